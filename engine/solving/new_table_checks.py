# SPDX-License-Identifier: MIT
"""A check compares a table that was just made with what is known beforehand, before it is used or kept.

Compiled code can be wrong without a trace: a bit of it flipped on the disk, or in memory, gives other numbers, and
a table of these would have a good checksum. So par is compared where it is written down (`engine.rules.par`), the whole
table with what holds for every table, and, for fair dice, a sample of turn states from all layers with what comes of
working them out afresh (`engine.solving.reference`) from the states that follow them. The sample is the same every
time, and so are tables: what passes once passes always.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator
from functools import wraps
from random import Random
from typing import ParamSpec, TypeVar

import numpy as np

from engine.rules import turn_states
from engine.rules.par import par
from engine.rules.scoring import RuleSet
from engine.runtime import compiling
from engine.solving.component_kernels import numbers_of
from engine.solving.faults import TableError, TableFault
from engine.solving.layers import class_of_totals, layers_of
from engine.solving.reference import FloatArray, Gain, TurnState, turns_worth
from engine.solving.value_table import RiskTable, ValueTable

_Given = ParamSpec("_Given")
_Progress = TypeVar("_Progress")
_Made = TypeVar("_Made")
_PAR_DIGITS = 1e-6
"""How far par may be from what is written down, some of it to six decimals."""
TOLERANCE = 1e-8
"""How far the rest may be, by adding up in another order: a thousand times what was seen, and as a ratio where a
number has no scale of its own."""
_EACH, _FEW = 6, 2
"""How many turn states of each layer are worked out afresh, and how many where a table is made for each aversion."""


def sample(rules: RuleSet, name: str, each: int = _EACH, layers: range | None = None) -> Iterator[TurnState]:
    """Yield some turn states, the same for the same `name`: `each` of every number of filled boxes in `layers`."""
    random, by_filled, totals = Random(name), layers_of(rules), turn_states.layout(rules).reachable_totals
    for filled in reversed(range(len(rules.boxes)) if layers is None else layers):
        for _ in range(each):
            yahtzee, lower, upper = map(int, random.choice(by_filled[filled]))
            yield yahtzee, lower, upper, random.choice(totals[upper])


def check_values(table: ValueTable) -> None:
    """Accept a value table.

    Raises:
        TableError: if its values cannot be right.
    """
    rules, model = table.rules, table.dice_model
    known = par(rules, model)
    if known is not None and not abs(table.par - known) <= _PAR_DIGITS:
        raise wrong("par")
    _check_reach(rules, table.values)
    if model.is_fair:
        states = list(sample(rules, f"{rules.key} {model}"))
        expected = turns_worth(rules, states, lambda gain: gain.all_points + _at(rules, table.values, gain.after))
        _check_sample(rules, table.values, states, expected)


def check_risk(table: RiskTable) -> None:
    """Accept the table of an aversion to risk.

    Raises:
        TableError: if its values cannot be right.
    """
    _check_reach(table.rules, table.values)
    # Each state follows from those after it, so all could be too large alike, but for full scorecards.
    totals = turn_states.layout(table.rules).reachable_totals
    full = [(*block, total) for block in layers_of(table.rules)[-1].tolist() for total in totals[block[2]]]
    if any(_at(table.rules, table.values, state) != -math.copysign(1.0, table.aversion) for state in full):
        raise wrong("full scorecards")

    def worth(gain: Gain) -> float:
        return math.exp(-table.aversion * gain.all_points) * _at(table.rules, table.values, gain.after)

    states = list(sample(table.rules, f"{table.rules.key} {table.aversion}", _FEW))
    _check_sample(table.rules, table.values, states, turns_worth(table.rules, states, worth), near_zero=0.0)


# ---- what is done about it ------------------------------------------------------------------------------------------


def sure(
    make: Callable[_Given, Generator[_Progress, None, _Made]],
) -> Callable[_Given, Generator[_Progress, None, _Made]]:
    """Decorate what makes a table and checks it: if it is wrong, all code is compiled again and it is made once more.

    Wrong numbers come from wrong code, and which is not known: code that was damaged while it was compiled has been
    kept with a checksum that fits.
    """

    @wraps(make)
    def made(*given: _Given.args, **options: _Given.kwargs) -> Generator[_Progress, None, _Made]:
        try:
            return (yield from make(*given, **options))
        except TableError as error:
            if error.problem.fault is not TableFault.WRONG_VALUES:
                raise
        compiling.compile_again()
        return (yield from make(*given, **options))

    return made


def wrong(where: str) -> TableError:
    """Return the error of a table that is not what it should be, `where` it was seen."""
    return TableError(TableFault.WRONG_VALUES, where)


# ---- components -----------------------------------------------------------------------------------------------------


def check_components(numbers: FloatArray, table: ValueTable) -> None:
    """Accept the `numbers` of a component table: they add up to all values, and no variance is below zero.

    Raises:
        TableError: if they cannot be right.
    """
    variance = numbers_of(table.rules).variance
    sums = numbers[:, :variance].sum(axis=1).reshape(-1, turn_states.layout(table.rules).class_count)
    class_of = class_of_totals(table.rules)
    reached = class_of >= 0
    values = table.values.reshape(len(sums), -1)[:, reached]
    if not np.allclose(sums[:, class_of[reached]], values, rtol=TOLERANCE, atol=TOLERANCE, equal_nan=True):
        raise wrong("components that do not add up")
    if (numbers[:, variance] < 0.0).any():
        raise wrong("a variance below zero")


# ---- lines of goals -------------------------------------------------------------------------------------------------


def check_worth(
    rules: RuleSet,
    state: TurnState,
    points: int,
    worth: Callable[[TurnState, int], float],
    tolerance: float = TOLERANCE,
) -> None:
    """Accept what a turn state is `worth` with this many points so far, by what those after it are worth.

    Raises:
        TableError: if it cannot be right.
    """
    (expected,) = turns_worth(rules, [state], lambda gain: worth(gain.after, points + gain.all_points))
    if not math.isclose(worth(state, points), expected, rel_tol=tolerance, abs_tol=tolerance):
        raise wrong(f"{_name(state)}, points {points}")


def _check_sample(
    rules: RuleSet, values: FloatArray, states: list[TurnState], expected: FloatArray, near_zero: float = TOLERANCE
) -> None:
    """Accept the values of some turn states; `near_zero` is how far they may be off whatever their size."""
    for state, right in zip(states, expected.tolist(), strict=True):
        if not math.isclose(_at(rules, values, state), right, rel_tol=TOLERANCE, abs_tol=near_zero):
            raise wrong(_name(state))


def _check_reach(rules: RuleSet, values: FloatArray) -> None:
    """Accept numbers for all turn states that a game can get to, and for no others."""
    if np.isinf(values).any() or np.count_nonzero(~np.isnan(values)) != turn_states.layout(rules).reachable_count:
        raise wrong("reachable turn states")


def _at(rules: RuleSet, values: FloatArray, state: TurnState) -> float:
    return float(values[turn_states.turn_state_index(rules, state)])


def _name(state: TurnState) -> str:
    return "turn state " + " ".join(map(str, state))
