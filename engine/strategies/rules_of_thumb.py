# SPDX-License-Identifier: MIT
"""A rule of thumb is what a sensible person goes by who does not count chances; the player here has two sets of them.

**With rolls left**, the first line that fits the dice and an open box is followed:

1. five of a kind, for any box where they count: stop;
2. a large straight, a full house: stop;
3. four alike (for Yahtzee, Four of a kind, their upper box or Three of a kind): keep them;
4. four in a row (for the large straight; for the small one they are there): keep them;
5. three alike (for their upper box, Three or Four of a kind, Yahtzee): keep them;
6. two pairs for Full house: keep both;
7. four of the five faces of a large straight, if it is open, with a gap: keep them;
8. three in a row for a straight, in the middle (2 3 4 or 3 4 5), with two rolls left: keep them;
9. a pair for its upper box, high before low: keep it;
10. a pair for Four of a kind, Three of a kind, Yahtzee, Full house: keep the highest;
11. three or more faces of a straight that is open: keep them;
12. one die for its upper box, high before low; then whatever helps the lower boxes: the highest die;
13. Chance: keep fives and sixes, with one roll left fours as well.

**To score**, the box where the dice bring most in comparison with what it usually brings (`USUAL`).
"""

from __future__ import annotations

from functools import cache

from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice

USUAL = {
    Category.ACES: 2,
    Category.TWOS: 5,
    Category.THREES: 8,
    Category.FOURS: 12,
    Category.FIVES: 15,
    Category.SIXES: 18,
    Category.THREE_OF_A_KIND: 21,
    Category.FOUR_OF_A_KIND: 13,
    Category.FULL_HOUSE: 20,
    Category.SMALL_STRAIGHT: 25,
    Category.LARGE_STRAIGHT: 30,
    Category.YAHTZEE: 17,
    Category.CHANCE: 22,
}
"""Points that a box usually brings, in round numbers."""

_ALIKE = (Category.YAHTZEE, Category.FOUR_OF_A_KIND, Category.THREE_OF_A_KIND)
_RUNS = {
    Category.SMALL_STRAIGHT: ((1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)),
    Category.LARGE_STRAIGHT: ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)),
}
_LINES = 13
_Advice = tuple[int, float, Dice]
"""Number of a line, rank inside the line (higher first), dice to keep."""


def appeal(category: Category, dice: Dice, rolls_left: int, points: int) -> float | None:
    """Return how much the player is for an open box, None if it is out of the question.

    The arguments are those of `engine.strategies.mince.appeal`.
    """
    if not rolls_left:
        return points - USUAL[category]
    advice = _advice(category, dice, rolls_left, points)
    return None if advice is None else 100.0 * (_LINES - advice[0]) + advice[1]


def kept(category: Category, dice: Dice, rolls_left: int, points: int) -> Dice:
    """Return the dice that are kept when going for `category`; the arguments are those of `appeal`."""
    advice = _advice(category, dice, rolls_left, points)
    return () if advice is None else advice[2]


@cache
def _advice(category: Category, dice: Dice, rolls_left: int, points: int) -> _Advice | None:
    if points and len(set(dice)) == 1 and category is not Category.CHANCE:
        return 1, points, dice
    if category is Category.CHANCE:
        return 13, 0, tuple(face for face in dice if face >= (4 if rolls_left == 1 else 5))
    if category.is_upper:
        return _for_upper(category.face, dice)
    if category is Category.FULL_HOUSE:
        return _for_full_house(dice, points)
    if category in _RUNS:
        return _for_straight(category, dice, rolls_left, points)
    return _for_alike(category, dice)


def _for_upper(face: int, dice: Dice) -> _Advice | None:
    count = dice.count(face)
    line = {1: 12, 2: 9, 3: 5, 4: 3, 5: 1}
    # Before the lower boxes: alike dice make these as well, while the upper box wants just this face.
    return (line[count], 10 + face, (face,) * count) if count else None


def _for_alike(category: Category, dice: Dice) -> _Advice:
    face = max(set(dice), key=lambda face: (dice.count(face), face))
    count = dice.count(face)
    rank = 3 - _ALIKE.index(category)
    return {1: 12, 2: 10, 3: 5, 4: 3, 5: 1}[count], rank, (face,) * count


def _for_full_house(dice: Dice, points: int) -> _Advice:
    if points:
        return 2, 0, dice
    twice = [face for face in set(dice) if dice.count(face) >= 2]
    keep = tuple(face for face in dice if face in twice)[:DICE_PER_ROLL]
    if len(twice) == 2:
        return 6, 0, keep
    if keep:
        return (5 if len(keep) == 3 else 10), 0, keep[:3]
    return 12, 0, dice[-1:]


def _for_straight(category: Category, dice: Dice, rolls_left: int, points: int) -> _Advice:
    faces = set(dice)
    keep = max((tuple(sorted(faces.intersection(run))) for run in _RUNS[category]), key=lambda run: (len(run), run))
    large = category is Category.LARGE_STRAIGHT
    if points and large:
        return 2, 10, dice
    in_a_row = max((run for run in _RUNS[Category.SMALL_STRAIGHT] if faces.issuperset(run)), default=())
    if in_a_row:
        return 4, large, in_a_row
    if len(keep) == 4:
        return 7, 0, keep
    middle = next((run for run in ((3, 4, 5), (2, 3, 4)) if faces.issuperset(run)), ())
    if middle and rolls_left >= 2:
        return 8, large, middle
    return (11 if len(keep) >= 3 else 12), 0, middle or keep
