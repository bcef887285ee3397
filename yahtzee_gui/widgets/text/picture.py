# SPDX-License-Identifier: MIT
"""A picture is a widget that paints itself and that screen readers find as one: as a graphic, or as a text.

A plain `QWidget` is mere filling to them, which they pass over even if it has a name. Which role a widget has is not
to be set from Python, but a label without a pixmap is a text and one with a pixmap is a graphic.
"""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from yahtzee_gui.widgets.text.plain import Label


class Picture(Label):
    """A chart: its name says what it shows, its description what is in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setPixmap(QPixmap(1, 1))  # never painted: whoever is a picture paints itself


class PaintedText(Label):
    """A line of dice and figures: its name says them."""
