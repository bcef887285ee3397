# SPDX-License-Identifier: MIT
"""The mode switch chooses one of the four coach modes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QWidget

from yahtzee_gui import wording
from yahtzee_gui.modes import CoachMode
from yahtzee_gui.theme import Colors


class ModeSwitch(QFrame):
    """A row of four buttons of which one is pressed.

    Signals:
        modeRequested: the mode of the button that was pressed.
    """

    modeRequested = Signal(object)

    def __init__(self, colors: Colors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.buttons: dict[CoachMode, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        for mode in CoachMode:
            row.addWidget(self._button(mode), 1)
        self.setFixedHeight(32)
        self.set_colors(colors)

    def _button(self, mode: CoachMode) -> QPushButton:
        button = QPushButton(wording.coach_mode(mode))
        button.setCheckable(True)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setToolTip(wording.coach_mode_explained(mode))
        button.setAccessibleName(wording.coach_mode_spoken(mode))
        # Not `clicked`: a screen reader checks the button without a click.
        button.toggled.connect(lambda checked: self.modeRequested.emit(mode) if checked else None)
        self._group.addButton(button)
        self.buttons[mode] = button
        return button

    def set_mode(self, mode: CoachMode) -> None:
        """Show `mode` as the chosen one."""
        self.buttons[mode].setChecked(True)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self.setStyleSheet(
            f"ModeSwitch {{ background: {colors.window}; border-radius: 8px; }}"
            f"QPushButton {{ border: 2px solid transparent; background: transparent; padding: 2px 4px;"
            f" border-radius: 6px; font-size: 12px; font-weight: 500; color: {colors.muted}; }}"
            f"QPushButton:hover {{ background: {colors.hover}; }}"
            f"QPushButton:checked {{ background: {colors.card}; color: {colors.text}; font-weight: 600;"
            f" border: 1px solid {colors.card_edge}; }}"
            f"QPushButton:focus {{ border: 2px solid {colors.accent}; }}"
        )
