# SPDX-License-Identifier: MIT
"""Two distributions against each other, what is short by box, and what is lost by turn."""

from __future__ import annotations

import itertools
import math
import random

import pytest
from goal_samples import goal_table, late_start
from hypothesis import given
from hypothesis import strategies as st

from engine.distribution import forward, goal_forward
from engine.distribution.statistics import head_to_head, mean_parts, short_by_part
from engine.rules.scoring import RULE_SETS
from engine.runtime.steps import finish
from engine.solving.goal_tables import reach
from engine.strategies import players
from engine.strategies.strategies import strategy

FREE = RULE_SETS["free-joker"]
CHANCES = st.lists(st.integers(0, 9), min_size=1, max_size=6).filter(sum)


@given(CHANCES, CHANCES)
def test_who_scores_more_is_counted_pair_by_pair(first, other):
    one, two = ([value / sum(values) for value in values] for values in (first, other))
    found = head_to_head(one, two)
    pairs = list(itertools.product(enumerate(one), enumerate(two)))
    assert found.win == pytest.approx(sum(p * q for (a, p), (b, q) in pairs if a > b), abs=1e-12)
    assert found.tie == pytest.approx(sum(p * q for (a, p), (b, q) in pairs if a == b), abs=1e-12)
    assert found.loss == pytest.approx(sum(p * q for (a, p), (b, q) in pairs if a < b), abs=1e-12)


def ends(name, table, start):
    return finish(players.statistics(players.Player(strategy(name), table), start, threads=1))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_lost_by_turn_and_by_box_adds_up_to_what_is_short_of_par(table_of, seed):
    table, start = table_of(FREE), late_start(random.Random(seed), FREE, 4)
    best = ends("optimal", table, start)
    assert best.prospects == pytest.approx([best.final_score.mean] * 5, abs=1e-9)
    for name in ("greedy", "random-keeps"):
        found = ends(name, table, start)
        short = best.final_score.mean - found.final_score.mean
        assert found.prospects[0] == pytest.approx(best.final_score.mean, abs=1e-9)
        assert found.prospects[-1] == pytest.approx(found.final_score.mean, abs=1e-9)
        assert min(found.lost_by_turn) > -1e-9
        assert math.fsum(found.lost_by_turn) == pytest.approx(short, abs=1e-9)
        assert math.fsum(short_by_part(found, best).values()) == pytest.approx(short, abs=1e-9)
        assert math.fsum(mean_parts(found).values()) == pytest.approx(found.final_score.mean, abs=1e-9)


def test_the_loss_of_the_first_turn_is_that_of_a_player_who_is_perfect_from_then_on(table_of):
    """With one box open the last turn is all there is; before it, the first turn is what the mean lacks besides."""
    table = table_of(FREE)
    start = late_start(random.Random(5), FREE, 2)
    found = ends("greedy", table, start)
    first, last = found.lost_by_turn
    assert last == pytest.approx(0.0, abs=1e-9)  # in the last turn the best of the turn is the best of the game
    assert first == pytest.approx(found.prospects[0] - found.final_score.mean, abs=1e-9)


@pytest.mark.parametrize(("target", "loses"), [(0, False), (172, True)])
def test_who_plays_for_a_goal_loses_points_only_where_it_matters(table_of, target, loses):
    table = table_of(FREE)
    start = late_start(random.Random(1), FREE, 3)
    goals = goal_table(FREE, reach(target), start)
    found = finish(goal_forward.forward_for_goal(table, goals, start, threads=1))
    best = finish(forward.forward(table, start))
    assert found.prospects[0] == pytest.approx(best.final_score.mean, abs=1e-9)
    assert found.prospects[-1] == pytest.approx(found.final_score.mean, abs=1e-9)
    assert min(found.lost_by_turn) > -1e-9
    assert (max(found.lost_by_turn) > 1e-6) is loses
