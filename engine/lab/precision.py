# SPDX-License-Identifier: MIT
"""Precision: how many digits of the values are right, measured against exact integers, and why it cannot be fewer.

The exact values are those of a plain game in whole numbers: with n boxes to come, a value is an
integer over 6^(5 * rolls * n). What the kernels and others make of the same turn states is compared with them, one by
one.

It cannot go wrong far. Nothing is ever subtracted: points, chances and values are never negative, and the larger of two
numbers is no less exact than they are. So each operation adds to the *relative* error no more than u = 2^-53 (for
float64), and a value that takes k operations one after the other is off by no more than k u / (1 - k u) of itself
(Higham, Accuracy and Stability of Numerical Algorithms, chapter 3). In the kernels a turn of three rolls has 140 of
them: 3 additions when a roll is scored, twice 5 * 7 in the lattice (five additions, a product, and 1/6 itself, which is
rounded), 67 in the mean over the first roll. In a whole game these are 1,820, so par is right within 5.2e-11 at worst;
for float32 that bound is 0.028.

A plain game is the whole game solved in any arithmetic, by arrays instead of compiled code.

It is what the solver (`engine.solving.solver`) does, with another turn (`engine.solving.reference`): exact where that
one rounds. What a roll may score where comes from the same tables of the rules. A block are the turn states that share
the filled boxes; it has a column for each upper total, and several blocks share an array.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import field
from math import floor, log10, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.rules import dice, turn_states
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone, passed_on
from engine.solving.layers import BOXES, layers_of
from engine.solving.reference import WHOLE, Arithmetic, Array, Floats, lattice, turn_denominator, value_of_turn
from engine.solving.value_table import ValueTable
from engine.turn import endings

if TYPE_CHECKING:
    from engine.lab.certify import Certificate

_YAHTZEES = np.array(endings.YAHTZEE_FACE) >= 0
# The plain functions behind the compiled ones, which only compiled code can call.
_filled, _open_boxes, _points_row = (one.py_func for one in (endings.filled, endings.open_boxes, endings.points_row))
_COLUMNS = 512  # as many situations in one array as stay in the cache


Block = tuple[int, int, int]
"""The filled boxes of a turn state: (yahtzee, lower, upper)."""


@dataclass
class PlainTable:
    """The values of all turn states with no more open boxes than `deepest`.

    `values` has for each block the values by upper total, 0 to the threshold; where no game can get to, what stands
    there means nothing. Those of `WHOLE` are integers, to be divided by `denominator`.
    """

    rules: RuleSet
    arithmetic: Arithmetic
    deepest: int
    values: dict[Block, Array] = field(default_factory=dict)

    def denominator(self, block: Block) -> int:
        """Return what the values of a block are to be divided by; 1 for floating-point numbers."""
        if self.arithmetic is not WHOLE:
            return 1
        return turn_denominator(lattice(), self.rules.rolls_per_turn) ** open_boxes(block)


def open_boxes(block: Block) -> int:
    """Return the number of open boxes of a block."""
    yahtzee, lower, upper = block
    return BOXES - (yahtzee != turn_states.YAHTZEE_OPEN) - lower.bit_count() - upper.bit_count()


class _Scoring:
    """What rolls are worth when they are scored, block by block."""

    def __init__(self, table: PlainTable) -> None:
        self._table = table
        self._rules, self._layout = table.rules, turn_states.layout(table.rules)
        self._tables = endings.rule_tables(table.rules)

    @property
    def totals(self) -> int:
        """How many upper totals are told apart."""
        return self._layout.totals

    def classes(self, block: Block) -> tuple[tuple[int, ...], ...]:
        """Return the upper totals that a block can have, in classes with the same future: a column each."""
        return self._layout.equivalent_totals[block[2]]

    def scored(self, block: Block) -> Array:
        """Return (252, columns) what each roll is worth when it is scored, as a multiple of the next denominator."""
        rows = [_points_row(self._tables, *block, roll) for roll in range(len(dice.ROLLS))]
        points = np.asarray(self._tables.points)[rows].astype(int)
        totals = np.array([members[0] for members in self.classes(block)], dtype=np.intp)
        best: Array | None = None
        for box in self._rules.categories:
            if int(_open_boxes(self._tables, *block)) >> box & 1:
                value = self._box(block, box, points[:, box], totals)
                best = value if best is None else np.maximum(best, value)
        assert best is not None
        if block[0] == turn_states.YAHTZEE_BONUS_AHEAD:
            bonus = self._numbers(self._table.rules.yahtzee_bonus, block)
            best[_YAHTZEES] = best[_YAHTZEES] + bonus
        return best

    def _box(self, block: Block, box: int, points: Array, totals: Array) -> Array:
        """Return (252, columns) what each roll is worth in an open box, Yahtzee bonus aside."""
        different, which = np.unique(points, return_inverse=True)
        return np.array([self._filling(block, box, int(one), totals) for one in different])[which]

    def _filling(self, block: Block, box: int, points: int, totals: Array) -> Array:
        if points < 0:  # the rules forbid it
            return self._numbers(np.full(len(totals), -1), block)
        yahtzee, lower, upper = _filled(self._tables, *block, box, points)
        values = self._table.values[int(yahtzee), int(lower), int(upper)]
        if not self._rules.categories[box].is_upper:
            return values[totals] + self._numbers(points, block)
        at = self._layout.bonus_at
        new = np.minimum(totals + points, at)
        earned = (totals < at) & (new >= at)
        gain = self._numbers(points + self._rules.upper_bonus * earned.astype(int), block)
        return values[new] + gain

    def _numbers(self, points: Any, block: Block) -> Array:
        """Return points in the arithmetic, as many times as large as the values that follow the block."""
        arithmetic = self._table.arithmetic
        numbers = np.asarray(points).astype(arithmetic.dtype)
        if arithmetic is not WHOLE:
            return numbers
        return numbers * turn_denominator(lattice(), self._table.rules.rolls_per_turn) ** (open_boxes(block) - 1)


def solve_plainly(
    rules: RuleSet = DEFAULT_RULES,
    arithmetic: Arithmetic = WHOLE,
    *,
    deepest: int = BOXES,
) -> Generator[StepsDone, None, PlainTable]:
    """Solve the turn states with no more open boxes than `deepest`, with fair dice.

    In exact integers (`WHOLE`) the whole game takes minutes, in `Floats` a tenth of that.
    """
    table = PlainTable(rules, arithmetic, deepest)
    scoring = _Scoring(table)
    layers = layers_of(rules)
    for yahtzee, lower, upper in layers[BOXES].tolist():
        table.values[yahtzee, lower, upper] = np.zeros(scoring.totals, dtype=int).astype(arithmetic.dtype)
    work = [layers[BOXES - count] for count in range(1, deepest + 1)]
    total, done = sum(map(len, work)), 0
    for layer in work:
        for blocks in _together([(y, lower, u) for y, lower, u in layer.tolist()], scoring):
            _solve_blocks(table, scoring, blocks)
            done += len(blocks)
            yield StepsDone(done, total)
    return table


def _together(layer: list[Block], scoring: _Scoring) -> Iterator[list[Block]]:
    """Yield the blocks of a layer, as many at a time as fill an array."""
    some: list[Block] = []
    columns = 0
    for block in layer:
        some.append(block)
        columns += len(scoring.classes(block))
        if columns >= _COLUMNS:
            yield some
            some, columns = [], 0
    if some:
        yield some


def _solve_blocks(table: PlainTable, scoring: _Scoring, blocks: list[Block]) -> None:
    scored = np.concatenate([scoring.scored(block) for block in blocks], axis=1)
    found = value_of_turn(scored, table.rules.rolls_per_turn, lattice(), table.arithmetic)
    first = 0
    for block in blocks:
        values = np.zeros(scoring.totals, dtype=int).astype(table.arithmetic.dtype)
        for members in scoring.classes(block):
            values[list(members)] = found[first]
            first += 1
        table.values[block] = values


_DIGITS = 50
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


def decimal_of(found: Precision | Certificate) -> str:
    """Return the exact value as a decimal number with fifty digits, rounded down."""
    whole, rest = divmod(found.numerator, found.denominator)
    return f"{whole}.{rest * 10**_DIGITS // found.denominator:0{_DIGITS}d}"


def relative_bound(name: str, rolls: int, turns: int) -> float:
    """Return the relative error that no value with this many turns to come can exceed."""
    if name == KERNELS:
        per_turn, unit = _SCORED + _KERNEL_STAGE * (rolls - 1) + _KERNEL_FIRST, np.finfo(np.float64).eps / 2
    else:
        per_turn, unit = _SCORED + _PLAIN_STAGE * rolls, np.finfo(PLAIN[name].dtype).eps / 2
    steps = per_turn * turns * float(unit)
    return steps / (1 - steps)


def measure(table: ValueTable, deepest: int = BOXES) -> Generator[StepsDone, None, Precision]:
    """Solve the turn states with no more than `deepest` open boxes exactly, and compare the table and others."""
    rules, found = table.rules, []
    exact = yield from passed_on(solve_plainly(rules, WHOLE, deepest=deepest), _as(0, len(PLAIN) + 1))
    found.append(_compare(KERNELS, exact, lambda block: _values_of(table, block)))
    for number, (name, arithmetic) in enumerate(PLAIN.items()):
        plain = yield from passed_on(solve_plainly(rules, arithmetic, deepest=deepest), _as(number + 1, len(PLAIN) + 1))
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
