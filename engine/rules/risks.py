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
    """How games end: the mean final score, and its 5th and 95th percentile."""

    mean: float
    low: int
    high: int


RISKS: dict[RuleSet, tuple[Risk, ...]] = {
    RULE_SETS["free-joker"]: (
        Risk(250.161300, 182, 358),
        Risk(252.979691, 183, 372),
        Risk(254.213811, 181, 383),
        Risk(254.589609, 180, 388),
        Risk(254.429337, 178, 389),
        Risk(253.605943, 176, 389),
        Risk(249.026259, 168, 387),
    ),
    RULE_SETS["forced-joker"]: (
        Risk(250.165326, 182, 358),
        Risk(252.980174, 183, 372),
        Risk(254.212170, 181, 383),
        Risk(254.587729, 180, 388),
        Risk(254.427451, 178, 389),
        Risk(253.603995, 176, 389),
        Risk(249.018779, 168, 387),
    ),
    RULE_SETS["full-joker"]: (
        Risk(250.097203, 183, 358),
        Risk(253.037986, 183, 372),
        Risk(254.321524, 181, 384),
        Risk(254.711273, 180, 389),
        Risk(254.544285, 178, 390),
        Risk(253.701996, 176, 390),
        Risk(249.098605, 168, 388),
    ),
    RULE_SETS["no-joker"]: (
        Risk(249.868636, 182, 357),
        Risk(252.601552, 182, 368),
        Risk(253.673601, 181, 375),
        Risk(253.970241, 179, 379),
        Risk(253.855368, 178, 381),
        Risk(253.309750, 177, 382),
        Risk(251.210923, 173, 381),
    ),
    RULE_SETS["no-yahtzee-bonus"]: (
        Risk(243.297772, 182, 312),
        Risk(245.264013, 182, 315),
        Risk(245.778536, 181, 315),
        Risk(245.870775, 180, 316),
        Risk(245.848015, 180, 316),
        Risk(245.781655, 179, 316),
        Risk(245.551996, 178, 317),
    ),
}
"""By rules, in the order of `AVERSIONS`."""


def risk_of(rules: RuleSet, aversion: float) -> Risk | None:
    """Return how games end that are best played with an aversion of the dial; None where it is not written down."""
    known = RISKS.get(rules)
    return known[AVERSIONS.index(aversion)] if known is not None and aversion in AVERSIONS else None
