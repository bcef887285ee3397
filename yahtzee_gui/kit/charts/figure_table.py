# SPDX-License-Identifier: MIT
"""A figure table shows texts in lines and columns, words on the left and numbers on the right, to be read only."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QMetaMethod, QModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.input import Index, is_alone
from yahtzee_gui.kit.on_screen import resize
from yahtzee_gui.theme import fonts, style_sheet
from yahtzee_gui.theme.colors import theme

ROW, _FRAME = 28, 2


@dataclass(frozen=True)
class Column:
    """One column: its heading, its width, and whether it has words."""

    heading: str
    width: int
    has_words: bool = False


def columns(headings: Sequence[str], widths: Sequence[int], words: Collection[int] = (0,)) -> list[Column]:
    """Return columns by their headings and widths; those at the places of `words` have words."""
    named = enumerate(zip(headings, widths, strict=True))
    return [Column(heading, width, has_words=place in words) for place, (heading, width) in named]


def widths(columns: Sequence[Column]) -> list[int]:
    """Return the widths of columns, where a long heading takes what it lacks from the widest columns of words."""
    metrics = QFontMetrics(fonts.font(12, QFont.Weight.DemiBold))
    needed = [
        metrics.horizontalAdvance(column.heading) + 2 * style_sheet.TABLE_HEADING_PADDING + 2 for column in columns
    ]
    result = [max(column.width, least) for column, least in zip(columns, needed, strict=True)]
    for _ in range(sum(result) - sum(column.width for column in columns)):
        spare = {n: result[n] - needed[n] for n, column in enumerate(columns) if column.has_words}
        if spare:
            result[max(spare, key=spare.__getitem__)] -= 1
    return result


def set_for_reading(table: QTableView, selection: QAbstractItemView.SelectionMode) -> None:
    """Have a table of lines that are read, and not written in, without a frame of its own."""
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(selection)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # the end may be a figure
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.verticalHeader().hide()


class FigureTable(QTableWidget):
    """A table to be read; the arrow keys go from line to line."""

    def __init__(self, name: str, columns: Sequence[Column]) -> None:
        super().__init__(0, len(columns))
        self._columns = columns
        self._zoom, self._lines = 1.0, 0
        self.setAccessibleName(name)
        set_for_reading(self, QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().setDefaultSectionSize(ROW)
        self._set_headings()

    def _set_headings(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setFixedHeight(ROW)
        for number, (column, width) in enumerate(zip(self._columns, widths(self._columns), strict=True)):
            self.setColumnWidth(number, width)
            self.setHorizontalHeaderItem(number, self._cell(number, column.heading))

    def set_zoom(self, zoom: float) -> None:
        """Have larger letters, lines and columns."""
        if zoom == self._zoom and self._lines and self.minimumHeight() == self._fixed_height:
            return  # whole lines are a little less than the share that `resize` gives, and would get it again
        resize(self, zoom)
        if zoom != self._zoom:
            self._zoom = zoom
            header, row = self.horizontalHeader(), self.line_height
            header.setFixedHeight(row)
            self.verticalHeader().setDefaultSectionSize(row)
            if self._lines:
                self.setFixedHeight(self._fixed_height)
            for number, width in enumerate(widths(self._columns)):
                if header.sectionResizeMode(number) is QHeaderView.ResizeMode.Fixed:
                    self.setColumnWidth(number, int(width * zoom))

    @property
    def line_height(self) -> int:
        """The height of a line, and of the headings."""
        return int(ROW * self._zoom)

    @property
    def _fixed_height(self) -> int:
        return self.line_height * (self._lines + 1) + _FRAME

    @property
    def total_width(self) -> int:
        return sum(column.width for column in self._columns)

    def fix_height(self, rows: int) -> None:
        """Be exactly as high as `rows` lines and the headings, and as wide as the columns."""
        self.setFixedWidth(self.total_width)
        self.fix_lines(rows)

    def fix_lines(self, rows: int) -> None:
        """Be exactly as high as `rows` lines and the headings."""
        self._lines = rows
        self.setFixedHeight(self._fixed_height)

    def stretch(self, column: int) -> None:
        """Let a column take the width that the others leave."""
        self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_line_ring(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the first or last line with Home or End. Open one with Enter where lines can be opened.

        That key then does nothing else, on whatever is shown; Space is left to the page.
        """
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.rowCount() and is_alone(event):
            self.setCurrentCell(0 if event.key() == Qt.Key.Key_Home else self.rowCount() - 1, 0)
            return
        opens = self.isSignalConnected(QMetaMethod.fromSignal(self.activated))
        super().keyPressEvent(event)
        if opens and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        elif event.key() == Qt.Key.Key_Space:
            event.ignore()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Let the ring go around another line."""
        super().currentChanged(current, previous)
        self.viewport().update()

    def set_rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Show other lines; without any there is nothing to go to with the keyboard."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if rows else Qt.FocusPolicy.NoFocus)
        self.setRowCount(len(rows))
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                self.setItem(row, column, self._cell(column, text))

    def _cell(self, column: int, text: str) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setTextAlignment(AlignLeft if self._columns[column].has_words else AlignRight)
        return item


def draw_line_ring(table: QTableView) -> None:
    """Draw a ring around the current line of a table that has the keyboard; called while the table is painted.

    While no line is chosen it is around all of them: around one it would look as if that one was.
    """
    if not table.hasFocus() or not table.currentIndex().isValid():
        return
    row, half = table.currentIndex().row(), theme().focus_edge / 2
    line = QRectF(0, table.rowViewportPosition(row), table.horizontalHeader().length(), table.rowHeight(row))
    if not table.selectionModel().isRowSelected(row, QModelIndex()):
        line = QRectF(table.viewport().rect())
    painter = QPainter(table.viewport())
    painter.setPen(QPen(theme().q("focus"), theme().focus_edge))
    painter.drawRect(line.adjusted(half, half, -half, -half))


class WholeLines(QWidget):
    """Holds a table that takes what height is left: as many whole lines as that has room for, and no half one."""

    def __init__(self, table: FigureTable, least: int) -> None:
        super().__init__()
        self._table, self._least = table, least
        table.setParent(self)
        self.setFocusProxy(table)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self._table.minimumWidth(), self._table.line_height * (self._least + 1) + _FRAME)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_zoom(self, zoom: float) -> None:
        self._table.set_zoom(zoom)
        self.updateGeometry()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the line that would be seen in part."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        line = self._table.line_height
        lines = max(1, (self.height() - _FRAME) // line)
        self._table.setGeometry(0, 0, self.width(), lines * line + _FRAME)
