# SPDX-License-Identifier: MIT
"""The opening book in words."""

from __future__ import annotations

from engine.analysis.options import Option
from yahtzee_gui.wording import names, options
from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.numbers import grouped, lost, value


def openings_title() -> str:
    """Return the title of the page."""
    return tr("Opening book")


def scopes() -> tuple[str, str]:
    """Return whose first rolls may be looked up."""
    return tr("A new game"), tr("The scorecard in play")


def scope_name() -> str:
    """Return the name of the choice among these."""
    return tr("First rolls of")


def scope_hint() -> str:
    """Return what looking up the scorecard in play means."""
    return tr("To look up the scorecard in play is a hint: the game is coached from then on.")


def search_name() -> str:
    """Return the name of the field for what is looked for."""
    return tr("Search")


def search_hint() -> str:
    """Return what can be written there."""
    return tr("Dice, such as 1 1 6, or words")


def only_traps() -> str:
    """Return the text of the choice to see only rolls in which the obvious loses."""
    return tr("Only where the obvious loses")


def columns() -> tuple[str, ...]:
    """Return the headings of the table."""
    return tr("Roll", "five dice"), tr("Best"), tr("Worth"), tr("Obvious, or next best"), tr("Loses")


def drawing() -> str:
    """Return what stands there while the rolls are being valued."""
    return tr("Working out 252 rolls…")


def how_many(shown: int, traps: int) -> str:
    """Return how many rolls are shown, and in how many of these the obvious loses."""
    rolls = plural(shown, "%n roll", "%n rolls", "how many are listed")
    return rolls + " · " + plural(traps, "the obvious loses in %n", "the obvious loses in %n")


def none_found() -> str:
    """Return what stands in the place of an explanation where no roll is what is looked for."""
    return tr("No roll fits: five dice, each from 1 to 6, or words of the table.")


def best(option: Option) -> str:
    """Return the best option with what it is worth."""
    return tr("{choice}: {value} to be expected").format(
        choice=options.begun(options.option(option)), value=value(option.value)
    )


def obvious(option: Option) -> str:
    """Return the obvious option, and what it loses."""
    return tr("Obvious is: {choice}, {lost}").format(choice=options.option(option), lost=lost(option.points_lost))


def also_obvious(option: Option) -> str:
    """Return that the obvious is best, and what comes next."""
    return tr("The obvious is best. Next is: {choice}, {lost}").format(
        choice=options.option(option), lost=lost(option.points_lost)
    )


def what_is_obvious() -> str:
    """Return what obvious means."""
    return tr("Obvious is what a sensible person does who counts nothing: the strategy with rules of thumb.")


def chance(ways: int, of: int) -> str:
    """Return how often a roll comes among all ways in which five dice can fall."""
    if ways == 1:
        return tr("comes once in {of}").format(of=grouped(of))
    return plural(ways, "comes %n time in {of}", "comes %n times in {of}").format(of=grouped(of))


def save_sheet() -> str:
    """Return the text of the button that writes the whole book as a sheet."""
    return tr("Save a sheet to print…")


def save_title() -> str:
    """Return the title of the dialog for that."""
    return tr("Save the sheet")


def file_name() -> str:
    """Return what the file may be called."""
    return tr("opening-book", "the name of a file")


def kinds() -> dict[str, str]:
    """Return the filter of each kind of file that the sheet can be."""
    return {".pdf": tr("Document to print (*.pdf)"), ".png": tr("Picture (*.png)")}


def saved(path: str) -> str:
    """Return the remark after the sheet was written."""
    return tr("Saved: {path}").format(path=path)


def not_saved(reason: str) -> str:
    """Return the remark where it could not be."""
    return tr("Not saved: {reason}").format(reason=reason)


def sheet_title(*, is_new_game: bool) -> str:
    """Return the title of the sheet."""
    if is_new_game:
        return tr("What to keep of every first roll of a game")
    return tr("What to keep of every first roll with this scorecard")


def sheet_legend(traps: int, of: int) -> str:
    """Return what the columns of the sheet are."""
    return tr(
        "Roll · what is best · with !, what is obvious and loses ({traps} of {of} rolls), else the next best · points"
        " lost"
    ).format(traps=traps, of=of)


def sheet_rules(rules: str, boxes: str) -> str:
    """Return by which rules the sheet holds, and for which scorecard."""
    return tr("{rules} · {boxes} · fair dice, best play after it").format(rules=rules, boxes=boxes)


def short(option: Option) -> str:
    """Return an option in as few words as fit a column."""
    if option.category is not None:
        return options.box_with_points(option.category, option.points or 0)
    return names.dice(option.keep or ()) or options.roll_all()
