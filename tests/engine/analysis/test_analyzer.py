# SPDX-License-Identifier: MIT
from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import naive
import pytest
from audits import daily, daily_rows
from engine_samples import (
    ALL_RULES,
    by_key,
    joker_position,
    legal_options,
    random_position,
    random_scores,
    reference_positions,
    scores_with,
)
from twin_options import assert_same_options, twin_options

from engine.analysis.analyzer import Analyzer
from engine.analysis.verdicts import verdict
from engine.games.position import NO_SCORES, Position, filled_boxes
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import KEEP_INDEX, ROLLS, ways
from engine.rules.scoring import RULE_SETS, rule_set
from engine.rules.ties import EQUAL
from engine.turn import endings

FREE = RULE_SETS["free-joker"]
REFERENCE = reference_positions()


def comes_before(option, other):
    """Return whether two options stand in the order of the rule for ties."""
    if abs(option.value - other.value) > EQUAL:
        return option.value > other.value
    if option.category is None or other.category is None:
        is_keep = (option.category is None, other.category is None)
        return KEEP_INDEX[option.keep] < KEEP_INDEX[other.keep] if all(is_keep) else not is_keep[0]
    return option.category < other.category


# Positions solved by others


def test_reference_has_sixty_positions_for_either_kind_of_dice():
    assert Counter(position.dice_model.name for position, _, _ in REFERENCE) == {"fair": 60, "perfect-demon": 60}


@pytest.mark.parametrize("given", REFERENCE, ids=[str(number) for number in range(1, len(REFERENCE) + 1)])
def test_every_option_of_a_reference_position(analyzer_of, given):
    """The perfect demon's values are whole numbers and match exactly; the others are given to six decimals."""
    position, keeps, categories = given
    tolerance = 1e-6 if position.dice_model.is_fair else 0.0
    analysis = analyzer_of(position.rules, position.dice_model).analyze(position)
    assert_same_options(analysis, keeps, categories, tolerance)


@pytest.mark.parametrize(
    ("dice", "rolls_left", "expected"),
    [
        ((1, 1, 6, 6, 6), 2, {(6, 6, 6): 265.1155, Category.FULL_HOUSE: 253.9112}),
        (
            (1, 1, 3, 4, 6),
            1,
            {(3, 4): 245.1650, (1, 1): 245.1426, (4,): 244.9571, (3,): 244.7376, (): 244.5491, (6,): 244.5189},
        ),
        ((6, 6, 6, 6, 1), 0, {Category.SIXES: 268.2339, Category.FOUR_OF_A_KIND: 260.5409}),
        ((1, 1, 2, 3, 6), 2, {(6,): 249.8302}),
        ((2, 3, 4, 4, 6), 0, {Category.CHANCE: 238.9596}),
        ((5, 5, 5, 5, 5), 2, {Category.YAHTZEE: 320.8362}),
    ],
    ids=["first roll", "second roll", "third roll", "worst first roll", "worst third roll", "best first roll"],
)
def test_verhoeffs_dilemmas(analyzer_of, dice, rolls_left, expected):
    analysis = analyzer_of(FREE).analyze(Position(dice, rolls_left))
    best = analysis.best.keep if analysis.best.category is None else analysis.best.category
    assert best == next(iter(expected))
    for choice, value in expected.items():
        options = analysis.categories if isinstance(choice, Category) else analysis.keeps
        assert round(options[choice].value, 4) == value


def test_points_of_the_sixes_and_the_four_of_a_kind(analyzer_of):
    categories = analyzer_of(FREE).analyze(Position((6, 6, 6, 6, 1), 0)).categories
    assert categories[Category.SIXES].points == 24
    assert categories[Category.FOUR_OF_A_KIND].points == 25


@pytest.mark.parametrize(("rolls_left", "worst"), [(2, (1, 1, 2, 3, 6)), (0, (2, 3, 4, 4, 6))])
def test_worst_roll_of_the_first_turn(analyzer_of, rolls_left, worst):
    analyze = analyzer_of(FREE).analyze
    best_values = {roll: analyze(Position(roll, rolls_left)).best.value for roll in ROLLS}
    assert min(best_values, key=best_values.get) == worst


def test_best_first_rolls_are_the_yahtzees(analyzer_of):
    analyze = analyzer_of(FREE).analyze
    best_values = {roll: analyze(Position(roll, 2)).best.value for roll in ROLLS}
    top = sorted(ROLLS, key=best_values.get)[-6:]
    assert {len(set(roll)) for roll in top} == {1}
    assert max(best_values.values()) == pytest.approx(320.8362, abs=5e-5)


# The slow twin


TWIN_RULES = [*ALL_RULES, *(rule_set(name, n) for name in ("free-joker", "forced-joker") for n in (1, 2, 4))]
# The slow twin takes nearly all of the time: a third of the positions of two rule sets are held against it every day,
# all of theirs and those of the others in audits.
TWINS = pytest.mark.parametrize(
    ("rules", "share"),
    daily_rows([*((rules, 3) for rules in TWIN_RULES[:2]), *((rules, 1) for rules in TWIN_RULES)], 2),
    ids=lambda given: getattr(given, "key", {1: "all", 3: "a third"}.get(given)),
)


@TWINS
def test_late_positions_are_worth_what_the_slow_twin_says(analyzer_of, rules, share):
    rng = random.Random(rules.key)
    for _ in range(25 // share):
        position = random_position(rng, rules, rng.choice((1, 1, 1, 2, 2, 3)))
        assert_same_options(analyzer_of(rules).analyze(position), *twin_options(position), 1e-9)


@pytest.mark.parametrize("yahtzee", [0, 50])
@TWINS
def test_late_yahtzees_are_worth_what_the_slow_twin_says(analyzer_of, rules, yahtzee, share):
    rng = random.Random(f"{rules.key} {yahtzee}")
    for _ in range(10 // share):
        position = joker_position(rng, rules, rng.choice((1, 2, 2, 3)), yahtzee)
        assert_same_options(analyzer_of(rules).analyze(position), *twin_options(position), 1e-9)


# What holds in every position


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.name)
def test_options_are_ranked_and_none_is_better_than_the_best(analyzer_of, rules):
    rng = random.Random(rules.name)
    for _ in range(100):
        analysis = analyzer_of(rules).analyze(random_position(rng, rules, rng.randint(1, 13)))
        best = max(option.value for option in analysis.options)
        assert all(comes_before(*pair) for pair in pairwise(analysis.options))
        for option in analysis.options:
            assert option.points_lost == (best - option.value if best - option.value > EQUAL else 0.0)
        assert all(option.verdict is verdict(option.points_lost) for option in analysis.options)
        assert all((option.keep is None) != (option.category is None) for option in analysis.options)


@pytest.mark.parametrize(
    ("position", "first", "higher"),
    [
        (Position((6, 6, 3, 4, 4), 1, (1, 0, 0, 4, 10, 24, 28, 26, 0, None, 40, None, 6), 0), (3, 4), (3, 4, 6)),
        (Position((3, 5, 1, 2, 2), 2, (0, 0, 12, 12, 25, 24, 6, 29, 0, None, 0, None, 25), 0), (2, 3), (3, 5)),
    ],
    ids=["fewer dice", "smaller faces"],
)
def test_of_equal_options_the_first_is_the_best_whatever_is_rounded_how(analyzer_of, position, first, higher):
    analysis = analyzer_of(FREE).analyze(position)
    assert analysis.keeps[first].value < analysis.keeps[higher].value == analysis.best_value
    assert analysis.best.keep == analysis.best_by_points.keep == first
    assert analysis.keeps[first].points_lost == analysis.keeps[higher].points_lost == 0.0


@pytest.mark.parametrize("rules", daily(ALL_RULES, 2), ids=lambda rules: rules.name)
def test_keeping_all_dice_is_never_alone_at_the_top(analyzer_of, rules):
    rng = random.Random(rules.name)
    for _ in range(300):
        analysis = analyzer_of(rules).analyze(random_position(rng, rules, rng.randint(1, 13)))
        assert analysis.best is legal_options(analysis)[0]


def test_keeping_all_dice_is_worth_the_same_dice_one_roll_later(analyzer_of):
    analyze = analyzer_of(FREE).analyze
    for roll in random.Random(3).sample(ROLLS, 40):
        for left in (1, 2):
            assert analyze(Position(roll, left)).keeps[roll].value == analyze(Position(roll, left - 1)).best.value


def test_mean_over_the_first_roll_is_the_value_of_the_turn_state(analyzer_of):
    analyzer, rng = analyzer_of(FREE), random.Random(8)
    for scores in [NO_SCORES, *(random_scores(rng, n) for n in (1, 4, 8, 12))]:
        mean = sum(analyzer.analyze(Position(roll, 2, scores)).best.value * ways(roll) for roll in ROLLS) / 6**5
        assert mean == pytest.approx(analyzer.expected_final_score(scores, 0), abs=1e-9)


def test_scoring_leads_to_the_expected_final_score_of_the_new_scorecard(analyzer_of):
    analyzer, rng = analyzer_of(FREE), random.Random(9)
    for _ in range(100):
        position = random_position(rng, FREE, rng.randint(1, 13))
        bonuses = position.yahtzee_bonuses + position.earns_yahtzee_bonus()
        for category, option in analyzer.analyze(position).categories.items():
            scores = tuple(option.points if box == category else old for box, old in enumerate(position.scores))
            assert option.value == pytest.approx(analyzer.expected_final_score(scores, bonuses), abs=1e-9)


def test_order_of_the_dice_does_not_matter(analyzer_of):
    analyze = analyzer_of(FREE).analyze
    assert analyze(Position((6, 1, 6, 1, 6), 2)).options == analyze(Position((1, 1, 6, 6, 6), 2)).options


def test_points_so_far_are_part_of_the_value(analyzer_of):
    analyze = analyzer_of(FREE).analyze
    scores = scores_with(yahtzee=50, chance=20)
    plain = analyze(Position((1, 2, 3, 3, 5), 1, scores, 0)).options
    richer = analyze(Position((1, 2, 3, 3, 5), 1, scores, 1)).options
    assert [option.value for option in richer] == pytest.approx([option.value + 100 for option in plain], abs=1e-9)


def test_options_on_the_last_open_box_by_hand(analyzer_of):
    """Only the Yahtzee box is open, four alike, one roll left: a sixth of 50."""
    zeros = dict.fromkeys((category.key for category in CATEGORIES if category is not Category.YAHTZEE), 0)
    analysis = analyzer_of(FREE).analyze(Position((2, 2, 2, 2, 5), 1, scores_with(**zeros)))
    assert analysis.best.keep == (2, 2, 2, 2)
    assert analysis.best.value == pytest.approx(50 / 6, abs=1e-12)
    assert analysis.keeps[()].value == pytest.approx(50 * 6 / 6**5, abs=1e-12)
    assert analysis.categories[Category.YAHTZEE].value == 0.0


# The object


def test_position_under_other_rules_is_refused(analyzer_of):
    with pytest.raises(ValueError, match="free-joker-3"):
        analyzer_of(FREE).analyze(Position((1, 2, 3, 4, 5), 1, rules=RULE_SETS["no-joker"]))
    with pytest.raises(ValueError, match="free-joker-2"):
        analyzer_of(FREE).analyze(Position((1, 2, 3, 4, 5), 1, rules=rule_set("free-joker", 2)))


def test_an_analysis_does_not_change_when_others_are_made(table_of):
    position = Position((1, 1, 3, 4, 6), 1)
    table = table_of(FREE)
    first, later = Analyzer(table), Analyzer(table)
    analysis = first.analyze(position)
    before = tuple(analysis.options)
    for analyzer in (first, later):
        for roll in ROLLS:
            analyzer.analyze(Position(roll, 0, scores_with(aces=3)))
    assert analysis.options == before
    assert later.analyze(position).options == before


def test_expected_final_score_when_the_game_is_over(analyzer_of):
    scores = random_scores(random.Random(4), 0)
    points = naive.points_so_far(by_key(filled_boxes(scores)), 0)
    assert analyzer_of(FREE).expected_final_score(scores, 0) == points


def test_without_rolls_left_no_keeps_are_left_over_from_before(analyzer_of):
    analyzer = analyzer_of(FREE)
    analyzer.analyze(Position((1, 2, 3, 4, 6), 2))
    assert analyzer.analyze(Position((1, 2, 3, 4, 6), 0)).keeps == {}
    options = analyzer.analyze(Position((2,) * 5, 0)).options
    assert endings.NOT_ALLOWED not in [option.points for option in options]
