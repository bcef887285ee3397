# SPDX-License-Identifier: MIT
"""Backups are dated copies of the library beside it; the newest that is whole takes the place of a damaged one.

There is one of every day on which something changed. Another one of the same day is made before anything is deleted in
bulk, and before a copy takes the library's place. The copies of the last seven days stay, and of each of the four weeks
before them the last one. A library that is damaged is put aside, never written over. What can still be read in it, row
by row with plain SQL, is newer and is merged in.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import date
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from engine.games import saved
from engine.runtime import files
from yahtzee_gui.desktop import own_files
from yahtzee_gui.desktop.own_files import day_in
from yahtzee_gui.library import database, schema
from yahtzee_gui.library.database import LARGEST, SIDE_FILES, LibraryFile, NewerVersion
from yahtzee_gui.library.decision_tables import card_in
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.library.schema import LIST, Damaged

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
        remove_copy(Path(name))
    for one in _not_needed(backups(library)):
        with contextlib.suppress(OSError):
            os.unlink(one.path)
    return made


def put_in_place(backup: Backup, place: Path) -> None:
    """Copy a backup to a place which nothing has open, and beside which nothing lies.

    Raises:
        OSError: if it cannot be read or written.
        Damaged, NewerVersion, sqlite3.Error: if it is not whole; there is no copy then.
    """
    with backup.path.open("rb") as content:
        files.write_atomically(place, iter(lambda: content.read(1 << 20), b""))
    try:
        LibraryFile(place, is_checked=True).close()
    except (Damaged, NewerVersion, sqlite3.Error):
        remove_copy(place)
        raise


def remove_copy(path: Path) -> None:
    """Remove a copy, or what is left of one, with the files that SQLite keeps beside it, or raise an OSError."""
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


UNREADABLE = (sqlite3.Error, UnicodeDecodeError, files.FileRefused)
"""What reading a damaged file can raise: what SQLite says may have the damage in it, and be no text."""
_FURTHER = 1_000
"""How many numbers above the last game that is known are tried."""


class Recovered(NamedTuple):
    """What came back: how many finished `games` there are, how many of them `read` in the damaged file alone.

    That file is `aside`, if there was one; `copied` is the day of the copy that took its place, None without one.
    """

    aside: Path | None
    copied: date | None
    games: int
    read: int


def recover(library: Path) -> Recovered:
    """Put the damaged library aside, and one in its place that is made of the newest copy and what can be read.

    Raises:
        OSError, sqlite3.Error: if it cannot be put aside, or nothing can be written; it is where it was then.
    """
    fresh = _fresh(library)
    remove_copy(fresh)
    copy, today = None, date.today()
    for backup in sorted(backups(library), key=lambda one: (one.day <= today, one), reverse=True):
        with contextlib.suppress(Damaged, NewerVersion, sqlite3.Error):
            put_in_place(backup, fresh)
            copy = backup
            break
    with closing(LibraryFile(fresh)) as opened:
        read = 0
        try:
            with closing(open_to_read(library)) as damaged, opened.transaction():
                read = _merge_readable(damaged, opened)
        except (FileNotFoundError, *UNREADABLE) as error:
            if database.is_passing(error):  # there is no room for what can be read
                raise
        games = len(opened.read().scores)
    is_there = os.path.lexists(library)
    aside = own_files.put_aside(library, library.stem, SIDE_FILES) if is_there else None
    os.rename(fresh, library)
    return Recovered(aside, copy.day if copy is not None else None, games, read)


def finish_recovery(library: Path) -> None:
    """Do the last step of a recovery that was stopped before it, or raise an OSError."""
    if _fresh(library).exists() and not os.path.lexists(library):
        os.rename(_fresh(library), library)


def is_gone(library: Path) -> bool:
    """Return whether the library is no longer there, or nothing of it, while there are copies of it."""
    is_empty = not library.exists() or (library.is_file() and not library.stat().st_size)
    return is_empty and bool(backups(library))


def copy_of(backup: Backup, library: Path) -> Path:
    """Return where a copy of a backup is, ready to take the place of the library; an OSError if it is damaged."""
    fresh = _fresh(library)
    remove_copy(fresh)
    try:
        put_in_place(backup, fresh)
    except (Damaged, sqlite3.Error) as error:
        raise OSError(errno.EIO, f"{backup.path.name} is damaged") from error
    return fresh


def open_to_read(path: Path) -> sqlite3.Connection:
    """Open a database in which nothing is changed; where a text is damaged it has marks that can be written.

    Raises:
        sqlite3.Error: if it cannot be opened.
        OSError: if it is no ordinary file.
    """
    own_files.check(path, LARGEST)
    mode = "mode=ro"
    for side in SIDE_FILES[1:]:
        try:
            own_files.check(Path(f"{path}{side}"), LARGEST)
        except FileNotFoundError:
            continue
        except files.FileRefused:
            mode = "immutable=1"  # what lies beside it is not looked at
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)
    connection.text_factory = lambda content: content.decode("utf-8", errors="replace")
    return connection


def readable_games(damaged: sqlite3.Connection, last: int = 0) -> Iterator[tuple[int, FinishedGame, bool]]:
    """Yield the number of each game that can be read in a file, the game, and whether it is as it was written.

    Args:
        damaged: the file, with a table of games as this version of the program has it, or an earlier one.
        last: the highest number that is known.
    """
    columns = {row[1] for row in damaged.execute("PRAGMA table_info(game)")}
    chosen = ", ".join(name if name in columns else f"'' AS {name}" for name in LIST.split(", "))
    before: FinishedGame | None = None
    for number, row in sorted(_numbered_rows(damaged, f"SELECT number, {chosen} FROM game", last).items()):
        is_whole = schema.is_whole(row)
        game = schema.game_in(row) if is_whole else None
        if game is None and "checksum" not in columns:
            game = schema.checked(row[:-1])
        game = game or schema.restored(row, before)
        if game is not None:
            yield number, game, is_whole
            before = game


def readable(damaged: sqlite3.Connection, table: str, key: str) -> list[tuple[Any, ...]]:
    """Return the rows of a small table that can be read, from its beginning and from its end."""
    found: dict[tuple[Any, ...], None] = {}
    for way in ("ASC", "DESC"):
        with contextlib.suppress(*UNREADABLE):
            for row in damaged.execute(f"SELECT * FROM {table} ORDER BY {key} {way}"):
                found[row] = None
    return list(found)


def _fresh(library: Path) -> Path:
    """Return where the library is made anew; it is whole there once nothing is in the library's place."""
    return library.with_name(f"recovering-{library.name}")


def _numbered_rows(damaged: sqlite3.Connection, select: str, last: int) -> dict[int, list[Any]]:
    """Return the rows by their numbers: to where the damage is, from the end to there, and between them one by one."""
    found: dict[int, list[Any]] = {}
    first_gap, end = 1, last + _FURTHER
    try:
        for number, *row in damaged.execute(f"{select} ORDER BY number"):
            found[number], first_gap = row, number + 1
    except UNREADABLE:
        with contextlib.suppress(*UNREADABLE):
            for number, *row in damaged.execute(f"{select} ORDER BY number DESC"):
                if number in found:
                    break
                found[number], end = row, number
        for number in range(first_gap, end):
            with contextlib.suppress(*UNREADABLE):
                found |= {number: row for number, *row in damaged.execute(f"{select} WHERE number = ?", (number,))}
    return found


def _merge_readable(damaged: sqlite3.Connection, opened: LibraryFile) -> int:
    """Take over what can be read, and return how many games are new."""
    read = 0
    for number, game, is_whole in readable_games(damaged, opened.last_number):
        if is_whole or opened.number(game.key) is None:  # its decisions are worked out again
            read += opened.put_read(number, game, None)
    opened.practise(filter(None, map(card_in, readable(damaged, "practice", "seed"))))
    under_way = [text for _, text in sorted(readable(damaged, "under_way", "place")) if is_game(text)]
    if under_way:
        opened.put_under_way(under_way)
    for name, text in readable(damaged, "note", "name"):
        with contextlib.suppress(ValueError, TypeError):
            json.loads(text)
            opened.put_note(name, text)
    return read


def is_game(text: object) -> bool:
    """Return whether a text tells a game."""
    try:
        saved.loads(str(text))
    except Exception:  # whatever is wrong with it
        return False
    return True
