# SPDX-License-Identifier: MIT
"""One window: the program is started once; a second start has the window that is open come to the front, and ends.

The first start holds a lock in the folder of the games. A later one leaves a request beside it, which the first one
takes away when it has seen it. So both go through the folder alone, which is the player's.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from engine.runtime import files
from yahtzee_gui.desktop import own_files

_FOLDER, _LOCK, _REQUEST = "window", "lock", "request"
_PATIENCE = 10.0  # seconds in which the window that is open answers, or its program comes to its end
_PAUSE = 0.05
_LONGEST = 400  # bytes of a request
_TOKEN = re.compile(rb"[\x21-\x7e]{0,300}")
_TOKEN_VARIABLE = "XDG_ACTIVATION_TOKEN"


class StartOutcome(Enum):
    """What a start of the program is."""

    FIRST = "no window is open"
    SHOWN = "the window that is open has come to the front"
    UNANSWERED = "a window is open and does not answer"


class OneWindow(QObject):
    """The claim of one process to be the one that has the window with the games in `folder`.

    Signals:
        asked: the program was started again; with what the desktop gave it to bring a window to the front.
    """

    asked = Signal(str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder / _FOLDER
        self._request = self._folder / _REQUEST
        self._lock = QLockFile(str(self._folder / _LOCK))
        self._lock.setStaleLockTime(0)  # however long a program runs; that of one which was killed is free
        self._watcher: QFileSystemWatcher | None = None

    def claim(self, patience: float = _PATIENCE) -> StartOutcome:
        """Find out what this start is, and have the window that is open shown; without it, be the first."""
        try:
            files.make_folder(self._folder)
            if self._lock.tryLock(0) or self._lock.error() is not QLockFile.LockError.LockFailedError:
                return StartOutcome.FIRST  # also where there can be no lock
            token = os.environ.get(_TOKEN_VARIABLE, "").encode("ascii", errors="replace")[:_LONGEST]
            own_files.write(self._request, token, _LONGEST)
        except OSError:
            return StartOutcome.FIRST
        end = time.monotonic() + patience
        while self._request.exists():
            if self._lock.tryLock(0):  # it was about to end
                self._take_request()
                return StartOutcome.FIRST
            if time.monotonic() > end:
                self._take_request()
                return StartOutcome.UNANSWERED
            time.sleep(_PAUSE)
        return StartOutcome.SHOWN

    def listen(self) -> None:
        """Listen to later starts from now on, if this one has the lock."""
        if self._lock.isLocked():
            self._watcher = QFileSystemWatcher([str(self._folder)], self)
            self._watcher.directoryChanged.connect(self._look)
            self._look()  # one may have been left before

    def close(self) -> None:
        """Listen no longer; the next start is the first again once this process has ended, or released the lock."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None

    def release(self) -> None:
        """Let another process be the first."""
        self.close()
        self._lock.unlock()

    def _look(self) -> None:
        token = self._take_request()
        if token is not None:
            self.asked.emit(token.decode("ascii") if _TOKEN.fullmatch(token) else "")

    def _take_request(self) -> bytes | None:
        """Take the request away, and return what the desktop gave with it; None if there is none."""
        token: bytes | None = None
        with contextlib.suppress(OSError):
            token = b""
            token = own_files.read(self._request, _LONGEST)
        with contextlib.suppress(OSError):
            self._request.unlink()
            return token
        return None
