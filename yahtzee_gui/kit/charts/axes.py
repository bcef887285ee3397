# SPDX-License-Identifier: MIT
"""Axes: round figures along the edge of a plot, and what is drawn at them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import numbers

_CORNER = 4.0
_STEPS = (1.0, 2.0, 5.0, 10.0)
LABEL = 16
"""How high a line of text beside or in a plot is."""
_TICK = 32  # pixels between two of the values, at least


@dataclass(frozen=True)
class Line:
    """A dashed line across a plot at a value, with its name."""

    value: float
    name: str


@dataclass(frozen=True)
class Scale:
    """Round values at the edge of a plot, which goes from `low` at the height `bottom` to `high` at `top`."""

    ticks: tuple[float, ...]
    low: float
    high: float
    top: float
    bottom: float

    def y(self, value: float) -> float:
        """Return how far down a value is; what lies beyond the ends is at the end."""
        share = (value - self.low) / (self.high - self.low)
        return self.bottom - (self.bottom - self.top) * min(max(share, 0.0), 1.0)


def scale_for(low: float, high: float, plot: QRectF) -> Scale:
    """Return the scale of a plot that shows `low` to `high`, with as many round values as have room."""
    ticks = round_ticks(low, high, max(2, int(plot.height() // _TICK)))
    slack = 1e-9 * (high - low)  # a value beyond an end would stand at the end, where another one belongs
    within = tuple(tick for tick in ticks if low - slack <= tick <= high + slack)
    return Scale(within or (low, high), low, high, plot.top(), plot.bottom())


def with_whole_ticks(scale: Scale) -> Scale:
    """Return the scale with its whole numbers only, for what is counted."""
    return replace(scale, ticks=tuple(tick for tick in scale.ticks if abs(tick - round(tick)) < 1e-9))


def round_ticks(low: float, high: float, most: int) -> tuple[float, ...]:
    """Return equally spaced round values that cover `low` to `high`, at most `most` steps of them."""
    span = max(high - low, 1e-9)
    size = 10.0 ** math.floor(math.log10(span / max(1, most)))
    for factor in (*_STEPS, *(10.0 * step for step in _STEPS)):
        step = factor * size
        first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
        if last - first <= max(1, most):
            return tuple(step * number for number in range(first, max(last, first + 1) + 1))
    return low, high


def tick_text(ticks: Sequence[float], value: float, decimal: Callable[[float, int], str]) -> str:
    """Return a value at the edge with as many decimal places as the steps between them need."""
    step = ticks[1] - ticks[0] if len(ticks) > 1 else ticks[0]
    places = next((places for places in range(4) if abs(round(step, places) - step) < 1e-9), 4)
    return decimal(value, places)


def tick(value: float, places: int, *, in_percent: bool = False) -> str:
    """Return what stands at a value: a true minus, and the sign of per cent where they are chances."""
    text = numbers.decimal(value + 0.0, places).replace("-", numbers.MINUS)
    return f"{text} %" if in_percent else text


def paint_ticks(painter: QPainter, plot: QRectF, scale: Scale, decimal: Callable[[float, int], str]) -> None:
    """Paint a fine line at each value, and the value left of it."""
    for value in scale.ticks:
        y = scale.y(value)
        painter.setPen(QPen(theme().q("card_edge"), 1))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        cell = QRectF(0, y - LABEL / 2, plot.left() - 6, LABEL)
        text = tick_text(scale.ticks, value, decimal)
        draw_fitted(painter, cell, text, fonts.font(11), theme().q("muted"), AlignRight)


def paint_line(painter: QPainter, plot: QRectF, scale: Scale, line: Line) -> None:
    """Paint a dashed line with its name above its beginning."""
    y = scale.y(line.value)
    painter.setPen(QPen(theme().q("faint"), 1.2, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
    label = QRectF(plot.left() + 4, y - LABEL - 1, plot.width() - 8, LABEL)
    draw_fitted(painter, label, line.name, fonts.font(11), theme().q("muted"), AlignLeft)


def paint_column(painter: QPainter, bar: QRectF, color: QColor) -> None:
    """Paint a bar that stands on the ground: only its upper corners are round."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.setClipRect(bar)
    painter.drawRoundedRect(bar.adjusted(0, 0, 0, _CORNER), _CORNER, _CORNER)
    painter.restore()
