# SPDX-License-Identifier: MIT
"""A goal says what a final score is worth: what is gained by an ending and what follows it, put together.

With g(x) the worth of a final score x, play is best when the mean of g is the highest. What that asks of the values V
of turn states differs:

* `Points`, g(x) = x: values are points still to come, and an ending with p points is worth p + V(next state);
* `Risk`, g(x) = -exp(-a x) for a > 0 and exp(-a x) for a < 0 (constant absolute risk aversion a): values are those of
  the points still to come, and p points multiply them by exp(-a p);
* `Axis`, any g that never falls: there is a value for every number of points so far, x, and p points shift along that
  axis: V(next state, x + p).

The eight lanes of a group are eight upper totals for `Points` and `Risk`, which share the filled boxes. For an `Axis`
they are eight neighbouring numbers of points so far in one turn state, so what follows lies side by side in memory.

A goal is a NamedTuple that numba compiles the kernels for, as with dice models (`engine.turn.dice_models`).
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

import numpy as np

from engine.rules.reading import MOST_POINTS
from engine.runtime.compiling import by_type, inlined, inner
from engine.turn import lanes
from engine.turn.endings import RuleTables, block_of, fill_box, filled, open_boxes
from engine.turn.lanes import LANES
from engine.turn.lattice import FloatArray, IntArray

_MOST_AT_ONCE = 3 * MOST_POINTS  # a box and both bonuses


class Points(NamedTuple):
    """As many points as possible; `values` (n,) are the points still to come by turn state."""

    values: FloatArray


class Risk(NamedTuple):
    """Constant absolute risk aversion.

    `values` (n,) is the worth of the points still to come by turn state; `factors` (3001,) what each number of
    points multiplies it by.
    """

    values: FloatArray
    factors: FloatArray


class Axis(NamedTuple):
    """Any worth of the final score, by cells: classes of turn states with the same future.

    `pool` holds a line for each cell of one layer: the worth of `lows[cell]` points so far and of those that follow,
    with `PAD` numbers before it for all below and as many after it for all above; `starts` is where lows[cell] stands
    and `lengths` how many there are. Cells of a block begin at ``places[block]`` and are in the order of `class_of`,
    whose first of the block is ``class_start[upper]``.

    `at` (1,) is the points so far of the first lane. What follows each filling is written down once for all lanes of a
    turn state (`aim`): with x points before, it is ``shifts + x`` points behind the first of the line that follows, in
    the pool not before `least` nor after `most`, beyond which all is worth the same; (fillings,) each.

    Lanes and the numbers of a line are ``1 << bits`` points apart, 1 here.
    """

    pool: FloatArray
    starts: IntArray
    lows: IntArray
    lengths: IntArray
    places: IntArray
    class_start: IntArray
    class_of: IntArray
    at: IntArray
    shifts: IntArray
    least: IntArray
    most: IntArray
    bits: int = 0
    weights: FloatArray = np.zeros((1, 4))


class CoarseAxis(Axis):
    """An `Axis` whose lines have the worth at steps of several points only; what lies between is interpolated.

    `weights` (1 << bits, 4) are those of the four neighbours of each point between two of a line.
    """


AXES = (Axis, CoarseAxis)
PAD = LANES
"""How many numbers a line of an `Axis` has more on either side, so that eight lanes never reach beyond it."""


def axis(
    tables: RuleTables,
    pool: FloatArray,
    lines: tuple[IntArray, IntArray, IntArray],
    places: tuple[IntArray, IntArray, IntArray],
) -> Axis:
    """Return an axis for one thread, with scratch of its own.

    `lines` are starts, lows and lengths, `places` are places, class_start and class_of.
    """
    shifts, least, most = np.zeros((3, int(tables.filling_count)), dtype=np.int64)
    return Axis(pool, *lines, *places, np.zeros(1, dtype=np.int64), shifts, least, most)


def _seen(values: FloatArray) -> FloatArray:
    """Return `values` to be read only, which is another type to the compiler: one kernel serves solving and asking."""
    view = values.view()
    view.setflags(write=False)
    return view


def points_goal(values: FloatArray) -> Points:
    """Return the goal of a player who wants points."""
    return Points(_seen(values))


def risk_goal(values: FloatArray, aversion: float) -> Risk:
    """Return the goal of a player with this aversion to risk, per point; negative for one who likes it."""
    return Risk(_seen(values), np.array([exp(-aversion * points) for points in range(_MOST_AT_ONCE + 1)]))


# ---- tables: a value for each turn state ----------------------------------------------------------------------------


@by_type
def _gain(goal, points):
    """Return in every lane what `points` are worth: to be added, or to be multiplied by."""

    def to_add(goal, points):
        return lanes.fill(points)

    def to_multiply(goal, points):
        return lanes.fill(goal.factors[points])

    return to_multiply if goal.instance_class is Risk else to_add


@by_type
def _join(goal, value, gain):
    """Return the worth of a gain and of what follows it."""

    def by_adding(goal, value, gain):
        return lanes.add(value, gain)

    def by_multiplying(goal, value, gain):
        return lanes.multiply(value, gain)

    return by_multiplying if goal.instance_class is Risk else by_adding


@inlined
def _gather_upper(goal, status, lower, upper, totals, tables, box, parts):
    """Write what scoring 0 to 5 dice in an upper box is worth, with all that follows."""
    first = np.uintp(tables.filling_start[np.uintp(box)])
    at, bonus, face = tables.upper_bonus_at, tables.upper_bonus, tables.filling_points[first + np.uintp(1)]
    start = block_of(tables, status, lower, upper | tables.upper_mask[np.uintp(box)]) * tables.totals
    for count in range(6):
        points = count * face
        value = lanes.look_up(goal.values, start, totals, points, at)
        gain = lanes.crossing(totals, points, at, _gain(goal, points + bonus), _gain(goal, points))
        lanes.store(parts, np.intp(first) + count, _join(goal, value, gain))
    for filling in range(np.intp(first) + 6, np.intp(tables.filling_start[np.uintp(box + 1)])):
        points = tables.filling_points[np.uintp(filling)]  # five dice of a later Yahtzee, and more
        value = lanes.look_up(goal.values, start, totals, points, at)
        gain = lanes.crossing(totals, points, at, _gain(goal, points + bonus), _gain(goal, points))
        lanes.store(parts, filling, _join(goal, value, gain))


@inlined
def _gather_lower(goal, status, lower, upper, totals, tables, box, parts):
    """Write what each number of points in a lower box is worth, with all that follows."""
    value, leaves_points = lanes.fill(0.0), box == tables.yahtzee_box
    for filling in range(tables.filling_start[np.uintp(box)], tables.filling_start[np.uintp(box + 1)]):
        points = tables.filling_points[np.uintp(filling)]
        if points == 0 or leaves_points:
            # Only the Yahtzee box leaves behind something else with points than without.
            after_it, low, up = filled(tables, status, lower, upper, box, points)
            start = block_of(tables, after_it, low, up) * tables.totals
            value = lanes.look_up(goal.values, start, totals, 0, tables.upper_bonus_at)
        lanes.store(parts, np.intp(filling), _join(goal, value, _gain(goal, points)))


# ---- axes: a value for each turn state and number of points so far --------------------------------------------------


@inner
def cell_after(where, tables, status, lower, upper, total, box, points):
    """Return the cell once `box` holds `points`, as the places of an axis have it, and the upper bonus this earns."""
    status, lower, upper, total, bonus = fill_box(tables, status, lower, upper, total, box, points)
    number = where.class_of[upper * tables.totals + total] - where.class_start[upper]
    return where.places[block_of(tables, status, lower, upper)] + number, bonus


@inlined
def _aim_box(goal, status, lower, upper, total, tables, box):
    """Write down where the lines of what follows each filling of a box are."""
    for filling in range(tables.filling_start[np.uintp(box)], tables.filling_start[np.uintp(box + 1)]):
        points = tables.filling_points[np.uintp(filling)]
        cell, bonus = cell_after(goal, tables, status, lower, upper, total, box, points)
        start = goal.starts[cell]
        goal.shifts[filling] = points + bonus - goal.lows[cell]
        goal.least[filling] = start - PAD
        goal.most[filling] = start + goal.lengths[cell]


@inner
def _shifted(goal, filling, bonus):
    """Return the worth of a filling and of all that follows, with `bonus` points more, in eight neighbouring lanes."""
    return _read(goal, filling, goal.at[0] + goal.shifts[filling] + bonus)


@by_type
def _read(goal, filling, points):
    """Return what follows a filling from `points` behind the first of its line on."""

    def at_once(goal, filling, points):
        first = goal.least[filling] + PAD
        return lanes.load_from(goal.pool, min(max(first + points, goal.least[filling]), goal.most[filling]))

    def interpolated(goal, filling, points):
        # From the four numbers around each point.
        before, part = goal.least[filling] + PAD - 1 + (points >> goal.bits), points & ((1 << goal.bits) - 1)
        result = lanes.fill(0.0)
        for neighbour in range(4):
            place = min(max(before + neighbour, goal.least[filling]), goal.most[filling])
            worth = lanes.multiply(lanes.load_from(goal.pool, place), lanes.fill(goal.weights[part, neighbour]))
            result = lanes.add(result, worth)
        return result

    return interpolated if goal.instance_class is CoarseAxis else at_once


# ---- what others call -----------------------------------------------------------------------------------------------


@by_type
def begin_at(goal, points):
    """Let the first lane stand for `points` so far; nothing where values do not depend on them."""

    def in_table(goal, points):
        pass

    def on_axis(goal, points):
        goal.at[0] = points

    return on_axis if goal.instance_class in AXES else in_table


@by_type
def aim(goal, status, lower, upper, totals, tables):
    """Get ready for another turn state, or for another group of them. Comes before `gather`."""

    def at_table(goal, status, lower, upper, totals, tables):
        pass

    def at_axis(goal, status, lower, upper, totals, tables):
        open_set = open_boxes(tables, status, lower, upper)
        for box in range(tables.boxes):
            if (open_set >> box) & 1:
                _aim_box(goal, status, lower, upper, totals[0], tables, box)

    return at_axis if goal.instance_class in AXES else at_table


@by_type
def gather(goal, status, lower, upper, totals, tables, parts):
    """Write what each filling of an open box is worth into the first rows of `parts`."""

    def from_table(goal, status, lower, upper, totals, tables, parts):
        left = np.uint64(open_boxes(tables, status, lower, upper))
        while left != 0:
            box = lanes.lowest_bit(left)
            left &= left - np.uint64(1)
            if tables.upper_mask[box] != 0:
                _gather_upper(goal, status, lower, upper, totals, tables, box, parts)
            else:
                _gather_lower(goal, status, lower, upper, totals, tables, np.int64(box), parts)

    def from_axis(goal, status, lower, upper, totals, tables, parts):
        open_set = open_boxes(tables, status, lower, upper)
        for box in range(tables.boxes):
            if (open_set >> box) & 1:
                for filling in range(tables.filling_start[np.uintp(box)], tables.filling_start[np.uintp(box + 1)]):
                    lanes.store(parts, np.intp(filling), _shifted(goal, np.intp(filling), 0))

    return from_axis if goal.instance_class in AXES else from_table


@by_type
def with_bonus(goal, tables, parts, filling):
    """Return what a filling is worth that earns a Yahtzee bonus besides."""

    def from_table(goal, tables, parts, filling):
        return _join(goal, lanes.load(parts, filling), _gain(goal, np.intp(tables.yahtzee_bonus)))

    def from_axis(goal, tables, parts, filling):
        return _shifted(goal, filling, np.intp(tables.yahtzee_bonus))

    return from_axis if goal.instance_class in AXES else from_table
