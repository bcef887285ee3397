# SPDX-License-Identifier: MIT
"""A picture is a widget that paints itself and that screen readers find as one: as a graphic, or as a text.

A plain `QWidget` is mere filling to them, which they pass over even if it has a name. Which role a widget has is not
to be set from Python, but a label without a pixmap is a text and one with a pixmap is a graphic.
"""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from yahtzee_gui.kit.plain import Label
from yahtzee_gui.kit.zoom import resize


class Picture(Label):
    """A chart: its name says what it shows, its description what is in it. It is painted larger by its `zoom`."""

    def __init__(self) -> None:
        super().__init__()
        self.zoom = 1.0
        self.setPixmap(QPixmap(1, 1))  # never painted: a picture paints itself

    def set_zoom(self, zoom: float) -> None:
        """Have its share of a larger window."""
        resize(self, zoom)
        self.zoom = zoom
        self.update()


class PaintedText(Label):
    """A line of dice and figures: its name says them."""
