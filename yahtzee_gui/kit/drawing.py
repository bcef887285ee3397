# SPDX-License-Identifier: MIT
"""Drawing: text and bars as painted widgets share them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QWidget

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


def draw_bar(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Draw a bar with round ends."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    radius = min(rect.height(), rect.width()) / 2
    painter.drawRoundedRect(rect, radius, radius)


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
