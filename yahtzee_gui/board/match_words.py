# SPDX-License-Identifier: MIT
"""Matches in words: who plays, whose turn it is, what everybody did, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QLocale

from engine.rules.categories import Category
from engine.strategies.strategies import Face
from yahtzee_gui.play.ghost import Turn
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, plural, tr
from yahtzee_gui.words.boxes import hand
from yahtzee_gui.words.numbers import decimal
from yahtzee_gui.words.options import begun, box_with_points
from yahtzee_gui.words.units import percent

_WHOLE = 1e-9  # shares of 1/3 add up to whole numbers but for rounding
_MUCH = 10  # percentage points, where the chance is not small itself
_LONG_NAME = 14  # letters: there is no room for more words beside it

# ---- who they are ---------------------------------------------------------------------------------------------------

you = Sentence("You", where="name of a player who has given none")

face_name = SentenceFor(
    (Face.DIZZY, "Dizzy", "an opponent's name"),
    (Face.PENNY, "Penny", "an opponent's name"),
    (Face.LEO, "Leo", "an opponent's name"),
    (Face.GRETA, "Greta", "an opponent's name"),
    (Face.MINA, "Mina", "an opponent's name"),
    (Face.THUMB, "Thumb", "an opponent's name"),
    (Face.CLARA, "Clara", "an opponent's name"),
    (Face.PAULA, "Paula", "an opponent's name"),
    (Face.VICTOR, "Victor", "an opponent's name"),
)

face_style = SentenceFor(
    (Face.DIZZY, "keeps at random"),
    (Face.PENNY, "many mistakes"),
    (Face.LEO, "some mistakes"),
    (Face.GRETA, "greedy"),
    (Face.MINA, "bargain hunter"),
    (Face.THUMB, "rules of thumb"),
    (Face.CLARA, "few mistakes"),
    (Face.PAULA, "perfect play"),
    (Face.VICTOR, "plays to win"),
    where="how an opponent plays",
)

average = Sentence("averages {mean}", where="how good an opponent is")


# ---- the strip ------------------------------------------------------------------------------------------------------

to_move = Sentence("to play", where="remark on a person whose turn it is")
thinking = Sentence("is playing", where="remark on an opponent whose turn it is")
own_card = Sentence("Your card", where="heading of the player's own scorecard in a match")


def deed(turn: Turn) -> str:
    """Return what a player did in a turn that is over."""
    return box_with_points(turn.category, turn.points) + (f" + {turn.bonus}" if turn.bonus else "")


seat_points = Counted("%n point", "%n points", where="a player's total, as a screen reader says it")
chance_of_winning = Sentence("Chance of winning", where="left of the bar that all players of a match share")
chance_spoken = Sentence("chance of winning {chance}")
about_chance = Sentence("about {chance}")
ahead = Sentence("{points} ahead", where="of a player who leads by that many points")
behind = Sentence("{points} behind", where="of a player who trails by that many points")
level = Sentence("level", where="of a player who leads together with another")
only_own_then = Sentence(
    "For an earlier choice, only the chance of the player who made it is known.",
    where="hint on an opponent while one looks back",
)
card_hint = Sentence("Shows this player's scorecard.")
when_chances = Sentence("In Live, and once the match is over, you see everyone's chance of winning here.")
invitation = Sentence("{name}, roll the dice")
what_did_they_roll = Sentence("{name}, what did you roll?")
what_do_others_show = Sentence("{name} keeps {kept}. What do the others show?")


def card_of(name: str) -> str:
    """Return the heading of a player's scorecard; a long name says enough by itself."""
    if name == you():
        return own_card()
    return tr("{name}'s card").format(name=name) if len(name) <= _LONG_NAME else name


def listed(names: Sequence[str]) -> str:
    """Return names one after the other as the language lists them: Ada, Ben and Cleo."""
    return QLocale().createSeparatedList(names)


def begins(names: Sequence[str], *, linked: bool, is_shared: bool = False) -> str:
    """Return what a match is about, when it begins: against these, or where it `is_shared` by several people of all."""
    text = tr("A match against {names}: the highest total wins.")
    text = tr("A match of {names}: the highest total wins.") if is_shared else text
    text = text.format(names=listed(names))
    if not linked:
        return text
    return f"{text} " + tr("Everyone gets the same rolls, so skill shows sooner.")


# ---- watching -------------------------------------------------------------------------------------------------------

skip = Sentence("Skip", where="button that has the opponents' turns done at once")
how_to_skip = Sentence("Skips the opponents' turns.", where="hint on that button")
turn_of = Sentence("{name}: turn {number} of {of}")
is_skipping = Sentence("Skipping…", where="headline while the turns of opponents are done at once")
is_thinking = Sentence("{name} is thinking")
looks_at_dice = Sentence("{name} looks at the dice")
keeps = Sentence("{name} keeps {dice}", where="headline while an opponent keeps dice")
rolled_and_did = Sentence("{name}: {dice}, {deed}", where="what a player had rolled last, and what became of it")
did = Sentence("{name}: {deed}", where="an opponent's name, and what became of the turn")
waits_for_table = Sentence("{name} plays as soon as the coach is ready")
did_spoken = Sentence("{name}: {deed}, total {total}", where="what a player did in a turn, and the total after it")
your_turn = Sentence("To play: {name}")


# ---- the coach ------------------------------------------------------------------------------------------------------

what_you_need = Sentence("What you need", where="name of the lines that say what it takes to win")
needs_explained = Sentence(
    "For each opponent: the final score that beats them at least half the time, and the chance of finishing ahead of "
    "them if you play to win. Both go by the cards as they are now, so the score isn't what an opponent averages over "
    "whole games. Without a hand: the chance of winning with a zero in its box now. A tie "
    "counts as half a win."
)
about_explained = Sentence(
    "This chance assumes that your opponents carry on playing as they do now, whatever you do. While they still have "
    "turns to play you can adapt to them, so your true chance is a little higher; an opponent who plays to win reacts "
    "to you, which makes it lower. It also assumes that people play for points, and that everyone rolls for "
    "themselves. Early in the game you see an estimate, good to 0.5 %, until a finer one is ready."
)
beat = Sentence("Beat {name}", where="what it takes to win; the score follows")
about_score = Sentence("about {score}", where="the final score that beats an opponent half the time")
reached = Sentence("{score} wins at least half the time", where="the same, for who has that score already")
about_more = Sentence("about {score}, {more} more", where="the same, and how many points that are from here")
beat_finished = Sentence("{score} ties, {more} wins", where="the opponent has finished with this score")
upper_bonus = Sentence("Upper bonus")
points_to_go = Sentence("{points} to go", where="to the upper bonus")
points_in = Sentence("{points} in {box}", where="what the upper bonus still takes where one box is left for it")


def hand_needed(box: Category, without: float, now: float) -> str:
    """Return whether a hand matters, by the chances of winning, in per cent, with a zero in its box and as it is.

    Where these look the same, there is nothing to say.
    """
    after, before = percent(without, 0), percent(now, 0)
    if after == before:
        return ""
    text = tr("Even without {hand} you win {without} ({now} now).")
    if now - without >= min(_MUCH, now / 4):
        text = tr("{hand} matters: you win {now} now, {without} with a zero there.")
    return begun(text.format(hand=hand(box), without=after, now=before))


class Exactness(Enum):
    """How exact a chance of winning is: others may have turns left, or had them then; not all matter."""

    EXACT = "exact"
    ABOUT = "about"
    DECIDED = "decided"
    THEN = "then"


others_wait = Sentence("Working out the opponents' chances…", where="last line of the coach, beside the player's own")


def status(others: int, exactness: Exactness, *, linked: bool) -> str:
    """Return the last line of the coach in a match."""
    parts = [plural(others, "Against %n opponent", "Against %n opponents")]
    if linked:
        parts.append(tr("same rolls for everyone"))
    if exactness is Exactness.ABOUT:
        parts.append(tr("approximate until everyone else has finished"))
    elif exactness is Exactness.THEN:
        parts.append(tr("approximate, as it stood then"))
    elif exactness is Exactness.EXACT:
        parts.append(tr("exact: everyone else has finished"))
    return " · ".join(parts)


# ---- the end --------------------------------------------------------------------------------------------------------

you_win = Counted("You win by %n point", "You win by %n points")
wins = Counted("{name} wins by %n point", "{name} wins by %n points")
you_lose = Counted("{name} wins, %n point ahead of you", "{name} wins, %n points ahead of you")
tie = Sentence("A tie: {names}", where="several have the highest score")


def series_stands(length: int, names: Sequence[str], wins: Sequence[float]) -> str:
    """Return how a series stands: Best of 5: You 2, Thumb 1."""
    won = (str(round(share)) if abs(share - round(share)) < _WHOLE else decimal(share, 1) for share in wins)
    score = ", ".join(f"{name} {share}" for name, share in zip(names, won, strict=True))
    return tr("Best of {matches}: {score}").format(matches=length, score=score)


series_won = Sentence("You've won the series", where="praise on the end page of the last match of a series")
series_lost = Sentence("{name} wins the series", where="on the end page of the last match of a series")
series_tied = Sentence("The series ends in a tie", where="on the end page of the last match of a series")
against = Sentence("Match against {names}")
won_against = Sentence("Won against {names}")
lost_to = Sentence("Lost to {names}")
tied_with = Sentence("Tied with {names}")
