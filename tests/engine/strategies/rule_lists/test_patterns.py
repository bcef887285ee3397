# SPDX-License-Identifier: MIT
"""Patterns: what they are called, and which dice make them."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.rules.categories import Category
from engine.rules.dice import KEEP_INDEX, ROLLS
from engine.rules.scoring import plain_points
from engine.strategies.rule_lists.rule_list import pattern_of

FOUND = [
    ("nothing", "12346", ""),
    ("pair", "22466", "66"),
    ("pair", "22266", "222"),
    ("pair of 1 2 3", "22466", "22"),
    ("pair of 3 4", "22466", None),
    ("three alike", "22266", "222"),
    ("3 alike", "22226", "2222"),
    ("four alike", "22266", None),
    ("five alike", "55555", "55555"),
    ("two pairs", "22466", "2266"),
    ("two pairs", "22266", "22266"),
    ("two pairs", "22226", None),
    ("full house", "22266", "22266"),
    ("full house", "22226", None),
    ("full house", "22222", None),
    ("small straight", "12346", "1234"),
    ("4 in a row", "23456", "3456"),
    ("small straight", "12356", None),
    ("large straight", "23456", "23456"),
    ("large straight", "12346", None),
    ("three in a row", "12346", "234"),
    ("2 in a row", "13556", "56"),
    ("4 of a large straight", "12356", "2356"),
    ("4 of a large straight", "12455", "1245"),
    ("4 of a large straight", "12366", None),
    ("3 of a small straight", "13566", "356"),
    ("3 of a small straight", "12566", None),
    ("2 3 4", "22345", "234"),
    ("4 3 2", "22345", "234"),
    ("6 6", "22366", "66"),
    ("6 6", "22356", None),
    ("every 5 6", "15566", "5566"),
    ("every 5 6", "12344", None),
    ("highest die", "11224", "4"),
    ("sum 22 or more", "44455", "44455"),
    ("sum 22 or more", "44445", None),
]


@pytest.mark.parametrize(("text", "roll", "dice"), FOUND)
def test_dice_of_a_pattern(text, roll, dice):
    found = pattern_of(text).dice(tuple(map(int, roll)))
    assert found == (None if dice is None else tuple(map(int, dice)))


@pytest.mark.parametrize("text", sorted({text for text, _, _ in FOUND}))
def test_what_makes_a_pattern_is_a_keep_of_the_roll(text):
    pattern = pattern_of(text)
    for roll in ROLLS:
        dice = pattern.dice(roll)
        if dice is not None:
            assert dice in KEEP_INDEX
            assert dice in {keep for size in range(6) for keep in combinations(roll, size)}


@pytest.mark.parametrize(
    ("text", "box"),
    [
        ("three alike", Category.THREE_OF_A_KIND),
        ("four alike", Category.FOUR_OF_A_KIND),
        ("five alike", Category.YAHTZEE),
        ("full house", Category.FULL_HOUSE),
        ("small straight", Category.SMALL_STRAIGHT),
        ("large straight", Category.LARGE_STRAIGHT),
    ],
)
def test_made_hands_are_there_just_where_they_score(text, box):
    pattern = pattern_of(text)
    assert all((pattern.dice(roll) is not None) == (plain_points(box, roll) > 0) for roll in ROLLS)


@pytest.mark.parametrize(
    "text",
    [
        *("", "one alike", "6 alike", "pair of 7", "pair of", "1 in a row", "6 in a row", "5 of a small straight"),
        *("every", "every 7", "1 2 3 4 5 6", "7", "sum 100 or more", "sum or more", "a pair", "PAIR", "２ ３"),
    ],
)
def test_other_texts_name_no_pattern(text):
    assert pattern_of(text) is None
