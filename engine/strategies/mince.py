# SPDX-License-Identifier: MIT
"""Mince's player goes for the combination that lies farthest above her line of chance against payoff.

M. Mince (*Using Markov Chains and Probabilistic Modeling to Play Yahtzee*, 2020) gives every open box a point: its
*payoff*, points as a share of 375 (in an upper box with the share of the bonus that they earn), and the *chance* to get
there. The best fit of the points at the start of a turn is

    chance = -1.4163 payoff + 0.3332

and the box whose point is farthest above that line is what the player goes for: it keeps the dice that make the
combination and rolls the others. When it is there already, its chance is 1, and the dice outside it are still rolled.

Her slides give one worked turn. What they leave open is settled here as follows.

* Chances come from her chains (`engine.one_turn.chain`), for exactly the state that is wanted: three of a face
  in the upper boxes and for three of a kind, four, five. Upper boxes whose face does not show are not considered.
* Full house has no chain. In her turn, with two pairs and two rolls left, she counts one roll: 1/3. So one roll it is,
  with the best keep. (The two rolls give 5/9, and with that her line would prefer Full house to Sixes.)
* The face of three, four and five of a kind is the one that shows most often, the highest of equals, and the straight
  the one with most faces there, again the highest of equals. Payoffs: the number of dice of that face.
* A hand that is there has the payoff of the points it scores now. Five of a kind are never broken up for it.
* Chance cannot be missed and is not considered while dice can be rolled. With nothing else to consider, the player
  keeps fours (with one roll left), fives and sixes for Chance, and nothing if that box is filled.
* To score, a box that brings points has chance 1 and the payoff of these. If none does, the box with the lowest
  payoff of a combination is given up.

Before the first roll every box has the chance that her chains give it in a turn: three alike (and no more) for the
upper boxes and Three of a kind, four, five, the straights of the chains; Full house, which has none, the best chance
there is. Payoffs are as in her worked turn, three dice of the face in an upper box; where the face is not known yet,
that of the mean face, 3 1/2.

Through the points before the first roll the line of least squares is fitted, in fractions. Her slides print another,
y = -1.4163 x + 0.3332, beside a graph whose points the text does not have, and no reading of the text that was tried
gives that line to the digits printed. The player goes by hers; the fitted one stands beside it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from functools import cache
from math import sqrt

from engine.one_turn.chain import LARGE_STRAIGHT, OF_A_KIND, ROLLS_PER_TURN, SMALL_STRAIGHT, Chain, after
from engine.one_turn.chain_figures import payoff
from engine.one_turn.keep_scores import TurnError
from engine.one_turn.odds import odds
from engine.rules.categories import CATEGORIES, UPPER, Category
from engine.rules.dice import DICE_PER_ROLL, FACES, FIRST_ROLL, KEEPS, Dice, children, keeps_of
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN
from engine.rules.scoring import (
    FULL_HOUSE_POINTS,
    LARGE_STRAIGHT_POINTS,
    SMALL_STRAIGHT_POINTS,
    YAHTZEE_POINTS,
    plain_points,
)
from engine.runtime.lazy_dataclass import dataclass

SLOPE, INTERCEPT = Fraction("-1.4163"), Fraction("0.3332")
_ALIKE = {Category.THREE_OF_A_KIND: 3, Category.FOUR_OF_A_KIND: 4, Category.YAHTZEE: 5}
_OF_UPPER = 3  # dice that her rule of thumb wants in an upper box
_STRAIGHTS: dict[Category, tuple[Chain, tuple[Dice, ...]]] = {
    Category.SMALL_STRAIGHT: (SMALL_STRAIGHT, ((1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6))),
    Category.LARGE_STRAIGHT: (LARGE_STRAIGHT, ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))),
}
_FIXED = {
    Category.FULL_HOUSE: FULL_HOUSE_POINTS,
    Category.SMALL_STRAIGHT: SMALL_STRAIGHT_POINTS,
    Category.LARGE_STRAIGHT: LARGE_STRAIGHT_POINTS,
    Category.YAHTZEE: YAHTZEE_POINTS,
}
_GIVEN_UP = -1.0  # below every distance from the line
_CHANCE_LAST = -100.0


@dataclass(frozen=True)
class WeighedBox:
    """Payoff and chance of a combination."""

    payoff: Fraction
    chance: Fraction


@dataclass(frozen=True)
class FittedLine:
    """A line of chance over payoff."""

    slope: Fraction
    intercept: Fraction

    def distance(self, point: WeighedBox) -> float:
        """Return how far a point lies from the line, at right angles; negative below it."""
        return float(point.chance - self.slope * point.payoff - self.intercept) / sqrt(1.0 + float(self.slope) ** 2)


HERS = FittedLine(SLOPE, INTERCEPT)


def point_of(category: Category, dice: Dice, rolls_left: int, points: int) -> WeighedBox | None:
    """Return the point of an open box; None if it is not considered.

    At least one roll is left; `points` are what the dice score in the box now.
    """
    if category is Category.CHANCE:
        return None
    if points and (not category.is_upper or dice.count(category.face) >= _OF_UPPER):
        return WeighedBox(payoff(points, category.is_upper), Fraction(1))
    if category.is_upper and not points:
        return None
    return WeighedBox(_payoff_of(category, dice), _chance_of(category, dice, rolls_left))


def _payoff_of(category: Category, dice: Dice) -> Fraction:
    if category.is_upper:
        return payoff(_OF_UPPER * category.face, upper=True)
    return payoff(_FIXED.get(category, _ALIKE.get(category, 0) * most_frequent(dice)), upper=False)


def _chance_of(category: Category, dice: Dice, rolls_left: int) -> Fraction:
    if category is Category.FULL_HOUSE:
        return max(_full_house_chances()[keep] for keep in keeps_of(dice))
    if category in _STRAIGHTS:
        chain, _ = _STRAIGHTS[category]
        return _after(chain, rolls_left, len(_kept_of_straight(category, dice)))[-1]
    face = category.face if category.is_upper else most_frequent(dice)
    wanted = _OF_UPPER if category.is_upper else _ALIKE[category]
    return _after(OF_A_KIND, rolls_left, dice.count(face))[wanted - 1]


_after = cache(after)


def most_frequent(dice: Dice) -> int:
    """Return the face that shows most often, the highest of equals."""
    return max(set(dice), key=lambda face: (dice.count(face), face))


@cache
def _full_house_chances() -> dict[Dice, Fraction]:
    """Return for each keep the chance that rolling the other dice once makes a full house."""
    chances = {roll: Fraction(plain_points(Category.FULL_HOUSE, roll) > 0) for roll in KEEPS[FIRST_ROLL:]}
    for keep in reversed(KEEPS[:FIRST_ROLL]):
        chances[keep] = sum((chances[child] for child in children(keep)), Fraction()) / 6
    return chances


def _kept_of_straight(category: Category, dice: Dice) -> Dice:
    _, straights = _STRAIGHTS[category]
    return max((tuple(sorted(set(straight) & set(dice))) for straight in straights), key=lambda kept: (len(kept), kept))


# ---- what strategies are made of ------------------------------------------------------------------------------------


def appeal(category: Category, dice: Dice, rolls_left: int, points: int) -> float | None:
    """Return how much the player is for an open box, None if it is out of the question.

    `rolls_left` is 0 when the dice must be scored; `points` are what they score in the box now.
    """
    if rolls_left:
        found = point_of(category, dice, rolls_left, points)
        if found is None:
            return _CHANCE_LAST if category is Category.CHANCE else None
        return HERS.distance(found)
    if points:
        return HERS.distance(WeighedBox(payoff(points, category.is_upper), Fraction(1)))
    return _GIVEN_UP - float(_payoff_of(category, (6,) * DICE_PER_ROLL))


def kept(category: Category, dice: Dice, rolls_left: int, points: int) -> Dice:
    """Return the dice that are kept when going for `category`; the arguments are those of `appeal`."""
    if points and len(set(dice)) == 1:
        return dice
    if category is Category.CHANCE:
        return tuple(face for face in dice if face >= (4 if rolls_left == 1 else 5))
    if category is Category.FULL_HOUSE:
        chances = _full_house_chances()
        return max(keeps_of(dice), key=lambda keep: (chances[keep], len(keep), keep))
    if category in _STRAIGHTS:
        return _kept_of_straight(category, dice)
    face = category.face if category.is_upper else most_frequent(dice)
    return (face,) * dice.count(face)


_MEAN_FACE = Fraction(sum(FACES), len(FACES))


@dataclass(frozen=True)
class Pair:
    """A box that is considered: its point, the dice that are kept for it, and how far it lies from either line."""

    box: Category
    point: WeighedBox
    keep: Dice

    @property
    def hers(self) -> float:
        """The distance from the line that she prints."""
        return HERS.distance(self.point)

    @property
    def fitted(self) -> float:
        """The distance from the line that is fitted."""
        return fitted_line().distance(self.point)


@cache
def points_before_the_first_roll() -> dict[Category, WeighedBox]:
    """Return the point of every box but Chance, which cannot be missed, at the start of a turn."""
    more = ROLLS_PER_TURN - 1
    alike = after(OF_A_KIND, more)
    found = {box: WeighedBox(payoff(3 * box.face, upper=True), alike[2]) for box in UPPER}
    lower: dict[Category, tuple[Fraction | int, Fraction]] = {
        Category.THREE_OF_A_KIND: (3 * _MEAN_FACE, alike[2]),
        Category.FOUR_OF_A_KIND: (4 * _MEAN_FACE, alike[3]),
        Category.FULL_HOUSE: (FULL_HOUSE_POINTS, odds(Category.FULL_HOUSE.key).chance),
        Category.SMALL_STRAIGHT: (SMALL_STRAIGHT_POINTS, after(SMALL_STRAIGHT, more)[-1]),
        Category.LARGE_STRAIGHT: (LARGE_STRAIGHT_POINTS, after(LARGE_STRAIGHT, more)[-1]),
        Category.YAHTZEE: (YAHTZEE_POINTS, alike[4]),
    }
    return found | {box: WeighedBox(Fraction(points) / 375, chance) for box, (points, chance) in lower.items()}


@cache
def fitted_line() -> FittedLine:
    """Return the line of least squares through the points before the first roll."""
    points = points_before_the_first_roll().values()
    count = len(points)
    payoffs, chances = _sum(p.payoff for p in points), _sum(p.chance for p in points)
    products, squares = _sum(p.payoff * p.chance for p in points), _sum(p.payoff * p.payoff for p in points)
    slope = (count * products - payoffs * chances) / (count * squares - payoffs * payoffs)
    return FittedLine(slope, (chances - slope * payoffs) / count)


def _sum(numbers: Iterable[Fraction]) -> Fraction:
    return sum(numbers, Fraction())


def pairs(dice: Sequence[int], rolls_left: int, boxes: Collection[Category] = CATEGORIES) -> list[Pair]:
    """Return the boxes that are considered with `dice` on the table, farthest from her line first.

    The first one is what her player goes for; the list is empty if only Chance, or nothing, can be considered.

    Raises:
        TurnError: naming the field that is wrong.
    """
    if len(dice) != DICE_PER_ROLL or any(face not in FACES for face in dice):
        raise TurnError(f"dice: must be five faces from 1 to 6, not {list(dice)}")
    if not 1 <= rolls_left < MAX_ROLLS_PER_TURN:
        raise TurnError(f"rolls_left: must be 1 to {MAX_ROLLS_PER_TURN - 1}, not {rolls_left}")
    roll = tuple(sorted(dice))
    found = []
    for box in CATEGORIES:
        points = plain_points(box, roll)
        point = point_of(box, roll, rolls_left, points) if box in boxes else None
        if point is not None:
            found.append(Pair(box, point, kept(box, roll, rolls_left, points)))
    return sorted(found, key=lambda pair: -pair.hers)
