# SPDX-License-Identifier: MIT
"""A kernel is a compiled function on flat arrays; all of them are here, and they know no rules: those come as tables.

The value of a turn state s is the expected number of points still to come under best play. With V the table of
values, w(r) the chance of roll r from five dice, and c ranging over the categories allowed for r in s,

    F_0(r) = max_c points(c, r) + bonuses + V(s after c)                 value of roll r with no roll left
    K_n(k) = 1/6 * sum over faces f of K_n(k + f),   K_n(r) = F_n(r)     value of rolling the rest of keep k
    F_n+1(r) = max over keeps k of r of K_n(k)                           value of roll r with n + 1 rolls left
    V(s) = sum over rolls r of w(r) * F_(rolls per turn - 1)(r)

Both K and the maximum are computed along the lattice of the 462 keeps (`engine.dice`): the value of a keep is the
mean of its six children (210 keeps, 1,260 additions), the best keep of a roll the maximum passed down from parents to
children (1,260 comparisons). One work array of (462, 8) float64 holds all of it in place, for eight turn states at a
time: they share the filled boxes and differ in the upper total. Row k of the array belongs to keep k.

Operations per group of eight states, three rolls per turn: 2 * (1,260 + 1,260) in the lattice, 252 in the last mean,
about 1,000 for F_0, so some 6,300 vector operations, nearly all of them reading the 29.5 KB work array, which stays
in the first-level cache.

F_0 is put together from parts that many rolls share: the best of the upper boxes of faces 1-3 depends only on how
often these show (56 combinations), likewise 4-6, and the best of the lower boxes only on the roll's points there (98
different rows). A roll is then the maximum of three vectors. The six Yahtzees, for which jokers make the rules
differ, are computed box by box.

All arrays are C-contiguous. Indices come from unsigned arrays so that no negative index has to be caught.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import config, njit

from engine import dice, lanes, state
from engine.categories import CATEGORIES, LOWER, UPPER, Category
from engine.rules import UPPER_BONUS, YAHTZEE_POINTS, RuleSet, allowed_points, is_yahtzee, plain_points

FloatArray = np.ndarray[Any, np.dtype[np.float64]]

LANES = lanes.LANES
KEEP_COUNT = len(dice.KEEPS)
ROLL_COUNT = len(dice.ROLLS)
FIRST_ROLL = dice.FIRST_ROLL
NOT_ALLOWED = -1.0

# No reference counting: kernels allocate nothing and keep nothing.
_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}
_compiled = njit(**_OPTIONS)
# Functions that only kernels call need no entry from Python, which saves a fifth of the compile time.
_INNER_OPTIONS: dict[str, Any] = _OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
_inner = njit(**_INNER_OPTIONS)


# ---- tables that are the same for all rules -------------------------------------------------------------------------


def _index_array(rows: list[list[int]], width: int) -> np.ndarray:
    """Return `rows` as uint16 (len(rows), width), short rows padded with their first entry."""
    return np.array([(row + row[:1] * width)[:width] for row in rows], dtype=np.uint16)


CHILDREN = _index_array([[dice.KEEP_INDEX[c] for c in dice.children(k)] for k in dice.KEEPS[:FIRST_ROLL]], 6)
"""(210, 6): the six keeps with one die more."""

_PARENTS = [[dice.KEEP_INDEX[p] for p in dice.parents(k)] for k in dice.KEEPS]
PARENT_START = np.cumsum([0] + [len(row) for row in _PARENTS]).astype(np.uint16)
"""(463,): where the parents of each keep start in `PARENTS`."""
PARENTS = np.array([p for row in _PARENTS for p in row], dtype=np.uint16)
"""(1260,): the keeps with one die fewer."""

ROLL_CHANCE = np.array([dice.ways(roll) / 6**dice.DICE_PER_ROLL for roll in dice.ROLLS])
"""(252,): chance of each roll of five dice."""

_HALVES = sorted({dice.counts(roll)[:3] for roll in dice.ROLLS})
HALF_COUNTS = np.array(_HALVES, dtype=np.uint16)
"""(56, 3): how often each of three faces can show."""
LOW_HALF = np.array([_HALVES.index(dice.counts(roll)[:3]) for roll in dice.ROLLS], dtype=np.uint16)
HIGH_HALF = np.array([_HALVES.index(dice.counts(roll)[3:]) for roll in dice.ROLLS], dtype=np.uint16)
"""(252,): row of `HALF_COUNTS` of faces 1-3 and 4-6 of each roll."""

_LOWER = [category for category in LOWER if category is not Category.YAHTZEE]
_LOWER_ROWS = [tuple(plain_points(category, roll) for category in _LOWER) for roll in dice.ROLLS]
_LOWER_CLASSES = sorted(set(_LOWER_ROWS))
LOWER_POINTS = np.array(_LOWER_CLASSES, dtype=np.float64)
"""(98, 6): the different rows of points in the lower boxes but Yahtzee."""
LOWER_CLASS = np.array([_LOWER_CLASSES.index(row) for row in _LOWER_ROWS], dtype=np.uint16)
"""(252,): row of `LOWER_POINTS` of each roll."""

YAHTZEE_ROLLS = np.array([i for i, roll in enumerate(dice.ROLLS) if is_yahtzee(roll)], dtype=np.uint16)
"""(6,): the six Yahtzees among the rolls, by face."""
YAHTZEE_FACE = np.array([roll[0] - 1 if is_yahtzee(roll) else -1 for roll in dice.ROLLS])
"""(252,): 0 to 5 for the Yahtzees, -1 for the other rolls."""

COUNTS = np.array([dice.counts(roll) for roll in dice.ROLLS], dtype=np.uint16)

_BOX_BIT = np.array([state.LOWER_BITS.get(category, 0) for category in CATEGORIES], dtype=np.uint16)
_FIRST_LOWER = len(UPPER)
_YAHTZEE = int(Category.YAHTZEE)
_UPPER_BONUS_AT = state.TOTALS - 1

# Rows of the parts from which F_0 is put together, all in one (n, LANES) work array.
_UPPER_PART = 0  # 36 rows: face * 6 + count
_LOWER_PART = 36  # 6 rows: value of the state after filling each lower box
_YAHTZEE_PART = 42  # 2 rows: after scratching the Yahtzee box, after 50 in it (points included)
_LOW_PART = 44  # 56 rows: best upper box of faces 1-3
_HIGH_PART = 100  # 56 rows: best upper box of faces 4-6
_CLASS_PART = 156  # 98 rows: best lower box
_PART_COUNT = _CLASS_PART + len(_LOWER_CLASSES)


# ---- tables that carry the rules ------------------------------------------------------------------------------------


class RuleTables(NamedTuple):
    """The rules as the kernels see them.

    `points` (300, 13) holds what a roll may score in each box, `NOT_ALLOWED` where the rules forbid it: a row for
    each of the 252 rolls, then 48 rows that stand in for the Yahtzees, by: Yahtzee box filled, matching upper box
    open, any lower box open, face. `yahtzee_bonus` is earned in the states with a bonus ahead; `status_after_50` is
    the ``yahtzee`` part of the turn state once 50 stands in the box.
    """

    points: FloatArray
    yahtzee_bonus: float
    status_after_50: int
    rolls_per_turn: int


def rule_tables(rules: RuleSet) -> RuleTables:
    """Return the tables of `rules`, worked out by asking `engine.rules` about each kind of scorecard."""
    points = np.full((2, 2, 2, 6, 13), NOT_ALLOWED)
    for filled, matching_open, lower_open, face in np.ndindex(2, 2, 2, 6):
        scores = {} if matching_open else {UPPER[face]: 0}
        if not lower_open:
            scores |= dict.fromkeys(_LOWER, 0)
        if filled:
            scores[Category.YAHTZEE] = 0
        allowed = allowed_points(rules, scores, (face + 1,) * dice.DICE_PER_ROLL)
        for category, value in allowed.items():
            points[filled, matching_open, lower_open, face, category] = value
    plain = np.array([[plain_points(c, roll) for c in CATEGORIES] for roll in dice.ROLLS], dtype=np.float64)
    status_after_50 = state.YAHTZEE_BONUS_AHEAD if rules.yahtzee_bonus else state.YAHTZEE_FILLED
    rows = np.concatenate([plain, points.reshape(48, 13)])
    return RuleTables(rows, float(rules.yahtzee_bonus), status_after_50, rules.rolls_per_turn)


# ---- F_0: scoring ---------------------------------------------------------------------------------------------------


@_inner
def _is_open(status, lower, upper, box):
    """Return whether box `box` (0 to 12) is open in the turn state."""
    if box < _FIRST_LOWER:
        return (upper >> box) & 1 == 0
    if box == _YAHTZEE:
        return status == state.YAHTZEE_OPEN
    return (lower >> _BOX_BIT[box]) & 1 == 0


@_inner
def _gather(values, status, lower, upper, totals, parts, row):
    """Write the values of one (yahtzee, lower, upper) with eight upper totals into row `row` of `parts`."""
    base = ((status * state.LOWER_SETS + lower) * state.UPPER_SETS + upper) * state.TOTALS
    for lane in range(LANES):
        parts[row, lane] = values[base + totals[lane]]


@_inner
def _gather_upper(values, status, lower, upper, totals, parts, face, count):
    """Write points, upper bonus and value after scoring `count` dice in the upper box of `face` (0 to 5)."""
    points = count * (face + 1)
    filled = upper | (1 << face)
    base = ((status * state.LOWER_SETS + lower) * state.UPPER_SETS + filled) * state.TOTALS
    for lane in range(LANES):
        before = totals[lane]
        after = min(before + points, _UPPER_BONUS_AT)
        bonus = UPPER_BONUS if before < _UPPER_BONUS_AT <= after else 0
        parts[_UPPER_PART + face * 6 + count, lane] = values[base + after] + (points + bonus)


@_inner
def _gather_parts(values, status, lower, upper, totals, status_after_50, parts):
    """Fill the parts that need the table: what each open box leaves behind."""
    for face in range(6):
        if _is_open(status, lower, upper, face):
            for count in range(6):
                _gather_upper(values, status, lower, upper, totals, parts, face, count)
    for bit in range(6):
        if (lower >> bit) & 1 == 0:
            _gather(values, status, lower | (1 << bit), upper, totals, parts, _LOWER_PART + bit)
    if status == state.YAHTZEE_OPEN:
        _gather(values, state.YAHTZEE_FILLED, lower, upper, totals, parts, _YAHTZEE_PART)
        _gather(values, status_after_50, lower, upper, totals, parts, _YAHTZEE_PART + 1)
        with_points = lanes.add(lanes.load(parts, _YAHTZEE_PART + 1), lanes.fill(YAHTZEE_POINTS))
        lanes.store(parts, _YAHTZEE_PART + 1, with_points)


@_inner
def _combine_half(upper, parts, first_face, first_row):
    """Write the best open upper box among three faces, for each way in which they can show."""
    for half in range(len(HALF_COUNTS)):
        best = lanes.fill(-np.inf)
        for offset in range(3):
            face = first_face + offset
            if (upper >> face) & 1 == 0:
                count = HALF_COUNTS[half, offset]
                best = lanes.maximum(best, lanes.load(parts, _UPPER_PART + face * 6 + np.intp(count)))
        lanes.store(parts, first_row + half, best)


@_inner
def _combine_lower(status, lower, parts):
    """Write the best open lower box for each row of points in the lower boxes; a Yahtzee box counts as scratched."""
    zero = lanes.fill(-np.inf)
    if status == state.YAHTZEE_OPEN:
        zero = lanes.load(parts, _YAHTZEE_PART)
    for bit in range(6):
        if (lower >> bit) & 1 == 0:
            zero = lanes.maximum(zero, lanes.load(parts, _LOWER_PART + bit))
    for row in range(len(LOWER_POINTS)):
        best = zero
        for bit in range(6):
            points = LOWER_POINTS[row, bit]
            if points > 0.0 and (lower >> bit) & 1 == 0:
                best = lanes.maximum(best, lanes.add(lanes.load(parts, _LOWER_PART + bit), lanes.fill(points)))
        lanes.store(parts, _CLASS_PART + row, best)


@_inner
def _box_value(parts, roll, box, points):
    """Return points and value left behind when `roll` scores `points` in the open box `box`, Yahtzee bonus aside."""
    if box < _FIRST_LOWER:
        return lanes.load(parts, _UPPER_PART + box * 6 + np.intp(COUNTS[roll, box]))
    if box == _YAHTZEE:
        return lanes.load(parts, _YAHTZEE_PART + (1 if points > 0.0 else 0))
    return lanes.add(lanes.load(parts, _LOWER_PART + np.intp(_BOX_BIT[box])), lanes.fill(points))


@_inner
def _points_row(status, lower, upper, roll):
    """Return the row of `RuleTables.points` that holds what `roll` may score in the turn state."""
    face = YAHTZEE_FACE[roll]
    if face < 0:
        return np.intp(roll)
    filled = 0 if status == state.YAHTZEE_OPEN else 1
    matching_open = 1 - ((upper >> face) & 1)
    lower_open = 1 if lower != state.LOWER_SETS - 1 else 0
    return ROLL_COUNT + ((filled * 2 + matching_open) * 2 + lower_open) * 6 + face


@_inner
def _score_yahtzees(status, lower, upper, tables, parts, work):
    """Write F_0 of the six Yahtzees, box by box."""
    bonus = tables.yahtzee_bonus if status == state.YAHTZEE_BONUS_AHEAD else 0.0
    for face in range(6):
        roll = YAHTZEE_ROLLS[face]
        row = _points_row(status, lower, upper, roll)
        best = lanes.fill(-np.inf)
        for box in range(13):
            points = tables.points[row, box]
            if points >= 0.0 and _is_open(status, lower, upper, box):
                best = lanes.maximum(best, _box_value(parts, roll, box, points))
        lanes.store(work, FIRST_ROLL + np.intp(roll), lanes.add(best, lanes.fill(bonus)))


@_inner
def _score_rolls(values, status, lower, upper, totals, tables, parts, work):
    """Write F_0 of every roll into the last 252 rows of `work`."""
    _gather_parts(values, status, lower, upper, totals, tables.status_after_50, parts)
    _combine_half(upper, parts, 0, _LOW_PART)
    _combine_half(upper, parts, 3, _HIGH_PART)
    _combine_lower(status, lower, parts)
    for roll in range(ROLL_COUNT):
        best = lanes.load(parts, _CLASS_PART + np.intp(LOWER_CLASS[roll]))
        best = lanes.maximum(best, lanes.load(parts, _LOW_PART + np.intp(LOW_HALF[roll])))
        best = lanes.maximum(best, lanes.load(parts, _HIGH_PART + np.intp(HIGH_HALF[roll])))
        lanes.store(work, FIRST_ROLL + roll, best)
    _score_yahtzees(status, lower, upper, tables, parts, work)


# ---- K and F: rolling -----------------------------------------------------------------------------------------------


@_inner
def _take_means(work):
    """Give each keep that leaves something to roll the mean of its six children, from large keeps to small."""
    sixth = lanes.fill(1.0 / 6.0)
    for step in range(FIRST_ROLL):
        keep = FIRST_ROLL - 1 - step
        total = lanes.load(work, CHILDREN[keep, 0])
        for face in range(1, 6):
            total = lanes.add(total, lanes.load(work, CHILDREN[keep, face]))
        lanes.store(work, keep, lanes.multiply(total, sixth))


@_inner
def _take_best(work):
    """Give each keep the best value among itself and all smaller keeps of it, from small keeps to large."""
    for keep in range(1, KEEP_COUNT):
        best = lanes.load(work, keep)
        for position in range(PARENT_START[keep], PARENT_START[keep + 1]):
            best = lanes.maximum(best, lanes.load(work, PARENTS[position]))
        lanes.store(work, keep, best)


@_inner
def _mean_roll(work):
    """Return the mean over the 252 rolls of five dice, in four interleaved sums."""
    a = b = c = d = lanes.fill(0.0)
    for quarter in range(0, ROLL_COUNT, 4):
        row = FIRST_ROLL + quarter
        a = lanes.add(a, lanes.multiply(lanes.load(work, row), lanes.fill(ROLL_CHANCE[quarter])))
        b = lanes.add(b, lanes.multiply(lanes.load(work, row + 1), lanes.fill(ROLL_CHANCE[quarter + 1])))
        c = lanes.add(c, lanes.multiply(lanes.load(work, row + 2), lanes.fill(ROLL_CHANCE[quarter + 2])))
        d = lanes.add(d, lanes.multiply(lanes.load(work, row + 3), lanes.fill(ROLL_CHANCE[quarter + 3])))
    return lanes.add(lanes.add(a, b), lanes.add(c, d))


# ---- entry points ---------------------------------------------------------------------------------------------------


@_compiled
def solve_blocks(values, blocks, start, stop, totals_start, totals, tables, parts, work, lane_totals):
    """Write the values of all reachable turn states of `blocks[start:stop]` into `values`.

    Every state with one box more filled must be there already.

    Args:
        values: (786432,) float64, written in place.
        blocks: (n, 3) int64 rows of (yahtzee, lower, upper).
        start, stop: the rows to do.
        totals_start, totals: (65,) and (2794,) int64; the reachable upper totals of the set u of filled upper boxes
            are ``totals[totals_start[u]:totals_start[u + 1]]``.
        tables: from `rule_tables`.
        parts, work, lane_totals: scratch from `scratch_arrays`.
    """
    for block in range(start, stop):
        status, lower, upper = blocks[block, 0], blocks[block, 1], blocks[block, 2]
        base = ((status * state.LOWER_SETS + lower) * state.UPPER_SETS + upper) * state.TOTALS
        last = totals_start[upper + 1] - 1
        for first in range(totals_start[upper], last + 1, LANES):
            for lane in range(LANES):
                lane_totals[lane] = totals[min(first + lane, last)]
            _score_rolls(values, status, lower, upper, lane_totals, tables, parts, work)
            for _ in range(tables.rolls_per_turn - 1):
                _take_means(work)
                _take_best(work)
            lanes.store(work, 0, _mean_roll(work))
            for lane in range(min(LANES, last + 1 - first)):
                values[base + lane_totals[lane]] = work[0, lane]


@_compiled
def value_options(values, turn_state, roll, rolls_left, tables, parts, work, lane_totals, keeps, boxes):
    """Value every keep and every box of one position.

    Args:
        values: (786432,) float64, the table.
        turn_state: (yahtzee, lower, upper, total).
        roll: index of the roll, 0 to 251.
        rolls_left: 0 or more.
        tables: from `rule_tables`.
        parts, work, lane_totals: scratch from `scratch_arrays`.
        keeps: (462,) float64, out: value of every keep with `rolls_left`; untouched if no roll is left.
        boxes: (13,) float64, out: points, bonuses and value left behind of scoring `roll`; NaN where not allowed.
    """
    status, lower, upper, total = turn_state
    for lane in range(LANES):
        lane_totals[lane] = total
    _score_rolls(values, status, lower, upper, lane_totals, tables, parts, work)
    row = _points_row(status, lower, upper, roll)
    earns_bonus = status == state.YAHTZEE_BONUS_AHEAD and YAHTZEE_FACE[roll] >= 0
    for box in range(13):
        boxes[box] = np.nan
        points = tables.points[row, box]
        if points >= 0.0 and _is_open(status, lower, upper, box):
            lanes.store(parts, _LOW_PART, _box_value(parts, roll, box, points))
            boxes[box] = parts[_LOW_PART, 0] + (tables.yahtzee_bonus if earns_bonus else 0.0)
    for left in range(1, rolls_left + 1):
        _take_means(work)
        if left == rolls_left:
            for keep in range(KEEP_COUNT):
                keeps[keep] = work[keep, 0]
        else:
            _take_best(work)


def scratch_arrays() -> tuple[FloatArray, FloatArray, np.ndarray[Any, np.dtype[np.int64]]]:
    """Return the work space of one thread: parts (254, 8), work (462, 8), lane totals (8,)."""
    return np.empty((_PART_COUNT, LANES)), np.empty((KEEP_COUNT, LANES)), np.zeros(LANES, dtype=np.int64)


_ENTRY_POINTS = (solve_blocks, value_options)


def use_compile_cache(folder: Path) -> None:
    """Keep compiled code in `folder`, which must be keyed by the engine's sources and be writable.

    numba looks only at the file of a function when it decides whether cached code is stale, hence the key. It is told
    at run time rather than by ``cache=True``, which makes the import fail where no cache folder can be written.
    """
    config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    for kernel in _ENTRY_POINTS:
        kernel.enable_caching()
