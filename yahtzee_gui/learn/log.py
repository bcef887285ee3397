# SPDX-License-Identifier: MIT
"""The log of practice: lessons and tests that were done, puzzles with the rating after each, and what is begun.

It is a note in the library, written after every answer, so that what is begun goes on where it was. When costly choices
come back stands beside their games (`yahtzee_gui.library.decision_tables`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, replace
from datetime import UTC, date, datetime
from functools import reduce
from typing import Annotated

from PySide6.QtCore import QObject, Signal

from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import Must, between, parsed, read, sized
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import is_choice
from engine.training.lessons import EXERCISES
from engine.training.puzzles import LARGEST_DEVIATION, Rating, Result, credit, rated
from yahtzee_gui.desktop.own_files import day_in, time_in
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.library import Library

_NOTE = "practice"
_BEFORE = "training", "puzzles"
"""The notes in which earlier versions kept the same. They are read as long as there is no newer one, and stay."""
_VERSION = 1
_MOST = 2000
"""How many lessons, tests and puzzles are remembered, of each."""
_MOST_TODAY = 100
_MOST_POINTS = 10_000
"""No exercise loses more points, no rating is higher, and there are not more exercises."""
_A_DAY = 86_400.0
TEST, CHOICES, PUZZLES = 0, -1, -2
"""What stands for the skill test, costly choices and puzzles in the place of the number of a lesson."""
LEARNED = 8
"""The exercises of ten, or the same share of another number, to find on the first try to learn a lesson."""

_Lost = Annotated[float, Must(f"0 to {_MOST_POINTS}", lambda points: 0.0 <= points <= _MOST_POINTS)]
_Time = Annotated[str, Must("a time with its zone", time_in)]
_Day = Annotated[str, Must("a day", lambda day: not day or day_in(day) is not None)]
_Figure = Annotated[float, Must("a rating that is possible", lambda figure: abs(figure) <= _MOST_POINTS)]
Given = Annotated[tuple[str, str], Must("a position and a choice", lambda given: is_choice(given[1], given[0]))]
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
    """Exercises of a lesson, or of a `TEST`, `CHOICES` or `PUZZLES`, that are not all answered yet.

    The costly choices of one game stay when they are: its end page says how many were `found` at the first try.

    Attributes:
        lesson: the lesson, or what stands for one.
        seed: draws the same exercises again; costly choices have `spots` instead.
        given: the position and the first choice of those that are answered, in order. The positions tell whether a
            later version of the program draws the same ones.
        is_tried: whether the last of them was not found yet, and comes again.
        spots: of costly choices, where they are: the fields of the key of each game, and the place there.
        rating: of puzzles, the player's before them: so hard they are.
        about: the game or the theme of costly choices, or the theme of puzzles; empty if they are about any.
    """

    lesson: Annotated[int, between(PUZZLES, len(Lesson))]
    seed: str
    given: tuple[Given, ...]
    is_tried: bool = False
    spots: tuple[tuple[str, str, int, str, str, int], ...] = ()
    rating: _Figure = 0.0
    about: str = ""
    found: Annotated[int, between(0, _MOST_POINTS)] = 0

    @property
    def is_over(self) -> bool:
        """Whether all costly choices are answered."""
        return 0 < len(self.spots) == len(self.given)

    @property
    def place(self) -> tuple[int, int]:
        """The number (from 1) of the costly choice that comes when they are gone on with, and how many there are."""
        return len(self.given) + (not self.is_tried), len(self.spots)

    def is_of(self, lesson: int, about: str) -> bool:
        """Return whether it is of a lesson, or of what stands for one and is `about` the same."""
        return (self.lesson, self.about) == (lesson, about)

    def without_spot(self, spot: tuple[object, ...]) -> Begun:
        """Return the same after a position was answered elsewhere: it is not asked any more, nor tried again."""
        done, left = self.spots[: len(self.given)], self.spots[len(self.given) :]
        is_tried = self.is_tried and done[-1:] != (spot,)
        return replace(self, spots=done + tuple(one for one in left if one != spot), is_tried=is_tried)


@dataclass(frozen=True)
class ChoicesDone:
    """How many costly choices were `answered` on a `day`, of how many that were to be."""

    day: _Day = ""
    answered: Annotated[int, between(0, _MOST_POINTS)] = 0
    of: Annotated[int, between(0, _MOST_POINTS)] = 0


@dataclass(frozen=True)
class PuzzleAnswer:
    """A puzzle that was answered: when (UTC), what the first choice lost, and how hard it was.

    `rating` and `deviation` are the player's after it; `day` is that of a puzzle of the day, else empty.
    """

    at: _Time
    lost: _Lost
    difficulty: _Figure
    rating: _Figure
    deviation: Annotated[
        float, Must(f"1 to {LARGEST_DEVIATION:g}", lambda deviation: 1.0 <= deviation <= LARGEST_DEVIATION)
    ]
    day: _Day = ""

    @property
    def after(self) -> Rating:
        return Rating(self.rating, self.deviation)


@dataclass(frozen=True)
class TodaysAnswers:
    """The puzzles of a day that are answered: of each the position, as JSON text, and the first choice."""

    day: _Day = ""
    given: Annotated[tuple[Given, ...], sized(0, _MOST_TODAY, f"at most {_MOST_TODAY} answers")] = ()


_NO_MORE = Must("a lesson of which no more was found than there was", lambda done: done.found <= done.of)


@dataclass(frozen=True)
class PracticeLog:
    """What was practised.

    Attributes:
        lessons, tests: those that were done, the oldest first.
        begun: the lessons, the test, costly choices and puzzles that are begun.
        choices: how many costly choices were answered on the latest day.
        answers: the puzzles that were answered, the oldest first.
        today: the answers to the puzzles of the latest day.
    """

    lessons: tuple[Annotated[LessonDone, _NO_MORE], ...] = ()
    tests: tuple[TakenTest, ...] = ()
    begun: tuple[Begun, ...] = ()
    choices: ChoicesDone = ChoicesDone()
    answers: tuple[PuzzleAnswer, ...] = ()
    today: TodaysAnswers = TodaysAnswers()

    # ---- lessons, tests and costly choices ----

    def choices_of(self, day: date) -> tuple[int, int]:
        """Return how many costly choices were answered on a day, and how many were to be."""
        is_that = self.choices.day == day.isoformat()
        return (self.choices.answered, self.choices.of) if is_that else (0, 0)

    def begun_of(self, lesson: int, about: str = "") -> Begun | None:
        """Return what is begun of a lesson, or of what stands for one and is `about` something."""
        return next((one for one in self.begun if one.is_of(lesson, about)), None)

    def best(self, lesson: int) -> LessonDone | None:
        """Return the best that was done in a lesson; None if it was not done yet."""
        done = (one for one in self.lessons if one.lesson == lesson)
        return max(done, key=lambda one: one.found / one.of, default=None)

    # ---- puzzles ----

    def rating(self, at: datetime) -> Rating:
        """Return the player's rating at a time: as after the last answer, and less sure the longer ago that was."""
        if not self.answers:
            return Rating()
        last = time_in(self.answers[-1].at) or at
        return self.answers[-1].after.after_days((at - last).total_seconds() / _A_DAY)

    def answered(self, at: datetime, lost: float, difficulty: Rating, day: date | None = None) -> PuzzleAnswer:
        """Return what an answer becomes, from the points lost and the difficulty."""
        after = rated(self.rating(at), [Result(difficulty, credit(lost))])
        of_day = day.isoformat() if day is not None else ""
        return PuzzleAnswer(written(at), lost, difficulty.value, after.value, after.deviation, of_day)

    def of_day(self, day: date) -> tuple[PuzzleAnswer, ...]:
        return tuple(one for one in self.answers if one.day == day.isoformat())

    def given(self, day: date) -> tuple[tuple[str, str], ...]:
        """Return what was given so far to the puzzles of a day."""
        return self.today.given if self.today.day == day.isoformat() else ()

    # ---- what comes to it ----

    def with_done(self, done: LessonDone | TakenTest) -> PracticeLog:
        """Return the log with a lesson or a test that was done, and is begun no more."""
        if isinstance(done, LessonDone):
            return replace(self, lessons=(*self.lessons, done)[-_MOST:]).without(done.lesson)
        return replace(self, tests=(*self.tests, done)[-_MOST:]).without(TEST)

    def with_begun(self, begun: Begun) -> PracticeLog:
        """Return the log with what is begun, in the place of what there was; of games only the last ones stay begun."""
        all_begun = *self.without(begun.lesson, begun.about).begun, begun
        oldest = [one for one in all_begun if one.lesson == CHOICES][:-_MOST_TODAY]
        return replace(self, begun=tuple(one for one in all_begun if one not in oldest))

    def without(self, lesson: int, about: str = "") -> PracticeLog:
        """Return the log without what is begun of a lesson, or of what stands for one."""
        return replace(self, begun=tuple(one for one in self.begun if not one.is_of(lesson, about)))

    def with_choice(self, day: date, of: int, spot: tuple[object, ...] = ()) -> PracticeLog:
        """Return the log with one more costly choice answered; the first one of a day says how many are to be."""
        answered, planned = self.choices_of(day)
        left = ((one, one.without_spot(spot)) for one in self.begun)
        begun = tuple(now for before, now in left if now == before or len(now.given) < len(now.spots))
        return replace(self, choices=ChoicesDone(day.isoformat(), answered + 1, planned or of), begun=begun)

    def with_answer(self, answer: PuzzleAnswer, today: TodaysAnswers | None = None) -> PracticeLog:
        """Return the log with an answer, and where the puzzles of the day stand if it is to one of them."""
        return replace(self, answers=(*self.answers, answer)[-_MOST:], today=today or self.today)


def is_learned(found: int, of: int) -> bool:
    """Return whether enough exercises were found on the first try."""
    return EXERCISES * found >= LEARNED * of


def lessons_learned(log: PracticeLog | None) -> frozenset[Lesson]:
    """Return the lessons that are learned, in whatever order that was."""
    bests = ((lesson, log.best(lesson.value)) for lesson in Lesson) if log is not None else ()
    return frozenset(lesson for lesson, best in bests if best is not None and is_learned(best.found, best.of))


def next_to_learn(log: PracticeLog | None) -> Lesson | None:
    """Return the first lesson that is not learned yet; None once all are."""
    learned = lessons_learned(log)
    return next((lesson for lesson in Lesson if lesson not in learned), None)


def now() -> datetime:
    """Return the time, in UTC."""
    return datetime.now(UTC)


def written(at: datetime) -> str:
    """Return a time as it is written."""
    return at.isoformat(timespec="seconds")


def dumps(log: PracticeLog) -> str:
    """Return a log as a text: a line for each answer to a puzzle."""
    fields = asdict(log)
    rows = ",\n ".join(json.dumps(answer) for answer in fields.pop("answers"))
    return f'{json.dumps({"version": _VERSION, **fields})[:-1]},\n"answers": [\n {rows}]}}\n'


def loads(text: str) -> PracticeLog:
    """Return the log that a text holds, or the part of one that an earlier version kept.

    Raises:
        ValueError: if it holds none.
    """
    data = dict(read(Mapping[str, object], parsed(text)))
    if data.pop("version", None) != _VERSION:
        raise ValueError("version: is none that is known")
    log = read(PracticeLog, data)
    return replace(log, answers=log.answers[-_MOST:])


def _rest_of(text: str) -> PracticeLog:
    """Return a log without what is begun and cannot be read; nothing where something else cannot."""
    try:
        data = dict(read(Mapping[str, object], parsed(text)))
        begun = read(tuple[object, ...], data.pop("begun"))
        rest = loads(json.dumps(data))
    except Exception:  # something else is wrong with it
        return PracticeLog()
    for one in begun:
        with suppress(ValueError):
            rest = replace(rest, begun=(*rest.begun, read(Begun, one)))
    return rest


def _joined(one: PracticeLog, other: PracticeLog) -> PracticeLog:
    """Return the log of two parts, of which each has what the other lacks."""
    return PracticeLog(
        one.lessons + other.lessons,
        one.tests + other.tests,
        one.begun + other.begun,
        one.choices if one.choices.day else other.choices,
        one.answers + other.answers,
        one.today if one.today.day else other.today,
    )


class PracticeKeeper(QObject):
    """Keeps the log: read when it is first needed, written when it grows.

    What cannot be read is put aside in a file of its own, never written over; what is begun costs no more than itself.

    Signals:
        changed: `log` is there, or has grown.
        put_aside: the path of the file that has the text now that could not be read.

    Attributes:
        log: what was practised; None until it is read. Where it cannot be read, only what was done since.
        failed: the signal of the library that nothing can be kept.
    """

    changed = Signal()
    put_aside = Signal(str)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self.failed = library.failed
        library.resumed.connect(self._read_again)
        self._asked = self._is_read = False
        self._earlier: list[Callable[[PracticeLog], PracticeLog]] = []
        self.log: PracticeLog | None = None

    @property
    def failure(self) -> str:
        """Why the log is not kept; empty if it is."""
        return self._library.failure

    def load(self) -> None:
        """Read the log, if that has not been done yet; ends in `changed`."""
        if not self._asked:
            self._ask()

    def change(self, grown: Callable[[PracticeLog], PracticeLog]) -> None:
        """Have the log replaced by what `grown` makes of it, and write it; ends in `changed`."""
        self._earlier.append(grown)
        if self._is_read and self.log is not None:
            self._grow(self.log)
        else:
            self._ask()

    def _read_again(self) -> None:
        """Have the log read again where it is known: a copy has taken the place of the library."""
        if self._asked:
            self._is_read = False
            self._ask()

    def _ask(self) -> None:
        self._asked = True
        self._library.ask(self._read, self._take)

    def _take(self, log: PracticeLog | None) -> None:
        if not self._is_read:  # else it was asked for again before it came
            self._is_read = log is not None
            self._grow(log if log is not None else PracticeLog())

    def _grow(self, log: PracticeLog) -> None:
        """Show a log with what was done since, and write it, unless that would be over one that is not known."""
        self.log = grown = reduce(lambda found, more: more(found), self._earlier, log)
        if self._is_read and self._earlier:
            self._earlier = []
            self._library.change(lambda opened: opened.put_note(_NOTE, dumps(grown)))
        self.changed.emit()

    # ---- run on the thread of the library ----

    def _read(self, opened: LibraryFile) -> PracticeLog:
        names = (_NOTE,) if opened.note(_NOTE) is not None else _BEFORE
        return reduce(_joined, (self._part(name, opened.note(name)) for name in names), PracticeLog())

    def _part(self, name: str, text: str | None) -> PracticeLog:
        try:
            return loads(text) if text is not None else PracticeLog()
        except Exception:  # whatever is wrong with it
            assert text is not None
            self.put_aside.emit(str(self._library.set_aside(name, text)))
            return _rest_of(text)
