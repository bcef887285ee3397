# SPDX-License-Identifier: MIT
"""Folders are shown by the file manager of the system, if it has one: Qt claims to have shown a folder without it."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QStandardPaths, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices

_ASKS = "xdg-mime"
_QUESTION = ("query", "default", "inode/directory")
_PATIENCE = 3000  # milliseconds: who takes longer gets no further question


class FolderOpener(QObject):
    """Shows folders.

    Signals:
        failed: the path of a folder that could not be shown.
    """

    failed = Signal(Path)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asking: QProcess | None = None
        self._folder = Path()

    def show(self, path: Path) -> None:
        """Open a folder in the system's file manager, or the nearest one above that exists."""
        folder = next(folder for folder in (path, *path.parents) if folder.exists())
        program = QStandardPaths.findExecutable(_ASKS) if sys.platform.startswith("linux") else ""
        if not program:
            self._open(folder)
        elif self._asking is None:
            self._ask(program, folder)

    def _ask(self, program: str, folder: Path) -> None:
        """Ask the desktop to show `folder`; the window goes on meanwhile."""
        self._asking, self._folder = QProcess(self), folder
        self._asking.finished.connect(self._take_answer)
        self._asking.errorOccurred.connect(self._take_answer)
        QTimer.singleShot(_PATIENCE, self._asking, self._asking.kill)
        self._asking.start(program, list(_QUESTION))

    def _take_answer(self) -> None:
        process, self._asking = self._asking, None
        if process is None:  # told already
            return
        shower = process.readAllStandardOutput().trimmed()
        process.deleteLater()
        if shower.isEmpty():
            self.failed.emit(self._folder)
        else:
            self._open(self._folder)

    def _open(self, folder: Path) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.failed.emit(folder)
