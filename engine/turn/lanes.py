# SPDX-License-Identifier: MIT
"""Lanes are eight float64 numbers that one machine instruction works on at once: eight turn states side by side.

numba leaves it to LLVM's loop vectorizer whether a loop over eight numbers becomes vector instructions, and the
aliasing checks it inserts cost more than such a short loop. Here the vector is a type of its own, so the kernels get
the instructions they ask for on every processor (LLVM splits the eight where registers are narrower), compile
quickly, and round exactly as scalar code would: no operation mixes lanes.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, models, register_model

from engine.rules.ties import EQUAL

LANES = 8
_VECTOR = ir.VectorType(ir.DoubleType(), LANES)
DOUBLE_BYTES = 8


_CACHE_LINE = 64


def rows(*shape: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Return float64 zeros of (*shape, LANES), each row in one line of the cache.

    numpy puts arrays anywhere: where every row lies across two lines, a solve takes half as long again.
    """
    count = math.prod(shape) * LANES
    room = np.zeros(count + _CACHE_LINE // DOUBLE_BYTES)
    start = -room.ctypes.data // DOUBLE_BYTES % (_CACHE_LINE // DOUBLE_BYTES)
    return room[start : start + count].reshape(*shape, LANES)


class LanesType(types.Type):
    """The numba type of eight float64 lanes; it lives only inside compiled code."""

    def __init__(self) -> None:
        super().__init__(name=f"lanes{LANES}")


@register_model(LanesType)
class _LanesModel(models.PrimitiveModel):
    def __init__(self, dmm: Any, fe_type: LanesType) -> None:
        super().__init__(dmm, fe_type, _VECTOR)


lanes = LanesType()


def data_of(context: Any, builder: ir.IRBuilder, array_type: Any, array: Any) -> ir.Value:
    """Return the pointer to the first number of an array."""
    return cgutils.create_struct_proxy(array_type)(context, builder, array).data


def row_pointer(context: Any, builder: ir.IRBuilder, array_type: Any, array: Any, row: ir.Value) -> ir.Value:
    """Address row `row` of a C-contiguous (n, LANES) float64 array as one vector; no bounds are checked."""
    data = data_of(context, builder, array_type, array)
    offset = builder.mul(row, ir.Constant(row.type, LANES))
    return builder.bitcast(builder.gep(data, [offset]), _VECTOR.as_pointer())


def to_intp(context: Any, builder: ir.IRBuilder, row_type: Any, row: ir.Value) -> ir.Value:
    """Cast an index of any integer type."""
    return context.cast(builder, row, row_type, types.intp)


def broadcast(builder: ir.IRBuilder, number: ir.Value) -> ir.Value:
    """Return the same number in every lane."""
    vector = ir.Constant(_VECTOR, ir.Undefined)
    for lane in range(LANES):
        vector = builder.insert_element(vector, number, ir.Constant(ir.IntType(32), lane))
    return vector


def constant(number: float) -> ir.Constant:
    """Return the same number in every lane."""
    return ir.Constant(_VECTOR, [ir.Constant(ir.DoubleType(), number)] * LANES)


def built(build: Callable[..., ir.Value], result: types.Type = lanes) -> Any:
    """Make what compiled code calls to have `build` put its instructions there, with the same arguments."""

    def apply(typing_context: Any, *kinds: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return build(builder, *arguments)

        return result(*kinds), codegen

    # numba goes by the names of the arguments.
    apply.__signature__ = inspect.signature(build)  # type: ignore[attr-defined]
    return intrinsic(apply)


def larger(builder: ir.IRBuilder, a: ir.Value, b: ir.Value) -> ir.Value:
    """Return the larger number of each lane; `b` where either is NaN."""
    return builder.select(builder.fcmp_ordered(">", a, b), a, b)


@intrinsic
def load(typing_context: Any, array: Any, row: Any) -> Any:
    """``load(array, row)``: the lanes of row `row` of a C-contiguous (n, LANES) float64 array."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        row_value = to_intp(context, builder, signature.args[1], arguments[1])
        pointer = row_pointer(context, builder, signature.args[0], arguments[0], row_value)
        return builder.load(pointer, align=DOUBLE_BYTES)

    return lanes(array, row), codegen


@intrinsic
def load_from(typing_context: Any, array: Any, start: Any) -> Any:
    """``load_from(array, start)``: eight neighbouring numbers of a C-contiguous (n,) float64 array, from `start` on."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        start_value = to_intp(context, builder, signature.args[1], arguments[1])
        data = data_of(context, builder, signature.args[0], arguments[0])
        pointer = builder.bitcast(builder.gep(data, [start_value]), _VECTOR.as_pointer())
        return builder.load(pointer, align=DOUBLE_BYTES)

    return lanes(array, start), codegen


@intrinsic
def store(typing_context: Any, array: Any, row: Any, value: Any) -> Any:
    """``store(array, row, value)``: write lanes into row `row` of a C-contiguous (n, LANES) float64 array."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        row_value = to_intp(context, builder, signature.args[1], arguments[1])
        pointer = row_pointer(context, builder, signature.args[0], arguments[0], row_value)
        builder.store(arguments[2], pointer, align=DOUBLE_BYTES)
        return context.get_dummy_value()

    return types.void(array, row, value), codegen


@intrinsic
def fill(typing_context: Any, value: Any) -> Any:
    """``fill(x)``: the same float64 in every lane."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return broadcast(builder, context.cast(builder, arguments[0], signature.args[0], types.float64))

    return lanes(value), codegen


_WHOLE = ir.VectorType(ir.IntType(64), LANES)


def _whole(context: Any, builder: ir.IRBuilder, number_type: Any, number: ir.Value) -> ir.Value:
    """Return a whole number in every lane."""
    value = context.cast(builder, number, number_type, types.int64)
    vector = builder.insert_element(ir.Constant(_WHOLE, ir.Undefined), value, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(vector, ir.Constant(_WHOLE, ir.Undefined), ir.Constant(_LANE_NUMBERS, [0] * LANES))


_LANE_NUMBERS = ir.VectorType(ir.IntType(32), LANES)


def _load_whole(context: Any, builder: ir.IRBuilder, array_type: Any, array: ir.Value) -> ir.Value:
    data = data_of(context, builder, array_type, array)
    return builder.load(builder.bitcast(data, _WHOLE.as_pointer()), align=DOUBLE_BYTES)


@intrinsic
def look_up(typing_context: Any, table: Any, start: Any, numbers: Any, more: Any, most: Any) -> Any:
    """``look_up(table, start, numbers, more, most)``: of each lane ``table[start + min(numbers[lane] + more, most)]``.

    `table` is (n,) float64 and `numbers` (LANES,) int64, both C-contiguous; no bounds are checked.
    """

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kinds = signature.args
        data = data_of(context, builder, kinds[0], arguments[0])
        data = builder.gep(data, [to_intp(context, builder, kinds[1], arguments[1])])
        numbers = _load_whole(context, builder, kinds[2], arguments[2])
        sums = builder.add(numbers, _whole(context, builder, kinds[3], arguments[3]))
        most = _whole(context, builder, kinds[4], arguments[4])
        places = builder.select(builder.icmp_signed("<", sums, most), sums, most)
        result = ir.Constant(_VECTOR, ir.Undefined)
        for lane in range(LANES):
            number = ir.Constant(ir.IntType(32), lane)
            value = builder.load(builder.gep(data, [builder.extract_element(places, number)]))
            result = builder.insert_element(result, value, number)
        return result

    return lanes(table, start, numbers, more, most), codegen


@intrinsic
def crossing(typing_context: Any, numbers: Any, more: Any, limit: Any, yes: Any, no: Any) -> Any:
    """``crossing(numbers, more, limit, yes, no)``: `yes` in the lanes that `more` brings from below to the limit."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kinds = signature.args
        numbers = _load_whole(context, builder, kinds[0], arguments[0])
        limit = _whole(context, builder, kinds[2], arguments[2])
        sums = builder.add(numbers, _whole(context, builder, kinds[1], arguments[1]))
        crosses = builder.and_(builder.icmp_signed("<", numbers, limit), builder.icmp_signed(">=", sums, limit))
        return builder.select(crosses, arguments[3], arguments[4])

    return lanes(numbers, more, limit, yes, no), codegen


def _is_any(builder: ir.IRBuilder, lanes_set: ir.Value, sign: str) -> ir.Value:
    """Return whether there is any set ("!=") or none ("==") among truth values, one for each lane."""
    bits = builder.bitcast(lanes_set, ir.IntType(LANES))
    return builder.icmp_unsigned(sign, bits, ir.Constant(bits.type, 0))


def _lane_of(builder: ir.IRBuilder, value: ir.Value, lane: ir.Value) -> ir.Value:
    return builder.extract_element(value, lane)


def _is_uniform(builder: ir.IRBuilder, value: ir.Value) -> ir.Value:
    of_first = ir.Constant(_LANE_NUMBERS, [0] * LANES)
    first_everywhere = builder.shuffle_vector(value, ir.Constant(_VECTOR, ir.Undefined), of_first)
    return _is_any(builder, builder.fcmp_unordered("!=", value, first_everywhere), "==")


def _lowest_bit(builder: ir.IRBuilder, word: ir.Value) -> ir.Value:
    return builder.cttz(word, ir.Constant(ir.IntType(1), True))


def _where_above(builder: ir.IRBuilder, left: ir.Value, right: ir.Value, this: ir.Value, other: ir.Value) -> ir.Value:
    return builder.select(builder.fcmp_ordered(">", left, right), this, other)


def _smaller(builder: ir.IRBuilder, a: ir.Value, b: ir.Value) -> ir.Value:
    return builder.select(builder.fcmp_ordered("<", a, b), a, b)


def _same(builder: ir.IRBuilder, left: ir.Value, right: ir.Value) -> ir.Value:
    bits = [builder.bitcast(value, _WHOLE) for value in (left, right)]
    return _is_any(builder, builder.icmp_signed("!=", *bits), "==")


def _any_set(builder: ir.IRBuilder, value: ir.Value) -> ir.Value:
    return _is_any(builder, builder.fcmp_unordered("!=", value, constant(0.0)), "!=")


def _first_set(builder: ir.IRBuilder, value: ir.Value) -> ir.Value:
    bits = builder.bitcast(builder.fcmp_unordered("!=", value, constant(0.0)), ir.IntType(LANES))
    return builder.zext(builder.cttz(bits, ir.Constant(ir.IntType(1), False)), ir.IntType(64))


def preferred_mark(
    builder: ir.IRBuilder, a: ir.Value, i: ir.Value, b: ir.Value, j: ir.Value, *, by_ratio: bool = False
) -> ir.Value:
    """Build what `preferred` does; by ratio, equal is what differs by no more than `EQUAL` times the smaller number."""
    difference, least = builder.fsub(a, b), constant(EQUAL)
    if by_ratio:
        sizes = [larger(builder, number, builder.fneg(number)) for number in (a, b)]
        # The smaller, for minus infinity stands where there is no option yet.
        least = builder.fmul(least, _smaller(builder, *sizes))
    not_less = builder.fcmp_ordered(">=", difference, builder.fneg(least))
    of_equals = builder.and_(not_less, builder.fcmp_ordered("<", i, j))
    return builder.select(builder.or_(builder.fcmp_ordered(">", difference, least), of_equals), i, j)


def _preferred(builder: ir.IRBuilder, a: ir.Value, i: ir.Value, b: ir.Value, j: ir.Value) -> ir.Value:
    return preferred_mark(builder, a, i, b, j)


add = built(lambda builder, a, b: builder.fadd(a, b))
subtract = built(lambda builder, a, b: builder.fsub(a, b))
multiply = built(lambda builder, a, b: builder.fmul(a, b))
divide = built(lambda builder, a, b: builder.fdiv(a, b))
maximum = built(larger)
minimum = built(_smaller)
"""``maximum(a, b)``, ``minimum(a, b)``: the larger or smaller number of each lane; `b` where either is NaN."""
where_above = built(_where_above)
"""``where_above(a, b, x, y)``: of each lane, x where a > b, else y (also where a or b is NaN)."""
preferred = built(_preferred)
"""``preferred(a, i, b, j)``: in each lane the mark, i or j, of the larger number; of equals the smaller mark.

Numbers that differ by no more than `ties.EQUAL` are equal.
"""
lane_of = built(_lane_of, types.float64)
"""``lane_of(a, lane)``: the number in a lane."""
is_uniform = built(_is_uniform, types.boolean)
"""``is_uniform(a)``: whether all lanes are equal; not where any is NaN."""
same = built(_same, types.boolean)
"""``same(a, b)``: whether all lanes of one are those of the other, bit by bit."""
any_set = built(_any_set, types.boolean)
"""``any_set(a)``: whether any lane is not 0."""
first_set = built(_first_set, types.intp)
"""``first_set(a)``: the number of the first lane that is not 0, LANES where there is none."""
lowest_bit = built(_lowest_bit, types.uint64)
"""``lowest_bit(word)``: the number of the lowest bit that is set in a uint64, which must not be 0."""
