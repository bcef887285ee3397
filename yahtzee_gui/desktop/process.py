# SPDX-License-Identifier: MIT
"""The process of the program: how a second start finds the first one, and how the system ends it.

The first start holds a lock in the folder of the games. A later one leaves a request beside it, which the first one
takes away when it has seen it. So both go through the folder alone, which is the player's.

The program ends by Ctrl+C, by a termination, by a closed terminal. Python runs its handlers of signals between two of
its own steps, and while Qt waits for events there is none. So a signal also writes a byte where Qt listens. The windows
then close as if the player had closed them, and the exit status says which signal it was, as shells have it: 128 and
its number.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import time
from enum import Enum
from pathlib import Path
from types import FrameType

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QSocketNotifier, Signal

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
        try:
            token = own_files.read(self._request, _LONGEST)
        except FileNotFoundError:
            return None  # one that comes now is taken the next time, with what it brings
        except OSError:
            token = b""
        with contextlib.suppress(OSError):
            self._request.unlink()
            return token
        return None


STATUS = 128
"""The exit status of a program that a signal ended, without the number of the signal."""
_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


class Stopper(QObject):
    """Turns the signals of the system that end a program into one of Qt, from `start` to `end`.

    Signals:
        asked: the program is to end. Who asks a second time does not wait for what is being saved.
    """

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        """The signal that came, 0 while none has."""
        self._heard, self._told = socket.socketpair()
        for one in (self._heard, self._told):
            one.setblocking(False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._before: dict[int, object] = {}
        self._wakeup_before = -1

    @property
    def status(self) -> int | None:
        """The exit status, if a signal ends the program."""
        return STATUS + self.number if self.number else None

    def start(self) -> None:
        self._wakeup_before = signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        for name in _NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:  # nohup wants it to go on
                self._before[number] = signal.signal(number, self._take)

    def end(self) -> None:
        """Listen no longer, and leave signals as they were."""
        signal.set_wakeup_fd(self._wakeup_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        self._before.clear()
        self._notifier.setEnabled(False)
        self._heard.close()
        self._told.close()

    def _take(self, number: int, _frame: FrameType | None) -> None:
        if self.number:
            leave(number)
        self.number = number

    def _hear(self) -> None:
        """Take what was written; Python has run the handler by now."""
        self._heard.recv(64)
        if self.number:
            self.asked.emit()


def leave(number: int, _frame: FrameType | None = None) -> None:
    """End the process at once, with the status of that signal and no word: there is nothing to be saved, or no time."""
    leave_with(STATUS + number)


def leave_with(status: int) -> None:
    """End the process at once: what its other threads do, such as compiling, cannot be interrupted."""
    files.drop_unfinished()
    os._exit(status)
