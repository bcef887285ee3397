# SPDX-License-Identifier: MIT
"""Lanes are eight float64 numbers that one machine instruction works on at once: eight turn states side by side.

numba leaves it to LLVM's loop vectorizer whether a loop over eight numbers becomes vector instructions, and the
aliasing checks it inserts cost more than such a short loop. Here the vector is a type of its own, so the kernels get
the instructions they ask for on every processor (LLVM splits the eight where registers are narrower), compile
quickly, and round exactly as scalar code would: no operation mixes lanes.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, models, register_model

LANES = 8
EQUAL = 1e-11
"""Values that differ by no more than this are equal to `preferred`: a hundred times what rounding does to them, and too
little to show in the ninth decimal of a sum over a game."""


_VECTOR = ir.VectorType(ir.DoubleType(), LANES)
_DOUBLE_BYTES = 8


class LanesType(types.Type):
    """The numba type of eight float64 lanes; it lives only inside compiled code."""

    def __init__(self) -> None:
        super().__init__(name=f"lanes{LANES}")


@register_model(LanesType)
class _LanesModel(models.PrimitiveModel):
    def __init__(self, dmm: Any, fe_type: LanesType) -> None:
        super().__init__(dmm, fe_type, _VECTOR)


lanes = LanesType()


def _row_pointer(context: Any, builder: ir.IRBuilder, array_type: Any, array: Any, row: ir.Value) -> ir.Value:
    """Address row `row` of a C-contiguous (n, LANES) float64 array as one vector; no bounds are checked."""
    from numba.core import cgutils

    data = cgutils.create_struct_proxy(array_type)(context, builder, array).data
    offset = builder.mul(row, ir.Constant(row.type, LANES))
    return builder.bitcast(builder.gep(data, [offset]), _VECTOR.as_pointer())


def _to_intp(context: Any, builder: ir.IRBuilder, row_type: Any, row: ir.Value) -> ir.Value:
    return context.cast(builder, row, row_type, types.intp)


@intrinsic
def load(typing_context: Any, array: Any, row: Any) -> Any:
    """``load(array, row)``: the lanes of row `row` of a C-contiguous (n, LANES) float64 array."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        row_value = _to_intp(context, builder, signature.args[1], arguments[1])
        pointer = _row_pointer(context, builder, signature.args[0], arguments[0], row_value)
        return builder.load(pointer, align=_DOUBLE_BYTES)

    return lanes(array, row), codegen


@intrinsic
def store(typing_context: Any, array: Any, row: Any, value: Any) -> Any:
    """``store(array, row, value)``: write lanes into row `row` of a C-contiguous (n, LANES) float64 array."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        row_value = _to_intp(context, builder, signature.args[1], arguments[1])
        pointer = _row_pointer(context, builder, signature.args[0], arguments[0], row_value)
        builder.store(arguments[2], pointer, align=_DOUBLE_BYTES)
        return context.get_dummy_value()

    return types.void(array, row, value), codegen


@intrinsic
def fill(typing_context: Any, value: Any) -> Any:
    """``fill(x)``: the same float64 in every lane."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number = context.cast(builder, arguments[0], signature.args[0], types.float64)
        vector = ir.Constant(_VECTOR, ir.Undefined)
        for lane in range(LANES):
            vector = builder.insert_element(vector, number, ir.Constant(ir.IntType(32), lane))
        return vector

    return lanes(value), codegen


def _lane_by_lane(operation: str) -> Any:
    """Make the intrinsic of a lane-by-lane floating-point operation named as in llvmlite's builder."""

    @intrinsic
    def apply(typing_context: Any, left: Any, right: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return getattr(builder, operation)(*arguments)

        return lanes(left, right), codegen

    return apply


add = _lane_by_lane("fadd")
subtract = _lane_by_lane("fsub")
multiply = _lane_by_lane("fmul")


@intrinsic
def where_above(typing_context: Any, left: Any, right: Any, this: Any, other: Any) -> Any:
    """``where_above(a, b, x, y)``: of each lane, x where a > b, else y (also where a or b is NaN)."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        above = builder.fcmp_ordered(">", arguments[0], arguments[1])
        return builder.select(above, arguments[2], arguments[3])

    return lanes(left, right, this, other), codegen


divide = _lane_by_lane("fdiv")


@intrinsic
def maximum(typing_context: Any, left: Any, right: Any) -> Any:
    """``maximum(a, b)``: the larger number of each lane; `b` where either is NaN."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.select(builder.fcmp_ordered(">", *arguments), *arguments)

    return lanes(left, right), codegen


@intrinsic
def minimum(typing_context: Any, left: Any, right: Any) -> Any:
    """``minimum(a, b)``: the smaller number of each lane; `b` where either is NaN."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.select(builder.fcmp_ordered("<", *arguments), *arguments)

    return lanes(left, right), codegen


@intrinsic
def preferred(typing_context: Any, left: Any, left_mark: Any, right: Any, right_mark: Any) -> Any:
    """``preferred(a, i, b, j)``: in each lane the mark, i or j, of the larger number; of equals the smaller mark.

    Numbers that differ by no more than `EQUAL` are equal: what is worth the same is rarely rounded the same.
    """

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        a, i, b, j = arguments
        difference = builder.fsub(a, b)
        not_less = builder.fcmp_ordered(">=", difference, _constant(-EQUAL))
        of_equals = builder.and_(not_less, builder.fcmp_ordered("<", i, j))
        return builder.select(builder.or_(builder.fcmp_ordered(">", difference, _constant(EQUAL)), of_equals), i, j)

    return lanes(left, left_mark, right, right_mark), codegen


def _constant(number: float) -> ir.Constant:
    return ir.Constant(_VECTOR, [ir.Constant(ir.DoubleType(), number)] * LANES)


def rows(count: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Return zeros (count, LANES), each row in a cache line of its own: one that lies in two takes twice as long."""
    size = count * LANES
    room = np.zeros(size + LANES)
    start = -room.ctypes.data // _DOUBLE_BYTES % LANES
    return room[start : start + size].reshape(count, LANES)
