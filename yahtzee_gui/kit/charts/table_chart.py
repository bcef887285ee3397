# SPDX-License-Identifier: MIT
"""A table chart is a table that is painted, so that it can be a picture in a file like any other chart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.figures import NO_FIGURES, ChartFigures
from yahtzee_gui.kit.charts.series import paint_series_swatch
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_ROW, _LEAST_ROW, _GAP, _SWATCH, _EDGE = 26.0, 19.0, 8.0, 18.0, 6.0


@dataclass(frozen=True)
class TableRow:
    """The texts of a row; one with an `ink` has the sign of that series, and each has a card."""

    cells: tuple[str, ...]
    card: tuple[str, ...] = ()
    ink: int | None = None


@dataclass(frozen=True)
class TableView:
    """What a table chart shows: the first `words` columns have words, the others numbers."""

    name: str
    headings: tuple[str, ...] = ()
    rows: tuple[TableRow, ...] = ()
    words: int = 1
    summary: str = ""
    message: str = ""
    figures: ChartFigures = NO_FIGURES


class TableChart(Chart):
    """A painted table of which each row can be pointed at; `view` is what it shows."""

    def __init__(self, least: QSize) -> None:
        super().__init__(least)
        self.view = TableView("")
        self.setMinimumSize(least)

    def set_view(self, view: TableView) -> None:
        """Show `view`."""
        if view != self.view or not self.accessibleName():
            self.view = view
            self.show_items(view.name, view.summary, [row.card for row in view.rows], view.message)

    def _row(self, area: QRectF) -> float:
        return min(_ROW, max(_LEAST_ROW, area.height() / (len(self.view.rows) + 1)))

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return where the words of a row end."""
        height = self._row(area)
        return QPointF(area.center().x(), area.top() + (item + 1.5) * height)

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        """Return the row that the mouse is in."""
        item = int((place.y() - area.top()) // self._row(area)) - 1
        return item if 0 <= item < len(self.view.rows) else None

    def _widths(self, area: QRectF) -> list[float]:
        """Return the widths of the columns: numbers take what they need, words what is left."""
        font, bold = fonts.font(13), fonts.font(12, QFont.Weight.DemiBold)
        plain, strong = QFontMetricsF(font), QFontMetricsF(bold)
        swatch = _SWATCH if any(row.ink is not None for row in self.view.rows) else 0.0
        needed = [
            max(strong.horizontalAdvance(head), *(plain.horizontalAdvance(row.cells[column]) for row in self.view.rows))
            + _GAP
            + (swatch if not column else 0.0)
            for column, head in enumerate(self.view.headings)
        ]
        room = area.width() - 2 * _EDGE
        lacking, words = sum(needed) - room, sum(needed[: self.view.words])
        if lacking > 0.0:  # words can be cut, numbers can't
            share = max(0.3, 1.0 - lacking / words)
            return [width * (share if column < self.view.words else 1.0) for column, width in enumerate(needed)]
        spare = (room - sum(needed)) / len(needed)
        return [width + spare for width in needed]

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the headings and all rows."""
        height, widths = self._row(area), self._widths(area)
        heads = TableRow(self.view.headings)
        for number, row in enumerate((heads, *self.view.rows)):
            line = QRectF(area.left() + _EDGE, area.top() + number * height, area.width() - 2 * _EDGE, height)
            self._paint_row(painter, line, row, widths, is_head=not number)
            painter.setPen(QPen(theme().q("card_edge" if number else "control_edge"), 1))
            painter.drawLine(line.bottomLeft(), line.bottomRight())

    def _paint_row(self, painter: QPainter, line: QRectF, row: TableRow, widths: list[float], *, is_head: bool) -> None:
        x = line.left()
        for column, (text, width) in enumerate(zip(row.cells, widths, strict=True)):
            cell = QRectF(x, line.top(), width, line.height())
            has_words = column < self.view.words
            if column == 0 and row.ink is not None:
                swatch = QRectF(x, line.center().y() - 6, 12, 12)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                paint_series_swatch(painter, swatch, row.ink, as_line=False)
                cell.setLeft(x + _SWATCH)
            font = fonts.font(12, QFont.Weight.DemiBold) if is_head else fonts.font(13)
            ink = theme().q("muted" if is_head else "text")
            box = cell.adjusted(0, 0, -_GAP if has_words else 0, 0)
            draw_fitted(painter, box, text, font, ink, AlignLeft if has_words else AlignRight)
            x += width
