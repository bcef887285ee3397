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
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from math import sqrt

from engine.one_turn.chain import LARGE_STRAIGHT, OF_A_KIND, SMALL_STRAIGHT, Chain, after
from engine.one_turn.chain_figures import payoff
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, FIRST_ROLL, KEEPS, Dice, children, keeps_of
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

    @property
    def distance(self) -> float:
        """The distance from the line, negative below it."""
        return float(self.chance - SLOPE * self.payoff - INTERCEPT) / sqrt(1.0 + float(SLOPE) ** 2)


def point(category: Category, dice: Dice, rolls_left: int, points: int) -> WeighedBox | None:
    """Return the point of an open box; None if it is not considered.

    Args:
        category: the box.
        dice: the roll on the table.
        rolls_left: how many rolls are left, at least one.
        points: what the dice score in the box now.
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

    Args:
        category: the box.
        dice: the roll on the table.
        rolls_left: how many rolls are left, 0 when the dice must be scored.
        points: what the dice score in the box now.
    """
    if rolls_left:
        found = point(category, dice, rolls_left, points)
        if found is None:
            return _CHANCE_LAST if category is Category.CHANCE else None
        return found.distance
    if points:
        return WeighedBox(payoff(points, category.is_upper), Fraction(1)).distance
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


def target(dice: Dice, rolls_left: int, open_boxes: Iterable[Category]) -> Category | None:
    """Return what the player goes for with rolls left, no joker being in play; None if nothing can be considered."""
    appeals = {box: appeal(box, dice, rolls_left, plain_points(box, dice)) for box in open_boxes}
    considered = {box: value for box, value in appeals.items() if value is not None}
    return max(considered, key=considered.__getitem__, default=None)
