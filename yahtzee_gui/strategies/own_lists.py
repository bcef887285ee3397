# SPDX-License-Identifier: MIT
"""Own lists are the player's rule lists, a text file each in one folder, kept as written: with their errors."""

from __future__ import annotations

import contextlib
import itertools
import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal

from engine.rules.reading import RulesError
from engine.runtime import files
from engine.strategies.rule_lists.reading import MOST_LETTERS
from yahtzee_gui.library.text_folder import TextFiles, TextFolder, folder_of
from yahtzee_gui.library.thread import FileThread

MOST_LISTS = 50
"""How many files are read."""
_LARGEST = 4 * MOST_LETTERS  # UTF-8


class OwnLists(TextFiles[str]):
    """The player's rule lists.

    Signals:
        created: the name and the text of a list that was begun, and written.
    """

    created = Signal(str, str)

    def __init__(self, thread: FileThread, program: Path | None = None) -> None:
        super().__init__(thread, TextFolder(folder_of(program, "strategies"), ".txt", MOST_LISTS, _LARGEST, str))

    def create(self, text_of: Callable[[int], str]) -> None:
        """Begin a list under the first number that no file has, with its text; ends in `created`, or in `failed`."""
        self._thread.do(lambda: self._create(text_of), lambda made: self.created.emit(*made), self._tell_failed)

    def _create(self, text_of: Callable[[int], str]) -> tuple[str, str]:
        if len(self.files.names()) >= MOST_LISTS:
            raise RulesError(f"there are already {MOST_LISTS} lists, so remove one first")
        files.make_folder(self.files.folder)
        for number in itertools.count(1):
            name = f"rules-{number}"
            with contextlib.suppress(FileExistsError):  # made by another window, or not read
                os.close(os.open(self.files.path(name), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
                break
        self.files.write(name, text_of(number))
        return name, text_of(number)
