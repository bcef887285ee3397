# SPDX-License-Identifier: MIT
"""Who played best, apart from luck: what each player's choices cost in expected points, whatever they were made for.

In a match people play to win and strategies for points. Held against each other they all are by expected scores, where

    score = par + luck - points lost

is true for everybody at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game_review.review import Decision, Review, accuracy_of
from engine.runtime.lazy_dataclass import dataclass


@dataclass(frozen=True)
class Played:
    """What one player did in one game or several: sums over all `games`, in points.

    Attributes:
        games: how many.
        score, luck: final scores, and what the dice gave.
        points_lost: what the choices cost that were played.
        first_lost, decisions: what the first choices cost, and how many there were.
        worst: the costliest choice; None if all were best.
        won: matches won; one of two that tie has won half.
    """

    games: int = 0
    score: int = 0
    luck: float = 0.0
    points_lost: float = 0.0
    first_lost: float = 0.0
    decisions: int = 0
    worst: Decision | None = None
    won: float = 0.0

    @property
    def accuracy(self) -> float:
        """The accuracy of all first choices together, 0 to 100."""
        return accuracy_of(self.first_lost, self.decisions)

    def plus(self, other: Played) -> Played:
        """Return both together."""
        worse = [one for one in (self.worst, other.worst) if one is not None]
        return Played(
            self.games + other.games,
            self.score + other.score,
            self.luck + other.luck,
            self.points_lost + other.points_lost,
            self.first_lost + other.first_lost,
            self.decisions + other.decisions,
            max(worse, key=lambda one: one.points_lost, default=None),
            self.won + other.won,
        )


def played(reviews: Sequence[Review], shares: Sequence[float]) -> tuple[Played, ...]:
    """Return what each player at a table did.

    Args:
        reviews: their finished games, by expected scores.
        shares: what each has won (`Match.shares`).
    """
    return tuple(replace(_of(review), won=share) for review, share in zip(reviews, shares, strict=True))


def _of(review: Review) -> Played:
    return Played(
        1,
        review.game.points_so_far,
        review.luck,
        review.points_lost,
        review.graded_points_lost,
        len(review.counted),
        review.worst,
    )


def least_lost(players: Sequence[Played]) -> int | None:
    """Return the place of the player whose choices cost least a game; None if that can't be seen in the figures."""
    return _first([-one.points_lost / one.games for one in players])


def luckiest(players: Sequence[Played]) -> int | None:
    """Return the place of the player to whom the dice gave most a game; None if that can't be seen in the figures."""
    return _first([one.luck / one.games for one in players])


def _first(figures: Sequence[float]) -> int | None:
    shown = [round(figure, 1) for figure in figures]
    return shown.index(max(shown)) if shown.count(max(shown)) == 1 else None
