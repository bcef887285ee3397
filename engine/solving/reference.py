# SPDX-License-Identifier: MIT
"""A slow reference in numpy, without compiled code: what a turn is worth with fair dice, worked out from the rules.

It shares nothing with the kernels but the rules themselves (`engine.rules`), and is some hundred times slower: made to
look whether they still do what they should (`engine.solving.new_table_checks`), not to work with.

It is the recurrence of `engine.solving.kernels` in any arithmetic, for any number of dice, faces and rolls. With
F the values of the rolls and K those of the keeps,

    K(k) = mean over the faces f of K(k + f)          K(r) = F(r)
    F'(r) = max over the keeps k of r of K(k)

along the lattice of keeps, on arrays of numpy: a row for each keep, and a column for each of as many situations as
there are. What it loses in speed it gains in arithmetic. `WHOLE` is exact: values are integers, to be divided by
faces^(dice * rolls) for each turn. `Floats` rounds as its numbers do: 32, 64 or 80 bits, and adds up in either order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Any, NamedTuple

import numpy as np

from engine.rules import dice, turn_states
from engine.rules.categories import Category
from engine.rules.scoring import RuleSet, allowed_points, is_yahtzee, plain_points
from engine.rules.turn_states import TurnState
from engine.runtime.lazy_dataclass import dataclass

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class PlainLattice:
    """The keeps of some dice, small ones first, as `engine.rules.dice` has them for five dice of six faces.

    `keeps` are sorted tuples of faces; `bounds[n]` is where those of n dice begin, so the rolls begin at
    ``bounds[dice]``. `children` (keeps that are no rolls, faces) and `parents` (keeps, up to `dice`) are rows of them;
    where a keep has fewer parents, the first one fills up.
    """

    dice: int
    faces: int
    keeps: tuple[tuple[int, ...], ...]
    bounds: tuple[int, ...]
    children: Array
    parents: Array

    @property
    def rolls(self) -> tuple[tuple[int, ...], ...]:
        """The keeps of all dice."""
        return self.keeps[self.bounds[self.dice] :]


@lru_cache(maxsize=8)
def lattice(dice: int = 5, faces: int = 6) -> PlainLattice:
    """Return the lattice of this many dice with this many faces."""
    by_size = [tuple(combinations_with_replacement(range(1, faces + 1), size)) for size in range(dice + 1)]
    keeps = tuple(keep for some in by_size for keep in some)
    bounds = tuple(sum(map(len, by_size[:size])) for size in range(dice + 1))
    row = {keep: number for number, keep in enumerate(keeps)}
    children = [[row[tuple(sorted((*keep, face)))] for face in range(1, faces + 1)] for keep in keeps[: bounds[dice]]]
    parents = [[0] * dice]
    for keep in keeps[1:]:
        found = sorted({row[parent] for parent in combinations(keep, len(keep) - 1)})
        parents.append((found + [found[0]] * dice)[:dice])
    return PlainLattice(dice, faces, keeps, bounds, np.array(children, dtype=np.intp), np.array(parents, dtype=np.intp))


# ---- arithmetics ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Whole:
    """Integers without end: exact. A mean divides by the faces without a rest, for rolls are multiplied up first."""

    dtype: Any = object

    def scaled(self, rolls: Array, grid: PlainLattice) -> Array:
        """Return the values of rolls so that all means can be taken."""
        return rolls * grid.faces**grid.dice

    def mean(self, rows: list[Array], grid: PlainLattice) -> Array:
        """Return the mean of the rows, one for each face."""
        return sum(rows[1:], rows[0]) // grid.faces


@dataclass(frozen=True)
class Floats:
    """Floating-point numbers; `backwards` adds up the faces from the last to the first."""

    dtype: Any = np.float64
    backwards: bool = False

    def scaled(self, rolls: Array, grid: PlainLattice) -> Array:
        """Return the values of rolls as they are."""
        return rolls

    def mean(self, rows: list[Array], grid: PlainLattice) -> Array:
        """Return the mean of the rows, one for each face."""
        ordered = rows[::-1] if self.backwards else rows
        total = ordered[0] + ordered[1]
        for row in ordered[2:]:
            total += row
        return total / self.dtype(grid.faces)


Arithmetic = Whole | Floats
WHOLE = Whole()


# ---- the turn -------------------------------------------------------------------------------------------------------


def turn_denominator(grid: PlainLattice, rolls: int) -> int:
    """Return what the values of `WHOLE` are to be divided by for a turn of each number of rolls."""
    return grid.faces ** (grid.dice * rolls)


def take_means(work: Array, grid: PlainLattice, arithmetic: Arithmetic) -> None:
    """Write K over `work` (keeps, columns), whose last rows are F."""
    first = grid.bounds[grid.dice]
    work[first:] = arithmetic.scaled(work[first:], grid)
    for size in range(grid.dice - 1, -1, -1):
        keeps = slice(grid.bounds[size], grid.bounds[size + 1])
        rows = [work[grid.children[keeps, face]] for face in range(grid.faces)]
        work[keeps] = arithmetic.mean(rows, grid)


def take_best(work: Array, grid: PlainLattice) -> None:
    """Write F with a roll more into the last rows of `work`, which is K; the rows before are spoilt."""
    for size in range(1, grid.dice + 1):
        keeps = slice(grid.bounds[size], grid.bounds[size + 1] if size < grid.dice else None)
        best = work[keeps]
        for parent in range(size):
            best = np.maximum(best, work[grid.parents[keeps, parent]])
        work[keeps] = best


def values_of_keeps(scored: Array, rolls: int, grid: PlainLattice, arithmetic: Arithmetic) -> Array:
    """Return (keeps, columns) the value of each keep with `rolls` rolls left; the first row is for that many rolls.

    `scored` (rolls of the lattice, columns) is what each roll is worth when it is scored. The values of `WHOLE` come
    out `turn_denominator` times as large.
    """
    work = np.empty((len(grid.keeps), scored.shape[1]), dtype=arithmetic.dtype)
    work[grid.bounds[grid.dice] :] = scored
    for _ in range(rolls - 1):
        take_means(work, grid, arithmetic)
        take_best(work, grid)
    take_means(work, grid, arithmetic)
    return work


def value_of_turn(scored: Array, rolls: int, grid: PlainLattice, arithmetic: Arithmetic) -> Array:
    """Return (columns,) what a turn is worth before its first roll, the arguments being those of `values_of_keeps`."""
    return values_of_keeps(scored, rolls, grid, arithmetic)[0]


FloatArray = np.ndarray[Any, np.dtype[np.float64]]
IntArray = np.ndarray[Any, np.dtype[np.int64]]

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
