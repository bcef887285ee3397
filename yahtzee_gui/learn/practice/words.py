# SPDX-License-Identifier: MIT
"""Practice in words: what is asked, what came of it, and what can be done then."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.training.exercises import Mark
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.play.visibility import Hint
from yahtzee_gui.words import names, options
from yahtzee_gui.words.base import Sentence, SentenceFor, Sentences, tr

# ---- the page -------------------------------------------------------------------------------------------------------

stop = Sentence("Stop", where="button that leaves practice")
number_of = Sentence("{number} of {of}", where="which position it is of how many")
about_label = Sentence("About", where="label of a list: what the positions are about")
session_heading = Sentence("This session", where="heading of the list of positions")
how_heading = Sentence("How it works", where="heading")
lines_heading = Sentence("Play by this list", where="heading of the lines of a lesson")
choice_now = Sentence("now", where="in a list of positions: the one that is asked")
taken = Sentence("taken", where="in a list of positions: a choice was made, and nothing is told yet")


_mark = SentenceFor((Mark.OPEN, "still to come"), (Mark.CURRENT, "current"), (Mark.TAKEN, "chosen"))


def mark_spoken(place: int, mark: Mark | Verdict) -> str:
    """Return how a position stands, as a screen reader says it."""
    stands = names.verdict(mark) if isinstance(mark, Verdict) else _mark(mark)
    return tr("{number}: {stands}").format(number=place, stands=stands)


# ---- the question ---------------------------------------------------------------------------------------------------

asked_heading = Sentence("What would you do?", where="heading of a position that is asked")
working_it_out = Sentence(
    "One moment: the coach is getting ready", where="remark while a choice waits for its judgement"
)
is_tried = Sentence("You tried that already.")
my_choice = Sentence("That's my choice", where="button")
next_position = Sentence("Next", where="button: the next position")
to_the_result = Sentence("See the result", where="button after the last position")
back_to_result = Sentence("Back to the result", where="button, from a position looked at again")
key_keep = Sentence("keep a die, or let it go", where="what keys do")
key_card = Sentence("go to the card", where="what a key does")
key_hint = Sentence("a hint, after a first choice that wasn't the best", where="what a key does")
key_stop = Sentence("stop; your answers are kept", where="what a key does")


def what_is_asked(*, can_roll: bool, is_silent: bool) -> str:
    """Return what is asked, and how it is answered."""
    asked = (
        tr("Click the dice you would keep, or a box on the card.")
        if can_roll
        else tr("Click the box on the card that you would score.")
    )
    counts = (
        tr("One choice in each position; you see the answers at the end.")
        if is_silent
        else tr("Your first choice counts; if there is a better one, you can choose again.")
    )
    return f"{asked} {counts}"


def no_hint_yet(*, is_silent: bool) -> str:
    """Return why there is no hint before the first choice."""
    if is_silent:
        return tr("There are no hints in a test.")
    return tr("Choose first: hints come after a choice that isn't good enough.")


def try_again(*, can_roll: bool) -> str:
    """Return what can be done after a choice that was not the best."""
    if can_roll:
        return tr("There is a better one. Keep different dice, or score a box.")
    return tr("There is a better one. Score another box.")


show_answer = Sentence("Show the answer", where="button")
best_box = Sentence("The best box is {box}", where="the last step of a hint")


def more(hint: Hint | None) -> str:
    """Return the text of the button that tells more; none where only the answer is left."""
    if hint is None:
        return tr("Hint", "button")
    return "" if hint is Hint.COUNT else tr("Another hint")


def with_key(text: str, key: str) -> str:
    """Return the text of a button with the key that does the same."""
    return tr("{button} ({key})").format(button=text, key=key) if key and text else text


# ---- the answer -----------------------------------------------------------------------------------------------------

show_game = Sentence("Show the game", where="link")
play_from_here = Sentence("Play on from here", where="link")
park = Sentence("Don't ask me again", where="link")
show_options = Sentence("All options", where="link to the list of all options")
show_session = Sentence("This session", where="link back from the list of all options")


# ---- cards for Anki -------------------------------------------------------------------------------------------------

anki_title = Sentence("Export cards for Anki", where="title of the dialog that asks for a file")
anki_name = Sentence("costly-choices", "the name of a file")
anki_columns = Sentences(
    ("Front", "of a card in Anki"),
    ("Back", "of a card in Anki"),
    ("Tags", "of a card in Anki"),
    where="column of a file",
)
no_choices_yet = Sentence("there are no costly choices yet", where="after: It couldn't be saved")


# ---- the result -----------------------------------------------------------------------------------------------------

answers_heading = Sentence("Your answers", where="heading of a table")
answer_columns = Sentences(("No.", "the number of a position"), "Dice", "You", "Best")
cost_column = Sentence("Cost", "heading of a column")
the_same = Sentence("the same", where="in a table: the best choice was the one that was made")
done = Sentence("Done", "leaves practice", where="button")
back_to_game = Sentence("Back to the game", where="button: the game that the positions are from")
new_game = Sentence("New game", where="button")
go_on = lessons_words.go_on
number_again = Sentence("Show number {number} again", where="link: a position that was missed")
think_of = Sentence("One to think about, number {number}: {reason}", where="why the best was better")


def short_option(option: Option) -> str:
    """Return an option in a column."""
    if option.category is not None:
        return options.box_with_points(option.category, option.points or 0)
    return options.begun(options.option(option))
