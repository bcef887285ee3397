# SPDX-License-Identifier: MIT
"""A removal takes games out of the history file with all that hangs on them, and can put them back as they were."""

from __future__ import annotations

import marshal
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from typing import Any

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.library.decision_table import DecisionTable
from yahtzee_gui.library.schema import INSERT_AT, LIST
from yahtzee_gui.play.finished_game import GameKey

_AT_ONCE = 100
_IS_KEY = " AND ".join(f"{column} = ?" for column in GameKey._fields)
_SELECT = f"SELECT number, {LIST} FROM game WHERE number = ?"
_COLUMNS = LIST.split(", ")

_Rows = list[tuple[Any, ...]]
_Taken = tuple[tuple[Any, ...], _Rows, _Rows, _Rows]
"""The row of a game, that of its grading, those of its decisions, and those of what was practised."""


@dataclass(frozen=True)
class Removed:
    """The games that were taken out: their `keys`, and all of them packed, for 10,000 have half a million decisions."""

    keys: tuple[GameKey, ...] = ()
    packs: tuple[bytes, ...] = ()


def remove(connection: sqlite3.Connection, decisions: DecisionTable, numbers: Sequence[int]) -> Removed:
    """Take the games of these numbers out of the file, in a transaction, and return what they were.

    Raises:
        sqlite3.Error: if they cannot be read or removed.
    """
    packs, keys = [], []
    for start in range(0, len(numbers), _AT_ONCE):
        found = [
            taken for number in numbers[start : start + _AT_ONCE] for taken in _take(connection, decisions, number)
        ]
        keys += [_key(game) for game, *_ in found]
        packs.append(zlib.compress(marshal.dumps(found), 1))
    return Removed(tuple(keys), tuple(packs))


def restore(connection: sqlite3.Connection, decisions: DecisionTable, removed: Removed) -> int:
    """Put games back, in a transaction, but for those that were finished again meanwhile; return how many.

    Raises:
        sqlite3.Error: if they cannot be written.
    """
    return sum(_put(connection, decisions, taken) for pack in removed.packs for taken in _unpacked(pack))


def _unpacked(pack: bytes) -> list[_Taken]:
    found: list[_Taken] = marshal.loads(zlib.decompress(pack))  # never left this process
    return found


def _take(connection: sqlite3.Connection, decisions: DecisionTable, number: int) -> Iterator[_Taken]:
    game = connection.execute(_SELECT, (number,)).fetchone()
    if game is None:
        return  # another program has removed it
    key = _key(game)
    graded, found = decisions.rows_of(number)
    practised = connection.execute(f"SELECT * FROM practice WHERE {_IS_KEY}", key).fetchall()
    connection.execute("DELETE FROM game WHERE number = ?", (number,))
    connection.execute(f"DELETE FROM practice WHERE {_IS_KEY}", key)
    decisions.drop(number)
    yield game, graded, found, practised


def _put(connection: sqlite3.Connection, decisions: DecisionTable, taken: _Taken) -> bool:
    (number, *row), graded, found, practised = taken
    if connection.execute("SELECT 1 FROM game WHERE number = ?", (number,)).fetchone() is not None:
        number = connection.execute("SELECT max(number) + 1 FROM game").fetchone()[0]
    if not connection.execute(INSERT_AT, (number, *row)).rowcount:
        return False
    decisions.put_rows(number, graded, found)
    if practised:
        marks = ", ".join("?" * len(practised[0]))
        connection.executemany(f"INSERT OR IGNORE INTO practice VALUES ({marks})", practised)
    return True


def _key(game: Sequence[Any]) -> GameKey:
    named = dict(zip(_COLUMNS, game[1:], strict=True))
    return GameKey(*(named[name] for name in GameKey._fields))
