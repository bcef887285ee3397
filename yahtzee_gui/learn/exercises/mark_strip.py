# SPDX-License-Identifier: MIT
"""A mark strip shows how the exercises of a training stand: one mark each, by its verdict in sign and colour."""

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
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

_HEIGHT, _WIDEST, _GAP = 20, 44, 4
_SIGNS = {Mark.TAKEN: "·"}

Marks = tuple[Mark | Verdict, ...]
"""How exercises stand: by the verdict on the first choice where it may be told."""


class MarkStrip(PaintedText):
    """The marks in a row, as wide as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.marks: Marks = ()
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_marks(self, marks: Marks) -> None:
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
        zoom = self.height() / _HEIGHT
        painter.scale(zoom, zoom)
        wide = min(_WIDEST, self.width() / zoom / max(1, len(self.marks)))
        for place, mark in enumerate(self.marks):
            self._paint_mark(painter, QRectF(place * wide, 1, wide - _GAP, _HEIGHT - 2), mark)

    def _paint_mark(self, painter: QPainter, rect: QRectF, mark: Mark | Verdict) -> None:
        colors = theme()
        if isinstance(mark, Verdict):
            fill, sign = colors.mark(mark), names.mark(mark)
        else:
            fill, sign = colors.q("card" if mark is Mark.CURRENT else "track"), _SIGNS.get(mark, "")
        painter.setPen(QPen(colors.q("accent"), 2) if mark is Mark.CURRENT else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        inner = rect.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
        ink = colors.q("muted") if mark is Mark.TAKEN else colors.q("card")
        draw_text(painter, inner, sign, fonts.font(12, QFont.Weight.Bold), ink, AlignCenter)
