# SPDX-License-Identifier: MIT
"""An effect is what a lesson changes: how often a game, and what is lost in those decisions before and after it.

That is the measure of what costs beginners most. The player before a lesson and the one after it are asked about the
same positions, those of games of perfect play and of strategies; only where the lesson has them differ is counted.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import islice

from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.game_pool import GamePool
from engine.training.lessons.rule_shares import PLAYED_BY

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
