# SPDX-License-Identifier: MIT
"""A slow reference in numpy, without compiled code: what a turn is worth with fair dice, worked out from the rules.

It shares nothing with the kernels but the rules themselves (`engine.rules`), and is some hundred times slower: made to
look whether they still do what they should (`engine.solving.new_table_checks`), not to work with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from engine.rules import dice, turn_states
from engine.rules.categories import Category
from engine.rules.scoring import RuleSet, allowed_points, is_yahtzee, plain_points
from engine.solving.plain_turn import Floats, lattice, take_best, take_means

FloatArray = np.ndarray[Any, np.dtype[np.float64]]
IntArray = np.ndarray[Any, np.dtype[np.int64]]
TurnState = tuple[int, int, int, int]
"""(yahtzee, lower, upper, total) as in `engine.rules.turn_states`."""

_YAHTZEES = [index for index, roll in enumerate(dice.ROLLS) if is_yahtzee(roll)]
_KEPT = 8  # rule sets
_SOME_POINTS = 1
_ORDINARY = dice.ROLLS[1]  # not five of a kind: every open box takes it


class Gain(NamedTuple):
    """What scoring brings at once: points in a box, an upper bonus, a Yahtzee bonus; and the turn state after it."""

    category: Category
    points: int
    upper_bonus: int
    yahtzee_bonus: int
    after: TurnState

    @property
    def all_points(self) -> int:
        """All that is added to the points so far."""
        return self.points + self.upper_bonus + self.yahtzee_bonus


Worth = Callable[[Gain], float]
"""What scoring is worth with all that follows it."""


# ---- scoring --------------------------------------------------------------------------------------------------------


def filled_boxes(rules: RuleSet, state: TurnState) -> dict[Category, int]:
    """Return the filled boxes of a turn state with points that tell the rules as much as those that they may hold."""
    yahtzee, lower, upper, _ = state
    here = turn_states.layout(rules)
    filled = {category: 0 for category, bit in here.upper_bits.items() if upper >> bit & 1}
    filled |= {category: 0 for category, bit in here.lower_bits.items() if lower >> bit & 1}
    if yahtzee != turn_states.YAHTZEE_OPEN and rules.yahtzee_box is not None:
        filled[rules.yahtzee_box] = _SOME_POINTS if yahtzee == turn_states.YAHTZEE_BONUS_AHEAD else 0
    return filled


def gain_of(rules: RuleSet, state: TurnState, category: Category, points: int, *, alike: bool) -> Gain:
    """Return what scoring `points` in an open box brings; `alike` says whether the dice were five of a kind."""
    yahtzee, lower, upper, total = state
    here, upper_bonus = turn_states.layout(rules), 0
    bonus = rules.yahtzee_bonus if alike and yahtzee == turn_states.YAHTZEE_BONUS_AHEAD else 0
    if category.is_upper:
        upper_bonus = rules.upper_bonus if total < here.bonus_at <= total + points else 0
        total = min(total + points, here.bonus_at)
    return Gain(category, points, upper_bonus, bonus, (*here.after(yahtzee, lower, upper, category, points), total))


@lru_cache(maxsize=_KEPT)
def _plain(rules: RuleSet, first: bool) -> tuple[tuple[list[int], IntArray], ...]:
    """Return by category the numbers of points that rolls score there, and which of them each roll does."""
    found = []
    for category in rules.categories:
        points = [plain_points(category, roll, rules, first=first) for roll in dice.ROLLS]
        different = sorted(set(points))
        found.append((different, np.array([different.index(number) for number in points])))
    return tuple(found)


def scored(rules: RuleSet, state: TurnState, worth: Worth, *, first: bool = False) -> FloatArray:
    """Return (252, boxes) what each roll is worth when it is scored at once in each box, -inf where it must not be."""
    filled = filled_boxes(rules, state)
    found: FloatArray = np.full((len(dice.ROLLS), len(rules.boxes)), -np.inf)
    open_boxes = allowed_points(rules, filled, _ORDINARY)
    for category, (different, which) in zip(rules.categories, _plain(rules, first), strict=True):
        if category in open_boxes:
            worths = [worth(gain_of(rules, state, category, points, alike=False)) for points in different]
            found[:, category] = np.array(worths)[which]
    for index in _YAHTZEES:
        found[index] = -np.inf
        for category, points in allowed_points(rules, filled, dice.ROLLS[index], first=first).items():
            found[index, category] = worth(gain_of(rules, state, category, points, alike=True))
    return found


def turns_worth(rules: RuleSet, states: Sequence[TurnState], worth: Worth) -> FloatArray:
    """Return what the turns of some states are worth before their first roll, by what scoring is `worth`."""
    grid, floats = lattice(), Floats()
    first = grid.bounds[grid.dice]

    def at_once(*, first: bool = False) -> FloatArray:
        return np.column_stack([scored(rules, state, worth, first=first).max(axis=1) for state in states])

    work = np.empty((len(grid.keeps), len(states)))
    work[first:] = at_once()
    for left in range(rules.rolls_per_turn):
        if left:
            take_best(work, grid)
        if rules.counts_first_rolls and left == rules.rolls_per_turn - 1:
            work[first:] = np.maximum(work[first:], at_once(first=True))
        take_means(work, grid, floats)
    return work[0]
