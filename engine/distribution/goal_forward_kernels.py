# SPDX-License-Identifier: MIT
"""A forward pass for a goal carries chance along the axis of the points so far, which the goal's best play goes by.

With P(s, x) the chance to come to turn state s with x points so far, all bonuses included, and w(e | s, x) the chance
that the turn ends with e,

    P(s', x') = sum over all s and e that lead to s' of w(e | s, x) * P(s, x),  x = x' - points(e) - bonuses(e)

It is the step of `engine.distribution.forward_kernels` with a different w for each x. Eight neighbouring x are the
lanes of a group, as in `engine.solving.goal_kernels`, and follow their turn together. Where a goal is certain or
hopeless, all options are equal and taken by their values, so all x there share one turn. The shares w * P of a part of
the layer at a time are written down, by group, and every block of the next layer collects its own from them: so no
thread writes where another does, and every sum has the same order on any thread.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.distribution.forward_kernels import (
    IntArray,
    cell_after,
    is_filled,
    leads_elsewhere,
    place_of,
    state_before,
)
from engine.runtime.compiling import compiled, inner
from engine.solving.layers import NOWHERE
from engine.turn import lanes
from engine.turn.backward_induction import look
from engine.turn.dice.rolling import FairUnrolled
from engine.turn.endings import RuleTables, alike_bonus, open_boxes
from engine.turn.flow import Flow, follow
from engine.turn.goals import aim, begin_at
from engine.turn.lanes import LANES
from engine.turn.lattice import FloatArray
from engine.turn.policies import View
from engine.turn.tie_order import put_in_order


class Spread(NamedTuple):
    """The chances to come to the turn states with one number of filled boxes, by points so far.

    `blocks` (n, 3) int64 rows of (yahtzee, lower, upper). The groups of a cell are ``first[cell]`` up to
    ``first[cell + 1]``, (cells + 1,) int64; they hold the chances of `low[cell]` points and of those that follow, in
    `pool` (groups, 8).
    """

    blocks: IntArray
    first: IntArray
    low: IntArray
    pool: FloatArray


class PlayedTurn(NamedTuple):
    """How play goes through a turn, and the arrays of one thread that it takes.

    `keep`, `rolls`, `tables` and `model` are as in `flow.follow`; the dice are fair. `flow` is from `new_flow`, with an
    order, `seen` from `policies.new_view`, and `at_rest` (ending_count, 8): scratch.
    """

    keep: int
    rolls: int
    tables: RuleTables
    model: FairUnrolled
    flow: Flow
    seen: View
    at_rest: FloatArray


class Shares(NamedTuple):
    """With what chances the reached groups of a spread come to each ending of a turn.

    `rows` (groups,) int64 is the row of each group; `NOWHERE` if never reached, or for other parts. `chances` is
    (rows * ending_count, 8); `sums` (blocks, ending_count) has them added up by block.
    """

    rows: IntArray
    chances: FloatArray
    sums: FloatArray


@inner
def _prepare(goal, points, status, lower, upper, total, tables, flow, view):
    """Get ready for the groups of one turn state."""
    for lane in range(LANES):
        flow.totals[lane] = total
    look(points, status, lower, upper, flow.totals, tables, view, flow.work)
    put_in_order(view, status, tables, flow.policy.order)
    aim(goal, status, lower, upper, flow.totals, tables)


@inner
def _share(endings, chances, open_set, tables, row, shares, sums):
    """Write the shares of one group that goes to any box of a set, and add them up."""
    count = len(endings)
    for box in range(tables.boxes):
        if (open_set >> box) & 1:
            for ending in range(tables.ending_start[np.uintp(box)], tables.ending_start[np.uintp(box + 1)]):
                share = lanes.multiply(lanes.load(endings, ending), chances)
                lanes.store(shares, row * count + ending, share)
                if lanes.any_set(share):
                    for lane in range(LANES):
                        sums[ending] += shares[row * count + ending, lane]


@compiled
def follow_groups(here, goal, points, spread, start, stop, where, turn, shares):
    """Write the shares of all reached groups of ``spread.blocks[start:stop]``.

    Args:
        here, goal: `goals.Axis` of the layer of the spread, and of the one with one box more filled.
        points: `goals.Points` with the values that decide where the goal makes no difference.
        spread, where: the chances, and the `Map` of cells.
        start, stop: the blocks to do.
        turn: a `PlayedTurn`.
        shares: `Shares`, out.
    """
    flow, tables = turn.flow, turn.tables
    for block in range(start, stop):
        status, lower, upper = spread.blocks[block, 0], spread.blocks[block, 1], spread.blocks[block, 2]
        first, open_set = where.class_start[upper], open_boxes(tables, status, lower, upper)
        place = place_of(where.places, tables, status, lower, upper) - first
        line = place_of(here.places, tables, status, lower, upper) - first
        for number in range(first, where.class_start[upper + 1]):
            is_ready, is_settled = False, False
            low = here.lows[line + number]
            end = low + here.lengths[line + number]
            begin = spread.first[place + number]
            for group in range(begin, spread.first[place + number + 1]):
                row = shares.rows[group]
                if row == NOWHERE:
                    continue
                if not is_ready:
                    _prepare(goal, points, status, lower, upper, where.first_total[number], tables, flow, turn.seen)
                    is_ready = True
                at = spread.low[place + number] + (group - begin) * LANES
                chances = lanes.load(spread.pool, group)
                is_open_question = low - LANES < at < end
                if is_open_question or not is_settled:
                    begin_at(goal, at)
                    follow(goal, status, lower, upper, turn.keep, turn.rolls, tables, turn.model, flow)
                if is_open_question:
                    _share(flow.endings, chances, open_set, tables, row, shares.chances, shares.sums[block])
                    continue
                if not is_settled:
                    for ending in range(tables.ending_count):
                        lanes.store(turn.at_rest, ending, lanes.load(flow.endings, ending))
                    is_settled = True
                _share(turn.at_rest, chances, open_set, tables, row, shares.chances, shares.sums[block])


@inner
def _collect_line(shares, count, ending, rows, begin, end, pool, to, size):
    """Add what comes from one cell by one ending to `pool`, from `to` on, no further than 0 to `size`."""
    for group in range(begin, end):
        row = rows[group]
        offset = to + (group - begin) * LANES
        if row != NOWHERE:
            for lane in range(max(0, -offset), min(LANES, size - offset)):
                pool[offset + lane] += shares[row * count + ending, lane]


@compiled
def collect_groups(spread, shares, first_cell, last_cell, target, flat, start, stop, where, tables):
    """Add what comes from some blocks of `spread` to some of `target`.

    Args:
        spread, shares: as `follow_groups` left them.
        first_cell, last_cell: the cells whose shares are there; whole blocks.
        target: the `Spread` to be made.
        flat: its pool in one dimension.
        start, stop: the blocks of it to do.
        where: the `Map`.
        tables: from `endings.rule_tables`.
    """
    for block in range(start, stop):
        status, lower, upper = target.blocks[block, 0], target.blocks[block, 1], target.blocks[block, 2]
        goals = place_of(where.places, tables, status, lower, upper) - where.class_start[upper]
        for box in range(tables.boxes):
            if not is_filled(tables, status, lower, upper, box):
                continue
            old_status, old_lower, old_upper = state_before(tables, status, lower, upper, box)
            place = place_of(where.places, tables, old_status, old_lower, old_upper)
            if place == NOWHERE or place < first_cell or place >= last_cell:
                continue
            bonus = alike_bonus(tables, old_status)
            first = where.class_start[old_upper]
            for number in range(first, where.class_start[old_upper + 1]):
                cell, total = place + number - first, where.first_total[number]
                for ending in range(tables.ending_start[np.uintp(box)], tables.ending_start[np.uintp(box + 1)]):
                    points = np.int64(tables.ending_points[np.uintp(ending)])
                    if leads_elsewhere(tables, box, status, points):
                        continue
                    class_after, gain = cell_after(tables, box, points, total, upper, where)
                    after = goals + class_after
                    gain += int(bonus) if tables.ending_alike[np.uintp(ending)] else 0
                    at = target.first[after] * LANES
                    size = target.first[after + 1] * LANES - at
                    _collect_line(
                        shares.chances,
                        tables.ending_count,
                        ending,
                        shares.rows,
                        spread.first[cell],
                        spread.first[cell + 1],
                        flat[at : at + size],
                        spread.low[cell] + gain - target.low[after],
                        size,
                    )
