# SPDX-License-Identifier: MIT
"""Turn pictures show the three parts of a turn: dice that are rolled, dice that are kept, and a box that is filled."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen

from engine.rules.categories import Category
from yahtzee_gui.board.tray.painting import draw_die, draw_die_shadow
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

_HEIGHT = 108
_ROLLED = ((2, -14, 6), (4, 9, -8), (2, -6, -2), (5, 16, 8), (2, -11, -4))  # face, angle, how far from the middle
_ROLL, _KEPT_FACE = (2, 2, 4, 5, 2), 2
_FILLED = ((Category.ACES, "3"), (Category.TWOS, "6"), (Category.THREES, ""))


class TurnPart(Enum):
    """The parts of a turn."""

    ROLL = "roll"
    KEEP = "keep"
    SCORE = "score"


class TurnPicture(Picture):
    """One part of a turn, on the ground of the tray or of a card."""

    def __init__(self, part: TurnPart) -> None:
        super().__init__()
        self._part = part
        self.setFixedHeight(_HEIGHT)
        self.setMinimumWidth(170)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint that part."""
        painter = smooth_painter(self)
        is_card = self._part is TurnPart.SCORE
        painter.setPen(QPen(theme().q("outline" if is_card else "tray_edge"), theme().edge))
        painter.setBrush(theme().q("card" if is_card else "tray"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        {TurnPart.ROLL: self._paint_roll, TurnPart.KEEP: self._paint_keep, TurnPart.SCORE: self._paint_score}[
            self._part
        ](painter)

    def _place(self, number: int, size: float) -> QRectF:
        step = size + 6
        left = (self.width() - 5 * step + 6) / 2
        return QRectF(left + number * step, (self.height() - size) / 2, size, size)

    def _paint_roll(self, painter: QPainter) -> None:
        for number, (face, angle, off) in enumerate(_ROLLED):
            rect = self._place(number, 27.0).translated(0, off)
            painter.save()
            painter.translate(rect.center())
            painter.rotate(angle)
            painter.translate(-rect.center())
            draw_die_shadow(painter, rect, 0.1)
            draw_die(painter, rect, face)
            painter.restore()

    def _paint_keep(self, painter: QPainter) -> None:
        for number, face in enumerate(_ROLL):
            kept = face == _KEPT_FACE
            rect = self._place(number, 27.0).translated(0, -8 if kept else 4)
            edge = theme().q("accent") if kept else None
            draw_die_shadow(painter, rect, 0.15 if kept else 0.0)
            draw_die(painter, rect, face, edge)

    def _paint_score(self, painter: QPainter) -> None:
        height = 27.0
        for number, (category, points) in enumerate(_FILLED):
            row = QRectF(10, (self.height() - 3 * height) / 2 + number * height, self.width() - 20, height)
            is_new = category is Category.TWOS
            if is_new:
                painter.setPen(QPen(theme().q("accent"), 1.5))
                painter.setBrush(theme().q("selection"))
                painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6)
            painter.setPen(Qt.PenStyle.NoPen)
            draw_die(painter, QRectF(row.left() + 7, row.center().y() - 8, 16, 16), category + 1)
            weight = QFont.Weight.Bold if is_new else QFont.Weight.Medium
            name = row.adjusted(30, 0, -34, 0)
            draw_fitted(painter, name, names.category(category), fonts.font(12, weight), theme().q("text"), AlignLeft)
            points_place = row.adjusted(0, 0, -9, 0)
            draw_text(painter, points_place, points, fonts.font(13, weight), theme().q("text"), AlignRight)
