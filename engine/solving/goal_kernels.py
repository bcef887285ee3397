# SPDX-License-Identifier: MIT
"""A goal kernel solves turn states along the axis of the points so far: any worth of the final score.

With W(s, x) the worth of turn state s with x points so far under best play, u(x) what a final score x is worth, and the
endings of a turn as in `engine.turn.endings`,

    F_0(r, x) = max_c W(s after c, x + points(c, r) + bonuses)         W(full scorecard, x) = u(x)

and the rest of the turn as in `engine.solving.value_kernels`, for each x on its own. Eight neighbouring x are the lanes
of a group, so what follows a filling is one load from the line of the next state, at an offset that is the same for all
rolls (`engine.turn.goals`).
"""

from __future__ import annotations

from engine.runtime.compiling import compiled, inlined
from engine.turn.backward_induction import go_back
from engine.turn.dice.rolling import take_first
from engine.turn.endings import block_of
from engine.turn.goals import PAD, aim
from engine.turn.lanes import LANES
from engine.turn.policies import BEST_UNROLLED


@inlined
def solve_line(lines, cell, below, above, status, lower, upper, total, goal, tables, model, scratch):
    """Write the line of one cell, in which the turn state (status, lower, upper, total) is; see `solve_lines`."""
    stages, (parts, work, lane_totals) = tables.rolls_per_turn - 1, scratch
    begin, length = lines.starts[cell], lines.lengths[cell]
    for pad in range(PAD):
        lines.pool[begin - 1 - pad] = below
        lines.pool[begin + length + pad] = above
    for lane in range(LANES):
        lane_totals[lane] = total
    if length > 0:
        aim(goal, status, lower, upper, lane_totals, tables)
    for offset in range(0, length, LANES):
        goal.at[0] = lines.lows[cell] + offset
        go_back(goal, BEST_UNROLLED, status, lower, upper, lane_totals, tables, model, parts, work, stages)
        take_first(model, work, stages)
        for lane in range(min(LANES, length - offset)):
            lines.pool[begin + offset + lane] = work[0, lane]


@compiled
def solve_lines(lines, below, above, blocks, start, stop, first_total, goal, tables, model, parts, work, lane_totals):
    """Write the lines of all turn states of `blocks[start:stop]`.

    Args:
        lines: `goals.Axis` of the layer of `blocks`; its pool is written.
        below, above: what is worth the numbers of points before and after each line.
        blocks: (n, 3) int64 rows of (yahtzee, lower, upper), none of them full.
        start, stop: the rows to do.
        first_total: (classes,) int64; an upper total of each class.
        goal: `goals.Axis` of the layer with one box more filled.
        tables: from `endings.rule_tables`.
        model: from `rolling.kernel_dice`.
        parts, work, lane_totals: scratch from `value_kernels.scratch_arrays`.
    """
    for block in range(start, stop):
        status, lower, upper = blocks[block, 0], blocks[block, 1], blocks[block, 2]
        place = lines.places[block_of(tables, status, lower, upper)]
        first = lines.class_start[upper]
        for number in range(first, lines.class_start[upper + 1]):
            cell, total, scratch = place + number - first, first_total[number], (parts, work, lane_totals)
            solve_line(lines, cell, below, above, status, lower, upper, total, goal, tables, model, scratch)
