# SPDX-License-Identifier: MIT
"""A chart of points: one for each game, in order, with the moving mean as a line and its interval as a band."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.axes import Scale, paint_ticks, scale_for
from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.figures import NO_FIGURES, ChartFigures
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import numbers

_LEFT, _RIGHT, _TOP, _BOTTOM = 42, 10, 10, 24
_NEAR = 22.0  # pixels: how far beside a point the mouse may be
_MANY = 150  # points from which on they are smaller
_AIR = 1.04  # the highest point is a little below the edge
_SOFT, _FULL = 0.3, 0.75  # how much of the colour the band and the points have


@dataclass(frozen=True)
class Point:
    """A game: what it lost, the moving mean up to it with its interval if there is one, and its card."""

    value: float
    card: tuple[str, ...]
    mean: float | None = None
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class PointsView:
    """What a chart of points shows from `low` to `high` at least; `start` and `end` are below the first and last point.

    Nothing that lies beyond is shown, but for points and means above.
    """

    name: str
    points: tuple[Point, ...] = ()
    start: str = ""
    end: str = ""
    summary: str = ""
    message: str = ""
    figures: ChartFigures = NO_FIGURES
    can_ask: bool = False
    low: float = 0.0
    high: float = 0.0


class PointsChart(Chart):
    """Points with their moving mean; `view` is what it shows."""

    def __init__(self) -> None:
        super().__init__(QSize(520, 260))
        self.view = PointsView("")

    def set_view(self, view: PointsView) -> None:
        """Show `view`."""
        self.view = view
        cards = [point.card for point in view.points]
        self.show_items(view.name, view.summary, cards, view.message, can_ask=view.can_ask)

    def _plot(self, area: QRectF) -> QRectF:
        return area.adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM)

    def _scale(self, plot: QRectF) -> Scale:
        points = self.view.points
        known = max(max(point.value, point.mean or 0.0) for point in points)  # the band may go on beyond
        low, highest = self.view.low, max(known, self.view.high)
        return scale_for(low, low + max((highest - low) * _AIR, 1e-3), plot)

    def _x(self, number: int, plot: QRectF) -> float:
        last = len(self.view.points) - 1
        return plot.left() + plot.width() * (number / last if last else 0.5)

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return where a point is."""
        plot = self._plot(area)
        return QPointF(self._x(item, plot), self._scale(plot).y(self.view.points[item].value))

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        """Return the point nearest to the mouse, if one is near."""
        plot = self._plot(area)
        scale = self._scale(plot)

        def distance(number: int) -> float:
            x, y = self._x(number, plot), scale.y(self.view.points[number].value)
            return math.hypot(x - place.x(), y - place.y())

        found = min(range(len(self.view.points)), key=distance)
        return found if distance(found) <= _NEAR else None

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint axis, band, points, and the line of the mean on top of them."""
        plot = self._plot(area)
        scale = self._scale(plot)
        paint_ticks(painter, plot, scale, numbers.decimal)
        self._paint_band(painter, plot, scale)
        self._paint_points(painter, plot, scale)
        self._paint_mean(painter, plot, scale)
        for text, align in ((self.view.start, AlignLeft), (self.view.end, AlignRight)):
            label = QRectF(plot.left(), plot.bottom() + 5, plot.width(), _BOTTOM - 6)
            draw_fitted(painter, label, text, fonts.font(11), theme().q("muted"), align)

    def _paint_band(self, painter: QPainter, plot: QRectF, scale: Scale) -> None:
        known = [(self._x(n, plot), p.low, p.high) for n, p in enumerate(self.view.points) if p.low is not None]
        upper = [QPointF(x, scale.y(high)) for x, _, high in known if high is not None]
        lower = [QPointF(x, scale.y(low)) for x, low, _ in known if low is not None]
        color = theme().q("bar")
        color.setAlphaF(_SOFT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))

    def _paint_points(self, painter: QPainter, plot: QRectF, scale: Scale) -> None:
        color = theme().q("accent")
        color.setAlphaF(_FULL if len(self.view.points) <= _MANY else _FULL * 0.8)
        radius = 3.0 if len(self.view.points) <= _MANY else 2.4
        painter.setBrush(color)
        painter.setPen(Qt.PenStyle.NoPen)
        for number, point in enumerate(self.view.points):
            painter.drawEllipse(QPointF(self._x(number, plot), scale.y(point.value)), radius, radius)

    def _paint_mean(self, painter: QPainter, plot: QRectF, scale: Scale) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().q("accent"), 2.4, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF(list(self._means(plot, scale))))

    def _means(self, plot: QRectF, scale: Scale) -> Iterable[QPointF]:
        for number, point in enumerate(self.view.points):
            if point.mean is not None:
                yield QPointF(self._x(number, plot), scale.y(point.mean))
