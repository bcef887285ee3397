# SPDX-License-Identifier: MIT
from __future__ import annotations

import numpy as np
import pytest
from numba import njit

from engine.rules.ties import EQUAL
from engine.turn import lanes

NAN = float("nan")


@njit
def _combine(array):
    """Write sum, product and maximum of rows 0 and 1, a filled row, their difference, quotient and comparison."""
    left, right = lanes.load(array, 0), lanes.load(array, 1)
    lanes.store(array, 2, lanes.add(left, right))
    lanes.store(array, 3, lanes.multiply(left, right))
    lanes.store(array, 4, lanes.maximum(left, right))
    lanes.store(array, 5, lanes.fill(7))
    lanes.store(array, 7, lanes.subtract(left, right))
    lanes.store(array, 8, lanes.divide(left, right))
    lanes.store(array, 9, lanes.where_above(left, right, lanes.fill(1), lanes.fill(2)))


@njit
def _prefer(numbers, marks, chosen):
    """Write the marks of the preferred numbers of rows 0 and 1."""
    arguments = lanes.load(numbers, 0), lanes.load(marks, 0), lanes.load(numbers, 1), lanes.load(marks, 1)
    lanes.store(chosen, 0, lanes.preferred(*arguments))


@njit
def _look(array, found):
    """Write which lane of each row is the first that is not 0, and whether the row is the same as the one before."""
    for row in range(1, len(array)):
        value = lanes.load(array, row)
        found[row, 0] = lanes.first_set(value)
        found[row, 1] = lanes.any_set(value)
        found[row, 2] = lanes.same(lanes.load(array, row - 1), value)


@njit
def _alike(array, found):
    for row in range(len(array)):
        found[row] = lanes.is_uniform(lanes.load(array, row))


def test_lanes_that_are_all_equal():
    rows = np.array([[0.0] * 8, [3.5] * 8, [1.0] * 7 + [2.0], [2.0] + [1.0] * 7, [-np.inf] * 8, [1.0] * 7 + [NAN]])
    found = np.zeros(6, dtype=np.int64)
    _alike(rows, found)
    assert found.tolist() == [1, 1, 0, 0, 1, 0]


def test_lanes_that_are_not_zero_and_rows_that_are_the_same():
    rows = np.array([[0.0] * 8, [0.0] * 8, [0, 0, 5, 0, -1, 0, 0, 0], [0, 0, 5, 0, -1, 0, 0, 0], [0] * 7 + [NAN]])
    found = np.zeros((5, 3), dtype=np.int64)
    _look(rows, found)
    assert found[1:].tolist() == [[8, 0, 1], [2, 1, 0], [2, 1, 1], [7, 1, 0]]


@pytest.fixture(scope="module")
def combined():
    array = np.zeros((10, lanes.LANES))
    array[0] = [1.0, 0.1, -3.0, 0.0, 5.0, NAN, 1.0, -np.inf]
    array[1] = [2.0, 0.2, -4.0, 0.0, 5.0, 1.0, NAN, 8.0]
    _combine(array)
    return array


def test_sums_products_and_differences_are_those_of_scalars(combined):
    assert np.array_equal(combined[7], combined[0] - combined[1], equal_nan=True)
    assert np.array_equal(combined[2], combined[0] + combined[1], equal_nan=True)
    assert np.array_equal(combined[3], combined[0] * combined[1], equal_nan=True)


def test_maximum_lane_by_lane_is_the_second_where_either_is_nan(combined):
    assert combined[4, :5].tolist() == [2.0, 0.2, -3.0, 0.0, 5.0]
    assert combined[4, 5] == 1.0
    assert np.isnan(combined[4, 6])
    assert combined[4, 7] == 8.0


def test_fill_fills_its_row_and_no_other(combined):
    assert (combined[5] == 7.0).all()
    assert (combined[6] == 0.0).all()


def test_preferred_is_the_larger_and_of_equals_the_smaller_mark():
    tie = EQUAL / 2
    cases = [
        (2.0, 5, 1.0, 3, 5),
        (1.0, 5, 2.0, 3, 3),
        (1.0, 5, 1.0, 3, 3),
        (1.0, 3, 1.0, 5, 3),
        (1.0 + tie, 5, 1.0, 3, 3),
        (1.0 - tie, 3, 1.0, 5, 3),
        (1.0 + 4 * tie, 5, 1.0, 3, 5),
        (1.0, 5, -np.inf, 3, 5),
    ]
    a, i, b, j, expected = map(np.array, zip(*cases, strict=True))
    numbers, marks, chosen = np.array([a, b]), np.array([i, j], dtype=float), np.zeros((1, lanes.LANES))
    _prefer(numbers, marks, chosen)
    assert chosen[0].tolist() == expected.tolist()


def test_quotients_are_those_of_scalars(combined):
    with np.errstate(invalid="ignore"):
        assert np.array_equal(combined[8], combined[0] / combined[1], equal_nan=True)


def test_the_first_choice_only_where_the_left_number_is_above(combined):
    assert combined[9].tolist() == [2.0, 2.0, 1.0, 2.0, 2.0, 2.0, 2.0, 2.0]
