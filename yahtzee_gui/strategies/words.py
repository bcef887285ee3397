# SPDX-License-Identifier: MIT
"""What the players' page says."""

from __future__ import annotations

from collections.abc import Iterable

from engine.rules.categories import Category
from engine.rules.dice import DiceModel
from engine.rules.scoring import RuleSet
from engine.strategies.rule_lists.reading import ListFault
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.strategies.entrants import ChartKind, Parameter, Who
from yahtzee_gui.strategies.published import JOKERS, ROLLED, TOTAL, UPPER_BONUS, YAHTZEE_BONUS, Rules
from yahtzee_gui.words import names, numbers
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, Sentences, tr
from yahtzee_gui.words.faults import told

who_plays = Sentence("Who plays", where="heading over a list of strategies")
compare_up_to = Sentence("Compare up to four.", where="under that heading")
your_progress = Sentence("Against my games", where="button that leads to the page of progress")
your_progress_hint = Sentence("Your own results against these players', on the Progress page.")
play_match = Sentence("Play against them", where="button that leads to a new game")
watch = Sentence("Watch a game", "a game that another player plays", where="button that opens a list of players")
watch_hint = Sentence("Watch a player you're comparing play a game in its own window. Close the window to come back.")
cancel = Sentence("Stop", "work that takes long", where="button")
practise = Sentence("Practise where it costs points", where="button: positions from games of a rule list")
practice_name = Sentence("Where {name} costs points", "a rule list", where="name of what is practised")
list_says = Sentence("{name} says: {choice}", "a rule list", where="below an answer")
nothing_to_practise = Sentence("This list costs next to nothing, so there's nothing to practise.")
done = Sentence("Done", "with a list of rules, or with tables", where="button that leads back")
change = Sentence("Change", "by which rules and dice a player plays", where="button in the row of the player")
chart_choice = Sentence("Chart", "what a chart shows its figures by", where="name of a choice")
table_choice = Sentence("Table", where="name of a choice")
choose_player = Sentence("Tick a player on the left.", where="in the place of a chart")
wait = Sentence("Working it out.", where="in the place of a chart")
which_two = Sentence("Which two", "of the players compared", where="name of a choice")
two = Sentence("{first} and {other}", "two players", where="in a list")
exact = Sentence("exact", "figures that are no estimates", where="beside them")
averages = Sentence("{name} scores {points} a game, on average.", where="heading")
scores_more = Sentence("{better} scores {points} more a game than {worse}.", where="heading")
as_good = Sentence("{first} and {other} score the same, on average.", where="heading")
in_a_match = Sentence("In a match: {first} wins {win}, {other} {loss}; {tie} are ties.", "chances in per cent")

parameter = SentenceFor(
    (Parameter.LESSONS, "Lessons", "how many lessons a player knows"),
    (Parameter.TARGET, "Score to reach"),
    (Parameter.PLAYER, "Who plays"),
    (Parameter.RULES, "Rules"),
    (Parameter.ROLLS, "Rolls per turn"),
    (Parameter.DICE, "Dice"),
    where="name of what is chosen in the row of a player",
)

rolls = Counted("%n roll", "%n rolls", where="how many rolls a turn has, in a list")
_RIVALS = {who: Rival(who.value) for who in (Who.PERFECT, Who.RULES_OF_THUMB, Who.MINCE, Who.GREEDY)}
_others = SentenceFor(
    (Who.REACH, "To reach {score}"),
    (Who.CAREFUL, "Careful", "a player who plays it safe"),
    (Who.DARING, "Daring", "a player who takes risks"),
    (Who.RANDOM_KEEPS, "Keeps at random", "a player who keeps dice at random"),
    (Who.RANDOM, "All at random", "a player"),
    where="the name of a player",
)


def who(one: Who, lessons: int, target: int) -> str:
    """Return the name of a player."""
    if one is Who.LESSONS:
        return tr("Lesson 1 alone") if lessons == 1 else tr("Lessons 1 to {number}").format(number=lessons)
    return names.rival(_RIVALS[one]) if one in _RIVALS else _others(one, score=target)


lessons_to = Sentence("Lessons 1 to", "then comes a number, in a list", where="name of a player")
to_reach = Sentence("To reach", "then comes a score, in a list", where="name of a player")


_how = SentenceFor(
    (None, "A rule list of your own."),
    (Who.LESSONS, "Follows these lessons and nothing else."),
    (Who.REACH, "Plays for that score or more, and cares about nothing else."),
    (Who.CAREFUL, "Gives up points for a final score that varies less."),
    (Who.DARING, "Gives up points for a chance of a very high score."),
    (Who.RANDOM_KEEPS, "Tosses a coin for each die: keep it or roll it. Scores where it gets the most points."),
    (Who.RANDOM, "Keeps and scores at random."),
    where="how a player plays",
)


def how(one: Who | None, dice: DiceModel | None) -> str:
    """Return how a player plays; None is a list of one's own, and dice are given where they are not fair."""
    if dice is not None:
        only_perfect = tr("With unfair dice, only perfect play can be compared. {dice}")
        return only_perfect.format(dice=names.dice_model_explained(dice))
    return names.how_it_plays(_RIVALS[one]) if one in _RIVALS else _how(one)


unknown = "–"
"""Stands in the place of an average that is not known yet."""
with_errors = Sentence("errors", "a rule list that has some", where="in the place of its average")
impossible = Sentence("can't play", "a strategy by these rules", where="in the place of its average")
knows_yahtzee_only = Sentence("Only knows Yahtzee's boxes.", where="why a strategy can't play by these rules")
average_spoken = Sentence("{name}, average {average}", where="said by a screen reader")


def percent_done(fraction: float) -> str:
    """Return how much is worked out, in the place of a figure."""
    return tr("{percent} % done").format(percent=numbers.done(fraction))


# ---- charts ----

score_column = Sentence("Score", where="heading of a column")
turn_column = Sentence("Turn", where="heading of a column")
box_column = Sentence("Box", where="heading of a column")
or_more = Sentence("{score} or more", where="head of a card")
from_to = Sentence("{first} to {last} points", where="head of a card")
in_turn = Sentence("Turn {number}", where="head of a card")

chart_tab = SentenceFor(
    (ChartKind.REACHING, "Reaching a score"),
    (ChartKind.SCORES, "Final score"),
    (ChartKind.TURNS, "By turn"),
    (ChartKind.BOXES, "By box"),
    where="what a chart is chosen by",
)

chart_name = SentenceFor(
    (ChartKind.REACHING, "Chance of at least this score"),
    (ChartKind.SCORES, "Final scores, in steps of ten points"),
    (ChartKind.TURNS, "Cost of each turn, against perfect play"),
    (ChartKind.BOXES, "Points short of perfect play in each box (below zero: ahead of it)"),
    where="what a chart shows",
)


def part(which: Category | str, rules: RuleSet) -> str:
    """Return the name of a part of the score."""
    return names.category(which, rules) if isinstance(which, Category) else row(which)


def points(amount: float) -> str:
    """Return points, to one decimal."""
    return tr("{points} points").format(points=numbers.decimal(amount + 0.0, 1).replace("-", numbers.MINUS))


# ---- tables ----

side_name = Sentence("Side by side", where="name of a table of strategies")
_side_columns = Sentences(
    ("Player", "who plays"),
    ("Average", "of final scores"),
    ("Half are above", "the score that half of all games end above"),
    ("Spread", "standard deviation"),
    ("Bonus", "the chance of the upper bonus"),
    ("Zeros", "how many boxes end with zero"),
    where="headings of a table",
)
in_full = Sentence("{name}: {mean} on average, give or take {sd}")
bonus_chance = Sentence("Upper bonus in {chance} of games")
zeros = Sentence("{count} zeros a game, on average")
one_is_not_enough = Sentence("Tick two players on the left.")
other_positions = Sentence("They play by other rules or with other dice, so they meet other positions.")


def side_columns(marks: tuple[int, ...]) -> tuple[str, ...]:
    """Return the headings of the table, with scores that are reached or not."""
    heads = _side_columns()
    return (*heads[:4], *(f"{mark}+" for mark in marks), *heads[4:])


# ---- where two part ----

part_heading = Sentence("Where they differ", "two players")
open_one = Sentence("Choose a row to open it as a position.", where="below a list of positions")
first_rolls = Sentence("The first roll of a game: what it costs per game")
part_summary = Sentence(
    "In {games} games of {name}, the other would choose differently at about {share} of the choices."
)
parting_spoken = Sentence("{dice}. {first}: {taken}; {other}: {instead}; costs {cost} points")
in_games = Sentence("Examples from these games: what it costs each time")


# ---- rule lists of one's own ----

new_list = Sentence("Write a list of rules", where="button")
edit_list = Sentence("Edit", "a rule list", where="button")
remove_list = Sentence("Remove", "a rule list", where="button")
list_label = Sentence("Rule list", where="beside a choice of lists")
editor_name = Sentence("Rules, one per line", where="name of a text field")
line_says = Sentence("Line {number} is worth {points} points a game", where="said by a screen reader")
list_average = Sentence("{mean} points on average, {short} short of perfect play.")
language_heading = Sentence("How rules are written")
language = (
    "keep three alike\n"
    "keep pair of 4 5 6 if its box open\n"
    "stop if full house and full house open\n"
    "keep small straight if large straight open\n"
    "score its box if four alike\n"
    "score chance for 22 or more\n"
    "give up aces or twos\n"
    "worth chance 22\n"
    "pace 1\n"
    "otherwise greedy"
)
"""Rules as they are written: words of the language of rule lists, the same everywhere."""
language_explained = Sentence(
    "The first rule that fits decides. Write the keywords in English, whatever language the window is in. “worth” says "
    "what a box is worth to the player; give it for all thirteen or none. “pace” gives extra weight to points towards "
    "the upper bonus. “otherwise” names who decides where no rule fits: random, random-keeps, greedy, mince, "
    "rules-of-thumb or optimal. The number beside a rule is what it is worth: how many points a game the list "
    "loses without it."
)


def line_fault(fault: ListFault) -> str:
    """Return what is wrong with a line, or with the list."""
    reason = told(fault.reason)
    return reason if fault.line is None else tr("Line {number}: {reason}").format(number=fault.line, reason=reason)


not_kept = Sentence("The list couldn't be saved: {reason}.")

# ---- published tables ----

published = Sentence("Published tables", where="button that leads to tables")
published_explained = Sentence(
    "Tom Verhoeff's figures for perfect play, from his slides, beside those of this program."
)
published_rules = Sentence("Which rules", "of several", where="name of a choice")
published_tables = Sentences("Boxes", "Final scores", "Percentiles", "First turns", "Last turn", where="on a choice")
published_names = Sentences(
    "Scores per box",
    "Distribution of the final score",
    "Percentiles of the final score",
    "The earliest turn in which a box is filled",
    "The last turn, with one box open",
    where="names of tables",
)


published_by = SentenceFor((Rules.ALL_BONUSES, "All bonuses"), (Rules.WITHOUT_EXTRAS, "No extra bonus, no jokers"))
his = Sentence("{what}, his", where="heading of a column of Verhoeff's figures")
ours = Sentence("{what}, ours", where="heading of a column of the program's figures")
row = SentenceFor(
    (UPPER_BONUS, "Upper bonus"),
    (YAHTZEE_BONUS, "Yahtzee bonus"),
    (TOTAL, "Total", "the final score"),
    (ROLLED, "Yahtzees rolled"),
    (JOKERS, "Jokers"),
    where="a row of a table, beside the boxes",
)
mean_column = Sentence("Average", "of points", where="heading of a column")
sd_column = Sentence("Spread", "standard deviation", where="heading of a column")
zero_column = Sentence("% zero", "chance of nothing", where="heading of a column")
range_column = Sentence("Score", where="heading of a column")
percent_column = Sentence("%", where="heading of a column")
below_column = Sentence("cumulative", "cumulative per cent", where="heading of a column")
lower_column = Sentence("% below", "per cent of games that end with less", where="heading of a column")
points_column = Sentence("with points", "the first turn a box is filled", where="heading of a column")
nothing_column = Sentence("with zero", "the first turn a box is filled", where="heading of a column")
never = Sentence("never", "a turn", where="in a table")
his_simulated = Sentence("His distribution comes from a million simulated games; ours is exact.")
no_such_table = Sentence("He gives this table only for the rules with all bonuses.")


def play_match_hint(names: Iterable[str]) -> str:
    """Return whom a match would be against: those of the compared who can be opponents, or that none of them can."""
    told = ", ".join(names)
    if not told:
        return tr("None of the players you're comparing can be an opponent.")
    return tr("A new game against the players you're comparing: {names}").format(names=told)
