# SPDX-License-Identifier: MIT
"""Published tables: Verhoeff's, as they stand on his slides, "Optimal Solitaire Yahtzee Strategies".

By the rules with all bonuses and by those without extra Yahtzee bonus and jokers. His figures per box are exact but for
the last digit of three, his distributions come from a million simulated games (docs/seeds.md).
"""

from __future__ import annotations

from enum import Enum

UPPER_BONUS, YAHTZEE_BONUS, TOTAL, ROLLED, JOKERS = "upper_bonus", "yahtzee_bonus", "total", "rolled", "jokers"
"""The rows that are no boxes."""
ROWS = (
    *("aces", "twos", "threes", "fours", "fives", "sixes", UPPER_BONUS),
    *("three_of_a_kind", "four_of_a_kind", "full_house", "small_straight", "large_straight", "yahtzee", "chance"),
    *(YAHTZEE_BONUS, TOTAL, ROLLED, JOKERS),
)
"""The rows of the table per box, in his order."""


class Rules(Enum):
    """The rules of his tables."""

    ALL_BONUSES = "free-joker"
    WITHOUT_EXTRAS = "no-yahtzee-bonus"


_ALL = """
1.88 1.22 10.84/5.28 2.00 1.80/8.57 2.71 0.95/12.16 3.29 0.60/15.69 3.85 0.50/19.19 4.64 0.53/23.84 16.31 31.88
21.66 5.62 3.26/13.10 11.07 36.34/22.59 7.38 9.63/29.46 3.99 1.80/32.71 15.44 18.22/16.87 23.64 66.26/22.01 2.54 0.00
9.58 34.08 91.76/254.59 59.61 0.00/0.46 0.69 63.24/0.04 0.19 96.30
"""
_WITHOUT = """
1.82 1.14 9.19/5.25 1.95 1.31/8.57 2.65 0.59/12.19 3.24 0.46/15.74 3.81 0.40/19.29 4.61 0.46/24.14 16.19 31.02
22.23 5.50 3.44/13.04 11.44 39.38/22.86 6.99 8.54/29.53 3.71 1.55/33.04 15.16 17.40/15.89 23.28 68.21/22.26 2.44 0.00
-/245.87 39.82 0.00/0.41 0.61 64.76/-
"""
Triple = tuple[float, float, float]


def _triples(text: str, rows: tuple[str, ...] = ROWS) -> dict[str, Triple]:
    """Return mean, SD and per cent of zero by row; a row that he leaves out is missing."""
    cells = "/".join(text.split("\n")).strip("/").split("/")
    found: dict[str, Triple] = {}
    for row, cell in zip(rows, cells, strict=True):
        if cell != "-":
            mean, sd, zero = map(float, cell.split())
            found[row] = mean, sd, zero
    return found


BOXES = {Rules.ALL_BONUSES: _triples(_ALL), Rules.WITHOUT_EXTRAS: _triples(_WITHOUT)}
"""Mean, SD and per cent of zero of each row."""
STEP = 20
FIRST_SCORE = 100
DISTRIBUTION = {
    Rules.ALL_BONUSES: (
        *((0, 0), (0, 0), (2, 2), (3, 5), (9, 14), (13, 27), (14, 41), (20, 60), (19, 80), (6, 86), (5, 90)),
        *((2, 92), (1, 93), (1, 94), (2, 96), (2, 98), (1, 99), (0, 99), (0, 99), (0, 99)),
    ),
    Rules.WITHOUT_EXTRAS: (
        *((0, 0), (0, 0), (2, 2), (3, 5), (9, 14), (13, 27), (14, 40), (21, 61), (21, 82), (8, 90), (6, 97)),
        *((3, 100), (0, 100)),
    ),
}
"""Per cent of the games with 100 to 119 points, 120 to 139, and so on, and up to there."""
PERCENTS = (1, 5, 10, 25, 50, 75, 90, 95, 99)
PERCENTILES = {
    Rules.ALL_BONUSES: (152, 180, 195, 218, 248, 273, 319, 388, 474),
    Rules.WITHOUT_EXTRAS: (152, 180, 195, 218, 248, 271, 299, 317, 327),
}
"""Scores, and `PERCENTS` of the games, in whole per cent, end with less than these: "% games scoring < f"."""
_IN_BOXES = tuple(row for row in ROWS[:14] if row != UPPER_BONUS)
EARLIEST: dict[str, tuple[int, int | None]] = dict(
    zip(
        _IN_BOXES,
        (
            *((1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 9), (1, 7)),
            *((2, 2), (1, 5), (1, 10), (1, 7), (1, 3), (1, None)),
        ),
        strict=True,
    )
)
"""With all bonuses: the first turn in which a box is filled with points, and with zero; None for never."""
_LAST = (
    "2.11 1.10 6.49/4.21 2.21 6.49/6.32 3.31 6.49/8.43 4.42 6.49/10.53 5.52 6.49/12.64 6.62 6.49/15.19 10.42 28.76/"
    "5.61 9.66 72.26/9.15 12.04 63.39/18.48 14.59 38.40/10.61 17.66 73.47/2.30 10.48 95.40/23.33 3.16 0.00"
)


LAST_TURN = _triples(_LAST, _IN_BOXES)
"""With all bonuses: mean, SD and per cent of zero of each box if it alone is open."""
