# SPDX-License-Identifier: MIT
"""The page of progress, and the way to the games behind one of its figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.runtime.lazy_dataclass import dataclass
from engine.training.progress import By, Group
from yahtzee_gui.kit.charts.saving import save_chart
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.log import PracticeKeeper, now
from yahtzee_gui.learn.progress.progress_model import ProgressModel
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.library.game_files import GameFiles
from yahtzee_gui.library.library import Library
from yahtzee_gui.menu_words import Page

if TYPE_CHECKING:
    from yahtzee_gui.learn.progress.page import ProgressView


@dataclass(eq=False)
class ProgressPages:
    """Opens the page; `look_at` opens a finished game, `list_games` has a title and the games that are to be listed."""

    pages: PageStack
    progress: ProgressModel
    history: Library
    store: GameFiles
    look_at: Callable[[GameKey], None]
    list_games: Callable[[str, Sequence[GameKey]], None]
    keeper: PracticeKeeper

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

    def show_behind(self, by: By, group: Group) -> None:
        """List the games behind the figure of a group."""
        from yahtzee_gui.learn.progress.view import games_behind
        from yahtzee_gui.learn.progress.words import behind_title, group_name

        if self.progress.progress is not None:
            games = games_behind(self.progress.progress, by, group)
            self.list_games(behind_title(group_name(by, group.name)), [GameKey(*game.key) for game in games])
