# SPDX-License-Identifier: MIT
"""The page of lessons, with the course that the player takes on it."""

from __future__ import annotations

from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.exercises.opener import exercise_requests, log_remark
from yahtzee_gui.learn.exercises.session import SessionStage
from yahtzee_gui.learn.exercises.training_log import TrainingKeeper
from yahtzee_gui.learn.lessons.session import Course
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


def read_lesson(pages: PageStack, lesson: Lesson) -> None:
    """Open the page of lessons at one of them, unless exercises are just being done there."""
    was_open = pages.get(Page.LESSONS) is not None
    pages.show(Page.LESSONS)
    course = pages.session(Page.LESSONS)
    if isinstance(course, Course) and not (was_open and course.stage is SessionStage.EXERCISES):
        course.choose(lesson)
