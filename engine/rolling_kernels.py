# SPDX-License-Identifier: MIT
"""Rolling: the compiled functions that turn values of rolls into values of keeps, for each dice model.

In the terms of `engine.kernels`, they compute K_n from F_n, and the value before the first roll. How depends on who
chooses the roll r out of the outcomes of keep k:

    fair            K_n(k) = mean of F_n(r)
    perfect-demon   K_n(k) = min of F_n(r)
    worst-of-N      K_n(k) = sum over r, from low to high F_n(r), of F_n(r) * (T^N - (T - w)^N)
    demon           K_n(k) = F_n(the r with the lowest fair value)

where w is the chance of r from k and T the chance of r and all outcomes after it (best-of-N: from high to low). Mean
and minimum go along the lattice (six children, 210 keeps, eight states at once). The order of the outcomes differs
from state to state, so worst-of-N sorts the 252 rolls once per state and roll, and then goes through the 4,116 pairs
(keep, outcome) in that order, with the powers looked up: T is a whole number of 6^-m, m dice being rolled.

A dice model is a NamedTuple; numba compiles a kernel for its type, so that only what is played with is compiled.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload

from engine import dice, lanes
from engine.compiling import OPTIONS, inlined, inner
from engine.dice_models import DiceKind, DiceModel
from engine.lanes import LANES
from engine.scoring_kernels import FIRST_ROLL, PART_COUNT, ROLL_COUNT, FloatArray, score_rolls

KEEP_COUNT = len(dice.KEEPS)
_IntArray = np.ndarray[Any, np.dtype[np.int64]]
_UnsignedArray = np.ndarray[Any, np.dtype[np.uint64]]

CHILDREN = np.array(
    [[dice.KEEP_INDEX[child] for child in dice.children(keep)] for keep in dice.KEEPS[:FIRST_ROLL]], dtype=np.uint16
)
"""(210, 6): the six keeps with one die more."""

_PARENTS = [[dice.KEEP_INDEX[parent] for parent in dice.parents(keep)] for keep in dice.KEEPS]
PARENT_START = np.cumsum([0] + [len(row) for row in _PARENTS]).astype(np.uint16)
"""(463,): where the parents of each keep start in `PARENTS`."""
PARENTS = np.array([parent for row in _PARENTS for parent in row], dtype=np.uint16)
"""(1260,): the keeps with one die fewer."""

ROLL_CHANCE = np.array([dice.ways(roll) / 6**dice.DICE_PER_ROLL for roll in dice.ROLLS])
"""(252,): chance of each roll of five dice."""


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

# Verhoeff's demon takes, among equal rolls, the first one in this order: by how many ones, then twos, ... sixes.
TIE_RANK = np.argsort(np.argsort([int("".join(map(str, dice.counts(roll)))) for roll in dice.ROLLS])).astype(np.int64)
"""(252,)"""
_TIE = 1e-9


# ---- the lattice ----------------------------------------------------------------------------------------------------


@inlined
def take_means(work):
    """Give each keep that leaves something to roll the mean of its six children, from large keeps to small."""
    sixth = lanes.fill(1.0 / 6.0)
    for step in range(FIRST_ROLL):
        keep = FIRST_ROLL - 1 - step
        total = lanes.load(work, CHILDREN[keep, 0])
        for face in range(1, 6):
            total = lanes.add(total, lanes.load(work, CHILDREN[keep, face]))
        lanes.store(work, keep, lanes.multiply(total, sixth))


@inlined
def take_lowest(work):
    """Give each keep that leaves something to roll the lowest of its six children, from large keeps to small."""
    for step in range(FIRST_ROLL):
        keep = FIRST_ROLL - 1 - step
        lowest = lanes.load(work, CHILDREN[keep, 0])
        for face in range(1, 6):
            lowest = lanes.minimum(lowest, lanes.load(work, CHILDREN[keep, face]))
        lanes.store(work, keep, lowest)


@inlined
def take_best(work):
    """Give each keep the best value among itself and all smaller keeps of it, from small keeps to large."""
    for keep in range(1, KEEP_COUNT):
        best = lanes.load(work, keep)
        for position in range(PARENT_START[keep], PARENT_START[keep + 1]):
            best = lanes.maximum(best, lanes.load(work, PARENTS[position]))
        lanes.store(work, keep, best)


@inlined
def mean_roll(work):
    """Return the mean over the 252 rolls of five dice, in four interleaved sums."""
    a = b = c = d = lanes.fill(0.0)
    for quarter in range(0, ROLL_COUNT, 4):
        row = FIRST_ROLL + quarter
        a = lanes.add(a, lanes.multiply(lanes.load(work, row), lanes.fill(ROLL_CHANCE[quarter])))
        b = lanes.add(b, lanes.multiply(lanes.load(work, row + 1), lanes.fill(ROLL_CHANCE[quarter + 1])))
        c = lanes.add(c, lanes.multiply(lanes.load(work, row + 2), lanes.fill(ROLL_CHANCE[quarter + 2])))
        d = lanes.add(d, lanes.multiply(lanes.load(work, row + 3), lanes.fill(ROLL_CHANCE[quarter + 3])))
    return lanes.add(lanes.add(a, b), lanes.add(c, d))


# ---- worst and best of N --------------------------------------------------------------------------------------------


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
            tail = tails[keep]
            left = tail - PAIR_WAYS[pair]
            means[keep] += value * (powers[tail] - powers[left])
            tails[keep] = left


@inner
def _take_all_extremes(model, work, stage):
    """Write K_n over F_n for each lane of `work`."""
    sign = -1.0 if model.best else 1.0
    order = model.orders[stage]
    for lane in range(LANES):
        sort_rolls(work, lane, order, model.worth, model.best)
        _take_extremes(model, order, model.worth)
        for keep in range(FIRST_ROLL):
            work[keep, lane] = sign * model.means[keep]


# ---- the demon that looks at the fair table -------------------------------------------------------------------------


@inner
def choose_answers(watched, answers):
    """Write the roll by which a demon answers each keep: lowest value in `watched`, then first in the order of ties.

    Args:
        watched: (462, 8) float64; its last 252 rows are the values of the rolls that the demon looks at.
        answers: (462, 8) integers, out: index of a roll; each roll answers itself.
    """
    for lane in range(LANES):
        for roll in range(ROLL_COUNT):
            answers[FIRST_ROLL + roll, lane] = roll
        for step in range(FIRST_ROLL):
            keep = FIRST_ROLL - 1 - step
            chosen = answers[CHILDREN[keep, 0], lane]
            for face in range(1, 6):
                other = answers[CHILDREN[keep, face], lane]
                difference = watched[FIRST_ROLL + other, lane] - watched[FIRST_ROLL + chosen, lane]
                if difference < -_TIE or (difference <= _TIE and TIE_RANK[other] < TIE_RANK[chosen]):
                    chosen = other
            answers[keep, lane] = chosen


@inner
def _take_answers(model, work):
    """Give each keep that leaves something to roll the value of the roll that answers it."""
    for keep in range(FIRST_ROLL):
        for lane in range(LANES):
            work[keep, lane] = work[FIRST_ROLL + model.answers[keep, lane], lane]


# ---- what the kernels call ------------------------------------------------------------------------------------------


class FairDice(NamedTuple):
    """Fair dice need nothing."""

    unused: int


class HostileDice(NamedTuple):
    """The perfect demon needs nothing either: it looks at the same values as the player."""

    unused: int


class ExtremeDice(NamedTuple):
    """Worst or best of N throws.

    `powers` holds (c / 6^m)^N for c = 0 ... 6^m, for m = 0 to 5 rolled dice one after the other. The other arrays are
    scratch: `orders` (5, 252) the rolls as sorted last, by rolls left; `worth` (252,) their values in that order; for
    each keep, `tails` (210,) where the power of what is left of its outcomes stands, and `means` (210,).
    """

    best: bool
    powers: FloatArray
    orders: _UnsignedArray
    worth: FloatArray
    tails: _UnsignedArray
    means: FloatArray


class DemonDice(NamedTuple):
    """Verhoeff's demon: `values` (786432,) is the fair table, the rest scratch for the fair game and the answers."""

    values: FloatArray
    parts: FloatArray
    work: FloatArray
    answers: _IntArray


KernelDice = FairDice | HostileDice | ExtremeDice | DemonDice


def kernel_dice(model: DiceModel, fair_values: FloatArray | None) -> KernelDice:
    """Return `model` as the kernels take it, with scratch for one thread.

    Args:
        model: the dice model.
        fair_values: (786432,) the fair table of the same rules; needed for the demon only.
    """
    if model.kind is DiceKind.FAIR or (model.kind in (DiceKind.WORST, DiceKind.BEST) and model.throws == 1):
        return FairDice(0)
    if model.kind is DiceKind.PERFECT_DEMON:
        return HostileDice(0)
    if model.kind is DiceKind.DEMON:
        if fair_values is None:
            raise ValueError("the demon needs the fair table")
        answers = np.zeros((KEEP_COUNT, LANES), dtype=np.int64)
        return DemonDice(fair_values, np.empty((PART_COUNT, LANES)), np.empty((KEEP_COUNT, LANES)), answers)
    return extreme_dice(model.throws, best=model.kind is DiceKind.BEST)


def extreme_dice(throws: int, *, best: bool) -> ExtremeDice:
    """Return the worst or best of `throws` as the kernels take it."""
    powers = np.concatenate([(np.arange(count + 1) / count) ** throws for count in _OUTCOMES])
    orders = np.tile(np.arange(ROLL_COUNT, dtype=np.uint64), (dice.DICE_PER_ROLL, 1))
    tails = np.zeros(FIRST_ROLL, dtype=np.uint64)
    return ExtremeDice(best, powers, orders, np.empty(ROLL_COUNT), tails, np.empty(FIRST_ROLL))


def begin(model, status, lower, upper, totals, tables):
    """Compiled only: prepare `model` for a group of eight states."""
    raise NotImplementedError


def take_keeps(model, work, stage):
    """Compiled only: write K_n over F_n in `work`, `stage` being n."""
    raise NotImplementedError


def take_first(model, work, stage):
    """Compiled only: write the value before the first roll into row 0, `stage` rolls being left after that roll."""
    raise NotImplementedError


@overload(begin, jit_options=OPTIONS)  # type: ignore[arg-type]
def _begin(model, status, lower, upper, totals, tables):
    def begin_demon(model, status, lower, upper, totals, tables):
        score_rolls(model.values, status, lower, upper, totals, tables, model.parts, model.work)

    def begin_nothing(model, status, lower, upper, totals, tables):
        pass

    return begin_demon if model.instance_class is DemonDice else begin_nothing


@overload(take_keeps, jit_options=OPTIONS)  # type: ignore[arg-type]
def _take_keeps(model, work, stage):
    def by_means(model, work, stage):
        take_means(work)

    def by_lowest(model, work, stage):
        take_lowest(work)

    def by_extremes(model, work, stage):
        _take_all_extremes(model, work, stage)

    def by_answers(model, work, stage):
        choose_answers(model.work, model.answers)
        _take_answers(model, work)
        # On to the fair values of the rolls with one roll more to go.
        take_means(model.work)
        take_best(model.work)

    return {FairDice: by_means, HostileDice: by_lowest, ExtremeDice: by_extremes, DemonDice: by_answers}[
        model.instance_class
    ]


@overload(take_first, jit_options=OPTIONS)  # type: ignore[arg-type]
def _take_first(model, work, stage):
    def by_mean(model, work, stage):
        lanes.store(work, 0, mean_roll(work))

    def by_keeping_nothing(model, work, stage):
        take_keeps(model, work, stage)

    return by_mean if model.instance_class is FairDice else by_keeping_nothing
