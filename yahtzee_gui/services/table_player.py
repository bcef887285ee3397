# SPDX-License-Identifier: MIT
"""A table player plays games by the tables that have been had: what is asked for before waits.

What it plays, and for whom, is up to the class that derives from it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.rules.scoring import RuleSet
from engine.solving.library import Delivery, TableKey
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency


class TablePlayer(QObject):
    """Has its games played by `queue` as urgently as that."""

    def __init__(self, queue: EngineQueue, urgency: Urgency) -> None:
        super().__init__()
        self._queue, self._workspace, self._urgency = queue, queue.workspace, urgency

    # ---- called on the GUI thread ----

    def take_delivery(self, delivery: Delivery) -> None:
        """Do what waited for the table of `delivery`, or for the fair one beside it."""
        self._queue.put(self._urgency, self._go_on, slot=(TablePlayer, self._urgency))

    # ---- run on the builder ----

    def _go_on(self) -> None:
        """Do what waited for a table."""
        raise NotImplementedError

    def _can_play(self, rules: RuleSet) -> bool:
        return self._workspace.had(TableKey(rules))
