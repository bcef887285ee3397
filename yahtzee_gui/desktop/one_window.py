# SPDX-License-Identifier: MIT
"""One window: who starts the program a second time is shown the window that is open already.

The first one holds a lock on a file in its folder of games, which the system gives back however the program ends. In
that file it writes where it listens: a local socket in a fresh folder that only its own user may enter. So a socket
that a killed program left behind is never asked, users of one machine do not see each other, and who keeps games in
several folders can have a window for each. Nothing of this leaves the machine. Where there are no such locks or
sockets, as on Windows, every start opens a window.

Qt has such sockets as well, in a library that brings the whole network along, and one for tickets that a small system
does not have.
"""

from __future__ import annotations

import contextlib
import os
import re
import socket
import stat
import tempfile
import time
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier, Signal

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

_LOCK_NAME = "window.lock"
_FOLDER_BEGIN, _SOCKET_NAME = "yahtzee-coach-", "window"
_ADDRESS = re.compile(rf"(/.*/{_FOLDER_BEGIN}[A-Za-z0-9_]+)/{_SOCKET_NAME}")
_LONGEST_ADDRESS = 100  # bytes, of 104 to 108 that systems have room for
_PATIENCE = 10.0  # seconds in which the window that is open answers, or its program comes to its end
_ANSWER_TIME = 2.0
_PAUSE = 0.05
_QUESTION, _ANSWER = b"show ", b"shown\n"
_LONGEST_QUESTION = 400
_MOST_VISITORS = 8
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
        self._folder = folder
        self._lock: int | None = None
        self._listener: socket.socket | None = None
        self._notifiers: dict[QSocketNotifier, socket.socket] = {}

    # ---- the start ----

    def claim(self, patience: float = _PATIENCE) -> StartOutcome:
        """Find out what this start is, and have the window that is open shown; without it, be the first."""
        handle = self._open()
        if handle is None:
            return StartOutcome.FIRST
        end = time.monotonic() + patience
        while not _take(handle):
            if _ask(_address_in(handle)):
                os.close(handle)
                return StartOutcome.SHOWN
            if time.monotonic() > end:
                os.close(handle)
                return StartOutcome.UNANSWERED
            time.sleep(_PAUSE)  # it may be about to listen, or about to end
        self._lock = handle
        _remove(_address_in(handle))
        return StartOutcome.FIRST

    def _open(self) -> int | None:
        """Open the file of the lock; None where there can be none."""
        if fcntl is None:
            return None
        flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK
        try:
            self._folder.mkdir(0o700, parents=True, exist_ok=True)
            handle = os.open(self._folder / _LOCK_NAME, flags, 0o600)
        except OSError:
            return None
        if stat.S_ISREG(os.fstat(handle).st_mode):
            return handle
        os.close(handle)
        return None

    def listen(self) -> None:
        """Listen to later starts from now on, if this one has the lock."""
        if self._lock is None:
            return
        with contextlib.suppress(OSError):
            address = _new_address()
            self._listener = socket.socket(socket.AF_UNIX)
            self._listener.bind(address)
            self._listener.listen()
            self._listener.setblocking(False)
            os.ftruncate(self._lock, 0)
            os.pwrite(self._lock, os.fsencode(address), 0)
            self._watch(self._listener).activated.connect(self._welcome)

    def close(self) -> None:
        """Listen no longer; the next start is the first again once this process has ended, or closed this."""
        for notifier in tuple(self._notifiers):
            self._drop(notifier)
        if self._lock is not None:
            _remove(_address_in(self._lock))
            with contextlib.suppress(OSError):
                os.ftruncate(self._lock, 0)

    def release(self) -> None:
        """Let another process be the first."""
        self.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    # ---- those who ask ----

    def _watch(self, one: socket.socket) -> QSocketNotifier:
        notifier = QSocketNotifier(one.fileno(), QSocketNotifier.Type.Read, self)
        self._notifiers[notifier] = one
        return notifier

    def _welcome(self) -> None:
        assert self._listener is not None
        with contextlib.suppress(OSError):
            visitor, _ = self._listener.accept()
            if len(self._notifiers) > _MOST_VISITORS:
                visitor.close()
                return
            visitor.setblocking(False)
            self._watch(visitor).activated.connect(self._answer)

    def _answer(self) -> None:
        """Hear what a visitor wants, and drop the connection; nothing but one question is understood."""
        notifier = self.sender()
        if not isinstance(notifier, QSocketNotifier) or notifier not in self._notifiers:
            return
        visitor, question = self._notifiers[notifier], b""
        with contextlib.suppress(OSError):
            question = visitor.recv(_LONGEST_QUESTION)
            if question.startswith(_QUESTION):
                visitor.sendall(_ANSWER)
        self._drop(notifier)
        if question.startswith(_QUESTION):
            token = question[len(_QUESTION) :].rstrip(b"\n")
            self.asked.emit(token.decode("ascii") if _TOKEN.fullmatch(token) else "")

    def _drop(self, notifier: QSocketNotifier) -> None:
        notifier.setEnabled(False)
        self._notifiers.pop(notifier).close()
        notifier.deleteLater()


def _take(handle: int) -> bool:
    """Take the lock if it is free; on a file system without locks it always is."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def _address_in(handle: int) -> str:
    """Return where the one who has the lock listens; empty if that is not known."""
    try:
        written = os.fsdecode(os.pread(handle, _LONGEST_ADDRESS + 1, 0))
    except OSError:
        return ""
    return written if _ADDRESS.fullmatch(written) else ""


def _ask(address: str) -> bool:
    """Have the window at `address` shown, and return whether it is."""
    if not address or not _is_mine(os.path.dirname(address)):
        return False
    token = os.environ.get(_TOKEN_VARIABLE, "").encode("ascii", errors="replace")
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(_ANSWER_TIME)
            connection.connect(address)
            connection.sendall(_QUESTION + (token if _TOKEN.fullmatch(token) else b"") + b"\n")
            return connection.recv(len(_ANSWER)) == _ANSWER
    except OSError:
        return False


def _new_address() -> str:
    """Return a name for a socket, in a fresh folder that only this user may enter."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    places = [runtime] if os.path.isabs(runtime) and _is_mine(runtime) else []
    for place in (*places, tempfile.gettempdir(), "/tmp"):
        room = _LONGEST_ADDRESS - len(os.fsencode(place)) - len(_FOLDER_BEGIN) - len(_SOCKET_NAME) - 10
        if room >= 0:
            with contextlib.suppress(OSError):
                return os.path.join(tempfile.mkdtemp(prefix=_FOLDER_BEGIN, dir=place), _SOCKET_NAME)
    raise OSError("there is no folder for a socket")


def _is_mine(folder: str) -> bool:
    """Return whether `folder` is a real one, of this user and closed to others."""
    try:
        found = os.lstat(folder)
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077


def _remove(address: str) -> None:
    """Remove the folder of a socket that is dead."""
    if address and _is_mine(os.path.dirname(address)):
        with contextlib.suppress(FileNotFoundError):
            os.unlink(address)
        with contextlib.suppress(OSError):
            os.rmdir(os.path.dirname(address))
