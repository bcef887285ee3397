# SPDX-License-Identifier: MIT
"""Rows of the settings page about folders: where they are, and how much the cache takes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.settings import words


class FolderRow(QWidget):
    """The name of a folder, its path, and a button that shows it."""

    def __init__(self, name: str, folder: Path) -> None:
        super().__init__()
        self.name = Label(name, role="text")
        self.path = ElidedLabel("muted", AlignLeft, elide=Qt.TextElideMode.ElideMiddle)
        self.path.setText(str(folder))
        self.path.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.show_button = QPushButton(words.show_folder())
        self.show_button.setAccessibleName(words.show_folder_spoken(name))
        self.show_button.setAccessibleDescription(str(folder))
        texts = filled(QVBoxLayout(), STRETCH, self.name, self.path, STRETCH, spacing=1)
        self.line = filled(QHBoxLayout(self), (texts, 1), self.show_button, spacing=8, margins=(0, 4, 0, 4))


class CacheRow(QStackedWidget):
    """The cache folder, and in its place the question whether to clear it.

    Signals:
        clearRequested: it is to be cleared.
    """

    clearRequested = Signal()

    def __init__(self, row: FolderRow) -> None:
        super().__init__()
        self._row = row
        self.clear_button = QPushButton(words.clear_cache())
        row.line.insertWidget(1, self.clear_button)
        self.yes, self.no = QPushButton(words.clear_cache_yes()), QPushButton(words.clear_cache_no())
        question = Label(words.clear_cache_question(), role="muted", wraps=True)
        self.yes.setAccessibleDescription(question.text())
        self.no.setAccessibleDescription(question.text())
        asking = QWidget()
        filled(QHBoxLayout(asking), (question, 1), self.no, self.yes, spacing=8, margins=(0, 4, 0, 4))
        self.addWidget(row)
        self.addWidget(asking)
        self.clear_button.clicked.connect(self._ask)
        self.no.clicked.connect(self.withdraw)
        self.yes.clicked.connect(self._clear)
        self.set_size(None)

    @property
    def stops(self) -> tuple[QPushButton, ...]:
        """The buttons from left to right."""
        return self.clear_button, self._row.show_button, self.no, self.yes

    @property
    def is_asking(self) -> bool:
        """Whether the question is shown."""
        return self.currentWidget() is not self._row

    def set_size(self, size: int | None) -> None:
        """Show how large the cache is."""
        self._show_size(words.cache_being_measured() if size is None else words.data_size(size))
        self.clear_button.setEnabled(bool(size))
        if not size:
            self.withdraw()

    def _show_size(self, size: str) -> None:
        self._row.name.setText(words.folder_cache_sized(size))

    def _ask(self) -> None:
        self.setCurrentIndex(1)
        self.no.setFocus()  # the same key pressed twice clears nothing

    def withdraw(self) -> None:
        """Show the folder again in the place of the question."""
        if self.is_asking:
            self.setCurrentWidget(self._row)
            (self.clear_button if self.clear_button.isEnabled() else self._row.show_button).setFocus()

    def _clear(self) -> None:
        self._show_size(words.cache_being_cleared())
        self.clear_button.setEnabled(False)
        self.withdraw()
        self.clearRequested.emit()
