# SPDX-License-Identifier: MIT
"""Notation writes a record as readable JSON text and reads it back: rules, seed, and one line per roll or score.

Reading replays every event, so a text that does not follow from its seed and the rules is refused; rolls that say they
were typed in follow from no seed, and are taken as they are. What a game played
straight through for its expected score does not have (undone events, lines taken back, hints, marked dice, a goal) may
be missing. Numbers are whole and true is not 1: where dice are not fair, what the text says is taken as it is, and the
game goes on with it.
"""

from __future__ import annotations

import json
from dataclasses import replace
from enum import Enum
from typing import Any, TypeGuard

from engine.games.game import NOTHING_KEPT, Event, Game, IllegalMove, Kept, Rolled, Scored, begun_from, replay
from engine.games.goals import GoalError, RecordGoal, WinGoal, record_goal_as_json, record_goal_from_json
from engine.games.position import PositionError, position_as_json, start_from_json
from engine.games.record import NOT_ROLLED, Aid, Line, Record
from engine.rules.dice import DICE_PER_ROLL, FACES
from engine.rules.dice_models import dice_model
from engine.rules.scoring import RuleSet, rules_as_json, rules_from_json
from engine.runtime.errors import InputError
from engine.runtime.json_input import JsonInputError, parsed
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.quoting import expect, quoted

FORMAT = "yahtzee-coach-game"
VERSION = 1
_LONGEST_MODE, _MOST_HINTS = 20, 3


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
    if record.judged_by:
        judges = {str(place): judge and record_goal_as_json(judge) for place, judge in sorted(record.judged_by.items())}
        parts.append(f'  "judged_by": {json.dumps(judges)}')
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
        if error.field:
            raise NotationError(str(error), field=error.field) from error
        raise NotationError("the text is not a saved game", GameFault.NOT_A_GAME) from error
    if not isinstance(data, dict):
        raise NotationError("the text is not a saved game", GameFault.NOT_A_GAME)
    return data


def expect_version(data: dict[str, Any], version: int) -> None:
    """Accept a game or a match of this version; neither JSON's true nor 1.0 is version 1.

    Raises:
        NotationError: if it is of another version.
    """
    found = data.get("version")
    if not _is_whole(found) or found != version:
        detail = quoted(found)
        sentence = f"the game was saved by another version ({detail})"
        raise NotationError(sentence, GameFault.OTHER_VERSION, detail=detail)


def record_from_json(data: dict[str, Any]) -> Record:
    """Return the record that a decoded object describes.

    Raises:
        NotationError: if it describes none.
    """
    if data.get("format") != FORMAT:
        raise NotationError("the text is not a saved game", GameFault.NOT_A_GAME)
    expect_version(data, VERSION)
    start = _start(data)
    game = _play(start, "events", _events(start.rules, "events", data.get("events")))
    undone = _events(start.rules, "undone", data.get("undone", []))
    _play(game, "undone", undone)
    taken_back, elsewhere = _taken_back(start, data), _flag(data, "finished_elsewhere")
    found = Record(game, NOTHING_KEPT, undone, _flag(data, "hinted"), taken_back, elsewhere, goal=_goal(start, data))
    found = replace(found, own_dice=_flag(data, "own_dice"))
    events = len(game.events) + len(undone)
    return _with_marks(data, replace(found, aids=_aids(data, events), judged_by=_judges(start, data, events)))


def _events(rules: RuleSet, field: str, events: Any) -> Line:
    if not isinstance(events, list):
        raise NotationError("must be a list", field=field)
    try:
        return tuple(_event_from_json(rules, number, event) for number, event in enumerate(events, 1))
    except ValueError as error:
        raise NotationError(str(error), field=field) from error


def _play(start: Game, field: str, events: Line) -> Game:
    """Return the game after `events`, every one of which must follow from the seed and the rules."""
    try:
        return replay(start, events)[-1]
    except IllegalMove as error:
        raise NotationError(f"a move is not legal, {error}", GameFault.ILLEGAL_MOVE, field) from error
    except ValueError as error:
        raise NotationError(str(error), GameFault.DOES_NOT_FOLLOW, field) from error


def _taken_back(start: Game, data: dict[str, Any]) -> tuple[Line, ...]:
    lines = data.get("taken_back", [])
    if not isinstance(lines, list):
        raise NotationError("must be a list", field="taken_back")
    return tuple(_line(start, _events(start.rules, "taken_back", line)) for line in lines)


def _line(start: Game, line: Line) -> Line:
    """Return `line` if it can be played; its last roll may be one that was not made."""
    if not line:
        raise NotationError("a line has no event", field="taken_back")
    game, last = _play(start, "taken_back", line[:-1]), line[-1]
    if isinstance(last, Rolled) and last.dice == NOT_ROLLED:
        if not game.has_rolled or not game.can_roll(last.kept):
            sentence = "a roll that was not made is not legal either"
            raise NotationError(sentence, GameFault.ILLEGAL_MOVE, "taken_back")
    else:
        _play(game, "taken_back", (last,))
    return line


def _goal(start: Game, data: dict[str, Any]) -> RecordGoal | None:
    given = data.get("goal")
    if given is None:
        return None
    try:
        goal = record_goal_from_json(given)
        return Record(start, goal=goal).goal
    except GoalError as error:
        field, _, sentence = str(error).partition(": ")
        raise NotationError(sentence, field=field) from error


def _judges(start: Game, data: dict[str, Any], events: int) -> dict[int, RecordGoal | None]:
    judges = data.get("judged_by", {})
    places = {str(place): place for place in range(events + 1)}
    if not isinstance(judges, dict) or not all(place in places for place in judges):
        raise NotationError("must be an object of event numbers, each with a goal or null", field="judged_by")
    found = {places[place]: _goal(start, {"goal": judge}) for place, judge in judges.items()}
    if WinGoal() in found.values():
        raise NotationError("no choice is judged by the chance to win but in its match", field="judged_by")
    return found


def _flag(data: dict[str, Any], field: str) -> bool:
    flag = data.get(field, False)
    if not isinstance(flag, bool):
        raise NotationError("must be true or false", field=field)
    return flag


def _aids(data: dict[str, Any], events: int) -> dict[int, Aid]:
    aids = data.get("aids", {})
    places = {str(place): place for place in range(events + 1)}
    if not isinstance(aids, dict) or not all(place in places and _is_aid(aid) for place, aid in aids.items()):
        raise NotationError("must be an object of event numbers, each with a mode and a number of hints", field="aids")
    return {places[place]: Aid(*aid) for place, aid in aids.items()}


def _is_aid(aid: Any) -> bool:
    is_pair = isinstance(aid, list) and len(aid) == 2
    return is_pair and is_seed(aid[0]) and len(aid[0]) <= _LONGEST_MODE and _is_one_of(range(_MOST_HINTS + 1), aid[1])


def _with_marks(data: dict[str, Any], record: Record) -> Record:
    try:
        return record.mark(_kept("the game", data.get("kept_places", [])))
    except ValueError as error:
        raise NotationError(str(error), field="kept_places") from error


def _start(data: dict[str, Any]) -> Game:
    seed = data.get("seed")
    if not is_seed(seed):
        raise NotationError("must be text of at least one character", field="seed")
    try:
        model = dice_model(data.get("dice_model"))
        rules = rules_from_json(data.get("rules"), data.get("rolls_per_turn"))
        game = Game(seed, rules, model)
        return game if data.get("begins") is None else _begun(game, data["begins"])
    except ValueError as error:
        field, _, sentence = str(error).partition(": ")  # as they name it: there are two fields of the rules
        raise NotationError(sentence, field=field) from error


def _begun(game: Game, data: Any) -> Game:
    """Return the game of the same rules, dice and seed that begins from a position that was set up.

    Raises:
        PositionError: if it cannot.
    """
    start = start_from_json(data)
    if (start.rules, start.dice_model) != (game.rules, game.dice_model):
        raise PositionError("begins: the position must have the rules and dice of the game")
    return begun_from(start, game.seed)


def is_seed(text: object) -> TypeGuard[str]:
    """Return whether `text` can be a seed: not empty, and to be encoded (JSON can hold half a character)."""
    return isinstance(text, str) and bool(text) and text.encode(errors="ignore").decode() == text


def _list_of_events(events: Line) -> str:
    """Return events as a JSON list with a line for each."""
    lines = ",\n".join(f"    {json.dumps(_event_as_json(event))}" for event in events)
    return f"[\n{lines}\n  ]" if events else "[]"


def _event_as_json(event: Event) -> dict[str, Any]:
    if isinstance(event, Rolled):
        roll = {"roll": list(event.dice), "kept_places": _places(event.kept)}
        return roll | {"typed": True} if event.is_typed else roll
    return {"score": event.category.key, "points": event.points, "yahtzee_bonus": event.bonus}


def _event_from_json(rules: RuleSet, number: int, data: Any) -> Event:
    if isinstance(data, dict) and data.keys() - {"typed"} == {"roll", "kept_places"}:
        kept, faces = _kept(f"event {number}", data["kept_places"]), _faces(number, data["roll"])
        return Rolled(kept, faces, is_typed=_flag(data, "typed"))
    if isinstance(data, dict) and data.keys() == {"score", "points", "yahtzee_bonus"}:
        category, points, bonus = rules.by_key.get(str(data["score"])), data["points"], data["yahtzee_bonus"]
        if category is not None and _is_whole(points) and isinstance(bonus, bool):
            return Scored(category, points, bonus)
    raise ValueError(f"event {number} is neither a roll nor a score")


def _places(kept: Kept) -> list[int]:
    return [place for place, is_kept in enumerate(kept, 1) if is_kept]


def _kept(name: str, places: Any) -> Kept:
    if not isinstance(places, list) or not all(_is_one_of(range(1, DICE_PER_ROLL + 1), place) for place in places):
        raise ValueError(f"{name} keeps places that there are not")
    return tuple(place in places for place in range(1, DICE_PER_ROLL + 1))


def _is_whole(number: Any) -> TypeGuard[int]:
    """Return whether JSON has a whole number there: Python takes true for 1, and 1.0 for it as well."""
    return isinstance(number, int) and not isinstance(number, bool)


def _is_one_of(numbers: range, number: Any) -> bool:
    return _is_whole(number) and number in numbers


def _faces(number: int, faces: Any) -> tuple[int, ...]:
    if faces == []:
        return NOT_ROLLED
    if not isinstance(faces, list) or len(faces) != DICE_PER_ROLL or not all(_is_one_of(FACES, face) for face in faces):
        raise ValueError(f"event {number} must show five faces from 1 to 6")
    return tuple(faces)
