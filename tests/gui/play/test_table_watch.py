# SPDX-License-Identifier: MIT
"""The table watch asks for a table once, follows what becomes of it, and tells of it as a status that never changes."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from engine.solving.faults import TableFault, TableProblem
from engine.solving.library import Delivery, Progress, Step, TableKey
from engine.workspace.workspace import Task, TaskStep
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.play import coach_state
from yahtzee_gui.play.coach_state import NO_TABLE_YET, TableState, TableStatus, TableWatch

KEY, OTHER = TableKey(DEFAULT_RULES), TableKey(RULE_SETS["no-joker"])
NO_MEMORY = TableProblem(TableFault.NO_MEMORY)


class Engine:
    """An engine that only notes what it is asked for; `then`, `tell` and `failed` are those of the latest question."""

    workspace = SimpleNamespace(loaded_table=lambda key: None)

    def __init__(self):
        self.asked = 0

    def ask(self, _key, _urgency, _steps, then, tell=None, failed=None):
        self.asked += 1
        self.then, self.tell, self.failed = then, tell, failed

    def is_asked(self, _key):
        return True

    def deliver(self, key, par):
        self.then(SimpleNamespace(key=key, table=SimpleNamespace(par=par)))

    def step(self, step, fraction):
        self.tell(TaskStep(Task.TABLE, Progress(step, fraction)))


@pytest.fixture
def engine():
    return Engine()


@pytest.fixture
def watch(qapp, engine):
    return TableWatch(engine)


def test_a_table_is_asked_for_once_until_another_is_wanted(engine, watch):
    changes = []
    watch.changed.connect(lambda: changes.append(watch.status))
    assert watch.status == NO_TABLE_YET
    assert [watch.want(KEY), watch.want(KEY), watch.want(OTHER), watch.want(KEY)] == [True, False, True, True]
    assert engine.asked == 3
    assert changes == [NO_TABLE_YET] * 3


def test_a_status_is_of_its_moment(engine, watch):
    watch.want(KEY)
    building = watch.status
    engine.step(Step.SOLVE, 0.5)
    half = watch.status
    engine.deliver(KEY, 254.59)
    assert (building.state, building.progress, building.seconds_left) == (TableState.BUILDING, None, None)
    assert half.progress == Progress(Step.SOLVE, 0.5)
    assert half.seconds_left is None  # it has only just begun to solve
    assert (watch.status.is_ready, watch.status.par) == (True, 254.59)
    assert not half.is_ready


@pytest.fixture
def clock(monkeypatch):
    """The time that the watch sees."""
    now = SimpleNamespace(seconds=100.0)
    monkeypatch.setattr(coach_state.time, "monotonic", lambda: now.seconds)
    return now


def test_nothing_is_said_of_the_time_left_while_code_is_compiled(engine, watch, clock):
    watch.want(KEY)
    for step, fraction in ((Step.IMPORT, 0.0), (Step.COMPILE, 0.1), (Step.COMPILE, 0.74), (Step.LOAD, 0.75)):
        clock.seconds += 1.0
        engine.step(step, fraction)
        assert watch.status.seconds_left is None


def test_the_time_left_goes_by_the_pace_of_the_last_solving_alone(engine, watch, clock):
    watch.want(KEY)
    clock.seconds += 60.0  # compiled
    engine.step(Step.SOLVE, 0.75)
    clock.seconds += 1.0
    engine.step(Step.SOLVE, 0.775)
    assert watch.status.seconds_left is None
    clock.seconds += 4.0
    engine.step(Step.SOLVE, 0.875)
    assert watch.status.seconds_left == pytest.approx(5.0)
    engine.step(Step.SAVE, 0.98)
    assert watch.status.seconds_left is None


def test_a_table_that_another_one_follows_tells_nothing(engine, watch, clock):
    watch.want(KEY)
    for fraction in (0.375, 0.42, 0.48):
        clock.seconds += 1.0
        engine.step(Step.SOLVE, fraction)
        assert watch.status.seconds_left is None


@pytest.mark.parametrize(
    ("seconds", "ends"),
    [(None, "%"), (0.4, "a few more seconds"), (4.9, "a few more seconds"), (5.2, "5 s left"), (31.0, "31 s left")],
)
def test_few_seconds_are_not_counted(seconds, ends):
    assert coach_words.getting_ready(0.8, seconds).endswith(ends)


def test_what_becomes_of_a_table_that_is_not_wanted_any_more_does_not_matter(engine, watch):
    watch.want(OTHER)
    goes_on = engine.then, engine.tell, engine.failed
    engine.workspace = SimpleNamespace(loaded_table=lambda key: Delivery(None, None, True))
    engine.ask = lambda *_, **__: None
    watch.want(KEY)  # which was here before
    engine.then, engine.tell, engine.failed = goes_on
    engine.deliver(OTHER, 1.0)
    engine.step(Step.SOLVE, 0.5)
    engine.failed(MemoryError())
    assert watch.status == NO_TABLE_YET


def test_a_table_that_is_cancelled_ends_so(engine, watch):
    watch.want(KEY)
    watch.cancel()
    assert watch.status == NO_TABLE_YET, "its step is still under way"
    engine.then(0)
    assert watch.status == TableStatus(TableState.CANCELLED)


def test_a_failure_is_told_with_its_problem(engine, watch):
    problems = []
    watch.failed.connect(problems.append)
    watch.want(KEY)
    engine.failed(MemoryError())
    assert (watch.status.state, problems) == (TableState.FAILED, [NO_MEMORY])
