# SPDX-License-Identifier: MIT
"""A rule set says what a roll may score where. It is the only place that knows; the kernels get it as tables.

The five named rule sets differ in what a *joker* is: a Yahtzee rolled when the Yahtzee box is already filled.

* ``free-joker`` (Verhoeff): any open box may be taken; the joker counts in full in Full house and the straights once
  the upper box of its face is filled as well. +100 for each later Yahtzee if 50 stands in the Yahtzee box.
* ``forced-joker`` (Hasbro): the upper box of its face must be taken if open, else an open lower box at full value,
  else a zero in an open upper box. +100 as above.
* ``full-joker`` (Mince): any open box may be taken; the joker counts in full in every lower box, whether the upper box
  of its face is filled or not. +100 as above.
* ``no-joker``: +100 as above, but a later Yahtzee never helps in Full house or the straights.
* ``no-yahtzee-bonus``: neither bonus nor joker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import IntEnum

from engine.rules.categories import LOWER, UPPER, Category, upper_category
from engine.rules.dice import DICE_PER_ROLL, Dice, counts
from engine.runtime.quoting import quoted

UPPER_BONUS = 35
UPPER_BONUS_AT = 63
YAHTZEE_POINTS = 50
YAHTZEE_BONUS = 100
MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN = 1, 5

FULL_HOUSE_POINTS = 25
SMALL_STRAIGHT_POINTS = 30
LARGE_STRAIGHT_POINTS = 40
_SMALL_STRAIGHTS = ({1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6})
_LARGE_STRAIGHTS = ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})


class Jokers(IntEnum):
    """What a Yahtzee may do once the Yahtzee box is filled."""

    NONE = 0
    FREE = 1
    FORCED = 2
    FULL = 3


@dataclass(frozen=True)
class RuleSet:
    """The rules of one game.

    Raises:
        ValueError: if `rolls_per_turn` is not a whole number from 1 to 5.
    """

    name: str = "free-joker"
    jokers: Jokers = Jokers.FREE
    yahtzee_bonus: int = YAHTZEE_BONUS
    rolls_per_turn: int = 3

    def __post_init__(self) -> None:
        rolls = self.rolls_per_turn
        if isinstance(rolls, bool) or not isinstance(rolls, int):
            raise ValueError(f"rolls_per_turn: must be a whole number, not {quoted(rolls)}")
        if not MIN_ROLLS_PER_TURN <= rolls <= MAX_ROLLS_PER_TURN:
            raise ValueError(
                f"rolls_per_turn: must be {MIN_ROLLS_PER_TURN} to {MAX_ROLLS_PER_TURN}, not {quoted(rolls)}"
            )

    @property
    def key(self) -> str:
        """A name that is unique among all rule sets and fit for a file name."""
        return f"{self.name}-{self.rolls_per_turn}"


RULE_SETS: dict[str, RuleSet] = {
    rules.name: rules
    for rules in (
        RuleSet("free-joker", Jokers.FREE),
        RuleSet("forced-joker", Jokers.FORCED),
        RuleSet("full-joker", Jokers.FULL),
        RuleSet("no-joker", Jokers.NONE),
        RuleSet("no-yahtzee-bonus", Jokers.NONE, yahtzee_bonus=0),
    )
}
DEFAULT_RULES = RULE_SETS["free-joker"]


def rule_set(name: object = DEFAULT_RULES.name, rolls_per_turn: object = DEFAULT_RULES.rolls_per_turn) -> RuleSet:
    """Return the rule set of that name with that many rolls per turn.

    Raises:
        ValueError: naming the field that is wrong.
    """
    if not isinstance(name, str) or name not in RULE_SETS:
        raise ValueError(f"rules: must be one of {', '.join(RULE_SETS)}, not {quoted(name)}")
    return replace(RULE_SETS[name], rolls_per_turn=rolls_per_turn)  # type: ignore[arg-type]


def is_yahtzee(roll: Dice) -> bool:
    """Return whether all five dice show one face."""
    return len(set(roll)) == 1


def plain_points(category: Category, roll: Dice) -> int:
    """Return what `roll` scores in `category` when it is no joker."""
    if category.is_upper:
        return category.face * roll.count(category.face)
    faces, most, total = set(roll), max(counts(roll)), sum(roll)
    match category:
        case Category.THREE_OF_A_KIND:
            return total if most >= 3 else 0
        case Category.FOUR_OF_A_KIND:
            return total if most >= 4 else 0
        case Category.FULL_HOUSE:
            return FULL_HOUSE_POINTS if sorted(filter(None, counts(roll))) == [2, 3] else 0
        case Category.SMALL_STRAIGHT:
            return SMALL_STRAIGHT_POINTS if any(straight <= faces for straight in _SMALL_STRAIGHTS) else 0
        case Category.LARGE_STRAIGHT:
            return LARGE_STRAIGHT_POINTS if any(straight <= faces for straight in _LARGE_STRAIGHTS) else 0
        case Category.YAHTZEE:
            return YAHTZEE_POINTS if is_yahtzee(roll) else 0
        case _:
            return total


def joker_points(category: Category, roll: Dice) -> int:
    """Return what the Yahtzee `roll` scores in `category` when it is a joker."""
    full = {
        Category.FULL_HOUSE: FULL_HOUSE_POINTS,
        Category.SMALL_STRAIGHT: SMALL_STRAIGHT_POINTS,
        Category.LARGE_STRAIGHT: LARGE_STRAIGHT_POINTS,
    }
    return full.get(category, plain_points(category, roll))


def allowed_points(rules: RuleSet, scores: Mapping[Category, int], roll: Dice) -> dict[Category, int]:
    """Return the categories that `roll` may be scored in, each with its points, bonuses not included.

    `scores` holds the filled boxes; the result is in the order of the scorecard and empty only when all are filled.
    """
    open_boxes = [category for category in Category if category not in scores]
    if not is_yahtzee(roll) or Category.YAHTZEE not in scores:
        return {category: plain_points(category, roll) for category in open_boxes}
    matching = upper_category(roll[0])
    if rules.jokers is Jokers.NONE:
        return {category: plain_points(category, roll) for category in open_boxes}
    if rules.jokers in (Jokers.FREE, Jokers.FULL):
        counts_in_full = rules.jokers is Jokers.FULL or matching in scores
        points = joker_points if counts_in_full else plain_points
        return {category: points(category, roll) for category in open_boxes}
    if matching in open_boxes:
        return {matching: plain_points(matching, roll)}
    lower_open = [category for category in open_boxes if category in LOWER]
    return {category: joker_points(category, roll) for category in lower_open or open_boxes}


def earns_yahtzee_bonus(rules: RuleSet, scores: Mapping[Category, int], roll: Dice) -> bool:
    """Return whether scoring `roll` anywhere earns another Yahtzee bonus."""
    return bool(rules.yahtzee_bonus) and is_yahtzee(roll) and scores.get(Category.YAHTZEE) == YAHTZEE_POINTS


def upper_total(scores: Mapping[Category, int]) -> int:
    """Return the points in the upper boxes, bonus not included."""
    return sum(points for category, points in scores.items() if category.is_upper)


def upper_pace(scores: Mapping[Category, int]) -> int:
    """Return how many points the filled upper boxes are ahead of three of each face, which together make the bonus."""
    return sum(points - 3 * category.face for category, points in scores.items() if category.is_upper)


def upper_bonus_missing(scores: Mapping[Category, int]) -> int:
    """Return how many points the upper bonus is out of reach: what is missing even with five of each face to come."""
    to_come = sum(DICE_PER_ROLL * category.face for category in UPPER if category not in scores)
    return max(0, UPPER_BONUS_AT - upper_total(scores) - to_come)


def points_so_far(rules: RuleSet, scores: Mapping[Category, int], yahtzee_bonuses: int) -> int:
    """Return all points on the scorecard: boxes, upper bonus once earned, Yahtzee bonuses."""
    upper_bonus = UPPER_BONUS if upper_total(scores) >= UPPER_BONUS_AT else 0
    return sum(scores.values()) + upper_bonus + rules.yahtzee_bonus * yahtzee_bonuses
