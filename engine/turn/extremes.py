# SPDX-License-Identifier: MIT
"""Extremes: dice that are thrown N times, of which the roll counts that leaves the lowest (or highest) value.

The order of the outcomes differs from state to state, so the rolls are sorted, and then the pairs (keep, outcome) are
gone through in that order: an outcome of w ways with T ways still to come is the worst of N with chance
T^N - (T - w)^N, where T is a whole number of 6^-m for m rolled dice, so the powers are looked up.

Rolls that are worth the same in all lanes are sorted and gone through as one (`engine.turn.bunches`). Of eight
turn states that share the filled boxes, about half order the rolls just as another does. So the lanes are done order by
order: the rolls are sorted by the first lane still to do, all lanes with that order are *shown*, and the chances, which
depend on the order alone, are worked out once for them. The other lanes take part with zeros. Keeps of four dice, 126
of the 210, have six outcomes of one way each: these are sorted in all lanes at once.

Forwards (`give_to_extremes`), outcomes are gone through in the same order and get their chances instead of adding to a
mean. There it matters how equal outcomes are ordered, where different things become of them: they stand in the order of
ROLLS. A bunch stands in for its rolls only if the same becomes of all of them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.rules import dice
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN
from engine.runtime.compiling import inlined, inner
from engine.turn import lanes
from engine.turn.bunches import (
    Bunches,
    ByteArray,
    ShortArray,
    dissolve,
    divide,
    find_bunches,
    list_pairs,
    list_wanted_pairs,
    new_bunches,
)
from engine.turn.lattice import CHILDREN, FIRST_ROLL, ROLL_COUNT, FloatArray, UnsignedArray

FIRST_OF_FOUR = [len(keep) for keep in dice.KEEPS].index(dice.DICE_PER_ROLL - 1)
"""The first keep of four dice; all between it and the rolls have four."""

_OUTCOMES = [6**rolled for rolled in range(dice.DICE_PER_ROLL + 1)]
_POWER_START = np.cumsum([0] + [count + 1 for count in _OUTCOMES])
_ROLLED = [dice.DICE_PER_ROLL - len(keep) for keep in dice.KEEPS[:FIRST_ROLL]]
FULL_TAIL = np.array([_POWER_START[rolled] + _OUTCOMES[rolled] for rolled in _ROLLED], dtype=np.uint64)
"""(210,): where the power of "all outcomes" of each keep stands in `ExtremeDice.powers`."""


class ExtremeDice(NamedTuple):
    """Worst or best of N throws.

    `powers` holds (c / 6^m)^N for c = 0 ... 6^m, for m = 0 to 5 rolled dice one after the other. The other arrays are
    scratch.

    Orders:
        bunches: the bunches of rolls.
        orders: (5, 252) by rolls left, the bunches as sorted last, each by its first roll.
        lengths: (5,) how many these are.
        taken: (252,) whether a bunch is in the order.
        worth: (252,) the values of a lane in its order, negated for the best of N, so that it ascends.
        to_do, shown: (1, 8) 1 in the lanes whose order is still to come, and in those that have the order at hand.
        chances: (6, 8) the chance of each outcome of a keep of four dice, by its place in the order.
        tails: (210,) for each keep, where the power of what is left of its outcomes stands.
    """

    best: bool
    powers: FloatArray
    bunches: Bunches
    orders: ByteArray
    lengths: ShortArray
    taken: ByteArray
    worth: FloatArray
    to_do: FloatArray
    shown: FloatArray
    chances: FloatArray
    tails: UnsignedArray


def extreme_dice(throws: int, *, best: bool) -> ExtremeDice:
    """Return the worst or best of `throws` as the kernels take it."""
    return ExtremeDice(
        best=best,
        powers=np.concatenate([(np.arange(count + 1) / count) ** throws for count in _OUTCOMES]),
        bunches=new_bunches(),
        orders=np.zeros((MAX_ROLLS_PER_TURN, ROLL_COUNT), dtype=np.uint8),
        lengths=np.zeros(MAX_ROLLS_PER_TURN, dtype=np.uint16),
        taken=np.zeros(ROLL_COUNT, dtype=np.uint8),
        worth=np.zeros(ROLL_COUNT),
        to_do=lanes.rows(1),
        shown=lanes.rows(1),
        chances=lanes.rows(6),
        tails=np.zeros(FIRST_ROLL, dtype=np.uint64),
    )


# ---- one order after another ----------------------------------------------------------------------------------------


@inner
def begin_orders(model, stage):
    """Put the bunches in the order of the last group of turn states, as far as it had their rolls."""
    bunches, order, taken = model.bunches, model.orders[stage], model.taken
    count = np.intp(bunches.counts[stage])
    for bunch in range(count):
        taken[bunch] = 0
    placed = 0
    for place in range(np.intp(model.lengths[stage])):
        bunch = bunches.of[stage, order[place]]
        if not taken[bunch]:
            taken[bunch] = 1
            order[placed] = bunches.firsts[stage, bunch]
            placed += 1
    for bunch in range(count):
        if not taken[bunch]:
            order[placed] = bunches.firsts[stage, bunch]
            placed += 1
    model.lengths[stage] = count


@inner
def sort(model, stage, work, lane):
    """Sort the bunches by their value in one lane of `work`, equal ones by their first roll.

    Neighbouring states order their rolls much alike, so an insertion sort that starts from the last order has little
    to do. The order by roll among equals makes the result independent of where it started.
    """
    order, worth, sign = model.orders[stage], model.worth, -1.0 if model.best else 1.0
    count = np.intp(model.lengths[stage])
    for place in range(count):
        worth[place] = sign * work[FIRST_ROLL + np.intp(order[place]), lane]
    for start in range(1, count):
        value, place = worth[start], start
        if value > worth[start - 1]:
            continue
        roll = order[start]
        # Past the larger ones, then past equal ones: two short loops are faster than one that asks for both.
        while place > 0 and worth[place - 1] > value:
            worth[place], order[place] = worth[place - 1], order[place - 1]
            place -= 1
        worth[place] = value
        while place > 0 and worth[place - 1] == value and order[place - 1] > roll:
            order[place] = order[place - 1]
            place -= 1
        order[place] = roll


@inlined
def show(model, fits, lane):
    """Show the lanes that fit, and the one whose order it is; these are no longer to do."""
    lanes.store(model.shown, 0, fits)
    model.shown[0, lane] = 1.0  # come what may (NaN): each order is to get at least one lane done
    lanes.store(model.to_do, 0, lanes.subtract(lanes.load(model.to_do, 0), lanes.load(model.shown, 0)))


# ---- backwards: what keeps are worth --------------------------------------------------------------------------------


@inlined
def _show_ascending(model, stage, work, lane):
    """Show the lanes still to do in which the values ascend in the order at hand."""
    order = model.orders[stage]
    zero, sign = lanes.fill(0.0), lanes.fill(-1.0 if model.best else 1.0)
    fits = lanes.load(model.to_do, 0)
    before = lanes.multiply(lanes.load(work, FIRST_ROLL + np.intp(order[0])), sign)
    for place in range(1, np.intp(model.lengths[stage])):
        value = lanes.multiply(lanes.load(work, FIRST_ROLL + np.intp(order[place])), sign)
        fits = lanes.where_above(before, value, zero, fits)
        before = value
    show(model, fits, lane)


@inlined
def _add_extremes(model, stage, work):
    """Add the expected extreme of N outcomes to each keep whose pairs are listed, in the lanes shown."""
    powers, tails, order, bunches = model.powers, model.tails, model.orders[stage], model.bunches
    zero, shown = lanes.fill(0.0), lanes.load(model.shown, 0)
    for keep in range(FIRST_OF_FOUR):
        tails[keep] = FULL_TAIL[keep]
    for place in range(np.intp(model.lengths[stage])):
        roll = order[place]
        bunch = np.intp(bunches.of[stage, roll])
        value = lanes.where_above(shown, zero, lanes.load(work, FIRST_ROLL + np.intp(roll)), zero)
        for pair in range(bunches.starts[bunch], bunches.starts[bunch + 1]):
            keep = bunches.keeps[pair]
            # Chances as whole numbers of outcomes: their powers can be looked up, and no rounding adds up.
            tail = tails[keep]
            left = tail - bunches.ways[pair]
            part = lanes.multiply(value, lanes.fill(powers[tail] - powers[left]))
            lanes.store(work, keep, lanes.add(lanes.load(work, keep), part))
            tails[keep] = left


@inlined
def _ordered(one, other):
    return lanes.minimum(one, other), lanes.maximum(one, other)


@inlined
def _roll_one_die(model, work):
    """Write the expected extreme of N outcomes of the keeps of four dice."""
    powers, tail = model.powers, FULL_TAIL[FIRST_OF_FOUR]
    for place in range(6):
        chance = powers[tail - np.uint64(place)] - powers[tail - np.uint64(place + 1)]
        lanes.store(model.chances, place, lanes.fill(chance))
    sign = lanes.fill(-1.0 if model.best else 1.0)
    for keep in range(FIRST_OF_FOUR, FIRST_ROLL):
        a = lanes.multiply(lanes.load(work, CHILDREN[keep, 0]), sign)
        b = lanes.multiply(lanes.load(work, CHILDREN[keep, 1]), sign)
        c = lanes.multiply(lanes.load(work, CHILDREN[keep, 2]), sign)
        d = lanes.multiply(lanes.load(work, CHILDREN[keep, 3]), sign)
        e = lanes.multiply(lanes.load(work, CHILDREN[keep, 4]), sign)
        f = lanes.multiply(lanes.load(work, CHILDREN[keep, 5]), sign)
        # Twelve comparisons have six numbers in order, in each lane.
        a, f = _ordered(a, f)
        b, d = _ordered(b, d)
        c, e = _ordered(c, e)
        b, c = _ordered(b, c)
        d, e = _ordered(d, e)
        a, d = _ordered(a, d)
        c, f = _ordered(c, f)
        a, b = _ordered(a, b)
        c, d = _ordered(c, d)
        e, f = _ordered(e, f)
        b, c = _ordered(b, c)
        d, e = _ordered(d, e)
        total = lanes.fill(0.0)
        for place, number in enumerate((a, b, c, d, e, f)):
            total = lanes.add(total, lanes.multiply(number, lanes.load(model.chances, place)))
        lanes.store(work, keep, lanes.multiply(total, sign))


@inner
def take_all_extremes(model, work, stage, first):
    """Write K_n over F_n in `work`; of the first keep alone, that of no dice, if `first`."""
    for keep in range(FIRST_OF_FOUR):
        lanes.store(work, keep, lanes.fill(0.0))
    find_bunches(model.bunches, stage, work)
    list_pairs(model.bunches, stage, 1 if first else FIRST_OF_FOUR)
    begin_orders(model, stage)
    lanes.store(model.to_do, 0, lanes.fill(1.0))
    while lanes.any_set(lanes.load(model.to_do, 0)):
        lane = lanes.first_set(lanes.load(model.to_do, 0))
        sort(model, stage, work, lane)
        _show_ascending(model, stage, work, lane)
        _add_extremes(model, stage, work)
    if not first:
        _roll_one_die(model, work)


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

    `chances` (462, 8) are changed in place. `seen` (462, 8) are what rolls are worth with `stage` rolls left, rounded
    so that like ones are equal, and `onward` (252, 8) what becomes of them.
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
