# SPDX-License-Identifier: MIT
"""The pages of a review: the charts as tables with every decision, and the review as a file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from yahtzee_gui import presenter
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.services.services import Services
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.window.dialogs.openers import Opener, Page
from yahtzee_gui.window.dialogs.saving import ask_for_target, save_chart
from yahtzee_gui.wording.game import announcing
from yahtzee_gui.wording.pages.played import file_dialogs

if TYPE_CHECKING:
    from engine.analysis.options import Analysis, Option
    from engine.coach.ends import Ends
    from engine.coach.reviewing.review import Review
    from engine.games.position import Position
    from engine.games.record import Record
    from yahtzee_gui.pages.afterwards.side_by_side import SideBySideDialog, SideView
    from yahtzee_gui.pages.afterwards.timeline_table import TimelineTableDialog
    from yahtzee_gui.widgets.charts.plots.chart_card import ChartCard

_TEXT, _JSON = ".txt", ".json"


class ReviewPages(QObject):
    """Opens the pages of a review over `parent`, in its `colors`.

    Signals:
        changed: a `Page` that is to be brought up to date if it is open.
    """

    changed = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        controller: GameController,
        services: Services,
        colors: Callable[[], Colors],
        owner: QObject | None = None,
    ) -> None:
        super().__init__(owner)
        self._parent = parent
        self._controller = controller
        self._services = services
        self._colors = colors
        self._analysis: Analysis | None = None
        self._pair: tuple[Option, Option] | None = None
        self._ends: dict[Option, Ends] = {}
        services.ends.told.connect(self._take_ends)

    def openers(self) -> Mapping[Page, Opener[Any]]:
        """Return, for every page of a review, how it is made, connected, and brought up to date."""
        return {
            Page.TABLES: Opener(self._make_tables, self._connect_tables, self._refresh_tables),
            Page.SIDE_BY_SIDE: Opener(self._make_sides, self._connect_sides, self._refresh_sides),
        }

    # ---- the charts as tables ----

    def _make_tables(self) -> TimelineTableDialog:
        from yahtzee_gui.pages.afterwards.timeline_table import TimelineTableDialog

        return TimelineTableDialog(self._colors(), presenter.chart_tables_view(self._controller.scene()), self._parent)

    def _connect_tables(self, page: TimelineTableDialog) -> None:
        page.decisionRequested.connect(self._controller.look_back.view_event)
        page.saveRequested.connect(self._save_review)
        self._services.store.written.connect(page.say_written)
        self._services.store.write_failed.connect(page.say_not_written)

    def _refresh_tables(self, page: TimelineTableDialog) -> None:
        page.set_view(presenter.chart_tables_view(self._controller.scene()))

    # ---- two options side by side ----

    def _make_sides(self) -> SideBySideDialog:
        from yahtzee_gui.pages.afterwards.side_by_side import SideBySideDialog

        return SideBySideDialog(self._colors(), self._side_view(), self._parent)

    def _connect_sides(self, page: SideBySideDialog) -> None:
        page.pairRequested.connect(self._choose_pair)
        page.saveRequested.connect(self._save_chart)
        self._services.store.written.connect(page.say_written)
        self._services.store.write_failed.connect(page.say_not_written)

    def _refresh_sides(self, page: SideBySideDialog) -> None:
        page.set_view(self._side_view())

    def _side_view(self) -> SideView:
        """Return what is shown of the pair; where other options are to be seen, it begins with what is explained."""
        from yahtzee_gui.presenter.after.side_by_side import comparable, side_view, usual_pair

        scene = self._controller.scene()
        analysis = comparable(scene)
        if (analysis and analysis.position) != (self._analysis and self._analysis.position):
            self._analysis, self._pair, self._ends = analysis, usual_pair(scene), {}
            self._ask_for_ends()
        return side_view(scene, analysis, self._pair, self._ends)

    def _choose_pair(self, first: int, second: int) -> None:
        if self._analysis is not None:
            self._pair = self._analysis.options[first], self._analysis.options[second]
            self._ask_for_ends()
            self.changed.emit(Page.SIDE_BY_SIDE)

    def _ask_for_ends(self) -> None:
        if self._analysis is not None and self._pair is not None:
            missing = tuple(option for option in dict.fromkeys(self._pair) if option not in self._ends)
            self._services.ends.ask(self._analysis.position, missing)

    def _take_ends(self, position: Position, ends: Ends) -> None:
        if self._analysis is not None and position == self._analysis.position:
            self._ends[ends.option] = ends
            self.changed.emit(Page.SIDE_BY_SIDE)

    def _save_chart(self, card: ChartCard) -> None:
        save_chart(card, self._colors(), self._services.store)

    # ---- the review as a file ----

    def _save_review(self) -> None:
        """Let the player choose a file, and write the review to it: as a text, or all of it as JSON."""
        scene = self._controller.scene()
        record, report = scene.record, scene.report
        if record is None or report is None:
            return
        name = announcing.review_name(file_dialogs.export_name(record.game.seed))
        kinds = {ending: announcing.review_files(ending) for ending in (_TEXT, _JSON)}
        target = ask_for_target(self._parent, announcing.save_review_title(), name, kinds)
        if target is None:
            return
        if target.suffix.lower() == _JSON:
            self._services.store.write(lambda: _as_json(report, record), target)
        else:
            text = presenter.review_text(scene)
            self._services.store.write(text.encode, target)


def _as_json(report: Review, record: Record) -> bytes:
    from engine.coach.reviewing.review_as_json import review_as_json

    return json.dumps(review_as_json(report, record), indent=1, allow_nan=False).encode()
