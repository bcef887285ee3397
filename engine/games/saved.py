# SPDX-License-Identifier: MIT
"""A saved game is a record or a match as text: what a file holds, the one of the game in play as well as others.

A match is written as its seats in their order, each with the text of its record (`engine.games.notation`).
"""

from __future__ import annotations

import json
from typing import Any

from engine.games import notation
from engine.games.goals import WinGoal
from engine.games.match import Match, MatchError, MatchSeries, Seat
from engine.games.notation import GameFault, NotationError
from engine.games.record import Record

MATCH_FORMAT = "yahtzee-coach-match"
VERSION = 1

Play = Record | Match
"""A game of one player, or a match."""


def dumps(play: Play) -> str:
    """Return a record or a match as text."""
    if isinstance(play, Record):
        return notation.dumps(play)
    seats = ",\n".join(_seat_as_text(seat) for seat in play.seats)
    series = play.series
    parts = (
        f'  "format": {json.dumps(MATCH_FORMAT)}',
        f'  "version": {VERSION}',
        f'  "linked": {json.dumps(play.linked)}',
        *([] if series is None else [f'  "series": {json.dumps({"key": series.key, "best_of": series.length})}']),
        f'  "seats": [\n{seats}\n  ]',
    )
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _seat_as_text(seat: Seat) -> str:
    head = f'"name": {json.dumps(seat.name)}, "strategy": {json.dumps(seat.strategy or None)}'
    return f'{{{head}, "game":\n{notation.dumps(seat.record).rstrip()}}}'


def loads(text: str) -> Play:
    """Return the record or the match that `text` describes.

    Raises:
        NotationError: if it describes neither.
    """
    data = notation.decoded(text)
    if data.get("format") != MATCH_FORMAT:
        record = notation.record_from_json(data)
        if record.goal == WinGoal():
            raise NotationError("a game of one cannot be won", GameFault.DOES_NOT_FOLLOW, "goal")
        return record
    notation.expect_version(data, VERSION)
    seats, linked = data.get("seats"), data.get("linked")
    if not isinstance(seats, list):
        raise NotationError("must be a list", field="seats")
    if not isinstance(linked, bool):
        raise NotationError("must be true or false", field="linked")
    try:
        return Match(tuple(_seat_from_json(seat) for seat in seats), linked, _series_from_json(data.get("series")))
    except MatchError as error:
        raise NotationError(str(error), GameFault.DOES_NOT_FOLLOW, "seats") from error


def _seat_from_json(data: Any) -> Seat:
    if not isinstance(data, dict) or not isinstance(data.get("game"), dict):
        raise NotationError("must be objects with name, strategy and game", field="seats")
    name, strategy = data.get("name"), data.get("strategy")
    if not isinstance(name, str) or not notation.is_seed(name):
        raise NotationError("must be text", field="name")
    if strategy is not None and (not isinstance(strategy, str) or not strategy):
        raise NotationError("must be the name of a strategy, or nothing for a person", field="strategy")
    return Seat(name, notation.record_from_json(data["game"]), strategy or "")


def _series_from_json(data: Any) -> MatchSeries | None:
    if data is None:
        return None
    if not isinstance(data, dict):
        raise NotationError("must be an object with key and best_of", field="series")
    key, length = data.get("key"), data.get("best_of")
    if not isinstance(key, str) or not notation.is_seed(key):
        raise NotationError("must be the seed of the first match", field="key")
    if type(length) is not int:
        raise NotationError("must be a number of matches", field="best_of")
    return MatchSeries(key, length)


def own_record(play: Play) -> Record:
    """Return the record itself, or that of the first person in a match."""
    return play if isinstance(play, Record) else play.seats[play.own].record
