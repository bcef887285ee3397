# SPDX-License-Identifier: MIT
"""The dialogs: what opens beside a main window, and what is asked over it."""

from __future__ import annotations

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.history.opener import FinishedGames
from yahtzee_gui.kit.openers import OpenPages
from yahtzee_gui.learn.lessons.opener import LessonFinder
from yahtzee_gui.new_game.opener import NewGame
from yahtzee_gui.set_up.clipboard import Clipboard
from yahtzee_gui.settings.opener import ChosenSettings
from yahtzee_gui.shell.file_dialogs import FileQuestions


@dataclass(frozen=True)
class Dialogs:
    """The pages that can be opened, and what else asks or tells something; all of it goes with the pages."""

    pages: OpenPages
    new_game: NewGame
    files: FileQuestions
    settings: ChosenSettings
    finished: FinishedGames
    lessons: LessonFinder
    clipboard: Clipboard
