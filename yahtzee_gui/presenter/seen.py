# SPDX-License-Identifier: MIT
"""What is seen is the game as it is, or an earlier decision that the player looks back at.

This is the one place that decides whether values may be seen: before a decision only in Live mode or after a hint,
and always for a decision that has been made.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.analysis.options import Analysis, Option
from engine.coach.review import Decision, chosen_option
from engine.games.game import NOTHING_KEPT, Game, Kept, Rolled
from engine.rules.dice import Dice
from yahtzee_gui.play.controller import GameController


@dataclass(frozen=True)
class Seen:
    """A game and its marked dice; `analysis` and the option `pointed_at` where they may be seen.

    `decision` is the earlier decision that is looked back at, None for the game as it is. `answers` has by keep the
    roll that a demon is going to answer with.
    """

    game: Game
    kept: Kept
    analysis: Analysis | None = None
    pointed_at: Option | None = None
    decision: Decision | None = None
    answers: Mapping[Dice, Dice] = field(default_factory=dict)

    @property
    def can_keep(self) -> bool:
        """Whether dice can be marked to be kept."""
        return self.decision is None and self.game.has_rolled and self.game.rolls_left > 0


def seen(controller: GameController) -> Seen | None:
    """Return what is seen, or None before there is a game."""
    game, decision = controller.game, controller.viewed
    if game is None:
        return None
    if decision is not None:
        event = game.events[decision.event]
        kept = event.kept if isinstance(event, Rolled) else NOTHING_KEPT
        taken = chosen_option(decision.analysis, decision.before, event)
        return Seen(decision.before, kept, decision.analysis, taken, decision, _answers(controller, decision.analysis))
    if not controller.shows_options:
        return Seen(game, controller.kept)
    answers = _answers(controller, controller.analysis)
    return Seen(game, controller.kept, controller.analysis, controller.pointed_at, answers=answers)


def _answers(controller: GameController, analysis: Analysis | None) -> Mapping[Dice, Dice]:
    """Return what a demon answers each keep with; empty where the dice leave that to chance."""
    if controller.review is None or analysis is None:
        return {}
    return controller.review.answers.get(analysis.position, {})


def verdict_shows(controller: GameController) -> bool:
    """Return whether decisions that have been made may be judged by now."""
    return controller.mode.verdicts_after or (controller.game is not None and controller.game.is_over)
