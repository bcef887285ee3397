# SPDX-License-Identifier: MIT
"""The words of the page that exports the player's decisions."""

from __future__ import annotations

from yahtzee_gui.words import numbers
from yahtzee_gui.words.base import Sentence, plural, tr

title = Sentence("Export my decisions", where="title of the page, and of the dialog that asks for a file")
opens = Sentence("Your decisions, for people who study how Yahtzee is played", where="beside a button")
export = Sentence("Export…", where="button")
explained = Sentence(
    "As far as we know, no one has collected the decisions people make in Yahtzee. This page puts yours into a "
    "file, which you can give to people who study them. The program itself sends nothing."
)
left_out_always = Sentence(
    "Not in the file: names, dates, seeds, and the order of your games. The lines are shuffled, but someone could "
    "still guess from the scores which ones belong together."
)
reading = Sentence("Reading your games…")
nothing = Sentence("There is nothing to export yet: finish a game and let the coach look at it.")
sample_heading = Sentence("One line of the file", where="heading of a table")
another = Sentence("Show another line", where="button")
save = Sentence("Save…", where="button")
tables = Sentence("Tables (*.csv)", where="filter of file dialogs")
json_lines = Sentence("JSON lines (*.jsonl)", where="filter of file dialogs")
whole_line = Sentence("The whole line: {line}")
below = Sentence("in the line below", where="in the place of a value that is too long for its cell")
empty = Sentence("(none)", where="there is nothing in this column of a file")


def columns() -> tuple[str, str, str]:
    """Return the headings of the table: the name of a column, what stands there, and what it says."""
    return tr("In the file", "heading of a table"), tr("In this line", "heading of a table"), tr("What it means")


def meanings() -> dict[str, str]:
    """Return what each column of the file says, by its name there."""
    return {
        "rules": tr("Which rules"),
        "rolls_per_turn": tr("How many rolls a turn had"),
        "dice_model": tr("What kind of dice"),
        "goal": tr("What was played for"),
        "scores": tr("The boxes that were filled, and their points"),
        "yahtzee_bonuses": tr("How many bonuses for later Yahtzees"),
        "dice": tr("What was rolled"),
        "rolls_left": tr("How many rolls were left"),
        "choice": tr("What you chose first: dice to keep, or a box"),
        "final_choice": tr("What you chose in the end, if you took it back"),
        "coach": tr("Which coach mode was on"),
        "hints": tr("How much of a hint you had seen, 0 to 3"),
    }


def counted(decisions: int, games: int) -> str:
    """Return how much there is to export."""
    text = plural(games, "{decisions} decisions from %n game", "{decisions} decisions from %n games")
    return text.format(decisions=numbers.whole(decisions))


def left_out(of_days: int, by_own_rules: int, unseen: int) -> str:
    """Return which games are left out, and why; empty if none is."""
    parts = []
    if of_days:
        parts.append(
            plural(
                of_days,
                "%n daily game is left out: its dice would give away the date.",
                "%n daily games are left out: their dice would give away the date.",
            )
        )
    if by_own_rules:
        parts.append(
            plural(
                by_own_rules,
                "%n game with rules of your own is left out.",
                "%n games with rules of your own are left out.",
            )
        )
    if unseen:
        parts.append(
            plural(
                unseen,
                "%n game is missing: the coach hasn't looked at it yet.",
                "%n games are missing: the coach hasn't looked at them yet.",
            )
        )
    return " ".join(parts)


failed = Sentence("Your decisions couldn't be saved: {reason}.")
unread = Sentence("Your games couldn't be read.")


def saved(path: str, decisions: int) -> str:
    """Return the banner about decisions that were written to a file."""
    text = plural(decisions, "%n decision saved to {path}.", "%n decisions saved to {path}.")
    return text.format(path=path)
