# SPDX-License-Identifier: MIT
"""The choice of a match in words: who plays, how the dice fall, who begins."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentence

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
real_dice = Sentence(
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
