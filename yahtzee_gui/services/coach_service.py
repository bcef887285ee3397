# SPDX-License-Identifier: MIT
"""The coach service is the window's line to the engine: it gets tables and reviews games by the engine queue.

Every number of the coach comes from here. The service lives on the GUI thread and so do its signals; the jobs run on
the threads of the queue, and only they import the modules that need numba.
"""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.game_review.review import Review
from engine.games import saved
from engine.games.deals import Deal
from engine.games.goals import WinGoal
from engine.games.match import Match
from engine.games.record import Record
from engine.games.saved import own_record
from engine.matches.standings import aims as match_aims
from engine.solving.faults import TableFault, TableProblem, problem_of
from engine.solving.library import Delivery, Progress, TableKey
from engine.workspace.goal_shelf import Step
from engine.workspace.prospects import Aims, aims_of
from engine.workspace.workspace import Task
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency
from yahtzee_gui.services.goal_service import GoalService
from yahtzee_gui.services.jobs import without_collections

# Every call of Qt gives the interpreter up and asks for it again. While the compiler keeps it busy, each call waits
# about this long (seconds), and a repaint makes hundreds: with Python's own 5 ms the window would stutter.
_SWITCH_INTERVAL = 0.0001


class _Cancelled(Exception):
    """The table is not wanted any more."""


class CoachService(QObject):
    """Gets tables and reviews games with them.

    Signals:
        progressed: a `library.Progress` while a table is being got.
        delivered: a `library.Delivery`: the coach can now review games of its rules and dice.
        cancelled: the `TableKey` whose table is not being got any more.
        failed: the `TableKey` and the `TableProblem`: the table cannot be had.
        reviewed: a `review.Review` of the game asked for last.
        estimated: the `Record` asked about last, a `review.Review` of it by expected scores, and the `KnownPart` that
            its goal makes of it: the rest is still being worked out, or cannot be had.
        goal_progressed: how much of a part of that is done, 0 to 1, and its share of what was left before it.
        looked_at: a finished game as text, and its `review.Review`; None if it cannot be had.
        dealt: a `Record` and the `Deal` that says where its dice land.
        looked_out: the `Match` asked about last, and the `win_chances.Outlook` of the person in play.
    """

    progressed = Signal(Progress)
    delivered = Signal(Delivery)
    cancelled = Signal(TableKey)
    failed = Signal(TableKey, TableProblem)
    reviewed = Signal(Review)
    estimated = Signal(Record, object, object)
    goal_progressed = Signal(float, float)
    looked_at = Signal(str, object)
    dealt = Signal(Record, Deal)
    looked_out = Signal(Match, object)
    _said = Signal(object, object)
    _may_look = Signal(str, Record, tuple)
    _found = Signal(object, object, object)

    def __init__(self, queue: EngineQueue, answers: Path | None = None) -> None:
        super().__init__()
        self._queue, self._workspace = queue, queue.workspace
        self._goals = GoalService(queue, self, answers)
        self._cancel = threading.Event()
        self._wanted: tuple[Record, Aims | None] | None = None
        self._said.connect(self._pass_on)
        self._found.connect(self._answer)
        self._goals.reviewed.connect(self._take_goal_review)
        self._goals.late.connect(self.estimate)
        self._goals.failed.connect(self.estimate)
        self._goals.progressed.connect(self.goal_progressed)
        self._goals.looked_at.connect(self.looked_at)
        self._may_look.connect(self._goals.look_at)
        self._goals.looked_out.connect(self.looked_out)
        sys.setswitchinterval(_SWITCH_INTERVAL)

    # ---- called on the GUI thread ----

    def get_table(self, key: TableKey) -> None:
        """Find or build the table of `key`; ends in `delivered`, `cancelled` or `failed`.

        A table that was had before is there at once, and what is being built meanwhile goes on. Otherwise this one
        is built in the place of that.
        """
        known = self._workspace.at_hand(key)
        if known is not None:
            silent = replace(known, rebuilt=None, recompiled=False, unsaved=None)
            self._answer_soon(lambda: self.delivered.emit(silent))
            return
        self._cancel.set()
        self._cancel = cancel = threading.Event()
        self._queue.put(Urgency.TABLE, partial(self._get_table, key, cancel), told=partial(self._tell_progress, cancel))

    def cancel(self) -> None:
        """Stop getting a table at the next step."""
        self._cancel.set()

    def review(self, record: Record, aims: Aims | None = None) -> None:
        """Review the game of `record`; ends in `reviewed` unless a newer one is asked for before, or lacks a table.

        A game with a goal is reviewed by that. `aims` are what is played for turn by turn, where the record does not
        say it all: others who are to be beaten. What takes long is `estimated` meanwhile.
        """
        aims = aims or _own_aims(record)
        self._wanted = record, aims
        if aims is None:
            self._goals.forget()
            if record.game.filled:
                self._goals.let_go()  # it is gone on with
            self._answer_soon(lambda: self._review(record))
        else:
            self._goals.review(record, aims)

    def _take_goal_review(self, record: Record, aims: Aims, review: Review) -> None:
        self._answer(record, aims, lambda: self.reviewed.emit(review))

    def _answer(self, record: Record, aims: Aims | None, tell: Callable[[], None]) -> None:
        """Tell what was found out about a record, unless it, or how others stand in its match, is another by now."""
        if self._is_wanted(record, aims):
            tell()

    def _is_wanted(self, record: Record, aims: Aims | None) -> bool:
        return self._wanted is not None and record is self._wanted[0] and aims == self._wanted[1]

    def foresee(self, record: Record, aims: Aims) -> None:
        """Have found out how a game stands for `aims` that is going to be asked about when the next turn begins."""
        self._goals.foresee(record, aims)

    def estimate(self, record: Record, aims: Aims) -> None:
        """Review the game that was asked about last by expected scores, beside what is known; ends in `estimated`."""
        self._answer_soon(lambda: self._review(record, aims))

    def look_at(self, text: str) -> None:
        """Review a game that is not in play, written as `text`; ends in `looked_at`."""
        self._queue.put(Urgency.OLD_GAMES, lambda: self._look_at(text), at_hand=True)

    def look_out(self, match: Match) -> None:
        """Find out how a match may end for everybody; ends in `looked_out`, if that does not take too long."""
        self._goals.look_out(match)

    def deal(self, record: Record) -> None:
        """Find out where the dice of `record` land that are not kept; ends in `dealt` if there is a table."""
        self._answer_soon(lambda: self._deal(record))

    def close(self) -> None:
        """Ask for nothing more by itself; what is asked for ends with the queue."""
        self._cancel.set()
        self._goals.close()

    def _answer_soon(self, job: Callable[[], None]) -> None:
        self._queue.put(Urgency.REVIEW, job, at_hand=True)

    def _pass_on(self, cancel: threading.Event, tell: Callable[[], None]) -> None:
        """Tell what became of a request, here where no newer one can come in between; one that gave way is silent."""
        if cancel is self._cancel:
            tell()

    # ---- run on the builder ----

    def _get_table(self, key: TableKey, cancel: threading.Event) -> None:
        try:
            with without_collections():
                delivery = self._workspace.delivery(key, with_fair=True)
                self._make_ready(key)
        except _Cancelled:
            self._said.emit(cancel, lambda: self.cancelled.emit(key))
        except Exception as error:
            problem = problem_of(error)
            if problem.fault is TableFault.UNEXPECTED:
                traceback.print_exc()  # what the window says is all there is to know of the others
            self._said.emit(cancel, lambda: self.failed.emit(key, problem))
        else:
            self.delivered.emit(delivery)

    def _make_ready(self, key: TableKey) -> None:
        """Have compiled what reviews games with a table and finds a demon's answers, before the first one waits."""
        self._workspace.analyzer(key)
        if not key.dice_model.is_fair:
            self._workspace.fair_analyzer(key)
            self._workspace.follower(key)
        if key.dice_model.is_deterministic:
            from engine.solving import components

            components.warm_up(key.dice_model)

    def _tell_progress(self, cancel: threading.Event, _task: Task, step: Step) -> None:
        if cancel.is_set():
            raise _Cancelled
        self._said.emit(cancel, partial(self.progressed.emit, step))

    # ---- run on the thread for quick answers ----

    def _review(self, record: Record, aims: Aims | None = None) -> None:
        """Review a game by expected scores; with `aims` that is an estimate, beside what is known by these."""
        game, key = record.game, _key(record)
        if not (self._workspace.had(key) and self._is_wanted(record, aims)):
            return
        from engine.game_review import review as review_module

        judges = self._goals.judges(record) if aims is None else {}
        review = review_module.review(game, self._workspace.analyzer(key), record.first_choices, judges)
        if not key.dice_model.is_fair:
            tax = review_module.tax(game, self._workspace.fair_analyzer(key))
            review = replace(review, tax=tax, answers=review_module.answers(review, self._workspace.follower(key)))
        if aims is not None:
            known = self._goals.known(record, aims)
            self._found.emit(record, aims, lambda: self.estimated.emit(record, review, known))
        else:
            self._found.emit(record, aims, lambda: self.reviewed.emit(review))

    def _look_at(self, text: str) -> None:
        review = None
        try:
            play = saved.loads(text)
            record = own_record(play)
            aims = match_aims(play, play.own) if isinstance(play, Match) else _own_aims(record)
            if aims is not None:
                self._may_look.emit(text, record, aims)
                return
            if self._workspace.had(_key(record)):
                from engine.game_review import review as review_module

                analyzer, judges = self._workspace.analyzer(_key(record)), self._goals.judges(record)
                review = review_module.review(record.game, analyzer, record.first_choices, judges)
        except Exception:
            # A game of the past that cannot be read, or not be reviewed, must not hold up the others.
            traceback.print_exc()
        self.looked_at.emit(text, review)

    def _deal(self, record: Record) -> None:
        key = _key(record)
        if key.dice_model.is_fair or not self._workspace.had(key):
            return
        from engine.analysis.dealer import Dealer

        dealer = Dealer(self._workspace.analyzer(key), self._workspace.follower(key))
        self.dealt.emit(record, dealer.deal(record.game, record.kept))


def _own_aims(record: Record) -> Aims | None:
    """Return what is played for turn by turn; None where the record does not say it, as in a match, or for points."""
    return aims_of(record.goal) if record.goal is not None and record.goal != WinGoal() else None


def _key(record: Record) -> TableKey:
    return TableKey(record.game.rules, record.game.dice_model)
