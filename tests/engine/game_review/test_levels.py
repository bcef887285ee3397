# SPDX-License-Identifier: MIT
from __future__ import annotations

import math

import pytest

from engine.game_review.levels import FEWEST_GAMES, UPPER_LIMITS, Level, LevelBasis, is_judged, level


@pytest.mark.parametrize(
    ("mean", "expected"),
    [
        (0.0, Level.ORACLE),
        (0.03, Level.MASTER),
        (0.10, Level.EXPERT),
        (0.20, Level.ADVANCED),
        (0.40, Level.INTERMEDIATE),
        (0.80, Level.CASUAL),
        (1.40, Level.BEGINNER),
        (50.0, Level.BEGINNER),
    ],
)
def test_a_limit_belongs_to_the_worse_level(mean, expected):
    assert level(mean) is expected


@pytest.mark.parametrize(("name", "limit"), UPPER_LIMITS.items())
def test_just_below_a_limit_is_the_better_level(name, limit):
    assert level(math.nextafter(limit, 0.0)) is name


def test_levels_compare_by_how_much_is_lost():
    assert list(Level) == sorted(Level)
    assert list(UPPER_LIMITS.values()) == sorted(UPPER_LIMITS.values())
    assert list(UPPER_LIMITS) == list(Level)[:-1]


def test_keys():
    assert [name.key for name in Level][:2] == ["oracle", "master"]


def test_nine_games_are_no_level_and_ten_are():
    nine = LevelBasis(games=FEWEST_GAMES - 1, decisions=300, points_lost=60.0)
    assert (nine.level, nine.games_missing) == (None, 1)
    ten = LevelBasis(games=FEWEST_GAMES, decisions=300, points_lost=60.0)
    assert (ten.level, ten.games_missing) == (Level.ADVANCED, 0)
    assert ten.mean == pytest.approx(0.2)


def test_the_mean_is_by_decision_and_not_by_game():
    assert LevelBasis(games=20, decisions=1000, points_lost=25.0).level is Level.ORACLE


def test_without_decisions_nothing_was_lost():
    assert LevelBasis().mean == 0.0
    assert LevelBasis().level is None


def test_only_fair_games_without_help_count():
    cases = [(fair, coached) for fair in (True, False) for coached in (True, False)]
    assert [case for case in cases if is_judged(is_fair=case[0], is_coached=case[1])] == [(True, False)]
