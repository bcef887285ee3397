# SPDX-License-Identifier: MIT
"""The page on which one's own costly choices are retried, with what is asked there."""

from __future__ import annotations

from functools import partial

from yahtzee_gui.board.tray.tumble import system_wants_motion
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.exercises.opener import exercise_requests
from yahtzee_gui.learn.lessons.opener import read_lesson
from yahtzee_gui.learn.retry.retry_sets import PlayedGame, RetrySets
from yahtzee_gui.learn.retry.session import Retry
from yahtzee_gui.library.decision_table import DecisionFilter
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.library.library import Library
from yahtzee_gui.menu_words import Page
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.workspace import Engine


def open_retry(
    pages: PageStack,
    settings: Settings,
    history: Library,
    sets: RetrySets,
    engine: Engine,
) -> PageSpec:
    """Return the page, where it is chosen first what to ask."""
    from yahtzee_gui.learn.retry.page import RetryPage
    from yahtzee_gui.learn.retry.view import filter_of, retry_view

    retry = Retry(sets, engine)
    page = RetryPage(pages.keys(), retry_view(retry.scene()), pages.window)

    def celebrate() -> None:
        if settings.celebrates and settings.dice_speed is not DiceSpeed.OFF and system_wants_motion(page):
            page.celebrate()

    return PageSpec(
        page,
        does=(
            (page.filterChosen, lambda chosen: retry.choose(filter_of(chosen))),
            (page.beginRequested, retry.begin),
            (page.startOverRequested, retry.start_over),
            (page.take_up.clicked, retry.take_up_parked),
            (page.lessonRequested, partial(read_lesson, pages)),
            *exercise_requests(pages, page, retry),
            (retry.fixed, celebrate),
            (history.loaded, lambda _history: retry.recount()),
            (history.decided, retry.recount),
        ),
        follows=(retry.changed,),
        refresh=lambda: page.set_view(retry_view(retry.scene())),
        stays=True,
        session=retry,
    )


def practise_game(pages: PageStack, played: PlayedGame) -> None:
    """Open the page and ask all costly choices of a game at once, or go on with them."""
    pages.show(Page.RETRY)
    retry = pages.session(Page.RETRY)
    if isinstance(retry, Retry):
        retry.begin_game(played)


def practise(pages: PageStack, mistakes: DecisionFilter, first: GameKey | None = None) -> None:
    """Open the page and ask a session of these choices at once, or go on with it, those of the game `first` first."""
    pages.show(Page.RETRY)
    retry = pages.session(Page.RETRY)
    if isinstance(retry, Retry):
        retry.choose(mistakes)
        retry.begin(first)
