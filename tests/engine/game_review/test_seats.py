# SPDX-License-Identifier: MIT
"""Players are held against each other by what their choices cost, in one match or over several."""

from __future__ import annotations

from dataclasses import replace

import pytest
from engine_samples import best_option, careless_choice, new_game, play

from engine.game_review.review import Played, least_lost, luckiest, played, review
from engine.rules.scoring import DEFAULT_RULES


@pytest.fixture
def table(analyzer_of):
    """What two players did: the second is careless."""
    analyzer = analyzer_of(DEFAULT_RULES)
    games = [
        play(new_game(seed, DEFAULT_RULES), analyzer, choose)
        for seed, choose in ((2, best_option), (3, careless_choice(1)))
    ]
    return played([review(game, analyzer) for game in games], (0.0, 1.0)), games, analyzer.table.par


def test_score_is_par_luck_and_cost_for_everybody(table):
    players, games, par = table
    for one, game in zip(players, games, strict=True):
        assert one.score == game.points_so_far
        assert par + one.luck - one.points_lost == pytest.approx(one.score, abs=1e-6)
    assert [one.won for one in players] == [0.0, 1.0]


def test_several_games_add_up(table):
    (flawless, careless), *_ = table
    both = flawless.plus(careless)
    assert (both.games, both.score, both.won) == (2, flawless.score + careless.score, 1.0)
    assert Played().plus(careless) == careless


def test_who_played_best_is_said_only_where_the_figures_show_it():
    one = Played(1, 250, luck=10.0, points_lost=5.0)
    assert least_lost([one, replace(one, points_lost=5.04)]) is None
    assert least_lost([one, replace(one, points_lost=5.2)]) == 0
    assert luckiest([one, replace(one, luck=12.0)]) == 1
    assert least_lost([Played(2, 500, points_lost=8.0), one]) == 0, "by game"
