# SPDX-License-Identifier: MIT
"""The puzzle log is every puzzle that was answered, with the rating after it, and where the puzzles of a day stand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from datetime import UTC, date, datetime
from math import isfinite
from typing import Any

from engine.runtime import json_input
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import option_of
from engine.training.difficulty import credit
from engine.training.rating import LARGEST, Rating, Result, rated
from yahtzee_gui.desktop.times import day_in, time_in
from yahtzee_gui.learn.exercises.log_keeper import LogKeeper

_VERSION = 1
_MOST = 2000
"""How many answers are remembered."""
_MOST_TODAY = 100
_HIGHEST = 10_000.0
"""No rating is higher, and no choice loses more points."""
_A_DAY = 86_400.0


@dataclass(frozen=True)
class PuzzleAnswer:
    """A puzzle that was answered: when (UTC), what the first choice lost, and how hard it was.

    `rating` and `deviation` are the player's after it; `day` is that of a puzzle of the day, else empty.
    """

    at: str
    lost: float
    difficulty: float
    rating: float
    deviation: float
    day: str = ""

    @property
    def after(self) -> Rating:
        """The rating after it."""
        return Rating(self.rating, self.deviation)


@dataclass(frozen=True)
class TodaysAnswers:
    """The puzzles of a day that are answered: of each the position, as JSON text, and the first choice."""

    day: str = ""
    given: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class PuzzleLog:
    """All answers, the oldest first, and those to the puzzles of the latest day."""

    answers: tuple[PuzzleAnswer, ...] = ()
    today: TodaysAnswers = TodaysAnswers()

    def rating(self, at: datetime) -> Rating:
        """Return the player's rating at a time: as after the last answer, and less sure the longer ago that was."""
        if not self.answers:
            return Rating()
        last = time_in(self.answers[-1].at) or at
        return self.answers[-1].after.after_days((at - last).total_seconds() / _A_DAY)

    def answered(self, at: datetime, lost: float, difficulty: Rating, day: date | None = None) -> PuzzleAnswer:
        """Return what an answer becomes, from the points lost and the difficulty."""
        after = rated(self.rating(at), [Result(difficulty, credit(lost))])
        return PuzzleAnswer(
            at.isoformat(timespec="seconds"),
            lost,
            difficulty.value,
            after.value,
            after.deviation,
            day.isoformat() if day is not None else "",
        )

    def of_day(self, day: date) -> tuple[PuzzleAnswer, ...]:
        """Return the answers to the puzzles of a day."""
        return tuple(one for one in self.answers if one.day == day.isoformat())

    def given(self, day: date) -> tuple[tuple[str, str], ...]:
        """Return what was given so far to the puzzles of a day."""
        return self.today.given if self.today.day == day.isoformat() else ()


def dumps(log: PuzzleLog) -> str:
    """Return a log as a text: a line for each answer."""
    rows = ",\n ".join(json.dumps(asdict(answer)) for answer in log.answers)
    today = json.dumps(asdict(log.today))
    return f'{{"version": {_VERSION},\n"today": {today},\n"answers": [\n {rows}]}}\n'


def loads(text: str) -> PuzzleLog:
    """Return the log that a text holds.

    Raises:
        ValueError: if it is none.
    """
    data = json_input.parsed(text)
    if not isinstance(data, Mapping) or data.get("version") != _VERSION:
        raise ValueError("version: is none of a puzzle log that is known")
    answers = data.get("answers", [])
    if not isinstance(answers, list) or not all(isinstance(row, Mapping) for row in answers):
        raise ValueError("answers: must be a list of objects")
    return PuzzleLog(tuple(map(_answer, answers[-_MOST:])), _today(data.get("today", {})))


def _answer(row: Mapping[str, Any]) -> PuzzleAnswer:
    at, day = row.get("at"), row.get("day", "")
    if not isinstance(at, str) or time_in(at) is None:
        raise ValueError("at: must be a time with its zone")
    if day and day_in(day) is None:
        raise ValueError("day: must be a day")
    lost, difficulty, rating = (_number(row, name) for name in ("lost", "difficulty", "rating"))
    deviation = _number(row, "deviation")
    if lost < 0.0 or not 1.0 <= deviation <= LARGEST:
        raise ValueError("answers: points lost, and deviations, must be possible")
    return PuzzleAnswer(at, lost, difficulty, rating, deviation, day or "")


def _number(row: Mapping[str, Any], name: str) -> float:
    found = row.get(name)
    if isinstance(found, bool) or not isinstance(found, int | float):
        raise ValueError(f"{name}: must be a number")
    if not isfinite(found) or abs(found) > _HIGHEST:
        raise ValueError(f"{name}: must be a number that is possible")
    return float(found)


def _today(row: object) -> TodaysAnswers:
    if not isinstance(row, Mapping):
        raise ValueError("today: must be an object")
    day, given = row.get("day", ""), row.get("given", [])
    if day and day_in(day) is None:
        raise ValueError("today: must have a day")
    if not isinstance(given, list) or len(given) > _MOST_TODAY or not all(map(_is_pair, given)):
        raise ValueError("today: each answer is a position and a choice")
    for _, choice in given:
        option_of(choice)
    return TodaysAnswers(day or "", tuple((position, choice) for position, choice in given))


def _is_pair(one: object) -> bool:
    return isinstance(one, list) and len(one) == 2 and all(isinstance(text, str) for text in one)


class PuzzleKeeper(LogKeeper[PuzzleLog]):
    """Keeps the log."""

    note = "puzzles"

    def add(self, answer: PuzzleAnswer, today: TodaysAnswers | None = None) -> None:
        """Note an answer, and where the puzzles of the day stand if it is to one of them; ends in `changed`."""
        self._change(lambda log: _added(log, answer, today))

    @staticmethod
    def _empty() -> PuzzleLog:
        return PuzzleLog()

    @staticmethod
    def _loads(text: str) -> PuzzleLog:
        return loads(text)

    @staticmethod
    def _dumps(log: PuzzleLog) -> str:
        return dumps(log)


def _added(log: PuzzleLog, answer: PuzzleAnswer, today: TodaysAnswers | None) -> PuzzleLog:
    return replace(log, answers=(*log.answers, answer)[-_MOST:], today=today or log.today)


def now() -> datetime:
    """Return the time, in UTC."""
    return datetime.now(UTC)
