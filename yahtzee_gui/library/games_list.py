# SPDX-License-Identifier: MIT
"""The list of games is the history as a player sees it: the games that a filter leaves, in the order they chose.

The page gets the numbers of all of them at once and the games themselves in small portions, when they are seen.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time
from enum import Enum
from heapq import nlargest
from typing import Any, NamedTuple

from engine.analysis.verdicts import Measure, Verdict, verdict
from engine.games import saved
from engine.rules.dice import FAIR_DICE
from engine.rules.scoring import is_key_of_yahtzee
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import Unit
from yahtzee_gui.library import schema
from yahtzee_gui.library.days import SEED_PATTERN
from yahtzee_gui.library.finished_game import BEGINS_IN_TEXT, CARD, IMPORTED, FinishedGame, GameKey, GameKind
from yahtzee_gui.library.schema import LIST

_IS_MATCH = f"instr(substr(text, 1, 200), '\"{saved.MATCH_FORMAT}\"')"
_SEATS = re.compile(r'"name"\s*:\s*("(?:[^"\\]|\\.)*")\s*,\s*"strategy"\s*:\s*(null)?')


ShownGame = Callable[[str, int, str, str, str], str]
"""Makes of the rules, the rolls per turn, the dice, the goal and the text of a game what the list says it was."""


class GameColumn(Enum):
    """The columns; games can be put in order by each. The value is what the file compares, of a game what is shown."""

    FINISHED = "finished_at"
    GAME = "shown(rules, rolls_per_turn, dice_model, goal, text)"
    SCORE = "score"
    LUCK = "luck"
    LOST = "cost"
    ACCURACY = "accuracy"
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
_IS_CARD = f"goal = '{CARD}'"
_IS_CHANCE = "accuracy IS NULL AND (goal = 'win' OR goal LIKE 'reach %')"
_COST = (
    f"max(0.0, round(CASE WHEN goal = '' OR NOT ({_IS_CHANCE}) THEN par + luck - score"
    " WHEN goal LIKE 'reach %' THEN par + luck - 100 * (score >= CAST(substr(goal, 7) AS INTEGER))"
    " WHEN coached THEN coalesce((SELECT CASE WHEN max(first <> stood) THEN sum(lost_as_played) END FROM decision"
    f" WHERE game = number AND unit = '{Unit.CHANCE.value}'), points_lost) ELSE points_lost END, 1))"
)
"""What the choices cost that were played: par and luck less that are the score, but for others' turns in a match."""
_KEY = ", ".join(GameKey._fields)
_LATEST_FIRST = ("finished_at DESC", "number DESC")
_LAST = 10
"""How many of the latest games say what a game costs now."""


@dataclass(frozen=True)
class GameFilter:
    """Which games are asked for; None, and an empty text, stand for any.

    `rules` has the name and the rolls per turn, `goal` is as the history writes it, empty for points: cards
    from paper are such games. `since` and
    `before` are days of the player's calendar, the second one left out. Every word of `text` has to be in the seed or
    in the name of an opponent, or be the score. `keys` are those of the games behind a figure.
    """

    rules: tuple[str, int] | None = None
    dice: str | None = None
    goal: str | None = None
    assisted: bool | None = None
    opponent: str = ""
    since: date | None = None
    before: date | None = None
    text: str = ""
    keys: tuple[GameKey, ...] | None = None

    def condition(self) -> tuple[str, list[Any]]:
        """Return the filter as SQL, and the values in it."""
        asked: list[tuple[str, list[Any]]] = []
        if self.rules is not None:
            asked.append(("rules = ? AND rolls_per_turn = ?", [*self.rules]))
        for column, wanted in (("dice_model", self.dice), ("coached", self.assisted)):
            if wanted is not None:
                asked.append((f"{column} = ?", [wanted]))
        if self.goal is not None:
            asked.append((f"(goal = ? OR ? = '' AND {_IS_CARD})", [self.goal, self.goal]))
        if self.opponent:
            asked.append(
                (f"{_IS_MATCH} AND instr(char(10) || opponents(text) || char(10), ?)", [f"\n{self.opponent}\n"])
            )
        for sign, day in ((">=", self.since), ("<", self.before)):
            if day is not None:
                asked.append((f"finished_at {sign} ?", [_begins(day)]))
        if self.keys is not None:
            values = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(GameKey._fields)))
            these = f"({_KEY}) IN (SELECT {values} FROM json_each(?))"
            asked.append((these, [json.dumps(self.keys)]))
        for word in self.text.split():
            like = "%" + re.sub(r"([\\%_])", r"\\\1", word) + "%"
            either = r"seed LIKE ? ESCAPE '\' OR CAST(score AS TEXT) = ?"
            asked.append((rf"({either} OR {_IS_MATCH} AND opponents(text) LIKE ? ESCAPE '\')", [like, word, like]))
        return " AND ".join(text for text, _ in asked) or "1", [value for _, values in asked for value in values]


@dataclass(frozen=True)
class FoundGames:
    """The numbers of the games that a filter leaves, in order, and what they have together.

    `begun` of them began from a position, `imported` were over when they came from elsewhere: `best` and `total` are
    without those. `cards` are those of which nothing else is known. `luck` is the mean, and `cost` that of the last ten
    games: of graded games with fair dice for points; None without one. `highest_costs` are those of a single game: in
    points, and in percentage points of a chance.
    """

    numbers: tuple[int, ...] = ()
    kinds: frozenset[GameKind] = frozenset()
    best: int = 0
    total: int = 0
    assisted: int = 0
    ungraded: int = 0
    begun: int = 0
    imported: int = 0
    cards: int = 0
    highest_costs: tuple[float, float] = (0.0, 0.0)
    luck: float | None = None
    cost: float | None = None

    @property
    def are_mixed(self) -> bool:
        """Whether they have rules with scores that can't be held against each other: best and total say nothing."""
        return len({is_key_of_yahtzee(kind.rules) or kind.rules for kind in self.kinds}) > 1


class ListedGame(NamedTuple):
    """A game, what its choices cost as played, the verdict on the costliest, and how many others were `taken_back`.

    None while the coach has not looked at it.
    """

    game: FinishedGame
    cost: float | None = None
    worst: Verdict | None = None
    taken_back: int = 0


class KeptMatch(NamedTuple):
    """When a match was over, as the history has it, and its text."""

    finished_at: str
    text: str


_PLAYED = (
    "SELECT game, MAX(CASE WHEN first = stood THEN verdict ELSE verdict_of(lost_as_played, unit) END) AS worst,"
    " sum(first <> stood) AS taken_back FROM decision WHERE gap IS NOT NULL"
)


class GamesList:
    """The games in an open history file, to be looked through. What cannot be read raises an `sqlite3.Error`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        connection.create_function("opponents", 1, lambda text: "\n".join(opponents_in(text)), deterministic=True)
        measures = {Unit.CHANCE.value: Measure.CHANCE}
        connection.create_function("verdict_of", 2, lambda lost, unit: int(verdict(lost, measures.get(unit))))

    def find(self, asked: GameFilter, order: GameOrder, shown: ShownGame) -> FoundGames:
        """Return the games that a filter leaves, by their numbers; in order by game, by what is `shown` of each."""
        self._connection.create_function("shown", 5, lambda *told: shown(*told).casefold(), deterministic=True)
        condition, values = asked.condition()
        found = self._connection.execute(
            f"SELECT number, {', '.join(GameKind._fields)}, score, coached,"
            f" par IS NULL AND NOT {_IS_IMPORTED} AND NOT {_IS_CARD},"
            f" instr(text, '{BEGINS_IN_TEXT}') > 0 AND NOT {_IS_IMPORTED}, {_IS_IMPORTED}, {_COST} AS cost, luck,"
            f" {_IS_CHANCE}, finished_at FROM game WHERE {condition} ORDER BY {order.sql()}",
            values,
        ).fetchall()
        if not found:
            return FoundGames()
        numbers, *kind, scores, assisted, ungraded, begun, imported, costs, lucks, by_chance, times = zip(
            *found, strict=True
        )
        kinds = {one: one[2] == FAIR_DICE.name and not one[3] for one in set(zip(*kind, strict=True))}
        whole = [score for score, *is_apart in zip(scores, begun, imported, strict=True) if not any(is_apart)]
        graded = zip(map(kinds.__getitem__, zip(*kind, strict=True)), times, costs, lucks, strict=True)
        valued = [one for is_valued, *one in graded if is_valued and one[1] is not None]
        latest = nlargest(_LAST, valued)
        highest = [0.0, 0.0]
        for cost, is_chance in zip(costs, by_chance, strict=True):
            highest[is_chance] = max(highest[is_chance], cost or 0.0)
        return FoundGames(
            numbers,
            frozenset(GameKind(*one) for one in kinds),
            max(whole, default=0),
            sum(whole),
            sum(assisted),
            sum(ungraded),
            sum(begun),
            sum(imported),
            sum(goal == CARD for goal in kind[3]),
            (highest[0], highest[1]),
            sum(luck for _, _, luck in valued) / len(valued) if valued else None,
            sum(cost for _, cost, _ in latest) / len(latest) if latest else None,
        )

    def at(self, numbers: Sequence[int]) -> Mapping[int, ListedGame]:
        """Return the games of these numbers that there are."""
        these = f"IN ({', '.join('?' * len(numbers))})"
        ask = self._connection.execute
        played = ask(f"{_PLAYED} AND game {these} GROUP BY game", tuple(numbers))
        known = {number: (Verdict(worst), taken_back) for number, worst, taken_back in played}
        found = ask(f"SELECT number, {_COST}, {LIST} FROM game WHERE number {these}", tuple(numbers))
        return {
            number: ListedGame(schema.checked_game(row), cost, *known.get(number, ())) for number, cost, *row in found
        }

    def best(self, asked: GameFilter, most: int) -> list[GameKey]:
        """Return the best of the games that a filter leaves."""
        condition, values = asked.condition()
        wanted = f"{condition} ORDER BY {GameOrder(GameColumn.SCORE).sql()} LIMIT ?"
        keys = self._connection.execute(f"SELECT {_KEY} FROM game WHERE {wanted}", (*values, most))
        return [GameKey(*key) for key in keys]

    def worst_of_days(self) -> Mapping[GameKey, Verdict]:
        """Return the verdict on the costliest choice as played of each game of a day that the coach has looked at."""
        found = self._connection.execute(
            f"SELECT {_KEY}, worst FROM game JOIN ({_PLAYED} AND game IN"
            f" (SELECT number FROM game WHERE seed GLOB '{SEED_PATTERN}') GROUP BY game) ON game = number"
        )
        return {GameKey(*key): Verdict(worst) for *key, worst in found}

    def texts(self, asked: GameFilter) -> Iterator[str]:
        """Yield the texts of the games that a filter leaves, the oldest first; of those that are imported none."""
        condition, values = asked.condition()
        wanted = f"NOT {_IS_IMPORTED} AND {condition} ORDER BY finished_at, number"
        for (text,) in self._connection.execute(f"SELECT text FROM game WHERE {wanted}", values):
            yield text

    def matches(self, asked: GameFilter, most: int) -> list[KeptMatch]:
        """Return the newest `most` matches that a filter leaves, the newest first."""
        condition, values = asked.condition()
        wanted = f"{_IS_MATCH} AND NOT {_IS_IMPORTED} AND {condition} ORDER BY finished_at DESC, number DESC LIMIT ?"
        found = self._connection.execute(f"SELECT finished_at, text FROM game WHERE {wanted}", (*values, most))
        return [KeptMatch(*row) for row in found]

    def choices(self) -> tuple[list[str], list[int]]:
        """Return what the games can be chosen by: the names of opponents, and the years in which they were finished."""
        ask = self._connection.execute
        found = ask(f"SELECT DISTINCT opponents(text) FROM game WHERE {_IS_MATCH}").fetchall()
        names = {name for (names,) in found for name in names.split("\n") if name}
        years = ask("SELECT DISTINCT substr(finished_at, 1, 4) FROM game WHERE finished_at GLOB '[0-9]*'").fetchall()
        return sorted(names, key=str.casefold), sorted((int(year) for (year,) in years), reverse=True)


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
