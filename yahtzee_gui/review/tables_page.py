# SPDX-License-Identifier: MIT
"""The page with the figures of the charts as tables, for those who cannot see a line or a bar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QSizePolicy, QTabWidget, QVBoxLayout, QWidget

from engine.analysis.verdicts import Measure
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import explanation_words
from yahtzee_gui.kit.cards import EDGE, INSET, Card, FittedText
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable, WholeLines
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import FileRemark
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.words import announcing, glossary

_WIDTH = 720
_MARGIN, _SPACE = 24, 12
_MOST_ENDINGS = 6  # to be seen at once
_CARD = 2 * (INSET + EDGE)  # what a card takes off the width
_INNER_WIDTH = _WIDTH - 2 * _MARGIN
_LINE_COLUMNS = (48, 226, 80, 92, 62, 64)
_ENDS_WIDTH, _SPLIT_WIDTH = 236, 264
_PARTS_WIDTH = _INNER_WIDTH - _SPACE - _ENDS_WIDTH
_FIGURE, _PART_FIGURE = 78, 74
_SPLIT_PARTS = 4
_LEAST_LINES = 5
_SCROLL_BAR = 12
_WITH_WORDS = {1, 3}


@dataclass(frozen=True)
class TimelineLine:
    """A roll or a decision as texts for each column; `event` is a decision's place in the log, `lost` what it cost."""

    cells: tuple[str, ...]
    event: int | None = None
    is_viewed: bool = False
    lost: float = 0.0


@dataclass(frozen=True)
class ChartTablesView:
    """The lines of all tables. `message` says what the timeline adds up to, or why it is empty.

    `about` names the options whose `parts` are compared, `reason` says why they differ.
    """

    lines: tuple[TimelineLine, ...] = ()
    message: str = ""
    split: tuple[tuple[str, str], ...] = ()
    about: str = ""
    reason: str = ""
    parts: tuple[tuple[str, ...], ...] = ()
    endings: tuple[tuple[str, str], ...] = ()
    facts: str = ""
    measure: Measure | None = None
    title: str = ""
    can_save: bool = False


class ChartTablesDialog(PlacePage):
    """The timeline line by line and how the score came about; of the option explained, all parts and where it ends.

    Signals:
        decisionRequested: the place in the log of a decision that the player wants to look back at.
    """

    decisionRequested = Signal(int)

    def __init__(self, view: ChartTablesView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ChartTablesView | None = None
        self._costliest_first = False
        self._shown: tuple[TimelineLine, ...] = ()
        self.setWindowTitle(announcing.charts_title())
        self.order = Segments((False, True), announcing.order)
        self.order.set_name(announcing.order_name())
        self.remark = FileRemark("muted", AlignLeft)
        self.message = FittedText("muted", _INNER_WIDTH - _CARD)
        self.lines = _timeline_table(view)
        self.split = _part_table(
            announcing.split_heading(),
            announcing.split_columns(view.measure),
            _SPLIT_WIDTH,
            max(_SPLIT_PARTS, len(view.split)),
        )
        self.no_split = FittedText("muted", _SPLIT_WIDTH - _CARD)
        self.about = FittedText("text", _INNER_WIDTH)
        self.reason = FittedText("muted", _INNER_WIDTH)
        self.parts = _parts_table()
        self.endings = _part_table(
            explanation_words.endings_heading(), announcing.endings_columns(), _ENDS_WIDTH, _MOST_ENDINGS
        )
        self.facts = FittedText("muted", _ENDS_WIDTH - _CARD)
        self.spread = FittedText("muted", _ENDS_WIDTH - _CARD)
        self.tabs = QTabWidget()
        self.look = QPushButton(announcing.look_at_decision())
        self.save = QPushButton(announcing.save_review())
        self._lay_out(view.title)
        self.lines.activated.connect(self._look_at)
        self.lines.itemSelectionChanged.connect(self._refresh_button)
        self.look.clicked.connect(lambda: self._look_at(self.lines.currentIndex()))
        self.order.choiceRequested.connect(self._choose_order)
        self.set_view(view)
        self.lines.setFocus()

    def _lay_out(self, title: str) -> None:
        self.tabs.addTab(self._game_page(title), announcing.line_tab())
        self.tabs.addTab(self._explained_page(), announcing.explained_tab())
        buttons = filled(QHBoxLayout(), self.look, self.save, (self.remark, 1))
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 16, _MARGIN, 16)
        column.setSpacing(_SPACE)
        column.addWidget(self.tabs, 1)
        add_layout(column, buttons)

    def _game_page(self, title: str) -> QWidget:
        width = self.lines.minimumWidth()
        line = Card(title, width + _CARD)
        head = QHBoxLayout()
        self.order.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.message.setFixedWidth(width - self.order.sizeHint().width() - _SPACE)
        head.addWidget(self.message, 1)
        head.addWidget(self.order)
        add_layout(line.column, head)
        line.column.addWidget(WholeLines(self.lines, _LEAST_LINES), 1)
        split = Card(announcing.split_heading())
        split.column.addWidget(self.split)
        split.column.addWidget(self.no_split)
        beside = filled(QVBoxLayout(), split, STRETCH)
        return _holding(filled(QHBoxLayout(), line, beside, margins=(0, _SPACE, 0, 0), spacing=_SPACE))

    def _explained_page(self) -> QWidget:
        parts = Card(explanation_words.parts_heading(), _PARTS_WIDTH)
        parts.column.addWidget(WholeLines(self.parts, _LEAST_LINES), 1)
        ends = Card(explanation_words.endings_heading(), _ENDS_WIDTH)
        for widget in (self.endings, self.facts, self.spread):
            ends.column.addWidget(widget)
        ends.column.addStretch()
        row = filled(QHBoxLayout(), parts, ends, spacing=_SPACE)
        margins = (0, _SPACE, 0, 0)
        return _holding(filled(QVBoxLayout(), self.about, self.reason, (row, 1), margins=margins, spacing=_SPACE))

    def set_view(self, view: ChartTablesView) -> None:
        """Show `view`; the chosen line stays chosen."""
        if view == self._view:
            return
        chosen = self.lines.currentIndex().row()
        self._view = view
        self.message.show_text(view.message)
        self.order.set_choice(self._costliest_first)
        self._show_lines()
        self.split.set_rows(view.split)
        self.no_split.show_text("" if view.split else announcing.split_waits())
        self.endings.set_rows(view.endings)
        self.about.show_text(view.about if view.endings else announcing.no_endings())
        self.reason.show_text(view.reason)
        self.parts.set_rows(view.parts)
        self.facts.show_text(view.facts)
        self.spread.show_text(glossary.spread() if view.facts else "")
        viewed = next((row for row, line in enumerate(self._shown) if line.is_viewed), chosen)
        self.lines.selectRow(min(max(viewed, 0), len(self._shown) - 1))
        self.save.setEnabled(view.can_save)
        self._refresh_button()

    def _choose_order(self, costliest_first: bool) -> None:
        self._costliest_first = costliest_first
        self._show_lines()
        self.lines.selectRow(0)
        self._refresh_button()

    def _show_lines(self) -> None:
        """Show the lines as they were played, or the decisions that lost something, the costliest first."""
        lines = self._view.lines if self._view is not None else ()
        if self._costliest_first:
            lines = tuple(sorted((line for line in lines if line.lost > 0.0), key=lambda line: -line.lost))
        self._shown = lines
        self.lines.set_rows([line.cells for line in lines])

    def _event_at(self, row: int) -> int | None:
        return self._shown[row].event if 0 <= row < len(self._shown) else None

    def _refresh_button(self) -> None:
        self.look.setEnabled(self._event_at(self.lines.currentIndex().row()) is not None)

    def _look_at(self, index: QModelIndex) -> None:
        event = self._event_at(index.row())
        if event is not None:
            self.decisionRequested.emit(event)


def _timeline_table(view: ChartTablesView) -> FigureTable:
    columns = zip(announcing.timeline_columns(view.measure), _LINE_COLUMNS, strict=True)
    table = FigureTable(
        view.title,
        [Column(heading, width, has_words=number in _WITH_WORDS) for number, (heading, width) in enumerate(columns)],
    )
    table.setFixedWidth(table.total_width + _SCROLL_BAR)
    return table


def _part_table(name: str, headings: Sequence[str], width: int, rows: int) -> FigureTable:
    """Return a small table of names and figures, with room for a number of lines; names have all the room there is."""
    part, figure = headings
    table = FigureTable(name, [Column(part, width - _CARD - _FIGURE, has_words=True), Column(figure, _FIGURE)])
    table.setMinimumWidth(table.total_width)
    table.fix_lines(rows)
    table.stretch(0)
    return table


def _parts_table() -> FigureTable:
    """Return the table of all parts; the last lines have to be scrolled to."""
    name, *figures = announcing.parts_columns()
    room = _PARTS_WIDTH - _CARD - _SCROLL_BAR - len(figures) * _PART_FIGURE
    columns = [Column(name, room, has_words=True), *(Column(figure, _PART_FIGURE) for figure in figures)]
    table = FigureTable(explanation_words.parts_heading(), columns)
    table.setFixedWidth(table.total_width + _SCROLL_BAR)
    return table


def _holding(layout: QLayout) -> QWidget:
    """Return a page of a tab."""
    page = QWidget()
    page.setLayout(layout)
    return page
