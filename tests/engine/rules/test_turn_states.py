# SPDX-License-Identifier: MIT
from __future__ import annotations

import itertools
import random

import pytest
from engine_samples import ALL_RULES, random_scores

from engine.games.position import filled_boxes
from engine.rules import turn_states
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS

FREE = RULE_SETS["free-joker"]
NO_BONUS = RULE_SETS["no-yahtzee-bonus"]


def totals_by_hand(upper):
    """Return the capped totals that the upper boxes in the bit set can add up to, by trying all of them."""
    faces = [face for face in range(1, 7) if upper >> (face - 1) & 1]
    ways = itertools.product(range(6), repeat=len(faces))
    return sorted({min(63, sum(face * n for face, n in zip(faces, numbers, strict=True))) for numbers in ways})


def test_reachable_totals_of_every_set_of_upper_boxes():
    found = turn_states.layout().reachable_totals
    assert [list(totals) for totals in found] == [totals_by_hand(upper) for upper in range(64)]
    assert sum(map(len, turn_states.layout().reachable_totals)) == 2794


def test_number_of_reachable_states():
    assert turn_states.layout(FREE).reachable_count == 536_448
    assert turn_states.layout(NO_BONUS).reachable_count == 357_632


def test_index_is_one_to_one_and_fills_the_table():
    parts = itertools.product(range(3), range(64), range(64), range(64))
    indices = [turn_states.layout().index(*part) for part in parts]
    assert indices == list(range(turn_states.layout().size))


def test_empty_scorecard_is_the_start():
    assert turn_states.turn_state(FREE, {}) == (turn_states.YAHTZEE_OPEN, 0, 0, 0)
    assert turn_states.layout().index(*turn_states.turn_state(FREE, {})) == turn_states.START_INDEX


@pytest.mark.parametrize(
    ("rules", "points", "status"),
    [
        (FREE, 0, turn_states.YAHTZEE_FILLED),
        (FREE, 50, turn_states.YAHTZEE_BONUS_AHEAD),
        (NO_BONUS, 0, turn_states.YAHTZEE_FILLED),
        (NO_BONUS, 50, turn_states.YAHTZEE_FILLED),
    ],
)
def test_yahtzee_status(rules, points, status):
    assert turn_states.turn_state(rules, {Category.YAHTZEE: points}) == (status, 0, 0, 0)
    assert status in range(turn_states.layout(rules).statuses)


def test_each_box_but_yahtzee_has_a_bit_of_its_own():
    seen = {
        turn_states.turn_state(FREE, {category: 0})[1:3] for category in CATEGORIES if category is not Category.YAHTZEE
    }
    assert seen == {(1 << bit, 0) for bit in range(6)} | {(0, 1 << bit) for bit in range(6)}


def test_upper_total_is_capped():
    assert turn_states.turn_state(FREE, {Category.SIXES: 30, Category.FIVES: 25})[3] == 55
    assert turn_states.turn_state(FREE, {Category.SIXES: 30, Category.FIVES: 25, Category.FOURS: 20})[3] == 63


def test_upper_total_leaves_out_the_lower_boxes():
    assert turn_states.turn_state(FREE, {Category.CHANCE: 30, Category.TWOS: 4})[3] == 4


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.name)
def test_every_scorecard_is_a_reachable_state(rules):
    rng = random.Random(rules.name)
    for _ in range(1000):
        filled = filled_boxes(random_scores(rng, rng.randint(0, 13)))
        yahtzee, lower, upper, total = turn_states.turn_state(rules, filled)
        assert yahtzee in range(turn_states.layout(rules).statuses)
        assert total in turn_states.layout().reachable_totals[upper]
        assert (yahtzee > 0) + lower.bit_count() + upper.bit_count() == len(filled)
