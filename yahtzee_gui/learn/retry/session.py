# SPDX-License-Identifier: MIT
"""Retrying is choosing again in positions of one's own games: which are asked, how they are answered, what comes of it.

The finished games are never changed. What is asked is a training; what was found at the first try moves the schedule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import Signal

from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import StoredDecision, option_of, position_of
from engine.training.lessons.exercise import Judgement
from engine.training.lessons.remedies import Remedy
from engine.training.retry import RetryExercise
from engine.training.schedule import ScheduleCard, Stage
from yahtzee_gui.learn.exercises.exercise_service import ExerciseService
from yahtzee_gui.learn.exercises.session import SessionScene, TrainingSession
from yahtzee_gui.learn.retry.retry_service import AskedMistake, PlayedGame, RetryService, RetryStanding
from yahtzee_gui.play.finished_game import GameKey
from yahtzee_gui.services.explain_service import ExplainService
from yahtzee_gui.store.decision_table import DecisionFilter


class Answer(NamedTuple):
    """A position that was asked, the judgement on the first choice, and the card from now on."""

    asked: AskedMistake
    judgement: Judgement
    card: ScheduleCard


@dataclass(frozen=True)
class RetryScene:
    """One moment of retrying, as it is to be shown.

    Attributes:
        session: the positions that are asked.
        filter: which choices are asked for.
        standing: how it stands with these; None until they are counted.
        waits: whether a session is being drawn.
        asked: the position that is looked at.
        answers: what was answered in the session.
        remedy: the lesson that finds what was best in the position that is looked at, once that is known; none where
            the player found it in the game.
        is_mixed: whether there are positions among the asked that were handled well in their games.
    """

    session: SessionScene
    filter: DecisionFilter
    standing: RetryStanding | None = None
    waits: bool = False
    asked: AskedMistake | None = None
    answers: tuple[Answer, ...] = ()
    remedy: Remedy | None = None
    is_mixed: bool = False


class Retry(TrainingSession):
    """Leads through sessions.

    Attributes:
        questions: the positions of the session, in the order in which they are asked.

    Signals:
        fixed: a mistake was found often enough in a row.
    """

    fixed = Signal()

    def __init__(
        self, retry_service: RetryService, exercise_service: ExerciseService, explainer: ExplainService
    ) -> None:
        super().__init__(exercise_service, explainer)
        self._retry_service = retry_service
        self._filter = DecisionFilter()
        self._standing: RetryStanding | None = None
        self._waits = False
        self.questions: tuple[AskedMistake, ...] = ()
        self._answers: dict[int, Answer] = {}
        self._remedies: dict[Position, Remedy] = {}
        retry_service.counted.connect(self._take_standing)
        retry_service.drawn.connect(self._take_session)
        exercise_service.remedies_found.connect(self._take_remedies)
        retry_service.count(self._filter)

    def scene(self) -> RetryScene:
        """Return this moment as it is to be shown."""
        training = self.training
        asked = self.questions[training.scene().number - 1] if training is not None else None
        is_missed = training is not None and asked is not None and asked.was_mistake
        return RetryScene(
            self.session,
            self._filter,
            self._standing,
            self._waits,
            asked,
            tuple(self._answers[number] for number in sorted(self._answers)),
            self._remedies.get(training.trial.exercise.position) if training is not None and is_missed else None,
            any(not one.was_mistake for one in self.questions),
        )

    # ---- what is asked for ----

    def choose(self, asked: DecisionFilter) -> None:
        """Ask for other choices."""
        if asked != self._filter:
            self._filter, self._standing = asked, None
            self._retry_service.count(asked)
            self.changed.emit()

    def begin(self, first: GameKey | None = None) -> None:
        """Draw a session and ask it; a mistake of the game `first` is in it, if there is one to ask."""
        if not self._waits:
            self._waits = True
            self._retry_service.draw(self._filter, first)
            self.changed.emit()

    def begin_game(self, played: PlayedGame) -> None:
        """Ask all costly choices of a game, costliest first, in the place of a session that is under way."""
        self._waits = True
        self._retry_service.draw_of(played)
        self.changed.emit()

    def take_up_parked(self) -> None:
        """Have what is parked asked again."""
        self._retry_service.take_up_parked()
        self._retry_service.count(self._filter)

    def recount(self) -> None:
        """Count the costly choices again: games have come, or their decisions."""
        self._retry_service.count(self._filter)

    def close(self) -> None:
        """Ask nothing any more."""
        self._waits = False
        self._end_training()

    # ---- inside ----

    def _leave(self) -> None:
        """Choose again what is asked; what has been answered stays noted."""
        self._end_training()
        self._retry_service.count(self._filter)

    def _take_standing(self, asked: DecisionFilter, standing: RetryStanding) -> None:
        if asked == self._filter:
            self._standing = standing
            self.changed.emit()

    def _take_session(self, session: tuple[AskedMistake, ...]) -> None:
        if not self._waits:
            return
        self._waits = False
        if session:
            self.questions, self._answers = session, {}
            self._ask([_exercise(one.decision) for one in session])
        else:
            self._retry_service.count(self._filter)
        self.changed.emit()

    def _note(self, number: int, judgement: Judgement) -> None:
        asked = self.questions[number]
        card = self._retry_service.answer(asked, found=judgement.is_found)
        self._answers[number] = Answer(asked, judgement, card)
        if asked.was_mistake:
            self._exercise_service.find_remedies((judgement.analysis,))
        if card.stage is Stage.FIXED:
            self.fixed.emit()

    def _take_remedies(self, found: Mapping[Position, Remedy]) -> None:
        self._remedies.update(found)
        self.changed.emit()

    def _tell_result(self) -> None:
        self._retry_service.count(self._filter)
        super()._tell_result()


def _exercise(decision: StoredDecision) -> RetryExercise:
    return RetryExercise(position_of(decision), decision.theme, option_of(decision.first))
