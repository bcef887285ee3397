# SPDX-License-Identifier: MIT
"""The sentences of demonstrations: the window that plays by itself, and the report printed where there is no screen."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.coach.reviewing.review import Review
from yahtzee_gui.desktop.preferences import Pace
from yahtzee_gui.wording.base import Sentence, plural, tr
from yahtzee_gui.wording.game.ending import final_score
from yahtzee_gui.wording.names import rules_name, verdict
from yahtzee_gui.wording.numbers import decimal, signed
from yahtzee_gui.wording.options import as_deed

demo_title = Sentence("Perfect play", where="window title")
controls = Sentence("Watching", where="screen reader: buttons of a game that is watched")
watching = Sentence("Perfect play, by the coach's own advice")
next_roll = Sentence("Next: roll all five dice, there is nothing to choose")
stop = Sentence("Pause", where="button")
go_on = Sentence("Play", where="button that lets the game go on")
step = Sentence("Step", where="button")
why = Sentence("Why?", where="button that asks why the next choice is what it is")
pace_name = Sentence("Speed", where="label")
no_display = Sentence(
    "There is no display, so here is a demonstration: one game played perfectly in an offscreen window."
)


def next_choice(option: Option) -> str:
    """Return what is said while the game stands still before a choice."""
    return tr("Next: {choice}").format(choice=as_deed(option))


def why_next(option: Option) -> str:
    """Return what is said when it was asked why; the coach beside it gives the reasons."""
    return tr("Next: {choice}. The coach says why").format(choice=as_deed(option))


def watched_to_the_end(score: int) -> str:
    """Return what is said when the game is over."""
    return tr("The game is over, and nothing was given away: {score}").format(score=final_score(score))


def pace(name: Pace) -> str:
    """Return how fast the game goes on."""
    return {Pace.SLOW: tr("Slow"), Pace.STEADY: tr("Normal"), Pace.FAST: tr("Fast")}[name]


def pictures_saved(number: int, folder: str) -> str:
    """Return where the pictures of a demonstration are."""
    return plural(number, "%n picture is in {folder}.", "%n pictures are in {folder}.").format(folder=folder)


def report_heading(review: Review) -> str:
    """Return which game a report is on."""
    return tr("Seed {seed}, {rules} rules").format(seed=review.game.seed, rules=rules_name(review.game.rules))


def report_split(review: Review) -> str:
    """Return what the score of a game is made of."""
    return tr("{score} = {par} par {luck} luck {lost} points lost").format(
        score=final_score(review.game.points_so_far),
        par=decimal(review.par, 4),
        luck=signed(review.luck),
        lost=signed(-review.points_lost),
    )


def report_verdicts(review: Review) -> str:
    """Return how often each verdict fell."""
    counts = {name: sum(decision.verdict is name for decision in review.counted) for name in Verdict}
    return ", ".join(f"{count} {verdict(name)}" for name, count in counts.items())
