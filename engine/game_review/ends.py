# SPDX-License-Identifier: MIT
"""The ends of an option: what this turn may score after it, and with what score the game may end under best play.

Both are exact distributions. Two options that are worth nearly the same can differ much in them: one is safe, the other
for all or nothing.

Where the turn ends is told twice: by best play for the whole game, as `engine.analysis.explainer` does, and the most
one could do for each box if that were all. That is a game of its own: every keep is chosen for one box, by the rules in
play, jokers included. It has an answer for the boxes that are made or missed, from Three of a kind to Yahtzee; any roll
scores in the others.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np

from engine.analysis.explainer import by_category
from engine.analysis.explanations import CategoryEnding, Most, TurnEnds
from engine.analysis.follower import Follower
from engine.analysis.options import Option
from engine.distribution.forward import forward
from engine.distribution.statistics import Figures, Start, after_choice, figures_of, percentile
from engine.games.position import Position
from engine.rules import dice, turn_states
from engine.rules.categories import Category
from engine.rules.rule_sets import RuleSet
from engine.rules.ties import EQUAL
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.solving.reference import Floats, lattice, values_of_keeps
from engine.solving.value_table import ValueTable
from engine.turn.endings import Ending
from engine.turn.lattice import FloatArray


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
    def figures(self) -> Figures:
        """Mean and standard deviation of the final score."""
        return figures_of(dict(enumerate(self.final)))

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

    Before the first roll of a turn the position has no dice and there is no option. The demon looks at the fair table
    of the same rules.
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
    return after_choice(position, option.choice)


def by_points(endings: Mapping[Ending, float]) -> Mapping[int, float]:
    """Return the chance of each number of points that a turn scores in its box."""
    sums: dict[int, list[float]] = {}
    for ending, chance in endings.items():
        sums.setdefault(ending.points, []).append(chance)
    return {points: math.fsum(chances) for points, chances in sorted(sums.items())}


def hands(rules: RuleSet) -> tuple[Category, ...]:
    """Return the boxes that are made or missed."""
    return tuple(category for category in rules.lower if not rules.box(category).takes_any_dice)


def turn_ends(follower: Follower, position: Position, option: Option | None) -> TurnEnds:
    """Return where the turn ends after an option of `position`, best play after it.

    Before the first roll of a turn the position has no dice and there is no option.
    """
    keep = option.keep or () if option is not None else ()
    state = turn_states.turn_state(position.rules, position.filled)
    return ends_with(position, option, lambda: follower.endings(state, keep, position.rolls_left))


def ends_with(position: Position, option: Option | None, follow: Callable[[], Mapping[Ending, float]]) -> TurnEnds:
    """Return where the turn ends after an option; `follow` says how one goes on that has not ended with it."""
    if option is not None and option.category is not None:
        points = option.points or 0
        endings: tuple[CategoryEnding, ...] = (CategoryEnding(option.category, 1.0, points, float(points == 0)),)
    else:
        endings = by_category(follow())
    return TurnEnds(position, option, endings, most_for_each(position) if position.dice_model.is_fair else {})


def most_for_each(position: Position) -> dict[Category, Most]:
    """Return the best chance to score more than nothing in each open hand, with fair dice."""
    wanted = [category for category in hands(position.rules) if position.scores[category] is None]
    if not wanted:
        return {}
    points = _scored(position, wanted)
    before = position.rules.rolls_per_turn if not position.dice else position.rolls_left
    if not before:
        row = points[dice.ROLL_INDEX[position.roll]].tolist()
        return {category: Most(chance) for category, chance in zip(wanted, row, strict=True)}
    keeps = values_of_keeps(points, before, lattice(), Floats())
    if not position.dice:
        return {category: Most(chance) for category, chance in zip(wanted, keeps[0].tolist(), strict=True)}
    allowed = dice.keeps_of(position.roll)
    found = keeps[[dice.KEEP_INDEX[keep] for keep in allowed]]
    equal = found >= found.max(axis=0) - EQUAL
    # Of keeps that are as good the one with most dice is what one would keep.
    sizes = np.array([len(keep) for keep in allowed])[:, None]
    best = np.argmax(np.where(equal, sizes, -1), axis=0)
    return {
        category: Most(
            float(found[place, column]),
            allowed[place],
            tuple(allowed[row] for row in np.flatnonzero(equal[:, column]).tolist()),
        )
        for column, (category, place) in enumerate(zip(wanted, best.tolist(), strict=True))
    }


def _scored(position: Position, wanted: Sequence[Category]) -> FloatArray:
    """Return (252, wanted): 1 where the rules let a roll score more than nothing in a box."""
    result = np.zeros((len(dice.ROLLS), len(wanted)))
    for row, roll in enumerate(dice.ROLLS):
        allowed = replace(position, dice=roll, rolls_left=0).allowed()
        result[row] = [allowed.get(category, 0) > 0 for category in wanted]
    return result
