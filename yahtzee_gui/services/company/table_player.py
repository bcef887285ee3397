# SPDX-License-Identifier: MIT
"""A table player is a worker that plays games by the tables that have been delivered: what is asked for before waits.

What it plays, and for whom, is up to who derives from it.
"""

from __future__ import annotations

import threading
from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from engine.rules.scoring import RuleSet
from engine.solving.library import Delivery
from yahtzee_gui.services.jobs import FirstTimes, Worker

if TYPE_CHECKING:
    from engine.solving.table import ValueTable


class Closing(Exception):
    """The window is closed: nobody waits for the game any more."""


class TablePlayer(QObject):
    """Has a worker `name`, and the fair tables by their rules; `compiled` is what somebody else compiles anyway."""

    def __init__(self, name: str, compiled: Iterable[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(name)
        self._closing = threading.Event()
        self._tables: dict[RuleSet, ValueTable] = {}
        self._players: dict[Hashable, Any] = {}
        self._first_times = FirstTimes(self._closing, compiled)

    # ---- called on the GUI thread ----

    def take_delivery(self, delivery: Delivery) -> None:
        """Use the fair table of `delivery` from now on, and do what waited for it."""
        self._worker.submit(lambda: self._use(delivery))

    def close(self) -> None:
        """Drop what waits, let the worker end, and let go of the tables: the program may outlive this window."""
        self._closing.set()
        self._worker.submit(self._forget)
        self._worker.close()

    def join(self) -> None:
        """Wait for the worker to end, when the window is gone."""
        self._worker.join()

    # ---- run on the worker ----

    def _go_on(self) -> None:
        """Do what waited for a table."""
        raise NotImplementedError

    def _check(self, _progress: object) -> None:
        """Go on with what takes long, unless the window is closed.

        Raises:
            Closing: if it is.
        """
        if self._closing.is_set():
            raise Closing

    def _forget(self) -> None:
        self._tables.clear()
        self._players.clear()

    def _use(self, delivery: Delivery) -> None:
        table = delivery.table if delivery.key.dice_model.is_fair else delivery.fair
        if table is not None and table.rules not in self._tables:
            self._tables[table.rules] = table
            self._go_on()
