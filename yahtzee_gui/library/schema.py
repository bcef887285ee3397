# SPDX-License-Identifier: MIT
"""The layout of the history file: its tables in their newest version, and how a file of an older one becomes that."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from yahtzee_gui.library import decision_table, practice_table, rows
from yahtzee_gui.library.rows import COLUMNS, FACE_COLUMNS
from yahtzee_gui.play.finished_game import FinishedGame

VERSION = 5
"""The version of the file.

In the first one, every game had a grade; before the third, no game had a goal; before the fourth, rows had no
checksum; before this one, nothing was kept of decisions and practice.
"""
CHECKED = (*COLUMNS, "checksum")
"""The columns of a game, but for its number."""
LIST = ", ".join(CHECKED)
INSERT_AT = f"INSERT OR IGNORE INTO game (number, {LIST}) VALUES ({', '.join('?' * (len(CHECKED) + 1))})"

_FIRST_WITH_GOALS, _FIRST_WITH_CHECKSUMS, _FIRST_WITH_DECISIONS = 3, 4, 5
_SCHEMA = (
    f"""
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
    {", ".join(f"{face} INTEGER NOT NULL" for face in FACE_COLUMNS)},
    text TEXT NOT NULL,
    goal TEXT NOT NULL,
    checksum TEXT NOT NULL,
    UNIQUE (seed, rules, rolls_per_turn, dice_model, goal)
)
""",
    f"CREATE TABLE unreadable (number INTEGER PRIMARY KEY, {LIST})",
)
_SET_ASIDE = f"INSERT INTO unreadable ({LIST}) VALUES ({', '.join('?' * len(CHECKED))})"


def is_ours(connection: sqlite3.Connection, version: int) -> bool:
    """Return whether a file has the tables of a `version` and none of later ones; of version 0, whether it has none.

    Raises:
        sqlite3.Error: if it cannot be read.
    """
    if not version:
        return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None
    tables = _tables_of(version)
    later = _tables_of(VERSION).keys() - tables.keys()
    has_all = all(_columns(connection, name) == columns for name, columns in tables.items())
    return has_all and not any(_columns(connection, name) for name in later)


def make_tables(connection: sqlite3.Connection, version: int) -> int:
    """Make the tables, with the games of an older `version` in them; return how many of these cannot be read.

    Raises:
        sqlite3.Error: if that cannot be written.
    """
    if version == VERSION:
        return 0
    unreadable = 0
    if version < _FIRST_WITH_CHECKSUMS:
        unreadable = _make_game_tables(connection, version)
    for command in (*decision_table.SCHEMA, *practice_table.SCHEMA):
        connection.execute(command)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    return unreadable


def set_aside(connection: sqlite3.Connection, row: Sequence[Any]) -> None:
    """Keep a row that cannot be read where it counts in nothing.

    Raises:
        sqlite3.Error: if that cannot be written.
    """
    connection.execute(_SET_ASIDE, [_storable(value) for value in row])


def _make_game_tables(connection: sqlite3.Connection, version: int) -> int:
    if version:
        connection.execute("ALTER TABLE game RENAME TO game_before")
    for command in _SCHEMA:
        connection.execute(command)
    if not version:
        return 0
    unreadable = _take_over(connection, _columns_of(version))
    connection.execute("DROP TABLE game_before")
    return unreadable


def _take_over(connection: sqlite3.Connection, columns: Sequence[str]) -> int:
    """Give the rows of an older version their checksums; what is impossible in one is restored, or it is kept."""
    before: FinishedGame | None = None
    unreadable = 0
    found = connection.execute(f"SELECT number, {', '.join(columns)} FROM game_before ORDER BY number")
    for number, *values in found.fetchall():
        named = {"goal": "", **dict(zip(columns, values, strict=True))}
        row = [named[column] for column in COLUMNS]
        game = rows.checked(row) or rows.restored(row, before)
        if game is None:
            set_aside(connection, (*row, ""))
            unreadable += 1
        else:
            connection.execute(INSERT_AT, (number, *rows.row_of(game)))
        before = game or before
    return unreadable


def _columns(connection: sqlite3.Connection, table: str) -> set[str]:
    return {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}


def _tables_of(version: int) -> dict[str, set[str]]:
    checked = {"checksum"} if version >= _FIRST_WITH_CHECKSUMS else set()
    tables = {"game": {"number", *_columns_of(version), *checked}}
    if checked:
        tables["unreadable"] = {"number", *CHECKED}
    return {**tables, **decision_table.TABLES, **practice_table.TABLES} if version >= _FIRST_WITH_DECISIONS else tables


def _columns_of(version: int) -> tuple[str, ...]:
    return COLUMNS if version >= _FIRST_WITH_GOALS else tuple(name for name in COLUMNS if name != "goal")


def _storable(value: object) -> object:
    """Return a value as it was read, as SQLite takes it."""
    return value.encode("utf-8", errors="surrogateescape") if isinstance(value, str) else value
