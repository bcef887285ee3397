# SPDX-License-Identifier: MIT
"""A plain game is the whole game solved in any arithmetic, by arrays instead of compiled code.

It is what the solver (`engine.solving.solver`) does, with another turn (`engine.solving.plain_turn`): exact where that
one rounds. What a roll may score where comes from the same tables of the rules. A block are the turn states that share
the filled boxes; it has a column for each upper total, and several blocks share an array.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import field
from typing import Any

import numpy as np

from engine.rules import dice, turn_states
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.solving.layers import BOXES, layers_of
from engine.solving.plain_turn import (
    WHOLE,
    Arithmetic,
    Array,
    lattice,
    turn_denominator,
    value_of_turn,
)
from engine.turn import endings

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


def solve(
    rules: RuleSet = DEFAULT_RULES,
    arithmetic: Arithmetic = WHOLE,
    *,
    deepest: int = BOXES,
) -> Generator[StepsDone, None, PlainTable]:
    """Solve the game with fair dice.

    Yields how far it is (closing the generator cancels) and returns the table.

    Args:
        rules: the rule set.
        arithmetic: `WHOLE` for exact integers, which takes minutes for the whole game, or `Floats`, a tenth of that.
        deepest: the most open boxes of the turn states to solve.
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
