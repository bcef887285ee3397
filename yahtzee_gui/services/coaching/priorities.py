# SPDX-License-Identifier: MIT
"""Priorities are the jobs of one worker by how urgent they are, one of each kind, the newest.

A long job asks now and then whether to give up, because something as urgent or more so has come; it is done again later
unless a newer one of its kind took its place. So whatever it finds out on the way should not be lost.
"""

from __future__ import annotations

import threading
from enum import IntEnum
from typing import Generic, TypeVar

from yahtzee_gui.services.jobs import Job, Worker

_Kind = TypeVar("_Kind", bound=IntEnum)


class GivenUp(Exception):
    """A job that gave way, or that nobody wants any more."""


class Priorities(Generic[_Kind]):
    """Has `worker` do jobs of several kinds; the lower a kind, the more urgent."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._lock = threading.Lock()
        self._waiting: dict[_Kind, Job] = {}
        self._running: _Kind | None = None
        self._drops = False

    def put(self, kind: _Kind, job: Job) -> None:
        """Have `job` done in the place of one of its kind that has not been done."""
        with self._lock:
            self._waiting[kind] = job
        self._worker.submit(self._do_next)

    def drop(self, *kinds: _Kind) -> None:
        """Have jobs of these kinds not done any more; one that runs gives up."""
        with self._lock:
            for kind in kinds:
                self._waiting.pop(kind, None)
            self._drops = self._drops or self._running in kinds

    def check(self, *, goes_on: bool = True) -> None:
        """Give up the job that runs, if it was dropped, or is to give way.

        What does not go on where it was given up gives way only to what is more urgent, not to a newer one of its kind:
        those may come faster than any of them is done.

        Raises:
            GivenUp: then.
        """
        with self._lock:
            running = self._running
            if running is None:
                return
            if self._drops or any(kind < running or (goes_on and kind == running) for kind in self._waiting):
                raise GivenUp

    def _do_next(self) -> None:
        with self._lock:
            if not self._waiting:
                return
            kind = min(self._waiting)
            job = self._waiting.pop(kind)
            self._running, self._drops = kind, False
        is_again = False
        try:
            job()
        except GivenUp:
            is_again = True
        finally:
            with self._lock:
                is_again = is_again and not self._drops and kind not in self._waiting
                if is_again:
                    self._waiting[kind] = job
                self._running = None
        if is_again:
            self._worker.submit(self._do_next)
