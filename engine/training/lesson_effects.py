# SPDX-License-Identifier: MIT
"""An effect is what a lesson changes: how often a game, and what is lost in those decisions before and after it.

That is the measure of what costs beginners most. The player before a lesson and the one after it are asked about the
same positions, those of games of perfect play and of strategies; only where the lesson has them differ is counted.

A remedy is the lesson that would have spared most of what a choice cost, with how much of that it is.

Evidence is what a player's games say about each lesson: what it would have saved in a game, and whether it is known.

What a costly choice lost counts for the lesson that would have spared most of it (`remedy_for`). Somebody who plays
without a lesson loses in the choices that it is about what `EFFECTS` says. A lesson is known if the games clearly lose
little of that: the whole interval of what it would have saved lies below. A choice that has not come up yet counts in
the interval with what such a choice costs on average without the lesson. Lessons build on one another, so one is known
only with all before it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from itertools import islice
from random import Random

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict, least_lost
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.strategies.rule_lists.course import Lesson
from engine.training.exercises import GamePool, Judgement
from engine.training.progress import Interval, per_game
from engine.training.rule_shares import PLAYED_BY

GAMES = 60
"""How many games each player plays."""
SEED = "effects"


@dataclass(frozen=True)
class Effect:
    """What a lesson changes: `decisions` in a game, and the points lost in each of them, `before` and `after` it."""

    decisions: float
    before: float
    after: float

    @property
    def saved(self) -> float:
        """How many points that saves in a game, later decisions being as good as they can be."""
        return self.decisions * (self.before - self.after)


EFFECTS: dict[Lesson, Effect] = {
    Lesson.PAIRS: Effect(25.790000, 6.223754, 1.385137),
    Lesson.MADE_HANDS: Effect(2.420000, 7.825805, 0.171297),
    Lesson.USUAL: Effect(4.920000, 7.134186, 1.916712),
    Lesson.ONE_DIE: Effect(3.050000, 1.715604, 0.649831),
    Lesson.PACE: Effect(1.083333, 6.666848, 0.546089),
    Lesson.BAD_TURNS: Effect(2.290000, 3.195470, 0.573209),
    Lesson.LARGE_STRAIGHT: Effect(1.533333, 2.808444, 0.188218),
    Lesson.RUNS: Effect(0.420000, 2.430865, 0.522247),
    Lesson.CHANCE: Effect(0.546667, 1.408922, 0.378189),
    Lesson.LOW_DICE: Effect(0.940000, 1.940613, 0.517173),
    Lesson.TWO_PAIRS: Effect(0.460000, 1.171382, 0.533737),
    Lesson.FOUR_ALIKE: Effect(0.123333, 3.513869, 0.350573),
}
"""What was found with `GAMES` and `SEED`."""


def pupil(lessons: int) -> str:
    """Return the name of the player who has learnt the first `lessons`."""
    return f"pupil-{lessons}"


def work_out(pool: GamePool, games: int = GAMES, seed: str = SEED) -> Generator[StepsDone, None, dict[Lesson, Effect]]:
    """Find out what each lesson changes in `games` games of each of `PLAYED_BY`.

    Yields how far it is after each game (closing the generator cancels) and returns the effects.
    """
    sums = {lesson: [0.0, 0.0, 0.0] for lesson in Lesson}
    total = games * len(PLAYED_BY)
    for done, (_name, positions) in enumerate(islice(pool.games(PLAYED_BY, seed), total), 1):
        for position in positions:
            choices = [pool.choice(pupil(number), position) for number in range(len(Lesson) + 1)]
            for lesson in Lesson:
                before, after = choices[lesson.value - 1], choices[lesson.value]
                if after is not None and before != after:
                    analysis = pool.analyzer.analyze(position)
                    lost = pool.lost(pupil(lesson.value - 1), analysis), analysis.option(after).lost
                    sums[lesson] = [old + new for old, new in zip(sums[lesson], (1.0, *lost), strict=True)]
        yield StepsDone(done, total)
    return {
        lesson: Effect(count / total, before / count if count else 0.0, after / count if count else 0.0)
        for lesson, (count, before, after) in sums.items()
    }


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
