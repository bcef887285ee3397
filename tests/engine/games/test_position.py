# SPDX-License-Identifier: MIT
from __future__ import annotations

import itertools
import random
from dataclasses import replace
from types import MappingProxyType

import naive
import pytest
from engine_samples import ALL_RULES, by_key, random_position, reference_positions, scores_with
from hypothesis import given
from hypothesis import strategies as st

from engine.games.position import Position, PositionError, check, position_as_json, position_from_json, possible_points
from engine.rules.categories import BY_KEY, CATEGORIES, Category
from engine.rules.scoring import RULE_SETS, rule_set

DICE = [2, 2, 4, 5, 2]
EXAMPLE = {
    "rules": "free-joker",
    "rolls_per_turn": 3,
    "dice_model": "fair",
    "scores": {"aces": 3, "threes": 9, "sixes": 24, "full_house": 25, "chance": 22},
    "yahtzee_bonuses": 0,
    "dice": DICE,
    "rolls_left": 2,
}
FULL = {category.key: 0 for category in CATEGORIES} | {"chance": 20}


def as_json(position):
    """Return the JSON object of a position."""
    return {
        "rules": position.rules.name,
        "rolls_per_turn": position.rules.rolls_per_turn,
        "dice_model": position.dice_model.name,
        "scores": by_key(position.filled),
        "yahtzee_bonuses": position.yahtzee_bonuses,
        "dice": list(position.dice),
        "rolls_left": position.rolls_left,
    }


# What is accepted


def test_the_documented_example():
    position = position_from_json(EXAMPLE)
    scores = scores_with(aces=3, threes=9, sixes=24, full_house=25, chance=22)
    assert position == Position((2, 2, 4, 5, 2), 2, scores)
    assert position.roll == (2, 2, 2, 4, 5)
    assert position.points_so_far == 83


def test_only_dice_and_rolls_left_are_needed():
    assert position_from_json({"dice": DICE, "rolls_left": 0}) == Position((2, 2, 4, 5, 2), 0)


def test_dice_may_be_digits():
    assert position_from_json({"dice": "22452", "rolls_left": 0}) == Position((2, 2, 4, 5, 2), 0)


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.name)
def test_legal_positions_come_through_unchanged(rules):
    rng = random.Random(rules.name)
    for rolls in range(1, 6):
        for _ in range(40):
            position = random_position(rng, rule_set(rules.name, rolls), rng.randint(1, 13))
            assert position_from_json(as_json(position)) == position
            assert position_as_json(position) == as_json(position)


def test_what_can_be_kept_and_scored():
    position = Position((2, 2, 4, 5, 2), 1, (3,) + (None,) * 12)
    for keep in ((), (2, 2), (2, 2, 2, 4, 5)):
        position.verify_keep(keep)
    for keep in ((6,), (4, 4), (5, 2)):
        with pytest.raises(PositionError, match=r"^keep: .* can't be kept from 2 2 2 4 5"):
            position.verify_keep(keep)
    position.verify_score(Category.TWOS)
    with pytest.raises(PositionError, match=r"^score: 2 2 2 4 5 can't be scored in aces now$"):
        position.verify_score(Category.ACES)


def test_reference_positions_are_legal():
    for position, _, _ in reference_positions():
        assert check(position) is position


@pytest.mark.parametrize(("rolls_per_turn", "most"), [(1, 0), (3, 2), (5, 4)])
def test_most_rolls_left(rolls_per_turn, most):
    given = {"dice": DICE, "rolls_per_turn": rolls_per_turn}
    assert position_from_json({**given, "rolls_left": most}).rolls_left == most
    with pytest.raises(PositionError, match=rf"^rolls_left: must be 0 to {most}, not {most + 1}$"):
        position_from_json({**given, "rolls_left": most + 1})


# What is refused


WRONG = [
    ("rules", "maxi-yatzy"),
    ("rules", None),
    ("rules", 7),
    ("rules", []),
    ("rolls_per_turn", 0),
    ("rolls_per_turn", 6),
    ("rolls_per_turn", "3"),
    ("rolls_per_turn", 3.0),
    ("rolls_per_turn", True),
    ("rolls_per_turn", None),
    ("dice_model", "loaded"),
    ("dice_model", "worst-of-51"),
    ("dice_model", "worst-of-02"),
    ("dice_model", "best-of-0"),
    ("dice_model", "best-of-2 "),
    ("dice_model", "worst-of-٢"),
    ("dice_model", "PERFECT-DEMON"),
    ("dice_model", ["fair"]),
    ("dice_model", None),
    ("dice_model", {}),
    ("scores", None),
    ("scores", []),
    ("scores", "aces"),
    ("scores", FULL),
    ("yahtzee_bonuses", -1),
    ("yahtzee_bonuses", 1),
    ("yahtzee_bonuses", 0.0),
    ("yahtzee_bonuses", False),
    ("yahtzee_bonuses", None),
    ("yahtzee_bonuses", "0"),
    ("dice", [1, 2, 3, 4]),
    ("dice", [1, 2, 3, 4, 5, 6]),
    ("dice", [0, 1, 2, 3, 4]),
    ("dice", [7, 1, 2, 3, 4]),
    ("dice", [1, 2, 3, 4, 5.0]),
    ("dice", [1, 2, 3, 4, "5"]),
    ("dice", [1, 2, 3, 4, True]),
    ("dice", [1, 2, 3, 4, None]),
    ("dice", [1, 2, 3, 4, [5]]),
    ("dice", [[1, 2, 3, 4, 5]]),
    ("dice", []),
    ("dice", None),
    ("dice", 12345),
    ("dice", {"1": 2}),
    ("dice", "1234"),
    ("dice", "12347"),
    ("dice", "1234x"),
    ("dice", "1234²"),
    ("dice", "1234٣"),
    ("dice", ""),
    ("rolls_left", 3),
    ("rolls_left", -1),
    ("rolls_left", 1.0),
    ("rolls_left", True),
    ("rolls_left", None),
    ("rolls_left", 10**30),
]


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_wrong_field_is_named(field, value):
    with pytest.raises(PositionError, match=rf"^{field}(\.[15])?: "):
        position_from_json({**EXAMPLE, field: value})


@pytest.mark.parametrize(
    ("category", "points"),
    [
        ("aces", 6),
        ("aces", -1),
        ("twos", 3),
        ("sixes", 36),
        ("three_of_a_kind", 4),
        ("three_of_a_kind", 31),
        ("four_of_a_kind", 31),
        ("full_house", 24),
        ("small_straight", 25),
        ("large_straight", 30),
        ("yahtzee", 49),
        ("yahtzee", 100),
        ("chance", 4),
        ("chance", 31),
        ("chance", None),
        ("chance", 20.0),
        ("chance", "20"),
        ("chance", True),
        ("yatzy", 50),
        ("Aces", 3),
        ("", 3),
    ],
)
def test_wrong_score_is_named(category, points):
    with pytest.raises(PositionError, match=rf"^scores\.{category}: "):
        position_from_json({**EXAMPLE, "scores": {category: points}})


@pytest.mark.parametrize("field", ["dice", "rolls_left"])
def test_missing_field_is_named(field):
    with pytest.raises(PositionError, match=rf"^{field}: is missing"):
        position_from_json({key: value for key, value in EXAMPLE.items() if key != field})


@pytest.mark.parametrize("field", ["", "Dice", "points", "rolls", "dice "])
def test_unknown_field_is_named(field):
    with pytest.raises(PositionError, match=rf"^{field}: there is no such field"):
        position_from_json({**EXAMPLE, field: 1})


@pytest.mark.parametrize("data", [None, [], "22452", 3, True, [EXAMPLE]])
def test_what_is_no_object_is_refused(data):
    with pytest.raises(PositionError, match=r"^position: must be a JSON object"):
        position_from_json(data)


# Yahtzee bonuses


def with_bonuses(bonuses, rules="free-joker", **scores):
    return {"dice": DICE, "rolls_left": 0, "rules": rules, "scores": scores, "yahtzee_bonuses": bonuses}


@pytest.mark.parametrize("rules", ["free-joker", "forced-joker", "no-joker"])
def test_bonuses_after_a_yahtzee(rules):
    position = position_from_json(with_bonuses(2, rules, yahtzee=50, sixes=30, chance=30))
    assert position.points_so_far == 310


@pytest.mark.parametrize(
    "given",
    [
        with_bonuses(1, chance=20),
        with_bonuses(1, yahtzee=0, chance=20),
        with_bonuses(1, yahtzee=50),
        with_bonuses(3, yahtzee=50, sixes=30, chance=20),
        with_bonuses(1, "no-yahtzee-bonus", yahtzee=50, sixes=30),
        with_bonuses(1, yahtzee=50, aces=3),
        with_bonuses(2, "forced-joker", yahtzee=50, sixes=30, chance=20),
    ],
    ids=[
        "no Yahtzee",
        "scratched",
        "nowhere to go",
        "too many",
        "none under these rules",
        "no Yahtzee",
        "no joker yet",
    ],
)
def test_impossible_bonuses_are_named(given):
    with pytest.raises(PositionError, match=r"^yahtzee_bonuses: "):
        position_from_json(given)


# Python objects that no JSON could be


@pytest.mark.parametrize(
    ("field", "given"),
    [
        ("dice", (1.0, 2, 3, 4, 5)),
        ("dice", (True, 2, 3, 4, 5)),
        ("dice", [1, 2, 3, 4, 5]),
        ("dice", None),
        ("rolls_left", 1.0),
        ("rolls_left", False),
        ("rolls_left", "1"),
        ("scores", {}),
        ("scores", (None,) * 12),
        ("scores", (1.0, *(None,) * 12)),
        ("yahtzee_bonuses", None),
        ("rules", "free-joker"),
        ("dice_model", "fair"),
    ],
)
def test_odd_field_of_a_position_is_named(field, given):
    with pytest.raises(PositionError, match=rf"^{field}(\.aces|\.1)?: must be "):
        check(replace(Position((1, 2, 3, 4, 5), 1), **{field: given}))


def test_position_may_be_described_by_any_mapping_and_its_dice_by_a_tuple():
    given = MappingProxyType({"dice": (2, 2, 4, 5, 2), "rolls_left": 1, "scores": MappingProxyType({"aces": 3})})
    assert position_from_json(given).filled == {Category.ACES: 3}


@pytest.mark.parametrize(
    "field", ["rules", "dice_model", "rolls_left", "dice", "scores", "yahtzee_bonuses", "x" * 9999]
)
def test_long_input_is_not_echoed_in_full(field):
    for value in ("y" * 10_000, 10**5000, [[]] * 10_000):
        with pytest.raises(PositionError) as refused:
            position_from_json({"dice": DICE, "rolls_left": 0, field: value})
        assert len(str(refused.value)) < 300


# Points that can stand in a box


@pytest.mark.parametrize("category", CATEGORIES)
def test_possible_points_are_what_some_roll_scores(category):
    rolls = itertools.product(range(1, 7), repeat=5)
    expected = {naive.score(category.key, roll, joker) for roll in rolls for joker in (False, True)}
    assert possible_points(category) == expected


def test_a_position_without_an_open_box_cannot_come_up():
    with pytest.raises(PositionError, match=r"^scores: every box is filled"):
        check(Position((1, 2, 3, 4, 5), 0, scores_with(**FULL)))


# Anything at all

NAMES = st.sampled_from([*EXAMPLE, *BY_KEY, *RULE_SETS, "fair", "12345"])
ATOMS = st.none() | st.booleans() | st.integers(-2, 60) | st.integers() | st.floats() | st.text(max_size=6) | NAMES
ANYTHING = st.recursive(
    ATOMS,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(NAMES | st.text(max_size=6), inner, max_size=6),
    max_leaves=12,
)
FACES = st.lists(st.integers(1, 6), min_size=5, max_size=5)
NEARLY_GOOD = st.fixed_dictionaries(
    {"dice": FACES | ANYTHING, "rolls_left": st.integers(-1, 3) | ANYTHING},
    optional={
        "rules": st.sampled_from([*RULE_SETS]) | ANYTHING,
        "rolls_per_turn": st.integers(1, 5) | ANYTHING,
        "dice_model": st.sampled_from(["fair", "worst-of-2", "best-of-50", "demon", "perfect-demon"]) | ANYTHING,
        "scores": st.dictionaries(st.sampled_from([*BY_KEY]), st.integers(0, 50) | ANYTHING, max_size=4) | ANYTHING,
        "yahtzee_bonuses": st.integers(0, 2) | ANYTHING,
    },
)


def outcome_of(data):
    """Return the position that `data` describes and None, or None and the error."""
    try:
        return position_from_json(data), None
    except PositionError as error:
        return None, str(error)


@given(ANYTHING | NEARLY_GOOD)
def test_anything_is_a_legal_position_or_one_error(data):
    position, error = outcome_of(data)
    if position is None:
        assert ": " in error
    else:
        assert check(position) is position
        assert position.allowed()
        assert position_from_json(as_json(position)) == position


@given(st.integers())
def test_any_number_in_the_yahtzee_box(points):
    data = {"dice": DICE, "rolls_left": 0, "scores": {"yahtzee": points}}
    if points in (0, 50):
        assert position_from_json(data).filled == {Category.YAHTZEE: points}
    else:
        with pytest.raises(PositionError, match=r"^scores\.yahtzee: "):
            position_from_json(data)


@pytest.mark.parametrize(
    "other",
    [
        {"dice": [1, 2, 3, 4, 5], "rolls_remaining": 2, "mask": 0},
        {"dice": [1, 2, 3, 4, 5], "rolls_remaining": 2},
        {"dice": [1, 2, 3, 4, 5], "rolls_left": 2, "mask": 0, "upper": 0},
    ],
)
def test_another_programs_position_is_told_from_one_with_something_missing(other):
    with pytest.raises(
        PositionError, match=r"^position: this looks like another program's: there is no [a-z_, ]+, only"
    ):
        position_from_json(other)
    with pytest.raises(PositionError, match=r"^mask: there is no such field"):
        position_from_json({"dice": [1, 2, 3, 4, 5], "rolls_left": 2, "mask": 0})


def test_control_characters_of_a_name_are_escaped():
    with pytest.raises(PositionError) as raised:
        position_from_json({"dice": "12345", "rolls_left": 2, "a\x1b[2J\u202eb\n": 1})
    assert str(raised.value).startswith("a\\x1b[2J\\u202eb\\n: there is no such field")
    assert str(raised.value).isprintable()
