# SPDX-License-Identifier: MIT
"""The history store keeps every finished game, on a worker thread, and tells the figures over all of them.

A history that cannot be read is put aside under another name, never overwritten, and a new one begun. Games that cannot
be written wait in memory, count in the figures, and are tried again with the next game and at the end of the program.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import reduce
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine import files
from yahtzee_gui.services.history import database
from yahtzee_gui.services.history.database import Damaged, HistoryDatabase, NewerVersion
from yahtzee_gui.services.history.figures import History
from yahtzee_gui.services.history.finished_game import FinishedGame
from yahtzee_gui.services.jobs import Worker
from yahtzee_gui.wording.pages import fairness_page

_FILE_NAME = "history.sqlite3"


class HistoryStore(QObject):
    """Records finished games.

    Signals:
        loaded: the `History`, after opening and after each `record`.
        put_aside: a sentence: the history was damaged, where it is kept now, and that a new one has begun.
        failed: a sentence: why games cannot be kept. Told once until keeping them works again.
    """

    loaded = Signal(object)
    put_aside = Signal(str)
    failed = Signal(str)
    _read = Signal(object)

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._worker = Worker("history")
        self._database: HistoryDatabase | None = None
        self._kept = History()
        self._waiting: list[FinishedGame] = []
        self._failing = False
        self._figures: History | None = None
        self._read.connect(self._take)

    @property
    def figures(self) -> History | None:
        """The history as it was told last; None until it has been read."""
        return self._figures

    @property
    def path(self) -> Path:
        """Where the history is kept."""
        return (self._folder or files.data_folder()) / _FILE_NAME

    def load(self) -> None:
        """Read the history; ends in `loaded`."""
        self._worker.submit(self._load)

    def record(self, game: FinishedGame) -> None:
        """Keep `game`, unless that game has been finished before; ends in `loaded`."""
        self._worker.submit(lambda: self._record(game))

    def close(self) -> None:
        """Let the worker end once everything is written."""
        self._worker.submit(self._close)
        self._worker.close()

    def join(self) -> None:
        """Wait until everything is written, when the window is gone."""
        self._worker.join()

    def _take(self, history: History) -> None:
        self._figures = history
        self.loaded.emit(history)

    # ---- run on the worker ----

    def _load(self) -> None:
        self._try(self._write)
        self._tell()

    def _record(self, game: FinishedGame) -> None:
        self._waiting.append(game)
        self._try(self._write)
        self._tell()

    def _close(self) -> None:
        if self._waiting:
            self._try(self._write)
        self._forget_database()

    def _tell(self) -> None:
        self._read.emit(reduce(History.including, self._waiting, self._kept))

    def _write(self) -> None:
        """Open the file if it is not open, write the games that wait, and read the figures."""
        if self._database is None:
            self._database = HistoryDatabase(self.path)
        if self._waiting:
            self._database.add(self._waiting)
            self._waiting.clear()
        self._kept = self._database.read()

    def _try(self, work: Callable[[], None]) -> None:
        """Do `work`; a damaged file is put aside first, and whatever else fails is told once."""
        try:
            try:
                work()
            except (Damaged, sqlite3.Error) as error:
                if isinstance(error, sqlite3.Error) and not database.is_damage(error):
                    raise
                self._put_aside()
                work()
        except NewerVersion:
            self._fail(fairness_page.history_is_newer(str(self.path)))
        except (Damaged, OSError, sqlite3.Error) as error:
            self._forget_database()
            self._fail(fairness_page.history_unsaved(getattr(error, "strerror", None) or str(error)))
        else:
            self._failing = False

    def _put_aside(self) -> None:
        self._forget_database()
        self._kept = History()
        self.put_aside.emit(fairness_page.history_put_aside(str(database.put_aside(self.path))))

    def _forget_database(self) -> None:
        """Close the file; the next attempt opens it anew."""
        if self._database is not None:
            self._database.close()
            self._database = None

    def _fail(self, sentence: str) -> None:
        if not self._failing:
            self.failed.emit(sentence)
        self._failing = True
