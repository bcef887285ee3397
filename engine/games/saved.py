# SPDX-License-Identifier: MIT
"""A saved game is a record or a match as text: what a file holds, the one of the game in play as well as others.

A match is written as its seats in their order, each with the text of its record (`engine.games.notation`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, NamedTuple

from engine.games import notation
from engine.games.goals import WinGoal
from engine.games.match import Match, MatchError, MatchSeries, Seat, person_goal
from engine.games.notation import GameFault, NotationError, Text
from engine.games.record import Record
from engine.runtime.typed_json import FieldError, Must, read, takes_more

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


@takes_more
class _SavedSeat(NamedTuple):
    name: Text
    game: Mapping[str, object]
    strategy: Annotated[str, Must("the name of a strategy, or null for a person", bool)] | None = None


@takes_more
class _SavedSeries(NamedTuple):
    key: Text
    best_of: int


@takes_more
class _SavedMatch(NamedTuple):
    seats: tuple[_SavedSeat, ...]
    linked: bool
    series: _SavedSeries | None = None


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
    try:
        given = read(_SavedMatch, data)
        seats = (Seat(seat.name, _record_of(seat), seat.strategy or "") for seat in given.seats)
        series = MatchSeries(given.series.key, given.series.best_of) if given.series is not None else None
        return Match(tuple(seats), given.linked, series)
    except FieldError as error:
        raise notation.refused(error) from error
    except MatchError as error:
        raise NotationError(str(error), GameFault.DOES_NOT_FOLLOW, "seats") from error


def _record_of(seat: _SavedSeat) -> Record:
    """Return the record of a seat. By rules without chances earlier versions played to win, too."""
    record = notation.record_from_json(seat.game)
    return replace(record, goal=person_goal(record.game.rules)) if record.goal == WinGoal() else record


def own_record(play: Play) -> Record:
    """Return the record itself, or that of the first person in a match."""
    return play if isinstance(play, Record) else play.seats[play.own].record
