# SPDX-License-Identifier: MIT
"""The opening book in words."""

from __future__ import annotations

from engine.analysis.options import Option
from yahtzee_gui.words import names, options
from yahtzee_gui.words.base import Sentence, Sentences, plural, tr
from yahtzee_gui.words.numbers import grouped

openings_title = Sentence("First rolls", where="heading")
scopes = Sentences("A new game of Yahtzee", "Your current scorecard")
scope_name = Sentence("First rolls for", where="label of the choice below")
scope_hint = Sentence("Looking up your current scorecard is a hint: the game counts as one with help from then on.")
search_name = Sentence("Search", where="name of the field for what is looked for")
search_hint = Sentence("Dice, such as 1 1 6, or words")
only_traps = Sentence("Only where the obvious choice is wrong", where="choice")
columns = Sentences(("Roll", "five dice"), "Best", "Expected", "Obvious, or next best", "Costs")
drawing = Sentence("Working out 252 rolls…", where="shown while the rolls are being valued")
none_found = Sentence("No roll matches. Type dice from 1 to 6, or words from the table.")
what_is_obvious = Sentence("“Obvious” is what the rules of thumb say, without calculating. ! marks where that's wrong.")
best = Sentence("{choice}: {value} expected")
obvious = Sentence("The obvious choice: {choice}")
also_obvious = Sentence("The obvious choice is best. Next: {choice}")
save_sheet = Sentence("Save a sheet to print…", where="button")
save_title = Sentence("Save the sheet", where="dialog title")
file_name = Sentence("first-rolls", "the name of a file", where="the file of the sheet")


def how_many(shown: int, traps: int, rules: str) -> str:
    """Return how many rolls are shown, in how many of these the obvious choice is wrong, and by which rules."""
    rolls = plural(shown, "%n roll", "%n rolls", "how many are listed")
    wrong = plural(traps, "the obvious choice is wrong in %n", "the obvious choice is wrong in %n")
    if shown == 1:
        wrong = tr("the obvious choice is wrong", "in the one roll") if traps else tr("the obvious choice is best")
    return f"{rolls} · {wrong} · {rules}"


def chance(ways: int, of: int) -> str:
    """Return how often a roll comes among all ways in which five dice can fall."""
    if ways == 1:
        return tr("1 in {of}").format(of=grouped(of))
    return plural(ways, "%n in {of}", "%n in {of}").format(of=grouped(of))


def kinds() -> dict[str, str]:
    """Return the filter of the kind of file that the sheet is."""
    return {".pdf": tr("Document to print (*.pdf)")}


def sheet_title(*, is_new_game: bool) -> str:
    """Return the title of the sheet."""
    if is_new_game:
        return tr("What to keep from every first roll of a game")
    return tr("What to keep from every first roll with this scorecard")


sheet_legend = Sentence(
    "Roll · best choice · obvious choice, marked ! where it's wrong ({traps} of {of} rolls), "
    "otherwise the next best · cost"
)
sheet_rules = Sentence("{rules} · {boxes} · fair dice, perfect play afterwards")


def short(option: Option) -> str:
    """Return an option in as few words as fit a column."""
    if option.category is not None:
        return options.box_with_points(option.category, option.points or 0)
    return names.kept(option.keep) if option.keep else options.roll_all()
