# SPDX-License-Identifier: MIT
"""A goal is what a game is played for; a record without one is played for the expected final score.

* `ReachGoal`: the best chance to end with that many points or more;
* `RiskGoal`: a certain final score instead of an uncertain one: constant absolute risk aversion;
* `WinGoal`: to end above all others of a match. Who they are, and how far they are, is not written here: what is
  solved for it is a `BeatGoal` of `engine.strategies.goals`, from turn to turn another one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.runtime.errors import InputError
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.quoting import quoted

HIGHEST_TARGET = 2000
"""More than any game can bring."""
LEAST_AVERSION, MOST_AVERSION = 1e-6, 0.2
"""Below, float64 does not tell the certainty equivalent from the mean; above, it does not hold the highest scores."""


class GoalError(InputError):
    """A goal that there is not; the text names the field that is wrong."""


@dataclass(frozen=True)
class ReachGoal:
    """The best chance to end with `target` points or more."""

    target: int

    def __post_init__(self) -> None:
        if isinstance(self.target, bool) or not isinstance(self.target, int):
            raise GoalError(f"goal.reach: must be a whole number, not {quoted(self.target)}")
        if not 0 <= self.target <= HIGHEST_TARGET:
            raise GoalError(f"goal.reach: must be 0 to {HIGHEST_TARGET}, not {quoted(self.target)}")


@dataclass(frozen=True)
class RiskGoal:
    """The highest certainty equivalent for a constant absolute `aversion` to risk, per point; negative to dare."""

    aversion: float

    def __post_init__(self) -> None:
        if isinstance(self.aversion, bool) or not isinstance(self.aversion, int | float):
            raise GoalError(f"goal.risk: must be a number, not {quoted(self.aversion)}")
        if not LEAST_AVERSION <= abs(self.aversion) <= MOST_AVERSION:
            raise GoalError(
                f"goal.risk: must be {LEAST_AVERSION:f} to {MOST_AVERSION:g}, or the same below zero,"
                f" not {quoted(self.aversion)}"
            )


@dataclass(frozen=True)
class WinGoal:
    """The best chance to end above all others of the match, a tie of n counting 1/n."""


RecordGoal = ReachGoal | RiskGoal | WinGoal
"""What a record can be played for, other than the expected final score."""


def record_goal_as_json(goal: RecordGoal) -> dict[str, Any]:
    """Return a goal as the JSON object that `record_goal_from_json` reads."""
    if isinstance(goal, ReachGoal):
        return {"reach": goal.target}
    return {"risk": goal.aversion} if isinstance(goal, RiskGoal) else {"win": True}


def record_goal_from_json(data: object) -> RecordGoal:
    """Return the goal that a decoded JSON object describes: {"reach": T}, {"risk": a} or {"win": true}.

    Raises:
        GoalError: naming the field that is wrong.
    """
    if not isinstance(data, Mapping) or len(data) != 1 or next(iter(data)) not in _READERS:
        raise GoalError(f"goal: must be an object with one of {', '.join(_READERS)}")
    [(kind, value)] = data.items()
    return _READERS[kind](value)


def _risk(value: Any) -> RiskGoal:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise GoalError(f"goal.risk: must be a number, not {quoted(value)}")
    try:
        return RiskGoal(float(value))
    except OverflowError as error:  # JSON has whole numbers of any size
        raise GoalError("goal.risk: the number is too large") from error


def _win(value: Any) -> WinGoal:
    if value is not True:
        raise GoalError(f"goal.win: must be true, not {quoted(value)}")
    return WinGoal()


_READERS: dict[str, Callable[[Any], RecordGoal]] = {"reach": ReachGoal, "risk": _risk, "win": _win}
OWN_KINDS = tuple(kind for kind in _READERS if kind != "win")
"""What those are called in JSON that can be played for whatever others do."""
