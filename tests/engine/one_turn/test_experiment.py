# SPDX-License-Identifier: MIT
from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from engine.one_turn.keep_scores import TURNS, TurnError, best_points, experiment, keep_scores
from engine.rules.categories import Category
from engine.rules.dice import ROLLS, ways


def test_the_best_keep_beats_random_ones_by_far():
    """His experiment: 500 turns are enough to see it; five standard errors of either mean lie between."""
    found = experiment()
    errors = (found.best.sd + found.random.sd) / TURNS**0.5
    assert len(found.best.scores) == len(found.random.scores) == TURNS
    assert found.best.mean - found.random.mean > 5 * errors
    assert abs(found.best.mean - float(found.best.expected)) < 3 * found.best.sd / TURNS**0.5
    assert abs(found.random.mean - float(found.random.expected)) < 3 * found.random.sd / TURNS**0.5


@pytest.mark.audit
def test_what_is_expected_of_the_best_keep_is_the_mean_of_his_tables():
    total = sum(ways(roll) * keep_scores(roll)[0].mean for roll in ROLLS)
    assert experiment(1).best.expected == Fraction(total, 6**5)


def test_what_is_expected_at_random_is_that_of_two_kinds_of_dice():
    """A die that is kept or rolled again is as good as any: random keeps make a fair roll of five dice."""
    rolls = product(range(1, 7), repeat=5)
    assert experiment(1).random.expected == Fraction(sum(map(best_points, rolls)), 6**5)


def test_the_same_seed_gives_the_same_turns():
    assert experiment(50, "a") == experiment(50, "a")
    assert experiment(50, "a").best.scores != experiment(50, "b").best.scores
    assert experiment(50, "a", [Category.YAHTZEE]).best.counts.keys() <= {0, 50}


@pytest.mark.parametrize(("turns", "categories"), [(0, [Category.CHANCE]), (10**9, [Category.CHANCE]), (5, [])])
def test_bad_questions_are_named(turns, categories):
    with pytest.raises(TurnError, match=r"^(turns|open): "):
        experiment(turns, "1", categories)
