# SPDX-License-Identifier: MIT
"""The progress service has what all finished games say worked out, on a thread of its own, once somebody looks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from engine.learning.progress import GameLosses, Progress, progress
from yahtzee_gui.services.history.figures import History
from yahtzee_gui.services.history.store import HistoryStore
from yahtzee_gui.services.jobs import Worker


class ProgressService(QObject):
    """Works out what the games of a history say.

    Signals:
        told: the `Progress`; after `watch`, and whenever the history has changed since.
    """

    told = Signal(object)
    _found = Signal(object)

    def __init__(self, history: HistoryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._worker = Worker("progress")
        self._watched = False
        self._newest: Sequence[GameLosses] | None = None
        self._progress: Progress | None = None
        history.loaded.connect(self._follow)
        self._found.connect(self._take)

    @property
    def progress(self) -> Progress | None:
        """What was told last; None before."""
        return self._progress

    def watch(self) -> None:
        """Begin to look, if that has not been done yet; ends in `told`."""
        if not self._watched:
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
        figures = self._history.figures
        if self._watched and figures is not None:
            self._newest = games = losses_in(figures)
            self._worker.submit(lambda: self._work_out(games))

    def _take(self, found: Progress) -> None:
        self._progress = found
        self.told.emit(found)

    # ---- run on the worker ----

    def _work_out(self, games: Sequence[GameLosses]) -> None:
        if games is self._newest:  # else there are newer ones behind it
            self._found.emit(progress(games))


def losses_in(history: History) -> list[GameLosses]:
    """Return what the latest games lost that had fair dice, were played for points, and are graded."""
    return [
        GameLosses(
            finished_at=game.finished_at,
            key=game.key,
            score=game.score,
            par=game.grade.par,
            luck=game.grade.luck,
            points_lost=game.grade.points_lost,
            decisions=game.grade.decisions,
            coached=game.coached,
        )
        for game in history.latest
        if game.grade is not None and game.is_fair and not game.goal
    ]
