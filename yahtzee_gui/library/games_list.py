# SPDX-License-Identifier: MIT
"""The list of games is the history as a player sees it: the games that a filter leaves, in the order they chose.

The page gets the numbers of all of them at once and the games themselves in small portions, when they are seen.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from datetime import UTC, date, datetime, time
from enum import Enum
from typing import Any

from engine.games import saved
from engine.rules.keys import is_yahtzee
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.library import rows
from yahtzee_gui.library.finished_game import BEGINS_IN_TEXT, IMPORTED, FinishedGame
from yahtzee_gui.library.schema import LIST

_IS_MATCH = f"instr(substr(text, 1, 200), '\"{saved.MATCH_FORMAT}\"')"
_SEATS = re.compile(r'"name"\s*:\s*("(?:[^"\\]|\\.)*")\s*,\s*"strategy"\s*:\s*(null)?')


ShownGame = Callable[[str, int, str, str], str]
"""Makes of the rules, the rolls per turn, the goal and the text of a game what the list says it was."""


class GameColumn(Enum):
    """What games can be put in order by; the value is what the file compares, of a game the text that is shown."""

    FINISHED = "finished_at"
    GAME = "shown(rules, rolls_per_turn, goal, text)"
    DICE = "dice_model"
    SCORE = "score"
    LOST = "points_lost"
    ACCURACY = "accuracy"
    LUCK = "luck"
    HELP = "coached"


@dataclass(frozen=True)
class GameOrder:
    """By which column, and whether the largest, or latest, comes first. Among equals the latest comes first.

    Percentage points are no points: whichever comes first of each, games with these come after those with points.
    """

    column: GameColumn = GameColumn.FINISHED
    falls: bool = True

    def sql(self) -> str:
        """Return the order as SQL; games that have nothing there come last."""
        way = "DESC" if self.falls else "ASC"
        column, units = self.column.value, (_IS_CHANCE,) * (self.column in (GameColumn.LOST, GameColumn.LUCK))
        return ", ".join([f"{column} IS NULL", *units, f"{column} {way}", *_LATEST_FIRST])


_IS_IMPORTED = f"goal GLOB '{IMPORTED}*'"
_IS_CHANCE = "accuracy IS NULL AND (goal = 'win' OR goal LIKE 'reach %')"
_LATEST_FIRST = ("finished_at DESC", "number DESC")


@dataclass(frozen=True)
class GameFilter:
    """Which games are asked for; None, and an empty text, stand for any.

    `rules` has the name and the rolls per turn, `goal` is as the history writes it, empty for points. `since` and
    `before` are days of the player's calendar, the second one left out. Every word of `text` has to be in the seed or
    in the name of an opponent, or be the score.
    """

    rules: tuple[str, int] | None = None
    dice: str | None = None
    goal: str | None = None
    assisted: bool | None = None
    opponent: str = ""
    since: date | None = None
    before: date | None = None
    text: str = ""

    def condition(self) -> tuple[str, list[Any]]:
        """Return the filter as SQL, and the values in it."""
        asked: list[tuple[str, list[Any]]] = []
        if self.rules is not None:
            asked.append(("rules = ? AND rolls_per_turn = ?", [*self.rules]))
        for column, wanted in (("dice_model", self.dice), ("goal", self.goal), ("coached", self.assisted)):
            if wanted is not None:
                asked.append((f"{column} = ?", [wanted]))
        if self.opponent:
            asked.append(
                (f"{_IS_MATCH} AND instr(char(10) || opponents(text) || char(10), ?)", [f"\n{self.opponent}\n"])
            )
        for sign, day in ((">=", self.since), ("<", self.before)):
            if day is not None:
                asked.append((f"finished_at {sign} ?", [_begins(day)]))
        for word in self.text.split():
            like = "%" + re.sub(r"([\\%_])", r"\\\1", word) + "%"
            either = r"seed LIKE ? ESCAPE '\' OR CAST(score AS TEXT) = ?"
            asked.append((rf"({either} OR {_IS_MATCH} AND opponents(text) LIKE ? ESCAPE '\')", [like, word, like]))
        return " AND ".join(text for text, _ in asked) or "1", [value for _, values in asked for value in values]


@dataclass(frozen=True)
class FoundGames:
    """The numbers of the games that a filter leaves, in order, and what they have together.

    `begun` of them began from a position, `imported` were over when they came from elsewhere: `best` and `total` are
    without those. Where the games `are_mixed`, by rules
    with scores that can't be held against each other, both say nothing.
    """

    numbers: tuple[int, ...] = ()
    best: int = 0
    total: int = 0
    assisted: int = 0
    ungraded: int = 0
    begun: int = 0
    imported: int = 0
    are_mixed: bool = False


@dataclass(frozen=True)
class ListChoices:
    """What there is to choose from: the names of all opponents, and the years in which games were finished."""

    opponents: tuple[str, ...] = ()
    years: tuple[int, ...] = ()


@dataclass(frozen=True)
class ListedGames:
    """What was asked for: a filter and an order, and at most how many games."""

    asked: GameFilter = field(default_factory=GameFilter)
    order: GameOrder = field(default_factory=GameOrder)
    most: int | None = None


class GamesList:
    """The games in an open history file, to be looked through. What cannot be read raises an `sqlite3.Error`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        connection.create_function("opponents", 1, lambda text: "\n".join(opponents_in(text)), deterministic=True)

    def find(self, wanted: ListedGames, shown: ShownGame) -> FoundGames:
        """Return the games that are asked for, by their numbers; in order by game, by what is `shown` of each."""
        self._connection.create_function("shown", 4, lambda *told: shown(*told).casefold(), deterministic=True)
        condition, values = wanted.asked.condition()
        found = self._connection.execute(
            f"SELECT number, score, coached, par IS NULL AND NOT {_IS_IMPORTED},"
            f" instr(text, '{BEGINS_IN_TEXT}') > 0 AND NOT {_IS_IMPORTED}, {_IS_IMPORTED}, rules FROM game"
            f" WHERE {condition} ORDER BY {wanted.order.sql()} LIMIT ?",
            (*values, wanted.most if wanted.most is not None else -1),
        ).fetchall()
        numbers, scores, assisted, ungraded, begun, imported, rules = zip(*found, strict=True) if found else ((),) * 7
        whole = [score for score, *is_apart in zip(scores, begun, imported, strict=True) if not any(is_apart)]
        best = max(whole, default=0)
        are_mixed = len({is_yahtzee(key) or key for key in rules}) > 1
        counts = sum(assisted), sum(ungraded), sum(begun), sum(imported)
        return FoundGames(numbers, best, sum(whole), *counts, are_mixed)

    def at(self, numbers: Sequence[int]) -> Mapping[int, FinishedGame]:
        """Return the games of these numbers that there are."""
        marks = ", ".join("?" * len(numbers))
        found = self._connection.execute(f"SELECT number, {LIST} FROM game WHERE number IN ({marks})", tuple(numbers))
        return {number: rows.checked_game(row) for number, *row in found}

    def texts(self, asked: GameFilter) -> Iterator[str]:
        """Yield the texts of the games that a filter leaves, the oldest first; of those that are imported none."""
        condition, values = asked.condition()
        wanted = f"NOT {_IS_IMPORTED} AND {condition} ORDER BY finished_at, number"
        for (text,) in self._connection.execute(f"SELECT text FROM game WHERE {wanted}", values):
            yield text

    def matches(self, asked: GameFilter, most: int) -> list[tuple[str, str]]:
        """Return when the newest `most` matches were over that a filter leaves, and their texts, the newest first."""
        condition, values = asked.condition()
        wanted = f"{_IS_MATCH} AND NOT {_IS_IMPORTED} AND {condition} ORDER BY finished_at DESC, number DESC LIMIT ?"
        return self._connection.execute(
            f"SELECT finished_at, text FROM game WHERE {wanted}", (*values, most)
        ).fetchall()

    def choices(self) -> ListChoices:
        """Return what the games can be chosen by that their figures do not say."""
        ask = self._connection.execute
        found = ask(f"SELECT DISTINCT opponents(text) FROM game WHERE {_IS_MATCH}").fetchall()
        names = {name for (names,) in found for name in names.split("\n") if name}
        years = ask("SELECT DISTINCT substr(finished_at, 1, 4) FROM game WHERE finished_at GLOB '[0-9]*'").fetchall()
        return ListChoices(
            tuple(sorted(names, key=str.casefold)), tuple(sorted((int(year) for (year,) in years), reverse=True))
        )


def opponents_in(text: str) -> tuple[str, ...]:
    """Return the names of the others at the table of a match, without reading all of its text; none of other texts."""
    try:
        seats = [(json.loads(name), bool(is_person)) for name, is_person in _SEATS.findall(text)]
    except ValueError:
        return ()
    own = next((place for place, (_, is_person) in enumerate(seats) if is_person), None)
    return tuple(name for place, (name, _) in enumerate(seats) if place != own)


def _begins(day: date) -> str:
    """Return when a day of the player's calendar begins, as the history writes times."""
    return datetime.combine(day, time()).astimezone(UTC).isoformat(timespec="seconds")
