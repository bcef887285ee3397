# SPDX-License-Identifier: MIT
"""A transfer is a history as text, to be kept elsewhere or taken to another computer: JSON Lines in UTF-8.

The first line says what it is. Every other one is a finished game: what the history file has of it, its whole text and
checksum included, its decisions, and how often its costly choices were asked again. Reading believes nothing: a line
that is not as it was written is restored from the text of its game, where that still tells one, and graded anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from engine.games.goals import ReachGoal, WinGoal
from engine.runtime.json_input import decoded, parsed
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError, read
from engine.training.decisions import StoredDecision, Unit, decision_as_json, decision_from_json
from engine.training.schedule import ScheduleCard
from yahtzee_gui.library import rows
from yahtzee_gui.library.finished_game import FinishedGame, goal_of_key
from yahtzee_gui.library.practice_table import Cards, Spot, card_of
from yahtzee_gui.library.rows import COLUMNS

FORMAT = "yahtzee-coach-history"
VERSION = 1
LONGEST_LINE = 10_000_000
"""No line has more bytes."""

_LEAST, _LEAST_OF_CHANCE = 1e-6, 0.1
"""How far the sum of the decisions may be from the grade of their game: of chances, for each that does not count."""


class NoHistory(Exception):
    """A text that is no history; `version` is the other version that has written it, if one has."""

    def __init__(self, version: str = "") -> None:
        super().__init__("the text is no history")
        self.version = version


@dataclass(frozen=True)
class Entry:
    """One game of a history with its decisions, none where they are not known, and its cards by their places."""

    game: FinishedGame
    decisions: tuple[StoredDecision, ...] = ()
    cards: tuple[tuple[int, ScheduleCard], ...] = ()

    @property
    def practice(self) -> Cards:
        """The cards by where they belong in a history."""
        return {Spot(self.game.key, place): card for place, card in self.cards}


def first_line() -> str:
    """Return the line that says what the text is."""
    return json.dumps({"format": FORMAT, "version": VERSION}) + "\n"


def check_first_line(line: bytes) -> None:
    """Accept the first line of a history.

    Raises:
        NoHistory: if it is something else.
    """
    try:
        data = _object_in(line)
    except FieldError as error:
        raise NoHistory from error
    if data.get("format") != FORMAT:
        raise NoHistory
    version = data.get("version")
    if isinstance(version, bool) or version != VERSION:
        raise NoHistory(str(version)[:20])


def line_of(entry: Entry) -> str:
    """Return the line of a game."""
    data: dict[str, Any] = dict(zip((*COLUMNS, "checksum"), rows.row_of(entry.game), strict=True))
    if entry.decisions:
        data["all_decisions"] = [decision_as_json(decision) for decision in entry.decisions]
    if entry.cards:
        data["practice"] = [_card_as_json(place, card) for place, card in entry.cards]
    return json.dumps(data) + "\n"


def entry_in(line: bytes) -> Entry | None:
    """Return the game in a line; None if it tells none. Decisions that do not fit its grade are left out."""
    try:
        data = _object_in(line)
        game = _game_in(data)
        if game is None:
            return None
        return Entry(game, _decisions_in(data.get("all_decisions"), game), _cards_in(data.get("practice")))
    except MemoryError:
        raise  # the line may be whole
    except Exception:  # whatever is written there, other lines are read
        return None


# ---- reading ----


def _object_in(line: bytes) -> Mapping[str, object]:
    return read(Mapping[str, object], parsed(decoded(line)))


def _game_in(data: Mapping[str, object]) -> FinishedGame | None:
    values = [data.get(name) for name in (*COLUMNS, "checksum")]
    return rows.checked(values[:-1]) if rows.is_whole(values) else rows.restored(values, None)


def _decisions_in(data: object, game: FinishedGame) -> tuple[StoredDecision, ...]:
    """Return the decisions of a line if they are those that the grade of its game stands for, else none."""
    if not isinstance(data, list) or game.grade is None:
        return ()
    try:
        found = tuple(map(decision_from_json, data))
    except (ValueError, TypeError):
        return ()
    counted = [decision for decision in found if decision.counts]
    lost = sum(decision.points_lost for decision in counted)
    # Points and percentage points do not add up.
    is_mixed = any(_is_by_points(decision, game) for decision in counted)
    least = _LEAST
    if game.grade.accuracy is None:  # all of one turn are rounded, or none
        least = _LEAST_OF_CHANCE * (len(found) - len(counted) + game.rolls_per_turn)
    is_fit = len(counted) == game.grade.decisions and (is_mixed or abs(lost - game.grade.points_lost) < least)
    places = [decision.place for decision in found]
    return found if is_fit and places == sorted(set(places)) else ()


def _is_by_points(decision: StoredDecision, game: FinishedGame) -> bool:
    """Return whether a choice in a game with a goal was judged by points."""
    return decision.unit is Unit.POINTS and isinstance(goal_of_key(game.goal), ReachGoal | WinGoal)


def _card_as_json(place: int, card: ScheduleCard) -> dict[str, Any]:
    due = card.due.isoformat() if card.due is not None else None
    return {"place": place, "right": card.right, "wrong": card.wrong, "due": due}


def _cards_in(data: object) -> tuple[tuple[int, ScheduleCard], ...]:
    cards = [one for one in data if isinstance(one, dict)] if isinstance(data, list) else []
    found = (card_of(*map(card.get, ("place", "right", "wrong", "due"))) for card in cards)
    return tuple({card[0]: card for card in found if card is not None}.values())
