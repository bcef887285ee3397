# SPDX-License-Identifier: MIT
"""A mark strip shows how the exercises of a training stand: one mark each, told apart by sign and by colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from engine.analysis.verdicts import Verdict
from engine.training.lessons.exercise import Mark
from yahtzee_gui.kit.drawing import AlignCenter, draw_text, smooth_painter
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.learn.exercises import words
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import Colors

_HEIGHT, _WIDEST, _GAP = 20, 44, 4
_SIGNS = {Mark.FOUND: "✓", Mark.MISSED: "✗", Mark.TAKEN: "·"}


class MarkStrip(PaintedText):
    """The marks in a row, as wide as there is room."""

    def __init__(self, colors: Colors) -> None:
        super().__init__()
        self._colors = colors
        self.marks: tuple[Mark, ...] = ()
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_marks(self, marks: tuple[Mark, ...]) -> None:
        """Show other marks."""
        if marks != self.marks:
            self.marks = marks
            self.setAccessibleName(", ".join(words.mark_spoken(place, mark) for place, mark in enumerate(marks, 1)))
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size at which no mark is narrower than it likes to be."""
        return QSize(len(self.marks) * _WIDEST, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks."""
        painter = smooth_painter(self)
        wide = min(_WIDEST, self.width() / max(1, len(self.marks)))
        for place, mark in enumerate(self.marks):
            self._paint_mark(painter, QRectF(place * wide, 1, wide - _GAP, _HEIGHT - 2), mark)

    def _paint_mark(self, painter: QPainter, rect: QRectF, mark: Mark) -> None:
        colors = self._colors
        fill = {
            Mark.FOUND: colors.mark(Verdict.BEST),
            Mark.MISSED: colors.mark(Verdict.MISTAKE),
            Mark.CURRENT: colors.q("card"),
        }.get(mark, colors.q("track"))
        painter.setPen(QPen(colors.q("accent"), 2) if mark is Mark.CURRENT else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        inner = rect.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
        ink = colors.q("muted") if mark is Mark.TAKEN else colors.q("card")
        draw_text(painter, inner, _SIGNS.get(mark, ""), fonts.font(12, QFont.Weight.Bold), ink, AlignCenter)
