# SPDX-License-Identifier: MIT
"""A removal takes games out of the library with all that hangs on them, and can put them back as they were.

Meanwhile they are in tables that last as long as the connection.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.library.finished_game import GameKey

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


def remove(connection: sqlite3.Connection, numbers: Sequence[int]) -> Removed:
    """Take the games of these numbers out of the file, in a transaction, and return what they were.

    Raises:
        sqlite3.Error: if they cannot be read or removed.
    """
    values = {"numbers": json.dumps(list(numbers))}
    keys = connection.execute(f"SELECT {_KEY} FROM game WHERE {_WHAT['game']}", values).fetchall()
    for table in _WHAT:
        connection.execute(
            f"CREATE TEMP TABLE IF NOT EXISTS removed_{table} AS SELECT 0 AS removal, * FROM {table} LIMIT 0"
        )
    (last,) = connection.execute("SELECT coalesce(max(removal), 0) FROM removed_game").fetchone()
    for table, rows in _WHAT.items():
        connection.execute(
            f"INSERT INTO removed_{table} SELECT :removal, * FROM main.{table} WHERE {rows}",
            {"removal": last + 1, **values},
        )
    for table in ("practice", "game"):  # decisions go with their games
        connection.execute(f"DELETE FROM main.{table} WHERE {_WHAT[table]}", values)
    return Removed(tuple(GameKey(*key) for key in keys), last + 1)


def restore(connection: sqlite3.Connection, removed: Removed) -> int:
    """Put games back, in a transaction, but for those that were finished again meanwhile; return how many.

    Raises:
        sqlite3.Error: if they cannot be written, or the connection is another one by now.
    """
    games = 0
    for table in _WHAT:
        columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({table})"))
        is_back = "AND game IN (SELECT number FROM main.game)" if table == "decision" else ""
        added = connection.execute(
            f"INSERT OR IGNORE INTO main.{table} SELECT {columns} FROM removed_{table} WHERE removal = ? {is_back}",
            (removed.number,),
        ).rowcount
        connection.execute(f"DELETE FROM removed_{table} WHERE removal = ?", (removed.number,))
        games += added if table == "game" else 0
    return games
