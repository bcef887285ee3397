# SPDX-License-Identifier: MIT
"""Backups are dated copies of the library beside it: one of every day on which something changed.

Another one of the same day is made before anything is deleted in bulk, and before a copy takes the library's place. The
copies of the last seven days stay, and of each of the four weeks before them the last one.
"""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from datetime import date
from itertools import count
from pathlib import Path
from typing import NamedTuple

from engine.runtime import files
from yahtzee_gui.desktop.times import day_in
from yahtzee_gui.library.database import SIDE_FILES, LibraryFile, NewerVersion
from yahtzee_gui.library.rows import Damaged

FOLDER = "backups"
_NAME = re.compile(r"library-(\d{4}-\d\d-\d\d)(?:-(\d{1,4}))?\.sqlite3")
_DAYS, _WEEKS = 7, 4


class Backup(NamedTuple):
    """A copy: of which day, the how manyth of that day, and where it is."""

    day: date
    number: int
    path: Path


def backups(library: Path) -> list[Backup]:
    """Return the copies of the library at this path, the newest first."""
    found = []
    with contextlib.suppress(OSError), os.scandir(library.parent / FOLDER) as entries:
        for entry in entries:
            match = _NAME.fullmatch(entry.name)
            day = day_in(match[1]) if match is not None else None
            if match is not None and day is not None and entry.is_file(follow_symlinks=False):
                found.append(Backup(day, int(match[2] or 1), Path(entry.path)))
    return sorted(found, reverse=True)


def is_due(library: Path, today: date) -> bool:
    """Return whether there is no copy of `today`, and something has changed since the last one was made."""
    made = backups(library)
    # Not compared by which is later: the clock may have been set back.
    return all(one.day != today and _changed(one.path) != _last_change(library) for one in made)


def back_up(opened: LibraryFile, library: Path, today: date) -> Path:
    """Copy the library, remove the copies that are no longer needed, and return where the copy is.

    Raises:
        Damaged: if the copy isn't whole, as the library isn't; there is none then.
        OSError, sqlite3.Error: if it cannot be written; there is none then.
    """
    folder = library.parent / FOLDER
    files.make_folder(folder)
    handle, name = tempfile.mkstemp(prefix=f".{library.name}.", suffix=".tmp", dir=folder)
    os.close(handle)
    try:
        with closing(sqlite3.connect(name)) as target:
            opened.copy_to(target)
        LibraryFile(Path(name), is_checked=True).close()
        taken = {one.path.name for one in backups(library)}
        stem = f"{library.stem}-{today.isoformat()}"
        names = (f"{stem}{f'-{number}' if number > 1 else ''}{library.suffix}" for number in count(1))
        made = folder / next(free for free in names if free not in taken)
        os.utime(name, ns=(_last_change(library),) * 2)  # so it is known whether anything has changed since
        os.replace(name, made)
    finally:
        remove(Path(name))
    for one in _not_needed(backups(library)):
        with contextlib.suppress(OSError):
            os.unlink(one.path)
    return made


def put_newest_in_place(library: Path, place: Path) -> Backup | None:
    """Copy the newest backup of the library that is whole to a place where nothing is; None if there is none.

    Raises:
        OSError: if it cannot be written.
    """
    today = date.today()
    for backup in sorted(backups(library), key=lambda one: (one.day <= today, one), reverse=True):
        put_in_place(backup, place)
        with contextlib.suppress(Damaged, NewerVersion, sqlite3.Error):
            LibraryFile(place, is_checked=True).close()
            return backup
        remove(place)
    return None


def put_in_place(backup: Backup, place: Path) -> None:
    """Copy a backup to a place which nothing has open, and beside which nothing lies.

    Raises:
        OSError: if it cannot be read or written.
    """
    with backup.path.open("rb") as content:
        files.write_atomically(place, iter(lambda: content.read(1 << 20), b""))


def remove(path: Path) -> None:
    """Remove a copy, or what is left of one, with the files that SQLite keeps beside it.

    Raises:
        OSError: if it cannot be removed.
    """
    for end in SIDE_FILES:
        Path(f"{path}{end}").unlink(missing_ok=True)


def _not_needed(made: Sequence[Backup]) -> list[Backup]:
    """Return those of the copies, the newest first, that are older than what stays."""
    days = sorted({one.day for one in made}, reverse=True)
    kept = set(days[:_DAYS])
    weeks: dict[tuple[int, int], date] = {}
    for day in days[_DAYS:]:
        weeks.setdefault(day.isocalendar()[:2], day)  # the last of its week comes first
    kept.update(list(weeks.values())[:_WEEKS])
    newest = {day: next(one for one in made if one.day == day) for day in days[_DAYS:]}
    return [one for one in made if one.day not in kept or (one.day in newest and one != newest[one.day])]


def _last_change(library: Path) -> int:
    return max(_changed(library), _changed(Path(f"{library}-wal")))


def _changed(path: Path) -> int:
    """Return when a file was written last; -1 if there is none."""
    try:
        return os.stat(path).st_mtime_ns
    except OSError:
        return -1
