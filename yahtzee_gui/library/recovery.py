# SPDX-License-Identifier: MIT
"""Recovery: a library that is damaged is put aside, never written over; the newest copy that is whole takes its place.

What can still be read in the damaged file, row by row with plain SQL, is newer and is merged in.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from engine.games import saved
from engine.runtime import files
from yahtzee_gui.desktop import own_files
from yahtzee_gui.library import backups, database, rows
from yahtzee_gui.library.backups import Backup
from yahtzee_gui.library.database import LARGEST, SIDE_FILES, LibraryFile
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.library.practice_table import card_in
from yahtzee_gui.library.rows import Damaged
from yahtzee_gui.library.schema import LIST

UNREADABLE = (sqlite3.Error, UnicodeDecodeError, files.FileRefused)
"""What reading a damaged file can raise: what SQLite says may have the damage in it, and be no text."""
_FURTHER = 1_000
"""How many numbers above the last game that is known are tried."""


class Recovered(NamedTuple):
    """What came back.

    Attributes:
        aside: where the damaged file is; None if there was none at all.
        copied: the day of the copy that took its place; None if there was none.
        games: how many finished games there are now.
        read: how many of them are from the damaged file, and not in the copy.
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
    backups.remove(fresh)
    copy = backups.put_newest_in_place(library, fresh)
    with closing(LibraryFile(fresh)) as opened:
        read = 0
        try:
            with closing(open_to_read(library)) as damaged, opened.transaction():
                read = _merge(damaged, opened)
        except (FileNotFoundError, *UNREADABLE) as error:
            if database.is_passing(error):  # there is no room for what can be read
                raise
        games = len(opened.read().scores)
    is_there = os.path.lexists(library)
    aside = own_files.put_aside(library, library.stem, SIDE_FILES) if is_there else None
    os.rename(fresh, library)
    return Recovered(aside, copy.day if copy is not None else None, games, read)


def finish(library: Path) -> None:
    """Do the last step of a recovery that was stopped before it.

    Raises:
        OSError: if that cannot be done.
    """
    if _fresh(library).exists() and not os.path.lexists(library):
        os.rename(_fresh(library), library)


def is_gone(library: Path) -> bool:
    """Return whether the library is no longer there, or nothing of it, while there are copies of it."""
    is_empty = not library.exists() or (library.is_file() and not library.stat().st_size)
    return is_empty and bool(backups.backups(library))


def copy_of(backup: Backup, library: Path) -> Path:
    """Return where a copy of a backup is, ready to take the place of the library.

    Raises:
        OSError: if it is damaged, or cannot be copied.
    """
    fresh = _fresh(library)
    backups.remove(fresh)
    backups.put_in_place(backup, fresh)
    try:
        LibraryFile(fresh, is_checked=True).close()
    except (Damaged, sqlite3.Error) as error:
        backups.remove(fresh)
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
        is_whole = rows.is_whole(row)
        game = rows.game_in(row) if is_whole else None
        if game is None and "checksum" not in columns:
            game = rows.checked(row[:-1])
        game = game or rows.restored(row, before)
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


def _merge(damaged: sqlite3.Connection, opened: LibraryFile) -> int:
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
