# SPDX-License-Identifier: MIT
"""Fairness is whether each face comes up as often as the others: the faces that were rolled, counted and tested.

Pearson's statistic over the six faces, with n dice rolled and n/6 of each face expected, is

    x = sum over the faces of (count - n/6)^2 / (n/6).

For fair dice it follows, once n is not small, the chi-square distribution with five degrees of freedom, whose upper
tail has a closed form (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.4.4, for an odd number of degrees
of freedom):

    P(X >= x) = erfc(sqrt(x / 2)) + sqrt(2 x / pi) * exp(-x / 2) * (1 + x / 3).

How many dice a player rolls depends on what came before, what they show does not: so the counts are those of fair dice
however the game is played. Only who goes back and keeps other dice, knowing what comes, bends them a little.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.games.game import Game, Rolled
from engine.rules.dice import FACES
from engine.runtime.errors import quoted
from engine.runtime.lazy_dataclass import dataclass

FaceCounts = tuple[int, ...]
"""How often each face was rolled, from ones to sixes."""

NO_FACES: FaceCounts = (0,) * len(FACES)
FEWEST_DICE = 5 * len(FACES)
"""With fewer dice, not even five of each face expected, the distribution is not yet that of the formula (Cochran)."""


@dataclass(frozen=True)
class ChiSquare:
    """How far counts stray from equal ones, and how probable it is that fair dice stray at least as far."""

    statistic: float
    p_value: float


def faces_rolled(game: Game) -> FaceCounts:
    """Return how often each face was rolled in `game`: no die that is kept again, and none that was typed in."""
    counts = [0] * len(FACES)
    for event in game.events:
        if isinstance(event, Rolled) and not event.is_typed:
            for face, kept in zip(event.dice, event.kept, strict=True):
                counts[face - 1] += not kept
    return tuple(counts)


def add_faces(some: FaceCounts, others: FaceCounts) -> FaceCounts:
    """Return the sum of two counts, face by face."""
    return tuple(one + other for one, other in zip(some, others, strict=True))


def chi_square(counts: Sequence[int]) -> ChiSquare:
    """Return the test of `counts`, one for each face, against equally likely faces; no dice at all do not stray.

    Raises:
        ValueError: if there are not six counts, or one is negative.
    """
    if len(counts) != len(FACES) or min(counts) < 0:
        raise ValueError(f"counts: must be six numbers from 0 on, not {quoted(counts)}")
    expected = sum(counts) / len(FACES)
    if not expected:
        return ChiSquare(0.0, 1.0)
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    return ChiSquare(statistic, upper_tail(statistic))


def upper_tail(statistic: float) -> float:
    """Return how probable at least `statistic` is under the chi-square distribution with five degrees of freedom."""
    bell = math.sqrt(2.0 * statistic / math.pi) * math.exp(-statistic / 2.0)
    return math.erfc(math.sqrt(statistic / 2.0)) + bell * (1.0 + statistic / 3.0)
