# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from engine.analysis.explanations import PARTS, Explanation, Part
from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.rules.categories import CATEGORIES


def explanation(**points):
    """Return an explanation with these points by part, nothing in the others."""
    expected = {part: points.get(part.name.lower(), 0.0) for part in PARTS}
    option = Option(sum(expected.values()), 0.0, Verdict.BEST)
    return Explanation(option, (), 0.0, 0.0, expected)


WORSE = explanation(aces=1.0, sixes=18.0, chance=22.0, yahtzee=10.0, upper_bonus=20.0, full_house=24.0)
BETTER = explanation(aces=3.0, sixes=20.5, chance=20.0, yahtzee=10.04, upper_bonus=23.0, full_house=22.0)


def test_the_first_thirteen_parts_are_the_categories():
    assert [part.category for part in PARTS] == [*CATEGORIES, None, None]
    assert [part.name for part in PARTS[:13]] == [category.name for category in CATEGORIES]


def test_the_largest_differences_are_named_and_the_others_complete_them():
    found = WORSE.main_differences(BETTER)
    assert found.parts == (
        (Part.UPPER_BONUS, -3.0),
        (Part.SIXES, -2.5),
        (Part.ACES, -2.0),
        (Part.FULL_HOUSE, 2.0),
        (Part.CHANCE, 2.0),
    )
    assert found.others == (Part.YAHTZEE,)
    assert found.rest == pytest.approx(-0.04)
    assert found.total == pytest.approx(-3.54)


def test_small_differences_are_not_named():
    found = WORSE.main_differences(BETTER, most=9)
    assert Part.YAHTZEE not in dict(found.parts)
    assert (found.others, found.rest) == ((Part.YAHTZEE,), pytest.approx(-0.04))
    assert WORSE.main_differences(BETTER, most=9, least=0.01).others == ()


def test_the_last_one_is_named_rather_than_counted():
    assert len(WORSE.main_differences(BETTER, most=5, least=0.01).parts) == 6


def test_what_is_named_is_most_of_the_difference():
    """The others are more than half of it with four parts, so there is a fifth."""
    assert len(WORSE.main_differences(BETTER, most=4).parts) == 5
    small = explanation(aces=1.0, twos=1.0, threes=1.0, fours=1.0, fives=1.0, sixes=1.0, chance=1.0, yahtzee=1.0)
    found = small.main_differences(explanation(), most=1)
    assert (len(found.parts), found.rest) == (3, pytest.approx(5.0))


def test_the_other_way_round_gains_are_losses():
    there, back = WORSE.main_differences(BETTER), BETTER.main_differences(WORSE)
    assert [(part, -points) for part, points in there.parts] == list(back.parts)
    assert back.total == -there.total


def test_nothing_to_say_about_one_and_the_same():
    found = WORSE.main_differences(WORSE)
    assert (found.parts, found.others, found.rest, found.total) == ((), (), 0.0, 0.0)
