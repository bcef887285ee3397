# SPDX-License-Identifier: MIT
"""A demon answers a keep with one roll, the one that leaves least; of equal rolls the first in the order of ties.

Verhoeff's demon looks at the values of the fair game, which are worked out before those of the game that is played; the
perfect demon looks at the very values of the player, and needs nothing but the minimum along the lattice.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.rules import dice
from engine.rules.ties import EQUAL
from engine.runtime.compiling import inner
from engine.turn.goals import Points
from engine.turn.lanes import LANES
from engine.turn.lattice import CHILDREN, FIRST_ROLL, ROLL_COUNT, FloatArray
from engine.turn.policies import Shadow

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
                if difference < -EQUAL or (difference <= EQUAL and TIE_RANK[other] < TIE_RANK[chosen]):
                    chosen = other
            answers[keep, lane] = chosen


@inner
def take_answers(answers, work):
    """Give each keep that leaves something to roll the value of the roll that answers it."""
    for keep in range(FIRST_ROLL):
        for lane in range(LANES):
            work[keep, lane] = work[FIRST_ROLL + answers[keep, lane], lane]
