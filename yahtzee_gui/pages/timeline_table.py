# SPDX-License-Identifier: MIT
"""The page with the figures of the charts as tables, for those who cannot see a line or a bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.cards import EDGE, INSET, Card, FittedText
from yahtzee_gui.widgets.charts.figure_table import Column, FigureTable
from yahtzee_gui.widgets.coach.explanation import MOST_ENDINGS
from yahtzee_gui.wording import buttons as button_words
from yahtzee_gui.wording.game import announcing, coaching, explaining

_WIDTH = 720
_MARGIN, _SPACE = 24, 12
_CARD = 2 * (INSET + EDGE)  # what a card takes off the width
_INNER_WIDTH = _WIDTH - 2 * _MARGIN
_HALF_WIDTH = (_INNER_WIDTH - _SPACE) // 2
_LINE_COLUMNS = (56, 236, 84, 112, 64, 64)
_FIGURE = 90
_LINES_SHOWN = 7
_SCROLL_BAR = 12
_WITH_WORDS = {1, 3}


@dataclass(frozen=True)
class TimelineLine:
    """A roll or a decision as texts for each column; `event` is the place of a decision in the log."""

    cells: tuple[str, ...]
    event: int | None = None
    is_viewed: bool = False


@dataclass(frozen=True)
class ChartTablesView:
    """The lines of all tables. `message` says what the timeline adds up to, or why it is empty."""

    lines: tuple[TimelineLine, ...] = ()
    message: str = ""
    split: tuple[tuple[str, str], ...] = ()
    endings: tuple[tuple[str, str], ...] = ()
    facts: str = ""


class TimelineTableDialog(QDialog):
    """The timeline line by line, how the score came about, and where the turn ends.

    Signals:
        decisionRequested: the place in the log of a decision that the player wants to look back at.
    """

    decisionRequested = Signal(int)

    def __init__(self, colors: Colors, view: ChartTablesView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ChartTablesView | None = None
        self.setWindowTitle(announcing.charts_title())
        self.message = FittedText("muted", _INNER_WIDTH - _CARD)
        self.lines = _timeline_table()
        self.split = _part_table(announcing.split_heading(), announcing.split_columns())
        self.no_split = FittedText("muted", _HALF_WIDTH - _CARD)
        self.endings = _part_table(explaining.endings_heading(), announcing.endings_columns())
        self.facts = FittedText("muted", _HALF_WIDTH - _CARD)
        self.look = QPushButton(announcing.look_back())
        self.close_button = QPushButton(button_words.close())
        for button in (self.look, self.close_button):
            button.setAutoDefault(False)  # Enter looks at the chosen line
        self._lay_out()
        self.lines.activated.connect(self._look_at)
        self.lines.itemSelectionChanged.connect(self._refresh_button)
        self.look.clicked.connect(lambda: self._look_at(self.lines.currentIndex()))
        self.close_button.clicked.connect(self.accept)
        self.set_colors(colors)
        self.set_view(view)
        self.lines.setFocus()

    def _lay_out(self) -> None:
        line = Card(coaching.timeline())
        line.column.addWidget(self.message)
        line.column.addWidget(self.lines)
        parts = QHBoxLayout()
        parts.setSpacing(_SPACE)
        for title, table, text in (
            (announcing.split_heading(), self.split, self.no_split),
            (explaining.endings_heading(), self.endings, self.facts),
        ):
            card = Card(title, _HALF_WIDTH)
            card.column.addWidget(table)
            card.column.addWidget(text)
            card.column.addStretch()
            parts.addWidget(card)
        buttons = QHBoxLayout()
        buttons.addWidget(self.look)
        buttons.addStretch()
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 18)
        column.setSpacing(_SPACE)
        column.addWidget(FittedText("heading", _INNER_WIDTH, announcing.charts_title()))
        column.addWidget(line)
        column.addLayout(parts)
        column.addLayout(buttons)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        for table in (self.lines, self.split, self.endings):
            table.set_colors(colors)

    def set_view(self, view: ChartTablesView) -> None:
        """Show `view`; the chosen line stays chosen."""
        if view == self._view:
            return
        chosen = self.lines.currentIndex().row()
        self._view = view
        self.message.show_text(view.message)
        self.lines.set_rows([line.cells for line in view.lines])
        self.split.set_rows(view.split)
        self.no_split.show_text("" if view.split else announcing.split_waits())
        self.endings.set_rows(view.endings)
        self.facts.show_text(view.facts if view.endings else announcing.no_endings())
        viewed = next((row for row, line in enumerate(view.lines) if line.is_viewed), chosen)
        self.lines.selectRow(min(max(viewed, 0), len(view.lines) - 1))
        self._refresh_button()

    def _event_at(self, row: int) -> int | None:
        lines = self._view.lines if self._view is not None else ()
        return lines[row].event if 0 <= row < len(lines) else None

    def _refresh_button(self) -> None:
        self.look.setEnabled(self._event_at(self.lines.currentIndex().row()) is not None)

    def _look_at(self, index: QModelIndex) -> None:
        event = self._event_at(index.row())
        if event is not None:
            self.decisionRequested.emit(event)
            self.accept()


def _timeline_table() -> FigureTable:
    columns = zip(announcing.timeline_columns(), _LINE_COLUMNS, strict=True)
    table = FigureTable(
        coaching.timeline(),
        [Column(heading, width, has_words=number in _WITH_WORDS) for number, (heading, width) in enumerate(columns)],
    )
    table.fix_height(_LINES_SHOWN)
    table.setFixedWidth(table.total_width + _SCROLL_BAR)
    return table


def _part_table(name: str, headings: Sequence[str]) -> FigureTable:
    """Return a small table of names and figures, with room for all its lines."""
    part, figure = headings
    room = _HALF_WIDTH - _CARD - _FIGURE
    table = FigureTable(name, [Column(part, room, has_words=True), Column(figure, _FIGURE)])
    table.fix_height(MOST_ENDINGS)
    return table
