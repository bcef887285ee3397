# SPDX-License-Identifier: MIT
from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from statistics import mean, median, stdev

import pytest
from audits import daily

from engine.one_turn.keep_scores import TurnError, best_points, keep_scores
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import keeps_of
from engine.rules.scoring import plain_points

# keep, mean, median, SD as joemarlo prints them (three significant digits).
PRINTED = """2-4-5 22.9 20 8.01
4-5 22.8 21 6.48
4 21.3 20 6.59
5 21.1 20 6.11
2-4 20.9 18 7.46
- 20.1 19 6.55
2-5 20 18 6.70
2 18.9 17 6.94
2-2-4-5 18.8 17.5 5.78
2-2-4 17.6 16 5.70
2-2-5 17.4 17 4.66
2-2 16.6 15 5.66
2-2-2-5 16 14.5 4.73
2-2-2 15.7 13.5 7.50
2-2-2-4 15.3 14 5.09
2-2-2-4-5 15 15 0"""


def test_table_for_22452_is_the_printed_one():
    found = keep_scores((2, 2, 4, 5, 2))
    assert len(found) == 16
    for one, line in zip(found, PRINTED.splitlines(), strict=True):
        keep, *figures = line.split()
        assert "-".join(map(str, one.keep)) == keep.strip("-")
        for value, figure in zip((one.mean, one.median, one.sd), figures, strict=True):
            assert float(f"{float(value):.3g}") == float(figure)


def slow_scores(keep, categories=CATEGORIES):
    """The twin: the score of every outcome of a keep, listed."""
    outcomes = product(range(1, 7), repeat=5 - len(keep))
    return [max(plain_points(category, tuple(sorted(keep + new))) for category in categories) for new in outcomes]


@pytest.mark.parametrize("dice", daily([(1, 1, 1, 1, 1), (6, 1, 3, 3, 2)]))
def test_one_reroll_agrees_with_the_slow_twin(dice):
    for one in keep_scores(dice):
        scores = slow_scores(one.keep)
        assert one.outcomes == len(scores)
        assert one.mean == mean(map(Fraction, scores))
        assert one.median == median(scores)
        assert one.sd == pytest.approx(stdev(scores) if len(scores) > 1 else 0)
        assert one.distribution == {s: Fraction(scores.count(s), len(scores)) for s in sorted(set(scores))}


@pytest.mark.slow
@pytest.mark.audit
def test_two_rerolls_agree_with_the_slow_twin():
    open_ = (Category.SIXES, Category.FULL_HOUSE, Category.CHANCE)
    once = {}
    for one in keep_scores((1, 6, 6, 6, 6), 2, open_):
        if len(one.keep) < 4:
            continue
        total = []
        for new in product(range(1, 7), repeat=5 - len(one.keep)):
            roll = tuple(sorted(one.keep + new))
            for keep in {k for size in range(6) for k in combinations(roll, size)}:
                once.setdefault(keep, mean(map(Fraction, slow_scores(keep, open_))))
            total.append(max(once[keep] for keep in keeps_of(roll)))
        assert one.mean == mean(total)
        assert sum(one.distribution.values()) == 1


def test_two_rerolls_are_never_worse_than_one():
    once = {one.keep: one.mean for one in keep_scores((2, 2, 4, 5, 2))}
    twice = keep_scores((2, 2, 4, 5, 2), rerolls=2)
    assert all(one.mean >= once[one.keep] for one in twice)
    assert [one.mean for one in twice] == sorted((one.mean for one in twice), reverse=True)
    assert {one.outcomes for one in twice if len(one.keep) == 5} == {6**5}


def test_only_open_categories_count():
    assert best_points((1, 2, 3, 4, 6), (Category.YAHTZEE,)) == 0
    found = {one.keep: one for one in keep_scores((1, 1, 1, 1, 2), categories=(Category.YAHTZEE,))}
    assert found[(1, 1, 1, 1)].distribution == {0: Fraction(5, 6), 50: Fraction(1, 6)}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (((1, 2, 3, 4),), "dice: must be five faces"),
        (((1, 2, 3, 4, 7),), "dice: must be five faces"),
        (((1, 2, 3, 4, 5), 0), "rerolls: must be 1 or 2, not 0"),
        (((1, 2, 3, 4, 5), 3), "rerolls: must be 1 or 2, not 3"),
        (((1, 2, 3, 4, 5), 1, ()), "open: must name a category"),
    ],
)
def test_bad_input_is_refused_with_the_field(arguments, words):
    with pytest.raises(TurnError) as caught:
        keep_scores(*arguments)
    assert str(caught.value).startswith(words)
