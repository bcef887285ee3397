# SPDX-License-Identifier: MIT
"""The grader has finished games graded: the one in play by the review that its end page shows.

The coach looks at others that have no grade yet, by their texts, as soon as it has the table for them: those that were
left before their review had come, imported ones, and those whose decisions are not known, as of older versions, the
newest first. One game is looked at after the other, so that the coach is never kept from the game in play for long.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from engine.game_review.review import Review
from engine.games.game import Game
from engine.games.record import Record
from engine.games.saved import Play, own_record
from engine.rules.keys import rules_key
from engine.solving.library import Delivery, TableKey
from yahtzee_gui.library.finished_game import FinishedGame, GameKind
from yahtzee_gui.library.library import Library
from yahtzee_gui.play.coach import Coach


class Grader(QObject):
    """Brings the games of `history` that are not graded to `coach`, each once, and their grades back."""

    def __init__(self, history: Library, coach: Coach) -> None:
        super().__init__()
        self._history = history
        self._coach = coach
        self._tables: set[GameKind] = set()
        self._waiting: dict[str, FinishedGame] = {}
        self._asked: set[str] = set()
        self._in_hand: FinishedGame | None = None
        self._in_play: tuple[FinishedGame, Record] | None = None
        self._may_be_more = False
        history.ungraded.connect(self._take_games)

    def expect(self, game: FinishedGame, play: Play) -> None:
        """Have `game` graded by the review of `play`, which is in play, if that is the one to be kept of it."""
        if not _shows_what_is_kept(play):
            self._take_games((game,))
        elif game.text not in self._asked:
            self._waiting.pop(game.text, None)
            self._in_play = game, own_record(play)

    def take_final(self, review: Review) -> None:
        """Take the final review of the game in play."""
        if self._in_play is not None and self._in_play[1].game is review.game:
            (game, record), self._in_play = self._in_play, None
            self._asked.add(game.text)
            self._history.grade(game, review, record)

    def follow(self, game: Game | None) -> None:
        """Have the game that was expected looked at by its text, unless it is still the one in play."""
        if self._in_play is not None and self._in_play[1].game is not game:
            (left, _), self._in_play = self._in_play, None
            self._take_games((left,))

    def _take_games(self, games: Sequence[FinishedGame]) -> None:
        in_play = self._in_play[0].text if self._in_play is not None else None
        self._waiting |= {game.text: game for game in games if game.text not in self._asked and game.text != in_play}
        self._may_be_more = True
        self._go_on()

    def take_delivery(self, delivery: Delivery) -> None:
        """Have games looked at that waited for a table."""
        self._tables.add(_kind(delivery.key))
        if delivery.fair is not None:
            self._tables.add(_kind(delivery.fair_key))
        self._go_on()

    def _take_review(self, game: FinishedGame, review: Review | None) -> None:
        self._in_hand = None
        if review is not None:
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
                self._coach.look_at(self._in_hand.text, partial(self._take_review, self._in_hand))
            elif self._tables and self._may_be_more:
                self._may_be_more = False
                self._history.ask_for_older()


def _shows_what_is_kept(play: Play) -> bool:
    """Return whether the end page is about the player's own game: in a match it may be about another person's."""
    return isinstance(play, Record) or play.person == play.own


def _kind(key: TableKey) -> GameKind:
    return GameKind(rules_key(key.rules), key.rules.rolls_per_turn, key.dice_model.name)
