# SPDX-License-Identifier: MIT
"""The points picker lies beside a box that was clicked, with all that can stand in it: a click writes it down."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from yahtzee_gui.kit.layouts import discard
from yahtzee_gui.kit.plain import set_primary
from yahtzee_gui.set_up import words

_COLUMNS, _BUTTON, _SPACING, _INSET = 8, (40, 28), 4, 8
_WIDE = 2  # columns of the button that says that a box is open


class PointsPicker(QFrame):
    """Buttons for what a line of the card may say. The keyboard stays where it is, so that points can be typed as well.

    Signals:
        picked: the line, and the text that was clicked.
    """

    picked = Signal(int, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("card", "banner")
        self.row = -1
        self.buttons: dict[str, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setSpacing(_SPACING)
        self._grid.setContentsMargins(_INSET, _INSET, _INSET, _INSET)
        self.hide()

    def offer(self, row: int, name: str, choices: Sequence[str], written: str) -> None:
        """Offer what the line `row` may say, with what is `written` there marked."""
        self.row = row
        for button in self.buttons.values():
            discard(button)
        self.buttons = {choice: self._button(choice, name) for choice in choices}
        place = 0
        for choice, button in self.buttons.items():
            set_primary(button, choice == written)
            width = 1 if choice else _WIDE
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS, 1, width)
            place += width

    def _button(self, choice: str, name: str) -> QPushButton:
        button = QPushButton(choice or words.leave_open(), self)
        button.setProperty("small", "true")
        button.setMinimumSize(*_BUTTON)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAccessibleName(f"{name}: {button.text()}")
        button.clicked.connect(lambda: self._pick(choice))
        return button

    def _pick(self, choice: str) -> None:
        self.hide()
        self.picked.emit(self.row, choice)
