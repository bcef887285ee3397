# SPDX-License-Identifier: MIT
"""A flow is the probability that best play sends through one turn: from a keep, roll by roll, to how the turn ends.

In the terms of `engine.solving.value_kernels`, the values F_n and K_n are computed backwards as there, and what is best
for each roll r is written down at every stage:

    S_n+1(r) = score at once    if F_0(r) is no less than K_n(k) for any keep k of r
               else the first keep k of r, in the order of KEEPS, for which K_n(k) is the largest

so equal options are taken in the order of `engine.analysis.options`: categories as on the scorecard, then keeps. Values
within 1e-11 of each other are equal here: what is worth the same is rarely rounded the same, and what follows must not
hang on that. To score at once is the same as to hold all five dice until no roll is left, and that is how it is
computed.

Then chance goes forwards. With q_n(k) the chance that keep k is thrown with n rolls left after that throw, P_n(r | k)
the chance by which the dice answer k with r (`engine.rules.dice_models`), and q(k) = 1 for the keep the flow starts
from,

    p_n(r) = sum over keeps k of q_n(k) * P_n(r | k)
    q_n-1(k) = sum of p_n(r) over the rolls r with S_n(r) = k          (a roll that is held stays where it is)

and p_0(r), with the best box of r, gives the chance of each *ending*: a category, its points, and whether the dice were
five alike. What follows an ending, bonuses and the next turn state, depends on nothing else, so a turn has no more
than `ENDING_COUNT` ways to go on.

Eight turn states at a time, as in `engine.solving.value_kernels`. For fair dice P goes along the lattice: a keep gives
a sixth of its chance to each of its children. The demons answer a keep with one roll; worst-of-N sorts the rolls as for
the values.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload

from engine.compiling import OPTIONS, inlined, inner
from engine.rules import turn_states
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import MAX_ROLLS_PER_TURN, RuleSet
from engine.turn import lanes
from engine.turn.boxes import (
    CLASS_PART,
    HALF_COUNTS,
    HIGH_HALF,
    HIGH_PART,
    LOW_HALF,
    LOW_PART,
    LOWER_CLASS,
    LOWER_PART,
    LOWER_POINTS,
    PART_COUNT,
    UPPER_PART,
    YAHTZEE_PART,
    box_value,
    gather_parts,
)
from engine.turn.demons import DemonDice, HostileDice, choose_answers
from engine.turn.endings import ENDING_COUNT, YAHTZEE_BOX, YAHTZEE_ROLLS, ending_rows, is_open, points_row
from engine.turn.extremes import ExtremeDice, give_to_extremes
from engine.turn.lanes import LANES
from engine.turn.lattice import (
    CHILDREN,
    FIRST_ROLL,
    KEEP_COUNT,
    PARENT_START,
    PARENTS,
    ROLL_COUNT,
    FloatArray,
    IntArray,
)
from engine.turn.rolling import FairDice, begin, take_keeps

_NO_BOX = len(CATEGORIES)
_BIT_BOX = np.array(list(turn_states.LOWER_BITS), dtype=np.uint8)
"""(6,): the lower box that each bit of a turn state stands for."""
_ROUNDER = 1.5 * 2.0**16  # adding and subtracting it rounds to a multiple of 2^-36, about 1.5e-11
_SCORE = -1.0  # in a policy: score at once; before all keeps where options are equal


class Flow(NamedTuple):
    """The work space of one thread, and the result of the last `follow`.

    In:
        totals: (8,) int64, the upper totals of the eight turn states.
        ending_rows: (300, 13) uint16, the ending of scoring a row of `RuleTables.points` in a box.

    Out:
        endings: (ENDING_COUNT, 8) float64, the chance of each ending.
        chances: (462, 8) float64; the last 252 rows are the chances of the rolls the turn ends with.
        boxes: (252, 8) float64, the best box of each roll, 0 to 12.
        parts: (254, 8) float64, as left by `boxes.gather_parts`: what each box leaves behind.
        answers: (5, 462, 8) int64, the demons only: with n rolls left after it, the roll that answers a keep.

    Scratch:
        part_boxes: (254, 8) the box behind each row of `parts` that holds the best of several.
        work, marks: (462, 8) values of keeps, and the keep that each came from.
        scored: (252, 8) F_0.
        policy: (4, 252, 8) S_n+1 by stage n: -1 to score, else a row of KEEPS.
        seen: (5, 462, 8) F_n as worst-of-N sorts it: rounded, so that equal rolls stand in the order of ROLLS.
    """

    totals: IntArray
    ending_rows: np.ndarray[Any, np.dtype[np.uint16]]
    endings: FloatArray
    chances: FloatArray
    boxes: FloatArray
    parts: FloatArray
    part_boxes: FloatArray
    answers: IntArray
    work: FloatArray
    marks: FloatArray
    scored: FloatArray
    policy: FloatArray
    seen: FloatArray


def new_flow(rules: RuleSet) -> Flow:
    """Return the work space of one thread for `rules`."""
    by_stage = (MAX_ROLLS_PER_TURN, KEEP_COUNT, LANES)
    return Flow(
        totals=np.zeros(LANES, dtype=np.int64),
        ending_rows=ending_rows(rules),
        endings=np.zeros((ENDING_COUNT, LANES)),
        chances=lanes.rows(KEEP_COUNT),
        boxes=np.zeros((ROLL_COUNT, LANES)),
        parts=np.zeros((PART_COUNT, LANES)),
        part_boxes=np.zeros((PART_COUNT, LANES)),
        answers=np.zeros(by_stage, dtype=np.int64),
        work=lanes.rows(KEEP_COUNT),
        marks=lanes.rows(KEEP_COUNT),
        scored=np.zeros((ROLL_COUNT, LANES)),
        policy=np.zeros((MAX_ROLLS_PER_TURN - 1, ROLL_COUNT, LANES)),
        seen=lanes.rows(MAX_ROLLS_PER_TURN * KEEP_COUNT).reshape(by_stage),
    )


# ---- backwards: what is best ----------------------------------------------------------------------------------------


@inlined
def _choose_in_half(upper, first_face, first_row, flow):
    """Write the best open upper box among three faces, for each way in which they can show."""
    for half in range(len(HALF_COUNTS)):
        best, chosen = lanes.fill(-np.inf), lanes.fill(_NO_BOX)
        for offset in range(3):
            face = first_face + offset
            if (upper >> face) & 1 == 0:
                value = lanes.load(flow.parts, UPPER_PART + face * 6 + np.intp(HALF_COUNTS[half, offset]))
                chosen = lanes.preferred(value, lanes.fill(face), best, chosen)
                best = lanes.maximum(value, best)
        lanes.store(flow.parts, first_row + half, best)
        lanes.store(flow.part_boxes, first_row + half, chosen)


@inlined
def _choose_lower(status, lower, flow):
    """Write the best lower box for each row of points in the lower boxes; a Yahtzee box counts as scratched."""
    parts = flow.parts
    zero, zero_box = lanes.fill(-np.inf), lanes.fill(_NO_BOX)
    if status == turn_states.YAHTZEE_OPEN:
        zero, zero_box = lanes.load(parts, YAHTZEE_PART), lanes.fill(YAHTZEE_BOX)
    for bit in range(6):
        if (lower >> bit) & 1 == 0:
            value = lanes.load(parts, LOWER_PART + bit)
            zero_box = lanes.preferred(value, lanes.fill(_BIT_BOX[bit]), zero, zero_box)
            zero = lanes.maximum(value, zero)
    for row in range(len(LOWER_POINTS)):
        best, chosen = zero, zero_box
        for bit in range(6):
            points = LOWER_POINTS[row, bit]
            if points > 0.0 and (lower >> bit) & 1 == 0:
                value = lanes.add(lanes.load(parts, LOWER_PART + bit), lanes.fill(points))
                chosen = lanes.preferred(value, lanes.fill(_BIT_BOX[bit]), best, chosen)
                best = lanes.maximum(value, best)
        lanes.store(parts, CLASS_PART + row, best)
        lanes.store(flow.part_boxes, CLASS_PART + row, chosen)


@inlined
def _choose_for_yahtzee(status, lower, upper, roll, tables, flow):
    """Write F_0 and the best box of a Yahtzee, box by box."""
    row = points_row(status, lower, upper, roll)
    best, chosen = lanes.fill(-np.inf), lanes.fill(_NO_BOX)
    for box in range(13):
        points = tables.points[row, box]
        if points >= 0.0 and is_open(status, lower, upper, box):
            value = box_value(flow.parts, roll, box, points)
            chosen = lanes.preferred(value, lanes.fill(box), best, chosen)
            best = lanes.maximum(value, best)
    bonus = tables.yahtzee_bonus if status == turn_states.YAHTZEE_BONUS_AHEAD else 0.0
    lanes.store(flow.boxes, roll, chosen)
    lanes.store(flow.scored, roll, lanes.add(best, lanes.fill(bonus)))


@inner
def _choose_boxes(status, lower, upper, tables, flow):
    """Write F_0 of every roll into `work` and `scored`, and its best box; as `boxes.score_rolls` does."""
    parts, part_boxes = flow.parts, flow.part_boxes
    _choose_in_half(upper, 0, LOW_PART, flow)
    _choose_in_half(upper, 3, HIGH_PART, flow)
    _choose_lower(status, lower, flow)
    for roll in range(ROLL_COUNT):
        row = CLASS_PART + np.intp(LOWER_CLASS[roll])
        best, chosen = lanes.load(parts, row), lanes.load(part_boxes, row)
        for row in (LOW_PART + np.intp(LOW_HALF[roll]), HIGH_PART + np.intp(HIGH_HALF[roll])):
            value = lanes.load(parts, row)
            chosen = lanes.preferred(value, lanes.load(part_boxes, row), best, chosen)
            best = lanes.maximum(value, best)
        lanes.store(flow.boxes, roll, chosen)
        lanes.store(flow.scored, roll, best)
    for face in range(6):
        _choose_for_yahtzee(status, lower, upper, YAHTZEE_ROLLS[face], tables, flow)
    for roll in range(ROLL_COUNT):
        lanes.store(flow.work, FIRST_ROLL + roll, lanes.load(flow.scored, roll))


@inner
def _choose_keeps(flow, stage):
    """Turn K_n in `work` into F_n+1, as `lattice.take_best` does, and write what is best into the policy."""
    work, marks, scored, policy = flow.work, flow.marks, flow.scored, flow.policy[stage]
    for keep in range(KEEP_COUNT):
        best, mark = lanes.load(work, keep), lanes.fill(keep)
        for position in range(PARENT_START[keep], PARENT_START[keep + 1]):
            other = lanes.load(work, PARENTS[position])
            mark = lanes.preferred(best, mark, other, lanes.load(marks, PARENTS[position]))
            best = lanes.maximum(best, other)
        lanes.store(work, keep, best)
        lanes.store(marks, keep, mark)
    for roll in range(ROLL_COUNT):
        best, mark = lanes.load(work, FIRST_ROLL + roll), lanes.load(marks, FIRST_ROLL + roll)
        lanes.store(policy, roll, lanes.preferred(lanes.load(scored, roll), lanes.fill(_SCORE), best, mark))


# ---- forwards: where chance goes ------------------------------------------------------------------------------------


@inner
def _share_out(chances):
    """Pass the chance of each keep down the lattice, a sixth to each child."""
    zero, sixth = lanes.fill(0.0), lanes.fill(1.0 / 6.0)
    for keep in range(FIRST_ROLL):
        share = lanes.multiply(lanes.load(chances, keep), sixth)
        for face in range(6):
            child = CHILDREN[keep, face]
            lanes.store(chances, child, lanes.add(lanes.load(chances, child), share))
        lanes.store(chances, keep, zero)


@inner
def _give_to_answers(chances, answers):
    """Pass the chance of each keep on to the roll that answers it."""
    for keep in range(FIRST_ROLL):
        for lane in range(LANES):
            chances[FIRST_ROLL + answers[keep, lane], lane] += chances[keep, lane]
            chances[keep, lane] = 0.0


@inner
def _put_down(chances, policy):
    """Move the chance of each roll that goes on to the keep it goes on from."""
    for roll in range(ROLL_COUNT):
        for lane in range(LANES):
            keep = np.intp(policy[roll, lane])
            if 0 <= keep < FIRST_ROLL:
                chances[keep, lane] += chances[FIRST_ROLL + roll, lane]
                chances[FIRST_ROLL + roll, lane] = 0.0


@inlined
def _end(status, lower, upper, flow):
    """Add up the chances of the last rolls by ending."""
    for ending in range(ENDING_COUNT):
        lanes.store(flow.endings, ending, lanes.fill(0.0))
    for roll in range(ROLL_COUNT):
        row = points_row(status, lower, upper, roll)
        for lane in range(LANES):
            ending = flow.ending_rows[row, np.intp(flow.boxes[roll, lane])]
            flow.endings[ending, lane] += flow.chances[FIRST_ROLL + roll, lane]


# ---- what differs between the dice models ---------------------------------------------------------------------------


def remember(model, stage, last, flow):
    """Compiled only: write down what tells how the dice will answer, `stage` rolls being left after that.

    The rolls in `work` have F_n, `stage` being n; unless it is the `last` stage, `take_keeps` has been there.
    """
    raise NotImplementedError


def throw(model, stage, flow):
    """Compiled only: pass the chances of all keeps on to the rolls that the dice answer with, `stage` rolls left."""
    raise NotImplementedError


@overload(remember, jit_options=OPTIONS)  # type: ignore[arg-type]
def _remember(model, stage, last, flow):
    def nothing(model, stage, last, flow):
        pass

    def own_answers(model, stage, last, flow):
        choose_answers(flow.work, flow.answers[stage])

    def demons_answers(model, stage, last, flow):
        if last:
            choose_answers(model.work, model.answers)
        for keep in range(KEEP_COUNT):
            for lane in range(LANES):
                flow.answers[stage, keep, lane] = model.answers[keep, lane]

    def values(model, stage, last, flow):
        for row in range(FIRST_ROLL, KEEP_COUNT):
            rounded = lanes.subtract(lanes.add(lanes.load(flow.work, row), lanes.fill(_ROUNDER)), lanes.fill(_ROUNDER))
            lanes.store(flow.seen[stage], row, rounded)

    return {FairDice: nothing, HostileDice: own_answers, ExtremeDice: values, DemonDice: demons_answers}[
        model.instance_class
    ]


@overload(throw, jit_options=OPTIONS)  # type: ignore[arg-type]
def _throw(model, stage, flow):
    def fairly(model, stage, flow):
        _share_out(flow.chances)

    def by_extremes(model, stage, flow):
        give_to_extremes(model, flow.chances, flow.seen[stage], stage)

    def by_answers(model, stage, flow):
        _give_to_answers(flow.chances, flow.answers[stage])

    return {FairDice: fairly, ExtremeDice: by_extremes}.get(model.instance_class, by_answers)


# ---- what others call -----------------------------------------------------------------------------------------------


@inner
def follow(values, status, lower, upper, start, rolls, tables, model, flow):
    """Follow best play through the rest of a turn, for eight turn states that share the filled boxes.

    For a whole turn `start` is 0 (nothing is kept) and `rolls` is `tables.rolls_per_turn`. After a roll, `start` is the
    row of a keep and `rolls` the number of rolls left, the one that is about to be made included; to look at the roll
    itself, before the choice, take its own row and one roll more.

    Args:
        values: (786432,) float64, the table.
        status, lower, upper: the turn state but for its upper total; not a full scorecard.
        start: row of KEEPS.
        rolls: 1 to `tables.rolls_per_turn`, or one more (but no more than 5) for the row of a roll.
        tables: from `endings.rule_tables`.
        model: from `rolling.kernel_dice`.
        flow: from `new_flow`; ``flow.totals`` says the upper totals (repeat one to fill the eight).
    """
    gather_parts(values, status, lower, upper, flow.totals, tables.status_after_50, flow.parts)
    _choose_boxes(status, lower, upper, tables, flow)
    begin(model, status, lower, upper, flow.totals, tables)
    for stage in range(rolls):
        last = stage == rolls - 1
        if not last:
            take_keeps(model, flow.work, stage)
        remember(model, stage, last, flow)
        if not last:
            _choose_keeps(flow, stage)
    for keep in range(KEEP_COUNT):
        lanes.store(flow.chances, keep, lanes.fill(1.0 if keep == start else 0.0))
    for step in range(rolls):
        stage = rolls - 1 - step
        throw(model, stage, flow)
        if stage > 0:
            _put_down(flow.chances, flow.policy[stage - 1])
    _end(status, lower, upper, flow)
