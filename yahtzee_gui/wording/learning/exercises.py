# SPDX-License-Identifier: MIT
"""Exercises in words: what is asked, what came of it, and what can be done then."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.learning.lessons.exercise import Mark
from yahtzee_gui.wording import names, options
from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.units import lost


def number(place: int, of: int) -> str:
    """Return which of the exercises it is."""
    return tr("Position {number} of {of}").format(number=place, of=of)


def mark_spoken(place: int, mark: Mark) -> str:
    """Return how an exercise stands, as a screen reader says it."""
    stands = {
        Mark.OPEN: tr("still to come"),
        Mark.CURRENT: tr("here"),
        Mark.FOUND: tr("found"),
        Mark.MISSED: tr("missed"),
        Mark.TAKEN: tr("chosen"),
    }[mark]
    return tr("{number}: {stands}").format(number=place, stands=stands)


def what_is_asked(*, can_roll: bool) -> str:
    """Return what is asked, below the dice, while nothing is chosen yet."""
    if can_roll:
        return tr("What do you keep, or which box do you take? Nothing is told before you choose.")
    return tr("Which box do you take? Nothing is told before you choose.")


def working_it_out() -> str:
    """Return the remark while a choice waits for its judgement."""
    return tr("One moment: the table is on its way")


def not_found(chosen: Option) -> str:
    """Return the judgement on a choice that may be made again."""
    return tr("{choice}: not the best").format(choice=options.begun(options.option(chosen)))


def better_exists() -> str:
    """Return what can be done about it."""
    return tr("There is a better choice. Try once more, or have it shown.")


def found(chosen: Option, best: Option) -> str:
    """Return the judgement on a choice that was good enough."""
    if chosen.verdict is Verdict.BEST:
        return tr("{mark} Found: {choice}").format(mark=names.mark(chosen.verdict), choice=options.option(chosen))
    return tr("{mark} Found: {choice}, {lost} · best was {best}").format(
        mark=names.mark(chosen.verdict), choice=options.option(chosen), lost=lost(chosen), best=options.option(best)
    )


def try_again() -> str:
    """Return the text of the button that has the choice made once more."""
    return tr("Try once more")


def show_best() -> str:
    """Return the text of the button that tells what was best."""
    return tr("Show the best")


def first_counts() -> str:
    """Return what to know of a judgement after more than one choice."""
    return tr("The first choice counts.")


def with_key(text: str, key: str) -> str:
    """Return the text of a button with the key that does the same."""
    return tr("{button} ({key})").format(button=text, key=key) if key else text


def back_to_result() -> str:
    """Return the text of the button that leads from a position that is looked at again to all of them."""
    return tr("Back to the result")


def go_on(answered: int, of: int) -> str:
    """Return the text of the button that goes on with exercises that are begun."""
    return tr("Go on: {answered} of {of}").format(answered=answered, of=of)


def kept_hint() -> str:
    """Return what becomes of answers when exercises are left before the last one."""
    return tr("Your answers are kept: you can go on later.")


def drop_question(answers: int) -> str:
    """Return the question before other positions take the place of those that are begun."""
    return plural(
        answers,
        "Take other positions? Your %n answer to these is lost then.",
        "Take other positions? Your %n answers to these are lost then.",
    )


def drop_them() -> str:
    """Return the text of the button that loses the answers."""
    return tr("Take others")


def keep_them() -> str:
    """Return the text of the button that keeps the answers."""
    return tr("Keep my answers")


def next_position() -> str:
    """Return the text of the button that goes on to the next position."""
    return tr("Next position")


def to_the_result() -> str:
    """Return the text of the button after the last position."""
    return tr("To the result")


def answer_heading() -> str:
    """Return the name of the part of the board in which the judgement stands."""
    return tr("Judgement")


def outcome_heading() -> str:
    """Return the name of the table of all positions once they are done."""
    return tr("Position by position")


def outcome_columns() -> tuple[str, ...]:
    """Return its headings."""
    return (
        tr("No.", "the number of a position"),
        tr("Turn"),
        tr("Dice"),
        tr("Your choice"),
        tr("Best"),
        tr("Lost"),
    )


def turn_and_roll(turn: int, roll: int) -> str:
    """Return how far the game is in a position."""
    return tr("{turn}, roll {roll}").format(turn=turn, roll=roll)
