# SPDX-License-Identifier: MIT
from __future__ import annotations

import threading
import time

import pytest
from patience import until

from engine.runtime import steps


class Work:
    """Three steps of work that remembers how it ended."""

    ended = None

    def steps(self):
        try:
            yield from range(3)
        except GeneratorExit:
            self.ended = "cancelled"
            raise
        self.ended = "done"
        return "result"


@pytest.fixture
def work():
    return Work()


def engine_threads():
    return [thread for thread in threading.enumerate() if thread.name.startswith("engine")]


# Steps


def test_finish_returns_the_result(work):
    assert steps.finish(work.steps()) == "result"
    assert work.ended == "done"


def test_finish_tells_all_progress(work):
    told = []
    steps.finish(work.steps(), told.append)
    assert told == [0, 1, 2]


def test_who_is_told_cancels_by_raising(work):
    def refuse(progress):
        if progress == 1:
            raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        steps.finish(work.steps(), refuse)
    assert work.ended == "cancelled"


def test_an_error_in_the_work_reaches_the_caller():
    def broken():
        yield 0
        raise MemoryError

    with pytest.raises(MemoryError):
        steps.finish(broken())


def test_progress_is_passed_on_in_other_words(work):
    told = []
    assert steps.finish(steps.passed_on(work.steps(), str), told.append) == "result"
    assert told == ["0", "1", "2"]


def test_closing_what_is_passed_on_closes_the_work(work):
    passed = steps.passed_on(work.steps(), str)
    next(passed)
    assert work.ended is None
    passed.close()
    assert work.ended == "cancelled"


# Threads


@pytest.mark.parametrize("threads", [1, 2, 3, 50, None])
@pytest.mark.parametrize("chunks", [range(0), range(1), range(0, 1000, 7), list("abc")])
def test_every_chunk_is_done_once_for_any_number_of_threads(chunks, threads):
    done = []
    steps.share_out(lambda shared: done.extend(shared), chunks, threads)
    assert sorted(done) == list(chunks)
    assert engine_threads() == []


def test_as_many_threads_work_side_by_side_as_asked():
    names = set()

    def work(chunks):
        names.add(threading.current_thread().name)
        until(lambda: len(names) == 3)

    steps.share_out(work, range(100), 3)
    assert len(names) == 3


@pytest.mark.parametrize(("chunks", "threads", "most"), [(range(2), 5, 2), (range(100), 1, 0), (range(1), 5, 0)])
def test_no_thread_is_started_that_has_nothing_to_do(chunks, threads, most):
    names = []
    steps.share_out(lambda shared: names.append(threading.current_thread().name), chunks, threads)
    assert len(names) == max(most, 1)
    assert len({name for name in names if name.startswith("engine")}) <= most


def test_an_error_in_a_thread_reaches_the_caller_once_all_have_ended():
    ended = []

    def work(chunks):
        if next(chunks) == 0:
            raise MemoryError
        time.sleep(0.05)
        ended.append(True)

    with pytest.raises(MemoryError):
        steps.share_out(work, range(3), 2)
    assert engine_threads() == []
    assert len(ended) == 1


def test_default_threads_are_the_processors_of_this_process(monkeypatch):
    monkeypatch.setattr("os.sched_getaffinity", lambda process: {0, 3, 5}, raising=False)
    assert steps.default_threads() == 3


def test_default_threads_where_affinity_is_unknown(monkeypatch):
    monkeypatch.delattr("os.sched_getaffinity", raising=False)
    monkeypatch.setattr("os.cpu_count", lambda: None)
    assert steps.default_threads() == 1
