# SPDX-License-Identifier: MIT
"""Boxes in words: what players call them, and what they score, from the rules.

A box is called as players of its game do: five alike are a Kniffel in Kniffel and a Yatzy in Yatzy. Unless other rules
are named, the game meant is the one that is spoken of (`speaking_of`) while a view is made; outside of one, Yahtzee.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, TypeVar, cast

from engine.analysis.reasons import is_sure
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.rules.rule_sets import OWN, Box, split_points
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, tr

_SHORT_LIST = 3  # rolls that are named one by one

_spoken_of: ContextVar[RuleSet] = ContextVar("spoken_of", default=DEFAULT_RULES)
_View = TypeVar("_View", bound=Callable[..., Any])


@contextmanager
def speaking_of(rules: RuleSet) -> Iterator[None]:
    """Speak of the game with these rules, until the end of the block."""
    before = _spoken_of.set(rules)
    try:
        yield
    finally:
        _spoken_of.reset(before)


def of_its_game(view: _View) -> _View:
    """Have a function speak of the game whose scene, moment or position it takes first: its `rules` say which."""

    @wraps(view)
    def speaking(shown: Any, /, *rest: Any, **named: Any) -> Any:
        with speaking_of(shown.rules):
            return view(shown, *rest, **named)

    return cast("_View", speaking)


def _in_game(said: SentenceFor, box: Category, rules: RuleSet) -> str:
    """Return what players of a game say of a box: what is said of ``yatzy`` holds for ``yatzy-of-mine``, too."""
    game = rules.name if box in rules.categories else ""
    while game and (game, box.key) not in said.sentences:
        game = game.rpartition("-")[0]
    return said((game, box.key), "")


_names = SentenceFor(
    ("aces", "Aces"),
    ("twos", "Twos"),
    ("threes", "Threes"),
    ("fours", "Fours"),
    ("fives", "Fives"),
    ("sixes", "Sixes"),
    ("three_of_a_kind", "Three of a kind"),
    ("four_of_a_kind", "Four of a kind"),
    ("full_house", "Full house"),
    ("small_straight", "Small straight"),
    ("large_straight", "Large straight"),
    ("yahtzee", "Yahtzee"),
    ("chance", "Chance"),
    ("one_pair", "One pair"),
    ("two_pairs", "Two pairs"),
    ("three_pairs", "Three pairs"),
    ("straight", "Straight", "a box for five in a row"),
    ("poker", "Poker", "a box for four alike in Generala"),
    where="the name of a box",
)

_names_in = SentenceFor(
    (("yatzy", "yahtzee"), "Yatzy", "five alike"),
    (("kniffel", "yahtzee"), "Kniffel", "five alike"),
    (("yacht", "yahtzee"), "Yacht", "five alike"),
    (("yams", "yahtzee"), "Yams", "five alike"),
    (("generala", "yahtzee"), "Generala", "five alike"),
    (("yacht", "small_straight"), "Little straight", "in Yacht"),
    (("yacht", "large_straight"), "Big straight", "in Yacht"),
    (("yacht", "chance"), "Choice", "in Yacht"),
    where="what players of one game call a box",
)

_hands = SentenceFor(
    ("three_of_a_kind", "three of a kind", "9 % for ..."),
    ("four_of_a_kind", "four of a kind", "9 % for ..."),
    ("full_house", "a full house", "9 % for ..."),
    ("small_straight", "a small straight", "9 % for ..."),
    ("large_straight", "a large straight", "9 % for ..."),
    ("yahtzee", "a Yahtzee", "9 % for ..."),
    ("one_pair", "a pair", "9 % for ..."),
    ("two_pairs", "two pairs", "9 % for ..."),
    ("straight", "a straight", "9 % for ..."),
    ("poker", "poker", "9 % for ..."),
    where="what is made in a box, inside a sentence",
)

_hands_in = SentenceFor(
    (("yatzy", "yahtzee"), "a Yatzy", "9 % for ..."),
    (("kniffel", "yahtzee"), "a Kniffel", "9 % for ..."),
    (("yacht", "yahtzee"), "a Yacht", "9 % for ..."),
    (("yams", "yahtzee"), "a Yams", "9 % for ..."),
    (("generala", "yahtzee"), "a Generala", "9 % for ..."),
    (("yacht", "small_straight"), "a little straight", "9 % for ..."),
    (("yacht", "large_straight"), "a big straight", "9 % for ..."),
    where="the same as players of one game call it",
)


def category(box: Category, rules: RuleSet | None = None) -> str:
    """Return the name of a box as on the scorecard: of one of the player's own, its key."""
    rules = rules or _spoken_of.get()
    return _in_game(_names_in, box, rules) or _names(box.key, "") or _readable(box.key)


def hand(box: Category) -> str:
    """Return what is made in a box, as it stands inside a sentence."""
    return _in_game(_hands_in, box, _spoken_of.get()) or _hands(box.key, "") or category(box)


def inside(box: Category) -> str:
    """Return the name of a box inside a sentence: of a hand as it is written there, in small letters or not."""
    name = category(box)
    return name.lower() if name.lower() in hand(box) else name


def is_hand(box: Category) -> bool:
    """Return whether a box is made or missed: it counts no face, and takes not just any dice."""
    return not box.is_upper and not (box in _spoken_of.get().categories and _spoken_of.get().box(box).takes_any_dice)


def is_scored_when_made(box: Category) -> bool:
    """Return whether a turn that makes a hand nearly always scores it: three of a kind often go into an upper box."""
    if not (is_hand(box) and box in _spoken_of.get().categories):
        return is_hand(box)
    return _spoken_of.get().box(box).is_whole_hand


def is_made_by(keep: Dice, box: Category) -> bool:
    """Return whether dice score in a box whatever the others show."""
    return box in _spoken_of.get().categories and is_sure(keep, box, _spoken_of.get())


def box_named(key: str) -> Category | None:
    """Return the box with a key on the card of the game on the table; None if it has no such box."""
    return _spoken_of.get().by_key.get(key)


def _readable(key: str) -> str:
    return key.replace("_", " ").strip().capitalize() or key


def five_alike(rules: RuleSet | None = None) -> str:
    """Return what five alike are called."""
    rules = rules or _spoken_of.get()
    return category(rules.yahtzee_box if rules.yahtzee_box is not None else Category.YAHTZEE, rules)


# ---- what a box scores ----------------------------------------------------------------------------------------------


_alike = SentenceFor(
    (1, "Any die"),
    (2, "A pair"),
    (3, "At least three of a kind"),
    (4, "At least four of a kind"),
    (5, "Five of a kind"),
    where="which dice make a box",
)

_row = SentenceFor(
    (2, "Two in a row"),
    (3, "Three in a row"),
    (4, "Four in a row"),
    (5, "Five in a row"),
    where="which dice make a box",
)

_groups = SentenceFor(
    (((3, 2), False), "Three of one face and two of another"),
    (((3, 2), True), "Three of one face and two of another, or five of a kind"),
    (((2, 2), False), "Two different pairs"),
    (((2, 2), True), "Two pairs, or four of a kind"),
    where="which dice make a box",
)


_any_groups = Sentence("Dice in groups of {sizes}")
_any_dice = Sentence("Anything", "what a box takes")
_one_of = Counted("%n particular roll", "One of %n rolls")
_own_dice = Sentence("the sum of these dice")
_all_dice = Sentence("the sum of all dice")
_scores = Sentence("{what}: {points}")
_and_more = Sentence("{dice} + {number}", where="what a box scores: the sum of its dice and a number more")
_first_roll = Sentence("{points} on the first roll")


def category_rule(box: Category, rules: RuleSet | None = None) -> str:
    """Return in a few words what a box counts."""
    if box.is_upper:
        return tr("The sum of all dice showing {face}").format(face=box.face)
    rules = rules or _spoken_of.get()
    if box not in rules.categories:
        rules = DEFAULT_RULES
    found = rules.box(box)
    points = _points(found)
    if found.first_roll:
        points = f"{points}; {_first_roll(found.first_roll)}"
    return _scores(_pattern(found), points)


def _pattern(box: Box) -> str:
    if box.alike:
        return _alike(box.alike, "")
    if box.groups:
        return _groups((box.groups, box.same_face), "") or _any_groups(" + ".join(map(str, box.groups)))
    if box.dice:
        if len(box.dice) > _SHORT_LIST:
            return _one_of(len(box.dice))
        *first, last = ["\u00a0".join(map(str, roll)) for roll in box.dice]
        return tr("{first} or {last}").format(first=", ".join(first), last=last) if first else last
    return _row(box.straight, "") if box.straight else _any_dice()


def _points(box: Box) -> str:
    counted, more = split_points(box.points)
    if not counted:
        return str(more)
    is_own = counted == OWN and (box.alike or sum(box.groups)) < DICE_PER_ROLL and not box.takes_any_dice
    dice = _own_dice() if is_own else _all_dice()
    return _and_more(dice=dice, number=more) if more else dice
