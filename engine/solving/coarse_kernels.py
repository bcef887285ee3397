# SPDX-License-Identifier: MIT
"""A coarse kernel solves lines as `engine.solving.goal_kernels` does, but at steps of several points only.

What stands between them in the lines that follow is interpolated by cubics (`goals.CoarseAxis`), so one step has the
cost of eight points but goes 8 * (1 << bits) points ahead.
"""

from __future__ import annotations

from engine.runtime.compiling import compiled
from engine.turn.backward_induction import go_back
from engine.turn.dice.rolling import take_first
from engine.turn.endings import block_of
from engine.turn.goals import aim
from engine.turn.lanes import LANES
from engine.turn.policies import BEST_UNROLLED


@compiled
def solve_coarse_lines(lines, blocks, start, stop, first_total, goal, tables, model, parts, work, lane_totals):
    """Write the lines of all turn states of `blocks[start:stop]`, but not what is before and after them.

    Args:
        lines: `goals.CoarseAxis` of the layer of `blocks`; its pool is written.
        goal: `goals.CoarseAxis` of the layer with one box more filled, its numbers as far apart.
        blocks, start, stop, first_total, tables, model, parts, work, lane_totals: as in `goal_kernels.solve_lines`.
    """
    stages = tables.rolls_per_turn - 1
    for block in range(start, stop):
        status, lower, upper = blocks[block, 0], blocks[block, 1], blocks[block, 2]
        place = lines.places[block_of(tables, status, lower, upper)]
        first = lines.class_start[upper]
        for number in range(first, lines.class_start[upper + 1]):
            cell = place + number - first
            length = lines.lengths[cell]
            if length == 0:
                continue
            for lane in range(LANES):
                lane_totals[lane] = first_total[number]
            aim(goal, status, lower, upper, lane_totals, tables)
            for offset in range(0, length, LANES):
                goal.at[0] = lines.lows[cell] + (offset << goal.bits)
                go_back(goal, BEST_UNROLLED, status, lower, upper, lane_totals, tables, model, parts, work, stages)
                take_first(model, work, stages)
                for lane in range(min(LANES, length - offset)):
                    lines.pool[lines.starts[cell] + offset + lane] = work[0, lane]
