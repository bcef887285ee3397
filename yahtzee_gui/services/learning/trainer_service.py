# SPDX-License-Identifier: MIT
"""The trainer service values the positions of exercises, on a worker of its own: the game in play never waits for it.

It uses the tables that the coach has been given, and gets those it lacks itself: from the cache folder, or built, with
progress. Training is done with fair dice only.
"""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable, Generator
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.coach.opening import OBVIOUS
from engine.games.position import NO_SCORES, Position, Scores
from engine.rules.dice import Dice
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.solving import library
from engine.solving.faults import problem_of
from engine.solving.library import Delivery, TableKey
from engine.steps import finish
from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.services.jobs import FirstTimes, Worker

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer
    from engine.learning.lessons.company import Company
    from engine.learning.lessons.exercise import Chosen

_Result = TypeVar("_Result")


class Search(Enum):
    """What may take a while, one of each kind at a time."""

    LESSON = "lesson"
    TEST = "test"
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
    """The page is closed, or the window: nobody waits any more."""


class TrainerService(QObject):
    """Values positions with fair dice.

    Signals:
        analysed: the `Analysis` of a position that was asked for.
        lesson_drawn: the `LessonSheet` that was asked for, and the `Analysis` of each of its worked positions.
        test_drawn: the `ProficiencyTest` that was asked for.
        book_opened: the `Scorecard` that was asked about, and its `Opening`s, every first roll.
        delivered: the `Delivery` of a table that the trainer got itself.
        progressed: how much of a table, or of a search, is done, 0 to 1.
        failed: the `TableProblem`: why a table could not be had; nothing that needs it will be answered.
    """

    analysed = Signal(object)
    lesson_drawn = Signal(object, object)
    test_drawn = Signal(object)
    book_opened = Signal(object, object)
    delivered = Signal(object)
    progressed = Signal(float)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("trainer")
        self._closing = threading.Event()
        self._stop = self._closing
        self._cancels = {search: threading.Event() for search in Search}
        self._deliveries: dict[RuleSet, Delivery] = {}
        self._analyzers: dict[RuleSet, Analyzer] = {}
        self._companies: dict[RuleSet, Company] = {}
        self._first_times = FirstTimes(self._closing, {"analyze"})  # the coach has that compiled

    # ---- called on the GUI thread ----

    def take_delivery(self, delivery: Delivery) -> None:
        """Use the table of `delivery` from now on, if its dice are fair."""
        if delivery.key.dice_model.is_fair:
            self._worker.submit(lambda: self._use(delivery))

    def analyse(self, position: Position) -> None:
        """Value every option of a position; ends in `analysed`, or in `failed` without a table."""
        self._worker.submit(lambda: self._do(lambda: self._analyse(position), self._closing))

    def draw_lesson(self, lesson: Lesson, seed: str) -> None:
        """Find the positions of a lesson; ends in `lesson_drawn`, unless it is cancelled, or in `failed`."""
        self._ask(Search.LESSON, lambda: self._draw_lesson(lesson, seed))

    def draw_test(self, seed: str) -> None:
        """Find the questions of a test; ends in `test_drawn`, unless it is cancelled, or in `failed`."""
        self._ask(Search.TEST, lambda: self._draw_test(seed))

    def open_book(self, scorecard: Scorecard) -> None:
        """Find out what to keep of every first roll; ends in `book_opened`, unless it is cancelled, or in `failed`."""
        self._ask(Search.BOOK, lambda: self._open_book(scorecard))

    def cancel(self, search: Search) -> None:
        """Stop a search of that kind, whether it is under way or waits."""
        self._cancels[search].set()
        self._cancels[search] = threading.Event()

    def close(self) -> None:
        """Drop what waits, let the worker end, and let go of the tables: the program may outlive this window."""
        self._closing.set()
        for search in Search:
            self.cancel(search)
        self._worker.submit(self._forget)
        self._worker.close()

    def join(self) -> None:
        """Wait for the worker to end, when the window is gone."""
        self._worker.join()

    def _ask(self, search: Search, job: Callable[[], None]) -> None:
        """Have the worker do `job` in the place of an earlier search of the same kind."""
        self.cancel(search)
        cancel = self._cancels[search]
        self._worker.submit(lambda: self._do(job, cancel))

    # ---- run on the worker ----

    def _do(self, job: Callable[[], None], cancel: threading.Event) -> None:
        self._stop = cancel
        try:
            self._check()
            job()
        except _Cancelled:
            pass
        except Exception as error:
            traceback.print_exc()
            self.failed.emit(problem_of(error))

    def _check(self, _progress: object = None) -> None:
        if self._closing.is_set() or self._stop.is_set():
            raise _Cancelled

    def _run(self, steps: Generator[Any, None, _Result]) -> _Result:
        """Run steps to their end, tell how far they are, and stop where nobody waits any more."""

        def tell(step: Any) -> None:
            self._check()
            self.progressed.emit(step.fraction)

        return finish(steps, tell)

    def _forget(self) -> None:
        self._deliveries.clear()
        self._analyzers.clear()
        self._companies.clear()

    def _use(self, delivery: Delivery) -> None:
        self._deliveries.setdefault(delivery.key.rules, delivery)

    def _analyse(self, position: Position) -> None:
        self.analysed.emit(self._analyzer(position.rules).analyze(position))

    def _draw_lesson(self, lesson: Lesson, seed: str) -> None:
        company = self._company(DEFAULT_RULES)
        from engine.learning.lessons.lessons import draw_lesson

        with self._first_times.compiling("company"):
            sheet = self._run(draw_lesson(lesson, company, seed))
        self.lesson_drawn.emit(sheet, tuple(company.analyzer.analyze(one.position) for one in sheet.examples))

    def _draw_test(self, seed: str) -> None:
        company = self._company(DEFAULT_RULES)
        from engine.learning.proficiency import draw_test

        with self._first_times.compiling("company"):
            test = self._run(draw_test(company, seed))
        self.test_drawn.emit(test)

    def _open_book(self, scorecard: Scorecard) -> None:
        company = self._company(scorecard.rules)
        from engine.coach.opening import opening_book

        def habit(position: Position) -> Chosen:
            return company.some_choice(OBVIOUS, position, Random(0))

        with self._first_times.compiling("company"):
            book = opening_book(company.analyzer, scorecard.position_of, habit)
        self.book_opened.emit(scorecard, book)

    def _company(self, rules: RuleSet) -> Company:
        if rules not in self._companies:
            delivery = self._delivery(rules)
            from engine.learning.lessons.company import Company

            self._companies[rules] = Company(delivery.table)
        return self._companies[rules]

    def _analyzer(self, rules: RuleSet) -> Analyzer:
        if rules not in self._analyzers:
            delivery = self._delivery(rules)
            from engine.analysis.analyzer import Analyzer

            with self._first_times.compiling("analyze"):
                self._analyzers[rules] = Analyzer(delivery.table)
        return self._analyzers[rules]

    def _delivery(self, rules: RuleSet) -> Delivery:
        """Return the fair table of `rules`: the coach's, or one that is got now."""
        if rules not in self._deliveries:
            with self._first_times.compiling("table"):
                self._deliveries[rules] = self._run(library.obtain(*TableKey(rules)))
            self.delivered.emit(self._deliveries[rules])
        return self._deliveries[rules]
