# SPDX-License-Identifier: MIT
"""How rare a score and its luck are stands on percentiles of the exact distribution: by the game's own rules, or not.

`tests/engine/distribution/test_forward.py` has the distributions, and compares the percentiles with them.
"""

from __future__ import annotations

import pytest

from engine.game_review.perfect_games import PERCENTILES, better_than, luckier_than
from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set

EACH_RULES = pytest.mark.parametrize("rules", PERCENTILES, ids=lambda rules: rules.name)


@EACH_RULES
def test_luck_is_as_rare_as_the_score_it_makes_of_par_alike_for_good_and_bad(rules):
    for percent in (51, 75, 95, 99):
        score = PERCENTILES[rules][percent - 1] + 1
        number, is_luckier = luckier_than(score - PARS[rules], rules)
        assert is_luckier
        assert number == better_than(score, rules) >= percent
    for percent in (1, 5, 25, 48):
        number, is_luckier = luckier_than(PERCENTILES[rules][percent - 1] - 1 - PARS[rules], rules)
        assert not is_luckier
        assert number >= 100 - percent
    assert luckier_than(-1000.0, rules) == (99, False)
    assert luckier_than(1000.0, rules) == (99, True)


def test_the_same_points_are_rarer_where_there_are_no_bonuses():
    usual, without = (luckier_than(75.0, rules)[0] for rules in (DEFAULT_RULES, RULE_SETS["no-yahtzee-bonus"]))
    assert usual < without


@pytest.mark.parametrize("rolls", [1, 2, 4, 5])
def test_nothing_is_said_of_rules_whose_distribution_is_not_written_down(rolls):
    assert luckier_than(0.0, rule_set("free-joker", rolls)) is None
    assert better_than(250, rule_set("free-joker", rolls)) is None


@EACH_RULES
def test_a_score_is_better_than_the_games_that_end_below_it(rules):
    """Equal is not better: of the games up to a percentile, those that end just there are not counted."""
    assert better_than(0, rules) == 0
    assert better_than(2000, rules) == 99
    for percent, score in enumerate(PERCENTILES[rules], 1):
        assert better_than(score, rules) < percent <= better_than(score + 1, rules)


def test_the_table_goes_up_and_has_what_is_known_of_the_standard_game():
    for scores in PERCENTILES.values():
        assert len(scores) == 99
        assert list(scores) == sorted(scores)
    assert [PERCENTILES[DEFAULT_RULES][percent - 1] for percent in (5, 25, 50, 75, 95)] == [180, 217, 248, 272, 388]
    assert better_than(302, DEFAULT_RULES) == 86
