# SPDX-License-Identifier: MIT
"""Ratings are Glickman's: his own worked example, and what must hold whatever the results are."""

from __future__ import annotations

from statistics import NormalDist

import pytest

from engine.game_review.levels import CERTAINTY
from engine.training.puzzles import (
    LARGEST_DEVIATION,
    LEAST_DEVIATION,
    NEW_RATING,
    USUAL_DEVIATION,
    YEARS_TO_FORGET,
    Rating,
    Result,
    expected_result,
    rated,
)

# The Glicko system, section "Example calculation": a player of 1500 (200) wins against 1400 (30), loses to 1550 (100)
# and 1700 (300).
EXAMPLE = (Result(Rating(1400, 30), 1), Result(Rating(1550, 100), 0), Result(Rating(1700, 300), 0))


def test_glickmans_worked_example():
    player = Rating(1500, 200)
    chances = [expected_result(player, one.against) for one in EXAMPLE]
    assert chances == pytest.approx([0.639, 0.432, 0.303], abs=5e-4)
    after = rated(player, EXAMPLE)
    assert (round(after.value), round(after.deviation, 1)) == (1464, 151.4)


def test_glickmans_example_of_time():
    """His c for a usual deviation of 50 that is 350 after 100 periods is 34.6; here five years are those periods."""
    usual = Rating(1500, USUAL_DEVIATION)
    assert usual.after_days(365.25 * YEARS_TO_FORGET / 100).deviation == pytest.approx(
        (50**2 + 34.6**2) ** 0.5, abs=0.1
    )
    assert usual.after_days(365.25 * YEARS_TO_FORGET).deviation == pytest.approx(LARGEST_DEVIATION)
    assert usual.after_days(1e6) == Rating(1500, LARGEST_DEVIATION)
    assert usual.after_days(-3) == usual, "a clock that was set back"


def test_a_new_player_moves_far_and_a_known_one_little():
    even = Rating(NEW_RATING, 60)
    new, known = (
        rated(Rating(NEW_RATING, deviation), [Result(even, 1)]) for deviation in (LARGEST_DEVIATION, LEAST_DEVIATION)
    )
    assert new.value - NEW_RATING > 150 > 10 > known.value - NEW_RATING > 3
    assert new.deviation < LARGEST_DEVIATION
    assert known.deviation == LEAST_DEVIATION, "else nobody's rating would move any more"
    assert rated(Rating(NEW_RATING, 60), [Result(even, 0.5)]).value == NEW_RATING, "what was expected moves nothing"


def test_the_interval_holds_the_share_it_says():
    assert Rating(1500, 40).half == pytest.approx(40 * NormalDist().inv_cdf((1 + CERTAINTY) / 2))


@pytest.mark.parametrize("score", [-0.1, 1.1, float("nan")])
def test_a_result_is_between_lost_and_won(score):
    with pytest.raises(ValueError, match="score"):
        rated(Rating(), [Result(Rating(), score)])
