# SPDX-License-Identifier: MIT
"""The table watch asks for a table once, follows what becomes of it, and tells of it as a status that never changes."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Signal

from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from engine.solving.faults import TableFault, TableProblem
from engine.solving.library import Progress, Step, TableKey
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.play import table_watch
from yahtzee_gui.play.table_watch import NO_TABLE_YET, TableState, TableStatus, TableWatch

KEY, OTHER = TableKey(DEFAULT_RULES), TableKey(RULE_SETS["no-joker"])
NO_MEMORY = TableProblem(TableFault.NO_MEMORY)


class Coach(QObject):
    """A coach service that only notes what it is asked for."""

    progressed = Signal(object)
    delivered = Signal(object)
    cancelled = Signal(object)
    failed = Signal(object, object)

    def __init__(self):
        super().__init__()
        self.asked = []

    def get_table(self, key):
        self.asked.append(key)


@pytest.fixture
def coach(qapp):
    return Coach()


@pytest.fixture
def watch(coach):
    return TableWatch(coach)


def deliver(coach, key, par):
    coach.delivered.emit(SimpleNamespace(key=key, table=SimpleNamespace(par=par)))


def test_a_table_is_asked_for_once_until_another_is_wanted(coach, watch):
    changes = []
    watch.changed.connect(lambda: changes.append(watch.status))
    assert watch.status == NO_TABLE_YET
    assert [watch.want(KEY), watch.want(KEY), watch.want(OTHER), watch.want(KEY)] == [True, False, True, True]
    assert coach.asked == [KEY, OTHER, KEY]
    assert changes == [NO_TABLE_YET] * 3


def test_a_status_is_of_its_moment(coach, watch):
    watch.want(KEY)
    building = watch.status
    coach.progressed.emit(Progress(Step.SOLVE, 0.5))
    half = watch.status
    deliver(coach, KEY, 254.59)
    assert (building.state, building.progress, building.seconds_left) == (TableState.BUILDING, None, None)
    assert half.progress == Progress(Step.SOLVE, 0.5)
    assert half.seconds_left is None  # it has only just begun to solve
    assert (watch.status.is_ready, watch.status.par) == (True, 254.59)
    assert not half.is_ready


@pytest.fixture
def clock(monkeypatch):
    """The time that the watch sees."""
    now = SimpleNamespace(seconds=100.0)
    monkeypatch.setattr(table_watch.time, "monotonic", lambda: now.seconds)
    return now


def test_nothing_is_said_of_the_time_left_while_code_is_compiled(coach, watch, clock):
    watch.want(KEY)
    for step, fraction in ((Step.IMPORT, 0.0), (Step.COMPILE, 0.1), (Step.COMPILE, 0.74), (Step.LOAD, 0.75)):
        clock.seconds += 1.0
        coach.progressed.emit(Progress(step, fraction))
        assert watch.status.seconds_left is None


def test_the_time_left_goes_by_the_pace_of_the_last_solving_alone(coach, watch, clock):
    watch.want(KEY)
    clock.seconds += 60.0  # compiled
    coach.progressed.emit(Progress(Step.SOLVE, 0.75))
    clock.seconds += 1.0
    coach.progressed.emit(Progress(Step.SOLVE, 0.775))
    assert watch.status.seconds_left is None
    clock.seconds += 4.0
    coach.progressed.emit(Progress(Step.SOLVE, 0.875))
    assert watch.status.seconds_left == pytest.approx(5.0)
    coach.progressed.emit(Progress(Step.SAVE, 0.98))
    assert watch.status.seconds_left is None


def test_a_table_that_another_one_follows_tells_nothing(coach, watch, clock):
    watch.want(KEY)
    for fraction in (0.375, 0.42, 0.48):
        clock.seconds += 1.0
        coach.progressed.emit(Progress(Step.SOLVE, fraction))
        assert watch.status.seconds_left is None


@pytest.mark.parametrize(
    ("seconds", "ends"),
    [(None, "%"), (0.4, "a few more seconds"), (4.9, "a few more seconds"), (5.2, "5 s left"), (31.0, "31 s left")],
)
def test_few_seconds_are_not_counted(seconds, ends):
    assert coach_words.progress(Step.SOLVE, 0.8, seconds).endswith(ends)


def test_what_becomes_of_a_table_that_is_not_wanted_any_more_does_not_matter(coach, watch):
    watch.want(OTHER)
    watch.want(KEY)
    deliver(coach, OTHER, 1.0)
    coach.cancelled.emit(OTHER)
    coach.failed.emit(OTHER, NO_MEMORY)
    assert watch.status == NO_TABLE_YET
    coach.cancelled.emit(KEY)
    assert watch.status == TableStatus(TableState.CANCELLED)


def test_a_failure_is_told_with_its_problem(coach, watch):
    problems = []
    watch.failed.connect(problems.append)
    watch.want(KEY)
    coach.failed.emit(KEY, NO_MEMORY)
    assert (watch.status.state, problems) == (TableState.FAILED, [NO_MEMORY])
