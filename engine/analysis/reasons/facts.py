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
LEAST_GAP = {Unit.POINTS: 0.3, Unit.CHANCE: 0.005}
"""A figure that differs by less is no reason, whatever share of a small difference it accounts for."""
HARDLY = 0.005
"""A chance below this is hardly any."""
CLEAR = 0.1
"""An option that ends in a box more often by this chance uses it up: that is why the box brings less later."""


@dataclass(frozen=True)
class Case:
    """Two explained options of a position, the better and the worse one."""

    position: Position
    better: Explanation
    worse: Explanation

    def facts(self, least: float) -> Iterator[Reason]:
        """Yield a fact for every place that accounts for `least` points or more, for the side that has more of it.

        Its figure differs so that it tells something, but for the box that one of the two takes: that is told anyway.
        """
        difference = self.better.difference(self.worse)
        own = {self.better.option.category, self.worse.option.category} - {None}
        for parts in self._places():
            points = sum(difference[part] for part in parts)
            if abs(points) < least:
                continue
            ranked = tuple(sorted(parts, key=lambda part: -abs(difference[part])))
            fact = self._fact(ranked, points, parts[0])
            gap = abs(fact.figure.better - fact.figure.worse)
            if gap >= LEAST_GAP[fact.figure.unit] or fact.category in own:
                yield fact

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

    def _fact(self, parts: tuple[Part, ...], points: float, part: Part) -> Reason:
        if part is Part.UPPER_BONUS:
            chances = self.better.upper_bonus_chance, self.worse.upper_bonus_chance
            return self._reason(ReasonKind.BONUS, parts, points, Figure("upper_bonus", Unit.CHANCE, *chances))
        box = part.category
        if box is None or self.position.scores[box] is not None:
            return self._reason(ReasonKind.LATER, parts, points, self._expected(part))
        kind, figure = self._of_box(box, is_for_better=points > 0.0)
        return self._reason(kind, parts, points, figure, box)

    def _of_box(self, box: Category, *, is_for_better: bool) -> tuple[ReasonKind, Figure]:
        """Return the figure of an open box that tells most of why one side has more of it."""
        if self.position.dice_model.is_deterministic:
            return ReasonKind.LATER, self._expected(Part(box))
        made = Figure(box.key, Unit.CHANCE, made_in(self.better, box), made_in(self.worse, box))
        zero = Figure(f"zero:{box.key}", Unit.CHANCE, zero_in(self.better, box), zero_in(self.worse, box))
        options = self.better.option, self.worse.option
        ahead, behind = options if is_for_better else reversed(options)
        sign = 1.0 if is_for_better else -1.0
        more_made, fewer_zeros = sign * (made.better - made.worse), sign * (zero.worse - zero.better)
        if not (ahead.is_reroll or behind.is_reroll):
            return (ReasonKind.NOW if ahead.category is box else ReasonKind.LATER), self._expected(Part(box))
        if behind.category is box and min(zero.better, zero.worse) < HARDLY < fewer_zeros:
            return ReasonKind.LATER, self._expected(Part(box))  # the other one scores the zero: what that gives up
        if max(more_made, fewer_zeros) >= NOTICEABLE:
            # Where the turn ends in the box anyway, what counts is how rarely with nothing: a hand is made or not.
            # That it ends more often in one that any dice fill is no merit; what the box brings may be.
            is_sum = not is_hand(self.position.rules, box)
            if more_made < fewer_zeros - EQUAL or (is_sum and self._ends_only_in(box)):
                return ReasonKind.ZERO, zero
            return (ReasonKind.LATER, self._expected(Part(box))) if is_sum else (ReasonKind.MAKES, made)
        uses_up = -more_made >= CLEAR and behind.is_reroll
        return ReasonKind.LATER, made if uses_up else self._expected(Part(box))

    def _ends_only_in(self, box: Category) -> bool:
        """Return whether the turn ends in `box` whatever is chosen and rolled."""
        return all(one.category is box for one in (*self.better.endings, *self.worse.endings))

    def _expected(self, part: Part) -> Figure:
        return Figure(part.name.lower(), Unit.POINTS, self.better.expected[part], self.worse.expected[part])

    def _reason(
        self, kind: ReasonKind, parts: tuple[Part, ...], points: float, figure: Figure, box: Category | None = None
    ) -> Reason:
        mine, other = self.better.option, self.worse.option
        ahead, behind = (mine, other) if points > 0.0 else (other, mine)
        rules, is_sure, outs = self.position.rules, False, Dice()
        if box is not None and kind is ReasonKind.MAKES and is_hand(rules, box):
            is_sure = holds(ahead, box, rules) and not holds(behind, box, rules)
            outs = outs_of(ahead, box, rules) if not is_sure else ()
        is_indirect = box is not None and figure.unit is Unit.POINTS and box not in (mine.category, other.category)
        return Reason(kind, mine, parts, points, figure, box, is_indirect, is_sure, outs)


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
