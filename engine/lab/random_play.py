# SPDX-License-Identifier: MIT
"""Random play (Verhoeff): what every box is worth to a player who looks at nothing.

A player who keeps dice without looking at their faces, and takes boxes without looking at the dice, scores in each box
five fair dice bring there, however often they roll. So the final score is a sum of thirteen means over the 7,776 ways
in which five dice can fall, bonuses and jokers aside.
"""

from __future__ import annotations

from fractions import Fraction

from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DICE_PER_ROLL, FACES, ROLLS, ways
from engine.rules.scoring import plain_points
from engine.runtime.lazy_dataclass import dataclass

ALL_WAYS = len(FACES) ** DICE_PER_ROLL
_ALWAYS = (*(category for category in CATEGORIES if category.is_upper), Category.CHANCE)
"""The boxes that have no condition."""


@dataclass(frozen=True)
class RandomBox:
    """What a box brings: in how many of 7,776 ways its condition is met, and it scores above zero; the mean points."""

    category: Category
    ways_met: int
    ways_above_zero: int
    mean: Fraction


def boxes() -> list[RandomBox]:
    """Return what random play expects of each box, in the order of the scorecard."""
    return [_box(category) for category in CATEGORIES]


def _box(category: Category) -> RandomBox:
    points = {roll: plain_points(category, roll) for roll in ROLLS}
    above = sum(ways(roll) for roll in ROLLS if points[roll])
    total = sum(ways(roll) * points[roll] for roll in ROLLS)
    return RandomBox(category, ALL_WAYS if category in _ALWAYS else above, above, Fraction(total, ALL_WAYS))
