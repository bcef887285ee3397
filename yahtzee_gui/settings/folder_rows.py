# SPDX-License-Identifier: MIT
"""Rows of the settings page about the player's data: where it is, the copies of it, and how much the cache takes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.library.backups import Backup
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


class AskingRow(QStackedWidget):
    """A row with a button, and in its place the question whether that is meant.

    Signals:
        confirmed: it is.
    """

    confirmed = Signal()

    def __init__(self, row: QWidget, button: QPushButton, question: str, yes: str, no: str) -> None:
        super().__init__()
        self._row, self._button = row, button
        self.question = Label(question, role="muted", wraps=True)
        self.yes, self.no = QPushButton(yes), QPushButton(no)
        self.yes.setAccessibleDescription(question)
        self.no.setAccessibleDescription(question)
        asking = QWidget()
        filled(QHBoxLayout(asking), (self.question, 1), self.no, self.yes, spacing=8, margins=(0, 4, 0, 4))
        self.addWidget(row)
        self.addWidget(asking)
        button.clicked.connect(self._ask)
        self.no.clicked.connect(self.withdraw)
        self.yes.clicked.connect(self._confirm)

    @property
    def is_asking(self) -> bool:
        """Whether the question is shown."""
        return self.currentWidget() is not self._row

    def _ask(self) -> None:
        self.setCurrentIndex(1)
        self.no.setFocus()  # the same key pressed twice does nothing

    def withdraw(self) -> None:
        """Show the row again in the place of the question."""
        if self.is_asking:
            self.setCurrentWidget(self._row)
            self._button.setFocus()

    def _confirm(self) -> None:
        self.withdraw()
        self.confirmed.emit()


class CacheRow(AskingRow):
    """The cache folder, with a button that clears it."""

    def __init__(self, row: FolderRow) -> None:
        self.clear_button = QPushButton(words.clear_cache())
        row.line.insertWidget(1, self.clear_button)
        yes, no = words.clear_cache_yes(), words.clear_cache_no()
        super().__init__(row, self.clear_button, words.clear_cache_question(), yes, no)
        self._folder = row
        self.confirmed.connect(self._show_clearing)
        self.set_size(None)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab comes to, from left to right."""
        return self.clear_button, self._folder.show_button, self.no, self.yes

    def set_size(self, size: int | None) -> None:
        """Show how large the cache is."""
        self._folder.name.setText(
            words.folder_cache_sized(size=words.cache_being_measured() if size is None else words.data_size(size))
        )
        if not size:
            self.withdraw()
            if self.clear_button.hasFocus():
                self._folder.show_button.setFocus()
        self.clear_button.setEnabled(bool(size))

    def _show_clearing(self) -> None:
        self._folder.name.setText(words.folder_cache_sized(size=words.cache_being_cleared()))
        self._folder.show_button.setFocus()
        self.clear_button.setEnabled(False)


class BackupsRow(AskingRow):
    """The dated copies of what is kept, with a button that opens the one chosen.

    Signals:
        opened: the `Backup` that is to be opened.
    """

    opened = Signal(Backup)

    def __init__(self) -> None:
        row = QWidget()
        self.open_button = QPushButton(words.open_backup())
        self.choice = Combo()
        self.choice.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToContents)
        self.choice.setAccessibleName(words.backups())
        name, note = Label(words.backups(), role="text"), Label(words.backups_explained(), role="muted", wraps=True)
        texts = filled(QVBoxLayout(), name, note, spacing=1)
        filled(QHBoxLayout(row), (texts, 1), self.choice, self.open_button, spacing=8, margins=(0, 4, 0, 4))
        yes, no = words.open_backup_yes(), words.open_backup_no()
        super().__init__(row, self.open_button, words.open_backup_question(), yes, no)
        self.confirmed.connect(lambda: self.opened.emit(self.choice.currentData()))
        self.set_backups([])

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab comes to, from left to right."""
        return self.choice, self.open_button, self.no, self.yes

    def set_backups(self, found: Sequence[Backup]) -> None:
        """Offer these copies, the newest first."""
        self.choice.clear()
        for one in found:
            self.choice.addItem(words.backup(one.day, one.number), one)
        if not found:
            self.choice.addItem(words.no_backup())
        self.choice.setEnabled(bool(found))
        self.open_button.setEnabled(bool(found))
