# SPDX-License-Identifier: MIT
"""A rule list is a strategy as a person would write it down: rules in order, the first that fits is followed.

A rule has a condition on the dice, the open boxes and the rolls left, and says what to do: keep some dice, stop, score
a box or give one up. Where no rule scores, the dice go to the box where they bring most beyond what it is worth, if the
list says what boxes are worth. Where that says nothing either, the list does `otherwise` what one of the plain
strategies would do. Nothing looks at points but to know whether the upper bonus can still be earned: so what follows is
the same for all upper totals with the same future, and a rule list is evaluated as exactly as any other strategy
(`engine.strategies.players`).

This module has the nouns only; `engine.strategies.rule_lists.reading` reads them.

A pattern is what a rule looks for in five dice; where it is there, it says which of them make it.

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
from dataclasses import replace
from enum import Enum

from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice
from engine.runtime.errors import InputError
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
PATTERN_EXAMPLES = (
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


PLAIN_NAMES = ("random", "random-keeps", "greedy", "mince", "rules-of-thumb", "optimal")
"""What a list may do where no rule fits."""


class RuleListError(InputError):
    """A rule list that cannot be read; the text names the line and what is wrong with it."""


class Verb(Enum):
    """What a rule says: keep dice or stop while a roll is left, score or give up a box in the end."""

    KEEP = "keep"
    STOP = "stop"
    SCORE = "score"
    GIVE_UP = "give up"

    @property
    def is_for_boxes(self) -> bool:
        """Whether a rule of this kind says which box is filled."""
        return self in (Verb.SCORE, Verb.GIVE_UP)


@dataclass(frozen=True)
class Clause:
    """That one of some boxes is open, or that one of them is filled."""

    boxes: tuple[Category, ...]
    is_open: bool


@dataclass(frozen=True)
class Rule:
    """One rule, as far as it is about one box and one pattern: what stands in a line may be several of them.

    Attributes:
        line: the number of its line, from 1.
        text: the line.
        verb: what it says.
        pattern: for `Verb.KEEP` what is kept.
        box: the box that is filled, for rules about boxes.
        least: the fewest points that it may bring.
        seen: patterns that have to be there (True) or must not be (False).
        clauses: what has to be so of the boxes, all of it.
        rolls_left: how many rolls may be left, for rules about dice; None for any number.
    """

    line: int
    text: str
    verb: Verb
    pattern: Pattern | None = None
    box: Category | None = None
    least: int = 0
    seen: tuple[tuple[Pattern, bool], ...] = ()
    clauses: tuple[Clause, ...] = ()
    rolls_left: tuple[int, ...] | None = None

    def keep(self, roll: Dice, rolls_left: int) -> Dice | None:
        """Return the dice that are kept of `roll`, all five to stop, boxes aside; None if the rule does not fit."""
        if self.verb.is_for_boxes or not self._is_seen(roll):
            return None
        if self.rolls_left is not None and rolls_left not in self.rolls_left:
            return None
        return roll if self.pattern is None else self.pattern.dice(roll)

    def scores(self, roll: Dice, points: int) -> bool:
        """Return whether the rule has `roll` scored in its box for `points`, what is open elsewhere aside."""
        return self.verb.is_for_boxes and points >= self.least and self._is_seen(roll)

    def _is_seen(self, roll: Dice) -> bool:
        return all((pattern.dice(roll) is not None) is is_there for pattern, is_there in self.seen)


@dataclass(frozen=True)
class RuleList:
    """Rules in order, and the name of the plain strategy that decides where none of them fits.

    Attributes:
        name: what it is called.
        otherwise: the name of the plain strategy.
        worths: (13,) what each box is worth to the player; empty if that is not said.
        pace: how many points more each point counts that an upper box gets beyond three dice of its face, or less,
            until the upper bonus is earned or out of reach.
    """

    name: str
    otherwise: str
    rules: tuple[Rule, ...]
    worths: tuple[float, ...] = ()
    pace: float = 0.0

    @property
    def lines(self) -> list[str]:
        """The rules as they are written, one for each line."""
        return list({rule.line: rule.text for rule in self.rules}.values())

    def without(self, line: int) -> RuleList:
        """Return the list without the rules of a line."""
        return replace(self, rules=tuple(rule for rule in self.rules if rule.line != line))

    def first(self, count: int) -> RuleList:
        """Return the list of a player who knows only the rules of the first `count` lines."""
        known = sorted({rule.line for rule in self.rules})[:count]
        return replace(self, rules=tuple(rule for rule in self.rules if rule.line in known))


def rule_followed(rules: RuleList, position: Position) -> Rule | None:
    """Return the first rule that fits in a position; None where none does, so that worths or `otherwise` decide."""
    return next((rule for rule in rules.rules if _fits(rule, position)), None)


def _fits(rule: Rule, position: Position) -> bool:
    if not all(
        any((position.scores[box] is None) is clause.is_open for box in clause.boxes) for clause in rule.clauses
    ):
        return False
    if position.rolls_left:
        return rule.keep(position.roll, position.rolls_left) is not None
    points = position.allowed().get(rule.box) if rule.box is not None else None
    return points is not None and rule.scores(position.roll, points)
