# SPDX-License-Identifier: MIT
"""How turn and game end in a game with a goal: what is played for comes out of the distribution again."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest
from engine_samples import random_position

from engine.analysis.explanations import CategoryEnding
from engine.distribution.statistics import Start
from engine.game_review.ends import start_after
from engine.games.goals import ReachGoal, RiskGoal
from engine.games.position import Position
from engine.rules.scoring import DEFAULT_RULES
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import strategy
from engine.workspace.goal_ends import goal_ends, goal_turn
from engine.workspace.workspace import Workspace

WORTH = 1e-9


@pytest.fixture(scope="module")
def workspace(delivery_of):
    """A workspace with the table of the usual rules."""
    made = Workspace()
    made.take(delivery_of(DEFAULT_RULES))
    return made


def a_goal(kind, position):
    """Return a goal that is neither certain nor hopeless."""
    near = position.points_so_far + 60
    rivals = (Opponent(strategy("greedy"), position.scores), Opponent(strategy("optimal"), position.scores))
    return {"reach": ReachGoal(near), "risk": RiskGoal(0.02), "daring": RiskGoal(-0.02), "beat": BeatGoal(rivals)}[kind]


@pytest.mark.parametrize("kind", ["reach", "risk", "daring", "beat"])
@pytest.mark.parametrize("rolls_left", [2, 0])
def test_what_is_played_for_comes_out_of_the_final_scores(workspace, kind, rolls_left):
    position = replace(random_position(random.Random(f"goal {kind}"), DEFAULT_RULES, 3), rolls_left=rolls_left)
    goal, key = a_goal(kind, position), TableKey(DEFAULT_RULES)
    analyzer = workspace.get(workspace.goal_analyzer(goal, key, Start(position.scores, position.yahtzee_bonuses)))
    options = analyzer.analyze(position).options
    for option in (options[0], options[len(options) // 2], options[-1]):
        found = workspace.get(goal_ends(workspace, goal, position, option))
        assert found.goal is goal
        assert found.worth == pytest.approx(option.worth, rel=0, abs=WORTH)
        assert math.fsum(found.turn.values()) == pytest.approx(1.0, abs=1e-12)
        if kind == "reach":
            assert (found.needs, found.at_least(goal.target)) == (goal.target, pytest.approx(found.worth, abs=WORTH))


@pytest.mark.parametrize("kind", ["reach", "risk", "beat"])
def test_the_turn_ends_as_in_the_whole_pass(workspace, kind):
    position = replace(random_position(random.Random("turn"), DEFAULT_RULES, 3), rolls_left=2)
    before = Position((), 3, position.scores, position.yahtzee_bonuses)
    goal = a_goal(kind, position)
    outcome, turn = len(position.filled), workspace.get(goal_turn(workspace, goal, before, None))
    ends = workspace.get(workspace.ends(goal, DEFAULT_RULES, start_after(before, None)))
    for ending in turn.endings:
        made, missed = ends.categories[ending.category].turns[outcome]
        assert (ending.chance, ending.zero_chance) == pytest.approx((made + missed, missed), abs=1e-12)
    assert math.fsum(ending.chance for ending in turn.endings) == pytest.approx(1.0, abs=1e-12)


def test_a_box_ends_the_turn_at_once(workspace):
    position = replace(random_position(random.Random("box"), DEFAULT_RULES, 2), rolls_left=0)
    goal = a_goal("reach", position)
    analyzer = workspace.get(workspace.goal_analyzer(goal, TableKey(DEFAULT_RULES), Start(position.scores)))
    option = analyzer.analyze(position).best
    box = CategoryEnding(option.category, 1.0, option.points, float(option.points == 0))
    assert workspace.get(goal_turn(workspace, goal, position, option)).endings == (box,)
    assert workspace.get(goal_ends(workspace, goal, position, option)).turn == {option.points: 1.0}


def test_a_match_needs_more_than_a_tie(workspace):
    full = Opponent(strategy("optimal"), (3, 6, 9, 12, 15, 18, 20, 24, 25, 30, 40, 0, 22))
    position = replace(random_position(random.Random("needs"), DEFAULT_RULES, 2), rolls_left=0)
    goal = BeatGoal((full,))
    analyzer = workspace.get(workspace.goal_analyzer(goal, TableKey(DEFAULT_RULES), Start(position.scores)))
    best = analyzer.analyze(position).best
    found = workspace.get(goal_ends(workspace, goal, position, best))
    assert found.needs == sum(full.scores) + 35 + 1
