# SPDX-License-Identifier: MIT
"""A chart of series: up to four of them over the same places, as lines or as columns side by side."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.axes import LABEL, Scale, paint_ticks, scale_for, tick
from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.figures import NO_FIGURES, ChartFigures
from yahtzee_gui.kit.drawing import AlignCenter, draw_text, fill_round
from yahtzee_gui.kit.fitting import draw_fitted, draw_wrapped
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

INKS = ("accent", "second", "third", "fourth")
"""The colours of things that lie over each other; their lines differ, too."""
_DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
_WIDTHS = (2.4, 2.2, 2.6, 2.2)
_LEFT, _RIGHT, _TOP, _BOTTOM = 50, 12, 26, 24
_SHARE, _GAP, _SWATCH = 0.78, 12.0, 20.0
_NEARLY_ALL = 95.0


@dataclass(frozen=True)
class Series:
    """The values of one thing at all places; `ink` is the number of its colour and its kind of line."""

    name: str
    values: tuple[float, ...]
    ink: int = 0


@dataclass(frozen=True)
class SeriesView:
    """What a chart of series shows.

    `labels` stand below the places, where they are not empty; each place has a card. Values are per cent if
    `in_percent`, and stand as columns if the places have no order.
    """

    name: str
    labels: tuple[str, ...] = ()
    series: tuple[Series, ...] = ()
    cards: tuple[tuple[str, ...], ...] = ()
    in_percent: bool = False
    as_columns: bool = False
    summary: str = ""
    message: str = ""
    figures: ChartFigures = NO_FIGURES


class SeriesChart(Chart):
    """Lines or columns with a legend above; `view` is what it shows."""

    def __init__(self) -> None:
        super().__init__(QSize(560, 200))
        self.view = SeriesView("")

    def set_view(self, view: SeriesView) -> None:
        """Show `view`."""
        if view != self.view or not self.accessibleName():
            self.view = view
            self.show_items(view.name, view.summary, view.cards, view.message)

    # ---- places ----

    def _plot(self, area: QRectF) -> QRectF:
        return area.adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM - (LABEL - 3 if self.view.as_columns else 0))

    def _scale(self, plot: QRectF) -> Scale:
        values = [value for one in self.view.series for value in one.values]
        lowest, highest = min([0.0, *values]), max([1e-6, *values])
        if self.view.in_percent and highest > _NEARLY_ALL:
            highest = 100.0
        return scale_for(lowest, max(highest, lowest + 1e-3), plot)

    def _x(self, item: int, plot: QRectF) -> float:
        count = len(self.view.labels)
        if self.view.as_columns:
            return plot.left() + plot.width() * (item + 0.5) / count
        return plot.left() + plot.width() * (item / (count - 1) if count > 1 else 0.5)

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return the highest point of a place."""
        plot = self._plot(area)
        highest = max(one.values[item] for one in self.view.series)
        return QPointF(self._x(item, plot), self._scale(plot).y(highest))

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        """Return the place that the mouse is over, whatever its height."""
        plot = self._plot(area)
        if not plot.contains(place):
            return None
        return min(range(len(self.view.labels)), key=lambda item: abs(self._x(item, plot) - place.x()))

    # ---- painting ----

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint axis, series, and the legend above them."""
        plot = self._plot(area)
        scale = self._scale(plot)
        paint_ticks(painter, plot, scale, partial(tick, in_percent=self.view.in_percent))
        self._paint_labels(painter, plot)
        for number, one in enumerate(self.view.series):
            if self.view.as_columns:
                self._paint_columns(painter, plot, scale, number)
            else:
                self._paint_curve(painter, plot, scale, one)
        self._paint_legend(painter, area)

    def _paint_labels(self, painter: QPainter, plot: QRectF) -> None:
        shown = [item for item, label in enumerate(self.view.labels) if label]
        if not shown:
            return
        room = plot.width() / max(1, len(shown))
        for item in shown:
            cell = QRectF(self._x(item, plot) - room / 2, plot.bottom() + 5, room, LABEL)
            label = self.view.labels[item]
            if self.view.as_columns and " " in label:
                cell.setHeight(2 * LABEL - 2)
                draw_wrapped(painter, cell, label, fonts.font(11), theme().q("muted"))
            else:
                draw_fitted(painter, cell, label, fonts.font(11), theme().q("muted"), AlignCenter)

    def _paint_curve(self, painter: QPainter, plot: QRectF, scale: Scale, one: Series) -> None:
        points = [QPointF(self._x(item, plot), scale.y(value)) for item, value in enumerate(one.values)]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(series_pen(one.ink))
        painter.drawPolyline(QPolygonF(points))

    def _paint_columns(self, painter: QPainter, plot: QRectF, scale: Scale, number: int) -> None:
        one, count = self.view.series[number], len(self.view.series)
        room = plot.width() / len(self.view.labels) * _SHARE
        width = room / count
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().q(INKS[one.ink]))
        ground = scale.y(0.0)
        for item, value in enumerate(one.values):
            left = self._x(item, plot) - room / 2 + number * width
            top = scale.y(value)
            painter.drawRect(QRectF(left + 0.5, min(top, ground), max(1.0, width - 1), abs(ground - top)))

    def _paint_legend(self, painter: QPainter, area: QRectF) -> None:
        font = fonts.font(12)
        x, measure = area.left() + _LEFT, QFontMetricsF(font)
        room = (area.width() - _LEFT - _RIGHT) / max(1, len(self.view.series)) - _SWATCH - _GAP
        for one in self.view.series:
            swatch = QRectF(x, area.top() + 4, _SWATCH - 6, LABEL - 2)
            paint_series_swatch(painter, swatch, one.ink, as_line=not self.view.as_columns)
            width = min(room, measure.horizontalAdvance(one.name) + 2)
            cell = QRectF(x + _SWATCH, area.top() + 3, width, LABEL)
            draw_text(painter, cell, one.name, font, theme().q("text"))
            x += _SWATCH + width + _GAP


def series_pen(ink: int) -> QPen:
    """Return the pen of a line by the number of its colour."""
    return QPen(theme().q(INKS[ink]), _WIDTHS[ink], _DASHES[ink], j=Qt.PenJoinStyle.RoundJoin)


def paint_series_swatch(painter: QPainter, rect: QRectF, ink: int, *, as_line: bool) -> None:
    """Paint the sign of a series: a piece of its line, or of its columns."""
    if as_line:
        painter.setPen(series_pen(ink))
        painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()))
        return
    fill_round(painter, rect, 3, theme().q(INKS[ink]))
