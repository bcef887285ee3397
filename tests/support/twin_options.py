# SPDX-License-Identifier: MIT
"""The options of a position as the slow twin values them, and how an analysis is compared with them."""

from __future__ import annotations

import naive
import pytest
from engine_samples import by_key


def values_of(analysis):
    """Return keeps and categories of an analysis in the form of the slow twin."""
    keeps = {"".join(map(str, keep)): option.value for keep, option in analysis.keeps.items()}
    return keeps, {category.key: [option.points, option.value] for category, option in analysis.categories.items()}


def assert_same_options(analysis, keeps, categories, tolerance):
    """Compare an analysis with keeps and categories: none missing, none extra, equal points, values close."""
    my_keeps, my_categories = values_of(analysis)
    assert len(analysis.options) == len(keeps) + len(categories)
    assert set(my_keeps) == set(keeps)
    assert set(my_categories) == set(categories)
    for keep, value in keeps.items():
        assert my_keeps[keep] == pytest.approx(value, rel=0, abs=tolerance), (analysis.position, keep)
    for category, (points, value) in categories.items():
        assert my_categories[category][0] == points, (analysis.position, category)
        assert my_categories[category][1] == pytest.approx(value, rel=0, abs=tolerance), (analysis.position, category)


def twin_options(position):
    """Return keeps and categories of a position from the slow twin."""
    options = naive.options(
        position.rules.name,
        by_key(position.filled),
        position.yahtzee_bonuses,
        position.dice,
        position.rolls_left,
        position.rules.rolls_per_turn,
        position.dice_model.name,
    )
    return options["keeps"], options["categories"]
