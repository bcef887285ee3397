# SPDX-License-Identifier: MIT
"""The grader has the coach look at finished games that have no grade yet, as soon as it has the table for them.

So it does with games whose decisions are not known, as those of older versions, the newest first. One game is looked at
after the other, so that the coach is never kept from the game in play for long.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from engine.coach.reviewing.review import Review
from engine.solving.library import Delivery, TableKey
from yahtzee_gui.services.coaching.coach_service import CoachService
from yahtzee_gui.services.history.finished_game import FinishedGame, Kind
from yahtzee_gui.services.history.store import HistoryStore


class Grader(QObject):
    """Brings the games of `history` that are not graded to `coach`, each once, and their grades back."""

    def __init__(self, history: HistoryStore, coach: CoachService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._coach = coach
        self._tables: set[Kind] = set()
        self._waiting: dict[str, FinishedGame] = {}
        self._asked: set[str] = set()
        self._in_hand: FinishedGame | None = None
        self._may_be_more = False
        history.ungraded.connect(self._take_games)
        coach.delivered.connect(self._take_delivery)
        coach.looked_at.connect(self._take_review)

    def _take_games(self, games: Sequence[FinishedGame]) -> None:
        self._waiting |= {game.text: game for game in games if game.text not in self._asked}
        self._may_be_more = True
        self._go_on()

    def _take_delivery(self, delivery: Delivery) -> None:
        self._tables.add(_kind(delivery.key))
        if delivery.fair is not None:
            self._tables.add(_kind(delivery.fair_key))
        self._go_on()

    def _take_review(self, text: str, review: Review | None) -> None:
        game, self._in_hand = self._in_hand, None
        if game is not None and review is not None and game.text == text:
            self._history.grade(game, review)
        self._go_on()

    def _go_on(self) -> None:
        """Have the next game looked at that there is a table for, unless one is being looked at; then older ones."""
        if self._in_hand is None:
            self._in_hand = next(
                (game for game in self._waiting.values() if game.kind._replace(goal="") in self._tables), None
            )
            if self._in_hand is not None:
                del self._waiting[self._in_hand.text]
                self._asked.add(self._in_hand.text)
                self._coach.look_at(self._in_hand.text)
            elif self._tables and self._may_be_more:
                self._may_be_more = False
                self._history.ask_for_older()


def _kind(key: TableKey) -> Kind:
    return Kind(key.rules.name, key.rules.rolls_per_turn, key.dice_model.name)
