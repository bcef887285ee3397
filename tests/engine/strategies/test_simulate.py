# SPDX-License-Identifier: MIT
from __future__ import annotations

import numpy as np
import pytest
from audits import daily, daily_rows
from rule_samples import LISTED
from strategy_twin import Stream

from engine.games.position import NO_SCORES, Position
from engine.rules import turn_states
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS, rule_set
from engine.runtime.steps import finish
from engine.strategies import players, simulate, strategies
from engine.strategies.strategies import strategy

FREE = RULE_SETS["free-joker"]
REACH = 6.0
ALL = (*strategies.PLAIN, LISTED, strategy("plays-like-230"))


def play(player, games, seed="1", threads=None):
    return finish(simulate.simulate(player, games, seed, threads))


def player_of(one, table):
    return players.Player(one, table, REACH if one.number else 0.0)


def same(left, right):
    figures = (left.points_lost, left.decisions) == (right.points_lost, right.decisions)
    return figures and np.array_equal(left.counts, right.counts)


def slow_game(player, analyzer, seed, number):
    """Play a game position by position with the chance that the simulation has.

    Returns the final score, points lost, and the number of decisions in which there was something to decide.
    """
    rules, stream = player.table.rules, Stream(simulate.seed_number(seed), number)
    scores, bonuses, lost, counted = NO_SCORES, 0, 0.0, 0
    for turn in range(len(CATEGORIES)):
        dice, left = stream.throw((), turn, 0), rules.rolls_per_turn - 1
        while True:
            position = Position(dice, left, scores, bonuses, rules)
            choice = player.choose(position, stream.draws(turn, left))
            analysis = analyzer.analyze(position)
            counted += analysis.options[-1].points_lost >= 0.01
            lost += analysis.option(choice).points_lost
            if isinstance(choice, Category):
                break
            dice, left = stream.throw(choice, turn, rules.rolls_per_turn - left), left - 1
        bonuses += position.earns_yahtzee_bonus()
        points = position.allowed()[choice]
        scores = tuple(points if box is choice else old for box, old in zip(CATEGORIES, scores, strict=True))
    return Position(dice, 0, scores, bonuses, rules).points_so_far, lost, counted


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.name)
@pytest.mark.parametrize("rules", daily([FREE, rule_set("forced-joker", 5)]), ids=lambda rules: rules.key)
def test_games_are_those_played_position_by_position(table_of, analyzer_of, one, rules):
    player = player_of(one, table_of(rules))
    scores, lost, counted = zip(
        *(slow_game(player, analyzer_of(rules), "slow", number) for number in range(8)), strict=True
    )
    found = play(player, 8, "slow")
    assert np.array_equal(found.counts, np.bincount(scores))
    assert found.points_lost == pytest.approx(sum(lost), abs=1e-6)
    assert found.decisions == sum(counted)


@pytest.mark.parametrize("one", daily([strategies.OPTIMAL, ALL[-1]]), ids=lambda one: one.name)
def test_equal_for_any_number_of_threads(table_of, one):
    player = player_of(one, table_of(FREE))
    once = play(player, 3000, threads=1)
    assert same(once, play(player, 3000, threads=2))
    assert same(once, play(player, 3000, threads=5))


def test_equal_scores_in_batches_of_any_size(table_of, monkeypatch):
    player = player_of(strategies.OPTIMAL, table_of(FREE))
    once = play(player, 500)
    monkeypatch.setattr(simulate, "_BATCH", 64)
    parts = play(player, 500)
    assert np.array_equal(once.counts, parts.counts)
    assert parts.decisions == once.decisions


def test_another_seed_gives_other_games(table_of):
    player = player_of(strategies.OPTIMAL, table_of(FREE))
    assert not same(play(player, 200, "1"), play(player, 200, "2"))
    assert same(play(player, 200, "\udcff"), play(player, 200, "\udcff"))


def test_optimal_games_meet_par(table_of):
    found = play(player_of(strategies.OPTIMAL, table_of(FREE)), 100_000, "par")
    assert abs(found.mean - table_of(FREE).par) < 3 * found.standard_error
    assert found.sd == pytest.approx(59.61, rel=0.02)
    assert found.points_lost == pytest.approx(0.0, abs=1e-6)
    assert [found.percentile(percent) for percent in (5, 25, 50, 75, 95)] == pytest.approx(
        [180, 218, 248, 273, 388], abs=4
    )


@pytest.mark.parametrize(
    ("name", "expected"),
    daily_rows(
        [
            ("random", 45.970047),
            ("random-keeps", 111.165817),
            ("greedy", 217.383362),
            ("mince", 220.422061),
            ("rules-of-thumb", 224.615782),
        ],
        2,
    ),
)
def test_means_meet_the_exact_scores_and_points_lost_are_what_par_has_more(table_of, name, expected):
    found = play(player_of(strategy(name), table_of(FREE)), 20_000, "means")
    assert abs(found.mean - expected) < 3 * found.standard_error
    assert found.points_lost_per_game == pytest.approx(table_of(FREE).par - expected, rel=0.03)
    assert 35 < found.decisions / found.games < 38


def test_groups_hold_every_game_once_by_filled_boxes():
    rng = np.random.default_rng(1)
    states = rng.integers(0, 40, 500) * 7
    groups = simulate.group_games(states, turn_states.layout().totals)
    assert sorted(groups.order) == list(range(500))
    assert groups.state_start[-1] == 500
    assert groups.group_start[-1] == len(groups.states)
    for first, stop in zip(groups.group_start, groups.group_start[1:], strict=False):
        members = groups.states[first:stop]
        assert 1 <= len(members) <= 8
        assert len(set(members // turn_states.layout().totals)) == 1
    for index, one in enumerate(groups.states):
        games = groups.order[groups.state_start[index] : groups.state_start[index + 1]]
        assert (states[games] == one).all()


def test_figures_of_a_handful_of_games():
    found = simulate.Simulation(np.array([0, 0, 1, 0, 2, 0, 1]), 8.0, 16)
    assert (found.games, found.mean, found.lowest, found.highest) == (4, 4.0, 2, 6)
    assert found.sd == pytest.approx((8 / 3) ** 0.5)
    assert found.standard_error == pytest.approx((8 / 3) ** 0.5 / 2)
    assert (found.points_lost_per_game, found.points_lost_per_decision) == (2.0, 0.5)
    assert [found.percentile(percent) for percent in (1, 25, 26, 75, 76, 100)] == [2, 2, 4, 4, 6, 6]


def test_a_single_game(table_of):
    found = play(player_of(strategies.OPTIMAL, table_of(FREE)), 1)
    assert (found.games, found.sd, found.standard_error) == (1, 0.0, 0.0)
    assert found.lowest == found.highest == found.mean


def test_progress_and_closing(table_of):
    steps = simulate.simulate(player_of(strategies.OPTIMAL, table_of(FREE)), 50, "1")
    first = next(steps)
    assert (first.done, first.total) == (50, 650)
    steps.close()
    with pytest.raises(StopIteration):
        next(steps)
