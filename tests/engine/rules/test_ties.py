# SPDX-License-Identifier: MIT
from __future__ import annotations

from engine.rules import ties

ROUNDED, LEAST = 8.5e-14, 4.416e-9
"""How far exact ties are apart at most, and the smallest true difference from the best option."""


def test_rounding_is_a_tie_and_the_smallest_true_difference_is_none():
    assert ties.loss(250.0 + ROUNDED, 250.0) == 0.0
    assert ties.loss(250.0 + LEAST, 250.0) > 0.0
    assert 20 * ROUNDED < ties.EQUAL < LEAST / 20


def test_largest_first_and_equal_ones_as_they_stand():
    values = [1.0, 3.0 - ROUNDED, 2.0, 3.0, 2.0 + ROUNDED, 3.0 - LEAST]
    assert ties.ranked(values) == [1, 3, 5, 2, 4, 0]
    assert ties.ranked(values, equal=0.0) == [3, 1, 5, 4, 2, 0]
    assert ties.ranked(values, equal=2 * LEAST) == [1, 3, 5, 2, 4, 0]
    assert ties.ranked([]) == []


def test_equivalents_are_logarithms_of_worths_divided_by_the_aversion():
    assert ties.of_equivalents(-0.01) == ties.of_equivalents(0.01) == 100 * ties.EQUAL
