# SPDX-License-Identifier: MIT
"""The pages of learning: how each is made of what the services know, kept up to date, and what they ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from yahtzee_gui.services.history.finished_game import GameKey
from yahtzee_gui.services.services import Services
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.window.openers import Opener, Page

if TYPE_CHECKING:
    from yahtzee_gui.pages.learn.home import HomeDialog


class LearningPages(QObject):
    """Opens the pages of learning over `parent`, in its `colors`.

    Signals:
        changed: a `Page` that is to be brought up to date if it is open.
        gameRequested: the `GameKey` of a finished game that the player wants to look at.
    """

    changed = Signal(object)
    gameRequested = Signal(object)

    def __init__(
        self, parent: QWidget, services: Services, colors: Callable[[], Colors], owner: QObject | None = None
    ) -> None:
        super().__init__(owner)
        self._parent = parent
        self._services = services
        self._colors = colors
        services.progress.told.connect(self._follow_progress)

    def openers(self) -> Mapping[Page, Opener[Any]]:
        """Return, for every page of learning, how it is made, connected, and brought up to date."""
        return {Page.LEARN: Opener(self._make_home, self._connect_home, self._refresh_home)}

    def _follow_progress(self) -> None:
        self.changed.emit(Page.LEARN)

    def _make_home(self) -> HomeDialog:
        from yahtzee_gui.pages.learn.home import HomeDialog
        from yahtzee_gui.presenter.learning import home_view

        self._services.progress.watch()
        return HomeDialog(self._colors(), home_view(self._services.progress.progress), self._parent)

    def _connect_home(self, page: HomeDialog) -> None:
        page.gameRequested.connect(self._look_at_point)

    def _refresh_home(self, page: HomeDialog) -> None:
        from yahtzee_gui.presenter.learning import home_view

        page.set_view(home_view(self._services.progress.progress))

    def _look_at_point(self, point: int) -> None:
        """Ask for the game of a point of the chart of points lost."""
        from yahtzee_gui.presenter.losses import game_at

        progress = self._services.progress.progress
        if progress is not None:
            self.gameRequested.emit(GameKey(*game_at(progress, point).key))
