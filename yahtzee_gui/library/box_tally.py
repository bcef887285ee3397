# SPDX-License-Identifier: MIT
"""A box tally says what a player's games brought in each box, all of them together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field

from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES, RuleSet, upper_total
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.library.finished_game import boxes_of


@dataclass(frozen=True)
class BoxTally:
    """How many `games` there are, the `points` of each box and in how many games it has `zeros`, and the bonuses."""

    games: int = 0
    points: Mapping[Category, int] = field(default_factory=dict)
    zeros: Mapping[Category, int] = field(default_factory=dict)
    upper_bonuses: int = 0
    yahtzee_bonuses: int = 0


def tally(texts: Iterable[str], rules: RuleSet = DEFAULT_RULES) -> BoxTally:
    """Return what the games of these texts, by `rules`, brought; a text that tells no whole game counts in nothing."""
    games = upper_bonuses = yahtzee_bonuses = 0
    points: Counter[Category] = Counter()
    zeros: Counter[Category] = Counter()
    for found in filter(None, map(boxes_of, texts)):
        boxes, bonuses = found
        games += 1
        points.update(boxes)
        zeros.update(box for box, scored in boxes.items() if not scored)
        upper_bonuses += bool(rules.upper_bonus) and upper_total(boxes) >= rules.upper_bonus_at
        yahtzee_bonuses += bonuses
    return BoxTally(games, points, zeros, upper_bonuses, yahtzee_bonuses)
