# SPDX-License-Identifier: MIT
"""Points are what M. Mince's player weighs: payoff and chance of every box that is considered, and how far from a line.

With dice on the table they are those of `engine.strategies.mince`. Before the first roll every box has the chance that
her chains give it in a turn: three alike (and no more) for the upper boxes and Three of a kind, four, five, the
straights of the chains; Full house, which has none, the best chance there is. Payoffs are as in her worked turn, three
dice of the face in an upper box; where the face is not known yet, that of the mean face, 3 1/2.

Through the points before the first roll the line of least squares is fitted, in fractions. Her slides print another,
y = -1.4163 x + 0.3332, beside a graph whose points the text does not have, and no reading of the text that was tried
gives that line to the digits printed. The player goes by hers; the fitted one stands beside it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from functools import cache
from math import sqrt

from engine.one_turn.chain import LARGE_STRAIGHT, OF_A_KIND, ROLLS_PER_TURN, SMALL_STRAIGHT, after
from engine.one_turn.chain_figures import payoff
from engine.one_turn.keep_scores import TurnError
from engine.one_turn.odds import odds
from engine.rules.categories import CATEGORIES, UPPER, Category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice
from engine.rules.scoring import (
    FULL_HOUSE_POINTS,
    LARGE_STRAIGHT_POINTS,
    MAX_ROLLS_PER_TURN,
    SMALL_STRAIGHT_POINTS,
    YAHTZEE_POINTS,
    plain_points,
)
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies import mince
from engine.strategies.mince import WeighedBox

_MEAN_FACE = Fraction(sum(FACES), len(FACES))


@dataclass(frozen=True)
class FittedLine:
    """A line of chance over payoff."""

    slope: Fraction
    intercept: Fraction

    def distance(self, point: WeighedBox) -> float:
        """Return how far a point lies from the line, at right angles; negative below it."""
        return float(point.chance - self.slope * point.payoff - self.intercept) / sqrt(1.0 + float(self.slope) ** 2)


HERS = FittedLine(mince.SLOPE, mince.INTERCEPT)


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
        point = mince.point(box, roll, rolls_left, points) if box in boxes else None
        if point is not None:
            found.append(Pair(box, point, mince.kept(box, roll, rolls_left, points)))
    return sorted(found, key=lambda pair: -pair.hers)
