# SPDX-License-Identifier: MIT
"""What exercises ask of the engine: their positions, values, and lessons to read. The game in play never waits for it.

It uses the tables that have been had, and gets those it lacks itself: from the cache folder, or built.
Training is done with fair dice only.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from engine.analysis.options import Analysis
from engine.analysis.reasons import reasons
from engine.game_review.opening_book import OBVIOUS, Opening, opening_book
from engine.games.position import NO_SCORES, Position, Scores
from engine.rules.dice import Dice
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.library import TableKey
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import StoredDecision, option_of, position_of
from engine.training.exercises import Chosen, GamePool, Judgement, judge
from engine.training.lesson_effects import Remedy, remedy_for
from engine.training.lessons import LessonExercise, LessonSheet, draw_lesson
from engine.workspace.workspace import Steps, Task, staged
from yahtzee_gui.work import WindowWorkspace, uncollected

_Found = TypeVar("_Found")


@dataclass(frozen=True)
class Scorecard:
    """What an opening book is about: a scorecard between two turns, with fair dice."""

    rules: RuleSet = DEFAULT_RULES
    scores: Scores = NO_SCORES
    yahtzee_bonuses: int = 0

    def position_of(self, roll: Dice) -> Position:
        """Return the position once a first roll lies on the table."""
        return Position(roll, self.rules.rolls_per_turn - 1, self.scores, self.yahtzee_bonuses, self.rules)


def remedies(workspace: WindowWorkspace, missed: Sequence[Judgement]) -> Steps[Mapping[Position, Remedy]]:
    """Find the lesson to read after costly choices in some positions."""
    pools = {}
    for rules in {one.analysis.position.rules for one in missed}:
        pools[rules] = yield from uncollected(workspace.pool(rules))
    return {one.analysis.position: remedy_for(pools[one.analysis.position.rules], one) for one in missed}


def savings(
    workspace: WindowWorkspace, games: Mapping[Hashable, Sequence[StoredDecision]]
) -> Steps[Mapping[Hashable, Mapping[Lesson, float]]]:
    """Find out what lessons would have saved in costly choices of games, each of which has a key."""
    pool = yield from uncollected(workspace.pool(DEFAULT_RULES))
    found: dict[Hashable, dict[Lesson, float]] = {}
    for key, decisions in games.items():
        saved = found[key] = {}
        for decision in decisions:
            missed = judge(pool.analyzer.analyze(position_of(decision)), option_of(decision.first))
            remedy = remedy_for(pool, missed)
            if remedy.lesson is not None:
                saved[remedy.lesson] = saved.get(remedy.lesson, 0.0) + remedy.saved
        yield None
    return found


def analysis_of(workspace: WindowWorkspace, position: Position) -> Steps[Analysis]:
    """Value every option of a position."""
    analyzer = yield from workspace.analyzer(TableKey(position.rules))
    return analyzer.analyze(position)


def lesson_sheet(
    workspace: WindowWorkspace, lesson: Lesson, seed: str
) -> Steps[tuple[LessonSheet, tuple[Analysis, ...]]]:
    """Find the positions of a lesson, and the values in each of its worked positions."""
    pool = yield from workspace.pool(DEFAULT_RULES)
    explainer = yield from workspace.explainer(TableKey(DEFAULT_RULES))

    def has_reason(one: LessonExercise) -> bool:
        """Return whether something in particular speaks for what a lesson says, against what was done before it."""
        with workspace.explaining:
            analysis = pool.analyzer.analyze(one.position)
            taught, habit = (explainer.explain(one.position, analysis.option(of)) for of in (one.taught, one.habit))
            return bool(reasons(one.position, taught, habit))

    sheet = yield from staged(Task.STUDY, draw_lesson(lesson, pool, seed, has_reason))
    return sheet, tuple(pool.analyzer.analyze(one.position) for one in sheet.examples)


def study(workspace: WindowWorkspace, draw: Callable[[GamePool], Generator[Any, None, _Found]]) -> Steps[_Found]:
    """Have positions drawn from games of Yahtzee."""
    pool = yield from workspace.pool(DEFAULT_RULES)
    return (yield from staged(Task.STUDY, draw(pool)))


def openings(workspace: WindowWorkspace, scorecard: Scorecard) -> Steps[Sequence[Opening]]:
    """Find out what to keep of every first roll."""
    pool = yield from workspace.pool(scorecard.rules)

    def habit(position: Position) -> Chosen:
        return pool.some_choice(OBVIOUS, position, Random(0))

    return opening_book(pool.analyzer, scorecard.position_of, habit)
