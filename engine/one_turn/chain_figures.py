# SPDX-License-Identifier: MIT
"""A figure is a number that M. Mince's slides print, with its place there and the value it should have.

The values are worked out by `engine.one_turn.chain` from the definitions of her chains. A figure that is
neither its value rounded nor its value cut off at the digits printed is a *slip*. Nothing here says which figures are
slips: it follows. A *word* is an order in which wanted dice (D) and others (X) come; where the factors beside it are
those of another word, that is a slip, too.

What she counts is taken as she says it. State 1 of the small straight is "one of the faces, but not two": 844 rolls are
in it, and the 32 with none of the four are in no state, so her sum is short by them. (In the large straight she counts
the one such roll in state 1, and `engine.one_turn.chain` does so in both.) Her chance for Ones, 0.409, is for
three alike of any face and no more, which she says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import floor, perm, prod

from engine.one_turn.chain import (
    CHAINS,
    LARGE_STRAIGHT,
    OF_A_KIND,
    ROLLS_PER_TURN,
    SMALL_STRAIGHT,
    Chain,
    after,
)
from engine.one_turn.odds import odds
from engine.rules.dice import DICE_PER_ROLL, FACES
from engine.runtime.lazy_dataclass import dataclass


@dataclass(frozen=True)
class Figure:
    """A printed number: `place` in the slides, `printed` as it stands there, and the correct `value`."""

    place: str
    printed: str
    value: Fraction

    @property
    def is_slip(self) -> bool:
        """Whether the printed number is not the correct one, at the digits that are printed."""
        text, unit_of = (self.printed[:-1], 100) if self.printed.endswith("%") else (self.printed, 1)
        value = self.value * unit_of
        if "." not in text:
            return Fraction(text) != value
        scale = 10 ** len(text.partition(".")[2])
        return Fraction(text) * scale not in (floor(value * scale), floor(value * scale + Fraction(1, 2)))


@dataclass(frozen=True)
class Word:
    """A word that is printed beside the factors of another one: `combinations` are those of `correct`."""

    place: str
    printed: str
    correct: str
    combinations: int


_MATRICES = {
    "of-a-kind": (
        "120/1296 0 0 0 0",
        "900/1296 120/216 0 0 0",
        "250/1296 80/216 25/36 0 0",
        "25/1296 15/216 10/36 5/6 0",
        "1/1296 1/216 1/36 1/6 1",
    ),
    "small-straight": ("108/1296 0 0 0", "525/1296 64/216 0 0", "582/1296 122/216 25/36 0", "108/1296 30/216 11/36 1"),
    "large-straight": (
        "16/1296 0 0 0 0",
        "260/1296 27/216 0 0 0",
        "660/1296 111/216 16/36 0 0",
        "336/1296 72/216 18/36 5/6 0",
        "24/1296 6/216 2/36 1/6 1",
    ),
}

_START_COUNTS = {
    "of-a-kind": "720 5400 1500 150 6",
    "small-straight": "844 3420 3022 480",
    "large-straight": "156 1800 3900 1800 120",
}

_START_FRACTIONS = {
    "of-a-kind": "720/7776 5400/7776 1500/7776 150/7776 6/7776",
    "small-straight": "844/7776 844/7776 844/7776 844/7776",
}

_START_IN_TEXT = {
    "of-a-kind": "0.09259% 0.69444% 0.19290% 0.01929% 0.0007716",
    "small-straight": "0.108539% 0.439814% 0.388631% 0.061728%",
}

_START_VECTORS = {
    "of-a-kind": "0.09259 0.69444 0.19290 0.01929 0.0007716",
    "small-straight": "0.108539 0.439814 0.388631 0.061728",
    "large-straight": "0.020062 0.231481 0.501543 0.231481 0.015423",
}

_TURN_VECTORS = {
    "of-a-kind": "0.000917 0.25646 0.45252 0.24478 0.04603",
    "small-straight": "0.000753 0.055304 0.496277 0.448829",
    "large-straight": "0.00003057 0.0041696 0.1735440 0.6254531 0.1968299",
}

# Chain, state after the first roll, more rolls, where, and the vector printed there.
_EXAMPLES = (
    (OF_A_KIND, 2, 1, "Tx from state 2, first", "0 0.55555 0.37037 0.69444 0.00427"),
    (OF_A_KIND, 2, 1, "Tx from state 2, again", "0 0.55555 0.37037 0.06944 0.00463"),
    (OF_A_KIND, 2, 2, "T^2 x from state 2", "0 0.30864 0.46296 0.19933 0.02906"),
    (OF_A_KIND, 4, 2, "T^2 x from state 4", "0 0 0 0.69444 0.30555"),
    (LARGE_STRAIGHT, 3, 2, "L^2 x from state 3", "0 0 0.19753 0.63888 0.16358"),
    (OF_A_KIND, 1, 2, "turn simulation, ones", "0.00857338 0.45010288 0.40902206 0.11967021 0.01263145"),
    (OF_A_KIND, 2, 2, "turn simulation, twos and sixes", "0 0.3086419 0.4629629 0.1993312 0.0290637"),
    (SMALL_STRAIGHT, 2, 2, "turn simulation, small straight", "0 0.0877914 0.5595850 0.3526234"),
    (LARGE_STRAIGHT, 2, 2, "turn simulation, large straight", "0 0.015625 0.292631 0.576388 0.115354"),
)

# First rolls by where the wanted dice (D) of the small straight come, as she counts them. Three words stand there twice
# with different factors: each is written here as its factors say, and `_MISPRINTED` has what is printed.
_WORDS = {
    1: "DXXXX 324 XDXXX 216 XXDXX 144 XXXDX 96 XXXXD 64",
    2: "DDXXX 768 DXDXX 576 DXXDX 432 DXXXD 324 XDDXX 384 XDXDX 288 XDXXD 216 XXDDX 192 XXDXD 144 XXXDD 96",
    3: "XXDDD 96 XDXDD 144 XDDXD 192 XDDDX 262 DXXDD 216 DXDXD 288 DXDDX 360 DDXXD 384 DDXDX 480 DDDXX 600",
    4: "DDDDX 144 DDDXD 120 DDXDD 96 DXDDD 72 XDDDD 48",
}
_MISPRINTED = {"XDXDX": "XDXXD", "XDXDD": "XDXXD", "DDXDX": "DDXXD"}
_WORDS_FROM_STATE_2 = {"(3, 2)": "DXX 50 XDX 40 XXD 32", "(4, 2)": "DDX 12 DXD 10 XDD 8"}

# Points of a combination, whether in an upper box, and the payoff printed.
_PAYOFFS = (
    ("ones", 3, True, "0.0124444"),
    ("twos", 6, True, "0.02488888"),
    ("sixes", 18, True, "0.0746667"),
    ("three of a kind", 18, False, "0.048"),
    ("four of a kind", 24, False, "0.064"),
    ("full house", 25, False, "0.066666"),
    ("small straight", 30, False, "0.08"),
    ("large straight", 40, False, "0.106666"),
    ("large straight, as a fraction", 40, False, "40/275"),
    ("yahtzee", 50, False, "0.133333"),
)


def ways_of_word(word: str, wanted: int, found: int = 0) -> int:
    """Return in how many ways dice come as `word` says when `found` of `wanted` different faces are there before.

    D is a wanted face that is not there yet, X any other face.
    """
    factors = []
    for letter in word:
        missing = wanted - found
        factors.append(missing if letter == "D" else len(FACES) - missing)
        found += letter == "D"
    return prod(factors)


def payoff(points: int, upper: bool) -> Fraction:
    """Return her payoff of a combination: its share of 375 points, in an upper box with its share of the bonus."""
    share = Fraction(points, 375)
    return share + Fraction(points, 63) * Fraction(35, 375) if upper else share


def figures() -> list[Figure]:
    """Return every figure of the slides that follows from the chains, about in the order of the slides."""
    found = [figure for chain in CHAINS.values() for figure in _of_chain(chain)]
    for chain, state, rolls, place, printed in _EXAMPLES:
        found += _vector(place, printed, after(chain, rolls, state))
    return [*found, *_of_words(), *_single()]


def slips() -> list[Figure]:
    """Return the figures that are not what they should be."""
    return [figure for figure in figures() if figure.is_slip]


def misprinted_words() -> list[Word]:
    """Return the words that are not those of the factors beside them."""
    found = []
    for state, text in _WORDS.items():
        for correct in text.split()[::2]:
            if correct in _MISPRINTED:
                place = f"small-straight first roll, state {state}, word"
                found.append(Word(place, _MISPRINTED[correct], correct, ways_of_word(correct, SMALL_STRAIGHT.size)))
    return found


def _vector(place: str, printed: str, values: Sequence[Fraction]) -> Iterator[Figure]:
    for state, (text, value) in enumerate(zip(printed.split(), values, strict=True), start=1):
        yield Figure(f"{place}, state {state}", text, value)


def _of_chain(chain: Chain) -> Iterator[Figure]:
    for row, (printed, values) in enumerate(zip(_MATRICES[chain.key], chain.matrix, strict=True), start=1):
        for column, (text, value) in enumerate(zip(printed.split(), values, strict=True), start=1):
            yield Figure(f"{chain.letter}, entry ({row}, {column})", text, value)
    counts = tuple(map(Fraction, _as_she_counts(chain)))
    start = [count / len(FACES) ** DICE_PER_ROLL for count in counts]
    yield from _vector(f"{chain.key} first roll, combinations", _START_COUNTS[chain.key], counts)
    for what, table in (("as a fraction", _START_FRACTIONS), ("in the text", _START_IN_TEXT)):
        if chain.key in table:
            yield from _vector(f"{chain.key} first roll, {what}", table[chain.key], start)
    yield from _vector(f"{chain.key} initial state vector", _START_VECTORS[chain.key], start)
    three_rolls = after(chain, ROLLS_PER_TURN - 1)
    yield from _vector(f"{chain.letter}^2 s", _TURN_VECTORS[chain.key], three_rolls)


def _as_she_counts(chain: Chain) -> list[int]:
    """Return how many rolls are in each state; those of the small straight with none of its faces are in none."""
    counts = list(chain.start_counts)
    if chain is SMALL_STRAIGHT:
        counts[0] -= (len(FACES) - chain.size) ** DICE_PER_ROLL
    return counts


def _of_words() -> Iterator[Figure]:
    for state, text in _WORDS.items():
        words = text.split()
        for word, printed in zip(words[::2], words[1::2], strict=True):
            value = Fraction(ways_of_word(word, SMALL_STRAIGHT.size))
            yield Figure(f"small-straight first roll, state {state}, {word}", printed, value)
    for entry, text in _WORDS_FROM_STATE_2.items():
        words = text.split()
        for word, printed in zip(words[::2], words[1::2], strict=True):
            value = Fraction(ways_of_word(word, SMALL_STRAIGHT.size, found=2))
            yield Figure(f"P, entry {entry}, {word}", printed, value)


def _single() -> Iterator[Figure]:
    """Figures that stand alone in the text."""
    dxxdx = Fraction(ways_of_word("DXXDX", SMALL_STRAIGHT.size))
    yield Figure("small-straight first roll, state 2, DXXDX in the sum", "462", dxxdx)
    yield Figure("small-straight first roll, 844 + 3420 + 3022 + 480", "7776", Fraction(844 + 3420 + 3022 + 480))
    faces = Fraction(perm(len(FACES), 3))
    yield Figure("of-a-kind first roll, faces of AABCC", "120", faces)
    yield Figure("of-a-kind first roll, faces of AABCC in the product", "150", faces)
    yield Figure("T in T^2 s, entry (2, 1)", "900/1926", OF_A_KIND.matrix[1][0])
    yield Figure("yahtzee from four alike in two rolls", "30.55%", after(OF_A_KIND, 2, 4)[-1])
    yield Figure("large straight from 2 5 6 in two rolls", "16.358%", after(LARGE_STRAIGHT, 2, 3)[-1])
    yield Figure("small straight in a turn", "44.8829%", after(SMALL_STRAIGHT, 2)[-1])
    yield Figure("large straight in a turn", "19.68299%", after(LARGE_STRAIGHT, 2)[-1])
    for name, least, printed in (
        ("three of a kind", 3, "0.4629629"),
        ("four of a kind", 4, "0.1993312"),
        ("yahtzee", 5, "0.0290637"),
    ):
        value = sum(after(OF_A_KIND, 2, 2)[least - 1 :], Fraction())
        yield Figure(f"turn simulation, chance of at least {name}", printed, value)
    two_pairs = odds("full_house").payoffs[0]["12"]
    yield Figure("turn simulation, full house from two pairs in two rolls", "0.3333", two_pairs)
    for name, points, upper, printed in _PAYOFFS:
        yield Figure(f"turn simulation, payoff of {name}", printed, payoff(points, upper))
