# SPDX-License-Identifier: MIT
"""A transport bar leads through something that goes on by itself: stop and go, one step, why, and how fast.

It knows nothing of what goes on, and shows what it is told.
"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from yahtzee_gui.desktop.preferences import Pace
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.shell import words as shell_words

_HEIGHT = 48


class TransportBar(QFrame):
    """One line of buttons with a sentence before them."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.setAccessibleName(shell_words.controls())
        self.sentence = ElidedLabel("text", AlignLeft)
        self.play = QPushButton()
        self.play.setProperty("primary", "true")
        self.step = QPushButton(shell_words.step())
        self.why = QPushButton(shell_words.why())
        self.leave = QPushButton(shell_words.leave())
        self.pace = Segments(list(Pace), shell_words.pace)
        self.pace.set_name(shell_words.pace_name())
        pace = Label(shell_words.pace_name(), role="muted")
        words = (shell_words.go_on(), shell_words.stop())
        self.play.setMinimumWidth(max(self.play.fontMetrics().horizontalAdvance(word) for word in words) + 48)
        row = filled(QHBoxLayout(self), (self.sentence, 1), spacing=8, margins=(14, 6, 8, 6))
        for button in (self.play, self.step, self.why):
            row.addWidget(button)
        filled(row, 8, pace, self.pace, 8, self.leave)
        self.setFixedHeight(_HEIGHT)

    def sizeHint(self) -> QSize:
        """Return the fixed height, and a width that the window has in any case."""
        return QSize(super().sizeHint().width(), _HEIGHT)

    def set_keys(self, play: str, why: str) -> None:
        """Name the keys that do the same as the buttons."""
        set_tooltip(self.play, play)
        set_tooltip(self.why, why)

    def show_state(self, sentence: str, pace: Pace, *, is_running: bool, is_over: bool) -> None:
        """Show how it goes."""
        self.sentence.setText(sentence)
        self.play.setText(shell_words.stop() if is_running else shell_words.go_on())
        self.pace.set_choice(pace)
        for button in (self.play, self.step, self.why):
            button.setEnabled(not is_over)

    def focus_order(self) -> list[QWidget]:
        """Return the controls in the order in which Tab comes to them."""
        return [self.play, self.step, self.why, *self.pace.buttons.values(), self.leave]
