# SPDX-License-Identifier: MIT
"""What counts as found, and what is a decision: on Verhoeff's dilemmas, whose values he published."""

import pytest

from engine.games.position import Position, PositionError
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from engine.training.exercises import gap, is_decision, judge


def test_verhoeffs_dilemmas_are_judged_as_he_resolved_them(analyzer_of):
    analyzer = analyzer_of(DEFAULT_RULES)
    house = analyzer.analyze(Position((1, 1, 6, 6, 6), 2))
    assert judge(house, (6, 6, 6)).is_found
    lost = judge(house, Category.FULL_HOUSE)
    assert not lost.is_found
    assert lost.lost == pytest.approx(265.12 - 253.91, abs=0.011)
    assert lost.best.keep == (6, 6, 6)

    close = analyzer.analyze(Position((1, 1, 3, 4, 6), 1))
    assert judge(close, (1, 1)).is_found  # 0.03 less than 3 4: no player is asked to tell these apart
    assert not judge(close, ()).is_found
    assert gap(close) == pytest.approx(245.17 - 245.14, abs=0.011)
    assert not is_decision(close)

    last = analyzer.analyze(Position((6, 6, 6, 6, 1), 0))
    assert judge(last, Category.SIXES).is_found
    assert is_decision(last)
    with pytest.raises(PositionError, match="no rolls are left"):
        judge(last, (6, 6))


def test_keeping_all_five_dice_is_no_option_of_its_own(analyzer_of):
    straight = analyzer_of(DEFAULT_RULES).analyze(Position((2, 3, 4, 5, 6), 2))
    assert straight.best.category is Category.LARGE_STRAIGHT
    kept = straight.keeps[(2, 3, 4, 5, 6)]
    assert kept.lost == pytest.approx(0.0, abs=1e-9)
    assert gap(straight) > 1.0


def test_where_all_options_are_alike_there_is_nothing_to_find(analyzer_of):
    scores = tuple(None if box is Category.YAHTZEE else 0 for box in CATEGORIES)
    only = analyzer_of(DEFAULT_RULES).analyze(Position((1, 2, 3, 4, 6), 0, scores))
    assert gap(only) is None
    assert not is_decision(only)
