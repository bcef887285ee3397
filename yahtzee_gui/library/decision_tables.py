# SPDX-License-Identifier: MIT
"""The decisions of the games that were graded, and how often the costly ones were asked again, beside their games.

What the table of decisions holds can be worked out again from the text of a game. Positions are written without what
the game itself says, its rules and dice. A mistake is known by its game's key and its place there.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any, NamedTuple

from engine.analysis.verdicts import Verdict
from engine.games.position import Position
from engine.rules.dice import FAIR_DICE, dice_model
from engine.rules.scoring import RULE_SETS, rules_of_key
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import StoredDecision, Unit, position_of, position_text, theme_kept
from engine.training.retry import ScheduleCard
from engine.training.themes import Theme
from yahtzee_gui.desktop.own_files import day_in
from yahtzee_gui.library.finished_game import TYPED_IN_TEXT, GameKey, GameKind

_COLUMNS = tuple(field.name for field in fields(StoredDecision) if field.name != "engine")
_KINDS = {"position": "TEXT", "first": "TEXT", "stood": "TEXT", "best": "TEXT", "mode": "TEXT", "theme": "TEXT",
          "unit": "TEXT", "points_lost": "REAL", "lost_as_played": "REAL", "gap": "REAL", "luck": "REAL"}  # fmt: skip
_MAY_LACK = ("gap", "box")
_LIST = ", ".join(f"decision.{name}" for name in _COLUMNS)
DECISIONS = (
    "CREATE TABLE decision (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, {},"
    " PRIMARY KEY (game, place)) WITHOUT ROWID"
).format(", ".join(f"{one} {_KINDS.get(one, 'INTEGER')}{'' if one in _MAY_LACK else ' NOT NULL'}" for one in _COLUMNS))

_INSERT = f"INSERT INTO decision (game, {', '.join(_COLUMNS)}) VALUES ({', '.join('?' * (len(_COLUMNS) + 1))})"
_SELECT = f"SELECT {_LIST} FROM decision WHERE game = ? ORDER BY place"
_KEY = ", ".join(f"game.{name}" for name in GameKey._fields)
_SELECT_ASKED = (
    f"SELECT game.number, {_KEY}, place, decision.points_lost, gap FROM decision"
    " CROSS JOIN game ON game.number = decision.game"
)
_YAHTZEE = ", ".join(f"'{name}'" for name in RULE_SETS)
_FOR_POINTS = f"game.dice_model = '{FAIR_DICE.name}' AND game.goal = ''"
_OF_YAHTZEE = f"game.rules IN ({_YAHTZEE})"

_THEME = (
    f"CASE WHEN verdict >= {int(Verdict.INACCURACY)}"
    " THEN theme_kept(theme, position, best, first, game.rules, game.rolls_per_turn) ELSE theme END"
)


@dataclass(frozen=True)
class DecisionFilter:
    """Which decisions are asked for: those of a theme, or any. Of costly choices it is that of what was played."""

    theme: Theme | None = None

    def condition(self) -> tuple[str, list[str]]:
        """Return the filter as SQL, beginning with AND where there is one, and the value in it."""
        return (f" AND {_THEME} = ?", [self.theme.value]) if self.theme is not None else ("", [])


class DecisionTable:
    """The decisions in an open history file. The caller is in a transaction if something is written.

    What cannot be read or written raises an `sqlite3.Error`.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        connection.create_function("theme_kept", 6, _theme_kept, deterministic=True)

    def put(self, number: int, decisions: Sequence[StoredDecision]) -> None:
        """Keep the decisions of the game `number` in the place of those it had."""
        engine = decisions[0].engine if decisions else ""
        self.put_rows(number, engine, [(number, *_row_of(decision)) for decision in decisions])

    def put_rows(self, number: int, engine: str | None, found: Sequence[Sequence[Any]]) -> None:
        """Keep the rows of decisions, as the file has them, which an engine judged; without one they are not known."""
        self._connection.execute("DELETE FROM decision WHERE game = ?", (number,))
        self._connection.executemany(_INSERT, found)
        self._connection.execute("UPDATE game SET engine = ? WHERE number = ?", (engine, number))

    def of(self, number: int, kind: GameKind) -> tuple[StoredDecision, ...] | None:
        """Return the decisions of the game `number`, by the rules and dice of `kind`; None if they are not known."""
        ((engine,),) = self._connection.execute("SELECT engine FROM game WHERE number = ?", (number,)).fetchall()
        if engine is None:
            return None
        try:
            return tuple(_decision_in(row, engine, kind) for row in self._connection.execute(_SELECT, (number,)))
        except (ValueError, TypeError, KeyError, IndexError):
            return None

    def asked(self, asked: DecisionFilter, least: float, *, mistakes: bool, most: int) -> Iterator[tuple[Any, ...]]:
        """Yield the game's number and key, place, points lost and gap of the newest decisions that can be asked again.

        They lost at least `least` if they are `mistakes`; else less, and their best option is better by that much than
        the next.
        """
        condition, values = asked.condition()
        kind = "decision.points_lost >= ?" if mistakes else "decision.points_lost < ? AND gap >= ?"
        yield from self._connection.execute(
            f"{_SELECT_ASKED} WHERE gap IS NOT NULL AND {_FOR_POINTS} AND {kind}{condition}"
            " ORDER BY decision.game DESC, place DESC LIMIT ?",
            (*([least] if mistakes else [least, least]), *values, most),
        )

    def games(self) -> Iterator[tuple[Any, ...]]:
        """Yield number, key, end, score, par, luck, points lost, decisions, help, and whether a roll was typed in.

        Only of graded games of Yahtzee for points with fair dice, in the order they were finished.
        """
        yield from self._connection.execute(
            f"SELECT number, {_KEY}, finished_at, score, par, luck, points_lost, decisions, coached,"
            f" instr(text, '{TYPED_IN_TEXT}') > 0 FROM game"
            f" WHERE par IS NOT NULL AND {_FOR_POINTS} AND {_OF_YAHTZEE} ORDER BY finished_at, number"
        )

    def aids(self) -> Iterator[tuple[Any, ...]]:
        """Yield game, coach mode, most steps of a hint, and whether a choice was changed, of the games with help."""
        yield from self._connection.execute(
            "SELECT game, mode, max(hints), undone FROM decision CROSS JOIN game ON game.number = decision.game"
            " WHERE coached GROUP BY game, mode, undone"
        )

    def at(self, number: int, place: int, asked: DecisionFilter) -> Iterator[tuple[Any, ...]]:
        """Yield the same as `asked` of one decision, if it is there and a filter asks for it."""
        condition, values = asked.condition()
        yield from self._connection.execute(
            f"{_SELECT_ASKED} WHERE decision.game = ? AND place = ? AND gap IS NOT NULL AND {_FOR_POINTS}{condition}",
            (number, place, *values),
        )

    def count(self, asked: DecisionFilter, least: float) -> int:
        """Return how many decisions that a filter asks for lost enough to be asked again."""
        condition, values = asked.condition()
        found = self._connection.execute(
            "SELECT count(*) FROM decision CROSS JOIN game ON game.number = decision.game"
            f" WHERE gap IS NOT NULL AND decision.points_lost >= ? AND {_FOR_POINTS}{condition}",
            (least, *values),
        )
        return int(found.fetchone()[0])

    def counted(self, numbers: Sequence[int] | None = None) -> Iterator[tuple[Any, ...]]:
        """Yield game, theme, turn, box, verdict and points lost of decisions that count, of these games or of all."""
        which = "" if numbers is None else f" AND game IN ({', '.join('?' * len(numbers))})"
        yield from self._connection.execute(
            f"SELECT game, theme, turn, box, verdict, points_lost FROM decision WHERE gap IS NOT NULL{which}",
            tuple(numbers or ()),
        )


# ---- rows ----


@lru_cache(maxsize=1 << 16)
def _theme_kept(theme: str, position: str, best: str, first: str, rules: str, rolls_per_turn: int) -> str:
    """Return the theme of a costly choice by what was played; the one that stands there where the row is damaged."""
    try:
        kind = GameKind(rules, rolls_per_turn, FAIR_DICE.name)
        return theme_kept(_position(position, kind), best, first).value
    except (ValueError, TypeError, KeyError, IndexError, AttributeError):
        return theme


def _row_of(decision: StoredDecision) -> tuple[Any, ...]:
    values = {name: getattr(decision, name) for name in _COLUMNS}
    values |= {
        "position": _shortened(position_of(decision)),
        "verdict": int(decision.verdict),
        "undone": int(decision.undone),
        "theme": decision.theme.value,
        "box": int(decision.box) if decision.box is not None else None,
        "unit": decision.unit.value,
    }
    kept = (values[name] for name in _COLUMNS)
    return tuple(value + 0.0 if isinstance(value, float) else value for value in kept)  # the file knows no minus zero


def _decision_in(row: Sequence[Any], engine: str, kind: GameKind) -> StoredDecision:
    values = dict(zip(_COLUMNS, row, strict=True))
    position = _position(values["position"], kind)
    values |= {
        "position": position_text(position),
        "verdict": Verdict(values["verdict"]),
        "undone": bool(values["undone"]),
        "theme": Theme(values["theme"]),
        "box": position.rules.categories[values["box"]] if values["box"] is not None else None,
        "unit": Unit(values["unit"]),
    }
    return StoredDecision(**values, engine=engine)


def _shortened(position: Position) -> str:
    dice = "".join(map(str, position.dice))
    scores = ",".join("" if points is None else str(points) for points in position.scores)
    return f"{dice} {position.rolls_left} {position.yahtzee_bonuses} {scores}"


def _position(text: str, kind: GameKind) -> Position:
    dice, rolls_left, bonuses, scores = text.split(" ")
    return Position(
        tuple(map(int, dice)),
        int(rolls_left),
        tuple(int(points) if points else None for points in scores.split(",")),
        int(bonuses),
        rules_of_key(kind.rules, kind.rolls_per_turn),
        dice_model(kind.dice_model),
    )


class Spot(NamedTuple):
    """Where a decision is: its game, and how many events came before it there."""

    key: GameKey
    place: int

    @property
    def fields(self) -> tuple[str, str, int, str, str, int]:
        """Those of the key, and the place, to be written."""
        return *self.key, self.place


Cards = Mapping[Spot, ScheduleCard]
"""How often the decisions were asked that were asked at all."""

_MOST_ASKED = 1_000
_CARD_COLUMNS = (*GameKey._fields, "place", "right_in_row", "wrong", "due")
PRACTICE = (
    "CREATE TABLE practice (seed TEXT NOT NULL, rules TEXT NOT NULL, rolls_per_turn INTEGER NOT NULL,"
    " dice_model TEXT NOT NULL, goal TEXT NOT NULL, place INTEGER NOT NULL, right_in_row INTEGER NOT NULL,"
    f" wrong INTEGER NOT NULL, due TEXT, PRIMARY KEY ({', '.join(GameKey._fields)}, place)) WITHOUT ROWID"
)
_CARD_LIST = ", ".join(_CARD_COLUMNS)
_PUT = f"INSERT OR REPLACE INTO practice ({_CARD_LIST}) VALUES ({', '.join('?' * len(_CARD_COLUMNS))})"
_PUT_NEW = _PUT.replace("REPLACE", "IGNORE")


class PracticeTable:
    """What was practised, in an open history file. The caller is in a transaction if something is written.

    What cannot be read or written raises an `sqlite3.Error`.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def put(self, cards: Iterable[tuple[Spot, ScheduleCard]], *, keeps_known: bool = False) -> None:
        """Keep cards in the place of those there were, unless it `keeps_known` ones."""
        rows = ((*spot.fields, card.right, card.wrong, card.due and card.due.isoformat()) for spot, card in cards)
        self._connection.executemany(_PUT_NEW if keeps_known else _PUT, rows)

    def cards(self) -> Cards:
        return dict(filter(None, map(card_in, self._connection.execute(f"SELECT {_CARD_LIST} FROM practice"))))


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
