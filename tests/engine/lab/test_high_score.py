# SPDX-License-Identifier: MIT
"""The normal approximation of a high score."""

from dataclasses import dataclass
from statistics import NormalDist

import pytest

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Verdict
from engine.games.position import Position
from engine.lab.high_scores import approximate, normal_chance


@pytest.mark.parametrize(("target", "mean", "sd"), [(300, 254.59, 59.61), (200, 254.59, 59.61), (400, 100, 20)])
def test_the_tail_of_a_normal_distribution(target, mean, sd):
    exact = 1 - NormalDist(mean, sd).cdf(target - 0.5)
    assert normal_chance(target, mean, sd) == pytest.approx(exact, rel=1e-6, abs=1e-15)


def test_what_is_certain_needs_no_distribution():
    assert normal_chance(20, 20, 0.0) == 1.0
    assert normal_chance(21, 20, 0.0) == 0.0


@dataclass
class _Spreads:
    by_value: dict

    def explain(self, position, option):
        return type("Explanation", (), {"sd": self.by_value[option.value]})


def test_options_stand_by_the_approximation_and_keep_their_exact_chance():
    position = Position((1, 2, 3, 4, 5), 1)
    narrow = Option(250.0, 0.0, Verdict.BEST, keep=(1,), worth=0.2)
    wide = Option(240.0, 10.0, Verdict.BLUNDER, keep=(2,), worth=0.1)
    found = approximate(Analysis(position, (narrow, wide)), 300, _Spreads({250.0: 10.0, 240.0: 60.0}))
    assert [one.option for one in found] == [wide, narrow]
    assert found[0].normal == pytest.approx(normal_chance(300, 240.0, 60.0))
    assert found[0].option.worth == 0.1
