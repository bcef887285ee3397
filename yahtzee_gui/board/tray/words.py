# SPDX-License-Identifier: MIT
"""The dice tray and the scorecard in words, and the moments worth celebrating."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from yahtzee_gui.play.moments import Oversight
from yahtzee_gui.words import names, units
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr
from yahtzee_gui.words.boxes import five_alike, hand
from yahtzee_gui.words.names import category, face
from yahtzee_gui.words.options import roll_all, verdict_and_cost

# The tray
click_what_to_keep = Sentence("Click the dice you want to keep", where="over a roll that nothing of is kept yet")
click_a_box = Sentence("Click a box on the scorecard", where="over the last roll of a turn")
choose_a_box = Sentence("Choose a box", where="large button once nothing is left to roll: it points to the scorecard")
how_to_score = Sentence("Enter scores it, Esc goes back to the dice")
enter_key = Sentence("Enter", where="name of the Enter key, as printed on the button")
kept_label = Sentence("KEEP", where="word under a die that is kept")

# After Roll was pressed, which may have been one press too many
_you_have = Sentence("You have {hand}", where="in large letters, after Roll was pressed: You have a Yahtzee")
_another_came_up = Sentence("Another {face} came up", where="in large letters, after Roll was pressed")

# The Roll button
roll_button = Counted("Roll %n die", "Roll %n dice", where="Roll button")
back_to_game = Sentence("Back to the game", where="Roll button while an earlier decision is looked at")
back_to_result = Sentence("Back to the result", where="the same, once the game is over")
from_a_position = Sentence("From a set-up position", where="badge of a game that was set up")
a_copy = Sentence("A copy", where="badge of a game that goes on from the middle of another one, which stays")
from_games_played = Sentence("From your games", where="badge of a finished game that is looked at")

# Dice of the player's own
what_did_you_roll = Sentence("What did you roll?", where="in large letters")
type_five = Sentence("Type five faces, such as 2 2 4 5 2, or click them.")
type_roll = Counted(
    "Type or click %n new die. Kept different dice? Press Esc.",
    "Type or click %n new dice. Kept different dice? Press Esc.",
)
type_what_to_keep = Sentence("Type the faces you want to keep", where="below: Choose what to keep")
type_more_to_keep = Sentence("Type more faces to keep, Backspace to keep fewer", where="below: Keeping 4 4")
type_rest = Counted("%n more. Backspace deletes the last one.", "%n more. Backspace deletes the last one.")
roll_at_table = Counted("Roll %n die at your table", "Roll %n dice at your table", where="Roll button")
let_program_roll = Sentence("Let the program roll", where="button, with dice of your own")
correct_it = Sentence("Type that roll again", where="in large letters")
_rolls_of_turn = Sentences("first roll", "second roll", "third roll", "fourth roll", "fifth roll", where="of a turn")
_roll_of = Sentence("Turn {turn}, {roll}", where="above: Type that roll again")
_roll_of_person = Sentence("{name}, turn {turn}, {roll}", where="above: Type that roll again")
type_it_again = Sentence("What you kept and scored stays. Esc cancels.")
no_such_face = Sentence("A die shows 1 to 6.")
no_other_shows = Sentence("No other die shows a {face}.", where="dice of your own: that face can't be kept")
slip_refused = Sentence("With that roll you couldn't have scored that box. Undo the score first.")

# Beside it
undo = Sentence("Undo", where="button beside the Roll button")
correct_roll = Sentence("Correct roll", where="button beside the Roll button: types a mistyped roll again")
hint = Sentence("Hint", where="button beside the Roll button")
nothing_to_undo = Sentence("There is nothing to undo.")
nothing_to_correct = Sentence("You haven't typed a roll yet.")
undo_after_the_look = Sentence("You're looking back: go back to the game to undo something there.")
hint_after_the_look = Sentence("You're looking back: go back to the game for a hint.")

# Why dice and boxes can't be chosen
choose_after_the_look = Sentence("You're looking back. Go back to the game to choose.")
type_roll_first = Sentence("Type your roll first, or press Esc to go back.")

# Below it
retry = Sentence("Try it again", where="button that goes back before the decision just made")
play_on = Sentence("Play on", where="button that goes on from a decision that is looked back at")

# The hint, and why there is none
no_hint_here = Sentence("There's nothing to decide here, so there's no hint.")
no_hint_in_live = Sentence("In Live mode the coach already shows everything a hint could tell you.")
no_hint_before_dice = Sentence("Roll first: a hint is about the dice on the table.")
hint_told_all = Sentence("That was the last hint: there is nothing more to tell.")
coach_without_table = Sentence("The coach isn't ready, so it can't tell what an option is worth.")

# The scorecard
scorecard_columns = Sentences("Box", "Cost", "Score")
upper_bonus_name = Sentence("Upper bonus")
upper_bonus_rule = Sentence("{needed} points in the upper boxes earn {bonus} more")
yahtzee_bonuses = Sentence("{name} bonuses", where="line: Yahtzee bonuses")
not_in_order = Sentence("boxes are filled in order")
no_yahtzee_bonus = Sentence("No Yahtzee bonus", where="the same line, by rules without them")
total = Sentence("Total")
not_allowed_by_joker = Sentence("the joker rules don't allow this box now")
with_key = Sentence("{name} ({key})", "a button and its key")
turn = Sentence("Turn {number} of {of}")
open_box = Sentence("open", "a box", where="in an empty field of the scorecard")
rolled_hand = Sentence("{hand}!", "what was rolled", where="headline")
what_do_others_show = Sentence("You keep {kept}. What do the others show?", where="with dice of the player's own")


def keeping(kept: Dice) -> str:
    """Return what the next roll keeps and rolls."""
    rolled = DICE_PER_ROLL - len(kept)
    if not kept:
        return roll_all()
    if rolled == 0:
        return tr("Keep all five")
    words = (tr("one", "die rolled"), tr("two", "dice rolled"), tr("three", "dice rolled"), tr("four", "dice rolled"))
    return tr("Keep {kept}, roll {rolled}").format(kept=names.kept(kept), rolled=words[rolled - 1])


def roll_named(turn: int, number: int, name: str) -> str:
    """Return which roll of a turn is meant, by its number from 1 on, and whose it is if that is to be said."""
    which = {"turn": turn, "roll": _rolls_of_turn()[number - 1]}
    return _roll_of_person(name=name, **which) if name else _roll_of(**which)


def overlooked(oversight: Oversight) -> str:
    """Return what one press of Roll would have overlooked."""
    if oversight.hand is not None:
        return _you_have(hand(oversight.hand))
    return _another_came_up(oversight.face) if oversight.face is not None else tr("Roll all five?")


def press_again(number: int) -> str:
    """Return that Roll is to be pressed again if that many dice are to be rolled."""
    if number == DICE_PER_ROLL:
        return tr("Press again to roll all five dice.")
    return plural(number, "Press again to roll %n die.", "Press again to roll %n dice.")


def before_first_roll(number: int) -> str:
    """Return the invitation to begin a turn."""
    return tr("Roll the dice to begin the game") if number == 1 else tr("Roll the dice to begin the turn")


still_keeping = Sentence("Still keeping {kept}", where="headline over a roll: the dice kept before are kept still")
score_button = Sentence("Score {box}, {points}", where="large button once a box is chosen")
face_button = Sentence("Enter {number}", where="a face that can be entered")


def die_label(place: int, shown: int | None, kept: bool) -> str:
    """Return the accessible name of a die."""
    if shown is None:
        return tr("Die {place}: not rolled").format(place=place)
    text = tr("Die {place}: {face}, kept") if kept else tr("Die {place}: {face}, to be rolled")
    return text.format(place=place, face=face(shown))


expected_at_end = Sentence("Expected at the end", where="below the total of the scorecard")
perfect_play = Sentence("perfect play averages {average}", where="below the total of the scorecard")


def upper_bonus(total: int, needed: int, bonus: int, *, missing: int, chance: float | None = None) -> str:
    """Return how far the upper bonus is, and how likely, by a chance from 0 to 1, where that may be seen."""
    if total >= needed:
        return tr("{total} of {needed} · +{bonus} earned").format(total=total, needed=needed, bonus=bonus)
    if 0 < missing < needed - total:  # boxes are still open
        return tr("{total} of {needed} · at least {missing} short").format(total=total, needed=needed, missing=missing)
    if missing:
        return tr("{total} of {needed} · missed by {missing}").format(total=total, needed=needed, missing=missing)
    if chance is not None:
        likely = units.percent(100.0 * chance, 0)
        return tr("{total} of {needed} · {chance} likely").format(total=total, needed=needed, chance=likely)
    return tr("{total} of {needed} · {left} to go").format(total=total, needed=needed, left=needed - total)


upper_bonus_lost = Sentence("{total} of {needed} · out of reach", where="upper bonus, where there is little room")
yahtzee_bonus_rule = Sentence("Each later {name} earns {points} if you have {worth} in the {name} box")
box_spoken = Sentence("{name}: {points}")
open_spoken = Sentence("{name}: open")


def with_bonus(points: int, bonus: int) -> str:
    """Return the points of a box with the Yahtzee bonus that comes on top."""
    return f"{points} + {bonus}" if bonus else str(points)


earned = Sentence("+{points} in {box}", where="what the turn before brought")
box_for = Sentence("{box} for {points}", where="a box that is chosen, and what the dice score there")


def joker(bonus: int, upper: Category | None, *, is_full: bool, is_always_full: bool) -> str:
    """Return what a later Yahtzee is worth, and why it counts in full where it does.

    By most rules that is because the upper box of its face, `upper`, is filled, by some it is always so.
    """
    parts = []
    if bonus:
        parts.append(
            tr("Another {name}: {bonus} points on top, because you have points in the {name} box.").format(
                name=five_alike(), bonus=bonus
            )
        )
    if is_full and is_always_full:
        parts.append(tr("It counts in full as a joker."))
    elif is_full and upper is not None:
        parts.append(tr("It counts in full as a joker, because your {box} box is filled.").format(box=category(upper)))
    return "\n".join(parts)


def preview_spoken(name: str, points: str, chosen: Option | None) -> str:
    """Return an open box and what the dice score there as a screen reader says it."""
    text = tr("{name}: open, {points} now").format(name=name, points=points)
    return text if chosen is None else f"{text}, {verdict_and_cost(chosen)}"


yahtzee_rolled = Sentence("{name}!", where="title of a celebration")
yahtzee_bonus_earned = Sentence("{name} bonus: +{points}")
upper_bonus_earned = Sentence("Upper bonus: +{points}")
new_best = Sentence("New best: {score}")
