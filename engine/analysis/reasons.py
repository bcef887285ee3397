# SPDX-License-Identifier: MIT
"""A reason says why one option is better than another, with a figure for both.

Facts are what sets two options of a position apart, place by place: the points of the difference and a figure. Where
the turn ends, what a box brings later and how likely the bonus is come from the explanations; the dice only say whether
a box is sure, and which faces complete it. The few facts that account for most of what sets two options apart are the
reasons. They are data without words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from functools import cache
from itertools import combinations_with_replacement

from engine.analysis.explanations import Explanation, Part, parts_of
from engine.analysis.options import Option
from engine.analysis.verdicts import Measure
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice
from engine.rules.scoring import DEFAULT_RULES, RuleSet, plain_points
from engine.rules.ties import EQUAL
from engine.runtime.lazy_dataclass import dataclass


class ReasonKind(Enum):
    """What a reason says; B is the better option, M the other one."""

    MAKES = "makes"  # the turn ends in the box of a hand with points more often after B
    SAFE = "safe"  # the same, and B's dice make it whatever the others show
    ZERO = "zero"  # the turn ends in a box with nothing more often after M
    BONUS = "bonus"  # the upper bonus is likelier after B
    NOW = "now"  # B takes a box for more than it brings if it stays open
    LATER = "later"  # a box brings more by the end of the game after B
    DEAD = "dead"  # what M keeps besides B's dice helps nothing that counts
    ROLLS = "rolls"  # M takes a box while rolls are left
    COUNTERPOINT = "counterpoint"  # what M has going for it
    GOAL = "goal"  # the goal is likelier met after B


class Unit(Enum):
    """What a figure counts."""

    CHANCE = "chance"
    POINTS = "points"


@dataclass(frozen=True)
class Figure:
    """One number for each of two options.

    `what` is, for a chance, a category (the turn ends there with points), ``zero:CATEGORY`` (it ends there with
    nothing), ``upper_bonus`` (by the end of the game) or ``goal``; for points, a part (by the end of the game) or
    ``goal``.
    """

    what: str
    unit: Unit
    better: float
    worse: float


@dataclass(frozen=True)
class Reason:
    """One reason why an option is better than another.

    Attributes:
        kind: what it says.
        option: the option that it is about: M's of `DEAD`, `ROLLS` and `COUNTERPOINT`, else B.
        parts: the parts of the difference that it accounts for, the largest first.
        points: by how much B is higher in these parts together; below zero for what M has going for it.
        figure: a number for both options.
        category: the box it is about, if there is one.
        is_indirect: whether it is told by what a box brings by the end of the game, one that neither of the two takes.
        is_sure: whether the dice of whichever option has more of it make the box whatever the others show.
        outs: the faces that complete the box, where one die is rolled for it.
        extra: of `DEAD`, the dice that are no use.
        rolls: where M takes a box while rolls are left, how many are thrown away: of `ROLLS`, and of a `COUNTERPOINT`.
    """

    kind: ReasonKind
    option: Option
    parts: tuple[Part, ...]
    points: float
    figure: Figure
    category: Category | None = None
    is_indirect: bool = False
    is_sure: bool = False
    outs: Dice = ()
    extra: Dice = ()
    rolls: int = 0


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
                points = self.points_in(parts)
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
            points = self.points_in(parts)
            if parts[0].category not in own and abs(points) >= least:
                fact = self._fact(parts, points)
                if abs(fact.figure.better - fact.figure.worse) >= LITTLE[fact.figure.unit]:
                    yield fact

    def points_in(self, parts: tuple[Part, ...]) -> float:
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
        return tuple(sorted(parts, key=lambda part: -abs(self.points_in((part,)))))

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
            if more_made < fewer_zeros - EQUAL or (
                is_sum and all(one.category is box for side in sides for one in side.endings)
            ):
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


MOST_REASONS = 3
NO_POINTS = 0.005
"""Options that differ by less are worth the same: it shows in no figure."""
LEAST_SHARE = 0.1
"""A fact that accounts for less of the difference is not mentioned."""
TELLING = 0.2
"""If no fact accounts for this share, the difference is many small things."""
HALF = 0.5
MOST = 0.75
"""Reasons that account for this share of the difference are enough."""


def reasons(position: Position, one: Explanation, other: Explanation) -> tuple[Reason, ...]:
    """Return why the better of two options of `position` is better, what decides first.

    Where either scores a box, that comes first, whatever it accounts for: its points now, and what it brings left open.
    Where dice are rolled, what this turn shows comes before what a box brings by the end of the game, if it matters.
    The part in which the better one has most more is told, too, if there is a figure for it.
    It does not matter which of the two explanations is given first. There is no reason between options of equal worth,
    nor between two ways of rolling where the difference is many small things.
    """
    better, worse = (one, other) if one.option.value >= other.option.value else (other, one)
    total = better.option.value - worse.option.value
    if total < NO_POINTS:
        return ()
    case = Case(position, better, worse)
    boxes = list(case.boxes())
    facts = sorted(case.facts(LEAST_SHARE * total), key=lambda fact: -fact.points)
    pro, contra = [fact for fact in facts if fact.points > 0.0], [fact for fact in facts if fact.points < 0.0]
    if not boxes and (not pro or pro[0].points < TELLING * total):
        return ()
    largest = max((*boxes, *pro), key=lambda fact: case.points_in(fact.parts[:1]))
    apart, least = abs(largest.figure.better - largest.figure.worse), HALF * SOME[largest.figure.unit]
    first = [largest] if largest in pro and apart >= least else []
    chosen, against = _chosen(boxes, pro, contra, total, first)
    if better.option.is_reroll or worse.option.is_reroll:  # what this turn shows comes first
        chosen.sort(key=lambda fact: fact.is_indirect or fact.points < TELLING * total)
    extra = extra_dice(worse.option, better.option)
    if extra and not contra:
        chosen[0] = replace(chosen[0], kind=ReasonKind.DEAD, option=worse.option, extra=extra)
    found = (*boxes, *chosen, *filter(None, [against]))
    return tuple(_named(reason, position, better.option, worse.option) for reason in found)


def _chosen(
    boxes: list[Reason], pro: list[Reason], contra: list[Reason], total: float, first: list[Reason]
) -> tuple[list[Reason], Reason | None]:
    """Return what is said for the better option beside its boxes, and what the other one has going for it, if much.

    That is left out where the reasons would not account for half of the difference because of it, unless it is more;
    and between two boxes, which leave room for one reason.
    """
    told, room = _sum(*boxes), MOST_REASONS - len(boxes)
    most = max(told, pro[0].points if pro else 0.0)
    against = contra[-1] if room > 1 and contra and told >= 0.0 and contra[-1].points <= -HALF * most else None
    if against is not None:
        chosen = _enough(pro, told + against.points, total, room - 1, first)
        if _sum(*boxes, *chosen, against) >= HALF * total or against.points <= -total:
            return chosen, against
    return _enough(pro, told, total, room, first), None


def _enough(pro: list[Reason], told: float, total: float, room: int, first: list[Reason]) -> list[Reason]:
    """Return the largest facts that account for most of a difference, with a chance among them if there is one.

    What comes `first` is among them. What splits hairs is, too, only where without it they would not account for half.
    """
    chosen = list(first)
    for share, some in ((MOST, [fact for fact in pro if not splits_hairs(fact.figure)]), (HALF, pro)):
        # What no choice of this turn shows counts half its points.
        for fact in sorted(some, key=lambda fact: fact.points * (HALF if fact.is_indirect else 1.0), reverse=True):
            if fact not in chosen and len(chosen) < room and told + _sum(*chosen) < share * total:
                chosen.append(fact)
    chance = next((fact for fact in pro if fact.figure.unit is Unit.CHANCE and not splits_hairs(fact.figure)), None)
    if (
        chosen
        and len(first) < room
        and chance is not None
        and not any(fact.figure.unit is Unit.CHANCE for fact in chosen)
    ):
        chosen = [*chosen[: room - 1], chance]
    return sorted(chosen, key=lambda fact: -fact.points)


def _sum(*facts: Reason) -> float:
    return sum(fact.points for fact in facts)


def _named(reason: Reason, position: Position, better: Option, worse: Option) -> Reason:
    """Return a reason under its more telling name: what speaks for the other one, or a box that is safe.

    Of a box that the other one takes it is told which rolls that throws away.
    """
    if better.is_reroll and reason.category is not None and reason.category is worse.category:
        reason = replace(reason, rolls=position.rolls_left)
    if reason.points < 0.0:
        return replace(reason, kind=ReasonKind.COUNTERPOINT, option=worse)
    return replace(reason, kind=ReasonKind.SAFE) if reason.kind is ReasonKind.MAKES and reason.is_sure else reason


def goal_reason(one: Option, other: Option) -> tuple[Reason, ...]:
    """Return by how much the better of two options is better for the goal that they were ranked by, if it is."""
    if one.worth is None or other.worth is None or one.lost == other.lost:
        return ()
    better, worse = (one, other) if one.lost < other.lost else (other, one)
    unit = Unit.CHANCE if one.measure is Measure.CHANCE else Unit.POINTS
    figure = Figure("goal", unit, better.worth or 0.0, worse.worth or 0.0)
    return (Reason(ReasonKind.GOAL, better, (), figure.better - figure.worse, figure),)
