# SPDX-License-Identifier: MIT
"""How long it takes to solve the game with a goal, from the empty card and in a game."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from engine.cli.bench.clock import cpu_seconds, seconds
from engine.cli.bench.processes import engine_process, with_memory
from engine.cli.bench.speeds import solve
from engine.distribution import forward as distribution
from engine.distribution.goal_forward import forward_for_goal
from engine.games.position import Position
from engine.rules import turn_states
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.solving import solver
from engine.solving.goal_tables import Beginning, GoalTable, reach, solve_goal
from engine.solving.value_table import ValueTable
from engine.strategies.opponents import chance_to_win

_TARGET = 300
_POINTS_A_TURN = 20
_AVERSION = 0.01
_TURNS = {"from_fifth_turn": 4, "from_eighth_turn": 7}
"""From which turn on chances are measured, and how many boxes are filled then."""


def in_processes(cache: str) -> dict[str, Any]:
    """Return how long chances take from the empty card, compiled code at hand, and the memory of the process."""
    found: dict[str, Any] = {}
    engine_process(["goal", "--reach", "20", "--rolls-per-turn", "1", "--json"], cache).communicate()
    for name, arguments in (("one_target", ["--reach", str(_TARGET)]), ("curve", ["--curve"])):
        answer, memory = with_memory(["goal", *arguments], cache)
        found |= {name: answer["seconds"], f"{name}_mb": memory}
    return found


def _solve_from(position: Position) -> GoalTable:
    so_far = position.points_so_far
    begin = Beginning(turn_states.turn_state(position.rules, position.filled), so_far, so_far)
    target = reach(so_far + _POINTS_A_TURN * (len(position.scores) - len(position.filled)))
    return finish(solve_goal(position.rules, target, begin))


def in_a_game(positions: Sequence[Position]) -> dict[str, float]:
    """Return how long the chances of one target take from the fifth and from the eighth turn on, medians."""
    found = {}
    for name, filled in _TURNS.items():
        cards = {position.scores: position for position in positions if len(position.filled) == filled}
        _solve_from(next(iter(cards.values())))  # compiles
        found[name] = statistics.median(seconds(partial(_solve_from, position)) for position in cards.values())
    return found


def beat(fair: ValueTable) -> dict[str, float]:
    """Return how many processor seconds the table to beat one opponent takes from the first turn on."""
    ends = np.array(finish(distribution.forward(fair)).distribution)
    begin = Beginning(turn_states.turn_state(DEFAULT_RULES, {}), 0, 0)
    return {"beat": cpu_seconds(lambda: finish(solve_goal(DEFAULT_RULES, chance_to_win([ends]), begin, keep=range(2))))}


def forward(fair: ValueTable) -> dict[str, float]:
    """Return how long the exact distribution of the final score of play for one target takes, its table at hand."""
    begin = Beginning(turn_states.turn_state(DEFAULT_RULES, {}), 0, 0)
    goal_table = finish(solve_goal(DEFAULT_RULES, reach(_TARGET), begin))
    return {"forward": seconds(lambda: finish(forward_for_goal(fair, goal_table)))}


def risk_against_points(repeats: int) -> dict[str, float]:
    """Return how long a table for a player with an aversion to risk takes, and how many ordinary solves that is."""

    def solve_risk() -> object:
        return finish(solver.solve_risk(DEFAULT_RULES, _AVERSION))

    solve_risk()
    solver.warm_up()
    pairs = [(seconds(solve_risk), seconds(solve)) for _ in range(repeats)]
    ratio = statistics.median(risk / points for risk, points in pairs)
    return {"risk_table": statistics.median(risk for risk, _ in pairs), "risk_ratio": ratio}
