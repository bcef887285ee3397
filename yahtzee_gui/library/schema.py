# SPDX-License-Identifier: MIT
"""The tables of the library, and how a file of an older version becomes one of the newest: the steps, in their order.

`user_version` of the file says how many of them it has behind it. So far there is one. With a second one,
a copy is to be made before it is taken.
"""

from __future__ import annotations

import sqlite3
from functools import lru_cache

from yahtzee_gui.library import decision_table, practice_table
from yahtzee_gui.library.rows import COLUMNS, FACE_COLUMNS

APPLICATION = 0x59434C42
"""What `application_id` says in a library."""
LIST = ", ".join((*COLUMNS, "checksum"))
"""The columns of a finished game, but for its number and the engine that graded it."""
MARKS = ", ".join("?" * (len(COLUMNS) + 1))

_FIRST = (
    f"""
CREATE TABLE game (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
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
    engine TEXT, -- the one whose decisions stand in the table of decisions; none without them
    UNIQUE (seed, rules, rolls_per_turn, dice_model, goal)
)
""",
    decision_table.SCHEMA,
    practice_table.SCHEMA,
    # The game in play has place 0; those that wait follow, the one that was left last at the end.
    "CREATE TABLE under_way (place INTEGER PRIMARY KEY, text TEXT NOT NULL)",
    "CREATE TABLE note (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
)
STEPS: tuple[tuple[str, ...], ...] = (_FIRST,)
"""The statements of each step."""


def take_steps(connection: sqlite3.Connection, version: int) -> None:
    """Bring the tables from a `version`, 0 for an empty file, to the newest one, in the caller's transaction.

    Raises:
        sqlite3.Error: if that cannot be written.
    """
    for step in STEPS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {len(STEPS)}")


def tables(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return the names of the tables in a file, and how they were made.

    Raises:
        sqlite3.Error: if they cannot be read.
    """
    return connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()


@lru_cache
def known_tables() -> list[tuple[str, str]]:
    """Return the same of the newest version."""
    connection = sqlite3.connect(":memory:")
    take_steps(connection, 0)
    found = tables(connection)
    connection.close()
    return found
