# SPDX-License-Identifier: MIT
"""How turn and game end after an option of a game with a goal, under the best play for it: exact chances."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from engine.analysis.explanations import TurnEnds
from engine.analysis.options import Option
from engine.distribution.statistics import Start
from engine.game_review.ends import Ends, by_points, ends_with, start_after
from engine.games.goals import RiskGoal
from engine.games.position import Position
from engine.rules.ties import EQUAL
from engine.solving.library import TableKey
from engine.strategies.goals import Goal
from engine.workspace.workspace import Steps, Workspace

if TYPE_CHECKING:
    from engine.turn.endings import Ending

_HALF = 0.5 + EQUAL


def goal_ends(workspace: Workspace, goal: Goal, position: Position, option: Option | None) -> Steps[Ends]:
    """Return the ends of an option of `position` under the best play for a goal, with fair dice.

    Args:
        workspace: where the tables lie.
        goal: what is played for; to beat others, not `about`.
        position: the position, or one without dice before the first roll of a turn.
        option: one of its options; None without dice.

    Raises:
        RulesError: for rules by which the first roll of a turn scores more, where the goal is a chance.
    """
    outcome = yield from workspace.ends(goal, position.rules, start_after(position, option))
    final = outcome.distribution
    if option is not None and option.category is not None:
        turn: Mapping[int, float] = {option.points or 0: 1.0}
    else:
        turn = by_points((yield from _endings(workspace, goal, position, option)))
    if isinstance(goal, RiskGoal):
        return Ends(option, turn, final, goal, _certain(final, goal.aversion))
    worth = yield from workspace.worth(goal, position.rules)
    chance = math.fsum(worth.of(np.arange(len(final))) * final)
    return Ends(option, turn, final, goal, chance, worth.first + int(np.argmax(np.append(worth.values, 1.0) > _HALF)))


def goal_turn(workspace: Workspace, goal: Goal, position: Position, option: Option | None) -> Steps[TurnEnds]:
    """Return where the turn ends after an option of `position`, best play for a goal after it; as `goal_ends`."""
    endings: dict[Ending, float] = {}
    if option is None or option.category is None:
        endings = yield from _endings(workspace, goal, position, option)
    return ends_with(position, option, lambda: endings)


def _certain(final: tuple[float, ...], aversion: float) -> float:
    """Return the score for certain that is as good as a distribution."""
    mean = math.fsum(score * chance for score, chance in enumerate(final))
    worth = math.fsum(math.exp(-aversion * (score - mean)) * chance for score, chance in enumerate(final))
    return mean - math.log(worth) / aversion


def _endings(workspace: Workspace, goal: Goal, position: Position, option: Option | None) -> Steps[dict[Ending, float]]:
    from engine.distribution.forward import first_turn_with_risk
    from engine.distribution.goal_forward import first_turn_for_goal

    key, start = TableKey(position.rules), start_after(position, option)
    if isinstance(goal, RiskGoal):
        return first_turn_with_risk((yield from workspace.risk_table(goal, key)), start)
    goal_table = yield from workspace.goal_table(goal, key, Start(position.scores, position.yahtzee_bonuses))
    delivery = yield from workspace.table_for(key)
    return first_turn_for_goal(delivery.table, goal_table, start)
