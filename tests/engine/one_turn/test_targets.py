# SPDX-License-Identifier: MIT
from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import exp, log, sqrt

import pytest

from engine.one_turn.odds import analyze, odds
from engine.one_turn.targets import (
    FaceSpace,
    OddsError,
    PatternSpace,
    target_of,
    utility_of,
    weighting_of,
    with_utility,
)
from engine.rules.scoring import SHIPPED, rule_set


def slow_worth(worth, dice, faces, rolls):
    """The twin: the best expected worth of a turn, by listing every reroll of every part of the dice."""

    @cache
    def payoff(roll, left):
        if not left:
            return worth(roll)
        return max(value(keep, left) for size in range(dice + 1) for keep in set(combinations(roll, size)))

    @cache
    def value(keep, left):
        rolled = list(product(range(1, faces + 1), repeat=dice - len(keep)))
        return sum(payoff(tuple(sorted(keep + new)), left - 1) for new in rolled) / Fraction(len(rolled))

    return value((), rolls)


def points_of_three(roll):
    """Three dice: 7 for three alike, 2 for a pair, -1 for 1 2 3, the most that is reached."""
    pattern = len(set(roll))
    reached = [points for points, is_so in ((7, pattern == 1), (2, pattern == 2), (-1, roll == (1, 2, 3))) if is_so]
    return Fraction(max(reached, default=0))


def test_weighting_agrees_with_the_slow_twin():
    found = analyze(weighting_of(["001=7", "11=2", "1,2,3=-1"], 3, 4), 3, 4, 3)
    assert found.chance == slow_worth(points_of_three, 3, 4, 3)
    assert isinstance(found.target.space, FaceSpace)


def test_utility_agrees_with_the_slow_twin():
    target = with_utility(weighting_of(["001=7", "11=2", "1,2,3=-1"], 3, 4), utility_of("risk=0.3"))
    found = analyze(target, 3, 4, 2)
    expected = slow_worth(lambda roll: Fraction(-exp(-0.3 * points_of_three(roll))), 3, 4, 2)
    assert float(found.chance) == pytest.approx(float(expected), abs=1e-15)
    assert found.certainty_equivalent == pytest.approx(-log(-float(expected)) / 0.3)


def test_a_weighting_of_one_target_is_its_chance():
    for text in ("yahtzee", "1,2,3,4", "011", "sixes"):
        found = analyze(weighting_of([f"{text}=1"]))
        assert found.chance == odds(text).chance
        assert found.best == odds(text).best


def test_states_with_points_for_each_are_an_expected_payoff():
    """His first step, v(d) = E(X), for any X over the states of a Yahtzee."""
    points = {"5": 0, "31": 1, "12": 4, "201": 9, "011": 25, "1001": 16, "00001": 50}
    found = analyze(weighting_of([f"{state}={worth}" for state, worth in points.items()]))
    assert isinstance(found.target.space, PatternSpace)
    assert found.payoffs[-1] == points
    for option, row in found.matrix.items():
        assert found.values[-1][option] == sum(chance * points[state] for state, chance in row.items())


def test_who_does_not_like_risk_takes_less_for_certain():
    points = ["001=3", "11=9/10"]
    best = analyze(weighting_of(points, 3, 6), 3, 6, 2)
    for text, sign in (("risk=2", -1), ("risk=-2", 1), ("sqrt", -1), ("log", -1)):
        found = analyze(with_utility(weighting_of(points, 3, 6), utility_of(text)), 3, 6, 2)
        assert sign * (found.certainty_equivalent - float(best.chance)) > 1e-3, text


@pytest.mark.parametrize("text", ["sqrt", "log", "risk=0.02", "risk=-0.02"])
def test_a_utility_rises_and_leads_back(text):
    utility = utility_of(text)
    worths = [utility.of(points) for points in range(0, 60, 5)]
    assert worths == sorted(worths)
    assert [utility.back(worth) for worth in worths] == pytest.approx(list(range(0, 60, 5)), abs=1e-9)


def test_without_a_utility_there_is_no_certainty_equivalent():
    assert odds("yahtzee").certainty_equivalent is None
    assert analyze(with_utility(target_of("yahtzee"), utility_of("sqrt"))).certainty_equivalent == pytest.approx(
        float(odds("yahtzee").chance) ** 2
    )
    assert utility_of("sqrt").of(16) == sqrt(16)


@pytest.mark.parametrize("text", ["", "=3", "011=", "011=x", "011=1e6", "011=1.", "011=٣", "011=1234567"])
def test_bad_weightings_are_named(text):
    with pytest.raises(OddsError, match=r"^(payoff|target): "):
        weighting_of([text])


def test_no_weighting_at_all():
    with pytest.raises(OddsError, match=r"^payoff: must name"):
        weighting_of([])


def _counted(roll):
    return [roll.count(face) for face in set(roll)]


@pytest.mark.parametrize(
    ("text", "wins"),
    [
        ("sum>=10", lambda roll: sum(roll) >= 10),
        ("sum<=5", lambda roll: sum(roll) <= 5),
        ("sum=8", lambda roll: sum(roll) == 8),
        ("alike=2", lambda roll: 2 in _counted(roll)),
        ("alike>=2", lambda roll: max(_counted(roll)) >= 2),
        ("alike = 3", lambda roll: 3 in _counted(roll)),
    ],
)
def test_sums_and_alike_dice_agree_with_the_slow_twin(text, wins):
    assert odds(text, 3, 4, 2).chance == slow_worth(lambda roll: Fraction(wins(roll)), 3, 4, 2)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_box_of_every_game_is_reached_by_the_rolls_that_make_it(name):
    rules = rule_set(name)
    for box in rules.boxes:
        found = target_of(box.category.key, rules=rules)
        for roll in ((1, 1, 3, 3, 6), (2, 2, 2, 5, 5), (4, 4, 4, 4, 1), (1, 2, 3, 4, 5), (2, 3, 4, 5, 6), (6,) * 5):
            assert bool(found.payoff(found.space.node_of(roll))) == bool(box.made_by(roll)), (box.category.key, roll)


def test_a_box_of_another_game_is_known_by_its_name_and_one_of_the_rules_comes_first():
    assert odds("two_pairs").chance == odds("two_pairs", rules=rule_set("yatzy")).chance > odds("12").chance
    assert odds("small_straight", rules=rule_set("yatzy")).chance == odds("1,2,3,4,5").chance
    assert odds("small_straight").chance > odds("1,2,3,4").chance
