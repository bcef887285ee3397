# SPDX-License-Identifier: MIT
"""Signals are how a program is told to end: the command line does so at once, says nothing, and leaves nothing behind.

Python's own way, an exception wherever the program happens to be, ends in a traceback where that is an import, a
compiler or the clearing up at the end.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable
from types import FrameType

_before: list[Callable[[], object]] = []


def before_end(clear_up: Callable[[], object]) -> None:
    """Have `clear_up` called, which must be quick, before a signal ends the program."""
    if clear_up not in _before:
        _before.append(clear_up)


def end_quietly() -> None:
    """From now on end at once when interrupted or told to, with the status of shells: 128 and the signal's number.

    A signal that the parent process has set to be ignored stays ignored.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _end)


def be_done() -> None:
    """From now on ignore them: all is done, and while Python clears up, a signal would kill it in the old way."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)


def _end(number: int, frame: FrameType | None) -> None:
    for clear_up in _before:
        with contextlib.suppress(Exception):
            clear_up()
    os._exit(128 + number)
