# SPDX-License-Identifier: MIT
"""A face shows who sits in a seat of a match: a disc with an opponent's head, or with the first letter of a name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from engine.strategies.strengths import Face
from yahtzee_gui.kit.drawing import fill_round
from yahtzee_gui.theme import fonts

SEAT_COLORS = ("accent", "gain", "archdemon", "demon", "fiend", "imp")
"""The roles of the colours of seats, by their order."""
_SIDE = 100.0  # of the square that the shapes below are drawn in
_HEAD = QRectF(27, 32, 46, 46)
_ROUND = 13.0


def draw_initial(painter: QPainter, rect: QRectF, name: str, ground: QColor, letter: QColor) -> None:
    """Draw the disc of a person into the square `rect`."""
    _disc(painter, rect, ground)
    painter.setPen(letter)
    painter.setFont(fonts.font(max(10, round(rect.height() * 0.46)), QFont.Weight.Bold))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, name.strip()[:1].upper())


def draw_face(painter: QPainter, rect: QRectF, face: Face, ground: QColor, body: QColor) -> None:
    """Draw the disc of an opponent into the square `rect`: the head in `body`, what is in it in `ground`."""
    _disc(painter, rect, ground)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _SIDE, rect.height() / _SIDE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(body)
    behind, features = _FACES[face]
    behind(painter)
    fill_round(painter, _HEAD, _ROUND, body)
    features(_Pencil(painter, ground))
    painter.restore()


def _disc(painter: QPainter, rect: QRectF, ground: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawEllipse(rect)


class _Pencil:
    """Draws what is in a face."""

    def __init__(self, painter: QPainter, color: QColor) -> None:
        self._painter, self._color = painter, color

    def eyes(self, size: float = 5.0, height: float = 51.0) -> None:
        self._fill()
        for x in (40, 60):
            self._painter.drawEllipse(QPointF(x, height), size, size)

    def rings(self, size: float) -> None:
        self._stroke(4)
        for x in (39, 61):
            self._painter.drawEllipse(QPointF(x, 51), size, size)

    def line(self, *points: tuple[float, float], width: float = 5.0) -> None:
        self._stroke(width)
        path = QPainterPath(QPointF(*points[0]))
        for point in points[1:]:
            path.lineTo(QPointF(*point))
        self._painter.drawPath(path)

    def curve(self, start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float]) -> None:
        self._stroke(5)
        path = QPainterPath(QPointF(*start))
        path.quadTo(QPointF(*bend), QPointF(*end))
        self._painter.drawPath(path)

    def block(self, rect: QRectF, radius: float = 2.0) -> None:
        self._fill()
        self._painter.drawRoundedRect(rect, radius, radius)

    def _fill(self) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._color)

    def _stroke(self, width: float) -> None:
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(self._color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))


# What is behind the head, or grows on it


def _nothing(_painter: QPainter) -> None:
    pass


def _circles(*circles: tuple[float, float, float]) -> Callable[[QPainter], None]:
    def draw(painter: QPainter) -> None:
        for x, y, radius in circles:
            painter.drawEllipse(QPointF(x, y), radius, radius)

    return draw


def _shape(*points: tuple[float, float]) -> Callable[[QPainter], None]:
    def draw(painter: QPainter) -> None:
        path = QPainterPath(QPointF(*points[0]))
        for point in points[1:]:
            path.lineTo(QPointF(*point))
        path.closeSubpath()
        painter.drawPath(path)

    return draw


_PIGTAILS = _circles((21, 46, 9), (79, 46, 9), (17, 60, 6), (83, 60, 6))
_MANE = _circles(
    *(
        (50 + 29 * x, 55 + 29 * y, 10)
        for x, y in ((-1.0, 0.0), (-0.87, -0.5), (-0.5, -0.87), (0.0, -1.0), (0.5, -0.87), (0.87, -0.5), (1.0, 0.0))
    )
)
_CAP = _shape((24, 33), (30, 18), (62, 16), (74, 27), (88, 33), (88, 38), (24, 38))
_BUN = _circles((50, 22, 11))
_CROWN = _shape((29, 29), (26, 11), (39, 20), (50, 7), (61, 20), (74, 11), (71, 29))


# What is in the face


def _dizzy(pencil: _Pencil) -> None:
    for x in (40, 60):
        pencil.line((x - 5, 46), (x + 5, 56), width=4)
        pencil.line((x + 5, 46), (x - 5, 56), width=4)
    pencil.curve((40, 68), (46, 61), (50, 67))
    pencil.curve((50, 67), (55, 73), (60, 65))


def _smiling(pencil: _Pencil) -> None:
    pencil.eyes()
    pencil.curve((40, 63), (50, 74), (60, 63))


def _sleepy(pencil: _Pencil) -> None:
    pencil.curve((35, 50), (40, 55), (45, 50))
    pencil.curve((55, 50), (60, 55), (65, 50))
    pencil.curve((42, 65), (50, 71), (58, 65))


def _greedy(pencil: _Pencil) -> None:
    pencil.eyes(6.0, 49.0)
    pencil.block(QRectF(37, 61, 26, 11), 5)


def _bespectacled(pencil: _Pencil) -> None:
    pencil.rings(8.0)
    pencil.line((47, 51), (53, 51), width=4)
    pencil.line((42, 68), (58, 68), width=4)


def _easy(pencil: _Pencil) -> None:
    pencil.eyes()
    pencil.curve((42, 67), (53, 71), (61, 62))


def _clever(pencil: _Pencil) -> None:
    pencil.eyes()
    pencil.line((35, 42), (44, 40), width=4)
    pencil.line((56, 40), (65, 42), width=4)
    pencil.curve((42, 64), (50, 71), (58, 64))


def _calm(pencil: _Pencil) -> None:
    pencil.eyes()
    pencil.line((42, 66), (58, 66))


def _masked(pencil: _Pencil) -> None:
    pencil.block(QRectF(29, 44, 42, 13), 4)
    pencil.curve((42, 68), (53, 72), (61, 64))


_FACES: dict[Face, tuple[Callable[[QPainter], None], Callable[[_Pencil], None]]] = {
    Face.DIZZY: (_nothing, _dizzy),
    Face.PENNY: (_PIGTAILS, _smiling),
    Face.LEO: (_MANE, _sleepy),
    Face.GRETA: (_nothing, _greedy),
    Face.MINA: (_nothing, _bespectacled),
    Face.THUMB: (_CAP, _easy),
    Face.CLARA: (_BUN, _clever),
    Face.PAULA: (_CROWN, _calm),
    Face.VICTOR: (_nothing, _masked),
}
