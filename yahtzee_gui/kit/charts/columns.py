# SPDX-License-Identifier: MIT
"""A chart of columns: one for each step or each range of scores, with a line across, or an exact curve over them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.axes import (
    LABEL,
    Line,
    Scale,
    paint_column,
    paint_line,
    paint_ticks,
    scale_for,
    tick,
    with_whole_ticks,
)
from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.figures import NO_FIGURES, ChartFigures
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, draw_text
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_LEFT, _RIGHT, _TOP, _BOTTOM = 42, 6, 22, 24
_SHARE = 0.74


@dataclass(frozen=True)
class BarColumn:
    """One column: its label below, how high it is, and its card.

    A `figure` stands above it; `expected` is how high the exact curve is there; a column that `is_strong` stands out.
    """

    label: str
    value: float
    card: tuple[str, ...] = ()
    figure: str = ""
    expected: float | None = None
    is_strong: bool = False


@dataclass(frozen=True)
class ColumnsView:
    """What a chart of columns shows; the axis begins at `base`. A curve has a `curve` name.

    Columns that count something have at the `axis` what is counted, and only whole numbers beside it; those that are
    chances are `in_percent`.
    """

    name: str
    columns: tuple[BarColumn, ...] = ()
    base: float = 0.0
    line: Line | None = None
    curve: str = ""
    axis: str = ""
    summary: str = ""
    message: str = ""
    figures: ChartFigures = NO_FIGURES
    can_ask: bool = False
    in_percent: bool = False


class ColumnsChart(Chart):
    """Columns, and a line or a curve; `view` is what it shows."""

    def __init__(self) -> None:
        super().__init__(QSize(520, 260))
        self.view = ColumnsView("")

    def set_view(self, view: ColumnsView) -> None:
        """Show `view`."""
        self.view = view
        cards = [column.card for column in view.columns]
        self.show_items(view.name, view.summary, cards, view.message, can_ask=view.can_ask)

    def _plot(self, area: QRectF) -> QRectF:
        return area.adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM)

    def _scale(self, plot: QRectF) -> Scale:
        heights = [max(column.value, column.expected or 0.0) for column in self.view.columns]
        line = [self.view.line.value] if self.view.line is not None else []
        highest = max(*heights, *line, self.view.base + 1e-3)
        scale = scale_for(self.view.base, highest, plot)
        return with_whole_ticks(scale) if self.view.axis else scale

    def _cell(self, item: int, plot: QRectF) -> QRectF:
        width = plot.width() / len(self.view.columns)
        return QRectF(plot.left() + item * width, plot.top(), width, plot.height())

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return the top of a column."""
        plot = self._plot(area)
        return QPointF(self._cell(item, plot).center().x(), self._scale(plot).y(self.view.columns[item].value))

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        """Return the column that the mouse is in, whatever its height."""
        plot = self._plot(area)
        if not plot.adjusted(0, 0, -1e-6, _BOTTOM).contains(place):
            return None
        return int((place.x() - plot.left()) / plot.width() * len(self.view.columns))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint axis, columns with their labels, and line or curve on top."""
        plot = self._plot(area)
        scale = self._scale(plot)
        paint_ticks(painter, plot, scale, partial(tick, in_percent=self.view.in_percent))
        above = QRectF(0, 0, plot.width(), LABEL)
        draw_text(painter, above, self.view.axis, fonts.font(11), theme().q("muted"), AlignLeft)
        if self.view.line is not None:
            paint_line(painter, plot, scale, self.view.line)
        for number, column in enumerate(self.view.columns):
            self._paint_column(painter, self._cell(number, plot), scale, column)
        if any(column.expected is not None for column in self.view.columns):
            self._paint_curve(painter, plot, scale)

    def _paint_column(self, painter: QPainter, cell: QRectF, scale: Scale, column: BarColumn) -> None:
        width, top = cell.width() * _SHARE, scale.y(column.value)
        bar = QRectF(cell.center().x() - width / 2, top, width, scale.bottom - top)
        paint_column(painter, bar, theme().q("accent" if column.is_strong else "bar"))
        wide = cell.adjusted(-cell.width(), 0, cell.width(), 0)
        weight = QFont.Weight.DemiBold if column.is_strong else QFont.Weight.Medium
        place = QRectF(wide.x(), self._top_of_figure(top, scale), wide.width(), LABEL)
        loud = "on_accent" if place.top() > top else "text"  # inside the column, or above it
        color = theme().q(loud if column.is_strong else "text" if place.top() > top else "muted")
        draw_text(painter, place, column.figure, fonts.font(12, weight), color, AlignCenter)
        below = QRectF(wide.x(), scale.bottom + 5, wide.width(), LABEL)
        draw_text(painter, below, column.label, fonts.font(11), theme().q("muted"), AlignCenter)

    def _top_of_figure(self, top: float, scale: Scale) -> float:
        """Return where the figure of a column begins: above its `top`, or inside where the line across would cut it."""
        line = scale.y(self.view.line.value) if self.view.line is not None else top
        return top + 3 if top - LABEL - 1 < line < top else top - LABEL - 1

    def _paint_curve(self, painter: QPainter, plot: QRectF, scale: Scale) -> None:
        """Paint the exact heights as steps: they are sums over the same ranges as the columns."""
        path = QPainterPath(QPointF(plot.left(), scale.y(self.view.columns[0].expected or 0.0)))
        for number, column in enumerate(self.view.columns):
            cell, y = self._cell(number, plot), scale.y(column.expected or 0.0)
            path.lineTo(QPointF(cell.left(), y))
            path.lineTo(QPointF(cell.right(), y))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().q("text"), 1.6, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(path)
