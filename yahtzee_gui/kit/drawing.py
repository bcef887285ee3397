# SPDX-License-Identifier: MIT
"""Drawing: text and bars as painted widgets share them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from yahtzee_gui.theme.colors import theme

AlignRight = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

AlignLeft = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

AlignCenter = Qt.AlignmentFlag.AlignCenter


def smooth_painter(widget: QWidget) -> QPainter:
    """Return a painter on `widget` that smooths the edges of what it draws."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def draw_text(
    painter: QPainter, rect: QRectF, text: str, font: QFont, color: QColor, align: Qt.AlignmentFlag = AlignLeft
) -> None:
    """Draw one line of text, with an ellipsis where it does not fit."""
    painter.setFont(font)
    painter.setPen(color)
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(rect.width()) + 1)
    painter.drawText(rect, align, shown)


def fill_round(painter: QPainter, rect: QRectF, radius: float, color: QColor) -> None:
    """Fill a rectangle with round corners."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(rect, radius, radius)


def draw_ring(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Draw the ring of what has the keyboard, within `rect`."""
    half = theme().focus_edge / 2
    painter.setPen(QPen(theme().q("focus"), theme().focus_edge))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def draw_bar(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Draw a bar with round ends."""
    fill_round(painter, rect, min(rect.height(), rect.width()) / 2, color)


_CUT, _CUT_FROM_END = 3.0, 9.0


def draw_cut_bar(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Draw a bar that is longer than its room: a slanted gap near its right end says so."""
    left, slant = rect.right() - _CUT_FROM_END, rect.height() / 2
    corners = ((slant, rect.top()), (slant + _CUT, rect.top()), (_CUT, rect.bottom()), (0.0, rect.bottom()))
    whole, gap = QPainterPath(), QPainterPath()
    whole.addRect(rect)
    gap.addPolygon(QPolygonF([QPointF(left + x, y) for x, y in corners]))
    gap.closeSubpath()
    painter.save()
    painter.setClipPath(whole.subtracted(gap), Qt.ClipOperation.IntersectClip)
    draw_bar(painter, rect, color)
    painter.restore()
