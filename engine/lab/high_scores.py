# SPDX-License-Identifier: MIT
"""High scores: which option to take to beat one, and when to give up a game for one.

To beat a high score by the normal approximation, as Verhoeff proposes it, beside what is exact.

Mean and spread of the final score under best-expectation play are known for every option (`engine.analysis.explainer`).
If final scores were normally distributed, the chance of T or more after an option with mean m and standard deviation s
would be 1 - Phi((T - 1/2 - m) / s), and the player would take the option with the highest. They are not: bonuses come
in lumps of 35, 50 and 100 points, so the distribution has several humps, and a player who goes for T does not go on as
the mean and the spread suppose.

Premature stopping: when to give up a game and begin anew, if you want to reach a score soon.

Within one game there is nothing to gain by stopping: points are never taken away, so what is still to come is worth
zero or more, and a score that is reached stays reached. It is another matter for a player who goes for a high score
game after game. A game that has become unlikely to reach it costs turns that a new one could use better. He may stop
between any two turns, and is done as soon as the points so far are enough.

How many turns does that take at least, on average? Say every turn costs c. With the target as the goal, 1 for reaching
it, the best play of a game that may be stopped is worth

    W(s, x) = 1                                          if x points are enough
              max(0, K(s, x) - c)                        otherwise: stop, or pay for a turn
              0                                          when all boxes are filled

with K the value of a turn as in `engine.solving.kernels`. Let G(c) = K(start, 0) - c: the best chance, minus
c times the turns, of games that begin with a turn at least. It falls as c rises; where it is zero, no play reaches the
target more often than c for each turn, and the best does. So 1 / c is the least mean number of turns (Dinkelbach's
method for ratios), and where W is positive the player goes on.
"""

from __future__ import annotations

from collections.abc import Generator
from math import erfc, sqrt

import numpy as np

from engine.analysis.explainer import Explainer
from engine.analysis.options import Analysis, Option
from engine.lab.lowest import after_ending
from engine.rules import dice
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RuleSet, plain_points
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone, passed_on
from engine.solving.goal_tables import Beginning, GoalTable, Lines, reach, solve_goal
from engine.solving.layers import BOXES
from engine.turn.endings import Ending

_CONTINUITY = 0.5


def normal_chance(target: float, mean: float, sd: float) -> float:
    """Return how likely a normally distributed score is to be `target` or more, scores being whole numbers."""
    distance = target - _CONTINUITY - mean
    if sd <= 0.0:
        return float(distance <= 0.0)
    return 0.5 * erfc(distance / (sd * sqrt(2.0)))


@dataclass(frozen=True)
class Approximated:
    """An option for a target: mean and SD after it under best-expectation play, the normal approximation made of them,
    and the exact best chance (the option's `worth`)."""

    option: Option
    sd: float
    normal: float


def approximate(analysis: Analysis, target: int, explainer: Explainer) -> list[Approximated]:
    """Return the options of an analysis that has the target as its goal, by falling normal approximation."""
    found = []
    for option in analysis.options:
        sd = explainer.explain(analysis.position, option).sd
        found.append(Approximated(option, sd, normal_chance(target, option.value, sd)))
    return sorted(found, key=lambda one: -one.normal)


_START = Beginning((0, 0, 0, 0), 0, 0)
_CLOSE = 1e-12
_MOST_SOLVES = 40


@dataclass(frozen=True)
class Stopping:
    """How a target is reached soonest.

    `turns` is the least mean number of turns until a game has reached it, `turns_without` the same when every game is
    played to its end under the play with the best chance, `cost` what a turn is worth as a chance. `table` has what
    turn states are worth by points so far, above zero where the game goes on; `chance` is the best chance of one game.
    """

    rules: RuleSet
    target: int
    turns: float
    turns_without: float
    chance: float
    cost: float
    table: GoalTable

    def goes_on(self, turn_state: tuple[int, int, int, int], points: int) -> bool:
        """Return whether the game goes on between two turns; it is not over yet, and the target not reached."""
        return self.table.value(turn_state, points) > 0.0


def first_turns(found: Stopping) -> dict[Category, dict[int, bool]]:
    """Return for every way to end the first turn, by category and points, whether the game goes on."""
    result: dict[Category, dict[int, bool]] = {}
    for category in CATEGORIES:
        for points in sorted({plain_points(category, roll) for roll in dice.ROLLS}):
            state, so_far = after_ending(found.rules, (0, 0, 0, 0), Ending(category, points, False))
            result.setdefault(category, {})[points] = found.goes_on(state, so_far)
    return result


class _Costing:
    """Takes the cost of a turn from all lines of a layer, and what is then below zero stops."""

    def __init__(self, cost: float) -> None:
        self._cost = cost
        self.before = 0.0

    def __call__(self, lines: Lines) -> None:
        """Change the lines of a layer that has just been solved."""
        ends = np.cumsum(lines.lengths)
        places = np.arange(int(ends[-1])) + np.repeat(lines.starts - ends + lines.lengths, lines.lengths)
        worth = lines.pool[places] - self._cost
        self.before = float(worth[0]) if len(worth) else 0.0
        lines.pool[places] = np.maximum(worth, 0.0)


def _gain(
    rules: RuleSet, target: int, begin: Beginning, cost: float, keep: range | None, threads: int | None
) -> Generator[StepsDone, None, tuple[float, GoalTable]]:
    """Return G(cost), and the table."""
    costing = _Costing(cost)
    table = yield from solve_goal(rules, reach(target), begin, keep=keep, threads=threads, between=costing)
    return costing.before, table


def stopping(
    rules: RuleSet, target: int, begin: Beginning = _START, *, threads: int | None = None
) -> Generator[StepsDone, None, Stopping]:
    """Find out when to stop on the way to a target, with fair dice; it takes some eight solves.

    Raises:
        ValueError: if no game that begins so can reach the target.
    """
    fixed = (rules, target, begin)
    chance, _ = yield from _shared(_gain(*fixed, 0.0, range(0), threads), 0)
    if chance <= 0.0:
        raise ValueError(f"reach: no game ends with {target} points or more")
    turns_without = (BOXES - begin.filled) / chance
    before, cost = (0.0, chance), 1.0 / turns_without
    for number in range(1, _MOST_SOLVES):
        gain, _ = yield from _shared(_gain(*fixed, cost, range(0), threads), number)
        if gain <= _CLOSE * chance:
            break
        # The secant of a falling convex function never goes beyond its zero.
        slope = (gain - before[1]) / (cost - before[0])
        before, cost = (cost, gain), cost - gain / slope
    _, table = yield from _shared(_gain(*fixed, cost, None, threads), number + 1)
    return Stopping(rules, target, 1.0 / cost, turns_without, chance, cost, table)


def _shared(
    steps: Generator[StepsDone, None, tuple[float, GoalTable]], number: int
) -> Generator[StepsDone, None, tuple[float, GoalTable]]:
    """Pass on the progress of a solve as part of all; how many there will be is not known."""

    def share(progress: StepsDone) -> StepsDone:
        done = 1 - 0.75 ** (number + progress.fraction)
        return StepsDone(round(1000 * done), 1000)

    return passed_on(steps, share)
