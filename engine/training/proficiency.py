# SPDX-License-Identifier: MIT
"""The proficiency test asks about twenty positions at three difficulties, Verhoeff's dilemmas among them.

All but one of his dilemmas, whose best two options are 0.03 apart, are decisions
(`engine.training.exercises.is_decision`). How difficult a position is, six reference strategies say: five or six
of them find the best in an easy one, three or four in a medium one, fewer in a hard one. The positions are drawn by
search; a seed makes the same test again. The result is points lost a decision, with its interval as that of points a
game (`per_game`); what strategies lose on the same test is exact.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from itertools import islice
from random import Random

from engine.analysis.options import Analysis
from engine.games.position import Position
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.training.exercises import Exercise, GamePool, Judgement, is_decision, judge
from engine.training.themes import Theme, theme_of


class Difficulty(Enum):
    """How hard it is to find the best option of a position."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


QUESTIONS: Mapping[Difficulty, int] = {Difficulty.EASY: 7, Difficulty.MEDIUM: 7, Difficulty.HARD: 6}
"""How many positions a test has of each difficulty, Verhoeff's included."""
AIM = 0.2
"""The points lost per decision that Verhoeff's test aims at."""
DILEMMAS = (Position((1, 1, 6, 6, 6), 2), Position((1, 1, 3, 4, 6), 1), Position((1, 6, 6, 6, 6), 0))
"""Verhoeff's: keep three sixes or score Full house; two aces or something else; Sixes or Four of a kind."""
REFERENCES = ("greedy", "mince", "rules-of-thumb", "pupil-4", "pupil-8", "pupil-12")
"""The strategies that say how difficult a position is."""
COMPARED = ("random-keeps", "greedy", "mince", "rules-of-thumb", "pupil-12", "optimal")
"""The strategies that a result is compared with."""
_LEAST_FOUND = {Difficulty.EASY: 5, Difficulty.MEDIUM: 3, Difficulty.HARD: 0}
_PLAYED_BY = ("optimal", "pupil-12", "rules-of-thumb", "optimal", "mince", "greedy")
_MOST_GAMES = 1000


@dataclass(frozen=True)
class TestQuestion(Exercise):
    """A position of a test, and how difficult it is."""

    difficulty: Difficulty = Difficulty.MEDIUM

    @property
    def is_dilemma(self) -> bool:
        """Whether it is one of Verhoeff's."""
        return replace(self.position, rules=DEFAULT_RULES) in DILEMMAS


@dataclass(frozen=True)
class ProficiencyTest:
    """Twenty questions, and what strategies lose in a decision on them, by their names: exactly."""

    questions: tuple[TestQuestion, ...]
    compared: Mapping[str, float]


def draw_test(pool: GamePool, seed: str) -> Generator[StepsDone, None, ProficiencyTest]:
    """Find the questions of a test; the same seed finds the same.

    Yields how far it is after each game (closing the generator cancels) and returns the test. It is about games by the
    rules of the pool; Verhoeff's dilemmas are about any.
    """
    random = Random(seed)
    found = [_question(pool, Position(one.dice, one.rolls_left, rules=pool.rules)) for one in DILEMMAS]
    missing = Counter(QUESTIONS) - Counter(one.difficulty for one in found)
    for _name, positions in islice(pool.games(_PLAYED_BY, seed), _MOST_GAMES):
        if not missing.total():
            break
        question = _of_game(pool, positions, missing, random)
        if question is not None and all(question.position.roll != one.position.roll for one in found):
            found.append(question)
            missing -= Counter([question.difficulty])
        yield StepsDone(len(found), sum(QUESTIONS.values()))
    random.shuffle(found)
    return ProficiencyTest(tuple(found), _compared(pool, found))


def _question(pool: GamePool, position: Position) -> TestQuestion:
    return TestQuestion(position, None, difficulty(pool, pool.analyzer.analyze(position)))


def difficulty(pool: GamePool, analysis: Analysis) -> Difficulty:
    """Return how hard it is to find the best option: by how many of the `REFERENCES` do."""
    choices = (pool.choice(name, analysis.position) for name in REFERENCES)
    found = sum(choice is not None and judge(analysis, choice).is_found for choice in choices)
    return next(name for name, least in _LEAST_FOUND.items() if found >= least)


def _of_game(
    pool: GamePool, positions: Sequence[Position], missing: Counter[Difficulty], random: Random
) -> TestQuestion | None:
    """Return a question of a game: a decision of the difficulty that is missing most."""
    wanted = max(missing, key=lambda one: missing[one])
    for position in random.sample(positions, len(positions)):
        if is_decision(pool.analyzer.analyze(position)):
            question = _question(pool, position)
            if question.difficulty is wanted:
                return question
    return None


def _compared(pool: GamePool, questions: Sequence[TestQuestion]) -> dict[str, float]:
    analyses = [pool.analyzer.analyze(question.position) for question in questions]
    return {name: sum(pool.lost(name, one) for one in analyses) / len(analyses) for name in COMPARED}


def costliest(judgements: Sequence[Judgement]) -> tuple[Theme, float] | None:
    """Return the theme on whose decisions most was lost in a test, and how many points; None if nothing was missed."""
    lost: dict[Theme, float] = defaultdict(float)
    for one in judgements:
        if not one.is_found:
            lost[theme_of(one.analysis)] += one.lost
    return max(lost.items(), key=lambda item: item[1], default=None)
