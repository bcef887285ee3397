# SPDX-License-Identifier: MIT
"""The engine of a window is its work, with the workspace where all tables lie that its jobs use."""

from __future__ import annotations

import contextlib
import gc
import math
import sys
import threading
import time
import traceback
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, TypeVar

from engine.rules.scoring import RuleSet
from engine.solving.faults import TableFault, TableProblem, problem_of
from engine.solving.library import Delivery, TableKey
from engine.workspace.shelf import Pause, Shelf
from engine.workspace.workspace import Steps, Task, Workspace, staged
from yahtzee_gui.work import UnansweredError, Work

if TYPE_CHECKING:
    from engine.matches.challengers import Challenger
    from engine.training.lessons.game_pool import GamePool

_Progress = TypeVar("_Progress")
_Result = TypeVar("_Result")
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


_compiling = 0
_compiling_lock = threading.Lock()


@contextlib.contextmanager
def without_collections() -> Iterator[None]:
    """Collect no garbage while something is compiled, by any worker: what numba makes is kept for good anyway.

    A full collection over all of it takes tens to hundreds of milliseconds with the interpreter locked. Workers
    compile at the same time, so it is the last one to finish who lets collections go on, without all that.
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
            from engine.training.lessons.game_pool import GamePool

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
