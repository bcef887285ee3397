# SPDX-License-Identifier: MIT
from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest
from audits import daily

from engine.one_turn.odds import analyze, odds
from engine.one_turn.targets import OddsError, patterns_target
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import plain_points

YAHTZEE_STATES = ["5", "31", "12", "201", "011", "1001", "00001"]


def slow_chances(wins, dice, faces, rolls):
    """The twin: the best chance after each roll, by listing every reroll of every part of the dice."""

    @cache
    def payoff(roll, left):
        if not left:
            return Fraction(wins(roll))
        keeps = {keep for size in range(dice + 1) for keep in combinations(roll, size)}
        return max(value(keep, left) for keep in keeps)

    @cache
    def value(keep, left):
        rolled = list(product(range(1, faces + 1), repeat=dice - len(keep)))
        return sum(payoff(tuple(sorted(keep + new)), left - 1) for new in rolled) / Fraction(len(rolled))

    return value((), rolls), payoff


# whuber's printed tables


def test_payoffs_of_a_yahtzee_are_the_printed_ones():
    found = odds("00001")
    printed = [
        "0.0126314586 0.02906379 0.02906379 0.09336420 0.09336420 0.3055556 1",
        "0.0007716049 0.00462963 0.00462963 0.02777778 0.02777778 0.1666667 1",
        "0 0 0 0 0 0 1",
    ]
    assert found.states == YAHTZEE_STATES
    for row, text in zip(found.payoffs, printed, strict=True):
        for value, figure in zip(row.values(), text.split(), strict=True):
            assert round(float(value), len(figure.partition(".")[2])) == float(figure)


def test_first_row_of_the_option_matrix_is_the_printed_one():
    printed = [0.09259259, 0.4629630, 0.2314815, 0.15432099, 0.03858025, 0.019290123, 0.0007716049]
    row = odds("yahtzee").matrix["0"]
    assert list(row) == YAHTZEE_STATES
    assert [float(chance) for chance in row.values()] == pytest.approx(printed, rel=5e-7)
    assert sum(row.values()) == 1


def test_chance_of_a_yahtzee_is_the_printed_fraction():
    found = odds("00001")
    assert found.chance == Fraction(2_783_176, 6**10)
    assert found.chance == odds("yahtzee").chance
    assert len(found.options) == 19


def test_moves_for_a_yahtzee_are_the_printed_ones_after_either_roll():
    printed = dict(zip(YAHTZEE_STATES, ["0", "01", "01", "001", "001", "0001", "00001"], strict=True))
    for best in odds("00001").best:
        assert all(printed[state] in options for state, options in best.items())


def test_question_answered_with_all_different_roll_all_or_keep_one():
    assert [best["5"] for best in odds("00001").best] == [("0", "1"), ("0", "1")]


def test_coins_are_the_printed_ones():
    found = odds("11", dice=3, faces=2, rolls=3)
    assert [tuple(row.values()) for row in found.payoffs] == [(1, Fraction("0.9375")), (1, Fraction("0.75")), (1, 0)]
    assert found.best[1] == {"11": ("2", "11"), "001": ("0", "1")}
    assert found.available["001"] == ["0", "1", "01", "001"]
    assert [found.values[1][option] for option in ("0", "1", "01", "001")] == [
        Fraction(3, 4),
        Fraction(3, 4),
        Fraction(1, 2),
        0,
    ]


def test_full_house_in_three_rolls_has_the_same_best_keeps_after_either_roll():
    """His remark says they change. They do not: only the choice among equal options of state 5 may."""
    first, second = odds("011").best
    assert first == second
    assert first["5"] == ("0", "1")


def test_full_house_in_four_rolls_changes_the_best_keeps():
    """What his remark means: with two rolls after the next, one pair and a single die are kept of three alike."""
    first, second, third = odds("011", rolls=4).best
    assert (first["201"], second["201"], third["201"]) == (("11",), ("101",), ("101",))
    assert {state for state in first if first[state] != second[state]} == {"31", "201", "1001", "00001"}


def test_full_house_with_five_faces_changes_between_the_first_and_the_second_roll():
    first, second = odds("011", faces=5).best
    assert (first["31"], second["31"]) == (("11",), ("01",))


# the slow twin


@pytest.mark.parametrize(("pattern", "dice", "faces", "rolls"), [("011", 5, 3, 3), ("21", 4, 4, 3), ("02", 4, 3, 2)])
def test_patterns_agree_with_the_slow_twin(pattern, dice, faces, rolls):
    found = odds(pattern, dice, faces, rolls)
    chance, payoff = slow_chances(lambda roll: found.state_of(roll) == pattern, dice, faces, rolls)
    assert found.chance == chance
    for roll in product(range(1, faces + 1), repeat=dice):
        assert found.payoffs[0][found.state_of(roll)] == payoff(tuple(sorted(roll)), rolls - 1)


@pytest.mark.parametrize(("text", "wanted"), [("1,2,3", (1, 2, 3)), ("1,1,4", (1, 1, 4)), ("2,", (2,))])
def test_faces_agree_with_the_slow_twin(text, wanted):
    found = odds(text, 4, 4, 3)
    chance, payoff = slow_chances(lambda roll: all(roll.count(f) >= wanted.count(f) for f in wanted), 4, 4, 3)
    assert found.chance == chance
    assert all(found.payoffs[1][found.state_of(roll)] == payoff(roll, 1) for roll in [(1, 1, 2, 4), (2, 3, 3, 4)])


@pytest.mark.parametrize("category", daily(CATEGORIES, 4))
def test_categories_agree_with_the_slow_twin_in_two_rolls(category):
    chance, _ = slow_chances(lambda roll: plain_points(category, roll) > 0, 5, 6, 2)
    assert odds(category.key, rolls=2).chance == chance


def test_patterns_and_faces_agree_where_both_can_say_it():
    assert odds("21", 4, 4, 3).chance == analyze(patterns_target("", 4, lambda node: node == (2, 1, 1)), 4, 4, 3).chance
    assert odds("small_straight").chance == pytest.approx(0.6154423, abs=1e-7)


def test_rows_of_the_matrix_sum_to_one_and_best_options_are_available():
    found = odds("1,2,3", 4, 5, 3)
    assert all(sum(row.values()) == 1 for row in found.matrix.values())
    for best in found.best:
        assert all(set(options) <= set(found.available[state]) for state, options in best.items())


def test_one_roll_leaves_nothing_to_decide():
    found = odds("00001", rolls=1)
    assert (found.chance, found.best) == (Fraction(6, 6**5), ())


def test_patterns_with_ten_numbers_or_more_have_dots():
    found = odds("0.0.0.0.0.0.0.0.0.0.1", dice=11, faces=11, rolls=1)
    assert found.chance == Fraction(11, 11**11)
    assert found.states[:2] == ["11.", "91"]
    assert odds("11.", dice=11, faces=11, rolls=1).chance > 0


# bad input


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("full_hose",), "target: 'full_hose'"),
        (("",), "target: ''"),
        (("0001",), "target: the pattern '0001' does not fit 5 dice"),
        (("5", 5, 4), "target: the pattern '5' does not fit 5 dice with 4 faces"),
        (("1,7",), "target: '1,7' must list faces from 1 to 6"),
        (("1,2,3,4,5,6",), "target: '1,2,3,4,5,6' needs 6 dice"),
        (("full_house", 4), "target: full_house needs five dice"),
        (("1", 0), "dice: must be 1 or more"),
        (("1", 1, 1), "faces: must be 2 or more"),
        (("00001", 5, 6, 0), "rolls: must be 1 to 50"),
        (("00001", 5, 6, 51), "rolls: must be 1 to 50"),
        (("1,2,3,4,5,6", 12), "dice: 12 dice have too many"),
        (("1,", 10**9), "dice: 1000000000 dice have too many"),
        (("small_straight", 5, 6, 60), "rolls: must be"),
        (("1,", 20, 10**9, 50), "rolls: 50 rolls are too many"),
    ],
)
def test_bad_input_is_refused_with_the_field(arguments, words):
    with pytest.raises(OddsError) as caught:
        odds(*arguments)
    assert str(caught.value).startswith(words)


@pytest.mark.parametrize("roll", [(1, 2, 3), (1, 2, 3, 4, 7)])
def test_roll_that_cannot_be_is_refused(roll):
    with pytest.raises(OddsError, match="roll: must be 5 faces"):
        odds("00001").state_of(roll)
