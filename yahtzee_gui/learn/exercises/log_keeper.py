# SPDX-License-Identifier: MIT
"""A log keeper has a log of what was done as a note in the library: read when first needed, written when it grows.

What cannot be read is put aside in a file of its own, never written over.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import reduce
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.runtime.json_input import parsed
from engine.runtime.typed_json import read
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.library import Library

_Log = TypeVar("_Log")


class LogKeeper(QObject, Generic[_Log]):
    """Keeps a log, which is immutable.

    Signals:
        changed: `log` is there, or has grown.
        put_aside: the path of the file that has the text now that could not be read.

    Attributes:
        log: what was done; None until it is read. Where it cannot be read, only what was done since.
        failed: the signal of the library that nothing can be kept.
    """

    changed = Signal()
    put_aside = Signal(str)
    note = ""

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self.failed = library.failed
        library.resumed.connect(self._read_again)
        self._asked = self._is_read = False
        self._earlier: list[Callable[[_Log], _Log]] = []
        self.log: _Log | None = None

    @property
    def failure(self) -> str:
        """Why the log is not kept; empty if it is."""
        return self._library.failure

    def load(self) -> None:
        """Read the log, if that has not been done yet; ends in `changed`."""
        if not self._asked:
            self._ask()

    def _change(self, grown: Callable[[_Log], _Log]) -> None:
        """Have the log replaced by what `grown` makes of it, and write it; ends in `changed`."""
        self._earlier.append(grown)
        if self._is_read and self.log is not None:
            self._grow(self.log)
        else:
            self._ask()

    def _read_again(self) -> None:
        """Have the log read again where it is known: a copy has taken the place of the library."""
        if self._asked:
            self._is_read = False
            self._ask()

    def _ask(self) -> None:
        self._asked = True
        self._library.ask(self._read, self._take)

    def _take(self, log: _Log | None) -> None:
        if not self._is_read:  # else it was asked for again before it came
            self._is_read = log is not None
            self._grow(log if log is not None else self._empty())

    def _grow(self, log: _Log) -> None:
        """Show a log with what was done since, and write it, unless that would be over one that is not known."""
        self.log = grown = reduce(lambda found, more: more(found), self._earlier, log)
        if self._is_read and self._earlier:
            self._earlier = []
            self._library.change(lambda opened: opened.put_note(self.note, self._dumps(grown)))
        self.changed.emit()

    # ---- what differs ----

    @staticmethod
    @abstractmethod
    def _empty() -> _Log:
        """Return a log of nothing."""

    @staticmethod
    @abstractmethod
    def _loads(text: str) -> _Log:
        """Return the log that a text holds; raise ValueError if it holds none."""

    @staticmethod
    @abstractmethod
    def _dumps(log: _Log) -> str:
        """Return a log as a text."""

    # ---- run on the thread of the library ----

    def _read(self, opened: LibraryFile) -> _Log:
        text = opened.note(self.note)
        try:
            return self._loads(text) if text is not None else self._empty()
        except Exception:  # whatever is wrong with it
            assert text is not None
            self.put_aside.emit(str(self._library.set_aside(self.note, text)))
        return self._empty()


def versioned(text: str, version: int) -> Mapping[str, object]:
    """Return the fields of a log in JSON, without its version.

    Raises:
        ValueError: if it has another version, or is no JSON.
    """
    data = dict(read(Mapping[str, object], parsed(text)))
    if data.pop("version", None) != version:
        raise ValueError("version: is none that is known")
    return data
