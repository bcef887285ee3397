# SPDX-License-Identifier: MIT
"""The training log is what has been done in lessons and tests.

It is written after every answer, so that exercises that are begun go on where they were.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from datetime import UTC, datetime
from typing import Any, TypeVar

from engine.runtime import json_input
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import option_of
from yahtzee_gui.desktop.times import time_in
from yahtzee_gui.learn.exercises.log_keeper import LogKeeper

_VERSION = 1
_MOST = 2000
"""How many lessons, and tests, are remembered."""
_MOST_POINTS = 10_000
"""No exercise loses more points, and there are not more of them."""
TEST = 0
"""What stands for the proficiency test in the place of the number of a lesson."""
_Row = TypeVar("_Row")


@dataclass(frozen=True)
class LessonDone:
    """The exercises of a lesson that were done: when (UTC), and how many of them were found at the first try."""

    lesson: int
    at: str
    found: int
    of: int


@dataclass(frozen=True)
class TakenTest:
    """A test that was taken: when (UTC), the seed that makes it again, and the points lost in each decision."""

    at: str
    seed: str
    lost: tuple[float, ...]


@dataclass(frozen=True)
class Begun:
    """Exercises of a lesson, or of a `TEST`, that are not all answered yet.

    Attributes:
        lesson: the lesson, or `TEST`.
        seed: draws the same exercises again.
        given: the position, as JSON text, and the first choice (`engine.training.decisions.text_of`) of those that are
            answered, in order. The positions tell whether a later version of the program draws the same ones.
        is_tried: whether the last of them was not found yet, and comes again.
    """

    lesson: int
    seed: str
    given: tuple[tuple[str, str], ...]
    is_tried: bool = False


@dataclass(frozen=True)
class TrainingLog:
    """All lessons and tests that were done, the oldest first, and those that are begun."""

    lessons: tuple[LessonDone, ...] = ()
    tests: tuple[TakenTest, ...] = ()
    begun: tuple[Begun, ...] = ()

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
    data = json_input.parsed(text)
    if not isinstance(data, Mapping) or data.get("version") != _VERSION:
        raise ValueError("version: is none of a training log that is known")
    return TrainingLog(_rows(data, "lessons", _lesson), _rows(data, "tests", _test), _rows(data, "begun", _begun))


def _rows(data: Mapping[str, Any], name: str, read: Callable[[Mapping[str, Any]], _Row]) -> tuple[_Row, ...]:
    rows = data.get(name, [])
    if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
        raise ValueError(f"{name}: must be a list of objects")
    return tuple(read(row) for row in rows)


def _lesson(row: Mapping[str, Any]) -> LessonDone:
    lesson, found, of = (row.get(name) for name in ("lesson", "found", "of"))
    if not all(type(number) is int for number in (lesson, found, of)):
        raise ValueError("lessons: lesson, found and of must be whole numbers")
    assert isinstance(lesson, int)
    assert isinstance(found, int)
    assert isinstance(of, int)
    if not (1 <= lesson <= len(Lesson) and 0 <= found <= of and 0 < of <= _MOST_POINTS):
        raise ValueError("lessons: there is no such lesson, or more was found than there was")
    return LessonDone(lesson, _time(row), found, of)


def _test(row: Mapping[str, Any]) -> TakenTest:
    lost, seed = row.get("lost"), row.get("seed")
    if not isinstance(seed, str) or not isinstance(lost, list) or not lost:
        raise ValueError("tests: a test has a seed and what was lost")
    if not all(type(points) in (int, float) and 0.0 <= points <= _MOST_POINTS for points in lost):
        raise ValueError("tests: points lost must be numbers that are possible")
    return TakenTest(_time(row), seed, tuple(map(float, lost)))


def _begun(row: Mapping[str, Any]) -> Begun:
    lesson, seed, given = (row.get(name) for name in ("lesson", "seed", "given"))
    if type(lesson) is not int or not TEST <= lesson <= len(Lesson) or not isinstance(seed, str):
        raise ValueError("begun: there is no such lesson, or no seed")
    if not isinstance(given, list) or not all(_is_pair(one) for one in given):
        raise ValueError("begun: each answer is a position and a choice")
    for _, choice in given:
        option_of(choice)
    return Begun(lesson, seed, tuple((position, choice) for position, choice in given), row.get("is_tried") is True)


def _is_pair(one: object) -> bool:
    return isinstance(one, list) and len(one) == 2 and all(isinstance(text, str) for text in one)


def _time(row: Mapping[str, Any]) -> str:
    at = row.get("at")
    if not isinstance(at, str) or time_in(at) is None:
        raise ValueError("at: must be a time with its zone")
    return at


class TrainingKeeper(LogKeeper[TrainingLog]):
    """Keeps the log."""

    note = "training"

    def add(self, done: LessonDone | TakenTest) -> None:
        """Note what was done, which is begun no more; ends in `changed`."""
        self._change(lambda log: _added(log, done))

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


def _begin(log: TrainingLog, lesson: int, begun: tuple[Begun, ...]) -> TrainingLog:
    """Return the log with `begun`, one or none, in the place of what was begun of a lesson or test."""
    return replace(log, begun=(*(one for one in log.begun if one.lesson != lesson), *begun))
