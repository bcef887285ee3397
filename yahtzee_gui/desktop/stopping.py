# SPDX-License-Identifier: MIT
"""Stopping is how the program ends when the system asks for it: by Ctrl+C, by a termination, by a closed terminal.

Python runs its handlers of signals between two of its own steps, and while Qt waits for events there is none. So a
signal also writes a byte where Qt listens. The windows then close as if the player had closed them, and the exit status
says which signal it was, as shells have it: 128 and its number.
"""

from __future__ import annotations

import os
import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from engine.runtime import files

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
        """Listen to the signals."""
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
