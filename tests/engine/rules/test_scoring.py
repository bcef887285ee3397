# SPDX-License-Identifier: MIT
from __future__ import annotations

import csv
import random
from dataclasses import replace

import naive
import pytest
from audits import daily
from engine_samples import ALL_RULES, DATA, YAHTZEES, by_key, random_scores

from engine.games.position import filled_boxes
from engine.rules import scoring as rules_module
from engine.rules.categories import CATEGORIES, LOWER, UPPER, Category
from engine.rules.dice import ROLLS
from engine.rules.scoring import (
    RULE_SETS,
    UPPER_BONUS_AT,
    allowed_points,
    earns_yahtzee_bonus,
    is_yahtzee,
    joker_points,
    plain_points,
    points_so_far,
    rule_set,
    upper_bonus_missing,
    upper_total,
)

FREE, FORCED, FULL, NO_JOKER, NO_BONUS = ALL_RULES


def pinned_table():
    with open(DATA / "scoring_table.csv", encoding="utf-8", newline="") as file:
        return {tuple(map(int, row.pop("dice"))): row for row in csv.DictReader(file)}


# Points


def test_points_of_every_roll_in_every_category_are_the_pinned_ones():
    table = pinned_table()
    assert table.keys() == set(ROLLS)
    computed = {(roll, category.key): plain_points(category, roll) for roll in ROLLS for category in CATEGORIES}
    pinned = {(roll, category.key): int(row[category.key]) for roll, row in table.items() for category in CATEGORIES}
    assert computed == pinned
    assert len(computed) == 252 * 13


@pytest.mark.parametrize("roll", YAHTZEES)
def test_joker_points_are_the_pinned_ones(roll):
    row = pinned_table()[roll]
    for category in CATEGORIES:
        pinned = row.get(f"joker_{category.key}", row[category.key])
        assert joker_points(category, roll) == int(pinned)


def test_points_do_not_depend_on_the_order_of_the_dice():
    rng = random.Random(1)
    for roll in ROLLS:
        shuffled = tuple(rng.sample(roll, 5))
        assert [plain_points(c, shuffled) for c in CATEGORIES] == [plain_points(c, roll) for c in CATEGORIES]


def test_six_rolls_are_yahtzees():
    assert tuple(filter(is_yahtzee, ROLLS)) == YAHTZEES


# What may be filled


@pytest.mark.parametrize("rules", daily(ALL_RULES), ids=lambda rules: rules.name)
def test_allowed_boxes_and_points_are_those_of_the_slow_twin(rules):
    rng = random.Random(rules.name)
    for _ in range(60):
        filled = filled_boxes(random_scores(rng, rng.randint(1, 13)))
        for roll in ROLLS:
            mine = by_key(allowed_points(rules, filled, roll))
            assert mine == naive.allowed(rules.name, by_key(filled), roll), (filled, roll)


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("matching_open", [True, False])
@pytest.mark.parametrize("lower_open", [True, False])
def test_allowed_boxes_of_every_yahtzee_with_the_yahtzee_box_filled(rules, matching_open, lower_open):
    for roll in YAHTZEES:
        matching = CATEGORIES[roll[0] - 1]
        other = CATEGORIES[(roll[0]) % 6]
        open_boxes = {other} | ({matching} if matching_open else set())
        open_boxes |= set(LOWER) - {Category.YAHTZEE} if lower_open else set()
        filled = {category: 0 for category in CATEGORIES if category not in open_boxes}
        assert by_key(allowed_points(rules, filled, roll)) == naive.allowed(rules.name, by_key(filled), roll)


def test_forced_joker_takes_the_matching_upper_box_first():
    assert allowed_points(FORCED, {Category.YAHTZEE: 50}, (4,) * 5) == {Category.FOURS: 20}


def test_forced_joker_then_takes_a_lower_box_at_full_value():
    filled = {Category.YAHTZEE: 0, Category.FOURS: 8}
    allowed = allowed_points(FORCED, filled, (4,) * 5)
    assert allowed[Category.LARGE_STRAIGHT] == 40
    assert Category.ACES not in allowed


def test_forced_joker_at_last_puts_a_zero_in_an_upper_box():
    filled = dict.fromkeys(CATEGORIES, 0)
    del filled[Category.ACES], filled[Category.SIXES]
    assert allowed_points(FORCED, filled, (4,) * 5) == {Category.ACES: 0, Category.SIXES: 0}


def test_free_joker_counts_only_once_the_matching_upper_box_is_filled():
    before = allowed_points(FREE, {Category.YAHTZEE: 0}, (4,) * 5)
    after = allowed_points(FREE, {Category.YAHTZEE: 0, Category.FOURS: 0}, (4,) * 5)
    assert (before[Category.FULL_HOUSE], before[Category.SMALL_STRAIGHT]) == (0, 0)
    assert (after[Category.FULL_HOUSE], after[Category.SMALL_STRAIGHT]) == (25, 30)
    assert before[Category.ACES] == after[Category.ACES] == 0


@pytest.mark.parametrize("yahtzee", [0, 50])
def test_full_joker_counts_in_every_lower_box_at_once(yahtzee):
    for filled in ({Category.YAHTZEE: yahtzee}, {Category.YAHTZEE: yahtzee, Category.FOURS: 0}):
        allowed = allowed_points(FULL, filled, (4,) * 5)
        lower = {category: points for category, points in allowed.items() if category in LOWER}
        assert by_key(lower) == {
            "three_of_a_kind": 20,
            "four_of_a_kind": 20,
            "full_house": 25,
            "small_straight": 30,
            "large_straight": 40,
            "chance": 20,
        }
        assert allowed[Category.ACES] == 0
        assert allowed.get(Category.FOURS, 20) == 20


@pytest.mark.parametrize("rules", [NO_JOKER, NO_BONUS], ids=lambda rules: rules.name)
def test_without_jokers_a_second_yahtzee_is_no_full_house(rules):
    filled = {Category.YAHTZEE: 50, Category.FOURS: 8}
    allowed = allowed_points(rules, filled, (4,) * 5)
    assert allowed[Category.FULL_HOUSE] == 0
    assert len(allowed) == 11


def test_nothing_is_allowed_on_a_full_scorecard():
    assert allowed_points(FREE, dict.fromkeys(CATEGORIES, 0), (1, 2, 3, 4, 5)) == {}


# Bonuses


@pytest.mark.parametrize(
    ("rules", "scores", "roll", "earned"),
    [
        (FREE, {Category.YAHTZEE: 50}, (3,) * 5, True),
        (FORCED, {Category.YAHTZEE: 50}, (3,) * 5, True),
        (FULL, {Category.YAHTZEE: 50}, (3,) * 5, True),
        (FULL, {Category.YAHTZEE: 0}, (3,) * 5, False),
        (NO_JOKER, {Category.YAHTZEE: 50}, (3,) * 5, True),
        (NO_BONUS, {Category.YAHTZEE: 50}, (3,) * 5, False),
        (FREE, {Category.YAHTZEE: 0}, (3,) * 5, False),
        (FREE, {}, (3,) * 5, False),
        (FREE, {Category.YAHTZEE: 50}, (3, 3, 3, 3, 4), False),
    ],
)
def test_yahtzee_bonus(rules, scores, roll, earned):
    assert earns_yahtzee_bonus(rules, scores, roll) is earned


@pytest.mark.parametrize(("aces", "points"), [(2, 62), (3, 63 + 35)])
def test_upper_bonus_comes_at_63(aces, points):
    uppers = (aces, 6, 9, 12, 15, 18)
    assert points_so_far(FREE, dict(zip(CATEGORIES, uppers, strict=False)), 0) == points


def test_lower_boxes_earn_no_upper_bonus():
    assert points_so_far(FREE, {Category.YAHTZEE: 50, Category.CHANCE: 30}, 0) == 80


@pytest.mark.parametrize("rules", [FREE, FORCED, FULL, NO_JOKER], ids=lambda rules: rules.name)
def test_points_so_far_are_those_of_the_slow_twin(rules):
    rng = random.Random(5)
    for _ in range(300):
        filled = filled_boxes(random_scores(rng, rng.randint(0, 13)))
        bonuses = rng.randint(0, 3)
        assert points_so_far(rules, filled, bonuses) == naive.points_so_far(by_key(filled), bonuses)


# Rule sets


def test_names_of_the_rule_sets():
    assert tuple(RULE_SETS) == naive.RULES
    assert rule_set() == rules_module.DEFAULT_RULES == RULE_SETS["free-joker"]


def test_keys_tell_all_rule_sets_apart():
    everything = [rule_set(name, rolls) for name in RULE_SETS for rolls in range(1, 6)]
    assert len({rules.key for rules in everything}) == len(everything) == 5 * len(RULE_SETS)


@pytest.mark.parametrize("name", ["", "Free-Joker", "free joker", None, 3, ["free-joker"], {}])
def test_unknown_rules_are_named(name):
    with pytest.raises(ValueError, match=r"^rules: "):
        rule_set(name)


@pytest.mark.parametrize("rolls", [0, 6, -1, 10**9, "3", 3.0, True, None, [3]])
def test_bad_number_of_rolls_is_named(rolls):
    with pytest.raises(ValueError, match=r"^rolls_per_turn: "):
        rule_set("free-joker", rolls)


def test_rule_set_checks_itself():
    with pytest.raises(ValueError, match=r"^rolls_per_turn: "):
        replace(FREE, rolls_per_turn=6)


@pytest.mark.parametrize(
    ("scores", "missing"),
    [
        ({}, 0),
        ({Category.SIXES: 18, Category.ACES: 3, Category.CHANCE: 30}, 0),
        ({Category.SIXES: 12, Category.FIVES: 5}, 0),
        ({Category.SIXES: 0, Category.FIVES: 10}, 3),
        ({box: 0 for box in UPPER}, 63),
        ({box: 3 * box.face for box in UPPER}, 0),
    ],
)
def test_what_is_missing_of_the_upper_bonus_is_so_even_if_every_open_upper_box_gets_five(scores, missing):
    assert upper_bonus_missing(scores) == missing
    reachable = upper_total(scores) + sum(5 * box.face for box in UPPER if box not in scores) >= UPPER_BONUS_AT
    assert (missing == 0) == reachable
