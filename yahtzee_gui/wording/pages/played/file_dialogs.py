# SPDX-License-Identifier: MIT
"""The words of the dialogs that ask for a file."""

from __future__ import annotations

from datetime import date

from yahtzee_gui.wording.base import tr


def export_title() -> str:
    """Return the title of the dialog that asks where to write the game."""
    return tr("Export the game")


def import_title() -> str:
    """Return the title of the dialog that asks which game to read."""
    return tr("Import a game")


def history_export_title() -> str:
    """Return the title of the dialog that asks where to write all finished games."""
    return tr("Export the history")


def history_import_title() -> str:
    """Return the title of the dialog that asks which games to take over."""
    return tr("Import a history")


def history_name(day: date) -> str:
    """Return a name for the file of a history that is exported on `day`."""
    return f"yahtzee-history-{day.isoformat()}.jsonl"


def history_files() -> str:
    """Return the filter of file dialogs for histories."""
    return tr("Histories (*.jsonl)")


def export_name(seed: str) -> str:
    """Return a name for the file of an exported game, without its ending."""
    readable = "".join(letter for letter in seed if letter.isascii() and letter.isalnum())
    return f"yahtzee-{readable[:16] or 'game'}"


def replace_question(name: str) -> str:
    """Return the question whether to write over a file."""
    return tr("There is a file {name} already. Replace it?").format(name=name)


def replace() -> str:
    """Return the text of the button that writes over a file."""
    return tr("Replace")


def game_files() -> str:
    """Return the filter of file dialogs for games."""
    return tr("Games (*.json)")
