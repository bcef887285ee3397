# SPDX-License-Identifier: MIT
"""The opponent service plays the turns of strategies in a match.

What a strategy does follows from its dice and its seed alone, so a turn that was cut short, by an undo or the end of
the program, goes on as it would have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from engine.games.match import Match
from engine.games.record import Record
from engine.workspace.workspace import Task
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency
from yahtzee_gui.services.table_player import TablePlayer

if TYPE_CHECKING:
    from engine.strategies.whole_games import Decide


class OpponentService(TablePlayer):
    """Plays by the tables that have been had; a turn that is asked for before waits for its table.

    Signals:
        played: the `Match` asked for last, in which a strategy is to move, and the `Record`s that it comes to, one
            after each step, until its turn is over.
    """

    played = Signal(Match, tuple)

    def __init__(self, queue: EngineQueue) -> None:
        super().__init__(queue, Urgency.OPPONENTS)
        self._wanted: tuple[Match] | None = None
        self._played: tuple[Match] | None = None  # of the builder

    # ---- called on the GUI thread ----

    def play(self, match: Match) -> None:
        """Have the strategy whose turn it is play on to its end; ends in `played` unless another is asked for."""
        self._wanted = wanted = (match,)
        self._queue.put(self._urgency, lambda: self._play(wanted))

    # ---- run on the builder ----

    def _go_on(self) -> None:
        if self._wanted is not None:
            self._play(self._wanted)

    def _play(self, wanted: tuple[Match]) -> None:
        (match,), is_newest = wanted, wanted is self._wanted
        place = match.to_move
        if not is_newest or wanted is self._played or place is None or not self._can_play(match.record.game.rules):
            return
        with self._queue.first_times.compiling(match.seats[place].strategy):
            steps = turn_of(match.seats[place].record, self._look(match, place))
        self.played.emit(match, steps)
        self._played = wanted

    def _look(self, match: Match, place: int) -> Decide:
        """Return what says how the seat at `place` plays its turn, the others standing as they do."""
        from engine.matches.standings import beat_goal

        seat, others = match.seats[place], beat_goal(match, place).others
        name, game = seat.strategy, seat.game
        one = self._workspace.challenger(name, game.rules, f"{game.seed}:{name}")
        return self._workspace.run_on(Task.STATISTICS, (name, game, others), lambda: one.look(game, others))


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
