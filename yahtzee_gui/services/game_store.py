# SPDX-License-Identifier: MIT
"""Storage keeps the unfinished game, or match, on disk, written by a worker thread after every action.

A game that is over is kept a second time, in a file of its own, until the history has it: whatever comes after it in
the place of the current game, and however the program ends. What cannot be read is put aside under another name, never
overwritten.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.games import saved
from engine.games.notation import GameFault, NotationError, Refusal
from engine.games.record import Record
from engine.games.saved import Play, own_record
from engine.runtime import files
from engine.strategies.strategies import PLAYS_TO_WIN, StrategyError, StrategyKind, strategy
from yahtzee_gui.desktop import own_files
from yahtzee_gui.desktop.times import time_at
from yahtzee_gui.services.jobs import Worker, reason_of

_FILE_NAME = "current-game.json"
_UNFILED, _ANY_UNFILED = "finished-{}.json", "finished-" + "[0-9a-f]" * 16 + ".json"
_LARGEST_GAME = 4_000_000


class GameStore(QObject):
    """Saves and loads the current game, a record or a match of several, and those that the history does not have yet.

    Signals:
        loaded: the saved `Play`, or None if there is none that can be read.
        unfiled: the `Play` that was over before the program ended and the history had it, and when it was finished.
        put_aside: the path where a saved game is kept, which was damaged.
        save_failed: why the game could not be saved. Told once until saving works again.
        exported: the path of a game that was written where the player wanted it.
        export_failed: why it could not be written.
        written: the path of a file that is no game and was written where the player wanted it.
        write_failed: why that could not be written.
        imported: the `Play` read from a file of the player's choice.
        import_refused: the `Refusal` of that file, which is left alone and is no game.
    """

    loaded = Signal(object)
    unfiled = Signal(object, datetime)
    put_aside = Signal(str)
    save_failed = Signal(str)
    exported = Signal(str)
    export_failed = Signal(str)
    written = Signal(str)
    write_failed = Signal(str)
    imported = Signal(object)
    import_refused = Signal(Refusal)

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__()
        self._folder = folder
        self._worker = Worker("storage")
        self._errands = Worker("errands")  # a file of the player's choice may be slow, and saving must go on
        self._failing = False
        self._newest: Play | None = None
        self._writing = threading.Lock()
        self._written: tuple[Play, str] | None = None
        self._filed: set[Path] = set()

    @property
    def path(self) -> Path:
        """Where the current game is kept."""
        return (self._folder or files.data_folder()) / _FILE_NAME

    def load(self) -> None:
        """Read the saved games; ends in `loaded`, after `unfiled` for each that the history is to have."""
        self._worker.submit(self._load)

    def save(self, play: Play) -> None:
        """Write `play`, replacing the one saved before, and those that a slow disk has not got to yet."""
        self._newest = play
        self._worker.submit(partial(self._save, play))

    def text_of(self, play: Play) -> str:
        """Return `play` as text: the one in play is written once for all who keep it. Any thread may call this."""
        with self._writing:
            if self._written is None or self._written[0] is not play:
                self._written = play, saved.dumps(play)
            return self._written[1]

    def finish(self, play: Play) -> None:
        """Keep `play`, which is over, until `forget`."""
        self._worker.submit(partial(self._finish, play))

    def forget(self, text: str) -> None:
        """Remove the game written as `text` that was finished: the history has it. Any thread may call this."""
        path = self._unfiled(text)
        self._filed.add(path)  # before it is removed: it may just be written
        with contextlib.suppress(OSError):
            os.unlink(path)

    def export(self, play: Play, path: Path) -> None:
        """Write `play` to `path`; ends in `exported` or `export_failed`."""
        self._errands.submit(partial(self._export, play, path))

    def write(self, content: Callable[[], bytes], path: Path) -> None:
        """Write to `path` what `content`, called on the worker, returns; ends in `written` or `write_failed`."""
        self._errands.submit(partial(self._write, content, path))

    def import_from(self, path: Path) -> None:
        """Read a game from `path`; ends in `imported` or `import_refused`."""
        self._errands.submit(partial(self._import, path))

    def close(self) -> None:
        """Let the workers end once everything is written."""
        self._worker.close()
        self._errands.close()

    def join(self) -> None:
        """Wait until everything is written, when the window is gone."""
        self._worker.join()
        self._errands.join()

    # ---- run on the worker ----

    def _load(self) -> None:
        with contextlib.suppress(OSError):
            for path in sorted(self.path.parent.glob(_ANY_UNFILED)):
                with contextlib.suppress(OSError):
                    self._load_unfiled(path)
        self.loaded.emit(self._read(self.path))

    def _load_unfiled(self, path: Path) -> None:
        play = self._read(path, named_by_content=True)
        if play is not None and _is_over(play):
            self.unfiled.emit(play, time_at(path.stat().st_mtime) or datetime.now(UTC))

    def _read(self, path: Path, *, named_by_content: bool = False) -> Play | None:
        """Return the game in a file of our own; one that cannot be read is put aside.

        Where dice are not fair only the name of a file shows that its content is as it was written.
        """
        try:
            text = own_files.read(path, _LARGEST_GAME).decode()
            play = _checked(saved.loads(text))
            if named_by_content and not own_record(play).game.dice_model.is_fair and path != self._unfiled(text):
                raise ValueError("it is not as it was written")
        except FileNotFoundError:
            return None
        except Exception:  # whatever is wrong with it
            with contextlib.suppress(OSError):
                self.put_aside.emit(str(own_files.put_aside(path, "game")))
            return None
        return play

    def _save(self, play: Play) -> None:
        if play is not self._newest:
            return
        try:
            files.write_atomically(self.path, [self.text_of(play).encode()])
        except Exception as error:
            if not self._failing:
                self.save_failed.emit(reason_of(error))
            self._failing = True
        else:
            self._failing = False

    def _finish(self, play: Play) -> None:
        text = self.text_of(play)
        path = self._unfiled(text)
        with contextlib.suppress(OSError):  # told when the game itself is saved
            if path not in self._filed:
                files.write_atomically(path, [text.encode()])
            if path in self._filed:  # a slow disk: the history was sooner
                os.unlink(path)

    def _unfiled(self, text: str) -> Path:
        """Return where a finished game is kept until the history has it."""
        return self.path.with_name(_UNFILED.format(hashlib.sha256(text.encode()).hexdigest()[:16]))

    # ---- run on the worker for errands ----

    def _export(self, play: Play, path: Path) -> None:
        try:
            files.write_atomically(path, [saved.dumps(play).encode()], noted_in=self.path.parent)
        except Exception as error:
            self.export_failed.emit(reason_of(error))
        else:
            self.exported.emit(str(path))

    def _write(self, content: Callable[[], bytes], path: Path) -> None:
        try:
            files.write_atomically(path, [content()], private=False, noted_in=self.path.parent)
        except Exception as error:
            self.write_failed.emit(reason_of(error))
        else:
            self.written.emit(str(path))

    def _import(self, path: Path) -> None:
        try:
            play = _checked(saved.loads(files.read_file(path, _LARGEST_GAME).decode()))
        except files.FileTooLarge:
            self.import_refused.emit(Refusal(GameFault.TOO_LARGE))
        except files.FileRefused:
            self.import_refused.emit(Refusal(GameFault.NO_FILE))
        except UnicodeDecodeError:
            self.import_refused.emit(Refusal(GameFault.NOT_TEXT))
        except NotationError as error:
            self.import_refused.emit(error.refusal)
        except Exception as error:
            self.import_refused.emit(Refusal(GameFault.UNREADABLE, detail=reason_of(error)))
        else:
            self.imported.emit(play)


def _is_over(play: Play) -> bool:
    return play.game.is_over if isinstance(play, Record) else play.is_over


def _checked(play: Play) -> Play:
    """Return a game all of whose players are known here.

    Raises:
        NotationError: if one is not.
    """
    from engine.rules.par import par

    for seat in () if isinstance(play, Record) else play.seats:
        try:
            if seat.strategy not in ("", PLAYS_TO_WIN):
                best, one = par(seat.game.rules), strategy(seat.strategy)
                if one.kind is StrategyKind.PLAYS_LIKE and best is not None and one.number >= best:
                    raise NotationError(f"{seat.strategy} is better than perfect play", field="strategy")
        except StrategyError as error:
            raise NotationError(str(error), field="strategy") from error
    return play
