# SPDX-License-Identifier: MIT
"""A wrapped label is a few lines of text in a fixed height, in smaller letters where they do not fit.

Where even that is not enough, an aside in brackets is left out, and then the last of several remarks between dots,
rather than half a line above and below; at worst there is an ellipsis, before the mark of a verdict. The tooltip has
the text whole.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent

from yahtzee_gui.kit.elided_label import ElidedLabel
from yahtzee_gui.kit.fitting import fitted_lines, height_of_lines, whole_lines


class WrappedLabel(ElidedLabel):
    """A label that never asks for more room than there is."""

    def least_height(self, width: int) -> int:
        """Return the height that the text needs at a width, in the smallest letters that can still be read."""
        self.ensurePolished()
        return height_of_lines(self.font(), self.text(), width, int(self.alignment() | Qt.TextFlag.TextWordWrap))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        painter = QPainter(self)
        self.paint_ground(painter)
        rect, flags = self.contentsRect(), self.alignment() | Qt.TextFlag.TextWordWrap
        font, shown = whole_lines(painter.font(), self.text(), rect, int(flags))
        self.explain(fits=shown == self.text() and fitted_lines(font, shown, rect, int(flags))[1])
        painter.setFont(font)
        painter.setPen(self.ink)
        painter.drawText(rect, flags, shown)
