# SPDX-License-Identifier: MIT
"""The ends of options are the scores with which the game may end after them, and how likely these are.

Every turn that is left is gone through, which takes some seconds at the beginning of a game and hardly anything at its
end. What was asked for before and is wanted no more is given up.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from engine.analysis.options import Option
from engine.games.goals import ReachGoal
from engine.games.position import Position
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Goal
from engine.workspace.workspace import Steps, Task, TaskStep, staged
from yahtzee_gui.work import Urgency
from yahtzee_gui.workspace import Engine, WindowWorkspace

if TYPE_CHECKING:
    from engine.game_review.ends import Ends

Question = tuple[Position, Option | None, Goal | None]

_TABLE = 0.25  # of the work is the table of the goal


class OptionEnds:
    """Works out the ends of options, by tables that have been here.

    Args:
        engine: works it out.
        then: hears the position and the ends of one of its options, or of what was asked without one.
        tell: hears how much of what was asked for is worked out, 0 to 1.
    """

    def __init__(
        self, engine: Engine, then: Callable[[Position, Ends], object], tell: Callable[[float], object]
    ) -> None:
        self._engine, self._then, self._tell = engine, then, tell
        self._done: dict[Question, float] = {}

    def ask(self, position: Position, options: tuple[Option | None, ...], goal: Goal | None = None) -> None:
        """Work out the ends of these options, and of no others any more.

        Before the first roll of a turn the option is None, and the position has no dice. With a goal it takes longer,
        and gives way to how the game stands for it.
        """
        asked = tuple((position, option, goal) for option in options)
        self._engine.drop(*((self, one) for one in self._done if one not in asked))
        self._done = {one: self._done.get(one, 0.0) for one in asked}
        urgency, what = (Urgency.ENDS, "ends") if goal is None else (Urgency.GOAL_OUTLOOK, "goal ends")
        for one in asked:
            if not self._engine.is_asked((self, one)):
                steps = self._engine.workspace.first_time(what, _ends_of(self._engine.workspace, one))
                self._engine.ask((self, one), urgency, steps, partial(self._take, one), partial(self._take_step, one))

    def _take(self, question: Question, ends: Ends) -> None:
        self._then(question[0], ends)

    def _take_step(self, question: Question, stage: TaskStep) -> None:
        goal, fraction = question[-1], stage.step.fraction
        if stage.task is Task.STATISTICS or (stage.task is Task.GOAL and goal is not None):
            share = _TABLE if isinstance(goal, ReachGoal | BeatGoal) else 0.0
            done = share * fraction if stage.task is Task.GOAL else share + (1.0 - share) * fraction
            self._done[question] = done
            self._tell(sum(self._done.values()) / len(self._done))


def _ends_of(workspace: WindowWorkspace, question: Question) -> Steps[Ends]:
    """Work out the ends of an option, if there was a table."""
    position, option, goal = question
    key = TableKey(position.rules, position.dice_model)
    workspace.expect_loaded(key)
    if goal is not None:
        from engine.workspace.goal_ends import goal_ends

        return (yield from goal_ends(workspace, goal, position, option))
    delivery = yield from workspace.table_for(key, with_fair=True)
    from engine.game_review.ends import ends

    return (yield from staged(Task.STATISTICS, ends(delivery.table, position, option, delivery.fair)))
