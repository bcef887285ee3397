# SPDX-License-Identifier: MIT
"""The course is what the player does with the lessons: which one is read, its positions, exercises, and the result."""

from __future__ import annotations

from engine.analysis.options import Analysis
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.lessons import EXERCISES, LessonExercise, LessonSheet
from yahtzee_gui.learn.exercises.questions import lesson_sheet
from yahtzee_gui.learn.exercises.session import KeptSession, SessionScene, SessionStage
from yahtzee_gui.learn.exercises.training import Training
from yahtzee_gui.learn.exercises.training_log import LessonDone, TrainingKeeper, TrainingLog, now
from yahtzee_gui.play.explaining import Comparison, Inquiry, ask_comparison
from yahtzee_gui.workspace import Engine


@dataclass(frozen=True)
class Worked:
    """A worked position: what the lesson says, what was done before it, and why it is better or worse, once known."""

    exercise: LessonExercise
    analysis: Analysis
    comparison: Comparison | None = None


@dataclass(frozen=True)
class CourseScene:
    """One moment of the course.

    Attributes:
        lesson: the lesson that is looked at.
        session: its exercises.
        worked: its worked positions; empty until they are found.
        exercise: the exercise that is looked at.
    """

    lesson: Lesson
    session: SessionScene
    worked: tuple[Worked, ...] = ()
    exercise: LessonExercise | None = None


class Course(KeptSession):
    """Leads through the lessons, beginning with the first one that was not done well yet."""

    def __init__(self, engine: Engine, keeper: TrainingKeeper) -> None:
        super().__init__(engine, keeper)
        self._lesson = first_to_learn(keeper.log)
        self._examples: tuple[LessonExercise, ...] = ()
        self._analyses: tuple[Analysis, ...] = ()
        self._comparisons: dict[Inquiry, Comparison] = {}
        self._draw_begun()

    def scene(self) -> CourseScene:
        """Return this moment as it is to be shown."""
        exercise = self.training.trial.exercise if self.training is not None else None
        return CourseScene(
            self._lesson,
            self.session,
            self._worked(),
            exercise if isinstance(exercise, LessonExercise) else None,
        )

    def choose(self, lesson: Lesson) -> None:
        """Look at another lesson."""
        self._is_settled = True
        if lesson is not self._lesson:
            self._lesson = lesson
            self._end_training()
            self.stage = SessionStage.START
            self._draw_begun()

    def go_on(self) -> None:
        """Go on to the next lesson; after the last one, back to its text."""
        if self._lesson.value < len(Lesson):
            self.choose(Lesson(self._lesson.value + 1))
        else:
            self.go_back()

    @property
    def key(self) -> int:
        """The number of the lesson."""
        return self._lesson.value

    def _search(self, seed: str) -> None:
        self._examples, self._analyses, self._comparisons = (), (), {}
        self._look_for(lesson_sheet(self._engine.workspace, self._lesson, seed), self._take_sheet)

    def _done(self, training: Training) -> LessonDone:
        return LessonDone(self.key, now(), training.found, len(training.trials))

    def _leave(self) -> None:
        if self.training is not None and self.training.is_over:
            self._end_training()

    def _follow_log(self) -> None:
        """Begin where the log says, as long as nothing has been chosen."""
        first = first_to_learn(self._keeper.log)
        if not self._is_settled and first is not self._lesson:
            self.choose(first)
        super()._follow_log()

    def _take_sheet(self, found: tuple[LessonSheet, tuple[Analysis, ...]]) -> None:
        sheet, analyses = found
        self._examples, self._analyses = sheet.examples, analyses
        for one, analysis in zip(sheet.examples, analyses, strict=True):
            ask_comparison(self._engine, _inquiry(one, analysis), self._take_comparison)
        self._take(sheet.exercises)

    def _take_comparison(self, comparison: Comparison) -> None:
        if comparison.inquiry in map(_inquiry, self._examples, self._analyses):
            self._comparisons[comparison.inquiry] = comparison
            self.changed.emit()

    def _worked(self) -> tuple[Worked, ...]:
        return tuple(
            Worked(one, analysis, self._comparisons.get(_inquiry(one, analysis)))
            for one, analysis in zip(self._examples, self._analyses, strict=True)
        )


LEARNED = 8
"""The exercises of ten, or the same share of another number, to find on the first try to learn a lesson."""


def is_learned(found: int, of: int) -> bool:
    """Return whether enough exercises were found on the first try."""
    return EXERCISES * found >= LEARNED * of


def lessons_learned(log: TrainingLog | None) -> frozenset[Lesson]:
    """Return the lessons that are learned, in whatever order that was."""
    bests = ((lesson, log.best(lesson.value)) for lesson in Lesson) if log is not None else ()
    return frozenset(lesson for lesson, best in bests if best is not None and is_learned(best.found, best.of))


def next_to_learn(log: TrainingLog | None) -> Lesson | None:
    """Return the first lesson that is not learned yet; None once all are."""
    learned = lessons_learned(log)
    return next((lesson for lesson in Lesson if lesson not in learned), None)


def first_to_learn(log: TrainingLog | None) -> Lesson:
    """Return the first lesson that is not learned yet; the first of all where there is none."""
    return next_to_learn(log) or Lesson.PAIRS


def _inquiry(one: LessonExercise, analysis: Analysis) -> Inquiry:
    """Return what is asked about a worked position: why the lesson is better than the habit."""
    return Inquiry(one.position, analysis.option(one.taught), analysis.option(one.habit))
