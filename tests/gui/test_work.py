# SPDX-License-Identifier: MIT
"""Work steps the most urgent job, and gives way between steps; quick answers wait for no long step."""

from __future__ import annotations

import threading
from functools import partial

import pytest
from patience import wait_for
from PySide6.QtCore import QObject, Signal
from shiboken6 import delete

from engine.workspace.shelf import Pause
from yahtzee_gui.work import Jobs, Urgency, Work, for_living, one_step


class ByHand(Jobs):
    """Jobs that are stepped by hand, by a clock that is set by hand."""

    def __init__(self, calls=None):
        self.calls, self.now, self.done, self.heard = [] if calls is None else calls, 0.0, [], []
        super().__init__(self.calls.append, lambda: self.now)

    def put(self, name, urgency=Urgency.ENDS, steps=(1, 2), *, is_quick=False):
        """Ask for a job that notes each step, tells of it, and returns its name."""
        lane = self.quick if is_quick else self.long
        self.ask(
            name[0], urgency, self.work(name, steps), self.heard.append, self.heard.append, self.heard.append, lane
        )

    def work(self, name, steps):
        try:
            for step in steps:
                self.done.append(f"{name} {step}")
                yield (name, step) if isinstance(step, int) else step
            return name
        except GeneratorExit:
            self.done.append(f"{name} closed")
            raise

    def run(self, times=1, lane=None):
        for _ in range(times):
            self.step(self.long if lane is None else lane)

    def tell(self):
        """Have told what is to be told, as the GUI thread does."""
        while self.calls:
            self.calls.pop(0)()
        heard, self.heard[:] = list(self.heard), []
        return heard


@pytest.fixture
def jobs():
    return ByHand()


def test_the_most_urgent_is_stepped_and_what_gave_way_goes_on_where_it_was(jobs):
    jobs.put("long")
    jobs.run()
    jobs.put("urgent", Urgency.REVIEW)
    jobs.put("newer")
    jobs.run(7)
    assert jobs.done == ["long 1", "urgent 1", "urgent 2", "long 2", "newer 1", "newer 2"]
    assert jobs.tell() == [
        ("long", 1),
        ("urgent", 1),
        ("urgent", 2),
        "urgent",
        ("long", 2),
        "long",
        ("newer", 1),
        ("newer", 2),
    ]
    jobs.run()
    assert jobs.tell() == ["newer"]


def test_a_newer_question_takes_the_place_of_one_with_its_key(jobs):
    jobs.put("a: older")
    jobs.run()
    jobs.put("a: newer")
    jobs.run(3)
    assert jobs.done == ["a: older 1", "a: older closed", "a: newer 1", "a: newer 2"]
    assert jobs.tell() == [("a: newer", 1), ("a: newer", 2), "a: newer"]


@pytest.mark.parametrize("steps", [0, 1, 3])
def test_nothing_is_told_of_what_was_dropped_however_far_it_was(jobs, steps):
    jobs.put("it")
    jobs.put("other", Urgency.PROGRESS, ())
    jobs.run(steps)
    jobs.drop("i", "never asked")
    jobs.run(3)
    assert jobs.tell() == ["other"]
    assert "it 2" not in jobs.done or steps == 3
    assert jobs.long == []


def test_a_job_that_fails_ends_no_other_one(jobs):
    bug = ValueError("a bug")

    def broken():
        yield 1
        raise bug

    jobs.ask("x", Urgency.REVIEW, broken(), *[jobs.heard.append] * 3, jobs.long)
    jobs.put("other", steps=(1,))
    jobs.run(5)
    assert jobs.tell() == [1, bug, ("other", 1), "other"]
    jobs.put("x", steps=())
    jobs.run()
    assert jobs.tell() == ["x"], "its key can be asked again"


def test_who_rests_is_not_stepped_before_the_time_and_only_what_is_more_urgent_is(jobs):
    jobs.put("it", Urgency.ENDS, (Pause(0.5), 1))
    jobs.put("less", Urgency.PROGRESS)
    jobs.run(3)
    jobs.put("more", Urgency.REVIEW, (1,))
    jobs.run(5)
    assert jobs.done == ["it Pause(seconds=0.5)", "more 1"]
    jobs.now = 0.5
    jobs.run(2)
    assert jobs.tell()[-2:] == [("it", 1), "it"]


@pytest.mark.parametrize("first", [Pause(), 1])
def test_a_quick_answer_needs_no_long_step_and_what_takes_longer_goes_on_with_the_long_jobs(jobs, first):
    jobs.put("long")
    jobs.put("quick", Urgency.REVIEW, (None,), is_quick=True)
    jobs.put("missing", Urgency.REVIEW, (None, first, 2), is_quick=True)
    jobs.run(6, jobs.quick)
    assert jobs.done == ["quick None", "missing None", f"missing {first}"]
    assert "quick" in jobs.tell()
    jobs.run(2)
    assert jobs.done[3:] == ["missing 2"]
    assert jobs.tell()[-1] == "missing"


def test_what_a_quick_job_tells_comes_before_its_answer_however_fast_the_other_thread_is():
    """The answer came first, and what was known before took its place: a chance that was there was waited for."""

    class Hasty(list):
        def append(self, call):
            while jobs.long:
                jobs.run()
            super().append(call)

    jobs = ByHand(Hasty())
    jobs.put("quick", steps=(1,), is_quick=True)
    jobs.run(lane=jobs.quick)
    jobs.run()
    assert jobs.tell() == [("quick", 1), "quick"]


def test_nothing_is_done_or_told_after_the_end(jobs):
    jobs.put("it")
    jobs.put("other")
    jobs.run()
    jobs.close()
    jobs.put("late")
    jobs.run(3)
    assert jobs.done == ["it 1", "it closed"]
    assert jobs.tell() == []
    assert not jobs.wait(jobs.long)


# With threads


@pytest.fixture
def work():
    made = Work()
    yield made
    made.close()
    made.join()


class Gate:
    """A long step, which waits to be let go."""

    def __init__(self):
        self.reached, self.let = threading.Event(), threading.Event()

    def steps(self):
        yield 0
        self.reached.set()
        wait_for(self.let)
        yield 1


@pytest.fixture
def gate():
    made = Gate()
    yield made
    made.let.set()


def test_answers_come_on_the_thread_that_asks_and_wait_for_no_long_step(work, gate, qtbot):
    threads, heard = [], []

    def hear(value):
        threads.append(threading.current_thread())
        heard.append(value)

    work.ask("long", Urgency.REVIEW, gate.steps(), then=hear, tell=hear)
    wait_for(gate.reached)
    work.ask("quick", Urgency.PROGRESS, one_step(str, "quick"), then=hear, is_quick=True)
    qtbot.waitUntil(lambda: heard == [0, "quick"])
    gate.let.set()
    qtbot.waitUntil(lambda: heard == [0, "quick", 1, None])
    assert set(threads) == {threading.main_thread()}


def test_an_error_that_nobody_hears_of_is_printed(work, qtbot, capfd):
    heard = []
    work.ask("it", Urgency.REVIEW, one_step(int, "no number"), then=heard.append)
    work.ask("other", Urgency.PROGRESS, one_step(int, "1"), then=heard.append)
    qtbot.waitUntil(lambda: heard == [1])
    assert "no number" in capfd.readouterr().err


def test_who_rests_is_woken_by_the_clock(work, qtbot):
    heard = []

    def rests():
        yield Pause(0.01)
        return "rested"

    work.ask("it", Urgency.REVIEW, rests(), then=heard.append)
    qtbot.waitUntil(lambda: heard == ["rested"])


def test_closing_waits_for_the_step_that_is_done_and_for_no_more(work, gate, qtbot):
    heard, ended = [], []
    work.at_end.append(partial(ended.append, True))
    work.ask("long", Urgency.REVIEW, gate.steps(), then=heard.append)
    work.ask("other", Urgency.PROGRESS, one_step(str, "other"), then=heard.append)
    wait_for(gate.reached)
    work.close()
    work.ask("late", Urgency.REVIEW, one_step(str, "late"), then=heard.append)
    assert not ended
    gate.let.set()
    work.join()
    qtbot.wait(1)
    assert (heard, ended) == ([], [True])


def test_what_was_never_asked_anything_ends_as_well():
    ended = []
    work = Work(partial(ended.append, True))
    work.close()
    work.close()
    work.join()
    assert ended == [True]


def test_who_was_deleted_meanwhile_hears_nothing_whether_by_a_method_or_a_lambda(qapp):
    class Hearer(QObject):
        heard = Signal(int)

        def hear(self, value):
            self.heard.emit(value)

    told = []
    for by in (lambda one: one.hear, lambda one: lambda value: one.heard.emit(value)):
        hearer = Hearer()
        hearer.heard.connect(told.append)
        tell = for_living(by(hearer))
        tell(1)
        delete(hearer)
        tell(2)
    assert told == [1, 1]
