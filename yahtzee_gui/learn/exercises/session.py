# SPDX-License-Identifier: MIT
"""A training session is what leads to exercises, through them, and to their result.

Lessons, the test and Retry are sessions of a kind: each says what is asked, and what comes of an answer.
Those whose exercises a seed draws are kept: left before the last one they go on where they were, for the answers are
written down as they are given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from engine.games.game import new_seed
from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from engine.training.lessons.exercise import Exercise, Judgement
from engine.workspace.workspace import Steps
from yahtzee_gui.kit.openers import Compared
from yahtzee_gui.learn.exercises.training import Training, TrainingScene, still_given
from yahtzee_gui.learn.exercises.training_log import Begun, LessonDone, TakenTest, TrainingKeeper, TrainingLog
from yahtzee_gui.work import Urgency
from yahtzee_gui.workspace import Engine, told_problem, uncollected

_Found = TypeVar("_Found")


class SessionStage(Enum):
    """What is done: the start is looked at, the exercises are done, or their result is looked at."""

    START = 0
    EXERCISES = 1
    RESULT = 2


@dataclass(frozen=True)
class SessionScene:
    """One moment of a session, of whatever kind.

    Attributes:
        stage: what is done.
        training: the exercises, while they are done or looked back at.
        results: the judgements on the first choices.
        log: what was done before; None until it is read.
        is_drawn: whether exercises are there to be done.
        has_failed: whether there are none because a table could not be had.
        begun: how many of them are answered already, of those that are not all done.
        is_tried: whether the last of these was not found yet, and comes again.
    """

    stage: SessionStage = SessionStage.START
    training: TrainingScene | None = None
    results: tuple[Judgement, ...] = ()
    log: TrainingLog | None = None
    is_drawn: bool = False
    has_failed: bool = False
    begun: int = 0
    is_tried: bool = False

    @property
    def goes_on_with(self) -> int:
        """The number (from 1) of the exercise that comes when it is gone on."""
        return self.begun + (not self.is_tried)

    @property
    def is_over(self) -> bool:
        """Whether all exercises are done."""
        return self.training is not None and self.training.is_over


class TrainingSession(QObject):
    """Asks exercises, silently if it `is_test`, and tells their result.

    Signals:
        changed: there is something else to show.
    """

    changed = Signal()
    is_test = chooses_first = False

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self.training: Training | None = None
        self.stage = SessionStage.START

    @property
    def session(self) -> SessionScene:
        """What sessions of every kind show of this moment."""
        training = self.training
        if training is None:
            return SessionScene(self.stage)
        return SessionScene(self.stage, training.scene(), training.results)

    @property
    def position(self) -> Position | None:
        """The position of the exercise that is looked at, once everything may be told of it."""
        scene = self.training.scene() if self.training is not None else None
        if scene is None or self.stage is not SessionStage.EXERCISES or not scene.visibility.answer:
            return None
        return scene.trial.record.game.position

    @property
    def compared(self) -> Compared | None:
        """The choice of the exercise that is looked at, or the option that is looked into, beside the best or next."""
        training = self.training
        scene = training.scene() if training is not None else None
        if scene is None or scene.trial.first is None or self.position is None:
            return None
        analysis, told = scene.trial.first.analysis, scene.trial.told or scene.trial.first
        option = scene.looked_into or told.chosen
        other = analysis.compared_with(option)
        return (analysis, option, other) if other is not None else None

    def look_at(self, number: int) -> None:
        """Look at an exercise (from 0) again once all are done."""
        if self.training is not None and self.training.is_over:
            self.stage = SessionStage.EXERCISES
            self.training.look_at(number)

    def go_back(self) -> None:
        """Go back to the start, or from an exercise that is looked at again to the result."""
        if self.stage is SessionStage.EXERCISES and self.training is not None and self.training.is_over:
            self._tell_result()
            return
        self.stage = SessionStage.START
        self._leave()
        self.changed.emit()

    # ---- what differs ----

    def _note(self, number: int, judgement: Judgement) -> None:
        """Take note of the judgement on the first choice in an exercise (from 0)."""
        raise NotImplementedError

    def _note_end(self) -> None:
        """Take note that an exercise is done in which the first choice was not good enough."""

    def _leave(self) -> None:
        """Make the start ready, after the exercises or their result."""
        raise NotImplementedError

    # ---- what all have in common ----

    def _ask(self, exercises: Sequence[Exercise], given: Sequence[str] = (), *, is_tried: bool = False) -> None:
        """Begin the exercises; those at the front for which a choice was `given` before are answered.

        If the last of these `is_tried`, it comes again.
        """
        self._end_training()
        self.training = training = Training(
            exercises,
            self._engine,
            is_test=self.is_test,
            chooses_first=self.chooses_first,
            given=given,
            is_tried=is_tried,
            parent=self,
        )
        training.changed.connect(self.changed)
        training.answered.connect(self._note)
        training.ended.connect(self._note_end)
        training.finished.connect(self._tell_result)
        self.stage = SessionStage.EXERCISES

    def _end_training(self) -> None:
        if self.training is not None:
            self.training.deleteLater()
            self.training = None

    def _tell_result(self) -> None:
        self.stage = SessionStage.RESULT
        self.changed.emit()


class KeptSession(TrainingSession):
    """A session that is drawn from a seed, and whose answers are kept under a `key` until the last one is given."""

    def __init__(self, engine: Engine, keeper: TrainingKeeper) -> None:
        super().__init__(engine)
        self._keeper = keeper
        self._exercises: Sequence[Exercise] = ()
        self._has_failed = False
        self._seed = ""
        self._is_settled = keeper.log is not None  # whether it is known what is begun, or something was chosen
        keeper.changed.connect(self._follow_log)
        keeper.load()

    @property
    def session(self) -> SessionScene:
        """What sessions of every kind show of this moment."""
        return replace(
            super().session,
            log=self._keeper.log,
            is_drawn=bool(self._exercises),
            has_failed=self._has_failed,
            begun=len(self._answers()),
            is_tried=self._is_tried(),
        )

    def begin(self) -> None:
        """Do the exercises that were drawn, or go on with them."""
        self._is_settled = True
        if not self._exercises:
            return
        if self.training is None or self.training.is_over:
            given = still_given(self._exercises, self._answers())
            self._ask(self._exercises, given, is_tried=self._is_tried())
        elif not self.training.trial.is_open:
            self.training.go_on()
        self.stage = SessionStage.EXERCISES
        self.changed.emit()

    def draw_others(self) -> None:
        """Forget the answers of exercises that are begun, and draw others."""
        self._is_settled = True
        self._end_training()
        self.stage = SessionStage.START
        self._keeper.drop(self.key)
        self._draw(new_seed())

    # ---- what differs ----

    @property
    def key(self) -> int:
        """Under what the log keeps the answers: a lesson, or the test."""
        raise NotImplementedError

    def _search(self, seed: str) -> None:
        """Have exercises drawn (`_look_for`); ends in `_take`."""
        raise NotImplementedError

    def _done(self, training: Training) -> LessonDone | TakenTest:
        """Return what is written down once every exercise has been answered."""
        raise NotImplementedError

    # ---- what both have in common ----

    def _draw(self, seed: str) -> None:
        self._exercises, self._has_failed, self._seed = (), False, seed
        self._search(seed)
        self.changed.emit()

    def _draw_begun(self) -> None:
        """Draw the exercises that are begun, or others."""
        begun = self._begun()
        self._draw(begun.seed if begun is not None else new_seed())

    def _take(self, exercises: Sequence[Exercise]) -> None:
        self._exercises = exercises
        self.changed.emit()

    def _look_for(self, steps: Steps[_Found], then: Callable[[_Found], object]) -> None:
        steps = self._engine.workspace.first_time("pool", uncollected(steps))
        self._engine.ask((type(self), "search"), Urgency.EXERCISE, steps, then, failed=self._take_failure)

    def _take_failure(self, error: Exception) -> None:
        told_problem(error)
        if not self._exercises:
            self._has_failed = True
            self.changed.emit()

    def _begun(self) -> Begun | None:
        return self._keeper.log.begun_of(self.key) if self._keeper.log is not None else None

    def _answers(self) -> tuple[tuple[str, str], ...]:
        """Return what has been answered of the exercises that are there, as far as they are not all answered."""
        if self.training is not None:
            return self.training.answers if not self.training.is_over else ()
        begun = self._begun()
        if begun is None or begun.seed != self._seed or not still_given(self._exercises, begun.given):
            return ()
        return begun.given

    def _is_tried(self) -> bool:
        """Return whether the last of what has been answered was not found yet."""
        if not self._answers():
            return False
        if self.training is not None:
            return self.training.is_tried
        begun = self._begun()
        return begun is not None and begun.is_tried

    def _follow_log(self) -> None:
        """Take up what the log says is begun, as long as nothing was chosen."""
        begun = self._begun()
        if not self._is_settled and begun is not None and begun.seed != self._seed:
            self._draw(begun.seed)
        self._is_settled = True
        self.changed.emit()

    def _note(self, _number: int, _judgement: Judgement) -> None:
        """Keep the answers, and what was done as soon as every exercise has been answered."""
        training = self.training
        if training is None:
            return
        if training.is_answered:
            self._keeper.add(self._done(training))
        else:
            self._keeper.keep(Begun(self.key, self._seed, training.answers, training.is_tried))

    def _note_end(self) -> None:
        """Keep that the exercise does not come again."""
        if self.training is not None and not self.training.is_answered:
            self._keeper.keep(Begun(self.key, self._seed, self.training.answers))
