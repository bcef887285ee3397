# SPDX-License-Identifier: MIT
"""The exam is what somebody does with the proficiency test: it is drawn, taken in silence, and its result is kept.

A test that is left before its end goes on where it was: its answers are kept as they are given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QObject, Signal

from engine.games.game import new_seed
from engine.learning.lessons.exercise import Judgement
from engine.learning.proficiency import ProficiencyTest, Question
from yahtzee_gui.play.training.training import Training, TrainingScene, still_given
from yahtzee_gui.services.coaching.explain_service import ExplainService
from yahtzee_gui.services.learning.trainer_service import Search, TrainerService
from yahtzee_gui.services.learning.training_log import TEST, Begun, TakenTest, TrainingKeeper, TrainingLog, now


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
        begun: how many of its questions are answered already, of a test that is not finished.
        training: the questions, while they are answered or looked back at.
        results: the judgements on the choices.
        questions: what was asked, and how hard each question is.
        compared: what strategies lose in a decision of the same test, by their names.
    """

    stage: ExamStage
    log: TrainingLog | None = None
    is_drawn: bool = False
    has_failed: bool = False
    begun: int = 0
    training: TrainingScene | None = None
    results: tuple[Judgement, ...] = ()
    questions: tuple[Question, ...] = ()
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
        self._is_settled = keeper.log is not None  # whether it is known if a test is begun
        trainer.test_drawn.connect(self._take_test)
        trainer.failed.connect(self._take_failure)
        keeper.changed.connect(self._follow_log)
        keeper.load()
        self._draw_begun()

    def scene(self) -> ExamScene:
        """Return this moment as it is to be shown."""
        training, test = self.training, self._test
        return ExamScene(
            self._stage,
            self._keeper.log,
            test is not None,
            self._has_failed,
            len(self._answers()),
            training.scene() if training is not None else None,
            training.results if training is not None else (),
            test.questions if test is not None else (),
            test.compared if test is not None else {},
        )

    def begin(self) -> None:
        """Take the test that was drawn, or go on with it."""
        if self._test is None:
            return
        self._is_settled = True
        if self.training is None:
            self._ask(self._test)
        self._stage = ExamStage.QUESTIONS
        self.changed.emit()

    def begin_anew(self) -> None:
        """Forget the answers of a test that is begun, and draw another one."""
        self._end_training()
        self._keeper.drop(TEST)
        self._is_settled = True
        self._draw(new_seed())
        self.changed.emit()

    def look_at(self, number: int) -> None:
        """Look at a question (from 0) again once all are answered."""
        if self.training is not None and self.training.is_over:
            self._stage = ExamStage.QUESTIONS
            self.training.look_at(number)

    def go_back(self) -> None:
        """Go back to the start, from where a test goes on; after a result another one is drawn there.

        From a question that is looked at again the way leads back to the result.
        """
        is_over = self.training is not None and self.training.is_over
        if self._stage is ExamStage.QUESTIONS and is_over:
            self._tell_result()
            return
        self._stage = ExamStage.START
        if is_over:
            self._end_training()
            self._draw(new_seed())
        self.changed.emit()

    def close(self) -> None:
        """Look for nothing any more."""
        self._trainer.cancel(Search.TEST)

    def _draw(self, seed: str) -> None:
        self._test, self._has_failed, self._seed = None, False, seed
        self._trainer.draw_test(seed)

    def _draw_begun(self) -> None:
        """Draw the test that is begun, or another one."""
        begun = self._begun()
        self._draw(begun.seed if begun is not None else new_seed())

    def _begun(self) -> Begun | None:
        return self._keeper.log.begun_of(TEST) if self._keeper.log is not None else None

    def _answers(self) -> tuple[tuple[str, str], ...]:
        """Return what has been answered of the test that is drawn, as far as it is not finished."""
        if self.training is not None:
            return self.training.answers if not self.training.is_answered else ()
        begun, test = self._begun(), self._test
        if begun is None or test is None or begun.seed != test.seed:
            return ()
        return begun.given if still_given(test.questions, begun.given) else ()

    def _ask(self, test: ProficiencyTest) -> None:
        given = still_given(test.questions, self._answers())
        training = Training(test.questions, self._trainer, self._explainer, is_test=True, given=given, parent=self)
        self.training = training
        training.changed.connect(self.changed)
        training.answered.connect(self._note)
        training.finished.connect(self._tell_result)

    def _follow_log(self) -> None:
        """Take up a test that is begun as soon as it is known, unless another one was begun meanwhile."""
        begun = self._begun()
        if not self._is_settled and begun is not None:
            self._draw(begun.seed)
        self._is_settled = True
        self.changed.emit()

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
        """Keep the answers, and the result as soon as every question has been answered."""
        training, test = self.training, self._test
        if training is None or test is None:
            return
        if training.is_answered:
            self._keeper.add(TakenTest(now(), test.seed, tuple(one.lost for one in training.results)))
        else:
            self._keeper.keep(Begun(TEST, test.seed, training.answers))

    def _tell_result(self) -> None:
        self._stage = ExamStage.RESULT
        self.changed.emit()
