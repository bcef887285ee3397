# SPDX-License-Identifier: MIT
"""A component is the share of a value that comes from one place: a category, the upper bonus, the Yahtzee bonuses.

With the endings e of a turn in state s, their chances w(e) under best play (`engine.turn.flow`), the points g_i(e)
that e scores at once in place i, and s(e) the turn state that it leads to, the expected points C_i still to come are

    C_i(s) = sum over e of w(e) * (g_i(e) + C_i(s(e)))             sum over i of C_i(s) = V(s)

and the variance of the points still to come is, as a sum of terms that are never negative,

    Var(s) = sum over e of w(e) * (Var(s(e)) + (x(e) - V(s))^2)    x(e) = all points of e + V(s(e))

The points of an ending hardly matter for what follows: in Yahtzee 146 endings lead to no more than 44 next states. So
their chances are added up by next state first, for eight states at a time, and then each state takes its share of the
numbers (components and variance; sixteen in Yahtzee) of every next state, which are machine words of eight.

States with the same future (`turn_states.Layout.equivalent_totals`) have the same components, so these are kept by
class of totals: row ``(yahtzee * lower_sets + lower) * class_count + class``.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.rules import turn_states
from engine.rules.scoring import RuleSet
from engine.runtime.compiling import compiled, inlined, inner
from engine.solving.kernels import each_group
from engine.turn import lanes
from engine.turn.endings import alike_bonus, fill_box, open_boxes, rule_tables
from engine.turn.flow import accumulate, clear, follow
from engine.turn.goals import gather
from engine.turn.lanes import LANES
from engine.turn.lattice import FloatArray, IntArray

FOLLOW, WEIGH, STORE = range(3)
"""What `follow_blocks` is to do: find the endings, weigh them as well, write the components into the table as well."""


class Numbers(NamedTuple):
    """The numbers of a turn state: first those of its boxes, then these three, up to a whole number of words."""

    upper_bonus: int
    yahtzee_bonus: int
    variance: int

    @property
    def words(self) -> int:
        """How many machine words of eight they take."""
        return -(-(self.variance + 1) // LANES)

    @property
    def size(self) -> int:
        """How many there are, those included that fill the last word."""
        return self.words * LANES


def numbers_of(rules: RuleSet) -> Numbers:
    """Return where the numbers are; in Yahtzee there are sixteen."""
    boxes = len(rules.boxes)
    return Numbers(boxes, boxes + 1, boxes + 2)


class Classes(NamedTuple):
    """The classes of upper totals (`turn_states.Layout.equivalent_totals`), all int64.

    Those of the set u of filled upper boxes are ``class_start[u]`` up to ``class_start[u + 1]``; the upper totals of
    class c are ``members[member_start[c]:member_start[c + 1]]``, and the class of a total is
    ``class_of[u * totals + total]``, -1 where there is none.
    """

    class_start: IntArray
    member_start: IntArray
    members: IntArray
    class_of: IntArray


def one_total(rules: RuleSet, upper: int, total: int, class_of: IntArray) -> Classes:
    """Return classes that hold a single upper total, to do one turn state alone."""
    class_start = np.zeros(turn_states.layout(rules).upper_sets + 1, dtype=np.int64)
    class_start[upper + 1 :] = 1
    return Classes(class_start, np.array([0, 1]), np.array([total]), class_of)


class Weights(NamedTuple):
    """The work space of one thread.

    `next_chances` (next states, 8) holds the chances of the next states, `sums` (numbers, 8) what the turn itself adds
    to each number, by lane; `result` (8 * words, 8) the numbers of each lane, `words` rows a lane.
    """

    next_chances: FloatArray
    sums: FloatArray
    result: FloatArray


def new_weights(rules: RuleSet) -> Weights:
    """Return the work space of one thread."""
    numbers = numbers_of(rules)
    rows = int(rule_tables(rules).next_count), numbers.size, LANES * numbers.words
    return Weights(*(lanes.rows(count) for count in rows))


@inner
def _ending_value(tables, ending, alike, flow):
    """Return x(e): all points of an ending and the value that it leaves behind."""
    worth = lanes.load(flow.parts, np.intp(tables.ending_filling[np.uintp(ending)]))
    return lanes.add(worth, lanes.fill(alike if tables.ending_alike[np.uintp(ending)] else 0.0))


@inner
def _weigh_endings(open_set, alike, tables, flow, weights):
    """Write chances of the next states, points by category, Yahtzee bonus, and the variance between the endings."""
    next_chances, sums = weights.next_chances, weights.sums
    clear(next_chances)
    clear(sums)
    mean = lanes.fill(0.0)
    for ending in range(tables.ending_count):
        box = tables.ending_box[np.uintp(ending)]
        if (open_set >> np.int64(box)) & 1:
            chance = lanes.load(flow.endings, ending)
            mean = lanes.add(mean, lanes.multiply(chance, _ending_value(tables, ending, alike, flow)))
            accumulate(next_chances, np.intp(tables.ending_next[np.uintp(ending)]), chance)
            accumulate(sums, np.intp(box), lanes.multiply(chance, lanes.fill(tables.ending_points[np.uintp(ending)])))
            if tables.ending_alike[np.uintp(ending)]:
                accumulate(sums, tables.boxes + 1, lanes.multiply(chance, lanes.fill(alike)))
    for ending in range(tables.ending_count):
        if (open_set >> np.int64(tables.ending_box[np.uintp(ending)])) & 1:
            off = lanes.subtract(_ending_value(tables, ending, alike, flow), mean)
            square = lanes.multiply(lanes.multiply(off, off), lanes.load(flow.endings, ending))
            accumulate(sums, tables.boxes + 2, square)


@inner
def component_row(tables, status, lower, upper, total, class_of):
    """Return the row of a turn state in a table of components."""
    return (status * tables.lower_sets + lower) * tables.class_count + class_of[upper * tables.totals + total]


@inner
def _inherit(components, class_of, status, lower, upper, lane, open_set, tables, flow, weights):
    """Write the numbers of one lane: what the turn adds, and its share of the numbers of the next states."""
    total, words = flow.totals[lane], len(weights.sums) // LANES
    for word in range(words):
        lanes.store(weights.result, words * lane + word, lanes.fill(0.0))
    bonus_chance = 0.0
    for number in range(tables.next_count):
        chance = weights.next_chances[number, lane]
        box, points = np.intp(tables.next_box[np.uintp(number)]), tables.next_points[np.uintp(number)]
        if chance > 0.0 and (open_set >> box) & 1:
            after_it, low_set, up_set, new_total, bonus = fill_box(tables, status, lower, upper, total, box, points)
            row = words * component_row(tables, after_it, low_set, up_set, new_total, class_of)
            share = lanes.fill(chance)
            for word in range(words):
                accumulate(
                    weights.result, words * lane + word, lanes.multiply(share, lanes.load(components, row + word))
                )
            if bonus > 0:
                bonus_chance += chance
    weights.sums[tables.boxes, lane] = tables.upper_bonus * bonus_chance
    for number in range(words * LANES):
        weights.result[words * lane + number // LANES, number % LANES] += weights.sums[number, lane]


@inner
def _store(components, class_of, status, lower, upper, lane, tables, flow, weights):
    """Write the numbers of one lane into the table of components."""
    words = len(weights.sums) // LANES
    row = words * component_row(tables, status, lower, upper, flow.totals[lane], class_of)
    for word in range(words):
        lanes.store(components, row + word, lanes.load(weights.result, words * lane + word))


@inlined
def _follow_group(task, status, lower, upper, first, count):
    goal, components, class_of, keep, rolls, purpose, tables, model, flow, weights = task
    if rolls > 0:
        follow(goal, status, lower, upper, keep, rolls, tables, model, flow)
    else:
        gather(goal, status, lower, upper, flow.totals, tables, flow.parts)
    if purpose >= WEIGH:
        open_set = open_boxes(tables, status, lower, upper)
        _weigh_endings(open_set, alike_bonus(tables, status), tables, flow, weights)
        for lane in range(count):
            _inherit(components, class_of, status, lower, upper, lane, open_set, tables, flow, weights)
            if purpose == STORE:
                _store(components, class_of, status, lower, upper, lane, tables, flow, weights)


@compiled
def follow_blocks(goal, components, blocks, start, stop, classes, keep, rolls, purpose, tables, model, flow, weights):
    """Follow best play through the turns of all turn states of `blocks[start:stop]`, one group of eight after another.

    It is the one entry point of explanations, tables of components and demons' answers: compiling a second one would
    take as long again. What is left in `flow` and `weights` is that of the last group.

    `goal` is a `goals.Points`, `classes` a `Classes`. `keep` and `rolls` are where the flow starts, as in
    `flow.follow`; with no rolls ``flow.endings`` are taken as they are. `components` (n, 8) float64 are the words of
    each class of turn states, one after the other: those of every state with one box more filled must be there to
    `WEIGH`, those of the blocks are written to `STORE`.
    """
    task = (goal, components, classes.class_of, keep, rolls, purpose, tables, model, flow, weights)
    by_class = (classes.class_start, classes.member_start, classes.members)
    each_group(_follow_group, task, blocks, start, stop, by_class, flow.totals)
