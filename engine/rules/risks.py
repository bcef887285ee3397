# SPDX-License-Identifier: MIT
"""The risk dial: seven aversions to risk from careful to daring, and how games end that are best played with each.

Written down here for the rule sets that people choose, so that they can be told without solving them all;
`engine.distribution.frontier` works them out.
"""

from __future__ import annotations

from engine.rules.scoring import RULE_SETS, RuleSet
from engine.runtime.lazy_dataclass import dataclass

AVERSIONS = (0.05, 0.025, 0.01, 0.0, -0.005, -0.01, -0.018)
"""From careful to daring, per point; 0 is best play for the expected score. Beyond, the mean falls for nothing."""


@dataclass(frozen=True)
class RiskStep:
    """How games end: the mean final score, and its 1st and 99th percentile.

    Nearer to the middle careful play looks no better than other play: what it avoids are the few games that fail.
    """

    mean: float
    low: int
    high: int


RISKS: dict[RuleSet, tuple[RiskStep, ...]] = {
    RULE_SETS["free-joker"]: (
        RiskStep(250.161300, 155, 426),
        RiskStep(252.979691, 153, 430),
        RiskStep(254.213811, 152, 450),
        RiskStep(254.589609, 151, 474),
        RiskStep(254.429337, 150, 481),
        RiskStep(253.605943, 148, 487),
        RiskStep(249.026259, 143, 488),
    ),
    RULE_SETS["forced-joker"]: (
        RiskStep(250.165326, 155, 426),
        RiskStep(252.980174, 153, 430),
        RiskStep(254.212170, 152, 450),
        RiskStep(254.587729, 151, 474),
        RiskStep(254.427451, 150, 482),
        RiskStep(253.603995, 148, 487),
        RiskStep(249.018779, 143, 488),
    ),
    RULE_SETS["full-joker"]: (
        RiskStep(250.097203, 155, 427),
        RiskStep(253.037986, 154, 431),
        RiskStep(254.321524, 152, 457),
        RiskStep(254.711273, 151, 479),
        RiskStep(254.544285, 150, 486),
        RiskStep(253.701996, 148, 490),
        RiskStep(249.098605, 143, 491),
    ),
    RULE_SETS["no-joker"]: (
        RiskStep(249.868636, 155, 426),
        RiskStep(252.601552, 153, 429),
        RiskStep(253.673601, 152, 433),
        RiskStep(253.970241, 151, 449),
        RiskStep(253.855368, 150, 456),
        RiskStep(253.309750, 149, 463),
        RiskStep(251.210923, 146, 468),
    ),
    RULE_SETS["no-yahtzee-bonus"]: (
        RiskStep(243.297772, 155, 325),
        RiskStep(245.264013, 153, 326),
        RiskStep(245.778536, 152, 327),
        RiskStep(245.870775, 151, 327),
        RiskStep(245.848015, 151, 327),
        RiskStep(245.781655, 151, 327),
        RiskStep(245.551996, 150, 327),
    ),
}
"""What was found by rules, in the order of `AVERSIONS`."""


def risk_of(rules: RuleSet, aversion: float) -> RiskStep | None:
    """Return how games end that are best played with an aversion of the dial; None where it is not written down."""
    known = RISKS.get(rules)
    return known[AVERSIONS.index(aversion)] if known is not None and aversion in AVERSIONS else None
