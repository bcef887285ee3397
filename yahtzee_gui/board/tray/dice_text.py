# SPDX-License-Identifier: MIT
"""A dice text is one line of words in which dice are drawn as small dice; a screen reader says them as digits."""

from __future__ import annotations

from collections.abc import Sequence

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

    def __init__(self, *, is_small: bool = False, align: Qt.AlignmentFlag = AlignLeft) -> None:
        super().__init__()
        self._align = align
        self._sizes = (_LIST, _SMALL) if is_small else (_LARGE, _SMALL)
        self._weight = QFont.Weight.Normal if is_small else QFont.Weight.DemiBold
        self.pieces: list[str | Dice] = []
        self._hint = ""

    def set_text(self, text: str) -> None:
        """Show `text`; what is marked as dice in it (`names.drawn_dice`) is drawn."""
        self.pieces = names.pieces(text)
        self.setAccessibleName(names.plain(text))
        self.update()

    def set_align(self, align: Qt.AlignmentFlag) -> None:
        """Stand at the left or at the right of its room."""
        self._align = align
        self.update()

    def set_hint(self, hint: str) -> None:
        """Have the tooltip, and a screen reader, say more; what is marked as dice in it is written."""
        self._hint = names.plain(hint)
        self.setAccessibleDescription(self._hint)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words and dice one after the other."""
        painter = smooth_painter(self)
        widths = {size: width_of_pieces(self.pieces, *size, self._weight) for size in (*self._sizes, _SMALL)}
        letters, die = next((size for size in self._sizes if widths[size] <= self.width()), _SMALL)
        fits = widths[letters, die] <= self.width()
        set_tooltip(self, "\n".join(filter(None, ("" if fits else self.accessibleName(), self._hint))))
        room = QRectF(self.rect())
        if self._align & Qt.AlignmentFlag.AlignRight and fits:
            room.setLeft(room.right() - widths[letters, die])
        draw_pieces(painter, room, self.pieces, letters, die, self._weight)


def width_of_pieces(
    pieces: Sequence[str | Dice], letters: int, die: float, weight: QFont.Weight = QFont.Weight.Normal
) -> float:
    """Return how wide words and dice are one after the other, in pixels."""
    metrics = QFontMetricsF(fonts.font(letters, weight))
    widths = (metrics.horizontalAdvance(one) if isinstance(one, str) else len(one) * (die + _GAP) for one in pieces)
    return sum(widths)


def draw_pieces(
    painter: QPainter,
    room: QRectF,
    pieces: Sequence[str | Dice],
    letters: int,
    die: float,
    weight: QFont.Weight = QFont.Weight.Normal,
) -> None:
    """Draw words and dice one after the other from the left of `room`."""
    font, x = fonts.font(letters, weight), room.x()
    for piece in pieces:
        if isinstance(piece, str):
            here = QRectF(x, room.y(), room.right() - x, room.height())
            draw_text(painter, here, piece, font, theme().q("text"), AlignLeft)
            x += QFontMetricsF(font).horizontalAdvance(piece)
            continue
        painter.setPen(Qt.PenStyle.NoPen)
        for face in piece:
            draw_die(painter, QRectF(x, room.center().y() - die / 2, die, die), face)
            x += die + _GAP
