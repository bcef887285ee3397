# SPDX-License-Identifier: MIT
"""Charts over the same places: columns with a line or a curve over them, and up to four series side by side."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.chart import (
    LABEL,
    Chart,
    Line,
    Scale,
    paint_column,
    paint_line,
    paint_ticks,
    room_for,
    scale_for,
)
from yahtzee_gui.kit.charts.chart_card import NO_FIGURES, ChartFigures
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, draw_text, draw_wrapped, fill_round
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import buttons, numbers

INKS = ("accent", "second", "third", "fourth")
"""The colours of things that lie over each other; their lines differ, too."""
_DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
_WIDTHS = (2.4, 2.2, 2.6, 2.2)
_LEFT, _RIGHT, _TOP, _BOTTOM = 50, 28, 26, 7
_SHARE, _GAP, _SWATCH = 0.78, 12.0, 20.0
_NEARLY_ALL = 95.0
_LABEL_ROW, _LABEL_GAP, _MOST_LABEL_ROWS = 2 * LABEL - 2, 4, 4


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
        if view != self.view or not self.accessibleName():
            self.view = view
            self.show_items(view.name, view.summary, view.cards, view.message)

    # ---- places ----

    def _plot(self, area: QRectF) -> QRectF:
        plot = area.adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM)
        return plot.adjusted(0, 0, 0, -self._label_rows(plot) * _LABEL_ROW)

    def _label_rows(self, plot: QRectF) -> int:
        """Return in how many rows labels stand, for none to lie on another."""
        measure, shown = QFontMetricsF(fonts.font(11)), [label for label in self.view.labels if label]
        widest = max((measure.horizontalAdvance(word) for label in shown for word in label.split()), default=0.0)
        return min(max(1, math.ceil((widest + _LABEL_GAP) * len(shown) / plot.width())), _MOST_LABEL_ROWS)

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
        paint_ticks(painter, plot, scale, in_percent=self.view.in_percent)
        self._paint_labels(painter, plot)
        for number, one in enumerate(self.view.series):
            if self.view.as_columns:
                self._paint_columns(painter, plot, scale, number)
            else:
                self._paint_curve(painter, plot, scale, one)
        self._paint_legend(painter, area)

    def _paint_labels(self, painter: QPainter, plot: QRectF) -> None:
        shown, rows = [item for item, label in enumerate(self.view.labels) if label], self._label_rows(plot)
        room = plot.width() / max(1, len(shown)) * rows
        for number, item in enumerate(shown):
            top = plot.bottom() + 5 + number % rows * _LABEL_ROW
            cell = QRectF(self._x(item, plot) - room / 2, top, room, _LABEL_ROW)
            draw_wrapped(painter, cell, self.view.labels[item], fonts.font(11), theme().q("muted"))

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


_COLUMNS_LEFT, _COLUMNS_RIGHT, _COLUMNS_TOP, _COLUMNS_BOTTOM = 42, 6, 22, 24
_COLUMN_SHARE = 0.74


@dataclass(frozen=True)
class BarColumn:
    """One column: its label below, how high it is, and its card.

    A `figure` stands above it; `expected` is how high the exact curve is there.
    """

    label: str
    value: float
    card: tuple[str, ...] = ()
    figure: str = ""
    expected: float | None = None


@dataclass(frozen=True)
class ColumnsView:
    """What a chart of columns shows, from zero on.

    Columns that count something have at the `axis` what is counted, and only whole numbers beside it; those that are
    chances are `in_percent`.
    """

    name: str
    columns: tuple[BarColumn, ...] = ()
    line: Line | None = None
    axis: str = ""
    summary: str = ""
    message: str = ""
    figures: ChartFigures = NO_FIGURES
    in_percent: bool = False


class ColumnsChart(Chart):
    """Columns, and a line or a curve; `view` is what it shows."""

    def __init__(self) -> None:
        super().__init__(QSize(520, 260))
        self.view = ColumnsView("")

    def set_view(self, view: ColumnsView) -> None:
        self.view = view
        self.show_items(view.name, view.summary, [column.card for column in view.columns], view.message)

    def _plot(self, area: QRectF) -> QRectF:
        return area.adjusted(_COLUMNS_LEFT, _COLUMNS_TOP, -_COLUMNS_RIGHT - room_for(self.view.line), -_COLUMNS_BOTTOM)

    def _scale(self, plot: QRectF) -> Scale:
        heights = [max(column.value, column.expected or 0.0) for column in self.view.columns]
        line = [self.view.line.value] if self.view.line is not None else []
        scale = scale_for(0.0, max(*heights, *line, 1e-3), plot)
        if self.view.axis:
            scale = replace(scale, ticks=tuple(tick for tick in scale.ticks if abs(tick - round(tick)) < 1e-9))
        return scale

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
        if not plot.adjusted(0, 0, -1e-6, _COLUMNS_BOTTOM).contains(place):
            return None
        return int((place.x() - plot.left()) / plot.width() * len(self.view.columns))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint axis, columns with their labels, and line or curve on top."""
        plot = self._plot(area)
        scale = self._scale(plot)
        paint_ticks(painter, plot, scale, in_percent=self.view.in_percent)
        above = QRectF(0, 0, plot.width(), LABEL)
        draw_text(painter, above, self.view.axis, fonts.font(11), theme().q("muted"), AlignLeft)
        if self.view.line is not None:
            paint_line(painter, plot, scale, self.view.line)
        for number, column in enumerate(self.view.columns):
            self._paint_column(painter, self._cell(number, plot), scale, column)
        if any(column.expected is not None for column in self.view.columns):
            self._paint_curve(painter, plot, scale)

    def _paint_column(self, painter: QPainter, cell: QRectF, scale: Scale, column: BarColumn) -> None:
        width, top = cell.width() * _COLUMN_SHARE, scale.y(column.value)
        bar = QRectF(cell.center().x() - width / 2, top, width, scale.bottom - top)
        paint_column(painter, bar, theme().q("bar"))
        wide = cell.adjusted(-cell.width(), 0, cell.width(), 0)
        place = QRectF(wide.x(), self._top_of_figure(top, scale), wide.width(), LABEL)
        color = theme().q("text" if place.top() > top else "muted")  # inside the column, or above it
        draw_text(painter, place, column.figure, fonts.font(12, QFont.Weight.Medium), color, AlignCenter)
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


_FINAL_STEP, _MOST_FINAL = 20, 32
_LEAST_CHANCE = 1e-3
"""Scores that so rarely lie beyond are told as one range with the next: too few to be seen in its column."""
_MOST_LABELS = 12

Chances = Mapping[int, float]
"""How likely each number of points is, 0 to 1."""
Range = tuple[int, int | None]
"""The first number of points, and the first that is beyond; None where nothing is."""


def final_chart(name: str, named: tuple[str, str], first: Chances, second: Chances) -> ColumnsView:
    """Return the chart called `name` of the final scores of two that are `named` so."""
    ranges = _final_ranges((first, second))
    columns: list[BarColumn] = []
    rows: list[tuple[str, ...]] = []
    data: list[tuple[str | int | float | None, ...]] = []
    for number, (begin, after) in enumerate(ranges):
        begins = begin if number else -1  # the first range has all below, too
        found = [100.0 * _sum(chances, begins, after) for chances in (first, second)]
        label = f"{begin}+" if after is None else f"{begin} – {after - 1}"
        texts = [numbers.decimal(chance, 1) for chance in found]
        is_crowded = len(ranges) > _MOST_LABELS and (number % 2 == 1 or number == len(ranges) - 2)
        shown = label if after is None else "" if is_crowded else str(begin)
        card = (label, *(f"{name}: {chance} %" for name, chance in zip(named, texts, strict=True)))
        columns.append(BarColumn(shown, found[0], card, expected=found[1]))
        rows.append((label, *texts))
        data.append((label, *found))
    figures = ChartFigures((buttons.points_column(), *(f"{name} %" for name in named)), tuple(rows), tuple(data))
    summary = ". ".join(" ".join(row) for row in rows)
    return ColumnsView(name, tuple(columns), summary=summary, figures=figures, in_percent=True)


def _final_ranges(finals: Sequence[Chances]) -> list[Range]:
    """Return ranges of final scores that hold nearly all; the first and the last one have what is beyond."""
    low = min(_edge(chances, sorted(chances)) for chances in finals) // _FINAL_STEP * _FINAL_STEP
    high = max(_edge(chances, sorted(chances, reverse=True)) for chances in finals)
    step = _FINAL_STEP
    while (high - low) // step + 1 > _MOST_FINAL:
        step += _FINAL_STEP
    firsts = list(range(low, high + 1, step))
    return [(first, first + step if first != firsts[-1] else None) for first in firsts]


def _edge(chances: Chances, scores: Iterable[int]) -> int:
    """Return the first of `scores`, from an end on, before which hardly any game ends."""
    beyond = 0.0
    for score in scores:
        beyond += chances[score]
        if beyond >= _LEAST_CHANCE:
            return score
    return 0


def _sum(chances: Chances, begin: int, after: int | None) -> float:
    return sum(chance for points, chance in chances.items() if begin <= points and (after is None or points < after))


_STEPS = ((150.0, 50), (60.0, 25), (0.0, 10))


def round_scores(average: float) -> tuple[int, int, int]:
    """Return three scores around what perfect play averages, to tell the chances of: 200, 250 and 300 as usual."""
    step = next(step for least, step in _STEPS if average >= least)
    middle = max(2 * step, round(average / step) * step)
    return middle - step, middle, middle + step
