# SPDX-License-Identifier: MIT
"""The value line shows one expected final score, large, with its verdict beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.analysis.verdicts import Verdict
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.drawing import AlignCenter, AlignLeft, draw_text
from yahtzee_gui.widgets.basic.fitting import draw_fitted
from yahtzee_gui.widgets.basic.picture import PaintedText
from yahtzee_gui.wording import names

_HEIGHT = 46
_GAP = 12


class ValueLine(PaintedText):
    """A number in the middle of its line; the line keeps its height when there is none."""

    def __init__(self, colors: Colors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colors = colors
        self._text = ""
        self._verdict: Verdict | None = None
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self._colors = colors
        self.update()

    def set_value(self, text: str, verdict: Verdict | None = None) -> None:
        """Show a number and a verdict, or nothing."""
        if (text, verdict) == (self._text, self._verdict):
            return
        self._text, self._verdict = text, verdict
        spoken = f"{text}, {names.verdict(verdict)}" if verdict is not None else text
        self.setAccessibleName(spoken)
        self.setToolTip(spoken if verdict is not None else "")  # a long word may end in an ellipsis
        self.update()

    @property
    def number(self) -> str:
        """The number shown."""
        return self._text

    @property
    def verdict(self) -> Verdict | None:
        """The verdict shown."""
        return self._verdict

    def sizeHint(self) -> QSize:
        """Return the size the line would like."""
        return QSize(260, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint number and verdict."""
        painter = QPainter(self)
        font = fonts.font(36, QFont.Weight.Bold, columns=False)
        rect = QRectF(self.rect())
        draw_text(painter, rect, self._text, font, self._colors.q("text"), AlignCenter)
        if self._verdict is None:
            return
        right = rect.center().x() + QFontMetricsF(font).horizontalAdvance(self._text) / 2
        place = QRectF(right + _GAP, rect.y() + 3, rect.right() - right - _GAP, rect.height())
        text = f"{names.mark(self._verdict)} {names.verdict(self._verdict)}"
        color = self._colors.word(self._verdict)
        draw_fitted(painter, place, text, fonts.font(15, QFont.Weight.DemiBold), color, AlignLeft)
