# SPDX-License-Identifier: MIT
"""A worker is one background thread that does jobs in the order they come; the window never waits for it.

A job reports by emitting signals of a QObject that lives on the GUI thread: Qt then delivers them there. Nothing here
is a QThread, so there is no object whose slots might run on the wrong thread.
"""

from __future__ import annotations

import queue
import threading
import traceback
from collections.abc import Callable

from PySide6.QtCore import QObject

Job = Callable[[], None]


def reason_of(error: Exception) -> str:
    """Return why something failed, as it is told; of an error that was not foreseen, the developers see more."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    traceback.print_exception(error)
    return str(error) or type(error).__name__


class Worker:
    """Runs jobs one after the other on a thread of its own, which starts with the first job."""

    def __init__(self, name: str) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name)
        self._closed = False

    def submit(self, job: Job) -> None:
        """Queue `job`; after `close` it is dropped."""
        if self._closed:
            return
        self._jobs.put(job)
        if self._thread.ident is None:
            self._thread.start()

    def close(self) -> None:
        """Let the thread end once the jobs queued so far are done."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)

    def join(self) -> None:
        """Wait until the thread has ended. Only for when the window is gone."""
        if self._thread.ident is not None:
            self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                job()
            except Exception:
                # A bug in one job must not silently end all later ones, such as saving the game.
                traceback.print_exc()


class WorkerService(QObject):
    """What has its work done by a worker of its own, `name`."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._worker = Worker(name)

    def close(self) -> None:
        """Let the worker end once all that was asked for is done."""
        self._worker.close()

    def join(self) -> None:
        """Wait until it has ended, when the window is gone."""
        self._worker.join()
