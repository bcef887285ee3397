# SPDX-License-Identifier: MIT
"""Options ranked for a goal: positions solved by another program, the slow twin, and what an analysis promises."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from audits import daily
from engine_samples import ALL_RULES, DATA, joker_position, random_position, scores_with
from goal_samples import goal_table, random_target, random_worth, so_far, twin_options, utility_of, worths_of

from engine.analysis.analyzer import Analyzer, CertaintyEquivalents, Chances
from engine.analysis.verdicts import Measure, verdict
from engine.distribution.statistics import Start
from engine.games.position import Position, check
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import KEEP_INDEX, ROLLS, ways
from engine.rules.scoring import RULE_SETS, rule_set
from engine.rules.ties import EQUAL
from engine.runtime.steps import finish
from engine.solving.goal_tables import Worth, reach
from engine.solving.solver import solve_risk

FREE = RULE_SETS["free-joker"]
RULES = [*ALL_RULES, rule_set("free-joker", 2), rule_set("forced-joker", 2)]
WHERE_TO_BEGIN = 8
"""Filled boxes: with fewer, solving for a target takes longer than a test of every day should."""


def start_of(position):
    return Start(position.scores, position.yahtzee_bonuses)


@pytest.fixture(scope="module")
def for_worth(table_of):
    """Return a function that gives the analyzer of a position for a worth of the final score."""

    def analyzer(position, worth):
        table = goal_table(position.rules, worth, start_of(position), threads=None)
        return Analyzer(table_of(position.rules), goal_values=Chances(table))

    return analyzer


@pytest.fixture(scope="module")
def for_risk(table_of):
    """Return a function that gives an analyzer for an aversion to risk."""
    return cache(lambda a: Analyzer(table_of(FREE), goal_values=CertaintyEquivalents(finish(solve_risk(FREE, a)))))


# Positions solved by others


def sample():
    """Return the positions that another program solved for a target, late ones first."""
    with open(DATA / "goal_positions_sample.jsonl", encoding="utf-8") as file:
        return sorted(map(json.loads, file), key=lambda given: -len(given["scores"]))


LATE = [given for given in sample() if len(given["scores"]) >= WHERE_TO_BEGIN]


@pytest.mark.parametrize("given", daily(sample(), len(LATE)), ids=lambda given: f"{given['dice']}-{given['target']}")
def test_every_option_of_a_position_with_a_target(for_worth, given):
    position = check(
        Position(
            tuple(map(int, given["dice"])),
            given["rolls_left"],
            scores_with(**given["scores"]),
            given["yahtzee_bonuses"],
            RULE_SETS[given["rules"]],
        )
    )
    keeps, categories = worths_of(for_worth(position, reach(given["target"])).analyze(position))
    assert keeps == pytest.approx(given["keeps"], rel=0, abs=1e-9)
    assert categories == pytest.approx(given["categories"], rel=0, abs=1e-9)


# The slow twin


@pytest.mark.parametrize("made", [random_target, random_worth])
@pytest.mark.parametrize("rules", daily(RULES, 4), ids=lambda rules: rules.key)
def test_late_positions_are_worth_what_the_slow_twin_says(for_worth, rules, made):
    rng = random.Random(f"{rules.key} {made.__name__}")
    for position in (
        *(random_position(rng, rules, 1) for _ in range(3)),
        joker_position(rng, rules, 1, 50),
        joker_position(rng, rules, 2, rng.choice((0, 50))),
    ):
        worth = made(rng, position.points_so_far)
        found = worths_of(for_worth(position, worth).analyze(position))
        for mine, expected in zip(found, twin_options(position, utility_of(worth)), strict=True):
            assert mine == pytest.approx(expected, rel=0, abs=1e-12), position


# What an analysis for a goal promises


def analyses(for_worth, analyzer_of, count=12):
    """Yield analyses of random positions for random worths, each with the one without a goal."""
    rng = random.Random("promises")
    for number in range(count):
        position = random_position(rng, FREE, rng.choice((1, 2, 3)))
        worth = (random_target, random_worth)[number % 2](rng, position.points_so_far)
        yield for_worth(position, worth).analyze(position), analyzer_of(FREE).analyze(position)


def assert_falling(values, equal=EQUAL):
    """Check that values fall, but for what is equal."""
    assert all(before > after - equal for before, after in pairwise(values))


def assert_ranked(analysis, without, equal=EQUAL):
    """Check order, what is lost, and that the values are those without a goal."""
    options = analysis.options
    assert_falling([option.worth for option in options], equal)
    for before, after in pairwise(options):
        if abs(before.worth - after.worth) < equal / 100:
            assert before.value > after.value - EQUAL
    most = max(option.worth for option in options)
    assert options[0].worth_lost == 0.0
    for option in options:
        assert option.worth_lost == (most - option.worth if most - option.worth > equal else 0.0)
        same = without.option(option.category if option.category is not None else option.keep)
        assert (option.value, option.points_lost) == (same.value, same.points_lost)
        per_cent = 100.0 if analysis.measure is Measure.CHANCE else 1.0
        assert (option.prospect, option.lost) == (per_cent * option.worth, per_cent * option.worth_lost)
        assert option.verdict is verdict(option.lost, analysis.measure)
        assert (same.worth, same.worth_lost, same.prospect, same.lost) == (None, 0.0, same.value, same.points_lost)
        assert same.verdict is verdict(same.points_lost)
    assert len(options) == len(without.options)
    assert analysis.best_value == without.best_value == pytest.approx(without.best.value, rel=0, abs=EQUAL)
    assert without.measure is None


def test_options_are_ranked_by_worth_then_by_value_and_keep_their_values(for_worth, analyzer_of):
    for analysis, without in analyses(for_worth, analyzer_of):
        assert analysis.measure is Measure.CHANCE
        assert_ranked(analysis, without)


@pytest.mark.parametrize("aversion", daily((0.05, -0.05)))
def test_options_are_ranked_by_what_is_certain_and_as_good(for_risk, analyzer_of, aversion):
    rng = random.Random(f"certain {aversion}")
    for _ in range(40):
        position = random_position(rng, FREE, rng.randint(1, 13))
        analysis = for_risk(aversion).analyze(position)
        assert analysis.measure is Measure.CERTAINTY_EQUIVALENT
        assert_ranked(analysis, analyzer_of(FREE).analyze(position), EQUAL / abs(aversion))
        for option in analysis.options:
            assert (option.worth <= option.value + 1e-9) == (aversion > 0) or option.worth == pytest.approx(
                option.value
            )


@pytest.mark.parametrize(("more", "chance"), [(0, 1.0), (1500, 0.0)])
def test_where_nothing_is_left_to_play_for_the_expected_score_ranks(for_worth, analyzer_of, more, chance):
    rng = random.Random(f"nothing {more}")
    for open_boxes in (1, 2, 3, 4):
        position = random_position(rng, FREE, open_boxes)
        analysis = for_worth(position, reach(position.points_so_far + more)).analyze(position)
        without = analyzer_of(FREE).analyze(position)
        assert {option.worth for option in analysis.options} == {chance}
        assert [(o.keep, o.category) for o in analysis.options] == [(o.keep, o.category) for o in without.options]
        assert {option.worth_lost for option in analysis.options} == {0.0}


class Rounded:
    """Goal values that are all the same but for rounding, and one keep that is worth more."""

    measure = Measure.CHANCE
    equal = EQUAL
    within = 0.0

    def of(self, position):
        rng = np.random.default_rng(1)
        keeps, boxes = (0.5 + rng.uniform(-EQUAL, EQUAL, count) / 4 for count in (462, 13))
        keeps[KEEP_INDEX[()]] = 0.5 + 3 * EQUAL
        return keeps, boxes


def test_what_differs_by_rounding_alone_ranks_by_expected_score(table_of):
    analysis = Analyzer(table_of(FREE), goal_values=Rounded()).analyze(Position((2, 2, 4, 5, 6), 2))
    assert analysis.best.keep == ()
    values = [option.value for option in analysis.options[1:]]
    assert_falling(values)
    worths = [option.worth for option in analysis.options[1:]]
    assert worths != sorted(worths, reverse=True)
    assert len(analysis.options) == 24 + 13


def test_options_that_are_nearly_certain_rank_by_expected_score(for_worth):
    """Chances of 1 come from sums with roundings of their own; the target is met with any roll."""
    zeros = dict.fromkeys((category.key for category in CATEGORIES if category is not Category.CHANCE), 0)
    position = Position((1, 1, 2, 5, 6), 2, scores_with(**zeros))
    analysis = for_worth(position, reach(5)).analyze(position)
    assert all(option.worth == pytest.approx(1.0, abs=1e-12) for option in analysis.options)
    values = [option.value for option in analysis.options]
    assert_falling(values)
    assert analysis.best.keep == (5, 6)


def test_the_points_one_has_are_part_of_what_is_wanted(for_worth):
    """Two open boxes: with a Yahtzee bonus more, a target 100 higher is as likely."""
    zeros = dict.fromkeys((category.key for category in CATEGORIES if category.key not in ("sixes", "chance")), 0)
    scores = scores_with(**zeros | {"yahtzee": 50})
    options = []
    for bonuses in (0, 1):
        position = Position((6, 6, 1, 2, 6), 2, scores, bonuses)
        options.append(for_worth(position, reach(95 + 100 * bonuses)).analyze(position).options)
    assert [option.worth for option in options[0]] == [option.worth for option in options[1]]


def test_before_the_roll_is_the_mean_of_the_rolls(for_worth):
    scores = random_position(random.Random("before"), FREE, 2).scores
    start = Start(scores)
    worth = Worth(so_far(FREE, start), np.linspace(0.0, 1.0, 80))
    position = Position((1, 2, 3, 4, 6), 2, scores)
    analyzer = for_worth(position, worth)
    mean = sum(analyzer.analyze(Position(roll, 2, scores)).best.worth * ways(roll) for roll in ROLLS) / 6**5
    assert mean == pytest.approx(analyzer._goal_values.before_roll(position), rel=0, abs=1e-12)
