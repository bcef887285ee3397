# SPDX-License-Identifier: MIT
"""Tables that are painted: a chart that can be a picture in a file, and a grid whose cells show shares by colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.chart_card import NO_FIGURES, ChartFigures
from yahtzee_gui.kit.charts.series import paint_series_swatch
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, AlignRight, draw_fitted, smooth_painter
from yahtzee_gui.kit.labels import Picture
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_GRID_ROW, _LEAST, _MOST, _FIRST = 24, 84, 170, 118
_AROUND = 8.0  # what a cell leaves free beside its text, in all


@dataclass(frozen=True)
class GridRow:
    """The texts of a row, and how dark each cell is, 0 to 1."""

    cells: tuple[str, ...]
    shades: tuple[float, ...]


@dataclass(frozen=True)
class GridView:
    """Headings and rows."""

    heads: tuple[str, ...] = ()
    rows: tuple[GridRow, ...] = ()


class Grid(Picture):
    """The table, as large as its rows and columns need."""

    def __init__(self) -> None:
        super().__init__()
        self.view = GridView()

    def set_view(self, name: str, view: GridView) -> None:
        """Show `view`, and have a screen reader call it `name`."""
        self.view = view
        self.setAccessibleName(name)
        lines = [
            ", ".join(f"{head} {cell}" for head, cell in zip(view.heads, row.cells, strict=True)) for row in view.rows
        ]
        self.setAccessibleDescription("; ".join(lines))
        self.setFixedHeight(self.sizeHint().height())
        self.setMinimumWidth(self.sizeHint().width())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        columns = max(0, len(self.view.heads) - 1)
        return QSize(round(self._first) + _LEAST * columns, _GRID_ROW * (len(self.view.rows) + 1) + 4)

    @property
    def _first(self) -> float:
        measure = QFontMetricsF(fonts.font(12, QFont.Weight.DemiBold))
        texts = [row.cells[0] for row in self.view.rows if row.cells]
        return max([float(_FIRST), *(measure.horizontalAdvance(text) + _AROUND for text in texts)])

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self.view
        if not view.heads:
            return
        painter, first = smooth_painter(self), self._first
        width = min(_MOST, max(_LEAST, (self.width() - first) / max(1, len(view.heads) - 1)))
        bold, plain = fonts.font(12, QFont.Weight.DemiBold), fonts.font(12)
        for number, row in enumerate((GridRow(view.heads, (0.0,) * len(view.heads)), *view.rows)):
            for column, (text, shade) in enumerate(zip(row.cells, row.shades, strict=True)):
                left = first + (column - 1) * width if column else 0.0
                cell = QRectF(left, number * _GRID_ROW, width if column else first, _GRID_ROW).adjusted(1, 1, -1, -1)
                if shade > 0.0:
                    ground = theme().q("accent")
                    ground.setAlphaF(0.06 + 0.34 * min(1.0, shade))
                    painter.fillRect(cell, ground)
                ink = theme().q("muted" if not number else "text")
                align = AlignCenter if column else AlignLeft
                draw_fitted(painter, cell.adjusted(3, 0, -3, 0), text, bold if not column else plain, ink, align)


_ROW, _LEAST_ROW, _GAP, _SWATCH, _EDGE = 26.0, 19.0, 8.0, 18.0, 6.0


@dataclass(frozen=True)
class TableRow:
    """The texts of a row; one with an `ink` has the sign of that series, and each has a card."""

    cells: tuple[str, ...]
    card: tuple[str, ...] = ()
    ink: int | None = None


@dataclass(frozen=True)
class TableView:
    """What a table chart shows: the first column has words, the others numbers."""

    name: str
    headings: tuple[str, ...] = ()
    rows: tuple[TableRow, ...] = ()
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
        lacking = sum(needed) - room
        if lacking > 0.0:  # words can be cut, numbers can't
            return [max(0.3 * needed[0], needed[0] - lacking), *needed[1:]]
        spare = (room - sum(needed)) / len(needed)
        return [width + spare for width in needed]

    def draw(self, painter: QPainter, area: QRectF) -> None:
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
            if not column and row.ink is not None:
                swatch = QRectF(x, line.center().y() - 6, 12, 12)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                paint_series_swatch(painter, swatch, row.ink, as_line=False)
                cell.setLeft(x + _SWATCH)
            font = fonts.font(12, QFont.Weight.DemiBold) if is_head else fonts.font(13)
            ink = theme().q("muted" if is_head else "text")
            box = cell.adjusted(0, 0, 0 if column else -_GAP, 0)
            draw_fitted(painter, box, text, font, ink, AlignRight if column else AlignLeft)
            x += width
