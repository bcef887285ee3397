# SPDX-License-Identifier: MIT
"""The settings keeper writes the settings after every change, as the other files are written."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from yahtzee_gui.desktop import own_files
from yahtzee_gui.library.thread import FileThread, reason_of
from yahtzee_gui.settings.settings import LARGEST, Settings


class SettingsKeeper(QObject):
    """Keeps `settings`, unless a file that could not be read is in the way and could not be renamed.

    Signals:
        failed: why the settings could not be written. Told once until writing works again.
    """

    failed = Signal(str)

    def __init__(self, settings: Settings, thread: FileThread) -> None:
        super().__init__()
        self._thread = thread
        self._path = settings.path
        self._blocked = settings.blocked
        self._newest: bytes | None = None
        self._failing = False
        settings.on_change = self.keep
        if settings.aside is not None:  # what could be read of it is to be there at the next start, too
            self.keep(settings.content)

    def keep(self, content: bytes) -> None:
        """Write `content`, in the place of what a slow disk has not got to yet."""
        if not self._blocked:
            self._newest = content
            self._thread.do(self._write)

    # ---- run on the thread ----

    def _write(self) -> None:
        content, self._newest = self._newest, None
        if content is None:
            return
        try:
            own_files.write(self._path, content, LARGEST)
        except Exception as error:
            if not self._failing:
                self.failed.emit(reason_of(error))
            self._failing = True
        else:
            self._failing = False
