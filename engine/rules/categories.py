# SPDX-License-Identifier: MIT
"""A category is one way of scoring a roll; its box on the scorecard is filled exactly once in a game.

Yahtzee has thirteen, which have names here (`Category.ACES` and so on). Other games have others: theirs come with their
rules (`engine.rules.scoring.RuleSet.categories`).
"""

from __future__ import annotations

from typing import ClassVar


class Category(int):
    """A box of a scorecard: a number, its place on the card from 0 on, which is its column in every table of points.

    There is one object for each place, key and face, so categories can be compared by ``is``. Two with the same place
    on different cards are not equal.
    """

    key: str
    """The name used in JSON and save files, such as ``three_of_a_kind``."""
    is_upper: bool
    """Whether the box counts towards the upper bonus."""

    ACES: ClassVar[Category]
    TWOS: ClassVar[Category]
    THREES: ClassVar[Category]
    FOURS: ClassVar[Category]
    FIVES: ClassVar[Category]
    SIXES: ClassVar[Category]
    THREE_OF_A_KIND: ClassVar[Category]
    FOUR_OF_A_KIND: ClassVar[Category]
    FULL_HOUSE: ClassVar[Category]
    SMALL_STRAIGHT: ClassVar[Category]
    LARGE_STRAIGHT: ClassVar[Category]
    YAHTZEE: ClassVar[Category]
    CHANCE: ClassVar[Category]

    _face: int
    _known: ClassVar[dict[tuple[int, str, int], Category]] = {}

    def __new__(cls, place: int, key: str, face: int = 0) -> Category:
        """Return the category in a place.

        Args:
            place: from 0 on.
            key: its name.
            face: the face it counts, 1 to 6; 0 for a lower box.
        """
        known = cls._known.get((place, key, face))
        if known is None:
            made = int.__new__(cls, place)
            made.key, made._face, made.is_upper = key, face, face > 0
            known = cls._known.setdefault((place, key, face), made)
        return known

    @property
    def face(self) -> int:
        """The face an upper category counts, 1 to 6.

        Raises:
            ValueError: for a lower category.
        """
        if not self.is_upper:
            raise ValueError(f"{self.key} counts no single face")
        return self._face

    @property
    def name(self) -> str:
        """The key in capital letters."""
        return self.key.upper()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Category):
            return self is other
        return int.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else not equal

    __hash__ = int.__hash__
    __str__ = int.__repr__

    def __repr__(self) -> str:
        return f"Category.{self.name}"

    def __reduce__(self) -> tuple[type[Category], tuple[int, str, int]]:
        return Category, (int(self), self.key, self._face)


_UPPER_KEYS = ("aces", "twos", "threes", "fours", "fives", "sixes")
_LOWER_KEYS = (
    *("three_of_a_kind", "four_of_a_kind", "full_house", "small_straight", "large_straight"),
    *("yahtzee", "chance"),
)
UPPER = tuple(Category(place, key, place + 1) for place, key in enumerate(_UPPER_KEYS))
LOWER = tuple(Category(place, key) for place, key in enumerate(_LOWER_KEYS, len(UPPER)))
CATEGORIES = (*UPPER, *LOWER)
"""The thirteen categories of Yahtzee in the order of the scorecard."""
BY_KEY = {category.key: category for category in CATEGORIES}
for _category in CATEGORIES:
    setattr(Category, _category.name, _category)


def upper_category(face: int) -> Category:
    """Return the upper category of Yahtzee that counts `face` (1 to 6)."""
    return UPPER[face - 1]
