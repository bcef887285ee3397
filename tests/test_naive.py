# SPDX-License-Identifier: MIT
"""Checks of the slow twin itself: figures worked out by hand, published tables, positions solved by another program.

All of it needs only `naive` and the standard library, so a mistake in the engine cannot hide here.
"""

from __future__ import annotations

import csv
import itertools
import math
from collections import Counter
from pathlib import Path

import naive
import pytest
from audits import daily

SCORING_TABLE = Path(__file__).parent / "engine" / "data" / "scoring_table.csv"


def all_but(*open_boxes):
    return frozenset(naive.CATEGORIES) - set(open_boxes)


def scorecard(*open_boxes, yahtzee):
    """A scorecard of zeros but for its Yahtzee box."""
    return dict.fromkeys(all_but(*open_boxes), 0) | {"yahtzee": yahtzee}


# The dice


def test_there_are_252_rolls_462_keeps_and_4368_pairs():
    assert len(naive.ROLLS) == len(set(naive.ROLLS)) == 252
    assert len(naive.KEEPS) == len(set(naive.KEEPS)) == 462
    assert sum(len(naive.outcomes(keep)) for keep in naive.KEEPS) == 4368
    assert sum(len(naive.keeps(roll)) for roll in naive.ROLLS) == 4368


@pytest.mark.parametrize("n", range(6))
def test_throws_count_every_ordered_throw(n):
    assert sum(naive.throws(n).values()) == 6**n
    for throw, ways in naive.throws(n).items():
        assert ways == math.factorial(n) // math.prod(math.factorial(count) for count in Counter(throw).values())


def test_the_keeps_of_a_roll_are_distinct_and_begin_with_none_and_end_with_all():
    assert naive.keeps((1, 1, 1, 1, 2)) == (
        (), (1,), (2,), (1, 1), (1, 2), (1, 1, 1), (1, 1, 2), (1, 1, 1, 1), (1, 1, 1, 2), (1, 1, 1, 1, 2),
    )  # fmt: skip
    assert len(naive.keeps((2, 2, 2, 2, 2))) == 6
    assert len(naive.keeps((1, 2, 3, 4, 6))) == 32


# The scoring table

# Points of a category times the ordered rolls that earn them: Verhoeff's table of random play, in 7776ths.
RANDOM_PLAY = {
    "three_of_a_kind": (1656, 3.73),
    "four_of_a_kind": (156, 0.35),
    "full_house": (300, 0.96),
    "small_straight": (1200, 4.63),
    "large_straight": (240, 1.23),
    "yahtzee": (6, 0.04),
    "chance": (7776, 17.50),
}

# Rolls, order ignored, that score at all. An upper box: 252 less the rolls of the five other faces, C(9, 5) = 126.
# Three alike: 6 faces x 21 pairs; four alike: 6 x 6; full house: 6 x 5. Small straight: three runs x 6 fifth dice, less
# the two large straights, which hold two runs each.
ROLLS_THAT_SCORE = dict.fromkeys(naive.UPPER, 126) | {
    "three_of_a_kind": 126,
    "four_of_a_kind": 36,
    "full_house": 30,
    "small_straight": 16,
    "large_straight": 2,
    "yahtzee": 6,
    "chance": 252,
}

FIXED_POINTS = {"full_house": 25, "small_straight": 30, "large_straight": 40, "yahtzee": 50}


@pytest.fixture(scope="module")
def table():
    with SCORING_TABLE.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_the_pinned_table_is_what_the_twin_scores(table):
    assert table == list(naive.scoring_table())


def test_the_pinned_table_has_every_roll_once_in_order(table):
    expected = ["".join(digits) for digits in itertools.combinations_with_replacement("123456", 5)]
    assert [row["dice"] for row in table] == expected


@pytest.mark.parametrize("category", naive.CATEGORIES)
def test_the_number_of_rolls_that_score(table, category):
    assert sum(row[category] != "0" for row in table) == ROLLS_THAT_SCORE[category]


@pytest.mark.parametrize("category", naive.LOWER)
def test_random_play_scores_what_verhoeff_printed(table, category):
    ways = {"".join(map(str, throw)): n for throw, n in naive.throws(5).items()}
    chances, mean = RANDOM_PLAY[category]
    assert sum(ways[row["dice"]] for row in table if row[category] != "0") == chances
    total = sum(ways[row["dice"]] * int(row[category]) for row in table)
    assert total / 7776 == pytest.approx(mean, abs=0.005)
    if category in FIXED_POINTS:
        assert total == chances * FIXED_POINTS[category]
    elif category != "chance":
        # By symmetry under swapping the faces f and 7 - f, the mean sum of the rolls that score is 17.5.
        assert total == chances * 17.5


def test_upper_boxes_and_chance_add_up(table):
    for row in table:
        digits = row["dice"]
        points = [int(row[category]) for category in naive.UPPER]
        assert points == [face * digits.count(str(face)) for face in range(1, 7)]
        assert int(row["chance"]) == sum(points) == sum(map(int, digits))


def test_the_table_knows_jokers_for_five_alike_only(table):
    jokers = {row["dice"]: [row[f"joker_{category}"] for category in naive.JOKER_CATEGORIES] for row in table}
    for dice, points in jokers.items():
        assert points == (["25", "30", "40"] if dice in {str(face) * 5 for face in range(1, 7)} else ["", "", ""])


@pytest.mark.parametrize(
    ("category", "dice", "points"),
    [
        ("full_house", "33344", 25),
        ("full_house", "33333", 0),
        ("full_house", "33334", 0),
        ("small_straight", "12334", 30),
        ("small_straight", "12356", 0),
        ("small_straight", "23456", 30),
        ("large_straight", "12345", 40),
        ("large_straight", "12346", 0),
        ("three_of_a_kind", "22256", 17),
        ("three_of_a_kind", "22556", 0),
        ("four_of_a_kind", "22226", 14),
        ("four_of_a_kind", "66666", 30),
        ("yahtzee", "66666", 50),
    ],
)
def test_score_examples(category, dice, points):
    assert naive.score(category, [int(die) for die in dice]) == points
    assert naive.score(category, [int(die) for die in reversed(dice)]) == points


def test_a_joker_needs_five_alike():
    assert naive.score("full_house", (1, 2, 3, 4, 6), joker=True) == 0
    assert naive.score("yahtzee", (1, 1, 1, 1, 2), joker=True) == 0
    assert naive.score("large_straight", (6, 6, 6, 6, 6), joker=True) == 40


# Which categories are allowed

FOURS = (4, 4, 4, 4, 4)


@pytest.mark.parametrize("rules", naive.RULES)
def test_an_open_yahtzee_box_leaves_every_box_allowed_and_makes_no_joker(rules):
    scores = {"fours": 12, "aces": 3}
    allowed = naive.allowed(rules, scores, FOURS)
    assert list(allowed) == [category for category in naive.CATEGORIES if category not in scores]
    assert (allowed["full_house"], allowed["yahtzee"], allowed["chance"]) == (0, 50, 20)


@pytest.mark.parametrize("yahtzee", [0, 50])
def test_matching_upper_box_open(yahtzee):
    scores = scorecard("fours", "fives", "full_house", "chance", yahtzee=yahtzee)
    anywhere = {"fours": 20, "fives": 0, "full_house": 0, "chance": 20}
    assert naive.allowed("free-joker", scores, FOURS) == anywhere
    assert naive.allowed("forced-joker", scores, FOURS) == {"fours": 20}
    assert naive.allowed("no-joker", scores, FOURS) == anywhere
    assert naive.allowed("no-yahtzee-bonus", scores, FOURS) == anywhere


@pytest.mark.parametrize("yahtzee", [0, 50])
def test_matching_upper_box_filled(yahtzee):
    scores = scorecard("fives", "full_house", "small_straight", "large_straight", "chance", yahtzee=yahtzee)
    joker = {"full_house": 25, "small_straight": 30, "large_straight": 40, "chance": 20}
    plain = {"fives": 0, "full_house": 0, "small_straight": 0, "large_straight": 0, "chance": 20}
    assert naive.allowed("free-joker", scores, FOURS) == {"fives": 0} | joker
    assert naive.allowed("forced-joker", scores, FOURS) == joker
    assert naive.allowed("no-joker", scores, FOURS) == plain
    assert naive.allowed("no-yahtzee-bonus", scores, FOURS) == plain


@pytest.mark.parametrize("rules", naive.RULES)
def test_only_other_upper_boxes_open(rules):
    assert naive.allowed(rules, scorecard("aces", "sixes", yahtzee=50), FOURS) == {"aces": 0, "sixes": 0}


@pytest.mark.parametrize("rules", naive.RULES)
def test_other_rolls_may_go_anywhere(rules):
    assert naive.allowed(rules, scorecard("fours", "full_house", yahtzee=50), (3, 3, 4, 4, 4)) == {
        "fours": 12,
        "full_house": 25,
    }


# Values of the last box, by hand

YAHTZEE_IN_THREE = 2783176 / 6**10
FACE_IN_THREE = 1 - (5 / 6) ** 3


def last_box(category, **kwargs):
    return naive.state_value("no-yahtzee-bonus", all_but(category), 0, False, **kwargs)


def test_last_box_yahtzee():
    assert last_box("yahtzee") == pytest.approx(50 * YAHTZEE_IN_THREE, abs=1e-12)
    assert last_box("yahtzee", rolls_per_turn=1) == pytest.approx(50 * 6 / 7776, abs=1e-12)


@pytest.mark.parametrize(
    ("dice", "chance"),
    [("12346", 0.0126314586), ("11346", 0.02906379), ("11336", 0.02906379), ("11136", 0.09336420), ("11116", 11 / 36)],
)
def test_last_box_yahtzee_after_the_first_roll(dice, chance):
    scores = dict.fromkeys(all_but("yahtzee"), 0)
    found = naive.options("no-yahtzee-bonus", scores, 0, dice, rolls_left=2)
    assert max(found["keeps"].values()) == pytest.approx(50 * chance, abs=1e-6)


def test_last_box_chance():
    # One die with three rolls: 3.5, then 4.25 (keep 4 and more), then 14/3 (keep 5 and more).
    assert last_box("chance", rolls_per_turn=1) == pytest.approx(5 * 3.5, abs=1e-12)
    assert last_box("chance", rolls_per_turn=2) == pytest.approx(5 * 4.25, abs=1e-12)
    assert last_box("chance") == pytest.approx(5 * 14 / 3, abs=1e-12)


@pytest.mark.parametrize("face", range(1, 7))
def test_last_box_upper(face):
    assert last_box(naive.UPPER[face - 1]) == pytest.approx(5 * face * FACE_IN_THREE, abs=1e-12)


LAST_TURN_VALUES = (2.11, 4.21, 6.32, 8.43, 10.53, 12.64, 15.19, 5.61, 9.15, 18.48, 10.61, 2.30, 23.33)


@pytest.mark.parametrize(("category", "mean"), list(zip(naive.CATEGORIES, LAST_TURN_VALUES, strict=True)))
def test_last_turn_values_per_category(category, mean):
    # Verhoeff's table "without extra Yahtzee bonus" has jokers in it: a zero stands in the Yahtzee box.
    assert naive.state_value("free-joker", all_but(category), 0, False) == pytest.approx(mean, abs=0.005)


@pytest.mark.parametrize("category", naive.JOKER_CATEGORIES)
def test_jokers_raise_the_last_turn_value(category):
    with_jokers = naive.state_value("free-joker", all_but(category), 0, False)
    assert naive.state_value("forced-joker", all_but(category), 0, False) == with_jokers
    assert naive.state_value("no-joker", all_but(category), 0, False) == last_box(category) < with_jokers - 0.005


def test_the_upper_bonus_is_earned_at_63_and_only_once():
    # Keeping every ace is best for points and bonus alike, so the aces are binomial.
    chances = [math.comb(5, n) * FACE_IN_THREE**n * (1 - FACE_IN_THREE) ** (5 - n) for n in range(6)]
    for upper_total in range(57, 65):
        needed = 63 - upper_total
        bonus = 35 * sum(chances[needed:]) if needed > 0 else 0
        value = naive.state_value("no-yahtzee-bonus", all_but("aces"), upper_total, False)
        assert value == pytest.approx(5 * FACE_IN_THREE + bonus, abs=1e-12)


def test_points_so_far_count_each_bonus():
    scores = {"threes": 9, "fours": 12, "fives": 15, "sixes": 24, "yahtzee": 50}
    assert naive.points_so_far(scores, 2) == 110 + 200
    assert naive.points_so_far(scores | {"twos": 2}, 2) == 112 + 200
    assert naive.points_so_far(scores | {"twos": 4}, 2) == 114 + 200 + 35


@pytest.mark.parametrize(
    ("rules", "yahtzee_is_50", "points_of_five_alike"),
    [
        ("free-joker", False, 25),
        ("free-joker", True, 125),
        ("forced-joker", False, 25),
        ("forced-joker", True, 125),
        ("no-joker", False, 0),
        ("no-joker", True, 100),
        ("no-yahtzee-bonus", True, 0),
    ],
)
def test_last_box_full_house_with_five_alike(rules, yahtzee_is_50, points_of_five_alike):
    value = naive.state_value(rules, all_but("full_house"), 0, yahtzee_is_50, rolls_per_turn=1)
    assert value == pytest.approx((300 * 25 + 6 * points_of_five_alike) / 7776, abs=1e-12)


@pytest.mark.parametrize(
    ("rules", "yahtzee", "points_of_five_alike"),
    [("free-joker", 0, 40), ("forced-joker", 50, 140), ("no-joker", 50, 100), ("no-yahtzee-bonus", 50, 0)],
)
def test_last_box_large_straight_from_four_alike(rules, yahtzee, points_of_five_alike):
    scores = scorecard("large_straight", yahtzee=yahtzee)
    found = naive.options(rules, scores, 0, "11112", rolls_left=1)
    assert found["keeps"]["1111"] == pytest.approx(yahtzee + points_of_five_alike / 6, abs=1e-12)
    assert found["keeps"]["11112"] == yahtzee
    assert found["categories"] == {"large_straight": [0, yahtzee]}


def test_a_yahtzee_bonus_is_paid_in_any_box():
    found = naive.options("free-joker", scorecard("aces", yahtzee=50), 1, "66666", rolls_left=0)
    assert found == {"keeps": {}, "categories": {"aces": [0, 250]}}


# Two boxes


def test_yahtzee_or_chance_with_one_roll():
    ways_of_sum = Counter(sum(dice) for dice in itertools.product(range(1, 7), repeat=5))
    yahtzee_next = 50 * 6 / 7776
    # Five alike take the Yahtzee box, with 17.5 to come in Chance; any other roll takes Chance, or scratches Yahtzee.
    total = sum(ways * max(points + yahtzee_next, 17.5) for points, ways in ways_of_sum.items())
    for face in range(1, 7):
        total += 50 + 17.5 - max(5 * face + yahtzee_next, 17.5)
    value = naive.state_value("no-yahtzee-bonus", all_but("yahtzee", "chance"), 0, False, rolls_per_turn=1)
    assert value == pytest.approx(total / 7776, abs=1e-12)


def test_a_first_yahtzee_opens_the_bonus():
    # 50 now, then one roll in Aces, 100 more for five alike; with 0 in the Yahtzee box there is no bonus to come.
    scores = dict.fromkeys(all_but("yahtzee", "aces"), 0)
    found = naive.options("free-joker", scores, 0, "66666", rolls_left=0, rolls_per_turn=1)
    assert found["categories"]["yahtzee"][1] == pytest.approx(50 + 5 / 6 + 100 / 1296, abs=1e-12)
    found = naive.options("free-joker", scores, 0, "66661", rolls_left=0, rolls_per_turn=1)
    assert found["categories"]["yahtzee"][1] == pytest.approx(5 / 6, abs=1e-12)


# Hostile dice


def demon(filled, yahtzee_is_50=False, rules="free-joker"):
    return naive.state_value(rules, filled, 0, yahtzee_is_50, dice_model="perfect-demon")


def test_the_demon_rolls_five_aces_for_chance_unless_that_pays_a_bonus():
    assert demon(all_but("chance")) == 5
    assert demon(all_but("chance"), yahtzee_is_50=True) == 6
    assert demon(all_but("chance"), yahtzee_is_50=True, rules="no-yahtzee-bonus") == 5


@pytest.mark.parametrize("category", [category for category in naive.CATEGORIES if category != "chance"])
def test_the_demon_leaves_nothing_in_any_other_last_box(category):
    assert demon(all_but(category)) == 0


def test_the_demon_may_not_give_away_a_yahtzee():
    assert demon(all_but("yahtzee", "chance")) == 6


def enumerated(category, n, choose):
    """Mean of `choose` (min or max) of n throws of five dice in one box, every combination of throws tried."""
    points = Counter(naive.score(category, dice) for dice in itertools.product(range(1, 7), repeat=5))
    combinations = itertools.product(points.items(), repeat=n)
    return sum(choose(p for p, _ in draws) * math.prod(w for _, w in draws) for draws in combinations) / 6 ** (5 * n)


@pytest.mark.parametrize("category", daily(["aces", "sixes", "chance", "yahtzee", "small_straight"], 2))
@pytest.mark.parametrize("n", [1, 2, 3])
def test_last_box_with_the_worst_or_best_of_n_throws(category, n):
    for name, choose in (("worst-of", min), ("best-of", max)):
        value = last_box(category, rolls_per_turn=1, dice_model=f"{name}-{n}")
        assert value == pytest.approx(enumerated(category, n, choose), abs=1e-12)


def test_last_box_yahtzee_with_the_best_of_n_throws_by_hand():
    for n in (1, 2, 50):
        fail, succeed = (1 - 1 / 1296) ** n, (1 / 1296) ** n
        assert last_box("yahtzee", rolls_per_turn=1, dice_model=f"best-of-{n}") == pytest.approx(
            50 * (1 - fail), abs=1e-12
        )
        assert last_box("yahtzee", rolls_per_turn=1, dice_model=f"worst-of-{n}") == pytest.approx(
            50 * succeed, abs=1e-12
        )


def test_extremes_of_a_single_die_by_hand():
    # Four sixes lie, one die is rolled for Chance: 24 plus the lower of two dice (91/36) or the higher one (161/36).
    scores = dict.fromkeys(all_but("chance"), 0)
    for model, die in (("worst-of-2", 91 / 36), ("best-of-2", 161 / 36), ("worst-of-50", 1), ("best-of-50", 6)):
        found = naive.options("no-joker", scores, 0, "16666", rolls_left=1, dice_model=model)
        assert found["keeps"]["6666"] == pytest.approx(24 + die, abs=1e-3 if "50" in model else 1e-12)
        assert found["keeps"]["16666"] == 25


@pytest.mark.parametrize("n", [1, 2, 3])
def test_mean_of_lowest_by_trying_all_draws(n):
    weighted = [(2.5, 3), (-1.0, 1), (2.5, 2), (7.0, 4), (0.0, 5)]
    draws = itertools.product([value for value, ways in weighted for _ in range(ways)], repeat=n)
    assert naive.mean_of_lowest(weighted, n) == pytest.approx(sum(map(min, draws)) / 15**n, abs=1e-12)


@pytest.mark.parametrize("rules", daily(naive.RULES))
def test_one_throw_is_fair(rules):
    state = (rules, all_but("sixes", "large_straight"), 40, True)
    fair = naive.state_value(*state)
    assert naive.state_value(*state, dice_model="worst-of-1") == pytest.approx(fair, abs=1e-12)
    assert naive.state_value(*state, dice_model="best-of-1") == pytest.approx(fair, abs=1e-12)


def test_more_throws_are_worth_less_or_more():
    def values(name):
        return [last_box("chance", dice_model=f"{name}-{n}") for n in (1, 2, 3, 10, 50)]

    assert values("worst-of") == sorted(values("worst-of"), reverse=True)
    assert values("best-of") == sorted(values("best-of"))
    assert 5 <= values("worst-of")[-1] < values("worst-of")[0] < values("best-of")[-1] <= 30


def test_the_known_demon_compares_counts_where_fair_values_are_equal():
    fair = dict.fromkeys(naive.ROLLS, 0.0)
    assert naive.demons_answer(naive.ROLLS, fair) == (6, 6, 6, 6, 6)
    assert naive.demons_answer(naive.ROLLS, fair | {(6, 6, 6, 6, 6): 1e-10}) == (6, 6, 6, 6, 6)
    assert naive.demons_answer(naive.ROLLS, fair | {(6, 6, 6, 6, 6): 1e-8}) == (5, 6, 6, 6, 6)
    assert naive.demons_answer([(1, 2, 2, 2, 3), (1, 2, 2, 3, 3)], fair) == (1, 2, 2, 3, 3)
    assert naive.demons_answer([(1, 2, 2, 2, 3), (1, 2, 2, 3, 3)], fair | {(1, 2, 2, 2, 3): -1.0}) == (1, 2, 2, 2, 3)


def test_the_known_demon_can_be_outwitted():
    """Yahtzee and Chance are open, one roll a turn.

    A fair player scratches Yahtzee with a sum below 17.5, so the demon takes all those rolls for equal and gives the
    first of them, 33344. But Chance would be worth only 5 (11111) next turn: the player takes 17 for it now. The
    perfect demon would have given 11112.
    """
    boxes = all_but("yahtzee", "chance")
    for model, value in (("demon", 17), ("perfect-demon", 6)):
        assert naive.state_value("no-yahtzee-bonus", boxes, 0, False, 1, model) == value
    found = naive.options("no-yahtzee-bonus", dict.fromkeys(boxes, 0), 0, "33344", 0, 1, "demon")
    assert found["categories"] == {"yahtzee": [0, 5], "chance": [17, 17]}


@pytest.mark.parametrize("boxes", [("chance",), ("aces", "chance"), ("fives", "yahtzee"), ("full_house", "chance")])
def test_the_known_demon_is_no_worse_than_the_perfect_one(boxes):
    known = naive.state_value("free-joker", all_but(*boxes), 0, True, dice_model="demon")
    assert known >= demon(all_but(*boxes), yahtzee_is_50=True)


def test_hostile_keeps_are_worth_their_worst_roll():
    scores = dict.fromkeys(all_but("chance"), 0)
    found = naive.options("free-joker", scores, 0, "11566", rolls_left=1, dice_model="perfect-demon")
    assert found["keeps"][""] == 5
    assert found["keeps"]["66"] == 15
    assert found["keeps"]["566"] == 19
    assert found["keeps"]["11566"] == found["categories"]["chance"][1] == 19


# Positions solved by another program, printed to six decimals

# fmt: off
POSITIONS = (
    {
        "rules": "free-joker",
        "dice_model": "fair",
        "scores": {
            "aces": 0, "twos": 10, "threes": 15, "fives": 15, "sixes": 0, "three_of_a_kind": 23,
            "four_of_a_kind": 0, "full_house": 25, "small_straight": 0, "large_straight": 40, "yahtzee": 50,
        },
        "yahtzee_bonuses": 4,
        "dice": "13355",
        "rolls_left": 2,
        "keeps": {
            "": 612.463883, "5": 612.520839, "3": 611.6642, "1": 611.646573, "55": 614.243393, "35": 611.473529,
            "33": 611.91487, "15": 611.469022, "13": 610.714048, "355": 612.413786, "335": 610.890172,
            "155": 612.413786, "135": 610.530815, "133": 610.292193, "3355": 611.137515, "1355": 611.137515,
            "1335": 609.748136, "13355": 610.123932,
        },
        "categories": {"fours": [0, 603.611821], "chance": [17, 605.892343]},
    },
    {
        "rules": "free-joker",
        "dice_model": "perfect-demon",
        "scores": {
            "aces": 2, "twos": 2, "threes": 6, "fours": 0, "fives": 25, "sixes": 30, "four_of_a_kind": 0,
            "full_house": 0, "large_straight": 40, "yahtzee": 50,
        },
        "yahtzee_bonuses": 4,
        "dice": "34566",
        "rolls_left": 2,
        "keeps": {
            "": 599.0, "6": 602.0, "5": 601.0, "4": 600.0, "3": 599.0, "66": 606.0, "56": 605.0, "46": 604.0,
            "45": 603.0, "36": 603.0, "35": 602.0, "34": 602.0, "566": 609.0, "466": 608.0, "456": 607.0,
            "366": 607.0, "356": 606.0, "346": 605.0, "345": 604.0, "4566": 612.0, "3566": 611.0, "3466": 610.0,
            "3456": 629.0, "34566": 629.0,
        },
        "categories": {"three_of_a_kind": [0, 596.0], "small_straight": [30, 629.0], "chance": [24, 614.0]},
    },
    {
        "rules": "forced-joker",
        "dice_model": "fair",
        "scores": {
            "aces": 1, "twos": 10, "threes": 12, "fours": 8, "fives": 0, "three_of_a_kind": 22,
            "four_of_a_kind": 22, "full_house": 25, "small_straight": 30, "large_straight": 40, "yahtzee": 50,
        },
        "yahtzee_bonuses": 3,
        "dice": "66666",
        "rolls_left": 1,
        "keeps": {
            "": 553.198746, "6": 556.691176, "66": 561.26383, "666": 568.389598, "6666": 587.278487,
            "66666": 675.611821,
        },
        "categories": {"sixes": [30, 675.611821]},
    },
    {
        "rules": "forced-joker",
        "dice_model": "perfect-demon",
        "scores": {
            "aces": 1, "twos": 0, "threes": 9, "fours": 20, "fives": 25, "sixes": 12, "three_of_a_kind": 26,
            "full_house": 25, "small_straight": 30, "large_straight": 40, "yahtzee": 50, "chance": 24,
        },
        "yahtzee_bonuses": 5,
        "dice": "55555",
        "rolls_left": 1,
        "keeps": {"": 797.0, "5": 797.0, "55": 797.0, "555": 797.0, "5555": 818.0, "55555": 922.0},
        "categories": {"four_of_a_kind": [25, 922.0]},
    },
    {
        "rules": "no-yahtzee-bonus",
        "dice_model": "fair",
        "scores": {
            "aces": 0, "threes": 6, "fours": 20, "fives": 25, "sixes": 24, "three_of_a_kind": 26,
            "four_of_a_kind": 21, "full_house": 25, "small_straight": 0, "yahtzee": 50,
        },
        "yahtzee_bonuses": 0,
        "dice": "23456",
        "rolls_left": 0,
        "keeps": {},
        "categories": {"twos": [2, 272.434841], "large_straight": [40, 300.658342], "chance": [20, 272.743299]},
    },
    {
        "rules": "no-yahtzee-bonus",
        "dice_model": "perfect-demon",
        "scores": {
            "aces": 0, "threes": 6, "fours": 20, "fives": 25, "sixes": 24, "three_of_a_kind": 26,
            "four_of_a_kind": 21, "full_house": 25, "small_straight": 0, "large_straight": 40, "yahtzee": 50,
        },
        "yahtzee_bonuses": 0,
        "dice": "24446",
        "rolls_left": 1,
        "keeps": {
            "": 277.0, "6": 282.0, "4": 280.0, "2": 279.0, "46": 285.0, "44": 283.0, "26": 283.0, "24": 281.0,
            "446": 288.0, "444": 286.0, "246": 286.0, "244": 284.0, "4446": 291.0, "2446": 289.0, "2444": 287.0,
            "24446": 292.0,
        },
        "categories": {"twos": [2, 279.0], "chance": [20, 292.0]},
    },
)
# fmt: on


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p['rules']}-{p['dice_model']}-{p['dice']}")
def test_positions_solved_elsewhere(position):
    expected = {"keeps": dict(position["keeps"]), "categories": dict(position["categories"])}
    asked = {name: value for name, value in position.items() if name not in expected}
    found = naive.options(**asked)
    assert found["keeps"] == pytest.approx(expected["keeps"], abs=1e-6)
    assert found["categories"].keys() == expected["categories"].keys()
    for category, (points, value) in expected["categories"].items():
        assert found["categories"][category] == [points, pytest.approx(value, abs=1e-6)]


# Bad names


@pytest.mark.parametrize(
    "change", [{"rules": "free"}, {"dice_model": "worst-of-51"}, {"filled": ["ones"]}], ids=lambda c: next(iter(c))
)
def test_unknown_names_are_errors(change):
    arguments = {"rules": "free-joker", "filled": (), "upper_total": 0, "yahtzee_is_50": False} | change
    with pytest.raises(ValueError, match="unknown"):
        naive.state_value(**arguments)


def test_an_unknown_category_is_an_error():
    with pytest.raises(ValueError, match="unknown category"):
        naive.score("ones", (1, 1, 1, 1, 1))
