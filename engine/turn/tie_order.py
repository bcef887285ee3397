# SPDX-License-Identifier: MIT
"""An order says which option is taken where a goal makes no difference: the one with the higher value.

Values are expected points of best play, so they are the same for all lanes of a group that stands in one turn state.
All its options are put in order once: fillings of boxes, and for each number of rolls left the keeps. What stands
further in front has the smaller number, and a policy that has an order takes the smaller number of what is equal
(`engine.turn.policies`). Values that are equal themselves are in the order that holds all over the engine
(`engine.rules.ties`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine.rules.rule_sets import MAX_ROLLS_PER_TURN
from engine.rules.ties import EQUAL
from engine.runtime.compiling import inner
from engine.turn import lanes
from engine.turn.endings import RuleTables, alike_bonus
from engine.turn.lattice import FIRST_ROLL, KEEP_COUNT, ROLL_COUNT, FloatArray, IntArray

_STAGES = MAX_ROLLS_PER_TURN - 1


class Order(NamedTuple):
    """The options of one turn state in order of their values.

    `fillings` (fillings,) float64 has the number of each filling and `filling_at` (fillings,) int64 the filling of each
    number; `filling_box` is the box of each filling. `keeps` (4, 462) and `keep_at` (4, 462) are the same for keeps, by
    the rolls left after it; whole rolls, which are no options, come last. `filling_values` and `keep_values` are what
    stands behind it, in points;
    `bonus` (1,) is what five of a kind earn besides.

    Scratch:
        scored: (252, 8) the value of the box that each roll is scored in.
        spare: (462,) int64.
    """

    fillings: FloatArray
    filling_at: IntArray
    filling_values: FloatArray
    filling_box: np.ndarray[Any, np.dtype[np.uint8]]
    keeps: FloatArray
    keep_at: IntArray
    keep_values: FloatArray
    bonus: FloatArray
    scored: FloatArray
    spare: IntArray


def new_order(tables: RuleTables) -> Order:
    """Return an order still to be made, for the rules of `tables`."""
    count = int(tables.filling_count)
    keeps = np.tile(np.arange(KEEP_COUNT), (_STAGES, 1))
    return Order(
        fillings=np.zeros(count),
        filling_at=np.zeros(count, dtype=np.int64),
        filling_values=np.zeros(count),
        filling_box=tables.filling_box[:count].copy(),
        keeps=keeps.astype(np.float64),
        keep_at=keeps,
        keep_values=np.zeros((_STAGES, KEEP_COUNT)),
        bonus=np.zeros(1),
        scored=lanes.rows(ROLL_COUNT),
        spare=np.zeros(KEEP_COUNT, dtype=np.int64),
    )


@inner
def _sort(values, count, found, spare, numbers):
    """Write the first `count` values in falling order into `found`, and the number of each into `numbers`."""
    for place in range(count):
        found[place] = place
    width = 1
    while width < count:
        for begin in range(0, count, 2 * width):
            middle, end = min(begin + width, count), min(begin + 2 * width, count)
            left, right = begin, middle
            for place in range(begin, end):
                # Of equals the left one, which comes first.
                takes_left = left < middle
                if takes_left and right < end:
                    takes_left = values[found[right]] <= values[found[left]] + EQUAL
                if takes_left:
                    spare[place] = found[left]
                    left += 1
                else:
                    spare[place] = found[right]
                    right += 1
        for place in range(count):
            found[place] = spare[place]
        width *= 2
    for place in range(count):
        numbers[found[place]] = place


@inner
def put_in_order(view, status, tables, order):
    """Put the options of a turn state in order.

    Args:
        view: from `backward_induction.look`, for best play in the turn state; its first lane is taken.
        status: of the Yahtzee box.
        tables: from `endings.rule_tables`.
        order: from `new_order`, out.
    """
    order.bonus[0] = alike_bonus(tables, status)
    count = len(order.fillings)
    for filling in range(count):
        order.filling_values[filling] = view.parts[filling, 0]
    _sort(order.filling_values, count, order.filling_at, order.spare, order.fillings)
    for stage in range(tables.rolls_per_turn - 1):
        for keep in range(FIRST_ROLL):
            order.keep_values[stage, keep] = view.keeps[stage, keep, 0]
        _sort(order.keep_values[stage], FIRST_ROLL, order.keep_at[stage], order.spare, order.keeps[stage])
