# SPDX-License-Identifier: MIT
"""Storage keeps the unfinished game, or match, on disk, written by a worker thread after every action.

A saved game that cannot be read is put aside under another name, never overwritten.
"""

from __future__ import annotations

import contextlib
import itertools
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine import files
from engine.games import saved
from engine.games.notation import GameFault, NotationError, Refusal
from engine.games.record import Record
from engine.games.saved import Play
from engine.strategies.strategies import PLAYS_TO_WIN, StrategyError, strategy
from yahtzee_gui.services.jobs import Worker

_FILE_NAME = "current-game.json"
_LARGEST_IMPORT = 4_000_000


class GameStore(QObject):
    """Saves and loads the current game: a record, or a match of several.

    Signals:
        loaded: the saved `Play`, or None if there is none that can be read.
        put_aside: the path where the saved game is kept, which was damaged.
        save_failed: why the game could not be saved. Told once until saving works again.
        exported: the path of a game that was written where the player wanted it.
        export_failed: why it could not be written.
        imported: the `Play` read from a file of the player's choice.
        import_refused: the `Refusal` of that file, which is left alone and is no game.
    """

    loaded = Signal(object)
    put_aside = Signal(str)
    save_failed = Signal(str)
    exported = Signal(str)
    export_failed = Signal(str)
    imported = Signal(object)
    import_refused = Signal(object)

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._worker = Worker("storage")
        self._failing = False
        self._newest: Play | None = None

    @property
    def path(self) -> Path:
        """Where the current game is kept."""
        return (self._folder or files.data_folder()) / _FILE_NAME

    def load(self) -> None:
        """Read the saved game; ends in `loaded`."""
        self._worker.submit(self._load)

    def save(self, play: Play) -> None:
        """Write `play`, replacing the one saved before, and those that a slow disk has not got to yet."""
        self._newest = play
        self._worker.submit(lambda: self._save(play))

    def export(self, play: Play, path: Path) -> None:
        """Write `play` to `path`; ends in `exported` or `export_failed`."""
        self._worker.submit(lambda: self._export(play, path))

    def import_from(self, path: Path) -> None:
        """Read a game from `path`; ends in `imported` or `import_refused`."""
        self._worker.submit(lambda: self._import(path))

    def close(self) -> None:
        """Let the worker end once everything is written."""
        self._worker.close()

    def join(self) -> None:
        """Wait until everything is written, when the window is gone."""
        self._worker.join()

    # ---- run on the worker ----

    def _load(self) -> None:
        try:
            play = _checked(saved.loads(self.path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            play = None
        except (OSError, ValueError):
            play = None
            self._put_aside()
        self.loaded.emit(play)

    def _put_aside(self) -> None:
        names = (self.path.with_name(f"damaged-game-{number}.json") for number in itertools.count(1))
        with contextlib.suppress(OSError):
            target = next(name for name in names if not name.exists())
            self.path.rename(target)
            self.put_aside.emit(str(target))

    def _save(self, play: Play) -> None:
        if play is not self._newest:
            return
        try:
            files.write_atomically(self.path, [saved.dumps(play).encode()])
        except OSError as error:
            if not self._failing:
                self.save_failed.emit(error.strerror or str(error))
            self._failing = True
        else:
            self._failing = False

    def _export(self, play: Play, path: Path) -> None:
        try:
            files.write_atomically(path, [saved.dumps(play).encode()])
        except OSError as error:
            self.export_failed.emit(error.strerror or str(error))
        else:
            self.exported.emit(str(path))

    def _import(self, path: Path) -> None:
        try:
            if path.stat().st_size > _LARGEST_IMPORT:
                self.import_refused.emit(Refusal(GameFault.TOO_LARGE))
                return
            self.imported.emit(_checked(saved.loads(path.read_text(encoding="utf-8"))))
        except UnicodeDecodeError:
            self.import_refused.emit(Refusal(GameFault.NOT_TEXT))
        except OSError as error:
            self.import_refused.emit(Refusal(GameFault.UNREADABLE, detail=error.strerror or str(error)))
        except NotationError as error:
            self.import_refused.emit(error.refusal)


def _checked(play: Play) -> Play:
    """Return a game in which nobody plays whom we do not know.

    Raises:
        NotationError: if somebody does.
    """
    for seat in () if isinstance(play, Record) else play.seats:
        try:
            if seat.strategy not in ("", PLAYS_TO_WIN):
                strategy(seat.strategy)
        except StrategyError as error:
            raise NotationError(str(error), field="strategy") from error
    return play
