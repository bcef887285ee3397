# SPDX-License-Identifier: MIT
"""A session is what the player does with the proficiency test: draw it, take it in silence, keep its result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from engine.games.game import new_seed
from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from engine.training.lessons.remedies import Remedy
from engine.training.proficiency import ProficiencyTest, TestQuestion
from yahtzee_gui.learn.exercises.questions import ask_remedies, proficiency_test
from yahtzee_gui.learn.exercises.session import KeptSession, SessionScene
from yahtzee_gui.learn.exercises.training import Training
from yahtzee_gui.learn.exercises.training_log import TEST, TakenTest, TrainingKeeper, now
from yahtzee_gui.workspace import Engine


@dataclass(frozen=True)
class ProficiencyScene:
    """One moment of the session.

    Attributes:
        session: its questions; the log has this test, too, once it is over.
        questions: what was asked, and how hard each question is.
        remedies: the lesson that finds what was best, for each position that was missed, once they are known.
        compared: what strategies lose in a decision of the same test, by their names.
    """

    session: SessionScene
    questions: tuple[TestQuestion, ...] = ()
    compared: Mapping[str, float] = field(default_factory=dict)
    remedies: Mapping[Position, Remedy] = field(default_factory=dict)


class ProficiencySession(KeptSession):
    """Leads through proficiency tests."""

    is_test = True
    key = TEST

    def __init__(self, engine: Engine, keeper: TrainingKeeper) -> None:
        super().__init__(engine, keeper)
        self._test: ProficiencyTest | None = None
        self._remedies: Mapping[Position, Remedy] = {}
        self._draw_begun()

    def scene(self) -> ProficiencyScene:
        """Return this moment as it is to be shown."""
        test = self._test
        if test is None:
            return ProficiencyScene(self.session)
        return ProficiencyScene(self.session, test.questions, test.compared, self._remedies)

    def _search(self, seed: str) -> None:
        self._test = None
        self._look_for(proficiency_test(self._engine.workspace, seed), self._take_test)

    def _take_test(self, test: ProficiencyTest) -> None:
        self._test = test
        self._take(test.questions)

    def _tell_result(self) -> None:
        missed = [one for one in self.session.results if not one.is_found]
        if any(one.analysis.position not in self._remedies for one in missed):
            ask_remedies(self._engine, missed, self._take_remedies)
        super()._tell_result()

    def _take_remedies(self, found: Mapping[Position, Remedy]) -> None:
        self._remedies = {**self._remedies, **found}
        self.changed.emit()

    def _done(self, training: Training) -> TakenTest:
        return TakenTest(now(), self._seed, tuple(one.lost for one in training.results))

    def _leave(self) -> None:
        """Draw another test after a result; one that is begun can be gone on with."""
        if self.training is not None and self.training.is_over:
            self._end_training()
            self._draw(new_seed())
