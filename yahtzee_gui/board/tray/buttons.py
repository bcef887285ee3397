# SPDX-License-Identifier: MIT
"""The buttons of the tray: the large one rolls, or scores the chosen box; those in its corners undo, correct, hint."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QPushButton, QWidget

from yahtzee_gui.board.tray import words
from yahtzee_gui.kit.drawing import (
    AlignCenter,
    AlignLeft,
    AlignRight,
    draw_fitted,
    draw_ring,
    draw_text,
    draw_wrapped,
    fill_round,
    fitted,
    fitted_lines,
    smooth_painter,
)
from yahtzee_gui.kit.input import Ringed
from yahtzee_gui.kit.labels import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

CORNER_HEIGHT = 36
_PICTURE, _PAD, _GAP = 16.0, 10, 7


class Width(Enum):
    """How much there is room for: the picture, its name as well, or also the key."""

    PICTURE = 0
    NAME = 1
    KEY = 2


class CornerButton(Ringed, QPushButton):
    """The button, which is not there until it has an action of a menu to follow; disabled, its tooltip says why."""

    def __init__(self, name: str, picture: QPainterPath, nothing_to_do: str = "") -> None:
        super().__init__()
        self._name, self._picture, self._nothing_to_do = name, picture, nothing_to_do
        self._action: QAction | None = None
        self._key = self._why_not = ""
        self._width, self.is_there = Width.NAME, True
        self.setAccessibleName(name)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._fit()
        self.hide()

    def focus_order(self) -> list[QWidget]:
        """Return itself: Tab comes to these last, so that where the Roll button is gone Enter doesn't press Undo."""
        return [self]

    def follow(self, action: QAction) -> None:
        """Do what `action` does, and be enabled when it is."""
        self._action = action
        self.clicked.connect(lambda _checked=False: action.trigger())
        action.changed.connect(self._refresh)
        self.set_there(self.is_there)
        self._refresh()

    def set_there(self, is_there: bool) -> None:
        """Be there, once it has an action to follow, or not."""
        self.is_there = is_there
        self.setVisible(is_there and self._action is not None)

    def set_key(self, key: str) -> None:
        self._key = key
        self._refresh()

    def set_why_not(self, why_not: str) -> None:
        """Say why there is nothing to be done; nothing where that is for the action alone to say."""
        self._why_not = why_not
        self._refresh()

    def set_width(self, width: Width) -> None:
        """Show as much as there is room for."""
        if width is not self._width:
            self._width = width
            self._fit()

    def _refresh(self) -> None:
        is_possible = self._action is not None and self._action.isEnabled() and not self._why_not
        self.setEnabled(is_possible)
        text = words.with_key(self._name, self._key) if self._key else self._name
        why_not = self._why_not or self._nothing_to_do
        set_tooltip(self, text if is_possible else "\n".join(filter(None, (text, why_not))))
        self.setAccessibleDescription("" if is_possible else why_not)
        self._fit()

    def _fit(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        if self._width is Width.PICTURE:
            return QSize(CORNER_HEIGHT, CORNER_HEIGHT)
        width = 2 * _PAD + _PICTURE + _GAP + QFontMetricsF(_name_font()).horizontalAdvance(self._name)
        if self._shows_key:
            width += _GAP + QFontMetricsF(fonts.font(11)).horizontalAdvance(self._key)
        return QSize(round(width) + 1, CORNER_HEIGHT)

    @property
    def _shows_key(self) -> bool:
        return self._width is Width.KEY and bool(self._key)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint picture, name and key on the table; a ground only under the mouse."""
        painter = smooth_painter(self)
        ground = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            fill_round(painter, ground, 8, theme().q("card"))
        if self.has_ring:
            draw_ring(painter, QRectF(self.rect()), 8)
        ink = theme().q("text" if self.isEnabled() else "muted")
        if not self.isEnabled():
            ink.setAlphaF(0.6)
        left = (self.width() - _PICTURE) / 2 if self._width is Width.PICTURE else _PAD
        picture = QRectF(left, (CORNER_HEIGHT - _PICTURE) / 2, _PICTURE, _PICTURE)
        painter.setPen(QPen(ink, 1.6, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        to_picture = QTransform.fromTranslate(picture.x(), picture.y()).scale(_PICTURE, _PICTURE)
        painter.drawPath(to_picture.map(self._picture))
        if self._width is Width.PICTURE:
            return
        name = QRectF(picture.right() + _GAP, 0, self.width(), CORNER_HEIGHT)
        draw_text(painter, name, self._name, _name_font(), ink, AlignLeft)
        if self._shows_key:
            key = name.adjusted(QFontMetricsF(_name_font()).horizontalAdvance(self._name) + _GAP, 1, 0, 1)
            draw_text(painter, key, self._key, fonts.font(11), theme().q("muted"), AlignLeft)


def _name_font() -> QFont:
    return fonts.font(13, QFont.Weight.Medium, columns=False)


# ---- what stands on them, in a square of 1 ----


def arrow() -> QPainterPath:
    """Return an arrow that turns back to the left."""
    path = QPainterPath(QPointF(0.38, 0.12))
    path.lineTo(0.1, 0.38)
    path.lineTo(0.38, 0.64)
    path.moveTo(0.1, 0.38)
    path.lineTo(0.62, 0.38)
    path.arcTo(QRectF(0.36, 0.38, 0.54, 0.5), 90, -180)
    path.lineTo(0.4, 0.88)
    return path


def bulb() -> QPainterPath:
    """Return a light bulb."""
    path, glass = QPainterPath(), QRectF(0.2, 0.04, 0.6, 0.6)
    path.arcMoveTo(glass, -60)
    path.arcTo(glass, -60, 300)
    path.lineTo(0.35, 0.74)
    path.lineTo(0.65, 0.74)
    path.closeSubpath()
    path.moveTo(0.38, 0.92)
    path.lineTo(0.62, 0.92)
    return path


def pencil() -> QPainterPath:
    """Return a pencil that writes."""
    path = QPainterPath()
    path.addPolygon(
        QPolygonF([QPointF(*at) for at in ((0.1, 0.9), (0.16, 0.62), (0.7, 0.08), (0.92, 0.3), (0.38, 0.84))])
    )
    path.closeSubpath()
    path.moveTo(0.56, 0.22)
    path.lineTo(0.78, 0.44)
    return path


_MARGIN, _ROLL_HEIGHT = 12, 56
_ARROW = "←"
_SMALLEST_TEXT = 16  # pixels: to make room for the key the text is no smaller, nor in one line


class RollButton(Ringed, QPushButton):
    """One big button, on which a `key` stands that does the same; it may only point, to the scorecard.

    The second press of a double click is not a second roll.
    """

    def __init__(self) -> None:
        super().__init__()
        self.key, self.points = "", False
        self.setFixedHeight(_ROLL_HEIGHT)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        font = fonts.font(_SMALLEST_TEXT, QFont.Weight.DemiBold)
        return QSize(round(QFontMetricsF(font).horizontalAdvance(self._text)) + _MARGIN, _ROLL_HEIGHT)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Swallow the second press of a double click."""
        event.accept()

    def _background(self) -> str:
        if not self.isEnabled():
            return "track"
        return "card" if self.points else "accent"

    @property
    def _ink(self) -> str:
        if not self.isEnabled():
            return "muted"
        return "accent" if self.points else "on_accent"

    def _paint_focus(self, painter: QPainter) -> None:
        """Paint a ring inside the button in the ink of its text, and one around it that every ground lets see."""
        draw_ring(painter, QRectF(self.rect()), 12)
        away = 1.5 * theme().focus_edge + 1
        inner = QRectF(self.rect()).adjusted(away, away, -away, -away)
        painter.setPen(QPen(theme().q(self._ink), 1.5))
        painter.drawRoundedRect(inner, 8, 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button with its text in the middle and the key at the right."""
        painter = smooth_painter(self)
        color = theme().q(self._background())
        if self.isDown():
            color = color.darker(115)
        elif self.underMouse() and self.isEnabled():
            color = theme().q("selection") if self.points else color.lighter(108)
        painter.setPen(QPen(theme().q("accent"), 1.5) if self.points else Qt.PenStyle.NoPen)
        painter.setBrush(color)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawRoundedRect(rect, 11, 11)
        if self.has_ring:
            self._paint_focus(painter)
        ink = theme().q(self._ink)
        font, key_font = fonts.font(18, QFont.Weight.DemiBold), fonts.font(11)
        key = self._shown_key(rect.width(), font, key_font)
        room = _key_room(key, key_font)  # on both sides: the text stays in the middle
        place = rect.adjusted(room, 0, -room, 0)
        if fitted(font, self._text, place.width()).pixelSize() >= _SMALLEST_TEXT:
            draw_fitted(painter, place, self._text, font, ink, AlignCenter)
        else:
            font, _ = fitted_lines(font, self._text, place.toRect(), int(AlignCenter | Qt.TextFlag.TextWordWrap))
            draw_wrapped(painter, place, self._text, font, ink)
        ink.setAlphaF(0.85)
        draw_text(painter, rect.adjusted(0, 0, -_MARGIN, 0), key, key_font, ink, AlignRight)

    @property
    def _text(self) -> str:
        return f"{_ARROW} {self.text()}" if self.points else self.text()

    def _shown_key(self, width: float, font: QFont, key_font: QFont) -> str:
        """Return the name of the key, unless it leaves the text too little room."""
        key = self.key if self.isEnabled() else ""
        needed = QFontMetricsF(font).horizontalAdvance(self._text)
        fits = _SMALLEST_TEXT * needed / font.pixelSize() <= width - 2 * _key_room(key, key_font)
        return key if fits else ""


def in_two_lines(text: str) -> str:
    """Return a text with a break at the space that is nearest to its middle, if it has one."""
    spaces = [place for place, sign in enumerate(text) if sign == " "]
    middle = min(spaces, key=lambda place: abs(place - len(text) / 2), default=len(text))
    return f"{text[:middle]}\n{text[middle + 1 :]}".rstrip()


def _key_room(key: str, font: QFont) -> float:
    """Return how much of the button's right the name of the key takes."""
    return _MARGIN + (QFontMetricsF(font).horizontalAdvance(key) + _MARGIN if key else 0.0)
