# SPDX-License-Identifier: MIT
"""The mode switch chooses one of the four coach modes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.segments import Segments
from yahtzee_gui.widgets.text.plain import set_tooltip
from yahtzee_gui.wording import names
from yahtzee_gui.wording.coach import coaching


class ModeSwitch(Segments):
    """A row of four buttons of which one is pressed.

    Signals:
        modeRequested: the mode of the button that was pressed.
    """

    modeRequested = Signal(CoachMode)

    def __init__(self, colors: Colors, parent: QWidget | None = None) -> None:
        super().__init__(colors, list(CoachMode), names.coach_mode, parent)
        self.choiceRequested.connect(self.modeRequested)
        for mode, button in self.buttons.items():
            set_tooltip(button, names.coach_mode_explained(mode))
            button.setAccessibleName(coaching.coach_mode_spoken(mode))

    def set_mode(self, mode: CoachMode) -> None:
        """Show `mode` as the chosen one."""
        self.set_choice(mode)
