# SPDX-License-Identifier: MIT
"""The sentences of demonstrations: the window that plays by itself, and the report printed where there is no screen."""

from __future__ import annotations

from engine.analysis.verdicts import Verdict
from engine.game_review.review import Review
from yahtzee_gui.words.base import Counted, Sentence, tr
from yahtzee_gui.words.games import final_score
from yahtzee_gui.words.names import verdict
from yahtzee_gui.words.numbers import decimal, signed
from yahtzee_gui.words.units import luck_of

demo_title = Sentence("Perfect play", where="window title")
watching = Sentence("Perfect play, following the coach's own advice")
somebody_plays = Sentence("Playing: {name}. The coach says what would be best")
next_roll = Sentence("Next: roll all five dice; there is nothing to choose")
no_display = Sentence(
    "There is no display, so here is a demonstration: one game played perfectly in an offscreen window."
)

next_choice = Sentence("Next: {choice}", where="while a game that is watched stands still")
why_next = Sentence("Next: {choice}. The coach says why", where="the coach beside it gives the reasons")
watched_to_the_end = Sentence("The game is over, and no choice cost anything: {score}")

pictures_saved = Counted("%n picture is in {folder}.", "%n pictures are in {folder}.")


report_heading = Sentence("Seed {seed}, rules: {rules}", where="heading of a report on a game")


def report_split(review: Review) -> str:
    """Return what the score of a game is made of."""
    return tr("{score} = {par} par {luck} luck {lost} cost").format(
        score=final_score(review.game.points_so_far),
        par=decimal(review.par, 4),
        luck=signed(luck_of(review)),
        lost=signed(-review.points_lost),
    )


def report_verdicts(review: Review) -> str:
    """Return how often each verdict fell."""
    counts = {name: sum(decision.verdict is name for decision in review.counted) for name in Verdict}
    return ", ".join(f"{count} {verdict(name)}" for name, count in counts.items())
