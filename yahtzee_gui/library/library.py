# SPDX-License-Identifier: MIT
"""The library keeps what a player does: games under way and finished, decisions, practice, notes. It is one file.

A thread of its own reads and writes it, in the order in which that is asked, so that everything the player does is on
the disk before the next thing. What cannot be written waits in memory, counts in the figures, and is tried again with
the next game and at the end of the program.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from enum import Enum
from functools import partial, reduce
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from engine.game_review.review import Review
from engine.games import saved
from engine.games.record import Record
from engine.games.saved import Play, own_record
from engine.runtime import files
from engine.training.decisions import decisions_of
from yahtzee_gui.desktop import own_files
from yahtzee_gui.library import backups, database, old_files
from yahtzee_gui.library.backups import Backup, Recovered
from yahtzee_gui.library.database import LibraryFile, NewerVersion, Removed
from yahtzee_gui.library.files import FileThread, players_known, reason_of
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, Grade
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.old_files import TakenOver
from yahtzee_gui.library.schema import Damaged

_TOLD_AT_ONCE = 50
_Answer = TypeVar("_Answer")


class Problem(Enum):
    """Why nothing can be kept."""

    NEWER_VERSION = "a newer version of the program wrote the file"
    NOT_WRITTEN = "the file cannot be opened or written"
    READ_ONLY = "it can be read where it lies, and not written"


class _ReadOnlyError(Exception):
    """The file can be read, and not written."""


class Library(QObject):
    """Keeps everything in one file.

    Attributes:
        failure: why nothing can be kept; empty while it can.

    Signals:
        resumed: the `Play` that was in play, or None, and those that wait, the one left last at the end.
        loaded: the `History`, after opening and after each change.
        ungraded: `FinishedGame`s without a grade, or whose decisions are not known: after opening the newest there are,
            and older ones when they are asked for.
        decided: the decisions of older games have become known, of some games at a time.
        removed: the games that were taken out, as `Removed`.
        recovered: the file was damaged, and what came back, as `Recovered`.
        taken_over: files of an earlier version were read, as `TakenOver`.
        backup_opened: the `Backup` that has taken the place of the library.
        filed: a game from elsewhere is kept, and whether it is new.
        put_aside: a game under way could not be read; the path of the file that has its text now.
        failed: a `Problem`, and the path of the file or what the system says. Told once until keeping works again.
    """

    resumed = Signal(object, tuple)
    loaded = Signal(History)
    ungraded = Signal(tuple)
    decided = Signal()
    removed = Signal(Removed)
    recovered = Signal(Recovered)
    taken_over = Signal(TakenOver)
    backup_opened = Signal(Backup)
    put_aside = Signal(str)
    filed = Signal(FinishedGame, bool)
    failed = Signal(Problem, str)
    _read = Signal(History)

    def __init__(self, thread: FileThread, folder: Path | None = None) -> None:
        super().__init__()
        self._thread = thread
        self._folder = folder
        self._file: LibraryFile | None = None
        self._kept = History()
        self._figures_of: tuple[LibraryFile, int] | None = None  # with what others had written by then
        self._unwritten: list[FinishedGame] = []
        self.failure, self._is_writing = "", False
        self._oldest_asked = database.NEWEST
        self._untold = 0
        self._is_resumed, self._unseen = False, list[str]()
        self._newest: tuple[Play, tuple[Play, ...]] | None = None
        self._writing = threading.Lock()
        self._texts: dict[int, tuple[Play, str]] = {}
        self.figures: History | None = None
        self._read.connect(self._take)

    @property
    def path(self) -> Path:
        return (self._folder or files.data_folder()) / database.NAME

    @property
    def unwritten(self) -> tuple[FinishedGame, ...]:
        """The finished games that could not be written yet. Any thread may ask for them."""
        return tuple(self._unwritten)

    def ask(
        self, read: Callable[[LibraryFile], _Answer], then: Callable[[_Answer | None], object] | None = None
    ) -> None:
        """Have `read` look into the file; `then` hears what it returns on the GUI thread, None if it cannot be read."""
        self._thread.do(lambda: self._attempt(read), then)

    def change(self, write: Callable[[LibraryFile], object]) -> None:
        self._thread.do(lambda: self._attempt(lambda opened: write(self._writing_to(opened))))

    # ---- games under way ----

    def resume(self, race: str = "") -> None:
        """Read the games under way; ends in `resumed`. `race`: a ghost of the game of a seed, with that seed."""
        self._thread.do(partial(self._resume, race))

    def save(self, play: Play, waiting: tuple[Play, ...] = ()) -> None:
        """Keep `play`, and those `waiting`, in the place of what was saved, or what a slow disk has not got to yet."""
        self._newest = newest = play, waiting
        self._thread.do(partial(self._save, newest))

    def text_of(self, play: Play) -> str:
        """Return `play` as text: it is written once for all who keep it. Any thread may call this."""
        with self._writing:
            known = self._texts.get(id(play))
            if known is None or known[0] is not play:
                self._texts[id(play)] = known = play, saved.dumps(play)
            return known[1]

    # ---- finished games ----

    def load(self) -> None:
        """Read the figures; ends in `loaded`, and in `ungraded` for the newest games."""
        self._thread.do(self._load)

    def keep(self, game: FinishedGame) -> None:
        """Keep `game`, unless that game has been finished before; ends in `loaded`. Who keeps it has it graded."""
        self._thread.do(partial(self._keep, game))

    def file(self, game: FinishedGame) -> None:
        """Keep a game that comes from elsewhere; ends in `loaded` and `filed`, where the player may decline."""
        self._thread.do(partial(self._file_away, game), lambda is_new: self.filed.emit(game, is_new))

    def grade(self, game: FinishedGame, review: Review, record: Record | None = None) -> None:
        """Keep the grade and the decisions of `game`, unless it was finished otherwise before.

        Without its `record` that is read from its text. Ends in `loaded`, if it had no grade.
        """
        self._thread.do(lambda: self._grade(game, review, record))

    def ask_for_older(self) -> None:
        """Look for older games that lack their grade or decisions; ends in `ungraded`, if there are any."""
        self._thread.do(lambda: self._attempt(self._ask_for_grades))

    def find(self, key: GameKey, then: Callable[[FinishedGame | None], object]) -> None:
        """Look for the game of `key` among all that were finished; `then` hears of it."""
        self._thread.do(lambda: self._find(key), then)

    def remove(self, numbers: Sequence[int]) -> None:
        """Take games out of the file; of several a copy is made first. Ends in `removed` and `loaded`."""
        self._thread.do(lambda: self._attempt(partial(self._remove, numbers)))

    def restore(self, removed: Removed, then: Callable[[int | None], object]) -> None:
        """Put games back that were removed; ends in `loaded`, and `then` hears how many came back.

        Those that were finished again meanwhile do not; None where it cannot be done.
        """
        self._thread.do(lambda: self._attempt(partial(self._restore, removed)), then)

    def take_out(self, key: GameKey) -> None:
        """Take the game of a key out of the file; ends in `removed` and `loaded`."""
        self._thread.do(lambda: self._attempt(lambda opened: self._remove([opened.number(key) or 0], opened)))

    def refresh(self) -> None:
        """Read the figures again if another program has written to the file meanwhile; ends in `loaded` then."""
        self._thread.do(lambda: self._attempt(self._refresh))

    # ---- copies ----

    def backups(self, then: Callable[[list[Backup]], object]) -> None:
        """Look for the dated copies; `then` hears of them, the newest first."""
        self._thread.do(lambda: backups.backups(self.path), then)

    def open_backup(self, backup: Backup) -> None:
        """Have a copy take the place of the library, of which a copy is made first.

        Ends in `resumed`, `backup_opened` and `loaded`; in `failed` where it can't be.
        """
        self._thread.do(lambda: self._attempt(partial(self._open_backup, backup)))

    def close(self) -> None:
        """Have the file closed once everything is written."""
        self._thread.do(self._close)

    def _take(self, history: History) -> None:
        self.figures = history
        self.loaded.emit(history)

    # ---- run on the thread ----

    def _resume(self, race: str = "") -> None:
        texts = self._attempt(LibraryFile.under_way)
        self._is_resumed, self._unseen = texts is not None, []
        plays = [self._play_in(text) for text in texts or [""]]
        ghost, _, seed = race.replace("perfect-play", "optimal", 1).partition(" ")
        if isinstance(plays[0], Record) and plays[0].game.seed == seed:
            plays[0] = replace(plays[0], ghost=ghost)
        self.resumed.emit(plays[0], tuple(filter(None, plays[1:])))

    def _play_in(self, text: str) -> Play | None:
        """Return the game in a text; what is none is put aside, and told."""
        try:
            return players_known(saved.loads(text)) if text else None
        except Exception:  # whatever is wrong with it
            self._attempt(lambda _: self.put_aside.emit(str(self.set_aside("game", text))))
        return None

    def set_aside(self, name: str, text: str) -> Path:
        """Write what could not be read to a file, on the thread, and return where it is, or raise an OSError."""
        path = own_files.free_name(self.path.with_name(f"{name}.json"), name)
        own_files.write(path, text.encode(errors="surrogateescape"), database.LARGEST)
        return path

    def _save(self, newest: tuple[Play, tuple[Play, ...]]) -> None:
        if newest is not self._newest:
            return
        play, waiting = newest
        texts = [self.text_of(one) for one in (play, *waiting)]
        with self._writing:
            self._texts = {id(one): (one, text) for one, text in zip((play, *waiting), texts, strict=True)}
        self._attempt(partial(self._put_under_way, texts))

    def _put_under_way(self, texts: Sequence[str], opened: LibraryFile) -> None:
        if not self._is_resumed:  # what could not be read at the start is not written over: it waits, too
            self._unseen, self._is_resumed = [text for text in opened.under_way() if text not in texts], True
        self._writing_to(opened).put_under_way([*texts, *self._unseen])

    def _load(self) -> None:
        self._oldest_asked, self._figures_of = database.NEWEST, None
        self._attempt(self._write)
        self._tell()
        self._attempt(self._ask_for_grades)
        self._attempt(self._back_up_if_due)

    def _keep(self, game: FinishedGame) -> None:
        self._unwritten.append(game)
        self._attempt(self._write)
        self._tell()
        self._attempt(self._back_up_if_due)

    def _file_away(self, game: FinishedGame) -> bool:
        is_new = self._find(game.key) is None
        self._keep(game)
        return is_new

    def _grade(self, game: FinishedGame, review: Review, record: Record | None) -> None:
        decisions = decisions_of(review, record or own_record(saved.loads(game.text)))
        known = game.grade if game.is_rolled_here else None  # that of typed rolls may have been wrong
        had_grade, game = known is not None, game.with_grade(known or Grade.of(review))
        self._unwritten = [game if one.is_same_finish(game) else one for one in self._unwritten]

        def write(opened: LibraryFile) -> None:
            if self._unwritten:
                self._write(opened)
            if not opened.is_read_only and opened.grade(game, decisions):
                self._read_figures(opened)

        self._attempt(write)
        if not had_grade:
            self._tell()
        else:
            self._untold += 1
            if self._untold >= _TOLD_AT_ONCE:
                self._tell_decided()

    def _tell_decided(self) -> None:
        if self._untold:
            self._untold = 0
            self.decided.emit()

    def _ask_for_grades(self, opened: LibraryFile) -> None:
        if opened.is_read_only:
            return  # none could be kept
        self._oldest_asked, games = opened.ungraded(self._oldest_asked)
        if games:
            self.ungraded.emit(games)
        else:
            self._tell_decided()

    def _remove(self, numbers: Sequence[int], opened: LibraryFile) -> None:
        if len(numbers) > 1:
            backups.back_up(opened, self.path, date.today())
        removed = self._writing_to(opened).remove(numbers)
        self._read_figures(opened)
        self._tell()
        self.removed.emit(removed)

    def _restore(self, removed: Removed, opened: LibraryFile) -> int:
        games = self._writing_to(opened).restore(removed)
        self._read_figures(opened)
        self._tell()
        return games

    def _refresh(self, opened: LibraryFile) -> None:
        if self._figures_of != (opened, opened.others_writing):
            self._read_figures(opened)
            self._tell()

    def _find(self, key: GameKey) -> FinishedGame | None:
        unwritten = next((game for game in self._unwritten if game.key == key), None)
        return self._attempt(lambda opened: opened.find(key)) or unwritten

    def _open_backup(self, backup: Backup, opened: LibraryFile) -> None:
        found = backups.copy_of(backup, self.path)
        backups.back_up(self._writing_to(opened), self.path, date.today())
        self._close_file()
        for side in database.SIDE_FILES[1:]:  # of another process; what it has written is in the copy that was made
            Path(f"{self.path}{side}").unlink(missing_ok=True)
        os.replace(found, self.path)
        self._thread.do(self._resume)
        self._thread.do(lambda: self.backup_opened.emit(backup))
        self._thread.do(self._load)

    def _back_up_if_due(self, opened: LibraryFile) -> None:
        if not opened.is_read_only and backups.is_due(self.path, date.today()):
            backups.back_up(opened, self.path, date.today())

    def _close(self) -> None:
        if self._unwritten:
            self._attempt(self._write)
        self._close_file()

    def _tell(self) -> None:
        self._read.emit(reduce(History.including, self._unwritten, self._kept))

    def _write(self, opened: LibraryFile) -> None:
        """Write the games that wait, and have the figures with them."""
        if opened.is_read_only:  # games wait, and count
            self._read_figures(opened)
            raise _ReadOnlyError
        new = [game for game in self._unwritten if game.key not in self._kept.keys]
        added = self._writing_to(opened).add(self._unwritten) if self._unwritten else 0
        self._unwritten.clear()
        is_known = self._figures_of == (opened, opened.others_writing)
        if is_known and added == len(new) and self._are_newest(new):
            self._kept = reduce(History.including, new, self._kept)
        else:
            self._read_figures(opened)

    def _are_newest(self, games: Sequence[FinishedGame]) -> bool:
        """Return whether `games` were finished one after the other and after all others: so they stand in the file."""
        times = [game.finished_at for game in (*self._kept.latest[:1], *games)]
        return times == sorted(times)

    def _writing_to(self, opened: LibraryFile) -> LibraryFile:
        if opened.is_read_only:
            raise _ReadOnlyError
        self._is_writing = True
        return opened

    def _read_figures(self, opened: LibraryFile) -> None:
        # Asked before it is read: what others write meanwhile is read the next time.
        self._figures_of = opened, opened.others_writing
        self._kept = opened.read()

    def _opened(self) -> LibraryFile:
        if self._file is not None and not self._file.is_in_place:
            self._close_file()  # what was renamed meanwhile is not written to
        if self._file is None:
            backups.finish_recovery(self.path)
            if backups.is_gone(self.path):
                self.recovered.emit(backups.recover(self.path))
            self._file = LibraryFile(self.path)
            if not self._file.is_read_only:
                with contextlib.suppress(OSError):  # they are packed away the next time
                    taken = old_files.take_over(self.path.parent, self._file)
                    if taken is not None:
                        self.taken_over.emit(taken)
        return self._file

    def _attempt(self, work: Callable[[LibraryFile], _Answer]) -> _Answer | None:
        """Do `work` and return its answer; a damaged file is mended first, and what else fails is told once."""
        self._is_writing = False
        try:
            answer = self._do_mending(work)
        except _ReadOnlyError:
            self._fail(Problem.READ_ONLY, str(self.path.parent))
        except NewerVersion:
            self._fail(Problem.NEWER_VERSION, str(self.path))
        except (Damaged, sqlite3.Error, UnicodeDecodeError) as error:
            if not database.is_passing(error):  # else the file is as good as before, and has what was deleted
                self._close_file()
            self._fail(Problem.NOT_WRITTEN, str(error))
        except OSError as error:
            self._fail(Problem.NOT_WRITTEN, reason_of(error))
        except Exception:
            traceback.print_exc()  # a mistake of the program's; who asks is answered all the same
        else:
            if self._is_writing:  # that it can be read says nothing
                self.failure = ""
            return answer
        return None

    def _do_mending(self, work: Callable[[LibraryFile], _Answer]) -> _Answer:
        try:
            return work(self._opened())
        except Exception as error:
            if not database.is_damage(error):
                raise
        self._close_file()
        try:
            LibraryFile(self.path, is_checked=True).close()  # looked at anew before it is moved
        except Damaged:
            self._figures_of = None
            self.recovered.emit(backups.recover(self.path))
        return work(self._opened())

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _fail(self, problem: Problem, detail: str) -> None:
        if not self.failure:
            self.failed.emit(problem, detail)
        self.failure = detail or problem.value
