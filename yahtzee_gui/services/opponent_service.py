# SPDX-License-Identifier: MIT
"""The opponent service plays the turns of strategies in a match, on a worker of its own.

What a strategy does follows from its dice and its seed alone, so a turn that was cut short, by an undo or the end of
the program, goes on as it would have.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.games.match import Match
from engine.games.record import Record
from engine.rules.scoring import RuleSet
from engine.solving.library import Delivery
from engine.steps import finish
from yahtzee_gui.services.jobs import FirstTimes, Worker

if TYPE_CHECKING:
    from engine.matches.challengers import Challenger
    from engine.solving.table import ValueTable
    from engine.strategies.whole_games import Decide


class _Closing(Exception):
    """The window is closed: nobody waits for the turn any more."""


class OpponentService(QObject):
    """Plays by the tables that have been delivered; a turn that is asked for before waits for its table.

    Signals:
        played: the `Match` asked for last, in which a strategy is to move, and the `Record`s that it comes to, one
            after each step, until its turn is over.
    """

    played = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("opponents")
        self._closing = threading.Event()
        self._tables: dict[RuleSet, ValueTable] = {}
        self._challengers: dict[tuple[RuleSet, str, str], Challenger] = {}
        self._first_times = FirstTimes(self._closing)
        self._wanted: Match | None = None

    # ---- called on the GUI thread ----

    def take_delivery(self, delivery: Delivery) -> None:
        """Use the fair table of `delivery` from now on, and do what waited for it."""
        self._worker.submit(lambda: self._use(delivery))

    def play(self, match: Match) -> None:
        """Have the strategy whose turn it is play on to its end; ends in `played` unless another is asked for."""
        self._wanted = match
        self._worker.submit(lambda: self._play(match))

    def close(self) -> None:
        """Drop what waits, let the worker end, and let go of the tables: the program may outlive this window."""
        self._closing.set()
        self._worker.submit(self._forget)
        self._worker.close()

    def join(self) -> None:
        """Wait for the worker to end, when the window is gone."""
        self._worker.join()

    # ---- run on the worker ----

    def _forget(self) -> None:
        self._tables.clear()
        self._challengers.clear()

    def _use(self, delivery: Delivery) -> None:
        table = delivery.table if delivery.key.dice_model.is_fair else delivery.fair
        if table is None or table.rules in self._tables:
            return
        self._tables[table.rules] = table
        if self._wanted is not None:
            self._play(self._wanted)

    def _play(self, match: Match) -> None:
        place = match.to_move
        if match is not self._wanted or place is None or match.record.game.rules not in self._tables:
            return
        try:
            with self._first_times.compiling(match.seats[place].strategy):
                steps = turn_of(match.seats[place].record, self._look(match, place))
        except _Closing:
            return
        self.played.emit(match, steps)

    def _look(self, match: Match, place: int) -> Decide:
        """Return what says how the seat at `place` plays its turn, the others standing as they do."""
        from engine.matches.standings import beat_goal

        seat = match.seats[place]
        return finish(
            self._challenger(seat.game.rules, seat.strategy, seat.game.seed).look(
                seat.game, beat_goal(match, place).others
            ),
            self._check,
        )

    def _challenger(self, rules: RuleSet, name: str, seed: str) -> Challenger:
        from engine.matches.challengers import challenger

        key = rules, name, seed
        if key not in self._challengers:
            self._challengers[key] = finish(challenger(name, self._tables[rules], f"{seed}:{name}"), self._check)
        return self._challengers[key]

    def _check(self, _progress: object) -> None:
        if self._closing.is_set():
            raise _Closing


def turn_of(record: Record, decide: Decide) -> tuple[Record, ...]:
    """Return what a record comes to, step by step, until its turn is over: rolled, marked, rolled, ..., scored."""
    steps, turns = [], len(record.game.filled)
    while len(record.game.filled) == turns:
        position = record.game.position
        if position is None:
            record = record.roll()
        else:
            choice = decide(position)
            if choice.category is not None:
                record = record.score(choice.category)
            else:
                marked = record.mark(record.game.places_of(choice.keep or ()))
                steps.append(marked)
                record = marked.roll()
        steps.append(record)
    return tuple(steps)
