# SPDX-License-Identifier: MIT
"""A verdict names how many points a decision lost. This is the one table of thresholds of the whole program."""

from __future__ import annotations

from enum import IntEnum


class Verdict(IntEnum):
    """From best to worst; comparing them compares how bad they are."""

    BEST = 0
    CLOSE = 1
    INACCURACY = 2
    MISTAKE = 3
    BLUNDER = 4

    @property
    def key(self) -> str:
        """The name used in JSON."""
        return self.name.lower()


UPPER_LIMITS: dict[Verdict, float] = {
    Verdict.BEST: 0.01,
    Verdict.CLOSE: 0.25,
    Verdict.INACCURACY: 1.0,
    Verdict.MISTAKE: 5.0,
}
"""A verdict holds for points lost below its limit; a blunder has none."""


def least_lost(name: Verdict) -> float:
    """Return the fewest points lost that earn the verdict `name`."""
    return UPPER_LIMITS[Verdict(name - 1)] if name else 0.0


def verdict(points_lost: float) -> Verdict:
    """Return the verdict on a decision that lost `points_lost` points of expected final score."""
    return next((name for name, limit in UPPER_LIMITS.items() if points_lost < limit), Verdict.BLUNDER)
