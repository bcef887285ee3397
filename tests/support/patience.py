# SPDX-License-Identifier: MIT
"""Patience waits as long as anything is being done: no test fails because a machine is slow, or others have it.

It looks a hundred times a second, where the machine lets it. It is over after `_MOST` looks in a row between which
other threads of this process, and processes begun by it, did next to nothing. A slow machine looks less often, so it
has longer. What looks take themselves doesn't count, or waiting would go on for ever.
"""

from __future__ import annotations

import os
import subprocess
import time
from contextlib import contextmanager, suppress
from pathlib import Path

LOOK = 0.01  # seconds from one look to the next
FOREVER = 2**31 - 1  # milliseconds, as many as a timer of Qt takes
_MOST = 6_000
_CHECK = 100  # looks from one check to the next of what has been done
_SOME = 0.02  # seconds of CPU between two checks: more than a thread needs that only looks now and then
_elsewhere = []


class NothingHappens(AssertionError):
    """What was waited for doesn't come: nobody is working on it."""


class Patience:
    """Tells when waiting is of no use any more. `looks` is how often it has been asked."""

    def __init__(self):
        self.looks = self._worked_at = 0
        self._done = done_by_others()

    def is_over(self):
        """Count a look and return whether nothing has been done for very many of them."""
        self.looks += 1
        if self.looks % _CHECK == 0:
            done = done_by_others()
            if abs(done - self._done) > _SOME:
                self._worked_at = self.looks
            self._done = done
        return self.looks - self._worked_at >= _MOST


@contextmanager
def working_elsewhere(number):
    """Have everybody in this process count, too, what the process does whose number the function `number` returns."""
    _elsewhere.append(number)
    try:
        yield
    finally:
        _elsewhere.remove(number)


def done_by_others():
    """Return the seconds of CPU that all but this thread have used: the others of this process, and other processes."""
    ended = os.times()
    threads = time.process_time() - time.thread_time()
    others = [*_begun_by(os.getpid()), *(number() for number in _elsewhere)]
    return threads + ended.children_user + ended.children_system + sum(map(_seconds_of, others))


def _begun_by(process):
    """Return the numbers of the processes that one has begun, where the system tells them."""
    found = []
    with suppress(OSError):
        for thread in Path(f"/proc/{process}/task").iterdir():
            found += map(int, (thread / "children").read_text().split())
    return found


def _seconds_of(process):
    """Return the seconds of CPU that a process and those begun by it have used, where the system tells them."""
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK") + sum(map(_seconds_of, _begun_by(process)))
    return 0.0


def until(condition):
    """Wait until `condition`, which is asked at each look, holds.

    Raises:
        NothingHappens: if nobody works on it.
    """
    patience = Patience()
    while not condition():
        if patience.is_over():
            raise NothingHappens
        time.sleep(LOOK)


def wait_for(event):
    """Wait until a `threading.Event` is set, and return True."""
    until(lambda: event.wait(LOOK))
    return True


def take_one(semaphore):
    """Take one permit of a semaphore as soon as there is one, and return True."""
    until(lambda: semaphore.acquire(timeout=LOOK))
    return True


def outcome(process):
    """Return the output and the errors of a process once it has ended; one that does nothing any more is killed."""
    with working_elsewhere(lambda: process.pid):  # also where the system doesn't tell who has begun which
        patience = Patience()
        while True:
            try:
                return process.communicate(timeout=LOOK)
            except subprocess.TimeoutExpired:
                if patience.is_over():
                    process.kill()
                    raise


def run(command, **options):
    """Run a command and return what `subprocess.run` does, with its output, however long it works."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes, **options) as process:
        out, err = outcome(process)
    return subprocess.CompletedProcess(command, process.returncode, out, err)
