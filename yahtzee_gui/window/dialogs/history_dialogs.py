# SPDX-License-Identifier: MIT
"""The dialogs that ask where the whole history is to be written, and which one is to be read."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from yahtzee_gui.services.history.history_files import HistoryFiles
from yahtzee_gui.wording.pages.played import file_dialogs


class HistoryDialogs(QObject):
    """Asks over `parent` for files of `files`; what comes of it is told by those."""

    def __init__(self, parent: QWidget, files: HistoryFiles, owner: QObject | None = None) -> None:
        super().__init__(owner)
        self._parent = parent
        self._files = files

    def ask_for_export(self) -> None:
        """Let the player choose a file and write all finished games to it."""
        suggestion = str(Path.home() / file_dialogs.history_name(date.today()))
        title, kinds = file_dialogs.history_export_title(), file_dialogs.history_files()
        path, _ = QFileDialog.getSaveFileName(self._parent, title, suggestion, kinds)
        if path:
            self._files.export(Path(path))

    def ask_for_import(self) -> None:
        """Let the player choose a file and take over the games in it."""
        title, kinds = file_dialogs.history_import_title(), file_dialogs.history_files()
        path, _ = QFileDialog.getOpenFileName(self._parent, title, str(Path.home()), kinds)
        if path:
            self._files.import_from(Path(path))
