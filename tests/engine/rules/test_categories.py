# SPDX-License-Identifier: MIT
from __future__ import annotations

import naive
import pytest

from engine.rules.categories import BY_KEY, CATEGORIES, LOWER, UPPER, Category, upper_category


def test_keys_are_those_of_the_interface_in_the_order_of_the_scorecard():
    assert tuple(category.key for category in CATEGORIES) == naive.CATEGORIES
    assert tuple(category.key for category in UPPER) == naive.UPPER
    assert tuple(category.key for category in LOWER) == naive.LOWER


def test_key_leads_back_to_the_category():
    assert {category.key: category for category in CATEGORIES} == BY_KEY


def test_face_and_upper_category_are_inverse():
    assert [upper_category(face).face for face in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert upper_category(6) is Category.SIXES


@pytest.mark.parametrize("category", LOWER)
def test_lower_category_has_no_face(category):
    assert not category.is_upper
    with pytest.raises(ValueError, match=category.key):
        _ = category.face
