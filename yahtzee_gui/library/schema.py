# SPDX-License-Identifier: MIT
"""The schema of the library: its tables, a row for each finished game, and the steps from an older file to a new one.

SQLite notices a page that is damaged as a page, not a digit that has become another one, nor a column that was
filled with something else. So every row is checked by itself: it has a checksum over its figures and its text. One that
is not as it was written is restored from the game's text where that still tells a whole game, without its grade, which
the coach works out again. Where dice are not fair nothing but the text says how they fell, so it is believed only if
the checksum shows that it is as it was.

`user_version` of the file says how many steps it has behind it. So far there is one. With a second one, a copy is to be
made before it is taken.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from engine.games import saved
from engine.games.record import Record
from engine.games.saved import Play
from engine.rules.dice import dice_model
from engine.rules.scoring import rules_of_key
from yahtzee_gui.desktop.own_files import time_in
from yahtzee_gui.library import decision_tables
from yahtzee_gui.library.finished_game import FinishedGame, Grade, or_none, seats_of

FACE_COLUMNS = ("ones", "twos", "threes", "fours", "fives", "sixes")
GAME_COLUMNS = tuple(field.name for field in fields(FinishedGame) if field.name not in ("faces", "grade", "seats"))
GRADE_COLUMNS = tuple(field.name for field in fields(Grade))
COLUMNS = (*GAME_COLUMNS, *GRADE_COLUMNS, *FACE_COLUMNS)
"""What is kept of a game; in the file the checksum follows."""

_NO_TIME = datetime(1970, 1, 1, tzinfo=UTC)
_encode = json.JSONEncoder(default=bytes.hex).encode
_MOST = 1_000_000_000
"""No number of a game is larger: what is, is damaged."""


def row_of(game: FinishedGame) -> tuple[object, ...]:
    """Return what stands in `COLUMNS` for `game`, and the checksum after it."""
    written = {name: getattr(game, name) for name in GAME_COLUMNS} | {"coached": int(game.coached)}
    values = (*(written[name] for name in GAME_COLUMNS), *grade_values(game), *game.faces)
    return (*values, checksum(values))


def grade_values(game: FinishedGame) -> tuple[object, ...]:
    """Return the values of the grade's columns, all empty where there is none."""
    grade = game.grade
    if grade is None:
        return (None,) * len(GRADE_COLUMNS)
    # As the columns have them, so that a checksum can be worked out before and after: SQLite knows no -0.0.
    accuracy = float(grade.accuracy) if grade.accuracy is not None else None
    return float(grade.par), grade.luck + 0.0, grade.points_lost + 0.0, int(grade.decisions), accuracy


def checksum(values: Sequence[object]) -> str:
    """Return the checksum over what stands in `COLUMNS`, whatever that is."""
    written = _encode(list(values))
    return hashlib.blake2b(written.encode(), digest_size=8).hexdigest()


def is_whole(row: Sequence[Any]) -> bool:
    """Return whether a row, checksum included, is as it was written, and nothing in it is absurd."""
    return row[-1] == checksum(row[:-1]) and _is_possible(dict(zip(COLUMNS, row, strict=False)))


class Damaged(Exception):
    """The library holds something that was not written so."""


def checked_game(row: Sequence[Any]) -> FinishedGame:
    """Return the game in a row, checksum included; `Damaged` if it is not as it was written."""
    if not is_whole(row):
        raise Damaged("a game is not as it was written")
    return game_in(row)


def game_in(row: Sequence[Any]) -> FinishedGame:
    """Return the game in a row that is whole."""
    named = dict(zip(COLUMNS, row, strict=False))
    grade = {name: named[name] for name in GRADE_COLUMNS}
    values = {name: named[name] for name in GAME_COLUMNS} | {"coached": bool(named["coached"])}
    faces = tuple(named[name] for name in FACE_COLUMNS)
    found = Grade(**grade) if grade["par"] is not None else None
    return FinishedGame(**values, faces=faces, grade=found, seats=seats_of(values["text"]))


def checked(values: Sequence[Any]) -> FinishedGame | None:
    """Return the game in a row of an older version, which has no checksum; None if something cannot be right in it."""
    if len(values) != len(COLUMNS):
        return None
    named = dict(zip(COLUMNS, values, strict=True))
    if not _is_possible(named):
        return None
    try:
        rules_of_key(named["rules"], named["rolls_per_turn"])
        dice_model(named["dice_model"])
    except ValueError:
        return None
    return game_in(values)


def _is_possible(named: dict[str, Any]) -> bool:
    texts = [named[name] for name in ("seed", "rules", "dice_model", "text", "goal")]
    counts = [named[name] for name in ("rolls_per_turn", "coached", "score", *FACE_COLUMNS)]
    return (
        time_in(named["finished_at"]) is not None
        and all(isinstance(text, str) and _can_be_encoded(text) for text in texts)
        and all(map(_is_count, counts))
        and _is_possible_grade(named)
    )


def _is_possible_grade(named: Mapping[str, Any]) -> bool:
    if all(named[name] is None for name in GRADE_COLUMNS):
        return True
    figures = [named[name] for name in ("par", "luck", "points_lost")]
    figures += [named["accuracy"]] if named["accuracy"] is not None else []  # a game with a goal has none
    # Compared, and no more: a text can have whole numbers that are too large for anything else.
    is_right = all(type(value) in (int, float) and -_MOST <= value <= _MOST for value in figures)
    return is_right and _is_count(named["decisions"])


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= _MOST


def _can_be_encoded(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


@or_none
def restored(values: Sequence[Any], before: FinishedGame | None) -> FinishedGame | None:
    """Return the game that the text in a damaged row tells, not graded; None if it tells none that is over.

    Where its time is damaged too, it is that of the game `before` it. `values` may have the checksum as their last.
    """
    named = dict(zip((*COLUMNS, "checksum"), values, strict=False))
    text = named.get("text")
    if not isinstance(text, str):  # a damaged row may hold anything in any column
        return None
    last = time_in(before.finished_at) if before is not None else None
    found = FinishedGame.of_text(text, time_in(named["finished_at"]) or last or _NO_TIME)
    follows = not found.is_card and _follows_from_seeds(saved.loads(text))
    return found if follows or _is_confirmed(found, named) else None


def _follows_from_seeds(play: Play) -> bool:
    """Return whether all dice of a game that could be read are what its seeds make them."""
    records = (play,) if isinstance(play, Record) else tuple(seat.record for seat in play.seats)
    return all(record.game.dice_model.is_fair for record in records)


def _is_confirmed(found: FinishedGame, named: Mapping[str, Any]) -> bool:
    """Return whether the checksum of a row holds once what its text tells stands in its columns."""
    told = dict(zip(COLUMNS, row_of(found), strict=False))
    written = {name: named[name] for name in ("finished_at", *GRADE_COLUMNS)}
    return bool(checksum([*(told | written).values()]) == named.get("checksum"))


APPLICATION = 0x59434C42
"""What `application_id` says in a library."""
LIST = ", ".join((*COLUMNS, "checksum"))
"""The columns of a finished game, but for its number and the engine that graded it."""
MARKS = ", ".join("?" * (len(COLUMNS) + 1))

_FIRST_STEP = (
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
    decision_tables.DECISIONS,
    decision_tables.PRACTICE,
    # The game in play has place 0; those that wait follow, the one that was left last at the end.
    "CREATE TABLE under_way (place INTEGER PRIMARY KEY, text TEXT NOT NULL)",
    "CREATE TABLE note (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
)
STEPS: tuple[tuple[str, ...], ...] = (_FIRST_STEP,)
"""The statements of each step."""


def take_steps(connection: sqlite3.Connection, version: int) -> None:
    """Bring the tables from a `version`, 0 for an empty file, to the newest one, in the caller's transaction."""
    for step in STEPS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {len(STEPS)}")


def tables_in(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return the names of the tables in a file, and how they were made."""
    return connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()


@lru_cache
def known_tables() -> list[tuple[str, str]]:
    """Return the same of the newest version."""
    connection = sqlite3.connect(":memory:")
    take_steps(connection, 0)
    found = tables_in(connection)
    connection.close()
    return found
