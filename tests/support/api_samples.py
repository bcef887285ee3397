# SPDX-License-Identifier: MIT
"""What `engine.api` is asked about: a position, and positions late in a game for goals that are soon solved."""

from __future__ import annotations

from command_samples import EXAMPLE
from engine_samples import scores_with

from engine.games.goals import ReachGoal
from engine.games.position import Position, position_from_json
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS

POSITION = position_from_json(EXAMPLE)
FREE = RULE_SETS["free-joker"]
LATE = scores_with(**dict.fromkeys((category.key for category in CATEGORIES if category > Category.SIXES), 0))
TARGET = ReachGoal(75)


def late(*points, dice=(2, 2, 4, 5, 6), rolls_left=2, bonuses=0, rules=FREE, chance=5):
    """Return a position of a game of which the upper boxes have these points and the others zeros or so."""
    scores = [*points, *(None,) * (6 - len(points)), *LATE[6:]]
    scores[Category.CHANCE] = chance
    return Position(dice, rolls_left, tuple(scores), bonuses, rules)
