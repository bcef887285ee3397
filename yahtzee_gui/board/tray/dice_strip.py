# SPDX-License-Identifier: MIT
"""A dice strip is a few small dice in a row, to look at and not to click."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent

from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import Dice
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import smooth_painter
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

_GAP = 6  # between two dice, with room for the rings of those that were kept


class DiceStrip(PaintedText):
    """A few small dice in a row."""

    def __init__(self, size: int = 24) -> None:
        super().__init__()
        self._dice: Dice = ()
        self._kept: Kept = NOTHING_KEPT
        self.setFixedHeight(size + 6)
        self.setFixedWidth(5 * (size + _GAP) + 4)

    def set_dice(self, dice: Dice, kept: Kept = NOTHING_KEPT) -> None:
        """Show other dice, those that were kept with a ring."""
        self._dice, self._kept = dice, kept
        self.setAccessibleName(names.dice(dice))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice."""
        painter = smooth_painter(self)
        size = self.height() - 6
        for number, face in enumerate(self._dice):
            rect = QRectF(3 + number * (size + _GAP), 3, size, size)
            draw_die(painter, rect, face, theme().q("accent") if self._kept[number] else None)
