# SPDX-License-Identifier: MIT
"""The pages of learning: how each is made of what the services know, kept up to date, and what they ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.learning.progress import By, GameLosses, Group
from yahtzee_gui.services.history.file.decision_table import DecisionFilter
from yahtzee_gui.services.history.finished_game import GameKey
from yahtzee_gui.services.history.practice_service import Standing
from yahtzee_gui.services.services import Services
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.window.dialogs.openers import Opener, Page
from yahtzee_gui.window.dialogs.saving import save_chart

if TYPE_CHECKING:
    from yahtzee_gui.pages.learn.behind import BehindDialog, BehindView
    from yahtzee_gui.pages.learn.home import HomeDialog, HomeView
    from yahtzee_gui.pages.learn.progress import ProgressDialog
    from yahtzee_gui.widgets.charts.plots.chart_card import ChartCard


class LearningPages(QObject):
    """Opens the pages of learning over `parent`, in its `colors`.

    Signals:
        changed: a `Page` that is to be brought up to date if it is open.
        pageRequested: a `Page` that is to be opened.
        lessonRequested: the `Lesson` that the player wants to read.
        practiceRequested: the `DecisionFilter` of the mistakes that are to be asked again.
        gameRequested: the `GameKey` of a finished game that the player wants to look at.
    """

    changed = Signal(object)
    pageRequested = Signal(object)
    gameRequested = Signal(object)
    lessonRequested = Signal(object)
    practiceRequested = Signal(object)

    def __init__(
        self, parent: QWidget, services: Services, colors: Callable[[], Colors], owner: QObject | None = None
    ) -> None:
        super().__init__(owner)
        self._parent = parent
        self._services = services
        self._colors = colors
        self._behind: tuple[By, Group] | None = None
        self._standing: Standing | None = None
        services.progress.told.connect(self._follow_progress)
        services.practice.counted.connect(self._take_standing)
        services.training.changed.connect(self._follow_training)

    def openers(self) -> Mapping[Page, Opener[Any]]:
        """Return, for every page of learning, how it is made, connected, and brought up to date."""
        return {
            Page.LEARN: Opener(self._make_home, self._connect_home, self._refresh_home),
            Page.PROGRESS: Opener(self._make_progress, self._connect_progress, self._refresh_progress),
            Page.BEHIND: Opener(self._make_behind, self._connect_behind, self._refresh_behind),
        }

    def _follow_progress(self) -> None:
        self._services.practice.count(DecisionFilter())  # with the games, their mistakes have come
        self.changed.emit(Page.LEARN)
        self.changed.emit(Page.PROGRESS)

    def _take_standing(self, asked: DecisionFilter, standing: Standing) -> None:
        if asked == DecisionFilter():
            self._standing = standing
            self.changed.emit(Page.LEARN)

    def _follow_training(self) -> None:
        self.changed.emit(Page.LEARN)

    # ---- the home page ----

    def _make_home(self) -> HomeDialog:
        from yahtzee_gui.pages.learn.home import HomeDialog

        self._services.progress.watch()
        self._services.training.load()
        self._services.practice.count(DecisionFilter())
        return HomeDialog(self._colors(), self._services.settings.keys, self._home_view(), self._parent)

    def _home_view(self) -> HomeView:
        from yahtzee_gui.presenter.learning.home import home_view

        return home_view(self._services.progress.progress, self._standing, self._services.training.log)

    def _connect_home(self, page: HomeDialog) -> None:
        page.practiceRequested.connect(self._show_practice)
        page.progressRequested.connect(self._show_progress)
        page.lessonsRequested.connect(self._show_lessons)
        page.lessonRequested.connect(self._show_lesson)
        page.openingsRequested.connect(self._show_openings)
        page.proficiencyRequested.connect(self._show_proficiency)
        page.gameRequested.connect(self._look_at_point)
        page.weaknessRequested.connect(self._show_weakness)

    def _refresh_home(self, page: HomeDialog) -> None:
        page.set_view(self._home_view())

    def _look_at_point(self, point: int) -> None:
        """Ask for the game of a point of the chart of points lost."""
        from yahtzee_gui.presenter.learning.losses import game_at

        progress = self._services.progress.progress
        if progress is not None:
            self.gameRequested.emit(GameKey(*game_at(progress, point).key))

    def _show_practice(self) -> None:
        self.pageRequested.emit(Page.RETRY)

    def _show_progress(self) -> None:
        self.pageRequested.emit(Page.PROGRESS)

    def _show_lessons(self) -> None:
        self.pageRequested.emit(Page.LESSONS)

    def _show_lesson(self, column: int) -> None:
        from yahtzee_gui.presenter.learning.home import lesson_at

        self.lessonRequested.emit(lesson_at(column))

    def _show_openings(self) -> None:
        self.pageRequested.emit(Page.OPENINGS)

    def _show_proficiency(self) -> None:
        self.pageRequested.emit(Page.PROFICIENCY)

    def _show_weakness(self, item: int) -> None:
        """Open the games behind a weakness."""
        from yahtzee_gui.presenter.learning.home import weaknesses_of

        progress = self._services.progress.progress
        if progress is not None:
            self._show_behind(By.THEME, weaknesses_of(progress)[item])

    # ---- progress, and the games behind its figures ----

    def _make_progress(self) -> ProgressDialog:
        from yahtzee_gui.pages.learn.progress import ProgressDialog
        from yahtzee_gui.presenter.learning.progress import progress_view

        self._services.progress.watch()
        view = progress_view(self._services.progress.progress, self._services.history.figures)
        return ProgressDialog(self._colors(), self._services.settings.keys, view, self._parent)

    def _connect_progress(self, page: ProgressDialog) -> None:
        page.gameRequested.connect(self._look_at_point)
        page.groupRequested.connect(self._show_group)
        page.saveRequested.connect(self._save_chart)
        self._services.store.written.connect(page.say_saved)
        self._services.store.write_failed.connect(page.say_not_saved)

    def _refresh_progress(self, page: ProgressDialog) -> None:
        from yahtzee_gui.presenter.learning.progress import progress_view

        page.set_view(progress_view(self._services.progress.progress, self._services.history.figures))

    def _save_chart(self, card: ChartCard) -> None:
        save_chart(card, self._colors(), self._services.store)

    def _show_group(self, by: By, item: int) -> None:
        from yahtzee_gui.presenter.learning.progress import in_order

        progress = self._services.progress.progress
        if progress is not None:
            self._show_behind(by, in_order(progress, by)[item])

    def _show_behind(self, by: By, group: Group) -> None:
        self._behind = by, group
        self.changed.emit(Page.BEHIND)
        self.pageRequested.emit(Page.BEHIND)

    def _behind_view(self) -> BehindView | None:
        from yahtzee_gui.presenter.learning.progress import behind_view

        return behind_view(self._games_behind(), *self._behind) if self._behind is not None else None

    def _games_behind(self) -> list[GameLosses]:
        from yahtzee_gui.presenter.learning.progress import games_behind

        progress = self._services.progress.progress
        return games_behind(progress, *self._behind) if progress is not None and self._behind is not None else []

    def _make_behind(self) -> BehindDialog | None:
        from yahtzee_gui.pages.learn.behind import BehindDialog

        view = self._behind_view()
        return BehindDialog(self._colors(), view, self._parent) if view is not None else None

    def _connect_behind(self, page: BehindDialog) -> None:
        page.gameRequested.connect(self._look_at_line)
        page.lessonRequested.connect(self._show_remedy)
        page.practiceRequested.connect(self._practise_group)

    def _refresh_behind(self, page: BehindDialog) -> None:
        view = self._behind_view()
        if view is not None:
            page.set_view(view)

    def _show_remedy(self) -> None:
        """Ask for the lesson on what the decisions behind a figure are about."""
        from yahtzee_gui.presenter.learning.progress import remedy_of

        lesson = remedy_of(self._behind[1]) if self._behind is not None else None
        if lesson is not None:
            self.lessonRequested.emit(lesson)

    def _practise_group(self) -> None:
        """Ask for the mistakes among the decisions behind a figure."""
        from yahtzee_gui.presenter.learning.progress import mistakes_of

        mistakes = mistakes_of(self._behind[1]) if self._behind is not None else None
        if mistakes is not None:
            self.practiceRequested.emit(mistakes)

    def _look_at_line(self, line: int) -> None:
        """Ask for the game of a line of the list behind a figure."""
        games = self._games_behind()
        if line < len(games):
            self.gameRequested.emit(GameKey(*games[line].key))
