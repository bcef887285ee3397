# SPDX-License-Identifier: MIT
"""An effect is what a lesson changes: how often a game, and what is lost in those decisions before and after it.

That is the measure of what costs beginners most. The pupil before a lesson and the one after it are asked about the
same positions, those of games of perfect play and of strategies; only where the lesson has them differ is counted.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from itertools import islice

from engine.runtime.steps import StepsDone
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.claims import PLAYED_BY
from engine.training.lessons.game_pool import GamePool

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
    Lesson.PAIRS: Effect(22.540000, 6.245798, 0.706878),
    Lesson.MADE_HANDS: Effect(3.526667, 6.028069, 0.686352),
    Lesson.USUAL: Effect(4.880000, 6.789365, 2.048890),
    Lesson.ONE_DIE: Effect(4.223333, 2.160597, 1.796956),
    Lesson.PACE: Effect(1.063333, 6.812063, 0.529612),
    Lesson.BAD_TURNS: Effect(2.453333, 3.358325, 0.603250),
    Lesson.ALIKE: Effect(1.116667, 4.283026, 0.527379),
    Lesson.RUNS: Effect(0.556667, 3.475917, 1.312648),
    Lesson.LARGE_STRAIGHT: Effect(1.320000, 1.577315, 0.541220),
    Lesson.HIGH_THREES: Effect(0.180000, 4.741013, 0.000000),
    Lesson.TWO_PAIRS: Effect(0.423333, 1.237663, 0.387138),
    Lesson.CHANCE: Effect(0.063333, 1.695690, 0.711439),
}
"""What was found with `GAMES` and `SEED`."""


def pupil(lessons: int) -> str:
    """Return the name of the pupil who has learnt the first `lessons`."""
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
