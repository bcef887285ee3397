# SPDX-License-Identifier: MIT
"""Drawing: text and bars as painted widgets share them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
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
