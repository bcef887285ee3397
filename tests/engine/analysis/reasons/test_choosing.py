# SPDX-License-Identifier: MIT
"""Reasons: every figure is right, what is said is so, and what people really take instead is told in figures."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache

import pytest
from audits import audited, daily
from decision_samples import costly_choices
from engine_samples import joker_position, legal_options, random_position, reference_positions, scores_but, scores_with
from flow_samples import late_tools
from reason_twin import Twin, assert_true

from engine.analysis.analyzer import Analyzer
from engine.analysis.explainer import Explainer
from engine.analysis.explanations import Part
from engine.analysis.options import Option
from engine.analysis.reasons import MOST_REASONS, ReasonKind, Unit, goal_reason, reasons
from engine.analysis.verdicts import Measure, Verdict
from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import dice_model
from engine.rules.scoring import RULE_SETS
from engine.runtime.steps import finish
from engine.strategies import players
from engine.strategies.strategies import strategy

FREE = RULE_SETS["free-joker"]
KIND = ReasonKind


@pytest.fixture(scope="module")
def teacher_of(delivery_of):
    """Return a function that gives an analyzer and a prepared explainer."""

    @lru_cache(maxsize=2)
    def tools(rules, model):
        delivery = delivery_of(rules, model)
        explainer = Explainer(delivery.table, delivery.fair)
        finish(explainer.prepare())
        return Analyzer(delivery.table, delivery.fair), explainer

    return tools


@pytest.fixture(scope="module")
def why(teacher_of):
    """Return a function that gives the reasons between two options of a position, by what they keep or score."""

    def ask(position, one, other):
        analyzer, explainer = teacher_of(position.rules, str(position.dice_model))
        analysis = analyzer.analyze(position)
        better, worse = explained(explainer, position, analysis.option(one), analysis.option(other))
        found = reasons(position, better, worse)
        assert_true(found, position, better, worse)
        return found

    return ask


def explained(explainer, position, *options):
    """Return the explanations of options, that of the best one first."""
    pair = [explainer.explain(position, option) for option in options]
    return sorted(pair, key=lambda explanation: -explanation.option.value)


def pairs(rng, analysis):
    """Return some options, each with what the coach explains it against, and with any other."""
    options = legal_options(analysis)
    for one in rng.sample(options, min(3, len(options))):
        usual = analysis.compared_with(one)
        if usual is not None:
            yield one, usual
            yield one, rng.choice(options)


# The slow twin

_MORE = 20  # positions, if there was nothing to tell in those before


@pytest.mark.slow
@pytest.mark.parametrize("name", daily(["fair", "worst-of-2", "demon", "perfect-demon"]))
@pytest.mark.parametrize("rules", daily([FREE, RULE_SETS["forced-joker"], RULE_SETS["no-yahtzee-bonus"]]), ids=str)
def test_every_figure_is_that_of_the_slow_twin(table_of, rules, name):
    analyzer, explainer = late_tools(rules, name, table_of)
    rng, told = random.Random(f"{rules.key} {name}"), 0
    positions = [joker_position(rng, rules, 2, 50, name)]
    positions += [random_position(rng, rules, number, name) for number in (1, 2, 2, 1, *[2] * _MORE)]
    for number, position in enumerate(positions):
        if number >= len(positions) - _MORE and told:
            break  # demons leave many options worth the same
        for one, other in pairs(rng, analyzer.analyze(position)):
            better, worse = explained(explainer, position, one, other)
            twins = [Twin(position, one.option) for one in (better, worse)]
            for reason in reasons(position, better, worse):
                figure = reason.figure
                expected = [twin.figure(figure.what, figure.unit.value) for twin in twins]
                assert [figure.better, figure.worse] == pytest.approx(expected, rel=0, abs=1e-9)
                told += 1
    assert told


# What is said is so

FEW, MANY = 30, 300  # positions


@pytest.mark.parametrize(
    "game",
    [
        ("free-joker", "fair", FEW),
        *audited(("free-joker", "fair", MANY), ("forced-joker", "fair", MANY), ("no-yahtzee-bonus", "fair", MANY)),
        *audited(("no-joker", "fair", MANY), ("free-joker", "demon", MANY)),
        *audited(("free-joker", "worst-of-2", MANY), ("free-joker", "perfect-demon", MANY)),
    ],
    ids=lambda game: " ".join(map(str, game)),
)
def test_whatever_is_compared_nothing_false_is_said(teacher_of, game):
    name, model, number = game
    rules = RULE_SETS[name]
    analyzer, explainer = teacher_of(rules, model)
    rng, said = random.Random(f"{rules.key} {model}"), Counter()
    given = [random_position(rng, rules, rng.randint(1, 13), model) for _ in range(number)]
    given += [joker_position(rng, rules, rng.randint(2, 12), rng.choice((0, 50)), model) for _ in range(number // 6)]
    given += [one for one, _, _ in reference_positions() if (one.rules, str(one.dice_model)) == (rules, model)]
    for position in given:
        for one, other in pairs(rng, analyzer.analyze(position)):
            better, worse = explained(explainer, position, one, other)
            found = reasons(position, better, worse)
            assert_true(found, position, better, worse)
            assert len(found) <= MOST_REASONS
            assert [one.kind is KIND.COUNTERPOINT for one in found] == [one.points < 0.0 for one in found]
            said.update(reason.kind for reason in found)
    if model == "fair":
        assert set(said) == set(KIND) - {KIND.GOAL}


def test_it_does_not_matter_which_option_is_asked_about(teacher_of):
    analyzer, explainer = teacher_of(FREE, "fair")
    rng = random.Random("sides")
    for _ in range(40):
        position = random_position(rng, FREE, rng.randint(1, 12), "fair")
        for one, other in pairs(rng, analyzer.analyze(position)):
            there, back = explainer.explain(position, one), explainer.explain(position, other)
            if one.value != other.value:
                assert reasons(position, there, back) == reasons(position, back, there)


def test_options_of_equal_worth_have_no_reason(teacher_of):
    analyzer, explainer = teacher_of(FREE, "fair")
    position = Position((1, 2, 3, 4, 6), 0, scores_with(**{box.key: 0 for box in CATEGORIES[:-2]}))
    explanation = explainer.explain(position, analyzer.analyze(position).best)
    assert reasons(position, explanation, explanation) == ()


# What people take instead


def is_chance_that_differs(reason):
    figure = reason.figure
    return figure.unit is Unit.CHANCE and abs(figure.better - figure.worse) >= 0.01


@pytest.mark.slow
@pytest.mark.parametrize("number", daily([40, 300]))
def test_nearly_every_choice_is_told_in_figures_that_account_for_it(teacher_of, table_of, number):
    """Of decisions in games, with what is taken there: the shares that are asked of an explanation."""
    analyzer, explainer = teacher_of(FREE, "fair")
    names = ("optimal", "greedy", "rules-of-thumb", "keeps-three-alike", "pupil-3")
    asked = [finish(players.player(strategy(name), table_of(FREE))) for name in names]
    counts = Counter()
    for analysis, option in costly_choices(asked, analyzer, FREE, f"told {number}", number):
        best, chosen = explained(explainer, analysis.position, analysis.best, option)
        found = reasons(analysis.position, best, chosen)
        counts["chance"] += any(map(is_chance_that_differs, found))
        counts["figure"] += bool(found)
        counts["half"] += sum(reason.points for reason in found) < 0.5 * option.points_lost
    print({name: f"{count / number:.1%}" for name, count in counts.items()})
    assert counts["chance"] >= 0.75 * number
    assert counts["figure"] >= 0.9 * number
    assert counts["half"] <= 0.1 * number


# What a friend says


SKETCH = scores_with(aces=3, twos=8, small_straight=30, chance=20)


def told(found):
    return [(reason.kind, reason.figure.what) for reason in found]


def test_a_full_house_taken_too_early(why):
    """It was "9 % for a Yahtzee", of 50 points, against 25 that are sure: what the box brings left open comes first."""
    found = why(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), Category.FULL_HOUSE)
    assert told(found) == [(KIND.COUNTERPOINT, "full_house"), (KIND.MAKES, "yahtzee"), (KIND.BONUS, "upper_bonus")]
    assert [reason.rolls for reason in found] == [2, 0, 0]
    assert [round(reason.figure.better, 2) for reason in found] == [20.27, 0.09, 0.66]
    assert [round(reason.figure.worse, 2) for reason in found] == [25.0, 0.0, 0.56]


def test_a_die_too_many(why):
    (first, *others) = why(Position((6, 6, 6, 4, 3), 2, scores_with(aces=3)), (6, 6, 6), (3, 6, 6, 6))
    assert (first.kind, first.extra, first.figure.what) == (KIND.DEAD, (3,), "yahtzee")
    # Two dice have two throws each to become sixes; after the three is kept, one more has to come in either throw.
    assert first.figure.better == pytest.approx((1 - (5 / 6) ** 2) ** 2)
    assert first.figure.worse == pytest.approx(1 / 6 * 1 / 6 + 5 / 6 * 1 / 36)
    assert KIND.COUNTERPOINT not in [reason.kind for reason in others]


def test_a_straight_and_the_faces_that_complete_it(why):
    only = scores_with(**{box.key: 0 for box in CATEGORIES if box is not Category.LARGE_STRAIGHT})
    (reason,) = why(Position((2, 4, 5, 4, 3), 1, only), (2, 3, 4, 5), (2, 3, 4))
    assert (reason.kind, reason.outs) == (KIND.MAKES, (1, 6))
    assert (reason.figure.better, reason.figure.worse) == pytest.approx((2 / 6, 4 / 36))


def test_a_small_straight_that_is_safe(why):
    scores = scores_with(full_house=25, sixes=18, chance=20, three_of_a_kind=22)
    found = why(Position((3, 4, 5, 6, 6), 1, scores), (3, 4, 5, 6), (6, 6))
    assert KIND.SAFE in [reason.kind for reason in found]


def test_a_box_that_can_wait(why):
    found = why(Position((2, 1, 1, 4, 6), 0, scores_with(full_house=25)), Category.ACES, Category.CHANCE)
    assert told(found)[:2] == [(KIND.LATER, "chance"), (KIND.NOW, "aces")]
    assert (found[0].figure.unit, found[0].figure.worse) == (Unit.POINTS, 14.0)
    assert found[0].figure.better > 20


def test_what_either_box_brings_is_told_before_what_outweighs_it(why):
    """The bonus alone accounts for more than the difference, but says nothing of the boxes."""
    upper = {"aces": 4, "twos": 6, "fours": 12, "fives": 15, "sixes": 18}
    scores = scores_with(**upper, full_house=25, small_straight=30, large_straight=40, chance=22)
    found = why(Position((5, 4, 4, 3, 3), 0, scores), Category.YAHTZEE, Category.THREES)
    assert told(found) == [(KIND.LATER, "threes"), (KIND.COUNTERPOINT, "yahtzee"), (KIND.BONUS, "upper_bonus")]
    assert [round(found[0].figure.better, 2), found[0].figure.worse] == [8.05, 6.0]


def test_differences_that_split_hairs_are_told_only_where_there_is_little_else(teacher_of):
    """ "52 % with a 5, 51 % with 4 5 6": a point in a hundred tells nothing, but for 3 % and 1 %."""
    analyzer, explainer = teacher_of(FREE, "fair")
    rng, counts = random.Random("hairs"), Counter()
    for _ in range(80):
        position = random_position(rng, FREE, rng.randint(2, 12), "fair")
        for one, other in pairs(rng, analyzer.analyze(position)):
            better, worse = explained(explainer, position, one, other)
            found = reasons(position, better, worse)
            for reason in found:
                less, more = sorted((reason.figure.worse, reason.figure.better))
                if reason.figure.unit is Unit.CHANCE and more < 2 * less and reason.points > 0.0:
                    is_hair = more - less < 0.03
                    counts[is_hair] += 1
                    assert more - less >= 0.01
                    told = sum(one.points for one in found if one is not reason)
                    is_most = largest_part(better, worse) in reason.parts and more - less >= 0.015
                    assert not is_hair or is_most or told < 0.5 * (better.option.value - worse.option.value)
    assert counts[False] > 3 * counts[True] > 0, counts


def largest_part(better, worse):
    apart = better.difference(worse)
    return max(apart, key=apart.get)


def test_the_bonus_is_told_where_no_box_differs_more(teacher_of):
    """*By box* showed it as the largest part, and the sentence was about fours alone."""
    analyzer, explainer = teacher_of(FREE, "fair")
    rng, count = random.Random("largest"), 0
    for _ in range(80):
        position = random_position(rng, FREE, rng.randint(2, 12), "fair")
        for one, other in pairs(rng, analyzer.analyze(position)):
            better, worse = explained(explainer, position, one, other)
            found = reasons(position, better, worse)
            if found and largest_part(better, worse) is Part.UPPER_BONUS:
                apart = better.upper_bonus_chance - worse.upper_bonus_chance
                count += apart >= 0.015
                assert apart < 0.015 or any(Part.UPPER_BONUS in reason.parts for reason in found)
    assert count > 20, count


def test_a_zero_that_comes_more_often(why):
    still_open = (Category.FOURS, Category.SIXES, Category.YAHTZEE)
    zeros = {box.key: 0 for box in CATEGORIES if box not in still_open}
    scores = scores_with(**(zeros | {"aces": 3, "twos": 8, "threes": 9, "fives": 15, "chance": 20}))
    found = why(Position((5, 5, 4, 6, 4), 1, scores), (4, 4), (4, 4, 6))
    assert told(found) == [(KIND.DEAD, "upper_bonus"), (KIND.ZERO, "zero:yahtzee")]
    assert [(round(one.figure.better, 2), round(one.figure.worse, 2)) for one in found] == [(0.44, 0.4), (0.57, 0.67)]


def test_what_speaks_for_the_other(why):
    found = why(Position((3, 4, 5, 5, 6), 2, scores_with(aces=3, twos=8, chance=20)), (5, 5), (3, 4, 5, 6))
    assert told(found)[-1] == (KIND.COUNTERPOINT, "large_straight")


@pytest.mark.parametrize("name", ["demon", "perfect-demon"])
def test_what_a_demon_leaves_is_in_points(table_of, name):
    analyzer, explainer = late_tools(FREE, name, table_of)
    position = Position((3, 3, 3, 6, 6), 2, scores_but("threes", "full_house", "chance"), dice_model=dice_model(name))
    analysis = analyzer.analyze(position)
    better, worse = explained(explainer, position, analysis.option((3, 3, 3)), analysis.option((6, 6)))
    found = reasons(position, better, worse)
    assert_true(found, position, better, worse)
    assert found[0].figure.unit is Unit.POINTS


def test_a_goal_is_told_by_its_chance():
    better = Option(200.0, 10.0, Verdict.BEST, (3,), worth=0.5, measure=Measure.CHANCE)
    worse = Option(210.0, 0.0, Verdict.BLUNDER, (4,), worth=0.4, worth_lost=0.1, measure=Measure.CHANCE)
    (reason,) = goal_reason(worse, better)
    assert (reason.kind, reason.option) == (KIND.GOAL, better)
    assert (reason.figure.what, reason.figure.unit) == ("goal", Unit.CHANCE)
    assert (reason.figure.better, reason.figure.worse) == (0.5, 0.4)
    assert goal_reason(better, better) == ()
