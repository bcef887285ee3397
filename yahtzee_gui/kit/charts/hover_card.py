# SPDX-License-Identifier: MIT
"""A hover card is a small card beside a point of a chart that says in lines what stands there, the first in bold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_LINE, _INSET, _AWAY = 17, 9, 11


def paint_hover_card(painter: QPainter, area: QRectF, point: QPointF, lines: Sequence[str]) -> None:
    """Paint a card with some lines beside `point`, within `area`."""
    font_of = [fonts.font(12, QFont.Weight.DemiBold), *[fonts.font(12)] * (len(lines) - 1)]
    widest = max(QFontMetricsF(font).horizontalAdvance(line) for font, line in zip(font_of, lines, strict=True))
    width = min(widest + 2 * _INSET + 2, area.width() - 4.0)
    height = len(lines) * _LINE + 2 * (_INSET - 3)
    card = beside(area, point, width, height)
    painter.setPen(QPen(theme().q("card"), 1))
    painter.setBrush(theme().q("text"))
    painter.drawRoundedRect(card, 7, 7)
    for number, (font, line) in enumerate(zip(font_of, lines, strict=True)):
        row = card.adjusted(_INSET, _INSET - 3 + number * _LINE, -_INSET, 0)
        row.setHeight(_LINE)
        draw_fitted(painter, row, line, font, theme().q("card"), AlignLeft)


def beside(area: QRectF, point: QPointF, width: float, height: float) -> QRectF:
    """Return the place of a card: right of a point, else left of it, else above or below, where there is room."""
    left, top = point.x() + _AWAY, point.y() - height / 2
    if left + width > area.right() - 2:
        left = point.x() - _AWAY - width
    if left < area.left() + 2:
        left = min(max(area.left() + 2.0, point.x() - width / 2), area.right() - width - 2)
        is_low = point.y() > area.center().y()
        top = point.y() - _AWAY - height if is_low else point.y() + _AWAY
    return QRectF(left, min(max(area.top() + 2.0, top), area.bottom() - height - 2), width, height)
