# SPDX-License-Identifier: MIT
"""The choice of a match in words: who plays, how the dice fall, who begins."""

from __future__ import annotations

from yahtzee_gui.wording.base import tr


def alone() -> str:
    """Return the name of a game of one."""
    return tr("On your own")


def against_others() -> str:
    """Return the name of a game of several."""
    return tr("Against opponents")


def kind_of_game() -> str:
    """Return what a screen reader says the choice of those two is about."""
    return tr("Who plays")


def who_plays() -> str:
    """Return the heading of the choice of opponents."""
    return tr("Who plays?")


def your_name() -> str:
    """Return the name of the field for the player's own name."""
    return tr("Your name")


def other(number: int) -> str:
    """Return the name of the choice of an opponent."""
    return tr("Opponent {number}").format(number=number)


def nobody() -> str:
    """Return the name of an empty seat."""
    return tr("Nobody", "in a seat of a match")


def person() -> str:
    """Return the name of a person as an opponent."""
    return tr("A person at this screen")


def name() -> str:
    """Return what stands in the field for a name while it is empty."""
    return tr("Name")


def name_of_other(number: int) -> str:
    """Return the name of the field for an opponent's name."""
    return tr("Name of opponent {number}").format(number=number)


def nobody_plays() -> str:
    """Return what is wrong with no opponent at all."""
    return tr("Choose an opponent at least.")


def name_missing() -> str:
    """Return what is wrong with somebody who has no name."""
    return tr("Every person needs a name.")


def same_name() -> str:
    """Return what is wrong with two people of the same name."""
    return tr("Two people cannot have the same name.")


def unreadable_name() -> str:
    """Return what is wrong with a name that has signs which cannot be seen."""
    return tr("A name has letters, digits and signs that can be seen.")


def which_dice() -> str:
    """Return the heading of the choice of dice."""
    return tr("Which dice?")


def own_dice() -> str:
    """Return the name of dice that everybody has of their own."""
    return tr("Own dice")


def own_dice_explained() -> str:
    """Return what those are."""
    return tr("Everybody rolls for themselves, as at a table.")


def linked_dice() -> str:
    """Return the name of dice that are the same for everybody."""
    return tr("Linked dice")


def linked_dice_explained() -> str:
    """Return what those are, and what they are good for."""
    return tr(
        "Everybody gets the same rolls: for each roll of each turn five faces lie ready, and who rolls three dice gets"
        " the first three. Good and bad luck falls on all alike, so it takes fewer matches to see who plays better."
    )


def linked_dice_need_one_person() -> str:
    """Return why dice cannot be linked."""
    return tr("Linked dice are for one person, who begins: whoever comes later would have seen the rolls.")


def who_begins() -> str:
    """Return the heading of the choice who begins."""
    return tr("Who begins?")


def you_begin() -> str:
    """Return that the player does."""
    return tr("You begin")


def others_begin() -> str:
    """Return that the others do."""
    return tr("The others begin")


def others_begin_explained() -> str:
    """Return what is good about that."""
    return tr("You have the last turn, and know then what you need.")
