# SPDX-License-Identifier: MIT
"""Notation writes a game as readable JSON text and reads it back: rules, seed, and one line per roll or score.

Reading replays every event, so a text that does not follow from its seed and the rules is refused.
"""

from __future__ import annotations

import json
from typing import Any

from engine.categories import BY_KEY
from engine.dice import DICE_PER_ROLL, FACES, FAIR
from engine.game import Event, Game, IllegalMove, Kept, Rolled, Scored, replay
from engine.rules import rule_set

FORMAT = "yahtzee-coach-game"
VERSION = 1


class NotationError(ValueError):
    """A text that is no game; it says why in one sentence."""


def dumps(game: Game) -> str:
    """Return `game` as text."""
    header = {
        "format": FORMAT,
        "version": VERSION,
        "rules": game.rules.name,
        "rolls_per_turn": game.rules.rolls_per_turn,
        "dice_model": game.dice_model,
        "seed": game.seed,
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in header.items()]
    events = ",\n".join(f"    {json.dumps(_event_as_json(event))}" for event in game.events)
    return "\n".join(["{", *lines, '  "events": [', *([events] if events else []), "  ]", "}", ""])


def loads(text: str) -> Game:
    """Return the game that `text` describes.

    Raises:
        NotationError: if it describes none.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError("the text is not a saved game") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise NotationError("the text is not a saved game")
    if data.get("version") != VERSION:
        raise NotationError(f"the game was saved by another version ({data.get('version')!r})")
    start = _start(data)
    events = data.get("events")
    if not isinstance(events, list):
        raise NotationError("events: must be a list")
    try:
        return replay(start, [_event_from_json(number, event) for number, event in enumerate(events, 1)])[-1]
    except IllegalMove as error:
        raise NotationError(f"events: a move is not legal, {error}") from error
    except ValueError as error:
        raise NotationError(f"events: {error}") from error


def _start(data: dict[str, Any]) -> Game:
    seed = data.get("seed")
    if not isinstance(seed, str) or not seed or not _is_unicode(seed):
        raise NotationError("seed: must be a text")
    if data.get("dice_model") != FAIR:
        raise NotationError(f"dice_model: must be {FAIR}, not {data.get('dice_model')!r}")
    try:
        return Game(seed, rule_set(data.get("rules"), data.get("rolls_per_turn")))
    except ValueError as error:
        raise NotationError(str(error)) from error


def _is_unicode(text: str) -> bool:
    """Return whether `text` can be encoded: JSON can hold half a character, a lone surrogate."""
    return text.encode(errors="ignore").decode() == text


def _event_as_json(event: Event) -> dict[str, Any]:
    if isinstance(event, Rolled):
        places = [place for place, kept in enumerate(event.kept, 1) if kept]
        return {"roll": list(event.dice), "kept_places": places}
    return {"score": event.category.key, "points": event.points, "yahtzee_bonus": event.bonus}


def _event_from_json(number: int, data: Any) -> Event:
    if isinstance(data, dict) and data.keys() == {"roll", "kept_places"}:
        return Rolled(_kept(number, data["kept_places"]), _faces(number, data["roll"]))
    if isinstance(data, dict) and data.keys() == {"score", "points", "yahtzee_bonus"}:
        category = BY_KEY.get(str(data["score"]))
        if category is not None:
            return Scored(category, data["points"], data["yahtzee_bonus"])
    raise ValueError(f"event {number} is neither a roll nor a score")


def _kept(number: int, places: Any) -> Kept:
    if not isinstance(places, list) or not all(place in range(1, DICE_PER_ROLL + 1) for place in places):
        raise ValueError(f"event {number} keeps places that there are not")
    return tuple(place in places for place in range(1, DICE_PER_ROLL + 1))


def _faces(number: int, faces: Any) -> tuple[int, ...]:
    if not isinstance(faces, list) or len(faces) != DICE_PER_ROLL or not all(face in FACES for face in faces):
        raise ValueError(f"event {number} must show five faces from 1 to 6")
    return tuple(faces)
