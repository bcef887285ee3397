# SPDX-License-Identifier: MIT
"""The answer card says what a choice was worth, and why, and has the buttons for what can be done then.

It has the same height and the same buttons at every moment: those that can do nothing are disabled.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from engine.analysis.verdicts import Verdict
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.elided_label import ElidedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.wrapped_label import WrappedLabel
from yahtzee_gui.learn.exercises import words
from yahtzee_gui.theme.colors import Colors

_HEADLINE, _REASON, _NOTE = 24, 54, 32


@dataclass(frozen=True)
class AnswerView:
    """What the card says: the judgement in the colour of its verdict, the reason, and one thing more to know."""

    headline: str = ""
    verdict: Verdict | None = None
    reason: str = ""
    note: str = ""
    can_show: bool = False
    can_go_on: bool = False


class AnswerCard(QFrame):
    """The judgement.

    Signals:
        showRequested: what was best is to be told.
        nextRequested: the next exercise is wanted.
    """

    showRequested = Signal()
    nextRequested = Signal()

    def __init__(self, colors: Colors) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.setAccessibleName(words.answer_heading())
        self._colors = colors
        self.view = AnswerView()
        self.headline = ElidedLabel("title", AlignLeft)
        self.reason = WrappedLabel("text", AlignLeft)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.note = WrappedLabel("muted", AlignLeft)
        self.show_button = QPushButton(words.show_best())
        self.next_button = QPushButton(words.next_position())
        self.show_button.clicked.connect(self.showRequested)
        self.next_button.clicked.connect(self.nextRequested)
        for label, height in ((self.headline, _HEADLINE), (self.reason, _REASON), (self.note, _NOTE)):
            label.setFixedHeight(height)
        for button in (self.show_button, self.next_button):
            button.setAutoDefault(False)
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = filled(QHBoxLayout(), (self.note, 1), self.show_button, self.next_button, spacing=8)
        filled(QVBoxLayout(self), self.headline, self.reason, buttons, spacing=2, margins=(16, 8, 12, 10))

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self._colors = colors
        self.set_view(self.view)

    def set_keys(self, show: str, go_on: str) -> None:
        """Write on the buttons the keys that do the same."""
        self.show_button.setText(words.with_key(words.show_best(), show))
        self.next_button.setText(words.with_key(words.next_position(), go_on))

    def set_view(self, view: AnswerView) -> None:
        """Show `view`; where the best was shown by the button, the keyboard is on the one that goes on."""
        self.view = view
        was_shown = self.show_button.hasFocus() and view.can_go_on
        ink = self._colors.word(view.verdict) if view.verdict is not None else None
        self.headline.set_text(view.headline, ink)
        self.reason.set_text(view.reason)
        self.note.set_text(view.note)
        self.next_button.setEnabled(view.can_go_on)
        if was_shown:
            self.next_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        self.show_button.setEnabled(view.can_show)
