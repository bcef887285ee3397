# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from api_samples import POSITION, TARGET, late

from engine import api
from engine.distribution.statistics import Start
from engine.games.game import Game
from engine.games.goals import ReachGoal, RiskGoal
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import dice_model
from engine.rules.scoring import RULE_SETS, rule_set
from engine.solving import goal_tables, solver
from engine.solving.goal_tables import solve_goal
from engine.strategies import players
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import strategy
from engine.workspace.workspace import Task, Workspace

FREE = RULE_SETS["free-joker"]


class Watched(Workspace):
    """A workspace that writes down what it is told."""

    def __init__(self):
        super().__init__()
        self.tasks, self.deliveries = [], []

    def progressed(self, task, fraction):
        assert 0.0 <= fraction <= 1.0
        self.tasks.append(task)

    def delivered(self, delivery):
        self.deliveries.append(delivery)


def test_a_table_is_got_once(table_of):
    workspace = Watched()
    assert api.solve(workspace=workspace) is api.solve("free-joker", "fair", workspace=workspace)
    assert api.solve(workspace=workspace).par == table_of(FREE).par
    api.advise(POSITION, workspace=workspace)
    api.explain(POSITION, workspace=workspace)
    assert len(workspace.deliveries) == 1
    assert {Task.TABLE} <= set(workspace.tasks) <= {Task.TABLE, Task.EXPLANATIONS}


def test_by_force_it_is_got_again(empty_cache):
    workspace = Watched()
    for force in (False, True, False):
        api.solve(force=force, workspace=workspace)
    assert [delivery.from_cache for delivery in workspace.deliveries] == [False, False]


def test_the_fair_table_beside_that_of_other_dice_is_used(table_of):
    workspace, game = Watched(), Game("x", FREE, dice_model("worst-of-2"))
    api.solve(FREE, "worst-of-2", workspace=workspace)
    assert workspace.deliveries[-1].fair is None
    api.review(game, workspace=workspace)
    assert len(workspace.deliveries) == 2
    assert workspace.get(workspace.fair_analyzer(api.key_of_game(game))).table is workspace.deliveries[-1].fair


@pytest.fixture
def solved(monkeypatch):
    """Return the list of the goal tables that are solved: rules, the worth's first score, and where they begin."""
    solved = []

    def watched(rules, worth, begin, **options):
        solved.append((rules.key, worth.first, begin.filled))
        return solve_goal(rules, worth, begin, **options)

    monkeypatch.setattr(goal_tables, "solve_goal", watched)
    return solved


def test_a_goal_table_is_used_for_the_rest_of_the_game(solved):
    workspace = Workspace()
    first = api.advise(late(3, 6), TARGET, workspace=workspace)
    for position in (
        late(3, 6, dice=(1, 1, 1, 1, 1), rolls_left=0),
        late(3, 6, 9),
        late(3, 6, 12, 8),
        late(3, 6, 0, 0, 0),
        late(3, 6),
    ):
        again = api.advise(position, TARGET, workspace=workspace)
        assert again.options == api.advise(position, TARGET, workspace=Workspace()).options
    assert api.advise(late(3, 6), TARGET, workspace=workspace).options == first.options
    # One for the game, and one for each of the five workspaces that know nothing of it.
    assert [begin for _, _, begin in solved] == [9, 9, 10, 11, 12, 9]


def test_a_goal_table_is_not_used_for_another_game(solved):
    workspace = Workspace()
    games = [
        (late(3, 6), TARGET),
        (late(2, 6), TARGET),  # other points
        (late(3), TARGET),  # an earlier scorecard
        (late(3, 6, chance=20), TARGET),
        (late(3, 6), ReachGoal(76)),
        (late(3, 6, rules=rule_set("free-joker", 2), rolls_left=1), TARGET),
        (late(3, 6, rules=RULE_SETS["no-joker"]), TARGET),
    ]
    for position, goal in games:
        found = api.advise(position, goal, workspace=workspace)
        assert found.options == api.advise(position, goal, workspace=Workspace()).options
    assert len(solved) == 2 * len(games)


def test_yahtzee_bonuses_belong_to_the_game(solved):
    workspace, tried = Workspace(), ((0, ()), (1, (9,)), (2, (9, 4)), (3, (9, 4)), (0, ()), (1, ()))
    for bonuses, more in tried:
        scores = list(late(3, 6, *more).scores)
        scores[Category.YAHTZEE] = 50
        api.advise(Position((2, 2, 4, 5, 6), 2, tuple(scores), bonuses), TARGET, workspace=workspace)
    # In two turns no more than two bonuses; one with no turn in between is another game. The first table stays.
    assert len(solved) == 1 + 1 + 1


def test_a_risk_table_is_solved_once(monkeypatch):
    workspace, solved = Workspace(), []
    solve_risk = solver.solve_risk

    def watched(rules, aversion, **options):
        solved.append((rules.key, aversion))
        return solve_risk(rules, aversion, **options)

    monkeypatch.setattr(solver, "solve_risk", watched)
    for position in (POSITION, late(3, 6), POSITION):
        api.advise(position, RiskGoal(0.01), workspace=workspace)
    assert api.best_chance(RiskGoal(0.01), workspace=workspace) < api.solve().par
    assert solved == [(rule_set().key, 0.01)]


def test_an_opponent_is_followed_once(monkeypatch):
    workspace, followed = Workspace(), []
    statistics = players.statistics

    def watched(player, start, **options):
        followed.append((player.strategy.name, start))
        return statistics(player, start, **options)

    monkeypatch.setattr(players, "statistics", watched)
    position = late(3, 6, 9, 12)
    other = Opponent(strategy("greedy"), position.scores)
    beaten = [
        api.advise(position, BeatGoal((other,) * count), workspace=workspace).best.worth for count in (1, 1, 2, 5)
    ]
    assert followed == [("greedy", Start(position.scores))]
    assert beaten[0] == beaten[1] > beaten[2] > beaten[3] > 0.0
