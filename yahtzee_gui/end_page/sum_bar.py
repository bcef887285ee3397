# SPDX-License-Identifier: MIT
"""The sum bar says how the score came about: par, luck and what choices cost in one bar, with a mark at the score."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip

from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import announcing

_BAR, _NOTES, _OVER = 26, 20, 5
_PAD, _APART, _STRIPE, _ROUND = 10.0, 14.0, 7.0, 5.0


class SumPart(NamedTuple):
    """A step of the sum, from `start` to `end`: its name and figure, a `note` below it, and what it is (`hint`)."""

    name: str
    number: str
    start: float
    end: float
    note: str = ""
    hint: str = ""

    @property
    def text(self) -> str:
        """Name and figure."""
        return f"{self.name} {self.number}"


class Sum(NamedTuple):
    """The steps from nothing to the result: the first is the start, the last what choices cost; then the `result`.

    A bar as wide as its place stands for `whole`, or for the furthest that a step goes.
    """

    parts: tuple[SumPart, ...]
    result: SumPart
    whole: float = 0.0


class SumBar(Picture):
    """The bar, to scale from zero; gains and losses lie over the start, and losses are hatched."""

    def __init__(self) -> None:
        super().__init__()
        self.sum: Sum | None = None
        self.setFixedHeight(_OVER + _BAR + _OVER + _NOTES)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_sum(self, shown: Sum | None) -> None:
        """Show another sum; without one there is no bar."""
        self.sum = shown
        self.setVisible(shown is not None)
        self.setAccessibleName(announcing.split_heading() if shown else "")
        self.setAccessibleDescription(
            ", ".join(part.text for part in (*shown.parts, shown.result)) if shown is not None else ""
        )
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return a narrow size: what has no room below the bar is left out there."""
        return QSize(200, self.height())

    def extent(self, part: SumPart) -> tuple[float, float]:
        """Return from where to where a step goes, in pixels: one scale for all, and zero is at the left."""
        assert self.sum is not None
        scale = self.width() / max(1e-9, self.sum.whole, *(max(one.start, one.end) for one in self.sum.parts))
        left, right = sorted((max(0.0, part.start), max(0.0, part.end)))
        return left * scale, right * scale

    def event(self, event: QEvent) -> bool:
        """Say what the step under the mouse is: of those that lie over each other, the last one."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self.sum is not None:
            at = event.pos().x()
            hit = [one for one in self.sum.parts if self.extent(one)[0] <= at <= self.extent(one)[1]]
            QToolTip.showText(event.globalPos(), "\n".join(filter(None, (hit[-1].text, hit[-1].hint))) if hit else "")
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, the mark at the result, and the notes below."""
        if self.sum is None:
            return
        painter, parts = smooth_painter(self), self.sum.parts
        for place, part in enumerate(parts):
            left, right = self.extent(part)
            box = QRectF(left, _OVER, right - left, _BAR)
            is_loss = part.end < part.start
            if is_loss:
                self._hatch(painter, box, theme().q("loss"))
            else:
                ground = theme().q("gain" if place else "accent")
                ground.setAlphaF(0.38 if place else 0.42)
                fill_round(painter, box, min(_ROUND, box.width() / 2), ground)
        at = min(max(1.5, self.extent(self.sum.result)[1]), self.width() - 1.5)
        for part in parts[:-1]:
            if self._fits_inside(part):
                draw_text(painter, self._inside_of(part), part.text, _inside(), theme().q("text"))
        painter.setPen(QPen(theme().q("text"), 2.5))
        painter.drawLine(QPointF(at, 0), QPointF(at, 2 * _OVER + _BAR))
        self._write_notes(painter)

    def _hatch(self, painter: QPainter, box: QRectF, color: QColor) -> None:
        shape = QPainterPath()
        shape.addRoundedRect(box, min(_ROUND, box.width() / 2), _ROUND)
        painter.save()
        painter.setClipPath(shape)
        ground = QColor(color)
        ground.setAlphaF(0.4)
        painter.fillPath(shape, ground)
        painter.setPen(QPen(theme().q("card"), 1.5))
        x = box.left() - box.height()
        while x < box.right():
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += _STRIPE
        painter.restore()

    def _inside_of(self, part: SumPart) -> QRectF:
        """Return the room for a text on a step: up to a loss that lies over it."""
        left, right = self.extent(part)
        for other in self.sum.parts if self.sum is not None else ():
            begin, end = self.extent(other)
            if other.end < other.start and begin < right and end > left:  # a loss lies over it
                right = max(left, begin)
        return QRectF(left + _PAD, _OVER, right - left - 1.5 * _PAD, _BAR)

    def _fits_inside(self, part: SumPart) -> bool:
        return part.end >= part.start and _wide(part.text, _inside()) <= self._inside_of(part).width()

    def _write_notes(self, painter: QPainter) -> None:
        """Write the cost at the right, luck left of it, and what the start is where there is room left."""
        assert self.sum is not None
        row = QRectF(0, self.height() - _NOTES, self.width(), _NOTES)
        first, *others = self.sum.parts
        for part in reversed(others):
            is_cost = part is self.sum.parts[-1]
            said = part.note if self._fits_inside(part) else " · ".join(filter(None, (part.text, part.note)))
            font = _inside() if is_cost else fonts.font(13)
            if not said or _wide(said, font) > row.width():
                continue
            ink = theme().q("loss" if is_cost and part.end < part.start else "text")
            draw_text(painter, row, said, font, ink, AlignRight)
            row.setRight(row.right() - _wide(said, font) - _APART)
        said = first.note if self._fits_inside(first) else f"{first.text} · {first.note}"
        if _wide(said, fonts.font(13)) <= row.width():
            draw_text(painter, row, said, fonts.font(13), theme().q("muted"), AlignLeft)


def _inside() -> QFont:
    return fonts.font(13, QFont.Weight.DemiBold)


def _wide(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text) + 1
