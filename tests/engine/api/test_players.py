# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from engine import api
from engine.games.goals import GoalError, ReachGoal, RiskGoal
from engine.strategies.strategies import StrategyError, strategy


@pytest.mark.audit
def test_games_for_a_goal_that_nobody_meets_are_played_for_points():
    found = api.simulate(ReachGoal(2000), games=300, seed="x")
    assert found.counts.tolist() == api.simulate(games=300, seed="x").counts.tolist()
    with pytest.raises(GoalError, match=r"^goal\.risk: is not simulated"):
        api.simulate(RiskGoal(0.01))


@pytest.mark.slow
@pytest.mark.audit
def test_simulate():
    found = api.simulate("greedy", games=500, seed="x")
    assert found.games == 500
    assert found.counts.tolist() == api.simulate(strategy("greedy"), 500, "x", threads=1).counts.tolist()
    expected = api.expected_score("greedy")
    assert abs(found.mean - expected) < 5 * found.standard_error
    assert expected == pytest.approx(217.383, abs=1e-3)


def test_bad_requests_for_games():
    with pytest.raises(ValueError, match=r"^games: must be 1 or more, not 0$"):
        api.simulate(games=0)
    with pytest.raises(StrategyError, match=r"^strategy: must be one of"):
        api.simulate("lucky")
