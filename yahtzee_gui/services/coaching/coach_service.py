# SPDX-License-Identifier: MIT
"""The coach service is the window's line to the engine: it gets tables and reviews games on worker threads.

Every number of the coach comes from here. The service lives on the GUI thread and so do its signals; the jobs run on
two workers, and only they import the modules that need numba. One builds tables, so that the other is free for a game
whose table is there already.
"""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.desk.prospects import Aims, aims_of
from engine.games import saved
from engine.games.goals import WinGoal
from engine.games.match import Match
from engine.games.record import Record
from engine.games.saved import own_record
from engine.matches.standings import aims as match_aims
from engine.rules.dice_models import DiceModel
from engine.solving import library
from engine.solving.faults import problem_of
from engine.solving.library import TableKey
from engine.steps import finish
from yahtzee_gui.services.coaching.goal_service import GoalService
from yahtzee_gui.services.jobs import Worker, without_collections

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer
    from engine.analysis.follower import Follower
    from engine.coach.reviewing.review import Review

# Every call of Qt gives the interpreter up and asks for it again. While the compiler keeps it busy, each call waits
# about this long (seconds), and a repaint makes hundreds: with Python's own 5 ms the window would stutter.
_SWITCH_INTERVAL = 0.0001


class _Cancelled(Exception):
    """Nobody wants the table any more."""


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
        goal_progressed: how much of that is done, 0 to 1.
        looked_at: a finished game as text, and its `review.Review`; None if it cannot be had.
        dealt: a `Record` and the `Deal` that says where its dice land.
        looked_out: the `Match` asked about last, and the `outlooks.Outlook` of the person in play.
    """

    progressed = Signal(object)
    delivered = Signal(object)
    cancelled = Signal(TableKey)
    failed = Signal(TableKey, object)
    reviewed = Signal(object)
    estimated = Signal(Record, object, object)
    goal_progressed = Signal(float)
    looked_at = Signal(str, object)
    dealt = Signal(Record, object)
    looked_out = Signal(Match, object)
    _said = Signal(object, object)
    _may_look = Signal(str, object, object)
    _found = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None, answers: Path | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("coach")
        self._builder = Worker("tables")
        self._goals = GoalService(self, answers)
        self._cancel = threading.Event()
        self._analyzers: dict[TableKey, Analyzer] = {}
        self._followers: dict[TableKey, Follower] = {}
        self._deliveries: dict[TableKey, library.Delivery] = {}
        self._wanted: tuple[Record, Aims | None] | None = None
        self._said.connect(self._pass_on)
        self._found.connect(self._answer)
        self._goals.reviewed.connect(self._take_goal_review)
        self._goals.late.connect(self._estimate)
        self._goals.failed.connect(self._estimate)
        self._goals.progressed.connect(self.goal_progressed)
        self._goals.looked_at.connect(self.looked_at)
        self._may_look.connect(self._goals.look_at)
        self._goals.looked_out.connect(self.looked_out)
        self.delivered.connect(self._goals.take_delivery)
        sys.setswitchinterval(_SWITCH_INTERVAL)

    # ---- called on the GUI thread ----

    def get_table(self, key: TableKey, *, force: bool = False) -> None:
        """Find or build the table of `key`; ends in `delivered`, `cancelled` or `failed`.

        A table that was had before is there at once, and what is being built meanwhile goes on. Otherwise this one
        is built in the place of that.
        """
        delivery = self._deliveries.get(key)
        if delivery is not None and not force:
            self._worker.submit(lambda: self.delivered.emit(delivery))
            return
        self._cancel.set()
        self._cancel = threading.Event()
        cancel = self._cancel
        self._builder.submit(lambda: self._get_table(key, force, cancel))

    def cancel(self) -> None:
        """Stop getting a table at the next step."""
        self._cancel.set()

    def review(self, record: Record, aims: Aims | None = None) -> None:
        """Review the game of `record`; ends in `reviewed` unless a newer one is asked for before, or lacks a table.

        A game for a goal is reviewed by that. `aims` are what is played for turn by turn, where the record does not say
        it all: others who are to be beaten. What takes long is `estimated` meanwhile.
        """
        aims = aims or _own_aims(record)
        self._wanted = record, aims
        if aims is None:
            self._goals.forget()
            self._worker.submit(lambda: self._review(record))
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

    def _estimate(self, record: Record, aims: Aims) -> None:
        self._worker.submit(lambda: self._review(record, aims))

    def look_at(self, text: str) -> None:
        """Review a game that is not in play, written as `text`; ends in `looked_at`."""
        self._worker.submit(lambda: self._look_at(text))

    def look_out(self, match: Match) -> None:
        """Find out how a match may end for everybody; ends in `looked_out`, if that does not take too long."""
        self._goals.look_out(match)

    def deal(self, record: Record) -> None:
        """Find out where the dice of `record` land that are not kept; ends in `dealt` if there is a table."""
        self._worker.submit(lambda: self._deal(record))

    def close(self) -> None:
        """Cancel what runs, let the workers end, and let go of the tables: the program may outlive this window."""
        self._cancel.set()
        self._goals.close()
        self._worker.submit(self._forget)
        self._worker.close()
        self._builder.close()

    def join(self) -> None:
        """Wait for the workers to end, when the window is gone."""
        self._goals.join()
        self._worker.join()
        self._builder.join()

    def _pass_on(self, cancel: threading.Event, tell: Callable[[], None]) -> None:
        """Tell what became of a request, here where no newer one can come in between; one that gave way is silent."""
        if cancel is self._cancel:
            tell()

    # ---- run on the builder ----

    def _get_table(self, key: TableKey, force: bool, cancel: threading.Event) -> None:
        try:
            with without_collections():
                delivery = self._run_steps(key, force, cancel)
                self._use(key, delivery)
        except _Cancelled:
            self._said.emit(cancel, lambda: self.cancelled.emit(key))
        except Exception as error:
            traceback.print_exc()
            problem = problem_of(error)
            self._said.emit(cancel, lambda: self.failed.emit(key, problem))
        else:
            self.delivered.emit(delivery)

    def _use(self, key: TableKey, delivery: library.Delivery) -> None:
        """Make what reviews games with a table, and finds a demon's answers, from now on."""
        from engine.analysis.analyzer import Analyzer
        from engine.analysis.follower import Follower

        self._analyzers[key] = Analyzer(delivery.table, delivery.fair)
        if delivery.fair is not None:
            self._prepare_answers(key.dice_model)
            self._analyzers.setdefault(delivery.fair_key, Analyzer(delivery.fair))
            self._followers[key] = Follower(delivery.table, delivery.fair)
        self._deliveries[key] = replace(delivery, rebuilt=None, recompiled=False, unsaved=None)

    def _prepare_answers(self, model: DiceModel) -> None:
        """Compile what finds a demon's answers now, not when its dice are rolled for the first time."""
        if model.is_deterministic:
            from engine.solving import components

            components.warm_up(model)

    def _run_steps(self, key: TableKey, force: bool, cancel: threading.Event) -> library.Delivery:
        def tell(progress: library.Progress) -> None:
            if cancel.is_set():
                raise _Cancelled
            self._said.emit(cancel, partial(self.progressed.emit, progress))

        return finish(library.obtain(key.rules, key.dice_model, force=force, with_fair=True), tell)

    # ---- run on the worker ----

    def _forget(self) -> None:
        for tables in (self._analyzers, self._followers, self._deliveries):
            tables.clear()

    def _review(self, record: Record, aims: Aims | None = None) -> None:
        """Review a game by expected scores; with `aims` that is an estimate, beside what is known by these."""
        game, key = record.game, _key(record)
        analyzer = self._analyzers.get(key)
        if analyzer is None or not self._is_wanted(record, aims):
            return
        from engine.coach.reviewing import review as review_module

        review = review_module.review(game, analyzer, record.first_choices)
        follower = self._followers.get(key)
        if follower is not None:
            fair = self._analyzers[TableKey(game.rules)]
            review = replace(review, tax=review_module.tax(game, fair), answers=review_module.answers(review, follower))
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
            analyzer = self._analyzers.get(_key(record))
            if analyzer is not None:
                from engine.coach.reviewing import review as review_module

                review = review_module.review(record.game, analyzer, record.first_choices)
        except Exception:
            # A game of the past that cannot be read, or not be reviewed, must not hold up the others.
            traceback.print_exc()
        self.looked_at.emit(text, review)

    def _deal(self, record: Record) -> None:
        key = _key(record)
        if key not in self._followers:
            return
        from engine.analysis.dealer import Dealer

        dealer = Dealer(self._analyzers[key], self._followers[key])
        self.dealt.emit(record, dealer.deal(record.game, record.kept))


def _own_aims(record: Record) -> Aims | None:
    """Return what is played for turn by turn; None where the record does not say it, as in a match, or for points."""
    return aims_of(record.goal) if record.goal is not None and record.goal != WinGoal() else None


def _key(record: Record) -> TableKey:
    return TableKey(record.game.rules, record.game.dice_model)
