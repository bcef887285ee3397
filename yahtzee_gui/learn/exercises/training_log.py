# SPDX-License-Identifier: MIT
"""The training log is what has been done in lessons and tests.

It is written after every answer, so that exercises that are begun go on where they were.
"""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from datetime import UTC, date, datetime
from typing import Annotated

from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import Must, between, read
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import is_choice
from yahtzee_gui.desktop.times import day_in, time_in
from yahtzee_gui.learn.exercises.log_keeper import LogKeeper, versioned

_VERSION = 1
_MOST = 2000
"""How many lessons, and tests, are remembered."""
_MOST_POINTS = 10_000
"""No exercise loses more points, and there are not more of them."""
_Lost = Annotated[float, Must(f"0 to {_MOST_POINTS}", lambda points: 0.0 <= points <= _MOST_POINTS)]
TEST = 0
"""What stands for the proficiency test in the place of the number of a lesson."""
_Time = Annotated[str, Must("a time with its zone", time_in)]
Given = Annotated[tuple[str, str], Must("a position and a choice", lambda given: is_choice(given[1]))]
"""The position, as JSON text, and the choice (`engine.training.decisions.text_of`)."""


@dataclass(frozen=True)
class LessonDone:
    """The exercises of a lesson that were done: when (UTC), and how many of them were found at the first try."""

    lesson: Annotated[int, between(1, len(Lesson))]
    at: _Time
    found: Annotated[int, between(0, _MOST_POINTS)]
    of: Annotated[int, between(1, _MOST_POINTS)]


@dataclass(frozen=True)
class TakenTest:
    """A test that was taken: when (UTC), the seed that makes it again, and the points lost in each decision."""

    at: _Time
    seed: str
    lost: Annotated[tuple[_Lost, ...], Must("a list of points", bool)]


@dataclass(frozen=True)
class Begun:
    """Exercises of a lesson, or of a `TEST`, that are not all answered yet.

    Attributes:
        lesson: the lesson, or `TEST`.
        seed: draws the same exercises again.
        given: the position and the first choice of those that are answered, in order. The positions tell whether a
            later version of the program draws the same ones.
        is_tried: whether the last of them was not found yet, and comes again.
    """

    lesson: Annotated[int, between(TEST, len(Lesson))]
    seed: str
    given: tuple[Given, ...]
    is_tried: bool = False


@dataclass(frozen=True)
class ChoicesDone:
    """How many costly choices were `answered` on a `day`, of how many that were to be."""

    day: Annotated[str, Must("a day", lambda day: not day or day_in(day) is not None)] = ""
    answered: Annotated[int, between(0, _MOST_POINTS)] = 0
    of: Annotated[int, between(0, _MOST_POINTS)] = 0


_NO_MORE = Must("a lesson of which no more was found than there was", lambda done: done.found <= done.of)


@dataclass(frozen=True)
class TrainingLog:
    """All lessons and tests that were done, the oldest first, those that are begun, and the choices of the last day."""

    lessons: tuple[Annotated[LessonDone, _NO_MORE], ...] = ()
    tests: tuple[TakenTest, ...] = ()
    begun: tuple[Begun, ...] = ()
    choices: ChoicesDone = ChoicesDone()

    def choices_of(self, day: date) -> tuple[int, int]:
        """Return how many costly choices were answered on a day, and how many were to be."""
        is_that = self.choices.day == day.isoformat()
        return (self.choices.answered, self.choices.of) if is_that else (0, 0)

    def begun_of(self, lesson: int) -> Begun | None:
        """Return what is begun of a lesson, or of a `TEST`."""
        return next((one for one in self.begun if one.lesson == lesson), None)

    def best(self, lesson: int) -> LessonDone | None:
        """Return the best that was done in a lesson; None if it was not done yet."""
        done = (one for one in self.lessons if one.lesson == lesson)
        return max(done, key=lambda one: one.found / one.of, default=None)


def now() -> str:
    """Return the time as it is written."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def dumps(log: TrainingLog) -> str:
    """Return a log as a text."""
    return json.dumps({"version": _VERSION, **asdict(log)}, indent=1)


def loads(text: str) -> TrainingLog:
    """Return the log that a text holds.

    Raises:
        ValueError: if it is none.
    """
    return read(TrainingLog, versioned(text, _VERSION))


class TrainingKeeper(LogKeeper[TrainingLog]):
    """Keeps the log."""

    note = "training"

    def add(self, done: LessonDone | TakenTest) -> None:
        """Note what was done, which is begun no more; ends in `changed`."""
        self._change(lambda log: _added(log, done))

    def add_choice(self, day: date, of: int) -> None:
        """Note that a costly choice was answered; the first one of a day says how many are to be."""
        self._change(lambda log: _choice_added(log, day, of))

    def keep(self, begun: Begun) -> None:
        """Keep what is begun of a lesson, or of a test, so that it can be gone on with; ends in `changed`."""
        self._change(lambda log: _begin(log, begun.lesson, (begun,)))

    def drop(self, lesson: int) -> None:
        """Forget what is begun of a lesson, or of a `TEST`; ends in `changed`."""
        self._change(lambda log: _begin(log, lesson, ()))

    @staticmethod
    def _empty() -> TrainingLog:
        return TrainingLog()

    @staticmethod
    def _loads(text: str) -> TrainingLog:
        return loads(text)

    @staticmethod
    def _dumps(log: TrainingLog) -> str:
        return dumps(log)


def _added(log: TrainingLog, done: LessonDone | TakenTest) -> TrainingLog:
    if isinstance(done, LessonDone):
        return _begin(replace(log, lessons=(*log.lessons, done)[-_MOST:]), done.lesson, ())
    return _begin(replace(log, tests=(*log.tests, done)[-_MOST:]), TEST, ())


def _choice_added(log: TrainingLog, day: date, of: int) -> TrainingLog:
    answered, planned = log.choices_of(day)
    return replace(log, choices=ChoicesDone(day.isoformat(), answered + 1, planned or of))


def _begin(log: TrainingLog, lesson: int, begun: tuple[Begun, ...]) -> TrainingLog:
    """Return the log with `begun`, one or none, in the place of what was begun of a lesson or test."""
    return replace(log, begun=(*(one for one in log.begun if one.lesson != lesson), *begun))
