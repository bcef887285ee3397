# SPDX-License-Identifier: MIT
"""Facts are what sets two options of a position apart, place by place: the points of the difference and a figure.

Where the turn ends, what a box brings later and how likely the bonus is come from the explanations; the dice only say
whether a box is sure, and which faces complete it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from engine.analysis.explanations import Explanation, Part, parts_of
from engine.analysis.options import Option
from engine.analysis.reasons.reason import Figure, Reason, ReasonKind, Unit
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice
from engine.rules.scoring import DEFAULT_RULES, RuleSet, plain_points
from engine.rules.ties import EQUAL
from engine.runtime.lazy_dataclass import dataclass

NOTICEABLE = 0.01
"""A chance that differs by less is not worth saying."""
LITTLE = {Unit.POINTS: 0.3, Unit.CHANCE: NOTICEABLE}
"""A figure that differs by less is no reason, whatever share of a small difference it accounts for."""
SOME = {Unit.POINTS: 0.5, Unit.CHANCE: 0.03}
"""One that differs by less splits hairs, but where one chance is twice the other: 52 % and 51 %, not 3 % and 1 %."""
TWICE = 2.0
CLEAR = 0.1
"""An option that ends in a box more often by this chance uses it up: that is why the box brings less later."""


@dataclass(frozen=True)
class Case:
    """Two explained options of a position, the better and the worse one."""

    position: Position
    better: Explanation
    worse: Explanation

    def boxes(self) -> Iterator[Reason]:
        """Yield what the box of either option makes now and brings if it stays open, that of the worse one first."""
        for explanation in (self.worse, self.better):
            box = explanation.option.category
            if box is not None:
                parts = next(parts for parts in self._places() if parts[0].category is box)
                points = self._points(parts)
                kind = ReasonKind.NOW if explanation is self.better else ReasonKind.LATER
                if self.better.option.is_reroll:
                    kind = ReasonKind.ROLLS
                option = self.worse.option if kind is ReasonKind.ROLLS else self.better.option
                yield Reason(kind, option, self._ranked(parts), points, self._expected(parts[0]), box)

    def facts(self, least: float) -> Iterator[Reason]:
        """Yield a fact for every other place that accounts for `least` points or more, and in which figures differ.

        Its figure is the one that tells most for the side that has more of it.
        """
        own = {self.better.option.category, self.worse.option.category} - {None}
        for parts in self._places():
            points = self._points(parts)
            if parts[0].category not in own and abs(points) >= least:
                fact = self._fact(parts, points)
                if abs(fact.figure.better - fact.figure.worse) >= LITTLE[fact.figure.unit]:
                    yield fact

    def _points(self, parts: tuple[Part, ...]) -> float:
        """Return by how many points the better one is higher in these parts together."""
        return sum(self.better.expected[part] - self.worse.expected[part] for part in parts)

    def _places(self) -> list[tuple[Part, ...]]:
        """Return the parts; an open Yahtzee together with the bonuses that only it can bring."""
        rules = self.position.rules
        parts, box = parts_of(rules.categories), rules.yahtzee_box
        if box is None or self.position.scores[box] is not None:
            return [(part,) for part in parts]
        return [
            (part, Part.YAHTZEE_BONUS) if part.category is box else (part,)
            for part in parts
            if part is not Part.YAHTZEE_BONUS
        ]

    def _ranked(self, parts: tuple[Part, ...]) -> tuple[Part, ...]:
        return tuple(sorted(parts, key=lambda part: -abs(self._points((part,)))))

    def _fact(self, parts: tuple[Part, ...], points: float) -> Reason:
        part = parts[0]
        if part is Part.UPPER_BONUS:
            chances = self.better.upper_bonus_chance, self.worse.upper_bonus_chance
            figure = Figure("upper_bonus", Unit.CHANCE, *chances)
            return Reason(ReasonKind.BONUS, self.better.option, self._ranked(parts), points, figure)
        box = part.category
        if box is None or self.position.scores[box] is not None:
            return Reason(ReasonKind.LATER, self.better.option, self._ranked(parts), points, self._expected(part))
        return self._of_box(box, parts, points)

    def _of_box(self, box: Category, parts: tuple[Part, ...], points: float) -> Reason:
        """Return the fact of an open box that neither takes: the figure that tells most of why one has more of it."""
        sides = self.better, self.worse
        ahead, behind = sides if points > 0.0 else (self.worse, self.better)
        kind, figure = ReasonKind.LATER, self._expected(parts[0])
        made = Figure(box.key, Unit.CHANCE, *(made_in(side, box) for side in sides))
        more_made = made_in(ahead, box) - made_in(behind, box)
        fewer_zeros = zero_in(behind, box) - zero_in(ahead, box)
        is_rolled = any(side.option.is_reroll for side in sides) and not self.position.dice_model.is_deterministic
        if is_rolled and max(more_made, fewer_zeros) >= NOTICEABLE:
            # Where the turn ends in the box anyway, what counts is how rarely with nothing: a hand is made or not.
            # That it ends more often in one that any dice fill is no merit; what the box brings may be.
            is_sum = not is_hand(self.position.rules, box)
            if more_made < fewer_zeros - EQUAL or (is_sum and self._ends_only_in(box)):
                zeros = (zero_in(side, box) for side in sides)
                kind, figure = ReasonKind.ZERO, Figure(f"zero:{box.key}", Unit.CHANCE, *zeros)
            elif not is_sum:
                kind, figure = ReasonKind.MAKES, made
        elif is_rolled and -more_made >= CLEAR and behind.option.is_reroll and zero_in(ahead, box) <= EQUAL:
            figure = made  # the one behind uses it up
        rules, is_sure, outs = self.position.rules, False, Dice()
        if kind is ReasonKind.MAKES:
            is_sure = holds(ahead.option, box, rules) and not holds(behind.option, box, rules)
            outs = () if is_sure else outs_of(ahead.option, box, rules)
        is_indirect = figure.unit is Unit.POINTS
        parts = self._ranked(parts)
        return Reason(kind, self.better.option, parts, points, figure, box, is_indirect, is_sure, outs)

    def _ends_only_in(self, box: Category) -> bool:
        """Return whether the turn ends in `box` whatever is chosen and rolled."""
        return all(one.category is box for one in (*self.better.endings, *self.worse.endings))

    def _expected(self, part: Part) -> Figure:
        return Figure(part.name.lower(), Unit.POINTS, self.better.expected[part], self.worse.expected[part])


def splits_hairs(figure: Figure) -> bool:
    """Return whether two figures differ by so little that they tell nothing, be they most of a small difference."""
    less, more = sorted((figure.worse, figure.better))
    return more - less < SOME[figure.unit] and not (figure.unit is Unit.CHANCE and more >= TWICE * less)


def made_in(explanation: Explanation, box: Category) -> float:
    """Return how likely the turn ends in `box` with points."""
    return sum((one.chance - one.zero_chance for one in explanation.endings if one.category is box), 0.0)


def zero_in(explanation: Explanation, box: Category) -> float:
    """Return how likely the turn ends with nothing in `box`."""
    return sum((one.zero_chance for one in explanation.endings if one.category is box), 0.0)


def is_hand(rules: RuleSet, box: Category) -> bool:
    """Return whether a box is one that not all dice make."""
    return not box.is_upper and not rules.box(box).takes_any_dice


@cache
def is_sure(keep: Dice, box: Category, rules: RuleSet = DEFAULT_RULES) -> bool:
    """Return whether the dice of `keep` score in `box` whatever the others show."""
    others = combinations_with_replacement(FACES, DICE_PER_ROLL - len(keep))
    return all(plain_points(box, tuple(sorted((*keep, *rest))), rules) > 0 for rest in others)


def holds(option: Option, box: Category, rules: RuleSet) -> bool:
    """Return whether an option has `box` for sure: it takes it, or keeps dice that make it."""
    return option.category is box or (option.keep is not None and is_sure(option.keep, box, rules))


def outs_of(option: Option, box: Category, rules: RuleSet) -> Dice:
    """Return the faces that complete `box`, where one die is rolled and some do not."""
    if option.keep is None or len(option.keep) != DICE_PER_ROLL - 1:
        return ()
    found = tuple(face for face in FACES if plain_points(box, tuple(sorted((*option.keep, face))), rules) > 0)
    return found if len(found) < len(FACES) else ()


def extra_dice(option: Option, than: Option) -> Dice:
    """Return the dice that a keep has besides those of another one; empty where it does not hold that one."""
    if not option.is_reroll or not than.is_reroll:
        return ()
    mine, others = Counter(option.keep), Counter(than.keep)
    return () if others - mine else tuple(sorted((mine - others).elements()))
