# SPDX-License-Identifier: MIT
"""The history database is the file of finished games: SQLite with a write-ahead log, flushed at every commit.

A process that is killed, or a machine that loses power, loses no game whose `add` had returned. The connection belongs
to the thread that opened it. Rows are checked one by one when the file is opened: one that cannot be read goes to a
table of its own, where it is kept, so that it counts in nothing and is in no one's way.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.runtime import files
from engine.training.decisions import StoredDecision
from engine.training.schedule import ScheduleCard
from yahtzee_gui.desktop import own_files
from yahtzee_gui.library import reading, removal, rows, schema
from yahtzee_gui.library.decision_table import DecisionTable
from yahtzee_gui.library.games_list import GamesList
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.practice_table import PracticeTable, Spot
from yahtzee_gui.library.reading import LATEST
from yahtzee_gui.library.removal import Removed
from yahtzee_gui.library.rows import GRADE_COLUMNS
from yahtzee_gui.library.schema import CHECKED, INSERT_AT, LIST, VERSION
from yahtzee_gui.library.transfer import Entry
from yahtzee_gui.play.finished_game import IMPORTED, TYPED_IN_TEXT, FinishedGame, GameKey

NEWEST = 2**62
"""No game has a higher number."""
SIDE_FILES = ("", "-journal", "-shm", "-wal")
"""What is appended to the file's name for the file itself and those that SQLite keeps beside it."""

LARGEST = 1_000_000_000
"""How many bytes the file may have; SQLite writes no more into it."""
_NEVER = 100
"""A version that there will not be: a file that says so, or more, is damaged."""
_PATIENCE = 5.0
"""Seconds for which another program may keep the file locked."""
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_OCCUPIED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}

_IS_KEY = " AND ".join(f"{column} = ?" for column in GameKey._fields)
_INSERT = f"INSERT OR IGNORE INTO game ({LIST}) VALUES ({', '.join('?' * len(CHECKED))})"
_GRADE = f"UPDATE game SET {', '.join(f'{column} = ?' for column in (*GRADE_COLUMNS, 'checksum'))} WHERE {_IS_KEY}"
_SELECT_ALL = f"SELECT number, {LIST} FROM game ORDER BY number"
_IS_TYPED = f"instr(text, '{TYPED_IN_TEXT}') > 0"
# Until 2026-11-27 the luck of typed rolls was wrong: such a game is looked at again if another engine graded it.
_SELECT_UNGRADED = f"""
    SELECT number, {LIST} FROM game
    WHERE number < ? AND goal NOT GLOB '{IMPORTED}*' AND (par IS NULL OR number NOT IN (SELECT game FROM graded)
        OR ({_IS_TYPED} AND number IN (SELECT game FROM graded WHERE engine NOT IN (?, ''))))
    ORDER BY number DESC LIMIT ?
"""
_SELECT_ONE = f"SELECT {LIST} FROM game WHERE {_IS_KEY}"
_SELECT_AT = f"SELECT {LIST} FROM game WHERE number = ?"
_SELECT_NUMBER = f"SELECT number FROM game WHERE {_IS_KEY}"


class NewerVersion(Exception):
    """The file was written by a newer version of the program; it was not changed."""


class Damaged(Exception):
    """The file is no history, or no longer a whole one."""


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether `error` says that the file itself is wrong, and not its disk, folder or another program."""
    return _kind(error) in _DAMAGE


def _kind(error: sqlite3.Error) -> int | None:
    code = getattr(error, "sqlite_errorcode", None)
    # The low byte is the kind of error, the rest its circumstances.
    return code & 0xFF if code is not None else None


class HistoryDatabase:
    """An open history file. `found_unreadable` is how many games could not be read any more when it was opened.

    One in a folder that cannot be written is read as it is: `is_read_only`, and writing to it fails.
    """

    def __init__(self, path: Path) -> None:
        """Open the file at `path`, or make it.

        Raises:
            NewerVersion: if a newer version wrote it.
            Damaged: if it is no whole history.
            OSError, sqlite3.Error: if it cannot be opened or made.
        """
        self.found_unreadable = 0
        self._path = path
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        _look_at(path)
        self._opened = _identity(path)
        self.is_read_only = cannot_be_written(path)
        address = _reading(path) if self.is_read_only else path.absolute().as_uri()
        self._connection = sqlite3.connect(address, timeout=_PATIENCE, isolation_level=None, uri=True)
        self._connection.text_factory = _decoded
        self.decisions = DecisionTable(self._connection)
        self.practice = PracticeTable(self._connection)
        self.list = GamesList(self._connection)
        try:
            self._prepare()
        except sqlite3.Error as error:
            self._connection.close()
            if is_damage(error):
                raise Damaged(str(error)) from error
            raise
        except (NewerVersion, OSError, MemoryError):  # it may be whole
            self._connection.close()
            raise
        except Exception as error:  # whatever SQLite, or what is in a row, comes up with
            self._connection.close()
            raise Damaged(str(error)) from error

    @property
    def is_in_place(self) -> bool:
        """Whether the open file is still the one at its path: it was not renamed, nor another one put there."""
        return _identity(self._path) == self._opened

    # ---- opening ----

    def _prepare(self) -> None:
        # Nothing is written before it is clear that the file is ours: even choosing the journal would change it.
        with self._transaction("BEGIN"):
            version = self._known_version()
            self._check_contents(version, is_whole=self._pragma("integrity_check(1)") == "ok")
        if self.is_read_only:
            if version != VERSION:
                raise sqlite3.OperationalError("an older version wrote it, and it cannot be brought up to date here")
            return
        self._choose_journal()
        self._pragma("synchronous = FULL")
        self._pragma(f"max_page_count = {LARGEST // self._pragma('page_size')}")
        with self._transaction("BEGIN IMMEDIATE"):
            version = self._known_version()  # another process may just have made it
            self._check_contents(version)
            self.found_unreadable = schema.make_tables(self._connection, version)
        self._check_rows()

    @contextlib.contextmanager
    def _transaction(self, begin: str) -> Iterator[None]:
        """Do all of something, as seen at one moment, or nothing of it."""
        self._connection.execute(begin)
        try:
            yield
        except BaseException:
            if self._connection.in_transaction:  # some errors have ended it already
                self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")

    def _known_version(self) -> int:
        version = self._pragma("user_version")
        if not 0 <= version < _NEVER:
            raise Damaged("its version is none")
        if version > VERSION:
            raise NewerVersion
        return version

    def _choose_journal(self) -> None:
        """Have SQLite write ahead; it does not wait by itself for another process that is doing the same."""
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                self._pragma("journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if _kind(error) not in _OCCUPIED or time.monotonic() > end:
                    raise
            time.sleep(0.02)

    def _check_contents(self, version: int, *, is_whole: bool = True) -> None:
        """Raise `Damaged` unless the file holds games, or nothing if it is new."""
        if not is_whole:
            raise Damaged("its contents are not whole")
        if not schema.is_ours(self._connection, version):
            raise Damaged("it holds something else")

    def _check_rows(self) -> None:
        """Restore rows that are not as they were written from their games, and set aside those that tell none."""
        damaged, before = [], None
        for number, *row in self._connection.execute(_SELECT_ALL):
            if rows.is_whole(row):
                before = row
            else:
                damaged.append((number, row, before))
        if not damaged:
            return
        with self._transaction("BEGIN IMMEDIATE"):
            for number, row, whole in damaged:
                self._connection.execute("DELETE FROM game WHERE number = ?", (number,))
                game = rows.restored(row, rows.game_in(whole) if whole is not None else None)
                self.decisions.drop(number)
                if game is None:
                    schema.set_aside(self._connection, row)
                    self.found_unreadable += 1
                else:
                    self._connection.execute(INSERT_AT, (number, *rows.row_of(game)))

    def _pragma(self, text: str) -> Any:
        row = self._connection.execute(f"PRAGMA {text}").fetchone()
        return row[0] if row is not None else None

    # ---- writing ----

    def add(self, games: Sequence[FinishedGame]) -> int:
        """Keep `games`, all or none, except those that are in the file already: of each the first finish counts.

        Return how many were new.

        Raises:
            sqlite3.Error: if they cannot be written.
        """
        with self._transaction("BEGIN IMMEDIATE"):
            return self._connection.executemany(_INSERT, map(rows.row_of, games)).rowcount

    def grade(self, game: FinishedGame, decisions: Sequence[StoredDecision] = ()) -> bool:
        """Keep the grade of `game` if it is here, was played just so to its end, and has none yet; and its decisions.

        That of a game whose rolls were typed in may be another one. Return whether it has a grade that it did not have.

        Raises:
            sqlite3.Error: if it cannot be written.
        """
        with self._transaction("BEGIN IMMEDIATE"):
            return self._put_grade(game, decisions)

    def _put_grade(self, game: FinishedGame, decisions: Sequence[StoredDecision]) -> bool:
        kept = self.find(game.key)
        if kept is None or not kept.is_same_finish(game) or game.grade is None:
            return False
        may_change = kept.grade is None or not kept.is_rolled_here
        if decisions and (may_change or kept.grade == game.grade):
            number = self.number(game.key)
            assert number is not None, "it has just been found"
            self.decisions.put(number, decisions)
        if not may_change or kept.grade == game.grade:
            return False
        graded = kept.with_grade(game.grade)
        self._connection.execute(_GRADE, (*rows.grade_values(graded), rows.row_of(graded)[-1], *game.key))
        return True

    def merge(self, entries: Iterable[Entry]) -> int:
        """Take over the games that are not here, and of those that are what is not known of them; return how many.

        Raises:
            sqlite3.Error: if they cannot be written; nothing of them is then.
        """
        added = 0
        with self._transaction("BEGIN IMMEDIATE"):
            for entry in entries:
                added += self._connection.execute(_INSERT, rows.row_of(entry.game)).rowcount
                if self.decisions_of(entry.game.key) is None:
                    self._put_grade(entry.game, entry.decisions)
                self.practice.put_new(entry.practice.items())
        return added

    def practise(self, cards: Iterable[tuple[Spot, ScheduleCard]]) -> None:
        """Keep how often costly choices were asked.

        Raises:
            sqlite3.Error: if it cannot be written.
        """
        with self._transaction("BEGIN IMMEDIATE"):
            self.practice.put(cards)

    def remove(self, numbers: Sequence[int]) -> Removed:
        """Take games out with all that hangs on them, and return them, to be put back by `restore`.

        Raises:
            sqlite3.Error: if they cannot be removed; all of them are here then.
        """
        with self._transaction("BEGIN IMMEDIATE"):
            return removal.remove(self._connection, self.decisions, numbers)

    def restore(self, removed: Removed) -> int:
        """Put games back as they were, but for those that were finished again meanwhile; return how many.

        Raises:
            sqlite3.Error: if they cannot be written; none of them is here then.
        """
        with self._transaction("BEGIN IMMEDIATE"):
            return removal.restore(self._connection, self.decisions, removed)

    def drop_damaged(self, below: int, most: int) -> int | None:
        """Drop the decisions that are not as they were written, of `most` games below a number; return the lowest.

        None if there are none below it.

        Raises:
            sqlite3.Error: if they cannot be read, or not be dropped.
        """
        lowest, damaged = self.decisions.damaged(below, most)
        if damaged:
            with self._transaction("BEGIN IMMEDIATE"):
                for number in damaged:
                    self.decisions.drop(number)
        return lowest

    # ---- reading ----

    def ungraded(self, below: int = NEWEST) -> tuple[int, tuple[FinishedGame, ...]]:
        """Return the newest games below a number that lack their grade or decisions, and the lowest of their numbers.

        Raises:
            sqlite3.Error: if they cannot be read.
        """
        found = self._connection.execute(_SELECT_UNGRADED, (below, files.answers_fingerprint(), LATEST)).fetchall()
        return (found[-1][0] if found else below), tuple(rows.game_in(row) for _, *row in found)

    def decisions_of(self, key: GameKey) -> tuple[StoredDecision, ...] | None:
        """Return the decisions of the game of that key, in order; None if they are not known.

        Raises:
            sqlite3.Error: if they cannot be read.
        """
        number = self.number(key)
        return self.decisions.of(number, key.kind) if number is not None else None

    def number(self, key: GameKey) -> int | None:
        """Return the number of the game of that key, None if it has not been finished.

        Raises:
            sqlite3.Error: if it cannot be read.
        """
        row = self._connection.execute(_SELECT_NUMBER, key).fetchone()
        return row[0] if row is not None else None

    def entries(self) -> Iterator[Entry]:
        """Yield every game with all that is kept of it, the oldest first, as they are at this moment.

        Raises:
            sqlite3.Error: if they cannot be read.
        """
        with self._transaction("BEGIN"):
            cards: dict[GameKey, list[tuple[int, ScheduleCard]]] = {}
            for spot, card in self.practice.cards().items():
                cards.setdefault(spot.key, []).append((spot.place, card))
            for _, *row in self._connection.execute(_SELECT_ALL):
                game = rows.game_in(row)
                practised = tuple(sorted(cards.get(game.key, ()), key=lambda card: card[0]))
                yield Entry(game, self.decisions_of(game.key) or (), practised)

    def find(self, key: GameKey) -> FinishedGame | None:
        """Return the game of that key, None if it has not been finished.

        Raises:
            sqlite3.Error: if it cannot be read.
        """
        row = self._connection.execute(_SELECT_ONE, key).fetchone()
        return rows.game_in(row) if row is not None else None

    def game_at(self, number: object) -> FinishedGame | None:
        """Return the game of that number, None if there is none.

        Raises:
            sqlite3.Error: if it cannot be read.
        """
        row = self._connection.execute(_SELECT_AT, (number,)).fetchone()
        return rows.game_in(row) if row is not None else None

    def read(self) -> History:
        """Return the figures over all games.

        Raises:
            sqlite3.Error: if they cannot be read.
            Damaged: if there is something in them that makes no sense.
        """
        try:
            return reading.history_in(self._connection)
        except (sqlite3.Error, MemoryError):
            raise
        except Exception as error:
            raise Damaged(str(error)) from error

    @property
    def others_writing(self) -> int:
        """A number that changes once another process has written to the file."""
        return int(self._pragma("data_version"))

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


def cannot_be_written(path: Path) -> bool:
    """Return whether there is a history at `path` that this user can read, and not write to."""
    return path.is_file() and not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK))


def _reading(path: Path) -> str:
    """Return the address by which SQLite reads a file, and makes none beside it where there is none to be looked into.

    What lies beside it was written by a program that was killed, or still runs.
    """
    is_alone = not any(Path(f"{path}{side}").exists() for side in SIDE_FILES[1:])
    return f"{path.absolute().as_uri()}?{'immutable=1' if is_alone else 'mode=ro'}"


def put_aside(path: Path) -> Path:
    """Rename the damaged history at `path`, with the files that belong to it, to a new name and return that.

    Raises:
        OSError: if it cannot be renamed.
    """
    return own_files.put_aside(path, path.stem, SIDE_FILES)


def _look_at(path: Path) -> None:
    """Make the file at `path` if there is none, for its owner alone; what lies there is looked at before it is opened.

    Raises:
        Damaged: if it, or one beside it, is no ordinary file of a possible size.
        OSError: if it can be neither made nor looked at.
    """
    for side in SIDE_FILES:
        name = Path(f"{path}{side}")
        try:
            own_files.check(name, LARGEST)
        except FileNotFoundError:
            if not side:
                with contextlib.suppress(FileExistsError):  # another process has just made it
                    os.close(os.open(name, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except files.FileRefused as error:
            raise Damaged(f"{name.name}: {error.strerror}") from error
        else:
            with contextlib.suppress(OSError):  # one of those beside it may go at any moment
                own_files.make_private(name)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _decoded(content: bytes) -> str:
    """Return a text of the file, also where a byte of it is damaged."""
    return content.decode("utf-8", errors="surrogateescape")
