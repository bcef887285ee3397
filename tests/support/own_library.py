# SPDX-License-Identifier: MIT
"""A library with a thread of its own, for tests that need no window; and what a library has, read past every window."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress

from engine.games import saved
from yahtzee_gui.library.backups import open_to_read
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.files import FileThread
from yahtzee_gui.library.library import Library


class OwnLibrary(Library):
    """Keeps its file in `folder`, by default where the player's is."""

    def __init__(self, folder=None):
        self.thread = FileThread("library")
        super().__init__(self.thread, folder)

    def end(self):
        """Close it, and wait until everything is written."""
        self.close()
        self.thread.close()
        self.thread.join()

    def settle(self):
        """Wait until all that was asked is done, and return the library."""
        self.thread._pool.submit(lambda: None).result()
        return self


def put_under_way(folder, *plays):
    """Have games under way in the library of a folder, the one in play first, as a window leaves them."""
    with closing(LibraryFile(folder / NAME)) as opened:
        opened.put_under_way([saved.dumps(play) for play in plays])


def under_way(folder):
    """Return the games under way in the library of a folder, the one in play first; none before there is one."""
    return [saved.loads(text) for (text,) in rows_in(folder, "SELECT text FROM under_way ORDER BY place")]


def rows_in(folder, select, *values):
    """Return what a statement selects in the library of a folder; nothing before there is one."""
    with suppress(OSError, sqlite3.Error), closing(open_to_read(folder / NAME)) as opened:
        return opened.execute(select, values).fetchall()
    return []


def note_in(folder, name):
    """Return the note of a name in the library of a folder; None before there is one."""
    return next((text for (text,) in rows_in(folder, "SELECT text FROM note WHERE name = ?", name)), None)
