# SPDX-License-Identifier: MIT
"""A turn state is all that matters of the past between two turns: which boxes are filled, the upper total (capped at
63), and whether a later Yahtzee earns a bonus.

Its dense index is ``((yahtzee * 64 + lower) * 64 + upper) * 64 + total`` with

* ``yahtzee``: 0 = box open, 1 = filled and no bonus to come, 2 = filled with 50 and each later Yahtzee earns a bonus;
* ``lower``, ``upper``: bit sets of the filled boxes of either half, the Yahtzee box left out;
* ``total``: points in the upper boxes, capped at 63.

That gives 786,432 indices. An upper total is reachable only if the filled upper boxes can add up to it: 2,794 of the
4,096 pairs (upper, total), hence 3 * 64 * 2,794 = 536,448 reachable turn states (Verhoeff) with Yahtzee bonuses and
two thirds of that without.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.rules.categories import Category
from engine.rules.scoring import UPPER_BONUS_AT, YAHTZEE_POINTS, RuleSet, upper_total

TOTALS = UPPER_BONUS_AT + 1
UPPER_SETS = 64
LOWER_SETS = 64
YAHTZEE_OPEN, YAHTZEE_FILLED, YAHTZEE_BONUS_AHEAD = range(3)
TABLE_SIZE = 3 * LOWER_SETS * UPPER_SETS * TOTALS
START_INDEX = 0
CLASS_COUNT = 1640
"""Number of classes in `equivalent_totals`."""
_KEPT = 8  # thresholds

LOWER_BITS: dict[Category, int] = {
    category: bit
    for bit, category in enumerate(
        (
            Category.THREE_OF_A_KIND,
            Category.FOUR_OF_A_KIND,
            Category.FULL_HOUSE,
            Category.SMALL_STRAIGHT,
            Category.LARGE_STRAIGHT,
            Category.CHANCE,
        )
    )
}
"""Bit of each lower category but Yahtzee in the ``lower`` part of a turn state."""


def turn_state(rules: RuleSet, scores: Mapping[Category, int]) -> tuple[int, int, int, int]:
    """Return (yahtzee, lower, upper, total) of a scorecard, the parts of its dense index."""
    lower = sum(1 << bit for category, bit in LOWER_BITS.items() if category in scores)
    upper = sum(1 << category for category in scores if category.is_upper)
    yahtzee = YAHTZEE_OPEN
    if Category.YAHTZEE in scores:
        bonus_ahead = rules.yahtzee_bonus and scores[Category.YAHTZEE] == YAHTZEE_POINTS
        yahtzee = YAHTZEE_BONUS_AHEAD if bonus_ahead else YAHTZEE_FILLED
    return yahtzee, lower, upper, min(upper_total(scores), UPPER_BONUS_AT)


def turn_state_index(yahtzee: int, lower: int, upper: int, total: int) -> int:
    """Return the dense index of a turn state."""
    return ((yahtzee * LOWER_SETS + lower) * UPPER_SETS + upper) * TOTALS + total


@lru_cache(maxsize=_KEPT)
def reachable_totals(at: int = UPPER_BONUS_AT) -> tuple[tuple[int, ...], ...]:
    """Return, for each set of filled upper boxes, the upper totals it can have (capped at `at`), ascending."""
    result: list[tuple[int, ...]] = [(0,)]
    for upper in range(1, UPPER_SETS):
        face = upper.bit_length()
        rest = result[upper & ~(1 << (face - 1))]
        result.append(tuple(sorted({min(total + face * n, at) for total in rest for n in range(6)})))
    return tuple(result)


@lru_cache(maxsize=_KEPT)
def equivalent_totals(at: int = UPPER_BONUS_AT) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return, for each set of filled upper boxes, the reachable upper totals in classes that have the same future.

    Two totals have the same future if whatever the open upper boxes may still add, both reach `at` or neither does.
    For 63 that leaves 1,640 classes of the 2,794 pairs: with only Sixes open, say, there are seven.
    """
    return tuple(
        _same_future(totals, [face for face in range(1, 7) if not upper >> (face - 1) & 1], at)
        for upper, totals in enumerate(reachable_totals(at))
    )


def _same_future(totals: tuple[int, ...], open_faces: list[int], at: int) -> tuple[tuple[int, ...], ...]:
    to_come = {0}
    for face in open_faces:
        to_come = {points + face * n for points in to_come for n in range(6)}
    classes: dict[int, list[int]] = {}
    for total in totals:
        enough = sum(total + points >= at for points in to_come)
        classes.setdefault(enough, []).append(total)
    return tuple(tuple(members) for members in classes.values())


def yahtzee_statuses(rules: RuleSet) -> range:
    """Return the values that the ``yahtzee`` part of a turn state can take."""
    return range(3) if rules.yahtzee_bonus else range(2)


def reachable_count(rules: RuleSet) -> int:
    """Return the number of reachable turn states."""
    return len(yahtzee_statuses(rules)) * LOWER_SETS * sum(map(len, reachable_totals()))
