# SPDX-License-Identifier: MIT
"""The page of the proficiency test, with the session in which the player takes it."""

from __future__ import annotations

from collections.abc import Callable

from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.exercises.opener import exercise_requests, log_remark
from yahtzee_gui.learn.exercises.training_log import TrainingKeeper
from yahtzee_gui.learn.proficiency.session import ProficiencySession
from yahtzee_gui.workspace import Engine


def open_proficiency(
    pages: PageStack,
    engine: Engine,
    keeper: TrainingKeeper,
    read: Callable[[Lesson], None],
) -> PageSpec:
    """Return the page of the test; `read` opens the lesson that teaches what was missed most in it."""
    from yahtzee_gui.learn.proficiency.page import ProficiencyPage, ProficiencyView
    from yahtzee_gui.learn.proficiency.view import proficiency_view, remedy_of

    session = ProficiencySession(engine, keeper)

    def view() -> ProficiencyView:
        return proficiency_view(session.scene(), log_remark(keeper))

    def read_remedy() -> None:
        lesson = remedy_of(session.scene())
        if lesson is not None:
            read(lesson)

    page = ProficiencyPage(pages.keys(), view(), pages.window)
    return PageSpec(
        page,
        does=(
            (page.beginRequested, session.begin),
            (page.anewRequested, session.draw_others),
            (page.remedy.clicked, read_remedy),
            *exercise_requests(pages, page, session),
        ),
        follows=(session.changed, keeper.failed),
        refresh=lambda: page.set_view(view()),
        stays=True,
        session=session,
    )
