# SPDX-License-Identifier: MIT
"""A goal is what somebody plays for: the expected final score unless it is said otherwise.

* `ReachGoal`: the best chance to end with so many points or more;
* `BeatGoal`: the best chance to end above all others, a tie of n counting 1/n;
* `RiskGoal`: a certain final score instead of an uncertain one: constant absolute risk aversion.

This module has names only and is free of numpy; `engine.strategies.opponents` works out what is worth what.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.games.position import (
    NO_SCORES,
    PositionError,
    Scores,
    check_scorecard,
    filled_boxes,
    scores_from_json,
    whole,
)
from engine.rules.scoring import RuleSet
from engine.strategies.strategies import Strategy, StrategyError, strategy

MOST_OTHERS = 5
HIGHEST_TARGET = 2000
"""More than any game can bring."""
LEAST_AVERSION, MOST_AVERSION = 1e-6, 0.2
"""Below, float64 does not tell the certainty equivalent from the mean; above, it does not hold the highest scores."""


class GoalError(ValueError):
    """A goal that there is not; the text names the field that is wrong."""


@dataclass(frozen=True)
class ReachGoal:
    """The best chance to end with `target` points or more."""

    target: int

    def __post_init__(self) -> None:
        if isinstance(self.target, bool) or not isinstance(self.target, int):
            raise GoalError(f"goal.reach: must be a whole number, not {self.target!r}")
        if not 0 <= self.target <= HIGHEST_TARGET:
            raise GoalError(f"goal.reach: must be 0 to {HIGHEST_TARGET}, not {self.target}")


@dataclass(frozen=True)
class Opponent:
    """Somebody to beat, and the scorecard as far as it is filled. A full one is a known final score.

    `strategy` is how the others play, or what they play for: to reach a score, or by their aversion to risk.
    """

    strategy: Strategy | ReachGoal | RiskGoal
    scores: Scores = NO_SCORES
    yahtzee_bonuses: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.strategy, Strategy | ReachGoal | RiskGoal):
            kind = type(self.strategy).__name__
            raise GoalError(f"goal.beat.strategy: must be a Strategy, a ReachGoal or a RiskGoal, not {kind}")
        if not isinstance(self.scores, tuple) or len(self.scores) != len(NO_SCORES):
            raise GoalError("goal.beat.scores: must be a tuple of thirteen numbers, None for an open box")


@dataclass(frozen=True)
class BeatGoal:
    """The best chance to end above all `others`; where n share the highest score, each has 1/n of it."""

    others: tuple[Opponent, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.others, tuple) or not all(isinstance(other, Opponent) for other in self.others):
            raise GoalError(f"goal.beat: must be a tuple of opponents, not {type(self.others).__name__}")
        if not 1 <= len(self.others) <= MOST_OTHERS:
            raise GoalError(f"goal.beat: must be 1 to {MOST_OTHERS} others, not {len(self.others)}")


@dataclass(frozen=True)
class RiskGoal:
    """The highest certainty equivalent for a constant absolute `aversion` to risk, per point; negative to dare."""

    aversion: float

    def __post_init__(self) -> None:
        if isinstance(self.aversion, bool) or not isinstance(self.aversion, int | float):
            raise GoalError(f"goal.risk: must be a number, not {self.aversion!r}")
        if not LEAST_AVERSION <= abs(self.aversion) <= MOST_AVERSION:
            raise GoalError(
                f"goal.risk: must be {LEAST_AVERSION:f} to {MOST_AVERSION:g}, or the same below zero,"
                f" not {self.aversion:g}"
            )


Goal = ReachGoal | BeatGoal | RiskGoal


def goal_from_json(data: object, rules: RuleSet) -> Goal:
    """Return the goal that a decoded JSON object describes: {"reach": T}, {"beat": [...]} or {"risk": a}.

    Raises:
        GoalError: naming the field that is wrong.
    """
    if not isinstance(data, Mapping) or len(data) != 1 or next(iter(data)) not in _READERS:
        raise GoalError(f"goal: must be an object with one of {', '.join(_READERS)}")
    [(kind, value)] = data.items()
    try:
        return _READERS[kind](value, rules)
    except (PositionError, StrategyError) as error:
        raise GoalError(f"goal.{kind}: {error}") from error


def _reach(value: Any, rules: RuleSet) -> Goal:
    if isinstance(value, bool) or not isinstance(value, int):
        raise GoalError(f"goal.reach: must be a whole number, not {value!r}")
    return ReachGoal(value)


def _risk(value: Any, rules: RuleSet) -> Goal:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise GoalError(f"goal.risk: must be a number, not {value!r}")
    try:
        return RiskGoal(float(value))
    except OverflowError as error:  # JSON has whole numbers of any size
        raise GoalError("goal.risk: the number is too large") from error


def _beat(value: Any, rules: RuleSet) -> Goal:
    if not isinstance(value, list):
        raise GoalError(f"goal.beat: must be a list of others, not {value!r}")
    return BeatGoal(tuple(_opponent(one, rules) for one in value))


def _opponent(value: Any, rules: RuleSet) -> Opponent:
    fields = ("strategy", "scores", "yahtzee_bonuses")
    if not isinstance(value, Mapping):
        raise GoalError(f"goal.beat: must be objects with {', '.join(fields)}, not {value!r}")
    unknown = [key for key in value if key not in fields]
    if unknown:
        raise GoalError(f"goal.beat.{unknown[0]}: there is no such field (there are {', '.join(fields)})")
    if "strategy" not in value:
        raise GoalError("goal.beat.strategy: is missing")
    found = Opponent(
        _way_to_play(value["strategy"], rules),
        scores_from_json(value.get("scores", {})),
        whole("yahtzee_bonuses", value.get("yahtzee_bonuses", 0)),
    )
    check_scorecard(filled_boxes(found.scores), found.yahtzee_bonuses, rules)
    return found


def _way_to_play(value: Any, rules: RuleSet) -> Strategy | ReachGoal | RiskGoal:
    """Return the strategy of a name, or the goal of an object."""
    if not isinstance(value, Mapping):
        return strategy(value)
    goal = None if "beat" in value else goal_from_json(value, rules)
    if goal is None or isinstance(goal, BeatGoal):
        raise GoalError("goal.beat.strategy: the others may play to reach a score or for risk, not to beat others")
    return goal


_READERS = {"reach": _reach, "beat": _beat, "risk": _risk}


def goal_as_json(goal: Goal) -> dict[str, Any]:
    """Return a goal as the JSON object that `goal_from_json` reads."""
    if isinstance(goal, ReachGoal):
        return {"reach": goal.target}
    if isinstance(goal, RiskGoal):
        return {"risk": goal.aversion}
    return {"beat": [_opponent_as_json(other) for other in goal.others]}


def _opponent_as_json(other: Opponent) -> dict[str, Any]:
    scores = {category.key: points for category, points in filled_boxes(other.scores).items()}
    played = other.strategy.name if isinstance(other.strategy, Strategy) else goal_as_json(other.strategy)
    return {"strategy": played, "scores": scores, "yahtzee_bonuses": other.yahtzee_bonuses}
