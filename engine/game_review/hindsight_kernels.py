# SPDX-License-Identifier: MIT
"""The compiled part of hindsight: the most points to come, turn by turn backwards (`engine.game_review.hindsight`)."""

from __future__ import annotations

from engine.rules import turn_states
from engine.rules.categories import CATEGORIES
from engine.runtime.compiling import compiled, inner
from engine.turn.endings import block_of, fill_box, is_open, points_row

_BOXES = len(CATEGORIES)


@inner
def _worth(most, status, lower, upper, total, box, points, status_after_50):
    """Return the most points to come, those of this turn included, once `box` is filled with `points`."""
    status, lower, upper, total, bonus = fill_box(status, lower, upper, total, box, points, status_after_50)
    return points + bonus + most[block_of(status, lower, upper) * turn_states.TOTALS + total]


@compiled
def look_ahead(most, layer, ordinary, yahtzees, tables):
    """Write the most points to come in every turn state of a layer, whose successors are done.

    Args:
        most: (786432,) int64, by turn state; updated in place.
        layer: (n, 3) int64 blocks with the same number of filled boxes.
        ordinary: (13,) int64, the most points of each box among the rolls, not five alike, that the turn can end with;
            -1 where there is no such roll.
        yahtzees: (k,) int64, the Yahtzees that the turn can end with, as numbers of rolls.
        tables: from `endings.rule_tables`.
    """
    for number in range(len(layer)):
        status, lower, upper = layer[number]
        start = block_of(status, lower, upper) * turn_states.TOTALS
        bonus = int(tables.yahtzee_bonus) if status == turn_states.YAHTZEE_BONUS_AHEAD else 0
        for total in range(turn_states.TOTALS):
            best = 0
            for box in range(_BOXES):
                if not is_open(status, lower, upper, box):
                    continue
                if ordinary[box] >= 0:
                    points = ordinary[box]
                    best = max(best, _worth(most, status, lower, upper, total, box, points, tables.status_after_50))
                for roll in yahtzees:
                    points = int(tables.points[points_row(status, lower, upper, roll), box])
                    if points >= 0:
                        worth = _worth(most, status, lower, upper, total, box, points, tables.status_after_50)
                        best = max(best, worth + bonus)
            most[start + total] = best
