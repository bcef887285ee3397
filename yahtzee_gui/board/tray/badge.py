# SPDX-License-Identifier: MIT
"""A badge names who throws the dice of a game that are not fair, with a portrait, in that character's colour.

It also says whose day it is, what is played for, and that a copy is played: where there is no room for all, the first.
A portrait is a die with a face, and what else each of the five has, in two colours: it can stand on a page as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from engine.rules.dice import DiceKind, DiceModel
from yahtzee_gui.kit.drawing import AlignLeft, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.labels import Label, set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_SIDE = 100.0  # of the square that the shapes below are drawn in
_HEAD = QRectF(23, 32, 54, 54)
_ROUND = 14.0


class Character(Enum):
    """Who throws; the value is the role of the colour."""

    ANGEL = "angel"
    IMP = "imp"
    FIEND = "fiend"
    DEMON = "demon"
    ARCHDEMON = "archdemon"


def character_of(model: DiceModel) -> Character | None:
    """Return who throws the dice of a model; None for fair ones, which are left alone."""
    if model.is_fair:
        return None
    if model.kind is DiceKind.WORST:
        return Character.IMP if model.throws <= 2 else Character.FIEND
    return {
        DiceKind.BEST: Character.ANGEL,
        DiceKind.DEMON: Character.DEMON,
        DiceKind.PERFECT_DEMON: Character.ARCHDEMON,
    }[model.kind]


def draw_portrait(painter: QPainter, rect: QRectF, character: Character, body: QColor, marks: QColor) -> None:
    """Draw a character into the square `rect`: head and what grows on it in one colour, eyes and mouth in another."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _SIDE, rect.height() / _SIDE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(body)
    _BEHIND[character](painter, body)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(body)
    painter.drawRoundedRect(_HEAD, _ROUND, _ROUND)
    painter.setBrush(marks)
    _FACES[character](painter, marks)
    painter.restore()


# What grows on the head. Shapes are given by their left half; the right one is the same in the mirror.


def _outline(*points: tuple[float, float]) -> QPainterPath:
    """Return the shape with these corners."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path


def _both_sides(painter: QPainter, path: QPainterPath) -> None:
    painter.drawPath(path)
    painter.save()
    painter.translate(_SIDE, 0)
    painter.scale(-1, 1)
    painter.drawPath(path)
    painter.restore()


def _halo_and_wings(painter: QPainter, body: QColor) -> None:
    wing = QPainterPath(QPointF(26, 50))
    wing.cubicTo(18, 34, 6, 32, 2, 36)
    wing.cubicTo(0, 44, 3, 50, 8, 53)
    wing.cubicTo(6, 57, 8, 62, 13, 63)
    wing.cubicTo(13, 68, 18, 72, 26, 72)
    wing.closeSubpath()
    _both_sides(painter, wing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(body, 7))
    painter.drawEllipse(QPointF(50, 16), 21, 8)


def _ears_and_stubs(painter: QPainter, _body: QColor) -> None:
    _both_sides(painter, _outline((27, 54), (5, 42), (27, 72)))
    _both_sides(painter, _outline((29, 38), (32, 15), (46, 36)))


def _horns(painter: QPainter, _body: QColor) -> None:
    horn = QPainterPath(QPointF(25, 46))
    horn.cubicTo(10, 36, 8, 20, 13, 6)
    horn.cubicTo(18, 20, 28, 28, 42, 33)
    horn.closeSubpath()
    _both_sides(painter, horn)


def _rams_horns(painter: QPainter, _body: QColor) -> None:
    horn = QPainterPath(QPointF(42, 34))
    horn.cubicTo(32, 10, 4, 8, 3, 32)
    horn.cubicTo(2, 48, 14, 54, 20, 46)
    horn.cubicTo(12, 44, 12, 32, 19, 30)
    horn.cubicTo(24, 29, 26, 36, 26, 44)
    horn.closeSubpath()
    _both_sides(painter, horn)
    painter.drawPath(_outline((38, 84), (62, 84), (50, 99)))


def _horns_and_crown(painter: QPainter, _body: QColor) -> None:
    horn = QPainterPath(QPointF(25, 50))
    horn.cubicTo(4, 42, 2, 26, 7, 16)
    horn.cubicTo(10, 27, 18, 34, 28, 36)
    horn.closeSubpath()
    _both_sides(painter, horn)
    painter.drawPath(_outline((27, 28), (25, 5), (38, 15), (50, 0), (62, 15), (75, 5), (73, 28)))


_BEHIND = {
    Character.ANGEL: _halo_and_wings,
    Character.IMP: _ears_and_stubs,
    Character.FIEND: _horns,
    Character.DEMON: _rams_horns,
    Character.ARCHDEMON: _horns_and_crown,
}


# Faces


def _line(painter: QPainter, marks: QColor, path: QPainterPath) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(marks, 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(marks)


def _round_eyes(painter: QPainter) -> None:
    for x in (39, 61):
        painter.drawEllipse(QPointF(x, 54), 6, 6)


def _slanted_eyes(painter: QPainter) -> None:
    _both_sides(painter, _outline((31, 46), (46, 55), (42, 61), (31, 58)))


def _kind_face(painter: QPainter, marks: QColor) -> None:
    _round_eyes(painter)
    smile = QPainterPath(QPointF(38, 68))
    smile.quadTo(50, 80, 62, 68)
    _line(painter, marks, smile)


def _grinning_face(painter: QPainter, marks: QColor) -> None:
    _round_eyes(painter)
    grin = QPainterPath(QPointF(36, 73))
    grin.quadTo(54, 82, 65, 66)
    _line(painter, marks, grin)


def _fanged_face(painter: QPainter, _marks: QColor) -> None:
    _slanted_eyes(painter)
    painter.drawRect(QRectF(36, 67, 28, 5))
    _both_sides(painter, _outline((38, 70), (48, 70), (43, 81)))


def _toothed_face(painter: QPainter, _marks: QColor) -> None:
    _slanted_eyes(painter)
    painter.drawPath(_outline((34, 66), (66, 66), (66, 72), (61, 79), (56, 72), (50, 79), (44, 72), (39, 79), (34, 72)))


def _three_eyed_face(painter: QPainter, _marks: QColor) -> None:
    painter.drawEllipse(QPointF(50, 44), 5, 7)
    _both_sides(painter, _outline((31, 52), (45, 60), (42, 65), (31, 62)))
    painter.drawPath(_outline((35, 71), (65, 71), (58, 80), (50, 74), (42, 80)))


_FACES = {
    Character.ANGEL: _kind_face,
    Character.IMP: _grinning_face,
    Character.FIEND: _fanged_face,
    Character.DEMON: _toothed_face,
    Character.ARCHDEMON: _three_eyed_face,
}


HEIGHT = 22
_PORTRAIT, _INSET, _SMALL_INSET, _GAP = 18, 8, 4, 6


@dataclass(frozen=True)
class BadgeView:
    """Who throws, by name, or what else there is to say of a game, without a character; and `more`, if it fits."""

    name: str
    character: Character | None = None
    more: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All that there is to say with more and more left out, the longest first."""
        parts = self.name, *self.more
        return tuple(" · ".join(parts[:count]) for count in range(len(parts), 0, -1))


class Badge(Label):
    """The badge; hidden, without taking room, while the dice are fair."""

    def __init__(self, *, shows_name: bool = True) -> None:
        """Make a badge; one that does not show the name, for want of room, has it in its tooltip."""
        super().__init__()
        self._shows_name = shows_name
        self._inset = _INSET if shows_name else _SMALL_INSET
        self._view: BadgeView | None = None
        self._room: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)
        self.hide()

    def set_view(self, view: BadgeView | None) -> None:
        """Show `view`, or nothing."""
        self._view = view
        self.setAccessibleName(view.names[0] if view is not None else "")
        self._name()

    def fit(self, room: int) -> None:
        """Be no wider than there is room: with less of the name, or the portrait alone."""
        self._room = room
        self._name()

    def _name(self) -> None:
        names = self._view.names if self._view is not None else ("",)
        shown = next((name for name in names if self._room is None or self._width(name) <= self._room), "")
        self.setText(shown if self._shows_name else "")
        set_tooltip(self, "" if self.text() == names[0] else names[0])
        self.setVisible(self._view is not None and (bool(self.text()) or self._view.character is not None))

    def _width(self, name: str) -> int:
        portrait = _PORTRAIT if self._view is not None and self._view.character is not None else 0
        gap = _GAP if portrait and name else 0
        return round(2 * self._inset + portrait + gap + QFontMetricsF(_font()).horizontalAdvance(name))

    def sizeHint(self) -> QSize:
        """Return the size for portrait and name."""
        return QSize(self._width(self.text()), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the same: a badge is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint portrait and name."""
        if self._view is None:
            return
        painter = smooth_painter(self)
        character, colors = self._view.character, theme()
        ground, ink = colors.q("text"), colors.q("card")
        if character is not None:
            ground, ink = colors.q(character.value), colors.q("on_character")
        fill_round(painter, QRectF(self.rect()), HEIGHT / 2, ground)
        if character is not None:
            portrait = QRectF(self._inset, (HEIGHT - _PORTRAIT) / 2, _PORTRAIT, _PORTRAIT)
            draw_portrait(painter, portrait, character, ink, ground)
        left = self._inset + (_PORTRAIT + _GAP if character is not None else 0)
        name = QRectF(left, 0, self.width() - left - self._inset + 1, HEIGHT)
        draw_text(painter, name, self.text(), _font(), ink, AlignLeft)


def _font() -> QFont:
    return fonts.font(12, QFont.Weight.DemiBold, columns=False)
