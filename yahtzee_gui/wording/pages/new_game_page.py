# SPDX-License-Identifier: MIT
"""Menus, dialogs and pages in words."""

from __future__ import annotations

from yahtzee_gui.wording.base import tr


def new_game() -> str:
    """Return the text of the button that begins a game."""
    return tr("New game")


def start_game() -> str:
    """Return the text of the button that begins the game by the chosen rules."""
    return tr("Start game")


def choose_rules() -> str:
    """Return the heading of the new-game dialog."""
    return tr("Which rules?")
