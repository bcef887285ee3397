# SPDX-License-Identifier: MIT
"""What is said aloud of the game. It tells no more than may be seen."""

from __future__ import annotations

from engine.coach.reviewing.review import Decision
from engine.games.game import Game, Rolled
from engine.rules.categories import CATEGORIES
from yahtzee_gui.play.scene.scene import Scene
from yahtzee_gui.presenter.after.ending import summary_view
from yahtzee_gui.presenter.turn.panel import coach_view
from yahtzee_gui.presenter.turn.tray import judgement, tray_view
from yahtzee_gui.wording import options
from yahtzee_gui.wording.game import announcing, ending, play


def last_event_spoken(game: Game) -> str:
    """Return what happened last in `game`, which needs an event at least."""
    event = game.events[-1]
    if isinstance(event, Rolled):
        return announcing.rolled(game.dice, game.rolls_left)
    total = game.points_so_far
    if event.bonus:
        bonus = game.rules.yahtzee_bonus
        return announcing.scored_with_bonus(event.category, event.points, bonus, total)
    return announcing.scored(event.category, event.points, total)


def standing_spoken(game: Game) -> str:
    """Return where `game` stands: the turn, the dice, the rolls left."""
    if game.is_over:
        return announcing.sentences([announcing.game_over(), ending.final_score(game.points_so_far)])
    turn = play.turn(game.turn, len(CATEGORIES))
    if not game.has_rolled:
        return announcing.sentences([turn, play.before_first_roll(game.turn)])
    return announcing.sentences([turn, announcing.dice_on_table(game.dice, game.rolls_left)])


def keeping_spoken(scene: Scene) -> str:
    """Return which dice are kept, and what that is worth and how a demon answers it where that may be seen."""
    view, option = tray_view(scene), scene.pointed_at
    worth = announcing.value_spoken(view.value, view.verdict, view.measure) if view.verdict is not None else ""
    answered = option is not None and scene.answer_to(option) is not None
    return announcing.sentences([play.keeping(scene.kept_dice), worth, view.caption if answered else ""])


def choosing_spoken(scene: Scene) -> str:
    """Return which box is chosen, what it is worth where that may be seen, and how it is scored."""
    view = tray_view(scene)
    worth = announcing.value_spoken(view.value, view.verdict, view.measure) if view.verdict is not None else ""
    return announcing.sentences([view.sentence or view.headline, worth, play.how_to_score()])


def verdict_spoken(scene: Scene) -> str:
    """Return the verdict on the decision that was the last event of the game; nothing if it may not be judged yet."""
    game, last = scene.game, scene.last_decision
    if game is None or last is None or last.event != len(game.events) - 1:
        return ""
    if not last.counts:
        return ""
    return announcing.sentences([judgement(last) if last.was_taken_back else announcing.judged(last)])


def hint_spoken(scene: Scene) -> str:
    """Return what the hint that was asked for tells; nothing if none was, or where all values are shown anyway."""
    if not scene.sight.hint or scene.viewed is not None:
        return ""
    if scene.analysis is None:
        return coach_view(scene).message if scene.comparison is not None else ""
    return announcing.sentences([announcing.hint_spoken(scene.analysis.best)])


def look_back_spoken(decision: Decision) -> str:
    """Return an earlier decision that is looked back at."""
    game = decision.before
    return announcing.sentences(
        [
            play.turn(game.turn, len(CATEGORIES)),
            announcing.dice_on_table(game.dice, game.rolls_left),
            options.you_chose(decision.taken),
            announcing.judged(decision) if decision.counts else announcing.no_choice(),
        ]
    )


def ending_spoken(scene: Scene, best_before: int | None = None) -> str:
    """Return what the end page says first."""
    view = summary_view(scene, best_before)
    if view is None:
        return ""
    return announcing.sentences([view.headline, view.praise, view.detail, view.sentence, view.luck])
