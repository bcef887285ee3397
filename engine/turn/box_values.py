# SPDX-License-Identifier: MIT
"""Scoring: the compiled functions that value a roll with no roll left, F_0 of `engine.solving.value_kernels`.

F_0 is put together from parts that many rolls share: what each filling of a box is worth with all that follows
(`engine.turn.goals`), the best of the upper boxes of faces 1-3, which depends only on how often these show (56
combinations), likewise 4-6, and the best of the lower boxes, which depends only on the roll's points there (98
different rows). A roll is then the maximum of three vectors. The six Yahtzees, for which jokers make the rules
differ, are computed box by box. Which box the best one is, a policy writes down (`engine.turn.policies`).
"""

from __future__ import annotations

import numpy as np

from engine.rules import dice, turn_states
from engine.rules.scoring import plain_points
from engine.runtime.compiling import inlined, inner
from engine.turn import lanes
from engine.turn.endings import (
    FILLING_COUNT,
    FILLING_OF,
    FILLING_START,
    LOWER_BUT_YAHTZEE,
    YAHTZEE_BOX,
    YAHTZEE_ROLLS,
    is_open,
    points_row,
)
from engine.turn.goals import gather, with_bonus
from engine.turn.lattice import FIRST_ROLL, ROLL_COUNT
from engine.turn.policies import NO_BOX, box_mark, note_box, note_part, noted_part, prefer

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
_SCORED = [
    [(row, FILLING_OF[box, points[bit]]) for row, points in enumerate(_LOWER_CLASSES) if points[bit]]
    for bit, box in enumerate(LOWER_BUT_YAHTZEE)
]
SCORED_START = np.cumsum([0] + [len(rows) for rows in _SCORED]).astype(np.uint16)
SCORED_ROW = np.array([row for rows in _SCORED for row, _ in rows], dtype=np.uint16)
SCORED_FILLING = np.array([filling for rows in _SCORED for _, filling in rows], dtype=np.uint16)
"""(7,), (n,), (n,): for each lower box but Yahtzee where its entries start; which rows bring points in it, and their
fillings."""
_BIT_BOX = np.array(LOWER_BUT_YAHTZEE, dtype=np.uint16)
_SCRATCHED = FILLING_OF[_BIT_BOX, 0]
"""(6,) each: the box of each bit of a turn state, and scratching it."""
LOWER_CLASS = np.array([_LOWER_CLASSES.index(row) for row in _LOWER_ROWS], dtype=np.uint16)
"""(252,): which of the different rows of points each roll has."""

# Rows of the parts from which F_0 is put together, all in one (n, LANES) work array; the fillings come first.
LOW_PART = FILLING_COUNT  # 56 rows: best upper box of faces 1-3
HIGH_PART = LOW_PART + len(_HALVES)  # 56 rows: best upper box of faces 4-6
CLASS_PART = HIGH_PART + len(_HALVES)  # 98 rows: best lower box
PART_COUNT = CLASS_PART + len(_LOWER_CLASSES)


@inlined
def _combine_half(policy, upper, parts, first_face, first_row):
    """Write the best open upper box among three faces, for each way in which they can show."""
    for half in range(len(HALF_COUNTS)):
        best, mark = lanes.fill(-np.inf), lanes.fill(NO_BOX)
        for offset in range(3):
            face = first_face + offset
            if (upper >> face) & 1 == 0:
                filling = face * 6 + np.intp(HALF_COUNTS[half, offset])
                value = lanes.load(parts, filling)
                mark = prefer(policy, value, box_mark(policy, face, filling), best, mark)
                best = lanes.maximum(value, best)
        lanes.store(parts, first_row + half, best)
        note_part(policy, first_row + half, mark)


@inlined
def _combine_lower(policy, status, lower, parts):
    """Write the best open lower box for each row of points in the lower boxes; a Yahtzee box counts as scratched."""
    # What scratching any open box is worth at best is the same for all rows: boxes with points are compared with that.
    best, mark = lanes.fill(-np.inf), lanes.fill(NO_BOX)
    if status == turn_states.YAHTZEE_OPEN:
        filling = np.intp(FILLING_START[YAHTZEE_BOX])
        best, mark = lanes.load(parts, filling), box_mark(policy, YAHTZEE_BOX, filling)
    for bit in range(len(_BIT_BOX)):
        if (lower >> bit) & 1 == 0:
            filling = np.intp(_SCRATCHED[bit])
            value = lanes.load(parts, filling)
            mark = prefer(policy, value, box_mark(policy, _BIT_BOX[bit], filling), best, mark)
            best = lanes.maximum(value, best)
    for row in range(CLASS_PART, PART_COUNT):
        lanes.store(parts, row, best)
        note_part(policy, row, mark)
    for bit in range(len(_BIT_BOX)):
        if (lower >> bit) & 1 == 0:
            for entry in range(SCORED_START[bit], SCORED_START[bit + 1]):
                row, filling = CLASS_PART + np.intp(SCORED_ROW[entry]), np.intp(SCORED_FILLING[entry])
                value, best = lanes.load(parts, filling), lanes.load(parts, row)
                mark = prefer(policy, value, box_mark(policy, _BIT_BOX[bit], filling), best, noted_part(policy, row))
                lanes.store(parts, row, lanes.maximum(value, best))
                note_part(policy, row, mark)


@inner
def box_value(parts, box, points):
    """Return what it is worth to score `points` in the open box `box` with all that follows, Yahtzee bonus aside."""
    return lanes.load(parts, np.intp(FILLING_OF[box, np.intp(points)]))


@inlined
def _score_yahtzees(goal, policy, status, lower, upper, totals, tables, parts, work):
    """Write F_0 of the six Yahtzees, box by box."""
    earns_bonus = status == turn_states.YAHTZEE_BONUS_AHEAD
    for face in range(6):
        roll = np.intp(YAHTZEE_ROLLS[face])
        row = points_row(status, lower, upper, roll)
        best, mark = lanes.fill(-np.inf), lanes.fill(NO_BOX)
        for box in range(13):
            points = tables.points[row, box]
            if points >= 0.0 and is_open(status, lower, upper, box):
                value = box_value(parts, box, points)
                if earns_bonus:
                    value = with_bonus(goal, status, lower, upper, totals, tables, parts, box, points)
                filling = np.intp(FILLING_OF[box, np.intp(points)])
                mark = prefer(policy, value, box_mark(policy, box, filling), best, mark)
                best = lanes.maximum(value, best)
        lanes.store(work, FIRST_ROLL + roll, best)
        note_box(policy, roll, mark)


@inner
def score_rolls(goal, policy, status, lower, upper, totals, tables, parts, work):
    """Write F_0 of every roll into the last 252 rows of `work`.

    Args:
        goal: what is played for, from `engine.turn.goals`.
        policy: from `engine.turn.policies`.
        status, lower, upper: the filled boxes; the scorecard is not full.
        totals: (8,) int64, the upper total of each lane.
        tables: from `endings.rule_tables`.
        parts: (PART_COUNT, 8) float64, out: what fillings are worth, and the best of several.
        work: (462, 8) float64, out.
    """
    gather(goal, status, lower, upper, totals, tables, parts)
    _combine_half(policy, upper, parts, 0, LOW_PART)
    _combine_half(policy, upper, parts, 3, HIGH_PART)
    _combine_lower(policy, status, lower, parts)
    for roll in range(ROLL_COUNT):
        row = CLASS_PART + np.intp(LOWER_CLASS[roll])
        best, mark = lanes.load(parts, row), noted_part(policy, row)
        for row in (LOW_PART + np.intp(LOW_HALF[roll]), HIGH_PART + np.intp(HIGH_HALF[roll])):
            value = lanes.load(parts, row)
            mark = prefer(policy, value, noted_part(policy, row), best, mark)
            best = lanes.maximum(value, best)
        lanes.store(work, FIRST_ROLL + roll, best)
        note_box(policy, roll, mark)
    _score_yahtzees(goal, policy, status, lower, upper, totals, tables, parts, work)
