# SPDX-License-Identifier: MIT
"""An explanation says what lies behind the value of an option: where the turn will end, and where the points come from.

Only `engine.analysis.explainer` makes explanations; this module has the records, free of numpy, so that those who
merely show them need not load it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from engine.analysis.options import Option
from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import Dice
from engine.rules.ties import EQUAL


class Part(IntEnum):
    """A place that points come from: the thirteen categories in the order of the scorecard, and the bonuses."""

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
    UPPER_BONUS = 13
    YAHTZEE_BONUS = 14

    @property
    def category(self) -> Category | None:
        """The category, None for a bonus."""
        return CATEGORIES[self] if self < len(CATEGORIES) else None


PARTS = tuple(Part)


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

    The keep is None where nothing is rolled any more, or yet.
    """

    chance: float
    keep: Dice | None = None


@dataclass(frozen=True)
class TurnEnds:
    """Where the turn ends after `option`, most likely first, and the `most` that could be done for each open hand.

    Hands are the boxes that are made or missed. Before the first roll of a turn there is no option. With dice that are
    not fair `most` is empty. `engine.game_review.turn_ends` works it out.
    """

    position: Position
    option: Option | None
    endings: tuple[CategoryEnding, ...]
    most: Mapping[Category, Most]


@dataclass(frozen=True)
class Difference:
    """How two options differ: the parts that matter most, largest first, and all others as one.

    The points of `parts` and `rest` add up to `total`, the difference of the two values. `others` are the parts that
    differ and are not named.
    """

    parts: tuple[tuple[Part, float], ...]
    others: tuple[Part, ...]
    rest: float
    total: float


@dataclass(frozen=True)
class Explanation:
    """What lies behind the value of `option`, best play after it.

    Attributes:
        option: the option.
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

    def main_differences(self, other: Explanation, most: int = 4, least: float = 0.05) -> Difference:
        """Return the largest differences from `other`, whichever way they point.

        Args:
            other: the explanation of another option of the same position.
            most: how many parts to name; one more if it is the last that differs, and up to two while all others
                together are more than half of the whole difference.
            least: differences smaller than this many points are not named.
        """
        total = self.option.value - other.option.value
        differing = {part: points for part, points in self.difference(other).items() if abs(points) > EQUAL}
        ranked = sorted(differing, key=lambda part: -abs(differing[part]))
        large = [part for part in ranked if abs(differing[part]) >= least]
        named = large if len(ranked) <= most + 1 and len(large) == len(ranked) else large[:most]
        while (
            len(named) < min(len(large), most + 2)
            and abs(sum(differing[part] for part in ranked[len(named) :])) > abs(total) / 2
        ):
            named = large[: len(named) + 1]
        others = ranked[len(named) :]
        return Difference(
            tuple((part, differing[part]) for part in named),
            tuple(others),
            sum(differing[part] for part in others),
            total,
        )
