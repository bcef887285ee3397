# SPDX-License-Identifier: MIT
"""The plan of today: costly choices, the daily five and a lesson; what is done stays done until the day is over."""

from __future__ import annotations

from datetime import date
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.lesson_effects import Evidence, next_lesson
from engine.training.lessons import EXERCISES
from engine.training.puzzles import TODAY
from engine.training.retry import SESSION
from yahtzee_gui.desktop.own_files import time_in
from yahtzee_gui.learn.log import CHOICES, PracticeKeeper, PracticeLog, lessons_learned, now
from yahtzee_gui.learn.practice.sources.choice_sets import ChoiceSets, ChoicesStanding
from yahtzee_gui.learn.progress.model import ProgressModel
from yahtzee_gui.library.decision_tables import DecisionFilter, Spot
from yahtzee_gui.library.library import Library


class PlanKind(Enum):
    """What a step of the plan is."""

    PLAY = "play"
    CHOICES = "choices"
    FIVE = "five"
    LESSON = "lesson"


@dataclass(frozen=True)
class PlanStep:
    """A step, perhaps a `lesson`: how many `positions` it has left, how many are answered, and whether it is done."""

    kind: PlanKind
    positions: int = 0
    answered: int = 0
    lesson: Lesson | None = None
    is_done: bool = False


def plan(
    day: date,
    log: PracticeLog | None,
    standing: ChoicesStanding | None,
    evidence: tuple[Evidence, ...] | None,
    games: int | None,
) -> tuple[PlanStep, ...]:
    """Return the steps of a day, in order; before the first game it is to play one, and the first lesson.

    What is None is not known yet; `games` is how many finished games there are.
    """
    has_played = bool(games) or (standing is not None and standing.mistakes > 0)
    if log is None or (games is None and not has_played):
        return ()
    lesson = _lesson(day, log, evidence if has_played else ())
    if not has_played:
        return (PlanStep(PlanKind.PLAY), *lesson)
    answered = min(len(log.of_day(day)), len(TODAY))
    five = PlanStep(PlanKind.FIVE, len(TODAY) - answered, answered, is_done=answered == len(TODAY))
    return (*_choices(day, log, standing.session if standing is not None else 0), five, *lesson)


def _choices(day: date, log: PracticeLog, left: int) -> tuple[PlanStep, ...]:
    """Return the step of costly choices: what is left of those that are begun, else a session; or that it is done."""
    (answered, of), begun = log.choices_of(day), log.begun_of(CHOICES)
    if answered and (answered >= of or not (left or begun)):
        return (PlanStep(PlanKind.CHOICES, 0, min(answered, of), is_done=True),)
    if begun is not None:
        return (PlanStep(PlanKind.CHOICES, len(begun.spots) - len(begun.given), len(begun.given)),)
    return (PlanStep(PlanKind.CHOICES, left),) if left else ()


def _lesson(day: date, log: PracticeLog, found: tuple[Evidence, ...] | None) -> tuple[PlanStep, ...]:
    """Return the step of a lesson: the one that was done today, or the one that games call for, or else is begun."""
    today = next((one.lesson for one in reversed(log.lessons) if _day_of(one.at) == day), None)
    if today is not None:
        return (PlanStep(PlanKind.LESSON, lesson=Lesson(today), is_done=True),)
    begun_ones = (lesson for lesson in Lesson if log.begun_of(lesson.value) is not None)
    lesson = next_lesson(found, lessons_learned(log)) if found is not None else next(begun_ones, None)
    if lesson is None:
        return ()
    begun = log.begun_of(lesson.value)
    answered = len(begun.given) if begun is not None else 0
    return (PlanStep(PlanKind.LESSON, EXERCISES - answered, answered, lesson),)


def _day_of(at: str) -> date | None:
    time = time_in(at)
    return time.astimezone().date() if time is not None else None


def _day() -> date:
    return now().astimezone().date()


class Today(QObject):
    """Follows what the plan depends on.

    Attributes:
        standing: how it stands with all costly choices, once they are counted.

    Signals:
        changed: the plan may be another one.
    """

    changed = Signal()

    def __init__(
        self,
        history: Library,
        choices: ChoiceSets,
        keeper: PracticeKeeper,
        progress: ProgressModel,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._history, self._keeper, self._progress = history, keeper, progress
        self.standing: ChoicesStanding | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(lambda: choices.count(DecisionFilter(), self._take))
        choices.answered.connect(self._note_choice)
        for changed in (keeper.changed, progress.changed):
            changed.connect(self.changed)
        for signal in (history.loaded, history.decided, choices.answered):
            signal.connect(self.count)
        keeper.load()
        self.count()

    @property
    def steps(self) -> tuple[PlanStep, ...]:
        figures = self._history.figures
        games = figures.games if figures is not None else None
        return plan(_day(), self._keeper.log, self.standing, self._progress.evidence, games)

    @property
    def due(self) -> int:
        """How many positions of the plan are left today: costly choices, and the daily five if a day before had any."""
        log = self._keeper.log
        has_solved = log is not None and any(_day_of(one.at) != _day() for one in log.answers[:1])
        counted = {PlanKind.CHOICES, PlanKind.FIVE} if has_solved else {PlanKind.CHOICES}
        return sum(step.positions for step in self.steps if step.kind in counted and not step.is_done)

    def count(self) -> None:
        """Count the costly choices once all that happens now has been noted."""
        self._soon.start()

    def _note_choice(self, spot: Spot) -> None:
        there = sum(step.positions for step in self.steps if step.kind is PlanKind.CHOICES)
        self._keeper.change(lambda log: log.with_choice(_day(), there or SESSION, spot.fields))

    def _take(self, standing: ChoicesStanding) -> None:
        self.standing = standing
        self.changed.emit()
