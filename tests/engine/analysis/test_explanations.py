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


def test_differences_add_up_to_that_of_the_values():
    found = WORSE.difference(BETTER)
    assert found[Part.UPPER_BONUS] == -3.0
    assert sum(found.values()) == pytest.approx(-3.54)


def test_the_other_way_round_gains_are_losses():
    there, back = WORSE.difference(BETTER), BETTER.difference(WORSE)
    assert {part: -points for part, points in there.items()} == back


def test_nothing_differs_from_itself():
    assert not any(WORSE.difference(WORSE).values())
