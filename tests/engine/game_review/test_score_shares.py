# SPDX-License-Identifier: MIT
"""The shares of scores are those of the exact distribution, which the tests of the forward pass compare."""

from __future__ import annotations

import pytest

from engine.game_review.luck import PERCENTILES
from engine.game_review.score_shares import HIGHEST, LOWEST, MILLIONTHS, STEP, share
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set


@pytest.mark.parametrize("rules", MILLIONTHS, ids=lambda rules: rules.name)
def test_shares_add_up_and_agree_with_the_percentiles(rules):
    assert sum(MILLIONTHS[rules]) == 1_000_000
    assert len(MILLIONTHS[rules]) == (HIGHEST - LOWEST) // STEP + 1
    assert share(LOWEST, None, rules) == 1.0
    for percent in range(1, 100):
        score = PERCENTILES[rules][percent - 1]
        if score // STEP * STEP <= HIGHEST:
            below, until = score // STEP * STEP, score // STEP * STEP + STEP
            assert share(LOWEST, below, rules) < percent / 100 + 1e-6
            assert share(LOWEST, until, rules) > percent / 100 - 1e-6


def test_all_rule_sets_are_written_down():
    assert set(MILLIONTHS) == set(PERCENTILES) == set(RULE_SETS.values())


def test_what_is_not_written_down_is_not_known():
    assert share(LOWEST, None, rule_set("free-joker", 4)) is None
    for ends in ((85, 95), (70, 90), (80, 660)):
        with pytest.raises(ValueError, match="steps of 10"):
            share(*ends, DEFAULT_RULES)
