# SPDX-License-Identifier: MIT
"""Heads: the discs of the players of a match, and the portraits of those who throw dice that are not fair.

A head is drawn into a square: what is behind it or grows on it in its own colour, and what is in the face in another.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from engine.rules.dice import DiceKind, DiceModel
from engine.strategies.strategies import Face
from yahtzee_gui.kit.drawing import fill_round
from yahtzee_gui.theme import fonts

_SIDE = 100.0  # of the square that the shapes below are drawn in

Shape = Callable[[QPainter, QColor], None]
"""Draws itself in a colour."""
Point = tuple[float, float]


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


def draw_initial(painter: QPainter, rect: QRectF, name: str, ground: QColor, letter: QColor) -> None:
    """Draw the disc of a person into the square `rect`."""
    _draw_disc(painter, rect, ground)
    painter.setPen(letter)
    painter.setFont(fonts.font(max(10, round(rect.height() * 0.46)), QFont.Weight.Bold))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, name.strip()[:1].upper())


def draw_face(painter: QPainter, rect: QRectF, face: Face, ground: QColor, body: QColor) -> None:
    """Draw the disc of an opponent into the square `rect`: the head in `body`, what is in it in `ground`."""
    _draw_disc(painter, rect, ground)
    _draw_head(painter, rect, _FACES[face], _block(27, 32, 46, 46, 13), (body, ground))


def draw_portrait(painter: QPainter, rect: QRectF, character: Character, body: QColor, marks: QColor) -> None:
    """Draw a character into the square `rect`: head and what grows on it in one colour, eyes and mouth in another."""
    _draw_head(painter, rect, _PORTRAITS[character], _block(23, 32, 54, 54, 14), (body, marks))


def _draw_disc(painter: QPainter, rect: QRectF, ground: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawEllipse(rect)


def _draw_head(painter: QPainter, rect: QRectF, who: _Head, head: Shape, inks: tuple[QColor, QColor]) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _SIDE, rect.height() / _SIDE)
    behind, features = who
    for shapes, color in zip(((*behind, head), features), inks, strict=True):
        for shape in shapes:
            shape(painter, color)
    painter.restore()


# ---- shapes ---------------------------------------------------------------------------------------------------------


def _filled(path: QPainterPath) -> Shape:
    return lambda painter, color: painter.fillPath(path, color)


def _stroke(path: QPainterPath, width: float) -> Shape:
    return lambda painter, color: painter.strokePath(
        path, QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )


def _dots(*circles: tuple[float, float, float]) -> Shape:
    """Return circles: of each its middle and its radius."""

    def draw(painter: QPainter, color: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        for x, y, radius in circles:
            painter.drawEllipse(QPointF(x, y), radius, radius)

    return draw


def _oval(x: float, y: float, wide: float, high: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), wide, high)
    return path


def _block(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Shape:
    return lambda painter, color: fill_round(painter, QRectF(x, y, width, height), radius, color)


def _outline(*points: Point) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def _corners(*points: Point) -> Shape:
    return _filled(_outline(*points))


def _bent(start: Point, *curves: tuple[Point, Point, Point]) -> Shape:
    """Return the shape with this outline, of which each part has two points that bend it and an end."""
    path = QPainterPath(QPointF(*start))
    for curve in curves:
        path.cubicTo(*(QPointF(*point) for point in curve))
    return _filled(path)


def _line(*points: Point, width: float = 5.0) -> Shape:
    return _stroke(_outline(*points), width)


def _curve(start: Point, bend: Point, end: Point, width: float = 5.0) -> Shape:
    path = QPainterPath(QPointF(*start))
    path.quadTo(QPointF(*bend), QPointF(*end))
    return _stroke(path, width)


def _both_sides(shape: Shape) -> Shape:
    """Return a shape that is given by its left half: the right one is the same in the mirror."""

    def draw(painter: QPainter, color: QColor) -> None:
        shape(painter, color)
        painter.save()
        painter.translate(_SIDE, 0)
        painter.scale(-1, 1)
        shape(painter, color)
        painter.restore()

    return draw


def _eyes(size: float = 5.0, height: float = 51.0, apart: float = 10.0) -> Shape:
    return _dots((50 - apart, height, size), (50 + apart, height, size))


# ---- who is drawn: what is behind the head or grows on it, and what is in the face -----------------------------------

_Head = tuple[tuple[Shape, ...], tuple[Shape, ...]]

_MANE = (-1.0, 0.0), (-0.87, 0.5), (-0.5, 0.87), (0.0, 1.0), (0.5, 0.87), (0.87, 0.5), (1.0, 0.0)
_FACES: dict[Face, _Head] = {
    Face.DIZZY: (
        (),
        (
            *(_line((x - 5, 46), (x + 5, 56), width=4) for x in (40, 60)),
            *(_line((x + 5, 46), (x - 5, 56), width=4) for x in (40, 60)),
            _curve((40, 68), (46, 61), (50, 67)),
            _curve((50, 67), (55, 73), (60, 65)),
        ),
    ),
    Face.PENNY: (
        (_dots((21, 46, 9), (79, 46, 9), (17, 60, 6), (83, 60, 6)),),
        (_eyes(), _curve((40, 63), (50, 74), (60, 63))),
    ),
    Face.LEO: (
        (_dots(*((50 + 29 * x, 55 - 29 * y, 10) for x, y in _MANE)),),
        (
            _curve((35, 50), (40, 55), (45, 50)),
            _curve((55, 50), (60, 55), (65, 50)),
            _curve((42, 65), (50, 71), (58, 65)),
        ),
    ),
    Face.GRETA: ((), (_eyes(6.0, 49.0), _block(37, 61, 26, 11, 5))),
    Face.MINA: (
        (),
        (
            *(_stroke(_oval(x, 51, 8, 8), 4) for x in (39, 61)),
            _line((47, 51), (53, 51), width=4),
            _line((42, 68), (58, 68), width=4),
        ),
    ),
    Face.THUMB: (
        (_corners((24, 33), (30, 18), (62, 16), (74, 27), (88, 33), (88, 38), (24, 38)),),
        (_eyes(), _curve((42, 67), (53, 71), (61, 62))),
    ),
    Face.CLARA: (
        (_dots((50, 22, 11)),),
        (
            _eyes(),
            _line((35, 42), (44, 40), width=4),
            _line((56, 40), (65, 42), width=4),
            _curve((42, 64), (50, 71), (58, 64)),
        ),
    ),
    Face.PAULA: (
        (_corners((29, 29), (26, 11), (39, 20), (50, 7), (61, 20), (74, 11), (71, 29)),),
        (_eyes(), _line((42, 66), (58, 66))),
    ),
    Face.VICTOR: ((), (_block(29, 44, 42, 13, 4), _curve((42, 68), (53, 72), (61, 64)))),
}

_SLANTED_EYES = _both_sides(_corners((31, 46), (46, 55), (42, 61), (31, 58)))

_PORTRAITS: dict[Character, _Head] = {
    Character.ANGEL: (
        (
            _both_sides(
                _bent(
                    (26, 50),
                    ((18, 34), (6, 32), (2, 36)),
                    ((0, 44), (3, 50), (8, 53)),
                    ((6, 57), (8, 62), (13, 63)),
                    ((13, 68), (18, 72), (26, 72)),
                )
            ),
            _stroke(_oval(50, 16, 21, 8), 7),
        ),
        (_eyes(6, 54, 11), _curve((38, 68), (50, 80), (62, 68), width=6)),
    ),
    Character.IMP: (
        (_both_sides(_corners((27, 54), (5, 42), (27, 72))), _both_sides(_corners((29, 38), (32, 15), (46, 36)))),
        (_eyes(6, 54, 11), _curve((36, 73), (54, 82), (65, 66), width=6)),
    ),
    Character.FIEND: (
        (_both_sides(_bent((25, 46), ((10, 36), (8, 20), (13, 6)), ((18, 20), (28, 28), (42, 33)))),),
        (_SLANTED_EYES, _block(36, 67, 28, 5), _both_sides(_corners((38, 70), (48, 70), (43, 81)))),
    ),
    Character.DEMON: (
        (
            _both_sides(
                _bent(
                    (42, 34),
                    ((32, 10), (4, 8), (3, 32)),
                    ((2, 48), (14, 54), (20, 46)),
                    ((12, 44), (12, 32), (19, 30)),
                    ((24, 29), (26, 36), (26, 44)),
                )
            ),
            _corners((38, 84), (62, 84), (50, 99)),
        ),
        (
            _SLANTED_EYES,
            _corners((34, 66), (66, 66), (66, 72), (61, 79), (56, 72), (50, 79), (44, 72), (39, 79), (34, 72)),
        ),
    ),
    Character.ARCHDEMON: (
        (
            _both_sides(_bent((25, 50), ((4, 42), (2, 26), (7, 16)), ((10, 27), (18, 34), (28, 36)))),
            _corners((27, 28), (25, 5), (38, 15), (50, 0), (62, 15), (75, 5), (73, 28)),
        ),
        (
            _filled(_oval(50, 44, 5, 7)),
            _both_sides(_corners((31, 52), (45, 60), (42, 65), (31, 62))),
            _corners((35, 71), (65, 71), (58, 80), (50, 74), (42, 80)),
        ),
    ),
}
