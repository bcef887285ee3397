# SPDX-License-Identifier: MIT
"""A flow is the probability that best play sends through one turn: from a keep, roll by roll, to how the turn ends.

In the terms of `engine.solving.kernels`, the values F_n and K_n are computed backwards as there, and what is best
for each roll r is written down at every stage:

    S_n+1(r) = score at once    if F_0(r) is no less than K_n(k) for any keep k of r
               else the first keep k of r, in the order of KEEPS, for which K_n(k) is the largest

so equal options (`engine.rules.ties`) are taken in the order of `engine.analysis.options`: categories as on the
scorecard, then keeps. To score at once is the same as to hold all five dice until no roll is left, and that is how
it is computed.

Then chance goes forwards. With q_n(k) the chance that keep k is thrown with n rolls left after that throw, P_n(r | k)
the chance by which the dice answer k with r (`engine.rules.dice`), and q(k) = 1 for the keep the flow starts
from,

    p_n(r) = sum over keeps k of q_n(k) * P_n(r | k)
    q_n-1(k) = sum of p_n(r) over the rolls r with S_n(r) = k          (a roll that is held stays where it is)

and p_0(r), with the best box of r, gives the chance of each *ending*: a category, its points, and whether the dice were
five of a kind. What follows an ending, bonuses and the next turn state, depends on nothing else, so a turn has no more
than `ending_count` ways to go on.

Eight turn states at a time, as in `engine.solving.kernels`. For fair dice P goes along the lattice: a keep gives
a sixth of its chance to each of its children. The demons answer a keep with one roll; worst-of-N sorts the rolls as for
the values.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.rules.scoring import RuleSet
from engine.runtime.compiling import by_type, inlined, inner
from engine.turn import lanes, unrolled
from engine.turn.backward_induction import go_back, part_count
from engine.turn.dice_models import FairDice, FairUnrolled, watch
from engine.turn.endings import points_row, rule_tables
from engine.turn.extremes import ExtremeDice, give_to_extremes
from engine.turn.lanes import LANES
from engine.turn.lattice import CHILDREN, FIRST_ROLL, KEEP_COUNT, ROLL_COUNT, FloatArray, IntArray
from engine.turn.policies import NO_BOX, Order, Remembering, remembering


class Flow(NamedTuple):
    """The work space of one thread, and the result of the last `follow`.

    In:
        totals: (8,) int64, the upper totals of the eight turn states.

    Out:
        endings: (ending_count, 8) float64, the chance of each ending.
        chances: (462, 8) float64; the last 252 rows are the chances of the rolls the turn ends with (worst-of-N: one
            roll may have those of others that end it alike).
        parts: (part_count, 8) float64, as left by `backward_induction.score_rolls`: what fillings are worth.
        policy: what is best, and what tells how the dice answer.

    Scratch:
        work: (462, 8) values of keeps.
        onward: (252, 8) what becomes of the rolls, worst-of-N only: the keep it goes on from, or below 0 the ending.
    """

    totals: IntArray
    endings: FloatArray
    chances: FloatArray
    parts: FloatArray
    policy: Remembering
    work: FloatArray
    onward: FloatArray


def new_flow(rules: RuleSet, *, ratios: bool = False, order: Order | None = None) -> Flow:
    """Return the work space of one thread for `rules`; `ratios` and `order` are those of `policies.remembering`."""
    parts = part_count(rules)
    return Flow(
        totals=np.zeros(LANES, dtype=np.int64),
        endings=lanes.rows(int(rule_tables(rules).ending_count)),
        chances=lanes.rows(KEEP_COUNT),
        parts=lanes.rows(parts),
        policy=remembering(parts, ratios=ratios, order=order),
        work=lanes.rows(KEEP_COUNT),
        onward=lanes.rows(ROLL_COUNT),
    )


# ---- forwards: where chance goes ------------------------------------------------------------------------------------


@inner
def accumulate(array, row, value):
    """Add lanes to a row."""
    lanes.store(array, row, lanes.add(lanes.load(array, row), value))


@inner
def clear(array):
    """Write zeros into all rows of lanes."""
    for row in range(len(array)):
        lanes.store(array, row, lanes.fill(0.0))


@inlined
def begin_at_keep(chances, start):
    """Give a keep the chance of 1."""
    for keep in range(KEEP_COUNT):
        lanes.store(chances, keep, lanes.fill(1.0 if keep == start else 0.0))


@inner
def share_out(chances):
    """Pass the chance of each keep down the lattice, a sixth to each child."""
    zero, sixth = lanes.fill(0.0), lanes.fill(1.0 / 6.0)
    for keep in range(FIRST_ROLL):
        share = lanes.multiply(lanes.load(chances, keep), sixth)
        for face in range(6):
            accumulate(chances, CHILDREN[keep, face], share)
        lanes.store(chances, keep, zero)


@inner
def _give_to_answers(chances, answers):
    """Pass the chance of each keep on to the roll that answers it."""
    for keep in range(FIRST_ROLL):
        for lane in range(LANES):
            chances[FIRST_ROLL + answers[keep, lane], lane] += chances[keep, lane]
            chances[keep, lane] = 0.0


@inner
def _put_down(chances, choices):
    """Move the chance of each roll that goes on to the keep it goes on from."""
    for roll in range(ROLL_COUNT):
        chance, choice = lanes.load(chances, FIRST_ROLL + roll), lanes.load(choices, roll)
        if not lanes.any_set(chance):
            continue
        if lanes.is_uniform(choice):
            keep = np.intp(lanes.lane_of(choice, 0))
            if 0 <= keep < FIRST_ROLL:
                accumulate(chances, keep, chance)
                lanes.store(chances, FIRST_ROLL + roll, lanes.fill(0.0))
            continue
        for lane in range(LANES):
            keep = np.intp(choices[roll, lane])
            if 0 <= keep < FIRST_ROLL:
                chances[keep, lane] += chances[FIRST_ROLL + roll, lane]
                chances[FIRST_ROLL + roll, lane] = 0.0


@inlined
def _end(status, lower, upper, tables, flow):
    """Add up the chances of the last rolls by ending."""
    for roll in range(ROLL_COUNT):
        chance, boxes = lanes.load(flow.chances, FIRST_ROLL + roll), lanes.load(flow.policy.boxes, roll)
        if not lanes.any_set(chance):
            continue
        row = points_row(tables, status, lower, upper, roll)
        if lanes.is_uniform(boxes):
            accumulate(flow.endings, _ending(tables, flow.policy.boxes, row, roll, 0), chance)
            continue
        for lane in range(LANES):
            ending = _ending(tables, flow.policy.boxes, row, roll, lane)
            flow.endings[ending, lane] += flow.chances[FIRST_ROLL + roll, lane]


@inner
def _ending(tables, boxes, row, roll, lane):
    """Return the ending of scoring a roll, whose row of points is given, in its best box."""
    return np.intp(tables.ending_rows[np.uintp(row), np.uintp(boxes[roll, lane])])


@inner
def _end_first(status, lower, upper, tables, flow):
    """Add up the chances of first rolls that are scored at once because a box scores more for them."""
    for roll in range(ROLL_COUNT):
        row = np.uintp(points_row(tables, status, lower, upper, roll))
        for lane in range(LANES):
            box = flow.policy.first_boxes[roll, lane]
            if box != NO_BOX:
                ending = np.intp(tables.first_ending_rows[row, np.uintp(box)])
                flow.endings[ending, lane] += flow.chances[FIRST_ROLL + roll, lane]
                flow.chances[FIRST_ROLL + roll, lane] = 0.0


@inlined
def _look_onward(status, lower, upper, stage, tables, flow):
    """Write down what becomes of each roll when `stage` rolls are left."""
    zero, ones, onward = lanes.fill(0.0), lanes.fill(1.0), flow.onward
    for roll in range(ROLL_COUNT):
        is_over = True
        if stage > 0:
            keep = lanes.load(flow.policy.choices[stage - 1], roll)
            lanes.store(onward, roll, keep)
            is_over = lanes.any_set(lanes.where_above(zero, keep, ones, zero))
        is_first = tables.counts_first_rolls and stage == tables.rolls_per_turn - 1
        if is_over or is_first:
            row = points_row(tables, status, lower, upper, roll)
            for lane in range(LANES):
                if is_first and flow.policy.first_boxes[roll, lane] != NO_BOX:
                    box = np.uintp(flow.policy.first_boxes[roll, lane])
                    onward[roll, lane] = -1.0 - tables.first_ending_rows[np.uintp(row), box]
                elif stage == 0 or onward[roll, lane] < 0.0:
                    ending = _ending(tables, flow.policy.boxes, row, roll, lane)
                    onward[roll, lane] = -1.0 - ending


# ---- what differs between the dice models ---------------------------------------------------------------------------


@by_type
def throw(model, status, lower, upper, stage, tables, flow):
    """Pass the chances of all keeps on to the rolls that the dice answer with, `stage` rolls left."""

    def fairly(model, status, lower, upper, stage, tables, flow):
        share_out(flow.chances)

    def fairly_unrolled(model, status, lower, upper, stage, tables, flow):
        unrolled.share_out(flow.chances)

    def by_extremes(model, status, lower, upper, stage, tables, flow):
        _look_onward(status, lower, upper, stage, tables, flow)
        give_to_extremes(model, flow.chances, flow.policy.seen[stage], flow.onward, stage)

    def by_answers(model, status, lower, upper, stage, tables, flow):
        _give_to_answers(flow.chances, flow.policy.answers[stage])

    kinds = {FairDice: fairly, FairUnrolled: fairly_unrolled, ExtremeDice: by_extremes}
    return kinds.get(model.instance_class, by_answers)


# ---- what others call -----------------------------------------------------------------------------------------------


@by_type
def follow(goal, status, lower, upper, start, rolls, tables, model, flow):
    """Follow play through the rest of a turn, for eight turn states that share the filled boxes.

    For a whole turn `start` is 0 (nothing is kept) and `rolls` is `tables.rolls_per_turn`. After a roll, `start` is the
    row of a keep and `rolls` the number of rolls left, the one that is about to be made included; to look at the roll
    itself, before the choice, take its own row and one roll more.

    `rolls` are 1 to `tables.rolls_per_turn`, or one more (but no more than 5) for the row of a roll. `flow` is from
    `new_flow`, for best play, or that of a strategy; ``flow.totals`` says the upper totals (repeat one to fill the
    eight), ``flow.endings`` is written.
    """

    def best_play(goal, status, lower, upper, start, rolls, tables, model, flow):
        policy, last = flow.policy, rolls - 1
        go_back(goal, policy, status, lower, upper, flow.totals, tables, model, flow.parts, flow.work, last)
        watch(policy, model, flow.work, last, True)
        begin_at_keep(flow.chances, start)
        clear(flow.endings)
        for step in range(rolls):
            stage = rolls - 1 - step
            throw(model, status, lower, upper, stage, tables, flow)
            if tables.counts_first_rolls and stage == tables.rolls_per_turn - 1:
                _end_first(status, lower, upper, tables, flow)
            if stage > 0:
                _put_down(flow.chances, policy.choices[stage - 1])
        _end(status, lower, upper, tables, flow)

    return best_play if flow.instance_class is Flow else None
