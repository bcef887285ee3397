# SPDX-License-Identifier: MIT
"""The table watch asks for a table once, follows what becomes of it, and tells of it as a status that never changes."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Signal

from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from engine.solving.faults import TableFault, TableProblem
from engine.solving.library import Progress, Step, TableKey
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
    watch.changed.connect(lambda: changes.append(watch.status()))
    assert watch.status() == NO_TABLE_YET
    assert [watch.want(KEY), watch.want(KEY), watch.want(OTHER), watch.want(KEY)] == [True, False, True, True]
    assert coach.asked == [KEY, OTHER, KEY]
    assert changes == [NO_TABLE_YET] * 3


def test_a_status_is_of_its_moment(coach, watch):
    watch.want(KEY)
    building = watch.status()
    coach.progressed.emit(Progress(Step.SOLVE, 0.5))
    half = watch.status()
    deliver(coach, KEY, 254.59)
    assert (building.state, building.progress, building.seconds_left) == (TableState.BUILDING, None, None)
    assert half.progress == Progress(Step.SOLVE, 0.5)
    assert half.seconds_left >= 0.0
    assert (watch.status().is_ready, watch.status().par) == (True, 254.59)
    assert not half.is_ready


def test_what_becomes_of_a_table_that_is_not_wanted_any_more_does_not_matter(coach, watch):
    watch.want(OTHER)
    watch.want(KEY)
    deliver(coach, OTHER, 1.0)
    coach.cancelled.emit(OTHER)
    coach.failed.emit(OTHER, NO_MEMORY)
    assert watch.status() == NO_TABLE_YET
    coach.cancelled.emit(KEY)
    assert watch.status() == TableStatus(TableState.CANCELLED)


def test_a_failure_is_told_with_its_problem(coach, watch):
    problems = []
    watch.failed.connect(problems.append)
    watch.want(KEY)
    coach.failed.emit(KEY, NO_MEMORY)
    assert (watch.status().state, problems) == (TableState.FAILED, [NO_MEMORY])
