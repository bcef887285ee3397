# SPDX-License-Identifier: MIT
from __future__ import annotations

import math

import pytest

from engine.analysis.verdicts import CHANCE_LIMITS, UPPER_LIMITS, Measure, Verdict, least_lost, limits_of, verdict


@pytest.mark.parametrize(
    ("points_lost", "expected"),
    [
        (0.0, Verdict.BEST),
        (0.01, Verdict.CLOSE),
        (0.25, Verdict.INACCURACY),
        (1.0, Verdict.MISTAKE),
        (5.0, Verdict.BLUNDER),
        (100.0, Verdict.BLUNDER),
    ],
)
def test_limit_belongs_to_the_worse_verdict(points_lost, expected):
    assert verdict(points_lost) is expected


@pytest.mark.parametrize(("name", "limit"), UPPER_LIMITS.items())
def test_just_below_the_limit_is_the_better_verdict(name, limit):
    assert verdict(math.nextafter(limit, 0.0)) is name


@pytest.mark.parametrize(("name", "limit"), CHANCE_LIMITS.items())
def test_a_chance_has_thresholds_of_its_own_in_percentage_points(name, limit):
    assert verdict(math.nextafter(limit, 0.0), Measure.CHANCE) is name
    assert verdict(limit, Measure.CHANCE) is Verdict(name + 1)
    assert [least_lost(one, Measure.CHANCE) for one in Verdict] == [0.0, 0.1, 1.0, 3.0, 10.0]


def test_what_is_certain_and_as_good_is_judged_in_points():
    assert limits_of(Measure.CERTAINTY_EQUIVALENT) == limits_of(None) == UPPER_LIMITS


def test_the_least_loss_of_a_verdict_is_where_it_begins():
    assert [least_lost(name) for name in Verdict] == [0.0, 0.01, 0.25, 1.0, 5.0]
    assert all(verdict(least_lost(name)) is name for name in Verdict)


def test_verdicts_compare_by_how_bad_they_are():
    assert list(Verdict) == sorted(Verdict)
    assert Verdict.BEST < Verdict.BLUNDER


def test_keys():
    assert [name.key for name in Verdict] == ["best", "close", "inaccuracy", "mistake", "blunder"]
