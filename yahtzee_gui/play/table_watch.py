# SPDX-License-Identifier: MIT
"""The table watch knows whether the coach has the strategy table of the game in play, and how far its building is."""

from __future__ import annotations

import time
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, Signal

from engine.runtime.lazy_dataclass import dataclass
from engine.solving.faults import TableProblem
from engine.solving.library import Delivery, Progress, Step, TableKey
from engine.workspace.workspace import Steps, TaskStep
from yahtzee_gui.work import Urgency, one_step
from yahtzee_gui.workspace import Engine, WindowWorkspace, told_problem, uncollected

_TELLING_SHARE = 0.2
"""The share of the solving after which its pace tells how long the rest takes."""
_LAST_PART = 0.5
"""What is solved before the half is only looked at by a demon, whose own table follows."""


class TableState(Enum):
    """Whether the coach has the table."""

    BUILDING = "building"
    READY = "ready"
    CANCELLED = "cancelled"
    FAILED = "failed"


@dataclass(frozen=True)
class TableStatus:
    """How it is with the table at one moment: its par once it is there, or how far it is and how long it may take."""

    state: TableState = TableState.BUILDING
    par: float | None = None
    progress: Progress | None = None
    seconds_left: float | None = None

    @property
    def is_ready(self) -> bool:
        """Whether the coach can review games."""
        return self.state is TableState.READY


NO_TABLE_YET = TableStatus()


class TableWatch(QObject):
    """Follows the table that is wanted; `status` is how it is with it now.

    Signals:
        changed: `state` or `par` has changed.
        progressed: a `Progress` while the table is being got.
        delivered: a `Delivery`, as soon as the coach is ready.
        failed: the `TableProblem`: why the table could not be had.
    """

    changed = Signal()
    progressed = Signal(Progress)
    delivered = Signal(Delivery)
    failed = Signal(TableProblem)

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self.wanted: TableKey | None = None
        self.status = NO_TABLE_YET
        self._building: TableKey | None = None
        self._solving: tuple[float, float] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether the coach can review games."""
        return self.status.is_ready

    def _seconds_left(self, progress: Progress) -> float | None:
        """Return how long getting the table may still take; None while that is not known.

        Only the last solving goes on at an even pace: how long compiling takes, which comes before it, depends on
        whether it was done before, and says nothing of what is left.
        """
        if self._solving is None:
            return None
        began, at = self._solving
        share = (progress.fraction - at) / (1.0 - at)
        if share < _TELLING_SHARE:
            return None
        return (time.monotonic() - began) * (1.0 - share) / share

    def want(self, key: TableKey) -> bool:
        """Get the table of `key`, unless that is what is here or on its way already; return whether it was not."""
        if key == self.wanted:
            return False
        self.wanted = key
        self.build()
        return True

    def build(self) -> None:
        """Find or build the table that is wanted.

        One that was here before is there at once, and what is being built meanwhile goes on. Otherwise this one is
        built in the place of that.
        """
        key = self.wanted
        if key is None:
            return
        self.status, self._solving = NO_TABLE_YET, None
        self.changed.emit()  # first of all: the position is shown before the coach competes for the processor
        known = self._engine.workspace.loaded_table(key)
        if known is not None:
            silent = replace(known, rebuilt=None, recompiled=False, unsaved=None)
            steps = one_step(lambda: silent)
            self._engine.ask((self, "known"), Urgency.REVIEW, steps, self._take_delivery, is_quick=True)
            return
        self._building = key
        hear = self._take_delivery, self._take_step, self._take_failure
        self._engine.ask((self, "built"), Urgency.TABLE, uncollected(_ready_table(self._engine.workspace, key)), *hear)

    def cancel(self) -> None:
        """Stop building the table at its next step."""
        if self.status.state is TableState.BUILDING and self._engine.is_asked((self, "built")):
            self._engine.ask((self, "built"), Urgency.TABLE, one_step(int), lambda _: self._end(TableState.CANCELLED))

    def _take_step(self, stage: TaskStep) -> None:
        if self._building == self.wanted and isinstance(stage.step, Progress):
            self._take_progress(stage.step)

    def _take_progress(self, progress: Progress) -> None:
        if progress.step is not Step.SOLVE or progress.fraction < _LAST_PART:
            self._solving = None
        elif self._solving is None:
            self._solving = time.monotonic(), progress.fraction
        self.status = replace(self.status, progress=progress, seconds_left=self._seconds_left(progress))
        self.progressed.emit(progress)

    def _take_delivery(self, delivery: Delivery) -> None:
        if delivery.key != self.wanted:
            return
        self.status = replace(self.status, state=TableState.READY, par=delivery.table.par, seconds_left=None)
        self.delivered.emit(delivery)
        self.changed.emit()

    def _take_failure(self, error: Exception) -> None:
        problem = told_problem(error)
        if self._end(TableState.FAILED):
            self.failed.emit(problem)

    def _end(self, state: TableState) -> bool:
        """Note that what is built is not coming; return whether that concerns anyone."""
        if self._building != self.wanted or self.status.state is not TableState.BUILDING:
            return False
        self.status = replace(self.status, state=state, seconds_left=None)
        self.changed.emit()
        return True


def _ready_table(workspace: WindowWorkspace, key: TableKey) -> Steps[Delivery]:
    """Find or build a table, and have compiled what reviews games with it and finds a demon's answers."""
    delivery = yield from workspace.table_for(key, with_fair=True)
    yield from workspace.analyzer(key)
    if not key.dice_model.is_fair:
        yield from workspace.fair_analyzer(key)
        yield from workspace.follower(key)
    if key.dice_model.is_deterministic:
        from engine.solving import components

        components.warm_up(key.dice_model)
    return delivery
