# SPDX-License-Identifier: MIT
"""Notation writes a record as readable JSON text and reads it back: rules, seed, and one line per roll or score.

Reading replays every event, so a text that does not follow from its seed and the rules is refused; rolls that say they
were typed in follow from no seed, and are taken as they are. What a game played
straight through for its expected score does not have (undone events, lines taken back, hints, marked dice, a goal) may
be missing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple, TypeVar

from engine.games.game import Event, Game, IllegalMove, Kept, Rolled, Scored, begun_from, replay
from engine.games.goals import record_goal_as_json, record_goal_from_json
from engine.games.position import Position, position_as_json, start_from_json
from engine.games.record import NOT_ROLLED, Aid, Line, Record
from engine.rules.dice import DICE_PER_ROLL, FACES, AnyDiceModel
from engine.rules.scoring import rules_as_json, rules_from_json
from engine.runtime.errors import InputError, expect, named, quoted
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import (
    FieldError,
    FieldFault,
    JsonInputError,
    Must,
    between,
    parsed,
    read,
    sized,
    takes_more,
)

FORMAT = "yahtzee-coach-game"
VERSION = 1
_LONGEST_MODE, _MOST_HINTS = 20, 3
_T = TypeVar("_T")


class GameFault(Enum):
    """Why a file is no game; the first four and the last are for who reads the file, of the others `loads` tells."""

    UNREADABLE = "unreadable"
    NO_FILE = "no file"
    NOT_TEXT = "not text"
    TOO_LARGE = "too large"
    NOT_A_GAME = "not a game"
    OTHER_VERSION = "other version"
    FIELD = "field"
    ILLEGAL_MOVE = "illegal move"
    DOES_NOT_FOLLOW = "does not follow"
    TOO_LONG = "too long"


@dataclass(frozen=True)
class Refusal:
    """A fault, the field where it is, if in one, and a detail: what the system says, or which version it was."""

    fault: GameFault
    field: str = ""
    detail: str = ""


class NotationError(InputError):
    """A text that is no game; it says why in one English sentence, and in `refusal`."""

    def __init__(self, sentence: str, fault: GameFault = GameFault.FIELD, field: str = "", detail: str = "") -> None:
        super().__init__(f"{field}: {sentence}" if field else sentence)
        self.refusal = Refusal(fault, field, detail)


def dumps(record: Record) -> str:
    """Return `record` as text."""
    expect("record", record, Record, "a Record")
    game = record.game
    header: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": rules_as_json(game.rules),
        "rolls_per_turn": game.rules.rolls_per_turn,
        "dice_model": game.dice_model.name,
        "seed": game.seed,
        "hinted": record.hinted,
        "kept_places": _places(record.kept),
    }
    if record.own_dice:
        header["own_dice"] = True
    if record.ghost:
        header["ghost"] = record.ghost
    if game.begins is not None:
        header["begins"] = position_as_json(game.begins)
    if record.goal is not None:
        header["goal"] = record_goal_as_json(record.goal)
    parts = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in header.items()]
    parts.append(f'  "events": {_list_of_events(game.events)}')
    if record.finished_elsewhere:
        parts.append('  "finished_elsewhere": true')
    if record.undone:
        parts.append(f'  "undone": {_list_of_events(record.undone)}')
    if record.taken_back:
        lines = ", ".join(_list_of_events(line) for line in record.taken_back)
        parts.append(f'  "taken_back": [{lines}]')
    if record.aids:
        aids = {str(place): [aid.mode, aid.hints] for place, aid in sorted(record.aids.items())}
        parts.append(f'  "aids": {json.dumps(aids)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def loads(text: str) -> Record:
    """Return the record that `text` describes.

    Raises:
        NotationError: if it describes none.
    """
    expect("text", text, str, "a text")
    return record_from_json(decoded(text))


def decoded(text: str) -> dict[str, Any]:
    """Return the JSON object of `text`.

    Raises:
        NotationError: if it is none.
    """
    try:
        data = parsed(text)
    except JsonInputError as error:
        if error.path:
            raise refused(error) from error
        raise NotationError("the text is not a saved game", GameFault.NOT_A_GAME) from error
    if not isinstance(data, dict):
        raise NotationError("the text is not a saved game", GameFault.NOT_A_GAME)
    return data


def refused(error: FieldError) -> NotationError:
    """Return why a text is no game where one of its fields is not what it must be."""
    return NotationError(error.sentence, field=error.field)


def expect_version(data: Mapping[str, object], version: int) -> None:
    """Accept a game or a match of this version; neither JSON's true nor 1.0 is version 1.

    Raises:
        NotationError: if it is of another version.
    """
    found = data.get("version")
    if type(found) is not int or found != version:
        detail = quoted(found)
        sentence = f"the game was saved by another version ({detail})"
        raise NotationError(sentence, GameFault.OTHER_VERSION, detail=detail)


# ---- what a text must hold ------------------------------------------------------------------------------------------

Text = Annotated[str, Must(FieldFault.ANY_TEXT, bool)]
"""What can be a seed: not empty, and to be encoded (JSON can hold half a character)."""
_Place = Annotated[int, between(1, DICE_PER_ROLL)]
_Face = Annotated[int, between(FACES[0], FACES[-1])]
_Faces = Annotated[tuple[_Face, ...], Must(FieldFault.FIVE_FACES, lambda faces: len(faces) in (0, DICE_PER_ROLL))]
_Mode = Annotated[str, sized(1, _LONGEST_MODE, FieldFault.TEXT)]


class _Roll(NamedTuple):
    roll: _Faces
    kept_places: tuple[_Place, ...]
    typed: bool = False


class _Score(NamedTuple):
    score: str
    points: int
    yahtzee_bonus: bool


@lru_cache(1 << DICE_PER_ROLL)
def _kept(places: tuple[int, ...]) -> Kept:
    return tuple(place in places for place in range(1, DICE_PER_ROLL + 1))


def _roll_or_score(value: Any) -> Rolled | _Score:
    if "score" in value:
        return read(_Score, value)
    roll = read(_Roll, value)
    return Rolled(_kept(roll.kept_places), roll.roll, roll.typed)


_Events = tuple[Annotated[Rolled | _Score, Must("a roll or a score", make=_roll_or_score)], ...]


@takes_more
class _SavedGame(NamedTuple):
    seed: Text
    rules: object
    rolls_per_turn: object
    dice_model: AnyDiceModel
    events: _Events
    begins: Annotated[Position, Must("a position", make=start_from_json)] | None = None
    goal: object = None
    hinted: bool = False
    kept_places: tuple[_Place, ...] = ()
    own_dice: bool = False
    ghost: Text | None = None
    finished_elsewhere: bool = False
    undone: _Events = ()
    taken_back: tuple[_Events, ...] = ()
    aids: Mapping[str, tuple[_Mode, Annotated[int, between(0, _MOST_HINTS)]]] = MappingProxyType({})


# ---- reading --------------------------------------------------------------------------------------------------------


def record_from_json(data: Mapping[str, object]) -> Record:
    """Return the record that a decoded object describes.

    Raises:
        NotationError: if it describes none.
    """
    if data.get("format") != FORMAT:
        raise NotationError("the text is not a saved game", GameFault.NOT_A_GAME)
    expect_version(data, VERSION)
    try:
        return _record(read(_SavedGame, data))
    except FieldError as error:
        raise refused(error) from error


def _record(given: _SavedGame) -> Record:
    start = _start(given)
    game = _play(start, "events", _line(start, "events", given.events))
    undone = _line(start, "undone", given.undone)
    _play(game, "undone", undone)
    events = len(game.events) + len(undone)
    record = Record(
        game,
        undone=undone,
        hinted=given.hinted,
        taken_back=tuple(_taken_back(start, line) for line in given.taken_back),
        finished_elsewhere=given.finished_elsewhere,
        goal=None if given.goal is None else record_goal_from_json(given.goal),
        aids={place: Aid(*aid) for place, aid in _by_event("aids", given.aids, events).items()},
        own_dice=given.own_dice,
        ghost=given.ghost or "",
    )
    return record.mark(_kept(given.kept_places))


def _start(given: _SavedGame) -> Game:
    game = Game(given.seed, rules_from_json(given.rules, given.rolls_per_turn), given.dice_model)
    if given.begins is None:
        return game
    if (given.begins.rules, given.begins.dice_model) != (game.rules, game.dice_model):
        raise FieldError("the position must have the rules and dice of the game", ("begins",))
    return begun_from(given.begins, game.seed)


def _line(start: Game, field: str, events: _Events) -> Line:
    boxes, line = start.rules.by_key, list[Event]()
    for number, event in enumerate(events, 1):
        if isinstance(event, Rolled):
            line.append(event)
        elif event.score in boxes:
            line.append(Scored(boxes[event.score], event.points, event.yahtzee_bonus))
        else:
            raise FieldError(f"there is no box {quoted(event.score)}", (field, number, "score"))
    return tuple(line)


def _play(start: Game, field: str, events: Line) -> Game:
    """Return the game after `events`, every one of which must follow from the seed and the rules."""
    try:
        return replay(start, events)[-1]
    except IllegalMove as error:
        raise NotationError(f"a move is not legal, {error}", GameFault.ILLEGAL_MOVE, field) from error
    except ValueError as error:
        raise NotationError(str(error), GameFault.DOES_NOT_FOLLOW, field) from error


def _taken_back(start: Game, events: _Events) -> Line:
    """Return a line if it can be played; its last roll may be one that was not made."""
    field = "taken_back"
    if not events:
        raise FieldError("a line has no event", (field,))
    line = _line(start, field, events)
    game, last = _play(start, field, line[:-1]), line[-1]
    if isinstance(last, Rolled) and last.dice == NOT_ROLLED:
        if not game.has_rolled or not game.can_roll(last.kept):
            raise NotationError("a roll that was not made is not legal either", GameFault.ILLEGAL_MOVE, field)
    else:
        _play(game, field, (last,))
    return line


def _by_event(field: str, given: Mapping[str, _T], events: int) -> dict[int, _T]:
    """Return what was said of events by their numbers."""
    places = {str(place): place for place in range(events + 1)} if given else {}
    for place in given:
        if place not in places:
            raise FieldError(f"there is no event {named(place)}", (field,))
    return {places[place]: one for place, one in given.items()}


def _list_of_events(events: Line) -> str:
    """Return events as a JSON list with a line for each."""
    lines = ",\n".join(f"    {json.dumps(_event_as_json(event))}" for event in events)
    return f"[\n{lines}\n  ]" if events else "[]"


def _event_as_json(event: Event) -> dict[str, Any]:
    if isinstance(event, Rolled):
        roll = {"roll": list(event.dice), "kept_places": _places(event.kept)}
        return roll | {"typed": True} if event.is_typed else roll
    return {"score": event.category.key, "points": event.points, "yahtzee_bonus": event.bonus}


def _places(kept: Kept) -> list[int]:
    return [place for place, is_kept in enumerate(kept, 1) if is_kept]
