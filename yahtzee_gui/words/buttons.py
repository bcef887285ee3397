# SPDX-License-Identifier: MIT
"""The words that many pages share: on buttons, around charts, and in the dialogs that ask for a file."""

from __future__ import annotations

from datetime import date

from engine.games.game import Game
from yahtzee_gui.words.base import Sentence, SentenceFor

dismiss = Sentence("Dismiss", where="button that closes a banner")
cancel = Sentence("Cancel", where="button that leaves everything as it is")
skip = Sentence("Skip", where="button")
back = Sentence("Back", where="button")


export_title = Sentence("Export the game", where="dialog title")
import_title = Sentence("Import a game", where="dialog title")
history_export_title = Sentence("Export your games", where="dialog title")
history_import_title = Sentence("Import games", where="dialog title")
history_files = Sentence("Games (*.jsonl)", where="filter of file dialogs for histories")
replace = Sentence("Replace", where="button that writes over a file")
game_files = Sentence("Games (*.json)", where="filter of file dialogs for games")
open_files = Sentence("Games and cards (*.json *.csv *.txt)", where="filter of the file dialog that opens games")


def export_name(game: Game, day: date) -> str:
    """Return a name for a file about a game that is written on `day`, without its ending: with its score, or turn."""
    return f"yahtzee-{day.isoformat()}-" + (str(game.points_so_far) if game.is_over else f"turn-{game.turn}")


replace_question = Sentence("A file called {name} already exists. Replace it?")


as_table = Sentence("Table", "the figures of a chart as a table, on a button")
as_chart = Sentence("Chart", "figures as a chart, on a button")
save = Sentence("Save…", "a chart, to a file", where="button")
save_title = Sentence("Save the chart", where="dialog title")
file_name = Sentence("yahtzee-chart", "the name of a file", where="without its ending: letters and digits only")


points_column = Sentence("Points", where="heading of a column, before the chances of these points")

kind = SentenceFor(
    (".png", "Picture (*.png)"),
    (".svg", "Drawing (*.svg)"),
    (".csv", "Figures (*.csv)"),
    (".json", "Figures as JSON (*.json)"),
    where="filter of the file dialog for an ending",
)
