# SPDX-License-Identifier: MIT
"""Fitting makes room for sentences that are longer in another language: smaller letters first, an ellipsis last."""

from __future__ import annotations

import re

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter

from yahtzee_gui.kit.drawing import AlignLeft, draw_text

_LEAST = 11  # pixels: smaller letters are hard to read
_BETWEEN = " · "
_MARKS = "★≈?!"
_ASIDE = re.compile(rf"[ \u00a0]\([^()]*(?<![{_MARKS}])\)")
"""What may be left out: not what a choice lost, which ends in the mark of its verdict."""
_REMARK = re.compile(rf" · |(?<=[{_MARKS}]\)), ")
_BOND = re.compile(rf"(?<![{_MARKS}])(?:(?<!\d)\u00a0|\u00a0(?!\d))(?![{_MARKS}])(?![^()]*\))")
"""Where a line may break at worst: not beside a mark, not in the brackets in which one stands, not between two dice."""
_JUDGED = re.compile(rf"[ \u00a0]+(?:\([^()]*[{_MARKS}]\)|[{_MARKS}]+)$")
_ELLIPSIS = "…"


def fitted(font: QFont, text: str, width: float) -> QFont:
    """Return the font, or a smaller one that can still be read, for `text` to be no wider than `width`."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed <= width or font.pixelSize() <= _LEAST:
        return font
    result = QFont(font)
    result.setPixelSize(max(_LEAST, int(font.pixelSize() * width / needed)))
    return result


def whole_parts(font: QFont, text: str, width: float) -> str:
    """Return as many of the remarks in `text`, from the first one, as are no wider than `width`; one at the least.

    Remarks stand between dots. Leaving out the last is better than cutting it in the middle of a word.
    """
    metrics, parts = QFontMetricsF(font), text.split(_BETWEEN)
    while len(parts) > 1 and metrics.horizontalAdvance(_BETWEEN.join(parts)) > width:
        parts.pop()
    return _BETWEEN.join(parts)


def fitted_lines(font: QFont, text: str, rect: QRect, flags: int) -> tuple[QFont, bool]:
    """Return the font, or a smaller one, for `text` to fit into `rect` in lines, and whether it does."""
    result = QFont(font)
    for pixels in range(font.pixelSize(), min(_LEAST, font.pixelSize()) - 1, -1):
        result.setPixelSize(pixels)
        needed = QFontMetrics(result).boundingRect(rect, flags, text)
        if needed.height() <= rect.height() and needed.width() <= rect.width():
            return result, True
    return result, False


def whole_lines(font: QFont, text: str, rect: QRect, flags: int) -> tuple[QFont, str]:
    """Return the letters for as much of `text` as fits into `rect` in lines, or the least there can be, and that.

    What a verdict is of may lose its end at worst, with an ellipsis; the mark of the verdict is always there.
    """
    without = _ASIDE.sub("", text)
    ends = [len(without), *reversed([found.start() for found in _REMARK.finditer(without)])]
    unbroken = [text, *(without[:end] for end in ends)]
    # Where nothing is longer than a line, it need not break where it should not.
    for shown in dict.fromkeys(form for whole in unbroken for form in (whole, _BOND.sub(" ", whole))):
        found, fits = fitted_lines(font, shown, rect, flags)
        if fits:
            return found, shown
    return found, _elided(found, shown, rect, flags)


def _elided(font: QFont, text: str, rect: QRect, flags: int) -> str:
    """Return the beginning of a text that fits into `rect` in no letters, and all of the verdict at its end."""
    judged = _JUDGED.search(text)
    head, tail = (text, "") if judged is None else (text[: judged.start()], judged[0])
    least, most = 0, len(head)
    while least < most:
        middle = (least + most + 1) // 2
        if fitted_lines(font, head[:middle].rstrip() + _ELLIPSIS + tail, rect, flags)[1]:
            least = middle
        else:
            most = middle - 1
    shown = head[:least].rstrip() + _ELLIPSIS + tail
    return shown if least or not tail else tail.rstrip(")").split()[-1]


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
