# SPDX-License-Identifier: MIT
"""The value line shows an expected final score or a chance, large, with its verdict; or a headline in its place."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from engine.analysis.verdicts import Measure, Verdict
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, draw_text
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.words import glossary, names

_HEIGHT = 46
_GAP = 12


class ValueLine(PaintedText):
    """A number in the middle of its line; the line keeps its height when there is none."""

    def __init__(self, colors: Colors) -> None:
        super().__init__()
        self._colors = colors
        self.number = self._headline = ""
        self.verdict: Verdict | None = None
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

    @property
    def headline(self) -> str:
        """The headline shown where there is no number."""
        return "" if self.number else self._headline

    def sizeHint(self) -> QSize:
        """Return the size the line would like."""
        return QSize(260, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint number and verdict."""
        painter = QPainter(self)
        if self.headline:
            font = fonts.font(21, QFont.Weight.DemiBold, columns=False)
            draw_fitted(painter, QRectF(self.rect()), self.headline, font, self._colors.q("text"), AlignCenter)
            return
        font = fonts.font(36, QFont.Weight.Bold, columns=False)
        rect = QRectF(self.rect())
        draw_text(painter, rect, self.number, font, self._colors.q("text"), AlignCenter)
        if self.verdict is None:
            return
        right = rect.center().x() + QFontMetricsF(font).horizontalAdvance(self.number) / 2
        place = QRectF(right + _GAP, rect.y() + 3, rect.right() - right - _GAP, rect.height())
        text = f"{names.mark(self.verdict)} {names.verdict(self.verdict)}"
        color = self._colors.word(self.verdict)
        draw_fitted(painter, place, text, fonts.font(17, QFont.Weight.DemiBold), color, AlignLeft)
