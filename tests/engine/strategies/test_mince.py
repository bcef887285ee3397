# SPDX-License-Identifier: MIT
"""M. Mince's worked turn, figure by figure, and what the player does where her slides say nothing."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.one_turn.odds import odds
from engine.rules.categories import BY_KEY, CATEGORIES, Category
from engine.rules.scoring import plain_points
from engine.strategies import mince

FIRST, SECOND, LAST = (1, 2, 2, 6, 6), (3, 4, 5, 6, 6), (3, 4, 4, 5, 6)

# After her first roll, with two rolls left: payoff and chance of every box she looks at, as printed.
FIRST_POINTS = {
    "aces": ("0.0124444", "0.40902206"),
    "twos": ("0.02488888", "0.4629629"),
    "sixes": ("0.0746667", "0.4629629"),
    "three_of_a_kind": ("0.048", "0.4629629"),
    "four_of_a_kind": ("0.064", "0.1993312"),
    "full_house": ("0.066666", "0.3333"),
    "small_straight": ("0.08", "0.3526234"),
    "large_straight": ("0.106666", "0.115354"),
    "yahtzee": ("0.133333", "0.0290637"),
}


def target(dice, rolls_left, boxes):
    """Return what the player goes for; None if nothing can be considered."""
    appeals = {box: mince.appeal(box, dice, rolls_left, plain_points(box, dice)) for box in boxes}
    return max((box for box in boxes if appeals[box] is not None), key=appeals.get, default=None)


def point(key, dice, rolls_left):
    category = BY_KEY[key]
    return mince.point_of(category, dice, rolls_left, plain_points(category, dice))


def agrees(value, printed):
    """Return whether a printed number is `value`, rounded or cut off at its last digit."""
    return abs(value - Fraction(printed)) < Fraction(1, 10 ** len(printed.partition(".")[2]))


@pytest.mark.parametrize("key", FIRST_POINTS)
def test_her_payoffs_and_chances_after_the_first_roll(key):
    found, (payoff, chance) = point(key, FIRST, 2), FIRST_POINTS[key]
    assert agrees(found.payoff, payoff)
    assert agrees(found.chance, chance)


def test_upper_boxes_that_do_not_show_are_not_considered():
    considered = {category.key for category in CATEGORIES if point(category.key, FIRST, 2) is not None}
    assert considered == set(FIRST_POINTS)


def test_sixes_lie_farthest_from_the_line_and_both_are_kept():
    distances = {key: mince.HERS.distance(point(key, FIRST, 2)) for key in FIRST_POINTS}
    assert max(distances, key=distances.get) == "sixes"
    assert target(FIRST, 2, CATEGORIES) is Category.SIXES
    assert mince.kept(Category.SIXES, FIRST, 2, 12) == (6, 6)


def test_second_roll_has_the_small_straight_and_rolls_the_extra_six():
    assert point("small_straight", SECOND, 1) == mince.WeighedBox(Fraction(30, 375), Fraction(1))
    assert target(SECOND, 1, CATEGORIES) is Category.SMALL_STRAIGHT
    assert mince.kept(Category.SMALL_STRAIGHT, SECOND, 1, 30) == (3, 4, 5, 6)


def test_last_roll_is_scored_as_small_straight():
    assert target(LAST, 0, CATEGORIES) is Category.SMALL_STRAIGHT


def test_slip_with_both_rolls_counted_her_line_prefers_full_house():
    """She counts one roll for Full house and two for everything else; the two rolls give 5/9."""
    both_rolls = odds("full_house").payoffs[0]["12"]
    assert both_rolls == Fraction(5, 9)
    full_house = mince.WeighedBox(point("full_house", FIRST, 2).payoff, both_rolls)
    assert mince.HERS.distance(full_house) > mince.HERS.distance(point("sixes", FIRST, 2))


def test_distance_is_measured_at_right_angles_and_negative_below_the_line():
    assert mince.HERS.distance(mince.WeighedBox(Fraction(0), Fraction("0.3332"))) == 0.0
    assert mince.HERS.distance(mince.WeighedBox(Fraction(0), Fraction(0))) == pytest.approx(
        -0.3332 / (1 + 1.4163**2) ** 0.5
    )


@pytest.mark.parametrize(
    ("key", "dice", "rolls_left", "keep"),
    [
        ("three_of_a_kind", (2, 2, 5, 5, 6), 2, (5, 5)),
        ("yahtzee", (1, 1, 1, 5, 6), 1, (1, 1, 1)),
        ("large_straight", (1, 2, 3, 5, 6), 1, (2, 3, 5, 6)),
        ("small_straight", (1, 2, 3, 5, 6), 1, (3, 5, 6)),
        ("small_straight", (1, 2, 3, 4, 6), 1, (1, 2, 3, 4)),
        ("full_house", (2, 2, 5, 5, 6), 2, (2, 2, 5, 5)),
        ("full_house", (2, 2, 5, 5, 5), 2, (2, 2, 5, 5, 5)),
        ("chance", (1, 2, 4, 5, 6), 2, (5, 6)),
        ("chance", (1, 2, 4, 5, 6), 1, (4, 5, 6)),
        ("fours", (4, 4, 4, 4, 4), 2, (4, 4, 4, 4, 4)),
    ],
)
def test_keeps(key, dice, rolls_left, keep):
    category = BY_KEY[key]
    assert mince.kept(category, dice, rolls_left, plain_points(category, dice)) == keep


def test_a_joker_is_not_broken_up():
    assert mince.kept(Category.LARGE_STRAIGHT, (4,) * 5, 2, 40) == (4,) * 5


def test_without_points_the_box_with_the_lowest_payoff_is_given_up():
    boxes = [Category.THREES, Category.FOUR_OF_A_KIND, Category.YAHTZEE]
    assert target((1, 2, 4, 4, 6), 0, boxes) is Category.THREES
    assert target((1, 2, 3, 4, 6), 0, boxes) is Category.THREES


def test_nothing_to_go_for():
    assert target((1, 2, 4, 5, 6), 2, [Category.THREES]) is None


def test_chance_is_played_for_only_when_nothing_else_can_be():
    assert target((1, 2, 4, 5, 6), 2, [Category.CHANCE, Category.ACES]) is Category.ACES
    assert target((2, 2, 4, 5, 6), 2, [Category.CHANCE, Category.ACES]) is Category.CHANCE
