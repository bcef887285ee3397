# SPDX-License-Identifier: MIT
"""A rating says how strong a player is as one number, and how sure that is; a puzzle has one, too: how hard it is.

It is Mark Glickman's: *The Glicko system* (Boston University, 1999, glicko.net/glicko/glicko.pdf), with his symbols.
A rating r has a deviation RD. With q = ln 10 / 400, g(RD) = 1 / sqrt(1 + 3 q^2 RD^2 / pi^2), a result s_j between 0 and
1 against an opponent r_j, RD_j, and the expected result

    E_j = 1 / (1 + 10^(-g(RD_j) (r - r_j) / 400)),    1/d^2 = q^2 sum g(RD_j)^2 E_j (1 - E_j),

    r' = r + q / (1/RD^2 + 1/d^2) sum g(RD_j) (s_j - E_j),    RD' = 1 / sqrt(1/RD^2 + 1/d^2),

and RD grows to sqrt(RD^2 + c^2 t) in a time t without results. Each answer is a period of its own here, so that the
rating moves at once, and t is in days.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log, pi, sqrt

from engine.game_review.certainty import WIDTH
from engine.runtime.lazy_dataclass import dataclass

NEW, LARGEST, LEAST = 1500.0, 350.0, 40.0
"""The rating and deviation of a player who has not answered yet, and the least deviation there is.

Without a least one a rating would hardly move any more, however much its player learns.
"""
YEARS_TO_FORGET = 5.0
"""The time without an answer after which a rating from `USUAL` is as unsure as a new one."""
USUAL = 50.0
"""The deviation of a usual player, from which that is reckoned."""
_Q = log(10.0) / 400.0
_C_SQUARED = (LARGEST**2 - USUAL**2) / (365.25 * YEARS_TO_FORGET)  # a day


@dataclass(frozen=True)
class Rating:
    """A rating with its deviation, both in Glicko points."""

    value: float = NEW
    deviation: float = LARGEST

    @property
    def half(self) -> float:
        """Half the width of the interval that holds the true rating with the chance `CERTAINTY`.

        It does where opponents are about as strong, some stronger and some weaker (`engine.training.puzzles.ends`).
        """
        return WIDTH * self.deviation

    def after_days(self, days: float) -> Rating:
        """Return the rating after some days without an answer: as high, and less sure."""
        grown = sqrt(self.deviation**2 + _C_SQUARED * max(0.0, days))
        return Rating(self.value, min(grown, LARGEST))


NEW_PLAYER = Rating()


@dataclass(frozen=True)
class Result:
    """A result of 0 (lost) to 1 (won) against an opponent."""

    against: Rating
    score: float


def expected(player: Rating, opponent: Rating) -> float:
    """Return the player's expected result: E of the module's formula, which leaves the player's RD out."""
    return 1.0 / (1.0 + 10.0 ** (-_g(opponent.deviation) * (player.value - opponent.value) / 400.0))


def rated(player: Rating, results: Iterable[Result], least: float = LEAST) -> Rating:
    """Return the rating after the results of one period, with a deviation of no less than `least`.

    Raises:
        ValueError: if a result is not between 0 and 1.
    """
    moved, known = 0.0, 1.0 / player.deviation**2
    for result in results:
        if not 0.0 <= result.score <= 1.0:
            raise ValueError(f"score: must be between 0 and 1, is {result.score}")
        weight, chance = _g(result.against.deviation), expected(player, result.against)
        known += (_Q * weight) ** 2 * chance * (1.0 - chance)
        moved += weight * (result.score - chance)
    return Rating(player.value + _Q / known * moved, max(least, 1.0 / sqrt(known)))


def _g(deviation: float) -> float:
    return 1.0 / sqrt(1.0 + 3.0 * (_Q * deviation / pi) ** 2)
