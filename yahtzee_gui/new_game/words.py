# SPDX-License-Identifier: MIT
"""A new game in words: the welcome of a first start, tiles and rows, and who plays a match with which dice."""

from __future__ import annotations

from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.words import names
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr
from yahtzee_gui.words.numbers import decimal

new_game = Sentence("New game", where="button")
start = Sentence("Start", where="button that begins the game")
as_last_time = Sentence("as last time", where="beside the heading, while nothing is changed")
not_lost = Sentence("Your present game isn't lost: {key} brings it back.", where="at the bottom of New game")

# Tiles
usual = Sentence("Usual", where="tile of the New game dialog")
daily = Sentence("Daily", where="tile of the New game dialog, and where rolls come from")
match = Sentence("Match", where="tile of the New game dialog")
for_score = Sentence("For {score}", where="tile of the New game dialog: a game to reach that score")
alone_fair = Sentence("alone, fair dice", where="below the tile Usual")
same_for_all = Sentence("the same for everyone", where="below the tile Daily")
not_played = Sentence("{day}, not played", where="below the tile Daily")
played_with = Sentence("{day}, {score} points", where="below the tile Daily")
against = Sentence("against {names}", where="below the tile Match")
against_many = Counted("against %n opponent", "against %n opponents", where="the same, where their names are too long")
you_roll = Sentence("you roll, you type", where="below the tile Real dice")
how_many_people = Sentence("one to six people", where="below the tile Real dice")
likely = Sentence("as likely as can be", where="below the tile For 300")
chance_for_points = Sentence("{chance} if you play for points", where="below the tile For 300")
worst_roll = Sentence("always the worst roll", where="below the tile Demon")

# Rows
who = Sentence("Who", where="row of the New game dialog: who plays")
game = Sentence("Game", where="row of the New game dialog: which one of Yahtzee's kin")
rolls = Sentence("Rolls", where="row of the New game dialog: where they come from")
play_for = Sentence("For", where="row of the New game dialog: what is played for")
luck = Sentence("Luck", where="row of the New game dialog: fair dice, or an angel's or demon's")

# The game
game_of_the_family = Sentence("Which game: Yahtzee or one like it", where="screen reader: list beside the heading")
jokers = Sentence("What a later Yahtzee may do", where="screen reader: choice of rules")
rolls_per_turn = Sentence("Rolls per turn", where="choice")


def size_of_game(boxes: int, rolls: int) -> str:
    """Return how many boxes a game has, and how many rolls a turn."""
    return f"{plural(boxes, '%n box', '%n boxes')}, {plural(rolls, '%n roll', '%n rolls')}"


# Its rolls
random = Sentence("Random", where="where rolls come from")
random_explained = Sentence("Fresh rolls no one has seen.")
from_seed = Sentence("From a seed", where="where rolls come from")
of_earlier = Sentence("Of an earlier game", where="where rolls come from")
real_dice = Sentence("Real dice", where="tile of the New game dialog, and where rolls come from")
real_dice_explained = Sentence("You roll real dice and type in what you get.")
real_dice_are_fair = Sentence("real dice are fair", where="why there is no other luck")
daily_is_fair = Sentence("the daily game has fair dice", where="why there is no other luck")
match_is_fair = Sentence("a match has fair dice", where="why there is no other luck")
seed_field = Sentence("Seed", where="field")
seed_example = Sentence("any text, such as a name", where="in the field for a seed while it is empty")
seed_missing = Sentence("A seed is any text: the same text gives the same dice.")
seed_unreadable = Sentence("Use only letters, digits and symbols in a seed.")
seed_too_long = Sentence("A seed can have at most {most} characters.")
which_earlier = Sentence("Which game", where="screen reader: list of games that were finished")
no_earlier = Sentence("You haven't finished a game yet.")
earlier_game = Sentence("{day}: {score}", where="a finished game in a list: its day and score")
earlier_explained = Sentence("The rolls you had then. You know them, so the game counts as one with help.")
finished_before = Counted(
    "You've already finished this game, with %n point. That result stands.",
    "You've already finished this game, with %n points. That result stands.",
)
daily_explained = Sentence("{day}: the same fair dice for everyone who plays by the same rules.")
seed_of_day = Sentence("The dice for {day}.", where="about a seed that is the one of a day")

# As a game begins
quieted = Sentence(
    "The daily game begins in {after}: in {live} it would count as one with help.", where="notice as it begins"
)
dice_known = Sentence(
    "You've seen these rolls before, so this game counts as one with help.", where="notice as it begins"
)
dealt_before = Counted(
    "You have finished this game before, with %n point. That result stands; this one doesn't count.",
    "You have finished this game before, with %n points. That result stands; this one doesn't count.",
)

# The ghost
ghost = Sentence("Ghost", where="list of who can play with the same rolls")
with_ghost = Sentence("ghost: {name}", where="beside the rolls, in a closed row")
ghost_needs_known_rolls = Sentence("only with the program's rolls: a ghost can't get yours.", where="why no ghost")
ghost_needs_fair_dice = Sentence(
    "only with fair dice: with others, a ghost can't get the rolls you get.", where="why none"
)


def ghost_explained(name: Rival) -> str:
    """Return how a ghost plays, and when it is seen."""
    if name is Rival.NO_ONE:
        return tr("Someone who plays with the same rolls beside you: a player, perfect play, or you yourself.")
    return f"{names.how_it_plays(name)} " + tr("You see each of its turns when you've finished yours.")


# What is played for
what_to_play_for = Sentence("What to play for", where="list")
points = Sentence("Points", where="what is played for")
a_score = Sentence("A score", where="what is played for: to reach it")
score_field = Sentence("Score to reach", where="field")
your_best = Sentence("Your best is {score}.")
against_par = Sentence("As many points as you can", where="name of a game for the expected final score")
to_win = Sentence("To win", where="what is played for against opponents")
par_explained = Sentence("Every point counts.")
reach_explained = Sentence("The coach shows your chance of reaching {score}.")
risk_explained = Sentence("Average {mean}. {ends}.", where="how games end that are played carefully or daringly")
score_out_of_range = Sentence("Choose a score from {least} to {most}.")
match_is_won = Sentence("in a match you play to win", where="why nothing else can be played for")
needs_fair_dice = Sentence("other goals need fair dice", where="why nothing else can be played for")


# The luck
def par_and_best(par: float | None, best: int | None) -> str:
    """Return what can be expected of a game, and the highest score without help so far; nothing of what isn't known."""
    told = [] if par is None else [tr("Par {par}").format(par=decimal(par, 1))]
    return ", ".join(told if best is None else [*told, tr("your best {best}").format(best=best)])


# Who plays
alone = Sentence("On your own", where="name of a game of one")
against_others = Sentence("Against opponents", where="name of a game of several")
kind_of_game = Sentence("Who's playing", where="screen reader: choice of alone or against others")
your_name = Sentence("Your name", where="field")
you = Sentence("You", where="name of a player who has given none")
no_one = Sentence("No one", "in a seat of a match")
person = Sentence("A person at this screen")
name = Sentence("Name", where="in the field for a name while it is empty")
against_paula = Sentence("{name} · {chance} against Paula", where="an opponent in a list, who has no average")
your_level = Sentence("{name} · your level", where="an opponent in a list who plays as well as the player")
knows_other_boxes = Sentence("only knows Yahtzee's boxes", where="about an opponent")
knows_other_points = Sentence("only knows Yahtzee's scoring", where="the same, where just those are others")
knows_no_first_rolls = Sentence(
    "can't play with extra points on the first roll", where="about an opponent: why it can't be chosen"
)
no_opponent = Sentence("Choose at least one opponent.")
name_missing = Sentence("Every person needs a name.")
same_name = Sentence("Two people can't have the same name.")
unreadable_name = Sentence("Use only letters, digits and symbols in a name.")
longest_name = Sentence("A name can have at most {letters} characters.")
player = Sentence("Player {number}", where="a name, until another one is typed")
other = Sentence("Opponent {number}")
name_of_other = Sentence("Name of opponent {number}")

# Their dice
everyone_rolls = Sentence("Everyone rolls for themselves, as at a real table.")
real_dice_of_everyone = Sentence(
    "Everyone here rolls real dice and types in what they got. The program rolls for the computer players."
)
same_rolls = Sentence("Same rolls for everyone", where="choice")
same_rolls_explained = Sentence("Luck is the same for everyone, so it takes fewer matches to see who plays better.")
same_rolls_need_one_person = Sentence(
    "That only works with one person, who goes first: anyone playing later would have seen the rolls."
)

# How many matches, and who begins
how_many = Sentence("How many matches?", where="heading of a choice, and its name")
one_match = Sentence("Just one", where="a choice: how many matches")
best_of = Sentence("Best of {matches}", where="a choice: how many matches")
others_begin = Sentence("Your opponents go first")
the_others_begin = Sentence("The others go first", where="choice, with several people at the table")
others_begin_explained = Sentence("You play last, so you know what you need.")
last_explained = Sentence("The last player knows what they need.", where="below that choice")
same_rolls_you_begin = Sentence("With the same rolls you go first: otherwise you'd have seen them.")


start_playing = Sentence("Start playing", where="button that ends the welcome")
welcome_title = Sentence("Welcome", where="title of the first-run dialog")
welcome_heading = Sentence("Thirteen turns, five dice", where="heading")
welcome_rules = Sentence(
    "After thirteen turns every box is filled, and the highest total wins. All the rules are in Help."
)
welcome_coach_heading = Sentence("A coach that plays perfectly", where="heading")
when_to_speak = Sentence("When should it speak?", where="question for the coach mode")
about_modes = Sentence(
    "“Feedback” teaches you the most, because you choose first. Press C to change the mode at any time."
)
recommended = Sentence("Recommended", where="beside a coach mode")
is_ready = Sentence("The coach is ready")
welcome_table = Sentence(
    "The coach solves the whole game on this computer, once, and keeps the result. You can play "
    "while it works; it joins in as soon as it is ready."
)

welcome_facts = Sentences(
    "Each of the six upper boxes adds up the dice of one face. Get 63 points there, which is three of each face, and "
    "you earn 35 more.",
    "Five of a kind is a Yahtzee: 50 points. Once those 50 are on your card, each later one earns 100 more.",
    where="the two bonuses that every plan has to do with",
)
