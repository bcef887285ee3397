# SPDX-License-Identifier: MIT
"""The pages of the games played in words: the list, its filter, the boxes, the dice, and a history as a file."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.verdicts import Measure
from engine.game_review.fairness import FEWEST_DICE, ChiSquare
from engine.rules.dice import FAIR_DICE, Dice
from yahtzee_gui.library.games_list import FoundGames, GameColumn, GameOrder
from yahtzee_gui.words import reviews, units
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr
from yahtzee_gui.words.names import dice
from yahtzee_gui.words.numbers import MINUS, decimal, per_cent, signed, value, whole

from_the_list = Sentence("A game from your list.", where="notice over a finished game")
back_to_list = Sentence("Back to the list", where="button in that notice")
here_they_will_be = Sentence("Your games will be here", where="heading, before the first one is over")
no_games = Sentence("Every game you finish is kept, with its score, its luck and what your choices cost.")
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
everything = Sentences(
    "All rules", "All dice", "All goals", "With or without help", "All opponents", "Any time", where="a choice"
)
filters = Sentences("Rules", "Dice", "Goal", "Help", "Opponent", "When", where="name of a choice")
for_points = Sentence("For points", where="a choice: games without another goal")
on_my_own = Sentence("Without help", where="a choice")
with_help = Sentence("With help", where="a choice: games with help from the coach")
last_days = Counted("Last %n day", "Last %n days", where="a choice")
clear_filter = Sentence("Show all", where="button that takes a filter away")
chip = Sentence("{behind} ×", where="button that takes away that only the games behind a figure are listed")
chip_explained = Sentence("The games behind this figure. A click lists all games again.", where="hint")
nothing_found = Sentence("No games match.", where="in place of the list of games")

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
sort_by = Sentence("Sort by", where="a menu of columns")
imported = Sentence("imported", where="in a list, of a game that came from elsewhere, in the place of: with help")
imported_explained = Sentence(
    "This game was over when you pasted it or opened it from a file, so nobody knows what help there was. It doesn't "
    "count towards your figures."
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
    if number < 2:
        return games_counted(number) if number else ""
    ordered = {
        (GameColumn.FINISHED, True): tr("{games}, the newest first"),
        (GameColumn.FINISHED, False): tr("{games}, the oldest first"),
        (GameColumn.SCORE, True): tr("{games}, the best first"),
    }.get((order.column, order.falls), "{games}")
    return ordered.format(games=games_counted(number))


games_counted = Counted("One game", "%n games", where="above a list")

# ---- beside the list ------------------------------------------------------------------------------------------------

open_game = Sentence("Open", "what a button does: it opens a game", where="button: a finished game")
same_rolls = Sentence("Same rolls again", where="button")
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
these_games = Counted("%n game", "These %n games", where="heading of what they have together")


def costly_spoken(turn: int, rolled: Dice, kept: Dice, box: str, cost: str, was_taken_back: bool) -> str:
    """Return a costly choice as a screen reader says it: dice that were kept, or the box that was filled."""
    did = box or tr("kept {dice}").format(dice=dice(kept) or "–")
    said = tr("turn {turn}: {dice}, {did}, cost {cost}").format(turn=turn, dice=dice(rolled), did=did, cost=cost)
    return f"{said}, {reviews.was_taken_back()}" if was_taken_back else said


def facts(found: FoundGames) -> list[tuple[str, str]]:
    """Return what the games of a list have together, each with its name; not what there is none of.

    Cost and luck are told of games for points with fair dice: a second line says so where others are among them.
    """
    counted = len(found.numbers) - found.begun - found.imported
    of = [tr("for points")] if any(kind.as_played.goal for kind in found.kinds) else []
    of += [tr("fair dice")] if any(kind.dice_model != FAIR_DICE.name for kind in found.kinds) else []
    below = "\n" + ", ".join(of) if of else ""
    parts: list[tuple[str, str]] = []
    if counted and not found.are_mixed:
        parts += [(tr("Best score"), str(found.best)), (tr("Average"), value(found.total / counted))]
    if found.cost is not None:
        parts.append((tr("Cost, last ten games") + below, tr("{figure} a game").format(figure=decimal(found.cost, 1))))
    if found.luck is not None:
        parts.append((tr("Luck") + below, tr("{figure} a game").format(figure=signed(found.luck))))
    if found.assisted:
        parts.append((tr("With help"), whole(found.assisted)))
    if found.imported:
        parts.append((tr("Imported"), whole(found.imported)))
    if found.cards:
        parts.append((tr("From paper"), whole(found.cards)))
    if found.begun:
        parts.append((tr("From a set-up position"), whole(found.begun)))
    if found.ungraded:
        parts.append((tr("Not looked at yet by the coach"), whole(found.ungraded)))
    return parts


# ---- the figures of a game ------------------------------------------------------------------------------------------


def adds_up(par: float, luck: float, cost: float, others: float, end: float) -> str:
    """Return how the figures of a game add up: 254.6 par + 19.5 luck ... = 214."""
    text = tr("{par} par {luck} luck {lost} cost", "figures with their signs that add up").format(
        par=decimal(par, 1), luck=_term(luck), lost=_term(-cost)
    )
    if others:
        text += f" {_term(others)} {tr('opponents', 'a part of a sum: 3.2 the others')}"
    return f"{text} = {decimal(end, 0 if end == int(end) else 1)}"


def _term(number: float) -> str:
    return f"{MINUS if number < 0 else '+'} {decimal(abs(number), 1)}"


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


def box_row(name: str, own: float, perfect: float | None, zeros: float | None = None) -> Sequence[str]:
    """Return a line of the averages; `zeros` is in per cent."""
    known = ("–", "–") if perfect is None else (decimal(perfect, 1), signed(own - perfect))
    return name, decimal(own, 1), *known, f"{decimal(zeros, 0)} %" if zeros is not None else ""


def chance_row(name: str, own: float, perfect: float | None) -> Sequence[str]:
    """Return a line with chances, in per cent."""
    known = ("–", "–")
    if perfect is not None:
        known = f"{decimal(perfect, 0)} %", units.short(signed(own - perfect, 0), Measure.CHANCE)
    return name, f"{decimal(own, 0)} %", *known, ""


_UNUSUAL, _LITTLE_UNUSUAL = 0.01, 0.05


def percent(share: float) -> str:
    """Return a share in percent, to two figures where it is small."""
    if share < 0.0001:
        return tr("less than 0.01 %")
    decimals = 2 if share < 0.00995 else 1 if share < 0.0995 else 0
    return f"{per_cent(100 * share, decimals)} %"


# ---- the seed -------------------------------------------------------------------------------------------------------

check_yourself = Sentence("Check it yourself", where="button that opens how to do that")
seed_name = Sentence("Seed", where="screen reader: field with the seed")
check_name = Sentence("Command that works out the first roll", where="screen reader: field with the command")
copy_seed = Sentence("Copy seed", where="button")
copy_check = Sentence("Copy command", where="button")
copied = Sentence("Copied", where="button")
seed_explained = Sentence(
    "All the dice that the program rolls in a game come from its seed and nothing else. For each roll, the text "
    "“seed:turn:roll:0” is hashed with BLAKE2b. Take the bytes below 252 in order: each one modulo "
    "six, plus one, is the face of the next die that is rolled, from left to right. A die you keep "
    "takes none."
)
check_explained = Sentence(
    "Check it yourself: run this command outside the program, and it prints the first roll of the game: {dice}."
)
check_comes = Sentence("After the first roll, a command appears here so you can check it yourself.")
no_check_of_set_up = Sentence("This game began with a position that was set up, so it had no first roll to check.")
no_check_of_own_dice = Sentence("You rolled your dice of this game yourself, so the program has none to check.")
seed_of_unfair_dice = Sentence("This game's dice are unfair on purpose. Its rolls aren't counted below.")
no_seed = Sentence("No game has begun yet.", where="in place of the seed when there is no game")

# ---- the faces ------------------------------------------------------------------------------------------------------

are_they_fair = Sentence("Are the dice fair?", where="heading")
faces_rolled = Sentence("Faces rolled", where="name of a chart")
expected_line = Sentence("expected {number}", where="label of the line at the number that is expected of each face")


def faces_summary(number: int, games: int) -> str:
    """Return how many dice in how many games were counted, and which those are."""
    found = tr("None yet. Each die the program rolls for you is counted here, kept dice only once")
    if number:
        rolled = plural(number, "%n die rolled", "%n dice rolled")
        found = f"{rolled} " + plural(games, "in one game with fair dice", "in %n games with fair dice")
    all_kinds = tr("All kinds count: matches (your rolls), games with a goal, and the one in play; real dice don't.")
    return f"{found}. {all_kinds}"


def fairness_answer(number: int, p_value: float | None) -> str:
    """Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few."""
    if p_value is None:
        return tr("After {number} dice you'll see it here.").format(number=FEWEST_DICE)
    shown = tr("{number} dice").format(number=whole(number))
    if p_value >= _LITTLE_UNUSUAL:
        return tr("Yes: nothing unusual in {dice}.", "the answer to: are the dice fair?").format(dice=shown)
    if p_value >= _UNUSUAL:
        return tr("A little unusual in {dice}.", "the answer to: are the dice fair?").format(dice=shown)
    return tr("Unusual in {dice}.", "the answer to: are the dice fair?").format(dice=shown)


def fairness_figures(straying: ChiSquare) -> str:
    """Return what the chi-square test says, without saying more than it does."""
    p_value = straying.p_value
    parts = [tr("Fair dice come out at least this uneven {share} of the time.").format(share=percent(p_value))]
    if p_value < _UNUSUAL:
        parts.append(tr("It happens. If it keeps up over many more games, check rolls against their seeds."))
    elif p_value < _LITTLE_UNUSUAL:
        parts.append(tr("With many players, some will see this; more games will show whether it lasts."))
    p = f"p = {decimal(p_value, 3)}" if p_value >= 0.001 else tr("p below 0.001")
    test = tr("χ² = {statistic} with 5 degrees of freedom, {p}").format(statistic=decimal(straying.statistic, 2), p=p)
    return f"{' '.join(parts)} ({test})"


game_unreadable = Sentence("This game can't be opened any more: {reason}.", where="banner")
five_games = Sentence("Five-game card", where="a choice: games side by side; name of their table")
box_averages = Sentence("Averages", where="a choice: what each box brings on average")
boxes_looks = Sentence("What to look at", where="name of that choice")
games_of = Sentence("Rules and dice", where="list")
five_games_columns = Sentences("Box", "Best", "Total")
earlier_card = Sentence("Earlier card", where="button")
later_card = Sentence("Later card", where="button")

kind_of_card = Sentence("{rules} · {dice}")
which_card = Sentence("Card {number}: games {first} to {last}, the oldest on the left")
card_summary = Sentence("{games}: best {best}, total {total}, {mean} on average")
game_heading = Sentence("Game {number}", where="heading of the column of a game")
no_history = Sentence("it isn't a history exported by this program", where="reason, within a sentence")
no_file = Sentence("it's a folder or a device, not a file", where="reason, within a sentence")


def history_exported(path: str, games: int) -> str:
    """Return the banner about a history that was written to a file."""
    text = plural(games, "%n game saved to {path}.", "%n games saved to {path}.")
    return text.format(path=path)


def history_imported(added: int, known: int, unreadable: int) -> str:
    """Return the banner about a history that was read: games that are new, that were here, and lines that are none."""
    parts = [plural(added, "%n game was added.", "%n games were added.") if added else tr("No game is new.")]
    if known:
        parts.append(plural(known, "%n was already here.", "%n were already here."))
    if unreadable:
        left = plural(unreadable, "%n line couldn't be read as a game.", "%n lines couldn't be read as games.")
        parts.append(left)
    return " ".join(parts)


export_failed = Sentence("The history couldn't be saved: {reason}.")
import_failed = Sentence("That couldn't be opened: {reason}. Nothing was changed.")
other_version = Sentence("it was written by another version of the program ({detail})")
own_history = Sentence("your own history can't be opened ({detail})")
