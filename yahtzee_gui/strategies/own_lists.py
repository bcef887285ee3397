# SPDX-License-Identifier: MIT
"""Own lists are the player's rule lists, a text file each in one folder, kept as written: with their errors.

The text of a list is the strategy that it is, or every line that is wrong with its reason.
"""

from __future__ import annotations

import contextlib
import itertools
import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import Signal

from engine.rules.categories import CATEGORIES
from engine.rules.reading import RulesError
from engine.runtime import files
from engine.strategies.rule_lists.reading import MOST_LETTERS, ListFault, RuleFault
from engine.strategies.strategies import Strategy, pupil_after, rule_list_or_faults
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
            raise RulesError(RuleFault.LISTS, most=MOST_LISTS)
        files.make_folder(self.files.folder)
        for number in itertools.count(1):
            name = f"rules-{number}"
            with contextlib.suppress(FileExistsError):  # made by another window, or not read
                os.close(os.open(self.files.path(name), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
                break
        self.files.write(name, text_of(number))
        return name, text_of(number)


@lru_cache(maxsize=64)
def read_text(text: str, file: str) -> tuple[Strategy | None, tuple[ListFault, ...]]:
    """Return the strategy that a text is, or else all that is wrong with it."""
    return rule_list_or_faults(text, file)


def text_of_lessons(lessons: int, name: str) -> str:
    """Return what the player of the first lessons goes by as a rule list of one's own, to begin with."""
    rules = pupil_after(lessons).rules
    assert rules is not None
    boxes = [box.key.replace("_", " ") for box in CATEGORIES]
    worths = [f"worth {box} {worth:g}" for box, worth in zip(boxes, rules.worths, strict=False)]
    pace = [f"pace {rules.pace:g}"] if rules.pace else []
    return "\n".join([f"name {name}", f"otherwise {rules.otherwise}", *rules.lines, *worths, *pace, ""])


def name_in(text: str, file: str) -> str:
    """Return what a list is called: as it says, or by its file."""
    for line in text.splitlines():
        words = line.partition("#")[0].lower().split()
        if words[:1] == ["name"] and len(words) > 1:
            return "-".join(words[1:])
    return file
