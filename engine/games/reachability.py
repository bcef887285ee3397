# SPDX-License-Identifier: MIT
"""Reachability: which scorecards can come up in a game, and which only look as if they could.

Without Yahtzee bonuses the boxes know nothing of one another: as long as the Yahtzee box is open, any roll may be
scored in any open box, so whatever each box can hold, the others can be filled first and the Yahtzee box last. With
bonuses it matters which boxes *can* have been filled by a Yahtzee after the 50, and in what order. The others are
filled before the 50, where nothing binds them, and so are those that need not be: any number of bonuses up to the most
can be had, and the most is what is worked out here, exactly.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from engine.rules.categories import LOWER, Category, upper_category
from engine.rules.dice import DICE_PER_ROLL, FACES
from engine.rules.scoring import Jokers, RuleSet, joker_points, plain_points

_SUMS = (Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND, Category.CHANCE)
_SHAPES = (Category.FULL_HOUSE, Category.SMALL_STRAIGHT, Category.LARGE_STRAIGHT)
_ANY_YAHTZEE = (1,) * DICE_PER_ROLL


def most_yahtzee_bonuses(scores: Mapping[Category, int], rules: RuleSet) -> int:
    """Return how many Yahtzee bonuses a game can have earned at the most that has filled boxes like this.

    Args:
        scores: the filled boxes, each with points that it can hold; the Yahtzee box among them, with 50.
        rules: the rule set, one with Yahtzee bonuses; for other boxes than Yahtzee's it is a bound.
    """
    if not rules.is_yahtzee:
        return sum(points in _of_yahtzees(rules, box) for box, points in scores.items() if box != rules.yahtzee_box)
    if rules.jokers is Jokers.FORCED:
        return _most_if_forced(scores)
    # An upper box is filled by a Yahtzee of its own face, or crossed out by one of another.
    upper = sum(points in (0, _five(category)) for category, points in scores.items() if category.is_upper)
    sums = sum(_face_of_sum(scores[category]) is not None for category in _SUMS if category in scores)
    return upper + sums + sum(_is_shape_of_yahtzee(category, scores, rules) for category in _SHAPES)


def _of_yahtzees(rules: RuleSet, category: Category) -> set[int]:
    """Return what five of a kind can score in a box; by rules of one's own, no more than a bound is worked out."""
    rolls, ways = ((face,) * DICE_PER_ROLL for face in FACES), (plain_points, joker_points)
    return {way(category, roll, rules, first=first) for roll in rolls for way in ways for first in (False, True)}


def _five(category: Category) -> int:
    """Return the points of five of its face in an upper box."""
    return DICE_PER_ROLL * category.face


def _face_of_sum(points: int) -> int | None:
    """Return the face of which a Yahtzee has these points; None where there is none."""
    face, rest = divmod(points, DICE_PER_ROLL)
    return face if face in FACES and not rest else None


def _is_shape_of_yahtzee(category: Category, scores: Mapping[Category, int], rules: RuleSet) -> bool:
    """Return whether a later Yahtzee can have filled a full house or straight, with what stands in it.

    With 0 while it was no joker: as long as the upper box of its face was open, which is so before all others, or ever.
    In full as a joker: once some upper box was filled, or always.
    """
    if category not in scores:
        return False
    if scores[category] == 0:
        return rules.jokers is not Jokers.FULL
    return rules.jokers is Jokers.FULL or (rules.jokers is Jokers.FREE and any(box.is_upper for box in scores))


def _most_if_forced(scores: Mapping[Category, int]) -> int:
    """As above, where a Yahtzee must be scored in the upper box of its face, else in a lower box, else for nothing.

    A zero in an upper box is a bonus only when all lower boxes are filled: it comes last, and its own Yahtzees could
    not be jokers before. So it is tried for each set of zeros that come last.
    """
    upper = [category for category in scores if category.is_upper]
    zeros = [category for category in upper if scores[category] == 0]
    if not all(category in scores for category in LOWER):
        zeros = []
    fives = sum(scores[category] == _five(category) for category in upper)
    most = 0
    for count in range(len(zeros) + 1):
        for last in combinations(zeros, count):
            first = set(upper) - set(last)
            if first or not last:
                most = max(most, fives + len(last) + _forced_below(scores, first))
    return most


def _forced_below(scores: Mapping[Category, int], upper: set[Category]) -> int:
    """Return how many lower boxes can hold a joker, once these upper boxes are filled."""
    faces = (_face_of_sum(scores[category]) for category in _SUMS if category in scores)
    sums = sum(face is not None and upper_category(face) in upper for face in faces)
    full = [category for category in _SHAPES if scores.get(category) == joker_points(category, _ANY_YAHTZEE)]
    return sums + (len(full) if upper else 0)
