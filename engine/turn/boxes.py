# SPDX-License-Identifier: MIT
"""Scoring: the compiled functions that value a roll with no roll left, F_0 of `engine.solving.value_kernels`.

F_0 is put together from parts that many rolls share: the best of the upper boxes of faces 1-3 depends only on how
often these show (56 combinations), likewise 4-6, and the best of the lower boxes only on the roll's points there (98
different rows). A roll is then the maximum of three vectors. The six Yahtzees, for which jokers make the rules
differ, are computed box by box.
"""

from __future__ import annotations

import numpy as np

from engine.compiling import inlined, inner
from engine.rules import dice, turn_states
from engine.rules.scoring import UPPER_BONUS, YAHTZEE_POINTS, plain_points
from engine.turn import lanes
from engine.turn.endings import BOX_BIT, FIRST_LOWER, LOWER_BUT_YAHTZEE, YAHTZEE_BOX, YAHTZEE_ROLLS, is_open, points_row
from engine.turn.lanes import LANES
from engine.turn.lattice import FIRST_ROLL, ROLL_COUNT

# Three faces show in 56 ways only: the best upper box is looked for 56 times in each half, and a roll then compares two
# of the results, instead of six boxes for each of the 252 rolls.
_HALVES = sorted({dice.counts(roll)[:3] for roll in dice.ROLLS})
HALF_COUNTS = np.array(_HALVES, dtype=np.uint16)
"""(56, 3): how often each of three faces can show."""
LOW_HALF = np.array([_HALVES.index(dice.counts(roll)[:3]) for roll in dice.ROLLS], dtype=np.uint16)
HIGH_HALF = np.array([_HALVES.index(dice.counts(roll)[3:]) for roll in dice.ROLLS], dtype=np.uint16)
"""(252,): row of `HALF_COUNTS` of faces 1-3 and 4-6 of each roll."""

# Rolls that bring the same points in all lower boxes share the best of these: 98 classes instead of 252 rolls.
_LOWER_ROWS = [tuple(plain_points(category, roll) for category in LOWER_BUT_YAHTZEE) for roll in dice.ROLLS]
_LOWER_CLASSES = sorted(set(_LOWER_ROWS))
LOWER_POINTS = np.array(_LOWER_CLASSES, dtype=np.float64)
"""(98, 6): the different rows of points in the lower boxes but Yahtzee."""
LOWER_CLASS = np.array([_LOWER_CLASSES.index(row) for row in _LOWER_ROWS], dtype=np.uint16)
"""(252,): row of `LOWER_POINTS` of each roll."""

COUNTS = np.array([dice.counts(roll) for roll in dice.ROLLS], dtype=np.uint16)
_UPPER_BONUS_AT = turn_states.TOTALS - 1

# Rows of the parts from which F_0 is put together, all in one (n, LANES) work array.
UPPER_PART = 0  # 36 rows: face * 6 + count
LOWER_PART = 36  # 6 rows: value of the state after filling each lower box
YAHTZEE_PART = 42  # 2 rows: after scratching the Yahtzee box, after 50 in it (points included)
LOW_PART = 44  # 56 rows: best upper box of faces 1-3
HIGH_PART = 100  # 56 rows: best upper box of faces 4-6
CLASS_PART = 156  # 98 rows: best lower box
PART_COUNT = CLASS_PART + len(_LOWER_CLASSES)


@inlined
def _gather(values, status, lower, upper, totals, parts, row):
    """Write the values of one (yahtzee, lower, upper) with eight upper totals into row `row` of `parts`."""
    base = ((status * turn_states.LOWER_SETS + lower) * turn_states.UPPER_SETS + upper) * turn_states.TOTALS
    for lane in range(LANES):
        parts[row, lane] = values[base + totals[lane]]


@inlined
def _gather_upper(values, status, lower, upper, totals, parts, face, count):
    """Write points, upper bonus and value after scoring `count` dice in the upper box of `face` (0 to 5)."""
    points = count * (face + 1)
    filled = upper | (1 << face)
    base = ((status * turn_states.LOWER_SETS + lower) * turn_states.UPPER_SETS + filled) * turn_states.TOTALS
    for lane in range(LANES):
        before = totals[lane]
        after = min(before + points, _UPPER_BONUS_AT)
        bonus = UPPER_BONUS if before < _UPPER_BONUS_AT <= after else 0
        parts[UPPER_PART + face * 6 + count, lane] = values[base + after] + (points + bonus)


@inlined
def gather_parts(values, status, lower, upper, totals, status_after_50, parts):
    """Fill the parts that need the table: what each open box leaves behind."""
    for face in range(6):
        if is_open(status, lower, upper, face):
            for count in range(6):
                _gather_upper(values, status, lower, upper, totals, parts, face, count)
    for bit in range(6):
        if (lower >> bit) & 1 == 0:
            _gather(values, status, lower | (1 << bit), upper, totals, parts, LOWER_PART + bit)
    if status == turn_states.YAHTZEE_OPEN:
        _gather(values, turn_states.YAHTZEE_FILLED, lower, upper, totals, parts, YAHTZEE_PART)
        _gather(values, status_after_50, lower, upper, totals, parts, YAHTZEE_PART + 1)
        with_points = lanes.add(lanes.load(parts, YAHTZEE_PART + 1), lanes.fill(YAHTZEE_POINTS))
        lanes.store(parts, YAHTZEE_PART + 1, with_points)


@inlined
def _combine_half(upper, parts, first_face, first_row):
    """Write the best open upper box among three faces, for each way in which they can show."""
    for half in range(len(HALF_COUNTS)):
        best = lanes.fill(-np.inf)
        for offset in range(3):
            face = first_face + offset
            if (upper >> face) & 1 == 0:
                count = HALF_COUNTS[half, offset]
                best = lanes.maximum(best, lanes.load(parts, UPPER_PART + face * 6 + np.intp(count)))
        lanes.store(parts, first_row + half, best)


@inlined
def _combine_lower(status, lower, parts):
    """Write the best open lower box for each row of points in the lower boxes; a Yahtzee box counts as scratched."""
    # What scratching any open box is worth at best is the same for all rows: each then looks at its boxes with points.
    zero = lanes.fill(-np.inf)
    if status == turn_states.YAHTZEE_OPEN:
        zero = lanes.load(parts, YAHTZEE_PART)
    for bit in range(6):
        if (lower >> bit) & 1 == 0:
            zero = lanes.maximum(zero, lanes.load(parts, LOWER_PART + bit))
    for row in range(len(LOWER_POINTS)):
        best = zero
        for bit in range(6):
            points = LOWER_POINTS[row, bit]
            if points > 0.0 and (lower >> bit) & 1 == 0:
                best = lanes.maximum(best, lanes.add(lanes.load(parts, LOWER_PART + bit), lanes.fill(points)))
        lanes.store(parts, CLASS_PART + row, best)


@inner
def box_value(parts, roll, box, points):
    """Return points and value left behind when `roll` scores `points` in the open box `box`, Yahtzee bonus aside."""
    if box < FIRST_LOWER:
        return lanes.load(parts, UPPER_PART + box * 6 + np.intp(COUNTS[roll, box]))
    if box == YAHTZEE_BOX:
        return lanes.load(parts, YAHTZEE_PART + (1 if points > 0.0 else 0))
    return lanes.add(lanes.load(parts, LOWER_PART + np.intp(BOX_BIT[box])), lanes.fill(points))


@inlined
def _score_yahtzees(status, lower, upper, tables, parts, work):
    """Write F_0 of the six Yahtzees, box by box."""
    bonus = tables.yahtzee_bonus if status == turn_states.YAHTZEE_BONUS_AHEAD else 0.0
    for face in range(6):
        roll = YAHTZEE_ROLLS[face]
        row = points_row(status, lower, upper, roll)
        best = lanes.fill(-np.inf)
        for box in range(13):
            points = tables.points[row, box]
            if points >= 0.0 and is_open(status, lower, upper, box):
                best = lanes.maximum(best, box_value(parts, roll, box, points))
        lanes.store(work, FIRST_ROLL + np.intp(roll), lanes.add(best, lanes.fill(bonus)))


@inner
def score_rolls(values, status, lower, upper, totals, tables, parts, work):
    """Write F_0 of every roll into the last 252 rows of `work`."""
    gather_parts(values, status, lower, upper, totals, tables.status_after_50, parts)
    _combine_half(upper, parts, 0, LOW_PART)
    _combine_half(upper, parts, 3, HIGH_PART)
    _combine_lower(status, lower, parts)
    for roll in range(ROLL_COUNT):
        best = lanes.load(parts, CLASS_PART + np.intp(LOWER_CLASS[roll]))
        best = lanes.maximum(best, lanes.load(parts, LOW_PART + np.intp(LOW_HALF[roll])))
        best = lanes.maximum(best, lanes.load(parts, HIGH_PART + np.intp(HIGH_HALF[roll])))
        lanes.store(work, FIRST_ROLL + roll, best)
    _score_yahtzees(status, lower, upper, tables, parts, work)
