# SPDX-License-Identifier: MIT
"""The month grid is a calendar of one month: a cell for each day, with the result of its game if it was played.

The arrow keys go from day to day and on into the next month, Page up and Page down from month to month.
"""

from __future__ import annotations

import calendar
from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from engine.analysis.verdicts import Verdict
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.figure_table import set_for_reading
from yahtzee_gui.kit.drawing import draw_text, fill_round
from yahtzee_gui.kit.input import is_alone
from yahtzee_gui.kit.on_screen import resize
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import numbers

WEEK, _WEEKS = 7, 6
_LEAST_WIDTH, _LEAST_HEIGHT, _HEAD = 70, 54, 28
_LINES = 66  # from this height on a cell has a second line
_FIRST, _LAST = date(1970, 1, 1), date(2199, 12, 31)
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -WEEK, Qt.Key.Key_Down: WEEK}

_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class DayCell:
    """A day as it is shown: its result, if there is one, what that cost, and all that a screen reader says."""

    spoken: str
    result: str = ""
    cost: str = ""
    worst: Verdict | None = None


def within(day: date) -> date:
    """Return `day`, or the nearest one that the calendar has."""
    return min(max(day, _FIRST), _LAST)


def in_month(day: date, months: int) -> date:
    """Return the same day some months later, or the last one of a shorter month."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    if not _FIRST.year <= year <= _LAST.year:
        return day
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


class MonthGrid(QTableWidget):
    """The days of one month: `dayChosen` by going there, `dayPressed` by Enter or two clicks."""

    dayChosen = Signal(date)
    dayPressed = Signal(date)

    def __init__(self, name: str, today: date) -> None:
        super().__init__(_WEEKS, WEEK)
        self.today = today
        self.day = within(today)
        self._delegate = _DayDelegate(self)
        self._cells: dict[date, DayCell] = {}
        self.zoom = 1.0
        self.setAccessibleName(name)
        self.setItemDelegate(self._delegate)
        set_for_reading(self, QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._set_head()
        self.setMinimumSize(WEEK * _LEAST_WIDTH, _HEAD + _WEEKS * _LEAST_HEIGHT)
        self.currentCellChanged.connect(self._take_cell)
        self.cellDoubleClicked.connect(lambda *_: self.dayPressed.emit(self.day))

    def _set_head(self) -> None:
        header = self.horizontalHeader()
        for one in (header, self.verticalHeader()):
            one.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            one.setMinimumSectionSize(1)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        first = numbers.first_weekday()
        for column in range(WEEK):
            self.setHorizontalHeaderItem(column, QTableWidgetItem(numbers.weekday((first - 1 + column) % WEEK + 1)))
        header.setFixedHeight(_HEAD)

    def set_zoom(self, zoom: float) -> None:
        """Have larger days, and letters in them."""
        resize(self, zoom)
        self.zoom = zoom
        self.horizontalHeader().setFixedHeight(int(_HEAD * zoom))

    def set_days(self, cells: Mapping[date, DayCell]) -> None:
        """Show what is known of days, of all months; others have not been played."""
        self._cells = dict(cells)
        self._fill()

    def go_to(self, day: date) -> None:
        self.day = within(day)
        self._fill()
        self.dayChosen.emit(self.day)

    def day_at(self, row: int, column: int) -> date | None:
        """Return the day of a cell; None where another month would be."""
        start = self.day.replace(day=1)
        before = (start.isoweekday() - numbers.first_weekday()) % WEEK
        number = row * WEEK + column - before
        day = start + timedelta(days=number) if 0 <= number < 31 else None
        return day if day is not None and day.month == start.month else None

    def cell_of(self, day: date) -> DayCell | None:
        return self._cells.get(day)

    def _fill(self) -> None:
        self.blockSignals(True)
        for row in range(_WEEKS):
            for column in range(WEEK):
                day = self.day_at(row, column)
                item = QTableWidgetItem()
                item.setFlags(Qt.ItemFlag.ItemIsEnabled if day is not None else Qt.ItemFlag.NoItemFlags)
                cell = self._cells.get(day) if day is not None else None
                if day is not None:
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, cell.spoken if cell else numbers.long_day(day))
                self.setItem(row, column, item)
                if day == self.day:
                    self.setCurrentCell(row, column)
        self.blockSignals(False)
        self.viewport().update()

    def _take_cell(self, row: int, column: int, *_before: int) -> None:
        day = self.day_at(row, column)
        if day is not None and day != self.day:
            self.day = day
            self.viewport().update()
            self.dayChosen.emit(day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from day to day, or from month to month, over the end of a month too."""
        key = Qt.Key(event.key())
        if not is_alone(event):
            event.ignore()
        elif key in _STEPS:
            self.go_to(self.day + timedelta(days=_STEPS[key]))
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.go_to(in_month(self.day, 1 if key is Qt.Key.Key_PageDown else -1))
        elif key is Qt.Key.Key_Home:
            self.go_to(self.today)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.dayPressed.emit(self.day)
        else:
            event.ignore()


class _DayDelegate(QStyledItemDelegate):
    def __init__(self, grid: MonthGrid) -> None:
        super().__init__(grid)
        self._grid = grid

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        day = self._grid.day_at(index.row(), index.column())
        if day is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom, place = self._grid.zoom, QRectF(option.rect)
        painter.translate(place.topLeft())
        painter.scale(zoom, zoom)
        cell = QRectF(QPointF(), place.size() / zoom).adjusted(3, 3, -3, -3)
        known = self._grid.cell_of(day) or DayCell("")
        self._paint_ground(painter, cell, day, known)
        is_today, is_due = day == self._grid.today, day <= self._grid.today
        ink = theme().q("accent" if is_today else "muted" if is_due or known.result else "faint")
        weight = QFont.Weight.Bold if is_today else QFont.Weight.Normal
        top = QRectF(cell.x() + 9, cell.y() + 4, cell.width() - 18, 18)
        draw_text(painter, top, str(day.day), fonts.font(12, weight), ink)
        has_cost = bool(known.cost) and cell.height() >= _LINES
        middle = QRectF(cell.x(), cell.y() + 16, cell.width(), cell.height() - 16 - (24 if has_cost else 0))
        if known.result:
            font = fonts.font(19, QFont.Weight.Bold)
            draw_text(painter, middle, known.result, font, theme().q("text"), Qt.AlignmentFlag.AlignCenter)
        lower = QRectF(cell.x(), cell.bottom() - 27, cell.width(), 20) if known.result else middle
        if has_cost or (known.cost and not known.result):
            word = theme().ink(known.worst if known.worst is not None else "accent" if is_today else "muted")
            font = fonts.font(12, QFont.Weight.DemiBold)
            draw_text(painter, lower, known.cost, font, word, Qt.AlignmentFlag.AlignCenter)
        painter.restore()

    def _paint_ground(self, painter: QPainter, cell: QRectF, day: date, known: DayCell) -> None:
        colors = theme()
        if known.result or day <= self._grid.today:
            ground = colors.q("selection" if known.result else "stripe")
            fill_round(painter, cell, 8, colors.pill(known.worst) if known.worst is not None else ground)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if day <= self._grid.today:
            is_today = day == self._grid.today
            painter.setPen(QPen(colors.q("accent" if is_today else "card_edge"), 1.5 if is_today else 1))
            painter.drawRoundedRect(cell, 8, 8)
        if day == self._grid.day:
            thick = colors.focus_edge if self._grid.hasFocus() else 1
            painter.setPen(QPen(colors.q("focus" if self._grid.hasFocus() else "muted"), thick))
            painter.drawRoundedRect(cell.adjusted(-1.5, -1.5, 1.5, 1.5), 9, 9)
