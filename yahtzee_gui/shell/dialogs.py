# SPDX-License-Identifier: MIT
"""The dialogs: what opens beside a main window, and what is asked over it."""

from __future__ import annotations

from collections.abc import Callable

from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.history.opener import FinishedGames
from yahtzee_gui.learn.opener import Learning
from yahtzee_gui.learn.practice.opener import Practising
from yahtzee_gui.learn.today import Today
from yahtzee_gui.new_game.opener import NewGame
from yahtzee_gui.set_up.clipboard import Clipboard
from yahtzee_gui.shell.file_dialogs import FileQuestions


@dataclass(frozen=True)
class Dialogs:
    """What asks or tells something beside the table, or opens pages for that; all of it goes with the pages."""

    new_game: NewGame
    files: FileQuestions
    finished: FinishedGames
    read_lesson: Callable[[Lesson], None]
    clipboard: Clipboard
    practising: Practising
    learning: Learning
    today: Today
