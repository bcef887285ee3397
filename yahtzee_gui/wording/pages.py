# SPDX-License-Identifier: MIT
"""Menus, dialogs and pages in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence

from yahtzee_gui.modes import CoachMode
from yahtzee_gui.wording.base import tr
from yahtzee_gui.wording.names import coach_mode, coach_mode_explained
from yahtzee_gui.wording.play import space_key


def new_game() -> str:
    """Return the text of the button that begins a game."""
    return tr("New game")


def start_game() -> str:
    """Return the text of the button that begins the game by the chosen rules."""
    return tr("Start game")


def choose_rules() -> str:
    """Return the heading of the new-game dialog."""
    return tr("Which rules?")


def export_title() -> str:
    """Return the title of the dialog that asks where to write the game."""
    return tr("Export the game")


def import_title() -> str:
    """Return the title of the dialog that asks which game to read."""
    return tr("Import a game")


def export_name(seed: str) -> str:
    """Return a name for the file of an exported game, without its ending."""
    readable = "".join(letter for letter in seed if letter.isascii() and letter.isalnum())
    return f"yahtzee-{readable[:16] or 'game'}"


def game_files() -> str:
    """Return the filter of file dialogs for games."""
    return tr("Games (*.json)")


def dismiss() -> str:
    """Return the text of the button that closes a banner."""
    return tr("Dismiss")


def close() -> str:
    """Return the text of the button that closes a page."""
    return tr("Close")


def skip() -> str:
    """Return the text of the button that skips the first-run pages."""
    return tr("Skip")


def back() -> str:
    """Return the text of the button that goes back a page."""
    return tr("Back")


def next_page() -> str:
    """Return the text of the button that goes on a page."""
    return tr("Next")


def start_playing() -> str:
    """Return the text of the button that ends the first-run pages."""
    return tr("Start playing")


def welcome_title() -> str:
    """Return the title of the first-run dialog."""
    return tr("Welcome")


def welcome_heading() -> str:
    """Return the heading of the first page."""
    return tr("Thirteen turns, five dice")


def welcome_rules() -> str:
    """Return how the game goes."""
    return tr(
        "Each turn you roll up to three times. After a roll, click the dice you want to keep and roll the others"
        " again. Then put the dice into one of the thirteen boxes of the scorecard. Each box is filled once, and the"
        " most points win."
    )


def welcome_coach_heading() -> str:
    """Return the heading of the second page."""
    return tr("A coach that plays perfectly")


def welcome_coach() -> str:
    """Return what the coach does."""
    return tr(
        "The coach knows for every choice what final score you can expect after it. When should it speak? You can"
        " change this at any time with the key C."
    )


def welcome_table_heading() -> str:
    """Return the heading of the third page."""
    return tr("The strategy table")


def welcome_table() -> str:
    """Return why a table is built."""
    return tr(
        "To be exact, the coach solves the whole game once on this computer: 536,448 situations, in a few seconds."
        " The result is kept for the next start. You can play while it works."
    )


def mode_choice(mode: CoachMode) -> str:
    """Return a coach mode with what it does, as a choice."""
    return f"{coach_mode(mode)}: {coach_mode_explained(mode)}"


def menu_titles() -> dict[str, str]:
    """Return the titles of the menus."""
    return {"game": tr("&Game"), "coach": tr("&Coach"), "view": tr("&View"), "help": tr("&Help")}


def menu_items() -> dict[str, str]:
    """Return the texts of the menu items that are no choice."""
    return {
        "new": tr("&New game…"),
        "undo": tr("&Undo"),
        "redo": tr("&Redo"),
        "import": tr("&Import a game…"),
        "export": tr("&Export the game…"),
        "history": tr("Games &played"),
        "fairness": tr("Are the dice &fair?"),
        "settings": tr("&Settings"),
        "quit": tr("&Quit"),
        "next_mode": tr("Next m&ode"),
        "hint": tr("&Hint for this decision"),
        "next_mistake": tr("&Next mistake"),
        "previous_mistake": tr("&Previous mistake"),
        "tables": tr("Charts as &tables"),
        "rules": tr("&Rules"),
        "shortcuts": tr("&Keys"),
        "welcome": tr("&Welcome pages"),
        "demo": tr("Watch &perfect play"),
        "verhoeff": tr("&Verhoeff's game against the demon"),
        "about": tr("&About"),
    }


def key(combination: str) -> str:
    """Return a combination of keys as the system and the language write it: Strg+N where that is on the key."""
    return QKeySequence(combination).toString(QKeySequence.SequenceFormat.NativeText)


def shortcuts_title() -> str:
    """Return the title of the page of keys."""
    return tr("Keys")


def shortcuts() -> Sequence[tuple[str, str]]:
    """Return every key and what it does."""
    return (
        ("1 – 5", tr("keep a die, or let it go")),
        (space_key(), tr("roll the dice that are not kept")),
        (tr("Tab"), tr("to the next control; Enter presses it")),
        (tr("Up, Down"), tr("go from box to box on the scorecard")),
        (tr("Enter"), tr("score in the chosen box; in the coach's list, keep what the option keeps")),
        ("S", tr("go to the scorecard")),
        ("C", tr("next coach mode")),
        ("H", tr("a hint for this one decision")),
        (key("N, Shift+N"), tr("look at the next mistake, or the one before")),
        (tr("Left, Right"), tr("looking back: the decision before, or the next")),
        ("T", tr("the charts as tables")),
        (tr("Esc"), tr("back to the game; not the choice that is asked about")),
        (key("Ctrl+Z, Ctrl+Shift+Z"), tr("undo, redo; a new game can be undone too")),
        (key("Ctrl+N"), tr("new game")),
        (key("Ctrl+O, Ctrl+S"), tr("import a game, export the game")),
        (key("Ctrl+,"), tr("settings")),
        ("F1", tr("this page")),
        (key("Ctrl+Q"), tr("quit; the game is saved after every action")),
    )


def demo_title() -> str:
    """Return the title of a window that plays by itself."""
    return tr("Perfect play")
