# SPDX-License-Identifier: MIT
"""Fitting makes room for sentences that are longer in another language: smaller letters first, an ellipsis last."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter

from yahtzee_gui.kit.drawing import AlignLeft, draw_text

_LEAST = 11  # pixels: smaller letters are hard to read


def fitted(font: QFont, text: str, width: float) -> QFont:
    """Return the font, or a smaller one that can still be read, for `text` to be no wider than `width`."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed <= width or font.pixelSize() <= _LEAST:
        return font
    result = QFont(font)
    result.setPixelSize(max(_LEAST, int(font.pixelSize() * width / needed)))
    return result


def fitted_lines(font: QFont, text: str, rect: QRect, flags: int) -> tuple[QFont, bool]:
    """Return the font, or a smaller one, for `text` to fit into `rect` in lines, and whether it does."""
    result = QFont(font)
    for pixels in range(font.pixelSize(), min(_LEAST, font.pixelSize()) - 1, -1):
        result.setPixelSize(pixels)
        needed = QFontMetrics(result).boundingRect(rect, flags, text)
        if needed.height() <= rect.height() and needed.width() <= rect.width():
            return result, True
    return result, False


def draw_fitted(
    painter: QPainter, rect: QRectF, text: str, font: QFont, color: QColor, align: Qt.AlignmentFlag = AlignLeft
) -> None:
    """Draw one line of text, in smaller letters where it would not fit."""
    draw_text(painter, rect, text, fitted(font, text, rect.width()), color, align)


def draw_wrapped(painter: QPainter, rect: QRectF, text: str, font: QFont, color: QColor) -> None:
    """Draw text in the middle of `rect`, in as many lines as it needs."""
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
