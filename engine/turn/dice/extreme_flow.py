# SPDX-License-Identifier: MIT
"""Extreme flow: where the chance of a keep goes, if the lowest (or highest) of N throws counts.

Outcomes are gone through in order as in `engine.turn.dice.extremes`, and get their chances instead of adding to a mean.
Here it matters how equal outcomes are ordered, where different things become of them: they stand in the order of
ROLLS. A bunch stands in for its rolls only if the same becomes of all of them.
"""

from __future__ import annotations

import numpy as np

from engine.runtime.compiling import inlined, inner
from engine.turn import lanes
from engine.turn.dice.bunches import dissolve, divide, list_wanted_pairs
from engine.turn.dice.extremes import FULL_TAIL, begin_orders, show, sort
from engine.turn.lattice import FIRST_ROLL


@inlined
def _want_givers(model, chances):
    """Want the keeps with a chance in any lane, and return how many these are."""
    count = 0
    for keep in range(FIRST_ROLL):
        if lanes.any_set(lanes.load(chances, keep)):
            model.bunches.wanted[count] = keep
            count += 1
    return count


@inlined
def _dissolve_contested(model, stage, onward, lane):
    """Dissolve the bunches between which the order of single rolls matters in a lane, which has been sorted.

    Equal rolls stand in the order of ROLLS. That tells where chance goes if different things become of them, and it is
    not the order of the bunches if a roll of one stands between two of another. Returns whether there were any.
    """
    bunches, order, worth = model.bunches, model.orders[stage], model.worth
    count, start = np.intp(model.lengths[stage]), 0
    is_dissolved = False
    while start < count:
        stop, last, is_contested = start + 1, bunches.lasts[stage, bunches.of[stage, order[start]]], False
        is_one = True
        while stop < count and worth[stop] == worth[start]:
            roll = order[stop]
            is_one &= onward[roll, lane] == onward[order[start], lane]
            is_contested |= last > roll and not is_one
            last = max(last, bunches.lasts[stage, bunches.of[stage, roll]])
            stop += 1
        if is_contested:
            for place in range(start, stop):
                dissolve(bunches, stage, bunches.of[stage, order[place]])
            is_dissolved = True
        start = stop
    return is_dissolved


@inlined
def _show_alike(model, stage, seen, onward, lane):
    """Show the lanes still to do in which chance goes where it goes by the order at hand.

    Values ascend there, and if they stay equal, the same becomes of all those rolls (they are as one then), or they
    stand in the order of ROLLS.
    """
    bunches, order = model.bunches, model.orders[stage]
    zero, ones, sign = lanes.fill(0.0), lanes.fill(1.0), lanes.fill(-1.0 if model.best else 1.0)
    fits, as_one = lanes.load(model.to_do, 0), lanes.fill(1.0)
    roll = np.intp(order[0])
    last = bunches.lasts[stage, bunches.of[stage, roll]]
    before, onward_before = lanes.multiply(lanes.load(seen, FIRST_ROLL + roll), sign), lanes.load(onward, roll)
    for place in range(1, np.intp(model.lengths[stage])):
        roll = np.intp(order[place])
        value, onward_now = lanes.multiply(lanes.load(seen, FIRST_ROLL + roll), sign), lanes.load(onward, roll)
        fits = lanes.where_above(before, value, zero, fits)
        last_now = bunches.lasts[stage, bunches.of[stage, roll]]
        equal = lanes.where_above(value, before, zero, fits)
        if lanes.any_set(equal):
            as_one = lanes.where_above(onward_now, onward_before, zero, as_one)
            as_one = lanes.where_above(onward_before, onward_now, zero, as_one)
            as_one = lanes.where_above(equal, zero, as_one, ones)
            if last > roll:
                fits = lanes.where_above(equal, as_one, zero, fits)
            last = max(last, last_now)
        else:
            as_one, last = ones, last_now
        before, onward_before = value, onward_now
    show(model, fits, lane)


@inlined
def _give(model, stage, chances, givers):
    """Pass the chance of the keeps, in the lanes shown, on to the first rolls of the bunches; `givers` have one."""
    powers, tails, order, bunches = model.powers, model.tails, model.orders[stage], model.bunches
    zero, shown = lanes.fill(0.0), lanes.load(model.shown, 0)
    for giver in range(givers):
        keep = bunches.wanted[giver]
        tails[keep] = FULL_TAIL[keep]
    for place in range(np.intp(model.lengths[stage])):
        roll = order[place]
        bunch = np.intp(bunches.of[stage, roll])
        total = zero
        for pair in range(bunches.starts[bunch], bunches.starts[bunch + 1]):
            keep = bunches.keeps[pair]
            tail = tails[keep]
            left = tail - bunches.ways[pair]
            total = lanes.add(total, lanes.multiply(lanes.load(chances, keep), lanes.fill(powers[tail] - powers[left])))
            tails[keep] = left
        row = FIRST_ROLL + np.intp(roll)
        given = lanes.where_above(shown, zero, total, zero)
        lanes.store(chances, row, lanes.add(lanes.load(chances, row), given))


@inner
def give_to_extremes(model, chances, seen, onward, stage):
    """Pass the chance of each keep on to its outcomes, by how likely each is to be the extreme of N throws.

    Outcomes are bunches, of all of which the same becomes: their first rolls get the chance of the others as well.

    Args:
        model: with the bunches of the stage.
        chances: (462, 8) float64, in place.
        seen: (462, 8) what rolls are worth with `stage` rolls left, rounded so that like ones are equal.
        onward: (252, 8) what becomes of the rolls.
        stage: rolls left after this one.
    """
    givers = _want_givers(model, chances)
    divide(model.bunches, stage, onward)
    begin_orders(model, stage)
    is_listed = False
    lanes.store(model.to_do, 0, lanes.fill(1.0))
    while lanes.any_set(lanes.load(model.to_do, 0)):
        lane = lanes.first_set(lanes.load(model.to_do, 0))
        sort(model, stage, seen, lane)
        if _dissolve_contested(model, stage, onward, lane):
            begin_orders(model, stage)
            sort(model, stage, seen, lane)
            is_listed = False
        if not is_listed:
            list_wanted_pairs(model.bunches, stage, givers)
            is_listed = True
        _show_alike(model, stage, seen, onward, lane)
        _give(model, stage, chances, givers)
    for giver in range(givers):
        lanes.store(chances, model.bunches.wanted[giver], lanes.fill(0.0))
