# SPDX-License-Identifier: MIT
"""The risk dial: seven aversions to risk from careful to daring, and how games end that are best played with each.

Written down here for the rule sets that people choose, so that they can be told without solving them all;
`engine.chances.frontier` works them out.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.rules.scoring import RULE_SETS, RuleSet

AVERSIONS = (0.05, 0.025, 0.01, 0.0, -0.005, -0.01, -0.018)
"""From careful to daring, per point; 0 is best play for the expected score. Beyond, the mean falls for nothing."""


@dataclass(frozen=True)
class Risk:
    """How games end: the mean final score, and its 1st and 99th percentile.

    Nearer to the middle careful play looks no better than other play: what it avoids are the few games that fail.
    """

    mean: float
    low: int
    high: int


RISKS: dict[RuleSet, tuple[Risk, ...]] = {
    RULE_SETS["free-joker"]: (
        Risk(250.161300, 155, 426),
        Risk(252.979691, 153, 430),
        Risk(254.213811, 152, 450),
        Risk(254.589609, 151, 474),
        Risk(254.429337, 150, 481),
        Risk(253.605943, 148, 487),
        Risk(249.026259, 143, 488),
    ),
    RULE_SETS["forced-joker"]: (
        Risk(250.165326, 155, 426),
        Risk(252.980174, 153, 430),
        Risk(254.212170, 152, 450),
        Risk(254.587729, 151, 474),
        Risk(254.427451, 150, 482),
        Risk(253.603995, 148, 487),
        Risk(249.018779, 143, 488),
    ),
    RULE_SETS["full-joker"]: (
        Risk(250.097203, 155, 427),
        Risk(253.037986, 154, 431),
        Risk(254.321524, 152, 457),
        Risk(254.711273, 151, 479),
        Risk(254.544285, 150, 486),
        Risk(253.701996, 148, 490),
        Risk(249.098605, 143, 491),
    ),
    RULE_SETS["no-joker"]: (
        Risk(249.868636, 155, 426),
        Risk(252.601552, 153, 429),
        Risk(253.673601, 152, 433),
        Risk(253.970241, 151, 449),
        Risk(253.855368, 150, 456),
        Risk(253.309750, 149, 463),
        Risk(251.210923, 146, 468),
    ),
    RULE_SETS["no-yahtzee-bonus"]: (
        Risk(243.297772, 155, 325),
        Risk(245.264013, 153, 326),
        Risk(245.778536, 152, 327),
        Risk(245.870775, 151, 327),
        Risk(245.848015, 151, 327),
        Risk(245.781655, 151, 327),
        Risk(245.551996, 150, 327),
    ),
}
"""By rules, in the order of `AVERSIONS`."""


def risk_of(rules: RuleSet, aversion: float) -> Risk | None:
    """Return how games end that are best played with an aversion of the dial; None where it is not written down."""
    known = RISKS.get(rules)
    return known[AVERSIONS.index(aversion)] if known is not None and aversion in AVERSIONS else None
