# SPDX-License-Identifier: MIT
"""What is said aloud of the game. It tells no more than may be seen."""

from __future__ import annotations

from engine.game_review.review import Decision
from engine.games.game import Game, Rolled
from engine.rules.categories import CATEGORIES
from yahtzee_gui.board.coach.view import hint_message
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.view import ChoiceWords, choice_words, judgement
from yahtzee_gui.end_page.view import end_words
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import announcing, games, options


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
        return announcing.sentences([announcing.game_over(), games.final_score(game.points_so_far)])
    turn = tray_words.turn(game.turn, len(CATEGORIES))
    if not game.has_rolled:
        return announcing.sentences([turn, tray_words.before_first_roll(game.turn)])
    return announcing.sentences([turn, announcing.dice_on_table(game.dice, game.rolls_left)])


def keeping_spoken(scene: Scene) -> str:
    """Return which dice are kept, and what that is worth and how a demon answers it where that may be seen."""
    words, option = _words(scene), scene.pointed_at
    answer = words.caption if option is not None and scene.answer_to(option) is not None else ""
    return announcing.sentences([tray_words.keeping(scene.kept_dice), _worth(scene, words), answer])


def choosing_spoken(scene: Scene) -> str:
    """Return which box is chosen, what it is worth where that may be seen, and how it is scored."""
    words = _words(scene)
    return announcing.sentences([words.sentence or words.headline, _worth(scene, words), tray_words.how_to_score()])


def _words(scene: Scene) -> ChoiceWords:
    return choice_words(scene, scene.game) if scene.game is not None else ChoiceWords()


def _worth(scene: Scene, words: ChoiceWords) -> str:
    """Return what a choice is worth and the verdict on it, where both may be known."""
    if words.verdict is None or scene.analysis is None:
        return ""
    return announcing.value_spoken(words.value, words.verdict, scene.analysis.measure)


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
    if not scene.visibility.hint or scene.viewed is not None:
        return ""
    if scene.analysis is None:
        comparison = scene.comparison
        return hint_message(scene, comparison.inquiry.option) if comparison is not None else ""
    return announcing.sentences([announcing.hint_spoken(scene.analysis.best)])


def look_back_spoken(decision: Decision) -> str:
    """Return an earlier decision that is looked back at."""
    game = decision.before
    return announcing.sentences(
        [
            tray_words.turn(game.turn, len(CATEGORIES)),
            announcing.dice_on_table(game.dice, game.rolls_left),
            options.you_chose(decision.taken),
            announcing.judged(decision) if decision.counts else announcing.no_choice(),
        ]
    )


def ending_spoken(scene: Scene, best_before: int | None = None) -> str:
    """Return what the end page says first."""
    words = end_words(scene, best_before) if scene.viewed is None else None
    if words is None:
        return ""
    return announcing.sentences([words.headline, words.praise, words.detail, words.sentence, words.luck])
