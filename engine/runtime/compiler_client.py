# SPDX-License-Identifier: MIT
"""The compiler client has kernels compiled by a process of their own, for a program that only loads them then.

Compiling is Python at work: it shares the interpreter with whatever else the program does, and the memory it takes,
some 80 MB for each kind of dice, stays with a process for good. So a window leaves it to another process
(`engine.runtime.compiler_process`). That starts when it is needed, keeps what it compiles in the usual folder, and ends
when nothing has been asked of it for a while, or when the program does. Where it can't be had, the program compiles by
itself.
"""

from __future__ import annotations

import contextlib
import json
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess

SIZE = 8
"""How many bytes before a question say how long it is."""
DONE, NOT_DONE = b"+", b"-"
"""The answers."""
_PROGRAM = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from engine.runtime import compiler_process; compiler_process.serve()"
)

_is_wanted = False
_process: subprocess.Popen[bytes] | None = None
_lock = threading.Lock()


def want(*, wanted: bool = True) -> None:
    """Have kernels compiled by another process from now on; a frozen program has no Python for that, and goes on."""
    global _is_wanted
    _is_wanted = wanted and bool(sys.executable) and not getattr(sys, "frozen", False)


def start() -> None:
    """Start the process, if one is wanted, before there is anything to compile: it has loaded the compiler by then."""
    with _lock, contextlib.suppress(OSError):
        if _is_wanted:
            _running()


def compile_kernel(question: bytes) -> bool:
    """Return whether another process has compiled a kernel, and kept it.

    Args:
        question: module and name of the kernel and the types to compile it for, pickled.
    """
    with _lock:
        for _ in range(2):  # it may have ended since the last question
            if not _is_wanted:
                break
            with contextlib.suppress(OSError):
                answer = _ask(_running(), question)
                if answer:
                    return answer == DONE
            _stop()
    return False


def _ask(process: subprocess.Popen[bytes], question: bytes) -> bytes:
    """Return the answer; nothing if the process ended before.

    Raises:
        OSError: if it ended before it was asked.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(question).to_bytes(SIZE, "big") + question)
    process.stdin.flush()
    return process.stdout.read(1)


def _running() -> subprocess.Popen[bytes]:
    """Return the process, started if it isn't there.

    Raises:
        OSError: if it can't be started.
    """
    global _process
    if _process is None or _process.poll() is not None:
        import subprocess  # only here: it takes longer than all the rest of this module

        _stop()
        _process = subprocess.Popen(
            [sys.executable, "-P", "-c", _PROGRAM, json.dumps(sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    return _process


def _stop() -> None:
    """End the process, if there is one."""
    global _process
    if _process is not None:
        _process.kill()
        with contextlib.suppress(OSError):  # a question that it never read
            _process.communicate()
        _process = None
