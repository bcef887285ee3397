# SPDX-License-Identifier: MIT
from __future__ import annotations

import random
from collections import defaultdict
from functools import lru_cache
from itertools import product

import naive
import naive_flow
import pytest
from audits import audited, daily
from engine_samples import ALL_RULES, RULES_TO_SOLVE, joker_position, random_position, scores_with
from flow_samples import half_of_the_pairs, late_tables, twin_endings, twin_state

from engine.analysis.analyzer import Analyzer
from engine.analysis.follower import Follower
from engine.games.position import Position
from engine.rules import turn_states
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import ROLLS
from engine.rules.scoring import RULE_SETS, rule_set
from engine.turn.endings import NOT_ALLOWED, Ending, endings_of, rule_tables

FREE = RULE_SETS["free-joker"]
# The kernels for throws of which one counts take longest to compile: the explainer tries them every day.
NAMES = ["fair", "demon", "perfect-demon", *audited("worst-of-2", "worst-of-50", "best-of-3")]
YAHTZEE_ONLY = scores_with(**dict.fromkeys((c.key for c in CATEGORIES if c is not Category.YAHTZEE), 0))


@pytest.fixture(scope="module")
def late(table_of):
    """Return a function that gives an analyzer and a follower for up to three open boxes."""

    @lru_cache(maxsize=4)
    def tools(rules, name):
        tables = late_tables(rules, name, table_of)
        return Analyzer(*tables), Follower(*tables)

    return tools


def endings_after(follower, position, option):
    """Return the endings after a keep by (category, points, alike)."""
    return follower.endings(turn_states.turn_state(position.rules, position.filled), option.keep, position.rolls_left)


def assert_same_endings(mine, twins):
    """Compare with the slow twin's endings, which also say the roll."""
    expected = defaultdict(float)
    for (roll, category, points), chance in twins.items():
        expected[category, points, naive.five_alike(roll)] += chance
    found = {(ending.category.key, ending.points, ending.alike): chance for ending, chance in mine.items()}
    assert found.keys() == expected.keys()
    assert found == pytest.approx(expected, rel=0, abs=1e-12)


# The endings


def test_every_way_to_end_a_turn_is_an_ending_once():
    twins = {
        (category, naive.score(category, roll, joker), naive.five_alike(roll))
        for category, roll, joker in product(naive.CATEGORIES, naive.ROLLS, (False, True))
    }
    assert [(ending.category.key, ending.points, ending.alike) for ending in endings_of(FREE)] == sorted(
        twins, key=lambda ending: (naive.CATEGORIES.index(ending[0]), *ending[1:])
    )
    assert len(endings_of(FREE)) == rule_tables(FREE).ending_count == 146


@pytest.mark.parametrize("rules", RULES_TO_SOLVE, ids=lambda rules: rules.name)
def test_rows_of_points_lead_to_endings_with_those_points(rules):
    tables = rule_tables(rules)
    rows = tables.ending_rows
    assert rows.shape == tables.points.shape
    for row, box in product(range(len(rows)), range(13)):
        if tables.points[row, box] != NOT_ALLOWED:
            ending = endings_of(rules)[rows[row, box]]
            alike = row >= 252 or len(set(ROLLS[row])) == 1
            assert ending == (CATEGORIES[box], tables.points[row, box], alike)


# The slow twin


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "rules",
    daily([ALL_RULES[0], rule_set("forced-joker", 1), rule_set("free-joker", 2), *ALL_RULES[1:]], 1),
    ids=lambda rules: rules.key,
)
def test_endings_of_late_turns_are_those_of_the_slow_twin(late, rules, name):
    rng = random.Random(f"{rules.key} {name}")
    analyzer, follower = late(rules, name)
    positions = [random_position(rng, rules, open_boxes, name) for open_boxes in (1, 2)]
    positions.append(joker_position(rng, rules, 2, rng.choice((0, 50)), name))
    for position in positions:
        for option in analyzer.analyze(position).keeps.values():
            assert_same_endings(endings_after(follower, position, option), twin_endings(position, option))


@pytest.mark.slow
@pytest.mark.parametrize(("rolls", "name"), half_of_the_pairs([(1, "fair"), (1, "demon"), (1, "perfect-demon")], 1))
def test_endings_for_any_number_of_rolls_are_those_of_the_slow_twin(late, rolls, name):
    rules = rule_set("free-joker", rolls)
    rng = random.Random(f"{rolls} {name}")
    analyzer, follower = late(rules, name)
    for open_boxes in (1, 2, 2, 3):
        position = random_position(rng, rules, open_boxes, name)
        for option in analyzer.analyze(position).keeps.values():
            assert_same_endings(endings_after(follower, position, option), twin_endings(position, option))


@pytest.mark.parametrize("name", daily(NAMES))
def test_whole_turns_are_those_of_the_slow_twin(late, name):
    rng = random.Random(f"turns {name}")
    follower = late(FREE, name)[1]
    for open_boxes in (1, 2, 2):
        position = random_position(rng, FREE, open_boxes, name)
        twins = naive_flow.endings(twin_state(position), (), FREE.rolls_per_turn - 1)
        assert_same_endings(follower.endings(turn_states.turn_state(FREE, position.filled)), twins)


# By hand, and what holds always


def test_chance_of_a_yahtzee_on_the_last_box(late):
    """The published chance of a Yahtzee in three rolls, for a player who goes for it."""
    endings = late(FREE, "fair")[1].endings(turn_states.turn_state(FREE, Position((1,) * 5, 0, YAHTZEE_ONLY).filled))
    assert endings[Ending(Category.YAHTZEE, 50, True)] == pytest.approx(2_783_176 / 6**10, abs=1e-15)


def test_a_roll_before_the_choice_is_the_best_keep_of_it(analyzer_of, table_of):
    analyzer, follower = analyzer_of(FREE), Follower(table_of(FREE))
    for position in (Position((1, 1, 3, 4, 6), 1), Position((2, 2, 2, 4, 5), 2)):
        turn_state = turn_states.turn_state(FREE, {})
        best = follower.endings(turn_state, analyzer.analyze(position).best.keep, position.rolls_left)
        assert follower.endings(turn_state, position.roll, position.rolls_left + 1) == best


@pytest.mark.parametrize("name", NAMES)
def test_chances_add_up_to_one(late, name):
    rng = random.Random(f"sum {name}")
    analyzer, follower = late(FREE, name)
    for _ in range(10):
        position = random_position(rng, FREE, rng.randint(1, 3), name)
        for option in analyzer.analyze(position).keeps.values():
            assert sum(endings_after(follower, position, option).values()) == pytest.approx(1.0, abs=1e-12)


def test_equal_options_are_taken_in_the_order_of_the_analysis(late):
    """Only the Yahtzee box is open: 2 2 and 5 5 are worth the same, and 2 2 comes first among the keeps."""
    follower = late(FREE, "fair")[1]
    turn_state = turn_states.turn_state(FREE, Position((1,) * 5, 0, YAHTZEE_ONLY).filled)
    follower.endings(turn_state, (1, 2, 2, 5, 5), 2)
    chances = follower._flow.chances[210:, 0]
    assert chances[ROLLS.index((2, 2, 2, 2, 2))] == pytest.approx(1 / 216)
    assert chances[ROLLS.index((5, 5, 5, 5, 5))] == pytest.approx(0.0, abs=1 / 216 / 36)
