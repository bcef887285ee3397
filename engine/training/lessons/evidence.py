# SPDX-License-Identifier: MIT
"""Evidence is what a player's games say about each lesson: what it would have saved in a game, and whether it is known.

What a costly choice lost counts for the lesson that would have spared most of it (`remedy_for`). Somebody who plays
without a lesson loses in the choices that it is about what `EFFECTS` says. A lesson is known if the games clearly lose
little of that: the whole interval of what it would have saved lies below. A choice that has not come up yet counts in
the interval with what such a choice costs on average without the lesson. Lessons build on one another, so one is known
only with all before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.effects import EFFECTS
from engine.training.progress import Interval, per_game

_SHARE, _POINTS = 0.5, 3.0
"""What somebody who knows a lesson may lose in a game: this share of what it saves, and no more points than these."""


@dataclass(frozen=True)
class Evidence:
    """What a `lesson` would have saved in a game of the player's (points), and whether the games show it as known.

    `without` is what somebody loses in a game who plays without it; `games` is how many games say so.
    """

    lesson: Lesson
    saves: Interval
    without: float
    games: int
    is_known: bool


def evidence(games: Sequence[Mapping[Lesson, float]]) -> tuple[Evidence, ...]:
    """Return what games say about each lesson, in their order; nothing without a game.

    Args:
        games: of each game, the points that lessons would have saved.
    """
    found, is_known = [], True
    for lesson in Lesson if games else ():
        effect = EFFECTS[lesson]
        saves = per_game([game.get(lesson, 0.0) for game in games], unseen=effect.before)
        is_known = is_known and saves.ends is not None and saves.high < min(_SHARE * effect.saved, _POINTS)
        found.append(Evidence(lesson, saves, effect.saved, len(games), is_known))
    return tuple(found)


def next_lesson(found: Sequence[Evidence], learned: frozenset[Lesson]) -> Lesson | None:
    """Return the lesson to read next: of those neither known nor learned, the one that would have saved most.

    Without a game it is the first that is not learned. None where games say that none would have saved anything.
    """
    if not found:
        return next((one for one in Lesson if one not in learned), None)
    left = [one for one in found if not one.is_known and one.lesson not in learned and one.saves.mean > 0.0]
    return max(left, key=lambda one: one.saves.mean).lesson if left else None
