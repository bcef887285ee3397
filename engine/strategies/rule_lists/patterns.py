# SPDX-License-Identifier: MIT
"""A pattern is what a rule looks for in five dice; where it is there, it says which of them make it.

Written as in rules:

* ``nothing``: no dice; always there.
* ``pair``, ``three alike``, ``four alike``, ``five alike``: that many dice of one face, or more. All dice of the face
  make it, where faces compete, the one that shows most often, then the highest. ``pair of 4 5 6`` looks at these only.
* ``two pairs``: two faces with two dice or more each; all dice of both.
* ``full house``: three alike and two alike; all five.
* ``3 in a row``, ``4 in a row`` (or ``small straight``), ``5 in a row`` (``large straight``): one die each, the
  highest.
* ``4 of a large straight``, ``3 of a small straight``: that many different faces of one such straight, or more, with
  gaps; one die each; where straights compete, the one with most faces, then the highest.
* ``2 3 4``: just these dice, as often as they are named. ``every 5 6``: all dice with these faces, one at least.
* ``highest die``: one die.
* ``sum 22 or more``: all five dice.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum

from engine.rules.dice import DICE_PER_ROLL, FACES, Dice
from engine.runtime.lazy_dataclass import dataclass

NUMBER_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_LENGTHS = {"small straight": 4, "large straight": 5}
_NUMBER = r"(one|two|three|four|five|[1-5])"
_ALIKE = re.compile(rf"(?:(pair)|{_NUMBER} alike)( of [1-6 ]+)?")
_RUN = re.compile(rf"{_NUMBER} in a row")
_PART = re.compile(rf"{_NUMBER} of a (small straight|large straight)")
_SUM = re.compile(r"sum ([0-9]{1,2}) or more")
_SUMS = range(DICE_PER_ROLL * min(FACES), DICE_PER_ROLL * max(FACES) + 1)
_LEAST_RUN, _LEAST_ALIKE = 2, 2


class Shape(Enum):
    """The kinds of patterns."""

    NOTHING = "nothing"
    ALIKE = "alike"
    TWO_PAIRS = "two pairs"
    FULL_HOUSE = "full house"
    RUN = "in a row"
    PART = "of a straight"
    DICE = "dice"
    EVERY = "every"
    HIGHEST = "highest die"
    SUM = "sum"


@dataclass(frozen=True)
class Pattern:
    """A pattern: `number` dice alike, in a row or of a straight, or the sum; `faces` it may have, or has to have."""

    shape: Shape
    number: int = 0
    faces: Dice = tuple(FACES)
    length: int = 0

    def dice(self, roll: Dice) -> Dice | None:
        """Return the dice of `roll`, in order, that make the pattern; None if it is not there."""
        return _FINDERS[self.shape](self, roll)


def _alike(pattern: Pattern, roll: Dice) -> Dice | None:
    faces = [face for face in set(roll).intersection(pattern.faces) if roll.count(face) >= pattern.number]
    if not faces:
        return None
    face = max(faces, key=lambda face: (roll.count(face), face))
    return (face,) * roll.count(face)


def _two_pairs(pattern: Pattern, roll: Dice) -> Dice | None:
    twice = {face for face in roll if roll.count(face) >= _LEAST_ALIKE}
    return tuple(face for face in roll if face in twice) if len(twice) == 2 else None


def _full_house(pattern: Pattern, roll: Dice) -> Dice | None:
    return roll if sorted(roll.count(face) for face in set(roll)) == [2, 3] else None


def _run(pattern: Pattern, roll: Dice) -> Dice | None:
    lowest = range(len(FACES) - pattern.number + 1, 0, -1)
    runs = (tuple(range(low, low + pattern.number)) for low in lowest)
    return next((run for run in runs if set(roll).issuperset(run)), None)


def _part(pattern: Pattern, roll: Dice) -> Dice | None:
    straights = (range(low, low + pattern.length) for low in range(1, len(FACES) - pattern.length + 2))
    best = max((tuple(sorted(set(roll).intersection(one))) for one in straights), key=lambda kept: (len(kept), kept))
    return best if len(best) >= pattern.number else None


def _dice(pattern: Pattern, roll: Dice) -> Dice | None:
    return pattern.faces if all(roll.count(face) >= pattern.faces.count(face) for face in pattern.faces) else None


def _every(pattern: Pattern, roll: Dice) -> Dice | None:
    return tuple(face for face in roll if face in pattern.faces) or None


_FINDERS: dict[Shape, Callable[[Pattern, Dice], Dice | None]] = {
    Shape.NOTHING: lambda pattern, roll: (),
    Shape.ALIKE: _alike,
    Shape.TWO_PAIRS: _two_pairs,
    Shape.FULL_HOUSE: _full_house,
    Shape.RUN: _run,
    Shape.PART: _part,
    Shape.DICE: _dice,
    Shape.EVERY: _every,
    Shape.HIGHEST: lambda pattern, roll: roll[-1:],
    Shape.SUM: lambda pattern, roll: roll if sum(roll) >= pattern.number else None,
}
_WORDS = {
    "nothing": Pattern(Shape.NOTHING),
    "two pairs": Pattern(Shape.TWO_PAIRS),
    "full house": Pattern(Shape.FULL_HOUSE),
    "small straight": Pattern(Shape.RUN, 4),
    "large straight": Pattern(Shape.RUN, 5),
    "highest die": Pattern(Shape.HIGHEST),
}
EXAMPLES = (
    *_WORDS,
    *("pair", "three alike", "four alike", "five alike", "3 in a row", "4 in a row", "5 in a row"),
    *("4 of a large straight", "3 of a small straight", "every 5 6"),
)
"""Patterns as they may be written, for who has a word that is like one of them."""


def pattern_of(text: str) -> Pattern | None:
    """Return the pattern that `text` names, None if it names none; blanks are single ones."""
    if text in _WORDS:
        return _WORDS[text]
    if match := _ALIKE.fullmatch(text):
        number = 2 if match[1] else _number(match[2])
        faces = _faces(match[3].removeprefix(" of ")) if match[3] else tuple(FACES)
        return Pattern(Shape.ALIKE, number, tuple(sorted(set(faces)))) if faces and number >= _LEAST_ALIKE else None
    if match := _RUN.fullmatch(text):
        return Pattern(Shape.RUN, _number(match[1])) if _number(match[1]) >= _LEAST_RUN else None
    if match := _PART.fullmatch(text):
        number, length = _number(match[1]), _LENGTHS[match[2]]
        return Pattern(Shape.PART, number, length=length) if number <= length else None
    if match := _SUM.fullmatch(text):
        return Pattern(Shape.SUM, int(match[1])) if int(match[1]) in _SUMS else None
    if text.startswith("every "):
        faces = _faces(text.removeprefix("every "))
        return Pattern(Shape.EVERY, faces=tuple(sorted(set(faces)))) if faces else None
    faces = _faces(text)
    return Pattern(Shape.DICE, faces=tuple(sorted(faces))) if 0 < len(faces) <= DICE_PER_ROLL else None


def _number(word: str) -> int:
    return NUMBER_WORDS.get(word) or int(word)


def _faces(text: str) -> Dice:
    """Return the faces that are written with blanks between; none if anything else is written."""
    words = text.split(" ")
    return tuple(map(int, words)) if all(word in {"1", "2", "3", "4", "5", "6"} for word in words) else ()
