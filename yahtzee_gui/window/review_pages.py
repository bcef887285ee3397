# SPDX-License-Identifier: MIT
"""The pages of a review: the charts as tables with every decision, and the review as a file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from yahtzee_gui import presenter
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.services.services import Services
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.window.openers import Opener, Page
from yahtzee_gui.window.saving import ask_for_target
from yahtzee_gui.wording.game import announcing
from yahtzee_gui.wording.pages import file_dialogs

if TYPE_CHECKING:
    from engine.coach.review import Review
    from engine.games.record import Record
    from yahtzee_gui.pages.timeline_table import TimelineTableDialog

_TEXT, _JSON = ".txt", ".json"


class ReviewPages(QObject):
    """Opens the pages of a review over `parent`, in its `colors`."""

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

    def openers(self) -> Mapping[Page, Opener[Any]]:
        """Return, for every page of a review, how it is made, connected, and brought up to date."""
        return {Page.TABLES: Opener(self._make_tables, self._connect_tables, self._refresh_tables)}

    # ---- the charts as tables ----

    def _make_tables(self) -> TimelineTableDialog:
        from yahtzee_gui.pages.timeline_table import TimelineTableDialog

        return TimelineTableDialog(self._colors(), presenter.chart_tables_view(self._controller.scene()), self._parent)

    def _connect_tables(self, page: TimelineTableDialog) -> None:
        page.decisionRequested.connect(self._controller.look_back.view_event)
        page.saveRequested.connect(self._save_review)
        self._services.store.written.connect(page.say_written)
        self._services.store.write_failed.connect(page.say_not_written)

    def _refresh_tables(self, page: TimelineTableDialog) -> None:
        page.set_view(presenter.chart_tables_view(self._controller.scene()))

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
    from engine.coach.review_as_json import review_as_json

    return json.dumps(review_as_json(report, record), indent=1, allow_nan=False).encode()
