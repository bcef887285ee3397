# SPDX-License-Identifier: MIT
"""The chance to win against others: all combinations of their scores, and what must hold for any distributions."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from naive_goals import beat_utility

from engine.matches.win_chances import chance_to_win

HIGHEST = 12
SCORES = np.arange(-1, HIGHEST + 4)


@st.composite
def chances(draw):
    """Some scores with their chances, which may be very small or all that there is."""
    scores = draw(st.lists(st.integers(0, HIGHEST), min_size=1, max_size=4, unique=True))
    weights = draw(st.lists(st.sampled_from((1, 2, 5, 1e-4, 1e-9)), min_size=len(scores), max_size=len(scores)))
    return {score: weight / sum(weights) for score, weight in zip(scores, weights, strict=True)}


def as_array(chances):
    """Return a distribution as statistics have it: up to the highest score."""
    found = np.zeros(max(chances) + 1)
    for score, chance in chances.items():
        found[score] = chance
    return found


def wins(*distributions):
    """Return what each of `SCORES` is worth."""
    return chance_to_win([as_array(chances) for chances in distributions]).of(SCORES)


@given(st.lists(chances(), min_size=1, max_size=5))
def test_chances_to_win_are_those_of_all_combinations(distributions):
    utility = beat_utility(distributions)
    assert wins(*distributions) == pytest.approx([utility(int(score)) for score in SCORES], rel=0, abs=1e-12)


@given(st.lists(chances(), min_size=1, max_size=5))
def test_a_higher_score_is_never_worth_less(distributions):
    found = wins(*distributions)
    assert (np.diff(found) >= 0.0).all()
    assert (found[0], found[-1]) == (0.0, 1.0)


@given(chances(), st.integers(2, 6))
def test_equals_win_equally_often(chances, players):
    worth = wins(*[chances] * (players - 1))
    won = sum(chance * worth[score + 1] for score, chance in chances.items())
    assert won == pytest.approx(1.0 / players, rel=0, abs=1e-12)


@given(st.lists(chances(), min_size=2, max_size=6))
def test_somebody_wins(distributions):
    won = 0.0
    for place, mine in enumerate(distributions):
        worth = wins(*distributions[:place], *distributions[place + 1 :])
        won += sum(chance * worth[score + 1] for score, chance in mine.items())
    assert won == pytest.approx(1.0, rel=0, abs=1e-12)


@pytest.mark.parametrize("others", range(1, 6))
def test_a_known_final_score_is_beaten_tied_or_not(others):
    worth = wins(*[{7: 1.0}] * others)
    below, at, above = worth[SCORES < 7], worth[SCORES == 7], worth[SCORES > 7]
    assert not below.any()
    assert at == pytest.approx(1.0 / (1 + others), rel=0, abs=1e-15)
    assert (above == 1.0).all()


def test_the_best_of_known_final_scores_is_what_counts():
    assert wins({3: 1.0}, {9: 1.0}, {9: 1.0}, {0: 1.0}).tolist() == wins({9: 1.0}, {9: 1.0}).tolist()


def test_chances_as_of_games():
    """Distributions with a tail of some thousand small chances, added up another way."""
    rng = random.Random("tails")
    distributions = []
    for mean in (150.0, 210.0):
        heights = np.exp(-0.5 * ((np.arange(1576) - mean) / 12.0) ** 2) + 1e-30 * rng.random()
        distributions.append(heights / heights.sum())
    worth = chance_to_win(distributions)
    first, second = distributions
    before = [np.concatenate([[0.0], np.cumsum(one)[:-1]]) for one in distributions]
    expected = before[0] * before[1] + (first * before[1] + before[0] * second) / 2 + first * second / 3
    assert worth.of(np.arange(1576)) == pytest.approx(expected, rel=0, abs=1e-14)
    assert len(worth.values) < 400  # not one for each score: nothing hangs on what cannot be told from 0 or 1
