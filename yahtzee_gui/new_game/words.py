# SPDX-License-Identifier: MIT
"""Menus, dialogs and pages in words."""

from __future__ import annotations

from datetime import date

from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.words import names
from yahtzee_gui.words.base import Counted, Sentence, tr
from yahtzee_gui.words.dates import long_day

# The game
new_game = Sentence("New game", where="button")
start_game = Sentence("Start game", where="button")
choose_rules = Sentence("Rules", where="heading of the new-game dialog, beside a list of games")
game_of_the_family = Sentence("Which game: Yahtzee or one like it", where="screen reader: list beside the heading")
rolls_per_turn = Sentence("Rolls per turn", where="choice")
which_game = Sentence("Which rolls?", where="heading of the choice where the dice come from")

# Its dice
todays_game = Sentence("Daily game", where="choice")
new_dice = Sentence("New dice", where="choice")
new_dice_explained = Sentence("Fresh rolls no one has seen.")
own_dice = Sentence("Your own dice", where="choice")
own_dice_explained = Sentence("You roll your own dice and type in what you get.")
own_dice_are_fair = Sentence("Angels and demons only work when the program rolls. Your own dice are fair.")
todays_dice_are_fair = Sentence("The daily game has fair dice.", where="why other dice can't be chosen")
dice_of_seed = Sentence("Dice from a seed", where="choice")
seed_field = Sentence("Seed", where="field")
seed_example = Sentence("any text, such as a name", where="in the field for a seed while it is empty")
seed_missing = Sentence("A seed is any text: the same text gives the same dice.")
seed_unreadable = Sentence("Use only letters, digits and symbols in a seed.")
finished_before = Counted(
    "You've already finished this game, with %n point. That result stands.",
    "You've already finished this game, with %n points. That result stands.",
)


def todays_game_explained(day: date) -> str:
    """Return what the game of the day is."""
    return tr("{day}: the same fair dice for everyone who plays by the same rules.").format(day=long_day(day))


seed_too_long = Sentence("A seed can have at most {most} characters.")


def seed_of_day(day: date) -> str:
    """Return what is said of a seed that is the one of a day."""
    return tr("The dice for {day}.").format(day=long_day(day))


race_against = Sentence("Race against", where="heading")


no_race_with_own_dice = Sentence("With your own dice, you and a ghost can't get the same rolls.")
ghosts_need_fair_dice = Sentence("A race needs fair dice: with other dice you and the ghost can't get the same rolls.")


def rival_explained(name: Rival) -> str:
    """Return how a rival plays, and when it is seen."""
    if name is Rival.NO_ONE:
        return tr(
            "A ghost plays alongside you with the same dice. You see each of its turns, and what it scored, once "
            "you have finished yours."
        )
    return f"{names.how_it_plays(name)} " + tr("You see each of its turns when you've finished yours.")
