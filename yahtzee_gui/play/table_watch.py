# SPDX-License-Identifier: MIT
"""The table watch knows whether the coach has the strategy table of the game in play, and how far its building is."""

from __future__ import annotations

import time
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from engine.solving.faults import TableProblem
from engine.solving.library import Delivery, Progress, TableKey
from yahtzee_gui.services.coach_service import CoachService

_TELLING_FRACTION = 0.2


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
    """Follows the table that is wanted.

    Signals:
        changed: `state` or `par` has changed.
        progressed: a `Progress` while the table is being got.
        delivered: a `Delivery`, as soon as the coach is ready.
        failed: the `TableProblem`: why the table could not be had.
    """

    changed = Signal()
    progressed = Signal(object)
    delivered = Signal(object)
    failed = Signal(object)

    def __init__(self, coach: CoachService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._coach = coach
        self.wanted: TableKey | None = None
        self.state = TableState.BUILDING
        self.progress: Progress | None = None
        self.par: float | None = None
        self._since = 0.0
        coach.progressed.connect(self._take_progress)
        coach.delivered.connect(self._take_delivery)
        coach.cancelled.connect(self._take_cancelled)
        coach.failed.connect(self._take_failed)

    @property
    def is_ready(self) -> bool:
        """Whether the coach can review games."""
        return self.state is TableState.READY

    def status(self) -> TableStatus:
        """Return how it is with the table now."""
        return TableStatus(self.state, self.par, self.progress, self._seconds_left)

    @property
    def _seconds_left(self) -> float | None:
        """How long getting the table may still take, judged by what is done; None while that says too little."""
        if self.progress is None or self.progress.fraction < _TELLING_FRACTION:
            return None
        elapsed = time.monotonic() - self._since
        return elapsed * (1.0 - self.progress.fraction) / self.progress.fraction

    def want(self, key: TableKey) -> bool:
        """Get the table of `key`, unless that is what is here or on its way already; return whether it was not."""
        if key == self.wanted:
            return False
        self.wanted = key
        self.build()
        return True

    def build(self) -> None:
        """Find or build the table that is wanted."""
        if self.wanted is None:
            return
        self.state, self.progress, self.par = TableState.BUILDING, None, None
        self._since = time.monotonic()
        self._coach.get_table(self.wanted)
        self.changed.emit()

    def cancel(self) -> None:
        """Stop building the table."""
        if self.state is TableState.BUILDING:
            self._coach.cancel()

    def _take_progress(self, progress: Progress) -> None:
        self.progress = progress
        self.progressed.emit(progress)

    def _take_delivery(self, delivery: Delivery) -> None:
        if delivery.key != self.wanted:
            return
        self.state, self.par = TableState.READY, delivery.table.par
        self.delivered.emit(delivery)
        self.changed.emit()

    def _take_cancelled(self, key: TableKey) -> None:
        self._end(key, TableState.CANCELLED)

    def _take_failed(self, key: TableKey, problem: TableProblem) -> None:
        if self._end(key, TableState.FAILED):
            self.failed.emit(problem)

    def _end(self, key: TableKey, state: TableState) -> bool:
        """Note that the table of `key` is not coming; return whether that concerns anyone."""
        if key != self.wanted or self.state is not TableState.BUILDING:
            return False
        self.state = state
        self.changed.emit()
        return True
