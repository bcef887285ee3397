# SPDX-License-Identifier: MIT
"""Checks of the slow twin of goals: chances worked out by hand, and positions solved by another program.

All of it needs only `naive`, `naive_goals` and the standard library, so a mistake in the engine cannot hide here.
"""

from __future__ import annotations

import itertools
import json
import math
from collections import Counter
from pathlib import Path

import naive
import naive_goals
import pytest
from audits import daily, daily_rows
from naive_goals import beat_utility, certainty_equivalent, exponential, reach

GOAL_POSITIONS = Path(__file__).parent / "engine" / "data" / "goal_positions_sample.jsonl"

YAHTZEE_IN_THREE = 2783176 / 6**10
FACE_IN_THREE = 1 - (5 / 6) ** 3
FIVE_ALIKE = 6 / 7776
WAYS_OF_SUM = Counter(sum(dice) for dice in itertools.product(range(1, 7), repeat=5))
EXACT = 1e-12


def scorecard(*open_boxes, **points):
    """A scorecard of zeros but for some boxes."""
    return {category: points.get(category, 0) for category in naive.CATEGORIES if category not in open_boxes}


def before(utility, *open_boxes, rules="no-yahtzee-bonus", bonuses=0, rolls=3, **points):
    """Return the best mean utility before a turn."""
    return naive_goals.before_turn(rules, scorecard(*open_boxes, **points), bonuses, utility, rolls)


def values(utility, dice, rolls_left, *open_boxes, rules="no-yahtzee-bonus", **points):
    """Return the best mean utility of every option."""
    return naive_goals.chance_values(rules, scorecard(*open_boxes, **points), 0, dice, rolls_left, utility)


def mean(chances, utility):
    """Return the mean utility of a distribution."""
    return sum(chance * utility(points) for points, chance in chances.items())


# Targets with one open box


def test_a_yahtzee_in_three_rolls():
    assert before(reach(50), "yahtzee") == pytest.approx(YAHTZEE_IN_THREE, abs=EXACT)
    assert before(reach(50), "yahtzee") == pytest.approx(0.0460286, abs=1e-7)
    assert before(reach(1), "yahtzee", rolls=1) == pytest.approx(FIVE_ALIKE, abs=EXACT)


@pytest.mark.parametrize(
    ("dice", "chance"),
    [("12346", 0.0126314586), ("11346", 0.02906379), ("11336", 0.02906379), ("11136", 0.09336420), ("11116", 11 / 36)],
)
def test_a_yahtzee_after_the_first_roll(dice, chance):
    found = values(reach(50), dice, 2, "yahtzee")
    assert max(found["keeps"].values()) == pytest.approx(chance, abs=1e-8)
    assert found["categories"] == {"yahtzee": 0}


def test_a_large_straight():
    assert before(reach(40), "large_straight", rolls=1) == pytest.approx(240 / 7776, abs=EXACT)
    expected = naive.state_value("no-yahtzee-bonus", scorecard("large_straight"), 0, False) / 40
    assert before(reach(40), "large_straight") == pytest.approx(expected, abs=EXACT)


def test_a_large_straight_from_four_in_a_row_or_with_a_gap():
    assert values(reach(40), "23455", 2, "large_straight")["keeps"]["2345"] == pytest.approx(5 / 9, abs=EXACT)
    found = values(reach(40), "13455", 2, "large_straight")["keeps"]
    assert found["1345"] == max(found.values()) == pytest.approx(11 / 36, abs=EXACT)
    # Two dice beside 3, 4 and 5: a two with a one or a six (4 of 36 throws), a two alone (7, then 1/3), a one or a six
    # alone (16, then 1/6), none of them (9, then the first case).
    assert found["345"] == pytest.approx((4 + 7 / 3 + 16 / 6 + 9 * 4 / 36) / 36, abs=EXACT)


@pytest.mark.parametrize("target", range(31))
def test_sixes_of_a_last_box_are_binomial(target):
    chances = [math.comb(5, n) * FACE_IN_THREE**n * (1 - FACE_IN_THREE) ** (5 - n) for n in range(6)]
    needed = math.ceil(target / 6)
    assert before(reach(target), "sixes") == pytest.approx(sum(chances[needed:]), abs=EXACT)


def test_chances_of_nothing_and_of_certainty():
    for target, chance in ((205, 1.0), (236, 0.0)):
        assert before(reach(target), "chance", yahtzee=50, sixes=30, three_of_a_kind=120) == chance
        found = values(reach(target), "13466", 2, "chance", yahtzee=50, sixes=30, three_of_a_kind=120)
        assert len(found["keeps"]) == len(naive.keeps((1, 3, 4, 6, 6)))
        assert set(found["keeps"].values()) | set(found["categories"].values()) == {chance}


def test_a_target_gives_up_what_is_likely_worth_most():
    # 28 points are on the table. For 29 the four has to go; for 30, too, and only a six will do; for 28 it stays.
    for target, stop, roll in ((28, 1, 1 / 2), (29, 0, 1 / 3), (30, 0, 1 / 6)):
        found = values(reach(target), "46666", 1, "chance")
        assert found["categories"] == {"chance": stop}
        assert found["keeps"]["46666"] == stop
        assert found["keeps"]["6666"] == pytest.approx(roll, abs=EXACT)


def test_all_bonuses_count():
    # 59 in the upper section: four aces make 63, and 98 with the bonus. Five make 99.
    upper = {"twos": 10, "threes": 15, "fours": 16, "fives": 0, "sixes": 18}
    ace, other = FACE_IN_THREE, 1 - FACE_IN_THREE
    four_or_five = 5 * ace**4 * other + ace**5
    assert before(reach(63), "aces", **upper) == pytest.approx(four_or_five, abs=EXACT)
    assert before(reach(98), "aces", **upper) == pytest.approx(four_or_five, abs=EXACT)
    assert before(reach(99), "aces", **upper) == pytest.approx(ace**5, abs=EXACT)
    assert before(reach(100), "aces", **upper) == 0
    # A full house is 25 points, a joker 125, two former Yahtzee bonuses are 200 and the Yahtzee 50.
    house = {"rules": "free-joker", "yahtzee": 50, "bonuses": 2, "rolls": 1}
    assert before(reach(250), "full_house", **house) == 1
    assert before(reach(275), "full_house", **house) == pytest.approx(306 / 7776, abs=EXACT)
    assert before(reach(375), "full_house", **house) == pytest.approx(FIVE_ALIKE, abs=EXACT)
    assert before(reach(376), "full_house", **house) == 0


@pytest.mark.parametrize(
    ("rules", "yahtzee", "most"),
    [("free-joker", 0, 40), ("free-joker", 50, 190), ("forced-joker", 50, 190), ("no-joker", 50, 150)],
)
def test_five_alike_under_each_rule_set(rules, yahtzee, most):
    found = values(reach(most), "11112", 1, "large_straight", rules=rules, yahtzee=yahtzee)
    assert found["keeps"]["1111"] == pytest.approx(1 / 6, abs=EXACT)
    assert found["keeps"]["11112"] == found["categories"]["large_straight"] == 0


# Two open boxes


def test_yahtzee_and_ten_in_chance_with_one_roll_each():
    # Five alike go to the Yahtzee box, any other roll of ten or more points to Chance.
    ten = sum(ways for points, ways in WAYS_OF_SUM.items() if points >= 10) / 7776
    expected = FIVE_ALIKE * ten + (ten - 5 / 7776) * FIVE_ALIKE
    assert before(reach(60), "yahtzee", "chance", rolls=1) == pytest.approx(expected, abs=EXACT)


def test_a_full_scorecard_has_its_points():
    assert before(reach(50), yahtzee=50) == 1
    assert before(reach(51), yahtzee=50) == 0
    assert before(lambda points: 7.0 * points, yahtzee=50, rules="free-joker", bonuses=3) == 7 * 350


@pytest.mark.parametrize("rules", daily(naive.RULES, 3))
@pytest.mark.parametrize("yahtzee", [0, 50])
def test_the_mean_of_the_points_is_what_the_other_twin_works_out(rules, yahtzee):
    scores = scorecard("sixes", "full_house", yahtzee=yahtzee, fives=20, fours=16, threes=9)
    for dice, rolls_left in (("66666", 0), ("24666", 2), ("33355", 1)):
        found = naive_goals.chance_values(rules, scores, 0, dice, rolls_left, float)
        expected = naive.options(rules, scores, 0, dice, rolls_left)
        expected["categories"] = {category: value for category, (_, value) in expected["categories"].items()}
        for kind in ("keeps", "categories"):
            assert found[kind] == pytest.approx(expected[kind], abs=1e-9)
    expected = naive.points_so_far(scores, 0) + naive.state_value(rules, scores, 45, yahtzee == 50)
    assert naive_goals.before_turn(rules, scores, 0, float) == pytest.approx(expected, abs=1e-9)


def test_higher_targets_are_harder():
    chances = [before(reach(target), "fives", "full_house") for target in (0, 10, 25, 26, 40, 50, 51)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1
    assert chances[-1] == 0 < chances[-2]


# Risk


@pytest.mark.parametrize("a", [-0.2, -0.01, 0.0, 0.01, 0.2])
def test_what_is_certain_is_worth_itself(a):
    for points in (0, 5, 254, 1575):
        assert certainty_equivalent(exponential(a)(points), a) == pytest.approx(points, abs=1e-9)


@pytest.mark.parametrize("a", [-0.1, -0.01, 0.01, 0.1])
def test_risk_of_a_yahtzee_in_one_roll(a):
    found = certainty_equivalent(before(exponential(a), "yahtzee", rolls=1), a)
    assert found == pytest.approx(-math.log(1 - FIVE_ALIKE + FIVE_ALIKE * math.exp(-50 * a)) / a, abs=1e-9)
    assert (found < 50 * FIVE_ALIKE) == (a > 0)


def test_the_written_out_utility_is_the_exponential():
    assert before(lambda x: -math.exp(-0.1 * x), "yahtzee", rolls=1) == before(exponential(0.1), "yahtzee", rolls=1)


@pytest.mark.parametrize(
    ("a", "dice", "rolls"), [(1.0, "36666", False), (0.0, "36666", True), (0.0, "46666", False), (-1.0, "46666", True)]
)
def test_a_last_die_is_rolled_for_chance_by_who_likes_risk(a, dice, rolls):
    found = values(exponential(a), dice, 1, "chance")
    stop = found["categories"]["chance"]
    assert certainty_equivalent(stop, a) == pytest.approx(sum(map(int, dice)), abs=1e-9)
    die = [exponential(a)(24 + face) for face in range(1, 7)]
    assert found["keeps"]["6666"] == pytest.approx(sum(die) / 6, rel=1e-12)
    assert (found["keeps"]["6666"] > stop) == rolls


def test_points_that_one_has_do_not_change_the_risk_that_one_takes():
    for a in (-0.05, 0.05):
        poor, rich = (
            certainty_equivalent(before(exponential(a), "fours", "full_house", sixes=points), a) for points in (0, 18)
        )
        assert rich == pytest.approx(poor + 18, abs=1e-9)


def test_a_little_risk_is_nearly_the_mean():
    points = before(float, "fours", "full_house")
    nearly = [certainty_equivalent(before(exponential(a), "fours", "full_house"), a) for a in (1e-4, -1e-4)]
    assert nearly[0] < points < nearly[1]
    assert nearly == pytest.approx([points, points], abs=0.02)


# Beating others


def test_nobody_else_is_always_beaten():
    assert beat_utility([])(0) == 1


def test_one_other_by_hand():
    beaten = beat_utility([{100: 0.5, 200: 0.25, 300: 0.25}])
    assert [beaten(x) for x in (99, 100, 101, 200, 299, 300, 301)] == [0, 0.25, 0.5, 0.625, 0.75, 0.875, 1]


def test_two_others_by_hand():
    beaten = beat_utility([{100: 0.5, 200: 0.5}, {100: 0.25, 150: 0.75}])
    assert beaten(99) == 0
    assert beaten(100) == pytest.approx(0.125 / 3, abs=EXACT)
    assert beaten(120) == 0.125
    assert beaten(150) == pytest.approx(0.125 + 0.375 / 2, abs=EXACT)
    assert beaten(151) == 0.5
    assert beaten(200) == pytest.approx(0.5 + 0.5 / 2, abs=EXACT)
    assert beaten(201) == 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_equals_win_equally_often(players):
    chances = {180: 0.2, 220: 0.5, 260: 0.3}
    assert mean(chances, beat_utility([chances] * (players - 1))) == pytest.approx(1 / players, abs=EXACT)


def test_the_chances_of_all_players_add_up():
    players = [{10: 0.5, 20: 0.5}, {10: 0.3, 15: 0.2, 20: 0.5}, {5: 0.9, 20: 0.05, 25: 0.05}]
    others = [[other for other in players if other is not player] for player in players]
    won = [mean(player, beat_utility(rest)) for player, rest in zip(players, others, strict=True)]
    assert sum(won) == pytest.approx(1, abs=EXACT)


def test_to_beat_one_score_is_to_reach_one_more_or_share():
    beaten = beat_utility([{29: 1.0}])
    found = values(beaten, "56666", 1, "chance")
    assert found["categories"] == {"chance": 0.5}
    # One die for a six alone: 1/6 wins, 1/6 shares.
    assert found["keeps"]["6666"] == pytest.approx(1 / 6 + 1 / 12, abs=EXACT)


# Final scores under a policy


def at_once(scores, so_far, bonuses, roll, rolls_left):
    """Score whatever lies there in the first open box."""
    return "score", next(category for category in naive.CATEGORIES if category not in scores)


def best(utility, rules, rolls_per_turn=3):
    """Return the policy that maximises the mean of a utility; of equal options the first."""

    def policy(scores, so_far, bonuses, roll, rolls_left):
        found = naive_goals.chance_values(rules, scores, bonuses, roll, rolls_left, utility, rolls_per_turn)
        options = {("score", category): value for category, value in found["categories"].items()}
        options |= {("keep", tuple(map(int, keep))): value for keep, value in found["keeps"].items()}
        return max(options, key=options.get)

    return policy


def test_points_of_one_roll_in_chance():
    expected = {points + 50: ways / 7776 for points, ways in WAYS_OF_SUM.items()}
    for rolls in (1, 3):
        found = naive_goals.distribution(
            at_once, "no-yahtzee-bonus", scorecard("chance", yahtzee=50), 0, rolls_per_turn=rolls
        )
        assert found == pytest.approx(expected, abs=EXACT)
    assert list(found) == sorted(found)


def test_two_turns_are_independent():
    found = naive_goals.distribution(at_once, "no-joker", scorecard("yahtzee", "chance"), 0)
    expected = Counter()
    for points, ways in WAYS_OF_SUM.items():
        expected[points + 50] += FIVE_ALIKE * ways / 7776
        expected[points] += (1 - FIVE_ALIKE) * ways / 7776
    # Five alike in the second turn are a Yahtzee bonus, if the first was a Yahtzee.
    for face in range(1, 7):
        expected[5 * face + 50] -= FIVE_ALIKE / 7776
        expected[5 * face + 150] += FIVE_ALIKE / 7776
    del expected[55], expected[80]  # five ones and five sixes are five alike
    assert found == pytest.approx(expected, abs=EXACT)


def test_keeping_every_ace_is_binomial_and_earns_the_bonus():
    def aces(scores, so_far, bonuses, roll, rolls_left):
        return ("keep", tuple(die for die in roll if die == 1)) if rolls_left else ("score", "aces")

    # 60 in the upper section: three aces make the bonus.
    scores = scorecard("aces", twos=10, threes=15, fours=20, fives=15)
    points = [60, 61, 62, 98, 99, 100]
    binomial = [math.comb(5, n) * FACE_IN_THREE**n * (1 - FACE_IN_THREE) ** (5 - n) for n in range(6)]
    found = naive_goals.distribution(aces, "free-joker", scores, 0)
    assert found == pytest.approx(dict(zip(points, binomial, strict=True)), abs=EXACT)
    found = naive_goals.distribution_from_roll(aces, "free-joker", scores, 0, "31115", 1)
    assert found == pytest.approx({98: 25 / 36, 99: 10 / 36, 100: 1 / 36}, abs=EXACT)


def test_a_policy_knows_all_that_is_on_the_table():
    asked = []

    def policy(scores, so_far, bonuses, roll, rolls_left):
        asked.append((tuple(scores), so_far, bonuses, roll, rolls_left))
        return at_once(scores, so_far, bonuses, roll, rolls_left)

    scores = scorecard("aces", "chance", yahtzee=50)
    found = naive_goals.distribution_from_roll(policy, "free-joker", scores, 1, "11111", 2)
    assert asked[0] == (tuple(scores), 150, 1, (1, 1, 1, 1, 1), 2)
    second = (tuple(scorecard("chance")), 255, 2)
    assert asked[1:] == [(*second, roll, 2) for roll in naive.ROLLS]
    assert sum(found.values()) == pytest.approx(1, abs=EXACT)
    assert found[255 + 130] == pytest.approx(1 / 7776, abs=EXACT)


@pytest.mark.parametrize(
    ("utility", "rolls"),
    daily_rows(
        [
            (float, 2),
            (reach(275), 3),
            (exponential(0.05), 2),
            (exponential(-0.05), 2),
            (beat_utility([{200: 0.5, 250: 0.5}, {225: 1.0}]), 2),
        ],
        2,
    ),
    ids=["points", "reach", "shuns-risk", "seeks-risk", "beats"],
)
def test_the_best_policy_has_the_best_mean(utility, rolls):
    scores = scorecard("full_house", "yahtzee", sixes=30, chance=170)
    policy = best(utility, "free-joker", rolls)
    found = naive_goals.distribution(policy, "free-joker", scores, 0, rolls)
    assert sum(found.values()) == pytest.approx(1, abs=EXACT)
    expected = naive_goals.before_turn("free-joker", scores, 0, utility, rolls)
    assert mean(found, utility) == pytest.approx(expected, rel=1e-12)
    found = naive_goals.distribution_from_roll(policy, "free-joker", scores, 0, "13335", 1, rolls)
    options = naive_goals.chance_values("free-joker", scores, 0, "13335", 1, utility, rolls)
    expected = max([*options["keeps"].values(), *options["categories"].values()])
    assert mean(found, utility) == pytest.approx(expected, rel=1e-12)


@pytest.mark.audit
def test_no_policy_reaches_a_target_more_often_than_the_best_one():
    scores = scorecard("threes", "full_house", yahtzee=50)
    for_points = naive_goals.distribution(best(float, "free-joker", 2), "free-joker", scores, 0, 2)
    lost = []
    for target in (50, 59, 75, 84, 90):
        chance = naive_goals.before_turn("free-joker", scores, 0, reach(target), 2)
        lost.append(chance - mean(for_points, reach(target)))
    assert min(lost) >= -EXACT
    assert max(lost) > 0.001


@pytest.mark.parametrize(
    ("decision", "rolls_left"),
    [(("keep", (2,)), 1), (("keep", (6, 1)), 1), (("keep", ()), 0), (("score", "aces"), 1), (("stop", "chance"), 1)],
)
def test_what_the_rules_forbid_is_an_error(decision, rolls_left):
    def policy(scores, so_far, bonuses, roll, left):
        return decision if left == rolls_left else at_once(scores, so_far, bonuses, roll, left)

    with pytest.raises(ValueError, match="not to be done"):
        naive_goals.distribution_from_roll(policy, "free-joker", scorecard("chance"), 0, "13466", rolls_left)


# Positions solved by another program, printed to nine decimals


def small_positions():
    """Return the positions with at most three open boxes."""
    with GOAL_POSITIONS.open(encoding="utf-8") as file:
        positions = [json.loads(line) for line in file]
    assert len(positions) == 12
    return [position for position in positions if len(position["scores"]) >= len(naive.CATEGORIES) - 3]


@pytest.mark.parametrize("position", daily(small_positions(), 2), ids=lambda p: f"{p['dice']}-{p['target']}")
def test_positions_solved_elsewhere(position):
    asked = {name: position[name] for name in ("rules", "scores", "yahtzee_bonuses", "dice", "rolls_left")}
    found = naive_goals.chance_values(**asked, utility=reach(position["target"]))
    for kind in ("keeps", "categories"):
        assert found[kind] == pytest.approx(position[kind], rel=0, abs=1e-9)


def test_five_positions_are_small():
    assert len(small_positions()) == 5


# Bad names


def test_unknown_names_are_errors():
    with pytest.raises(ValueError, match="unknown rules"):
        naive_goals.before_turn("free", scorecard(), 0, float)
    with pytest.raises(ValueError, match="unknown categories"):
        naive_goals.distribution(at_once, "free-joker", {"ones": 3}, 0)
