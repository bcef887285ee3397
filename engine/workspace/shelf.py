# SPDX-License-Identifier: MIT
"""A shelf holds the things that were used last, up to a number; those that are begun go on from there.

A goal shelf holds goal tables once they are solved, and those that are begun.

From the first turns of a game on a table takes long: half a minute before the first roll, half as long after each turn.
Who solves one may have something more urgent to do, or the player may look at another game. Then it goes on later where
it was given up; or, where a table that serves as well can be had sooner by then, that one is solved.

Kept goal tables are those of the first turns of matches, on disk: the next match against the same others needs none.

Such a table takes a minute of a processor and is 24 MB large; the last `MOST_KEPT` that were used stay. A file is one
line of JSON (format, version, engine, what was asked, checksum), and then the worth of final scores and the worth by
points so far as little-endian float64: where each line begins and ends follows from the rest. What does not fit in
every respect is not taken: the table is solved again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from engine.distribution.statistics import Start, new_game
from engine.games.position import count_filled
from engine.rules import turn_states
from engine.rules.rule_sets import MOST_BOXES
from engine.rules.scoring import RuleSet
from engine.runtime import files
from engine.runtime.steps import StepsDone, passed_on
from engine.strategies.goals import ChanceGoal, goal_as_json, is_approximate

if TYPE_CHECKING:
    from engine.solving.goal_tables import GoalTable


_Key = TypeVar("_Key", bound=Hashable)
_Thing = TypeVar("_Thing")
_Progress = TypeVar("_Progress")
_Result = TypeVar("_Result")


class Shelf(Generic[_Key, _Thing]):
    """Holds the things that were used last, `most` of them. Any thread may look there."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[_Key, _Thing] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._things)

    def keys(self) -> tuple[_Key, ...]:
        """Return what the things were put there under, that used last at the end."""
        with self._lock:
            return tuple(self._things)

    def latest(self, most: int) -> list[tuple[_Key, _Thing]]:
        """Return what was used last, up to `most` things with their keys, the latest at the end."""
        with self._lock:
            return list(self._things.items())[-most:]

    def clear(self) -> None:
        """Let go of everything."""
        self.keep_only(lambda _: False)

    def keep_only(self, stays: Callable[[_Key], bool]) -> None:
        """Let go of all but those things whose key `stays`."""
        with self._lock:
            for key in [key for key in self._things if not stays(key)]:
                del self._things[key]

    def find(self, key: _Key) -> _Thing | None:
        """Return what was put there under `key`; None if it is not there any more."""
        with self._lock:
            if key in self._things:
                self._things.move_to_end(key)
            return self._things.get(key)

    def put(self, key: _Key, thing: _Thing) -> _Thing:
        """Put a thing there, and return it; the one that was not used for longest may have to go."""
        with self._lock:
            self._things[key] = thing
            self._things.move_to_end(key)
            while len(self._things) > self._most:
                self._things.popitem(last=False)
            return thing


class Pause(NamedTuple):
    """A step before something slow: the quick thread hands the job over, the other waits this many seconds first."""

    seconds: float = 0.0


class Begun(Generic[_Progress, _Result]):
    """Work that several may wait for: who is stepped takes it on from where it is, and all get the result."""

    def __init__(self, steps: Generator[_Progress, None, _Result]) -> None:
        self._steps = steps
        self._result: list[_Result] = []
        self._error: Exception | None = None

    @property
    def has_ended(self) -> bool:
        """Whether there is nothing that could go on."""
        return bool(self._result) or self._error is not None

    def go_on(self) -> Generator[_Progress, None, _Result]:
        """Return the steps that are left, and at their end the result; closing these leaves the work as it is."""
        while not self.has_ended:
            try:
                step = next(self._steps)
            except StopIteration as end:
                self._result.append(end.value)
            except Exception as error:
                self._error = error
            else:
                yield step
        if self._error is not None:
            raise self._error
        return self._result[0]


class BegunShelf(Shelf[Hashable, Begun[Any, Any]]):
    """Holds work that was given up before its end; what was not gone on with for longest is cancelled."""

    def go_on(
        self, what: Hashable, begin: Callable[[], Generator[_Progress, None, _Result]]
    ) -> Generator[_Progress | Pause, None, _Result]:
        """Return the steps of `what`, begun by `begin` unless it is here, and at their end its result.

        Closing them gives it up: who asks for the same again goes on where it was.
        """
        yield Pause()
        begun: Begun[_Progress, _Result] = self.find(what) or self.put(what, Begun(begin()))
        try:
            return (yield from begun.go_on())
        finally:
            if begun.has_ended:
                self.keep_only(lambda known: known != what)


MOST_GOALS = 16
GOAL_BYTES = 350_000_000
"""How much the goal tables may take that stay while another one is made."""
_MOST_BEGUN = 2
_WORK = (69.0, 30.0, 9.0, 5.0, 1.3, 0.4, 0.2)
"""How long a table to beat others takes by the number of filled boxes, in seconds of one processor: what counts are the
ratios."""


class Asked(NamedTuple):
    """A table that is asked for: for games that go on from `start`, the lines of up to `until` filled boxes."""

    rules: RuleSet
    goal: ChanceGoal
    start: Start
    until: int = MOST_BOXES

    @property
    def filled(self) -> int:
        """The number of boxes that are filled where its games begin."""
        return count_filled(self.start.scores)

    def serves(self, other: Asked) -> bool:
        """Return whether this table holds all that another one would."""
        same = self[:2] == other[:2] and self.until >= other.until
        return same and _comes_after(other.start, self.start)

    @property
    def work(self) -> float:
        """How long it takes to solve this table, compared with others."""
        return _WORK[min(self.filled, len(_WORK) - 1)]


class _Begun(Begun["StepsDone", "GoalTable"]):
    """A table that is being solved, and how much of it is done."""

    def __init__(self, asked: Asked, steps: Generator[StepsDone, None, GoalTable]) -> None:
        super().__init__(steps)
        self.asked, self.done = asked, 0.0

    def note(self, step: StepsDone) -> StepsDone:
        """Note how much is done."""
        self.done = step.fraction
        return step

    @property
    def left(self) -> float:
        """How long it still takes."""
        return (1.0 - self.done) * self.asked.work


class GoalShelf:
    """Holds the goal tables that were used last, and those that are begun."""

    def __init__(self) -> None:
        self._tables: list[tuple[Asked, GoalTable]] = []
        self._begun: list[_Begun] = []

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def nbytes(self) -> int:
        """How much memory the tables take."""
        return sum(table.nbytes for _, table in self._tables)

    def clear(self, *, with_begun: bool = True) -> None:
        """Let go of all tables, and of those that are begun."""
        self._tables.clear()
        if with_begun:
            self._begun.clear()

    def find(self, asked: Asked) -> GoalTable | None:
        """Return a table that holds what is asked for; None without one."""
        for place, (known, table) in enumerate(self._tables):
            if known.serves(asked):
                self._tables.append(self._tables.pop(place))
                return table
        return None

    def put(self, asked: Asked, table: GoalTable) -> GoalTable:
        """Put a table there that was found elsewhere, and return it."""
        self._make_room()
        self._tables.append((asked, table))
        return table

    def solve(
        self, asked: Asked, begin: Callable[[], Generator[StepsDone, None, GoalTable]]
    ) -> Generator[StepsDone | Pause, None, GoalTable]:
        """Solve a table that holds what is asked for, or go on with one; closing the steps gives it up."""
        yield Pause()
        begun = [one for one in self._begun if one.asked.serves(asked) and one.left <= asked.work]
        here = min(begun, key=lambda one: one.left) if begun else self._begin(asked, begin())
        try:
            table = yield from passed_on(here.go_on(), here.note)
        finally:
            if here.has_ended and here in self._begun:
                self._begun.remove(here)
        if all(known is not table for _, known in self._tables):  # another may have waited for it as well
            self._tables.append((here.asked, table))
        return table

    def _begin(self, asked: Asked, steps: Generator[StepsDone, None, GoalTable]) -> _Begun:
        """Make room for a table and for its steps: of those that were given up, what is soonest had again goes."""
        self._make_room()
        while len(self._begun) >= _MOST_BEGUN:
            self._begun.remove(min(self._begun, key=lambda one: one.asked.work))
        self._begun.append(_Begun(asked, steps))
        return self._begun[-1]

    def _make_room(self) -> None:
        """Let tables go that were not used for longest, until another one may come."""
        while len(self._tables) >= MOST_GOALS or self.nbytes > GOAL_BYTES:
            del self._tables[0]


def _comes_after(start: Start, begin: Start) -> bool:
    """Return whether a game can come from one scorecard to another."""
    filled, before = count_filled(start.scores), count_filled(begin.scores)
    kept = all(was is None or was == now for was, now in zip(begin.scores, start.scores, strict=True))
    return kept and 0 <= start.yahtzee_bonuses - begin.yahtzee_bonuses <= filled - before


MOST_KEPT = 3
_FORMAT, _VERSION = "yahtzee-coach-goal-table", 1
_PREFIX = "goal-"
_MAX_HEADER, _LARGEST = 65_536, 100_000_000


def is_kept_on_disk(asked: Asked) -> bool:
    """Return whether a table is one of those that are kept: for the first turns of a game alone."""
    is_first = asked.start == new_game(asked.rules) and asked.until < len(asked.rules.boxes)
    return is_first and not is_approximate(asked.goal)


def path_of_kept(asked: Asked) -> Path:
    """Return where a table is kept."""
    name = hashlib.sha256(json.dumps(_as_json(asked), sort_keys=True).encode()).hexdigest()[:16]
    return files.engine_cache() / f"{_PREFIX}{name}.bin"


def _as_json(asked: Asked) -> dict[str, Any]:
    return {"rules": asked.rules.key, "goal": goal_as_json(asked.goal, asked.rules), "until": asked.until}


def save_kept(asked: Asked, table: GoalTable) -> None:
    """Keep a table, and let go of those that were not used for longest. That it cannot be kept is no loss."""
    with contextlib.suppress(OSError, files.FingerprintError):
        worth = table.worth
        data = [worth.values, *(table.lines[filled].pool for filled in range(asked.until + 1))]
        chunks = [array.astype("<f8", copy=False).data.cast("B") for array in data if len(array)]
        header = {**_expected(asked), "worth": [worth.first, worth.below, worth.above, len(worth.values)]}
        header["sha256"] = _checksum(header["worth"], chunks)
        files.write_result(path_of_kept(asked), [json.dumps(header).encode() + b"\n", *chunks])
        files.keep_latest(path_of_kept(asked).parent, f"{_PREFIX}*.bin", MOST_KEPT)


def load_kept(asked: Asked) -> GoalTable | None:
    """Return a table that was kept; None without one that fits."""
    with contextlib.suppress(OSError, ValueError, KeyError, TypeError, RecursionError, files.FingerprintError):
        content = files.read_own_file(path_of_kept(asked), _LARGEST)
        line = content[:_MAX_HEADER].partition(b"\n")[0]
        data = memoryview(content)[len(line) + 1 :]
        header = json.loads(line)
        expected = {**_expected(asked), "sha256": _checksum(header["worth"], [data])}
        if any(header[key] != value for key, value in expected.items()):
            return None
        table = _filled(asked, header["worth"], data)
        os.utime(path_of_kept(asked))  # it was used last
        return table
    return None


def _expected(asked: Asked) -> dict[str, Any]:
    return {"format": _FORMAT, "version": _VERSION, "engine": files.engine_fingerprint(), "asked": _as_json(asked)}


def _checksum(worth: list[Any], chunks: list[memoryview]) -> str:
    found = hashlib.sha256(json.dumps(worth).encode())
    for chunk in chunks:
        found.update(chunk)
    return found.hexdigest()


def _filled(asked: Asked, worth: list[Any], data: memoryview) -> GoalTable:
    """Return the table of which `data` has the figures.

    Raises:
        ValueError: if there are more of them than it has, or fewer.
    """
    import numpy as np

    from engine.solving.goal_tables import Beginning, Worth, empty_table

    first, below, above, count = worth
    # A copy: behind a header of any length the numbers stand at addresses that compiled code may not read.
    figures = np.frombuffer(data, dtype="<f8").astype(np.float64)
    begin = Beginning(turn_states.turn_state(asked.rules, {}), 0, 0)
    table = empty_table(asked.rules, Worth(first, figures[:count], below, above), begin, range(asked.until + 1))
    at = count
    for filled in sorted(table.lines):
        pool = table.lines[filled].pool
        pool[:] = figures[at : at + len(pool)]
        at += len(pool)
    if at != len(figures):
        raise ValueError("the figures are not those of the table")
    return table
