# SPDX-License-Identifier: MIT
"""The ahead service says where a turn ends, and what the best chance of a final score is: what lies ahead of a choice.

The first takes a millisecond. The second takes a table of its own for each score, a second or a few of them, so it
gives way to all that is more urgent, and a newer question takes its place.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.analysis.explanations import TurnEnds
from engine.analysis.options import Option
from engine.distribution.statistics import Start
from engine.game_review.neighbours import Neighbour
from engine.games.goals import ReachGoal, RiskGoal
from engine.games.position import Position
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.library import TableKey
from engine.strategies.goals import Goal
from engine.workspace.goal_shelf import Step
from engine.workspace.workspace import Task
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer

Beyond = RuleSet | ReachGoal | RiskGoal
"""What else a position is looked at by: each takes a table of its own."""


@dataclass(frozen=True)
class BestChance:
    """The best `chance` there is to end with `target` or more from a position, whatever else is given up for it."""

    position: Position
    target: int
    chance: float


@dataclass(frozen=True)
class Neighbours:
    """What would have to change in a position for another choice to be best.

    `beyond` says by what else it was looked at: other rules, or another goal; None for other rolls and upper totals.
    """

    position: Position
    beyond: Beyond | None
    found: tuple[Neighbour, ...]


class AheadService(QObject):
    """Looks ahead by tables that have been here.

    Signals:
        turnTold: the `TurnEnds` asked for last.
        bestTold: the `BestChance` asked for last.
        bestProgressed: how much of that is worked out, 0 to 1.
        neighboursTold: the `Neighbours` asked for last.
    """

    turnTold = Signal(TurnEnds)
    bestTold = Signal(BestChance)
    bestProgressed = Signal(float)
    neighboursTold = Signal(Neighbours)

    def __init__(self, queue: EngineQueue) -> None:
        super().__init__()
        self._queue = queue
        self._analyzers: dict[TableKey, Analyzer] = {}

    # ---- called on the GUI thread ----

    def ask_turn(self, position: Position, option: Option | None, goal: Goal | None = None) -> None:
        """Find out where the turn ends after an option; None before the first roll of a turn. Ends in `turnTold`."""
        job = partial(self._follow_turn, position, option, goal)
        urgency = Urgency.EXPLANATION if goal is None else Urgency.GOAL_OUTLOOK
        self._queue.put(urgency, job, slot=(self, "turn"))

    def ask_best(self, position: Position, target: int) -> None:
        """Find out the best chance there is of `target` or more, with fair dice; ends in `bestTold`."""
        job = partial(self._find_best, position, target)
        self._queue.put(Urgency.GOAL_OUTLOOK, job, slot=(self, "best"), told=self._tell_step)

    def drop_best(self) -> None:
        """Give up what `ask_best` asked for."""
        self._queue.drop((self, "best"))

    def ask_neighbours(self, position: Position) -> None:
        """Find out what other rolls and upper totals would change; ends in `neighboursTold`."""
        self._queue.put(Urgency.EXPLANATION, partial(self._look_around, position), slot=(self, "around"))

    def ask_beyond(self, position: Position, beyond: Beyond) -> None:
        """Find out what other rules, or another goal, would change, with fair dice; ends in `neighboursTold`."""
        self._queue.put(Urgency.GOAL_OUTLOOK, partial(self._look_beyond, position, beyond), slot=(self, "beyond"))

    def drop_beyond(self) -> None:
        """Give up what `ask_beyond` asked for."""
        self._queue.drop((self, "beyond"))

    # ---- run on the builder ----

    def _tell_step(self, task: Task, step: Step) -> None:
        if task is Task.GOAL:
            self.bestProgressed.emit(step.fraction)

    def _follow_turn(self, position: Position, option: Option | None, goal: Goal | None) -> None:
        workspace, key = self._queue.workspace, TableKey(position.rules, position.dice_model)
        if not workspace.had(key):
            return
        if goal is not None:
            from engine.workspace.goal_ends import goal_turn

            with self._queue.first_times.compiling("goal ends"):
                self.turnTold.emit(goal_turn(workspace, goal, position, option))
            return
        from engine.game_review.turn_ends import turn_ends

        with self._queue.first_times.compiling("turn ends"):
            self.turnTold.emit(turn_ends(workspace.follower(key), position, option))

    def _find_best(self, position: Position, target: int) -> None:
        workspace, key = self._queue.workspace, TableKey(position.rules, position.dice_model)
        if not workspace.had(key):
            return
        start = Start(position.scores, position.yahtzee_bonuses)
        analyzer = workspace.goal_analyzer(ReachGoal(target), key, start)
        if position.dice:
            chance = analyzer.analyze(position).best.worth or 0.0
        else:
            chance = analyzer.standing(position.scores, position.yahtzee_bonuses).prospect / 100.0
        self.bestTold.emit(BestChance(position, target, chance))

    def _look_around(self, position: Position) -> None:
        workspace, key = self._queue.workspace, TableKey(position.rules, position.dice_model)
        if not workspace.had(key):
            return
        from engine.game_review.neighbours import by_rolls, by_upper_total

        analyze = workspace.analyzer(key).analyze
        found = (*by_rolls(analyze, position), *by_upper_total(analyze, position))
        self.neighboursTold.emit(Neighbours(position, None, found))

    def _look_beyond(self, position: Position, beyond: Beyond) -> None:
        workspace, key = self._queue.workspace, TableKey(position.rules, position.dice_model)
        if not workspace.had(key):
            return
        from engine.game_review.neighbours import by_goals, by_rules

        best = workspace.analyzer(key).analyze(position).best
        if isinstance(beyond, RuleSet):
            there = self._analyzer(TableKey(beyond, position.dice_model))
            found = tuple(by_rules([(beyond, there.analyze)], best, position))
        else:
            start = Start(position.scores, position.yahtzee_bonuses)
            there = workspace.goal_analyzer(beyond, key, start)
            found = tuple(by_goals([(beyond, there.analyze)], best, position))
        self.neighboursTold.emit(Neighbours(position, beyond, found))

    def _analyzer(self, key: TableKey) -> Analyzer:
        """Return what values options by other rules; their tables take no place of those that are played with."""
        if key not in self._analyzers:
            from engine.analysis.analyzer import Analyzer
            from engine.solving import library

            delivery = self._queue.workspace.run_on(Task.TABLE, (self, key), lambda: library.obtain(*key))
            self._analyzers[key] = Analyzer(delivery.table)
        return self._analyzers[key]
