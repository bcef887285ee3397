# SPDX-License-Identifier: MIT
"""Unrolled: the steps of a turn written out one after the other, so that no row is looked up while they run.

They do what `engine.turn.lattice` and `engine.turn.policies` do in loops, operation for operation and to the last bit,
in half the time. But that is ten thousand instructions, a second of compiling for each kernel that has them, so
they are for kernels that run for seconds, those that solve for a goal.

What limits them is how much a processor can read in a cycle: nearly every operation reads a row from the first-level
cache, and rows are used too seldom, and too far apart, to be kept in registers. docs/benchmarks.md has the figures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from engine.rules import dice
from engine.runtime.compiling import compiled, inner
from engine.turn import lanes
from engine.turn.endings import HALVES
from engine.turn.lattice import CHILDREN, FIRST_ROLL, KEEP_COUNT, ROLL_COUNT

# Three faces show in 56 ways only: the best upper box is looked for 56 times in each half, and a roll then compares two
# of the results, instead of six boxes for each of the 252 rolls.
HALF_COUNTS = np.array(HALVES, dtype=np.uint16)
"""(56, 3): how often each of three faces can show."""
LOW_HALF = np.array([HALVES.index(dice.counts(roll)[:3]) for roll in dice.ROLLS], dtype=np.uint16)
HIGH_HALF = np.array([HALVES.index(dice.counts(roll)[3:]) for roll in dice.ROLLS], dtype=np.uint16)
"""(252,): row of `HALF_COUNTS` of faces 1-3 and 4-6 of each roll."""


_WORD = ir.IntType(64)


_LOW, _HIGH = _MIDDLES = 128, 384
"""Rows that all others are near to: how far from them fits into one byte of an instruction."""


class _Rows:
    """The rows of an array of lanes, while code is written; some are near to each of the pointers to `middles`."""

    def __init__(self, builder: ir.IRBuilder, pointers: Sequence[ir.Value], middles: Sequence[int]) -> None:
        self._builder, self._pointers, self._middles = builder, pointers, middles

    def _at(self, row: int) -> ir.Value:
        nearest = min(range(len(self._middles)), key=lambda number: abs(row - self._middles[number]))
        return self._builder.gep(self._pointers[nearest], [ir.Constant(_WORD, row - self._middles[nearest])])

    def load(self, row: int) -> ir.Value:
        """Write the instruction that loads a row."""
        return self._builder.load(self._at(row), align=lanes.DOUBLE_BYTES)

    def store(self, row: int, value: ir.Value) -> None:
        """Write the instruction that stores a row."""
        self._builder.store(value, self._at(row), align=lanes.DOUBLE_BYTES)


def _firsts(context: Any, builder: ir.IRBuilder, kinds: Any, arrays: Any) -> list[ir.Value]:
    """Return the pointers to the first rows of arrays."""
    first = ir.Constant(_WORD, 0)
    pairs = zip(kinds, arrays, strict=True)
    return [lanes.row_pointer(context, builder, kind, array, first) for kind, array in pairs]


def _on_rows(write: Callable[[ir.IRBuilder, _Rows, int], None], numbers: list[int]) -> Any:
    """Make the function that does what `write` writes for each of `numbers`, with an array of lanes."""

    @intrinsic
    def steps(typing_context: Any, low: Any, high: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            rows = _Rows(builder, _firsts(context, builder, signature.args, arguments), _MIDDLES)
            for number in numbers:
                write(builder, rows, number)
            return context.get_dummy_value()

        return types.void(low, high), codegen

    def do_steps(low, high):
        steps(low, high)

    return _named(do_steps, f"{write.__name__}_{numbers[0]}_{numbers[-1]}")


def _named(function: Callable[..., None], name: str) -> Any:
    """Return a function made of steps as one that kernels call, under a name that no other has.

    numba tells functions of one name apart by numbers that it counts up in each process. Code that is kept comes from
    several, and of two functions with one name and number the first that is loaded would do the work of both.
    """
    function.__name__ = function.__qualname__ = name
    return inner(function)


def _write_mean(builder: ir.IRBuilder, rows: _Rows, keep: int) -> None:
    """Write the step of `lattice.take_means` for a keep."""
    total = rows.load(int(CHILDREN[keep, 0]))
    for face in range(1, len(dice.FACES)):
        total = builder.fadd(total, rows.load(int(CHILDREN[keep, face])))
    rows.store(keep, builder.fmul(total, lanes.constant(1.0 / 6.0)))


def _write_best(builder: ir.IRBuilder, rows: _Rows, keep: int) -> None:
    """Write the step of `policies.take_best` for a keep."""
    best = rows.load(keep)
    for parent in dice.parents(dice.KEEPS[keep]):
        best = lanes.larger(builder, best, rows.load(dice.KEEP_INDEX[parent]))
    rows.store(keep, best)


def _write_share(builder: ir.IRBuilder, rows: _Rows, keep: int) -> None:
    """Write the step of `flow.share_out` for a keep: it takes what each smaller keep leaves to its children."""
    total = rows.load(keep)
    for parent in sorted(dice.KEEP_INDEX[parent] for parent in dice.parents(dice.KEEPS[keep])):
        total = builder.fadd(total, rows.load(parent))
    rows.store(keep, builder.fmul(total, lanes.constant(1.0 / 6.0)) if keep < FIRST_ROLL else total)


# In several functions: a compiler takes more than twice as long for one that is twice as long.
_KEEPS_DOWN, _KEEPS_UP = [*range(FIRST_ROLL)][::-1], [*range(1, KEEP_COUNT)]
_means = [_on_rows(_write_mean, keeps) for keeps in (_KEEPS_DOWN[:105], _KEEPS_DOWN[105:])]
_bests, _shares = (
    [_on_rows(write, _KEEPS_UP[start : start + 116]) for start in range(0, 461, 116)]
    for write in (_write_best, _write_share)
)
_means_of_most, _means_of_rest = _means
_best_1, _best_2, _best_3, _best_4 = _bests
_share_1, _share_2, _share_3, _share_4 = _shares


@inner
def take_means(work):
    """Give each keep that leaves something to roll the mean of its six children, from large keeps to small."""
    low, high = work[_LOW:], work[_HIGH:]
    _means_of_most(low, high)
    _means_of_rest(low, high)


@inner
def take_best(work):
    """Give each keep the best value among itself and all smaller keeps of it, from small keeps to large."""
    low, high = work[_LOW:], work[_HIGH:]
    _best_1(low, high)
    _best_2(low, high)
    _best_3(low, high)
    _best_4(low, high)


@inner
def share_out(chances):
    """Pass the chance of each keep down the lattice, a sixth to each child."""
    low, high = chances[_LOW:], chances[_HIGH:]
    lanes.store(chances, 0, lanes.multiply(lanes.load(chances, 0), lanes.fill(1.0 / 6.0)))
    _share_1(low, high)
    _share_2(low, high)
    _share_3(low, high)
    _share_4(low, high)
    for keep in range(FIRST_ROLL):
        lanes.store(chances, keep, lanes.fill(0.0))


_BY_LOW_HALF = sorted(range(ROLL_COUNT), key=lambda roll: (LOW_HALF[roll], roll))


def _scoring(rolls: list[int]) -> Any:
    """Make the function that puts together what rolls are worth when they are scored."""

    @intrinsic
    def steps(typing_context: Any, work: Any, low: Any, high: Any, lower: Any, lower_class: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            pointers = _firsts(context, builder, signature.args[:4], arguments[:4])
            work, low, high = (_Rows(builder, [pointer], [0]) for pointer in pointers[:3])
            half, best_low = -1, None
            for roll in rolls:
                if half != LOW_HALF[roll]:
                    half, best_low = int(LOW_HALF[roll]), low.load(int(LOW_HALF[roll]))
                place = ir.Constant(_WORD, roll)
                row = lanes.index_at(context, builder, signature.args[4], arguments[4], place)
                in_lower = builder.load(builder.gep(pointers[3], [row]), align=lanes.DOUBLE_BYTES)
                best = lanes.larger(builder, best_low, in_lower)
                best = lanes.larger(builder, high.load(int(HIGH_HALF[roll])), best)
                work.store(FIRST_ROLL + roll, best)
            return context.get_dummy_value()

        return types.void(work, low, high, lower, lower_class), codegen

    def do_steps(work, low, high, lower, lower_class):
        steps(work, low, high, lower, lower_class)

    return _named(do_steps, f"_score_{rolls[0]}_{rolls[-1]}")


_score_1, _score_2 = _scoring(_BY_LOW_HALF[:126]), _scoring(_BY_LOW_HALF[126:])


@inner
def score_plainly(tables, parts, work):
    """Write what each roll is worth when it is scored, jokers aside, from the parts of `backward_induction`."""
    low, high, lower = parts[tables.low_part :], parts[tables.high_part :], parts[tables.class_part :]
    _score_1(work, low, high, lower, tables.lower_class)
    _score_2(work, low, high, lower, tables.lower_class)


@compiled
def read_rows(work, loops):
    """Read all rows of `work` again and again, and write the largest number of each lane into the first.

    It does nothing else, so that the benchmark knows how many rows there can be read in a second.
    """
    a = b = c = d = lanes.fill(0.0)
    for _ in range(loops):
        for row in range(0, KEEP_COUNT - 3, 4):
            a = lanes.maximum(a, lanes.load(work, row))
            b = lanes.maximum(b, lanes.load(work, row + 1))
            c = lanes.maximum(c, lanes.load(work, row + 2))
            d = lanes.maximum(d, lanes.load(work, row + 3))
    lanes.store(work, 0, lanes.maximum(lanes.maximum(a, b), lanes.maximum(c, d)))
