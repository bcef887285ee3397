# SPDX-License-Identifier: MIT
"""Questions about ways to play: how whole games end that are played by strategies or for goals, and where two part.

A strategy takes seconds, a goal a minute or so.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.distribution.statistics import new_game
from engine.games.game import Game
from engine.games.goals import ReachGoal, RiskGoal
from engine.rules.dice_models import DiceModel
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.library import TableKey
from engine.strategies.strategies import OPTIMAL, Strategy
from engine.workspace.workspace import Steps, Task, TaskStep, Workspace, staged

if TYPE_CHECKING:
    from engine.distribution.statistics import Figures, Outcome
    from engine.rules.categories import Category
    from engine.strategies.differences import Differences
    from engine.strategies.whole_games import Decide

    Answer = Outcome | Differences | dict[Category, Figures] | Game | float

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
class AverageQuestion:
    """What a strategy averages: a list of rules without one of its lines, of which nothing more is wanted."""

    way: Strategy
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


Question = WayQuestion | PairQuestion | AverageQuestion | LastTurnsQuestion | GameQuestion


def fraction_of(question: Question, stage: TaskStep) -> float | None:
    """Return how much of a question is worked out, 0 to 1; None where a stage doesn't say."""
    task, fraction = stage.task, stage.step.fraction
    way = question.way if isinstance(question, WayQuestion) else None
    if way is not None and not isinstance(way, Strategy):
        is_solving = task in (Task.GOAL, Task.TABLE)
        fraction = _SOLVING * fraction if is_solving else _SOLVING + (1.0 - _SOLVING) * fraction
    solves_table = task is Task.TABLE and isinstance(way, DiceModel)
    return fraction if solves_table or task in (Task.STATISTICS, Task.GOAL, Task.GAMES) else None


def answer_to(workspace: Workspace, question: Question) -> Steps[Answer]:
    """Answer a question.

    Raises:
        StrategyError, GoalError, RulesError, MemoryError, OSError: why it has no answer.
    """
    key = TableKey(question.rules)
    if isinstance(question, WayQuestion):
        if isinstance(question.way, DiceModel):
            return (yield from _with_dice(workspace, question.rules, question.way))
        return (yield from workspace.ends(question.way, question.rules))
    if isinstance(question, AverageQuestion):
        player = yield from workspace.player(question.way, question.rules)
        from engine.strategies.players import evaluate

        return (yield from staged(Task.STATISTICS, evaluate(player))).expected
    if isinstance(question, LastTurnsQuestion):
        delivery = yield from workspace.table_for(key)
        from engine.distribution.forward import last_turns

        return last_turns(delivery.table)
    if isinstance(question, GameQuestion):
        decide = yield from _decide(workspace, question.way, question.rules)
        from engine.strategies.whole_games import play

        return play(Game(question.seed, question.rules), decide)
    decide = yield from _decide(workspace, question.player, question.rules)
    ask = yield from _decide(workspace, question.other, question.rules)
    analyzer = yield from workspace.analyzer(key)
    from engine.strategies.differences import differences

    return (yield from staged(Task.GAMES, differences(question.rules, analyzer, decide, ask, GAMES, SEED)))


def _with_dice(workspace: Workspace, rules: RuleSet, dice_model: DiceModel) -> Steps[Outcome]:
    """Return how games end under perfect play with dice that may not be fair; its choices lose nothing."""
    found = yield from workspace.table_for(TableKey(rules, dice_model), with_fair=True)
    from engine.distribution.forward import forward

    ends = yield from staged(Task.STATISTICS, forward(found.table, new_game(rules), found.fair))
    return replace(ends, prospects=(found.table.par,) * (len(rules.boxes) + 1))


def _decide(workspace: Workspace, way: Way, rules: RuleSet) -> Steps[Decide]:
    key = TableKey(rules)
    if isinstance(way, Strategy) and way != OPTIMAL:
        player = yield from workspace.player(way, rules)
        from engine.strategies.whole_games import by_strategy

        return by_strategy(player, SEED)
    perfect = (
        workspace.analyzer(key) if isinstance(way, Strategy) else workspace.goal_analyzer(way, key, new_game(rules))
    )
    analyzer = yield from perfect
    from engine.strategies.whole_games import by_value

    return by_value(analyzer)
