# SPDX-License-Identifier: MIT
"""A portrait shows who throws dice that are not fair: a die with a face, and what else each of the five has.

Everything is drawn in two colours, so that it can stand on a badge of the character's colour as well as on a page.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.rules.dice_models import DiceKind, DiceModel

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
