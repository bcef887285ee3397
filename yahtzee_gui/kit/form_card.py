# SPDX-License-Identifier: MIT
"""A form card is a card of rows with a fine line between them: what is set on the left, how it is set on the right."""

from __future__ import annotations

from PySide6.QtCore import QLineF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.theme.colors import theme

_PADDING = 16
_ROW_HEIGHT = 40


class FormCard(QFrame):
    """Rows of a form."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self._rows: list[QWidget] = []
        self._column = filled(QVBoxLayout(self), margins=(_PADDING, 2, 14, 2), spacing=1)

    def add(self, row: QWidget) -> None:
        """Add a row that fills the whole width."""
        row.setMinimumHeight(_ROW_HEIGHT)
        self._rows.append(row)
        self._column.addWidget(row)

    def add_row(self, name: str, control: QWidget) -> None:
        """Add a row of a name and a control; the name is the control's buddy where that can have the focus."""
        row = QWidget()
        line = filled(QHBoxLayout(row), margins=(0, 4, 0, 4), spacing=16)
        label = Label(name, role="text", wraps=True)
        label.setBuddy(control)
        line.addWidget(label, 1)
        line.addWidget(control)
        self.add(row)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and the lines."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(theme().q("card_edge"), 1))
        for row in self._rows[1:]:
            y = row.geometry().top() - 0.5
            painter.drawLine(QLineF(_PADDING, y, self.width() - 2, y))
