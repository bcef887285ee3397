# SPDX-License-Identifier: MIT
"""Drawing: text and bars as painted widgets share them, and sentences that are longer in another language.

They get smaller letters first, an ellipsis last.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QImage, QPainter, QPainterPath, QPen, QPolygonF
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
    if not text or needed <= width or font.pixelSize() <= _LEAST:
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


def as_png(image: QImage) -> bytes:
    """Return a picture as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def draw_wrapped(painter: QPainter, rect: QRectF, text: str, font: QFont, color: QColor) -> None:
    """Draw text in the middle of `rect`, in as many lines as it needs."""
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
