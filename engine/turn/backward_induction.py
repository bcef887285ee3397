# SPDX-License-Identifier: MIT
"""Backwards through a turn: from what its endings are worth to what keeping is worth, roll by roll.

It is the recurrence of `engine.solving.kernels` for a group of eight lanes, and the only one: how dice answer
(`engine.turn.dice_models`), what is done with the options (`engine.turn.policies`; strategies do with them as they
please, `engine.strategies.following_kernels`) and what is played for (`engine.turn.goals`) are its parameters.

It begins with scoring, F_0: what a roll is worth with no roll left. F_0 is put together from parts that many rolls
share: what each filling of a box is worth with all that follows (`engine.turn.goals`), the best of the upper boxes of
faces 1-3, which depends only on how often these show (56 combinations), likewise 4-6, and the best of the lower boxes,
which depends only on the roll's points there (in Yahtzee 98 different rows). A roll is then the maximum of three
vectors. The six Yahtzees, for which jokers make the rules differ, are computed box by box. Which box the best one is, a
policy writes down.

The parts are rows of one (n, 8) work array, where `endings.RuleTables` says; the fillings come first.
"""

from __future__ import annotations

import numpy as np

from engine.rules import dice, turn_states
from engine.rules.scoring import RuleSet
from engine.runtime.compiling import by_type, inlined, inner
from engine.turn import lanes, unrolled
from engine.turn.dice_models import DemonDice, FairDice, take_keeps, watch
from engine.turn.endings import HALVES, NO_FILLING, YAHTZEE_FACE, YAHTZEE_ROLLS, open_boxes, points_row, rule_tables
from engine.turn.goals import aim, gather, with_bonus
from engine.turn.lattice import FIRST_ROLL, ROLL_COUNT
from engine.turn.policies import (
    NO_BOX,
    Best,
    BestUnrolled,
    Remembering,
    Shadow,
    View,
    box_mark,
    note_box,
    note_first,
    note_part,
    note_scores,
    noted_part,
    prefer,
    take_best,
)

# Three faces show in 56 ways only: the best upper box is looked for 56 times in each half, and a roll then compares two
# of the results, instead of six boxes for each of the 252 rolls.
HALF_COUNTS = np.array(HALVES, dtype=np.uint16)
"""(56, 3): how often each of three faces can show."""
LOW_HALF = np.array([HALVES.index(dice.counts(roll)[:3]) for roll in dice.ROLLS], dtype=np.uint16)
HIGH_HALF = np.array([HALVES.index(dice.counts(roll)[3:]) for roll in dice.ROLLS], dtype=np.uint16)
"""(252,): row of `HALF_COUNTS` of faces 1-3 and 4-6 of each roll."""


def part_count(rules: RuleSet) -> int:
    """Return how many rows of parts there are."""
    return int(rule_tables(rules).part_count)


@inlined
def _first_filling(open_set, tables, face):
    """Return the first filling of the upper box of a face (0 to 5), -1 if none is open."""
    box = tables.face_box[np.uintp(face)]
    return np.intp(tables.filling_start[np.uintp(box)]) if box >= 0 and (open_set >> box) & 1 else np.intp(-1)


@inlined
def _combine_half(policy, open_set, tables, parts, first_face, first_row):
    """Write the best open upper box among three faces, for each way in which they can show."""
    low = _first_filling(open_set, tables, first_face)
    middle = _first_filling(open_set, tables, first_face + 1)
    high = _first_filling(open_set, tables, first_face + 2)
    boxes = tables.face_box[first_face], tables.face_box[first_face + 1], tables.face_box[first_face + 2]
    for half in range(len(HALF_COUNTS)):
        best, mark = lanes.fill(-np.inf), lanes.fill(NO_BOX)
        if low >= 0:
            filling = low + np.intp(HALF_COUNTS[half, 0])
            best, mark = lanes.load(parts, filling), box_mark(policy, boxes[0], filling)
        if middle >= 0:
            filling = middle + np.intp(HALF_COUNTS[half, 1])
            value = lanes.load(parts, filling)
            mark = prefer(policy, value, box_mark(policy, boxes[1], filling), best, mark)
            best = lanes.maximum(value, best)
        if high >= 0:
            filling = high + np.intp(HALF_COUNTS[half, 2])
            value = lanes.load(parts, filling)
            mark = prefer(policy, value, box_mark(policy, boxes[2], filling), best, mark)
            best = lanes.maximum(value, best)
        lanes.store(parts, first_row + half, best)
        note_part(policy, first_row + half, mark)


@inlined
def _combine_lower(policy, open_set, tables, parts):
    """Write the best open lower box for each row of points in the lower boxes; a Yahtzee box counts as scratched."""
    # What scratching any open box is worth at best is the same for all rows: boxes with points are compared with that.
    least, scratched = lanes.fill(-np.inf), lanes.fill(NO_BOX)
    for place in range(tables.lower_count):
        box = tables.lower_box[np.uintp(place)]
        first = np.intp(tables.filling_start[np.uintp(box)])
        if (open_set >> np.int64(box)) & 1:
            value = lanes.load(parts, first)
            scratched = prefer(policy, value, box_mark(policy, box, first), least, scratched)
            least = lanes.maximum(value, least)
        else:
            # A filled box is never the best, so rows need not ask about it.
            for filling in range(first, np.intp(tables.filling_start[np.uintp(box + 1)])):
                lanes.store(parts, filling, lanes.fill(-np.inf))
    for count in range(tables.lower_count + 1):
        for row in range(tables.class_run[np.uintp(count)], tables.class_run[np.uintp(count + 1)]):
            best, mark = least, scratched
            for number in range(count):
                filling = np.intp(tables.class_filling[np.uintp(row), np.uintp(number)])
                value, box = lanes.load(parts, filling), tables.filling_box[np.uintp(filling)]
                mark = prefer(policy, value, box_mark(policy, box, filling), best, mark)
                best = lanes.maximum(value, best)
            lanes.store(parts, tables.class_part + row, best)
            note_part(policy, tables.class_part + row, mark)


@inner
def box_value(tables, parts, box, points):
    """Return what it is worth to score `points` in the open box `box` with all that follows, Yahtzee bonus aside."""
    return lanes.load(parts, np.intp(tables.filling_of[np.uintp(box), np.uintp(points)]))


@inlined
def _score_yahtzees(goal, policy, status, lower, upper, open_set, tables, parts, work):
    """Write F_0 of the six Yahtzees, box by box."""
    earns_bonus = status == turn_states.YAHTZEE_BONUS_AHEAD
    for face in range(6):
        roll = np.intp(YAHTZEE_ROLLS[face])
        row = points_row(tables, status, lower, upper, roll)
        best, mark = lanes.fill(-np.inf), lanes.fill(NO_BOX)
        left = np.uint64(open_set)
        while left != 0:
            box = lanes.lowest_bit(left)
            left &= left - np.uint64(1)
            filling = np.intp(tables.filling_rows[np.uintp(row), box])
            if filling != NO_FILLING:
                value = lanes.load(parts, filling)
                if earns_bonus:
                    value = with_bonus(goal, tables, parts, filling)
                mark = prefer(policy, value, box_mark(policy, box, filling), best, mark)
                best = lanes.maximum(value, best)
        lanes.store(work, FIRST_ROLL + roll, best)
        note_box(policy, roll, mark)


@inlined
def _put_together(policy, tables, parts, work):
    """Write what each roll is worth when it is scored, jokers aside, from the best of each part."""
    low_part, high_part, class_part = tables.low_part, tables.high_part, tables.class_part
    for roll in range(ROLL_COUNT):
        row = class_part + np.intp(tables.lower_class[np.uintp(roll)])
        best, mark = lanes.load(parts, row), noted_part(policy, row)
        for row in (low_part + np.intp(LOW_HALF[roll]), high_part + np.intp(HIGH_HALF[roll])):
            value = lanes.load(parts, row)
            mark = prefer(policy, value, noted_part(policy, row), best, mark)
            best = lanes.maximum(value, best)
        lanes.store(work, FIRST_ROLL + roll, best)
        note_box(policy, roll, mark)


@inner
def score_rolls(goal, policy, status, lower, upper, totals, tables, parts, work):
    """Write F_0 of every roll into the last 252 rows of `work`, and into `parts` what fillings are worth."""
    gather(goal, status, lower, upper, totals, tables, parts)
    open_set = open_boxes(tables, status, lower, upper)
    _combine_half(policy, open_set, tables, parts, 0, tables.low_part)
    _combine_half(policy, open_set, tables, parts, 3, tables.high_part)
    _combine_lower(policy, open_set, tables, parts)
    _put_together(policy, tables, parts, work)
    _score_yahtzees(goal, policy, status, lower, upper, open_set, tables, parts, work)


@inner
def score_first_rolls(goal, policy, status, lower, upper, tables, parts, work):
    """Put in `work` what rolls are worth at the first roll of a turn where a box scores more then.

    The last 252 rows of `work` are what the rolls are worth otherwise, kept or scored.
    """
    open_set, earns_bonus = open_boxes(tables, status, lower, upper), status == turn_states.YAHTZEE_BONUS_AHEAD
    for roll in range(ROLL_COUNT):
        row = np.uintp(points_row(tables, status, lower, upper, roll))
        best, mark = lanes.load(work, FIRST_ROLL + roll), lanes.fill(NO_BOX)
        for box in range(tables.boxes):
            points = tables.first_points[row, np.uintp(box)]
            if points > tables.points[row, np.uintp(box)] and (open_set >> box) & 1:
                filling = np.intp(tables.filling_of[np.uintp(box), np.uintp(points)])
                value = lanes.load(parts, filling)
                if earns_bonus and YAHTZEE_FACE[roll] >= 0:
                    value = with_bonus(goal, tables, parts, filling)
                mark = prefer(policy, value, box_mark(policy, box, filling), best, mark)
                best = lanes.maximum(value, best)
        lanes.store(work, FIRST_ROLL + roll, best)
        note_first(policy, roll, mark)


_FOR_THE_BEST = (Best, View, Shadow, Remembering)


@inlined
def go_back(goal, policy, status, lower, upper, totals, tables, model, parts, work, stages):
    """Write F_n of every roll into the last 252 rows of `work`, n being `stages`.

    `policy` may be a strategy that plays as well.
    """
    score(goal, policy, status, lower, upper, totals, tables, parts, work)
    begin(model, status, lower, upper, totals, tables, stages)
    for stage in range(stages):
        take_keeps(model, work, stage)
        watch(policy, model, work, stage, False)
        choose(policy, status, lower, upper, tables, work, stage)
    if tables.counts_first_rolls and stages == tables.rolls_per_turn - 1:
        look_at_first(goal, policy, status, lower, upper, tables, parts, work)


@by_type
def score(goal, policy, status, lower, upper, totals, tables, parts, work):
    """Write F_0 of every roll into the last 252 rows of `work`; a policy notes it."""

    def by_best(goal, policy, status, lower, upper, totals, tables, parts, work):
        score_rolls(goal, policy, status, lower, upper, totals, tables, parts, work)
        note_scores(policy, work)

    return by_best if issubclass(policy.instance_class, _FOR_THE_BEST) else None


@by_type
def look_at_first(goal, policy, status, lower, upper, tables, parts, work):
    """Take in what the first roll of a turn scores more in some boxes; a policy notes it."""

    def by_best(goal, policy, status, lower, upper, tables, parts, work):
        score_first_rolls(goal, policy, status, lower, upper, tables, parts, work)

    def not_at_all(goal, policy, status, lower, upper, tables, parts, work):
        pass

    return by_best if issubclass(policy.instance_class, _FOR_THE_BEST) else not_at_all


@by_type
def begin(model, status, lower, upper, totals, tables, stages):
    """Prepare `model` for a group of eight states."""

    def with_shadow(model, status, lower, upper, totals, tables, stages):
        fair, shadow = FairDice(0), model.shadow
        go_back(model.fair, shadow, status, lower, upper, totals, tables, fair, model.parts, model.work, stages)
        watch(shadow, fair, model.work, stages, True)

    def begin_nothing(model, status, lower, upper, totals, tables, stages):
        pass

    return with_shadow if model.instance_class is DemonDice else begin_nothing


@by_type
def choose(policy, status, lower, upper, tables, work, stage):
    """Turn K_n in `work`, n being `stage`, into F_n+1."""

    def best(policy, status, lower, upper, tables, work, stage):
        take_best(policy, work, stage)

    def best_unrolled(policy, status, lower, upper, tables, work, stage):
        unrolled.take_best(work)

    if policy.instance_class is BestUnrolled:
        return best_unrolled
    return best if issubclass(policy.instance_class, _FOR_THE_BEST) else None


@inner
def look(goal, status, lower, upper, totals, tables, view, work):
    """Fill `view` with best play for `goal`, with fair dice."""
    aim(goal, status, lower, upper, totals, tables)
    stages = tables.rolls_per_turn - 1
    go_back(goal, view, status, lower, upper, totals, tables, FairDice(0), view.parts, work, stages)
