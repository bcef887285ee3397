# SPDX-License-Identifier: MIT
from __future__ import annotations

import numpy as np
import pytest
from numba import njit

from engine import lanes

NAN = float("nan")


@njit
def _combine(array):
    """Write sum, product and maximum of rows 0 and 1 and a filled row below them, then quotient and comparison."""
    left, right = lanes.load(array, 0), lanes.load(array, 1)
    lanes.store(array, 2, lanes.add(left, right))
    lanes.store(array, 3, lanes.multiply(left, right))
    lanes.store(array, 4, lanes.maximum(left, right))
    lanes.store(array, 5, lanes.fill(7))
    lanes.store(array, 7, lanes.divide(left, right))
    lanes.store(array, 8, lanes.where_above(left, right, lanes.fill(1), lanes.fill(2)))


@pytest.fixture(scope="module")
def combined():
    array = np.zeros((9, lanes.LANES))
    array[0] = [1.0, 0.1, -3.0, 0.0, 5.0, NAN, 1.0, -np.inf]
    array[1] = [2.0, 0.2, -4.0, 0.0, 5.0, 1.0, NAN, 8.0]
    _combine(array)
    return array


def test_sums_and_products_are_those_of_scalars(combined):
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


def test_quotients_are_those_of_scalars(combined):
    with np.errstate(invalid="ignore"):
        assert np.array_equal(combined[7], combined[0] / combined[1], equal_nan=True)


def test_the_first_choice_only_where_the_left_number_is_above(combined):
    assert combined[8].tolist() == [2.0, 2.0, 1.0, 2.0, 2.0, 2.0, 2.0, 2.0]
