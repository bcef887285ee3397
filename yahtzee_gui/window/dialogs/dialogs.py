# SPDX-License-Identifier: MIT
"""The dialogs: what opens beside a main window, and what is asked over it."""

from __future__ import annotations

from dataclasses import dataclass

from yahtzee_gui.window.dialogs.chosen_settings import ChosenSettings
from yahtzee_gui.window.dialogs.files import FileQuestions
from yahtzee_gui.window.dialogs.groups.history_pages import FinishedGames
from yahtzee_gui.window.dialogs.groups.new_game_pages import NewGame
from yahtzee_gui.window.dialogs.openers import OpenPages


@dataclass(frozen=True)
class Dialogs:
    """The pages that can be opened, and whoever asks or tells something besides; all of it goes with the pages."""

    pages: OpenPages
    new_game: NewGame
    files: FileQuestions
    settings: ChosenSettings
    finished: FinishedGames
