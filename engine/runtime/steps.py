# SPDX-License-Identifier: MIT
"""Steps are how long work is done: a generator whose every yield is progress and a place to cancel, and its result.

The caller says nothing about threads; inside a step, `share_out` has plain Python threads take chunks of the work.
Kernels hold no lock, so they run side by side, and what they compute does not depend on who takes which chunk.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Generator, Iterator
from typing import TypeVar

from engine.runtime.errors import expect_count
from engine.runtime.lazy_dataclass import dataclass

Progress = TypeVar("Progress")
Told = TypeVar("Told")
Result = TypeVar("Result")
Chunk = TypeVar("Chunk")


@dataclass(frozen=True)
class StepsDone:
    """How far the work has come: what is `done` (turn states, turns, games), of all there is."""

    done: int
    total: int

    @property
    def fraction(self) -> float:
        """How much is done, 0 to 1."""
        return self.done / self.total


def finish(steps: Generator[Progress, None, Result], tell: Callable[[Progress], object] = lambda _: None) -> Result:
    """Run `steps` to their end and return their result; `tell` hears of all progress, and cancels by raising."""
    told = passed_on(steps, tell)
    while True:
        try:
            next(told)
        except StopIteration as end:
            return end.value


def passed_on(
    steps: Generator[Progress, None, Result], put: Callable[[Progress], Told]
) -> Generator[Told, None, Result]:
    """Pass on the progress of `steps`, which are part of some larger work, as `put` says it; closing closes them."""
    try:
        while True:
            try:
                progress = next(steps)
            except StopIteration as end:
                return end.value
            yield put(progress)
    finally:
        steps.close()


def default_threads() -> int:
    """Return the number of processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def share_out(work: Callable[[Iterator[Chunk]], None], chunks: Collection[Chunk], threads: int | None = None) -> None:
    """Let threads do `chunks` until none is left.

    Args:
        work: does chunks until the iterator that all threads share gives no more; it is called once in each thread,
            and can make there what the thread needs for itself.
        chunks: a range or a list. There are no more threads than chunks, and none at all where one would do.
        threads: how many threads work; all processors by default.

    Raises:
        Exception: what `work` raised in one of them, when all have ended.
    """
    if threads is not None:
        expect_count("threads", threads)
    count = min(threads if threads is not None else default_threads(), len(chunks))
    # next() on the iterator of a range or a list is atomic: no two threads get the same chunk.
    shared = iter(chunks)
    if count <= 1:
        work(shared)
        return
    # Only here: who merely runs steps, as the window does, need not load all that it brings along.
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(count, thread_name_prefix="engine") as pool:
        for future in [pool.submit(work, shared) for _ in range(count)]:
            future.result()
