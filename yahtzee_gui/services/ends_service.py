# SPDX-License-Identifier: MIT
"""The ends service works out with what scores the game may end after an option.

Every turn that is left is gone through, which takes some seconds at the beginning of a game and hardly anything at its
end. What was asked for before and is wanted no more is given up.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.analysis.options import Option
from engine.games.goals import ReachGoal
from engine.games.position import Position
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Goal
from engine.workspace.goal_shelf import Step
from engine.workspace.workspace import Task
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency

Question = tuple[Position, Option | None, Goal | None]


_TABLE = 0.25  # of the work is the table of the goal


class EndsService(QObject):
    """Works out the ends of options by tables that have been here.

    Signals:
        told: the `Position`, and the `Ends` of one of its options, or of what was asked without one.
        progressed: how much of what was asked for is worked out, 0 to 1.
    """

    told = Signal(Position, object)
    progressed = Signal(float)
    _stepped = Signal(tuple, float)

    def __init__(self, queue: EngineQueue) -> None:
        super().__init__()
        self._queue = queue
        self._asked: tuple[Question, ...] = ()
        self._done: dict[Question, float] = {}
        self._stepped.connect(self._take_step)

    # ---- called on the GUI thread ----

    def ask(self, position: Position, options: tuple[Option | None, ...], goal: Goal | None = None) -> None:
        """Work out the ends of these options, and of no others any more; ends in `told` for each.

        Before the first roll of a turn the option is None, and the position has no dice. With a goal it takes longer,
        and gives way to how the game stands for it.
        """
        asked = tuple((position, option, goal) for option in options)
        self._queue.drop(*((self, one) for one in self._asked if one not in asked))
        urgency = Urgency.ENDS if goal is None else Urgency.GOAL_OUTLOOK
        for one in asked:
            told = partial(self._tell_step, one)
            self._queue.put(urgency, partial(self._answer, one), slot=(self, one), told=told)
        self._asked, self._done = asked, {one: self._done.get(one, 0.0) for one in asked}

    def _take_step(self, question: Question, fraction: float) -> None:
        if question in self._done:
            self._done[question] = fraction
            self.progressed.emit(sum(self._done.values()) / len(self._done))

    # ---- run on the builder ----

    def _tell_step(self, question: Question, task: Task, step: Step) -> None:
        goal = question[-1]
        if task is Task.STATISTICS or (task is Task.GOAL and goal is not None):
            share = _TABLE if isinstance(goal, ReachGoal | BeatGoal) else 0.0
            done = share * step.fraction if task is Task.GOAL else share + (1.0 - share) * step.fraction
            self._stepped.emit(question, done)

    def _answer(self, question: Question) -> None:
        position, option, goal = question
        workspace, key = self._queue.workspace, TableKey(position.rules, position.dice_model)
        if not workspace.had(key):
            return
        if goal is not None:
            from engine.workspace.goal_ends import goal_ends

            with self._queue.first_times.compiling("goal ends"):
                self.told.emit(position, goal_ends(workspace, goal, position, option))
            return
        from engine.game_review.ends import ends

        delivery = workspace.delivery(key, with_fair=True)
        with self._queue.first_times.compiling("ends"):
            begin = partial(ends, delivery.table, position, option, delivery.fair)
            self.told.emit(position, workspace.run_on(Task.STATISTICS, question, begin))
