# SPDX-License-Identifier: MIT
from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from engine.one_turn.keep_scores import TurnError
from engine.one_turn.odds import odds
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import ROLLS
from engine.rules.scoring import plain_points
from engine.strategies import mince
from engine.strategies.mince import HERS, FittedLine, fitted_line, pairs, points_before_the_first_roll

# Box, payoff and chance of her worked turn, as she prints them (0.0746667 and 0.106666 are cut off or rounded).
FIRST_ROLL = {
    "aces": (0.0124444, 0.40902206),
    "twos": (0.0248889, 0.4629629),
    "sixes": (0.0746667, 0.4629629),
    "three_of_a_kind": (0.048, 0.4629629),
    "four_of_a_kind": (0.064, 0.1993312),
    "full_house": (0.066666, 0.3333),
    "small_straight": (0.08, 0.3526234),
    "large_straight": (0.106666, 0.115354),
    "yahtzee": (0.133333, 0.0290637),
}


def test_points_of_her_worked_turn_are_the_printed_ones():
    found = {pair.box.key: pair.point for pair in pairs((1, 6, 2, 2, 6), 2)}
    assert found.keys() == FIRST_ROLL.keys()
    for box, printed in FIRST_ROLL.items():
        assert (float(found[box].payoff), float(found[box].chance)) == pytest.approx(printed, abs=1e-4), box


def test_choices_of_her_worked_turn_are_hers_by_either_line():
    first, second = pairs((1, 6, 2, 2, 6), 2), pairs((6, 6, 4, 5, 3), 1)
    assert (first[0].box, first[0].keep) == (Category.SIXES, (6, 6))
    assert (second[0].box, second[0].keep) == (Category.SMALL_STRAIGHT, (3, 4, 5, 6))
    for found in (first, second):
        assert max(found, key=lambda pair: pair.fitted) is found[0]


def test_the_large_straight_of_her_question_is_the_one_she_names():
    """Two rolls left, 1 2 5 6 6 on the table: 2 5 6 are kept for 2 3 4 5 6."""
    found = next(pair for pair in pairs((1, 2, 5, 6, 6), 2) if pair.box is Category.LARGE_STRAIGHT)
    assert found.keep == (2, 5, 6)
    assert round(float(found.point.chance), 6) == 0.163580
    best = odds("large_straight")
    assert float(best.payoffs[0][best.state_of((1, 2, 5, 6, 6))]) == pytest.approx(0.184156, abs=5e-7)


def test_the_line_is_that_of_least_squares():
    points = points_before_the_first_roll().values()
    slope, intercept = np.polyfit([float(p.payoff) for p in points], [float(p.chance) for p in points], 1)
    line = fitted_line()
    assert (float(line.slope), float(line.intercept)) == pytest.approx((slope, intercept), abs=1e-12)
    assert (round(float(line.slope), 4), round(float(line.intercept), 4)) == (-2.7573, 0.536)


def test_distances_are_those_of_the_player():
    for pair in pairs((2, 2, 5, 5, 6), 2):
        assert pair.hers == mince.HERS.distance(pair.point)
    assert FittedLine(Fraction(0), Fraction(1, 2)).distance(mince.WeighedBox(Fraction(3), Fraction(1))) == 0.5
    assert HERS.slope == Fraction(-14163, 10000)


def test_the_first_pair_is_what_the_player_goes_for():
    for left in (1, 2):
        for roll in ROLLS[::7]:
            found = pairs(roll, left)
            assert found[0].hers == max(pair.hers for pair in found)
            appeals = (mince.appeal(box, roll, left, plain_points(box, roll)) for box in CATEGORIES)
            assert max(filter(None, appeals)) == found[0].hers


def test_only_boxes_that_are_named_are_considered():
    assert [pair.box for pair in pairs((1, 2, 3, 4, 6), 1, [Category.YAHTZEE])] == [Category.YAHTZEE]
    assert pairs((1, 2, 3, 4, 6), 1, [Category.CHANCE]) == []


@pytest.mark.parametrize(("dice", "left"), [((1, 2, 3, 4), 1), ((1, 2, 3, 4, 7), 1), ((1, 2, 3, 4, 5), 0)])
def test_bad_questions_are_named(dice, left):
    with pytest.raises(TurnError, match=r"^(dice|rolls_left): "):
        pairs(dice, left)
