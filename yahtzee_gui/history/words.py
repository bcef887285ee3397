# SPDX-License-Identifier: MIT
"""The page of the games played in words: the filter, the list, the best ten, and what each box brings."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.verdicts import Measure
from yahtzee_gui.words import units
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr
from yahtzee_gui.words.numbers import MINUS, decimal, signed, value, whole

from_the_list = Sentence("A game from your list.", where="notice over a finished game")
back_to_list = Sentence("Back to the list", where="button in that notice")
no_games = Sentence(
    "No games yet. Every game you finish is kept here, with its score, its luck and what your choices cost."
)
not_read = Sentence("The games can't be read at the moment.", where="in place of the list of games")
all_games = Sentence("All games", where="button above a list: the list of all games")
top_ten = Sentence("Top ten", where="button above a list: the ten best games")
box_by_box = Sentence("Box by box", where="button above a list: what each box brings on average")
ways_to_look = Sentence("What to look at", where="name of those buttons")

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
with_help = Sentence("Assisted", where="a choice: games with help from the coach")
any_opponent = Sentence("All opponents", where="a choice")
any_time = Sentence("Any time", where="a choice")
last_days = Counted("Last %n day", "Last %n days", where="a choice")
clear_filter = Sentence("Show all", where="button that takes a filter away")
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
    ("#", "a column: the place in the list of the best"),
    "Finished",
    ("Game", "a column: what was played, and against whom"),
    "Dice",
    "Score",
    ("Cost", "a column: the points that the first choices lost; the score comes from the final ones"),
    "Accuracy",
    "Luck",
    "Help",
)
by_first_choices = Sentence(
    "These are the points your first choices lost. The score comes from the final ones: point at a game's figures to "
    "see how they add up.",
    where="what the column of points lost shows",
)
sort_by = Sentence("Sort by", where="before a choice of columns")
rising = Sentence("Smallest or oldest first", where="what a button with an arrow says")
falling = Sentence("Largest or newest first", where="what a button with an arrow says")
imported = Sentence("imported", where="in a list, of a game that came from elsewhere, in the place of: assisted")
imported_explained = Sentence(
    "This game was over when you pasted it or opened it from a file. It doesn't count toward your figures."
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


def games_summary(
    games: int,
    total: int,
    best: int,
    assisted: int,
    ungraded: int,
    begun: int = 0,
    imported: int = 0,
    *,
    are_mixed: bool = False,
) -> str:
    """Return what the games of a list have together.

    `begun` of the games began from a position, `imported` came from elsewhere: `total` and `best` are without these,
    and of no use where games of different kinds `are_mixed`.
    """
    text = _mixed(games, assisted) if are_mixed else _together(games, total, best, assisted, begun, imported)
    parts = [f"{text}."]
    if ungraded:
        parts.append(plural(ungraded, "The coach still has one to look at.", "The coach still has %n to look at."))
    return " ".join(parts)


def _together(games: int, total: int, best: int, assisted: int, begun: int, imported: int) -> str:
    if imported and begun + imported == games:
        return plural(games, "One game, imported", "%n games, imported or from set-up positions")
    if begun == games:
        return plural(games, "One game, from a set-up position", "%n games, all from set-up positions")
    if games == 1:
        one = tr("One game, {points} points, assisted") if assisted else tr("One game, {points} points")
        return one.format(points=best)
    text = tr("{games}, average {mean}, best {best}").format(
        games=plural(games, "One game", "%n games"), mean=value(total / (games - begun - imported)), best=best
    )
    if begun:
        text += plural(begun, " (without one from a set-up position)", " (without %n from set-up positions)")
    if imported:
        text += plural(imported, " (without one that was imported)", " (without %n that were imported)")
    return text + _assisted(assisted, games)


def _mixed(games: int, assisted: int) -> str:
    hint = tr("Choose one kind of game to see its average and best score")
    return f"{plural(games, 'One game', '%n games')}{_assisted(assisted, games)}. {hint}"


def _assisted(games: int, of: int) -> str:
    if games < max(of, 2):
        return tr(", {games} of them assisted").format(games=whole(games)) if games else ""
    return tr(", both assisted") if games == 2 else tr(", all assisted")


def game_figures(
    score: int, points_lost: float, accuracy: float | None, luck: float, measure: Measure | None = None
) -> Sequence[str]:
    """Return the numbers of a game, in the order of the columns."""
    percent = f"{decimal(accuracy, 1)} %" if accuracy is not None else "–"
    return str(score), units.total_lost_short(points_lost, measure), percent, units.short(signed(luck), measure)


def rest_of(is_made_again: bool, has_others: bool) -> str:
    """Return what else there was in a game whose score isn't par, luck and the first choices alone."""
    parts = [
        tr("choices made again", "a part of a sum: 3.2 choices made again") if is_made_again else "",
        tr("opponents", "a part of a sum: 3.2 the others") if has_others else "",
    ]
    return " / ".join(filter(None, parts)) or tr("everything else", "a part of a sum: 3.2 everything else")


def adds_up(par: float, luck: float, lost: float, rest: tuple[float, str] | None, end: float) -> str:
    """Return how the figures of a game add up: 254.6 par + 19.5 luck ... = 214."""
    text = tr("{par} par {luck} luck {lost} first choices", "figures with their signs that add up").format(
        par=decimal(par, 1), luck=_term(luck), lost=_term(-lost)
    )
    if rest is not None:
        text += f" {_term(rest[0])} {rest[1]}"
    return f"{text} = {decimal(end, 0 if end == int(end) else 1)}"


def _term(number: float) -> str:
    return f"{MINUS if number < 0 else '+'} {decimal(abs(number), 1)}"


def ungraded_figures(score: int) -> Sequence[str]:
    """Return the numbers of a game that the coach has not looked at, in the order of the columns."""
    return str(score), tr("not yet"), "–", "–"


# ---- the best ten ---------------------------------------------------------------------------------------------------


best_usual = Sentence("Your best games with fair dice, for points and without help.")


def best_of(dice: str, goal: str) -> str:
    """Return which games are among the best: with which dice, and what they were played for."""
    return tr("Your best games without help. Dice: {dice}. Goal: {goal}.").format(dice=dice, goal=goal)


no_best = Sentence("None yet: assisted games don't count here.", where="in place of the list of the best games")
none_usual = Sentence(
    "None found. This shows games for points, with fair dice and without help. For a goal, a match or other dice, "
    "choose it above.",
    where="in place of the list of the best games, or of the table of averages of each box",
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
        tr("{difference} pp").format(difference=signed(own - perfect, 0)) if perfect is not None else "–",
        "",
    )
