# SPDX-License-Identifier: MIT
"""The page of retrying one's mistakes: made when it is opened, kept up to date, and closed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.learning.themes import Theme
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.play.training.retry import Retry
from yahtzee_gui.play.training.training import Training
from yahtzee_gui.services.history.file.decision_table import DecisionFilter
from yahtzee_gui.services.history.finished_game import GameKey
from yahtzee_gui.services.services import Services
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.dice.tray.tumble import system_wants_motion
from yahtzee_gui.window.dialogs.groups.board_requests import BoardRequests
from yahtzee_gui.window.dialogs.openers import Opener, Page

if TYPE_CHECKING:
    from yahtzee_gui.pages.learn.practice import PracticeDialog


class PracticePages(QObject):
    """Opens the page over `parent`, in its `colors`.

    Signals:
        changed: a `Page` that is to be brought up to date if it is open.
        pageRequested: a `Page` that is to be opened.
    """

    changed = Signal(object)
    pageRequested = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        services: Services,
        colors: Callable[[], Colors],
        owner: QObject | None = None,
    ) -> None:
        super().__init__(owner)
        self._parent, self._services, self._colors = parent, services, colors
        self._retry: Retry | None = None
        self._page: PracticeDialog | None = None
        services.history.loaded.connect(self._follow_history)
        services.history.decided.connect(self._follow_history)

    def openers(self) -> Mapping[Page, Opener[Any]]:
        """Return how the page is made, connected, and brought up to date."""
        return {Page.RETRY: Opener(self._make, self._connect, self._refresh)}

    def begin(self, first: GameKey | None = None, theme: Theme | None = None) -> None:
        """Open the page and ask a session at once, of all mistakes or of one theme, those of the game `first` first."""
        self.ask(DecisionFilter(theme=theme), first)

    def ask(self, mistakes: DecisionFilter, first: GameKey | None = None) -> None:
        """Open the page and ask a session of these mistakes at once, those of the game `first` first."""
        self.pageRequested.emit(Page.RETRY)
        if self._retry is not None:
            self._retry.choose(mistakes)
            self._retry.begin(first)

    def _make(self) -> PracticeDialog:
        from yahtzee_gui.pages.learn.practice import PracticeDialog
        from yahtzee_gui.presenter.learning.retry import practice_view

        services = self._services
        self._retry = retry = Retry(services.practice, services.trainer, services.explainer, self)
        retry.changed.connect(self._follow)
        retry.fixed.connect(self._celebrate)
        self._page = PracticeDialog(self._colors(), services.settings.keys, practice_view(retry.scene()), self._parent)
        return self._page

    def _connect(self, page: PracticeDialog) -> None:
        retry = self._retry
        assert retry is not None
        page.filterChosen.connect(self._choose)
        page.beginRequested.connect(self._begin)
        page.takeUpRequested.connect(retry.take_up_parked)
        page.backRequested.connect(retry.go_back)
        page.exerciseRequested.connect(retry.look_at)
        page.finished.connect(self._close)
        BoardRequests(page.board, self._training)

    def _begin(self) -> None:
        if self._retry is not None:
            self._retry.begin()

    def _choose(self, chosen: tuple[int, ...]) -> None:
        from yahtzee_gui.presenter.learning.retry import filter_of

        if self._retry is not None:
            self._retry.choose(filter_of(chosen))

    def _training(self) -> Training | None:
        return self._retry.training if self._retry is not None else None

    def _follow(self) -> None:
        self.changed.emit(Page.RETRY)

    def _follow_history(self) -> None:
        if self._retry is not None:
            self._retry.recount()

    def _refresh(self, page: PracticeDialog) -> None:
        from yahtzee_gui.presenter.learning.retry import practice_view

        if self._retry is not None:
            page.set_view(practice_view(self._retry.scene()))

    def _celebrate(self) -> None:
        from yahtzee_gui.presenter.learning.retry import fixed_view

        if self._page is not None and self._services.settings.celebrates:
            self._page.celebrate(fixed_view(), moves=self._moves(self._page))

    def _moves(self, page: PracticeDialog) -> bool:
        """Return whether things are to move."""
        return self._services.settings.dice_speed is not DiceSpeed.OFF and system_wants_motion(page)

    def _close(self) -> None:
        if self._retry is not None:
            self._retry.close()
            self._retry.deleteLater()
            self._retry = self._page = None
