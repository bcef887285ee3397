# SPDX-License-Identifier: MIT
"""Micro Yahtzee, by the recurrence and by going through all of it."""

from fractions import Fraction

from engine.lab import micro


def test_there_are_as_many_games_and_strategies_as_verhoeff_counts():
    assert len(set(micro.all_games())) == 6 * 2 * 6 * 1 == 72
    assert len(set(micro.strategies())) == 2**6 * 1**6 == 64


def test_a_four_goes_into_double_by_a_sixth_of_a_point():
    assert micro.option_values(frozenset(micro.BOXES), 4) == {"double": Fraction(139, 6), "square": Fraction(23)}


def test_the_recurrence_finds_what_the_best_of_all_strategies_makes_of_its_games():
    by_strategy = {strategy: micro.expected(strategy) for strategy in micro.strategies()}
    assert micro.value() == max(by_strategy.values()) == Fraction(467, 18)
    assert [s for s, value in by_strategy.items() if value == micro.value()] == [micro.best_strategy()]
    assert micro.best_strategy() == ("double",) * 4 + ("square",) * 2


def test_one_open_box_is_worth_its_mean():
    assert micro.value(frozenset({"double"})) == 7
    assert micro.value(frozenset({"square"})) == Fraction(91, 6)
