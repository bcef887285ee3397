# SPDX-License-Identifier: MIT
"""The value line shows an expected final score or a chance, large, with its verdict; or a headline in its place.

After a headline about an opponent who is at work there are three dots, which light up in turn where motion is wanted.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from engine.analysis.verdicts import Measure, Verdict
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted, fitted
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import glossary, names

_HEIGHT = 46
_GAP = 12
_DOTS, _DOT, _APART = 3, 2.5, 11.0
_BEAT = 400
"""Milliseconds that a dot is lit."""


class ValueLine(PaintedText):
    """A number in the middle of its line; the line keeps its height when there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.number = self._headline = ""
        self.verdict: Verdict | None = None
        self.works, self._lit = False, 0
        self.beat = QTimer(self, interval=_BEAT)
        self.beat.timeout.connect(self._light_next)
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_value(
        self, text: str, verdict: Verdict | None = None, headline: str = "", measure: Measure | None = None
    ) -> None:
        """Show a number by a measure and a verdict, or a headline where there is no number, or nothing."""
        if (text, verdict, headline) == (self.number, self.verdict, self._headline):
            return
        self.number, self.verdict, self._headline = text, verdict, headline
        spoken = f"{text}, {names.verdict(verdict)}" if verdict is not None else text
        self.setAccessibleName(spoken or headline)
        hint = glossary.figure(measure) if text else ""
        set_tooltip(self, "\n".join(filter(None, (spoken, hint))) if verdict is not None else hint)  # words may be cut
        self.setAccessibleDescription(hint)
        self.update()

    def set_working(self, works: bool, *, moves: bool) -> None:
        """Show that what the headline tells of goes on: with dots that light up in turn, or, without motion, dots."""
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

    @property
    def headline(self) -> str:
        """The headline shown where there is no number."""
        return "" if self.number else self._headline

    def sizeHint(self) -> QSize:
        """Return the size the line would like."""
        return QSize(260, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint number and verdict."""
        painter = smooth_painter(self)
        if self.headline:
            self._paint_headline(painter)
            return
        font = fonts.font(36, QFont.Weight.Bold, columns=False)
        rect = QRectF(self.rect())
        draw_text(painter, rect, self.number, font, theme().q("text"), AlignCenter)
        if self.verdict is None:
            return
        right = rect.center().x() + QFontMetricsF(font).horizontalAdvance(self.number) / 2
        place = QRectF(right + _GAP, rect.y() + 3, rect.right() - right - _GAP, rect.height())
        text = f"{names.mark(self.verdict)} {names.verdict(self.verdict)}"
        color = theme().word(self.verdict)
        draw_fitted(painter, place, text, fonts.font(17, QFont.Weight.DemiBold), color, AlignLeft)

    def _paint_headline(self, painter: QPainter) -> None:
        side = _GAP + _DOTS * _APART if self.works else 0.0
        room = QRectF(self.rect()).adjusted(side, 0, -side, 0)
        font = fitted(fonts.font(21, QFont.Weight.DemiBold, columns=False), self.headline, room.width())
        draw_fitted(painter, room, self.headline, font, theme().q("text"), AlignCenter)
        if not self.works:
            return
        right = room.center().x() + min(room.width(), QFontMetricsF(font).horizontalAdvance(self.headline)) / 2 + _GAP
        painter.setPen(Qt.PenStyle.NoPen)
        for place in range(_DOTS):
            is_lit = self.beat.isActive() and place == self._lit
            painter.setBrush(theme().q("accent" if is_lit else "faint"))
            painter.drawEllipse(QPointF(right + place * _APART, room.center().y() + 2), _DOT, _DOT)
