# SPDX-License-Identifier: MIT
"""A goal is what a game is played for; a record without one is played for the expected final score.

* `ReachGoal`: the best chance to end with that many points or more;
* `RiskGoal`: a certain final score instead of an uncertain one: constant absolute risk aversion;
* `WinGoal`: to end above all others of a match. Who they are, and how far they are, is not written here: what is
  solved for it is a `BeatGoal` of `engine.strategies.goals`, from turn to turn another one.

The risk dial has seven aversions to risk from careful to daring, and how games end that are best played with each:
written down here for the rule sets that people choose, so that they can be told without solving them all;
`engine.distribution.frontier` works them out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from engine.rules.scoring import RULE_SETS, RuleSet
from engine.runtime.errors import InputFault
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError, FieldFault, Must, between, read

HIGHEST_TARGET = 2000
"""More than any game can bring."""
LEAST_AVERSION, MOST_AVERSION = 1e-6, 0.2
"""Below, float64 does not tell the certainty equivalent from the mean; above, it does not hold the highest scores."""


class GoalFault(InputFault):
    """What can be wrong with a goal alone."""

    AVERSION = "must be {least} to {most}, or the same below zero, not {said}"


_Target = Annotated[int, between(0, HIGHEST_TARGET)]
_True = Annotated[bool, Must("true", bool)]
_Aversion = Annotated[
    float,
    Must(
        GoalFault.AVERSION,
        lambda aversion: LEAST_AVERSION <= abs(aversion) <= MOST_AVERSION,
        least=f"{LEAST_AVERSION:f}",
        most=f"{MOST_AVERSION:g}",
    ),
]


class GoalError(FieldError):
    """A goal that there is not; the text names the field that is wrong."""


@dataclass(frozen=True)
class ReachGoal:
    """The best chance to end with `target` points or more."""

    target: int

    def __post_init__(self) -> None:
        read(_Target, self.target, "goal.reach", GoalError)


@dataclass(frozen=True)
class RiskGoal:
    """The highest certainty equivalent for a constant absolute `aversion` to risk, per point; negative to dare."""

    aversion: float

    def __post_init__(self) -> None:
        read(_Aversion, self.aversion, "goal.risk", GoalError)


@dataclass(frozen=True)
class WinGoal:
    """The best chance to end above all others of the match, a tie of n counting 1/n."""


RecordGoal = ReachGoal | RiskGoal | WinGoal
"""What a record can be played for, other than the expected final score."""
OWN_KINDS = ("reach", "risk")
"""What those are called in JSON that can be played for whatever others do."""
_KINDS = (*OWN_KINDS, "win")


def record_goal_as_json(goal: RecordGoal) -> dict[str, Any]:
    """Return a goal as the JSON object that `record_goal_from_json` reads."""
    if isinstance(goal, ReachGoal):
        return {"reach": goal.target}
    return {"risk": goal.aversion} if isinstance(goal, RiskGoal) else {"win": True}


def record_goal_from_json(data: object, kinds: Sequence[str] = _KINDS) -> RecordGoal:
    """Return the goal that a decoded JSON object describes: {"reach": T}, {"risk": a} or {"win": true}.

    `kinds` are those that there are in its place.

    Raises:
        GoalError: naming the field that is wrong.
    """
    if not isinstance(data, Mapping) or len(data) != 1 or next(iter(data)) not in kinds:
        raise GoalError(FieldFault.OBJECT_WITH, ("goal",), known=", ".join(kinds))
    [(kind, value)] = data.items()
    if kind == "reach":
        return ReachGoal(value)
    if kind == "risk":
        return RiskGoal(read(_Aversion, value, "goal.risk", GoalError))
    read(_True, value, "goal.win", GoalError)
    return WinGoal()


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
