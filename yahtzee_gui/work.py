# SPDX-License-Identifier: MIT
"""Work is done off the GUI thread, the most urgent first: a job is a generator, and gives way whenever it yields.

There are two lanes, each with a thread. The long one finds and builds tables, and whatever else takes long: a step may
take a second. Nobody waits so long for the value of an action, which follows from a table in milliseconds; so what is
asked as quick begins on a lane of its own. Once it yields anything but None, something takes longer, and it goes on
with the long jobs: a quick answer never waits for a long step.

The engine of a window is its work, with the workspace where all tables lie that its jobs use.
"""

from __future__ import annotations

import contextlib
import gc
import math
import sys
import threading
import time
import traceback
from collections.abc import Callable, Generator, Hashable, Iterator
from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.faults import TableFault, TableProblem, problem_of
from engine.solving.library import Delivery, TableKey
from engine.workspace.shelf import Pause, Shelf
from engine.workspace.workspace import Steps, Task, Workspace, staged

if TYPE_CHECKING:
    from engine.matches.challengers import Challenger
    from engine.training.exercises import GamePool


_Result = TypeVar("_Result")


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


def one_step(find: Callable[..., _Result], *given: Any) -> Generator[None, None, _Result]:
    """Return a job of one step, which answers with what `find` returns."""
    yield
    return find(*given)


class UnansweredError(LookupError):
    """What is asked cannot be answered now: nothing follows, and nothing is wrong."""


def print_error(error: Exception) -> None:
    """Print an error, unless it is an `UnansweredError`."""
    if not isinstance(error, UnansweredError):
        traceback.print_exception(error)


def for_living(tell: Callable[[Any], object]) -> Callable[[Any], object]:
    """Return what tells who hears, unless Qt has deleted them meanwhile: whose method it is, or whom a lambda knows."""
    plain = tell.func if isinstance(tell, partial) else tell
    known = (
        getattr(plain, "__self__", None),
        *(cell.cell_contents for cell in getattr(plain, "__closure__", None) or ()),
    )
    owners = [one for one in known if isinstance(one, QObject)]
    return (lambda value: tell(value) if all(map(isValid, owners)) else None) if owners else tell


def _ignore(_: object) -> None:
    """Nobody wants to hear that."""


@dataclass(eq=False)
class _Job:
    key: Hashable
    urgency: int
    number: int
    steps: Generator[Any, None, Any]
    then: Callable[[Any], object]
    tell: Callable[[Any], object]
    failed: Callable[[Exception], object]
    not_before: float = -math.inf
    is_dropped: bool = False


def _rank(job: _Job) -> tuple[int, int]:
    return job.urgency, job.number


Lane = list[_Job]
"""The jobs that one thread steps."""


class Jobs:
    """The jobs that are asked for, and how they are stepped; it knows no threads, and tells by `call`.

    A job that is dropped, or whose key is asked again, is not stepped any more, and nothing is told of it.

    Args:
        call: has a function called where jobs are asked for.
        clock: tells the time, in seconds.
    """

    def __init__(self, call: Callable[[Callable[[], object]], object], clock: Callable[[], float]) -> None:
        self._call, self._clock = call, clock
        self._asked: dict[Hashable, _Job] = {}
        self._number = 0
        self.changed = threading.Condition()
        self.quick: Lane = []
        self.long: Lane = []
        self.is_closed = False

    def ask(
        self,
        key: Hashable,
        urgency: int,
        steps: Generator[Any, None, Any],
        then: Callable[[Any], object],
        tell: Callable[[Any], object],
        failed: Callable[[Exception], object],
        lane: Lane,
    ) -> None:
        """Have a job done on a lane; see `Work.ask`."""
        with self.changed:
            if self.is_closed:
                return
            self.drop(key)
            self._number += 1
            self._asked[key] = job = _Job(key, urgency, self._number, steps, then, tell, failed)
            lane.append(job)
            self.changed.notify_all()

    def is_asked(self, key: Hashable) -> bool:
        """Return whether the answer to what was asked with this key is still to come."""
        return key in self._asked

    def drop(self, *keys: Hashable) -> None:
        """Give up what was asked with these keys."""
        with self.changed:
            for key in keys:
                if key in self._asked:
                    self._asked.pop(key).is_dropped = True
            self.changed.notify_all()

    def close(self) -> None:
        """Give everything up, and take nothing more."""
        with self.changed:
            self.is_closed = True
            self.drop(*self._asked)

    def wait(self, lane: Lane) -> bool:
        """Wait until there is something to do on a lane; return whether there will ever be."""
        with self.changed:
            while not self.is_closed and not any(job.is_dropped for job in lane):
                rests = min(lane, key=_rank).not_before - self._clock() if lane else math.inf
                if rests <= 0.0:
                    break
                self.changed.wait(None if rests == math.inf else rests)
            return not self.is_closed

    def step(self, lane: Lane) -> None:
        """Let go of what was dropped, and step the most urgent job, of those that are as urgent the oldest."""
        with self.changed:
            dropped = [job for job in lane if job.is_dropped]
            lane[:] = [job for job in lane if not job.is_dropped]
            job = min(lane, key=_rank, default=None)
        for one in dropped:
            self._attempt(lane, one, one.steps.close)
        if job is not None and job.not_before <= self._clock():
            self._attempt(lane, job, partial(self._step, lane, job))

    def _attempt(self, lane: Lane, job: _Job, do: Callable[[], object]) -> None:
        """Do something of a job: a bug in one must not silently end all later ones."""
        try:
            do()
        except Exception as error:
            with self.changed:
                lane[:] = [one for one in lane if one is not job]
            self._call(partial(self._end, job, job.failed, error))

    def _step(self, lane: Lane, job: _Job) -> None:
        try:
            progress = next(job.steps)
        except StopIteration as end:
            with self.changed:
                lane.remove(job)
            self._call(partial(self._end, job, job.then, end.value))
            return
        if progress is None:
            return
        if not isinstance(progress, Pause):  # told before another thread goes on, which may have the answer at once
            self._call(partial(self._tell, job, progress))
        with self.changed:
            job.not_before = self._clock() + progress.seconds if isinstance(progress, Pause) else -math.inf
            lane.remove(job)
            self.long.append(job)
            self.changed.notify_all()

    def _tell(self, job: _Job, progress: object) -> None:
        if not job.is_dropped:
            job.tell(progress)

    def _end(self, job: _Job, tell: Callable[[Any], object], value: object) -> None:
        if not job.is_dropped:
            del self._asked[job.key]
            tell(value)


class Work(QObject):
    """Has jobs done, and tells of them on the GUI thread, where it lives.

    Args:
        at_end: what is done when the last step has ended.
    """

    _call = Signal(object)

    def __init__(self, *at_end: Callable[[], object]) -> None:
        super().__init__()
        self.at_end = list(at_end)
        self._jobs = Jobs(self._call.emit, time.monotonic)
        self._call.connect(self._do, Qt.ConnectionType.QueuedConnection)
        self._threads = [
            threading.Thread(target=self._run, args=(self._jobs.long,), name="work"),
            threading.Thread(target=self._run, args=(self._jobs.quick,), name="quick answers"),
        ]

    def ask(
        self,
        key: Hashable,
        urgency: Urgency,
        steps: Generator[Any, None, _Result],
        then: Callable[[_Result], object] = _ignore,
        tell: Callable[[Any], object] = _ignore,
        failed: Callable[[Exception], object] = print_error,
        *,
        is_quick: bool = False,
    ) -> None:
        """Have `steps` worked out in the place of what was asked with this key before; after `close` nothing is.

        Args:
            key: what it takes the place of.
            steps: what is to be done. It gives way where it yields None, and tells
                whatever else it yields. Where that is a `Pause` it rests, unless something more urgent comes.
            then: hears what the steps return, unless the job was dropped, or Qt has deleted the object that hears.
            tell: hears what they yield.
            failed: hears of the error with which they end; else it is printed, unless it is an `UnansweredError`.
            is_quick: it takes milliseconds, up to where it yields.
        """
        lane = self._jobs.quick if is_quick else self._jobs.long
        hear = for_living(then), for_living(tell), for_living(failed)
        self._jobs.ask(key, urgency, steps, *hear, lane)
        if not self._jobs.is_closed:
            for thread in self._threads:
                if thread.ident is None:
                    thread.start()

    def is_asked(self, key: Hashable) -> bool:
        return self._jobs.is_asked(key)

    def drop(self, *keys: Hashable) -> None:
        """Give up what was asked with these keys; what is under way ends with its step."""
        self._jobs.drop(*keys)

    def close(self) -> None:
        """Give everything up: the threads end by themselves with the steps that they do. Nothing more is told."""
        if not self._jobs.is_closed:
            self._jobs.close()
            if self._threads[0].ident is None:
                self._end()

    def join(self) -> None:
        """Wait until both threads have ended. Only for when the window is gone."""
        for thread in self._threads:
            if thread.ident is not None:
                thread.join()

    def _do(self, call: Callable[[], object]) -> None:
        call()

    def _run(self, lane: Lane) -> None:
        while self._jobs.wait(lane):
            self._jobs.step(lane)
        self._jobs.step(lane)  # lets go of all
        if lane is self._jobs.long:
            self._end()

    def _end(self) -> None:
        for do in self.at_end:
            do()


_Progress = TypeVar("_Progress")
_MOST_COMPANIES, _MOST_CHALLENGERS = 1, 8
# The coach has just got its table, and the window much to show: the compiler is not to compete with them (seconds).
_HEAD_START = 0.7
# Every call of Qt gives the interpreter up and asks for it again. While the compiler keeps it busy, each call waits
# about this long (seconds), and a repaint makes hundreds: with Python's own 5 ms the window would stutter.
_SWITCH_INTERVAL = 0.0001

MOST_TABLES = 3
"""How many tables stay, 4 MB each: those of the game in play, of lessons, and of the game before."""
MOST_EXPLAINERS = 2
"""Those of the game in play and of lessons, 40 MB each."""


_COMPILED = 10_000
"""More new objects than this are there when something was compiled (13,000 to 400,000), and fewer when not (6,000)."""
_compiling = 0
_compiling_lock = threading.Lock()


@contextlib.contextmanager
def without_collections() -> Iterator[None]:
    """Collect no garbage while something is compiled, by any worker: what numba makes is kept for good anyway.

    A full collection over all of it takes tens to hundreds of milliseconds with the interpreter locked. Workers
    compile at the same time, so it is the last one to finish who lets collections go on, without all that. Where
    nothing was compiled after all, little is new, and may be garbage: it is collected as ever.
    """
    global _compiling
    with _compiling_lock:
        _compiling += 1
        gc.disable()
    try:
        yield
    finally:
        with _compiling_lock:
            _compiling -= 1
            if not _compiling:
                if gc.get_count()[0] > _COMPILED:
                    gc.freeze()
                gc.enable()


class WindowWorkspace(Workspace):
    """The workspace of a window.

    Attributes:
        explaining: held by a thread while it has options explained.
    """

    def __init__(self) -> None:
        super().__init__(keeps_goals=True, most_tables=MOST_TABLES, most_explainers=MOST_EXPLAINERS)
        self._loaded: set[TableKey] = set()
        self._companies: Shelf[RuleSet, GamePool] = Shelf(_MOST_COMPANIES)
        self._challengers: Shelf[tuple[str, RuleSet, str], Challenger] = Shelf(_MOST_CHALLENGERS)
        self._waited: set[str] = set()
        self._compiled: set[str] = set()
        self._loaded_at = -math.inf
        self.explaining = threading.Lock()

    def was_loaded(self, key: TableKey) -> bool:
        """Return whether the table of `key` has been here: if it is not any more, it is on disk, or can be built again.

        Any thread may ask.
        """
        return key in self._loaded

    def expect_loaded(self, key: TableKey) -> None:
        """Answer nothing if the table of `key` has never been here.

        Raises:
            UnansweredError: then.
        """
        if not self.was_loaded(key):
            raise UnansweredError

    def loaded_table(self, key: TableKey) -> Delivery | None:
        """Return the table of `key` if it lies here, with the fair one. Any thread may ask."""
        known = self._deliveries.find(key)
        return known if known is not None and (key.dice_model.is_fair or known.fair is not None) else None

    def take(self, delivery: Delivery) -> None:
        """Use a table, and the fair one beside that of other dice."""
        super().take(delivery)
        self._loaded_at = time.monotonic()
        self._loaded.add(delivery.key)
        self._companies.keep_only(lambda rules: self.has(TableKey(rules)))
        self._challengers.keep_only(lambda one: self.has(TableKey(one[1])))
        if delivery.fair is not None and not delivery.key.dice_model.is_fair and not self.has(delivery.fair_key):
            self.take(Delivery(delivery.fair, None, delivery.from_cache))

    def clear(self) -> None:
        """Put everything away."""
        super().clear()
        self._companies.clear()
        self._challengers.clear()

    def pool(self, rules: RuleSet) -> Steps[GamePool]:
        """Return the strategies that exercises are drawn from, with fair dice."""
        known = self._companies.find(rules)
        if known is None:
            delivery = yield from self.table_for(TableKey(rules))
            from engine.training.exercises import GamePool

            known = self._companies.put(rules, GamePool(delivery.table))
        return known

    def challenger(self, name: str, rules: RuleSet, seed: str) -> Steps[Challenger]:
        """Return who takes part in a match by the name of a strategy."""
        what = name, rules, seed
        known = self._challengers.find(what)
        if known is None:
            delivery = yield from self.table_for(TableKey(rules))
            from engine.matches.challengers import challenger

            made = yield from staged(Task.PLAYER, challenger(name, delivery.table, seed))
            known = self._challengers.put(what, made)
        return known

    def first_time(
        self, what: str, steps: Generator[_Progress, None, _Result], *, at_once: bool = False
    ) -> Generator[_Progress | Pause, None, _Result]:
        """Return `steps`, which compile something when they are taken for the first time.

        They wait a little then, unless it is wanted `at_once`. Until they have ended once, no garbage is collected
        while they are taken.
        """
        if what not in self._waited and not at_once:
            yield Pause(max(0.0, self._loaded_at + _HEAD_START - time.monotonic()))
            self._waited.add(what)
        if what in self._compiled:
            return (yield from steps)
        found = yield from uncollected(steps)
        self._compiled.add(what)
        return found


def uncollected(steps: Generator[_Progress, None, _Result]) -> Generator[_Progress, None, _Result]:
    """Return `steps`, which compile: no garbage is collected while they are taken."""
    while True:
        with without_collections():
            try:
                progress = next(steps)
            except StopIteration as end:
                result: _Result = end.value
                return result
        yield progress


class Engine(Work):
    """The work of a window. When it ends, it lets go of all tables: the program may outlive it.

    Attributes:
        workspace: where all tables of the window lie.
    """

    def __init__(self) -> None:
        sys.setswitchinterval(_SWITCH_INTERVAL)
        self.workspace = WindowWorkspace()
        super().__init__(self.workspace.clear)


def told_problem(error: Exception) -> TableProblem:
    """Return why a table could not be had. What the window says is all there is to know of it, if it was foreseen."""
    problem = problem_of(error)
    if problem.fault is TableFault.UNEXPECTED:
        traceback.print_exception(error)
    return problem
