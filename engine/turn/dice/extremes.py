# SPDX-License-Identifier: MIT
"""Extremes: dice that are thrown N times, of which the roll counts that leaves the lowest (or highest) value.

The order of the outcomes differs from state to state, so the 252 rolls are sorted, and then the pairs (keep, outcome)
are gone through in that order: an outcome of w ways with T ways still to come is the worst of N with chance
T^N - (T - w)^N, where T is a whole number of 6^-m for m rolled dice, so the powers are looked up.

Of eight turn states that share the filled boxes, about half order the rolls just as another does. So the lanes are
done order by order: the rolls are sorted by the first lane still to do, all lanes with that order are *shown*, and
the chances, which depend on the order alone, are worked out once for them. The other lanes take part with zeros. Keeps
of four dice, 126 of the 210, have six outcomes of one way each: these are sorted in all lanes at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from engine.compiling import inlined, inner
from engine.rules import dice
from engine.turn import lanes
from engine.turn.lanes import LANES
from engine.turn.lattice import CHILDREN, FIRST_ROLL, ROLL_COUNT, FloatArray, UnsignedArray

ByteArray = np.ndarray[Any, np.dtype[np.uint8]]


def _pairs() -> tuple[list[int], list[tuple[int, int]]]:
    """Return for each roll where its keeps start, and all pairs (keep with dice to roll, ways to roll the rest)."""
    starts, pairs = [0], []
    for roll in dice.ROLLS:
        for keep in dice.keeps_of(roll):
            if len(keep) < dice.DICE_PER_ROLL:
                rest = list(roll)
                for face in keep:
                    rest.remove(face)
                pairs.append((dice.KEEP_INDEX[keep], dice.ways(tuple(rest))))
        starts.append(len(pairs))
    return starts, pairs


_starts, _all_pairs = _pairs()
PAIR_START = np.array(_starts, dtype=np.uint16)
PAIR_KEEP = np.array([keep for keep, _ in _all_pairs], dtype=np.uint8)
PAIR_WAYS = np.array([ways for _, ways in _all_pairs], dtype=np.uint8)
"""(253,), (4116,), (4116,): the keeps each roll can come from, and in how many ways."""

FIRST_OF_FOUR = [len(keep) for keep in dice.KEEPS].index(dice.DICE_PER_ROLL - 1)
"""The first keep of four dice; all between it and the rolls have four."""
_small = np.concatenate([[0], np.cumsum(PAIR_KEEP < FIRST_OF_FOUR)])
SMALL_STOP = (PAIR_START[:-1] + np.diff(_small[_starts])).astype(np.uint16)
"""(252,): where the pairs of each roll with keeps of up to three dice stop; those with larger keeps come after them."""

_by_keep = np.argsort(PAIR_KEEP, kind="stable")
OUTCOME_START = np.searchsorted(PAIR_KEEP[_by_keep], np.arange(FIRST_ROLL + 1)).astype(np.uint16)
OUTCOME_ROLL = np.repeat(np.arange(ROLL_COUNT, dtype=np.uint8), np.diff(_starts))[_by_keep]
OUTCOME_WAYS = PAIR_WAYS[_by_keep]
"""(211,), (4116,), (4116,): the same pairs by keep: the rolls each keep can become, and in how many ways."""

_WORDS = 4  # of 64 bits: one for each roll
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
        orders: (5, 8, 252) by rolls left, the different orders of the rolls in the lanes, as sorted last.
        latest: (5,) which of the eight was the last to be sorted.
        is_known: (5,) whether `orders` are those of the turn states at hand, but for rounding.
        worth: (252,) the values of a lane in its order, negated for the best of N, so that it ascends.
        to_do, shown: (1, 8) 1 in the lanes whose order is still to come, and in those that have the order at hand.
        six: (6, 8) the six outcomes of a keep of four dice, sorted in each lane.

    For the order at hand:
        tails: (210,) for each keep, where the power of what is left of its outcomes stands.
        places: (252,) the place of each roll.
        ways: (252,) by place, in how many ways a keep becomes the roll.
        marks: (4,) a bit for each place: whether the keep can become the roll.
        keeps: (210,) the keeps with a chance.
    """

    best: bool
    powers: FloatArray
    orders: ByteArray
    latest: ByteArray
    is_known: ByteArray
    worth: FloatArray
    to_do: FloatArray
    shown: FloatArray
    six: FloatArray
    tails: UnsignedArray
    places: ByteArray
    ways: ByteArray
    marks: UnsignedArray
    keeps: ByteArray


def extreme_dice(throws: int, *, best: bool) -> ExtremeDice:
    """Return the worst or best of `throws` as the kernels take it."""
    return ExtremeDice(
        best=best,
        powers=np.concatenate([(np.arange(count + 1) / count) ** throws for count in _OUTCOMES]),
        orders=np.tile(np.arange(ROLL_COUNT, dtype=np.uint8), (dice.DICE_PER_ROLL, LANES, 1)),
        latest=np.zeros(dice.DICE_PER_ROLL, dtype=np.uint8),
        is_known=np.zeros(dice.DICE_PER_ROLL, dtype=np.uint8),
        worth=np.zeros(ROLL_COUNT),
        to_do=lanes.rows(1),
        shown=lanes.rows(1),
        six=lanes.rows(6),
        tails=np.zeros(FIRST_ROLL, dtype=np.uint64),
        places=np.zeros(ROLL_COUNT, dtype=np.uint8),
        ways=np.zeros(ROLL_COUNT, dtype=np.uint8),
        marks=np.zeros(_WORDS, dtype=np.uint64),
        keeps=np.zeros(FIRST_ROLL, dtype=np.uint8),
    )


# ---- one order after another ----------------------------------------------------------------------------------------


@inlined
def _sort_rolls(work, lane, order, worth, sign):
    """Sort the rolls by `sign` times their value in one lane of `work`, equal ones by index.

    Neighbouring states order their rolls much alike, so an insertion sort that starts from the last order has little
    to do. The order by index among equals makes the result independent of where it started.
    """
    for place in range(ROLL_COUNT):
        worth[place] = sign * work[FIRST_ROLL + np.intp(order[place]), lane]
    for start in range(1, ROLL_COUNT):
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
def _show(model, work, order, lane, sign):
    """Show the lanes still to do whose rolls stand in `order`; it is that of `lane`."""
    zero, signs, fits = lanes.fill(0.0), lanes.fill(sign), lanes.load(model.to_do, 0)
    last = order[0]
    before = lanes.multiply(lanes.load(work, FIRST_ROLL + np.intp(last)), signs)
    for place in range(1, ROLL_COUNT):
        roll = order[place]
        value = lanes.multiply(lanes.load(work, FIRST_ROLL + np.intp(roll)), signs)
        if_equal = lanes.multiply(fits, lanes.fill(1.0 if last < roll else 0.0))
        fits = lanes.where_above(before, value, zero, lanes.where_above(value, before, fits, if_equal))
        last, before = roll, value
    lanes.store(model.shown, 0, fits)
    model.shown[0, lane] = 1.0  # come what may (NaN): each order is to get at least one lane done
    lanes.store(model.to_do, 0, lanes.subtract(lanes.load(model.to_do, 0), lanes.load(model.shown, 0)))


@inner
def _next_order(model, work, stage, number):
    """Sort the rolls by the first lane still to do and show the lanes with that order; return whether there are any."""
    lane = 0
    while lane < LANES and model.to_do[0, lane] == 0.0:
        lane += 1
    if lane == LANES:
        return False
    orders, sign = model.orders[stage], -1.0 if model.best else 1.0
    if not model.is_known[stage]:
        for place in range(ROLL_COUNT):
            orders[number, place] = orders[model.latest[stage], place]
        model.latest[stage] = number
    _sort_rolls(work, lane, orders[number], model.worth, sign)
    _show(model, work, orders[number], lane, sign)
    return True


# ---- backwards: what keeps are worth --------------------------------------------------------------------------------


@inlined
def _add_extremes(model, work, order, first):
    """Add the expected extreme of N outcomes to each keep of up to three dice, or the first alone, in lanes shown."""
    powers, tails = model.powers, model.tails
    zero, shown = lanes.fill(0.0), lanes.load(model.shown, 0)
    for keep in range(FIRST_OF_FOUR):
        tails[keep] = FULL_TAIL[keep]
    for place in range(ROLL_COUNT):
        roll = order[place]
        value = lanes.where_above(shown, zero, lanes.load(work, FIRST_ROLL + np.intp(roll)), zero)
        start = PAIR_START[roll]
        for pair in range(start, start + 1 if first else SMALL_STOP[roll]):
            keep = PAIR_KEEP[pair]
            # Chances as whole numbers of outcomes: their powers can be looked up, and no rounding adds up.
            tail = tails[keep]
            left = tail - PAIR_WAYS[pair]
            part = lanes.multiply(value, lanes.fill(powers[tail] - powers[left]))
            lanes.store(work, keep, lanes.add(lanes.load(work, keep), part))
            tails[keep] = left


@inlined
def _roll_one_die(model, work):
    """Write the expected extreme of N outcomes of the keeps of four dice."""
    sign = lanes.fill(-1.0 if model.best else 1.0)
    powers, six, tail = model.powers, model.six, FULL_TAIL[FIRST_OF_FOUR]
    for keep in range(FIRST_OF_FOUR, FIRST_ROLL):
        for face in range(6):
            value = lanes.multiply(lanes.load(work, CHILDREN[keep, face]), sign)
            for place in range(face):
                lower = lanes.load(six, place)
                lanes.store(six, place, lanes.minimum(lower, value))
                value = lanes.maximum(lower, value)
            lanes.store(six, face, value)
        total = lanes.fill(0.0)
        for place in range(6):
            chance = powers[tail - np.uint64(place)] - powers[tail - np.uint64(place + 1)]
            total = lanes.add(total, lanes.multiply(lanes.load(six, place), lanes.fill(chance)))
        lanes.store(work, keep, lanes.multiply(total, sign))


@inner
def take_all_extremes(model, work, stage, first):
    """Write K_n over F_n in `work`; of the first keep alone, that of no dice, if `first`."""
    for keep in range(FIRST_OF_FOUR):
        lanes.store(work, keep, lanes.fill(0.0))
    lanes.store(model.to_do, 0, lanes.fill(1.0))
    model.is_known[stage] = 0
    number = np.intp(0)  # not the literal, for which numba would compile once more
    while _next_order(model, work, stage, number):
        _add_extremes(model, work, model.orders[stage, number], first)
        number += 1
    model.is_known[stage] = 1
    if not first:
        _roll_one_die(model, work)


# ---- forwards: where chance goes ------------------------------------------------------------------------------------


@intrinsic
def _lowest_bit(typing_context: Any, word: Any) -> Any:
    """``_lowest_bit(word)``: the number of the lowest bit that is set in a uint64, which must not be 0."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), True))

    return types.uint64(types.uint64), codegen


@inlined
def _list_keeps(model, chances):
    """Write down the keeps with a chance in any lane; return how many."""
    count = 0
    for keep in range(FIRST_ROLL):
        total = 0.0
        for lane in range(LANES):
            total += chances[keep, lane]
        if total > 0.0:
            model.keeps[count] = keep
            count += 1
    return count


@inlined
def _mark_outcomes(model, keep):
    """Mark the places of the rolls that a keep can become, and write down there in how many ways."""
    for word in range(_WORDS):
        model.marks[word] = 0
    for outcome in range(OUTCOME_START[keep], OUTCOME_START[keep + 1]):
        place = model.places[OUTCOME_ROLL[outcome]]
        model.marks[place >> 6] |= np.uint64(1) << np.uint64(place & 63)
        model.ways[place] = OUTCOME_WAYS[outcome]


@inlined
def _give_to_marked(model, chances, keep, order):
    """Pass the chance of a keep, in the lanes shown, on to the rolls marked, in order."""
    powers, zero = model.powers, lanes.fill(0.0)
    given = lanes.where_above(lanes.load(model.shown, 0), zero, lanes.load(chances, keep), zero)
    tail = FULL_TAIL[keep]
    for word in range(_WORDS):
        marks = model.marks[word]
        while marks != 0:
            place = np.uint64(64 * word) + _lowest_bit(marks)
            marks &= marks - np.uint64(1)
            row = FIRST_ROLL + np.intp(order[place])
            left = tail - model.ways[place]
            part = lanes.multiply(given, lanes.fill(powers[tail] - powers[left]))
            lanes.store(chances, row, lanes.add(lanes.load(chances, row), part))
            tail = left


@inner
def give_to_extremes(model, chances, seen, stage):
    """Pass the chance of each keep on to its outcomes, by how likely each is to be the extreme of N throws.

    The rolls are sorted by `seen`, their values with `stage` rolls left, rounded so that like ones are equal.
    """
    count = _list_keeps(model, chances)
    lanes.store(model.to_do, 0, lanes.fill(1.0))
    number = np.intp(0)
    while _next_order(model, seen, stage, number):
        order = model.orders[stage, number]
        for place in range(ROLL_COUNT):
            model.places[order[place]] = place
        for index in range(count):
            _mark_outcomes(model, model.keeps[index])
            _give_to_marked(model, chances, model.keeps[index], order)
        number += 1
    model.is_known[stage] = 0
    for keep in range(FIRST_ROLL):
        lanes.store(chances, keep, lanes.fill(0.0))
