# SPDX-License-Identifier: MIT
"""The page of lessons, with the course that the player takes on it."""

from __future__ import annotations

from collections.abc import Callable

from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.lessons import LessonSheet
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn import words
from yahtzee_gui.learn.lessons.session import Course
from yahtzee_gui.learn.log import PracticeKeeper
from yahtzee_gui.menu_words import Page
from yahtzee_gui.workspace import Engine


def open_lessons(
    pages: PageStack, engine: Engine, keeper: PracticeKeeper, practise: Callable[[Lesson, LessonSheet | None], None]
) -> PageSpec:
    """Return the page of lessons at the first one that was not done well yet; `practise` asks the exercises of one."""
    from yahtzee_gui.learn.lessons.page import LessonPage, LessonView
    from yahtzee_gui.learn.lessons.view import lesson_view

    course = Course(engine, keeper)

    def view() -> LessonView:
        return lesson_view(course.scene(), words.log_failed(keeper.failure) if keeper.failure else "")

    page = LessonPage(view(), pages.window)
    return PageSpec(
        page,
        does=(
            (page.lessonRequested, lambda number: course.choose(list(Lesson)[number])),
            (page.practiseRequested, lambda: practise(course.lesson, course.sheet)),
            (page.othersRequested, course.draw_others),
        ),
        follows=(course.changed, keeper.failed),
        refresh=lambda: page.set_view(view()),
        stays=True,
        session=course,
    )


def read_lesson(pages: PageStack, lesson: Lesson) -> None:
    """Open the page of lessons at one of them."""
    pages.show(Page.LESSONS)
    course = pages.session(Page.LESSONS)
    if isinstance(course, Course):
        course.choose(lesson)
