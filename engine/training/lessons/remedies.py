# SPDX-License-Identifier: MIT
"""A remedy is the lesson that would have spared most of what a choice cost, with how much of that it is."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict, least_lost
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.effects import pupil
from engine.training.lessons.exercise import Judgement
from engine.training.lessons.game_pool import GamePool
from engine.training.themes import Theme

REMEDIES: Mapping[Theme, Lesson] = {
    Theme.YAHTZEE: Lesson.PAIRS,
    Theme.LAST_TURNS: Lesson.USUAL,
    Theme.CHANCE: Lesson.BAD_TURNS,
    Theme.BAD_TURN: Lesson.BAD_TURNS,
    Theme.UPPER_BONUS: Lesson.PACE,
    Theme.OTHER_BOX: Lesson.USUAL,
    Theme.MADE_HAND: Lesson.MADE_HANDS,
    Theme.STOPPING: Lesson.MADE_HANDS,
    Theme.PAIRS_OR_STRAIGHTS: Lesson.PAIRS,
    Theme.TWO_GROUPS: Lesson.TWO_PAIRS,
    Theme.WHICH_FACE: Lesson.PAIRS,
    Theme.HOW_MANY: Lesson.PAIRS,
    Theme.STRAIGHTS: Lesson.LARGE_STRAIGHT,
    Theme.FRESH_START: Lesson.PAIRS,
    Theme.OTHER_KEEP: Lesson.ONE_DIE,
}
"""The lesson whose idea answers what a theme asks."""
LEAST_LOST = least_lost(Verdict.INACCURACY)
"""A lesson that saves less than this is none to read."""
_NEARLY = 0.8
"""The share of what all lessons save that a lesson saves at least."""


@dataclass(frozen=True)
class Remedy:
    """The `lesson` that would have spared most of what a choice cost, or None, and how many points of that it `saved`.

    `says` is the choice by the rules of all lessons.
    """

    lesson: Lesson | None
    saved: float
    says: Option


def remedy_for(pool: GamePool, missed: Judgement) -> Remedy:
    """Return the first lesson from which on players of the course lose little of what a choice lost.

    It saves at least half of the loss, and nearly as much as all lessons do; so does every later one. Where a box has
    to be filled, it is none of those before `Lesson.USUAL`, which are about keeping dice.
    """
    analysis, cost = missed.analysis, missed.lost
    says = analysis.option(pool.some_choice(pupil(len(Lesson)), analysis.position, Random(0)))
    found, saved = None, 0.0
    least = max(LEAST_LOST, cost / 2, _NEARLY * (cost - says.lost))
    for lesson in reversed(Lesson):
        choice = pool.choice(pupil(lesson.value), analysis.position)
        spared = cost - analysis.option(choice).lost if choice is not None else 0.0
        is_about_keeping = not analysis.position.rolls_left and lesson.value < Lesson.USUAL.value
        if spared < least or is_about_keeping:
            break
        found, saved = lesson, spared
    return Remedy(found, saved, says)
