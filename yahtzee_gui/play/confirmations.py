# SPDX-License-Identifier: MIT
"""A choice on its way is made at once, held until it is valued, or waits for the player's word because it is doubtful.

What is doubtful about it, `yahtzee_gui.play.choosing` says.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.game import Event
from engine.games.record import Record
from engine.rules.categories import Category
from yahtzee_gui.desktop.preferences import WARNS_FROM
from yahtzee_gui.play.choosing import Concern, Question, doubt
from yahtzee_gui.play.scene import Scene


class Confirmations:
    """Lets choices of a category, or of rolling (None), through; they are legal in the scene that is given.

    Args:
        made: a category or None: the choice stands.
        reconsidered: the event of a costly choice that was not made after all, as far as it is known.
        best_wanted: the player wants to see what would be better.
        reopened: the last choice of a game that is over is to be undone.
        changed: a choice is asked about, or is no longer because the player thinks again.
    """

    def __init__(
        self,
        made: Callable[[Category | None], object],
        reconsidered: Callable[[Event], object],
        best_wanted: Callable[[], object],
        reopened: Callable[[], object],
        changed: Callable[[], object],
    ) -> None:
        self._made, self._reconsidered, self._best_wanted = made, reconsidered, best_wanted
        self._reopened, self._changed = reopened, changed
        self.warns_from = WARNS_FROM
        self.confirms_zero = False
        self.question: Question | None = None
        self._held: tuple[Category | None] | None = None

    def choose(self, scene: Scene, category: Category | None) -> None:
        """Make a choice, unless something is to be asked first."""
        assert scene.record is not None, "there is no game yet"
        if self.question is not None and scene.record.attempt(category) == self.question.attempt:
            return
        self.drop()
        if _must_wait(scene):
            self._held = (category,)
            return
        analysis = scene.review.analysis if scene.review is not None and scene.visibility.warnings else None
        self.question = doubt(scene.record, category, analysis, self.warns_from, confirms_zero=self.confirms_zero)
        if self.question is not None:
            self._changed()
        else:
            self._made(category)

    def ask_to_reopen(self, record: Record) -> None:
        """Ask before the last choice of a game that is over is undone; while that is asked, nothing."""
        if self.question is None:
            self.question = Question(Concern.REOPENS, None, record.game.events[-1])
            self._changed()

    def resume(self, scene: Scene) -> None:
        """Make the choice that was held until the options were valued, as they are in the scene."""
        held, self._held = self._held, None
        if held is not None:
            self.choose(scene, held[0])

    def go_ahead(self) -> None:
        """Make the choice that was asked about, or undo the last one."""
        question, self.question = self.question, None
        if question is not None and question.concern is Concern.REOPENS:
            self._reopened()
        elif question is not None:
            self._made(question.category)

    def think_again(self) -> None:
        """Do not make the choice that was asked about."""
        self.drop()
        self._changed()

    def show_best(self) -> None:
        """Do not make the choice that was asked about, and show what would be better."""
        self.drop()
        self._best_wanted()

    def drop(self) -> None:
        """Forget the choice that was asked about; a costly one is graded all the same."""
        question = self.question
        self.forget()
        if question is not None and question.concern is Concern.COSTLY:
            self._reconsidered(question.attempt)

    def forget(self) -> None:
        """Forget what was asked about or held, because the game goes on."""
        self.question = self._held = None


def _must_wait(scene: Scene) -> bool:
    """Return whether a warning may be due, but the options are not valued yet: a matter of milliseconds."""
    is_decision = scene.game is not None and scene.game.has_rolled
    return scene.visibility.warnings and scene.table.is_ready and is_decision and scene.review is None
