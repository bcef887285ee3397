# SPDX-License-Identifier: MIT
"""Retrying is choosing again in positions of one's own games: which are asked, how they are answered, what comes of it.

The finished games are never changed. What is asked is a training; what was found at the first try moves the schedule.
A set that is left goes on where it was, as lessons do, until the program ends: `RetrySets` keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal

from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import StoredDecision, option_of, position_of
from engine.training.lessons.exercise import Judgement, judge
from engine.training.lessons.remedies import Remedy
from engine.training.retry import RetryExercise
from engine.training.schedule import Stage
from yahtzee_gui.learn.exercises.questions import ask_remedies
from yahtzee_gui.learn.exercises.session import SessionScene, SessionStage, TrainingSession
from yahtzee_gui.learn.retry.retry_sets import (
    Answer,
    AskedMistake,
    BegunSet,
    PlayedGame,
    RetrySets,
    RetryStanding,
    SetKey,
    key_of_game,
)
from yahtzee_gui.library.decision_table import DecisionFilter
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.workspace import Engine


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
        remedy: the lesson that would have spared what the choice in the game cost, once that is known; none where the
            player found it in the game.
        is_mixed: whether there are positions among the asked that were handled well in their games.
        begun: the set that is asked, or that the start goes on with, once a position of it is answered.
    """

    session: SessionScene
    filter: DecisionFilter
    standing: RetryStanding | None = None
    waits: bool = False
    asked: AskedMistake | None = None
    answers: tuple[Answer, ...] = ()
    remedy: Remedy | None = None
    is_mixed: bool = False
    begun: BegunSet | None = None


class Retry(TrainingSession):
    """Leads through sessions.

    Attributes:
        questions: the positions of the session, in the order in which they are asked.

    Signals:
        fixed: a mistake was found often enough in a row.
    """

    fixed = Signal()

    def __init__(self, sets: RetrySets, engine: Engine) -> None:
        super().__init__(engine)
        self._sets = sets
        self._filter = DecisionFilter()
        self._standing: RetryStanding | None = None
        self._waits = False
        self._key = SetKey(self._filter)
        self._played: PlayedGame | None = None
        self.questions: tuple[AskedMistake, ...] = ()
        self._answers: dict[int, Answer] = {}
        self._remedies: dict[Position, Remedy] = {}
        sets.counted.connect(self._take_standing)
        sets.drawn.connect(self._take_session)
        sets.count(self._filter)

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
            self._sets.begun(self._key_here),
        )

    @property
    def _key_here(self) -> SetKey:
        """What set is asked or, where none is, which one the start begins: the latest, if that fits the filter."""
        key = self._key
        if self.stage is SessionStage.EXERCISES:
            return key
        fits = key.filter == self._filter and not key.game and self._sets.begun(key) is not None
        return key if fits else SetKey(self._filter)

    # ---- what is asked for ----

    def choose(self, asked: DecisionFilter) -> None:
        """Ask for other choices."""
        if asked != self._filter:
            self._filter, self._standing = asked, None
            self._sets.count(asked)
            self.changed.emit()

    def begin(self, first: GameKey | None = None) -> None:
        """Draw a session and ask it, or go on with it; a mistake of the game `first` is in it, if there is one."""
        if not self._waits:
            self._begin(SetKey(self._filter, first) if first is not None else self._key_here)

    def begin_game(self, played: PlayedGame) -> None:
        """Ask all costly choices of a game, or go on with them, in the place of a session that is under way."""
        self._played = played
        self._begin(key_of_game(played.record))

    def start_over(self) -> None:
        """Forget what is begun, and draw it anew."""
        key = self._key_here
        self._sets.drop(key)
        self._begin(key)

    def take_up_parked(self) -> None:
        """Have what is parked asked again."""
        self._sets.take_up_parked()
        self._sets.count(self._filter)

    def recount(self) -> None:
        """Count the costly choices again: games have come, or their decisions."""
        self._sets.count(self._filter)

    # ---- inside ----

    def _begin(self, key: SetKey) -> None:
        """Go on with a set that is begun, or have it drawn."""
        self._key, begun = key, self._sets.begun(key)
        self._waits = begun is None
        if begun is None:
            self._end_training()
            self.stage = SessionStage.START
        if begun is not None:
            self.questions, self._answers = begun.questions, dict(enumerate(begun.answers))
            self._ask([_exercise(one.decision) for one in begun.questions], begun.given, is_tried=begun.is_tried)
            missed = [_as_played(one.asked, one.judgement) for one in begun.answers if one.asked.was_mistake]
            if missed:
                ask_remedies(self._engine, missed, self._take_remedies)
        elif key.game and self._played is not None:
            self._sets.draw_of(self._played)
        else:
            self._sets.draw(key.filter, key.first)
        self.changed.emit()

    def _keep(self) -> None:
        """Keep how far the set is, to go on with it."""
        training = self.training
        if training is not None:
            answers = tuple(self._answers[number] for number in sorted(self._answers))
            given = tuple(choice for _, choice in training.answers)
            self._sets.keep(self._key, BegunSet(self.questions, answers, given, training.is_tried))

    def _leave(self) -> None:
        """Choose again what is asked; what has been answered stays noted."""
        self._end_training()
        self._sets.count(self._filter)

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
            self._sets.count(self._filter)
        self.changed.emit()

    def _note(self, number: int, judgement: Judgement) -> None:
        asked = self.questions[number]
        card = self._sets.answer(asked, found=judgement.is_found)
        self._answers[number] = Answer(asked, judgement, card)
        self._keep()
        if asked.was_mistake:
            ask_remedies(self._engine, (_as_played(asked, judgement),), self._take_remedies)
        if card.stage is Stage.FIXED:
            self.fixed.emit()

    def _note_end(self) -> None:
        """Keep that the position does not come again, unless that was the last."""
        if self._sets.begun(self._key) is not None:
            self._keep()

    def _take_remedies(self, found: Mapping[Position, Remedy]) -> None:
        self._remedies.update(found)
        self.changed.emit()

    def _tell_result(self) -> None:
        self._sets.count(self._filter)
        super()._tell_result()


def _as_played(asked: AskedMistake, judgement: Judgement) -> Judgement:
    """Return the judgement on what was chosen in the game."""
    return judge(judgement.analysis, option_of(asked.decision.first))


def _exercise(decision: StoredDecision) -> RetryExercise:
    return RetryExercise(position_of(decision), decision.theme, option_of(decision.first))
