# SPDX-License-Identifier: MIT
"""Painting shared by the widgets: dice faces, and text at a place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from yahtzee_gui.theme import Colors

# Where the pips of each face sit, as fractions of the width of the die.
_NEAR, _MIDDLE, _FAR = 0.255, 0.5, 0.745
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_NEAR, _NEAR), (_FAR, _FAR)),
    3: ((_NEAR, _NEAR), (_MIDDLE, _MIDDLE), (_FAR, _FAR)),
    4: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _FAR), (_FAR, _FAR)),
    5: ((_NEAR, _NEAR), (_FAR, _NEAR), (_MIDDLE, _MIDDLE), (_NEAR, _FAR), (_FAR, _FAR)),
    6: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _MIDDLE), (_FAR, _MIDDLE), (_NEAR, _FAR), (_FAR, _FAR)),
}
_CORNER = 0.2
_PIP = 0.088

AlignRight = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
AlignLeft = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
AlignCenter = Qt.AlignmentFlag.AlignCenter


def draw_die(painter: QPainter, rect: QRectF, face: int, colors: Colors, edge: QColor | None = None) -> None:
    """Draw a die showing `face`; `edge` is the colour of a bold outline, or None for the plain one."""
    size = rect.width()
    width = max(1.0, size * 0.04) if edge is not None else 1.0
    painter.setPen(QPen(edge or colors.q("die_edge"), width))
    painter.setBrush(colors.q("die"))
    painter.drawRoundedRect(rect, size * _CORNER, size * _CORNER)
    draw_pips(painter, rect, face, colors.q("pip"))


def draw_pips(painter: QPainter, rect: QRectF, face: int, color: QColor) -> None:
    """Draw the pips of `face` in the square `rect`."""
    size = rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for x, y in _PIPS.get(face, ()):
        radius = max(1.4, size * _PIP)
        painter.drawEllipse(QPointF(rect.x() + x * size, rect.y() + y * size), radius, radius)


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
