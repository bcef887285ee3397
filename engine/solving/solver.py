# SPDX-License-Identifier: MIT
"""The solver computes the value of every turn state backwards, from the full scorecard to the empty one.

With n boxes filled, a value depends only on values with n + 1 boxes filled, so the states are solved in fourteen
layers. Inside a layer the blocks (turn states that share the filled boxes) are independent: plain Python threads take
them in chunks and run a compiled kernel that holds no lock (`engine.solving.kernels` gives the recurrence and
counts the operations). Every state is computed by the same instructions in the same order on any thread, so the
result is the same to the last bit for any number of threads.

What makes it fast: eight turn states per instruction, everything they need within the first-level cache, keeps valued
along their lattice instead of one by one, no work on unreachable upper totals (2,794 of 4,096 are reachable) and none
twice on totals with the same future (1,640 classes). That leaves 44,160 groups of up to eight states, at some 6,300
vector operations each.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator

import numpy as np

from engine.rules import turn_states
from engine.rules.dice import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.steps import StepsDone
from engine.solving import kernels
from engine.solving.layers import CHUNK, Ints, backwards, layers_of, total_classes
from engine.solving.new_table_checks import check_risk, check_values, sure
from engine.solving.value_table import RiskTable, ValueTable
from engine.turn.backward_induction import part_count
from engine.turn.endings import rule_tables
from engine.turn.goals import points_goal, risk_goal
from engine.turn.policies import BEST
from engine.turn.rolling import kernel_dice


class _LayerSolver:
    """The arrays of one solve, and the work of one thread on one layer."""

    def __init__(self, rules: RuleSet, model: DiceModel, fair: ValueTable | None, aversion: float = 0.0) -> None:
        self._rules, self._layout = rules, turn_states.layout(rules)
        self.values = np.full(self._layout.size, np.nan)
        self._aversion = aversion
        self._model = model
        self._fair_values = fair.values if fair is not None else None
        self._tables = rule_tables(rules)
        self._classes = total_classes(rules)

    def finish_games(self, full: Ints) -> None:
        """Give the full scorecards their value: nothing more to come."""
        nothing = math.copysign(1.0, -self._aversion) if self._aversion else 0.0
        for yahtzee, lower, upper in full.tolist():
            for total in self._layout.reachable_totals[upper]:
                self.values[self._layout.index(yahtzee, lower, upper, total)] = nothing

    def work(self, layer: Ints, chunks: Iterator[int]) -> None:
        """Solve chunks of `layer` until none is left; `chunks` is shared by all threads."""
        model = kernel_dice(self._model, self._fair_values, part_count(self._rules))
        scratch = kernels.scratch_arrays(self._rules)
        goal = risk_goal(self.values, self._aversion) if self._aversion else points_goal(self.values)
        fixed = (self._classes, self._tables)
        for start in chunks:
            stop = min(start + CHUNK, len(layer))
            kernels.solve_blocks(self.values, goal, BEST, layer, start, stop, *fixed, model, *scratch)


@sure
def solve(
    rules: RuleSet, model: DiceModel = FAIR_DICE, *, fair: ValueTable | None = None, threads: int | None = None
) -> Generator[StepsDone, None, ValueTable]:
    """Solve the game exactly.

    Yields how far it is after each layer (closing the generator cancels) and returns the table.

    Args:
        rules: the rule set.
        model: the dice model.
        fair: the fair table of the same rules, which the demon looks at; other models need none.
        threads: how many threads work; all processors by default.

    Raises:
        ValueError: for the demon without a fair table.
        TableError: if the values are found to be wrong (`engine.solving.new_table_checks`), also when all was compiled
            again.
    """
    solver = _LayerSolver(rules, model, fair)
    layers = layers_of(rules)
    solver.finish_games(layers[-1])
    yield from backwards(rules, layers, solver.work, threads)
    table = ValueTable(rules, solver.values, model)
    check_values(table)
    return table


@sure
def solve_risk(rules: RuleSet, aversion: float, *, threads: int | None = None) -> Generator[StepsDone, None, RiskTable]:
    """Solve the game with fair dice for a player with an aversion to risk.

    Yields how far it is after each layer (closing the generator cancels) and returns the table.

    Args:
        rules: the rule set.
        aversion: the constant absolute aversion to risk, per point: not 0, and between -0.2 and 0.2 for float64 to hold
            what the highest scores are worth.
        threads: how many threads work; all processors by default.

    Raises:
        TableError: as `solve` does.
    """
    solver = _LayerSolver(rules, FAIR_DICE, None, aversion)
    layers = layers_of(rules)
    solver.finish_games(layers[-1])
    yield from backwards(rules, layers, solver.work, threads)
    table = RiskTable(rules, aversion, solver.values)
    check_risk(table)
    return table


def warm_up(model: DiceModel = FAIR_DICE) -> None:
    """Compile the solving kernel for `model` (or load it from numba's cache) by solving no blocks."""
    solver = _LayerSolver(DEFAULT_RULES, model, ValueTable(DEFAULT_RULES, np.zeros(1)))
    solver.work(np.zeros((1, 3), dtype=np.int64)[:0], iter([0]))
