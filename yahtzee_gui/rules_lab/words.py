# SPDX-License-Identifier: MIT
"""The rules laboratory in words."""

from __future__ import annotations

from engine.rules.categories import UPPER, Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.rules.rule_sets import ALL, OWN, split_points
from engine.rules.scoring import RuleSet
from yahtzee_gui.rules_lab.draft import OF_CARD, RefusedField, RulesDraft
from yahtzee_gui.words import names, numbers
from yahtzee_gui.words.base import Sentence, SentenceFor, plural, tr
from yahtzee_gui.words.faults import told
from yahtzee_gui.words.numbers import decimal, whole

start_from = Sentence("Start from", where="list of rule sets to begin with")
compare_with = Sentence("against", where="beside the list of rule sets to compare with")
undo = Sentence("Undo", where="button: takes the last change of rules back")
undo_hint = Sentence("Undoes your last change (Ctrl+Z); Ctrl+Shift+Z redoes it.")
upper_boxes = Sentence("Upper boxes", where="row of buttons, one for each face")
no_start = Sentence("changed rules", where="in the list of rule sets, if it is none of them")
add_box = Sentence("Add a box…", where="list of boxes that can be added")
own_box = Sentence("a box of your own", where="in that list")
name_field = Sentence("Name", "of rules, beside a field")
save = Sentence("Save", where="button: keep the rules under their name")
save_hint = Sentence("Save these rules under their name. You'll then find them here and in New game.")
saved = Sentence("Saved. You'll find these rules under “Start from”.")
remove = Sentence("Remove", where="button: rules that were saved")
remove_hint = Sentence("Remove these rules from your list. Games you played with them stay as they are.")
removed = Sentence("Removed. They are still shown here, in case you want to save them again.")
open_file = Sentence("Open a file…", where="button")
share = Sentence("Share…", where="button: write the rules into a file")
open_title = Sentence("Open a rules file", where="dialog title")
share_title = Sentence("Share these rules as a file", where="dialog title")
rules_files = Sentence("Rules (*.toml)", where="filter of file dialogs")
not_saved = Sentence("These rules can't be saved: {reason}.")
not_opened = Sentence("That file can't be opened: {reason}.")
opened = Sentence("Opened. Press Save to keep these rules here.")
play = Sentence("Play by these rules", where="button: new game by these rules")
play_hint = Sentence("Open New game with these rules.")


# ---- fields ----

usually = Sentence("{value} usually", where="below a field that is another by the usual rules")
changed_from = Sentence("{value} there", where="below a field that is another in the rules compared with")
boxes = Sentence("Boxes", where="heading above the boxes of the card")
show_boxes = Sentence("Change the boxes", where="button that shows them")
hide_boxes = Sentence("Hide", where="button that hides the boxes of the card")
step_down = Sentence("{field}: less", where="screen reader: the button with a minus")
step_up = Sentence("{field}: more", where="screen reader: the button with a plus")
in_order = Sentence("Fill the boxes in order", where="box to be ticked: forced order")
in_order_hint = Sentence("Every player fills the boxes in the order of the card.")
remove_box = Sentence("Remove {box} from the card", where="button beside a box")
edit_box = Sentence("{box}: what makes it, and what it scores", where="button that opens the fields of a box")
move_up = Sentence("Up", where="button: move a box up the card")
move_down = Sentence("Down", where="button: move a box down the card")
made_by = Sentence("Needs", where="beside a list of patterns")
count_field = Sentence("How many", where="beside a list: dice alike, or in a row")
which_field = Sentence("Which", where="beside a field: which groups, or which rolls")
scores = Sentence("Scores", "what a box does, beside a list", where="beside a list: what a box scores")
number_of_points = Sentence("a fixed number of points", where="in that list")
same_face = Sentence("groups can share a face", where="box to be ticked: two pairs of the same face count")
first_roll = Sentence("On the first roll", where="beside a field: points if the first roll makes the box")

field_name = SentenceFor(
    ("rolls_per_turn", "Rolls per turn"),
    ("upper_bonus", "Upper bonus"),
    ("upper_bonus_at", "Bonus earned at"),
    ("extra_yahtzee", "Each later {name}"),
    ("extra_in_number", "Each later {name} in its upper box"),
    ("joker", "Joker", "a rule, beside a list"),
    where="a field that belongs to no box; the name is that of five alike",
)

field_unit = SentenceFor(
    ("rolls_per_turn", "1 to 5"),
    ("upper_bonus", "points; 0 for none"),
    ("upper_bonus_at", "points in the upper boxes"),
    ("extra_yahtzee", "points; 0 for none"),
    ("extra_in_number", "points; 0 for none"),
    ("joker", "what a later {name} may score"),
    where="below the name of a field",
)

joker = SentenceFor(
    ("none", "none", "no joker"),
    ("free", "free"),
    ("forced", "forced"),
    ("full", "full"),
    where="a kind of joker, in a list",
)

joker_explained = SentenceFor(
    ("none", "A later {name} counts like any other roll."),
    ("free", "Any box; full house and straights count in full once the matching upper box is filled."),
    ("forced", "The matching upper box first, then any lower box in full, then a zero."),
    ("full", "Any box, and every lower box counts in full."),
    where="what a kind of joker does",
)


def box(key: str, rules: RuleSet) -> str:
    """Return the name of a box on the card of these rules, or of one that could be there."""
    return names.category(rules.by_key.get(key) or Category(0, key), rules)


def face_button(face: int) -> str:
    """Return what a screen reader says of the button of a face."""
    return tr("A box for {faces}").format(faces=names.category(UPPER[face - 1]))


pattern = SentenceFor(
    ("alike", "matching dice"),
    ("groups", "groups of dice"),
    ("straight", "faces in a row"),
    ("dice", "particular rolls"),
    ("", "any dice"),
    where="what makes a box, in a list",
)


def points_kind(kind: object) -> str:
    """Return what a box scores, in a list."""
    if kind == OWN:
        return tr("the dice that make it")
    return tr("all five dice") if kind == ALL else number_of_points()


def sums(points: str) -> str:
    """Return in short what a box scores whose points are no number."""
    counted, more = split_points(points)
    told = tr("sum of its dice") if counted == OWN else tr("sum of all dice")
    return f"{told} + {more}" if more else told


# ---- what can't be ----


_refused = SentenceFor(
    ("rolls_per_turn", "A turn can have 1 to 5 rolls."),
    ("upper_bonus_at", "The upper bonus needs a whole number of points, from 1 to 1000."),
    ("box", "A card can have 1 to 16 boxes."),
    ("name", "A name can have 1 to 60 characters."),
    ("groups", "Groups must be numbers that add up to 5 at most, such as 3, 2."),
    ("dice", "Each roll must be five faces from 1 to 6, such as 12345, 23456."),
    (
        "key",
        "A box name starts with a letter from a to z, then letters, digits or spaces. Each box needs its own name.",
    ),
    ("face", "This face already has a box."),
    ("points", "Points must be a whole number from 0 to 1000."),
)
_OF_POINTS = "upper_bonus", "extra_yahtzee", "extra_in_number", "first_roll"


def refusal(draft: RulesDraft, given: RefusedField) -> str:
    """Return in a sentence why a draft is no rule set."""
    field, place = given.place
    values = draft.fields if place == OF_CARD else draft.boxes[place]
    value = values.get(field)
    is_bonus = field in ("extra_yahtzee", "extra_in_number") and type(value) is int and 0 <= value <= 1000
    if field == "joker" or is_bonus:
        return tr("Jokers and bonuses for a later five of a kind need a box for it: add one, or turn them off.")
    return _refused("points" if field in _OF_POINTS else field, "") or told(given.why)


as_before = Sentence("These figures are for the last rules that worked.")
no_figures = Sentence("There are no figures for these rules: {reason}.")
changed_title = Sentence("{name}, changed", where="name of rules that were changed")

# ---- figures ----

final_scores = Sentence("Final score with perfect play", where="chart title")
on_average = Sentence("{par} on average", where="headline: what perfect play averages")
more = Sentence("{par} on average, {number} more", where="headline")
fewer = Sentence("{par} on average, {number} fewer", where="headline")
as_usual = Sentence("{par} on average, as usual", where="headline: the rules are the usual ones")
the_same = Sentence("{par} on average, the same", where="headline: as by the rules compared with")
exact = Sentence("with perfect play, exact", where="beside the headline")
what_changes = Sentence("What changes", where="title of a card")
show_all = Sentence("Show all {number}", where="button below a list")
first_rolls = Sentence("First rolls played differently", where="title of a card")
these = Sentence("these", where="heading of a column: the rules that are being changed")
others = Sentence("usual", where="heading of a column: the usual rules, which are compared with")
compared = Sentence("against", where="heading of a column: the rules that are compared with")
change = Sentence("change", where="heading of a column: the difference")
sd = Sentence("Spread", where="row of a table: standard deviation")
median = Sentence("Half are above", where="row of a table")
bonus = Sentence("Upper bonus earned", where="row of a table")
at_least = Sentence("{score} or more", where="row of a table: the chance of a score")
keep_instead = Sentence("keep {dice}, not {usual}", where="of a first roll, by these rules and by the others")
pending = "…"
nothing = "–"
no_change = Sentence("No first roll is played differently.")
no_keeps = Sentence("With one roll a turn there is nothing to keep.")

averages = SentenceFor(
    ("greedy", "Greedy play averages"),
    ("rules-of-thumb", "Rules of thumb average"),
    ("pupil-12", "All twelve lessons average"),
    where="row of what a strategy averages",
)


_stages = SentenceFor(
    ("par", "Solving: {percent} %"),
    ("opening", "First rolls: {percent} %"),
    ("ends", "Final scores: {percent} %"),
)


def stage(what: str, fraction: float) -> str:
    """Return what is being worked out, and how far that is, 0 to 1."""
    text = _stages(what, "") or tr("Players: {percent} %")
    return text.format(percent=numbers.done(fraction))


def headline(par: float, other: float | None, is_usual: bool) -> str:
    """Return what perfect play averages, beside what it averages by other rules, which may be the usual ones."""
    told, difference = decimal(par, 1), round(par, 1) - round(other, 1) if other is not None else None
    if difference is None:
        return on_average(told)
    if not round(difference, 1):
        return as_usual(told) if is_usual else the_same(told)
    return (more if difference > 0 else fewer)(par=told, number=decimal(abs(difference), 1))


def kept(keep: Dice) -> str:
    """Return which dice are kept."""
    if len(keep) == DICE_PER_ROLL:
        return tr("all five")
    return names.kept(keep) if keep else tr("nothing", "of the dice are kept")


def how_many(found: int, chance: float) -> str:
    """Return how many of the first rolls are kept otherwise, and how often a game begins with one of them."""
    text, games = plural(found, "%n of 252 rolls", "%n of 252 rolls"), round(1 / chance)
    often = tr("once in {games} games").format(games=whole(games)) if games > 1 else tr("in every game")
    return f"{text}, {often}"
