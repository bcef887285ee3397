# SPDX-License-Identifier: MIT
"""A check compares a table that was just made with what is known beforehand, before it is used or kept.

Compiled code can be wrong without a trace: a bit of it flipped on the disk, or in memory, gives other numbers, and
a table of these would have a good checksum. So par is compared where it is written down (`engine.rules.par`), the whole
table with what holds for every table, and a sample of turn states, from all layers, with what comes of working them out
afresh (`engine.solving.reference`) from the states that follow them. The sample is the same every time, and so
are tables: what passes once passes always.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Generator, Iterator
from functools import wraps
from random import Random
from typing import Any, ParamSpec, TypeVar

import numpy as np

from engine.rules import dice, turn_states
from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.par import par
from engine.rules.scoring import RuleSet
from engine.rules.ties import EQUAL
from engine.runtime import compiling
from engine.solving.component_kernels import numbers_of
from engine.solving.faults import TableError, TableFault
from engine.solving.layers import class_of_totals, layers_of
from engine.solving.reference import (
    FloatArray,
    Gain,
    IntArray,
    TurnAfresh,
    TurnState,
    Worth,
    gain_in,
    keeps_of_rolls,
    scored,
    turn,
)
from engine.solving.value_table import RiskTable, ValueTable

_Given = ParamSpec("_Given")
_Progress = TypeVar("_Progress")
_Made = TypeVar("_Made")
BoolArray = np.ndarray[Any, np.dtype[np.bool_]]
_Numbers = Callable[[TurnState], FloatArray]
_SCORE = -1
_PLAINLY_LESS = 100.0 * EQUAL  # whatever is rounded how
_PAR_DIGITS = 1e-6
"""How far par may be from what is written down, some of it to six decimals."""
_TOLERANCE = 1e-8
"""How far the rest may be, by adding up in another order: a thousand times what was seen, and as a ratio where a
number has no scale of its own."""
_EACH = 6
_FEW, _ONE = 2, 1
"""How many turn states of each layer are worked out afresh, and how many where that takes longer."""


def sample(rules: RuleSet, name: str, each: int = _EACH, layers: range | None = None) -> Iterator[TurnState]:
    """Yield some turn states, the same for the same `name`: `each` of every number of filled boxes in `layers`."""
    random, by_filled, totals = Random(name), layers_of(rules), turn_states.layout(rules).reachable_totals
    for filled in reversed(range(len(rules.boxes)) if layers is None else layers):
        for _ in range(each):
            yahtzee, lower, upper = map(int, random.choice(by_filled[filled]))
            yield yahtzee, lower, upper, random.choice(totals[upper])


def check_values(table: ValueTable, fair: ValueTable | None = None) -> None:
    """Accept a value table; `fair` is what the demon looks at.

    Raises:
        TableError: if its values cannot be right.
    """
    rules, model = table.rules, table.dice_model
    known = par(rules, model)
    if known is not None and not abs(table.par - known) <= _PAR_DIGITS:
        raise wrong("par")
    _check_reach(rules, table.values)
    for state in sample(rules, f"{rules.key} {model}", _EACH if model.is_fair else _FEW):
        watched = scored(rules, state, _points(rules, fair.values)) if fair is not None else None
        expected = _turn(rules, model, state, _points(rules, table.values), watched).worth
        if not math.isclose(_at(rules, table.values, state), expected, rel_tol=_TOLERANCE, abs_tol=_TOLERANCE):
            raise wrong(_name(state))


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
    worth = _factors(table.rules, table.values, table.aversion)
    for state in sample(table.rules, f"{table.rules.key} {table.aversion}", _FEW):
        expected = _turn(table.rules, FAIR_DICE, state, worth).worth
        if not math.isclose(_at(table.rules, table.values, state), expected, rel_tol=_TOLERANCE):
            raise wrong(_name(state))


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


def check_components(numbers: FloatArray, of: _Numbers, table: ValueTable, fair: ValueTable | None = None) -> None:
    """Accept the `numbers` of a component table and those `of` its turn states; `fair` is what the demon looks at.

    They add up to the value of every turn state, and no variance is below zero. Where points come from, and how far
    they spread, is worked out afresh for the sample. Left out is where it hangs on the last digit which of two options
    is taken: where one is very nearly as good as the best, and for dice that are thrown several times.

    Raises:
        TableError: if they cannot be right.
    """
    variance = numbers_of(table.rules).variance
    sums = numbers[:, :variance].sum(axis=1).reshape(-1, turn_states.layout(table.rules).class_count)
    class_of = class_of_totals(table.rules)
    reached = class_of >= 0
    values = table.values.reshape(len(sums), -1)[:, reached]
    if not np.allclose(sums[:, class_of[reached]], values, rtol=_TOLERANCE, atol=_TOLERANCE, equal_nan=True):
        raise wrong("components that do not add up")
    if (numbers[:, variance] < 0.0).any():
        raise wrong("a variance below zero")
    # Where the first roll counts for more, what a turn ends with is not told by its rolls alone.
    if table.dice_model.throws > 1 or table.rules.counts_first_rolls:
        return
    for state in sample(table.rules, f"{table.rules.key} {table.dice_model} components", _ONE):
        with contextlib.suppress(_UnsureError):
            expected = _numbers_of(of, table, fair, state)
            if not np.allclose(of(state), expected, rtol=_TOLERANCE, atol=_TOLERANCE):
                raise wrong(f"components of {_name(state)}")


class _UnsureError(Exception):
    """Which option is the best hangs on the last digit."""


def _numbers_of(of: _Numbers, table: ValueTable, fair: ValueTable | None, state: TurnState) -> FloatArray:
    """Return the sixteen numbers of a turn state, afresh from those of the states after it."""
    rules, worth = table.rules, _points(table.rules, table.values)
    at_once = scored(rules, state, worth)
    watched = scored(rules, state, _points(rules, fair.values)) if fair is not None else None
    found = turn(rules, table.dice_model, at_once, watched)
    chances = _last_rolls(found)
    boxes = _first(at_once, chances > 0.0)
    places = numbers_of(rules)
    numbers = np.zeros(places.size)
    for index in np.flatnonzero(chances):
        gain, chance = gain_in(rules, state, int(index), int(boxes[index])), chances[index]
        numbers += chance * of(gain.after)
        numbers[gain.category] += chance * gain.points
        numbers[places.upper_bonus] += chance * gain.upper_bonus
        numbers[places.yahtzee_bonus] += chance * gain.yahtzee_bonus
        numbers[places.variance] += chance * (worth(gain) - found.worth) ** 2
    return numbers


def _last_rolls(found: TurnAfresh) -> FloatArray:
    """Return (252,) the chances with which best play ends a turn with each roll."""
    waiting = np.zeros(len(dice.KEEPS))
    waiting[0] = 1.0
    ended = np.zeros(len(dice.ROLLS))
    for left in reversed(range(1, len(found.rolls))):
        rolled = waiting @ found.answers[left]
        # To score at once comes before the keeps, as they stand in KEEPS.
        options = np.column_stack([found.rolls[0], found.keeps[left - 1][keeps_of_rolls()]])
        best = _first(options, rolled > 0.0)
        scores = best == 0
        ended += np.where(scores, rolled, 0.0)
        waiting = np.zeros(len(dice.KEEPS))
        np.add.at(waiting, keeps_of_rolls()[np.arange(len(best)), best - 1][~scores], rolled[~scores])
    return ended + waiting @ found.answers[0]


def _first(options: FloatArray, matters: BoolArray) -> IntArray:
    """Return in each row the place of the first of the best options.

    Raises:
        _UnsureError: if in a row that matters one is very nearly as good, and it is not plain whether just as good.
    """
    less = options.max(axis=1, keepdims=True) - options
    if ((less > EQUAL) & (less < _PLAINLY_LESS))[matters].any():
        raise _UnsureError
    return (less <= EQUAL).argmax(axis=1)


# ---- lines of goals -------------------------------------------------------------------------------------------------


def check_worth(
    rules: RuleSet,
    state: TurnState,
    points: int,
    worth: Callable[[TurnState, int], float],
    tolerance: float = _TOLERANCE,
) -> None:
    """Accept what a turn state is `worth` with this many points so far, by what those after it are worth.

    Raises:
        TableError: if it cannot be right.
    """
    expected = _turn(rules, FAIR_DICE, state, lambda gain: worth(gain.after, points + gain.all_points)).worth
    if not math.isclose(worth(state, points), expected, rel_tol=tolerance, abs_tol=tolerance):
        raise wrong(f"{_name(state)}, points {points}")


def _check_reach(rules: RuleSet, values: FloatArray) -> None:
    """Accept numbers for all turn states that a game can get to, and for no others."""
    if np.isinf(values).any() or np.count_nonzero(~np.isnan(values)) != turn_states.layout(rules).reachable_count:
        raise wrong("reachable turn states")


def _turn(
    rules: RuleSet, model: DiceModel, state: TurnState, worth: Worth, watched: FloatArray | None = None
) -> TurnAfresh:
    """Work out the turn of a state afresh; `watched` is what scoring is worth in the fair game, for the demon."""
    first = scored(rules, state, worth, first=True) if rules.counts_first_rolls else None
    return turn(rules, model, scored(rules, state, worth), watched, first)


def _points(rules: RuleSet, values: FloatArray) -> Worth:
    """Return the worth of scoring: points, and the value of what follows."""
    return lambda gain: gain.all_points + _at(rules, values, gain.after)


def _factors(rules: RuleSet, values: FloatArray, aversion: float) -> Worth:
    """Return the worth of scoring to a player with an aversion to risk: what follows, times that of the points."""

    def worth(gain: Gain) -> float:
        return math.exp(-aversion * gain.all_points) * _at(rules, values, gain.after)

    return worth


def _at(rules: RuleSet, values: FloatArray, state: TurnState) -> float:
    return float(values[turn_states.turn_state_index(rules, state)])


def _name(state: TurnState) -> str:
    return "turn state " + " ".join(map(str, state))
