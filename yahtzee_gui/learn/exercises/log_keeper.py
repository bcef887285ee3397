# SPDX-License-Identifier: MIT
"""A log keeper has a log of what was done in a file of its own: it is read when first needed, and written on a worker.

What cannot be read is put aside under another name, never written over; what is written takes the place of the file
as a whole.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.runtime import files
from yahtzee_gui.desktop import own_files
from yahtzee_gui.services.jobs import Worker, reason_of

_LARGEST = 4_000_000
_Log = TypeVar("_Log")


class LogKeeper(QObject, Generic[_Log]):
    """Keeps a log, which is immutable, on the thread of `worker`.

    Signals:
        changed: `log` is there, or has grown.
        put_aside: the path where a file is kept that could not be read.
        failed: why the file could not be written. Told once until writing works again.

    Attributes:
        log: what was done; None until it is read.
        failure: what `failed` told last.
    """

    changed = Signal()
    put_aside = Signal(str)
    failed = Signal(str)
    _grown = Signal()
    file_name = ""

    def __init__(self, worker: Worker, folder: Path | None = None) -> None:
        super().__init__()
        self._worker = worker
        self._folder = folder
        self._asked = False
        self._kept: _Log | None = None  # written by the worker alone
        self._blocked = False
        self._failing = False
        self.log: _Log | None = None
        self.failure = ""
        self._grown.connect(self._take)
        self.failed.connect(self._note_failure)

    @property
    def path(self) -> Path:
        """Where the log is kept."""
        return (self._folder or files.data_folder()) / self.file_name

    def load(self) -> None:
        """Read the log, if that has not been done yet; ends in `changed`."""
        if not self._asked:
            self._asked = True
            self._worker.submit(self._load)

    def _change(self, grown: Callable[[_Log], _Log]) -> None:
        """Have the log replaced by what `grown` makes of it, and write it; ends in `changed`."""
        self._worker.submit(lambda: self._put(grown))

    def _take(self) -> None:
        self.log = self._kept
        self.changed.emit()

    def _note_failure(self, reason: str) -> None:
        self.failure = reason

    # ---- what differs ----

    @staticmethod
    @abstractmethod
    def _empty() -> _Log:
        """Return a log of nothing."""

    @staticmethod
    @abstractmethod
    def _loads(content: bytes) -> _Log:
        """Return the log that a file holds; raise ValueError if it is none."""

    @staticmethod
    @abstractmethod
    def _dumps(log: _Log) -> bytes:
        """Return a log as the content of a file."""

    # ---- run on the worker ----

    def _load(self) -> None:
        self._read()
        self._grown.emit()

    def _put(self, grown: Callable[[_Log], _Log]) -> None:
        log = grown(self._read())
        self._write(log)
        self._kept = log  # only now: a signal of the change before may still be on its way
        self._grown.emit()

    def _read(self) -> _Log:
        if self._kept is None:
            self._blocked = True  # until it is known that nothing would be written over
            self._kept = self._read_file()
        return self._kept

    def _read_file(self) -> _Log:
        log = self._empty()
        try:
            log = self._loads(own_files.read(self.path, _LARGEST))
        except (FileNotFoundError, NotADirectoryError):
            pass
        except Exception:  # whatever is wrong with it
            try:
                self.put_aside.emit(str(own_files.put_aside(self.path, self.path.stem)))
            except OSError:
                return log
        self._blocked = False
        return log

    def _write(self, log: _Log) -> None:
        if self._blocked:
            return
        try:
            own_files.write(self.path, self._dumps(log), _LARGEST)
        except Exception as error:
            if not self._failing:
                self.failed.emit(reason_of(error))
            self._failing = True
        else:
            self._failing = False
