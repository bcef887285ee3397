# SPDX-License-Identifier: MIT
"""A goal is what a game is played for; a record without one is played for the expected final score.

* `ReachGoal`: the best chance to end with that many points or more;
* `RiskGoal`: a certain final score instead of an uncertain one: constant absolute risk aversion;
* `WinGoal`: to end above all others of a match. Who they are, and how far they are, is not written here: what is
  solved for it is a `BeatGoal` of `engine.strategies.goals`, from turn to turn another one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

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
    read(Annotated[bool, Must("true", bool)], value, "goal.win", GoalError)
    return WinGoal()
