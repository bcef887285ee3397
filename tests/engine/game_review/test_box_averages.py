# SPDX-License-Identifier: MIT
"""The averages of boxes make par together; the tests of the forward pass compare each with the exact one."""

from __future__ import annotations

import pytest

from engine.game_review.perfect_games import AVERAGES, box_averages
from engine.rules.categories import CATEGORIES
from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set


@pytest.mark.parametrize("rules", AVERAGES, ids=lambda rules: rules.name)
def test_they_make_par_together(rules):
    found = box_averages(rules)
    together = sum(found.boxes.values()) + found.upper_bonus + found.yahtzee_bonuses
    assert together == pytest.approx(PARS[rules], abs=1e-5)
    assert len(found.boxes) == len(CATEGORIES)


def test_all_rule_sets_are_written_down_and_others_are_not_known():
    assert set(AVERAGES) == set(RULE_SETS.values())
    assert box_averages(rule_set("free-joker", 2)) is None


def test_chances_are_those_that_everybody_quotes():
    found = box_averages(DEFAULT_RULES)
    assert found.bonus_chance == pytest.approx(0.681181, abs=1e-6)
    assert found.yahtzee_chance == pytest.approx(0.337364, abs=1e-3)
