# SPDX-License-Identifier: MIT
"""The sentences of the welcome pages."""

from __future__ import annotations

from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.wording.base import tr
from yahtzee_gui.wording.names import coach_mode, coach_mode_explained


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
