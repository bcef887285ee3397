# SPDX-License-Identifier: MIT
"""The compiled part of hindsight: the most points to come, turn by turn backwards (`engine.game_review.hindsight`)."""

from __future__ import annotations

from engine.runtime.compiling import compiled, inner
from engine.turn.endings import alike_bonus, block_of, fill_box, open_boxes, points_row


@inner
def _worth(most, tables, status, lower, upper, total, box, points):
    """Return the most points to come, those of this turn included, once `box` is filled with `points`."""
    status, lower, upper, total, bonus = fill_box(tables, status, lower, upper, total, box, points)
    return points + bonus + most[block_of(tables, status, lower, upper) * tables.totals + total]


@compiled
def look_ahead(most, layer, ordinary, yahtzees, tables):
    """Write the most points to come in every turn state of a layer, whose successors are done.

    Args:
        most: (n,) int64, by turn state; updated in place.
        layer: (n, 3) int64 blocks with the same number of filled boxes.
        ordinary: (boxes,) int64, the most points of each box among the rolls, not five of a kind, that the turn can end
            with; -1 where there is no such roll.
        yahtzees: (k,) int64, the Yahtzees that the turn can end with, as numbers of rolls.
        tables: from `endings.rule_tables`.
    """
    for number in range(len(layer)):
        # One by one: to unpack a row may raise, and how is written into the code under a name that is an address.
        status, lower, upper = layer[number, 0], layer[number, 1], layer[number, 2]
        start, open_set = (
            block_of(tables, status, lower, upper) * tables.totals,
            open_boxes(tables, status, lower, upper),
        )
        bonus = int(alike_bonus(tables, status))
        for total in range(tables.totals):
            best = 0
            for box in range(tables.boxes):
                if (open_set >> box) & 1 == 0:
                    continue
                if ordinary[box] >= 0:
                    points = ordinary[box]
                    best = max(best, _worth(most, tables, status, lower, upper, total, box, points))
                for roll in yahtzees:
                    points = int(tables.points[points_row(tables, status, lower, upper, roll), box])
                    if points >= 0:
                        worth = _worth(most, tables, status, lower, upper, total, box, points)
                        best = max(best, worth + bonus)
            most[start + total] = best
