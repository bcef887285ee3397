# SPDX-License-Identifier: MIT
"""The practice table has how often costly choices were asked again, and when they are due, beside their games.

A mistake is known by its game's key and its place there.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.training.schedule import ScheduleCard
from yahtzee_gui.desktop.times import day_in
from yahtzee_gui.library.finished_game import GameKey


class Spot(NamedTuple):
    """Where a decision is: its game, and how many events came before it there."""

    key: GameKey
    place: int


Cards = Mapping[Spot, ScheduleCard]
"""How often the decisions were asked that were asked at all."""

_MOST_ASKED = 1_000
_COLUMNS = (*GameKey._fields, "place", "right_in_row", "wrong", "due")
SCHEMA = (
    "CREATE TABLE practice (seed TEXT NOT NULL, rules TEXT NOT NULL, rolls_per_turn INTEGER NOT NULL,"
    " dice_model TEXT NOT NULL, goal TEXT NOT NULL, place INTEGER NOT NULL, right_in_row INTEGER NOT NULL,"
    f" wrong INTEGER NOT NULL, due TEXT, PRIMARY KEY ({', '.join(GameKey._fields)}, place)) WITHOUT ROWID"
)
_LIST = ", ".join(_COLUMNS)
_PUT = f"INSERT OR REPLACE INTO practice ({_LIST}) VALUES ({', '.join('?' * len(_COLUMNS))})"
_PUT_NEW = _PUT.replace("REPLACE", "IGNORE")


class PracticeTable:
    """What was practised, in an open history file. The caller is in a transaction if something is written.

    What cannot be read or written raises an `sqlite3.Error`.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def put(self, cards: Iterable[tuple[Spot, ScheduleCard]]) -> None:
        """Keep cards in the place of those there were."""
        self._connection.executemany(_PUT, (_row_of(spot, card) for spot, card in cards))

    def put_new(self, cards: Iterable[tuple[Spot, ScheduleCard]]) -> None:
        """Keep those of `cards` that there were not."""
        self._connection.executemany(_PUT_NEW, (_row_of(spot, card) for spot, card in cards))

    def cards(self) -> Cards:
        """Return all cards."""
        return dict(filter(None, map(card_in, self._connection.execute(f"SELECT {_LIST} FROM practice"))))


def card_in(row: Sequence[Any]) -> tuple[Spot, ScheduleCard] | None:
    """Return what is in a row; None if something cannot be right in it."""
    *key, place, right, wrong, due = row
    found = card_of(place, right, wrong, due)
    return (Spot(GameKey(*key), found[0]), found[1]) if found is not None else None


def card_of(place: object, right: object, wrong: object, due: object) -> tuple[int, ScheduleCard] | None:
    """Return a place and its card as they are written; None if something cannot be right in them."""
    day = day_in(due)
    counts = [count for count in (place, right, wrong) if type(count) is int and 0 <= count <= _MOST_ASKED]
    if len(counts) < 3 or (day is None and due is not None):
        return None
    return counts[0], ScheduleCard(counts[1], counts[2], day)


def _row_of(spot: Spot, card: ScheduleCard) -> tuple[Any, ...]:
    return (*spot.key, spot.place, card.right, card.wrong, card.due.isoformat() if card.due is not None else None)
