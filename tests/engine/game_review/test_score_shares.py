# SPDX-License-Identifier: MIT
"""The shares of scores are those of the exact distribution, which the tests of the forward pass compare."""

from __future__ import annotations

import pytest

from engine.game_review.perfect_games import (
    HIGHEST_SCORE,
    LOWEST_SCORE,
    MILLIONTHS,
    PERCENTILES,
    SCORE_STEP,
    share_of_games,
)
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set


@pytest.mark.parametrize("rules", MILLIONTHS, ids=lambda rules: rules.name)
def test_shares_add_up_and_agree_with_the_percentiles(rules):
    assert sum(MILLIONTHS[rules]) == 1_000_000
    assert len(MILLIONTHS[rules]) == (HIGHEST_SCORE - LOWEST_SCORE) // SCORE_STEP + 1
    assert share_of_games(LOWEST_SCORE, None, rules) == 1.0
    for percent in range(1, 100):
        score = PERCENTILES[rules][percent - 1]
        if score // SCORE_STEP * SCORE_STEP <= HIGHEST_SCORE:
            below, until = score // SCORE_STEP * SCORE_STEP, score // SCORE_STEP * SCORE_STEP + SCORE_STEP
            assert share_of_games(LOWEST_SCORE, below, rules) < percent / 100 + 1e-6
            assert share_of_games(LOWEST_SCORE, until, rules) > percent / 100 - 1e-6


def test_all_rule_sets_are_written_down():
    assert set(MILLIONTHS) == set(PERCENTILES) == set(RULE_SETS.values())


def test_what_is_not_written_down_is_not_known():
    assert share_of_games(LOWEST_SCORE, None, rule_set("free-joker", 4)) is None
    for ends in ((85, 95), (70, 90), (80, 660)):
        with pytest.raises(ValueError, match="steps of 10"):
            share_of_games(*ends, DEFAULT_RULES)
