# SPDX-License-Identifier: MIT
"""The page that exports the player's decisions: what the file contains, line by line, before it is written."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui.kit.charts.figure_table import FigureTable, columns
from yahtzee_gui.kit.layouts import EDGE, INSET, Card, FittedText, filled
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.questions import ask_for_target
from yahtzee_gui.library.history_files import HistoryFiles
from yahtzee_gui.library.transfer import CSV, FIELDS, JSON_LINES, SharedDecisions
from yahtzee_gui.settings import words

_MARGIN, _SPACE = 24, 10
_NAME, _VALUE, _MEANING = 146, 336, 364
_LONGEST = 46
_INNER = _NAME + _VALUE + _MEANING
_WIDTH = _INNER + 2 * (INSET + EDGE)
_COUNT = _WIDTH - 160  # beside the button


class SharingPage(PlacePage):
    """How many decisions there are, what is left out, a line of the file with what it says, and the button to save."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.title())
        self.found: SharedDecisions | None = None
        self._shown = 0
        self.explained = FittedText("cell", _WIDTH, words.explained())
        self.always = FittedText("cell", _WIDTH, words.left_out_always())
        self.count = FittedText("title", _COUNT, words.reading())
        self.left_out = FittedText("muted", _WIDTH)
        self.table = _table()
        self.line = FittedText("muted", _INNER)
        self.another = QPushButton(words.another())
        self.save = QPushButton(words.save())
        self.save.setProperty("primary", "true")
        self._lay_out()
        self.another.clicked.connect(self._show_next)
        self._refresh()

    def _lay_out(self) -> None:
        sample = Card(words.sample_heading(), _WIDTH)
        sample.column.removeWidget(sample.heading)
        head = filled(QHBoxLayout(), (sample.heading, 1), self.another)
        filled(sample.column, head, self.table, self.line)
        top = filled(QHBoxLayout(), (self.count, 1), self.save)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        column.setContentsMargins(_MARGIN, 16, _MARGIN, 14)
        column.setSpacing(_SPACE)
        filled(column, self.explained, self.always, top, self.left_out, sample)

    def show_found(self, found: SharedDecisions) -> None:
        self.found, self._shown = found, 0
        self._refresh()
        if found.decisions:
            self.save.setFocus()

    def show_unread(self) -> None:
        """Say that there is nothing to show, if it is still waited for."""
        if self.found is None:
            self.count.show_text(words.unread())

    def _refresh(self) -> None:
        found = self.found
        decisions = found.decisions if found is not None else ()
        self.save.setEnabled(bool(decisions))
        self.another.setEnabled(len(decisions) > 1)
        if found is not None:
            self.count.show_text(words.counted(len(decisions), found.games) if decisions else words.nothing())
            said = words.daily_left_out, words.own_rules_left_out, words.unseen_left_out
            numbers = found.of_days, found.by_own_rules, found.unseen
            self.left_out.show_text(" ".join(one(number) for one, number in zip(said, numbers, strict=True) if number))
        values = decisions[self._shown].row() if decisions else ("",) * len(FIELDS)
        meanings, absent = words.meanings(), words.empty() if decisions else ""
        self.table.set_rows(
            [
                (name, (value if len(value) <= _LONGEST else words.below()) or absent, meanings[name])
                for name, value in zip(FIELDS, values, strict=True)
            ]
        )
        self.line.show_text(words.whole_line(",".join(values)) if decisions else "")  # scores may fill more than a cell

    def _show_next(self) -> None:
        if self.found is not None:
            self._shown = (self._shown + 1) % len(self.found.decisions)
            self._refresh()


def open_sharing(pages: PageStack, files: HistoryFiles) -> PageSpec:
    """Return what the export of the player's decisions contains, and the way to save it."""
    page = SharingPage(pages.window)
    QTimer.singleShot(0, page, files.gather)

    def save() -> None:
        kinds = {CSV: words.tables(), JSON_LINES: words.json_lines()}
        target = ask_for_target(pages.window, words.title(), "yahtzee-decisions", kinds)
        if target is not None and page.found is not None:
            files.share(page.found, target)

    return PageSpec(
        page,
        does=(
            (files.gathered, page.show_found),
            (files.share_failed, lambda *_: page.show_unread()),
            (page.save.clicked, save),
        ),
    )


def _table() -> FigureTable:
    widths = (_NAME, _VALUE, _MEANING)
    table = FigureTable(words.sample_heading(), columns(words.columns(), widths, range(len(widths))))
    table.fix_height(len(FIELDS))
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return table
