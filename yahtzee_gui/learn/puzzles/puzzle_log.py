# SPDX-License-Identifier: MIT
"""The puzzle log is every puzzle that was answered, with the rating after it, and where the puzzles of a day stand."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from datetime import UTC, date, datetime
from typing import Annotated

from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import Must, read, sized
from engine.training.difficulty import credit
from engine.training.rating import LARGEST, Rating, Result, rated
from yahtzee_gui.desktop.times import day_in, time_in
from yahtzee_gui.learn.exercises.log_keeper import LogKeeper, versioned
from yahtzee_gui.learn.exercises.training_log import Given

_VERSION = 1
_MOST = 2000
"""How many answers are remembered."""
_MOST_TODAY = 100
_HIGHEST = 10_000.0
"""No rating is higher, and no choice loses more points."""
_A_DAY = 86_400.0
_Day = Annotated[str, Must("a day", lambda day: not day or day_in(day) is not None)]
_Figure = Annotated[float, Must("a rating that is possible", lambda figure: abs(figure) <= _HIGHEST)]


@dataclass(frozen=True)
class PuzzleAnswer:
    """A puzzle that was answered: when (UTC), what the first choice lost, and how hard it was.

    `rating` and `deviation` are the player's after it; `day` is that of a puzzle of the day, else empty.
    """

    at: Annotated[str, Must("a time with its zone", time_in)]
    lost: Annotated[float, Must("points that can be lost", lambda lost: 0.0 <= lost <= _HIGHEST)]
    difficulty: _Figure
    rating: _Figure
    deviation: Annotated[float, Must(f"1 to {LARGEST:g}", lambda deviation: 1.0 <= deviation <= LARGEST)]
    day: _Day = ""

    @property
    def after(self) -> Rating:
        """The rating after it."""
        return Rating(self.rating, self.deviation)


@dataclass(frozen=True)
class TodaysAnswers:
    """The puzzles of a day that are answered: of each the position, as JSON text, and the first choice."""

    day: _Day = ""
    given: Annotated[tuple[Given, ...], sized(0, _MOST_TODAY, f"at most {_MOST_TODAY} answers")] = ()


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
    log = read(PuzzleLog, versioned(text, _VERSION))
    return replace(log, answers=log.answers[-_MOST:])


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
