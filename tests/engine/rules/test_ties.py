# SPDX-License-Identifier: MIT
from __future__ import annotations

import json

import pytest
from checkout import ROOT

from engine.rules import ties

ROUNDED, LEAST = 8.5e-14, 2.338e-9
"""How far exact ties are apart at most (free joker), and the smallest true difference from the best option (Yatzy)."""
NEAREST = 1.4975e-11
"""The same of the rules with the nearest options that are known: Yams, as it is played in France."""


def test_rounding_is_a_tie_and_the_smallest_true_difference_is_none():
    assert ties.loss(250.0 + ROUNDED, 250.0) == 0.0
    assert ties.loss(250.0 + LEAST, 250.0) > 0.0
    assert ties.loss(250.0 + NEAREST, 250.0) > 0.0
    assert 20 * ROUNDED < ties.EQUAL < NEAREST / 4


@pytest.mark.parametrize(
    "certificate", sorted((ROOT / "docs" / "certificates").glob("*.json")), ids=lambda path: path.stem
)
def test_two_options_as_far_off_as_any_value_are_told_apart_only_if_they_differ(certificate):
    found = json.loads(certificate.read_text(encoding="utf-8"))
    error = found["largest_error"]
    assert 2 * error < ties.EQUAL < found["smallest_gap"] - 2 * error


def test_largest_first_and_equal_ones_as_they_stand():
    values = [1.0, 3.0 - ROUNDED, 2.0, 3.0, 2.0 + ROUNDED, 3.0 - LEAST]
    assert ties.ranked(values) == [1, 3, 5, 2, 4, 0]
    assert ties.ranked(values, equal=0.0) == [3, 1, 5, 4, 2, 0]
    assert ties.ranked(values, equal=2 * LEAST) == [1, 3, 5, 2, 4, 0]
    assert ties.ranked([]) == []


def test_equivalents_are_logarithms_of_worths_divided_by_the_aversion():
    assert ties.of_equivalents(-0.01) == ties.of_equivalents(0.01) == 100 * ties.EQUAL
