# SPDX-License-Identifier: MIT
"""The pages of the games played in words: the filter, the list, the chosen game, and what each box brings."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.verdicts import Measure
from engine.rules.dice import Dice
from yahtzee_gui.library.games_list import FoundGames, GameColumn, GameOrder
from yahtzee_gui.words import units
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr
from yahtzee_gui.words.names import dice
from yahtzee_gui.words.numbers import MINUS, decimal, signed, value, whole

from_the_list = Sentence("A game from your list.", where="notice over a finished game")
back_to_list = Sentence("Back to the list", where="button in that notice")
here_they_will_be = Sentence("Your games will be here", where="heading, before the first one is over")
no_games = Sentence("Every game you finish is kept, with its score, its luck and what your choices cost.")
new_game = Sentence("New game", where="button")
not_read = Sentence("The games can't be read at the moment.", where="in place of the list of games")

# ---- games under way ------------------------------------------------------------------------------------------------

under_way = Sentence("Games under way", where="name of a table")
under_way_columns = Sentences(
    ("Under way", "a column: games that aren't over"),
    "Dice",
    ("Turn", "a column: which turn a game is at"),
    ("So far", "a column: the points in a game that isn't over"),
)
turn_at = Sentence("{number} of {of}", where="in that column")
on_the_table = Sentence("on the table", where="in a list, behind the game that is in play")
go_on = Sentence("Continue", where="button: a game that was begun")
give_up_question = Sentence("Delete “{game}”? It isn't over, and can't be brought back.")
keep_it = Sentence("Keep it", where="button: a game isn't deleted")

# ---- the filter -----------------------------------------------------------------------------------------------------

search = Sentence("Search", where="name of a text field")
search_hint = Sentence("Opponent, score or seed", where="in an empty text field: what can be searched for")
any_rules = Sentence("All rules", where="a choice")
any_dice = Sentence("All dice", where="a choice")
any_goal = Sentence("All goals", where="a choice")
for_points = Sentence("For points", where="a choice: games without another goal")
any_help = Sentence("With or without help", where="a choice")
on_my_own = Sentence("Without help", where="a choice")
with_help = Sentence("With help", where="a choice: games with help from the coach")
any_opponent = Sentence("All opponents", where="a choice")
any_time = Sentence("Any time", where="a choice")
last_days = Counted("Last %n day", "Last %n days", where="a choice")
clear_filter = Sentence("Show all", where="button that takes a filter away")
chip = Sentence("{behind} ×", where="button that takes away that only the games behind a figure are listed")
chip_explained = Sentence("The games behind this figure. A click lists all games again.", where="hint")
nothing_found = Sentence("No games match.", where="in place of the list of games")
rules_filter = Sentence("Rules", where="name of a choice")
dice_filter = Sentence("Dice", where="name of a choice")
goal_filter = Sentence("Goal", where="name of a choice")
help_filter = Sentence("Help", where="name of a choice")
opponent_filter = Sentence("Opponent", where="name of a choice")
time_filter = Sentence("When", where="name of a choice")

# ---- the list -------------------------------------------------------------------------------------------------------

games_list = Sentence("Games", where="name of a table")
games_columns = Sentences(
    "Finished",
    ("Game", "a column: what was played, and against whom"),
    "Score",
    "Luck",
    "Cost",
    "Accuracy",
    "Help",
)
not_looked_at = Sentence("not yet", where="in a list, what choices cost that the coach has not looked at")
by_first_choices = Sentence(
    "A choice you took back counts here. The score comes from the one that stands: point at a game's figures to see "
    "how they add up.",
    where="what the column of costs shows",
)
sort_by = Sentence("Sort by", where="a menu of columns")
imported = Sentence("imported", where="in a list, of a game that came from elsewhere, in the place of: with help")
imported_explained = Sentence(
    "This game was over when you pasted it or opened it from a file, so nobody knows what help there was. It doesn't "
    "count toward your figures."
)
begun_from_position = Sentence("from a set-up position", where="in a list, behind the rules of a game")
delete = Sentence("Delete", where="button and menu item: for finished games")
undo = Sentence("Undo", where="button: puts deleted games back")
delete_question = Counted(
    "Delete one game? You can undo this until you close the program.",
    "Delete %n games? You can undo this until you close the program.",
    where="question before several games are deleted",
)
keep_them = Sentence("Keep them", where="button: games are not deleted")
deleted = Counted(
    "One game deleted, with its costly choices. You can undo this until you close the program.",
    "%n games deleted, with their costly choices. You can undo this until you close the program.",
    where="remark",
)
put_back = Counted("One game is back.", "%n games are back.", where="remark")
not_put_back = Sentence(
    "You've finished that game again since you deleted it, so the new result stays.", where="remark"
)


def listed(number: int, order: GameOrder) -> str:
    """Return how many games are listed, and what comes first."""
    counted = games_counted(number)
    ordered = {
        (GameColumn.FINISHED, True): tr("{games}, the newest first"),
        (GameColumn.FINISHED, False): tr("{games}, the oldest first"),
        (GameColumn.SCORE, True): tr("{games}, the best first"),
    }.get((order.column, order.falls), "{games}")
    return ordered.format(games=counted)


games_counted = Counted("One game", "%n games", where="above a list")

# ---- beside the list ------------------------------------------------------------------------------------------------

open_game = Sentence("Open", "what a button does: it opens a game", where="button: a finished game")
same_rolls = Sentence("Same rolls again", where="button")
practise_these = Counted("Practise this one", "Practise these %n", where="button: costly choices of a game")
more = Sentence("What else can be done", where="spoken: a button with three dots")
save_game = Sentence("Save…", where="menu item: a finished game")
copy_line = Sentence("Copy as one line", where="menu item: a finished game")
best_of = Sentence("{best} of {choices} best", where="how many choices of a game were")
line_name = Sentence("Expected score", where="above a chart")
line_spoken = Sentence("from {start} to {end}", where="spoken: what a chart shows")
what_cost = Sentence("What cost you", where="heading of a list of choices")
not_shown = Counted("and one more", "and %n more", where="below a list")
best_ten = Sentence("The best ten", where="button: sorts the list")
progress = Sentence("Progress", where="button that leads there")
these_games = Counted("This game", "These %n games", where="heading of what they have together")


def costly_spoken(turn: int, rolled: Dice, kept: Dice, box: str, cost: str) -> str:
    """Return a costly choice as a screen reader says it: dice that were kept, or the box that was filled."""
    did = box or tr("kept {dice}").format(dice=dice(kept) or "–")
    return tr("turn {turn}: {dice}, {did}, cost {cost}").format(turn=turn, dice=dice(rolled), did=did, cost=cost)


def facts(found: FoundGames) -> list[tuple[str, str]]:
    """Return what the games of a list have together, each with its name; not what there is none of."""
    counted = len(found.numbers) - found.begun - found.imported
    parts: list[tuple[str, str]] = []
    if counted and not found.are_mixed:
        parts += [(tr("Best score"), str(found.best)), (tr("Average"), value(found.total / counted))]
    if found.cost is not None:
        parts.append((tr("Cost, last ten games"), tr("{figure} a game").format(figure=decimal(found.cost, 1))))
    if found.luck is not None:
        parts.append((tr("Luck"), tr("{figure} a game").format(figure=signed(found.luck))))
    if found.assisted:
        parts.append((tr("With help"), whole(found.assisted)))
    if found.imported:
        parts.append((tr("Imported"), whole(found.imported)))
    if found.cards:
        parts.append((tr("From paper"), whole(found.cards)))
    if found.begun:
        parts.append((tr("From a set-up position"), whole(found.begun)))
    if found.ungraded:
        parts.append((tr("The coach hasn't looked at"), whole(found.ungraded)))
    return parts


# ---- the figures of a game ------------------------------------------------------------------------------------------


def game_figures(
    score: int, points_lost: float, accuracy: float | None, luck: float, measure: Measure | None = None
) -> Sequence[str]:
    """Return the numbers of a game, as score, cost, accuracy and luck."""
    percent = f"{decimal(accuracy, 1)} %" if accuracy is not None else "–"
    return str(score), units.total_lost(points_lost, measure), percent, units.short(signed(luck), measure)


def rest_of(is_made_again: bool, has_others: bool) -> str:
    """Return what else there was in a game whose score isn't par, luck and cost alone."""
    parts = [
        tr("taken back") if is_made_again else "",
        tr("opponents", "a part of a sum: 3.2 the others") if has_others else "",
    ]
    return " / ".join(filter(None, parts)) or tr("everything else", "a part of a sum: 3.2 everything else")


def adds_up(par: float, luck: float, lost: float, rest: tuple[float, str] | None, end: float) -> str:
    """Return how the figures of a game add up: 254.6 par + 19.5 luck ... = 214."""
    text = tr("{par} par {luck} luck {lost} cost", "figures with their signs that add up").format(
        par=decimal(par, 1), luck=_term(luck), lost=_term(-lost)
    )
    if rest is not None:
        text += f" {_term(rest[0])} {rest[1]}"
    return f"{text} = {decimal(end, 0 if end == int(end) else 1)}"


def _term(number: float) -> str:
    return f"{MINUS if number < 0 else '+'} {decimal(abs(number), 1)}"


def ungraded_figures(score: int, cost: str) -> Sequence[str]:
    """Return the numbers of a game that the coach has not looked at, in that order."""
    return str(score), cost, "–", "–"


none_usual = Sentence(
    "None yet. Averages are of games for points, with fair dice and without help.",
    where="in place of the table of averages of each box",
)

# ---- box by box -----------------------------------------------------------------------------------------------------

boxes_list = Sentence("Box averages", where="name of a table")
boxes_columns = Sentences(
    ("Box", "a column: a box of the scorecard"),
    ("You", "a column: the player's own average"),
    ("Perfect play", "a column: an average"),
    ("Difference", "a column: between two averages"),
    ("Your zeros", "a column: in how many games of a hundred a box was crossed out"),
)
bonus_chance = Sentence("Upper bonus earned", where="a line of a table: in how many games of a hundred")
five_alike_chance = Sentence("{name} scored", where="a line of a table: in how many games of a hundred")


def boxes_of(games: int, rules: str, *, known: bool) -> str:
    """Return what the averages are of, and what they are held against."""
    text = plural(
        games,
        "Your average in one game ({rules}, fair dice, for points, without help).",
        "Your averages in %n games ({rules}, fair dice, for points, without help).",
    ).format(rules=rules)
    if known:
        return f"{text} " + tr("The averages of perfect play are exact.")
    return f"{text} " + tr("The averages of perfect play are only shown here for Yahtzee with three rolls a turn.")


def box_row(name: str, own: float, perfect: float | None, zeros: float | None) -> Sequence[str]:
    """Return a line of the averages; `zeros` is in per cent."""
    return (
        name,
        decimal(own, 1),
        decimal(perfect, 1) if perfect is not None else "–",
        signed(own - perfect) if perfect is not None else "–",
        f"{decimal(zeros, 0)} %" if zeros is not None else "",
    )


def chance_row(name: str, own: float, perfect: float | None) -> Sequence[str]:
    """Return a line with chances, in per cent."""
    return (
        name,
        f"{decimal(own, 0)} %",
        f"{decimal(perfect, 0)} %" if perfect is not None else "–",
        units.short(signed(own - perfect, 0), Measure.CHANCE) if perfect is not None else "–",
        "",
    )
