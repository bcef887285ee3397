# SPDX-License-Identifier: MIT
"""What other rules make of the game; the audit solves it whole with the usual bonuses, by the plain way."""

import naive
import pytest

from engine.lab.plain_game import Bonuses, solve
from engine.lab.rule_changes import USUAL, VARIANTS, RuleChange, chance_of, changed, opening_of
from engine.rules.scoring import DEFAULT_RULES, rule_set
from engine.runtime.steps import finish
from engine.solving.plain_turn import SPREAD

ROLLS = {roll: ways / 6**5 for roll, ways in naive.throws(5).items()}


def test_mean_and_square_of_a_last_turn_with_one_roll():
    table = finish(solve(rule_set(rolls_per_turn=1), SPREAD, deepest=1))
    found = table.values[1, 0b011111, 0b111111][63]
    assert found.real == pytest.approx(sum(weight * sum(roll) for roll, weight in ROLLS.items()))
    assert found.imag == pytest.approx(sum(weight * sum(roll) ** 2 for roll, weight in ROLLS.items()))


def test_the_upper_bonus_counts_in_the_square_of_a_last_turn():
    table = finish(solve(rule_set(rolls_per_turn=1), SPREAD, Bonuses(50, 60), deepest=1))
    found = table.values[1, 0b111111, 0b011111][42]  # Sixes open, three of them are enough
    points = {roll: 6 * roll.count(6) + (50 if roll.count(6) >= 3 else 0) for roll in ROLLS}
    assert found.real == pytest.approx(sum(weight * points[roll] for roll, weight in ROLLS.items()))
    assert found.imag == pytest.approx(sum(weight * points[roll] ** 2 for roll, weight in ROLLS.items()))


def test_openings_are_compared_roll_by_roll():
    usual = {(1, 1, 6, 6, 6): (6, 6, 6), (1, 2, 3, 4, 6): (1, 2, 3, 4)}
    other = RuleChange(
        DEFAULT_RULES, USUAL, 0.0, 0.0, {(1, 1, 6, 6, 6): (1, 1, 6, 6, 6), (1, 2, 3, 4, 6): (1, 2, 3, 4)}
    )
    (difference,) = other.differences(usual)
    assert difference == ((1, 1, 6, 6, 6), (6, 6, 6), (1, 1, 6, 6, 6))
    assert chance_of([difference]) == pytest.approx(10 / 7776)
    assert RuleChange(DEFAULT_RULES, USUAL, 0.0, 0.0, {}).differences(usual) == []


def test_the_variants_are_all_rules_and_all_rolls():
    assert VARIANTS[0] == DEFAULT_RULES
    assert {rules.rolls_per_turn for rules in VARIANTS} == {1, 2, 3, 4, 5}
    assert len(set(VARIANTS)) == len(VARIANTS)


@pytest.mark.audit
def test_the_plain_way_makes_of_the_usual_bonuses_what_the_kernels_make(analyzer_of):
    found = finish(changed(DEFAULT_RULES, USUAL))
    assert found.par == pytest.approx(254.589609481963, abs=1e-9)
    assert found.sd == pytest.approx(59.6117, abs=0.005)
    assert found.opening == opening_of(analyzer_of(DEFAULT_RULES))
