# SPDX-License-Identifier: MIT
"""The Roll button says how many dice it rolls, or what the chosen box scores, and which key does the same.

Where a box is to be chosen, it is white, and points to the scorecard.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton

from yahtzee_gui.kit.drawing import AlignCenter, AlignRight, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_MARGIN, _HEIGHT = 12, 56
_ARROW = "←"
_SMALLEST_TEXT = 16  # pixels: to make room for the key the text is no smaller


class RollButton(Ringed, QPushButton):
    """One big button; `key` stands on it and does the same. The second press of a double click is not a second roll."""

    def __init__(self) -> None:
        super().__init__()
        self.key, self._points = "", False
        self.setFixedHeight(_HEIGHT)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_key(self, key: str) -> None:
        """Show the name of the key that does the same."""
        if key != self.key:
            self.key = key
            self.update()

    def set_pointing(self, points: bool) -> None:
        """Point to the scorecard, or do something here."""
        if points != self._points:
            self._points = points
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size that the text needs, without the key."""
        font = fonts.font(_SMALLEST_TEXT, QFont.Weight.DemiBold)
        return QSize(round(QFontMetricsF(font).horizontalAdvance(self._text)) + _MARGIN, _HEIGHT)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Swallow the second press of a double click."""
        event.accept()

    def _background(self) -> str:
        if not self.isEnabled():
            return "track"
        return "card" if self._points else "accent"

    @property
    def _ink(self) -> str:
        if not self.isEnabled():
            return "muted"
        return "accent" if self._points else "on_accent"

    def _paint_focus(self, painter: QPainter) -> None:
        """Paint a ring inside the button in the ink of its text, and one around it that every ground lets see."""
        thick = theme().focus_edge
        painter.setBrush(Qt.BrushStyle.NoBrush)
        outer = QRectF(self.rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        painter.setPen(QPen(theme().q("focus"), thick))
        painter.drawRoundedRect(outer, 12, 12)
        inner = outer.adjusted(thick + 1, thick + 1, -thick - 1, -thick - 1)
        painter.setPen(QPen(theme().q(self._ink), 1.5))
        painter.drawRoundedRect(inner, 8, 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button with its text in the middle and the key at the right."""
        painter = smooth_painter(self)
        color = theme().q(self._background())
        if self.isDown():
            color = color.darker(115)
        elif self.underMouse() and self.isEnabled():
            color = theme().q("selection") if self._points else color.lighter(108)
        painter.setPen(QPen(theme().q("accent"), 1.5) if self._points else Qt.PenStyle.NoPen)
        painter.setBrush(color)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawRoundedRect(rect, 11, 11)
        if self.has_ring:
            self._paint_focus(painter)
        ink = theme().q(self._ink)
        font, key_font = fonts.font(18, QFont.Weight.DemiBold), fonts.font(11)
        key = self._shown_key(rect.width(), font, key_font)
        room = _key_room(key, key_font)  # on both sides: the text stays in the middle
        draw_fitted(painter, rect.adjusted(room, 0, -room, 0), self._text, font, ink, AlignCenter)
        ink.setAlphaF(0.85)
        draw_text(painter, rect.adjusted(0, 0, -_MARGIN, 0), key, key_font, ink, AlignRight)

    @property
    def _text(self) -> str:
        return f"{_ARROW} {self.text()}" if self._points else self.text()

    def _shown_key(self, width: float, font: QFont, key_font: QFont) -> str:
        """Return the name of the key, unless it leaves the text too little room."""
        key = self.key if self.isEnabled() else ""
        needed = QFontMetricsF(font).horizontalAdvance(self._text)
        fits = _SMALLEST_TEXT * needed / font.pixelSize() <= width - 2 * _key_room(key, key_font)
        return key if fits else ""


def _key_room(key: str, font: QFont) -> float:
    """Return how much of the button's right the name of the key takes."""
    return _MARGIN + (QFontMetricsF(font).horizontalAdvance(key) + _MARGIN if key else 0.0)
