# SPDX-License-Identifier: MIT
"""The exercise service values the positions of exercises: the game in play never waits for it.

It uses the tables that have been had, and gets those it lacks itself: from the cache folder, or built, with progress.
Training is done with fair dice only.
"""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.analysis.options import Analysis
from engine.game_review.opening_book import OBVIOUS
from engine.games.position import NO_SCORES, Position, Scores
from engine.rules.dice import Dice
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.faults import TableProblem, problem_of
from engine.solving.library import TableKey
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.lessons import LessonExercise, LessonSheet
from engine.workspace.goal_shelf import Step
from engine.workspace.workspace import Task
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency
from yahtzee_gui.services.jobs import without_collections

if TYPE_CHECKING:
    from engine.training.lessons.exercise import Chosen
    from engine.training.lessons.game_pool import GamePool
    from engine.training.themes import Theme


class Search(Enum):
    """What may take a while, one of each kind at a time."""

    LESSON = "lesson"
    TEST = "test"
    PUZZLES = "puzzles"
    BOOK = "book"


@dataclass(frozen=True)
class Scorecard:
    """What an opening book is about: a scorecard between two turns, with fair dice."""

    rules: RuleSet = DEFAULT_RULES
    scores: Scores = NO_SCORES
    yahtzee_bonuses: int = 0

    def position_of(self, roll: Dice) -> Position:
        """Return the position once a first roll lies on the table."""
        return Position(roll, self.rules.rolls_per_turn - 1, self.scores, self.yahtzee_bonuses, self.rules)


class _Cancelled(Exception):
    """The page is closed, or the window: the answer is not wanted any more."""


class ExerciseService(QObject):
    """Values positions with fair dice.

    Signals:
        analysed: the `Analysis` of a position that was asked for.
        lesson_drawn: the `LessonSheet` that was asked for, and the `Analysis` of each of its worked positions.
        test_drawn: the `ProficiencyTest` that was asked for.
        puzzles_drawn: the seed of the puzzles that were asked for, and a tuple of `Puzzle`s.
        remedies_found: a mapping from the positions that were asked about to the `Remedy` of each.
        book_opened: the `Scorecard` that was asked about, and its `Opening`s, every first roll.
        progressed: how much of a table, or of a search, is done, 0 to 1.
        failed: the `TableProblem`: why a table could not be had; nothing that needs it will be answered.
    """

    analysed = Signal(Analysis)
    lesson_drawn = Signal(LessonSheet, tuple)
    test_drawn = Signal(object)
    puzzles_drawn = Signal(str, tuple)
    remedies_found = Signal(object)
    book_opened = Signal(Scorecard, tuple)
    progressed = Signal(float)
    failed = Signal(TableProblem)

    def __init__(self, queue: EngineQueue) -> None:
        super().__init__()
        self._queue, self._workspace = queue, queue.workspace
        self._cancels = {search: threading.Event() for search in Search}

    # ---- called on the GUI thread ----

    def analyse(self, position: Position) -> None:
        """Value every option of a position; ends in `analysed`, or in `failed` without a table."""
        job = partial(self._do, lambda: self._analyse(position), None)
        self._queue.put(Urgency.EXERCISE, job, at_hand=True, told=partial(self._tell, None))

    def find_remedies(self, analyses: Sequence[Analysis]) -> None:
        """Find the lesson to read after costly choices in some positions; ends in `remedies_found`, or in `failed`."""
        job = partial(self._do, lambda: self._find_remedies(analyses), None)
        self._queue.put(Urgency.EXERCISE, job, told=partial(self._tell, None))

    def draw_lesson(self, lesson: Lesson, seed: str) -> None:
        """Find the positions of a lesson; ends in `lesson_drawn`, unless it is cancelled, or in `failed`."""
        self._ask(Search.LESSON, lambda: self._draw_lesson(lesson, seed))

    def draw_test(self, seed: str) -> None:
        """Find the questions of a test; ends in `test_drawn`, unless it is cancelled, or in `failed`."""
        self._ask(Search.TEST, lambda: self._draw_test(seed))

    def draw_puzzles(self, seed: str, levels: Sequence[float], theme: Theme | None = None) -> None:
        """Find puzzles this hard; ends in `puzzles_drawn`, unless it is cancelled, or in `failed`."""
        self._ask(Search.PUZZLES, lambda: self._draw_puzzles(seed, levels, theme))

    def open_book(self, scorecard: Scorecard) -> None:
        """Find out what to keep of every first roll; ends in `book_opened`, unless it is cancelled, or in `failed`."""
        self._ask(Search.BOOK, lambda: self._open_book(scorecard))

    def cancel(self, search: Search) -> None:
        """Stop a search of that kind, whether it is under way or waits."""
        self._cancels[search].set()
        self._cancels[search] = threading.Event()

    def _ask(self, search: Search, job: Callable[[], None]) -> None:
        """Have `job` done in the place of an earlier search of the same kind."""
        self.cancel(search)
        cancel = self._cancels[search]
        self._queue.put(
            Urgency.EXERCISE, partial(self._do, job, cancel), slot=(Search, search), told=partial(self._tell, cancel)
        )

    # ---- run on the builder, or where all is at hand ----

    def _do(self, job: Callable[[], None], cancel: threading.Event | None) -> None:
        try:
            if cancel is None or not cancel.is_set():
                job()
        except _Cancelled:
            pass
        except Exception as error:
            traceback.print_exc()
            self.failed.emit(problem_of(error))

    def _tell(self, cancel: threading.Event | None, _task: Task, step: Step) -> None:
        """Tell how far a job is, and stop it where it is not wanted any more."""
        if cancel is not None and cancel.is_set():
            raise _Cancelled
        self.progressed.emit(step.fraction)

    def _analyse(self, position: Position) -> None:
        key = self._get(position.rules)
        self.analysed.emit(self._workspace.analyzer(key).analyze(position))

    def _find_remedies(self, analyses: Sequence[Analysis]) -> None:
        from engine.training.lessons.remedies import remedy_for

        pools = {one.position.rules: self._pool(one.position.rules) for one in analyses}
        with self._queue.first_times.compiling("pool"):
            found = {one.position: remedy_for(pools[one.position.rules], one) for one in analyses}
        self.remedies_found.emit(found)

    def _draw_lesson(self, lesson: Lesson, seed: str) -> None:
        pool = self._pool(DEFAULT_RULES)
        from engine.training.lessons.lessons import draw_lesson

        with self._queue.first_times.compiling("pool"):
            drawing = (Task.STUDY, (lesson, seed), lambda: draw_lesson(lesson, pool, seed, self._has_reason))
            sheet = self._workspace.run_on(*drawing)
        self.lesson_drawn.emit(sheet, tuple(pool.analyzer.analyze(one.position) for one in sheet.examples))

    def _has_reason(self, one: LessonExercise) -> bool:
        """Return whether something in particular speaks for what a lesson says, against what was done before it."""
        from engine.analysis.reasons.choosing import reasons

        explainer = self._workspace.explainer(TableKey(one.position.rules))
        analysis = self._workspace.analyzer(TableKey(one.position.rules)).analyze(one.position)
        with self._workspace.explaining:
            taught, habit = (
                explainer.explain(one.position, analysis.option(choice)) for choice in (one.taught, one.habit)
            )
        return bool(reasons(one.position, taught, habit))

    def _draw_test(self, seed: str) -> None:
        pool = self._pool(DEFAULT_RULES)
        from engine.training.proficiency import draw_test

        with self._queue.first_times.compiling("pool"):
            test = self._workspace.run_on(Task.STUDY, seed, lambda: draw_test(pool, seed))
        self.test_drawn.emit(test)

    def _draw_puzzles(self, seed: str, levels: Sequence[float], theme: Theme | None) -> None:
        pool = self._pool(DEFAULT_RULES)
        from engine.training.puzzles import draw_puzzles

        what = "puzzles", seed, tuple(levels), theme
        with self._queue.first_times.compiling("pool"):
            puzzles = self._workspace.run_on(Task.STUDY, what, lambda: draw_puzzles(pool, seed, levels, theme))
        self.puzzles_drawn.emit(seed, puzzles)

    def _open_book(self, scorecard: Scorecard) -> None:
        pool = self._pool(scorecard.rules)
        from engine.game_review.opening_book import opening_book

        def habit(position: Position) -> Chosen:
            return pool.some_choice(OBVIOUS, position, Random(0))

        with self._queue.first_times.compiling("pool"):
            book = opening_book(pool.analyzer, scorecard.position_of, habit)
        self.book_opened.emit(scorecard, book)

    def _pool(self, rules: RuleSet) -> GamePool:
        self._get(rules)
        return self._workspace.pool(rules)

    def _get(self, rules: RuleSet) -> TableKey:
        """Get the fair table of `rules`, unless it is at hand, and return what it is for."""
        key = TableKey(rules)
        if not self._workspace.has(key):
            with without_collections():
                self._workspace.delivery(key)
        return key
