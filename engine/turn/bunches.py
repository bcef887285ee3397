# SPDX-License-Identifier: MIT
"""A bunch is some of the 252 rolls that are worth the same in all eight lanes; a group has about fifty of them.

For most rolls another has the same best box, or the same best keep, and so the very same value. Where the order of the
rolls counts (`engine.turn.extremes`), a bunch stands in for its rolls: a fifth is left to be sorted, and a third
of the pairs (keep, outcome) to be gone through. A bunch goes by the first of its rolls.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types

from engine.rules import dice
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN
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


def _list_outcomes() -> tuple[ShortArray, ByteArray, ShortArray]:
    """Return (211,) where the outcomes of each keep start, and (4116,) the rolls and in how many ways they come."""
    outcomes: list[list[tuple[int, int]]] = [[] for _ in range(FIRST_ROLL)]
    for number, roll in enumerate(dice.ROLLS):
        for keep in dice.keeps_of(roll):
            if len(keep) < dice.DICE_PER_ROLL:
                rest = list(roll)
                for face in keep:
                    rest.remove(face)
                outcomes[dice.KEEP_INDEX[keep]].append((number, dice.ways(tuple(rest))))
    starts = np.cumsum([0] + [len(each) for each in outcomes])
    rolls, ways = np.array([outcome for each in outcomes for outcome in each]).T
    return starts.astype(np.uint16), rolls.astype(np.uint8), ways.astype(np.uint16)


_OUTCOME_STARTS, _OUTCOME_ROLLS, _OUTCOME_WAYS = _list_outcomes()


def _ways_by_row() -> UnsignedArray:
    """Return the ways as machine words, (7 * 252, 8): the first 32 keeps of each roll, then the next of each."""
    ways = np.zeros((ROWS, ROLL_COUNT, NUMBERS_PER_ROW), dtype=np.uint16)
    for keep in range(FIRST_ROLL):
        outcomes = slice(_OUTCOME_STARTS[keep], _OUTCOME_STARTS[keep + 1])
        ways[keep // NUMBERS_PER_ROW, _OUTCOME_ROLLS[outcomes], keep % NUMBERS_PER_ROW] = _OUTCOME_WAYS[outcomes]
    words = lanes.rows(ROWS * ROLL_COUNT).view(np.uint64)
    words.view(np.uint16)[:] = ways.reshape(words.shape[0], -1)
    return words


_WAYS_BY_ROW = _ways_by_row()


class Bunches(NamedTuple):
    """The bunches of one group of turn states, by the number of rolls left, and the pairs of one stage.

    Out:
        counts: (5,) how many bunches there are.
        of: (5, 252) the bunch of each roll.
        firsts, lasts: (5, 252) first and last roll of each bunch.
        starts: (253,) where the pairs of each bunch start.
        keeps, ways: (4116,) its pairs: the keeps that may become it, and in how many ways.

    In:
        wanted: (210,) the keeps whose pairs are to be listed, ascending.
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
    wanted: ByteArray
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
        wanted=np.zeros(FIRST_ROLL, dtype=np.uint8),
        ways_of=_WAYS_BY_ROW,
        slots=np.zeros(_SLOTS, dtype=np.uint8),
        sums=words.view(np.uint16),
        words=words,
    )


# ---- bits of machine words ------------------------------------------------------------------------------------------

_WHOLE = ir.VectorType(ir.IntType(64), LANES)
_SHORT = ir.VectorType(ir.IntType(16), NUMBERS_PER_ROW)


def _digested(builder: ir.IRBuilder, value: ir.Value) -> ir.Value:
    bits = builder.bitcast(value, _WHOLE)
    total = ir.Constant(ir.IntType(64), 0)
    for lane, factor in ((0, 0x9E3779B97F4A7C15), (3, 0xC2B2AE3D27D4EB4F), (7, 0x165667B19E3779F9)):
        number = builder.extract_element(bits, ir.Constant(ir.IntType(32), lane))
        total = builder.add(total, builder.mul(number, ir.Constant(ir.IntType(64), factor)))
    return builder.lshr(total, ir.Constant(ir.IntType(64), 64 - 9))


def _added(builder: ir.IRBuilder, left: ir.Value, right: ir.Value) -> ir.Value:
    total = builder.add(*(builder.bitcast(numbers, _SHORT) for numbers in (left, right)))
    return builder.bitcast(total, left.type)


def _marks(builder: ir.IRBuilder, value: ir.Value) -> ir.Value:
    bits = builder.icmp_unsigned("!=", builder.bitcast(value, _SHORT), ir.Constant(_SHORT, None))
    return builder.zext(builder.bitcast(bits, ir.IntType(NUMBERS_PER_ROW)), ir.IntType(64))


_digest = lanes.built(_digested, types.uint64)
"""``_digest(a)``: a number below 512 that depends on the bits of the first, the fourth and the last lane."""
_add_numbers = lanes.built(_added)
"""``_add_numbers(a, b)``: add 32 numbers of 16 bits."""
_marked = lanes.built(_marks, types.uint64)
"""``_marked(a)``: a bit for each of 32 numbers of 16 bits that is not 0."""


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

    `onward` (252, 8) is what becomes of the rolls.
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
def _list_sums(bunches, stage, count):
    """List the pairs of the wanted keeps whose ways have been summed by bunch, for 32 of them in a row."""
    rows = (count + NUMBERS_PER_ROW - 1) // NUMBERS_PER_ROW
    in_last = (np.uint64(1) << np.uint64(count - (rows - 1) * NUMBERS_PER_ROW)) - np.uint64(1)
    pair = 0
    for bunch in range(bunches.counts[stage]):
        bunches.starts[bunch] = pair
        for row in range(rows):
            place = row * ROLL_COUNT + np.intp(bunch)
            marks = _marked(lanes.load(bunches.words, place))
            if row == rows - 1:
                marks &= in_last
            while marks != 0:
                number = lanes.lowest_bit(marks)
                marks &= marks - np.uint64(1)
                bunches.keeps[pair] = bunches.wanted[row * NUMBERS_PER_ROW + number]
                bunches.ways[pair] = bunches.sums[place, number]
                pair += 1
    bunches.starts[bunches.counts[stage]] = pair


@inlined
def _clear_sums(bunches, stage, count):
    """Begin to sum the ways of `count` keeps."""
    for row in range((count + NUMBERS_PER_ROW - 1) // NUMBERS_PER_ROW):
        for bunch in range(bunches.counts[stage]):
            lanes.store(bunches.words, row * ROLL_COUNT + bunch, lanes.fill(0.0))


@inner
def list_pairs(bunches, stage, count):
    """List the pairs of each bunch with the first `count` keeps, in the order of keeps."""
    of, words = bunches.of[stage], bunches.words
    for keep in range(count):
        bunches.wanted[keep] = keep
    _clear_sums(bunches, stage, count)
    rows = (count + NUMBERS_PER_ROW - 1) // NUMBERS_PER_ROW
    for roll in range(ROLL_COUNT):
        bunch = np.intp(of[roll])
        for row in range(rows):
            begin = row * ROLL_COUNT
            ways = lanes.load(bunches.ways_of, begin + roll)
            lanes.store(words, begin + bunch, _add_numbers(lanes.load(words, begin + bunch), ways))
    _list_sums(bunches, stage, count)


@inner
def list_wanted_pairs(bunches, stage, count):
    """List the pairs of each bunch with the `count` keeps that are wanted, in their order.

    These are few, so their outcomes are gone through one by one.
    """
    of, sums = bunches.of[stage], bunches.sums
    _clear_sums(bunches, stage, count)
    for column in range(count):
        keep = np.intp(bunches.wanted[column])
        begin, number = (column // NUMBERS_PER_ROW) * ROLL_COUNT, column % NUMBERS_PER_ROW
        for outcome in range(_OUTCOME_STARTS[keep], _OUTCOME_STARTS[keep + 1]):
            sums[begin + np.intp(of[_OUTCOME_ROLLS[outcome]]), number] += _OUTCOME_WAYS[outcome]
    _list_sums(bunches, stage, count)
