# SPDX-License-Identifier: MIT
"""An ending is one way in which a turn can end: a box, its points, and whether the dice were five alike.

What follows a turn depends on nothing else. Which endings a roll may choose from, the rules say: `RuleTables` has them
as arrays, worked out once by asking `engine.rules.scoring`, so that no rule is written a second time for the kernels.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from engine.rules import dice, turn_states
from engine.rules.categories import CATEGORIES, LOWER, UPPER, Category
from engine.rules.scoring import UPPER_BONUS, RuleSet, allowed_points, is_yahtzee, joker_points, plain_points
from engine.runtime.compiling import inlined, inner
from engine.turn.lattice import ROLL_COUNT, FloatArray

NOT_ALLOWED = -1.0
_KEPT = 16  # rule sets
FIRST_LOWER = len(UPPER)
_UPPER_BONUS_AT = turn_states.TOTALS - 1
YAHTZEE_BOX = int(Category.YAHTZEE)
LOWER_BUT_YAHTZEE = [category for category in LOWER if category is not Category.YAHTZEE]
"""The lower boxes that take the same points whatever stands elsewhere."""

YAHTZEE_ROLLS = np.array([i for i, roll in enumerate(dice.ROLLS) if is_yahtzee(roll)], dtype=np.uint16)
"""(6,): the six Yahtzees among the rolls, by face."""
YAHTZEE_FACE = np.array([roll[0] - 1 if is_yahtzee(roll) else -1 for roll in dice.ROLLS])
"""(252,): 0 to 5 for the Yahtzees, -1 for the other rolls."""

BOX_BIT = np.array([turn_states.LOWER_BITS.get(category, 0) for category in CATEGORIES], dtype=np.uint16)
"""(13,): the bit of each lower box in a turn state."""


class RuleTables(NamedTuple):
    """The rules as the kernels see them.

    `points` (300, 13) holds what a roll may score in each box, `NOT_ALLOWED` where the rules forbid it: a row for
    each of the 252 rolls, then 48 rows that stand in for the Yahtzees, by: Yahtzee box filled, matching upper box
    open, any lower box open, face. `yahtzee_bonus` is earned in the states with a bonus ahead; `status_after_50` is
    the ``yahtzee`` part of the turn state once 50 stands in the box.
    """

    points: FloatArray
    yahtzee_bonus: float
    status_after_50: int
    rolls_per_turn: int


# Kept, for every thread asks in every layer of a solve, and an answer takes longer than many a layer.
@lru_cache(maxsize=_KEPT)
def rule_tables(rules: RuleSet) -> RuleTables:
    """Return the tables of `rules`, worked out by asking `engine.rules.scoring` about each kind of scorecard."""
    points = np.full((2, 2, 2, 6, 13), NOT_ALLOWED)
    for filled, matching_open, lower_open, face in np.ndindex(2, 2, 2, 6):
        scores = {} if matching_open else {UPPER[face]: 0}
        if not lower_open:
            scores |= dict.fromkeys(LOWER_BUT_YAHTZEE, 0)
        if filled:
            scores[Category.YAHTZEE] = 0
        allowed = allowed_points(rules, scores, (face + 1,) * dice.DICE_PER_ROLL)
        for category, value in allowed.items():
            points[filled, matching_open, lower_open, face, category] = value
    plain = np.array([[plain_points(c, roll) for c in CATEGORIES] for roll in dice.ROLLS], dtype=np.float64)
    status_after_50 = turn_states.YAHTZEE_BONUS_AHEAD if rules.yahtzee_bonus else turn_states.YAHTZEE_FILLED
    rows = np.concatenate([plain, points.reshape(48, 13)])
    return RuleTables(rows, float(rules.yahtzee_bonus), status_after_50, rules.rolls_per_turn)


@inner
def is_open(status, lower, upper, box):
    """Return whether box `box` (0 to 12) is open in the turn state."""
    if box < FIRST_LOWER:
        return (upper >> box) & 1 == 0
    if box == YAHTZEE_BOX:
        return status == turn_states.YAHTZEE_OPEN
    return (lower >> BOX_BIT[box]) & 1 == 0


@inner
def points_row(status, lower, upper, roll):
    """Return the row of `RuleTables.points` that holds what `roll` may score in the turn state."""
    face = YAHTZEE_FACE[roll]
    if face < 0:
        return np.intp(roll)
    filled = 0 if status == turn_states.YAHTZEE_OPEN else 1
    matching_open = 1 - ((upper >> face) & 1)
    lower_open = 1 if lower != turn_states.LOWER_SETS - 1 else 0
    return ROLL_COUNT + ((filled * 2 + matching_open) * 2 + lower_open) * 6 + face


@inner
def filled(status, lower, upper, box, points, status_after_50):
    """Return the filled boxes once `box` holds `points`: status, lower, upper."""
    if box < FIRST_LOWER:
        return status, lower, upper | (1 << np.int64(box))
    if box == YAHTZEE_BOX:
        return np.int64(status_after_50 if points > 0 else turn_states.YAHTZEE_FILLED), lower, upper
    return status, lower | (1 << np.int64(BOX_BIT[box])), upper


@inner
def added(total, box, points):
    """Return the upper total once `box` holds `points`, and the upper bonus that this earns."""
    if box >= FIRST_LOWER:
        return total, 0
    after = total + points
    if after < _UPPER_BONUS_AT:
        return after, 0
    return _UPPER_BONUS_AT, UPPER_BONUS if total < _UPPER_BONUS_AT else 0


@inner
def fill_box(status, lower, upper, total, box, points, status_after_50):
    """Return the turn state once `box` holds `points` (status, lower, upper, total), and the upper bonus this earns."""
    total, bonus = added(total, box, points)
    status, lower, upper = filled(status, lower, upper, box, points, status_after_50)
    return status, lower, upper, total, bonus


@inlined
def block_of(status, lower, upper):
    """Return the number of the block of turn states that share the filled boxes."""
    return (status * turn_states.LOWER_SETS + lower) * turn_states.UPPER_SETS + upper


@inner
def state_at(index):
    """Return the turn state with an index (`turn_states.turn_state_index`): status, lower, upper, total."""
    block = index // turn_states.TOTALS
    above = block // turn_states.UPPER_SETS
    boxes = (above // turn_states.LOWER_SETS, above % turn_states.LOWER_SETS, block % turn_states.UPPER_SETS)
    return boxes[0], boxes[1], boxes[2], index % turn_states.TOTALS


class Ending(NamedTuple):
    """One way in which a turn can end: `points` in `category`; `alike` if the dice were five of one face.

    Scoring five alike earns a Yahtzee bonus in the turn states that have one ahead.
    """

    category: Category
    points: int
    alike: bool


def _endings() -> tuple[Ending, ...]:
    found = set()
    for roll in dice.ROLLS:
        for category in CATEGORIES:
            found.add(Ending(category, plain_points(category, roll), is_yahtzee(roll)))
            if is_yahtzee(roll):
                found.add(Ending(category, joker_points(category, roll), True))
    return tuple(sorted(found))


ENDINGS = _endings()
"""Every way in which a turn can end, by category and points; row e of `Flow.endings` belongs to ``ENDINGS[e]``."""
ENDING_COUNT = len(ENDINGS)
ENDING_BOX = np.array([ending.category for ending in ENDINGS], dtype=np.uint8)
ENDING_POINTS = np.array([ending.points for ending in ENDINGS], dtype=np.float64)
ENDING_ALIKE = np.array([ending.alike for ending in ENDINGS], dtype=np.bool_)
"""(ENDING_COUNT,) each: `ENDINGS` as kernels take it."""

FILLINGS = tuple(sorted({(e.category, e.points) for e in ENDINGS} | {(category, 0) for category in CATEGORIES}))
"""Every way to fill a box, (category, points): an ending without the Yahtzee bonus. Of each box 0 comes first."""
FILLING_COUNT = len(FILLINGS)
FILLING_BOX = np.array([category for category, _ in FILLINGS], dtype=np.uint8)
FILLING_POINTS = np.array([points for _, points in FILLINGS], dtype=np.int64)
"""(FILLING_COUNT,) each: `FILLINGS` as kernels take it."""
FILLING_START = np.searchsorted(FILLING_BOX, np.arange(len(CATEGORIES) + 1)).astype(np.uint16)
"""(14,): where the fillings of each box start."""
FILLING_OF = np.zeros((len(CATEGORIES), 1 + int(FILLING_POINTS.max())), dtype=np.uint16)
"""(13, 51): the filling of a box with some points; 0 where there is none."""
FILLING_OF[FILLING_BOX, FILLING_POINTS] = np.arange(FILLING_COUNT)
ENDING_FILLING = FILLING_OF[ENDING_BOX, ENDING_POINTS.astype(np.int64)]
"""(ENDING_COUNT,): the filling of each ending."""


@lru_cache(maxsize=_KEPT)
def ending_rows(rules: RuleSet) -> np.ndarray[Any, np.dtype[np.uint16]]:
    """Return the ending that each entry of the table of points leads to; 0 where scoring is not allowed."""
    tables = rule_tables(rules)
    number = {ending: row for row, ending in enumerate(ENDINGS)}
    rows = np.zeros(tables.points.shape, dtype=np.uint16)
    for (row, box), points in np.ndenumerate(tables.points):
        if points != NOT_ALLOWED:
            alike = row >= ROLL_COUNT or bool(YAHTZEE_FACE[row] >= 0)
            rows[row, box] = number[Ending(CATEGORIES[box], int(points), alike)]
    return rows
