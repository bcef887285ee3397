# SPDX-License-Identifier: MIT
"""The ends of an option: what this turn may score after it, and with what score the game may end under best play.

Both are exact distributions. Two options that are worth nearly the same can differ much in them: one is safe, the other
for all or nothing.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping
from functools import cached_property
from typing import Any

from engine.analysis.follower import Follower
from engine.analysis.options import Option
from engine.distribution.forward import forward
from engine.distribution.statistics import Start, after_category, after_keep, percentile
from engine.games.position import Position
from engine.rules import turn_states
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.solving.value_table import ValueTable
from engine.turn.endings import Ending


@dataclass(frozen=True)
class Ends:
    """The ends of `option`: the chance of each number of points in the box of this turn, and of each final score.

    `final` has the chances of the scores from 0 on. Before the first roll of a turn there is no option. With a `goal`
    of `engine.strategies.goals` play is best for that: `worth` is its chance, 0 to 1, or the certain score that is as
    good, and `needs` the lowest final score that meets it, or wins more often than not (`engine.workspace.goal_ends`).
    """

    option: Option | None
    turn: Mapping[int, float]
    final: tuple[float, ...]
    goal: Any = None
    worth: float | None = None
    needs: int | None = None

    @cached_property
    def mean(self) -> float:
        """The expected final score."""
        return math.fsum(score * chance for score, chance in enumerate(self.final))

    @cached_property
    def sd(self) -> float:
        """The standard deviation of the final score."""
        return math.sqrt(math.fsum((score - self.mean) ** 2 * chance for score, chance in enumerate(self.final)))

    def percentile(self, percent: float) -> int:
        """Return the lowest score for which the chance to end with it or less is at least `percent` of a hundred."""
        return percentile(self.final, percent)

    def at_least(self, score: int) -> float:
        """Return the chance to end with `score` or more."""
        return math.fsum(self.final[max(0, score) :])


def ends(
    table: ValueTable, position: Position, option: Option | None, fair: ValueTable | None = None
) -> Generator[StepsDone, None, Ends]:
    """Work out the ends of an option of `position`.

    Yields how far it is after each turn (closing the generator cancels) and returns the ends.

    Args:
        table: the value table, whole.
        position: the position, or one without dice before the first roll of a turn.
        option: one of its options; None without dice.
        fair: the fair table of the same rules, which the demon looks at.
    """
    if option is not None and option.category is not None:
        turn: Mapping[int, float] = {option.points or 0: 1.0}
    else:
        state = turn_states.turn_state(position.rules, position.filled)
        keep = option.keep or () if option is not None else ()
        turn = by_points(Follower(table, fair).endings(state, keep, position.rolls_left))
    found = yield from forward(table, start_after(position, option), fair)
    return Ends(option, turn, found.distribution)


def start_after(position: Position, option: Option | None) -> Start:
    """Return where the game goes on from after an option; without one, at the beginning of a turn."""
    if option is None:
        return Start(position.scores, position.yahtzee_bonuses)
    if option.category is not None:
        return after_category(position, option.category)
    return after_keep(position, option.keep or ())


def by_points(endings: Mapping[Ending, float]) -> Mapping[int, float]:
    """Return the chance of each number of points that a turn scores in its box."""
    sums: dict[int, list[float]] = {}
    for ending, chance in endings.items():
        sums.setdefault(ending.points, []).append(chance)
    return {points: math.fsum(chances) for points, chances in sorted(sums.items())}
