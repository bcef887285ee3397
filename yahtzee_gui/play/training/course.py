# SPDX-License-Identifier: MIT
"""The course is what somebody does with the lessons: which one is read, its positions, exercises, and the result.

Exercises that are left before the last one go on where they were: the answers are kept as they are given.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from engine.analysis.options import Analysis
from engine.games.game import new_seed
from engine.learning.lessons.exercise import Judgement
from engine.learning.lessons.lessons import LessonExercise, LessonSheet
from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.play.training.training import Training, TrainingScene, still_given
from yahtzee_gui.services.coaching.explain_service import Comparison, ExplainService, Inquiry
from yahtzee_gui.services.learning.trainer_service import Search, TrainerService
from yahtzee_gui.services.learning.training_log import Begun, LessonDone, TrainingKeeper, TrainingLog, now


class CourseStage(Enum):
    """What is done: a lesson is read, its exercises are done, or their result is looked at."""

    TEXT = "text"
    EXERCISES = "exercises"
    RESULT = "result"


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
        stage: what is done.
        log: what was done before; None until it is read.
        worked: its worked positions; empty until they are found.
        has_failed: whether there are none because a table could not be had.
        begun: how many of its exercises are answered already, of those that are not all done.
        training: the exercises, while they are done or looked back at.
        exercise: the exercise that is looked at.
        results: the judgements on the first choices.
    """

    lesson: Lesson
    stage: CourseStage
    log: TrainingLog | None = None
    worked: tuple[Worked, ...] = ()
    has_failed: bool = False
    begun: int = 0
    training: TrainingScene | None = None
    exercise: LessonExercise | None = None
    results: tuple[Judgement, ...] = ()


class Course(QObject):
    """Leads through the lessons, beginning with the first one that was not done well yet.

    Signals:
        changed: there is something else to show.
    """

    changed = Signal()

    def __init__(
        self,
        trainer: TrainerService,
        explainer: ExplainService,
        keeper: TrainingKeeper,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._trainer, self._explainer, self._keeper = trainer, explainer, keeper
        self.training: Training | None = None
        self._lesson = first_to_learn(keeper.log)
        self._stage = CourseStage.TEXT
        self._sheet: LessonSheet | None = None
        self._analyses: tuple[Analysis, ...] = ()
        self._comparisons: dict[Inquiry, Comparison] = {}
        self._has_failed = False
        self._was_touched = False
        self._seed = ""
        trainer.lesson_drawn.connect(self._take_sheet)
        trainer.failed.connect(self._take_failure)
        explainer.compared.connect(self._take_comparison)
        keeper.changed.connect(self._follow_log)
        keeper.load()
        self._draw_begun()

    def scene(self) -> CourseScene:
        """Return this moment as it is to be shown."""
        training = self.training
        exercise = training.trial.exercise if training is not None else None
        return CourseScene(
            self._lesson,
            self._stage,
            self._keeper.log,
            self._worked(),
            self._has_failed,
            len(self._answers()),
            training.scene() if training is not None else None,
            exercise if isinstance(exercise, LessonExercise) else None,
            training.results if training is not None else (),
        )

    # ---- what is asked for ----

    def choose(self, lesson: Lesson) -> None:
        """Look at another lesson."""
        self._was_touched = True
        if lesson is not self._lesson:
            self._lesson = lesson
            self._read()
            self._draw_begun()

    def draw_others(self) -> None:
        """Look for other positions of the same lesson, and forget what is answered of these."""
        self._was_touched = True
        self._read()
        self._keeper.drop(self._lesson.value)
        self._draw(new_seed())

    def begin(self) -> None:
        """Do the exercises of the lesson, once they are found, or go on with them."""
        self._was_touched = True
        if self._sheet is None:
            return
        if self.training is None or self.training.is_over:
            self._ask(self._sheet)
        self._stage = CourseStage.EXERCISES
        self.changed.emit()

    def look_at(self, number: int) -> None:
        """Look at an exercise (from 0) of those that are done again."""
        if self.training is not None:
            self._stage = CourseStage.EXERCISES
            self.training.look_at(number)

    def go_on(self) -> None:
        """Go on to the next lesson; after the last one, back to its text."""
        if self._lesson.value < len(Lesson):
            self.choose(Lesson(self._lesson.value + 1))
        else:
            self.go_back()

    def go_back(self) -> None:
        """Go back to the text of the lesson, from where exercises go on, or from one of those done to the result."""
        is_over = self.training is not None and self.training.is_over
        if self._stage is CourseStage.EXERCISES and is_over:
            self._tell_result()
            return
        if self.training is not None and self.training.is_answered:
            self._end_training()
        self._stage = CourseStage.TEXT
        self.changed.emit()

    def close(self) -> None:
        """Look for nothing any more."""
        self._trainer.cancel(Search.LESSON)

    # ---- inside ----

    def _read(self) -> None:
        self._end_training()
        self._stage = CourseStage.TEXT

    def _end_training(self) -> None:
        if self.training is not None:
            self.training.deleteLater()
            self.training = None

    def _ask(self, sheet: LessonSheet) -> None:
        given = still_given(sheet.exercises, self._answers())
        self._end_training()
        self.training = Training(sheet.exercises, self._trainer, self._explainer, given=given, parent=self)
        self.training.changed.connect(self.changed)
        self.training.answered.connect(self._note)
        self.training.finished.connect(self._tell_result)

    def _draw(self, seed: str) -> None:
        self._sheet, self._analyses, self._comparisons, self._has_failed = None, (), {}, False
        self._seed = seed
        self._trainer.draw_lesson(self._lesson, seed)
        self.changed.emit()

    def _draw_begun(self) -> None:
        """Draw the positions whose exercises are begun, or others."""
        begun = self._begun()
        self._draw(begun.seed if begun is not None else new_seed())

    def _begun(self) -> Begun | None:
        return self._keeper.log.begun_of(self._lesson.value) if self._keeper.log is not None else None

    def _answers(self) -> tuple[tuple[str, str], ...]:
        """Return what has been answered of the exercises that are there, as far as they are not all done."""
        if self.training is not None:
            return self.training.answers if not self.training.is_answered else ()
        begun, sheet = self._begun(), self._sheet
        if begun is None or sheet is None or begun.seed != sheet.seed:
            return ()
        return begun.given if still_given(sheet.exercises, begun.given) else ()

    def _take_sheet(self, sheet: LessonSheet, analyses: tuple[Analysis, ...]) -> None:
        if sheet.seed != self._seed:
            return
        self._sheet, self._analyses = sheet, analyses
        for one, analysis in zip(sheet.examples, analyses, strict=True):
            self._explainer.compare(_inquiry(one, analysis))
        self.changed.emit()

    def _take_failure(self, _problem: object) -> None:
        if self._sheet is None:
            self._has_failed = True
            self.changed.emit()

    def _take_comparison(self, comparison: Comparison) -> None:
        known = (_inquiry(one, analysis) for one, analysis in zip(self._examples, self._analyses, strict=True))
        if comparison.inquiry in known:
            self._comparisons[comparison.inquiry] = comparison
            self.changed.emit()

    @property
    def _examples(self) -> tuple[LessonExercise, ...]:
        return self._sheet.examples if self._sheet is not None else ()

    def _worked(self) -> tuple[Worked, ...]:
        return tuple(
            Worked(one, analysis, self._comparisons.get(_inquiry(one, analysis)))
            for one, analysis in zip(self._examples, self._analyses, strict=True)
        )

    def _follow_log(self) -> None:
        """Begin where the log says, as long as nothing has been chosen."""
        begun = self._begun()
        if not self._was_touched and first_to_learn(self._keeper.log) is not self._lesson:
            self.choose(first_to_learn(self._keeper.log))
        elif not self._was_touched and begun is not None and begun.seed != self._seed:
            self._draw(begun.seed)
        self._was_touched = True
        self.changed.emit()

    def _note(self, _number: int, _judgement: Judgement) -> None:
        """Keep the answers, and what was done as soon as every exercise has been answered."""
        training = self.training
        if training is None:
            return
        if training.is_answered:
            self._keeper.add(LessonDone(self._lesson.value, now(), training.found, len(training.trials)))
        else:
            self._keeper.keep(Begun(self._lesson.value, self._seed, training.answers))

    def _tell_result(self) -> None:
        self._stage = CourseStage.RESULT
        self.changed.emit()


LEARNT = 0.8
"""A lesson is learnt where this share of its exercises was found at the first try."""


def lessons_learnt(log: TrainingLog | None) -> int:
    """Return how many lessons are learnt, from the first one on without a gap."""
    for lesson in Lesson:
        best = log.best(lesson.value) if log is not None else None
        if best is None or best.found < LEARNT * best.of:
            return lesson.value - 1
    return len(Lesson)


def first_to_learn(log: TrainingLog | None) -> Lesson:
    """Return the first lesson that is not learnt yet; the first of all where there is none."""
    learnt = lessons_learnt(log)
    return Lesson(learnt + 1 if learnt < len(Lesson) else 1)


def _inquiry(one: LessonExercise, analysis: Analysis) -> Inquiry:
    """Return what is asked about a worked position: why the lesson is better than the habit, or worse than the best."""
    against = analysis.best if one.is_exception else analysis.option(one.habit)
    return Inquiry(one.position, analysis.option(one.taught), against)
