# SPDX-License-Identifier: MIT
"""The progress service has what all finished games say worked out, on a thread of its own, once somebody looks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from engine.learning.progress import GameLosses, Progress, progress
from yahtzee_gui.services.history.losses import LossesReader
from yahtzee_gui.services.history.store import HistoryStore
from yahtzee_gui.services.jobs import Worker

_QUESTION = "what all games lost"


class ProgressService(QObject):
    """Works out what the games of a history say.

    Signals:
        told: the `Progress`; after `watch`, and whenever the history has changed since.
    """

    told = Signal(Progress)
    _found = Signal(Progress)

    def __init__(self, history: HistoryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._worker = Worker("progress")
        self._watched = False
        self._reader = LossesReader()
        self._newest: Sequence[GameLosses] | None = None
        self._progress: Progress | None = None
        history.loaded.connect(self._follow)
        history.decided.connect(self._follow)
        history.answered.connect(self._take_losses)
        self._found.connect(self._take)

    @property
    def progress(self) -> Progress | None:
        """What was told last; None before."""
        return self._progress

    def watch(self) -> None:
        """Begin to look, or look again; ends in `told`."""
        self._watched = True
        self._follow()

    def close(self) -> None:
        """Let the worker end."""
        self._newest = None
        self._worker.close()

    def join(self) -> None:
        """Wait until the worker has ended, when the window is gone."""
        self._worker.join()

    def _follow(self) -> None:
        if self._watched:
            self._history.ask(_QUESTION, self._reader.read)

    def _take_losses(self, question: object, games: Sequence[GameLosses] | None) -> None:
        if question == _QUESTION and games is not None:
            self._newest = games
            self._worker.submit(lambda: self._work_out(games))

    def _take(self, found: Progress) -> None:
        self._progress = found
        self.told.emit(found)

    # ---- run on the worker ----

    def _work_out(self, games: Sequence[GameLosses]) -> None:
        if games is self._newest:  # else there are newer ones behind it
            self._found.emit(progress(games))
