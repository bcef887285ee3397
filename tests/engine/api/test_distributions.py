# SPDX-License-Identifier: MIT
from __future__ import annotations

import numpy as np
import pytest
from api_samples import POSITION, TARGET, late

from engine import api
from engine.distribution.statistics import NEW_GAME
from engine.games.goals import GoalError, ReachGoal, RiskGoal
from engine.games.position import PositionError, position_as_json
from engine.rules.categories import Category
from engine.rules.scoring import RULE_SETS, rule_set
from engine.solving import goal_tables
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import StrategyError, strategy


def test_best_chances():
    assert api.best_chance(ReachGoal(0)) == 1.0
    assert api.best_chance(ReachGoal(2000)) == 0.0


@pytest.mark.audit
def test_the_chance_of_the_highest_score():
    assert api.best_chance(ReachGoal(1576)) == 0.0
    assert 0.0 < api.best_chance(ReachGoal(1575)) < 1e-9
    assert api.best_chance(ReachGoal(1575), rules="no-yahtzee-bonus") == 0.0


def test_opponents_that_there_are_not():
    with pytest.raises(GoalError, match=r"^goal\.beat: strategy: plays-like-300 is too good"):
        api.best_chance(BeatGoal((Opponent(strategy("plays-like-300")),)))


@pytest.mark.parametrize("aversions", [(0.3,), (0.01, 1e-9), (float("nan"),)])
def test_aversions_that_there_are_not(aversions):
    with pytest.raises(GoalError, match=r"^goal\.risk: must be "):
        api.frontier(aversions)


def test_the_curve_is_that_of_the_cache(monkeypatch):
    asked = []

    def obtain_curve(rules, threads):
        asked.append((rules.key, threads))
        return (1.0, 0.5)
        yield

    monkeypatch.setattr(goal_tables, "obtain_curve", obtain_curve)
    assert api.curve(rules="no-joker", threads=2) == (1.0, 0.5)
    assert asked == [(rule_set("no-joker").key, 2)]


@pytest.mark.slow
@pytest.mark.audit
def test_statistics():
    whole = api.statistics()
    assert whole.start == NEW_GAME
    assert whole.final_score.mean == pytest.approx(api.solve().par, rel=0, abs=1e-9)
    analysis = api.advise(POSITION)
    for option in (None, Category.TWOS, (2, 2)):
        value = (analysis.best if option is None else analysis.option(option)).value
        assert api.statistics(POSITION, option).final_score.mean == pytest.approx(value, rel=0, abs=1e-9)


@pytest.mark.slow
@pytest.mark.audit
@pytest.mark.parametrize("rules", [rule_set("no-joker", 1), RULE_SETS["no-joker"]], ids=lambda rules: rules.key)
def test_statistics_of_other_rules(rules):
    assert api.statistics(rules=rules).final_score.mean == pytest.approx(api.solve(rules).par, rel=0, abs=1e-9)


@pytest.mark.parametrize("given", [{"rules": "no-joker"}, {"dice_model": "demon"}])
def test_a_position_has_rules_and_dice_of_its_own(given):
    with pytest.raises(PositionError, match=r"^(rules|dice_model): belongs in the position"):
        api.statistics(POSITION, **given)


def test_an_option_needs_a_position():
    with pytest.raises(PositionError, match=r"^option: needs a position"):
        api.statistics(option=(2, 2))


@pytest.mark.parametrize("option", [None, Category.SIXES, (6,), ()])
def test_statistics_of_who_plays_for_a_goal(option):
    position = late(3, 6)
    for goal in (TARGET, BeatGoal((Opponent(strategy("greedy"), position.scores),)), RiskGoal(0.02), RiskGoal(-0.02)):
        analysis, found = api.advise(position, goal), api.statistics(position, option, player=goal)
        worth = (analysis.best if option is None else analysis.option(option)).worth
        chances = np.array(found.distribution)
        scores = np.arange(len(chances))
        if isinstance(goal, RiskGoal):
            assert -np.log(chances @ np.exp(-goal.aversion * scores)) / goal.aversion == pytest.approx(worth, abs=1e-9)
        elif goal is TARGET:
            assert found.at_least(75) == pytest.approx(worth, rel=0, abs=1e-10)
        else:
            others = api.statistics({"scores": position_as_json(position)["scores"]}, player="greedy").distribution
            below = np.pad(np.concatenate([[0.0], np.cumsum(others)]), (0, 2000), mode="edge")[scores]
            won = below + np.pad(others, (0, 2000))[scores] / 2
            assert chances @ won == pytest.approx(worth, rel=0, abs=1e-10)


def test_statistics_of_a_strategy():
    position = late(3, 6)
    found = api.statistics(position, player="optimal")
    assert found.distribution == pytest.approx(api.statistics(position).distribution, rel=0, abs=1e-12)
    with pytest.raises(StrategyError, match=r"^strategy: "):
        api.statistics(player="lucky")
    for player in ("greedy", TARGET):
        with pytest.raises(StrategyError, match=r"^dice_model: strategies and goals need fair dice, not demon$"):
            api.statistics(player=player, dice_model="demon")


@pytest.mark.audit
def test_statistics_of_a_strategy_from_the_beginning():
    best, found = api.statistics(), api.statistics(player="optimal")
    assert found.distribution == pytest.approx(best.distribution, rel=0, abs=1e-12)
    found = api.statistics(player=strategy("greedy"), rules="no-joker")
    assert found.final_score.mean == pytest.approx(api.expected_score("greedy", rules="no-joker"), abs=1e-9)
