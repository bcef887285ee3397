# SPDX-License-Identifier: MIT
"""A view is what all options of a turn look worth to somebody, for eight turn states at a time."""

from __future__ import annotations

from typing import NamedTuple

from engine.compiling import inner
from engine.rules.scoring import MAX_ROLLS_PER_TURN
from engine.turn import lanes
from engine.turn.boxes import PART_COUNT, score_rolls
from engine.turn.choosers import BEST, take_best
from engine.turn.goals import aim
from engine.turn.lattice import FIRST_ROLL, KEEP_COUNT, FloatArray, take_means


class View(NamedTuple):
    """What options look worth to somebody, for eight turn states.

    `parts` (254, 8) gives the boxes (`boxes.box_value`). `keeps` (4, 462, 8) has, by the rolls left after it,
    the value of every keep that is rolled; its last 252 rows are the value of each roll when scored at once.
    """

    parts: FloatArray
    keeps: FloatArray


def new_view() -> View:
    """Return a view still to be had."""
    return View(lanes.rows(PART_COUNT), lanes.rows(MAX_ROLLS_PER_TURN - 1, KEEP_COUNT))


@inner
def copy(source, target, start, stop):
    """Copy rows of lanes."""
    for row in range(start, stop):
        lanes.store(target, row, lanes.load(source, row))


@inner
def look(goal, status, lower, upper, totals, tables, view, work):
    """Fill `view` with best play for `goal`, with fair dice."""
    aim(goal, status, lower, upper, totals, tables)
    score_rolls(goal, BEST, status, lower, upper, totals, tables, view.parts, work)
    for stage in range(tables.rolls_per_turn - 1):
        copy(work if stage == 0 else view.keeps[0], view.keeps[stage], FIRST_ROLL, KEEP_COUNT)
        take_means(work)
        copy(work, view.keeps[stage], 0, FIRST_ROLL)
        take_best(BEST, work, stage)
