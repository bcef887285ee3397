# SPDX-License-Identifier: MIT
"""Precision: how many digits of the values are right, measured against exact integers, and why it cannot be fewer.

The exact values are those of `engine.lab.plain_game` in whole numbers: with n boxes to come, a value is an
integer over 6^(5 * rolls * n). What the kernels and others make of the same turn states is compared with them, one by
one.

It cannot go wrong far. Nothing is ever subtracted: points, chances and values are never negative, and the larger of two
numbers is no less exact than they are. So each operation adds to the *relative* error no more than u = 2^-53 (for
float64), and a value that takes k operations one after the other is off by no more than k u / (1 - k u) of itself
(Higham, Accuracy and Stability of Numerical Algorithms, chapter 3). In the kernels a turn of three rolls has 140 of
them: 3 additions when a roll is scored, twice 5 * 7 in the lattice (five additions, a product, and 1/6 itself, which is
rounded), 67 in the mean over the first roll. In a whole game these are 1,820, so par is right within 5.2e-11 at worst;
for float32 that bound is 0.028.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from math import floor, log10, sqrt
from typing import Any

import numpy as np

from engine.lab.plain_game import Block, PlainTable, open_boxes, solve
from engine.rules import turn_states
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone, passed_on
from engine.solving.layers import BOXES
from engine.solving.plain_turn import WHOLE, Array, Floats
from engine.solving.value_table import ValueTable

_SCORED = 3
_KERNEL_STAGE, _KERNEL_FIRST = 35, 67
_PLAIN_STAGE = 30
PLAIN = {
    "float32": Floats(np.float32),
    "float64": Floats(np.float64),
    "float64, sums backwards": Floats(np.float64, backwards=True),
    "float80": Floats(np.longdouble),
}
"""The arithmetics that the kernels' is compared with; float80 where the machine has it, else the longest there is."""
KERNELS = "float64, kernels"


@dataclass(frozen=True)
class Accuracy:
    """How far the values of one arithmetic are from the exact ones.

    `largest` is the largest error in points and `where` the turn state that has it, `root_mean_square` that of all
    turn states, `bound` what no error can exceed in the state of the highest value, `deepest` the value of the state
    with the most open boxes.
    """

    name: str
    largest: float
    where: tuple[int, int, int, int]
    root_mean_square: float
    largest_relative: float
    relative_bound: float
    deepest: float

    @property
    def decimals(self) -> int:
        """How many decimals are right in every turn state, within half a unit of the last one."""
        return floor(-log10(2 * self.largest)) if self.largest else 20


@dataclass(frozen=True)
class Precision:
    """What is known about turn states with no more open boxes than `deepest`: how many, the exact value of the one
    that has the most open boxes (the whole game's, with all), and how exact the others are."""

    rules: RuleSet
    deepest: int
    turn_states: int
    numerator: int
    denominator: int
    accuracies: tuple[Accuracy, ...]

    def decimal(self, digits: int = 50) -> str:
        """Return the exact value as a decimal number, rounded down."""
        return decimal_of(self.numerator, self.denominator, digits)


def decimal_of(numerator: int, denominator: int, digits: int) -> str:
    """Return a fraction as a decimal number, rounded down."""
    whole, rest = divmod(numerator, denominator)
    return f"{whole}.{rest * 10**digits // denominator:0{digits}d}"


def relative_bound(name: str, rolls: int, turns: int) -> float:
    """Return the relative error that no value with this many turns to come can exceed."""
    if name == KERNELS:
        per_turn, unit = _SCORED + _KERNEL_STAGE * (rolls - 1) + _KERNEL_FIRST, np.finfo(np.float64).eps / 2
    else:
        per_turn, unit = _SCORED + _PLAIN_STAGE * rolls, np.finfo(PLAIN[name].dtype).eps / 2
    steps = per_turn * turns * float(unit)
    return steps / (1 - steps)


def measure(table: ValueTable, deepest: int = BOXES) -> Generator[StepsDone, None, Precision]:
    """Solve the turn states with no more than `deepest` open boxes exactly, and compare with all others.

    Yields how far it is (closing the generator cancels) and returns what was found.

    Args:
        table: the values of the kernels, for fair dice.
        deepest: 1 to 13; all of them take minutes.
    """
    rules, found = table.rules, []
    exact = yield from passed_on(solve(rules, WHOLE, deepest=deepest), _as(0, len(PLAIN) + 1))
    found.append(_compare(KERNELS, exact, lambda block: _values_of(table, block)))
    for number, (name, arithmetic) in enumerate(PLAIN.items()):
        plain = yield from passed_on(solve(rules, arithmetic, deepest=deepest), _as(number + 1, len(PLAIN) + 1))
        found.append(_compare(name, exact, plain.values.__getitem__))
    block, total = _deepest(exact)
    return Precision(
        rules,
        deepest,
        sum(1 for _ in _states(exact)),
        int(exact.values[block][total]),
        exact.denominator(block),
        tuple(found),
    )


def _as(number: int, count: int) -> Any:
    def share(progress: StepsDone) -> StepsDone:
        return StepsDone(progress.done + number * progress.total, progress.total * count)

    return share


def _values_of(table: ValueTable, block: Block) -> Array:
    here = turn_states.layout(table.rules)
    first = here.index(*block, 0)
    return table.values[first : first + here.totals]


def _deepest(exact: PlainTable) -> tuple[Block, int]:
    """Return the turn state with the most open boxes, the first there is: the empty card, if it was solved."""
    block = max(exact.values, key=lambda block: (open_boxes(block), tuple(-part for part in block)))
    return block, turn_states.layout(exact.rules).reachable_totals[block[2]][0]


def _states(exact: PlainTable) -> Iterator[tuple[Block, int]]:
    totals = turn_states.layout(exact.rules).reachable_totals
    for block in exact.values:
        if open_boxes(block):
            for total in totals[block[2]]:
                yield block, total


def _compare(name: str, exact: PlainTable, values: Any) -> Accuracy:
    """Hold values against the exact ones, without rounding anything more."""
    largest, where, squares, relative, count = 0.0, (0, 0, 0, 0), 0.0, 0.0, 0
    for block, total in _states(exact):
        numerator, denominator = int(exact.values[block][total]), exact.denominator(block)
        over, under = values(block)[total].as_integer_ratio()
        error = abs(over * denominator - numerator * under) / (under * denominator)
        if error > largest:
            largest, where = error, (*block, total)
        squares += error * error
        relative = max(relative, error * denominator / numerator)
        count += 1
    block, total = _deepest(exact)
    bound = relative_bound(name, exact.rules.rolls_per_turn, exact.deepest)
    return Accuracy(name, largest, where, sqrt(squares / count), relative, bound, float(values(block)[total]))
