# SPDX-License-Identifier: MIT
"""A library with a thread of its own, for tests that need no window."""

from __future__ import annotations

from yahtzee_gui.library.library import Library
from yahtzee_gui.library.thread import FileThread


class OwnLibrary(Library):
    """Keeps its file in `folder`, by default where the player's is."""

    def __init__(self, folder=None):
        super().__init__(FileThread("library"), folder)

    def close(self):
        super().close()
        self._thread.close()

    def join(self):
        self._thread.join()

    def settle(self):
        """Wait until all that was asked is done, and return the library."""
        self._thread._pool.submit(lambda: None).result()
        return self
