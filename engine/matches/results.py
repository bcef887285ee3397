# SPDX-License-Identifier: MIT
"""Results of matches against one opponent: how often the player won, how sure that is, and how many matches it takes.

A tie counts as half a win. The interval is Wilson's (1927). On average over all shares it holds 95 times in 100, for a
given share about that often: from ten matches on at least 90 times where the share is 10 to 90 %, nearer to 0 and 100 %
as seldom as 83 times. It is made for games without ties, which only make a share steadier. It leaves out one half
exactly when a score test of "both are as good" does, at the same level; from that follows how many matches with a given
share are enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, sqrt

from engine.game_review.levels import WIDTH
from engine.runtime.lazy_dataclass import dataclass

_PARTS = 60  # of a match, in which every share of 2 to 6 that tie is a whole number


@dataclass(frozen=True)
class Results:
    """Matches against one opponent: won, tied and lost, and the player's points minus the opponent's in all of them."""

    won: int = 0
    tied: int = 0
    lost: int = 0
    difference: int = 0

    @property
    def matches(self) -> int:
        """How many there were."""
        return self.won + self.tied + self.lost

    @property
    def share(self) -> float:
        """The share that was won, ties as halves; one half without a match."""
        return (self.won + self.tied / 2) / self.matches if self.matches else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share would end in the long run, with `CERTAINTY`: its lowest and highest value."""
        if not self.matches:
            return 0.0, 1.0
        spread = WIDTH**2 / self.matches
        middle = (self.share + spread / 2) / (1 + spread)
        reach = WIDTH / (1 + spread) * sqrt((self.share * (1 - self.share) + spread / 4) / self.matches)
        return max(0.0, middle - reach), min(1.0, middle + reach)

    @property
    def is_clear(self) -> bool:
        """Whether it is known which of the two plays better: the interval leaves out one half."""
        low, high = self.interval
        return not low <= 0.5 <= high

    def including(self, own: int, other: int) -> Results:
        """Return the results with one match more, which ended with these points."""
        return Results(
            self.won + (own > other),
            self.tied + (own == other),
            self.lost + (own < other),
            self.difference + own - other,
        )


def matches_to_know(share: float) -> int | None:
    """Return after how many matches with this share the interval leaves out one half; None where it never does.

    Raises:
        ValueError: if it is no share.
    """
    if not 0 <= share <= 1:
        raise ValueError(f"share: must be 0 to 1, not {share}")
    away = abs(share - 0.5)
    return None if not away else floor((WIDTH / (2 * away)) ** 2) + 1


def leader(wins: Sequence[float], length: int) -> int | None:
    """Return who has won a series of at most `length` matches; None while it is open.

    It is won by the first who cannot be caught up with any more; after the last match, by who alone has most.

    `wins` are what each has won so far, 1 for a match and 1/n for each of n that tie: they add up to the matches
    played.
    """
    won = [round(share * _PARTS) for share in wins]
    left = max(0, length * _PARTS - sum(won))
    best = max(range(len(won)), key=lambda place: won[place])
    others = max(share for place, share in enumerate(won) if place != best)
    return best if won[best] > others + left else None
