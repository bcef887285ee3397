# SPDX-License-Identifier: MIT
"""Storage keeps the unfinished game on disk, written by a worker thread after every action.

A saved game that cannot be read is put aside under another name, never overwritten.
"""

from __future__ import annotations

import contextlib
import itertools
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine import files, notation
from engine.game import Game
from yahtzee_gui.jobs import Worker

_FILE_NAME = "current-game.json"


class GameStore(QObject):
    """Saves and loads the current game.

    Signals:
        loaded: the saved `Game`, or None if there is none that can be read.
        put_aside: a sentence and the path: the saved game was damaged and is kept there.
        save_failed: why the game could not be saved. Told once until saving works again.
    """

    loaded = Signal(object)
    put_aside = Signal(str, str)
    save_failed = Signal(str)

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._worker = Worker("storage")
        self._failing = False
        self._newest: Game | None = None

    @property
    def path(self) -> Path:
        """Where the current game is kept."""
        return (self._folder or files.data_folder()) / _FILE_NAME

    def load(self) -> None:
        """Read the saved game; ends in `loaded`."""
        self._worker.submit(self._load)

    def save(self, game: Game) -> None:
        """Write `game`, replacing the one saved before, and those that a slow disk has not got to yet."""
        self._newest = game
        self._worker.submit(lambda: self._save(game))

    def close(self) -> None:
        """Let the worker end once everything is written."""
        self._worker.close()

    def join(self) -> None:
        """Wait until everything is written, when the window is gone."""
        self._worker.join()

    # ---- run on the worker ----

    def _load(self) -> None:
        try:
            game = notation.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            game = None
        except (OSError, ValueError) as error:
            game = None
            self._put_aside(str(error))
        self.loaded.emit(game)

    def _put_aside(self, reason: str) -> None:
        names = (self.path.with_name(f"damaged-game-{number}.json") for number in itertools.count(1))
        with contextlib.suppress(OSError):
            target = next(name for name in names if not name.exists())
            self.path.rename(target)
            self.put_aside.emit(reason, str(target))

    def _save(self, game: Game) -> None:
        if game is not self._newest:
            return
        try:
            files.write_atomically(self.path, [notation.dumps(game).encode()])
        except OSError as error:
            if not self._failing:
                self.save_failed.emit(error.strerror or str(error))
            self._failing = True
        else:
            self._failing = False
