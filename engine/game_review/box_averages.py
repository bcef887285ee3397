# SPDX-License-Identifier: MIT
"""Box averages say what each box brings in a perfect game, on average, and so do both bonuses: together they make par.

They are written down like par, so that a player's own boxes can be held against them without a table. Fair dice, three
rolls.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS, UPPER_BONUS, YAHTZEE_POINTS, RuleSet
from engine.runtime.lazy_dataclass import dataclass

# fmt: off
AVERAGES: dict[RuleSet, tuple[float, ...]] = {
    RULE_SETS["free-joker"]: (
        1.881289, 5.282452, 8.569289, 12.158285, 15.687384, 19.188556, 21.661461, 13.097702, 22.591801,
        29.461211, 32.711323, 16.868276, 22.009140, 23.841333, 9.580106,
    ),
    RULE_SETS["forced-joker"]: (
        1.881655, 5.282802, 8.569766, 12.159483, 15.688640, 19.190346, 21.660481, 13.091895, 22.591606,
        29.461074, 32.711133, 16.868554, 22.007406, 23.842770, 9.580117,
    ),
    RULE_SETS["full-joker"]: (
        1.882527, 5.267331, 8.548972, 12.152324, 15.684406, 19.188286, 21.668036, 13.114733, 22.605087,
        29.462327, 32.857462, 16.852636, 22.009088, 23.792144, 9.625914,
    ),
    RULE_SETS["no-joker"]: (
        1.879366, 5.276010, 8.550688, 12.148659, 15.685859, 19.187795, 21.721699, 13.159681, 22.623045,
        29.476749, 32.295313, 16.877128, 22.006259, 23.773206, 9.308784,
    ),
    RULE_SETS["no-yahtzee-bonus"]: (
        1.823082, 5.246574, 8.565289, 12.191897, 15.743345, 19.292619, 22.230004, 13.037733, 22.864684,
        29.533885, 33.041582, 15.893767, 22.264118, 24.142195, 0.000000,
    ),
}
# fmt: on
"""The averages of perfect games: the boxes in the order of the scorecard, the upper bonus, the Yahtzee bonuses."""


@dataclass(frozen=True)
class BoxAverages:
    """What perfect games bring on average: each of the `boxes`, the `upper_bonus`, and `yahtzee_bonuses`, in points."""

    boxes: Mapping[Category, float]
    upper_bonus: float
    yahtzee_bonuses: float

    @property
    def bonus_chance(self) -> float:
        """How often the upper bonus is earned."""
        return self.upper_bonus / UPPER_BONUS

    @property
    def yahtzee_chance(self) -> float:
        """How often the Yahtzee box is scored above zero."""
        return self.boxes[Category.YAHTZEE] / YAHTZEE_POINTS


def box_averages(rules: RuleSet) -> BoxAverages | None:
    """Return what perfect games by `rules` bring; None where it is not written down."""
    found = AVERAGES.get(rules)
    if found is None:
        return None
    *boxes, upper_bonus, yahtzee_bonuses = found
    return BoxAverages(dict(zip(CATEGORIES, boxes, strict=True)), upper_bonus, yahtzee_bonuses)
