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

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from engine.rules import dice
from engine.runtime.compiling import compiled, inner
from engine.turn import lanes
from engine.turn.lattice import CHILDREN, FIRST_ROLL, KEEP_COUNT

_WORD = ir.IntType(64)
_LOW, _HIGH = _MIDDLES = 128, 384
"""Rows that all others are near to: how far from them fits into one byte of an instruction."""


class _Rows:
    """The rows of an array of lanes, while code is written, by the pointers to `_MIDDLES`."""

    def __init__(self, builder: ir.IRBuilder, pointers: Sequence[ir.Value]) -> None:
        self._builder, self._pointers = builder, pointers

    def _at(self, row: int) -> ir.Value:
        nearest = min(range(2), key=lambda number: abs(row - _MIDDLES[number]))
        return self._builder.gep(self._pointers[nearest], [ir.Constant(_WORD, row - _MIDDLES[nearest])])

    def load(self, row: int) -> ir.Value:
        """Write the instruction that loads a row."""
        return self._builder.load(self._at(row), align=lanes.DOUBLE_BYTES)

    def store(self, row: int, value: ir.Value) -> None:
        """Write the instruction that stores a row."""
        self._builder.store(value, self._at(row), align=lanes.DOUBLE_BYTES)


def _on_rows(write: Callable[[ir.IRBuilder, _Rows, int], None], numbers: list[int]) -> Any:
    """Make the function that does what `write` writes for each of `numbers`, with an array of lanes."""

    @intrinsic
    def steps(typing_context: Any, low: Any, high: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            first, pairs = ir.Constant(_WORD, 0), zip(signature.args, arguments, strict=True)
            rows = _Rows(builder, [lanes.row_pointer(context, builder, *pair, first) for pair in pairs])
            for number in numbers:
                write(builder, rows, number)
            return context.get_dummy_value()

        return types.void(low, high), codegen

    def do_steps(low, high):
        steps(low, high)

    # numba tells functions of one name apart by numbers that it counts up in each process. Code that is kept comes from
    # several, and of two functions with one name and number the first that is loaded would do the work of both.
    do_steps.__name__ = do_steps.__qualname__ = f"{write.__name__}_{numbers[0]}_{numbers[-1]}"
    return inner(do_steps)


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
