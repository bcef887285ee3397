# SPDX-License-Identifier: MIT
"""The library file has what the program keeps: SQLite with a write-ahead log, flushed at every commit.

A process that is killed, or a machine that loses power, loses nothing whose call had returned. The connection belongs
to the thread that opened it.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from engine.runtime import files
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import StoredDecision
from engine.training.retry import ScheduleCard
from yahtzee_gui.desktop import own_files
from yahtzee_gui.library import history_figures, schema
from yahtzee_gui.library.decision_tables import DecisionTable, PracticeTable, Spot
from yahtzee_gui.library.finished_game import CARD, IMPORTED, TYPED_IN_TEXT, FinishedGame, GameKey
from yahtzee_gui.library.games_list import GamesList
from yahtzee_gui.library.history_figures import LATEST, History
from yahtzee_gui.library.schema import GRADE_COLUMNS, LIST, MARKS, Damaged
from yahtzee_gui.library.transfer import Entry

_KEY = ", ".join(GameKey._fields)
_GAMES = "SELECT value FROM json_each(:numbers)"
_WHAT = {
    "game": f"number IN ({_GAMES})",
    "decision": f"game IN ({_GAMES})",
    "practice": f"({_KEY}) IN (SELECT {_KEY} FROM main.game WHERE number IN ({_GAMES}))",
}
"""Of each table the rows that go with games."""


@dataclass(frozen=True)
class Removed:
    """The games that were taken out: their `keys`, and the number of the removal."""

    keys: tuple[GameKey, ...] = ()
    number: int = 0


NAME = "library.sqlite3"
"""What the file is called."""
NEWEST = 2**62
"""No game has a higher number."""
SIDE_FILES = ("", "-journal", "-shm", "-wal")
"""What is appended to the file's name for the file itself and those that SQLite keeps beside it."""

LARGEST = 1_000_000_000
"""How many bytes the file may have; SQLite writes no more into it."""
_PATIENCE = 5.0
"""Seconds for which another program may keep the file locked."""
_NEWEST_FORMAT, _NEWEST_TABLES = 2, 4
"""The highest numbers of formats that SQLite writes in its files (https://www.sqlite.org/fileformat2.html)."""
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_OCCUPIED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_PASSING = _OCCUPIED | {sqlite3.SQLITE_FULL}

_IS_KEY = " AND ".join(f"{column} = ?" for column in GameKey._fields)
_INSERT = f"INSERT OR IGNORE INTO game ({LIST}) VALUES ({MARKS})"
_INSERT_AT = f"INSERT OR IGNORE INTO game (number, {LIST}) VALUES (?, {MARKS})"
_GRADE = f"UPDATE game SET {', '.join(f'{column} = ?' for column in (*GRADE_COLUMNS, 'checksum'))} WHERE {_IS_KEY}"
_SELECT_ALL = f"SELECT number, {LIST} FROM game ORDER BY number"
_IS_TYPED = f"instr(text, '{TYPED_IN_TEXT}') > 0"
# Until 2026-11-27 the luck of typed rolls was wrong: such a game is looked at again if another engine graded it.
_SELECT_UNGRADED = f"""
    SELECT number, {LIST} FROM game
    WHERE number < ? AND goal NOT GLOB '{IMPORTED}*' AND goal != '{CARD}'
        AND (par IS NULL OR engine IS NULL OR ({_IS_TYPED} AND engine NOT IN (?, '')))
    ORDER BY number DESC LIMIT ?
"""
_SELECT_ONE = f"SELECT {LIST} FROM game WHERE {_IS_KEY}"
_SELECT_AT = f"SELECT {LIST} FROM game WHERE number = ?"
_SELECT_NUMBER = f"SELECT number FROM game WHERE {_IS_KEY}"


class NewerVersion(Exception):
    """The file was written by a newer version of the program; it was not changed."""


def is_damage(error: Exception) -> bool:
    """Return whether `error` says that the file itself is wrong, and not its disk, folder or another program."""
    # What SQLite says of a damaged file may have the damage in it, and be no text.
    is_sure = isinstance(error, Damaged | UnicodeDecodeError)
    return is_sure or (isinstance(error, sqlite3.Error) and _kind(error) in _DAMAGE)


def is_passing(error: Exception) -> bool:
    """Return whether `error` says only that there is no room, or that another program has the file for a moment."""
    return isinstance(error, sqlite3.Error) and _kind(error) in _PASSING


def _kind(error: sqlite3.Error) -> int | None:
    code = getattr(error, "sqlite_errorcode", None)
    # The low byte is the kind of error, the rest its circumstances.
    return code & 0xFF if code is not None else None


class Graded(NamedTuple):
    """The decisions of a game as the rows that a file has of them, and the engine that judged them."""

    engine: str
    decisions: Sequence[Sequence[Any]]


class LibraryFile:
    """An open library. One in a folder that cannot be written is read as it is: `is_read_only`, and writing fails.

    What cannot be read or written raises an `sqlite3.Error`, and of what one call was to write nothing is there then. A
    game that is not as it was written raises `Damaged`.
    """

    def __init__(self, path: Path, *, is_checked: bool | None = None) -> None:
        """Open the file at `path`, or make it.

        Args:
            path: where it is.
            is_checked: whether all of it is read, to see that it is whole; by default that is done where the program
                that had it open last did not close it.

        Raises:
            NewerVersion: if a newer version wrote it.
            Damaged: if it is no library, or no whole one as far as that was looked at.
            OSError, sqlite3.Error: if it cannot be opened or made.
        """
        self._path = path
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        was_closed = not any(Path(f"{path}{side}").exists() for side in SIDE_FILES[1:])
        _look_at(path)
        self._opened = _identity(path)
        self.is_read_only = cannot_be_written(path)
        address = _reading(path) if self.is_read_only else path.absolute().as_uri()
        self._connection = sqlite3.connect(address, timeout=_PATIENCE, isolation_level=None, uri=True)
        # Also where a byte of a text is damaged.
        self._connection.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")
        self.decisions = DecisionTable(self._connection)
        self.practice = PracticeTable(self._connection)
        self.list = GamesList(self._connection)
        try:
            self._prepare()
            if not was_closed if is_checked is None else is_checked:
                self.check()
        except BaseException as error:
            self._connection.close()
            if isinstance(error, Exception) and is_damage(error):
                raise Damaged(str(error)) from error
            raise

    @property
    def is_in_place(self) -> bool:
        """Whether the open file is still the one at its path: it was not renamed, nor another one put there."""
        return _identity(self._path) == self._opened

    # ---- opening ----

    def _prepare(self) -> None:
        # Nothing is written before it is clear that the file is ours: even choosing the journal would change it.
        version = self._known_version()
        if self.is_read_only:
            if version != len(schema.STEPS):
                raise sqlite3.OperationalError("an older version wrote it, and it cannot be brought up to date here")
            return
        self._choose_journal()
        self._pragma("synchronous = FULL")
        self._pragma("foreign_keys = ON")
        self._pragma(f"max_page_count = {LARGEST // self._pragma('page_size')}")
        if version < len(schema.STEPS):
            with self.transaction():
                schema.take_steps(self._connection, self._known_version())  # another process may just have made it
        if schema.tables_in(self._connection) != schema.known_tables():
            raise Damaged("its tables are not as they were made")

    @contextlib.contextmanager
    def transaction(self, begin: str = "BEGIN IMMEDIATE") -> Iterator[None]:
        """Do all of something, as seen at one moment, or nothing of it; inside another one it is part of that."""
        if self._connection.in_transaction:
            yield
            return
        self._connection.execute(begin)
        try:
            yield
        except BaseException:
            if self._connection.in_transaction:  # some errors have ended it already
                self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")

    def _known_version(self) -> int:
        with self.transaction("BEGIN"):  # another process may be making it
            version, application = self._pragma("user_version"), self._pragma("application_id")
            if (version > 0) != (application == schema.APPLICATION) or (
                not version and schema.tables_in(self._connection)
            ):
                raise Damaged("it holds something else")
        if version > len(schema.STEPS):
            if schema.tables_in(self._connection) == schema.known_tables():
                raise Damaged("its version is not that of its tables")
            raise NewerVersion
        return int(version)

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

    def check(self) -> None:
        """Read all of the file; `Damaged` if its pages do not hang together, or a game is not as it was written."""
        with self.transaction("BEGIN"):
            if self._pragma("integrity_check(1)") != "ok":
                raise Damaged("its contents are not whole")
            for _, *row in self._connection.execute(_SELECT_ALL):
                schema.checked_game(row)

    def _pragma(self, text: str) -> Any:
        row = self._connection.execute(f"PRAGMA {text}").fetchone()
        return row[0] if row is not None else None

    def copy_to(self, target: sqlite3.Connection) -> None:
        """Have all of the file in another one, as it is at this moment."""
        self._connection.backup(target)

    # ---- games under way, and notes ----

    def put_under_way(self, texts: Sequence[str]) -> None:
        """Keep the game in play and those that wait, as texts, in the place of those there were."""
        with self.transaction():
            known = dict(self._connection.execute("SELECT place, text FROM under_way"))
            new = [(place, text) for place, text in enumerate(texts) if known.get(place) != text]
            self._connection.executemany("INSERT OR REPLACE INTO under_way VALUES (?, ?)", new)
            self._connection.execute("DELETE FROM under_way WHERE place >= ?", (len(texts),))

    def under_way(self) -> list[str]:
        """Return the texts of the game in play, if there is one, and of those that wait."""
        return [text for (text,) in self._connection.execute("SELECT text FROM under_way ORDER BY place")]

    def put_note(self, name: str, text: str) -> None:
        """Keep a text under a name, in the place of what had it."""
        self._connection.execute("INSERT OR REPLACE INTO note VALUES (?, ?)", (name, text))

    def note(self, name: str) -> str | None:
        """Return the text under a name; None without one."""
        row = self._connection.execute("SELECT text FROM note WHERE name = ?", (name,)).fetchone()
        return row[0] if row is not None else None

    # ---- writing ----

    def add(self, games: Sequence[FinishedGame]) -> int:
        """Keep `games`, all or none, except those that are in the file already: of each the first finish counts.

        Return how many were new.
        """
        with self.transaction():
            return self._connection.executemany(_INSERT, map(schema.row_of, games)).rowcount

    def grade(self, game: FinishedGame, decisions: Sequence[StoredDecision] = ()) -> bool:
        """Keep the grade of `game` if it is here, was played just so to its end, and has none yet; and its decisions.

        That of a game whose rolls were typed in may be another one. Return whether it has a grade that it did not have.
        """
        with self.transaction():
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
        self._connection.execute(_GRADE, (*schema.grade_values(graded), schema.row_of(graded)[-1], *game.key))
        return True

    def merge(self, entries: Iterable[Entry]) -> int:
        """Take over the games that are not here, and of those that are what is not known of them; return how many."""
        added = 0
        with self.transaction():
            for entry in entries:
                added += self._connection.execute(_INSERT, schema.row_of(entry.game)).rowcount
                if self.decisions_of(entry.game.key) is None:
                    self._put_grade(entry.game, entry.decisions)
                self.practice.put(entry.practice.items(), keeps_known=True)
        return added

    def put_read(self, number: int, game: FinishedGame, graded: Graded | None) -> bool:
        """Have the game of a number as it is in another file, with its decisions; return whether it is new."""
        with self.transaction():
            known = self.number(game.key)
            if known is not None and self.find(game.key) == game:
                return False
            self._connection.execute("DELETE FROM game WHERE number = ?", (known,))
            row = schema.row_of(game)
            if not self._connection.execute(_INSERT_AT, (number, *row)).rowcount:
                self._connection.execute(_INSERT, row)  # another game has that number here
            here = self.number(game.key)
            if graded is not None and here is not None:
                with contextlib.suppress(sqlite3.IntegrityError):  # something is missing in them
                    self.decisions.put_rows(here, graded.engine, [(here, *row[1:]) for row in graded.decisions])
                if self.decisions.of(here, game.key.kind) is None:
                    self.decisions.put_rows(here, None, ())  # they are worked out again
            return known is None

    def practise(self, cards: Iterable[tuple[Spot, ScheduleCard]]) -> None:
        """Keep how often costly choices were asked."""
        with self.transaction():
            self.practice.put(cards)

    def remove(self, numbers: Sequence[int]) -> Removed:
        """Take games out with all that hangs on them, and return them, to be put back by `restore`."""
        ask, values = self._connection.execute, {"numbers": json.dumps(list(numbers))}
        with self.transaction():
            keys = ask(f"SELECT {_KEY} FROM game WHERE {_WHAT['game']}", values).fetchall()
            for table in _WHAT:
                ask(f"CREATE TEMP TABLE IF NOT EXISTS removed_{table} AS SELECT 0 AS removal, * FROM {table} LIMIT 0")
            (last,) = ask("SELECT coalesce(max(removal), 0) FROM removed_game").fetchone()
            for table, rows in _WHAT.items():
                put = f"INSERT INTO removed_{table} SELECT :removal, * FROM main.{table} WHERE {rows}"
                ask(put, {"removal": last + 1, **values})
            for table in ("practice", "game"):  # decisions go with their games
                ask(f"DELETE FROM main.{table} WHERE {_WHAT[table]}", values)
        return Removed(tuple(GameKey(*key) for key in keys), last + 1)

    def restore(self, removed: Removed) -> int:
        """Put games back as they were, but for those that were finished again meanwhile; return how many."""
        ask, games = self._connection.execute, 0
        with self.transaction():
            for table in _WHAT:
                columns = ", ".join(row[1] for row in ask(f"PRAGMA main.table_info({table})"))
                is_back = "AND game IN (SELECT number FROM main.game)" if table == "decision" else ""
                rows = f"SELECT {columns} FROM removed_{table} WHERE removal = ? {is_back}"
                added = ask(f"INSERT OR IGNORE INTO main.{table} {rows}", (removed.number,)).rowcount
                ask(f"DELETE FROM removed_{table} WHERE removal = ?", (removed.number,))
                games += added if table == "game" else 0
        return games

    # ---- reading ----

    def ungraded(self, below: int = NEWEST) -> tuple[int, tuple[FinishedGame, ...]]:
        """Return the newest games below a number that lack grade or decisions, and the lowest of their numbers."""
        found = self._connection.execute(_SELECT_UNGRADED, (below, files.engine_fingerprint(), LATEST)).fetchall()
        return (found[-1][0] if found else below), tuple(schema.checked_game(row) for _, *row in found)

    def decisions_of(self, key: GameKey) -> tuple[StoredDecision, ...] | None:
        """Return the decisions of the game of that key, in order; None if they are not known."""
        number = self.number(key)
        return self.decisions.of(number, key.kind) if number is not None else None

    def number(self, key: GameKey) -> int | None:
        """Return the number of the game of that key, None if it has not been finished."""
        row = self._connection.execute(_SELECT_NUMBER, key).fetchone()
        return row[0] if row is not None else None

    @property
    def last_number(self) -> int:
        """The highest number of a game; 0 without one."""
        return int(self._connection.execute("SELECT coalesce(max(number), 0) FROM game").fetchone()[0])

    def entries(self) -> Iterator[Entry]:
        """Yield every game with all that is kept of it, the oldest first, as they are at this moment."""
        with self.transaction("BEGIN"):
            cards: dict[GameKey, list[tuple[int, ScheduleCard]]] = {}
            for spot, card in self.practice.cards().items():
                cards.setdefault(spot.key, []).append((spot.place, card))
            for _, *row in self._connection.execute(_SELECT_ALL):
                game = schema.checked_game(row)
                practised = tuple(sorted(cards.get(game.key, ()), key=lambda card: card[0]))
                yield Entry(game, self.decisions_of(game.key) or (), practised)

    def find(self, key: GameKey) -> FinishedGame | None:
        """Return the game of that key, None if it has not been finished."""
        row = self._connection.execute(_SELECT_ONE, key).fetchone()
        return schema.checked_game(row) if row is not None else None

    def game_at(self, number: object) -> FinishedGame | None:
        """Return the game of that number, None if there is none."""
        row = self._connection.execute(_SELECT_AT, (number,)).fetchone()
        return schema.checked_game(row) if row is not None else None

    def read(self) -> History:
        return history_figures.history_in(self._connection)

    @property
    def others_writing(self) -> int:
        """A number that changes once another process has written to the file."""
        return int(self._pragma("data_version"))

    def close(self) -> None:
        self._connection.close()


def cannot_be_written(path: Path) -> bool:
    """Return whether there is a library at `path` that this user can read, and not write to."""
    return path.is_file() and not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK))


def _reading(path: Path) -> str:
    """Return the address by which SQLite reads a file, and makes none beside it where there is none to be looked into.

    What lies beside it was written by a program that was killed, or still runs.
    """
    is_alone = not any(Path(f"{path}{side}").exists() for side in SIDE_FILES[1:])
    return f"{path.absolute().as_uri()}?{'immutable=1' if is_alone else 'mode=ro'}"


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
    with path.open("rb") as file:
        head = file.read(48)
    if max(head[18:20], default=0) > _NEWEST_FORMAT or int.from_bytes(head[44:], "big") > _NEWEST_TABLES:
        raise Damaged("its head is damaged")  # SQLite takes it for a file of a later version of itself


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
