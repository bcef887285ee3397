# SPDX-License-Identifier: MIT
"""A kernel is a compiled function on flat arrays; none of them knows any rules: those come as tables.

The value of a turn state s is the expected number of points still to come under best play. With V the table of
values, w(r) the chance of roll r from five dice, and c ranging over the categories allowed for r in s,

    F_0(r) = max_c points(c, r) + bonuses + V(s after c)                 value of roll r with no roll left
    K_n(k) = 1/6 * sum over faces f of K_n(k + f),   K_n(r) = F_n(r)     value of rolling the rest of keep k
    F_n+1(r) = max over keeps k of r of K_n(k)                           value of roll r with n + 1 rolls left
    V(s) = sum over rolls r of w(r) * F_(rolls per turn - 1)(r)

That is for fair dice; `engine.turn.dice_models` has the other ways to get K from F. F_0 is in
`engine.turn.backward_induction`.

Both K and the maximum are computed along the lattice of the 462 keeps (`engine.turn.lattice`), in one work array of
(462, 8) float64, for eight turn states at a time: they share the filled boxes and differ in the upper total. Row k of
the array belongs to keep k.

Operations per group of eight states, three rolls per turn: 2 * (1,260 + 1,260) in the lattice, 252 in the last mean,
about 1,000 for F_0, so some 6,300 vector operations, nearly all of them reading the 29.5 KB work array, which stays
in the first-level cache.

All arrays are C-contiguous. Indices come from unsigned arrays so that no negative index has to be caught.

In all kernels of the engine the same arguments go by the same names:

* `goal` is what is played for (`engine.turn.goals`), and `policy` what is done with options (`engine.turn.policies`);
* `status`, `lower`, `upper` are the filled boxes of a turn state, which is not a full scorecard, and `totals` (8,)
  int64 the upper total of each lane;
* `tables` come from `endings.rule_tables`, and `model`, the dice, from `dice_models.kernel_dice`;
* `blocks` are (n, 3) int64 rows of (yahtzee, lower, upper), of which those from `start` up to `stop` are done;
* `stages` is how many rolls are left; `roll` a number from 0 to 251, `keep` the row of a keep from 0 to 461;
* `parts` (part_count, 8), `work` (462, 8) and `lane_totals` (8,) are the work space of one thread (`scratch_arrays`).

For a goal, turn states are solved along the axis of the points so far (`solve_lines`): any worth of the final score.
With W(s, x) the worth of turn state s with x points so far under best play, u(x) what a final score x is worth, and the
endings of a turn as in `engine.turn.endings`,

    F_0(r, x) = max_c W(s after c, x + points(c, r) + bonuses)         W(full scorecard, x) = u(x)

and the rest of the turn as above, for each x on its own. Eight neighbouring x are the lanes of a group, so what follows
a filling is one load from the line of the next state, at an offset that is the same for all rolls
(`engine.turn.goals`).

Chances that are about right are solved at steps of several points only (`goals.CoarseAxis`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.rules import turn_states
from engine.rules.dice import FAIR_DICE, DiceModel
from engine.rules.rule_sets import MOST_BOXES
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.compiling import compiled, inlined, inner
from engine.turn import lanes
from engine.turn.backward_induction import go_back, part_count
from engine.turn.dice_models import kernel_dice, take_first, take_keeps
from engine.turn.endings import YAHTZEE_FACE, block_of, open_boxes, points_row, rule_tables
from engine.turn.goals import PAD, aim, points_goal, with_bonus
from engine.turn.lanes import LANES
from engine.turn.lattice import KEEP_COUNT, FloatArray
from engine.turn.policies import BEST, BEST_UNROLLED


@inlined
def each_group(do, task, blocks, start, stop, classes, totals):
    """Go through the turn states of ``blocks[start:stop]``, up to eight at a time that share the filled boxes.

    Args:
        do: an inlined function, called with `task`, the filled boxes, the class of the first lane, and how many lanes
            count. Where classes run out, the last one fills the others: legal work, whose result is not kept.
        blocks, start, stop: the blocks to do.
        classes: class_start, member_start, members, int64, in Yahtzee (65,), (1641,) and (2794,): the classes of upper
            totals of the set u of filled upper boxes are ``class_start[u]`` up to ``class_start[u + 1]``, the upper
            totals of class c ``members[member_start[c]:member_start[c + 1]]``.
        totals: (8,) int64, out: the upper total of each lane.
    """
    class_start, member_start, members = classes
    for block in range(start, stop):
        status, lower, upper = blocks[block, 0], blocks[block, 1], blocks[block, 2]
        last = class_start[upper + 1] - 1
        for first in range(class_start[upper], last + 1, LANES):
            for lane in range(LANES):
                totals[lane] = members[member_start[min(first + lane, last)]]
            do(task, status, lower, upper, first, min(LANES, last + 1 - first))


@inlined
def _solve_group(task, status, lower, upper, first, count):
    values, goal, policy, (_, member_start, members), tables, model, parts, work, totals = task
    stages, base = tables.rolls_per_turn - 1, block_of(tables, status, lower, upper) * tables.totals
    go_back(goal, policy, status, lower, upper, totals, tables, model, parts, work, stages)
    take_first(model, work, stages)
    for lane in range(count):
        for member in range(member_start[first + lane], member_start[first + lane + 1]):
            values[base + members[member]] = work[0, lane]


@compiled
def solve_blocks(values, goal, policy, blocks, start, stop, classes, tables, model, parts, work, lane_totals):
    """Write the values of all reachable turn states of `blocks[start:stop]` into `values`.

    Every state with one box more filled must be there already. Upper totals that have the same future
    (`engine.rules.turn_states`) are solved once. `values` (n,) float64, by turn state, are those of `goal`; `policy` is
    `BEST`, or the strategy whose values these are. `classes` are as in `each_group`.
    """
    task = (values, goal, policy, classes, tables, model, parts, work, lane_totals)
    each_group(_solve_group, task, blocks, start, stop, classes, lane_totals)


@compiled
def value_options(goal, turn_state, roll, rolls_left, tables, model, parts, work, lane_totals, keeps, boxes):
    """Value every keep and every box of one position, which is in the turn state (yahtzee, lower, upper, total).

    `keeps` (462,) float64 gets the value of every keep with `rolls_left`, and is untouched if no roll is left. `boxes`
    (16,) float64 gets what it is worth to score `roll`, bonuses and all that follows included; NaN where that is not
    allowed.
    """
    status, lower, upper, total = turn_state
    # Eight times the same state: what serves groups of eight serves one state too.
    for lane in range(LANES):
        lane_totals[lane] = total
    aim(goal, status, lower, upper, lane_totals, tables)
    go_back(goal, BEST, status, lower, upper, lane_totals, tables, model, parts, work, max(rolls_left - 1, 0))
    row = np.uintp(points_row(tables, status, lower, upper, roll))
    earns_bonus = status == turn_states.YAHTZEE_BONUS_AHEAD and YAHTZEE_FACE[roll] >= 0
    is_first, open_set = rolls_left == tables.rolls_per_turn - 1, open_boxes(tables, status, lower, upper)
    for box in range(len(boxes)):
        boxes[box] = np.nan
        points = tables.first_points[row, np.uintp(box)] if is_first else tables.points[row, np.uintp(box)]
        if points >= 0.0 and (open_set >> box) & 1:
            filling = np.intp(tables.filling_of[np.uintp(box), np.uintp(points)])
            value = with_bonus(goal, tables, parts, filling) if earns_bonus else lanes.load(parts, filling)
            boxes[box] = lanes.lane_of(value, 0)
    if rolls_left > 0:
        take_keeps(model, work, rolls_left - 1)
        for keep in range(KEEP_COUNT):
            keeps[keep] = work[keep, 0]


_value_options = inner(value_options.py_func)


@compiled
def value_many(loops, goal, states, rolls, left, tables, model, parts, work, lane_totals, keeps, boxes):
    """Value the options of many positions `loops` times over, without going back to Python: the benchmark times it.

    `states`, `rolls` and `left` (n, 4), (n,) and (n,) int64, are turn state, roll and rolls left of each position.
    """
    for _ in range(loops):
        for number in range(len(rolls)):
            turn_state = (states[number, 0], states[number, 1], states[number, 2], states[number, 3])
            _value_options(
                goal, turn_state, rolls[number], left[number], tables, model, parts, work, lane_totals, keeps, boxes
            )


def warm_up(model: DiceModel = FAIR_DICE) -> None:
    """Compile the kernel that values options for `model` (or load it from numba's cache) by valuing some."""
    values = np.zeros(turn_states.layout().size)
    value_options(
        points_goal(values),
        turn_states.turn_state(DEFAULT_RULES, {}),
        0,
        1,
        rule_tables(DEFAULT_RULES),
        kernel_dice(model, values, part_count(DEFAULT_RULES)),
        *scratch_arrays(DEFAULT_RULES),
        np.empty(KEEP_COUNT),
        np.empty(MOST_BOXES),
    )


def scratch_arrays(rules: RuleSet) -> tuple[FloatArray, FloatArray, np.ndarray[Any, np.dtype[np.int64]]]:
    """Return the work space of one thread: parts (part_count, 8), work (462, 8), lane totals (8,)."""
    return lanes.rows(part_count(rules)), lanes.rows(KEEP_COUNT), np.zeros(LANES, dtype=np.int64)


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
        goal.at[0] = lines.lows[cell] + (offset << goal.bits)
        go_back(goal, BEST_UNROLLED, status, lower, upper, lane_totals, tables, model, parts, work, stages)
        take_first(model, work, stages)
        for lane in range(min(LANES, length - offset)):
            lines.pool[begin + offset + lane] = work[0, lane]


@compiled
def solve_lines(lines, below, above, blocks, start, stop, first_total, goal, tables, model, parts, work, lane_totals):
    """Write the lines of all turn states of `blocks[start:stop]`.

    `lines` and `goal` are a `goals.Axis` each, of the layer of `blocks` and of that with one box more filled, their
    numbers as far apart. `below` and `above` are what is worth the numbers of points before and after each line; coarse
    lines get theirs later. `first_total` (classes,) int64 is an upper total of each class.
    """
    for block in range(start, stop):
        status, lower, upper = blocks[block, 0], blocks[block, 1], blocks[block, 2]
        place = lines.places[block_of(tables, status, lower, upper)]
        first = lines.class_start[upper]
        for number in range(first, lines.class_start[upper + 1]):
            cell, total, scratch = place + number - first, first_total[number], (parts, work, lane_totals)
            solve_line(lines, cell, below, above, status, lower, upper, total, goal, tables, model, scratch)
