# SPDX-License-Identifier: MIT
"""A game with a goal: its chance at the start, luck, what others did and what choices lost add up to how it ended."""

from __future__ import annotations

import random

import pytest
from audits import daily
from engine_samples import best_option, careless_choice, new_game, play, play_at_random, random_bonuses, random_scores
from late_games import late_game

from engine import api
from engine.analysis.verdicts import CHANCE_LIMITS, Measure, Verdict, verdict
from engine.distribution.statistics import NEW_GAME
from engine.game_review.levels import LevelBasis
from engine.game_review.review import ReviewedMoment, review
from engine.games.game import Game, replay
from engine.games.goals import GoalError, ReachGoal, RiskGoal, WinGoal
from engine.games.position import possible_points
from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import RULE_SETS
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import strategy
from engine.workspace.prospects import GoalProspects, Memory, goal_by_turn
from engine.workspace.workspace import Workspace

FREE = RULE_SETS["free-joker"]
GREEDY = strategy("greedy")


@pytest.fixture(scope="module")
def workspace():
    return Workspace()


def begun(rng, rules=FREE, open_boxes=3):
    """Return a game that begins with few open boxes."""
    scores = random_scores(rng, open_boxes)
    return late_game(rng.random(), rules, tuple(scores), random_bonuses(rng, rules, scores))


def at_random(game, rng):
    return play_at_random(game, rng)[-1]


def reviewed(game, goal, workspace):
    return api.review(Record(game, goal=goal), workspace=workspace)


def assert_adds_up(found, end):
    balance = found.start + found.luck + found.others - found.points_lost
    assert balance == pytest.approx(end, rel=0, abs=1e-9)
    assert found.prospect == pytest.approx(end, rel=0, abs=1e-9)


@pytest.mark.parametrize("rules", daily(RULE_SETS.values(), 2), ids=lambda rules: rules.key)
def test_to_reach_a_score_the_split_is_exact(workspace, rules):
    rng, ends = random.Random(f"split {rules.key}"), set()
    for _ in range(8):
        game = at_random(begun(rng, rules), rng)
        target = game.points_so_far + rng.randint(-15, 15)
        end = 100.0 if game.points_so_far >= target else 0.0
        found = reviewed(game, ReachGoal(target), workspace)
        assert_adds_up(found, end)
        assert found.measure is Measure.CHANCE
        ends.add(end)
    assert ends == {0.0, 100.0}


def test_for_a_liking_of_risk_the_split_is_that_of_certain_scores(workspace):
    rng = random.Random("risk split")
    for aversion in (0.02, -0.02):
        game = at_random(begun(rng), rng)
        found = reviewed(game, RiskGoal(aversion), workspace)
        assert_adds_up(found, game.points_so_far)
        assert found.measure is Measure.CERTAINTY_EQUIVALENT
        assert all(d.verdict is verdict(d.chosen.worth_lost) for d in found.decisions)


def test_every_chance_of_a_review_is_that_of_advise(workspace):
    rng = random.Random("advise")
    game, goal = at_random(begun(rng), rng), ReachGoal(230)
    found = reviewed(game, goal, workspace)
    independent = Workspace()
    for decision in found.decisions:
        advised = api.advise(decision.before.position, goal, workspace=independent)
        options = {(option.keep, option.category): option for option in advised.options}
        for option in decision.analysis.options:
            same = options[option.keep, option.category]
            assert option.prospect == pytest.approx(100.0 * same.worth, rel=0, abs=1e-10)
            assert option.value == pytest.approx(same.value, rel=0, abs=1e-9)


def test_luck_and_loss_are_the_changes_of_the_chance(workspace):
    rng = random.Random("changes")
    game = at_random(begun(rng), rng)
    found = reviewed(game, ReachGoal(game.points_so_far), workspace)
    for before, point in zip(found.points, found.points[1:], strict=False):
        assert point.prospect == pytest.approx(before.prospect + point.change, rel=0, abs=1e-9)
        assert (point.change <= 0.0) or point.moment is ReviewedMoment.ROLL
    assert found.expected == game.points_so_far


def test_verdicts_go_by_the_chance_and_decisions_count_by_it(workspace):
    rng, seen = random.Random("verdicts"), set()
    for _ in range(4):
        game = at_random(begun(rng), rng)
        found = reviewed(game, ReachGoal(game.points_so_far + 5), workspace)
        for decision in found.decisions:
            lost = 100.0 * decision.chosen.worth_lost
            assert (decision.points_lost, decision.verdict) == (lost, verdict(lost, Measure.CHANCE))
            most = max(100.0 * option.worth_lost for option in decision.analysis.options)
            assert decision.counts == (most >= CHANCE_LIMITS[Verdict.BEST])
            seen.add(decision.verdict is verdict(decision.chosen.points_lost))
    assert seen == {True, False}
    assert found.level_basis(is_coached=False) == LevelBasis()
    assert found.accuracy is None


def test_a_game_that_is_lost_or_won_anyway_leaves_nothing_to_decide(workspace):
    game = begun(random.Random("nothing")).roll()
    for target, end in ((0, 100.0), (2000, 0.0)):
        found = reviewed(game, ReachGoal(target), workspace)
        assert found.prospect == end
        assert all(option.verdict is Verdict.BEST for option in found.analysis.options)


def test_first_choices_are_graded_by_the_chance_too(workspace):
    record = Record(begun(random.Random("first")), goal=ReachGoal(250)).roll()
    again = record.roll().undo().mark((True, False, False, False, False)).roll()
    [taken] = [decision for decision in api.review(again, workspace=workspace).decisions if decision.event == 1]
    assert (taken.chosen.keep, len(taken.taken.keep)) == ((), 1)
    assert taken.points_lost == taken.chosen.lost == 100.0 * taken.chosen.worth_lost


# In a match


@pytest.mark.audit
def test_in_a_match_what_the_others_did_closes_the_balance(workspace):
    rng = random.Random("match")
    game = at_random(begun(rng, open_boxes=2), rng)
    rival = list(random_scores(rng, 2))
    goals = [BeatGoal((Opponent(GREEDY, tuple(rival)),))]
    for _ in range(2):
        box = rival.index(None)
        rival[box] = min(possible_points(CATEGORIES[box]))
        goals.append(BeatGoal((Opponent(GREEDY, tuple(rival)),)))
    # Goals are counted from the first turn of a game; this one begins with its twelfth.
    found = review(game, GoalProspects(game, (goals[0],) * 11 + tuple(goals), workspace, Memory()))
    assert found.prospect in (0.0, 50.0, 100.0)
    assert_adds_up(found, found.prospect)
    moved = [point for point in found.points if point.moment is ReviewedMoment.OTHERS]
    assert len(moved) == 2
    assert found.others == sum(point.change for point in moved) > 0.01


def test_to_win_takes_others_who_are_given():
    with pytest.raises(GoalError, match=r"^goal\.win: "):
        goal_by_turn(WinGoal())
    with pytest.raises(GoalError, match=r"^goal\.win: "):
        api.review(Record(Game("x"), goal=WinGoal()), workspace=Workspace())


# What is remembered


def test_what_was_valued_once_needs_no_table_again(workspace, monkeypatch):
    rng = random.Random("memory")
    game, goal, memory = at_random(begun(rng), rng), ReachGoal(222), Memory()
    first = review(game, GoalProspects(game, (goal,), workspace, memory))
    monkeypatch.setattr(Workspace, "goal_analyzer", lambda *_: pytest.fail("a table was asked for"))
    assert review(game, GoalProspects(game, (goal,), workspace, memory)) == first
    for moment in replay(game.start, game.events):
        review(moment, GoalProspects(moment, (goal,), workspace, memory))


def test_one_table_serves_a_game_from_where_it_is_asked_first(workspace, monkeypatch):
    rng, starts = random.Random("one table"), []
    game, goal = at_random(begun(rng), rng), ReachGoal(231)
    solved = Workspace.goal_analyzer
    monkeypatch.setattr(
        Workspace, "goal_analyzer", lambda self, *given: starts.append(given[2]) or solved(self, *given)
    )
    review(game, GoalProspects(game, (goal,), workspace, Memory()))
    assert [start.scores for start in starts] == [game.start.scores]


# A whole game


@pytest.mark.audit
@pytest.mark.parametrize("goal", [ReachGoal(250), RiskGoal(0.01)])
def test_the_split_of_a_whole_game(goal, workspace):
    analyzer = workspace.get(workspace.goal_analyzer(goal, TableKey(FREE), NEW_GAME))
    per_cent = 1.0 if isinstance(goal, RiskGoal) else 100.0
    for choice in (best_option, careless_choice(1)):
        game = play(new_game(7, FREE), analyzer, choice)
        found = reviewed(game, goal, workspace)
        score = game.points_so_far
        assert_adds_up(found, score if isinstance(goal, RiskGoal) else 100.0 if score >= 250 else 0.0)
        assert found.start == pytest.approx(per_cent * api.best_chance(goal, workspace=workspace), rel=0, abs=1e-9)
