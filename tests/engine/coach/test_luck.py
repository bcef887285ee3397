# SPDX-License-Identifier: MIT
"""Luck in words stands on percentiles of the exact distribution: of the game's own rules, or nothing is said.

`tests/engine/chances/test_forward.py` has the distributions, and compares the percentiles with them.
"""

from __future__ import annotations

import pytest

from engine.coach.luck import PERCENTILES, Luck, luck
from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set


@pytest.mark.parametrize("rules", PERCENTILES, ids=lambda rules: rules.name)
def test_each_kind_of_luck_begins_at_its_percentile(rules):
    for kind, score in zip(list(Luck)[1:], PERCENTILES[rules], strict=True):
        assert luck(score - PARS[rules], rules) is kind
        assert luck(score - 1 - PARS[rules], rules) is Luck(kind - 1)
    assert luck(-1000.0, rules) is Luck.VERY_UNLUCKY
    assert luck(1000.0, rules) is Luck.VERY_LUCKY


def test_the_same_points_are_rarer_where_there_are_no_bonuses():
    assert luck(75.0, DEFAULT_RULES) is Luck.LUCKY
    assert luck(75.0, RULE_SETS["no-yahtzee-bonus"]) is Luck.VERY_LUCKY


@pytest.mark.parametrize("rolls", [1, 2, 4, 5])
def test_nothing_is_said_of_rules_whose_distribution_is_not_written_down(rolls):
    assert luck(0.0, rule_set("free-joker", rolls)) is None


def test_keys():
    assert [kind.key for kind in Luck] == [
        "very_unlucky", "unlucky", "below_median", "above_median", "lucky", "very_lucky"
    ]  # fmt: skip
