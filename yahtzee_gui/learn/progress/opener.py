# SPDX-License-Identifier: MIT
"""The page of progress, and the games behind one of its figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace
from functools import partial
from typing import TYPE_CHECKING

from engine.runtime.lazy_dataclass import dataclass
from engine.training.progress import By, GameLosses, Group
from yahtzee_gui.kit.charts.saving import save_chart
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.log import PracticeKeeper, now
from yahtzee_gui.learn.practice.practice import Sessions
from yahtzee_gui.learn.progress.progress_model import ProgressModel
from yahtzee_gui.library.decision_table import DecisionFilter
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.library.game_files import GameFiles
from yahtzee_gui.library.library import Library
from yahtzee_gui.menu_words import Page

if TYPE_CHECKING:
    from yahtzee_gui.learn.progress.behind_page import BehindView
    from yahtzee_gui.learn.progress.page import ProgressView


@dataclass(eq=False)
class ProgressPages:
    """Opens the pages; `look_at` opens a finished game, `practise` a session of costly choices.

    `behind` is the figure whose games are to be shown.
    """

    pages: PageStack
    progress: ProgressModel
    history: Library
    store: GameFiles
    look_at: Callable[[GameKey], None]
    practise: Callable[[DecisionFilter], None]
    sessions: Sessions
    keeper: PracticeKeeper
    behind: tuple[By, Group] | None = field(default=None, init=False)

    # ---- progress ----

    def open(self) -> PageSpec:
        """Return the page of progress; what it lacks is worked out."""
        from yahtzee_gui.learn.progress.page import ProgressPage

        self.progress.watch()
        self.keeper.load()
        pages, store = self.pages, self.store
        page = ProgressPage(pages.keys(), self._view(), pages.window)
        return PageSpec(
            page,
            does=(
                (page.losses.itemRequested, self.look_at_point),
                (page.groupRequested, self._show_group),
                *((card.save.clicked, partial(save_chart, card, store.write)) for card in page.cards),
                (store.written, page.remark.say_written),
                (store.write_failed, page.remark.say_not_written),
            ),
            follows=(self.progress.changed, self.keeper.changed),
            refresh=lambda: page.set_view(self._view()),
            stays=True,
        )

    def _view(self) -> ProgressView:
        from yahtzee_gui.learn.progress.view import progress_view

        return progress_view(self.progress.progress, self.keeper.log, now())

    def look_at_point(self, point: int, most: int = 0) -> None:
        """Open the game that a point of the chart of costs stands for; it has `most` points, or as many as the page."""
        from yahtzee_gui.learn.progress.losses_view import MOST_POINTS, game_at

        progress = self.progress.progress
        if progress is not None:
            self.look_at(GameKey(*game_at(progress, point, most or MOST_POINTS).key))

    def show_themes(self) -> None:
        """Open the page where it says on what points are lost."""
        from yahtzee_gui.learn.progress.page import ProgressPage
        from yahtzee_gui.learn.progress.words import ProgressChart

        self.pages.show(Page.PROGRESS)
        page = self.pages.get(Page.PROGRESS)
        if isinstance(page, ProgressPage):
            page.turn_to(ProgressChart.WHERE)

    def _show_group(self, by: By, item: int) -> None:
        from yahtzee_gui.learn.progress.view import in_order

        progress = self.progress.progress
        if progress is not None:
            self.show_behind(by, in_order(progress, by)[item])

    # ---- the games behind a figure ----

    def show_behind(self, by: By, group: Group) -> None:
        """Open the games behind the figure of a group."""
        self.behind = by, group
        self.pages.refresh(Page.BEHIND)
        self.pages.show(Page.BEHIND)

    def open_behind(self) -> PageSpec | None:
        """Return the page of the games behind the figure that was chosen last."""
        from yahtzee_gui.learn.progress.behind_page import BehindDialog

        view = self._behind_view()
        if view is None:
            return None
        page = BehindDialog(view, self.pages.window)

        def refresh() -> None:
            view = self._behind_view()
            if view is not None:
                page.set_view(view)

        return PageSpec(
            page,
            does=(
                (page.gameRequested, self._look_at_line),
                (page.practise.clicked, self._practise_group),
            ),
            follows=(self.sessions.changed,),
            refresh=refresh,
        )

    def _behind_view(self) -> BehindView | None:
        from yahtzee_gui.learn.progress.view import behind_view, mistakes_of

        if self.behind is None:
            return None
        mistakes = mistakes_of(self.behind[1])
        view = behind_view(self._games_behind(), *self.behind)
        return replace(view, is_begun=mistakes is not None and self.sessions.place_of(mistakes) is not None)

    def _games_behind(self) -> list[GameLosses]:
        from yahtzee_gui.learn.progress.view import games_behind

        progress = self.progress.progress
        return games_behind(progress, *self.behind) if progress is not None and self.behind is not None else []

    def _practise_group(self) -> None:
        from yahtzee_gui.learn.progress.view import mistakes_of

        mistakes = mistakes_of(self.behind[1]) if self.behind is not None else None
        if mistakes is not None:
            self.practise(mistakes)

    def _look_at_line(self, line: int) -> None:
        games = self._games_behind()
        if line < len(games):
            self.look_at(GameKey(*games[line].key))
