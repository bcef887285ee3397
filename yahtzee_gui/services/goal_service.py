# SPDX-License-Identifier: MIT
"""The goal service reviews games by the goal they are played for, on a worker of its own.

A goal table of a whole game takes seconds: the worker solves what is missing, tells how far it is, and remembers every
answer, so that a game that has been looked at once needs no table again. What is being solved goes on while the same
game is played, and is dropped for another one. The service lives on the GUI thread and so do its signals.
"""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from engine.analysis.verdicts import Measure
from engine.chances.statistics import Start, before_choice
from engine.desk import Desk, Task
from engine.games.match import Match
from engine.games.record import Record
from engine.matches.standings import BOXES, aims
from engine.prospects import Aims, GoalProspects, Memory
from engine.solving.library import Delivery
from engine.strategies.strategies import OPTIMAL
from yahtzee_gui.services.jobs import Worker, without_collections

if TYPE_CHECKING:
    from engine.chances.statistics import Outcome
    from engine.coach.review import Review

PATIENCE = 500
"""So long (milliseconds) nothing is shown; then something else has to be."""


MOST_OPEN = 8
"""With more open boxes nobody waits for how a match may end for everybody."""


class _Cancelled(Exception):
    """Nobody wants the table any more."""


class _GoalDesk(Desk):
    """A desk whose work can be cancelled between two steps, and tells how far it is."""

    def __init__(self, tell: Callable[[float], None]) -> None:
        super().__init__()
        self._tell = tell
        self.cancel = threading.Event()

    def progressed(self, task: Task, fraction: float) -> None:
        """Tell how far the table of the goal is, or give up."""
        if self.cancel.is_set():
            raise _Cancelled
        if task is Task.GOAL:
            self._tell(fraction)


class GoalService(QObject):
    """Reviews games by their goals.

    Signals:
        reviewed: a `Record`, and the `review.Review` of its game by what it is played for.
        late: the `Record` asked about last, when its review takes longer than `PATIENCE`.
        progressed: how much of a table is solved, 0 to 1, while the review in play waits for one.
        failed: a `Record` that cannot be reviewed by its goal.
        looked_at: the text that `look_at` was asked about, and the review; None if it cannot be had.
        looked_out: the `Match` asked about last, and the `outlooks.Outlook` of the person in play.
    """

    reviewed = Signal(object, object)
    late = Signal(object)
    progressed = Signal(float)
    failed = Signal(object)
    looked_at = Signal(str, object)
    looked_out = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("goals")
        self._desk = _GoalDesk(self.progressed.emit)
        self._memory = Memory()
        self._compiled: set[Measure] = set()
        self._cancel = threading.Event()
        self._wanted: tuple[Record, Aims] | None = None
        self._match: Match | None = None
        self._backlog: list[tuple[str, Record, Aims]] = []
        self._is_late = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._lose_patience)
        self.reviewed.connect(self._note_answer)
        self.failed.connect(self._note_answer)

    # ---- called on the GUI thread ----

    def take_delivery(self, delivery: Delivery) -> None:
        """Use the table of `delivery` from now on."""
        self._worker.submit(partial(self._desk.take, delivery))

    def review(self, record: Record, aims: Aims) -> None:
        """Review the game of `record`, which is played for `aims`; ends in `reviewed` or `failed`.

        Where a newer one is asked for before, it ends in nothing. A table that is being solved for the same game is
        solved to its end: it serves what comes later.
        """
        if self._wanted is None or not _goes_on(self._wanted, (record, aims)):
            self._give_up()
        self._wanted = (record, aims)
        self._worker.submit(partial(self._review, record, aims, self._cancel))
        if self._is_late:
            self.late.emit(record)
        elif not self._timer.isActive():
            self._timer.start(PATIENCE)

    def forget(self) -> None:
        """Drop what is being worked out: the game in play has no goal."""
        self._give_up()
        self._wanted = None
        self._look_at_next()

    def look_at(self, text: str, record: Record, aims: Aims) -> None:
        """Review a game that is not in play, written as `text`, when no game for a goal is; ends in `looked_at`."""
        self._backlog.append((text, record, aims))
        self._look_at_next()

    def look_out(self, match: Match) -> None:
        """Find out how a match may end for everybody; ends in `looked_out`, unless a newer one is asked for before.

        That takes longer than the review of the turn, and with more than `MOST_OPEN` open boxes is not done.
        """
        self._match = match
        if match.record.game.scores.count(None) <= MOST_OPEN:
            self._worker.submit(partial(self._look_out, match, self._cancel))

    def close(self) -> None:
        """Cancel what runs, let the worker end, and let go of the tables: the program may outlive this window."""
        self._give_up()
        self._backlog.clear()
        self._worker.submit(self._forget_all)
        self._worker.close()

    def join(self) -> None:
        """Wait for the worker to end, when the window is gone."""
        self._worker.join()

    def _give_up(self) -> None:
        self._cancel.set()
        self._cancel = threading.Event()
        self._timer.stop()
        self._is_late = False

    def _lose_patience(self) -> None:
        if self._wanted is not None:
            self._is_late = True
            self.late.emit(self._wanted[0])

    def _note_answer(self, record: Record) -> None:
        if self._wanted is not None and record is self._wanted[0]:
            self._timer.stop()
            self._is_late = False
            self._look_at_next()

    def _look_at_next(self) -> None:
        """Look at the games that wait, unless one for a goal is in play: its table is not to be put aside."""
        if self._wanted is None or self._wanted[0].game.is_over:
            for waiting in self._backlog:
                self._worker.submit(partial(self._look_at, *waiting, self._cancel))
            self._backlog.clear()

    # ---- run on the worker ----

    def _forget_all(self) -> None:
        self._memory.clear()
        self._desk.clear()

    def _review(self, record: Record, aims: Aims, cancel: threading.Event) -> None:
        wanted = self._wanted
        if cancel.is_set() or wanted is None or record is not wanted[0]:
            return
        try:
            found = self._found(record, aims, self._desk, cancel)
        except _Cancelled:
            return
        except Exception:
            traceback.print_exc()
            self.failed.emit(record)
        else:
            self.reviewed.emit(record, found)

    def _look_out(self, match: Match, cancel: threading.Event) -> None:
        if cancel.is_set() or match is not self._match:
            return
        from engine.matches.outlooks import outlook

        self._desk.cancel = cancel
        try:
            with without_collections():
                found = outlook(match.person, [self._outcome(match, place) for place in range(len(match.seats))])
        except _Cancelled:
            return
        except Exception:
            traceback.print_exc()
        else:
            self.looked_out.emit(match, found)

    def _outcome(self, match: Match, place: int) -> Outcome:
        """Return how the seat at `place` ends: the person in play under the best play to win, others as they play."""
        game, goals = match.seats[match.person].game, aims(match, match.person)
        if place == match.person:
            if game.is_over:
                return self._desk.ends(OPTIMAL, game.rules, Start(game.scores, game.yahtzee_bonuses))
            here = game.position
            start = before_choice(here) if here is not None else Start(game.scores, game.yahtzee_bonuses)
            return self._desk.ends(goals[min(len(game.filled), BOXES - 1)], game.rules, start)
        other = goals[-1].others[place - (place > match.person)]
        return self._desk.ends(other.strategy, game.rules, Start(other.scores, other.yahtzee_bonuses))

    def _look_at(self, text: str, record: Record, aims: Aims, cancel: threading.Event) -> None:
        found = None
        # Its table is gone as soon as it has been looked at.
        desk = _GoalDesk(_tell_nobody)
        try:
            found = self._found(record, aims, desk, cancel)
        except _Cancelled:
            pass  # at another start there will be time
        except Exception:
            traceback.print_exc()
        self.looked_at.emit(text, found)

    def _found(self, record: Record, aims: Aims, desk: _GoalDesk, cancel: threading.Event) -> Review:
        from engine.coach import review as review_module

        desk.cancel = cancel
        prospects = GoalProspects(record.game, aims, desk, self._memory)
        if prospects.measure in self._compiled:
            return review_module.review(record.game, prospects, record.first_choices)
        with without_collections():
            found = review_module.review(record.game, prospects, record.first_choices)
        self._compiled.add(prospects.measure)
        return found


def _tell_nobody(fraction: float) -> None:
    """Keep to oneself how far a table is that nobody waits for."""


def _goes_on(before: tuple[Record, Aims], now: tuple[Record, Aims]) -> bool:
    """Return whether somebody goes on with the game, for what it was played for."""
    same = all(one == other for one, other in zip(before[1], now[1], strict=False))
    return same and before[0].game.start == now[0].game.start
