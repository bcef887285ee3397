# SPDX-License-Identifier: MIT
"""Opponents are those whose final scores are to be beaten; what a final score is worth against them is exact.

With F_i(x) the chance that the i-th of them ends with x or less, and f_i(x) with x, a player who ends with x wins

    u(x) = sum over k of P(k of them end with x, all others below) / (1 + k)

so a tie of n counts 1/n. They play on their own, whatever the others do: strategies do not look at each other.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.solving.goal_tables import Worth
from engine.turn.lattice import FloatArray

_NO_DIFFERENCE = 1e-15
"""Chances that differ by less are taken as 0, or as 1: float64 does not tell sums of such chances apart either."""


def chance_to_win(distributions: Sequence[FloatArray]) -> Worth:
    """Return what a final score is worth against opponents.

    Args:
        distributions: for each opponent, the chance of each final score from 0 on.
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
