# SPDX-License-Identifier: MIT
"""Menus, dialogs and pages in words."""

from __future__ import annotations

from datetime import date

from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.dates import long_day


def new_game() -> str:
    """Return the text of the button that begins a game."""
    return tr("New game")


def start_game() -> str:
    """Return the text of the button that begins the game by the chosen rules."""
    return tr("Start game")


def choose_rules() -> str:
    """Return the heading of the new-game dialog."""
    return tr("Which rules?")


def rolls_per_turn() -> str:
    """Return the name of the choice how often the dice are rolled in a turn."""
    return tr("Rolls per turn")


def which_game() -> str:
    """Return the heading of the choice where the dice come from."""
    return tr("Which game?")


def todays_game() -> str:
    """Return the name of the game of the day."""
    return tr("Today's game")


def todays_game_explained(day: date) -> str:
    """Return what the game of the day is."""
    return tr("{day}: the same fair dice for everybody who plays by the same rules.").format(day=long_day(day))


def new_dice() -> str:
    """Return the name of a game with dice that nobody knows."""
    return tr("New dice")


def new_dice_explained() -> str:
    """Return what new dice are."""
    return tr("Dice that nobody has rolled before.")


def dice_of_seed() -> str:
    """Return the name of a game with the dice of a seed."""
    return tr("Dice of a seed")


def seed_field() -> str:
    """Return the name of the field for a seed."""
    return tr("Seed")


def seed_example() -> str:
    """Return what stands in the field for a seed while it is empty."""
    return tr("any text, such as a name")


def seed_missing() -> str:
    """Return what is wrong with no seed at all."""
    return tr("A seed is any text: whoever types the same one gets the same dice.")


def seed_too_long(most: int) -> str:
    """Return what is wrong with a seed that has too many letters."""
    return tr("A seed has at most {most} letters.").format(most=most)


def seed_unreadable() -> str:
    """Return what is wrong with a seed that has signs which cannot be seen."""
    return tr("A seed has letters, digits and signs that can be seen.")


def seed_of_day(day: date) -> str:
    """Return what is said of a seed that is the one of a day."""
    return tr("The dice of {day}.").format(day=long_day(day))


def finished_before(score: int) -> str:
    """Return what is said of a game that was finished before by the rules that are chosen."""
    return plural(
        score,
        "Finished before with %n point: that result stays.",
        "Finished before with %n points: that result stays.",
    )
