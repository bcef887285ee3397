# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from front_samples import POSITION, TARGET, late

from engine import front
from engine.chances.statistics import Start
from engine.desk.desk import Desk, Task
from engine.games.game import Game
from engine.games.goals import ReachGoal, RiskGoal
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice_models import dice_model
from engine.rules.scoring import RULE_SETS, rule_set
from engine.solving import solver
from engine.solving.goals import goal_tables
from engine.solving.goals.goal_tables import solve_goal
from engine.strategies import players
from engine.strategies.goals.goals import BeatGoal, Opponent
from engine.strategies.strategies import strategy

FREE = RULE_SETS["free-joker"]


class Watched(Desk):
    """A desk that writes down what it is told."""

    def __init__(self):
        super().__init__()
        self.tasks, self.deliveries = [], []

    def progressed(self, task, fraction):
        assert 0.0 <= fraction <= 1.0
        self.tasks.append(task)

    def delivered(self, delivery):
        self.deliveries.append(delivery)


def test_a_table_is_got_once(table_of):
    desk = Watched()
    assert front.solve(desk=desk) is front.solve("free-joker", "fair", desk=desk)
    assert front.solve(desk=desk).par == table_of(FREE).par
    front.advise(POSITION, desk=desk)
    front.explain(POSITION, desk=desk)
    assert len(desk.deliveries) == 1
    assert {Task.TABLE} <= set(desk.tasks) <= {Task.TABLE, Task.EXPLANATIONS}


def test_by_force_it_is_got_again(empty_cache):
    desk = Watched()
    for force in (False, True, False):
        front.solve(force=force, desk=desk)
    assert [delivery.from_cache for delivery in desk.deliveries] == [False, False]


def test_the_fair_table_beside_that_of_other_dice_is_used(table_of):
    desk, game = Watched(), Game("x", FREE, dice_model("worst-of-2"))
    front.solve(FREE, "worst-of-2", desk=desk)
    assert desk.deliveries[-1].fair is None
    front.review(game, desk=desk)
    assert len(desk.deliveries) == 2
    assert desk.fair_analyzer(front.key_of_game(game)).table is desk.deliveries[-1].fair


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
    desk = Desk()
    first = front.advise(late(3, 6), TARGET, desk=desk)
    for position in (
        late(3, 6, dice=(1, 1, 1, 1, 1), rolls_left=0),
        late(3, 6, 9),
        late(3, 6, 12, 8),
        late(3, 6, 0, 0, 0),
        late(3, 6),
    ):
        again = front.advise(position, TARGET, desk=desk)
        assert again.options == front.advise(position, TARGET, desk=Desk()).options
    assert front.advise(late(3, 6), TARGET, desk=desk).options == first.options
    # One for the game, and one for each of the five desks that know nothing of it.
    assert [begin for _, _, begin in solved] == [9, 9, 10, 11, 12, 9]


def test_a_goal_table_is_not_used_for_another_game(solved):
    desk = Desk()
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
        found = front.advise(position, goal, desk=desk)
        assert found.options == front.advise(position, goal, desk=Desk()).options
    assert len(solved) == 2 * len(games)


def test_yahtzee_bonuses_belong_to_the_game(solved):
    desk, tried = Desk(), ((0, ()), (1, (9,)), (2, (9, 4)), (3, (9, 4)), (0, ()), (1, ()))
    for bonuses, more in tried:
        scores = list(late(3, 6, *more).scores)
        scores[Category.YAHTZEE] = 50
        front.advise(Position((2, 2, 4, 5, 6), 2, tuple(scores), bonuses), TARGET, desk=desk)
    # In two turns no more than two bonuses; one with no turn in between is another game. The first table stays.
    assert len(solved) == 1 + 1 + 1


def test_a_risk_table_is_solved_once(monkeypatch):
    desk, solved = Desk(), []
    solve_risk = solver.solve_risk

    def watched(rules, aversion, **options):
        solved.append((rules.key, aversion))
        return solve_risk(rules, aversion, **options)

    monkeypatch.setattr(solver, "solve_risk", watched)
    for position in (POSITION, late(3, 6), POSITION):
        front.advise(position, RiskGoal(0.01), desk=desk)
    assert front.best_chance(RiskGoal(0.01), desk=desk) < front.solve().par
    assert solved == [("free-joker-3", 0.01)]


def test_an_opponent_is_followed_once(monkeypatch):
    desk, followed = Desk(), []
    statistics = players.statistics

    def watched(player, start, **options):
        followed.append((player.strategy.name, start))
        return statistics(player, start, **options)

    monkeypatch.setattr(players, "statistics", watched)
    position = late(3, 6, 9, 12)
    other = Opponent(strategy("greedy"), position.scores)
    beaten = [front.advise(position, BeatGoal((other,) * count), desk=desk).best.worth for count in (1, 1, 2, 5)]
    assert followed == [("greedy", Start(position.scores))]
    assert beaten[0] == beaten[1] > beaten[2] > beaten[3] > 0.0
