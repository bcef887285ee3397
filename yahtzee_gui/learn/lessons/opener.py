# SPDX-License-Identifier: MIT
"""The page of lessons, with the course that the player takes on it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from engine.analysis.options import Analysis, Option
from engine.games.position import Position
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.exercise import Judgement
from engine.training.lessons.remedies import Remedy
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.exercises.opener import exercise_requests, log_remark
from yahtzee_gui.learn.exercises.session import SessionStage
from yahtzee_gui.learn.exercises.training_log import TrainingKeeper
from yahtzee_gui.learn.lessons import words
from yahtzee_gui.learn.lessons.session import Course, Spared
from yahtzee_gui.menu_words import Page
from yahtzee_gui.workspace import Engine


def open_lessons(pages: PageStack, engine: Engine, keeper: TrainingKeeper) -> PageSpec:
    """Return the page of lessons at the first one that was not done well yet."""
    from yahtzee_gui.learn.lessons.page import LessonDialog, LessonView
    from yahtzee_gui.learn.lessons.view import lesson_view

    course = Course(engine, keeper)

    def view() -> LessonView:
        return lesson_view(course.scene(), log_remark(keeper))

    page = LessonDialog(pages.keys(), view(), pages.window)
    return PageSpec(
        page,
        does=(
            (page.lessonRequested, lambda number: course.choose(list(Lesson)[number])),
            (page.beginRequested, course.begin),
            (page.othersRequested, course.draw_others),
            (page.next.clicked, course.go_on),
            *exercise_requests(pages, page, course),
        ),
        follows=(course.changed, keeper.failed),
        refresh=lambda: page.set_view(view()),
        stays=True,
        session=course,
    )


def read_lesson(pages: PageStack, lesson: Lesson, spared: Spared | None = None) -> None:
    """Open the page of lessons at one of them, unless exercises are just being done there.

    It says what it would have `spared`, if it is opened for that.
    """
    was_open = pages.get(Page.LESSONS) is not None
    pages.show(Page.LESSONS)
    course = pages.session(Page.LESSONS)
    if isinstance(course, Course) and not (was_open and course.stage is SessionStage.EXERCISES):
        course.choose(lesson, spared)


class LessonFinder(QObject):
    """Opens the lesson that would have spared most of what a choice cost.

    Signals:
        told: what is said meanwhile, and of a mistake that no lesson helps against.
        answered: the answer is there, and what was said meanwhile is over.
    """

    told = Signal(str)
    answered = Signal()

    def __init__(self, pages: PageStack, engine: Engine) -> None:
        super().__init__(pages)
        self._pages, self._engine = pages, engine
        self._asked: Judgement | None = None

    def read(self, analysis: Analysis, chosen: Option) -> None:
        """Open the lesson for a costly choice."""
        self._asked = missed = Judgement(analysis, chosen)
        self.told.emit(words.looking_for_lesson())
        ask_remedies(self._engine, (missed,), self._take)

    def _take(self, found: Mapping[Position, Remedy]) -> None:
        missed = self._asked
        remedy = found.get(missed.analysis.position) if missed is not None else None
        if missed is None or remedy is None:
            return
        self._asked = None
        self.answered.emit()
        if remedy.lesson is not None:
            read_lesson(self._pages, remedy.lesson, Spared(missed, remedy.saved))
        else:
            self.told.emit(words.remedy(remedy, missed.lost))
