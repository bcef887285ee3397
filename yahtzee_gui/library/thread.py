# SPDX-License-Identifier: MIT
"""A file thread reads and writes files, one thing after the other; the window never waits for it."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from yahtzee_gui.work import for_living

_Result = TypeVar("_Result")


def reason_of(error: Exception) -> str:
    """Return why something failed, as it is told; of an error that was not foreseen, the developers see more."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    traceback.print_exception(error)
    return str(error) or type(error).__name__


class FileThread(QObject):
    """One thread, which starts with the first thing it is asked to do."""

    _call = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._is_closed = False
        self._call.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def do(
        self,
        work: Callable[[], _Result],
        then: Callable[[_Result], object] | None = None,
        failed: Callable[[Exception], object] = traceback.print_exception,
    ) -> None:
        """Have `work` done; after `close` nothing is.

        Args:
            work: reads or writes files, on the thread.
            then: hears on the GUI thread what it returned, unless Qt has deleted who hears.
            failed: hears there of the error that it raised.
        """
        if not self._is_closed:
            self._pool.submit(self._do, work, for_living(then) if then is not None else None, for_living(failed))

    def tell(self, call: Callable[[], object]) -> None:
        """Have `call` called on the GUI thread, from this one."""
        self._call.emit(call)

    def close(self) -> None:
        """Let the thread end once all that was asked is done."""
        self._is_closed = True
        self._pool.shutdown(wait=False)

    def join(self) -> None:
        """Wait until it has ended. Only for when the window is gone."""
        self._pool.shutdown()

    def _do(
        self, work: Callable[[], Any], then: Callable[[Any], object] | None, failed: Callable[[Exception], object]
    ) -> None:
        try:
            result = work()
        except Exception as error:
            self._call.emit(partial(failed, error))
        else:
            if then is not None:
                self._call.emit(partial(then, result))

    def _tell(self, call: Callable[[], object]) -> None:
        call()
