# SPDX-License-Identifier: MIT
"""The history database is the file of finished games: SQLite with a write-ahead log, flushed at every commit.

A process that is killed, or a machine that loses power, loses no game whose `add` had returned. The connection belongs
to the thread that opened it.
"""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from yahtzee_gui.services.history.days import SEED_PATTERN, DayResult
from yahtzee_gui.services.history.figures import History, Tally
from yahtzee_gui.services.history.finished_game import FinishedGame, GameKey, Grade

VERSION = 3
"""The version of the table: in the first one, every game had a grade; before the third, no game had a goal."""
LATEST = 200
"""How many of the newest games a `History` lists."""

_FACE_COLUMNS = ("ones", "twos", "threes", "fours", "fives", "sixes")
_SIDE_FILES = ("", "-wal", "-shm")
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}

_SCHEMA = f"""
CREATE TABLE game (
    number INTEGER PRIMARY KEY,
    finished_at TEXT NOT NULL,
    seed TEXT NOT NULL,
    rules TEXT NOT NULL,
    rolls_per_turn INTEGER NOT NULL,
    dice_model TEXT NOT NULL,
    coached INTEGER NOT NULL,
    score INTEGER NOT NULL,
    par REAL,
    luck REAL,
    points_lost REAL,
    decisions INTEGER,
    accuracy REAL,
    {", ".join(f"{face} INTEGER NOT NULL" for face in _FACE_COLUMNS)},
    text TEXT NOT NULL,
    goal TEXT NOT NULL,
    UNIQUE (seed, rules, rolls_per_turn, dice_model, goal)
)
"""


_GAME_COLUMNS = tuple(field.name for field in fields(FinishedGame) if field.name not in ("faces", "grade"))
_GRADE_COLUMNS = tuple(field.name for field in fields(Grade))
_COLUMNS = (*_GAME_COLUMNS, *_GRADE_COLUMNS, *_FACE_COLUMNS)
_LIST = ", ".join(_COLUMNS)
_INSERT = f"INSERT OR IGNORE INTO game ({_LIST}) VALUES ({', '.join('?' * len(_COLUMNS))})"
_OLD_COLUMNS = tuple(column for column in _COLUMNS if column != "goal")
_OLD_LIST = ", ".join(_OLD_COLUMNS)
_UPGRADE = f"INSERT INTO game (number, {_OLD_LIST}, goal) SELECT number, {_OLD_LIST}, '' FROM game_before"
_GRADE = f"""
    UPDATE game SET {", ".join(f"{column} = ?" for column in _GRADE_COLUMNS)}
    WHERE {" AND ".join(f"{column} = ?" for column in GameKey._fields)} AND text = ? AND par IS NULL
"""
_SELECT_LATEST = f"SELECT {_LIST} FROM game ORDER BY number DESC LIMIT ?"
_SELECT_BESTS_BEFORE = f"""
    SELECT {", ".join(GameKey._fields)}, max(CASE WHEN coached THEN NULL ELSE score END) OVER (
        PARTITION BY rules, rolls_per_turn, dice_model, goal ORDER BY number
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    FROM game ORDER BY number DESC LIMIT ?
"""
_SELECT_UNGRADED = f"SELECT {_LIST} FROM game WHERE par IS NULL ORDER BY number DESC LIMIT ?"
_SELECT_ONE = f"SELECT {_LIST} FROM game WHERE {' AND '.join(f'{column} = ?' for column in GameKey._fields)}"
_SELECT_DAYS = f"SELECT {_LIST} FROM game WHERE seed GLOB ? ORDER BY number"
_SELECT_SCORES = f"SELECT {', '.join(GameKey._fields)}, score FROM game"
_SELECT_TALLIES = f"""
    SELECT rules, rolls_per_turn, dice_model, goal, coached, count(*), count(par), max(score), sum(score), total(luck),
        total(points_lost), coalesce(sum(decisions), 0), {", ".join(f"sum({face})" for face in _FACE_COLUMNS)}
    FROM game GROUP BY rules, rolls_per_turn, dice_model, goal, coached
"""


class NewerVersion(Exception):
    """The file was written by a newer version of the program; it was not changed."""


class Damaged(Exception):
    """The file is no history, or no longer a whole one."""


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether `error` says that the file itself is wrong, and not its disk, folder or another program."""
    code = getattr(error, "sqlite_errorcode", None)
    # The low byte is the kind of error, the rest its circumstances.
    return code is not None and code & 0xFF in _DAMAGE


class HistoryDatabase:
    """An open history file."""

    def __init__(self, path: Path) -> None:
        """Open the file at `path`, or make it.

        Raises:
            NewerVersion: if a newer version wrote it.
            Damaged: if it is no whole history.
            OSError, sqlite3.Error: if it cannot be opened or made.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(path, isolation_level=None)
        try:
            self._prepare()
        except sqlite3.Error as error:
            self._connection.close()
            if is_damage(error):
                raise Damaged(str(error)) from error
            raise
        except BaseException:
            self._connection.close()
            raise

    def _prepare(self) -> None:
        # Nothing is written before it is clear that the file is ours: even choosing the journal would change it.
        version = self._pragma("user_version")
        if version > VERSION:
            raise NewerVersion
        if self._pragma("quick_check") != "ok":
            raise Damaged("its contents are not whole")
        self._check_contents(version)
        self._pragma("journal_mode = WAL")
        self._pragma("synchronous = FULL")
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            self._make_table(self._pragma("user_version"))  # another process may just have made it

    def _make_table(self, version: int) -> None:
        """Make the table, with the games of an older `version` of it in it."""
        if version == VERSION:
            return
        if version:
            self._connection.execute("ALTER TABLE game RENAME TO game_before")
        self._connection.execute(_SCHEMA)
        if version:
            self._connection.execute(_UPGRADE)
            self._connection.execute("DROP TABLE game_before")
        self._pragma(f"user_version = {VERSION}")

    def _check_contents(self, version: int) -> None:
        """Raise `Damaged` unless the file holds games, or nothing if it is new."""
        if version:
            found = {row[1] for row in self._connection.execute("PRAGMA table_info(game)")}
            is_ours = found == {"number", *(_COLUMNS if version == VERSION else _OLD_COLUMNS)}
        else:
            is_ours = self._connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None
        if not is_ours:
            raise Damaged("it holds something else")

    def _pragma(self, text: str) -> Any:
        row = self._connection.execute(f"PRAGMA {text}").fetchone()
        return row[0] if row is not None else None

    def add(self, games: Sequence[FinishedGame]) -> None:
        """Keep `games`, all or none, except those that are in the file already: of each the first finish counts.

        Raises:
            sqlite3.Error: if they cannot be written.
        """
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.executemany(_INSERT, map(_to_row, games))

    def grade(self, game: FinishedGame) -> None:
        """Keep the grade of `game` if it is here, was played just so to its end, and has none yet.

        Raises:
            sqlite3.Error: if it cannot be written.
        """
        self._connection.execute(_GRADE, (*_grade_values(game), *game.key, game.text))

    def ungraded(self) -> tuple[FinishedGame, ...]:
        """Return the newest games that have no grade.

        Raises:
            sqlite3.Error: if they cannot be read.
        """
        return tuple(map(_to_game, self._connection.execute(_SELECT_UNGRADED, (LATEST,))))

    def find(self, key: GameKey) -> FinishedGame | None:
        """Return the game of that key, None if it has not been finished.

        Raises:
            sqlite3.Error: if it cannot be read.
        """
        row = self._connection.execute(_SELECT_ONE, key).fetchone()
        return _to_game(row) if row is not None else None

    def read(self) -> History:
        """Return the figures over all games.

        Raises:
            sqlite3.Error: if they cannot be read.
        """
        tallies = tuple(_tally(row) for row in self._connection.execute(_SELECT_TALLIES))
        scores = {GameKey(*key): score for *key, score in self._connection.execute(_SELECT_SCORES)}
        latest = tuple(_to_game(row) for row in self._connection.execute(_SELECT_LATEST, (LATEST,)))
        bests = {GameKey(*key): best for *key, best in self._connection.execute(_SELECT_BESTS_BEFORE, (LATEST,))}
        games = map(_to_game, self._connection.execute(_SELECT_DAYS, (SEED_PATTERN,)))
        return History(tallies, scores, latest, bests, tuple(filter(None, map(DayResult.of, games))))

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


def put_aside(path: Path) -> Path:
    """Rename the damaged history at `path`, with the files that belong to it, to a new name and return that.

    Raises:
        OSError: if it cannot be renamed.
    """
    names = (path.with_name(f"damaged-{path.stem}-{number}{path.suffix}") for number in itertools.count(1))
    target = next(name for name in names if not any(_side(name, end).exists() for end in _SIDE_FILES))
    for end in reversed(_SIDE_FILES):
        if _side(path, end).exists():
            _side(path, end).rename(_side(target, end))
    return target


def _side(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _to_row(game: FinishedGame) -> tuple[object, ...]:
    return (*(getattr(game, column) for column in _GAME_COLUMNS), *_grade_values(game), *game.faces)


def _grade_values(game: FinishedGame) -> tuple[object, ...]:
    """Return the values of the grade's columns, all empty where there is none."""
    return tuple(getattr(game.grade, column, None) for column in _GRADE_COLUMNS)


def _to_game(row: Sequence[Any]) -> FinishedGame:
    named = dict(zip(_COLUMNS, row, strict=True))
    grade = {column: named[column] for column in _GRADE_COLUMNS}
    values = {column: named[column] for column in _GAME_COLUMNS}
    values["coached"] = bool(values["coached"])
    faces = tuple(named[column] for column in _FACE_COLUMNS)
    return FinishedGame(**values, faces=faces, grade=Grade(**grade) if grade["par"] is not None else None)


def _tally(row: Sequence[Any]) -> Tally:
    rules, rolls_per_turn, dice_model, goal, coached, *sums = row
    games, graded, best, score, luck, points_lost, decisions, *faces = sums
    return Tally(
        rules,
        rolls_per_turn,
        dice_model,
        goal,
        bool(coached),
        games,
        graded,
        best,
        score,
        luck,
        points_lost,
        decisions,
        tuple(faces),
    )
