# SPDX-License-Identifier: MIT
"""Dice models: the compiled functions that turn values of rolls into values of keeps, for each dice model.

In the terms of `engine.solving.kernels`, they compute K_n from F_n, and the value before the first roll. How
depends on who chooses the roll r out of the outcomes of keep k:

    fair            K_n(k) = mean of F_n(r)
    perfect-demon   K_n(k) = min of F_n(r)
    worst-of-N      K_n(k) = sum over r, from low to high F_n(r), of F_n(r) * (T^N - (T - w)^N)
    demon           K_n(k) = F_n(the r with the lowest fair value)

where w is the chance of r from k and T the chance of r and all outcomes after it (best-of-N: from high to low). Mean
and minimum go along the lattice (`engine.turn.lattice`), worst-of-N sorts the rolls (`engine.turn.extremes`).

A demon answers a keep with one roll, the one that leaves least; of equal rolls the first in the order of ties.
Verhoeff's demon looks at the values of the fair game, which are worked out before those of the game that is played; the
perfect demon looks at the very values of the player, and needs nothing but the minimum along the lattice.

A dice model is a NamedTuple; numba compiles a kernel for its type, so that only what is played with is compiled.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.rules import dice
from engine.rules.dice import DiceKind, DiceModel
from engine.rules.ties import EQUAL
from engine.runtime.compiling import by_type, inner
from engine.turn import lanes, unrolled
from engine.turn.bunches import find_bunches
from engine.turn.extremes import ExtremeDice, extreme_dice, take_all_extremes
from engine.turn.goals import Points, points_goal
from engine.turn.lanes import LANES
from engine.turn.lattice import (
    CHILDREN,
    FIRST_ROLL,
    KEEP_COUNT,
    ROLL_COUNT,
    FloatArray,
    mean_roll,
    take_lowest,
    take_means,
)
from engine.turn.policies import Remembering, Shadow, new_shadow

# Verhoeff's demon takes, among equal rolls, the first one in this order: by how many ones, then twos, ... sixes.
TIE_RANK = np.argsort(np.argsort([int("".join(map(str, dice.counts(roll)))) for roll in dice.ROLLS])).astype(np.int64)
"""(252,)"""


class HostileDice(NamedTuple):
    """The perfect demon needs nothing: it looks at the same values as the player."""

    unused: int


class DemonDice(NamedTuple):
    """Verhoeff's demon: `fair` is the goal of the fair game, the rest scratch for that game and the answers by it."""

    fair: Points
    shadow: Shadow
    parts: FloatArray
    work: FloatArray


@inner
def choose_answers(watched, answers):
    """Write the roll by which a demon answers each keep: lowest value in `watched`, then first in the order of ties.

    Both are (462, 8): the last 252 rows of `watched` are the values of the rolls; each roll answers itself.
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
                if difference < -EQUAL or (difference <= EQUAL and TIE_RANK[other] < TIE_RANK[chosen]):
                    chosen = other
            answers[keep, lane] = chosen


@inner
def take_answers(answers, work):
    """Give each keep that leaves something to roll the value of the roll that answers it."""
    for keep in range(FIRST_ROLL):
        for lane in range(LANES):
            work[keep, lane] = work[FIRST_ROLL + answers[keep, lane], lane]


_ROUNDER = 1.5 * 2.0**16  # adding and subtracting it rounds to a multiple of 2^-36, about 1.5e-11


class FairDice(NamedTuple):
    """Fair dice need nothing."""

    unused: int


class FairUnrolled(FairDice):
    """Fair dice, by steps written out one after the other (`engine.turn.unrolled`)."""


KernelDice = FairDice | HostileDice | ExtremeDice | DemonDice


def kernel_dice(model: DiceModel, fair_values: FloatArray | None, parts: int) -> KernelDice:
    """Return `model` as the kernels take it, with scratch for one thread.

    Only the demon needs the fair table of the same rules. `parts` is `backward_induction.part_count` of these.
    """
    if model.is_fair:
        return FairDice(0)
    if model.kind is DiceKind.PERFECT_DEMON:
        return HostileDice(0)
    if model.watches_fair:
        if fair_values is None:
            raise ValueError("the demon needs the fair table")
        return DemonDice(points_goal(fair_values), new_shadow(), lanes.rows(parts), lanes.rows(KEEP_COUNT))
    return extreme_dice(model.throws, best=model.favours_player)


@by_type
def take_keeps(model, work, stage):
    """Write K_n over F_n in `work`, `stage` being n."""

    def by_means(model, work, stage):
        take_means(work)

    def by_means_unrolled(model, work, stage):
        unrolled.take_means(work)

    def by_lowest(model, work, stage):
        take_lowest(work)

    def by_extremes(model, work, stage):
        # Not the literal: numba would compile once for False and once for True.
        take_all_extremes(model, work, stage, np.bool_(False))

    def by_answers(model, work, stage):
        take_answers(model.shadow.answers[stage], work)

    return {
        FairDice: by_means,
        FairUnrolled: by_means_unrolled,
        HostileDice: by_lowest,
        ExtremeDice: by_extremes,
        DemonDice: by_answers,
    }[model.instance_class]


@by_type
def take_first(model, work, stage):
    """Write the value before the first roll into row 0, `stage` rolls being left after that roll."""

    def by_mean(model, work, stage):
        lanes.store(work, 0, mean_roll(work))

    def by_keeping_nothing(model, work, stage):
        take_keeps(model, work, stage)

    def by_extreme(model, work, stage):
        take_all_extremes(model, work, stage, np.bool_(True))

    return {FairDice: by_mean, FairUnrolled: by_mean, ExtremeDice: by_extreme}.get(
        model.instance_class, by_keeping_nothing
    )


@by_type
def watch(policy, model, work, stage, last):
    """If `policy` remembers, write down what tells how the dice will answer, `stage` rolls left then.

    The rolls in `work` have F_n, `stage` being n; unless it is the `last` stage, `take_keeps` has been there. A shadow
    writes down how the demon will answer.
    """

    def nothing(policy, model, work, stage, last):
        pass

    def own_answers(policy, model, work, stage, last):
        choose_answers(work, policy.answers[stage])

    def demons_answers(policy, model, work, stage, last):
        for keep in range(KEEP_COUNT):
            for lane in range(LANES):
                policy.answers[stage, keep, lane] = model.shadow.answers[stage, keep, lane]

    def values(policy, model, work, stage, last):
        if last:
            find_bunches(model.bunches, stage, work)
        for row in range(FIRST_ROLL, KEEP_COUNT):
            rounded = lanes.subtract(lanes.add(lanes.load(work, row), lanes.fill(_ROUNDER)), lanes.fill(_ROUNDER))
            lanes.store(policy.seen[stage], row, rounded)

    if policy.instance_class is Shadow:
        return own_answers
    if not issubclass(policy.instance_class, Remembering):
        return nothing
    return {
        FairDice: nothing,
        FairUnrolled: nothing,
        HostileDice: own_answers,
        ExtremeDice: values,
        DemonDice: demons_answers,
    }[model.instance_class]
