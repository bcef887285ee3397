# SPDX-License-Identifier: MIT
"""The page of puzzles, with the session in which they are solved."""

from __future__ import annotations

from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.exercises.opener import exercise_requests
from yahtzee_gui.learn.puzzles import words
from yahtzee_gui.learn.puzzles.puzzle_log import PuzzleKeeper
from yahtzee_gui.learn.puzzles.session import PuzzleSession
from yahtzee_gui.menu_words import Page
from yahtzee_gui.workspace import Engine


def open_puzzles(pages: PageStack, engine: Engine, keeper: PuzzleKeeper) -> PageSpec:
    """Return the page, where it is chosen first which puzzles to solve."""
    from yahtzee_gui.learn.puzzles.page import PuzzlesPage, PuzzlesView
    from yahtzee_gui.learn.puzzles.view import THEMES, puzzles_view

    session = PuzzleSession(engine, keeper)

    def view() -> PuzzlesView:
        return puzzles_view(session.scene(), _remark(keeper))

    page = PuzzlesPage(pages.keys(), view(), pages.window)
    return PageSpec(
        page,
        does=(
            (page.themes.activated, lambda number: session.begin_about(THEMES[number])),
            (page.beginRequested, session.begin),
            *exercise_requests(pages, page, session),
        ),
        follows=(session.changed, keeper.failed),
        refresh=lambda: page.set_view(view()),
        stays=True,
        session=session,
    )


def solve_daily_five(pages: PageStack) -> None:
    """Open the page and ask the puzzles of the day, or go on with them."""
    pages.show(Page.PUZZLES)
    session = pages.session(Page.PUZZLES)
    if isinstance(session, PuzzleSession):
        session.begin_today()


def _remark(keeper: PuzzleKeeper) -> str:
    return words.not_saved(reason=keeper.failure) if keeper.failure else ""
