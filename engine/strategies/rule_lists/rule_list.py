# SPDX-License-Identifier: MIT
"""A rule list is a strategy as a person would write it down: rules in order, the first that fits is followed.

A rule has a condition on the dice, the open boxes and the rolls left, and says what to do: keep some dice, stop, score
a box or give one up. Where no rule scores, the dice go to the box where they bring most beyond what it is worth, if the
list says what boxes are worth. Where that says nothing either, the list does `otherwise` what one of the plain
strategies would do. Nothing looks at points but to know whether the upper bonus can still be earned: so what follows is
the same for all upper totals with the same future, and a rule list is evaluated as exactly as any other strategy
(`engine.strategies.players`).

This module has the nouns only; `engine.strategies.rule_lists.reading` reads them.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.runtime.errors import InputError
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.patterns import Pattern

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
        rules: the rules.
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
