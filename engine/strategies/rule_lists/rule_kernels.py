# SPDX-License-Identifier: MIT
"""A rule kernel says which rule of a list is the first that fits, and what it says.

Everything the dice decide is worked out beforehand (`rule_arrays`): for each number of rolls left and each row of
`endings.RuleTables.points` there is a list of the rules that fit the dice, with the keep or the box that each names.
What boxes are worth to the player comes after the rules, as how much the dice are wanted in each.

What remains are the boxes: a rule has clauses, and each of them needs one of its boxes open, or one filled. They are
the same for all dice of a turn state, and looked at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine.rules import dice
from engine.rules.categories import CATEGORIES, UPPER
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN, MOST_BOXES
from engine.rules.scoring import UPPER_BONUS_AT
from engine.runtime.compiling import inner
from engine.strategies.rule_lists.reading import MOST_CLAUSES, MOST_RULES
from engine.strategies.rule_lists.rule_list import RuleList
from engine.turn.endings import FACES, POINT_ROWS, RuleTables, open_boxes, points_row
from engine.turn.lattice import ROLL_COUNT, FloatArray

BOXES = len(CATEGORIES)
_ANY = (1 << MOST_BOXES) - 1
_ENOUGH_ALIKE = UPPER_BONUS_AT // sum(dice.FACES)
"""How many dice of every face earn the upper bonus."""
_IndexArray = np.ndarray[Any, np.dtype[np.uint16]]


class KernelRules(NamedTuple):
    """A rule list as the kernels take it.

    `starts` (5 * 300 + 1,) says by rolls left and row of points where the rules that fit the dice begin in `numbers`,
    in order, and in `actions`, what each says: a keep, or with no roll left a box. `clauses` (rules, 12, 2) are sets of
    boxes, of which one must be open, or one filled; those that say nothing have all boxes in both. `wanted` (2, 300,
    16) is how much more dice bring in a box than it is worth to the player, first where the upper bonus is earned or
    lost, then while it can still be earned; (0, 300, 16) if boxes are worth nothing in particular.
    """

    starts: np.ndarray[Any, np.dtype[np.int64]]
    numbers: _IndexArray
    actions: _IndexArray
    clauses: _IndexArray
    wanted: FloatArray


NO_RULES = KernelRules(
    np.zeros(MAX_ROLLS_PER_TURN * POINT_ROWS + 1, dtype=np.int64),
    np.zeros(1, dtype=np.uint16),
    np.zeros(1, dtype=np.uint16),
    np.full((1, MOST_CLAUSES, 2), _ANY, dtype=np.uint16),
    np.zeros((0, POINT_ROWS, MOST_BOXES)),
)
"""A list without rules."""


def dice_of_row(row: int) -> dice.Dice:
    """Return the dice that a row of `RuleTables.points` is about."""
    return dice.ROLLS[row] if row < ROLL_COUNT else ((row - ROLL_COUNT) % FACES + 1,) * dice.DICE_PER_ROLL


def rule_arrays(rules: RuleList | None, tables: RuleTables) -> KernelRules:
    """Return a rule list as the kernels take it, under the rules of `tables`; None is a list without rules."""
    if rules is None:
        return NO_RULES
    concrete = rules.rules
    starts, numbers, actions = [0], [], []
    for left, row in np.ndindex(MAX_ROLLS_PER_TURN, POINT_ROWS):
        if concrete and left < tables.rolls_per_turn:
            roll = dice_of_row(row)
            for number, rule in enumerate(concrete):
                if left:
                    keep = rule.keep(roll, left)
                    action = None if keep is None else dice.KEEP_INDEX[keep]
                else:
                    fits = rule.box is not None and rule.scores(roll, int(tables.points[row, rule.box]))
                    action = int(rule.box) if fits and rule.box is not None else None
                if action is not None:
                    numbers.append(number)
                    actions.append(action)
        starts.append(len(numbers))
    clauses = np.full((max(1, len(concrete)), MOST_CLAUSES, 2), _ANY, dtype=np.uint16)
    for number, rule in enumerate(concrete):
        for place, clause in enumerate(rule.clauses):
            boxes = sum(1 << box for box in set(clause.boxes))
            clauses[number, place] = (boxes, 0) if clause.is_open else (0, boxes)
    return KernelRules(
        np.array(starts, dtype=np.int64),
        np.array(numbers or [0], dtype=np.uint16),
        np.array(actions or [0], dtype=np.uint16),
        clauses,
        _wanted(rules, tables),
    )


def _wanted(rules: RuleList, tables: RuleTables) -> FloatArray:
    if not rules.worths:
        return NO_RULES.wanted
    worths = np.zeros(MOST_BOXES)
    worths[:BOXES] = rules.worths
    wanted = np.stack([tables.points - worths] * 2)
    for box in UPPER:
        wanted[1, :, box] += rules.pace * (tables.points[:, box] - _ENOUGH_ALIKE * box.face)
    return wanted


def new_marks() -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Return where `mark_rules` writes."""
    return np.zeros(MOST_RULES + 1, dtype=np.bool_)


@inner
def mark_rules(rules, tables, status, lower, upper, marks):
    """Write for every rule whether the boxes of a turn state allow it."""
    if rules.starts[-1] == 0:
        return
    open_set = open_boxes(tables, status, lower, upper)
    for number in range(len(rules.clauses)):
        fits = True
        for place in range(MOST_CLAUSES):
            if (open_set & rules.clauses[number, place, 0]) | (~open_set & rules.clauses[number, place, 1]) == 0:
                fits = False
        marks[number] = fits


@inner
def ruled(rules, marks, tables, status, lower, upper, roll, left):
    """Return the keep that the first rule that fits says with `left` rolls left, or the box if none is; -1 if none."""
    row = left * POINT_ROWS + points_row(tables, status, lower, upper, roll)
    for place in range(rules.starts[row], rules.starts[row + 1]):
        if marks[rules.numbers[place]]:
            return np.intp(rules.actions[place])
    return np.intp(-1)
