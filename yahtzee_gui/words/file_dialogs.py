# SPDX-License-Identifier: MIT
"""The words of the dialogs that ask for a file."""

from __future__ import annotations

from datetime import date

from engine.games.game import Game
from yahtzee_gui.words.base import Sentence

export_title = Sentence("Export the game", where="dialog title")
import_title = Sentence("Import a game", where="dialog title")
history_export_title = Sentence("Export your games", where="dialog title")
history_import_title = Sentence("Import games", where="dialog title")
history_files = Sentence("Games (*.jsonl)", where="filter of file dialogs for histories")
replace = Sentence("Replace", where="button that writes over a file")
game_files = Sentence("Games (*.json)", where="filter of file dialogs for games")


def history_name(day: date) -> str:
    """Return a name for the file of a history that is exported on `day`."""
    return f"yahtzee-history-{day.isoformat()}.jsonl"


def export_name(game: Game, day: date) -> str:
    """Return a name for a file about a game that is written on `day`, without its ending: with its score, or turn."""
    return f"yahtzee-{day.isoformat()}-" + (str(game.points_so_far) if game.is_over else f"turn-{game.turn}")


replace_question = Sentence("A file called {name} already exists. Replace it?")
