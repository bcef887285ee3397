# SPDX-License-Identifier: MIT
"""What a new game is played for, in words."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentence, tr

play_for = Sentence("What to play for", where="list")
play_for_short = Sentence("Goal", where="words before the list")
score_field = Sentence("Score to reach", where="field")
against_par = Sentence("Against par", where="name of a game for the expected final score")
reach_other = Sentence("Reach a score:", where="choice, with a field for the score behind it")
par_explained = Sentence("Every point counts.")
needs_fair_dice = Sentence("A score to reach needs fair dice.")


def reach(score: int) -> str:
    """Return the name of a game to reach a score."""
    return tr("Reach {score}").format(score=score)


def reach_best(best: int | None) -> str:
    """Return the name of a game to reach the player's best score."""
    if best is None:
        return tr("Reach your best (no game finished yet)")
    return tr("Reach your best, {score}").format(score=best)


def score_out_of_range(least: int, most: int) -> str:
    """Return what is wrong with a score that no game can have."""
    return tr("A score to reach is a number from {least} to {most}.").format(least=least, most=most)


def reach_explained(target: int) -> str:
    """Return what a game to reach a score is."""
    return tr("The coach tells your chance of {score} or more.").format(score=target)
