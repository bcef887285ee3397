# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from engine.strategies import strategies
from engine.strategies.strategies import Strategy, StrategyError, StrategyKind, strategy


@pytest.mark.parametrize(
    "name",
    [*(plain.name for plain in strategies.PLAIN), "plays-like-230", "error-1.5", "error-0", "pupil-0", "pupil-12"],
)
def test_names_there_and_back(name):
    assert strategy(name).name == name


def test_numbers_of_names():
    assert strategy("plays-like-230.25") == Strategy(StrategyKind.PLAYS_LIKE, 230.25)
    assert strategy("error-3") == Strategy(StrategyKind.ERROR, 3.0)
    assert strategy("optimal") is strategies.OPTIMAL or strategy("optimal") == strategies.OPTIMAL


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Optimal",
        "plays-like",
        "plays-like-",
        "error--1",
        "error-1e3",
        "plays-like-²",
        "pupil-13",
        "pupil-01",
        "pupil-",
        7,
        None,
    ],
)
def test_other_names_are_refused_in_one_sentence(name):
    with pytest.raises(StrategyError, match=r"^strategy: must be one of random, .*, error-N, not "):
        strategy(name)
