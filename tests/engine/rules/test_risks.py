# SPDX-License-Identifier: MIT
"""The risk dial: what is written down of its steps is worked out again."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import front
from engine.games.goals import RiskGoal
from engine.rules.par import PARS
from engine.rules.risks import AVERSIONS, RISKS, risk_of
from engine.rules.scoring import RULE_SETS, rule_set


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


def test_other_rules_have_no_figures():
    assert risk_of(rule_set("free-joker", 2), 0.0) is None
    assert risk_of(RULE_SETS["free-joker"], 0.5) is None
    assert risk_of(RULE_SETS["free-joker"], 0.05) == RISKS[RULE_SETS["free-joker"]][0]


@pytest.mark.audit
@pytest.mark.parametrize("rules", RISKS, ids=lambda rules: rules.key)
def test_every_figure_is_worked_out_again(rules):
    found = {point.risk: point for point in front.frontier(AVERSIONS, rules=rules)}
    for aversion, step in zip(AVERSIONS, RISKS[rules], strict=True):
        point = found[aversion]
        assert step.mean == pytest.approx(point.mean, rel=0, abs=1e-6)
        assert (step.low, step.high) == (point.p05, point.p95)
