# SPDX-License-Identifier: MIT
"""What a new game is played for, in words."""

from __future__ import annotations

from yahtzee_gui.wording.base import tr


def play_for() -> str:
    """Return the name of the list of what can be played for."""
    return tr("What to play for")


def play_for_short() -> str:
    """Return the words before that list."""
    return tr("Goal")


def score_field() -> str:
    """Return the name of the field for a score."""
    return tr("Score to reach")


def against_par() -> str:
    """Return the name of a game for the expected final score."""
    return tr("Against par")


def reach(score: int) -> str:
    """Return the name of a game to reach a score."""
    return tr("Reach {score}").format(score=score)


def reach_best(best: int | None) -> str:
    """Return the name of a game to reach the player's best score."""
    return tr("Reach your best") if best is None else tr("Reach your best, {score}").format(score=best)


def reach_other() -> str:
    """Return the name of a game to reach a score that is typed."""
    return tr("Reach a score:")


def score_out_of_range(least: int, most: int) -> str:
    """Return what is wrong with a score that no game can have."""
    return tr("A score to reach is a number from {least} to {most}.").format(least=least, most=most)


def par_explained() -> str:
    """Return what a game against par is."""
    return tr("Every point counts.")


def reach_explained(target: int) -> str:
    """Return what a game to reach a score is."""
    return tr("The coach tells your chance of {score} or more.").format(score=target)


def needs_fair_dice() -> str:
    """Return why no score to reach can be chosen."""
    return tr("A score to reach needs fair dice.")
