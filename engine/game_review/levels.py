# SPDX-License-Identifier: MIT
"""A level names how well a player plays, by the mean points lost per decision. This is the one table of its thresholds.

Only games with fair dice and without help from the coach count, and at least ten of them are needed. `CERTAINTY` is
the confidence level of every interval that the program gives about a player.
"""

from __future__ import annotations

from enum import IntEnum

from engine.runtime.lazy_dataclass import dataclass

CERTAINTY = 0.95
"""The share of intervals that hold the true value."""
WIDTH = 1.959963984540054
"""How many standard deviations of the normal distribution that is, to either side."""


FEWEST_GAMES = 10


class Level(IntEnum):
    """From best to worst; comparing them compares how much is lost."""

    ORACLE = 0
    MASTER = 1
    EXPERT = 2
    ADVANCED = 3
    INTERMEDIATE = 4
    CASUAL = 5
    BEGINNER = 6

    @property
    def key(self) -> str:
        """The name used in JSON."""
        return self.name.lower()


UPPER_LIMITS: dict[Level, float] = {
    Level.ORACLE: 0.03,
    Level.MASTER: 0.10,
    Level.EXPERT: 0.20,
    Level.ADVANCED: 0.40,
    Level.INTERMEDIATE: 0.80,
    Level.CASUAL: 1.40,
}
"""A level holds for mean points lost per decision below its limit; a beginner has none."""


@dataclass(frozen=True)
class LevelBasis:
    """What a level is judged by: games with fair dice and without help, their decisions, and the points they lost."""

    games: int = 0
    decisions: int = 0
    points_lost: float = 0.0

    @property
    def mean(self) -> float:
        """Mean points lost per decision; 0 if nothing was decided."""
        return self.points_lost / self.decisions if self.decisions else 0.0

    @property
    def games_missing(self) -> int:
        """How many games are still needed for a level."""
        return max(0, FEWEST_GAMES - self.games)

    @property
    def level(self) -> Level | None:
        """The level; None while games are missing."""
        return level(self.mean) if not self.games_missing else None


def is_judged(*, is_fair: bool, is_coached: bool) -> bool:
    """Return whether a finished game counts for the level: fair dice, and no help from the coach."""
    return is_fair and not is_coached


def level(mean_points_lost: float) -> Level:
    """Return the level of a player whose decisions lose `mean_points_lost` points on average."""
    return next((name for name, limit in UPPER_LIMITS.items() if mean_points_lost < limit), Level.BEGINNER)
