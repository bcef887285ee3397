# SPDX-License-Identifier: MIT
"""The ends service works out with what scores the game may end after an option, on a worker of its own.

Every turn that is left is gone through, which takes some seconds at the beginning of a game and hardly anything at its
end. What was asked for before and is wanted no more is given up.
"""

from __future__ import annotations

import threading
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.analysis.options import Option
from engine.games.position import Position
from engine.solving.library import Delivery, TableKey
from yahtzee_gui.services.jobs import FirstTimes, Worker

if TYPE_CHECKING:
    from engine.coach.ends import Ends

Question = tuple[Position, Option]


class EndsService(QObject):
    """Works out the ends of options by the tables that have been delivered.

    Signals:
        told: the `Position`, and the `Ends` of one of its options.
    """

    told = Signal(Position, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("ends")
        self._closing = threading.Event()
        self._deliveries: dict[TableKey, Delivery] = {}
        self._first_times = FirstTimes(self._closing)
        self._wanted: frozenset[Question] = frozenset()

    # ---- called on the GUI thread ----

    def take_delivery(self, delivery: Delivery) -> None:
        """Use the table of `delivery` from now on."""
        self._deliveries[delivery.key] = delivery

    def ask(self, position: Position, options: tuple[Option, ...]) -> None:
        """Work out the ends of these options, and of no others any more; ends in `told` for each."""
        self._wanted = frozenset((position, option) for option in options)
        for option in options:
            self._worker.submit(partial(self._answer, (position, option)))

    def close(self) -> None:
        """Drop what waits, and let the worker end."""
        self._closing.set()
        self._wanted = frozenset()
        self._deliveries.clear()
        self._worker.close()

    def join(self) -> None:
        """Wait for the worker to end, when the window is gone."""
        self._worker.join()

    # ---- run on the worker ----

    def _answer(self, question: Question) -> None:
        position, _ = question
        delivery = self._deliveries.get(TableKey(position.rules, position.dice_model))
        if question not in self._wanted or delivery is None:
            return
        found = self._worked_out(question, delivery)
        if found is not None:
            self.told.emit(position, found)

    def _worked_out(self, question: Question, delivery: Delivery) -> Ends | None:
        """Return the ends; None if they are wanted no more."""
        from engine.coach.ends import ends

        with self._first_times.compiling("ends"):
            steps = ends(delivery.table, *question, delivery.fair)
            while True:
                try:
                    next(steps)
                except StopIteration as done:
                    found: Ends = done.value
                    return found
                if self._closing.is_set() or question not in self._wanted:
                    steps.close()
                    return None
