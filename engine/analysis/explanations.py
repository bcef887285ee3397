# SPDX-License-Identifier: MIT
"""An explanation says what lies behind the value of an option: where the turn will end, and where the points come from.

Only `engine.analysis.explainer` makes explanations; this module has the records, free of numpy, so that those who
merely show them need not load it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from engine.analysis.options import Option
from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass


class Part(int):
    """A place that points come from: a category, or one of two bonuses. There is one object for each.

    As a number it is its place among the parts of Yahtzee (`PARTS`).

    Attributes:
        category: the category, None for a bonus.
        name: its name in capital letters.
    """

    UPPER_BONUS: ClassVar[Part]
    YAHTZEE_BONUS: ClassVar[Part]
    _known: ClassVar[dict[Category | str, Part]] = {}

    category: Category | None
    name: str

    def __new__(cls, of: Category | str) -> Part:
        """Return the part of a category, or the bonus of that name."""
        known = cls._known.get(of)
        if known is None:
            place = of if isinstance(of, Category) else len(CATEGORIES) + len(cls._known)
            made = int.__new__(cls, place)
            made.category = of if isinstance(of, Category) else None
            made.name = of.name if isinstance(of, Category) else of
            known = cls._known.setdefault(of, made)
        return known

    def __eq__(self, other: object) -> bool:
        return self is other if isinstance(other, Part) else int.__eq__(self, other)

    __hash__ = int.__hash__

    def __reduce__(self) -> tuple[type[Part], tuple[Category | str]]:
        return Part, (self.name if self.category is None else self.category,)

    def __repr__(self) -> str:
        return f"Part.{self.name}"


Part.UPPER_BONUS, Part.YAHTZEE_BONUS = Part("UPPER_BONUS"), Part("YAHTZEE_BONUS")


@cache
def parts_of(categories: tuple[Category, ...]) -> tuple[Part, ...]:
    """Return the parts of a card: its categories, then the bonuses."""
    return (*map(Part, categories), Part.UPPER_BONUS, Part.YAHTZEE_BONUS)


PARTS = parts_of(CATEGORIES)
"""The parts of Yahtzee."""


@dataclass(frozen=True)
class CategoryEnding:
    """That the turn ends in `category`.

    `chance` is how likely that is, `points` the mean score in the box if it does, Yahtzee bonus left out, and
    `zero_chance` (no more than `chance`) how likely it is that the turn ends there with nothing.
    """

    category: Category
    chance: float
    points: float
    zero_chance: float


@dataclass(frozen=True)
class Most:
    """The best `chance` there is to score more than nothing in a box this turn, and the `keep` that has it.

    The keep is None where nothing is rolled any more, or yet. `equal` are all keeps that have it.
    """

    chance: float
    keep: Dice | None = None
    equal: tuple[Dice, ...] = ()


@dataclass(frozen=True)
class TurnEnds:
    """Where the turn ends after `option`, most likely first, and the `most` that could be done for each open hand.

    Hands are the boxes that are made or missed. Before the first roll of a turn there is no option. With dice that are
    not fair `most` is empty. `engine.game_review.ends` works it out.
    """

    position: Position
    option: Option | None
    endings: tuple[CategoryEnding, ...]
    most: Mapping[Category, Most]


@dataclass(frozen=True)
class Explanation:
    """What lies behind the value of `option`, best play after it.

    Attributes:
        endings: where this turn will end, most likely first; the chances add up to 1.
        upper_bonus_chance: how likely it is that the final score has the upper bonus; 1 once it is earned.
        sd: the standard deviation of the final score.
        expected: the points of the final score by part, those on the scorecard included; they add up to the value.
        answer: the roll that a demon's dice will answer the keep with; None for other dice, and if nothing is rolled.
    """

    option: Option
    endings: tuple[CategoryEnding, ...]
    upper_bonus_chance: float
    sd: float
    expected: Mapping[Part, float]
    answer: Dice | None = None

    def difference(self, other: Explanation) -> dict[Part, float]:
        """Return by how much each part is higher than in `other`; they add up to the difference of the values."""
        return {part: points - other.expected[part] for part, points in self.expected.items()}
