# SPDX-License-Identifier: MIT
"""A following kernel carries chance through a turn as a strategy plays it, to how the turn ends.

It is `engine.turn.flow` for players who do not always take the best option, or do not know it. With q_n(k) the chance
that keep k is thrown with n rolls left after that throw, h(r) the chance that the player has stopped at roll r, and p,
p_n the chances of boxes and keeps as in `engine.strategies.kernels.strategy_kernels`,

    p_n(r) = sum over keeps k of q_n(k) * P(r | k)
    h(r) += p_n(r) * p_n(r | r)                       to keep all five dice is to stop
    q_n-1(k) = sum over rolls r of p_n(r) * p_n(k | r)

and each box c ends the turn with the chance (h(r) + p_0(r)) * p(c | r). The dice are fair.
"""

from __future__ import annotations

import numpy as np

from engine.compiling import compiled, inner
from engine.rules import turn_states
from engine.solving.layers import NOWHERE
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
    soft_weights,
    think,
    weigh_boxes,
)
from engine.turn import lanes
from engine.turn.endings import ENDING_COUNT, is_open, points_row
from engine.turn.flow import share_out
from engine.turn.lanes import LANES
from engine.turn.lattice import FIRST_ROLL, KEEP_COUNT, ROLL_COUNT


@inner
def _add(array, row, value):
    lanes.store(array, row, lanes.add(lanes.load(array, row), value))


@inner
def _is_reached(chances, row):
    """Return whether any lane has a chance in a row."""
    most = 0.0
    for lane in range(LANES):
        most = max(most, chances[row, lane])
    return most > 0.0


@inner
def _put_down_softly(player, keeps, roll, chances, stopped):
    """Share the chance of a roll among its keeps by the weights of a SOFT player."""
    best = best_of_keeps(keeps, roll)
    weight = lanes.fill(0.0)
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        value = lanes.load(keeps, np.intp(OPTION_KEEP[option]))
        weight = lanes.add(weight, soft_weights(value, best, player.reach))
    share = lanes.divide(lanes.load(chances, FIRST_ROLL + roll), weight)
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        keep = np.intp(OPTION_KEEP[option])
        part = lanes.multiply(share, soft_weights(lanes.load(keeps, keep), best, player.reach))
        if keep >= FIRST_ROLL:
            _add(stopped, roll, part)
        else:
            _add(chances, keep, part)


@inner
def _put_down_at_random(roll, chances, stopped):
    """Share the chance of a roll among its keeps when each die is kept with chance 1/2."""
    part = lanes.multiply(lanes.load(chances, FIRST_ROLL + roll), lanes.fill(1.0 / SUBSETS))
    for subset in range(SUBSETS):
        keep = np.intp(SUBSET_KEEP[roll, subset])
        if keep >= FIRST_ROLL:
            _add(stopped, roll, part)
        else:
            _add(chances, keep, part)


@inner
def _put_down(player, status, lower, upper, tables, stage, roll, desk, chances, stopped):
    """Move the chance of a roll to the keeps that the player chooses, or to where it stops."""
    ruled = keep_by_rule(player, status, lower, upper, stage, roll, desk)
    if ruled >= FIRST_ROLL:
        _add(stopped, roll, lanes.load(chances, FIRST_ROLL + roll))
    elif ruled >= 0:
        _add(chances, ruled, lanes.load(chances, FIRST_ROLL + roll))
    elif player.kind == SOFT:
        _put_down_softly(player, desk.own.keeps[stage], roll, chances, stopped)
    elif player.kind == RANDOM or player.kind == RANDOM_KEEPS:
        _put_down_at_random(roll, chances, stopped)
    else:
        decide_keep(player, status, lower, upper, tables, stage, roll, desk)
        for lane in range(LANES):
            keep = np.intp(desk.choices[stage * ROLL_COUNT + roll, lane])
            if keep >= FIRST_ROLL:
                stopped[roll, lane] += chances[FIRST_ROLL + roll, lane]
            else:
                chances[keep, lane] += chances[FIRST_ROLL + roll, lane]
    lanes.store(chances, FIRST_ROLL + roll, lanes.fill(0.0))


@inner
def _end_in_one(player, status, lower, upper, tables, roll, row, desk, stopped, ending_rows, endings):
    """Give the chance of a roll to the ending that the player chooses."""
    decide_box(player, status, lower, upper, tables, roll, desk)
    for lane in range(LANES):
        endings[ending_rows[row, np.intp(desk.scored[roll, lane])], lane] += stopped[roll, lane]


@inner
def _end_in_many(player, status, lower, upper, tables, roll, row, desk, stopped, ending_rows, endings):
    """Share the chance of a roll among the boxes of a RANDOM or SOFT player."""
    weight = weigh_boxes(player, status, lower, upper, tables, roll, desk)
    share = lanes.divide(lanes.load(stopped, roll), weight)
    for box in range(BOXES):
        if tables.points[row, box] >= 0.0 and is_open(status, lower, upper, box):
            _add(endings, np.intp(ending_rows[row, box]), lanes.multiply(share, lanes.load(desk.boxes, box)))


@inner
def _follow(player, status, lower, upper, start, rolls, tables, desk, chances, stopped, ending_rows, endings):
    """Follow a strategy through the rest of a turn; the arguments are those of `flow.follow`."""
    think(player, status, lower, upper, tables, desk)
    for keep in range(KEEP_COUNT):
        lanes.store(chances, keep, lanes.fill(1.0 if keep == start else 0.0))
    for roll in range(ROLL_COUNT):
        lanes.store(stopped, roll, lanes.fill(0.0))
    for ending in range(ENDING_COUNT):
        lanes.store(endings, ending, lanes.fill(0.0))
    for step in range(rolls):
        stage = rolls - 2 - step
        share_out(chances)
        for roll in range(ROLL_COUNT):
            if stage >= 0 and _is_reached(chances, FIRST_ROLL + roll):
                _put_down(player, status, lower, upper, tables, stage, roll, desk, chances, stopped)
    for roll in range(ROLL_COUNT):
        _add(stopped, roll, lanes.load(chances, FIRST_ROLL + roll))
        if _is_reached(stopped, roll):
            row = points_row(status, lower, upper, roll)
            ruled = box_by_rule(player, status, lower, upper, roll, desk)
            if ruled >= 0:
                _add(endings, np.intp(ending_rows[row, ruled]), lanes.load(stopped, roll))
            elif (player.kind == RANDOM or player.kind == SOFT) and not has_worths(player):
                _end_in_many(player, status, lower, upper, tables, roll, row, desk, stopped, ending_rows, endings)
            else:
                _end_in_one(player, status, lower, upper, tables, roll, row, desk, stopped, ending_rows, endings)


@compiled
def follow_player(
    layer, start, stop, where, keep, rolls, tables, player, desk, ending_rows, chances, stopped, endings, lane_rows
):
    """Write the endings of all reached cells of ``layer.blocks[start:stop]`` when a strategy is played.

    Args:
        layer, where: a `Layer` and the `Map` of a forward pass.
        start, stop: the blocks to do.
        keep, rolls: where the turn goes on from, as in `flow.follow`.
        tables: from `endings.rule_tables`.
        player, desk: as in `playing_kernels.play_groups`.
        ending_rows: from `endings.ending_rows`.
        chances, stopped, endings: (462, 8), (252, 8), (ENDING_COUNT, 8) float64, scratch.
        lane_rows: (8,) int64, scratch.
    """
    for block in range(start, stop):
        status, lower, upper = layer.blocks[block, 0], layer.blocks[block, 1], layer.blocks[block, 2]
        first, last = where.class_start[upper], where.class_start[upper + 1]
        place = where.places[(status * turn_states.LOWER_SETS + lower) * turn_states.UPPER_SETS + upper]
        number = first
        while number < last:
            count = 0
            while number < last and count < LANES:
                row = layer.rows[place + number - first]
                if row != NOWHERE:
                    lane_rows[count] = row
                    desk.totals[count] = where.first_total[number]
                    count += 1
                number += 1
            if count > 0:
                for lane in range(count, LANES):
                    desk.totals[lane] = desk.totals[0]
                scratch = (chances, stopped, ending_rows, endings)
                _follow(player, status, lower, upper, keep, rolls, tables, desk, *scratch)
                for lane in range(count):
                    for ending in range(ENDING_COUNT):
                        layer.endings[lane_rows[lane], ending] = endings[ending, lane]
