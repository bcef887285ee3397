# SPDX-License-Identifier: MIT
"""A verdict names how much a decision lost of what is played for. These are the tables of thresholds of the program.

There is one for points, of the expected final score or of a certain score that is as good, and one for percentage
points of a chance. They are never mixed: a decision is judged by what its game is played for alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, IntEnum
from types import MappingProxyType


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


class Measure(Enum):
    """What options are worth for a goal other than the expected final score."""

    CHANCE = "chance"
    CERTAINTY_EQUIVALENT = "certainty_equivalent"


UPPER_LIMITS: dict[Verdict, float] = {
    Verdict.BEST: 0.01,
    Verdict.CLOSE: 0.25,
    Verdict.INACCURACY: 1.0,
    Verdict.MISTAKE: 5.0,
}
"""A verdict holds for points lost below its limit; a blunder has none."""

CHANCE_LIMITS: dict[Verdict, float] = {
    Verdict.BEST: 0.1,
    Verdict.CLOSE: 1.0,
    Verdict.INACCURACY: 3.0,
    Verdict.MISTAKE: 10.0,
}
"""The same for a chance that is lost, in percentage points."""


def limits_of(measure: Measure | None) -> Mapping[Verdict, float]:
    """Return the thresholds by what is played for; None stands for the expected final score."""
    return MappingProxyType(CHANCE_LIMITS if measure is Measure.CHANCE else UPPER_LIMITS)


def least_lost(name: Verdict, measure: Measure | None = None) -> float:
    """Return the least that has to be lost to earn the verdict `name`: points, or percentage points of a chance."""
    return limits_of(measure)[Verdict(name - 1)] if name else 0.0


def verdict(lost: float, measure: Measure | None = None) -> Verdict:
    """Return the verdict on a decision by the points it lost, or percentage points of a chance."""
    return next((name for name, limit in limits_of(measure).items() if lost < limit), Verdict.BLUNDER)
