# SPDX-License-Identifier: MIT
"""Extremes: dice that are thrown N times, of which the roll counts that leaves the lowest (or highest) value.

The order of the outcomes differs from state to state, so the 252 rolls are sorted once per state and roll, and then the
4,116 pairs (keep, outcome) are gone through in that order: an outcome of w ways with T ways still to come is the worst
of N with chance T^N - (T - w)^N, where T is a whole number of 6^-m for m rolled dice, so the powers are looked up.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.compiling import inner
from engine.rules import dice
from engine.turn.lanes import LANES
from engine.turn.lattice import FIRST_ROLL, ROLL_COUNT, FloatArray, UnsignedArray


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

_OUTCOMES = [6**rolled for rolled in range(dice.DICE_PER_ROLL + 1)]
_POWER_START = np.cumsum([0] + [count + 1 for count in _OUTCOMES])
_ROLLED = [dice.DICE_PER_ROLL - len(keep) for keep in dice.KEEPS[:FIRST_ROLL]]
FULL_TAIL = np.array([_POWER_START[rolled] + _OUTCOMES[rolled] for rolled in _ROLLED], dtype=np.uint64)
"""(210,): where the power of "all outcomes" of each keep stands in `ExtremeDice.powers`."""


class ExtremeDice(NamedTuple):
    """Worst or best of N throws.

    `powers` holds (c / 6^m)^N for c = 0 ... 6^m, for m = 0 to 5 rolled dice one after the other. The other arrays are
    scratch: `orders` (5, 252) the rolls as sorted last, by rolls left; `worth` (252,) their values in that order; for
    each keep, `tails` (210,) where the power of what is left of its outcomes stands, and `means` (210,).
    """

    best: bool
    powers: FloatArray
    orders: UnsignedArray
    worth: FloatArray
    tails: UnsignedArray
    means: FloatArray


def extreme_dice(throws: int, *, best: bool) -> ExtremeDice:
    """Return the worst or best of `throws` as the kernels take it."""
    powers = np.concatenate([(np.arange(count + 1) / count) ** throws for count in _OUTCOMES])
    orders = np.tile(np.arange(ROLL_COUNT, dtype=np.uint64), (dice.DICE_PER_ROLL, 1))
    tails = np.zeros(FIRST_ROLL, dtype=np.uint64)
    return ExtremeDice(best, powers, orders, np.empty(ROLL_COUNT), tails, np.empty(FIRST_ROLL))


@inner
def sort_rolls(work, lane, order, worth, descending):
    """Sort the rolls by their value in `work`, equal ones by index; write the sorted values, negated if descending.

    Neighbouring states order their rolls much alike, so an insertion sort that starts from the last order has little
    to do. The order by index among equals makes the result independent of where it started.
    """
    sign = -1.0 if descending else 1.0
    for position in range(ROLL_COUNT):
        roll = order[position]
        value = sign * work[FIRST_ROLL + np.intp(roll), lane]
        place = position
        while place > 0 and (worth[place - 1] > value or (worth[place - 1] == value and order[place - 1] > roll)):
            worth[place] = worth[place - 1]
            order[place] = order[place - 1]
            place -= 1
        worth[place] = value
        order[place] = roll


@inner
def _take_extremes(model, order, worth):
    """Write the expected worth of the extreme of N outcomes of each keep into `model.means`, the rolls being sorted."""
    powers, tails, means = model.powers, model.tails, model.means
    for keep in range(FIRST_ROLL):
        tails[keep] = FULL_TAIL[keep]
        means[keep] = 0.0
    for position in range(ROLL_COUNT):
        roll = order[position]
        value = worth[position]
        for pair in range(PAIR_START[roll], PAIR_START[roll + 1]):
            keep = PAIR_KEEP[pair]
            # Chances as whole numbers of outcomes: their powers can be looked up, and no rounding adds up.
            tail = tails[keep]
            left = tail - PAIR_WAYS[pair]
            means[keep] += value * (powers[tail] - powers[left])
            tails[keep] = left


@inner
def take_all_extremes(model, work, stage):
    """Write K_n over F_n for each lane of `work`."""
    sign = -1.0 if model.best else 1.0
    order = model.orders[stage]
    for lane in range(LANES):
        sort_rolls(work, lane, order, model.worth, model.best)
        _take_extremes(model, order, model.worth)
        for keep in range(FIRST_ROLL):
            work[keep, lane] = sign * model.means[keep]
