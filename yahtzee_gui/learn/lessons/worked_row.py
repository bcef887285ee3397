# SPDX-License-Identifier: MIT
"""A worked row shows a position that is worked out: its dice, those kept with a ring, and what is said of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.dice_strip import DiceStrip
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, WrappedLabel
from yahtzee_gui.kit.layouts import filled

HEIGHT = 150
_TWO_LINES, _FIVE_LINES = 32, 72
_DIE = 26


@dataclass(frozen=True)
class WorkedView:
    """The dice, and four lines: where it is, what is said, what else was done, and why."""

    dice: Dice = ()
    kept: Kept = NOTHING_KEPT
    where: str = ""
    taught: str = ""
    other: str = ""
    reason: str = ""


class WorkedRow(QFrame):
    """One worked position, always as high; empty while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.setFixedHeight(HEIGHT)
        self._dice = DiceStrip(_DIE)
        self.where = WrappedLabel("muted", AlignLeft)
        self.taught = ElidedLabel("title", AlignLeft)
        self.other = ElidedLabel("cell", AlignLeft)
        self.reason = WrappedLabel("muted", AlignLeft)
        for label, side, height in (
            (self.where, Qt.AlignmentFlag.AlignBottom, _TWO_LINES),
            (self.reason, Qt.AlignmentFlag.AlignTop, _FIVE_LINES),
        ):
            label.setFixedHeight(height)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | side)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for line in (self.where, self.taught, self.other, self.reason):
            lines.addWidget(line)
        filled(QHBoxLayout(self), self._dice, (lines, 1), spacing=12, margins=(12, 2, 12, 4))

    def set_view(self, view: WorkedView) -> None:
        """Show `view`."""
        self._dice.set_dice(view.dice, view.kept)
        self.where.set_text(view.where)
        self.taught.set_text(view.taught)
        self.other.set_text(view.other)
        self.reason.set_text(view.reason)
