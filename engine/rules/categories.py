# SPDX-License-Identifier: MIT
"""A category is one way of scoring a roll; its box on the scorecard is filled exactly once in a game."""

from __future__ import annotations

from enum import IntEnum


class Category(IntEnum):
    """The thirteen categories in the order of the scorecard; the value is the column in every points table."""

    ACES = 0
    TWOS = 1
    THREES = 2
    FOURS = 3
    FIVES = 4
    SIXES = 5
    THREE_OF_A_KIND = 6
    FOUR_OF_A_KIND = 7
    FULL_HOUSE = 8
    SMALL_STRAIGHT = 9
    LARGE_STRAIGHT = 10
    YAHTZEE = 11
    CHANCE = 12

    @property
    def key(self) -> str:
        """The name used in JSON and save files, such as ``three_of_a_kind``."""
        return self.name.lower()

    @property
    def is_upper(self) -> bool:
        """Whether the box counts towards the upper bonus."""
        return self <= Category.SIXES

    @property
    def face(self) -> int:
        """The face an upper category counts, 1 to 6.

        Raises:
            ValueError: for a lower category.
        """
        if not self.is_upper:
            raise ValueError(f"{self.key} counts no single face")
        return int(self) + 1


CATEGORIES = tuple(Category)
UPPER = tuple(category for category in Category if category.is_upper)
LOWER = tuple(category for category in Category if not category.is_upper)
BY_KEY = {category.key: category for category in Category}


def upper_category(face: int) -> Category:
    """Return the upper category that counts `face` (1 to 6)."""
    return Category(face - 1)
