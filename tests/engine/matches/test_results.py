# SPDX-License-Identifier: MIT
"""Results of matches: shares, intervals, how many matches it takes, and who has won a series."""

from itertools import product
from math import comb

import pytest

from engine.matches.results import Results, leader, matches_to_know


def test_a_match_counts_as_won_tied_or_lost_with_its_points():
    found = Results().including(250, 200).including(180, 210).including(199, 199)
    assert found == Results(won=1, tied=1, lost=1, difference=20)
    assert found.matches == 3
    assert found.share == 0.5


# Wilson's interval as published examples have it: Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
@pytest.mark.parametrize(
    ("won", "lost", "low", "high"),
    [(81, 182, 0.2553, 0.3662), (15, 133, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 28, 0.0061, 0.1718)],
)
def test_the_interval_is_wilsons(won, lost, low, high):
    assert Results(won, 0, lost).interval == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_a_match():
    assert Results().interval == (0.0, 1.0)
    assert not Results().is_clear


@pytest.mark.parametrize("won", [0, 12, 25, 26, 40, 50])
def test_it_is_clear_exactly_from_the_number_of_matches_that_it_takes(won):
    share = won / 50
    needed = matches_to_know(share)
    if share == 0.5:
        assert needed is None
        return
    # Matches with the same share, but for the last digit: fifty of them, or any multiple.
    for times in range(1, 60):
        assert Results(won * times, 0, (50 - won) * times).is_clear == (50 * times >= needed)


def test_the_interval_holds_the_true_share_about_as_often_as_it_says():
    chance, matches = 0.59, 60
    held = 0.0
    for won in range(matches + 1):
        low, high = Results(won, 0, matches - won).interval
        if low <= chance <= high:
            held += comb(matches, won) * chance**won * (1 - chance) ** (matches - won)
    assert held == pytest.approx(0.95, abs=0.02)


def test_no_share_is_refused():
    with pytest.raises(ValueError, match=r"share: must be 0 to 1, not 1\.5"):
        matches_to_know(1.5)


@pytest.mark.parametrize("length", [3, 5])
def test_a_series_is_over_exactly_when_nothing_to_come_can_change_who_has_most(length):
    outcomes = ((1.0, 0.0), (0.5, 0.5), (0.0, 1.0))
    for played in range(1, length + 1):
        for line in product(outcomes, repeat=played):
            wins = [sum(match[place] for match in line) for place in (0, 1)]
            winners = set()
            for rest in product(outcomes, repeat=length - played):
                ends = [wins[place] + sum(match[place] for match in rest) for place in (0, 1)]
                winners.add(None if ends[0] == ends[1] else ends.index(max(ends)))
            assert leader(wins, length) == (winners.pop() if len(winners) == 1 else None)


def test_ties_are_exact_and_matches_beyond_the_last_decide_nothing_that_is_even():
    assert leader([2.5, 2.5], 3) is None
    assert leader([1.9999999999999998, 2.0, 1.0], 5) is None
    assert leader([2.3333333333333335, 2.333333333333333, 2.333333333333333], 7) is None
    third = 1 / 3
    assert leader([2 + third, 1 + third, third], 5) is None, "one match is left, and the second can draw level"
    assert leader([3.0, 2.0], 3) == 0


def test_three_at_a_table_share_a_tie():
    assert leader([1.0, 1.0, 0.0], 3) is None
    assert leader([1 / 3, 1 / 3 + 1, 1 / 3], 3) is None
    assert leader([1 / 3, 1 / 3 + 2, 1 / 3], 3) == 1
