# SPDX-License-Identifier: MIT
"""The engine queue is all that a window asks of the engine, the most urgent first, and owns the tables it is done with.

There is one workspace for all services (`engine.workspace`), and two threads at it. One, `builder`, finds and builds
tables and whatever else takes long: between two steps a job gives way to one that is more urgent, and is done again
later, when what it had begun goes on where it was. The other, `engine`, answers what follows from tables that are at
hand, in milliseconds: compiling, and a step of a large table, take longer than a player waits for the value of an
action. It builds nothing; where something turns out to be missing, the job is passed on to the builder.
"""

from __future__ import annotations

import itertools
import math
import threading
import time
import traceback
from collections.abc import Callable, Generator, Hashable
from enum import IntEnum
from typing import TYPE_CHECKING, TypeVar

from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.library import Delivery, TableKey
from engine.workspace.goal_shelf import Step
from engine.workspace.shelf import Shelf
from engine.workspace.workspace import Task, Workspace
from yahtzee_gui.services.jobs import FirstTimes, Job

if TYPE_CHECKING:
    from engine.analysis.explainer import Explainer
    from engine.matches.challengers import Challenger
    from engine.training.lessons.game_pool import GamePool

_Result = TypeVar("_Result")
_MOST_COMPANIES, _MOST_CHALLENGERS = 1, 8

MOST_TABLES = 3
"""How many tables stay, 4 MB each: those of the game in play, of lessons, and of the game before."""
MOST_EXPLAINERS = 2
"""Those of the game in play and of lessons, 40 MB each."""


class Urgency(IntEnum):
    """What is to be done, the most urgent first: of two things that the player waits for, that which is sooner done."""

    REVIEW = 0
    """The values for the game in play."""
    TABLE = 1
    """The table of the game in play."""
    EXPLANATION = 2
    OPPONENTS = 3
    """What a strategy does whose turn it is."""
    EXERCISE = 4
    ENDS = 5
    EXPLAINING = 6
    """What every explanation needs: a second, where a goal takes many."""
    GOAL_NOW = 7
    """How the game in play stands for its goal."""
    GHOSTS = 8
    GOAL_NEXT = 9
    """The same when the next turn begins."""
    GOAL_OUTLOOK = 10
    """How a match may end."""
    GOAL_BEFORE = 11
    """The same in the turns before."""
    STRATEGIES = 12
    """How whole games end that are played in other ways."""
    PREPARATION = 13
    """What will be asked for next, if anything is."""
    OLD_GAMES = 14
    PROGRESS = 15


class GivenUp(BaseException):
    """A job that gave way, or is not wanted any more: no error, which jobs may catch."""


class _NotAtHand(BaseException):
    """The thread for quick answers has come to something that is to be built."""


@dataclass(eq=False)
class _Job:
    urgency: Urgency
    number: int
    work: Job
    told: Callable[[Task, Step], object] | None
    slot: Hashable = None


class WindowWorkspace(Workspace):
    """The workspace of a window. Only the builder builds; what takes long gives way between two steps.

    Attributes:
        explaining: held by a thread while it has options explained.
        taken_at: when the last table came, by the monotonic clock.
    """

    def __init__(self, queue: EngineQueue) -> None:
        super().__init__(keeps_goals=True, most_tables=MOST_TABLES, most_explainers=MOST_EXPLAINERS)
        self._queue = queue
        self._had: set[TableKey] = set()
        self._companies: Shelf[RuleSet, GamePool] = Shelf(_MOST_COMPANIES)
        self._challengers: Shelf[tuple[str, RuleSet, str], Challenger] = Shelf(_MOST_CHALLENGERS)
        self.explaining = threading.Lock()
        self.taken_at = -math.inf

    def had(self, key: TableKey) -> bool:
        """Return whether the table of `key` has been here: if it was let go of, it is on disk, or can be built again.

        Any thread may ask.
        """
        return key in self._had

    def at_hand(self, key: TableKey) -> Delivery | None:
        """Return the table of `key` if it lies here, with the fair one. Any thread may ask."""
        known = self._deliveries.find(key)
        return known if known is not None and (key.dice_model.is_fair or known.fair is not None) else None

    def explainer_at_hand(self, key: TableKey) -> Explainer | None:
        """Return what explains options, if it is made; to be used while `explaining` is held. Any thread may ask."""
        return self._explainers.find(key)

    def stepped(self, task: Task, step: Step) -> None:
        """Give way, or report progress to the job's owner.

        Only what serves many questions gives way to a newer job of the same kind: others may come faster than any of
        them is done.

        Raises:
            GivenUp: to be done again later.
        """
        told = self._queue.told
        self._queue.check(goes_on=task is Task.GOAL)
        if told is not None:
            told(task, step)

    def run(self, task: Task, steps: Generator[Step, None, _Result]) -> _Result:
        """Run `steps` to their end, which only the builder does."""
        self._queue.expect_builder()
        return super().run(task, steps)

    def run_on(self, task: Task, what: Hashable, begin: Callable[[], Generator[Step, None, _Result]]) -> _Result:
        """Run the steps of `what` as `run` does; if they were begun and given up, they go on where they were."""
        self._queue.expect_builder()
        return super().run_on(task, what, begin)

    def take(self, delivery: Delivery) -> None:
        """Use a table, and the fair one beside that of other dice."""
        super().take(delivery)
        self.taken_at = time.monotonic()
        self._had.add(delivery.key)
        self._companies.keep_only(lambda rules: self.has(TableKey(rules)))
        self._challengers.keep_only(lambda one: self.has(TableKey(one[1])))
        if delivery.fair is not None and not delivery.key.dice_model.is_fair and not self.has(delivery.fair_key):
            self.take(Delivery(delivery.fair, None, delivery.from_cache))

    def clear(self) -> None:
        """Put everything away."""
        super().clear()
        self._companies.clear()
        self._challengers.clear()

    def pool(self, rules: RuleSet) -> GamePool:
        """Return the strategies that exercises are drawn from, with fair dice."""
        known = self._companies.find(rules)
        if known is None:
            table = self.delivery(TableKey(rules)).table
            from engine.training.lessons.game_pool import GamePool

            known = self._companies.put(rules, GamePool(table))
        return known

    def challenger(self, name: str, rules: RuleSet, seed: str) -> Challenger:
        """Return who takes part in a match by the name of a strategy."""
        what = name, rules, seed
        known = self._challengers.find(what)
        if known is None:
            table = self.delivery(TableKey(rules)).table
            from engine.matches.challengers import challenger

            made = self.run_on(Task.PLAYER, what, lambda: challenger(name, table, seed))
            known = self._challengers.put(what, made)
        return known


class _Thread:
    """A thread of the queue, and the jobs that wait for it by their slots."""

    def __init__(self, name: str, run: Callable[[_Thread], None]) -> None:
        self.waiting: dict[Hashable, _Job] = {}
        self.running: _Job | None = None
        self.drops = False
        self.thread = threading.Thread(target=run, args=(self,), name=name)

    @property
    def is_me(self) -> bool:
        """Whether this is asked on the thread itself."""
        return self.thread is threading.current_thread()


class EngineQueue:
    """Has jobs done at `workspace`, the most urgent first, of those that are as urgent the oldest.

    Attributes:
        workspace: where all tables of the window lie.
        first_times: what has been compiled.
        at_end: what is done when the last job has ended.
    """

    def __init__(self) -> None:
        self.workspace = WindowWorkspace(self)
        self.at_end: list[Job] = [self.workspace.clear]
        self.first_times = FirstTimes(self._give_head_start, {"analyze"})  # that is compiled with the table
        self._changed = threading.Condition()
        self._quick = _Thread("engine", self._run)
        self._builder = _Thread("builder", self._run)
        self._numbers = itertools.count()
        self._closed = False

    # ---- any thread may call these ----

    def put(
        self,
        urgency: Urgency,
        work: Job,
        *,
        slot: Hashable = None,
        at_hand: bool = False,
        told: Callable[[Task, Step], object] | None = None,
    ) -> None:
        """Have `work` done; after `close` it is dropped.

        Args:
            urgency: how urgent it is.
            work: what is to be done; if it gives way, from its beginning again.
            slot: what it takes the place of where that has not been done; by default it takes nothing's place.
            at_hand: it is answered from what is at hand; where that is not enough, it waits for the builder.
            told: hears on the builder of each step of what takes long, and cancels by raising.
        """
        job = _Job(urgency, next(self._numbers), work, told)
        job.slot = slot if slot is not None else object()
        with self._changed:
            for one in (self._quick, self._builder):
                one.waiting.pop(slot, None)
            self._put(self._quick if at_hand else self._builder, job)

    def drop(self, *slots: Hashable) -> None:
        """Have what waits in these slots not done any more; if it is running it gives up."""
        with self._changed:
            for one in (self._quick, self._builder):
                for slot in slots:
                    one.waiting.pop(slot, None)
                one.drops = one.drops or (one.running is not None and one.running.slot in slots)
            self._changed.notify_all()

    def close(self) -> None:
        """Drop what waits, cancel what runs at its next step, and let go of all tables: the program may outlive this.

        The threads end by themselves.
        """
        with self._changed:
            if self._closed:
                return
            self._closed = True
            for one in (self._quick, self._builder):
                one.waiting.clear()
            self._changed.notify_all()
            if self._builder.thread.ident is None:
                self._end()

    def join(self) -> None:
        """Wait until both threads have ended. Only for when the window is gone."""
        for one in (self._quick, self._builder):
            if one.thread.ident is not None:
                one.thread.join()

    # ---- called by jobs ----

    @property
    def told(self) -> Callable[[Task, Step], object] | None:
        """Who hears of the steps of the job that the builder does."""
        return self._builder.running.told if self._builder.running is not None else None

    def expect_builder(self) -> None:
        """Have the job go on at the builder if it is not there: something has to be built."""
        if self._quick.is_me:
            raise _NotAtHand

    def check(self, *, goes_on: bool = True) -> None:
        """Give up the job that the builder does, if it was dropped, or is to give way.

        What does not go on where it was given up gives way only to what is more urgent, not to a newer one of its slot:
        those may come faster than any of them is done.

        Raises:
            GivenUp: then.
        """
        with self._changed:
            if self._gives_way(goes_on):
                raise GivenUp

    def rest(self, seconds: float) -> None:
        """Do nothing for some seconds, unless something more urgent comes.

        Raises:
            GivenUp: then.
        """
        with self._changed:
            if self._changed.wait_for(lambda: self._gives_way(goes_on=True), timeout=seconds):
                raise GivenUp

    def _give_head_start(self, seconds: float) -> None:
        """Rest until these seconds have passed since the last table, which gives the window much to show."""
        left = self.workspace.taken_at + seconds - time.monotonic()
        if left > 0.0:
            self.rest(left)

    def _gives_way(self, goes_on: bool) -> bool:
        running = self._builder.running
        if running is None:
            return self._closed
        newer = goes_on and running.slot in self._builder.waiting
        more_urgent = any(job.urgency < running.urgency for job in self._builder.waiting.values())
        return self._closed or self._builder.drops or newer or more_urgent

    # ---- the threads ----

    def _put(self, one: _Thread, job: _Job) -> None:
        """Have a thread do a job; it starts with the first one."""
        if self._closed:
            return
        one.waiting[job.slot] = job
        if one.thread.ident is None:
            one.thread.start()
        self._changed.notify_all()

    def _is_replaced(self, job: _Job) -> bool:
        """Return whether a newer job has come in the place of one that has begun."""
        return any(job.slot in one.waiting for one in (self._quick, self._builder))

    def _run(self, me: _Thread) -> None:
        while (job := self._next(me)) is not None:
            goes_to: _Thread | None = None
            try:
                job.work()
            except _NotAtHand:
                goes_to = self._builder
            except GivenUp:
                goes_to = me
            except Exception:
                # A bug in one job must not silently end all later ones.
                traceback.print_exc()
            with self._changed:
                me.running = None
                if goes_to is not None and not me.drops and not self._is_replaced(job):
                    self._put(goes_to, job)
        if me is self._builder:
            self._end()

    def _end(self) -> None:
        for job in self.at_end:
            job()

    def _next(self, me: _Thread) -> _Job | None:
        """Return the most urgent job that waits, once there is one; None when the queue is closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._closed or bool(me.waiting))
            if self._closed:
                return None
            job = min(me.waiting.values(), key=lambda one: (one.urgency, one.number))
            del me.waiting[job.slot]
            me.running, me.drops = job, False
            return job
