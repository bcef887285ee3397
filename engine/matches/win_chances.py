# SPDX-License-Identifier: MIT
"""An outlook is how a match may end for everybody, from the exact distributions of all final scores.

The seats are taken to end independently of each other. That is exact for whose turns are all done, or would stay
hidden; while others have turns to come that are seen, one can adapt to them, and with linked dice their luck is one's
own: then it is about so (docs/method.md).

What a final score is worth against those who are to be beaten is exact.

With F_i(x) the chance that the i-th of them ends with x or less, and f_i(x) with x, a player who ends with x wins

    u(x) = sum over k of P(k of them end with x, all others below) / (1 + k)

so a tie of n counts 1/n. They play on their own, whatever the others do: strategies do not look at each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from engine.distribution.statistics import Outcome
from engine.rules.ties import EQUAL
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.goal_tables import Worth
from engine.turn.lattice import FloatArray

_NO_DIFFERENCE = 1e-15
"""Chances that differ by less are taken as 0, or as 1: float64 does not tell sums of such chances apart either."""


def chance_to_win(distributions: Sequence[FloatArray]) -> Worth:
    """Return what a final score is worth against opponents.

    The distributions have, for each of them, the chance of each final score from 0 on.
    """
    most = max(map(len, distributions))
    # tied[k] is the chance that k of those looked at so far have x, and the others less.
    tied = np.zeros((len(distributions) + 1, most))
    tied[0] = 1.0
    for distribution in distributions:
        equal = np.pad(distribution, (0, most - len(distribution)))
        below = _below(equal)
        tied[1:] = tied[1:] * below + tied[:-1] * equal
        tied[0] *= below
    worth = (tied / np.arange(1, len(tied) + 1)[:, None]).sum(axis=0)
    # Rounding must not let a higher score be worth less.
    worth = np.maximum.accumulate(np.minimum(worth, 1.0))
    open_scores = np.flatnonzero((worth > _NO_DIFFERENCE) & (worth < 1.0 - _NO_DIFFERENCE))
    if not len(open_scores):
        return Worth(int(np.argmax(worth > 0.5)) if worth[-1] > 0.5 else most, np.zeros(0))
    return Worth(int(open_scores[0]), worth[open_scores[0] : open_scores[-1] + 1])


def _below(chances: FloatArray) -> FloatArray:
    """Return the chance of less than each score, added up from the end that is nearer.

    Small chances are not lost beside large ones then, so that scores which are hardly ever passed are seen to be.
    """
    below = np.concatenate([[0.0], np.cumsum(chances)[:-1]])
    return np.where(below < 0.5, below, 1.0 - np.cumsum(chances[::-1])[::-1])


def chance_to_beat(distribution: FloatArray, others: Sequence[FloatArray]) -> float:
    """Return the chance of a player whose final scores have this distribution to end above all `others`.

    A tie of n counts 1/n, and no player looks at the others. The distributions have the chance of each score from 0 on.
    """
    return float((distribution * chance_to_win(others).of(np.arange(len(distribution)))).sum())


@dataclass(frozen=True)
class ToBeat:
    """What it takes to beat one of the others.

    Attributes:
        place: the seat of the other.
        score: the lowest final score that is above the other's at least half the time; a tie counts one half.
        chance: the chance of the seat whose outlook it is to end above the other, 0 to 1.
    """

    place: int
    score: int
    chance: float


@dataclass(frozen=True)
class Outlook:
    """How a match may end.

    Attributes:
        chances: the chance of each seat to win, 0 to 1, a tie of n counting 1/n.
        to_beat: each of the others.
        upper_bonus: the chance of the upper bonus for the seat whose outlook it is.
    """

    chances: tuple[float, ...]
    to_beat: tuple[ToBeat, ...]
    upper_bonus: float


def outlook(place: int, outcomes: Sequence[Outcome], chance: float | None = None) -> Outlook:
    """Return the outlook of the seat at `place` where the seats end like this, in their order.

    With a `chance` of that seat, which comes of playing to win, its outcome may be that of playing for points: the
    others then share what is left as they would, and what is beaten of them is at least as likely as to win.
    """
    ends = [np.array(outcome.distribution) for outcome in outcomes]
    chances = tuple(chance_to_beat(own, [*ends[:seat], *ends[seat + 1 :]]) for seat, own in enumerate(ends))
    least = 0.0
    if chance is not None:
        left = sum(chances) - chances[place]
        shares = (one / left if left > 0.0 else 1.0 / (len(chances) - 1) for one in chances)
        chances = tuple(chance if seat == place else (1.0 - chance) * one for seat, one in enumerate(shares))
        least = chance
    to_beat = tuple(
        ToBeat(seat, _even_score(other), max(least, chance_to_beat(ends[place], [other])))
        for seat, other in enumerate(ends)
        if seat != place
    )
    if chance is not None and len(to_beat) == 1:  # to beat the only other is to win
        to_beat = (replace(to_beat[0], chance=chance),)
    bonus = sum(chance for points, chance in outcomes[place].upper_bonus.items() if points)
    return Outlook(chances, to_beat, bonus)


def _even_score(ends: FloatArray) -> int:
    """Return the lowest score that beats a player who ends like this at least half the time."""
    below = np.concatenate([[0.0], np.cumsum(ends)])
    beaten = below + np.concatenate([ends, [0.0]]) / 2
    return int(np.argmax(beaten >= 0.5 - EQUAL))
