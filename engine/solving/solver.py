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
from collections.abc import Callable, Generator, Iterator
from functools import partial
from typing import Any

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
from engine.turn.dice_models import FairDice, kernel_dice
from engine.turn.endings import rule_tables
from engine.turn.goals import points_goal, risk_goal
from engine.turn.lattice import FloatArray
from engine.turn.policies import BEST

Begin = Callable[[FloatArray], tuple[Any, Any, Any, Any]]
"""What one thread solves with, from the values there are: goal, policy, dice, and work space."""


def solve_chunks(rules: RuleSet, values: FloatArray, begin: Begin, layer: Ints, chunks: Iterator[int]) -> None:
    """Solve chunks of `layer` until none is left; `chunks` is shared by all threads."""
    goal, policy, model, scratch = begin(values)
    fixed = (total_classes(rules), rule_tables(rules), model, *scratch)
    for start in chunks:
        kernels.solve_blocks(values, goal, policy, layer, start, min(start + CHUNK, len(layer)), *fixed)


def solve_layers(
    rules: RuleSet, begin: Begin, threads: int | None, nothing: float = 0.0
) -> Generator[StepsDone, None, FloatArray]:
    """Work out the values of all turn states, NaN where no game can get to; `nothing` is that of full scorecards."""
    here, layers = turn_states.layout(rules), layers_of(rules)
    values = np.full(here.size, np.nan)
    for yahtzee, lower, upper in layers[-1].tolist():
        for total in here.reachable_totals[upper]:
            values[here.index(yahtzee, lower, upper, total)] = nothing
    yield from backwards(rules, layers, partial(solve_chunks, rules, values, begin), threads)
    return values


def best_play(rules: RuleSet, model: DiceModel, fair: ValueTable | None) -> Begin:
    """Return what one thread solves with for the most points; the demon looks at the fair table."""
    seen = fair.values if fair is not None else None

    def begin(values: FloatArray) -> tuple[Any, Any, Any, Any]:
        return points_goal(values), BEST, kernel_dice(model, seen, part_count(rules)), kernels.scratch_arrays(rules)

    return begin


@sure
def solve(
    rules: RuleSet, model: DiceModel = FAIR_DICE, *, fair: ValueTable | None = None, threads: int | None = None
) -> Generator[StepsDone, None, ValueTable]:
    """Solve the game exactly.

    Yields how far it is after each layer (closing the generator cancels) and returns the table.

    `fair` is the fair table of the same rules, which the demon looks at; other models need none.

    Raises:
        ValueError: for the demon without a fair table.
        TableError: if the values are found to be wrong (`engine.solving.new_table_checks`), also when all was compiled
            again.
    """
    values = yield from solve_layers(rules, best_play(rules, model, fair), threads)
    table = ValueTable(rules, values, model)
    check_values(table)
    return table


@sure
def solve_risk(rules: RuleSet, aversion: float, *, threads: int | None = None) -> Generator[StepsDone, None, RiskTable]:
    """Solve the game with fair dice for a player with an aversion to risk.

    Yields how far it is after each layer (closing the generator cancels) and returns the table.

    `aversion` is the constant absolute aversion to risk, per point: not 0, and between -0.2 and 0.2 for float64 to hold
    what the highest scores are worth.

    Raises:
        TableError: as `solve` does.
    """

    def begin(values: FloatArray) -> tuple[Any, Any, Any, Any]:
        return risk_goal(values, aversion), BEST, FairDice(0), kernels.scratch_arrays(rules)

    values = yield from solve_layers(rules, begin, threads, math.copysign(1.0, -aversion))
    table = RiskTable(rules, aversion, values)
    check_risk(table)
    return table


def warm_up(model: DiceModel = FAIR_DICE) -> None:
    """Compile the solving kernel for `model` (or load it from numba's cache) by solving no blocks."""
    begin = best_play(DEFAULT_RULES, model, ValueTable(DEFAULT_RULES, np.zeros(1)))
    solve_chunks(DEFAULT_RULES, np.zeros(1), begin, np.zeros((0, 3), dtype=np.int64), iter([0]))
