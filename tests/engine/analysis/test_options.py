# SPDX-License-Identifier: MIT
from __future__ import annotations

import dataclasses

import pytest

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Verdict
from engine.games.position import Position, PositionError
from engine.rules.categories import Category

SCORE = Option(25.0, 0.0, Verdict.BEST, category=Category.CHANCE, points=15)
KEEP = Option(24.0, 1.0, Verdict.MISTAKE, keep=(5, 5))
KEEP_ALL = Option(23.0, 2.0, Verdict.MISTAKE, keep=(1, 2, 3, 4, 5))
KEEP_NOTHING = Option(22.0, 3.0, Verdict.MISTAKE, keep=())
ANALYSIS = Analysis(Position((1, 2, 3, 4, 5), 1), (SCORE, KEEP, KEEP_ALL, KEEP_NOTHING))


def test_only_keeps_of_fewer_than_five_dice_roll():
    assert [option.is_reroll for option in ANALYSIS.options] == [False, True, False, True]


def test_best_is_the_first():
    assert ANALYSIS.best is SCORE


def test_options_by_what_they_do():
    assert ANALYSIS.keeps == {(5, 5): KEEP, (1, 2, 3, 4, 5): KEEP_ALL, (): KEEP_NOTHING}
    assert ANALYSIS.categories == {Category.CHANCE: SCORE}


def test_an_option_by_keep_in_any_order_or_by_category():
    assert ANALYSIS.option((5, 4, 3, 2, 1)) is KEEP_ALL
    assert ANALYSIS.option(()) is KEEP_NOTHING
    assert ANALYSIS.option(Category.CHANCE) is SCORE


def test_an_option_that_there_is_not():
    with pytest.raises(PositionError, match=r"^keep: 6 can't be kept from 1 2 3 4 5$"):
        ANALYSIS.option((6,))
    filled = Analysis(Position((1, 2, 3, 4, 5), 0, (5,) + (None,) * 12), (SCORE,))
    with pytest.raises(PositionError, match=r"^score: 1 2 3 4 5 can't be scored in aces now$"):
        filled.option(Category.ACES)
    with pytest.raises(PositionError, match=r"^keep: no rolls are left, so score a box$"):
        filled.option((1,))


def test_an_option_is_compared_with_the_best_and_the_best_with_the_next_that_is_worse():
    twin = Option(25.0, 0.0, Verdict.BEST, keep=(1,))
    analysis = Analysis(ANALYSIS.position, (SCORE, twin, KEEP, KEEP_NOTHING))
    assert [analysis.compared_with(option) for option in analysis.options] == [KEEP, KEEP, SCORE, SCORE]
    assert Analysis(ANALYSIS.position, (SCORE, twin)).compared_with(SCORE) is None
    all_five = Option(24.0, 1.0, Verdict.MISTAKE, keep=(1, 2, 3, 4, 5))
    assert Analysis(ANALYSIS.position, (SCORE, all_five, KEEP)).compared_with(SCORE) is KEEP, "no list has all five"


def test_options_cannot_be_changed():
    with pytest.raises(dataclasses.FrozenInstanceError):
        KEEP.value = 30.0
