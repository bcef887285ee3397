# SPDX-License-Identifier: MIT
"""The page on which one's own mistakes are retried, with what is asked there."""

from __future__ import annotations

from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.desktop.settings import Settings
from yahtzee_gui.play.training.retry import Retry
from yahtzee_gui.services.coaching.explain_service import ExplainService
from yahtzee_gui.services.history.file.decision_table import DecisionFilter
from yahtzee_gui.services.history.finished_game import GameKey
from yahtzee_gui.services.history.practice_service import PracticeService
from yahtzee_gui.services.history.store import HistoryStore
from yahtzee_gui.services.learning.trainer_service import TrainerService
from yahtzee_gui.widgets.dice.tray.tumble import system_wants_motion
from yahtzee_gui.window.dialogs.groups.exercises import board_requests
from yahtzee_gui.window.dialogs.openers import OpenPages, Page, PageSpec


def open_practice(
    pages: OpenPages,
    settings: Settings,
    history: HistoryStore,
    practice: PracticeService,
    trainer: TrainerService,
    explainer: ExplainService,
) -> PageSpec:
    """Return the page, where it is chosen first what to ask."""
    from yahtzee_gui.pages.learn.practice import PracticeDialog
    from yahtzee_gui.presenter.learning.retry import filter_of, fixed_view, practice_view

    retry = Retry(practice, trainer, explainer)
    page = PracticeDialog(pages.colors(), pages.keys(), practice_view(retry.scene()), pages.window)

    def celebrate() -> None:
        if settings.celebrates:
            page.celebrate(fixed_view(), moves=settings.dice_speed is not DiceSpeed.OFF and system_wants_motion(page))

    return PageSpec(
        page,
        does=(
            (page.filterChosen, lambda chosen: retry.choose(filter_of(chosen))),
            (page.beginRequested, retry.begin),
            (page.takeUpRequested, retry.take_up_parked),
            (page.backRequested, retry.go_back),
            (page.exerciseRequested, retry.look_at),
            *board_requests(page.board, lambda: retry.training),
            (retry.fixed, celebrate),
            (history.loaded, lambda _history: retry.recount()),
            (history.decided, retry.recount),
        ),
        follows=(retry.changed,),
        refresh=lambda: page.set_view(practice_view(retry.scene())),
        closed=retry.close,
        session=retry,
    )


def practise(pages: OpenPages, mistakes: DecisionFilter, first: GameKey | None = None) -> None:
    """Open the page and ask a session of these mistakes at once, those of the game `first` first."""
    pages.show(Page.RETRY)
    retry = pages.session(Page.RETRY)
    if isinstance(retry, Retry):
        retry.choose(mistakes)
        retry.begin(first)
