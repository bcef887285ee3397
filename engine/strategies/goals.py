# SPDX-License-Identifier: MIT
"""The goals that can be solved: those of `engine.games.goals`, and to beat others as they stand.

`BeatGoal` is the best chance to end above all others, a tie of n counting 1/n. To win a match is to beat others who
stand somewhere else in each turn.

This module has names only and is free of numpy; `engine.matches.win_chances` works out what is worth what.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

from engine.games.goals import (
    OWN_KINDS,
    GoalError,
    ReachGoal,
    RiskGoal,
    WinGoal,
    record_goal_as_json,
    record_goal_from_json,
)
from engine.games.position import (
    NO_SCORES,
    PositionError,
    Scores,
    check_scorecard,
    filled_boxes,
    no_scores,
    scores_from_json,
)
from engine.rules.rule_sets import MOST_BOXES
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import read, sized
from engine.strategies.strategies import Strategy, StrategyError, strategy

MOST_OTHERS = 5
_KINDS = (*OWN_KINDS, "beat")


@dataclass(frozen=True)
class Opponent:
    """An opponent to beat, and the scorecard as far as it is filled. A full one is a known final score.

    `strategy` is how the others play, or what they play for: to reach a score, or by their aversion to risk.
    """

    strategy: Strategy | ReachGoal | RiskGoal
    scores: Scores = NO_SCORES
    yahtzee_bonuses: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.strategy, Strategy | ReachGoal | RiskGoal):
            kind = type(self.strategy).__name__
            raise GoalError(f"goal.beat.strategy: must be a Strategy, a ReachGoal or a RiskGoal, not {kind}")
        if not isinstance(self.scores, tuple) or not 1 <= len(self.scores) <= MOST_BOXES:
            raise GoalError("goal.beat.scores: must be a tuple of numbers, one for each box, None for an open one")

    def card(self, rules: RuleSet) -> Scores:
        """Return the scorecard by these rules: where none was given, it is empty.

        Raises:
            GoalError: if it is that of other rules.
        """
        if self.scores is NO_SCORES:
            return no_scores(rules)
        if len(self.scores) != len(rules.boxes):
            raise GoalError(f"goal.beat.scores: must be {len(rules.boxes)} numbers, None for an open box")
        return self.scores


@dataclass(frozen=True)
class BeatGoal:
    """The best chance to end above all `others`; where n share the highest score, each has 1/n of it.

    With `about`, chances need not be exact: within half a percentage point, but within seconds from any turn.
    """

    others: tuple[Opponent, ...]
    about: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.others, tuple) or not all(isinstance(other, Opponent) for other in self.others):
            raise GoalError(f"goal.beat: must be a tuple of opponents, not {type(self.others).__name__}")
        if not 1 <= len(self.others) <= MOST_OTHERS:
            raise GoalError(f"goal.beat: must be 1 to {MOST_OTHERS} others, not {len(self.others)}")
        read(bool, self.about, "goal.about", GoalError)


Goal = ReachGoal | RiskGoal | BeatGoal
ChanceGoal = ReachGoal | BeatGoal
"""The goals that are a chance: a goal table has it (`engine.solving.goal_tables`)."""


def is_approximate(goal: object) -> bool:
    """Return whether the chances of a goal need not be exact."""
    return isinstance(goal, BeatGoal) and goal.about


class _SavedOpponent(NamedTuple):
    strategy: object
    scores: object = MappingProxyType({})
    yahtzee_bonuses: int = 0


class _SavedBeat(NamedTuple):
    beat: Annotated[tuple[_SavedOpponent, ...], sized(1, MOST_OTHERS, f"a list of 1 to {MOST_OTHERS} others")]
    about: bool = False


def goal_from_json(data: object, rules: RuleSet) -> Goal:
    """Return the goal that a decoded JSON object describes: {"reach": T}, {"beat": [...]} or {"risk": a}.

    One to beat others may have "about": true as well.

    Raises:
        GoalError: naming the field that is wrong.
    """
    if not isinstance(data, Mapping) or "beat" not in data:
        goal = record_goal_from_json(data, _KINDS)
        assert not isinstance(goal, WinGoal)
        return goal
    given = read(_SavedBeat, data, "goal", GoalError)
    try:
        return BeatGoal(tuple(_opponent(one, rules) for one in given.beat), given.about)
    except (PositionError, StrategyError) as error:
        raise GoalError(error, ("goal", "beat")) from error


def _opponent(given: _SavedOpponent, rules: RuleSet) -> Opponent:
    scores = scores_from_json(given.scores, rules)
    check_scorecard(filled_boxes(scores, rules), given.yahtzee_bonuses, rules)
    return Opponent(_way_to_play(given.strategy, rules), scores, given.yahtzee_bonuses)


def _way_to_play(value: Any, rules: RuleSet) -> Strategy | ReachGoal | RiskGoal:
    """Return the strategy of a name, or the goal of an object."""
    if not isinstance(value, Mapping):
        return strategy(value)
    goal = None if "beat" in value else goal_from_json(value, rules)
    if goal is None or isinstance(goal, BeatGoal):
        raise GoalError("goal.beat.strategy: the others may play to reach a score or for risk, not to beat others")
    return goal


def goal_as_json(goal: Goal, rules: RuleSet = DEFAULT_RULES) -> dict[str, Any]:
    """Return a goal as the JSON object that `goal_from_json` reads, by the same rules."""
    if isinstance(goal, BeatGoal):
        others = [_opponent_as_json(other, rules) for other in goal.others]
        return {"beat": others, "about": True} if goal.about else {"beat": others}
    return record_goal_as_json(goal)


def _opponent_as_json(other: Opponent, rules: RuleSet) -> dict[str, Any]:
    scores = {category.key: points for category, points in filled_boxes(other.card(rules), rules).items()}
    played = other.strategy.name if isinstance(other.strategy, Strategy) else goal_as_json(other.strategy)
    return {"strategy": played, "scores": scores, "yahtzee_bonuses": other.yahtzee_bonuses}
