# SPDX-License-Identifier: MIT
"""An ending is one way in which a turn can end: a box, its points, and whether the dice were five of a kind.

What follows a turn depends on nothing else. Which endings a roll may choose from, the rules say: `RuleTables` has them
as arrays, worked out once by asking `engine.rules.scoring`, so that no rule is written a second time for the kernels.
The arrays have room for the largest card there can be, so that one compiled kernel serves all rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from engine.rules import dice
from engine.rules.categories import Category
from engine.rules.reading import MOST_POINTS
from engine.rules.rule_sets import MOST_BOXES, RuleSet
from engine.rules.scoring import allowed_points, is_yahtzee, plain_points
from engine.rules.turn_states import YAHTZEE_BONUS_AHEAD, YAHTZEE_FILLED, YAHTZEE_OPEN, Layout, layout
from engine.runtime.compiling import inlined, inner
from engine.turn.lattice import ROLL_COUNT

NOT_ALLOWED = -1.0
NO_FILLING = (1 << 16) - 1
_KEPT = 64  # rule sets
FACES = len(dice.FACES)
POINT_ROWS = ROLL_COUNT + 8 * FACES
"""Rows of `RuleTables.points`."""

YAHTZEE_ROLLS = np.array([i for i, roll in enumerate(dice.ROLLS) if is_yahtzee(roll)], dtype=np.uint16)
"""(6,): the six Yahtzees among the rolls, by face."""
YAHTZEE_FACE = np.array([roll[0] - 1 if is_yahtzee(roll) else -1 for roll in dice.ROLLS])
"""(252,): 0 to 5 for the Yahtzees, -1 for the other rolls."""

# Three faces show in 56 ways only (`engine.turn.backward_induction`).
HALVES = sorted({dice.counts(roll)[:3] for roll in dice.ROLLS})

_MOST_FILLINGS, _MOST_ENDINGS, _MOST_NEXT = 1024, 2048, 128
_BYTE = 256
_TABLES = np.dtype(
    [
        *[(name, "f8", (POINT_ROWS, MOST_BOXES)) for name in ("points", "first_points")],
        *[(name, "u2", (POINT_ROWS, MOST_BOXES)) for name in ("filling_rows", "ending_rows", "first_ending_rows")],
        ("yahtzee_bonus", "f8"),
        *[(name, "i8") for name in ("upper_bonus", "upper_bonus_at", "rolls_per_turn", "status_with_points")],
        *[(name, "i8") for name in ("boxes", "yahtzee_box", "in_order", "counts_first_rolls")],
        *[(name, "i8") for name in ("lower_sets", "upper_sets", "totals", "class_count")],
        *[("open_lower", "i8", (2, _BYTE)), ("open_upper", "i8", (_BYTE,)), ("open_yahtzee", "i8")],
        *[(name, "i8", (MOST_BOXES,)) for name in ("lower_mask", "upper_mask", "order")],
        *[("face_mask", "i8", (FACES,)), ("face_box", "i8", (FACES,))],
        *[("filling_count", "i8"), ("filling_start", "u2", (MOST_BOXES + 1,))],
        *[("filling_box", "u1", (_MOST_FILLINGS,)), ("filling_points", "i8", (_MOST_FILLINGS,))],
        ("filling_of", "u2", (MOST_BOXES, MOST_POINTS + 1)),
        *[("ending_count", "i8"), ("ending_start", "i8", (MOST_BOXES + 1,))],
        *[("ending_box", "u1", (_MOST_ENDINGS,)), ("ending_points", "f8", (_MOST_ENDINGS,))],
        *[(name, "u1", (_MOST_ENDINGS,)) for name in ("ending_alike", "ending_joker")],
        *[(name, "u2", (_MOST_ENDINGS,)) for name in ("ending_filling", "ending_next")],
        *[("next_count", "i8"), ("next_box", "u1", (_MOST_NEXT,)), ("next_points", "i8", (_MOST_NEXT,))],
        *[("low_part", "i8"), ("high_part", "i8"), ("class_part", "i8"), ("part_count", "i8")],
        *[("lower_count", "i8"), ("lower_box", "u2", (MOST_BOXES,)), ("lower_class", "u2", (ROLL_COUNT,))],
        *[("class_run", "u2", (MOST_BOXES + 2,)), ("class_filling", "u2", (ROLL_COUNT, MOST_BOXES))],
    ],
    align=True,
)

RuleTables = np.record
"""The rules as the kernels see them; arrays have room for 16 boxes, and the first `boxes` of them count.

``points`` (300, 16) holds what a roll may score in each box, `NOT_ALLOWED` where the rules forbid it: a row for each of
the 252 rolls, then 48 rows that stand in for the Yahtzees, by: Yahtzee box filled, an upper box of the face open, any
other lower box open, face. ``first_points`` is the same for the first roll of a turn, and differs only where
``counts_first_rolls``. ``ending_rows`` and ``first_ending_rows`` are the endings these lead to, 0 where not allowed.

``yahtzee_bonus`` is earned in the states with a bonus ahead; ``status_with_points`` is the ``yahtzee`` part of the turn
state once the Yahtzee box (-1 for none) holds points. ``upper_bonus_at`` is 0 without an upper bonus.
``lower_sets`` and so on are those of `turn_states.Layout`.

Sets of boxes are numbers with a bit for each: ``open_lower`` by the low and the high byte of a set of lower boxes,
``open_upper`` of a set of upper ones, are the boxes still open, ``open_yahtzee`` is the Yahtzee box. ``order`` is that
in which they are filled, if they are filled in order. ``lower_mask`` and ``upper_mask`` have the bit of each box in a
turn state; ``face_box`` is the upper box of each face, -1 for none, and ``face_mask`` its bit.

Every way to fill a box is a *filling*: ``filling_box`` and ``filling_points``, those of a box from ``filling_start`` on
and 0 points first; ``filling_of`` finds it, and ``filling_rows`` has it for ``points`` (`NO_FILLING` where it may not
be). Endings are `endings_of`. The points of an ending hardly matter for what follows, so ``ending_next`` says which of
the different next states it leads to: ``next_box`` and as many ``next_points`` as matter.

The rest serves `engine.turn.backward_induction`: the rows of points that rolls bring in the lower boxes
(``lower_class``), and where the parts begin. Rows that bring points in n boxes begin at ``class_run[n]``;
``class_filling`` has the fillings.
"""


class Ending(NamedTuple):
    """One way in which a turn can end: `points` in `category`; `alike` if the dice were five of one face.

    Scoring five of a kind earns a Yahtzee bonus in the turn states that have one ahead.
    """

    category: Category
    points: int
    alike: bool


# ---- what the rules say ---------------------------------------------------------------------------------------------


def _situations(rules: RuleSet) -> Iterator[tuple[dict[Category, int], tuple[int, int, int]]]:
    """Yield scorecards of each kind that matters to five of a kind, and what of them does: see `_row_of`."""
    if rules.in_order:
        for place in range(len(rules.boxes)):
            yield dict.fromkeys(rules.filling_order[:place], 0), (0, 0, 0)
        return
    rest = [category for category in rules.lower if category != rules.yahtzee_box]
    for filled, matching_open, lower_open in np.ndindex(2, 2, 2):
        scores = {} if lower_open else dict.fromkeys(rest, 0)
        if filled and rules.yahtzee_box is not None:
            scores[rules.yahtzee_box] = 0
        yield scores, (filled, matching_open, lower_open)


def _points(rules: RuleSet, *, first: bool) -> Any:
    """Return the table of points, worked out by asking `engine.rules.scoring` about each kind of scorecard."""
    points = np.full((2, 2, 2, FACES, MOST_BOXES), NOT_ALLOWED)
    here = layout(rules)
    for known, (filled, matching_open, lower_open) in _situations(rules):
        for face in range(FACES):
            same_face = [category for category in rules.upper if category.face == face + 1]
            scores = dict(known)
            if rules.in_order:
                filled = int(rules.yahtzee_box in known)
                matching_open = int(any(category not in known for category in same_face))
                lower_open = int(any(category not in known for category in here.lower_bits))
            elif not matching_open:
                scores |= dict.fromkeys(same_face, 0)
            allowed = allowed_points(rules, scores, (face + 1,) * dice.DICE_PER_ROLL, first=first)
            for category, value in allowed.items():
                points[filled, matching_open, lower_open, face, category] = value
    plain = np.full((ROLL_COUNT, MOST_BOXES), NOT_ALLOWED)
    for row, roll in enumerate(dice.ROLLS):
        plain[row, : len(rules.boxes)] = [plain_points(c, roll, rules, first=first) for c in rules.categories]
    return np.concatenate([plain, points.reshape(-1, MOST_BOXES)])


@lru_cache(maxsize=_KEPT)
def _both_points(rules: RuleSet) -> tuple[Any, Any]:
    plain = _points(rules, first=False)
    return plain, _points(rules, first=True) if rules.counts_first_rolls else plain


def _is_alike(row: int) -> bool:
    return row >= ROLL_COUNT or bool(YAHTZEE_FACE[row] >= 0)


@lru_cache(maxsize=_KEPT)
def endings_of(rules: RuleSet) -> tuple[Ending, ...]:
    """Return every way in which a turn can end, by category and points; row e of `Flow.endings` belongs to the e-th."""
    found = set()
    for table in _both_points(rules):
        for (row, box), points in np.ndenumerate(table):
            if points != NOT_ALLOWED:
                found.add(Ending(rules.categories[box], int(points), _is_alike(row)))
    return tuple(sorted(found))


@lru_cache(maxsize=_KEPT)
def fillings_of(rules: RuleSet) -> tuple[tuple[Category, int], ...]:
    """Return every way to fill a box, (category, points): an ending without the Yahtzee bonus. 0 comes first."""
    scored = {(ending.category, ending.points) for ending in endings_of(rules)}
    return tuple(sorted(scored | {(category, 0) for category in rules.categories}))


# Kept, for every thread asks in every layer of a solve, and an answer takes longer than many a layer.
@lru_cache(maxsize=_KEPT)
def rule_tables(rules: RuleSet) -> RuleTables:
    """Return the tables of `rules`."""
    tables = np.zeros(1, _TABLES).view(np.recarray)[0]
    tables.points[:], tables.first_points[:] = _both_points(rules)
    tables.yahtzee_bonus, tables.rolls_per_turn = rules.yahtzee_bonus, rules.rolls_per_turn
    tables.in_order, tables.counts_first_rolls = rules.in_order, rules.counts_first_rolls
    tables.order[: len(rules.boxes)] = rules.filling_order
    _write_layout(tables, layout(rules))
    _write_fillings(tables, rules)
    _write_endings(tables, rules)
    _write_parts(tables, rules)
    return tables


def _write_layout(tables: Any, here: Layout) -> None:
    rules = here.rules
    tables.boxes, tables.yahtzee_box = here.boxes, -1 if rules.yahtzee_box is None else rules.yahtzee_box
    tables.upper_bonus, tables.upper_bonus_at = rules.upper_bonus if here.bonus_at else 0, here.bonus_at
    tables.lower_sets, tables.upper_sets, tables.totals = here.lower_sets, here.upper_sets, here.totals
    tables.class_count, tables.status_with_points = here.class_count, here.status_with_points
    for bits, masks in ((here.lower_bits, tables.lower_mask), (here.upper_bits, tables.upper_mask)):
        for category, bit in bits.items():
            masks[category] = 1 << bit
    tables.face_box[:] = -1
    for category in rules.upper:
        tables.face_box[category.face - 1] = category
        tables.face_mask[category.face - 1] = tables.upper_mask[category]
    for number in range(_BYTE):
        for high in range(2):
            tables.open_lower[high, number] = _still_open(
                here.lower_bits, number << 8 * high, range(8 * high, 8 * high + 8)
            )
        tables.open_upper[number] = _still_open(here.upper_bits, number, range(8))
    tables.open_yahtzee = 0 if rules.yahtzee_box is None else 1 << rules.yahtzee_box


def _still_open(bits: Any, filled: int, asked: range) -> int:
    """Return the set of boxes, by their places, whose bit is among those `asked` about and not filled."""
    return sum(1 << category for category, bit in bits.items() if bit in asked and not filled >> bit & 1)


def _write_fillings(tables: Any, rules: RuleSet) -> None:
    fillings = fillings_of(rules)
    tables.filling_count = len(fillings)
    boxes = np.array([category for category, _ in fillings], dtype=np.int64)
    points = np.array([points for _, points in fillings], dtype=np.int64)
    tables.filling_box[: len(fillings)], tables.filling_points[: len(fillings)] = boxes, points
    tables.filling_start[:] = np.searchsorted(boxes, np.arange(MOST_BOXES + 1))
    tables.filling_of[boxes, points] = np.arange(len(fillings))
    tables.filling_rows[:] = NO_FILLING
    for (row, box), scored in np.ndenumerate(tables.points):
        if scored != NOT_ALLOWED:
            tables.filling_rows[row, box] = tables.filling_of[box, int(scored)]


def _write_endings(tables: Any, rules: RuleSet) -> None:
    endings = endings_of(rules)
    count, number = len(endings), {ending: row for row, ending in enumerate(endings)}
    tables.ending_count = count
    tables.ending_box[:count] = [ending.category for ending in endings]
    tables.ending_points[:count] = [ending.points for ending in endings]
    tables.ending_alike[:count] = [ending.alike for ending in endings]
    tables.ending_joker[:count] = [_is_joker(rules, ending) for ending in endings]
    tables.ending_start[:] = np.searchsorted(tables.ending_box[:count], np.arange(MOST_BOXES + 1))
    tables.ending_filling[:count] = [tables.filling_of[ending.category, ending.points] for ending in endings]
    for rows, points in ((tables.ending_rows, tables.points), (tables.first_ending_rows, tables.first_points)):
        for (row, box), scored in np.ndenumerate(points):
            if scored != NOT_ALLOWED:
                rows[row, box] = number[Ending(rules.categories[box], int(scored), _is_alike(row))]
    after = [_next_state(rules, ending) for ending in endings]
    different = sorted(set(after))
    tables.next_count = len(different)
    tables.next_box[: len(different)] = [box for box, _ in different]
    tables.next_points[: len(different)] = [points for _, points in different]
    tables.ending_next[:count] = [different.index(one) for one in after]


def _next_state(rules: RuleSet, ending: Ending) -> tuple[Category, int]:
    """Return the box of an ending, and what matters of its points for what follows."""
    if ending.category.is_upper:
        return ending.category, ending.points
    return ending.category, int(ending.points > 0 and ending.category == rules.yahtzee_box)


def _is_joker(rules: RuleSet, ending: Ending) -> bool:
    """Return whether five of a kind score these points only as a joker."""
    rolls = [dice.ROLLS[row] for row in YAHTZEE_ROLLS]
    plain = {plain_points(ending.category, roll, rules, first=first) for roll in rolls for first in (False, True)}
    return ending.alike and ending.points not in plain


def joker_categories(rules: RuleSet) -> tuple[Category, ...]:
    """Return the boxes that five of a kind fill with points only as a joker."""
    found = {ending.category for ending in endings_of(rules) if _is_joker(rules, ending)}
    return tuple(sorted(found))


def _write_parts(tables: Any, rules: RuleSet) -> None:
    """Write what `engine.turn.backward_induction` puts together."""
    # Rolls that bring the same points in all lower boxes share the best of these: in Yahtzee 98 classes instead of 252
    # rolls. Five alike are done box by box, so what they bring is left out in the Yahtzee box.
    plain = tables.points[:ROLL_COUNT].astype(np.int64)
    if rules.yahtzee_box is not None:
        plain[YAHTZEE_ROLLS, rules.yahtzee_box] = 0
    rows = [tuple(int(plain[roll, category]) for category in rules.lower) for roll in range(ROLL_COUNT)]
    classes = sorted(set(rows), key=lambda row: (np.count_nonzero(row), row))
    tables.lower_class[:] = [classes.index(row) for row in rows]
    tables.lower_count, tables.lower_box[: len(rules.lower)] = len(rules.lower), rules.lower
    tables.class_run[:] = np.searchsorted([np.count_nonzero(row) for row in classes], np.arange(MOST_BOXES + 2))
    for number, row in enumerate(classes):
        scored = [tables.filling_of[box, points] for box, points in zip(rules.lower, row, strict=True) if points]
        tables.class_filling[number, : len(scored)] = scored
    tables.low_part = tables.filling_count  # 56 rows: best upper box of faces 1-3
    tables.high_part = tables.low_part + len(HALVES)  # 56 rows: best upper box of faces 4-6
    tables.class_part = tables.high_part + len(HALVES)  # as many rows as there are classes: best lower box
    tables.part_count = tables.class_part + len(classes)


# ---- compiled -------------------------------------------------------------------------------------------------------


@inner
def _first_in_order(tables, found):
    """Return the set of the one box of `found` that is filled next; none if there is none."""
    for place in range(tables.boxes):
        box = np.int64(1) << tables.order[np.uintp(place)]
        if found & box:
            return box
    return np.int64(0)


@inner
def open_boxes(tables, status, lower, upper):
    """Return the set of boxes that may be filled next: all open ones, or the first of them if they go in order."""
    found = tables.open_lower[0, lower & 255] | tables.open_lower[1, lower >> 8] | tables.open_upper[upper]
    if status == YAHTZEE_OPEN:
        found |= tables.open_yahtzee
    return _first_in_order(tables, found) if tables.in_order else found


@inner
def is_open(tables, status, lower, upper, box):
    """Return whether box `box` may be filled next in the turn state."""
    return (open_boxes(tables, status, lower, upper) >> np.int64(box)) & 1 != 0


@inner
def points_row(tables, status, lower, upper, roll):
    """Return the row of `RuleTables.points` that holds what `roll` may score in the turn state."""
    face = YAHTZEE_FACE[roll]
    if face < 0:
        return np.intp(roll)
    filled = 0 if status == YAHTZEE_OPEN else 1
    matching_open = 1 if tables.face_mask[face] & ~upper != 0 else 0
    lower_open = 1 if lower != tables.lower_sets - 1 else 0
    return ROLL_COUNT + ((filled * 2 + matching_open) * 2 + lower_open) * FACES + face


@inner
def filled(tables, status, lower, upper, box, points):
    """Return the filled boxes once `box` holds `points`: status, lower, upper."""
    if box == tables.yahtzee_box:
        return np.int64(tables.status_with_points if points > 0 else YAHTZEE_FILLED), lower, upper
    return status, lower | tables.lower_mask[np.uintp(box)], upper | tables.upper_mask[np.uintp(box)]


@inner
def added(tables, total, box, points):
    """Return the upper total once `box` holds `points`, and the upper bonus that this earns."""
    if tables.upper_mask[np.uintp(box)] == 0 or tables.upper_bonus_at == 0:
        return total, 0
    after = total + points
    if after < tables.upper_bonus_at:
        return after, 0
    return tables.upper_bonus_at, tables.upper_bonus if total < tables.upper_bonus_at else 0


@inner
def fill_box(tables, status, lower, upper, total, box, points):
    """Return the turn state once `box` holds `points` (status, lower, upper, total), and the upper bonus this earns."""
    total, bonus = added(tables, total, box, points)
    status, lower, upper = filled(tables, status, lower, upper, box, points)
    return status, lower, upper, total, bonus


@inlined
def block_of(tables, status, lower, upper):
    """Return the number of the block of turn states that share the filled boxes."""
    return (status * tables.lower_sets + lower) * tables.upper_sets + upper


@inner
def state_at(tables, index):
    """Return the turn state with an index (`turn_states.turn_state_index`): status, lower, upper, total."""
    block = index // tables.totals
    above = block // tables.upper_sets
    boxes = (above // tables.lower_sets, above % tables.lower_sets, block % tables.upper_sets)
    return boxes[0], boxes[1], boxes[2], index % tables.totals


@inner
def alike_bonus(tables, status):
    """Return what scoring five of a kind earns in a turn state, whatever the box."""
    return tables.yahtzee_bonus if status == YAHTZEE_BONUS_AHEAD else 0.0
