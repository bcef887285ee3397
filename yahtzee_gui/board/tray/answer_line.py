# SPDX-License-Identifier: MIT
"""An answer line is a line of text in which the dice that a demon is going to answer with are seen as dice."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPaintEvent

from engine.rules.dice import Dice
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import AlignCenter, smooth_painter
from yahtzee_gui.kit.fitting import fitted
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.words import names

HEIGHT = 20
_DIE, _STEP, _GAP = 20.0, 23.0, 8.0


class AnswerLine(ElidedLabel):
    """A centred line; its text has the dice as digits, for screen readers, and is painted with dice in their place."""

    def __init__(self) -> None:
        super().__init__("muted", AlignCenter)
        self.answer: Dice = ()
        self.setFixedHeight(HEIGHT)

    def set_line(self, text: str, answer: Dice = ()) -> None:
        """Show `text`; `answer` are dice that it names, and that are seen as dice."""
        self.answer = answer if names.dice(answer) in text else ()
        self.setText(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, with dice where it names them."""
        if not self.answer:
            super().paintEvent(event)
            return
        before, _, after = (part.strip() for part in self.text().partition(names.dice(self.answer)))
        painter = smooth_painter(self)
        dice = _STEP * len(self.answer) - (_STEP - _DIE)
        gaps = _GAP * (bool(before) + bool(after))
        # Both parts in the same letters, smaller ones where the line is too short.
        painter.setFont(fitted(painter.font(), before + after, self.width() - dice - gaps))
        metrics = QFontMetricsF(painter.font())
        widths = [metrics.horizontalAdvance(part) for part in (before, after)]
        x = (self.width() - sum(widths) - gaps - dice) / 2
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(QRectF(x, 0, widths[0] + 1, self.height()), AlignCenter, before)
        x += widths[0] + (_GAP if before else 0.0)
        for number, face in enumerate(self.answer):
            place = QRectF(x + number * _STEP, (self.height() - _DIE) / 2, _DIE, _DIE)
            draw_die(painter, place, face)
        painter.drawText(QRectF(x + dice + _GAP, 0, widths[1] + 1, self.height()), AlignCenter, after)
