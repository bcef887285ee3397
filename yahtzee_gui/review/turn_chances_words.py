# SPDX-License-Identifier: MIT
"""The page with the chances of a turn in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.one_turn.spaces import NO_FACES, OTHER
from yahtzee_gui.words import numbers
from yahtzee_gui.words.base import Sentence, plural, tr

_PAIR = 2

tabs = Sentence("What to look at", where="screen reader: the tabs of the page")
any_target = Sentence("Any hand", where="tab of the page")
chains = Sentence("Markov chains (Mince)", where="tab of the page")
target = Sentence("Hand", where="beside a field: a box, a pattern, or faces")
target_hint = Sentence(
    "A box, faces with commas between them (1,2,3,4), or a pattern. Its digits say how many faces show once, "
    "twice, three times…: 011 is a pair and three of a kind, 00001 five of a kind."
)
dice = Sentence("Dice", "how many, beside a field", where="beside a field")
faces = Sentence("Faces", where="beside a field: of a die")
rolls = Sentence("Rolls", where="beside a field: of a turn")
more_rolls = Sentence("Rolls after the first", where="beside a field")
click_dice = Sentence("Click a die to change its face. Here is what you can keep, and your chance with each:")
keep = Sentence("keep", "heading of a column")
state = Sentence("state", "heading of a column: what the dice show")
every_state = Sentence("Every state: the chance after each roll, and what to keep")
from_first = Sentence("first roll", "heading of a column: the chances after it, before any choice")
beside_best = Sentence("The chain's fixed play beside the best play for the same hand")
of_a_kind = Sentence("Of a kind", where="a chain: dice that are alike")
small_straight = Sentence("1 2 3 4", where="a chain")
large_straight = Sentence("1 2 3 4 5", where="a chain")
goal_column = Sentence("hand", "heading of a column")
from_state = Sentence("from", "heading of a column: the state before")
rolls_column = Sentence("rolls", "heading of a column")
chain_column = Sentence("chain", "heading of a column")
best_column = Sentence("best play", "heading of a column")


def after(roll: int) -> str:
    """Return the heading of the chances after a roll."""
    return tr("after roll {number}").format(number=roll)


def best_after(roll: int) -> str:
    """Return the heading of what is best to keep after a roll."""
    return tr("best to keep after roll {number}").format(number=roll)


def percent(chance: Fraction) -> str:
    """Return a chance with three decimals."""
    return f"{numbers.per_cent(100 * float(chance), 3)}\u00a0%"


def headline(chance: Fraction) -> str:
    """Return the chance of a target before the first roll, as a fraction too where that is short."""
    text = tr("{chance} before the first roll").format(chance=percent(chance))
    fraction = f"{chance.numerator} / {chance.denominator}"
    return f"{text} = {fraction}" if len(fraction) < 28 else text


nothing = Sentence("nothing", "no dice are kept", where="in a list of keeps")


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
    """Return keeps that are equally good."""
    return tr(" or ", "between keeps that are equally good").join(keeps)


def die(place: int, face: int) -> str:
    """Return what a screen reader says of a die."""
    return tr("Die {place}: {face}").format(place=place, face=face)


def from_column(number: int) -> str:
    """Return the heading of a column of a matrix."""
    return tr("from {state}", "heading of a column of a matrix").format(state=number)


def matrix_heading(letter: str, power: int, state: int) -> str:
    """Return what a matrix is, and in which state the dice are."""
    name = letter if power == 1 else f"{letter}^{power}"
    return tr("{matrix}: chances of going from one state to another. Your dice are in state {state}.").format(
        matrix=name, state=state
    )
