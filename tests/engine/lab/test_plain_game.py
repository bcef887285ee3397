# SPDX-License-Identifier: MIT
"""The game solved in whole numbers, against the slow twin and the kernels."""

from dataclasses import replace
from fractions import Fraction

import naive
import numpy as np
import pytest
from audits import daily

from engine.lab.precision import open_boxes, solve_plainly
from engine.rules import turn_states
from engine.rules.scoring import RULE_SETS, rule_set
from engine.runtime.steps import finish
from engine.solving.reference import Floats, lattice, take_best, take_means

KEYS = [*turn_states.layout().lower_bits]


def _names(block):
    yahtzee, lower, upper = block
    names = [naive.UPPER[face] for face in range(6) if upper >> face & 1]
    names += [category.key for category, bit in turn_states.layout().lower_bits.items() if lower >> bit & 1]
    return names + (["yahtzee"] if yahtzee else [])


def _states_of(table, block):
    for total in turn_states.layout().reachable_totals[block[2]]:
        yield total, Fraction(int(table.values[block][total]), table.denominator(block))


@pytest.mark.parametrize("name", daily(RULE_SETS, 2))
def test_the_last_turn_is_that_of_the_slow_twin(name):
    rules = rule_set(name)
    table = finish(solve_plainly(rules, deepest=1))
    for block in [block for block in table.values if open_boxes(block) == 1]:
        states = list(_states_of(table, block))
        total, value = states[len(states) // 2]
        twin = naive.state_value(name, _names(block), total, block[0] == turn_states.YAHTZEE_BONUS_AHEAD)
        assert float(value) == pytest.approx(twin, rel=1e-13, abs=0)


def test_two_turns_with_two_rolls_are_those_of_the_slow_twin():
    table = finish(solve_plainly(rule_set("free-joker", 2), deepest=2))
    full = turn_states.layout().lower_sets - 1
    for block in [(0, full, 0b011111), (0, full & ~1, 0b111111), (2, full, 0b001111), (1, full & ~4, 0b111011)]:
        for total, value in list(_states_of(table, block))[::25]:
            twin = naive.state_value("free-joker", _names(block), total, block[0] == 2, rolls_per_turn=2)
            assert float(value) == pytest.approx(twin, rel=1e-13, abs=0)


def test_a_bonus_of_another_size_for_fewer_points():
    """Sixes alone are open, 40 points lie there: 24 more are needed, in one roll."""
    rules = replace(rule_set(rolls_per_turn=1), upper_bonus=100, upper_bonus_at=64)
    table = finish(solve_plainly(rules, deepest=1))
    block = (1, turn_states.layout().lower_sets - 1, 0b011111)
    enough = Fraction(5 * 5 + 1, 6**5)
    assert Fraction(int(table.values[block][40]), table.denominator(block)) == 5 + 100 * enough
    assert Fraction(int(table.values[block][64]), table.denominator(block)) == 5


def test_floats_are_near_the_whole_numbers_and_the_order_of_sums_shows():
    exact = finish(solve_plainly(deepest=1))
    plain, backwards = (finish(solve_plainly(arithmetic=Floats(backwards=way), deepest=1)) for way in (False, True))
    differ = 0
    for block in exact.values:
        for total, value in _states_of(exact, block):
            assert float(plain.values[block][total]) == pytest.approx(float(value), rel=1e-14, abs=0)
            differ += plain.values[block][total] != backwards.values[block][total]
    assert differ > 0


def test_a_lattice_of_two_coins():
    coins = lattice(2, 2)
    assert coins.keeps == ((), (1,), (2,), (1, 1), (1, 2), (2, 2))
    work = np.array([[0.0], [0.0], [0.0], [1.0], [0.0], [0.0]])
    take_means(work, coins, Floats())
    assert work[:, 0].tolist() == [0.25, 0.5, 0.0, 1.0, 0.0, 0.0]
    take_best(work, coins)
    assert work[3:, 0].tolist() == [1.0, 0.5, 0.25]
