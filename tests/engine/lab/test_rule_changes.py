# SPDX-License-Identifier: MIT
"""What other rules make of the game."""

import json

import pytest

from engine.lab.rule_changes import VARIANTS, chance_of, differences
from engine.rules.scoring import DEFAULT_RULES


def test_openings_are_compared_roll_by_roll():
    usual = {(1, 1, 6, 6, 6): (6, 6, 6), (1, 2, 3, 4, 6): (1, 2, 3, 4)}
    other = {(1, 1, 6, 6, 6): (1, 1, 6, 6, 6), (1, 2, 3, 4, 6): (1, 2, 3, 4)}
    (difference,) = differences(other, usual)
    assert difference == ((1, 1, 6, 6, 6), (6, 6, 6), (1, 1, 6, 6, 6))
    assert chance_of([difference]) == pytest.approx(10 / 7776)
    assert differences({}, usual) == []


def test_the_variants_are_all_rules_and_all_rolls():
    assert VARIANTS[0] == DEFAULT_RULES
    assert {rules.rolls_per_turn for rules in VARIANTS} == {1, 2, 3, 4, 5}
    assert len(set(VARIANTS)) == len(VARIANTS)


def test_bonuses_of_another_size_are_rules_like_any_other(run):
    status, out, _ = run("rule-changes", "--upper-bonus", "35", "--rolls-per-turn", "1", "--json")
    _, usual = json.loads(out)["variants"]
    assert (status, usual["upper_bonus"], usual["rolls_per_turn"]) == (0, 35, 1)
    _, out, _ = run("rule-changes", "--upper-bonus", "0", "--rolls-per-turn", "1", "--json")
    _, without = json.loads(out)["variants"]
    assert 0.0 < usual["par"] - without["par"] < 35.0
