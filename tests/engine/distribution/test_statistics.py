# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from engine_samples import scores_with

from engine.distribution.forward import categories_after
from engine.distribution.statistics import (
    NEW_GAME,
    CategoryStatistics,
    Figures,
    Start,
    Statistics,
    StatisticsError,
    after_category,
    after_keep,
    before_choice,
    figures_of,
)
from engine.games.position import NO_SCORES, Position, PositionError
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES

FOUR = Statistics(NEW_GAME, (0.0, 0.125, 0.25, 0.0, 0.625), {}, {}, {}, {}, {})
POSITION = Position((2, 2, 4, 5, 2), 2, scores_with(aces=3, yahtzee=50), 1)


# Figures


@pytest.mark.parametrize(
    ("chances", "expected"),
    [
        ({7: 1.0}, Figures(7.0, 0.0, 0.0)),
        ({0: 1.0}, Figures(0.0, 0.0, 1.0)),
        ({0: 0.5, 50: 0.5}, Figures(25.0, 25.0, 0.5)),
        ({1: 0.25, 3: 0.75}, Figures(2.5, 0.75**0.5, 0.0)),
    ],
)
def test_figures(chances, expected):
    found = figures_of(chances)
    assert (found.mean, found.zero) == (expected.mean, expected.zero)
    assert found.sd == pytest.approx(expected.sd)


# The final score


def test_final_score():
    assert (FOUR.lowest, FOUR.highest) == (1, 4)
    assert FOUR.final_score.mean == 0.125 + 0.5 + 2.5
    assert FOUR.final_score.zero == 0.0


@pytest.mark.parametrize(
    ("score", "chance"), [(-1, 1.0), (0, 1.0), (1, 1.0), (2, 0.875), (3, 0.625), (4, 0.625), (5, 0)]
)
def test_at_least(score, chance):
    assert FOUR.at_least(score) == chance


@pytest.mark.parametrize(("percent", "score"), [(0.1, 1), (12.5, 1), (12.6, 2), (37.5, 2), (38, 4), (50, 4), (100, 4)])
def test_percentile_is_the_lowest_score_with_so_much_at_or_below(percent, score):
    assert FOUR.percentile(percent) == score


def test_a_hundred_percent_lie_at_or_below_the_highest_even_if_rounding_lost_some():
    short = Statistics(NEW_GAME, (0.5, 0.5 - 1e-15), {}, {}, {}, {}, {})
    assert short.percentile(100) == 1


@pytest.mark.parametrize("percent", [0, -1, 100.1, float("nan")])
def test_no_such_percentile(percent):
    with pytest.raises(StatisticsError, match=r"^percent: "):
        FOUR.percentile(percent)


# Categories


def test_earliest_turns():
    found = CategoryStatistics({0: 0.5, 3: 0.5}, [(0.0, 0.0), (0.25, 0.0), (0.25, 0.5)])
    assert (found.earliest, found.earliest_zero) == (2, 3)
    assert found.figures == Figures(1.5, 1.5, 0.5)
    assert (CategoryStatistics({0: 1.0}).earliest, CategoryStatistics({0: 1.0}).earliest_zero) == (None, None)


def test_filled_and_open_categories():
    scores = scores_with(aces=3, yahtzee=0)
    found = categories_after(DEFAULT_RULES, Start(scores), [])
    assert {category: dict(one.points) for category, one in found.items() if one.points} == {
        Category.ACES: {3: 1.0},
        Category.YAHTZEE: {0: 1.0},
    }
    assert list(found) == list(CATEGORIES)


# Starts


def test_a_new_game_starts_with_a_whole_turn():
    assert Start() == NEW_GAME
    assert (NEW_GAME.scores, NEW_GAME.rolls) == (NO_SCORES, None)


def test_before_the_choice_the_whole_roll_is_there_and_one_roll_more():
    assert before_choice(POSITION) == Start(POSITION.scores, 1, (2, 2, 2, 4, 5), 3)


def test_after_a_keep():
    assert after_keep(POSITION, (5, 2)) == Start(POSITION.scores, 1, (2, 5), 2)
    assert after_keep(POSITION, ()).kept == ()


@pytest.mark.parametrize("keep", [(6,), (4, 4), (2, 2, 2, 2), (1, 2, 2, 4, 5, 2)])
def test_no_such_keep(keep):
    with pytest.raises(PositionError, match=r"^keep: .* can't be kept from 2 2 2 4 5"):
        after_keep(POSITION, keep)


def test_no_keep_without_rolls():
    with pytest.raises(PositionError, match=r"^keep: no rolls are left, so score a box$"):
        after_keep(Position((1, 1, 1, 1, 1), 0), (1,))


def test_after_a_category():
    assert after_category(POSITION, Category.TWOS) == Start(scores_with(aces=3, yahtzee=50, twos=6), 1)


def test_scoring_five_alike_earns_a_bonus():
    position = Position((2, 2, 2, 2, 2), 1, scores_with(yahtzee=50, twos=6), 1)
    assert after_category(position, Category.FULL_HOUSE) == Start(scores_with(yahtzee=50, twos=6, full_house=25), 2)


@pytest.mark.parametrize("category", [Category.ACES, Category.YAHTZEE])
def test_no_such_category(category):
    with pytest.raises(PositionError, match=rf"^score: 2 2 2 4 5 can't be scored in {category.key} now$"):
        after_category(POSITION, category)
