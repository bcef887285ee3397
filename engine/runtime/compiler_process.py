# SPDX-License-Identifier: MIT
"""The compiler process compiles the kernels that a program asks for (`engine.runtime.compiler_client`), and keeps them.

It makes way for the program where processors are few, and ends at once when the program does.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import pickle
import queue
import signal
import sys
import threading
from typing import IO

from engine.runtime import compiling
from engine.runtime.compiler_client import DONE, NOT_DONE, SIZE

_PATIENCE = 15.0  # seconds without a question, after which it ends
_NICENESS = 5


def serve(patience: float = _PATIENCE) -> None:
    """Compile what is asked for on standard input, and end after `patience` seconds without a question."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the program, and this ends with it
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # nothing else that prints is taken for an answer
    asked: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    compiling.keep_compiled_code(looks=False)
    with contextlib.suppress(queue.Empty, BrokenPipeError):
        while True:
            answers.write(_answer(asked.get(timeout=patience)))
    os._exit(0)  # the thread that listens would be in the way of an end of any other kind


def _answer(question: bytes) -> bytes:
    try:
        module, name, signature = pickle.loads(question)  # only from the program that started this
        importlib.import_module(module)
        compiling.compile_kernel(module, name, signature)
    except Exception:  # the program compiles by itself then, and tells what is wrong
        return NOT_DONE
    return DONE


def _listen(questions: IO[bytes], asked: queue.SimpleQueue[bytes]) -> None:
    """Take in what is asked, and end the process when the program ends, also in the middle of compiling."""
    while len(size := questions.read(SIZE)) == SIZE:
        asked.put(questions.read(int.from_bytes(size, "big")))
    os._exit(0)
