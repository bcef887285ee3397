# SPDX-License-Identifier: MIT
"""A bunch is some of the 252 rolls that are worth the same in all eight lanes; a group has about fifty of them.

For most rolls another has the same best box, or the same best keep, and so the very same value. Where the order of the
rolls counts (`engine.turn.dice.extremes`), a bunch stands in for its rolls: a fifth is left to be sorted, and a third
of the pairs (keep, outcome) to be gone through. A bunch goes by the first of its rolls.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from engine.rules import dice
from engine.rules.scoring import MAX_ROLLS_PER_TURN
from engine.runtime.compiling import inlined, inner
from engine.turn import lanes
from engine.turn.lanes import LANES
from engine.turn.lattice import FIRST_ROLL, ROLL_COUNT, UnsignedArray

ByteArray = np.ndarray[Any, np.dtype[np.uint8]]
ShortArray = np.ndarray[Any, np.dtype[np.uint16]]

NUMBERS_PER_ROW = 32
"""Numbers of 16 bits in a machine word of eight lanes."""
ROWS = -(-FIRST_ROLL // NUMBERS_PER_ROW)
"""Machine words with a number for each keep that leaves something to roll."""
_MOST_PAIRS = 4116
"""Pairs of a roll and a keep that it comes from."""


def _count_ways() -> ShortArray:
    """Return (252, 224) in how many ways each keep that leaves something to roll becomes each roll."""
    ways = np.zeros((ROLL_COUNT, ROWS * NUMBERS_PER_ROW), dtype=np.uint16)
    for number, roll in enumerate(dice.ROLLS):
        for keep in dice.keeps_of(roll):
            if len(keep) < dice.DICE_PER_ROLL:
                rest = list(roll)
                for face in keep:
                    rest.remove(face)
                ways[number, dice.KEEP_INDEX[keep]] = dice.ways(tuple(rest))
    return ways


def _by_row(ways: ShortArray) -> UnsignedArray:
    """Return the same as machine words, (7 * 252, 8): the first 32 keeps of each roll, then the next of each."""
    words = lanes.rows(ROWS * ROLL_COUNT).view(np.uint64)
    words.view(np.uint16)[:] = ways.reshape(ROLL_COUNT, ROWS, -1).swapaxes(0, 1).reshape(words.shape[0], -1)
    return words


_WAYS_BY_ROW = _by_row(_count_ways())


class Bunches(NamedTuple):
    """The bunches of one group of turn states, by the number of rolls left, and the pairs of one stage.

    Out:
        counts: (5,) how many bunches there are.
        of: (5, 252) the bunch of each roll.
        firsts, lasts: (5, 252) first and last roll of each bunch.
        starts: (253,) where the pairs of each bunch start.
        keeps, ways: (4116,) its pairs: the keeps that may become it, and in how many ways.

    In:
        wanted: (7,) a bit for each keep whose pairs are to be listed.
        ways_of: (7 * 252, 8) machine words: in how many ways a roll comes from each keep, for 32 keeps each; the
            first 32 of all rolls come first.

    Scratch:
        slots: (512,) a hash table of bunches.
        sums, words: (7 * 252, 32) and (7 * 252, 8), the same memory: the same for each bunch.
    """

    counts: ShortArray
    of: ByteArray
    firsts: ByteArray
    lasts: ByteArray
    starts: ShortArray
    keeps: ByteArray
    ways: ShortArray
    wanted: UnsignedArray
    ways_of: UnsignedArray
    slots: ByteArray
    sums: ShortArray
    words: UnsignedArray


_SLOTS = 512
_NOTHING = 255


def new_bunches() -> Bunches:
    """Return the work space of one thread."""
    by_stage = (MAX_ROLLS_PER_TURN, ROLL_COUNT)
    words = lanes.rows(ROWS * ROLL_COUNT).view(np.uint64)
    return Bunches(
        counts=np.zeros(MAX_ROLLS_PER_TURN, dtype=np.uint16),
        of=np.zeros(by_stage, dtype=np.uint8),
        firsts=np.zeros(by_stage, dtype=np.uint8),
        lasts=np.zeros(by_stage, dtype=np.uint8),
        starts=np.zeros(ROLL_COUNT + 1, dtype=np.uint16),
        keeps=np.zeros(_MOST_PAIRS, dtype=np.uint8),
        ways=np.zeros(_MOST_PAIRS, dtype=np.uint16),
        wanted=np.zeros(ROWS, dtype=np.uint64),
        ways_of=_WAYS_BY_ROW,
        slots=np.zeros(_SLOTS, dtype=np.uint8),
        sums=words.view(np.uint16),
        words=words,
    )


# ---- bits of machine words ------------------------------------------------------------------------------------------

_WHOLE = ir.VectorType(ir.IntType(64), LANES)
_SHORT = ir.VectorType(ir.IntType(16), NUMBERS_PER_ROW)


@intrinsic
def _digest(typing_context: Any, value: Any) -> Any:
    """``_digest(a)``: a number below 512 that depends on the bits of the first, the fourth and the last lane."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        bits = builder.bitcast(arguments[0], _WHOLE)
        total = ir.Constant(ir.IntType(64), 0)
        for lane, factor in ((0, 0x9E3779B97F4A7C15), (3, 0xC2B2AE3D27D4EB4F), (7, 0x165667B19E3779F9)):
            number = builder.extract_element(bits, ir.Constant(ir.IntType(32), lane))
            total = builder.add(total, builder.mul(number, ir.Constant(ir.IntType(64), factor)))
        return builder.lshr(total, ir.Constant(ir.IntType(64), 64 - 9))

    return types.uint64(value), codegen


@intrinsic
def _add_numbers(typing_context: Any, left: Any, right: Any) -> Any:
    """``_add_numbers(a, b)``: add 32 numbers of 16 bits."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        total = builder.add(*(builder.bitcast(argument, _SHORT) for argument in arguments))
        return builder.bitcast(total, context.get_value_type(signature.return_type))

    return lanes.lanes(left, right), codegen


@intrinsic
def _marked(typing_context: Any, value: Any) -> Any:
    """``_marked(a)``: a bit for each of 32 numbers of 16 bits that is not 0."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        numbers = builder.bitcast(arguments[0], _SHORT)
        bits = builder.icmp_unsigned("!=", numbers, ir.Constant(_SHORT, None))
        return builder.zext(builder.bitcast(bits, ir.IntType(NUMBERS_PER_ROW)), ir.IntType(64))

    return types.uint64(value), codegen


# ---- what others call -----------------------------------------------------------------------------------------------


@inner
def find_bunches(bunches, stage, work):
    """Find the bunches of the rolls in the last 252 rows of `work`."""
    of, firsts, lasts, slots = bunches.of[stage], bunches.firsts[stage], bunches.lasts[stage], bunches.slots
    for slot in range(_SLOTS):
        slots[slot] = _NOTHING
    count = 0
    for roll in range(ROLL_COUNT):
        value = lanes.load(work, FIRST_ROLL + roll)
        slot = _digest(value)
        bunch = slots[slot]
        while bunch != _NOTHING and not lanes.same(value, lanes.load(work, FIRST_ROLL + np.intp(firsts[bunch]))):
            slot = (slot + np.uint64(1)) & np.uint64(_SLOTS - 1)
            bunch = slots[slot]
        if bunch == _NOTHING:
            bunch = np.uint8(count)
            slots[slot] = bunch
            firsts[bunch] = roll
            count += 1
        of[roll] = bunch
        lasts[bunch] = roll
    bunches.counts[stage] = count


@inlined
def _separate(of, firsts, lasts, roll, count):
    """Make a roll a bunch of its own, with the number `count`."""
    of[roll] = count
    firsts[count] = roll
    lasts[count] = roll


@inner
def divide(bunches, stage, onward):
    """Make each roll a bunch of its own of which something else becomes, in any lane, than of the first of its bunch.

    Args:
        bunches: those found for the stage.
        stage: rolls left.
        onward: (252, 8) what becomes of the rolls.
    """
    of, firsts, lasts = bunches.of[stage], bunches.firsts[stage], bunches.lasts[stage]
    count = bunches.counts[stage]
    for roll in range(ROLL_COUNT):
        first = firsts[of[roll]]
        if first != roll:
            if lanes.same(lanes.load(onward, roll), lanes.load(onward, np.intp(first))):
                lasts[of[roll]] = roll
            else:
                _separate(of, firsts, lasts, roll, count)
                count += 1
        else:
            lasts[of[roll]] = roll
    bunches.counts[stage] = count


@inner
def dissolve(bunches, stage, bunch):
    """Make each roll of a bunch a bunch of its own."""
    of, firsts, lasts = bunches.of[stage], bunches.firsts[stage], bunches.lasts[stage]
    count, first = bunches.counts[stage], np.intp(firsts[bunch])
    for roll in range(first + 1, np.intp(lasts[bunch]) + 1):
        if of[roll] == bunch:
            _separate(of, firsts, lasts, roll, count)
            count += 1
    lasts[bunch] = first
    bunches.counts[stage] = count


@inlined
def want_nothing(bunches):
    """Begin to say which keeps are wanted: none."""
    for row in range(ROWS):
        bunches.wanted[row] = 0


@inlined
def want(bunches, keep):
    """Want the pairs with a keep."""
    bunches.wanted[keep // NUMBERS_PER_ROW] |= np.uint64(1) << np.uint64(keep % NUMBERS_PER_ROW)


@inner
def list_pairs(bunches, stage):
    """List the pairs of each bunch with the keeps that are wanted, in the order of keeps."""
    of, words, wanted = bunches.of[stage], bunches.words, bunches.wanted
    for row in range(ROWS):
        if wanted[row] != 0:
            begin = row * ROLL_COUNT
            for bunch in range(bunches.counts[stage]):
                lanes.store(words, begin + bunch, lanes.fill(0.0))
            for roll in range(ROLL_COUNT):
                place = begin + np.intp(of[roll])
                ways = lanes.load(bunches.ways_of, begin + roll)
                lanes.store(words, place, _add_numbers(lanes.load(words, place), ways))
    pair = 0
    for bunch in range(bunches.counts[stage]):
        bunches.starts[bunch] = pair
        for row in range(ROWS):
            if wanted[row] != 0:
                place = row * ROLL_COUNT + np.intp(bunch)
                marks = _marked(lanes.load(words, place)) & wanted[row]
                while marks != 0:
                    number = lanes.lowest_bit(marks)
                    marks &= marks - np.uint64(1)
                    bunches.keeps[pair] = row * NUMBERS_PER_ROW + number
                    bunches.ways[pair] = bunches.sums[place, number]
                    pair += 1
    bunches.starts[bunches.counts[stage]] = pair
