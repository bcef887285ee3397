# SPDX-License-Identifier: MIT
"""The exam is what somebody does with the proficiency test: it is drawn, taken in silence, and its result is kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QObject, Signal

from engine.games.game import new_seed
from engine.learning.exercise import Judgement
from engine.learning.proficiency import Difficulty, ProficiencyTest, Question
from yahtzee_gui.play.training import Training, TrainingScene
from yahtzee_gui.services.explain_service import ExplainService
from yahtzee_gui.services.trainer_service import Search, TrainerService
from yahtzee_gui.services.training_log import TakenTest, TrainingKeeper, TrainingLog, now


class ExamStage(Enum):
    """What is done: earlier results are looked at, the questions are answered, or the result is looked at."""

    START = "start"
    QUESTIONS = "questions"
    RESULT = "result"


@dataclass(frozen=True)
class ExamScene:
    """One moment of the exam.

    Attributes:
        stage: what is done.
        log: what was done before, this test included once it is over; None until it is read.
        is_drawn: whether a test is there to be taken.
        has_failed: whether there is none because a table could not be had.
        training: the questions, while they are answered or looked back at.
        results: the judgements on the choices.
        difficulties: how hard each question is.
        compared: what strategies lose in a decision of the same test, by their names.
    """

    stage: ExamStage
    log: TrainingLog | None = None
    is_drawn: bool = False
    has_failed: bool = False
    training: TrainingScene | None = None
    results: tuple[Judgement, ...] = ()
    difficulties: tuple[Difficulty, ...] = ()
    compared: Mapping[str, float] = field(default_factory=dict)


class Exam(QObject):
    """Leads through proficiency tests.

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
        self._stage = ExamStage.START
        self._test: ProficiencyTest | None = None
        self._has_failed = False
        self._seed = ""
        trainer.test_drawn.connect(self._take_test)
        trainer.failed.connect(self._take_failure)
        keeper.changed.connect(self.changed)
        keeper.load()
        self._draw()

    def scene(self) -> ExamScene:
        """Return this moment as it is to be shown."""
        training, test = self.training, self._test
        return ExamScene(
            self._stage,
            self._keeper.log,
            test is not None,
            self._has_failed,
            training.scene() if training is not None else None,
            training.results if training is not None else (),
            _difficulties(training) if training is not None else (),
            test.compared if test is not None else {},
        )

    def begin(self) -> None:
        """Take the test that was drawn."""
        if self._test is None:
            return
        self._end_training()
        training = Training(self._test.questions, self._trainer, self._explainer, is_test=True, parent=self)
        self.training = training
        training.changed.connect(self.changed)
        training.answered.connect(self._note)
        training.finished.connect(self._tell_result)
        self._stage = ExamStage.QUESTIONS
        self.changed.emit()

    def look_at(self, number: int) -> None:
        """Look at a question (from 0) again once all are answered."""
        if self.training is not None and self.training.is_over:
            self._stage = ExamStage.QUESTIONS
            self.training.look_at(number)

    def go_back(self) -> None:
        """Go back to the start, where another test is drawn, or from a question to the result of all.

        A test that is not finished counts for nothing.
        """
        if self._stage is ExamStage.QUESTIONS and self.training is not None and self.training.is_over:
            self._tell_result()
            return
        was_taken = self.training is not None
        self._end_training()
        self._stage = ExamStage.START
        if was_taken:
            self._draw()
        self.changed.emit()

    def close(self) -> None:
        """Look for nothing any more."""
        self._trainer.cancel(Search.TEST)

    def _draw(self) -> None:
        self._test, self._has_failed, self._seed = None, False, new_seed()
        self._trainer.draw_test(self._seed)

    def _end_training(self) -> None:
        if self.training is not None:
            self.training.deleteLater()
            self.training = None

    def _take_test(self, test: ProficiencyTest) -> None:
        if test.seed == self._seed:
            self._test = test
            self.changed.emit()

    def _take_failure(self, _problem: object) -> None:
        if self._test is None:
            self._has_failed = True
            self.changed.emit()

    def _note(self, _number: int, _judgement: Judgement) -> None:
        """Keep the result as soon as every question has been answered."""
        training, test = self.training, self._test
        if training is not None and test is not None and len(training.results) == len(training.trials):
            self._keeper.add(TakenTest(now(), test.seed, tuple(one.lost for one in training.results)))

    def _tell_result(self) -> None:
        self._stage = ExamStage.RESULT
        self.changed.emit()


def _difficulties(training: Training) -> tuple[Difficulty, ...]:
    exercises = (trial.exercise for trial in training.trials)
    return tuple(one.difficulty for one in exercises if isinstance(one, Question))
