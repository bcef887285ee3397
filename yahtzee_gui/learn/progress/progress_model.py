# SPDX-License-Identifier: MIT
"""What all finished games say is worked out once a page shows it, and again when the history has changed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from engine.training.progress import GameLosses, ProgressReport, progress
from yahtzee_gui.learn.progress.losses import LossesReader
from yahtzee_gui.library.library import Library
from yahtzee_gui.work import Urgency, one_step
from yahtzee_gui.workspace import Engine


class ProgressModel(QObject):
    """What the games of a history say: `progress`, once it is worked out.

    Signals:
        changed: `progress` is there, or says something else.
    """

    changed = Signal()

    def __init__(self, history: Library, engine: Engine) -> None:
        super().__init__()
        self._history = history
        self._engine = engine
        self._watched = False
        self._reader = LossesReader()
        self.progress: ProgressReport | None = None
        history.loaded.connect(self._follow)
        history.decided.connect(self._follow)

    def watch(self) -> None:
        """Begin to look, or look again; ends in `changed`."""
        self._watched = True
        self._follow()

    def _follow(self) -> None:
        if self._watched:
            self._history.ask(self._reader.read, self._take_losses)

    def _take_losses(self, games: Sequence[GameLosses] | None) -> None:
        if games is not None:
            self._engine.ask(ProgressModel, Urgency.PROGRESS, one_step(progress, games), self._take)

    def _take(self, found: ProgressReport) -> None:
        self.progress = found
        self.changed.emit()
