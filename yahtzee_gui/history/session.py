# SPDX-License-Identifier: MIT
"""The session of the games played keeps what was deleted from the list, to put it back, and the order of the list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from yahtzee_gui.library.database import LibraryFile, Removed
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.library.games_list import GameOrder
from yahtzee_gui.library.library import Library


class GamesSession(QObject):
    """Outlives the page of the list, so that games that were deleted there can be put back later.

    Signals:
        changed: what can be undone has changed, or is done: how many games were deleted, and how many came back.
        came_back: the numbers that games have which were put back.
    """

    changed = Signal(int, int)
    came_back = Signal(tuple)

    def __init__(self, history: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.order = GameOrder()
        self._removed: list[Removed] = []
        self._back: list[Removed] = []  # what came back, to be deleted again
        history.removed.connect(self._take_removed)

    @property
    def deleted(self) -> int:
        """How many games `undo` puts back now."""
        return len(self._removed[-1].keys) if self._removed else 0

    def remove(self, numbers: Sequence[int]) -> None:
        """Delete games; ends in `changed`."""
        self._back.clear()
        self._history.remove(tuple(numbers))

    def undo(self) -> None:
        """Put back what was deleted last; ends in `changed`."""
        if self._removed:
            last = self._removed.pop()
            self._history.restore(last, partial(self._take_restored, last))

    def redo(self) -> None:
        """Delete again what came back last; ends in `changed`."""
        if self._back:
            self._history.ask(partial(_numbers, self._back.pop().keys), lambda found: self._history.remove(found or ()))

    def _take_removed(self, removed: Removed) -> None:
        if removed.keys:
            self._removed.append(removed)
        self.changed.emit(len(removed.keys), 0)

    def _take_restored(self, back: Removed, games: int | None) -> None:
        if games is None:  # why it cannot be done is told, and nothing is lost
            self._removed = sorted([*self._removed, back], key=lambda one: one.number)
            return
        self._back.append(back)
        self._history.ask(partial(_numbers, back.keys), lambda numbers: self.came_back.emit(numbers or ()))
        self.changed.emit(0, games)


def _numbers(keys: Sequence[GameKey], database: LibraryFile) -> tuple[int, ...]:
    """Return the numbers that games have by now, of those that are there."""
    found = (database.number(key) for key in keys)
    return tuple(number for number in found if number is not None)
