# SPDX-License-Identifier: MIT
"""What is due today: the costly choices of one session, and what is left of the daily five once puzzles were tried."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from engine.training.puzzles import TODAY
from yahtzee_gui.learn.puzzles.puzzle_log import PuzzleKeeper, now
from yahtzee_gui.learn.retry.retry_sets import RetrySets, RetryStanding
from yahtzee_gui.library.decision_table import DecisionFilter
from yahtzee_gui.library.library import Library


class Today(QObject):
    """Counts what is due, again whenever that may have changed.

    Attributes:
        standing: how it stands with all costly choices, once they are counted.

    Signals:
        changed: so it may have.
    """

    changed = Signal()

    def __init__(self, history: Library, retry: RetrySets, puzzles: PuzzleKeeper, parent: QObject) -> None:
        super().__init__(parent)
        self._puzzles = puzzles
        self.standing: RetryStanding | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(lambda: retry.count(DecisionFilter()))
        retry.counted.connect(self._take)
        puzzles.changed.connect(self.changed)
        for signal in (history.loaded, history.decided, retry.moved):
            signal.connect(self.count)
        puzzles.load()
        self.count()

    @property
    def due(self) -> int:
        """How many positions are due today, never more than one sits down for."""
        log = self._puzzles.log
        choices = self.standing.session if self.standing is not None and self.standing.due else 0
        if log is None or not log.answers:
            return choices
        return choices + len(TODAY) - len(log.of_day(now().astimezone().date()))

    def count(self) -> None:
        """Count the costly choices once all that happens now has been noted."""
        self._soon.start()

    def _take(self, asked: DecisionFilter, standing: RetryStanding) -> None:
        if asked == DecisionFilter():
            self.standing = standing
            self.changed.emit()
