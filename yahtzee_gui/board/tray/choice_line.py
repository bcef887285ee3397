# SPDX-License-Identifier: MIT
"""The choice line says in one sentence what is about to be done, or is to be done, behind the verdict on it.

After a sentence about an opponent who is at work there are three dots, which light up in turn where motion is wanted.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from engine.analysis.verdicts import Measure, Verdict
from yahtzee_gui.kit.drawing import AlignCenter, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import fitted
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import glossary, names

_HEIGHT = 34
_PILL, _PAD, _GAP = 26.0, 11.0, 12.0
_DOTS, _DOT, _APART = 3, 2.5, 11.0
_BEAT = 400
"""Milliseconds that a dot is lit."""


class ChoiceLine(PaintedText):
    """A sentence in the middle of its line, which keeps its height when there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence = ""
        self.verdict: Verdict | None = None
        self._measure: Measure | None = None
        self.works, self._lit = False, 0
        self.beat = QTimer(self, interval=_BEAT)
        self.beat.timeout.connect(self._light_next)
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_line(self, sentence: str, verdict: Verdict | None = None, measure: Measure | None = None) -> None:
        """Show a sentence, and the verdict on what it says by a measure, if it is judged."""
        if (sentence, verdict, measure) == (self.sentence, self.verdict, self._measure):
            return
        self.sentence, self.verdict, self._measure = sentence, verdict, measure
        self.setAccessibleName(f"{sentence}, {names.verdict(verdict)}" if verdict is not None else sentence)
        self.setAccessibleDescription(self._hint)
        self.update()

    @property
    def _hint(self) -> str:
        return glossary.marks(self._measure) if self.verdict is not None else ""

    def set_working(self, works: bool, *, moves: bool) -> None:
        """Show that what the sentence tells of goes on: with dots that light up in turn, or, without motion, dots."""
        if works != self.works:
            self.works, self._lit = works, 0
            self.update()
        if not (works and moves):
            self.beat.stop()
        elif not self.beat.isActive():
            self.beat.start()

    def _light_next(self) -> None:
        self._lit = (self._lit + 1) % _DOTS
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size the line would like."""
        return QSize(260, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint pill, sentence and dots."""
        painter = smooth_painter(self)
        pill = f"{names.mark(self.verdict)} {names.verdict(self.verdict)}" if self.verdict is not None else ""
        pill_font = fonts.font(14, QFont.Weight.DemiBold)
        pill_width = QFontMetricsF(pill_font).horizontalAdvance(pill) + 2 * _PAD if pill else 0.0
        dots = _GAP + _DOTS * _APART if self.works else 0.0
        before = pill_width + _GAP if pill else dots  # as much on both sides of a sentence with dots
        room = self.width() - before - dots
        font = fitted(fonts.font(17, QFont.Weight.DemiBold, columns=False), self.sentence, room)
        needed = QFontMetricsF(font).horizontalAdvance(self.sentence)
        wide = min(room, needed)
        left = (self.width() - before - wide - dots) / 2
        if self.verdict is not None:
            ground = QRectF(left, (self.height() - _PILL) / 2, pill_width, _PILL)
            fill_round(painter, ground, _PILL / 2, theme().q("card"))
            fill_round(painter, ground, _PILL / 2, theme().pill(self.verdict))
            draw_text(painter, ground, pill, pill_font, theme().word(self.verdict), AlignCenter)
        place = QRectF(left + before, 0, wide + 1, self.height())
        draw_text(painter, place, self.sentence, font, theme().q("text"))
        if self.works:
            self._paint_dots(painter, place.right() + _GAP)
        set_tooltip(self, "\n".join(filter(None, (self.sentence if needed > room else "", self._hint))))

    def _paint_dots(self, painter: QPainter, left: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for place in range(_DOTS):
            is_lit = self.beat.isActive() and place == self._lit
            painter.setBrush(theme().q("accent" if is_lit else "faint"))
            painter.drawEllipse(QPointF(left + place * _APART, self.height() / 2 + 2), _DOT, _DOT)
