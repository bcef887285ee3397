# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from api_samples import POSITION, TARGET, late
from command_samples import EXAMPLE
from engine_samples import careless_choice, new_game, play

from engine import api
from engine.analysis.verdicts import Measure
from engine.game_review import review as reviewing
from engine.games.game import Game
from engine.games.goals import GoalError, ReachGoal, RiskGoal
from engine.games.position import Position, PositionError, position_as_json
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import dice_model
from engine.rules.scoring import RULE_SETS
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import OPTIMAL
from engine.workspace.workspace import WORKSPACE

FREE = RULE_SETS["free-joker"]


def test_advise_with_a_goal():
    position = late(3, 6, 9, 12)
    here = position_as_json(position)
    analysis = api.advise(position, TARGET)
    assert analysis.measure is Measure.CHANCE
    assert api.advise(here | {"goal": {"reach": 75}}).options == analysis.options
    assert api.advise(here, TARGET).options == analysis.options
    assert api.advise(position).options != analysis.options
    assert api.advise(position).measure is None
    with pytest.raises(PositionError, match=r"^goal: is given twice$"):
        api.advise(here | {"goal": {"reach": 75}}, TARGET)
    with pytest.raises(GoalError, match=r"^goal\.reach: "):
        api.advise(here | {"goal": {"reach": -75}})


def test_to_beat_a_known_score_is_to_reach_more_or_to_share():
    """The other has 63 in the upper boxes, the bonus, and 5 in Chance."""
    position = late(3, 6, 9, 12, 15)
    known = Opponent(OPTIMAL, late(3, 6, 9, 12, 15, 18).scores)
    beat = api.advise(position, BeatGoal((known,)))
    reached, more = (api.advise(position, ReachGoal(target)) for target in (103, 104))
    for option in beat.options:
        if option.category is not None:
            share = [one.option(option.category).worth for one in (reached, more)]
            assert option.worth == pytest.approx(sum(share) / 2, rel=0, abs=1e-12)
    assert 0.0 < more.best.worth < beat.best.worth < reached.best.worth


@pytest.mark.parametrize("aim", [ReachGoal(75), RiskGoal(0.02)])
def test_others_may_play_for_a_goal(aim):
    """Who has one box left and no roll knows how often the others end below that, or with as much."""
    here, others = late(3, 6, 9, 12, 15, rolls_left=0, dice=(1, 1, 6, 6, 6)), late(3, 6, 9)
    ends = api.statistics({"scores": position_as_json(others)["scores"]}, player=aim).distribution
    final = here.points_so_far + 18 + 35
    won = sum(ends[:final]) + ends[final] / 2
    assert api.advise(here, BeatGoal((Opponent(aim, others.scores),))).best.worth == pytest.approx(won, abs=1e-12)


@pytest.mark.parametrize("goal", [TARGET, RiskGoal(0.01), BeatGoal((Opponent(OPTIMAL),))])
def test_goals_need_fair_dice(goal):
    for name in ("demon", "worst-of-2"):
        position = Position((2, 2, 4, 5, 6), 2, dice_model=dice_model(name))
        with pytest.raises(GoalError, match=rf"^goal: .* need fair dice, not {name}$"):
            api.advise(position, goal)


def test_advise(analyzer_of):
    assert api.advise(POSITION).options == analyzer_of(FREE).analyze(POSITION).options
    assert api.advise(EXAMPLE).options == api.advise(POSITION).options


def test_review_of_a_game_and_of_a_record(analyzer_of):
    game = play(new_game("front", FREE), analyzer_of(FREE), careless_choice(1))
    seen = reviewing.review(game, analyzer_of(FREE))
    assert api.review(game).points == api.review(Record(game)).points == seen.points
    back = Record(Game("back")).roll().score(Category.YAHTZEE).undo().score(Category.CHANCE)
    assert api.review(back).decisions[0].chosen.category is Category.YAHTZEE
    assert api.review(back.game).decisions[0].chosen.category is Category.CHANCE


@pytest.mark.parametrize("model", ["demon", "worst-of-2"])
def test_review_with_other_dice(model, delivery_of):
    dice = dice_model(model)
    seen = api.review(Game("x", FREE, dice).roll(landed=(1, 1, 2, 3, 6)))
    assert seen.tax == reviewing.tax(seen.game, WORKSPACE.get(WORKSPACE.analyzer(TableKey(FREE))))
    assert bool(seen.answers) == dice.is_deterministic


def test_explain_takes_options_keeps_and_categories():
    analysis = api.advise(POSITION)
    assert api.explain(POSITION).option == analysis.best
    for option in analysis.options:
        choice = option.category if option.category is not None else option.keep
        assert api.explain(POSITION, option) == api.explain(EXAMPLE, choice)
    with pytest.raises(PositionError, match=r"^keep: 6 can't be kept from 2 2 2 4 5$"):
        api.explain(POSITION, (6,))
