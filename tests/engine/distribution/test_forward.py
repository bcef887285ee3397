# SPDX-License-Identifier: MIT
from __future__ import annotations

import math
import random
from functools import cache
from itertools import pairwise

import naive_statistics
import numpy as np
import pytest
from audits import audited, daily, daily_rows
from component_numbers import numbers_of_state
from engine_samples import ALL_RULES, RULES_TO_SOLVE, by_key, joker_position, random_position, scores_with
from flow_samples import late_tables, twin_state
from score_range import score_range

from engine.distribution import forward
from engine.distribution.forward import last_turns
from engine.distribution.statistics import NEW_GAME, Start, after_category, after_keep, before_choice, figures_of
from engine.game_review import perfect_games
from engine.game_review.perfect_games import (
    AVERAGES,
    HIGHEST_SCORE,
    LOWEST_SCORE,
    MILLIONTHS,
    SCORE_STEP,
    share_of_games,
)
from engine.games.position import NO_SCORES, Position, filled_boxes
from engine.rules import turn_states
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS, points_so_far, rule_set
from engine.runtime.steps import finish
from engine.solving.components import build_components

FREE, PLAIN = RULE_SETS["free-joker"], RULE_SETS["no-yahtzee-bonus"]
NUMBERS = ("upper_bonus", "yahtzee_bonus", "yahtzees_rolled", "jokers")


@pytest.fixture(scope="module")
def statistics_of(delivery_of):
    """Return a function that gives the statistics of a game from its beginning, worked out once."""

    @cache
    def statistics(rules, model="fair"):
        delivery = delivery_of(rules, model)
        return finish(forward.forward(delivery.table, fair=delivery.fair))

    return statistics


def assert_consistent(found, expected_mean):
    """Check everything that must add up, whatever the start."""
    assert math.fsum(found.distribution) == pytest.approx(1.0, rel=0, abs=1e-12)
    assert found.final_score.mean == pytest.approx(expected_mean, rel=0, abs=1e-9)
    assert min(found.distribution) >= 0.0
    assert found.distribution[found.highest] > 0.0
    parts = [one.points for one in found.categories.values()] + [getattr(found, name) for name in NUMBERS]
    for chances in parts:
        assert math.fsum(chances.values()) == pytest.approx(1.0, rel=0, abs=1e-12)
    means = [figures_of(chances).mean for chances in parts]
    assert math.fsum(means[:15]) == pytest.approx(expected_mean, rel=0, abs=1e-9)
    for one in found.categories.values():
        if one.turns:
            assert len(one.turns) == 13
            assert math.fsum(map(sum, one.turns)) == pytest.approx(1.0, rel=0, abs=1e-12)
            assert math.fsum(zero for _, zero in one.turns) == pytest.approx(one.points.get(0, 0.0), rel=0, abs=1e-12)
    for turn in range(13):
        scored = math.fsum(sum(one.turns[turn]) for one in found.categories.values() if one.turns)
        assert scored == pytest.approx(float(turn >= 13 - open_boxes(found)), rel=0, abs=1e-12)


def open_boxes(found):
    return sum(1 for one in found.categories.values() if one.turns)


# T. Verhoeff: his tables. Equal options are taken as `engine.turn.flow` says: boxes as on the scorecard, then keeps,
# the fewest dice first. With the most dice first some of his figures come out otherwise (Yahtzees rolled 63.27, jokers
# 96.33, three of a kind 3.25). What has another last digit in his slides stands in SLIPS; none of eight orders of equal
# options (boxes, keeps, scoring before keeping, each either way) gives that digit.

FINAL_SCORES = {
    FREE: """
        aces 1.88 1.22 10.84; twos 5.28 2.00 1.80; threes 8.57 2.71 0.95; fours 12.16 3.29 0.60; fives 15.69 3.85 0.50;
        sixes 19.19 4.64 0.53; upper_bonus 23.84 16.31 31.88; three_of_a_kind 21.66 5.62 3.26;
        four_of_a_kind 13.10 11.07 36.34; full_house 22.59 7.38 9.63; small_straight 29.46 3.99 1.80;
        large_straight 32.71 15.44 18.22; yahtzee 16.87 23.64 66.26; chance 22.01 2.54 0.00;
        yahtzee_bonus 9.58 34.08 91.76; final_score 254.59 59.61 0.00; yahtzees_rolled 0.46 0.69 63.24;
        jokers 0.04 0.19 96.30""",
    PLAIN: """
        aces 1.82 1.14 9.19; twos 5.25 1.95 1.31; threes 8.57 2.65 0.59; fours 12.19 3.24 0.46; fives 15.74 3.81 0.40;
        sixes 19.29 4.61 0.46; upper_bonus 24.14 16.19 31.02; three_of_a_kind 22.23 5.50 3.44;
        four_of_a_kind 13.04 11.44 39.38; full_house 22.86 6.99 8.54; small_straight 29.53 3.71 1.55;
        large_straight 33.04 15.16 17.40; yahtzee 15.89 23.28 68.21; chance 22.26 2.44 0.00;
        final_score 245.87 39.82 0.00; yahtzees_rolled 0.41 0.61 64.76""",
}
SLIPS = {
    (FREE, "small_straight"): (29.46, 3.98, 1.80),
    (FREE, "yahtzee_bonus"): (9.58, 34.08, 91.75),
    (PLAIN, "sixes"): (19.29, 4.61, 0.45),
}
EARLIEST = [(1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 9), (1, 7), (2, 2), (1, 5), (1, 10), (1, 7), (1, 3), (1, None)]
LAST_TURN = """
    aces 2.11 1.10 6.49; twos 4.21 2.21 6.49; threes 6.32 3.31 6.49; fours 8.43 4.42 6.49; fives 10.53 5.52 6.49;
    sixes 12.64 6.62 6.49; three_of_a_kind 15.19 10.42 28.76; four_of_a_kind 5.61 9.66 72.26;
    full_house 9.15 12.04 63.39; small_straight 18.48 14.59 38.40; large_straight 10.61 17.66 73.47;
    yahtzee 2.30 10.48 95.40; chance 23.33 3.16 0.00"""
BELOW = {
    FREE: {152: 1, 180: 5, 195: 10, 218: 25, 248: 50, 273: 75, 319: 90, 388: 95, 474: 99},
    PLAIN: {152: 1, 180: 5, 195: 10, 218: 25, 248: 50, 271: 75, 299: 90, 317: 95, 327: 99},
}
# Percent by twenty points, from 100 on, and the sums so far. He simulated these; what differs stands beside it.
RANGES = {
    FREE: [0, 0, 2, 3, 9, 13, 14, 20, 19, 6, 5, 2, 1, 1, 2, 2, 1, 0, 0, 0],
    PLAIN: [0, 0, 2, 3, 9, 13, 14, 21, 21, 8, 6, 3, 0],
}
SUMS = {
    FREE: [0, 0, 2, 5, 14, 27, 41, 60, 80, 86, 90, 92, 93, 94, 96, 98, 99, 99, 99, 99],
    PLAIN: [0, 0, 2, 5, 14, 27, 40, 61, 82, 90, 97, 100, 100],
}
SIMULATED_SUMS = {FREE: {240: 60.52}, PLAIN: {180: 13.41, 200: 26.35}}


def table_from(text):
    """Return mean, SD and percent of zeros by name."""
    rows = (row.split() for row in text.split(";"))
    return {name: tuple(map(float, figures)) for name, *figures in rows}


def rounded(figures):
    return round(figures.mean, 2), round(figures.sd, 2), round(100 * figures.zero, 2)


@pytest.mark.parametrize("rules", daily(FINAL_SCORES), ids=lambda rules: rules.name)
def test_final_scores_per_category(statistics_of, rules):
    found = statistics_of(rules)
    exact = {category.key: one.figures for category, one in found.categories.items()}
    exact |= {name: figures_of(getattr(found, name)) for name in NUMBERS} | {"final_score": found.final_score}
    for name, printed in table_from(FINAL_SCORES[rules]).items():
        assert rounded(exact[name]) == SLIPS.get((rules, name), printed), name


def test_earliest_scoring_per_category(statistics_of):
    assert [(one.earliest, one.earliest_zero) for one in statistics_of(FREE).categories.values()] == EARLIEST


def test_last_turn_values_per_category(table_of):
    found = {category.key: rounded(figures) for category, figures in last_turns(table_of(FREE)).items()}
    assert found == table_from(LAST_TURN)


@pytest.mark.parametrize("rules", daily(BELOW), ids=lambda rules: rules.name)
def test_percent_of_games_below_a_score(statistics_of, rules):
    found = statistics_of(rules)
    assert {score: round(100 * (1 - found.at_least(score))) for score in BELOW[rules]} == BELOW[rules]


@pytest.mark.parametrize("rules", daily(RANGES), ids=lambda rules: rules.name)
def test_distribution_by_twenty_points(statistics_of, rules):
    found = statistics_of(rules)
    for low, percent, total in zip(range(100, 500, 20), RANGES[rules], SUMS[rules], strict=False):
        assert round(100 * (found.at_least(low) - found.at_least(low + 20))) == percent
        exact = 100 * (1 - found.at_least(low + 20))
        if low in SIMULATED_SUMS[rules]:
            assert round(exact, 2) == SIMULATED_SUMS[rules][low]
        else:
            assert round(exact) == total


def test_median(statistics_of):
    assert statistics_of(FREE).percentile(50) == 248


DILEMMAS = [
    ("11666", 2, (6, 6, 6), 265.12, 61),
    ("11666", 2, Category.FULL_HOUSE, 253.91, 57),
    ("11346", 1, (3, 4), 245.17, 57),
    ("11346", 1, (1, 1), 245.14, 57),
    ("11346", 1, (4,), 244.96, 57),
    ("11346", 1, (3,), 244.74, 57),
    ("11346", 1, (), 244.55, 57),
    ("11346", 1, (6,), 244.52, 57),
    ("66661", 0, Category.SIXES, 268.23, 53),
    ("66661", 0, Category.FOUR_OF_A_KIND, 260.54, 54),
    ("33333", 2, Category.YAHTZEE, 320.84, 83),
    ("11236", 2, (6,), 249.83, 58),
    ("23446", 0, Category.CHANCE, 238.96, 57),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("dice", "rolls_left", "option", "mean", "sd"),
    [
        *DILEMMAS[::16],
        *(pytest.param(*given, marks=pytest.mark.audit) for place, given in enumerate(DILEMMAS) if place % 16),
    ],
    ids=lambda value: str(value),
)
def test_dilemmas_of_the_first_turn(table_of, dice, rolls_left, option, mean, sd):
    position = Position(tuple(map(int, dice)), rolls_left)
    start = after_category(position, option) if isinstance(option, Category) else after_keep(position, option)
    final = finish(forward.forward(table_of(FREE), start)).final_score
    assert round(final.mean + 1e-6, 2) == mean
    assert round(final.sd) == sd


# What adds up, and ends that are known

ENDS = {
    "free-joker": (12, 1575),
    "forced-joker": (12, 1575),
    "full-joker": (12, 1575),
    "no-joker": (10, 1480),
    "no-yahtzee-bonus": (10, 375),
}


def _millionths(distribution):
    """Return the chance of each step of scores in millionths; the first step begins at nothing."""
    ends = [
        0,
        *range(LOWEST_SCORE + SCORE_STEP, HIGHEST_SCORE + SCORE_STEP, SCORE_STEP),
        len(distribution) + HIGHEST_SCORE,
    ]
    return tuple(1e6 * math.fsum(distribution[first:after]) for first, after in pairwise(ends))


@pytest.mark.parametrize("rules", daily(RULES_TO_SOLVE), ids=lambda rules: rules.name)
def test_the_whole_game(statistics_of, table_of, rules):
    found = statistics_of(rules)
    assert_consistent(found, table_of(rules).par)
    assert (found.lowest, found.highest) == ENDS[rules.name]
    assert tuple(found.percentile(percent) for percent in range(1, 100)) == perfect_games.PERCENTILES[rules]
    steps = range(LOWEST_SCORE + SCORE_STEP, HIGHEST_SCORE + SCORE_STEP, SCORE_STEP)
    below = [math.fsum(found.distribution[:end]) for end in steps]
    assert [share_of_games(LOWEST_SCORE, end, rules) for end in steps] == pytest.approx(below, rel=0, abs=3e-5)
    assert MILLIONTHS[rules] == pytest.approx(_millionths(found.distribution), rel=0, abs=1.0)
    averages = [found.categories[box].figures.mean for box in CATEGORIES]
    averages += [figures_of(bonus).mean for bonus in (found.upper_bonus, found.yahtzee_bonus)]
    assert AVERAGES[rules] == pytest.approx(averages, rel=0, abs=1e-6)
    if not rules.jokers:
        assert dict(found.jokers) == {0: pytest.approx(1.0)}
    if not rules.yahtzee_bonus:
        assert dict(found.yahtzee_bonus) == {0: 1.0}


@pytest.mark.audit
@pytest.mark.parametrize("rolls", [1, 5])
def test_the_whole_game_with_other_rolls_per_turn(statistics_of, table_of, rolls):
    rules = rule_set("free-joker", rolls)
    assert_consistent(statistics_of(rules), table_of(rules).par)


@pytest.mark.slow
@pytest.mark.audit
def test_lowest_and_highest_final_score_are_those_of_the_strategy(statistics_of, table_of):
    """For free jokers `test_demons` says that they are 12 and 1575."""
    rules = RULE_SETS["no-joker"]
    found = statistics_of(rules)
    (low, high_low, low_high, high), _ = score_range(table_of(rules))
    assert low <= found.lowest <= high_low
    assert low_high <= found.highest <= high


@pytest.mark.slow
@pytest.mark.audit
def test_variance_is_that_of_the_components(statistics_of, table_of):
    *_, components = steps_of(build_components(table_of(FREE)))
    numbers = numbers_of_state(components, FREE, turn_states.turn_state(FREE, {}))
    found = statistics_of(FREE)
    assert found.final_score.sd == pytest.approx(math.sqrt(numbers[15]), rel=0, abs=1e-9)
    means = [one.figures.mean for one in found.categories.values()]
    means += [figures_of(found.upper_bonus).mean, figures_of(found.yahtzee_bonus).mean]
    assert means == pytest.approx(list(numbers[:15]), rel=0, abs=1e-9)


def steps_of(steps):
    """Return everything that a generator yields, and last what it returns."""
    found = []
    result = finish(steps, found.append)
    return [*found, result]


@pytest.mark.parametrize("scores", [scores_with(aces=3, chance=20), *audited(NO_SCORES)], ids=["late", "whole game"])
def test_equal_to_the_last_bit_for_any_number_of_threads(table_of, scores):
    one, two, three = (finish(forward.forward(table_of(FREE), Start(scores), threads=number)) for number in (1, 2, 3))
    assert one == two == three
    # 0.0 equals -0.0; bits do not.
    assert np.array(one.distribution).tobytes() == np.array(three.distribution).tobytes()


# From any position


@pytest.mark.parametrize("open_boxes", [1, 2, 4, 6, 8])
@pytest.mark.parametrize("rules", daily(RULES_TO_SOLVE, 5), ids=lambda rules: rules.name)
def test_the_mean_of_a_start_is_its_value(table_of, analyzer_of, rules, open_boxes):
    rng = random.Random(f"{rules.name} {open_boxes}")
    for make in (random_position, lambda *given: joker_position(*given, 50 if rules.yahtzee_bonus else 0)):
        position = make(rng, rules, open_boxes)
        analysis = analyzer_of(rules).analyze(position)
        assert_consistent(finish(forward.forward(table_of(rules), before_choice(position))), analysis.best.value)
        option = rng.choice(analysis.options)
        if option.category is not None:
            start = after_category(position, option.category)
        else:
            start = after_keep(position, option.keep)
        assert_consistent(finish(forward.forward(table_of(rules), start)), option.value)
        turn = Start(position.scores, position.yahtzee_bonuses)
        expected = analyzer_of(rules).expected_final_score(position.scores, position.yahtzee_bonuses)
        assert_consistent(finish(forward.forward(table_of(rules), turn)), expected)


def test_what_is_on_the_scorecard_stays(table_of):
    scores = scores_with(aces=3, twos=6, threes=9, fours=12, fives=15, sixes=18, yahtzee=50, chance=0)
    found = finish(forward.forward(table_of(FREE), Start(scores, 2)))
    assert dict(found.upper_bonus) == {35: pytest.approx(1.0)}
    assert min(found.yahtzee_bonus) == 200
    assert found.lowest == 63 + 35 + 50 + 200
    assert [dict(found.categories[category].points) for category in (Category.SIXES, Category.CHANCE)] == [
        {18: 1.0},
        {0: 1.0},
    ]
    assert found.categories[Category.SIXES].earliest is None
    assert {one.earliest for one in found.categories.values()} == {None, 9}


def test_a_full_scorecard_has_one_end(table_of):
    position = Position((6, 6, 6, 6, 6), 0, scores_with(**dict.fromkeys((c.key for c in CATEGORIES[:-1]), 0)))
    found = finish(forward.forward(table_of(FREE), after_category(position, Category.CHANCE)))
    assert found.distribution == (0.0,) * 30 + (1.0,)
    assert (found.lowest, found.highest, found.final_score.sd) == (30, 30, 0.0)


def test_a_yahtzee_counts_before_it_is_scored(table_of):
    """A joker in the last turn: nothing is left to chance."""
    scores = list(scores_with(**dict.fromkeys((c.key for c in CATEGORIES), 0)))
    scores[Category.YAHTZEE], scores[Category.LARGE_STRAIGHT] = 50, None
    found = finish(forward.forward(table_of(FREE), before_choice(Position((4, 4, 4, 4, 4), 2, tuple(scores)))))
    assert found.distribution[190] == pytest.approx(1.0)
    assert (found.yahtzees_rolled, found.jokers, found.yahtzee_bonus) == ({1: 1.0}, {1: 1.0}, {100: 1.0})


# The slow twin


KINDS = [(rules, "fair") for rules in (*ALL_RULES, rule_set("free-joker", 2))]
KINDS += [(FREE, name) for name in ("worst-of-2", "demon", "perfect-demon")]


@pytest.mark.parametrize(("rules", "name"), daily_rows(KINDS, 2), ids=lambda value: getattr(value, "key", value))
def test_late_starts_end_as_in_the_slow_twin(table_of, rules, name):
    rng = random.Random(f"{rules.key} {name}")
    table, fair = late_tables(rules, name, table_of)
    bonus = 50 if rules.yahtzee_bonus else 0
    for make, count in ((random_position, 1), (joker_position, 1), (random_position, 2), (joker_position, 2)):
        position = make(rng, rules, count, **({"yahtzee": bonus} if make is joker_position else {}), model=name)
        twin = twin_state(position)
        before = finish(forward.forward(table, Start(position.scores, position.yahtzee_bonuses), fair))
        assert_like_twin(before, naive_statistics.futures(twin), position)
        inside = finish(forward.forward(table, before_choice(position), fair))
        assert_like_twin(inside, naive_statistics.from_roll(twin, position.roll, position.rolls_left), position)


def assert_like_twin(found, expected, position):
    so_far = position.points_so_far
    points = {so_far + more: chance for more, chance in naive_statistics.chances_of_points(expected).items()}
    assert_same(dict(enumerate(found.distribution)), points)
    for category, points in found.categories.items():
        if points.turns:
            assert_same(points.points, naive_statistics.chances_of(expected, category.key))
    so_far_bonus = 35 if points_so_far(position.rules, position.filled, 0) > sum(position.filled.values()) else 0
    for name, earned in zip(NUMBERS, (so_far_bonus, 100 * position.yahtzee_bonuses, 0, 0), strict=True):
        twin = naive_statistics.chances_of(expected, name)
        assert_same(getattr(found, name), {earned + more: chance for more, chance in twin.items()})


def assert_same(found, expected):
    numbers = {number for chances in (found, expected) for number, chance in chances.items() if chance > 0.0}
    for number in numbers:
        assert found.get(number, 0.0) == pytest.approx(expected.get(number, 0.0), rel=1e-9, abs=1e-15)


# Other dice


@pytest.mark.slow
@pytest.mark.parametrize("name", ["demon", "perfect-demon"])
def test_the_whole_game_with_hostile_dice(statistics_of, table_of, name):
    found, par = statistics_of(FREE, name), table_of(FREE, name).par
    assert_consistent(found, par)
    assert found.lowest == found.highest == par


def test_the_demon_needs_the_fair_table(table_of):
    with pytest.raises(ValueError, match="the demon needs the fair table"):
        next(forward.forward(late_tables(FREE, "demon", table_of)[0]))


# The pass


def test_progress_turn_by_turn(table_of):
    scores = (0,) * 10 + NO_SCORES[10:]
    *reports, found = steps_of(forward.forward(table_of(FREE), Start(scores)))
    assert [(report.done, report.total) for report in reports] == [(1, 3), (2, 3), (3, 3)]
    assert len(filled_boxes(found.start.scores)) == 10


def test_a_pass_can_be_given_up(table_of):
    steps = forward.forward(table_of(FREE))
    next(steps)
    steps.close()
    assert list(steps) == []


def test_only_what_can_still_come_is_looked_at():
    """With half the boxes filled no more than the sets of open boxes are left, for a Yahtzee box with nothing in it."""
    scores = scores_with(aces=1, twos=2, threes=3, yahtzee=0, chance=20, full_house=0)
    one = forward._Pass(FREE, None, Start(scores), 1)
    assert sum(len(blocks) for blocks in one._blocks) == 2**7
    assert by_key(filled_boxes(scores))["chance"] == 20


def test_the_start_is_remembered(statistics_of):
    assert statistics_of(FREE).start == NEW_GAME
