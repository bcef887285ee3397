# SPDX-License-Identifier: MIT
"""Decisions that are looked back at, in words: the review bar, and the points of the timeline."""

from __future__ import annotations

from engine.analysis.options import Option, Standing
from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import Decision
from yahtzee_gui.words import units
from yahtzee_gui.words.announcing import rolls_left
from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.names import loss_among, verdict
from yahtzee_gui.words.numbers import signed, value
from yahtzee_gui.words.options import first_choice, option

# ---- the review bar ----

previous_mistake = Sentence("Previous costly choice", where="button")
next_mistake = Sentence("Next costly choice", where="button")
previous_decision = Sentence("Previous decision", where="button")
next_decision = Sentence("Next decision", where="button")


nothing_to_choose = Sentence(
    "nothing to decide here", where="in the place of “choice 3 of 38”, where all is worth the same"
)
decided_before = Sentence("already decided", where="in that place, where a game for a chance was won or lost before")


def uncounted(decision: Decision) -> str:
    """Return why there was nothing to decide in a decision that doesn't count."""
    return decided_before() if decision.analysis.is_decided else nothing_to_choose()


mistake_of = Sentence("Costly choice {number} of {of}")


def mistakes(number: int) -> str:
    """Return how many of them there are, while none of them is looked at."""
    return plural(number, "%n costly choice", "%n costly choices") if number else tr("No costly choices")


decision_of = Sentence("choice {number} of {of}")


def play_on_explained(*, is_over: bool) -> str:
    """Return what that button does to the game."""
    if is_over:
        return tr("Try again from here, on a copy: the finished game stays as it is, and undo takes you back.")
    return tr("Try again from here, on a copy that doesn't count: your game stays as it is, and undo takes you back.")


# ---- one decision ----


def when(decision: Decision) -> str:
    """Return which decision of its game is meant: its turn, and how many rolls were left."""
    return f"{tr('Turn {number}').format(number=decision.turn)}, {rolls_left(decision.before.rolls_left)}"


def moment(decision: Decision) -> str:
    """Return a decision as a point of the timeline is headed."""
    return f"{when(decision)}: {option(decision.taken)}"


def judged(decision: Decision) -> str:
    """Return what a decision lost and what was best; of one that was made again, what the first try was, too."""
    if not decision.counts:
        return tr("there was no choice")
    loss = loss_among(decision.chosen)
    if decision.was_taken_back:
        first = first_choice(decision.chosen, decision.taken, decision.analysis.best)
        return first if decision.taken.verdict is Verdict.BEST else f"{loss_among(decision.taken)} · {first}"
    if decision.verdict is Verdict.BEST:
        return f"{loss} {verdict(decision.verdict)}"
    return tr("{loss} · best: {best}").format(loss=loss, best=option(decision.best))


def first_chosen(first: Option) -> str:
    """Return what was chosen first, which is judged, as a line below what was played."""
    return tr("taken back: {first}").format(first=option(first))


def figures(standing: Standing, luck: float, measure: Measure | None = None) -> str:
    """Return how the game stood after a decision, and what the roll before it gave."""
    gave = units.short(signed(luck), measure)
    if measure is None:
        return tr("expected {value} · luck of the roll {luck}").format(value=value(standing.expected), luck=gave)
    figure = units.prospect(standing.prospect, measure)
    return tr("{figure} · expected {value} · luck of the roll {luck}").format(
        figure=figure, value=value(standing.expected), luck=gave
    )
