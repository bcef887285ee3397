# SPDX-License-Identifier: MIT
"""An evaluating kernel works out what a strategy expects in every turn state, backwards like the optimal values.

`engine.strategies.kernels.strategy_kernels` has the recurrence, and says what a strategy wants.
"""

from __future__ import annotations

import numpy as np

from engine.compiling import compiled, inner
from engine.rules import turn_states
from engine.strategies.kernels.strategy_kernels import (
    BOXES,
    OPTION_KEEP,
    OPTION_START,
    RANDOM,
    RANDOM_KEEPS,
    SOFT,
    SUBSET_KEEP,
    SUBSETS,
    best_of_keeps,
    box_by_rule,
    decide_box,
    decide_keep,
    has_worths,
    keep_by_rule,
    list_boxes,
    soft_weights,
    think,
    weigh_boxes,
    yahtzee_bonus,
)
from engine.turn import lanes
from engine.turn.boxes import box_value
from engine.turn.endings import is_open, points_row
from engine.turn.goals import gather
from engine.turn.lanes import LANES
from engine.turn.lattice import FIRST_ROLL, KEEP_COUNT, ROLL_COUNT, mean_roll, take_means
from engine.turn.views import copy


@inner
def _mean_box(player, status, lower, upper, tables, roll, desk):
    """Return the mean over the boxes that a RANDOM or SOFT player may score `roll` in."""
    weight = weigh_boxes(player, status, lower, upper, tables, roll, desk)
    row, total = points_row(status, lower, upper, roll), lanes.fill(0.0)
    for box in range(BOXES):
        points = tables.points[row, box]
        if points >= 0.0 and is_open(status, lower, upper, box):
            value = box_value(desk.true.parts, box, points)
            total = lanes.add(total, lanes.multiply(lanes.load(desk.boxes, box), value))
    return lanes.divide(total, weight)


@inner
def _score_by(player, status, lower, upper, tables, desk):
    """Write F_0 of the strategy into the last 252 rows of the work array; the parts of the truth are in `desk.true`."""
    for roll in range(ROLL_COUNT):
        row = FIRST_ROLL + roll
        box = box_by_rule(player, status, lower, upper, roll, desk)
        if box >= 0:
            points = tables.points[points_row(status, lower, upper, roll), box]
            lanes.store(desk.work, row, box_value(desk.true.parts, box, points))
        elif (player.kind == RANDOM or player.kind == SOFT) and not has_worths(player):
            lanes.store(desk.work, row, _mean_box(player, status, lower, upper, tables, roll, desk))
        else:
            decide_box(player, status, lower, upper, tables, roll, desk)
            list_boxes(desk.true.parts, status, lower, upper, tables, roll, desk.boxes)
            for lane in range(LANES):
                desk.work[row, lane] = desk.boxes[np.uintp(desk.scored[roll, lane]), lane]
        bonus = lanes.fill(yahtzee_bonus(status, roll, tables))
        lanes.store(desk.work, row, lanes.add(lanes.load(desk.work, row), bonus))


@inner
def _mean_softly(player, keeps, roll, work):
    """Return the mean over the keeps of `roll` with the weights of a SOFT player."""
    best = best_of_keeps(keeps, roll)
    total = weight = lanes.fill(0.0)
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        keep = np.intp(OPTION_KEEP[option])
        share = soft_weights(lanes.load(keeps, keep), best, player.reach)
        weight = lanes.add(weight, share)
        total = lanes.add(total, lanes.multiply(share, lanes.load(work, keep)))
    return lanes.divide(total, weight)


@inner
def _keep_by(player, status, lower, upper, tables, stage, desk):
    """Write F of the strategy over the last 252 rows of the work array, where F_0 stands; above them is K."""
    work = desk.work
    for roll in range(ROLL_COUNT):
        row = FIRST_ROLL + roll
        ruled = keep_by_rule(player, status, lower, upper, stage, roll, desk)
        if ruled >= 0:
            lanes.store(work, row, lanes.load(work, ruled))
        elif player.kind == SOFT:
            lanes.store(work, row, _mean_softly(player, desk.own.keeps[stage], roll, work))
        elif player.kind == RANDOM or player.kind == RANDOM_KEEPS:
            total = lanes.fill(0.0)
            for subset in range(SUBSETS):
                total = lanes.add(total, lanes.load(work, np.intp(SUBSET_KEEP[roll, subset])))
            lanes.store(work, row, lanes.multiply(total, lanes.fill(1.0 / SUBSETS)))
        else:
            decide_keep(player, status, lower, upper, tables, stage, roll, desk)
            for lane in range(LANES):
                work[row, lane] = work[np.uintp(desk.choices[stage * ROLL_COUNT + roll, lane]), lane]


@compiled
def evaluate_blocks(values, goal, blocks, start, stop, class_start, member_start, members, tables, player, desk):
    """Write what the player expects in all reachable turn states of `blocks[start:stop]` into `values`.

    The arguments are those of `value_kernels.solve_blocks`, with a player in place of a dice model; the dice are fair.
    """
    scored = desk.true.keeps[0]
    for block in range(start, stop):
        status, lower, upper = blocks[block, 0], blocks[block, 1], blocks[block, 2]
        base = ((status * turn_states.LOWER_SETS + lower) * turn_states.UPPER_SETS + upper) * turn_states.TOTALS
        last = class_start[upper + 1] - 1
        for first in range(class_start[upper], last + 1, LANES):
            for lane in range(LANES):
                desk.totals[lane] = members[member_start[min(first + lane, last)]]
            think(player, status, lower, upper, tables, desk)
            gather(goal, status, lower, upper, desk.totals, tables, desk.true.parts)
            _score_by(player, status, lower, upper, tables, desk)
            copy(desk.work, scored, FIRST_ROLL, KEEP_COUNT)
            for stage in range(tables.rolls_per_turn - 1):
                take_means(desk.work)
                copy(scored, desk.work, FIRST_ROLL, KEEP_COUNT)
                _keep_by(player, status, lower, upper, tables, stage, desk)
            lanes.store(desk.work, 0, mean_roll(desk.work))
            for lane in range(min(LANES, last + 1 - first)):
                for member in range(member_start[first + lane], member_start[first + lane + 1]):
                    values[base + members[member]] = desk.work[0, lane]
