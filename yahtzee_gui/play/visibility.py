# SPDX-License-Identifier: MIT
"""Visibility is what a player may see at one moment of a game: nothing that follows from values before it is due.

This is the one place that knows. What shows, says or draws something asks for a `Visibility`, never for the coach mode:

- before a decision its values are seen in Live mode (if one guesses first, when all is told), or once
  a hint has told everything; but not while dice are in the air, and no verdict on what the player has not chosen;
- in Warn mode a costly choice is warned of, also once a hint has told everything: a slip is still a slip;
- after it a verdict is seen in every mode but Off, and once the game is over in that one too;
- while a chance is being worked out nothing takes its place: the list waits, and so does the verdict on a choice made
  meanwhile;
- of a ghost, whose rolls are the same, the turns are seen that the player has finished, in every mode alike;
- of an exercise nothing is seen before a choice, then whether it was found, and all the rest once it is done.
"""

from __future__ import annotations

from enum import Enum, IntEnum

from engine.games.game import Game
from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop.preferences import CoachMode


class Hint(IntEnum):
    """How much a hint tells, a step at a time: the box to aim for, how many dice to keep as well, everything."""

    AIM = 1
    COUNT = 2
    ALL = 3

    def following(self) -> Hint:
        """Return the next step; the last one has none but itself."""
        return Hint(min(self + 1, Hint.ALL))


@dataclass(frozen=True)
class Visibility:
    """What may be seen, each by itself.

    Attributes:
        previews: what the dice would score.
        values: what the options of the decision to be made are worth, and the expected final score now.
        judges: the verdict on what the player is about to choose.
        verdicts: what decisions that have been made were worth; they can be looked back at.
        luck: what the dice gave up to now; without it the timeline ends before the last roll.
        costs: what each open box would cost, or would have cost.
        retry: a lossy decision just made can be made again at once.
        warnings: the coach speaks up before a costly choice.
        hint: what shows because a hint was asked for.
        new_hint: a hint would show what does not show yet.
        chances: how a match stands for everybody, as it was told last.
        ahead: where turn and game may end after the options of a decision that is to be made, or is looked back at;
            of one that was just made it is seen where its verdict is.
        same_rolls: what perfect play and foresight made of the rolls of the whole game.
    """

    previews: bool = False
    values: bool = False
    judges: bool = False
    verdicts: bool = False
    luck: bool = False
    costs: bool = False
    retry: bool = False
    warnings: bool = False
    hint: bool = False
    new_hint: bool = False
    same_rolls: bool = False
    chances: bool = False
    ahead: bool = False


def visibility_of(
    mode: CoachMode,
    game: Game | None,
    *,
    hint: Hint | None = None,
    guesses_first: bool = False,
    looks_back: bool = False,
    is_landing: bool = False,
    is_touched: bool = False,
    is_typing: bool = False,
) -> Visibility:
    """Return what may be seen of `game` in a coach mode.

    Args:
        game: the game as it is; None before there is one.
        hint: how much a hint has told at exactly this moment of the game.
        guesses_first: whether options are hidden in Live mode until the player has chosen, and has all told.
        looks_back: whether an earlier decision is shown in the place of the one to be made.
        is_landing: whether the dice just rolled are still in the air.
        is_touched: whether the player has chosen anything since they landed.
        is_typing: whether the next roll is being typed: what to keep of the one on the table is settled.
    """
    is_over = game is not None and game.is_over
    has_rolled = game is not None and game.has_rolled
    is_forced = has_one_choice(game.position if game is not None else None)
    is_quiet = mode is CoachMode.OFF and not is_over
    always = mode is CoachMode.LIVE and not (guesses_first and has_rolled)
    values = (always or hint is Hint.ALL) and not is_landing
    return Visibility(
        previews=not (is_landing or is_typing) or looks_back,
        values=values,
        judges=looks_back or (values and is_touched),
        verdicts=not is_quiet,
        luck=values or is_over,
        costs=looks_back or (values and not is_over),
        retry=mode is CoachMode.AFTER,
        warnings=mode is CoachMode.WARN,
        hint=hint is not None and not always and not is_landing,
        new_hint=has_rolled and not (values or is_landing or is_typing or looks_back or is_forced),
        same_rolls=is_over,
        chances=always or values or is_over,
        ahead=values or looks_back,
    )


def has_one_choice(position: Position | None) -> bool:
    """Return whether there is nothing to decide: no roll is left, and the dice can be scored in one box alone."""
    return position is not None and not position.rolls_left and len(position.allowed()) == 1


def ghost_turns(game: Game | None, looked_back_at: int | None = None) -> int:
    """Return how many turns of a ghost may be seen beside `game`.

    Args:
        game: the game as it is; None before there is one.
        looked_back_at: the turn (from 1) of the decision that is looked back at, if there is one: no later one shows.
    """
    finished = len(game.filled) if game is not None else 0
    return finished if looked_back_at is None else min(finished, looked_back_at)


class ExerciseStage(Enum):
    """How far an exercise is: a choice is to be made, one was made and there is a better one, or it is done."""

    CHOOSING = "choosing"
    TRIED = "tried"
    DONE = "done"


@dataclass(frozen=True)
class ExerciseVisibility:
    """What may be seen of an exercise.

    Attributes:
        found: whether the choice made last was good enough.
        answer: what was best, what the choice lost, and why.
    """

    found: bool = False
    answer: bool = False


def exercise_visibility(stage: ExerciseStage, *, is_silent: bool) -> ExerciseVisibility:
    """Return what may be seen of an exercise; nothing while a test is silent, until all of it is over."""
    if is_silent:
        return ExerciseVisibility()
    return ExerciseVisibility(found=stage is not ExerciseStage.CHOOSING, answer=stage is ExerciseStage.DONE)
