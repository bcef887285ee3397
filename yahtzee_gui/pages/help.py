# SPDX-License-Identifier: MIT
"""The help pages: all keys on one page, and what the program is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui import identity, wording

_WIDTH = 460


class _Page(QDialog):
    """A heading, something below, and a button that closes."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(_WIDTH)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(28, 24, 28, 20)
        self.column.setSpacing(12)
        heading = QLabel(title)
        heading.setProperty("role", "heading")
        self.column.addWidget(heading)

    def add_close(self) -> None:
        """Add the button at the end."""
        close = QPushButton(wording.close())
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self.column.addSpacing(6)
        self.column.addWidget(close, alignment=Qt.AlignmentFlag.AlignRight)


class ShortcutsDialog(_Page):
    """Every key and what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(wording.shortcuts_title(), parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(9)
        for row, (keys, action) in enumerate(wording.shortcuts()):
            name = QLabel(keys)
            name.setStyleSheet("font-weight: 600; font-size: 13px;")
            text = QLabel(action)
            text.setProperty("role", "cell")
            text.setWordWrap(True)
            grid.addWidget(name, row, 0)
            grid.addWidget(text, row, 1)
        grid.setColumnStretch(1, 1)
        self.column.addLayout(grid)
        self.add_close()


class AboutDialog(_Page):
    """Name, version, credits, and what the name does not mean."""

    def __init__(self, table: str, parent: QWidget | None = None) -> None:
        super().__init__(identity.DISPLAY_NAME, parent)
        for text in wording.about(identity.program_version(), table):
            label = QLabel(text)
            label.setProperty("role", "text")
            label.setWordWrap(True)
            self.column.addWidget(label)
        self.add_close()
