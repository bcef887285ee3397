# SPDX-License-Identifier: MIT
"""Celebrations: when which moment of the game is celebrated, once each, and never before the dice have landed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.games.game import Game
from engine.games.record import Record
from yahtzee_gui.board.tray.celebration import Celebration
from yahtzee_gui.board.tray.celebration_view import celebration_spoken, celebration_view
from yahtzee_gui.play import moments
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.moments import Moment
from yahtzee_gui.play.scene import Scene


class Celebrations(QObject):
    """Watches the game of `controller` and has its moments celebrated on `card`.

    Args:
        controller: whose game it is.
        best_before: returns the highest score of the player's own games of that kind that were finished before.
        card: what is shown.
        moves: tells whether things are to move.
        say: says it to screen readers.
    """

    def __init__(
        self,
        controller: GameController,
        best_before: Callable[[Game | None], int | None],
        card: Celebration,
        moves: Callable[[], bool],
        say: Callable[[str], None],
    ) -> None:
        super().__init__(card)
        self._ask_best_before = best_before
        self._card = card
        self._moves = moves
        self._say = say
        self._is_enabled = True
        self._record = controller.record
        self._due: tuple[Moment, ...] = ()
        self._best_before: int | None = None
        self._may_be_flawless = False
        controller.changed.connect(self._notice)

    def set_enabled(self, is_enabled: bool) -> None:
        """Celebrate from now on, or no longer."""
        self._is_enabled = is_enabled
        if not is_enabled:
            self._card.stop()

    def _notice(self, scene: Scene) -> None:
        """Find out whether something happened that is to be celebrated, and do that as soon as it may be seen."""
        if scene.record is None:
            return
        if self._record is None or scene.record.game is not self._record.game:
            self._take_game(scene.record, scene.race.first_result)
        self._record = scene.record
        self._take_review(scene)
        if self._due and not scene.choosing.is_landing and not (self._may_be_flawless and scene.waits_for_review):
            self._celebrate(scene.record)

    def _take_game(self, record: Record, first_result: int | None) -> None:
        """Note what is to be celebrated of another moment of a game: nothing, unless it is news."""
        self._card.stop()
        self._due, self._may_be_flawless = (), False
        if not moments.is_news(self._record, record):
            return
        game = record.game
        self._due = moments.moments_of_event(game)
        if game.is_over:
            self._may_be_flawless = True
            self._best_before = self._ask_best_before(game)
            if moments.is_new_best(record, self._best_before, first_result):
                self._due = (Moment.BEST, *self._due)

    def _take_review(self, scene: Scene) -> None:
        if self._may_be_flawless and scene.report is not None and scene.record is not None:
            self._may_be_flawless = False
            if moments.is_flawless(scene.record, scene.report, scene.race.first_result):
                self._due = (Moment.FLAWLESS, *self._due)

    def _celebrate(self, record: Record) -> None:
        due, self._due = self._due, ()
        if self._is_enabled:
            view = celebration_view(due, record.game, self._best_before)
            self._card.start(view, moves=self._moves())
            self._say(celebration_spoken(due, view))
