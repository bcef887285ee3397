# SPDX-License-Identifier: MIT
"""The risk dial: what is written down of its steps is worked out again."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.games.goals import AVERSIONS, RISKS, RiskGoal, risk_of
from engine.rules.par import PARS
from engine.rules.scoring import RULE_SETS, rule_set
from engine.strategies.strategies import OPTIMAL
from engine.workspace.workspace import Workspace


def test_all_rule_sets_have_seven_steps_from_careful_to_daring():
    assert set(RISKS) == set(RULE_SETS.values())
    assert all(one > other for one, other in pairwise(AVERSIONS))
    assert len(AVERSIONS) == 7
    assert AVERSIONS[3] == 0.0
    assert all(RiskGoal(step) for step in AVERSIONS if step)


@pytest.mark.parametrize("rules", RISKS, ids=lambda rules: rules.key)
def test_points_say_par_and_every_other_step_costs_a_little_mean(rules):
    means = [step.mean for step in RISKS[rules]]
    assert means[3] == pytest.approx(PARS[rules], rel=0, abs=1e-6)
    assert means[:4] == sorted(means[:4])
    assert means[3:] == sorted(means[3:], reverse=True)


@pytest.mark.parametrize("rules", RISKS, ids=lambda rules: rules.key)
def test_what_is_told_of_a_step_says_what_it_is_for(rules):
    lows, highs = [step.low for step in RISKS[rules]], [step.high for step in RISKS[rules]]
    assert lows == sorted(lows, reverse=True)
    assert highs == sorted(highs)
    if rules.yahtzee_bonus:  # else there is little to dare
        assert lows[0] > lows[1] > lows[2] > lows[3]
        assert highs[3] < highs[4] < highs[5] < highs[6]


def test_other_rules_have_no_figures():
    assert risk_of(rule_set("free-joker", 2), 0.0) is None
    assert risk_of(RULE_SETS["free-joker"], 0.5) is None
    assert risk_of(RULE_SETS["free-joker"], 0.05) == RISKS[RULE_SETS["free-joker"]][0]


@pytest.mark.audit
@pytest.mark.parametrize("rules", RISKS, ids=lambda rules: rules.key)
def test_every_figure_is_worked_out_again(rules):
    for aversion, step in zip(AVERSIONS, RISKS[rules], strict=True):
        found = Workspace().ends(RiskGoal(aversion) if aversion else OPTIMAL, rules)
        assert step.mean == pytest.approx(found.final_score.mean, rel=0, abs=1e-6)
        assert (step.low, step.high) == (found.percentile(1), found.percentile(99))
