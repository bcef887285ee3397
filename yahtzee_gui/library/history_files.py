# SPDX-License-Identifier: MIT
"""History files are whole histories, written elsewhere and read from there on a thread of their own: it may take long.

That has a connection of its own to the library, so that a game that is over meanwhile is kept at once. What is read is
merged: every game that is here stays as it is, and is never written over.
"""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from enum import Enum
from functools import partial
from pathlib import Path
from typing import BinaryIO, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.runtime import files
from yahtzee_gui.library import transfer
from yahtzee_gui.library.database import LibraryFile, NewerVersion
from yahtzee_gui.library.files import FileThread, reason_of
from yahtzee_gui.library.library import Library
from yahtzee_gui.library.schema import Damaged
from yahtzee_gui.library.transfer import Entry, NoHistory, SharedDecisions

_AT_ONCE = 100


class Fault(Enum):
    """Why a history cannot be written elsewhere, or read."""

    NO_HISTORY = "it is something else"
    OTHER_VERSION = "another version of the program wrote it"
    NO_FILE = "it is a folder, a device or the like"
    SYSTEM = "the system says why"
    OWN_HISTORY = "the history itself cannot be read or written"


class Merged(NamedTuple):
    """What came of reading a history: games that were `added`, that were here before, and lines that tell no game."""

    added: int
    known: int
    unreadable: int


class HistoryFiles(QObject):
    """Writes the whole history to a file, and merges files into it, and gathers the player's decisions to write them.

    What was written is told by its path and how many games, or decisions, it has; what failed by a `Fault` and what the
    system, or the file, says of it.
    """

    exported = Signal(str, int)
    imported = Signal(Merged)
    export_failed = Signal(Fault, str)
    import_failed = Signal(Fault, str)
    gathered = Signal(SharedDecisions)
    shared = Signal(str, int)
    share_failed = Signal(Fault, str)

    def __init__(self, history: Library, thread: FileThread) -> None:
        super().__init__()
        self._history, self._thread = history, thread

    def export(self, path: Path) -> None:
        """Write all games to `path`; ends in `exported` or `export_failed`."""
        self._thread.do(partial(self._try, self._export, path, self.export_failed.emit))

    def import_from(self, path: Path) -> None:
        """Take over what games there are at `path`; ends in `imported` or `import_failed`."""
        self._thread.do(partial(self._try, self._import, path, self.import_failed.emit))

    def gather(self) -> None:
        """Collect the player's decisions, and nothing of the player; ends in `gathered` or `share_failed`."""
        self._thread.do(partial(self._try, self._gather, self._history.path, self.share_failed.emit))

    def share(self, found: SharedDecisions, path: Path) -> None:
        """Write what was gathered to `path`, as its ending says; ends in `shared` or `share_failed`."""
        self._thread.do(partial(self._try, partial(self._share, found), path, self.share_failed.emit))

    # ---- run on the thread ----

    def _try(self, work: Callable[[Path], None], path: Path, fail: Callable[[Fault, str], object]) -> None:
        try:
            work(path)
        except NoHistory as error:
            fail(Fault.OTHER_VERSION if error.version else Fault.NO_HISTORY, error.version)
        except files.FileRefused:
            fail(Fault.NO_FILE, "")
        except (Damaged, NewerVersion, sqlite3.Error) as error:
            fail(Fault.OWN_HISTORY, str(error))
        except Exception as error:
            fail(Fault.SYSTEM, reason_of(error))

    def _export(self, path: Path) -> None:
        written = 0

        def chunks(database: LibraryFile) -> Iterator[bytes]:
            nonlocal written
            yield transfer.first_line().encode()
            here = set()
            for entry in database.entries():
                here.add(entry.game.key)
                written += 1
                yield transfer.line_of(entry).encode()
            for game in self._history.unwritten:
                if game.key not in here:
                    written += 1
                    yield transfer.line_of(Entry(game)).encode()

        with closing(LibraryFile(self._history.path, is_checked=False)) as database:
            files.write_atomically(path, chunks(database), noted_in=self._history.path.parent)
        self.exported.emit(str(path), written)

    def _gather(self, path: Path) -> None:
        with closing(LibraryFile(path, is_checked=False)) as database:
            self.gathered.emit(transfer.shared(database.entries()))

    def _share(self, found: SharedDecisions, path: Path) -> None:
        is_table = path.suffix.lower() == transfer.CSV
        write = transfer.as_csv if is_table else transfer.as_json_lines
        files.write_atomically(path, write(found.decisions), noted_in=self._history.path.parent)
        self.shared.emit(str(path), len(found.decisions))

    def _import(self, path: Path) -> None:
        added = known = unreadable = 0
        with files.open_file(path) as file:
            lines = _lines(file)
            transfer.check_first_line(next(lines, b""))
            with closing(LibraryFile(self._history.path, is_checked=False)) as database:
                while batch := [transfer.entry_in(line) for line in itertools.islice(lines, _AT_ONCE)]:
                    entries = [entry for entry in batch if entry is not None]
                    new = database.merge(entries)
                    added, known = added + new, known + len(entries) - new
                    unreadable += len(batch) - len(entries)
        self._history.load()
        self.imported.emit(Merged(added, known, unreadable))


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file that are not empty; of one that is longer than any line, its parts, which are none."""
    while line := file.readline(transfer.LONGEST_LINE):
        if line.strip():
            yield line
