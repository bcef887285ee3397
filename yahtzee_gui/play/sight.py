# SPDX-License-Identifier: MIT
"""Sight is what a player may see at one moment of a game: nothing that follows from values before it is due.

This is the one place that knows. Whoever shows, says or draws something asks for a sight, never for the coach mode:

- before a decision its values are seen in Live mode, or once a hint was asked for;
- after it a verdict is seen in every mode but Off, and once the game is over in that one too.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.game import Game
from yahtzee_gui.desktop.preferences import CoachMode


@dataclass(frozen=True)
class Sight:
    """What may be seen, each by itself.

    Attributes:
        values: what the options of the decision to be made are worth, and the expected final score now.
        verdicts: what decisions that have been made were worth; they can be looked back at.
        luck: what the dice gave up to now; without it the timeline ends at the last decision.
        costs: what each open box would cost, or would have cost.
        last_choice: the decision just made, with what was best, where the options would be.
        retry: a lossy decision just made can be made again at once.
        warnings: the coach speaks up before a costly choice.
        hint: values that show because a hint was asked for.
        new_hint: a hint would show what does not show yet.
    """

    values: bool = False
    verdicts: bool = False
    luck: bool = False
    costs: bool = False
    last_choice: bool = False
    retry: bool = False
    warnings: bool = False
    hint: bool = False
    new_hint: bool = False


def sight_of(mode: CoachMode, game: Game | None, *, is_hinted: bool = False, looks_back: bool = False) -> Sight:
    """Return what may be seen of `game` in a coach mode.

    Args:
        mode: the coach mode.
        game: the game as it is; None before there is one.
        is_hinted: whether a hint was asked for at exactly this moment of the game.
        looks_back: whether an earlier decision is shown in the place of the one to be made.
    """
    is_over = game is not None and game.is_over
    has_rolled = game is not None and game.has_rolled
    always = mode is CoachMode.LIVE
    values = always or is_hinted
    return Sight(
        values=values,
        verdicts=mode is not CoachMode.OFF or is_over,
        luck=values or is_over,
        costs=looks_back or (values and not is_over),
        last_choice=mode in (CoachMode.WARN, CoachMode.AFTER),
        retry=mode is CoachMode.AFTER,
        warnings=mode is CoachMode.WARN and not values,
        hint=is_hinted and not always,
        new_hint=has_rolled and not values,
    )
