# SPDX-License-Identifier: MIT
"""What is said aloud of the game. It tells no more than may be seen: `presenter.seen` decides here, too."""

from __future__ import annotations

from engine.categories import CATEGORIES
from engine.coach import Decision
from engine.game import Game, Rolled
from yahtzee_gui import wording
from yahtzee_gui.controller import GameController
from yahtzee_gui.presenter.ending import summary_view
from yahtzee_gui.presenter.seen import seen, verdict_shows
from yahtzee_gui.presenter.tray import tray_view


def last_event_spoken(game: Game) -> str:
    """Return what happened last in `game`, which needs an event at least."""
    event = game.events[-1]
    if isinstance(event, Rolled):
        return wording.rolled(game.dice, game.rolls_left)
    total = game.points_so_far
    if event.bonus:
        bonus = game.rules.yahtzee_bonus
        return wording.scored_with_bonus(event.category, event.points, bonus, total)
    return wording.scored(event.category, event.points, total)


def standing_spoken(game: Game) -> str:
    """Return where `game` stands: the turn, the dice, the rolls left."""
    if game.is_over:
        return wording.sentences([wording.game_over(), wording.final_score(game.points_so_far)])
    turn = wording.turn(game.turn, len(CATEGORIES))
    if not game.has_rolled:
        return wording.sentences([turn, wording.before_first_roll(game.turn)])
    return wording.sentences([turn, wording.dice_on_table(game.dice, game.rolls_left)])


def keeping_spoken(controller: GameController) -> str:
    """Return which dice are kept, and what that is worth and how a demon answers it where that may be seen."""
    view = tray_view(controller)
    worth = wording.value_spoken(view.value, view.verdict) if view.verdict is not None else ""
    shown = seen(controller)
    answered = shown is not None and shown.pointed_at is not None and shown.pointed_at.keep in shown.answers
    return wording.sentences([view.sentence, worth, view.caption if answered else ""])


def verdict_spoken(controller: GameController) -> str:
    """Return the verdict on the decision that was the last event of the game; nothing if it may not be judged yet."""
    game, last = controller.game, controller.last_decision
    if game is None or last is None or not verdict_shows(controller) or last.event != len(game.events) - 1:
        return ""
    return wording.sentences([wording.judged(last)]) if last.counts else ""


def hint_spoken(controller: GameController) -> str:
    """Return the hint that was asked for; nothing if none was, or where all values are shown anyway."""
    shown = seen(controller)
    if controller.mode.hints_before or shown is None or shown.decision is not None or shown.analysis is None:
        return ""
    return wording.sentences([wording.hint_spoken(shown.analysis.best)])


def look_back_spoken(decision: Decision) -> str:
    """Return an earlier decision that is looked back at."""
    game = decision.before
    return wording.sentences(
        [
            wording.turn(game.turn, len(CATEGORIES)),
            wording.dice_on_table(game.dice, game.rolls_left),
            wording.you_chose(decision.taken),
            wording.judged(decision) if decision.counts else wording.no_choice(),
        ]
    )


def ending_spoken(controller: GameController) -> str:
    """Return what the end page says first."""
    view = summary_view(controller)
    return wording.sentences([view.headline, view.sentence, view.luck]) if view is not None else ""
