# SPDX-License-Identifier: MIT
"""Own lists are the player's rule lists, a text file each in one folder, kept as they are written: with their errors.

What can't be read as text is put aside under another name, and a list that is begun takes the place of no file. All of
it is done on a thread, by temporary names that are renamed once they are whole.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.runtime import files
from engine.strategies.rule_lists.reading import MOST_LETTERS
from yahtzee_gui.desktop import own_files
from yahtzee_gui.library.thread import FileThread, reason_of

_FOLDER, _END, _ASIDE = "strategies", ".txt", "damaged-"
_LARGEST = 4 * MOST_LETTERS  # UTF-8
MOST_LISTS = 50
"""How many files are read."""
_FILE = re.compile(r"[^./\\\0][^/\\\0]{0,100}")


class OwnLists(QObject):
    """The files, read and written on a thread.

    Signals:
        loaded: the texts by their names, a dict.
        created: the name and the text of a list that was begun, and written.
        found_damaged: where a file is that couldn't be read, and why.
        left_out: the folder, how many of its files are read, and how many others there are.
        failed: why something couldn't be written.
    """

    loaded = Signal(dict)
    created = Signal(str, str)
    found_damaged = Signal(str, str)
    left_out = Signal(str, int, int)
    failed = Signal(str)

    def __init__(self, thread: FileThread, folder: Path | None = None) -> None:
        super().__init__()
        self._thread = thread
        self._data_folder = folder

    @property
    def folder(self) -> Path:
        """Where the files are."""
        return (self._data_folder or files.data_folder()) / _FOLDER

    def load(self) -> None:
        """Read all of them; ends in `loaded`."""
        self._thread.do(self._load)

    def create(self, text_of: Callable[[int], str]) -> None:
        """Begin a list under the first number that no file has, with its text; ends in `created`, or in `failed`."""
        self._thread.do(partial(self._try, partial(self._create, text_of)))

    def write(self, name: str, text: str) -> None:
        """Keep a text under a name, in the place of what had it."""
        self._thread.do(partial(self._try, partial(self._write, name, text)))

    def remove(self, name: str) -> None:
        """Remove what is kept under a name."""
        self._thread.do(partial(self._try, partial(self._remove, name)))

    # ---- run on the thread ----

    def _load(self) -> None:
        found: dict[str, str] = {}
        names = self._names()
        if len(names) > MOST_LISTS:
            self.left_out.emit(str(self.folder), MOST_LISTS, len(names) - MOST_LISTS)
        for name in names[:MOST_LISTS]:
            path = self.folder / name
            try:
                found[name.removesuffix(_END)] = own_files.read(path, _LARGEST).decode()
            except FileNotFoundError:
                continue
            except (OSError, UnicodeDecodeError) as error:
                why = reason_of(error) if isinstance(error, OSError) else "it is not UTF-8 text"
                self.found_damaged.emit(str(self._put_aside(path)), why)
        self.loaded.emit(found)

    def _names(self) -> list[str]:
        names: list[str] = []
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            names = sorted(one.name for one in entries if one.name.endswith(_END))
        return [one for one in names if not one.startswith((".", _ASIDE))]

    @staticmethod
    def _put_aside(path: Path) -> Path:
        with contextlib.suppress(OSError):
            return own_files.put_aside(path, path.stem)
        return path  # it stays where it is, and is told again the next time

    def _path(self, name: str) -> Path:
        if not _FILE.fullmatch(name) or name.startswith(_ASIDE):
            raise OSError(f"there can be no file {name!a}")
        return self.folder / f"{name}{_END}"

    def _create(self, text_of: Callable[[int], str]) -> None:
        if len(self._names()) >= MOST_LISTS:
            self.failed.emit(f"there are already {MOST_LISTS} lists, so remove one first")
            return
        files.make_folder(self.folder)
        for number in itertools.count(1):
            name = f"rules-{number}"
            with contextlib.suppress(FileExistsError):  # made by another window, or not read
                os.close(os.open(self._path(name), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
                break
        text = text_of(number)
        self._write(name, text)
        self.created.emit(name, text)

    def _write(self, name: str, text: str) -> None:
        own_files.write(self._path(name), text.encode(), _LARGEST)

    def _remove(self, name: str) -> None:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self._path(name))

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except OSError as error:
            self.failed.emit(reason_of(error))
