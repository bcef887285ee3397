# SPDX-License-Identifier: MIT
"""A component is the share of a value that comes from one place: a category, the upper bonus, the Yahtzee bonuses.

With the endings e of a turn in state s, their chances w(e) under best play (`engine.turn.flow`), the points g_i(e)
that e scores at once in place i, and s(e) the turn state that it leads to, the expected points C_i still to come are

    C_i(s) = sum over e of w(e) * (g_i(e) + C_i(s(e)))             sum over i of C_i(s) = V(s)

and the variance of the points still to come is, as a sum of terms that are never negative,

    Var(s) = sum over e of w(e) * (Var(s(e)) + (x(e) - V(s))^2)    x(e) = all points of e + V(s(e))

The points of an ending hardly matter for what follows: 146 endings lead to no more than 44 next states. So their
chances are added up by next state first, for eight states at a time, and
then each state takes its share of the sixteen numbers (fifteen components and the variance) of every next state, which
are two machine words of eight.

States with the same future (`turn_states.equivalent_totals`) have the same components, so these are kept by class of
totals: row ``(yahtzee * 64 + lower) * 1640 + class``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine.rules import turn_states
from engine.rules.categories import Category
from engine.rules.scoring import UPPER_BONUS
from engine.runtime.compiling import compiled, inlined, inner
from engine.solving.value_kernels import each_group
from engine.turn import lanes
from engine.turn.endings import (
    ENDING_ALIKE,
    ENDING_BOX,
    ENDING_COUNT,
    ENDING_FILLING,
    ENDING_POINTS,
    ENDINGS,
    Ending,
    fill_box,
    is_open,
)
from engine.turn.flow import accumulate, clear, follow
from engine.turn.goals import gather
from engine.turn.lanes import LANES
from engine.turn.lattice import FloatArray

IntArray = np.ndarray[Any, np.dtype[np.int64]]

NUMBERS = 16
"""Numbers for each turn state: thirteen categories, then these three."""
UPPER_BONUS_NUMBER, YAHTZEE_BONUS_NUMBER, VARIANCE_NUMBER = 13, 14, 15
WORDS = NUMBERS // LANES
FOLLOW, WEIGH, STORE = range(3)
"""What `follow_blocks` is to do: find the endings, weigh them as well, write the components into the table as well."""


def _next_state(ending: Ending) -> tuple[Category, int]:
    """Return the box of an ending, and what matters of its points for what follows."""
    if ending.category.is_upper:
        return ending.category, ending.points
    return ending.category, 50 if ending.category is Category.YAHTZEE and ending.points else 0


_NEXT = sorted(set(map(_next_state, ENDINGS)))
_NEXT_COUNT = len(_NEXT)
_NEXT_BOX = np.array([category for category, _ in _NEXT], dtype=np.uint8)
_NEXT_POINTS = np.array([points for _, points in _NEXT], dtype=np.int64)
"""(44,) each: the next states, by the box that leads there and as many points as matter."""
_ENDING_NEXT = np.array([_NEXT.index(_next_state(ending)) for ending in ENDINGS], dtype=np.uint8)
"""(ENDING_COUNT,): the next state of each ending."""


class Classes(NamedTuple):
    """The classes of upper totals (`turn_states.equivalent_totals`), all int64.

    Those of the set u of filled upper boxes are ``class_start[u]`` up to ``class_start[u + 1]``; the upper totals of
    class c are ``members[member_start[c]:member_start[c + 1]]``, and the class of a total is
    ``class_of[u * 64 + total]``, -1 where there is none.
    """

    class_start: IntArray
    member_start: IntArray
    members: IntArray
    class_of: IntArray


def one_total(upper: int, total: int, class_of: IntArray) -> Classes:
    """Return classes that hold a single upper total, to do one turn state alone."""
    class_start = np.zeros(turn_states.UPPER_SETS + 1, dtype=np.int64)
    class_start[upper + 1 :] = 1
    return Classes(class_start, np.array([0, 1]), np.array([total]), class_of)


class Weights(NamedTuple):
    """The work space of one thread.

    `next_chances` (44, 8) holds the chances of the next states, `sums` (16, 8) what the turn itself adds to each
    number, by lane; `result` (16, 8) the sixteen numbers of each lane, two rows a lane.
    """

    next_chances: FloatArray
    sums: FloatArray
    result: FloatArray


def new_weights() -> Weights:
    """Return the work space of one thread."""
    return Weights(lanes.rows(_NEXT_COUNT), lanes.rows(NUMBERS), lanes.rows(LANES * WORDS))


@inner
def _ending_value(ending, alike_bonus, flow):
    """Return x(e): all points of an ending and the value that it leaves behind."""
    worth = lanes.load(flow.parts, np.intp(ENDING_FILLING[ending]))
    return lanes.add(worth, lanes.fill(alike_bonus if ENDING_ALIKE[ending] else 0.0))


@inner
def _weigh_endings(status, lower, upper, alike_bonus, flow, weights):
    """Write chances of the next states, points by category, Yahtzee bonus, and the variance between the endings."""
    next_chances, sums = weights.next_chances, weights.sums
    clear(next_chances)
    clear(sums)
    mean = lanes.fill(0.0)
    for ending in range(ENDING_COUNT):
        box = ENDING_BOX[ending]
        if is_open(status, lower, upper, box):
            chance = lanes.load(flow.endings, ending)
            mean = lanes.add(mean, lanes.multiply(chance, _ending_value(ending, alike_bonus, flow)))
            accumulate(next_chances, _ENDING_NEXT[ending], chance)
            accumulate(sums, box, lanes.multiply(chance, lanes.fill(ENDING_POINTS[ending])))
            if ENDING_ALIKE[ending]:
                accumulate(sums, YAHTZEE_BONUS_NUMBER, lanes.multiply(chance, lanes.fill(alike_bonus)))
    for ending in range(ENDING_COUNT):
        if is_open(status, lower, upper, ENDING_BOX[ending]):
            off = lanes.subtract(_ending_value(ending, alike_bonus, flow), mean)
            square = lanes.multiply(lanes.multiply(off, off), lanes.load(flow.endings, ending))
            accumulate(sums, VARIANCE_NUMBER, square)


@inner
def component_row(status, lower, upper, total, class_of):
    """Return the row of a turn state in a table of components."""
    return (status * turn_states.LOWER_SETS + lower) * turn_states.CLASS_COUNT + class_of[
        upper * turn_states.TOTALS + total
    ]


@inner
def _inherit(components, class_of, status, lower, upper, lane, tables, flow, weights):
    """Write the sixteen numbers of one lane: what the turn adds, and its share of the numbers of the next states."""
    total = flow.totals[lane]
    low, high = lanes.fill(0.0), lanes.fill(0.0)
    bonus_chance = 0.0
    for number in range(_NEXT_COUNT):
        chance = weights.next_chances[number, lane]
        box, points = np.intp(_NEXT_BOX[number]), _NEXT_POINTS[number]
        if chance > 0.0 and is_open(status, lower, upper, box):
            after_it, low_set, up_set, new_total, bonus = fill_box(
                status, lower, upper, total, box, points, tables.status_after_50
            )
            row = WORDS * component_row(after_it, low_set, up_set, new_total, class_of)
            low = lanes.add(low, lanes.multiply(lanes.fill(chance), lanes.load(components, row)))
            high = lanes.add(high, lanes.multiply(lanes.fill(chance), lanes.load(components, row + 1)))
            if bonus > 0:
                bonus_chance += chance
    weights.sums[UPPER_BONUS_NUMBER, lane] = UPPER_BONUS * bonus_chance
    lanes.store(weights.result, WORDS * lane, low)
    lanes.store(weights.result, WORDS * lane + 1, high)
    for number in range(NUMBERS):
        weights.result[WORDS * lane + number // LANES, number % LANES] += weights.sums[number, lane]


@inner
def _store(components, class_of, status, lower, upper, lane, flow, weights):
    """Write the sixteen numbers of one lane into the table of components."""
    row = WORDS * component_row(status, lower, upper, flow.totals[lane], class_of)
    for word in range(WORDS):
        lanes.store(components, row + word, lanes.load(weights.result, WORDS * lane + word))


@inlined
def _follow_group(task, status, lower, upper, first, count):
    goal, components, class_of, keep, rolls, purpose, tables, model, flow, weights = task
    if rolls > 0:
        follow(goal, status, lower, upper, keep, rolls, tables, model, flow)
    else:
        gather(goal, status, lower, upper, flow.totals, tables, flow.parts)
    if purpose >= WEIGH:
        alike_bonus = tables.yahtzee_bonus if status == turn_states.YAHTZEE_BONUS_AHEAD else 0.0
        _weigh_endings(status, lower, upper, alike_bonus, flow, weights)
        for lane in range(count):
            _inherit(components, class_of, status, lower, upper, lane, tables, flow, weights)
            if purpose == STORE:
                _store(components, class_of, status, lower, upper, lane, flow, weights)


@compiled
def follow_blocks(goal, components, blocks, start, stop, classes, keep, rolls, purpose, tables, model, flow, weights):
    """Follow best play through the turns of all turn states of `blocks[start:stop]`, one group of eight after another.

    It is the one entry point of explanations, tables of components and demons' answers: compiling a second one would
    take as long again. What is left in `flow` and `weights` is that of the last group.

    Args:
        goal: `goals.Points` with the table.
        components: (3 * 64 * 1640 * 2, 8) float64, two rows for each class of turn states. Those of every state with
            one box more filled must be there to `WEIGH`; those of the blocks are written to `STORE`.
        blocks, start, stop: as in `value_kernels.each_group`; no scorecard is full.
        classes: a `Classes`.
        keep, rolls: where the flow starts, as in `flow.follow`; no rolls to take ``flow.endings`` as they are.
        purpose: `FOLLOW`, `WEIGH` or `STORE`.
        tables: from `endings.rule_tables`.
        model: from `rolling.kernel_dice`.
        flow: from `flow.new_flow`.
        weights: from `new_weights`.
    """
    task = (goal, components, classes.class_of, keep, rolls, purpose, tables, model, flow, weights)
    by_class = (classes.class_start, classes.member_start, classes.members)
    each_group(_follow_group, task, blocks, start, stop, by_class, flow.totals)
