# SPDX-License-Identifier: MIT
"""The ends of an option: what this turn may score after it, and with what score the game may end under best play.

Both are exact distributions. Two options that are worth nearly the same can differ much in them: one is safe, the other
for all or nothing.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.analysis.follower import Follower
from engine.analysis.options import Option
from engine.distribution.forward import forward
from engine.distribution.statistics import Start, after_category, after_keep, percentile
from engine.games.position import Position
from engine.rules import turn_states
from engine.runtime.steps import StepsDone
from engine.solving.value_table import ValueTable


@dataclass(frozen=True)
class Ends:
    """The ends of `option`: the chance of each number of points in the box of this turn, and of each final score.

    `final` has the chances of the scores from 0 on. Before the first roll of a turn there is no option.
    """

    option: Option | None
    turn: Mapping[int, float]
    final: tuple[float, ...]

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
    if option is None:
        turn: Mapping[int, float] = _turn(Follower(table, fair), position, ())
        found = yield from forward(table, Start(position.scores, position.yahtzee_bonuses), fair)
    elif option.category is not None:
        turn = {option.points or 0: 1.0}
        found = yield from forward(table, after_category(position, option.category), fair)
    else:
        keep = option.keep or ()
        turn = _turn(Follower(table, fair), position, keep)
        found = yield from forward(table, after_keep(position, keep), fair)
    return Ends(option, turn, found.distribution)


def _turn(follower: Follower, position: Position, keep: tuple[int, ...]) -> Mapping[int, float]:
    """Return the chance of each number of points that the turn scores in its box after a keep."""
    state = turn_states.turn_state(position.rules, position.filled)
    sums: dict[int, list[float]] = {}
    for ending, chance in follower.endings(state, keep, position.rolls_left).items():
        sums.setdefault(ending.points, []).append(chance)
    return {points: math.fsum(chances) for points, chances in sorted(sums.items())}
