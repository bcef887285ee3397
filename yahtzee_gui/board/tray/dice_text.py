# SPDX-License-Identifier: MIT
"""A dice text is one line of words in which dice are drawn as small dice; a screen reader says them as digits."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent

from engine.rules.dice import Dice
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import AlignLeft, draw_text, smooth_painter
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

_LARGE, _LIST, _SMALL = (13, 17.0), (12, 16.0), (11, 14.0)  # letters and dice, in pixels
_GAP = 2.0


class DiceText(PaintedText):
    """A line in bold, or small and plain as in a list; smaller where it would not fit, at worst with an ellipsis."""

    def __init__(self, *, is_small: bool = False) -> None:
        super().__init__()
        self._sizes = (_LIST, _SMALL) if is_small else (_LARGE, _SMALL)
        self._weight = QFont.Weight.Normal if is_small else QFont.Weight.DemiBold
        self.pieces: list[str | Dice] = []
        self._hint = ""

    def set_text(self, text: str) -> None:
        """Show `text`; what is marked as dice in it (`names.drawn_dice`) is drawn."""
        self.pieces = names.pieces(text)
        self.setAccessibleName(names.plain(text))
        self.update()

    def set_hint(self, hint: str) -> None:
        """Have the tooltip, and a screen reader, say more; what is marked as dice in it is written."""
        self._hint = names.plain(hint)
        self.setAccessibleDescription(self._hint)

    def _width(self, letters: int, die: float) -> float:
        metrics = QFontMetricsF(fonts.font(letters, self._weight))
        return sum(
            metrics.horizontalAdvance(piece) if isinstance(piece, str) else len(piece) * (die + _GAP)
            for piece in self.pieces
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words and dice one after the other."""
        painter = smooth_painter(self)
        letters, die = next((size for size in self._sizes if self._width(*size) <= self.width()), _SMALL)
        fits = self._width(letters, die) <= self.width()
        set_tooltip(self, "\n".join(filter(None, ("" if fits else self.accessibleName(), self._hint))))
        font, x = fonts.font(letters, self._weight), 0.0
        for piece in self.pieces:
            if isinstance(piece, str):
                room = QRectF(x, 0, self.width() - x, self.height())
                draw_text(painter, room, piece, font, theme().q("text"), AlignLeft)
                x += QFontMetricsF(font).horizontalAdvance(piece)
            else:
                x = self._draw_dice(painter, x, die, piece)

    def _draw_dice(self, painter: QPainter, x: float, die: float, faces: Dice) -> float:
        """Draw dice from `x` on, and return where they end."""
        painter.setPen(Qt.PenStyle.NoPen)
        for face in faces:
            draw_die(painter, QRectF(x, (self.height() - die) / 2, die, die), face)
            x += die + _GAP
        return x
