# SPDX-License-Identifier: MIT
"""A remedy is the lesson to read when decisions of a theme lose too much.

It is the lesson whose idea answers what the theme asks, and it does help there: in decisions of the theme, the player
after the lesson loses less than the one before it (`saved`, which the tests measure).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Mapping
from itertools import islice
from random import Random

from engine.analysis.options import Analysis, Option
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.effects import pupil
from engine.training.lessons.exercise import judge
from engine.training.lessons.game_pool import GamePool
from engine.training.lessons.rule_shares import PLAYED_BY, rule_for
from engine.training.themes import Theme, theme_of

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
GAMES = 20
"""The games of each player that are looked at."""
SEED = "themes"


@dataclass(frozen=True)
class Remedy:
    """The `lesson` to read after a mistake, or None; `says` is the choice by the rules of all lessons."""

    lesson: Lesson | None
    says: Option


def remedy_for(pool: GamePool, analysis: Analysis) -> Remedy:
    """Return the lesson whose rule finds what is best in a position, once all are known.

    Where no rule speaks but what boxes count, it is the first lesson from which on a player of the course finds it,
    among those that say where to score: the first two are about keeping dice.
    """
    found: Lesson | None = None
    says = analysis.option(pool.some_choice(pupil(len(Lesson)), analysis.position, Random(0)))
    for lesson in reversed(Lesson):
        choice = pool.choice(pupil(lesson.value), analysis.position)
        if choice is None or not judge(analysis, choice).is_found:
            break
        found = lesson
    if found is None:
        return Remedy(None, says)
    rule = rule_for(len(Lesson), analysis.position)
    return Remedy(rule.lesson if rule is not None else Lesson(max(found.value, Lesson.USUAL.value)), says)


def saved(
    pool: GamePool, games: int = GAMES, seed: str = SEED
) -> Generator[StepsDone, None, dict[tuple[Theme, Lesson], float]]:
    """Find out how many points a game each lesson saves in the decisions of each theme.

    Yields how far it is after each game (closing the generator cancels).
    """
    found: dict[tuple[Theme, Lesson], float] = defaultdict(float)
    total = games * len(PLAYED_BY)
    for done, (_name, positions) in enumerate(islice(pool.games(PLAYED_BY, seed), total), 1):
        for position in positions:
            choices = [pool.choice(pupil(number), position) for number in range(len(Lesson) + 1)]
            analysis = pool.analyzer.analyze(position)
            for lesson in Lesson:
                before, after = choices[lesson.value - 1], choices[lesson.value]
                if after is not None and before != after:
                    less = pool.lost(pupil(lesson.value - 1), analysis) - analysis.option(after).lost
                    found[theme_of(analysis), lesson] += less / total
        yield StepsDone(done, total)
    return dict(found)
