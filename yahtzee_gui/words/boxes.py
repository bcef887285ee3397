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
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from engine.analysis.reasons import is_sure
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.rules.rule_sets import OWN, Box, split_points
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from yahtzee_gui.words.base import Counted, Sentence, tr

_SHORT_LIST = 3  # rolls that are named one by one

_spoken_of: ContextVar[RuleSet] = ContextVar("spoken_of", default=DEFAULT_RULES)
_Rest = ParamSpec("_Rest")
_Shown = TypeVar("_Shown", bound="HasRules")
_View = TypeVar("_View")


class HasRules(Protocol):
    """A scene, game or position: what has rules."""

    @property
    def rules(self) -> RuleSet:
        """The rules it goes by."""


@contextmanager
def speaking_of(rules: RuleSet) -> Iterator[None]:
    """Speak of the game with these rules, until the end of the block."""
    before = _spoken_of.set(rules)
    try:
        yield
    finally:
        _spoken_of.reset(before)


def of_its_game(
    view: Callable[Concatenate[_Shown, _Rest], _View],
) -> Callable[Concatenate[_Shown, _Rest], _View]:
    """Have a function speak of the game whose scene, moment or position it takes first."""

    @wraps(view)
    def speaking(shown: _Shown, /, *rest: _Rest.args, **named: _Rest.kwargs) -> _View:
        with speaking_of(shown.rules):
            return view(shown, *rest, **named)

    return speaking


def _in_game(said: Callable[[str, str], str], box: Category, rules: RuleSet) -> str:
    """Return what players of a game say of a box: what is said of ``yatzy`` holds for ``yatzy-of-mine``, too."""
    game = rules.name if box in rules.categories else ""
    while game and not said(game, box.key):
        game = game.rpartition("-")[0]
    return said(game, box.key)


def _name(key: str) -> str:
    """Return the name of a box of a known key; empty for another."""
    match key:
        case "aces":
            return tr("Aces")
        case "twos":
            return tr("Twos")
        case "threes":
            return tr("Threes")
        case "fours":
            return tr("Fours")
        case "fives":
            return tr("Fives")
        case "sixes":
            return tr("Sixes")
        case "three_of_a_kind":
            return tr("Three of a kind")
        case "four_of_a_kind":
            return tr("Four of a kind")
        case "full_house":
            return tr("Full house")
        case "small_straight":
            return tr("Small straight")
        case "large_straight":
            return tr("Large straight")
        case "yahtzee":
            return tr("Yahtzee")
        case "chance":
            return tr("Chance")
        case "one_pair":
            return tr("One pair")
        case "two_pairs":
            return tr("Two pairs")
        case "three_pairs":
            return tr("Three pairs")
        case "straight":
            return tr("Straight", "a box for five in a row")
        case "poker":
            return tr("Poker", "a box for four alike in Generala")
        case _:
            return ""


def _name_in(game: str, key: str) -> str:
    """Return what players of one game call a box; empty where they call it as others do."""
    match game, key:
        case ("yatzy", "yahtzee"):
            return tr("Yatzy", "five alike")
        case ("kniffel", "yahtzee"):
            return tr("Kniffel", "five alike")
        case ("yacht", "yahtzee"):
            return tr("Yacht", "five alike")
        case ("yams", "yahtzee"):
            return tr("Yams", "five alike")
        case ("generala", "yahtzee"):
            return tr("Generala", "five alike")
        case ("yacht", "small_straight"):
            return tr("Little straight", "in Yacht")
        case ("yacht", "large_straight"):
            return tr("Big straight", "in Yacht")
        case ("yacht", "chance"):
            return tr("Choice", "in Yacht")
        case _:
            return ""


def _hand(key: str) -> str:
    """Return what is made in a box of a known key, inside a sentence."""
    match key:
        case "three_of_a_kind":
            return tr("three of a kind", "9 % for ...")
        case "four_of_a_kind":
            return tr("four of a kind", "9 % for ...")
        case "full_house":
            return tr("a full house", "9 % for ...")
        case "small_straight":
            return tr("a small straight", "9 % for ...")
        case "large_straight":
            return tr("a large straight", "9 % for ...")
        case "yahtzee":
            return tr("a Yahtzee", "9 % for ...")
        case "one_pair":
            return tr("a pair", "9 % for ...")
        case "two_pairs":
            return tr("two pairs", "9 % for ...")
        case "straight":
            return tr("a straight", "9 % for ...")
        case "poker":
            return tr("poker", "9 % for ...")
        case _:
            return ""


def _hand_in(game: str, key: str) -> str:
    """Return the same as players of one game call it."""
    match game, key:
        case ("yatzy", "yahtzee"):
            return tr("a Yatzy", "9 % for ...")
        case ("kniffel", "yahtzee"):
            return tr("a Kniffel", "9 % for ...")
        case ("yacht", "yahtzee"):
            return tr("a Yacht", "9 % for ...")
        case ("yams", "yahtzee"):
            return tr("a Yams", "9 % for ...")
        case ("generala", "yahtzee"):
            return tr("a Generala", "9 % for ...")
        case ("yacht", "small_straight"):
            return tr("a little straight", "9 % for ...")
        case ("yacht", "large_straight"):
            return tr("a big straight", "9 % for ...")
        case _:
            return ""


def category(box: Category, rules: RuleSet | None = None) -> str:
    """Return the name of a box as on the scorecard."""
    rules = rules or _spoken_of.get()
    return _in_game(_name_in, box, rules) or _name(box.key) or _readable(box.key)


def hand(box: Category) -> str:
    """Return what is made in a box, as it stands inside a sentence."""
    return _in_game(_hand_in, box, _spoken_of.get()) or _hand(box.key) or category(box)


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


def five_alike(rules: RuleSet | None = None) -> str:
    """Return what five alike are called."""
    rules = rules or _spoken_of.get()
    return category(rules.yahtzee_box if rules.yahtzee_box is not None else Category.YAHTZEE, rules)


def _readable(key: str) -> str:
    """Return the key of a box of the player's own as a name."""
    return key.replace("_", " ").strip().capitalize() or key


# ---- what a box scores ----------------------------------------------------------------------------------------------


def _alike(count: int) -> str:
    """Return a pattern of dice alike, by how many they are."""
    match count:
        case 1:
            return tr("Any die")
        case 2:
            return tr("A pair")
        case 3:
            return tr("At least three of a kind")
        case 4:
            return tr("At least four of a kind")
        case 5:
            return tr("Five of a kind")
        case _:
            return ""


def _row(count: int) -> str:
    """Return a pattern of faces in a row, by how many they are."""
    match count:
        case 2:
            return tr("Two in a row")
        case 3:
            return tr("Three in a row")
        case 4:
            return tr("Four in a row")
        case 5:
            return tr("Five in a row")
        case _:
            return ""


def _groups(groups: tuple[int, ...], same_face: bool) -> str:
    """Return a pattern of groups that players have a name for; empty for others."""
    match groups, same_face:
        case ((3, 2), False):
            return tr("Three of one face and two of another")
        case ((3, 2), True):
            return tr("Three of one face and two of another, or five of a kind")
        case ((2, 2), False):
            return tr("Two different pairs")
        case ((2, 2), True):
            return tr("Two pairs, or four of a kind")
        case _:
            return ""


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
    """Return which dice make a box."""
    if box.alike:
        return _alike(box.alike)
    if box.groups:
        return _groups(box.groups, box.same_face) or _any_groups(" + ".join(map(str, box.groups)))
    if box.dice:
        if len(box.dice) > _SHORT_LIST:
            return _one_of(len(box.dice))
        rolls = ["\u00a0".join(map(str, roll)) for roll in box.dice]
        return (
            rolls[0] if len(rolls) == 1 else tr("{first} or {last}").format(first=", ".join(rolls[:-1]), last=rolls[-1])
        )
    return _row(box.straight) if box.straight else _any_dice()


def _points(box: Box) -> str:
    counted, more = split_points(box.points)
    if not counted:
        return str(more)
    is_own = counted == OWN and (box.alike or sum(box.groups)) < DICE_PER_ROLL and not box.takes_any_dice
    dice = _own_dice() if is_own else _all_dice()
    return _and_more(dice=dice, number=more) if more else dice
