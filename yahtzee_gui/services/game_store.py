# SPDX-License-Identifier: MIT
"""Storage keeps the unfinished game, or match, on disk, written by a worker thread after every action.

In the same file are the games that wait: begun, and left for another one. Who reads it as a game finds the one in play.

A game that is over is kept a second time, in a file of its own, until the history has it: whatever comes after it in
the place of the current game, and however the program ends. What cannot be read is put aside under another name, never
overwritten.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.games import notation, saved
from engine.games.notation import GameFault, NotationError, Refusal
from engine.games.record import Record
from engine.games.saved import Play, own_record
from engine.runtime import files
from engine.strategies.strategies import PLAYS_TO_WIN, StrategyError, StrategyKind, strategy
from yahtzee_gui.desktop import own_files
from yahtzee_gui.desktop.preferences import LONGEST_SEED
from yahtzee_gui.desktop.times import time_at
from yahtzee_gui.services.jobs import Worker, reason_of

_FILE_NAME, _WAITING = "current-game.json", "waiting"
_UNFILED, _ANY_UNFILED = "finished-{}.json", "finished-" + "[0-9a-f]" * 16 + ".json"
LARGEST_GAME = 4_000_000
"""How many bytes a game may have, as a file or as a text that is pasted."""


class GameStore(QObject):
    """Saves and loads the current game, a record or a match of several, and those that the history does not have yet.

    Signals:
        loaded: the saved `Play`, or None if there is none that can be read, and those that wait, left last at the end.
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

    loaded = Signal(object, tuple)
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
        self._newest: tuple[Play, tuple[Play, ...]] | None = None
        self._waiting: tuple[tuple[Play, str], ...] = ()  # as they were written last, by the worker alone
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

    def save(self, play: Play, waiting: tuple[Play, ...] = ()) -> None:
        """Write `play`, and those `waiting`, replacing what was saved before, or a slow disk has not got to yet."""
        self._newest = newest = play, waiting
        self._worker.submit(partial(self._save, newest))

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
        waiting: list[Play] = []
        self.loaded.emit(self._read(self.path, waiting), tuple(waiting))

    def _load_unfiled(self, path: Path) -> None:
        play = self._read(path, [], named_by_content=True)
        if play is not None and _is_over(play):
            self.unfiled.emit(play, time_at(path.stat().st_mtime) or datetime.now(UTC))

    def _read(self, path: Path, waiting: list[Play], *, named_by_content: bool = False) -> Play | None:
        """Return the game in a file of our own, and add those that wait; one that cannot be read is put aside.

        Where dice are not fair only the name of a file shows that its content is as it was written.
        """
        play: Play | None = None
        try:
            text = own_files.read(path, LARGEST_GAME).decode()
            found = _checked(saved.loads(text))
            if named_by_content and not own_record(found).game.dice_model.is_fair and path != self._unfiled(text):
                raise ValueError("it is not as it was written")
            play = found
            for one in notation.decoded(text).get(_WAITING, []):
                waiting.append(_checked(saved.loads(one)))
        except FileNotFoundError:
            pass
        except Exception:  # whatever is wrong with it
            with contextlib.suppress(OSError):
                self.put_aside.emit(str(own_files.put_aside(path, "game")))
        return play

    def _save(self, newest: tuple[Play, tuple[Play, ...]]) -> None:
        if newest is not self._newest:
            return
        play, waiting = newest
        try:
            self._waiting = tuple(self._written_once(one) for one in waiting)
            text = _with_waiting(self.text_of(play), [written for _, written in self._waiting])
            own_files.write(self.path, text.encode(), LARGEST_GAME)
        except Exception as error:
            if not self._failing:
                self.save_failed.emit(reason_of(error))
            self._failing = True
        else:
            self._failing = False

    def _written_once(self, play: Play) -> tuple[Play, str]:
        """Return a game that waits with its text, which stays the same as long as it waits."""
        return next((known for known in self._waiting if known[0] is play), None) or (play, saved.dumps(play))

    def _finish(self, play: Play) -> None:
        text = self.text_of(play)
        path = self._unfiled(text)
        with contextlib.suppress(OSError):  # told when the game itself is saved
            if path not in self._filed:
                own_files.write(path, text.encode(), LARGEST_GAME)
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
            play = from_elsewhere(saved.loads(files.read_file(path, LARGEST_GAME).decode()))
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


def _with_waiting(text: str, waiting: list[str]) -> str:
    """Return the text of a game with the texts of others in a field that no reader of a game looks at."""
    return (
        f'{text.rstrip().removesuffix("}").rstrip()},\n  "{_WAITING}": {json.dumps(waiting)}\n}}\n' if waiting else text
    )


def _is_over(play: Play) -> bool:
    return play.game.is_over if isinstance(play, Record) else play.is_over


def from_elsewhere(play: Play) -> Play:
    """Return a game from a file of the player's, or one that was pasted, if it can be kept.

    Raises:
        NotationError: if it can't be.
    """
    records = (play,) if isinstance(play, Record) else (seat.record for seat in play.seats)
    if any(len(record.game.seed) > LONGEST_SEED for record in records):
        raise NotationError("is too long", GameFault.TOO_LONG, "seed", str(LONGEST_SEED))
    return _checked(play)


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
