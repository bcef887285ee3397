# SPDX-License-Identifier: MIT
"""What a new game is played for, in words."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentence, tr

play_for = Sentence("What to play for", where="list")
play_for_short = Sentence("Goal", where="words before the list")
score_field = Sentence("Score to reach", where="field")
against_par = Sentence("As many points as you can", where="name of a game for the expected final score")
to_win = Sentence("To win", where="what is played for against opponents")
reach_other = Sentence("Reach a score:", where="choice, with a field for the score behind it")
par_explained = Sentence("Every point counts.")
needs_fair_dice = Sentence("Other goals need fair dice.")


reach = Sentence("Reach {score}")


def reach_best(best: int | None) -> str:
    """Return the name of a game to reach the player's best score."""
    if best is None:
        return tr("Reach your best (none yet)")
    return tr("Reach your best, {score}").format(score=best)


score_out_of_range = Sentence("Choose a score from {least} to {most}.")
win_explained = Sentence("The coach shows your chance of winning.")
reach_explained = Sentence("The coach shows your chance of reaching {score}.")
