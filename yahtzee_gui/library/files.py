# SPDX-License-Identifier: MIT
"""Files are read and written on a thread, one thing after the other; the window never waits for it.

Game files are games, and pictures, that the player has written elsewhere or reads from there.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from engine.games import saved
from engine.games.cards import looks_like_cards
from engine.games.notation import GameFault, NotationError, Refusal
from engine.games.record import Record
from engine.games.saved import Play
from engine.runtime import files
from engine.strategies.strategies import PLAYS_TO_WIN, StrategyError, StrategyKind, strategy
from yahtzee_gui.desktop.preferences import LONGEST_SEED
from yahtzee_gui.words import announcing
from yahtzee_gui.work import for_living

_Result = TypeVar("_Result")


def reason_of(error: Exception) -> str:
    """Return why something failed, as it is told; of an error that was not foreseen, the developers see more."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    traceback.print_exception(error)
    return str(error) or type(error).__name__


class FileThread(QObject):
    """One thread, which starts with the first thing it is asked to do."""

    _call = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._is_closed = False
        self._call.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def do(
        self,
        work: Callable[[], _Result],
        then: Callable[[_Result], object] | None = None,
        failed: Callable[[Exception], object] = traceback.print_exception,
    ) -> None:
        """Have `work` done; after `close` nothing is.

        Args:
            work: reads or writes files, on the thread.
            then: hears on the GUI thread what it returned, unless Qt has deleted who hears.
            failed: hears there of the error that it raised.
        """
        if not self._is_closed:
            self._pool.submit(self._do, work, for_living(then) if then is not None else None, for_living(failed))

    def tell(self, call: Callable[[], object]) -> None:
        """Have `call` called on the GUI thread, from this one."""
        self._call.emit(call)

    def close(self) -> None:
        """Let the thread end once all that was asked is done."""
        self._is_closed = True
        self._pool.shutdown(wait=False)

    def join(self) -> None:
        """Wait until it has ended. Only for when the window is gone."""
        self._pool.shutdown()

    def _do(
        self, work: Callable[[], Any], then: Callable[[Any], object] | None, failed: Callable[[Exception], object]
    ) -> None:
        try:
            result = work()
        except Exception as error:
            self._call.emit(partial(failed, error))
        else:
            if then is not None:
                self._call.emit(partial(then, result))

    def _tell(self, call: Callable[[], object]) -> None:
        call()


LARGEST_GAME = 4_000_000
"""How many bytes a game may have, as a file or as a text that is pasted."""


class GameFiles(QObject):
    """Writes games, which are `exported`, and other files of the player's choice, and reads games.

    It tells the path of a game that was written, or why it could not be, and the `Play`, the text of paper cards or the
    `Refusal` of what was read.
    """

    exported = Signal(str)
    export_failed = Signal(str)
    imported = Signal(object)
    cards_read = Signal(str)
    import_refused = Signal(Refusal)

    def __init__(self, thread: FileThread, noted_in: Path) -> None:
        """The folder `noted_in` notes what is begun elsewhere, so that nothing half written stays there."""
        super().__init__()
        self._thread, self._noted_in = thread, noted_in

    def export(self, play: Play, path: Path) -> None:
        """Write `play` to `path`; ends in `exported` or `export_failed`."""
        write = partial(self._write, lambda: saved.dumps(play).encode(), path, is_private=True)
        self._thread.do(write, self.exported.emit, lambda error: self.export_failed.emit(reason_of(error)))

    def write(self, content: Callable[[], bytes], path: Path, tell: Callable[[str], object]) -> None:
        """Write to `path` what `content`, called on the thread, returns; `tell` hears a sentence on what came of it."""
        write, told = partial(self._write, content, path, is_private=False), for_living(tell)
        self._thread.do(
            write,
            lambda path: told(announcing.file_written(path)),
            lambda error: told(announcing.file_not_written(reason_of(error))),
        )

    def import_from(self, path: Path) -> None:
        """Read a game, or cards, from `path`; ends in `imported`, `cards_read` or `import_refused`."""
        self._thread.do(
            partial(_read, path),
            lambda found: (self.cards_read if isinstance(found, str) else self.imported).emit(found),
            lambda error: self.import_refused.emit(_refusal(error)),
        )

    def _write(self, content: Callable[[], bytes], path: Path, *, is_private: bool) -> str:
        files.write_atomically(path, [content()], private=is_private, noted_in=self._noted_in)
        return str(path)


def _read(path: Path) -> Play | str:
    text = files.read_file(path, LARGEST_GAME).decode()
    return text if looks_like_cards(text) else from_elsewhere(saved.loads(text))


def _refusal(error: Exception) -> Refusal:
    """Return why a file is not read as a game."""
    if isinstance(error, NotationError):
        return error.refusal
    for kind, fault in (
        (files.FileTooLarge, GameFault.TOO_LARGE),
        (files.FileRefused, GameFault.NO_FILE),
        (UnicodeDecodeError, GameFault.NOT_TEXT),
    ):
        if isinstance(error, kind):
            return Refusal(fault)
    return Refusal(GameFault.UNREADABLE, detail=reason_of(error))


def from_elsewhere(play: Play) -> Play:
    """Return a game from a file of the player's, or one that was pasted; a NotationError if it can't be kept."""
    records = (play,) if isinstance(play, Record) else (seat.record for seat in play.seats)
    if any(len(record.game.seed) > LONGEST_SEED for record in records):
        raise NotationError("is too long", GameFault.TOO_LONG, "seed", str(LONGEST_SEED))
    return players_known(play)


def players_known(play: Play) -> Play:
    """Return a game all of whose players are known here; a NotationError if one is not."""
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
