# SPDX-License-Identifier: MIT
"""Exercises in words: what is asked, what came of it, and what can be done then."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.training.lessons.exercise import Mark
from yahtzee_gui.play.visibility import Hint
from yahtzee_gui.words import names, options
from yahtzee_gui.words.base import Counted, Sentence, Sentences, tr
from yahtzee_gui.words.units import lost

# A choice
working_it_out = Sentence(
    "One moment: the strategy table is loading", where="remark while a choice waits for its judgement"
)
is_tried = Sentence("You tried that already.", where="why the Roll button is disabled")
all_options = Sentence("All options", where="button, and the heading of the list")
scorecard_again = Sentence("Scorecard", where="button that shows it in the place of all options")
option_columns = Sentences("Option", ("Expected", "expected final score"), "Lost")
answer_heading = Sentence("Verdict")

# From position to position
next_position = Sentence("Next position", where="button")
play_on = Sentence(
    "Set up this position", where="button that takes the position of an exercise to where it can be played from"
)
to_the_result = Sentence("See the result", where="button after the last position")
back_to_result = Sentence("Back to the result", where="button, from a position looked at again")
outcome_heading = Sentence("Position by position")
outcome_columns = Sentences(("No.", "the number of a position"), "Turn", "Dice", "Your choice", "Best", "Lost")

# Answers that are kept
kept_hint = Sentence("Your answers are saved: you can continue later.")
drop_them = Sentence("New positions", where="button that loses the answers")
keep_them = Sentence("Keep my answers", where="button")
drop_question = Counted(
    "Get new positions? You will lose your %n answer so far.",
    "Get new positions? You will lose your %n answers so far.",
)


number = Sentence("Position {number} of {of}")


def mark_spoken(place: int, mark: Mark | Verdict) -> str:
    """Return how an exercise stands, as a screen reader says it."""
    if isinstance(mark, Verdict):
        return tr("{number}: {stands}").format(number=place, stands=names.verdict(mark))
    stands = {
        Mark.OPEN: tr("still to come"),
        Mark.CURRENT: tr("current"),
        Mark.TAKEN: tr("chosen"),
    }[mark]
    return tr("{number}: {stands}").format(number=place, stands=stands)


def what_is_asked(*, can_roll: bool) -> str:
    """Return what is asked, below the dice, while nothing is chosen yet."""
    if can_roll:
        return tr("What do you keep, or which box do you score?")
    return tr("Which box do you score?")


def no_hint_yet(*, is_silent: bool) -> str:
    """Return why there is no hint before the first choice."""
    if is_silent:
        return tr("There are no hints in a test.")
    return tr("Choose first: hints come after a choice that isn't good enough.")


def try_again(*, can_roll: bool) -> str:
    """Return what can be done after a choice that was not the best."""
    if can_roll:
        return tr("Try again: keep different dice and roll, or score a box.")
    return tr("Try again: score another box.")


show_best = Sentence("Show the best", where="button")


def best_box(box: str) -> str:
    """Return the last step of a hint where it names a box."""
    return tr("The best box is {box}").format(box=box)


def more(hint: Hint | None) -> str:
    """Return the text of the button that tells more, after the part of the hint that is shown."""
    if hint is None:
        return tr("Hint", "button")
    return show_best() if hint is Hint.COUNT else tr("Another hint")


def first_cost(first: Option) -> str:
    """Return what the first choice lost, where another one was tried: it is the one that is judged."""
    return tr("Your first choice is judged: {choice}, {lost} {mark}.").format(
        choice=options.option(first), lost=lost(first), mark=names.mark(first.verdict)
    )


def found(chosen: Option, best: Option) -> str:
    """Return the judgement on a choice that was good enough."""
    if chosen.verdict is Verdict.BEST:
        return tr("{mark} Solved: {choice}").format(mark=names.mark(chosen.verdict), choice=options.option(chosen))
    return tr("{mark} Close enough: {choice}, {lost} · best: {best}").format(
        mark=names.mark(chosen.verdict), choice=options.option(chosen), lost=lost(chosen), best=options.option(best)
    )


def with_key(text: str, key: str) -> str:
    """Return the text of a button with the key that does the same."""
    return tr("{button} ({key})").format(button=text, key=key) if key else text


go_on = Sentence("Continue with position {number} of {of}")
turn_and_roll = Sentence("{turn}, roll {roll}")
log_put_aside = Sentence("Your saved lessons and tests can't be read. They are kept as {path}.")
log_failed = Sentence("Your lessons and tests can't be saved: {reason}.")
