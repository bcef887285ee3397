# SPDX-License-Identifier: MIT
"""A forward pass carries chance from one position to the end of the game, turn by turn, under best play.

With P(s, k, x) the chance to come to turn state s with k Yahtzee bonuses and x other points earned on the way, and the
endings e of a turn in s, their chances w(e) and what they earn (`engine.turn.flow`),

    P(s', k', x') = sum over all s and e that lead to s' of w(e) * P(s, k' - bonus(e), x' - points(e))

goes from the layer of n filled boxes to that of n + 1. The upper bonus is among the points of the ending that earns it.
Two more sums go the same way, without points: the chances of each number of Yahtzees rolled and of jokers used.

Turn states with the same future (`turn_states.Layout.equivalent_totals`) become one *cell*, which is why the points on
the way are kept whole, the upper ones included. Under best play not every cell can be reached; those are never looked
at. A *line* is the row of P over x for one cell and one k, from the lowest x that is possible to the highest. All lines
of a layer lie one behind the other in one array, so a step is adding lines to lines at an offset.

Each cell of the new layer collects what leads to it, box by box and state by state. So threads share the new layer by
blocks, none writes where another does, and every sum has the same order on any thread.

For a goal, chance is carried along the axis of the points so far, which the goal's best play goes by. With P(s, x) the
chance to come to turn state s with x points so far, all bonuses included, and w(e | s, x) the chance that the turn ends
with e,

    P(s', x') = sum over all s and e that lead to s' of w(e | s, x) * P(s, x),  x = x' - points(e) - bonuses(e)

Eight neighbouring x are the lanes of a group, as in `engine.solving.kernels`, and follow their turn together.
Where a goal is certain or hopeless, all options are equal and taken by their values, so all x there share one turn. The
shares w * P of a part of the layer at a time are written down, by group, and every block of the next layer collects its
own from them: so again no thread writes where another does.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.rules import turn_states
from engine.runtime.compiling import compiled, inlined, inner
from engine.solving.layers import NOWHERE
from engine.turn import lanes
from engine.turn.backward_induction import look
from engine.turn.dice_models import FairUnrolled
from engine.turn.endings import RuleTables, added, alike_bonus, block_of, open_boxes
from engine.turn.flow import Flow, follow
from engine.turn.goals import aim, begin_at
from engine.turn.lanes import LANES
from engine.turn.lattice import FloatArray, IntArray
from engine.turn.policies import View, put_in_order

MEASURE, COLLECT = range(2)
"""What `collect` is to do: find where lines begin and end, or fill them."""
EMPTY_LOW = 1 << 20


class Layer(NamedTuple):
    """The turn states with one number of filled boxes, and the chance to come to each.

    `blocks` (n, 3) int64 rows of (yahtzee, lower, upper); `rows` (cells,) int64 the row of each cell in `endings`,
    `NOWHERE` for cells that are never reached.

    Line (cell, k) has the chances ``pool[start:start + high - low + 1]`` of the points `low` to `high`; `low`, `high`
    and `start` are (cells, boxes) int64, in Yahtzee 13. `numbers` float64, (cells, 18) in Yahtzee, are the chances of 0
    to 13 Yahtzees rolled, then of 0 to 3 jokers used. `endings` (reached cells, ending_count) float64 are the chances
    of the endings in each cell.
    """

    blocks: IntArray
    rows: IntArray
    low: IntArray
    high: IntArray
    start: IntArray
    pool: FloatArray
    numbers: FloatArray
    endings: FloatArray


class Map(NamedTuple):
    """Where cells are, all int64.

    Cells of a block begin at ``places[block]`` of their layer (`NOWHERE` if the game cannot get there any more) and are
    in the order of the classes ``class_start[upper]`` to ``class_start[upper + 1]``. The first upper total of a class
    is ``first_total[class]``, the class of a total ``class_of[upper * totals + total]``.
    """

    places: IntArray
    class_start: IntArray
    first_total: IntArray
    class_of: IntArray


@inner
def place_of(places, tables, status, lower, upper):
    """Return where the cells of a block begin."""
    return places[block_of(tables, status, lower, upper)]


@compiled
def follow_cells(goal, layer, start, stop, where, keep, rolls, tables, model, flow, lane_rows):
    """Write the endings of all reached cells of ``layer.blocks[start:stop]``.

    The turn goes on from `keep` and `rolls`, as in `flow.follow`. `where` is a `Map`, `lane_rows` (8,) int64 scratch.
    """
    for block in range(start, stop):
        status, lower, upper = layer.blocks[block, 0], layer.blocks[block, 1], layer.blocks[block, 2]
        first, last = where.class_start[upper], where.class_start[upper + 1]
        offset = place_of(where.places, tables, status, lower, upper) - first
        number = first
        while number < last:
            count = 0
            while number < last and count < LANES:
                row = layer.rows[offset + number]
                if row != NOWHERE:
                    lane_rows[count] = row
                    flow.totals[count] = where.first_total[number]
                    count += 1
                number += 1
            if count > 0:
                for lane in range(count, LANES):
                    flow.totals[lane] = flow.totals[0]
                follow(goal, status, lower, upper, keep, rolls, tables, model, flow)
                for lane in range(count):
                    for ending in range(tables.ending_count):
                        layer.endings[lane_rows[lane], ending] = flow.endings[ending, lane]


@inlined
def _widen_lines(layer, cell, target, goal, gain, shift):
    """Make room in the lines of a cell for those of the cell that it comes from."""
    for k in range(layer.high.shape[1] - shift):
        if layer.high[cell, k] >= 0:
            target.low[goal, k + shift] = min(target.low[goal, k + shift], layer.low[cell, k] + gain)
            target.high[goal, k + shift] = max(target.high[goal, k + shift], layer.high[cell, k] + gain)


@inlined
def _add_lines(layer, cell, target, goal, gain, shift, chance):
    """Add the lines of a cell to those of the cell that follows."""
    for k in range(layer.high.shape[1] - shift):
        if layer.high[cell, k] >= 0:
            length = layer.high[cell, k] - layer.low[cell, k] + 1
            at = layer.start[cell, k]
            to = target.start[goal, k + shift] + layer.low[cell, k] + gain - target.low[goal, k + shift]
            for position in range(length):
                target.pool[to + position] += chance * layer.pool[at + position]


@inlined
def _add_numbers(layer, cell, target, goal, ending, chance, tables):
    """Add the chances of Yahtzees rolled and of jokers used, one more of each if the ending has one."""
    jokers = tables.boxes + 1  # where those begin
    shift = 1 if tables.ending_alike[np.uintp(ending)] else 0
    for number in range(jokers - shift):
        target.numbers[goal, number + shift] += chance * layer.numbers[cell, number]
    shift = 1 if tables.ending_joker[np.uintp(ending)] else 0
    for number in range(jokers, layer.numbers.shape[1] - shift):
        target.numbers[goal, number + shift] += chance * layer.numbers[cell, number]


@inner
def state_before(tables, status, lower, upper, box):
    """Return the filled boxes before `box` was filled."""
    if box == tables.yahtzee_box:
        return np.int64(turn_states.YAHTZEE_OPEN), lower, upper
    return status, lower & ~tables.lower_mask[np.uintp(box)], upper & ~tables.upper_mask[np.uintp(box)]


@inner
def is_filled(tables, status, lower, upper, box):
    """Return whether a box is filled in the turn state."""
    if box == tables.yahtzee_box:
        return status != turn_states.YAHTZEE_OPEN
    return (lower & tables.lower_mask[np.uintp(box)]) | (upper & tables.upper_mask[np.uintp(box)]) != 0


@inner
def leads_elsewhere(tables, box, status, points):
    """Return whether these points in a box lead to another block than the one with `status`."""
    after = tables.status_with_points if points > 0 else turn_states.YAHTZEE_FILLED
    return box == tables.yahtzee_box and status != after


@inner
def cell_after(tables, box, points, total, upper, where):
    """Return the class of upper totals after an ending, `upper` being filled then, and points with upper bonus."""
    new_total, bonus = added(tables, total, box, points)
    return where.class_of[upper * tables.totals + new_total], points + bonus


@inlined
def _collect_cell(task, step, goals, cell, total):
    """Measure or fill what comes from one cell by filling one box."""
    layer, target, where, purpose, tables = task
    box, status, upper, old_status = step
    row = layer.rows[cell]
    for ending in range(tables.ending_start[np.uintp(box)], tables.ending_start[np.uintp(box + 1)]):
        chance = layer.endings[row, ending] if row != NOWHERE else 0.0
        points = np.int64(tables.ending_points[np.uintp(ending)])
        if chance > 0.0 and not leads_elsewhere(tables, box, status, points):
            number, gain = cell_after(tables, box, points, total, upper, where)
            goal = goals + number
            shift = 1 if tables.ending_alike[np.uintp(ending)] and old_status == turn_states.YAHTZEE_BONUS_AHEAD else 0
            if purpose == MEASURE:
                _widen_lines(layer, cell, target, goal, gain, shift)
            else:
                _add_lines(layer, cell, target, goal, gain, shift, chance)
                _add_numbers(layer, cell, target, goal, ending, chance, tables)


@inlined
def _each_source(do, task, blocks, start, stop, where, tables):
    """Go through the cells from which filling one box leads to ``blocks[start:stop]``.

    `do` is an inlined function, called with `task`; the box, status and filled upper boxes after it, and the status
    before it; where the cells of the new block begin, less the number of their first class; the cell, and its total.
    """
    for block in range(start, stop):
        status, lower, upper = blocks[block, 0], blocks[block, 1], blocks[block, 2]
        goals = place_of(where.places, tables, status, lower, upper) - where.class_start[upper]
        for box in range(tables.boxes):
            if not is_filled(tables, status, lower, upper, box):
                continue
            old_status, old_lower, old_upper = state_before(tables, status, lower, upper, box)
            place = place_of(where.places, tables, old_status, old_lower, old_upper)
            if place == NOWHERE:
                continue
            first = where.class_start[old_upper]
            for number in range(first, where.class_start[old_upper + 1]):
                step = (box, status, upper, old_status)
                do(task, step, goals, place + number - first, where.first_total[number])


@compiled
def collect(layer, target, start, stop, where, purpose, tables):
    """Measure or fill the lines and numbers of ``target.blocks[start:stop]`` from the layer with one box less filled.

    `layer` has its endings. All `low` of `target` are `EMPTY_LOW` and all `high` -1 before it is measured, its pool and
    numbers zero before it is filled. `purpose` is `MEASURE` or `COLLECT`.
    """
    _each_source(_collect_cell, (layer, target, where, purpose, tables), target.blocks, start, stop, where, tables)


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
    """Write the `Shares` of all reached groups of ``spread.blocks[start:stop]``.

    `here` and `goal` are a `goals.Axis` each, of the layer of the spread and of the one with one box more filled.
    `points` is a `goals.Points` with the values that decide where the goal makes no difference, `turn` a `PlayedTurn`.
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


@inlined
def _collect_groups(task, step, goals, cell, total):
    """Add what comes from one cell by filling one box."""
    spread, shares, first_cell, last_cell, target, flat, where, tables = task
    box, status, upper, old_status = step
    bonus = np.int64(alike_bonus(tables, old_status))
    if cell < first_cell or cell >= last_cell:
        return
    for ending in range(tables.ending_start[np.uintp(box)], tables.ending_start[np.uintp(box + 1)]):
        points = np.int64(tables.ending_points[np.uintp(ending)])
        if leads_elsewhere(tables, box, status, points):
            continue
        class_after, gain = cell_after(tables, box, points, total, upper, where)
        after = goals + class_after
        gain += bonus if tables.ending_alike[np.uintp(ending)] else 0
        at = target.first[after] * LANES
        size = target.first[after + 1] * LANES - at
        to = spread.low[cell] + gain - target.low[after]
        for group in range(spread.first[cell], spread.first[cell + 1]):
            row = shares.rows[group]
            offset = to + (group - spread.first[cell]) * LANES
            if row != NOWHERE:
                for lane in range(max(0, -offset), min(LANES, size - offset)):
                    flat[at + offset + lane] += shares.chances[row * tables.ending_count + ending, lane]


@compiled
def collect_groups(spread, shares, first_cell, last_cell, target, flat, start, stop, where, tables):
    """Add what comes from some blocks of `spread` to some of `target`.

    The shares are those of the cells `first_cell` up to `last_cell`, whole blocks. `flat` is the pool of `target` in
    one dimension, `start` and `stop` are of its blocks.
    """
    task = (spread, shares, first_cell, last_cell, target, flat, where, tables)
    _each_source(_collect_groups, task, target.blocks, start, stop, where, tables)
