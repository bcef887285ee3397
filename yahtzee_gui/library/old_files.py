# SPDX-License-Identifier: MIT
"""Old files are those that earlier versions of the program kept, where now the library is: read once, and packed away.

Nothing of them is deleted: they are together in one dated archive beside the library. Where the program is stopped
meanwhile they are read again, and what the library has by then stays as it is.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import tempfile
import zipfile
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from engine.games import saved
from engine.runtime import files
from yahtzee_gui.desktop import own_files
from yahtzee_gui.desktop.own_files import time_at
from yahtzee_gui.library import database
from yahtzee_gui.library.backups import UNREADABLE, is_game, open_to_read, readable, readable_games
from yahtzee_gui.library.database import SIDE_FILES, Graded, LibraryFile
from yahtzee_gui.library.decision_tables import card_in
from yahtzee_gui.library.finished_game import FinishedGame

_GAME, _HISTORY, _ANSWERS = "current-game.json", "history.sqlite3", "answers.json"
_NOTES = ("training", "puzzles")
_UNFILED_BEGIN = "finished-"
_LARGEST = 4_000_000
_TAKEN = "taken over"
"""The note of what was read and is not packed yet: of each file its size, its time, and whether it could be read."""


class TakenOver(NamedTuple):
    """Where the files of an earlier version are packed, and the names of those that could not be read."""

    archive: Path
    unread: tuple[str, ...]


def take_over(folder: Path, opened: LibraryFile) -> TakenOver | None:
    """Take what earlier versions kept in a folder into the library, and pack the files away.

    Returns:
        None if there are none.

    Raises:
        OSError, sqlite3.Error: if the library or the archive cannot be written; the files are where they were then.
    """
    old = _old_files(folder)
    if not old:
        return None
    with opened.transaction():
        before, taken = json.loads(opened.note(_TAKEN) or "{}"), {}
        for path in (one for one in old if one.suffix in (".json", ".sqlite3")):
            found = path.stat()
            mark, known = [found.st_size, found.st_mtime_ns], before.get(path.name, [])
            # What was played on or deleted since it was read stays so.
            taken[path.name] = known if known[:2] == mark else [*mark, _take(path, opened)]
        opened.put_note(_TAKEN, json.dumps(taken))
    archive = _pack(folder, old)
    for path in _old_files(folder):  # reading the history has made files beside it
        with contextlib.suppress(OSError):
            path.unlink()
    with contextlib.suppress(sqlite3.Error):
        opened.put_note(_TAKEN, "{}")
    return TakenOver(archive, tuple(name for name, (*_, is_read) in taken.items() if not is_read))


def _take(path: Path, opened: LibraryFile) -> bool:
    """Take over what a file holds, and return whether it could be read."""
    if path.name == _HISTORY:
        return _take_history(path, opened)
    try:
        text = own_files.read(path, _LARGEST).decode()
        data = json.loads(text)
        if path.name == _GAME:
            return _take_under_way(text, data.get("waiting", []), opened)
        if path.stem in _NOTES and opened.note(path.stem) is None:
            opened.put_note(path.stem, text)
        elif path.name.startswith(_UNFILED_BEGIN):
            finished = time_at(path.stat().st_mtime) or datetime.now(UTC)
            opened.add([FinishedGame.of(saved.loads(text), finished, text)])
    except sqlite3.Error:
        raise
    except Exception:  # whatever is wrong with it: it is in the archive
        return False
    return True


def _take_under_way(text: str, waiting: Sequence[str], opened: LibraryFile) -> bool:
    """Take over the game in play and those that wait, as far as they can be read, and return whether all can."""
    known = opened.under_way()
    play = saved.dumps(saved.loads(text)) if waiting else text
    found = [play, *(text for text in waiting if is_game(text))]
    # Beside a library there is one only where an earlier version was used again: then its games wait.
    opened.put_under_way([*known, *(text for text in found if text not in known)])
    return len(found) == 1 + len(waiting)


def _old_files(folder: Path) -> list[Path]:
    names = (*(f"{_HISTORY}{end}" for end in SIDE_FILES), _GAME, _ANSWERS, *(f"{name}.json" for name in _NOTES))
    found = [folder / name for name in names] + sorted(folder.glob(_UNFILED_BEGIN + "[0-9a-f]" * 16 + ".json"))
    return [path for path in found if path.is_file() and not path.is_symlink()]


def _take_history(path: Path, opened: LibraryFile) -> bool:
    """Take over finished games, their decisions, and what was practised; return whether all could be read."""
    with closing(open_to_read(path)) as history:
        try:
            read = 0
            for number, game, is_whole in readable_games(history):
                read += 1
                if opened.number(game.key) is None:
                    graded = _decisions(history, number) if is_whole else None
                    opened.put_read(number, game, graded)
            practised = (card_in(row[:-1]) for row in readable(history, "practice", "seed"))  # the last is a checksum
            opened.practise(filter(None, practised))
            return bool(history.execute("SELECT count(*) FROM game").fetchone() == (read,))
        except UNREADABLE as error:
            if database.is_passing(error):
                raise
            return False


def _decisions(history: sqlite3.Connection, number: int) -> Graded | None:
    """Return the decisions of a game; None if they cannot be read, or are not known."""
    with contextlib.suppress(*UNREADABLE):
        for (engine,) in history.execute("SELECT engine FROM graded WHERE game = ?", (number,)).fetchall():
            return Graded(engine, history.execute("SELECT * FROM decision WHERE game = ?", (number,)).fetchall())
    return None


def _pack(folder: Path, old: Sequence[Path]) -> Path:
    names = (f"before-library-{date.today().isoformat()}{f'-{n}' if n > 1 else ''}.zip" for n in count(1))
    target = folder / next(name for name in names if not os.path.lexists(folder / name))
    with tempfile.TemporaryFile(dir=folder) as content:
        with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in old:
                archive.write(path, path.name)
        content.seek(0)
        files.write_atomically(target, iter(lambda: content.read(1 << 20), b""))
    return target
