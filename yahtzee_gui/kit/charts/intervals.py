# SPDX-License-Identifier: MIT
"""Charts that show how sure something is: a point for each game with a band around their mean, bars with intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from engine.analysis.verdicts import Verdict
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.chart import Chart, Scale, paint_ticks, scale_for
from yahtzee_gui.kit.charts.chart_card import NO_FIGURES, ChartFigures
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_fitted, draw_text
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

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
        paint_ticks(painter, plot, scale)
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


_MOST_ROW, _LEAST_ROW = 34.0, 19.0
_FEWEST = 2  # rows, which a message needs, too
_NAME_SHARE, _MOST_NAME, _GAP = 0.46, 200.0, 12.0
_THICKNESS = 0.38
_CAP = 3.0
_LINE, _HALO = 1.5, 1.5
_WIDEST = 2.0  # times the longest bar: of few games intervals are so wide that bars could hardly be told apart


@dataclass(frozen=True)
class IntervalBar:
    """One row: its name, the bar's `value` and the ends of its interval if there is one, its figure and its card.

    One that `is_strong` stands out: by its colour, and its words in bold. An `action` names what a click does. A bar
    may be made of `parts`, each with the colour of a verdict; the figure then names them in the same order.
    """

    name: str
    value: float
    figure: str
    card: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None
    is_strong: bool = False
    action: str = ""
    parts: tuple[tuple[Verdict, float], ...] = ()


@dataclass(frozen=True)
class BarsView:
    """What a chart of bars shows, from top to bottom; the scale ends at `most`, or at the longest bar or interval."""

    name: str
    bars: tuple[IntervalBar, ...] = ()
    message: str = ""
    figures: ChartFigures = NO_FIGURES
    most: float = 0.0


class IntervalBars(Chart):
    """Bars from zero with their intervals; `view` is what it shows."""

    def __init__(self) -> None:
        super().__init__(QSize(420, 150))
        self.view = BarsView("")

    def set_view(self, view: BarsView) -> None:
        self.view = view
        self.setMinimumHeight(round(max(_FEWEST, len(view.bars)) * _LEAST_ROW))
        can_ask = any(bar.action for bar in view.bars)
        summary = ". ".join(f"{bar.name}: {bar.figure}" for bar in view.bars)
        self.show_items(view.name, summary, [bar.card for bar in view.bars], view.message, can_ask=can_ask)

    def _row(self, area: QRectF) -> float:
        return min(_MOST_ROW, max(_LEAST_ROW, area.height() / max(1, len(self.view.bars))))

    def _columns(self, area: QRectF) -> tuple[float, float, float]:
        action = max((self._advance(bar.action, 12) for bar in self.view.bars), default=0.0)
        figure = max((self._advance(bar.figure, 13) for bar in self.view.bars), default=0.0)
        names = max((self._advance(bar.name, 13) for bar in self.view.bars), default=0.0) + _GAP
        left = area.left() + min(names, area.width() * _NAME_SHARE, _MOST_NAME) + 4
        figures_end = area.right() - 4 - (action + _GAP if action else 0.0)
        return left, figures_end - figure - _GAP, figures_end

    @staticmethod
    def _advance(text: str, pixels: int) -> float:
        return QFontMetricsF(fonts.font(pixels, QFont.Weight.DemiBold)).horizontalAdvance(text)

    def _x(self, value: float, area: QRectF) -> float:
        left, right, _ = self._columns(area)
        longest = max(bar.value for bar in self.view.bars)
        widest = max(bar.high or 0.0 for bar in self.view.bars)
        most = max(self.view.most, longest, min(widest, _WIDEST * longest)) or 1.0
        return left + (right - left) * max(0.0, value) / most

    def _row_rect(self, item: int, area: QRectF) -> QRectF:
        return QRectF(area.left(), area.top() + item * self._row(area), area.width(), self._row(area))

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return the end of a bar."""
        return QPointF(self._x(self.view.bars[item].value, area), self._row_rect(item, area).center().y())

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        item = int((place.y() - area.top()) // self._row(area))
        return item if 0 <= item < len(self.view.bars) else None

    def draw(self, painter: QPainter, area: QRectF) -> None:
        for number, bar in enumerate(self.view.bars):
            self._paint_row(painter, self._row_rect(number, area), bar, area)

    def _paint_row(self, painter: QPainter, row: QRectF, bar: IntervalBar, area: QRectF) -> None:
        left, right, figures_end = self._columns(area)
        strong = QFont.Weight.DemiBold if bar.is_strong else QFont.Weight.Normal
        text = theme().q("text")
        name = QRectF(row.left() + 4, row.top(), left - row.left() - _GAP, row.height())
        draw_fitted(painter, name, bar.name, fonts.font(13, strong), text)
        figure = QRectF(left, row.top(), figures_end - left, row.height())
        draw_text(painter, figure, bar.figure, fonts.font(13, QFont.Weight.DemiBold), text, AlignRight)
        action = row.adjusted(0, 0, -4, 0)
        draw_text(painter, action, bar.action, fonts.font(12, QFont.Weight.DemiBold), theme().q("accent"), AlignRight)
        thickness = round(row.height() * _THICKNESS)
        shape = QRectF(left, row.center().y() - thickness / 2, self._x(bar.value, area) - left, thickness)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().q("accent" if bar.is_strong else "bar"))
        if bar.parts:
            self._paint_parts(painter, shape, bar, area)
        else:
            painter.drawRoundedRect(shape, min(4.0, shape.width() / 2), 4.0)
        if bar.low is not None and bar.high is not None:
            self._paint_interval(painter, row.center().y(), self._x(bar.low, area), self._x(bar.high, area), right)

    def _paint_parts(self, painter: QPainter, shape: QRectF, bar: IntervalBar, area: QRectF) -> None:
        at = 0.0
        for verdict, size in bar.parts:
            begin, end = self._x(at, area), self._x(at + size, area)
            painter.setBrush(theme().mark(verdict))
            painter.drawRect(QRectF(begin, shape.y(), max(0.0, end - begin - 1.0), shape.height()))
            at += size

    def _paint_interval(self, painter: QPainter, y: float, low: float, high: float, right: float) -> None:
        """Paint an interval, with an edge in the colour of the ground: it stands out from every colour of bars.

        One that goes on beyond the scale, which ends at `right`, has no end there.
        """
        ends = [(QPointF(x, y - _CAP), QPointF(x, y + _CAP)) for x in (low, high) if x <= right + _LINE]
        low, high = min(low, right), min(high, right)
        for color, width in (("card", _LINE + 2 * _HALO), ("text", _LINE)):
            painter.setPen(QPen(theme().q(color), width))
            for line in ((QPointF(low, y), QPointF(high, y)), *ends):
                painter.drawLine(*line)
