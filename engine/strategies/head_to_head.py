# SPDX-License-Identifier: MIT
"""Head to head is what two distributions of final scores say of each other, and what two outcomes differ in by box.

Both have dice of their own and look at nothing but their own card, so chances follow from the distributions, exactly.
Who looks at the other plays to win (`engine.matches`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import accumulate

from engine.distribution.statistics import Outcome, figures_of
from engine.rules.categories import Category
from engine.runtime.lazy_dataclass import dataclass

UPPER_BONUS, YAHTZEE_BONUS = "upper_bonus", "yahtzee_bonus"
"""The parts of a final score that are in no box."""


@dataclass(frozen=True)
class HeadToHead:
    """The chances of the first of two to end above the other, level, and below."""

    win: float
    tie: float
    loss: float


def head_to_head(first: Sequence[float], other: Sequence[float]) -> HeadToHead:
    """Return the chances of two, by the chance of each final score from 0 on of either."""
    below = [0.0, *accumulate(other)]
    win = math.fsum(chance * below[min(score, len(other))] for score, chance in enumerate(first))
    tie = math.fsum(one * two for one, two in zip(first, other, strict=False))
    return HeadToHead(win, tie, max(0.0, 1.0 - win - tie))


def mean_parts(outcome: Outcome) -> dict[Category | str, float]:
    """Return the mean points of each box, of the upper bonus and of Yahtzee bonuses; they add up to the mean."""
    parts: dict[Category | str, float] = {category: one.figures.mean for category, one in outcome.categories.items()}
    parts[UPPER_BONUS] = figures_of(outcome.upper_bonus).mean
    parts[YAHTZEE_BONUS] = outcome.final_score.mean - math.fsum(parts.values())
    return parts


def short_by_part(outcome: Outcome, best: Outcome) -> Mapping[Category | str, float]:
    """Return how many points fewer each part of the score has than in `best`; that adds up to the difference."""
    here, there = mean_parts(outcome), mean_parts(best)
    return {part: there[part] - points for part, points in here.items()}
