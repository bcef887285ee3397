# SPDX-License-Identifier: MIT
"""A shelf holds the things that were used last, up to a number; those that are begun go on from there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable
from threading import Lock
from typing import Any, Generic, NamedTuple, TypeVar

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
