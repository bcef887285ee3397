# SPDX-License-Identifier: MIT
"""The choice of a match in words: who plays, how the dice fall, who begins."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentence

# Who plays
alone = Sentence("On your own", where="name of a game of one")
against_others = Sentence("Against opponents", where="name of a game of several")
kind_of_game = Sentence("Who's playing", where="screen reader: choice of alone or against others")
who_plays = Sentence("Who's playing?", where="heading of the choice of opponents")
your_name = Sentence("Your name", where="field")
no_one = Sentence("No one", "in a seat of a match")
person = Sentence("A person at this screen")
name = Sentence("Name", where="in the field for a name while it is empty")
knows_other_boxes = Sentence("only knows Yahtzee's boxes", where="about an opponent")
knows_other_points = Sentence("only knows Yahtzee's scoring", where="the same, where just those are others")
knows_no_first_rolls = Sentence(
    "can't play with extra points on the first roll", where="about an opponent: why it can't be chosen"
)
sits_in = Sentence("{name} can't play by these rules. Playing instead: {other}", where="below a seat of a match")
no_opponent = Sentence("Choose at least one opponent.")
name_missing = Sentence("Every person needs a name.")
same_name = Sentence("Two people can't have the same name.")
unreadable_name = Sentence("Use only letters, digits and symbols in a name.")

# Their dice
which_dice = Sentence("How do you roll?", where="heading")
real_dice = Sentence("Your own dice", where="choice")
real_dice_explained = Sentence(
    "Everyone here rolls their own dice and types in what they got. The program rolls for the computer players."
)
own_dice = Sentence("Separate dice")
own_dice_explained = Sentence("Everyone rolls for themselves, as at a real table.")
linked_dice = Sentence("Linked dice")
linked_dice_explained = Sentence(
    "Everyone gets the same rolls: each roll's five faces are set in advance, and if you roll three dice, you "
    "get the first three. Luck is the same for everyone, so it takes fewer matches to see who plays better."
)
linked_dice_need_one_person = Sentence(
    "Linked dice only work with one person, who goes first: anyone playing later would have seen the rolls."
)

# How many matches
how_many = Sentence("How many matches?", where="heading of a choice, and its name")
one_match = Sentence("Just one", where="a choice: how many matches")
best_of = Sentence("Best of {matches}", where="a choice: how many matches")

# Who begins
who_begins = Sentence("Who goes first?", where="heading")
you_begin = Sentence("You go first")
others_begin = Sentence("Your opponents go first")
others_begin_explained = Sentence("You play last, so you know what you need.")
person_begins = Sentence("{name} goes first", where="choice, with several people at the table")
the_others_begin = Sentence("The others go first", where="choice, with several people at the table")
last_explained = Sentence("The last player knows what they need.", where="below that choice")
linked_dice_you_begin = Sentence("With linked dice you go first: otherwise you'd have seen the rolls.")


longest_name = Sentence("A name can have at most {letters} characters.")
player = Sentence("Player {number}", where="a name, until another one is typed")
other = Sentence("Opponent {number}")
name_of_other = Sentence("Name of opponent {number}")
