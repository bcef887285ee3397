# SPDX-License-Identifier: MIT
"""The opening book is what to keep of every first roll: of a new game, or of the scorecard in play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QObject, Signal

from engine.game_review.opening_book import Opening
from engine.games.game import Game
from engine.games.position import Position
from engine.rules.dice import Dice
from yahtzee_gui.learn.questions import Scorecard, openings
from yahtzee_gui.play.coach_state import Comparison, Inquiry, ask_comparison
from yahtzee_gui.work import Engine, Urgency, told_problem, uncollected

_LEAST_ROLLS = 2
"""With one roll there is nothing to keep."""


class Scope(Enum):
    """Whose first rolls the book has: of a new game, or of the scorecard in play."""

    NEW_GAME = "new game"
    IN_PLAY = "in play"


class OpeningBook(QObject):
    """Finds out what to keep of first rolls.

    Attributes:
        scope: whose first rolls.
        scorecard: what they are about.
        openings: the rolls, all of them; empty until they are worked out.
        has_failed: whether there are none because a table could not be had.
        chosen: the roll that is explained.

    Signals:
        changed: there is something else to show.
        helped: the scorecard in play was looked up, which is help in that game.
    """

    changed = Signal()
    helped = Signal()

    def __init__(self, engine: Engine, in_play: Callable[[], Game | None]) -> None:
        super().__init__()
        self._engine, self._in_play = engine, in_play
        self.scope, self.scorecard = Scope.NEW_GAME, Scorecard()
        self.openings: Sequence[Opening] = ()
        self.has_failed = False
        self.chosen: Opening | None = None
        self._comparisons: dict[Inquiry, Comparison] = {}
        self._open(Scorecard())

    @property
    def comparison(self) -> Comparison | None:
        """Why the best is better in the roll that is explained, once that is known."""
        return self._comparisons.get(_inquiry(self.chosen)) if self.chosen is not None else None

    @property
    def can_be_in_play(self) -> bool:
        """Whether the game in play has a scorecard that there is a book for."""
        return self._scorecard_in_play() is not None

    @property
    def position(self) -> Position | None:
        return self.chosen.analysis.position if self.chosen is not None else None

    def choose_scope(self, scope: Scope) -> None:
        """Look at the first rolls of a new game, or at those of the scorecard in play, as it is now."""
        scorecard = self._scorecard_in_play() if scope is Scope.IN_PLAY else Scorecard()
        if scorecard is None:
            return
        self.scope = scope
        if scope is Scope.IN_PLAY:
            self.helped.emit()
        self._open(scorecard)

    def choose(self, roll: Dice) -> None:
        """Have a roll explained."""
        self.chosen = next((one for one in self.openings if one.roll == roll), None)
        if self.chosen is not None:
            ask_comparison(self._engine, _inquiry(self.chosen), self._take_comparison)
        self.changed.emit()

    def close(self) -> None:
        self._engine.drop(OpeningBook)

    def _scorecard_in_play(self) -> Scorecard | None:
        game = self._in_play()
        if game is None or game.is_over or game.rules.rolls_per_turn < _LEAST_ROLLS:
            return None
        if not game.rules.is_yahtzee:  # what is obvious is known of Yahtzee's boxes only
            return None
        return Scorecard(game.rules, game.scores, game.yahtzee_bonuses)

    def _open(self, scorecard: Scorecard) -> None:
        self.scorecard, self.openings, self.chosen, self.has_failed = scorecard, (), None, False
        steps = self._engine.workspace.first_time("pool", uncollected(openings(self._engine.workspace, scorecard)))
        self._engine.ask(OpeningBook, Urgency.EXERCISE, steps, self._take_book, failed=self._take_failure)
        self.changed.emit()

    def _take_book(self, openings: Sequence[Opening]) -> None:
        self.openings = openings
        self.choose(openings[0].roll)

    def _take_failure(self, error: Exception) -> None:
        told_problem(error)
        if not self.openings:
            self.has_failed = True
            self.changed.emit()

    def _take_comparison(self, comparison: Comparison) -> None:
        self._comparisons[comparison.inquiry] = comparison
        if self.chosen is not None and comparison.inquiry == _inquiry(self.chosen):
            self.changed.emit()


def _inquiry(opening: Opening) -> Inquiry:
    return Inquiry(opening.analysis.position, opening.best, opening.alternative)
