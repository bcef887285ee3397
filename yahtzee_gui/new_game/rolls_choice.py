# SPDX-License-Identifier: MIT
"""The choice of how often the dice are rolled in a turn: a name, and a list of the numbers there are."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.rules.scoring import MAX_ROLLS_PER_TURN, MIN_ROLLS_PER_TURN
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.new_game import words


class RollsChoice(QWidget):
    """Lets a number of rolls per turn be chosen; `count` is chosen.

    Signals:
        changed: another number was chosen.
    """

    changed = Signal()

    def __init__(self, count: int) -> None:
        super().__init__()
        heading = Label(words.rolls_per_turn())
        self.counts = Combo()
        heading.setBuddy(self.counts)
        for number in range(MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN + 1):
            self.counts.addItem(str(number), number)
        self.counts.setCurrentIndex(self.counts.findData(count))
        self.counts.setAccessibleName(heading.text())
        filled(QHBoxLayout(self), heading, self.counts, spacing=10, margins=(0, 0, 0, 0))
        self.counts.currentIndexChanged.connect(self.changed)

    def set_count(self, count: int) -> None:
        """Choose a number."""
        self.counts.setCurrentIndex(self.counts.findData(count))

    @property
    def count(self) -> int:
        """The number of rolls that is chosen."""
        return int(self.counts.currentData())
