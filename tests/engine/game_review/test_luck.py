# SPDX-License-Identifier: MIT
"""How rare a score and its luck are stands on percentiles of the exact distribution: by the game's own rules, or not.

`tests/engine/distribution/test_forward.py` has the distributions, and compares the percentiles with them.
"""

from __future__ import annotations

import pytest

from engine.game_review.luck import LUCK_PERCENTS, PERCENTILES, Luck, better_than, luck, percentile
from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set

EACH_RULES = pytest.mark.parametrize("rules", PERCENTILES, ids=lambda rules: rules.name)


@EACH_RULES
def test_each_kind_of_luck_begins_at_its_percentile(rules):
    for kind, percent in zip(list(Luck)[1:], LUCK_PERCENTS, strict=True):
        score = percentile(percent, rules)
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
    assert better_than(250, rule_set("free-joker", rolls)) is None


@EACH_RULES
def test_a_score_is_better_than_the_games_that_end_below_it(rules):
    """Equal is not better: of the games up to a percentile, those that end just there are not counted."""
    assert better_than(0, rules) == 0
    assert better_than(2000, rules) == 99
    for percent in range(1, 100):
        score = percentile(percent, rules)
        assert better_than(score, rules) < percent <= better_than(score + 1, rules)


def test_the_table_goes_up_and_has_what_is_known_of_the_standard_game():
    for scores in PERCENTILES.values():
        assert len(scores) == 99
        assert list(scores) == sorted(scores)
    assert [percentile(percent, DEFAULT_RULES) for percent in LUCK_PERCENTS] == [180, 217, 248, 272, 388]
    assert better_than(302, DEFAULT_RULES) == 86
