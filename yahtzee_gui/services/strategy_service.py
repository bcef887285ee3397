# SPDX-License-Identifier: MIT
"""The strategy service works out how whole games end that are played by strategies or for goals, and where two part.

A strategy takes seconds, a goal a minute or so. Each is a job of its own, so that what is wanted no more is given up
without the rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.distribution.statistics import new_game
from engine.games.game import Game
from engine.games.goals import GoalError, ReachGoal, RiskGoal
from engine.rules.dice_models import DiceModel
from engine.rules.reading import RulesError
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.library import TableKey
from engine.strategies.strategies import OPTIMAL, Strategy, StrategyError
from engine.workspace.goal_shelf import Step
from engine.workspace.workspace import Task
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency
from yahtzee_gui.services.jobs import reason_of

if TYPE_CHECKING:
    from engine.distribution.statistics import Figures, Outcome
    from engine.rules.categories import Category
    from engine.strategies.differences import Differences
    from engine.strategies.whole_games import Decide

    Answer = Outcome | Differences | dict[Category, Figures] | Game

Way = Strategy | ReachGoal | RiskGoal
"""A way to play whole games with fair dice."""
SEED = "1"
GAMES = 100
"""How many games are looked through for the positions where two part."""
_SOLVING = 0.6  # of the work for a goal


@dataclass(frozen=True)
class WayQuestion:
    """How games end that are played in this way by these rules, or perfectly with those dice."""

    way: Way | DiceModel
    rules: RuleSet


@dataclass(frozen=True)
class PairQuestion:
    """Where `other` would do something else in games of `player`."""

    player: Way
    other: Way
    rules: RuleSet


@dataclass(frozen=True)
class LastTurnsQuestion:
    """What each box brings by itself, at the end of the game."""

    rules: RuleSet


@dataclass(frozen=True)
class GameQuestion:
    """What a game with the dice of `seed` comes to that is played in this way."""

    way: Way
    rules: RuleSet
    seed: str


Question = WayQuestion | PairQuestion | LastTurnsQuestion | GameQuestion


class StrategyService(QObject):
    """Answers questions about ways to play, the oldest first.

    Signals:
        told: a `Question`, and its answer.
        progressed: a `Question`, and how much of it is worked out, 0 to 1.
        failed: a `Question`, and why it has no answer.
    """

    told = Signal(object, object)
    progressed = Signal(object, float)
    failed = Signal(object, str)

    def __init__(self, queue: EngineQueue) -> None:
        super().__init__()
        self._queue = queue
        self._asked: dict[Question, None] = {}

    # ---- called on the GUI thread ----

    def ask(self, questions: Iterable[Question]) -> None:
        """Work out these, and nothing else any more; ends in `told` or `failed` for each that is new."""
        wanted = dict.fromkeys(questions)
        self._queue.drop(*((self, one) for one in self._asked if one not in wanted))
        for one in wanted:
            if one not in self._asked:
                told = partial(self._tell_step, one)
                self._queue.put(Urgency.STRATEGIES, partial(self._answer, one), slot=(self, one), told=told)
        self._asked = wanted

    # ---- run on the builder ----

    def _tell_step(self, question: Question, task: Task, step: Step) -> None:
        fraction, way = step.fraction, question.way if isinstance(question, WayQuestion) else None
        if way is not None and not isinstance(way, Strategy):
            is_solving = task in (Task.GOAL, Task.TABLE)
            fraction = _SOLVING * fraction if is_solving else _SOLVING + (1.0 - _SOLVING) * fraction
        solves_table = task is Task.TABLE and isinstance(way, DiceModel)
        if solves_table or task in (Task.STATISTICS, Task.GOAL, Task.GAMES):
            self.progressed.emit(question, fraction)

    def _answer(self, question: Question) -> None:
        try:
            with self._queue.first_times.compiling(f"strategies {type(question).__name__}"):
                self.told.emit(question, self._found(question))
        except (StrategyError, GoalError, RulesError, MemoryError, OSError) as error:
            self.failed.emit(question, reason_of(error) if isinstance(error, OSError) else str(error))

    def _found(self, question: Question) -> Answer:
        workspace, key = self._queue.workspace, TableKey(question.rules)
        if isinstance(question, WayQuestion):
            if isinstance(question.way, DiceModel):
                return self._with_dice(question, question.way)
            return workspace.ends(question.way, question.rules)
        if isinstance(question, LastTurnsQuestion):
            from engine.distribution.forward import last_turns

            return last_turns(workspace.delivery(key).table)
        if isinstance(question, GameQuestion):
            from engine.strategies.whole_games import play

            return play(Game(question.seed, question.rules), self._decide(question.way, question.rules))
        from engine.strategies.differences import differences

        decide, ask = (self._decide(way, question.rules) for way in (question.player, question.other))
        analyzer = workspace.analyzer(key)
        return workspace.run_on(
            Task.GAMES, question, lambda: differences(question.rules, analyzer, decide, ask, GAMES, SEED)
        )

    def _with_dice(self, question: WayQuestion, dice_model: DiceModel) -> Outcome:
        """Return how games end under perfect play with dice that may not be fair; its choices lose nothing."""
        from engine.distribution.forward import forward

        workspace, rules = self._queue.workspace, question.rules
        found = workspace.delivery(TableKey(rules, dice_model), with_fair=True)
        steps = partial(forward, found.table, new_game(rules), found.fair)
        ends = workspace.run_on(Task.STATISTICS, question, steps)
        return replace(ends, prospects=(found.table.par,) * (len(rules.boxes) + 1))

    def _decide(self, way: Way, rules: RuleSet) -> Decide:
        from engine.strategies.whole_games import by_strategy, by_value

        workspace, key = self._queue.workspace, TableKey(rules)
        if way == OPTIMAL:
            return by_value(workspace.analyzer(key))
        if isinstance(way, Strategy):
            return by_strategy(workspace.player(way, rules), SEED)
        return by_value(workspace.goal_analyzer(way, key, new_game(rules)))
