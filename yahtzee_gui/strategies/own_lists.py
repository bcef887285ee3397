# SPDX-License-Identifier: MIT
"""Own lists are the player's rule lists, a text file each in one folder, kept as they are written: with their errors.

What can't be read as text is put aside under another name. All of it is done on a worker, by temporary names that are
renamed once they are whole.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal

from engine.runtime import files
from engine.strategies.rule_lists.reading import MOST_LETTERS
from yahtzee_gui.desktop import own_files
from yahtzee_gui.services.jobs import WorkerService, reason_of

_FOLDER, _END, _ASIDE = "strategies", ".txt", "damaged-"
_LARGEST = 4 * MOST_LETTERS  # UTF-8
_MOST = 50
_FILE = re.compile(r"[^./\\\0][^/\\\0]{0,100}")


class OwnLists(WorkerService):
    """The files, read and written on a worker.

    Signals:
        loaded: the texts by their names, a dict.
        found_damaged: where a file is that couldn't be read, and why.
        failed: why something couldn't be written.
    """

    loaded = Signal(dict)
    found_damaged = Signal(str, str)
    failed = Signal(str)

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__("strategies")
        self._data_folder = folder

    @property
    def folder(self) -> Path:
        """Where the files are."""
        return (self._data_folder or files.data_folder()) / _FOLDER

    def load(self) -> None:
        """Read all of them; ends in `loaded`."""
        self._worker.submit(self._load)

    def write(self, name: str, text: str) -> None:
        """Keep a text under a name, in the place of what had it."""
        self._worker.submit(partial(self._try, partial(self._write, name, text)))

    def remove(self, name: str) -> None:
        """Remove what is kept under a name."""
        self._worker.submit(partial(self._try, partial(self._remove, name)))

    # ---- run on the worker ----

    def _load(self) -> None:
        found: dict[str, str] = {}
        names: list[str] = []
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            names = sorted(one.name for one in entries if one.name.endswith(_END))
        for name in [one for one in names if not one.startswith((".", _ASIDE))][:_MOST]:
            path = self.folder / name
            try:
                found[name.removesuffix(_END)] = own_files.read(path, _LARGEST).decode()
            except FileNotFoundError:
                continue
            except (OSError, UnicodeDecodeError) as error:
                why = reason_of(error) if isinstance(error, OSError) else "it is not UTF-8 text"
                self.found_damaged.emit(str(self._put_aside(path)), why)
        self.loaded.emit(found)

    @staticmethod
    def _put_aside(path: Path) -> Path:
        with contextlib.suppress(OSError):
            return own_files.put_aside(path, path.stem)
        return path  # it stays where it is, and is told again the next time

    def _path(self, name: str) -> Path:
        if not _FILE.fullmatch(name) or name.startswith(_ASIDE):
            raise OSError(f"there can be no file {name!a}")
        return self.folder / f"{name}{_END}"

    def _write(self, name: str, text: str) -> None:
        files.write_atomically(self._path(name), [text.encode()])

    def _remove(self, name: str) -> None:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self._path(name))

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except OSError as error:
            self.failed.emit(reason_of(error))
