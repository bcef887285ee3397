# SPDX-License-Identifier: MIT
"""How exact the values are; the audit looks at all turn states."""

from fractions import Fraction

import pytest

from engine.lab import precision
from engine.lab.precision import KERNELS, PLAIN, measure, relative_bound
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish


def _check(found):
    by_name = {one.name: one for one in found.accuracies}
    assert list(by_name) == [KERNELS, *PLAIN]
    for one in found.accuracies:
        assert 0 < one.root_mean_square < one.largest
        assert one.largest_relative < one.relative_bound
    assert by_name["float80"].largest <= by_name["float64"].largest < by_name["float32"].largest / 1e6
    return by_name


def test_the_last_turn(table_of):
    found = finish(measure(table_of(DEFAULT_RULES), 1))
    by_name = _check(found)
    assert found.turn_states == sum(1 for _ in precision._states(finish(precision.solve_plainly(deepest=1))))
    assert float(Fraction(found.numerator, found.denominator)) == pytest.approx(by_name[KERNELS].deepest, rel=1e-15)
    assert float(precision.decimal_of(found)) == pytest.approx(by_name[KERNELS].deepest, rel=1e-15)
    assert by_name[KERNELS].decimals >= 12 > 6 > by_name["float32"].decimals


def test_the_bound_of_a_whole_game_is_the_one_in_the_docstring():
    assert relative_bound(KERNELS, 3, 13) * 254.589609 == pytest.approx(5.14e-11, rel=0.01)
