# SPDX-License-Identifier: MIT
from __future__ import annotations

import math
import random
from dataclasses import replace
from functools import lru_cache

import naive_flow
import pytest
from audits import audited, daily
from engine_samples import ALL_RULES, joker_position, random_position, random_scores, reference_positions, scores_with
from flow_samples import half_of_the_pairs, late_tables, late_tools, twin_endings, twin_state

from engine.analysis.explainer import Explainer
from engine.analysis.explanations import PARTS, Part
from engine.analysis.follower import Follower
from engine.games.position import NO_SCORES, Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DEMON
from engine.rules.scoring import RULE_SETS, rule_set

FREE = RULE_SETS["free-joker"]


def prepared(table, fair=None):
    """Return an explainer with its table of components."""
    explainer = Explainer(table, fair)
    for _ in explainer.prepare():
        pass
    return explainer


@pytest.fixture(scope="module")
def explainer_of(delivery_of):
    """Return a function that gives a prepared explainer for a rule set and dice."""

    @lru_cache(maxsize=4)  # some 60 MB each
    def explainer(rules, model="fair"):
        delivery = delivery_of(rules, model)
        return prepared(delivery.table, delivery.fair)

    return explainer


@pytest.fixture(scope="module")
def late(table_of):
    """Return a function that gives an analyzer and an explainer for up to three open boxes."""

    return lru_cache(maxsize=4)(lambda rules, name: late_tools(rules, name, table_of))


def assert_adds_up(explanation):
    """The parts are the value, and the chances are one."""
    assert math.fsum(explanation.expected.values()) == pytest.approx(explanation.option.value, rel=0, abs=1e-9)
    assert math.fsum(ending.chance for ending in explanation.endings) == pytest.approx(1.0, rel=0, abs=1e-12)
    chances = [ending.chance for ending in explanation.endings]
    assert chances == sorted(chances, reverse=True)
    assert tuple(explanation.expected) == PARTS


# The slow twin


def assert_as_the_twin_says(position, explanation):
    """Compare parts, spread, chance of the upper bonus and where the turn ends."""
    assert_adds_up(explanation)
    ways = twin_endings(position, explanation.option)
    means, bonus_chance, variance = naive_flow.summary(naive_flow.futures_of(twin_state(position), ways))
    to_come = [points - so_far for points, so_far in zip(explanation.expected.values(), scored(position), strict=True)]
    assert to_come == pytest.approx(means, rel=0, abs=1e-9)
    assert explanation.sd == pytest.approx(math.sqrt(max(variance, 0.0)), rel=0, abs=1e-6)
    earned = scored(position)[Part.UPPER_BONUS] > 0
    assert explanation.upper_bonus_chance == pytest.approx(1.0 if earned else bonus_chance, rel=0, abs=1e-12)
    assert_same_categories(explanation.endings, ways)


def some_options(rng, analyzer, position, most):
    """Return a few options of a position."""
    options = analyzer.analyze(position).options
    return rng.sample(options, min(most, len(options)))


def scored(position):
    """Return the points on the scorecard by part."""
    boxes = [points or 0 for points in position.scores]
    return [*boxes, 35 if sum(boxes[:6]) >= 63 else 0, 100 * position.yahtzee_bonuses]


def assert_same_categories(endings, ways):
    for ending in endings:
        here = [(points, chance) for (_, key, points), chance in ways.items() if key == ending.category.key]
        chance = sum(chance for _, chance in here)
        assert ending.chance == pytest.approx(chance, rel=0, abs=1e-12)
        assert ending.points == pytest.approx(sum(points * chance for points, chance in here) / chance, abs=1e-9)
        assert ending.zero_chance == pytest.approx(sum(chance for points, chance in here if not points), abs=1e-12)
    assert {ending.category.key for ending in endings} == {key for _, key, _ in ways}


@pytest.mark.parametrize("name", ["fair", "worst-of-2", *audited("worst-of-50", "best-of-3"), "demon", "perfect-demon"])
@pytest.mark.parametrize(
    "rules", daily([FREE, rule_set("forced-joker", 2), *ALL_RULES[1:]]), ids=lambda rules: rules.key
)
def test_late_explanations_are_those_of_the_slow_twin(late, rules, name):
    rng = random.Random(f"{rules.key} {name}")
    analyzer, explainer = late(rules, name)
    positions = [random_position(rng, rules, 1, name), joker_position(rng, rules, 2, 50, name)]
    for position in positions:
        for option in some_options(rng, analyzer, position, 2):
            assert_as_the_twin_says(position, explainer.explain(position, option))


@pytest.mark.slow
@pytest.mark.parametrize(("rolls", "name"), half_of_the_pairs([(3, "fair")], 0))
def test_explanations_of_two_and_three_open_boxes_are_those_of_the_slow_twin(late, rolls, name):
    rules = rule_set("free-joker", rolls)
    rng = random.Random(f"{rolls} {name}")
    analyzer, explainer = late(rules, name)
    for open_boxes in (2, 2, 3):
        position = random_position(rng, rules, open_boxes, name)
        for option in some_options(rng, analyzer, position, 1):
            assert_as_the_twin_says(position, explainer.explain(position, option))


# What adds up


@pytest.mark.parametrize("name", ["fair", *audited("perfect-demon")])
def test_parts_add_up_in_the_reference_positions(analyzer_of, explainer_of, name):
    for position in [given[0] for given in reference_positions() if given[0].dice_model.name == name]:
        analysis = analyzer_of(position.rules, name).analyze(position)
        explain = explainer_of(position.rules, name).explain
        best = explain(position, analysis.best)
        for option in analysis.options:
            explanation = explain(position, option)
            assert_adds_up(explanation)
            difference = explanation.difference(best)
            assert math.fsum(difference.values()) == pytest.approx(-option.points_lost, rel=0, abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("name", audited("worst-of-2", "demon"))
def test_parts_add_up_for_other_dice(analyzer_of, explainer_of, name):
    rng = random.Random(name)
    for _ in range(60):
        position = random_position(rng, FREE, rng.randint(1, 13), name)
        for option in analyzer_of(FREE, name).analyze(position).options:
            assert_adds_up(explainer_of(FREE, name).explain(position, option))


def test_difference_of_one_and_the_same_is_nothing(analyzer_of, explainer_of):
    position = Position((1, 1, 3, 4, 6), 1)
    best = explainer_of(FREE).explain(position, analyzer_of(FREE).analyze(position).best)
    assert set(best.difference(best).values()) == {0.0}


# By hand


def only(category, **points):
    """Return the scorecard with nothing open but one box, zeros in the others but for `points`."""
    zeros = {box.key: 0 for box in CATEGORIES if box is not category}
    return scores_with(**(zeros | points))


def test_the_last_box_by_hand(analyzer_of, explainer_of):
    """Sixes are open and three of them bring the bonus: with four on the table and one roll left it is certain."""
    position = Position((6, 6, 6, 6, 1), 1, only(Category.SIXES, fives=25, fours=20))
    analysis = analyzer_of(FREE).analyze(position)
    best = explainer_of(FREE).explain(position, analysis.best)
    assert best.option.keep == (6, 6, 6, 6)
    assert best.upper_bonus_chance == pytest.approx(1.0, abs=1e-15)
    assert best.expected[Part(Category.SIXES)] == pytest.approx(25.0, abs=1e-12)
    assert best.expected[Part(Category.FIVES)] == 25.0
    assert best.expected[Part.UPPER_BONUS] == pytest.approx(35.0, abs=1e-12)
    assert best.sd == pytest.approx(6 * math.sqrt(5 / 36), abs=1e-12)
    assert [(ending.category, ending.chance) for ending in best.endings] == [(Category.SIXES, pytest.approx(1.0))]


def test_scoring_ends_the_turn_for_certain(analyzer_of, explainer_of):
    position = Position((6, 6, 6, 6, 1), 0, only(Category.SIXES, fives=20, fours=20))
    option = analyzer_of(FREE).analyze(position).best
    explanation = explainer_of(FREE).explain(position, option)
    assert explanation.sd == 0.0
    assert explanation.upper_bonus_chance == 1.0
    assert explanation.expected[Part(Category.SIXES)] == 24.0
    assert explanation.answer is None
    (ending,) = explanation.endings
    assert (ending.category, ending.chance, ending.points, ending.zero_chance) == (Category.SIXES, 1.0, 24.0, 0.0)


def test_a_bonus_once_earned_is_certain(analyzer_of, explainer_of):
    position = Position((1, 2, 3, 4, 6), 1, scores_with(sixes=30, fives=25, fours=16, chance=20))
    for option in analyzer_of(FREE).analyze(position).options:
        assert explainer_of(FREE).explain(position, option).upper_bonus_chance == 1.0


def test_yahtzee_bonuses_are_a_part_of_their_own(analyzer_of, explainer_of):
    position = Position((2,) * 5, 0, only(Category.TWOS, yahtzee=50), 1)
    explanation = explainer_of(FREE).explain(position, analyzer_of(FREE).analyze(position).best)
    assert explanation.expected[Part.YAHTZEE_BONUS] == 200.0
    assert explanation.expected[Part(Category.YAHTZEE)] == 50.0
    assert explanation.expected[Part(Category.TWOS)] == 10.0


# Verhoeff's dilemma


def test_full_house_at_once_costs_most_in_both_bonuses(analyzer_of, explainer_of):
    position = Position((1, 1, 6, 6, 6), 2)
    analysis = analyzer_of(FREE).analyze(position)
    explain = explainer_of(FREE).explain
    scored, best = (explain(position, option) for option in (analysis.categories[Category.FULL_HOUSE], analysis.best))
    found = scored.difference(best)
    assert sorted(found, key=lambda part: found[part])[:2] == [Part.YAHTZEE_BONUS, Part.UPPER_BONUS]
    assert sum(found.values()) == pytest.approx(scored.option.value - best.option.value, abs=1e-9)
    assert sum(found.values()) == pytest.approx(253.9112 - 265.1155, abs=1e-4)


# Demons


@pytest.mark.audit
@pytest.mark.parametrize("name", ["perfect-demon", *audited("demon")])
def test_demons_leave_nothing_to_chance(analyzer_of, explainer_of, name):
    rng = random.Random(name)
    for _ in range(20):
        position = random_position(rng, FREE, rng.randint(1, 13), name)
        for option in analyzer_of(FREE, name).analyze(position).options:
            explanation = explainer_of(FREE, name).explain(position, option)
            assert explanation.sd == 0.0
            assert [ending.chance for ending in explanation.endings] == [1.0]
            assert (explanation.answer is not None) == option.is_reroll


@pytest.mark.parametrize("name", ["demon", "perfect-demon"])
def test_the_announced_answer_leaves_what_the_keep_is_worth(analyzer_of, delivery_of, name):
    follower = Follower(delivery_of(FREE, name).table, delivery_of(FREE, name).fair)
    rng = random.Random(f"answers {name}")
    for _ in range(20):
        position = random_position(rng, FREE, rng.randint(1, 13), name)
        analyze = analyzer_of(FREE, name).analyze
        for option in analyze(position).keeps.values():
            answer = follower.answer(position, option.keep)
            after = replace(position, dice=answer, rolls_left=position.rolls_left - 1)
            assert analyze(after).best.value == pytest.approx(option.value, abs=1e-9)


@pytest.mark.parametrize("name", ["demon", "perfect-demon"])
def test_answers_are_those_of_the_slow_twin(late, name, table_of):
    rng = random.Random(f"twin {name}")
    analyzer, _ = late(FREE, name)
    follower = Follower(*late_tables(FREE, name, table_of))
    for open_boxes in (1, 2):
        position = random_position(rng, FREE, open_boxes, name)
        for keep in analyzer.analyze(position).keeps:
            twins = naive_flow.answers(twin_state(position), keep, position.rolls_left - 1)
            assert {follower.answer(position, keep): 1.0} == twins
        twins = naive_flow.answers(twin_state(position), (), FREE.rolls_per_turn - 1)
        assert {follower.first_answer(position.scores): 1.0} == twins


def test_the_first_answer_of_the_published_game(delivery_of):
    delivery = delivery_of(FREE, "demon")
    follower = Follower(delivery.table, delivery.fair)
    assert follower.first_answer(NO_SCORES) == (1, 1, 2, 3, 6)
    position = Position((1, 1, 2, 3, 6), 2, dice_model=DEMON)
    assert follower.answer(position, (6,)) == (1, 2, 3, 5, 6)


def test_fair_dice_announce_nothing(table_of):
    follower = Follower(table_of(FREE))
    assert follower.answer(Position((1, 2, 3, 4, 6), 2), (6,)) is None
    assert follower.first_answer(NO_SCORES) is None
    with pytest.raises(ValueError, match="rolls_left"):
        follower.answer(Position((1, 2, 3, 4, 6), 0), (6,))


# The object


def test_other_rules_and_dice_are_refused(analyzer_of, explainer_of):
    option = analyzer_of(FREE).analyze(Position((1, 2, 3, 4, 6), 2)).best
    with pytest.raises(ValueError, match="no-joker-3"):
        explainer_of(FREE).explain(Position((1, 2, 3, 4, 6), 2, rules=RULE_SETS["no-joker"]), option)
    with pytest.raises(ValueError, match="demon"):
        explainer_of(FREE).explain(Position((1, 2, 3, 4, 6), 2, dice_model=DEMON), option)


def test_without_preparation_nothing_is_explained(analyzer_of, table_of):
    position = Position((1, 2, 3, 4, 6), 2)
    with pytest.raises(RuntimeError, match="not prepared"):
        Explainer(table_of(FREE)).explain(position, analyzer_of(FREE).analyze(position).best)


def test_preparation_can_be_cancelled_and_begun_again(table_of, monkeypatch):
    monkeypatch.setattr("engine.solving.components._IN_USE", {})  # or a table of another test is at hand
    explainer = Explainer(table_of(FREE))
    steps = explainer.prepare()
    next(steps)
    steps.close()
    assert explainer.components is None
    assert len(list(explainer.prepare())) == 13
    assert explainer.components is not None
    assert list(explainer.prepare()) == []


def test_explanations_do_not_depend_on_the_one_before(analyzer_of, explainer_of, table_of):
    rng = random.Random(5)
    explainer, other = explainer_of(FREE), prepared(table_of(FREE))
    positions = [Position((1, 1, 3, 4, 6), 1), Position((2, 2, 2, 4, 6), 2, random_scores(rng, 6))]
    asked = [(position, option) for position in positions for option in analyzer_of(FREE).analyze(position).options]
    before = {question: explainer.explain(*question) for question in asked}
    rng.shuffle(asked)
    assert {question: other.explain(*question) for question in asked} == before
