# SPDX-License-Identifier: MIT
"""The prospects of a game for a goal: what `engine.coach.review` asks, answered from goal tables and remembered.

What is played for may differ from turn to turn, as in a match, where the others stand somewhere else each time. A goal
table answers all later positions of its goal, is large, and only the last one is kept (`engine.desk`): so what was
asked once is remembered, and a game that has been looked at needs no table but the one of the turn in play.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from engine.analysis.options import Analysis, Standing
from engine.analysis.verdicts import Measure
from engine.chances.statistics import Start
from engine.desk import Desk
from engine.games.game import Game, replay
from engine.games.goals import GoalError, OwnGoal, RecordGoal, RiskGoal
from engine.games.position import Position, Scores, filled_boxes
from engine.rules.scoring import RuleSet
from engine.solving.library import TableKey
from engine.strategies.goals import Goal

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer

Aims = tuple[Goal, ...]
"""What is played for in each turn, the first one first; the last one holds for all turns that follow."""

_Asked = tuple[RuleSet, Goal, Position | tuple[Scores, int]]
_REMEMBERED = 8192


class Memory:
    """What has been asked and answered, of any game; the oldest answers are forgotten."""

    def __init__(self) -> None:
        self._answers: OrderedDict[_Asked, Analysis | Standing] = OrderedDict()

    def get(self, asked: _Asked) -> Analysis | Standing | None:
        """Return the answer, if it is known."""
        if asked in self._answers:
            self._answers.move_to_end(asked)
        return self._answers.get(asked)

    def clear(self) -> None:
        """Forget everything."""
        self._answers.clear()

    def put(self, asked: _Asked, answer: Analysis | Standing) -> None:
        """Remember an answer."""
        self._answers[asked] = answer
        while len(self._answers) > _REMEMBERED:
            self._answers.popitem(last=False)


def aims_of(goal: RecordGoal) -> Aims:
    """Return what is played for in a game of one player.

    Raises:
        GoalError: for a game to be won, where that depends on others.
    """
    if not isinstance(goal, OwnGoal):
        raise GoalError("goal.win: to win a match is to beat others, who are not given")
    return (goal,)


def measure_of(goal: RecordGoal | Goal) -> Measure:
    """Return what a goal is measured by."""
    return Measure.CERTAINTY_EQUIVALENT if isinstance(goal, RiskGoal) else Measure.CHANCE


class GoalProspects:
    """How the positions of one game stand for its `aims`; satisfies `engine.coach.review.Prospects`."""

    def __init__(self, game: Game, aims: Aims, desk: Desk, memory: Memory) -> None:
        self._key = TableKey(game.rules, game.dice_model)
        self._aims, self._desk, self._memory = aims, desk, memory
        self._starts = _starts(game)
        self._analyzer: tuple[Goal, Analyzer] | None = None

    @property
    def measure(self) -> Measure:
        """What is played for."""
        return measure_of(self._aims[0])

    @property
    def has_others(self) -> bool:
        """Whether how the game stands can change between two turns, because others have theirs."""
        return len(self._aims) > 1

    def analyze(self, position: Position) -> Analysis:
        """Return every option of a position of the game, best first."""
        goal = self._goal(position.scores)
        asked = (self._key.rules, goal, position)
        found = self._memory.get(asked)
        if not isinstance(found, Analysis):
            found = self._analyzer_of(goal, position.scores).analyze(position)
            self._memory.put(asked, found)
        return found

    def standing(self, scores: Scores, yahtzee_bonuses: int) -> Standing:
        """Return how the game stands before the first roll of a turn, or when it is over."""
        goal = self._goal(scores)
        asked = (self._key.rules, goal, (scores, yahtzee_bonuses))
        found = self._memory.get(asked)
        if not isinstance(found, Standing):
            found = self._analyzer_of(goal, scores).standing(scores, yahtzee_bonuses)
            self._memory.put(asked, found)
        return found

    def _goal(self, scores: Scores) -> Goal:
        return self._aims[min(len(filled_boxes(scores)), len(self._aims) - 1)]

    def _analyzer_of(self, goal: Goal, scores: Scores) -> Analyzer:
        """Return what values options for a goal, from the first turn that has it or the one asked about."""
        if self._analyzer is None or self._analyzer[0] != goal:
            start = self._starts[len(filled_boxes(scores))]
            self._analyzer = goal, self._desk.goal_analyzer(goal, self._key, start)
        return self._analyzer[1]


def _starts(game: Game) -> dict[int, Start]:
    """Return the scorecards before each turn of a game, and as it is now, by the number of filled boxes."""
    return {len(one.filled): Start(one.scores, one.yahtzee_bonuses) for one in replay(game.start, game.events)}
