# SPDX-License-Identifier: MIT
"""The history store keeps every finished game, on a worker thread, and tells the figures over all of them.

A history that cannot be read is put aside under another name, never overwritten, and a new one begun with the games
that can still be read in it. Games that cannot be written wait in memory, count in the figures, and are tried again
with the next game and at the end of the program.
"""

from __future__ import annotations

import contextlib
import sqlite3
import traceback
from collections.abc import Callable, Hashable, Sequence
from datetime import UTC, datetime
from enum import Enum
from functools import partial, reduce
from pathlib import Path

from PySide6.QtCore import Signal

from engine.game_review.review import Review
from engine.games import saved
from engine.games.record import Record
from engine.games.saved import Play, own_record
from engine.runtime import files
from engine.training.decisions import StoredDecision, decisions_of
from yahtzee_gui.library import database, salvage
from yahtzee_gui.library.database import Damaged, HistoryDatabase, NewerVersion
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.removal import Removed
from yahtzee_gui.play.finished_game import FinishedGame, GameKey, Grade
from yahtzee_gui.services.jobs import WorkerService, reason_of

_FILE_NAME = "history.sqlite3"
_FAMILIAR = (Damaged, sqlite3.Error)
_CHECKED_AT_ONCE, _TOLD_AT_ONCE = 100, 50

Question = Hashable
"""What the file is asked; the answer comes back with it."""


class StoreProblem(Enum):
    """Why games cannot be kept."""

    NEWER_VERSION = "a newer version of the program wrote the file"
    NOT_WRITTEN = "the file cannot be opened or written"
    READ_ONLY = "it can be read where it lies, and not written"


class HistoryStore(WorkerService):
    """Records finished games.

    Signals:
        loaded: the `History`, after opening and after each change.
        ungraded: `FinishedGame`s without a grade, or whose decisions are not known: after opening the newest there are,
            later each one that is finished, and older ones when they are asked for.
        decided: the decisions of older games have become known, of some games at a time.
        filed: the text of each game that is in the file from now on.
        put_aside: a path: the history was damaged and is kept there; and how many games of it a new one begins with.
        unreadable: how many games of the history cannot be read any more; they stay in the file. Told once of each.
        found: the `GameKey` of a game that was looked for, and its `FinishedGame`; None if it has not been finished.
        removed: the games that were taken out, as `Removed`.
        restored: how many games were put back, of those that were to be: not those that were finished again.
        answered: what was asked by `ask`, and the answer; None if the file cannot be read.
        failed: a `StoreProblem`, and the path of the file or what the system says. Told once until keeping works again.
    """

    loaded = Signal(History)
    ungraded = Signal(tuple)
    decided = Signal()
    filed = Signal(str)
    put_aside = Signal(str, int)
    unreadable = Signal(int)
    found = Signal(GameKey, object)
    failed = Signal(StoreProblem, str)
    answered = Signal(object, object)
    removed = Signal(Removed)
    restored = Signal(int)
    _read = Signal(History)

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__("history")
        self._folder = folder
        self._database: HistoryDatabase | None = None
        self._kept = History()
        self._figures_of: tuple[HistoryDatabase, int] | None = None  # with what others had written by then
        self._waiting: list[FinishedGame] = []
        self._failing = False
        self.figures: History | None = None
        self._oldest_asked = database.NEWEST
        self._unchecked = database.NEWEST
        self._untold = 0
        self._read.connect(self._take)

    @property
    def waiting(self) -> tuple[FinishedGame, ...]:
        """The games that could not be written yet. Any thread may ask for them."""
        return tuple(self._waiting)

    @property
    def path(self) -> Path:
        """Where the history is kept."""
        return (self._folder or files.data_folder()) / _FILE_NAME

    def load(self) -> None:
        """Read the history; ends in `loaded`."""
        self._worker.submit(self._load)

    def finish(self, play: Play, at: datetime | None = None) -> None:
        """Keep the game, or match, `play`, over since `at`, or now, as `keep` does; ends in `ungraded`, too."""
        time = at or datetime.now(UTC)
        self._worker.submit(lambda: self._finish(play, time))

    def keep(self, game: FinishedGame) -> None:
        """Keep `game`, unless that game has been finished before; ends in `loaded`. Who keeps it has it graded."""
        self._worker.submit(lambda: self._keep(game))

    def grade(self, game: FinishedGame, review: Review, record: Record | None = None) -> None:
        """Keep the grade and the decisions of `game`, unless it was finished otherwise before.

        Without its `record` that is read from its text. Ends in `loaded`, if it had no grade.
        """
        self._worker.submit(lambda: self._grade(game, review, record))

    def ask_for_older(self) -> None:
        """Look for older games that lack their grade or decisions; ends in `ungraded`, if there are any."""
        self._worker.submit(self._ask_for_older)

    def ask(self, question: Question, answer: Callable[[HistoryDatabase], object]) -> None:
        """Have `answer` look into the file on the worker; ends in `answered`."""
        self._worker.submit(lambda: self._answer(question, answer))

    def change(self, work: Callable[[HistoryDatabase], object]) -> None:
        """Have `work` write to the file on the worker, what is not a game; if that fails it is told like for games."""
        self._worker.submit(lambda: self._try(lambda: work(self._opened())))

    def remove(self, numbers: Sequence[int]) -> None:
        """Take games out of the file; ends in `removed` and `loaded`."""
        self._worker.submit(lambda: self._try(partial(self._remove, numbers)))

    def restore(self, removed: Removed) -> None:
        """Put games back that were removed; ends in `restored` and `loaded`."""
        self._worker.submit(lambda: self._try(partial(self._restore, removed)))

    def refresh(self) -> None:
        """Read the figures again if another program has written to the file meanwhile; ends in `loaded` then."""
        self._worker.submit(lambda: self._try(self._refresh))

    def find(self, key: GameKey) -> None:
        """Look for the game of `key` among all that were finished; ends in `found`."""
        self._worker.submit(lambda: self._find(key))

    def close(self) -> None:
        """Let the worker end once everything is written."""
        self._worker.submit(self._close)
        super().close()

    def _take(self, history: History) -> None:
        self.figures = history
        self.loaded.emit(history)

    # ---- run on the worker ----

    def _load(self) -> None:
        self._try(self._open_and_ask)
        self._tell()

    def _finish(self, play: Play, now: datetime) -> None:
        game = FinishedGame.of(play, now)
        self._keep(game)
        if not game.is_imported:
            self.ungraded.emit((game,))

    def _keep(self, game: FinishedGame) -> None:
        self._waiting.append(game)
        self._try(self._write)
        self._tell()

    def _grade(self, game: FinishedGame, review: Review, record: Record | None) -> None:
        decisions = decisions_of(review, record or own_record(saved.loads(game.text)))
        known = game.grade if game.is_rolled_here else None  # that of typed rolls may have been wrong
        had_grade, game = known is not None, game.with_grade(known or Grade.of(review))
        self._waiting = [game if waiting.is_same_finish(game) else waiting for waiting in self._waiting]
        self._try(partial(self._write_grade, game, decisions))
        if not had_grade:
            self._tell()
        else:
            self._untold += 1
            if self._untold >= _TOLD_AT_ONCE:
                self._tell_decided()

    def _write_grade(self, game: FinishedGame, decisions: Sequence[StoredDecision]) -> None:
        opened = self._opened()
        if self._waiting:
            opened = self._write()
        if not opened.is_read_only and opened.grade(game, decisions):
            self._read_figures(opened)

    def _ask_for_older(self) -> None:
        with contextlib.suppress(Damaged, NewerVersion, OSError, sqlite3.Error):
            self._ask_for_grades(self._opened())

    def _tell_decided(self) -> None:
        if self._untold:
            self._untold = 0
            self.decided.emit()

    def _ask_for_grades(self, opened: HistoryDatabase) -> None:
        self._oldest_asked, games = opened.ungraded(self._oldest_asked)
        if games:
            self.ungraded.emit(games)
        else:
            self._tell_decided()

    def _answer(self, question: Question, answer: Callable[[HistoryDatabase], object]) -> None:
        found = None
        try:
            found = answer(self._opened())
        except (Damaged, NewerVersion, OSError, sqlite3.Error):
            pass  # told when the file is read as a whole, or written to
        except Exception:
            traceback.print_exc()  # who asks is answered all the same
        self.answered.emit(question, found)

    def _check_decisions(self) -> None:
        """Drop decisions that are not as they were written, some games at a time, so that nothing waits for it."""
        lowest = None
        with contextlib.suppress(Damaged, NewerVersion, OSError, sqlite3.Error):
            lowest = self._opened().drop_damaged(self._unchecked, _CHECKED_AT_ONCE)
        if lowest is not None:
            self._unchecked = lowest
            self._worker.submit(self._check_decisions)

    def _remove(self, numbers: Sequence[int]) -> None:
        opened = self._opened()
        removed = opened.remove(numbers)
        self._read_figures(opened)
        self._tell()
        self.removed.emit(removed)

    def _restore(self, removed: Removed) -> None:
        opened = self._opened()
        games = opened.restore(removed)
        self._read_figures(opened)
        self._tell()
        self.restored.emit(games)

    def _refresh(self) -> None:
        opened = self._opened()
        if self._figures_of != (opened, opened.others_writing):
            self._read_figures(opened)
            self._tell()

    def _find(self, key: GameKey) -> None:
        game = next((game for game in self._waiting if game.key == key), None)
        # What is wrong with the file is told when it is read as a whole, or written to.
        with contextlib.suppress(Damaged, NewerVersion, OSError, sqlite3.Error):
            game = self._opened().find(key) or game
        self.found.emit(key, game)

    def _close(self) -> None:
        if self._waiting:
            self._try(self._write)
        self._forget_database()

    def _tell(self) -> None:
        self._read.emit(reduce(History.including, self._waiting, self._kept))

    def _open_and_ask(self) -> None:
        """Begin with the file, and ask for the grades that are missing."""
        self._oldest_asked = self._unchecked = database.NEWEST
        self._figures_of = None
        opened = self._write()
        if opened.is_read_only:
            self._fail(StoreProblem.READ_ONLY, str(self.path.parent))
            return
        self._ask_for_grades(opened)
        self._worker.submit(self._check_decisions)

    def _write(self) -> HistoryDatabase:
        """Open the file if it is not open, write the games that wait, and have the figures with them."""
        opened = self._opened()
        if opened.is_read_only:  # games wait, and count
            self._read_figures(opened)
            return opened
        new = [game for game in self._waiting if game.key not in self._kept.keys]
        added = opened.add(self._waiting) if self._waiting else 0
        for game in self._waiting:
            self.filed.emit(game.text)
        self._waiting.clear()
        is_known = self._figures_of == (opened, opened.others_writing)
        if is_known and added == len(new) and self._are_newest(new):
            self._kept = reduce(History.including, new, self._kept)
        else:
            self._read_figures(opened)
        return opened

    def _are_newest(self, games: Sequence[FinishedGame]) -> bool:
        """Return whether `games` were finished one after the other and after all others: so they stand in the file."""
        times = [game.finished_at for game in (*self._kept.latest[:1], *games)]
        return times == sorted(times)

    def _read_figures(self, opened: HistoryDatabase) -> None:
        """Read the figures over the whole file."""
        # Asked before it is read: what others write meanwhile is read the next time.
        self._figures_of = opened, opened.others_writing
        self._kept = opened.read()

    def _opened(self) -> HistoryDatabase:
        if self._database is not None and not self._database.is_in_place:
            self._forget_database()  # what was renamed meanwhile is not written to
        if self._database is None:
            self._database = HistoryDatabase(self.path)
            if self._database.found_unreadable:
                self.unreadable.emit(self._database.found_unreadable)
        return self._database

    def _try(self, work: Callable[[], object]) -> None:
        """Do `work`; a damaged file is put aside first, and whatever else fails is told once."""
        try:
            if not self._done_undamaged(work) and not self._done_undamaged(work):  # looked at anew before it is moved
                self._put_aside()
                work()
        except NewerVersion:
            self._fail(StoreProblem.NEWER_VERSION, str(self.path))
        except Exception as error:
            self._forget_database()
            self._fail(StoreProblem.NOT_WRITTEN, str(error) if isinstance(error, _FAMILIAR) else reason_of(error))
        else:
            self._failing = False

    def _done_undamaged(self, work: Callable[[], object]) -> bool:
        """Do `work`, and return whether no damage was in its way; the file is opened anew after it."""
        try:
            work()
        except Damaged:
            pass
        except sqlite3.Error as error:
            if not database.is_damage(error):
                raise
        else:
            return True
        self._forget_database()
        return False

    def _put_aside(self) -> None:
        """Rename the damaged file, and begin a new one with the games that can be read in it."""
        self._kept = History()
        aside = database.put_aside(self.path)
        games: tuple[FinishedGame, ...] = ()
        try:
            found, cards = salvage.games_in(aside), salvage.cards_in(aside)
            self._opened().add(found)
            games = found
            self._opened().practise(cards.items())
        except (ValueError, TypeError, KeyError, IndexError):
            traceback.print_exc()  # nothing is lost: the file lies there
        finally:  # also where no new one can be written
            self.put_aside.emit(str(aside), len(games))

    def _forget_database(self) -> None:
        """Close the file; the next attempt opens it anew."""
        if self._database is not None:
            self._database.close()
            self._database = None

    def _fail(self, problem: StoreProblem, detail: str) -> None:
        if not self._failing:
            self.failed.emit(problem, detail)
        self._failing = True
