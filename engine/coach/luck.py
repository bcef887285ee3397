# SPDX-License-Identifier: MIT
"""Luck in words says how often fair dice are worse: by the exact distribution of the final score under best play.

Under best play luck is score minus par. So the luck of any game is as rare as the score that it makes of par.
"""

from __future__ import annotations

from enum import IntEnum

from engine.rules.par import PARS
from engine.rules.scoring import RULE_SETS, RuleSet


class Luck(IntEnum):
    """From worst to best; comparing them compares how much the dice gave."""

    VERY_UNLUCKY = 0
    UNLUCKY = 1
    BELOW_MEDIAN = 2
    ABOVE_MEDIAN = 3
    LUCKY = 4
    VERY_LUCKY = 5

    @property
    def key(self) -> str:
        """The name used in JSON."""
        return self.name.lower()


PERCENTS = (5, 25, 50, 75, 95)
"""Which of the games are worse where one kind of luck ends and the next begins, in percent."""

PERCENTILES: dict[RuleSet, tuple[int, ...]] = {
    RULE_SETS["free-joker"]: (180, 217, 248, 272, 388),
    RULE_SETS["forced-joker"]: (180, 217, 248, 272, 388),
    RULE_SETS["no-joker"]: (179, 217, 248, 272, 379),
    RULE_SETS["no-yahtzee-bonus"]: (180, 217, 247, 270, 316),
}
"""For each of `PERCENTS` the final score under best play with fair dice that so many games do not exceed."""


def luck(points: float, rules: RuleSet) -> Luck | None:
    """Return what `points` of luck are with fair dice by `rules`; None where their distribution is not written down."""
    if rules not in PERCENTILES:
        return None
    score = round(PARS[rules] + points)
    return Luck(sum(score >= limit for limit in PERCENTILES[rules]))
