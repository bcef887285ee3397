# SPDX-License-Identifier: MIT
from __future__ import annotations

import math

import pytest

from engine.analysis.verdicts import UPPER_LIMITS, Verdict, least_lost, verdict


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


def test_the_least_loss_of_a_verdict_is_where_it_begins():
    assert [least_lost(name) for name in Verdict] == [0.0, 0.01, 0.25, 1.0, 5.0]
    assert all(verdict(least_lost(name)) is name for name in Verdict)


def test_verdicts_compare_by_how_bad_they_are():
    assert list(Verdict) == sorted(Verdict)
    assert Verdict.BEST < Verdict.BLUNDER


def test_keys():
    assert [name.key for name in Verdict] == ["best", "close", "inaccuracy", "mistake", "blunder"]
