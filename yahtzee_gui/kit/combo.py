# SPDX-License-Identifier: MIT
"""A combo box that the mouse wheel leaves alone: a turn of the wheel scrolls the page, also across what is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class Combo(QComboBox):
    """A choice from a list, by a click or the keys."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not the wheel either

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page around."""
        event.ignore()
