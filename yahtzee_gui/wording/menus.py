# SPDX-License-Identifier: MIT
"""The words of the menus, and of the page of all keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence

from yahtzee_gui.wording.base import tr
from yahtzee_gui.wording.game.play import space_key


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
        "glossary": tr("W&ords of the coach"),
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
        ("H", tr("a hint; again, and it tells more")),
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
