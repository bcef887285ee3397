# SPDX-License-Identifier: MIT
"""The page with the chances of a turn in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction

from engine.one_turn.targets import NO_FACES, OTHER, Node, PatternSpace, Space
from engine.rules.dice import DICE_PER_ROLL, Dice
from yahtzee_gui.words import numbers, units
from yahtzee_gui.words.base import Counted, Sentence, plural, tr

_PAIR, _LONGEST_FRACTION, _MOST_KEEPS = 2, 60, 3
_COUNTED = re.compile(r"(sum|alike)(>=|<=|=)([0-9]+)")

target = Sentence("What do you want?", where="beside a field: a box, faces, a sum")
target_hint = Sentence(
    "Choose a hand, or type one: faces (1,2,3,4), a sum (>=20), how many are alike (alike=3, alike>=3), or a "
    "pattern. Its digits say how many faces show once, twice, three times…: 011 is a pair and three of a kind."
)
not_a_hand = Sentence(
    "Choose a hand from the list, or type faces (1,2,3,4), a sum (>=20) or how many are alike (alike=3)."
)
needs_five = Sentence("{box} needs five dice with six faces.", where="instead of a chance")
failed = Sentence("The chances can't be worked out.")
left = Sentence("Rolls left", where="beside a switch")
click_dice = Sentence("Click a die to change its face, or type them all.")
before_first = Sentence("Before the first roll", where="title of a card")
other_dice = Sentence("Other dice", where="beside lists: how many dice, faces and rolls")
dice = Counted("%n die", "%n dice", where="list of how many dice")
faces = Counted("%n face", "%n faces", where="list of faces of a die")
rolls = Counted("%n roll", "%n rolls", where="list of rolls in a turn")
keeps = Sentence("What you can keep", where="title of a card")
rolls_left = Counted("%n roll left", "%n rolls left", where="heading of a column")
every_state = Sentence("From every kind of roll", where="title of a card that opens")
show = Sentence("Show", where="button that opens a card")
hide = Sentence("Hide", where="button that closes a card")
plans = Sentence("Fixed plans", where="title of a card that opens")
plans_hint = Sentence("Always keep what there is most of, as in M. Mince's slides, beside the best play.")
more_decimals = Sentence("More decimals", where="button")
fewer_decimals = Sentence("Fewer decimals", where="button")
show_all = Sentence("Show all {number}", where="button below a list")
show_few = Sentence("Show the best", where="button below a list that is shown whole")
exactly = Sentence("exactly {fraction}", where="tooltip of a chance")
until = Sentence("On average {number} rolls until it comes, if you may roll on.", "chance of a hand")
keep = Sentence("keep", "heading of a column")
state = Sentence("state", "heading of a column: what the dice show")
goal_column = Sentence("hand", "heading of a column")
rolls_column = Sentence("rolls", "heading of a column")
plan_column = Sentence("plan", "heading of a column: what a fixed plan gives")
best_column = Sentence("best play", "heading of a column")
nothing = Sentence("nothing", "no dice are kept", where="in a list of keeps")
no_chance = Sentence("none", "no chance at all", where="in a list of chances")
made = Sentence("You have {hand}.", where="the dice show what was wanted")
missed = Sentence("No chance of {hand} from here.")
roll_all = Sentence("Roll all: {chance} for {hand}")
keep_all = Sentence("Keep all: {chance} for {hand}")


def counted(key: str) -> str:
    """Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is."""
    found = _COUNTED.fullmatch(key)
    if found is None:
        return key
    said = {
        "sum>=": tr("{number} or more", "the sum of the dice"),
        "sum<=": tr("{number} or less", "the sum of the dice"),
        "sum=": tr("exactly {number}", "the sum of the dice"),
        "alike>=": tr("{number} or more alike", "of the dice"),
        "alike<=": tr("{number} or fewer alike", "of the dice"),
        "alike=": tr("exactly {number} alike", "of the dice"),
    }
    return said[found[1] + found[2]].format(number=found[3])


def percent(chance: Fraction, places: int = 1) -> str:
    """Return a chance in per cent."""
    return units.percent(100 * float(chance), places if chance < 1 else 0) if chance else no_chance()


def fraction(chance: Fraction) -> str:
    """Return a chance as the fraction it is; nothing where that is long."""
    text = f"{chance.numerator} / {chance.denominator}"
    return exactly(text) if len(text) < _LONGEST_FRACTION else ""


def how_often(chance: Fraction) -> str:
    """Return a chance as how many turns it takes; nothing where it is more likely than not."""
    if not chance or chance > Fraction(1, 2):
        return ""
    return tr("about once in {number} turns").format(number=numbers.whole(round(1 / chance)))


def best_keep(kept: Dice, rolled: int, chance: Fraction, hand: str) -> str:
    """Return what is best to keep of a roll, and how likely the hand is then."""
    if not chance:
        return missed(hand)
    if not rolled:
        return made(hand) if chance == 1 else keep_all(chance=percent(chance), hand=hand)
    if not kept:
        return roll_all(chance=percent(chance), hand=hand)
    dice = " ".join(map(str, sorted(kept)))
    return tr("Keep {dice}: {chance} for {hand}").format(dice=dice, chance=percent(chance), hand=hand)


def spoken_keep(kept: Dice, chances: Sequence[Fraction], places: int) -> str:
    """Return what a screen reader says of a keep."""
    told = (
        f"{rolls_left(number)} {percent(chance, places)}"
        for number, chance in zip(range(len(chances), 0, -1), chances, strict=True)
    )
    return f"{' '.join(map(str, kept)) or nothing()}: {', '.join(told)}"


def in_words(space: Space, node: Node) -> str:
    """Return a state, or an option of it, in words."""
    return alike(node) if isinstance(space, PatternSpace) else faces_in_words(space.name(node))


def alike(sizes: Sequence[int]) -> str:
    """Return dice by how many are alike, from large to small, as a player says it: 3 alike + a pair."""
    groups = [tr("{number} of a kind").format(number=size) for size in sizes if size > _PAIR]
    pairs, singles = (sum(size == wanted for size in sizes) for wanted in (_PAIR, 1))
    if pairs:
        groups.append(plural(pairs, "a pair", "%n pairs"))
    if singles and groups:
        groups.append(plural(singles, "%n other", "%n others", "dice"))
    elif singles:
        groups.append(plural(singles, "one die", "%n different"))
    return " + ".join(groups) or nothing()


def faces_in_words(name: str) -> str:
    """Return faces that matter with how many others there are: 1 3 and three others."""
    faces = name.split()
    others = faces.count(OTHER)
    told = " ".join(face for face in faces if face != OTHER)
    if name == NO_FACES:
        return nothing()
    if not others:
        return told
    rest = plural(others, "%n other", "%n others", "dice")
    return f"{told} + {rest}" if told else rest


def either(keeps: Sequence[str]) -> str:
    """Return keeps that are equally good; of many only the first few."""
    text = tr(" or ", "between keeps that are equally good").join(keeps[:_MOST_KEEPS])
    return f"{text} …" if len(keeps) > _MOST_KEEPS else text


die = Sentence("Die {place}: {face}", where="as a screen reader says it")


def plan(target: str) -> str:
    """Return the hand of a fixed plan: the faces of a straight, or how many are alike."""
    number, is_alike, _ = target.partition(" alike")
    return counted(f"alike{'=' if int(number) == DICE_PER_ROLL else '>='}{number}") if is_alike else target
