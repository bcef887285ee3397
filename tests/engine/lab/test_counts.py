# SPDX-License-Identifier: MIT
"""How large the game is; in small games everything is counted one by one."""

from fractions import Fraction
from itertools import product
from math import factorial, log10

import naive
import pytest

from engine.lab import micro
from engine.lab.counts import GameShape, random_boxes, state_counts
from engine.rules.scoring import RULE_SETS

YAHTZEE = GameShape()


def test_the_figures_of_verhoeffs_slides():
    assert YAHTZEE.games == (6**5 * 7**5 * 7**5) ** 13 * factorial(13)
    assert 10 ** (log10(YAHTZEE.games) - 170) == pytest.approx(1.7, abs=0.05)
    # The slides print the reciprocals, 5.5 x 10^151 and 3.8 x 10^50.
    assert YAHTZEE.least_chance == Fraction(1, (6**5) ** 3) ** 13
    assert 10 ** (log10(YAHTZEE.least_chance.denominator) - 151) == pytest.approx(5.5, abs=0.05)
    assert YAHTZEE.greatest_chance == Fraction(1, 6**5) ** 13
    assert 10 ** (log10(YAHTZEE.greatest_chance.denominator) - 50) == pytest.approx(3.8, abs=0.05)


def test_the_tree_and_the_graph_of_a_turn():
    assert YAHTZEE.turn_tree == [1, 6**5, 6**5 * 2**5, 6**5 * 7**5, 6**5 * 7**5 * 2**5, 6**5 * 7**5 * 7**5]
    assert YAHTZEE.turn_graph == [1, 252, 462, 252, 462, 252]
    assert sum(YAHTZEE.turn_graph) == 1 + 2 * 462 + 3 * 252 == 1681


def test_turn_states():
    found = state_counts()
    assert list(found.values()) == [786_432, 536_448, 314_880, 6 * 2**20]
    assert state_counts(RULE_SETS["no-yahtzee-bonus"])["reachable"] == 536_448 * 2 // 3


def _tree(shape, boxes=None, roll=0):
    """Yield (ways to get there, options) of every choice in a small tree, and (games, None) at its ends."""
    boxes = shape.boxes if boxes is None else boxes
    if boxes == 0:
        yield 1, None
        return
    stack = [(roll, boxes, shape.dice)]
    while stack:
        done, left, thrown = stack.pop()
        if left == 0:
            yield 1, None
            continue
        for _ in product(range(shape.faces), repeat=thrown):
            if done == shape.rolls - 1:
                yield 1, left
                stack += [(0, left - 1, shape.dice)] * left
            else:
                keeps = list(product((False, True), repeat=shape.dice))
                yield 1, len(keeps)
                stack += [(done + 1, left, keep.count(False)) for keep in keeps]


@pytest.mark.parametrize(
    "shape", [GameShape(1, 2, 2, 2), GameShape(2, 2, 2, 1), GameShape(1, 3, 1, 2), GameShape(2, 2, 1, 2)]
)
def test_small_trees_have_the_games_and_choices_that_the_formulas_say(shape):
    nodes = list(_tree(shape))
    assert sum(count for count, options in nodes if options is None) == shape.games
    logarithm = sum(log10(options) for _, options in nodes if options)
    assert float(shape.log10_strategies) == pytest.approx(logarithm, rel=1e-12)


def test_micro_yahtzee_is_a_game_of_a_known_shape():
    shape = GameShape(dice=1, rolls=1, boxes=2)
    assert shape.games == len(list(micro.all_games()))
    assert shape.strategy_exponents == {2: 6}


def test_strategies_of_the_whole_game_are_a_tower():
    assert log10(float(YAHTZEE.log10_strategies)) == pytest.approx(166.18897, abs=1e-5)


PRINTED = (
    [0.83, 1.67, 2.50, 3.33, 4.17, 5.00, 3.73, 0.35, 0.96, 4.63, 1.23, 0.04, 17.50],
    [7776] * 6 + [1656, 156, 300, 1200, 240, 6, 7776],
)


def test_every_row_is_the_one_of_the_slides():
    boxes = random_boxes()
    assert [round(float(box.mean), 2) for box in boxes] == PRINTED[0]
    assert [box.ways_met for box in boxes] == PRINTED[1]
    assert f"{float(sum(box.mean for box in boxes)):.2f}" == "45.95"


def test_every_row_is_that_of_the_slow_twin():
    for box in random_boxes():
        points = {roll: naive.score(box.category.key, roll) for roll in naive.ROLLS}
        ways = naive.throws(5)
        assert box.mean == Fraction(sum(ways[roll] * points[roll] for roll in ways), 6**5)
        assert box.ways_above_zero == sum(ways[roll] for roll in ways if points[roll])
