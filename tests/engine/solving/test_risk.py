# SPDX-License-Identifier: MIT
"""Aversion to risk: certainty equivalents against the slow twin, and what holds in the whole game."""

from __future__ import annotations

import math
import random
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from audits import daily
from engine_samples import ALL_RULES, joker_position, random_position
from goal_samples import late_start, twin_before, twin_options, worths_of
from naive_goals import certainty_equivalent, exponential

from engine.analysis.analyzer import Analyzer, CertaintyEquivalents
from engine.analysis.verdicts import Measure
from engine.distribution.forward import forward, forward_with_risk
from engine.distribution.frontier import frontier
from engine.games.position import Position
from engine.rules.scoring import RULE_SETS, rule_set
from engine.runtime.steps import finish
from engine.solving.solver import solve_risk

FREE = RULE_SETS["free-joker"]
FULL = RULE_SETS["full-joker"]
RULES = [*(rules for rules in ALL_RULES if rules != FULL), rule_set("free-joker", 2), FULL]
AVERSIONS = (0.03, -0.2, 0.2, -0.03)
GIVEN = [*zip(RULES, (*AVERSIONS, 0.001, -0.001), strict=True), *((rules, a) for a in AVERSIONS for rules in RULES)]


@pytest.fixture(scope="module")
def risk_of():
    """Return a function that gives the table of some rules and an aversion, solved once."""
    return cache(lambda rules, aversion: finish(solve_risk(rules, aversion)))


@pytest.fixture(scope="module")
def ends_of(risk_of, table_of):
    """Return a function that gives the statistics of the whole game for an aversion, 0 too."""

    @cache
    def ends(aversion):
        return finish(forward_with_risk(risk_of(FREE, aversion)) if aversion else forward(table_of(FREE)))

    return ends


# The slow twin


@pytest.mark.parametrize("given", daily(GIVEN, 2), ids=lambda given: f"{given[0].key} {given[1]}")
def test_late_positions_are_as_good_as_the_slow_twin_says(risk_of, table_of, given):
    rules, aversion = given
    table, utility = risk_of(rules, aversion), exponential(aversion)
    values = CertaintyEquivalents(table)
    analyzer, rng = Analyzer(table_of(rules), goal_values=values), random.Random(f"{rules.key} {aversion}")
    for open_boxes in (1, 1, 2):
        start = late_start(rng, rules, open_boxes)
        found = values.before_roll(Position((1, 2, 3, 4, 6), 0, start.scores, start.yahtzee_bonuses, rules))
        expected = certainty_equivalent(twin_before(rules, start, utility), aversion)
        assert found == pytest.approx(expected, rel=0, abs=1e-9), start
        for position in (random_position(rng, rules, open_boxes), joker_position(rng, rules, open_boxes, 50)):
            analysis = analyzer.analyze(position)
            assert analysis.measure is Measure.CERTAINTY_EQUIVALENT
            for found, expected in zip(worths_of(analysis), twin_options(position, utility), strict=True):
                equivalents = {key: certainty_equivalent(mean, aversion) for key, mean in expected.items()}
                assert found == pytest.approx(equivalents, rel=0, abs=1e-9), position


# What is solved


@pytest.mark.parametrize("aversion", daily((0.03, -0.2, 0.2)))
def test_exactly_the_turn_states_of_the_game_have_values(risk_of, table_of, aversion):
    values, mine = table_of(FREE).values, risk_of(FREE, aversion).values
    assert np.array_equal(np.isnan(values), np.isnan(mine))
    # Full scorecards have nothing more to come; all others no less than nothing and no more than the rules allow.
    known = np.log(np.abs(mine[~np.isnan(mine)])) / -aversion
    assert (mine[~np.isnan(mine)] * aversion < 0).all()
    assert known.min() >= -1e-12
    assert known.max() < 1575
    assert (known[values[~np.isnan(values)] == 0.0] == 0.0).all()


def test_equal_to_the_last_bit_for_any_number_of_threads(risk_of):
    table = risk_of(FREE, 0.03)
    assert finish(solve_risk(FREE, 0.03, threads=1)).values.tobytes() == table.values.tobytes()
    assert not table.values.flags.writeable


@pytest.mark.audit
@pytest.mark.parametrize("aversion", [0.001, *daily((1e-6, 1e-4, -1e-6, -1e-4), 0)])
def test_a_little_aversion_comes_near_the_mean(risk_of, table_of, ends_of, aversion):
    """The certainty equivalent is the mean less half the variance for each unit of aversion, and a little more."""
    table = risk_of(FREE, aversion)
    found = table.certainty_equivalent(0.0, table.values[0])
    costs = aversion * ends_of(0.0).final_score.sd ** 2 / 2
    assert table_of(FREE).par - found == pytest.approx(costs, rel=0.1 if aversion == 0.001 else 0.02)


# The whole game


@pytest.mark.audit
@pytest.mark.parametrize("aversion", daily((0.01, -0.01, 0.05, -0.05)))
def test_what_is_certain_is_as_good_as_the_games_that_are_played(risk_of, ends_of, aversion):
    table, chances = risk_of(FREE, aversion), ends_of(aversion).distribution
    assert math.fsum(chances) == pytest.approx(1.0, rel=0, abs=1e-12)
    mean = math.fsum(chance * math.exp(-aversion * score) for score, chance in enumerate(chances))
    found = table.certainty_equivalent(0.0, table.values[0])
    assert found == pytest.approx(-math.log(mean) / aversion, rel=0, abs=1e-8)
    assert (found < ends_of(aversion).final_score.mean) == (aversion > 0)


@pytest.mark.slow
@pytest.mark.audit
@pytest.mark.parametrize("aversions", [(0.0, 0.005, 0.01, 0.02, 0.05)])
def test_less_spread_costs_points(ends_of, aversions):
    figures = [ends_of(aversion).final_score for aversion in aversions]
    for one, more in pairwise(figures):
        assert more.mean < one.mean
        assert more.sd < one.sd


@pytest.mark.audit
@pytest.mark.parametrize("aversions", [(0.0,), *daily([(-0.01, 0.0, 0.01)], 0)])
def test_the_points_of_the_frontier(risk_of, table_of, ends_of, aversions):
    reports = []
    found = finish(frontier(table_of(FREE), aversions[::-1]), reports.append)
    assert [point.risk for point in found] == list(aversions)
    for point in found:
        ends = ends_of(point.risk)
        assert (point.mean, point.sd) == (ends.final_score.mean, ends.final_score.sd)
        assert (point.p05, point.p95) == (ends.percentile(5), ends.percentile(95))
        table = risk_of(FREE, point.risk) if point.risk else None
        certain = table.certainty_equivalent(0.0, table.values[0]) if table else table_of(FREE).par
        assert point.certainty_equivalent == certain
    done = [report.fraction for report in reports]
    assert done == sorted(done)
    assert (done[0] > 0.0, done[-1]) == (True, 1.0)
    assert max(found, key=lambda point: point.mean).risk == 0.0
