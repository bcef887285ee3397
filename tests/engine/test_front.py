# SPDX-License-Identifier: MIT
from __future__ import annotations

import numpy as np
import pytest
from command_samples import EXAMPLE
from engine_samples import careless_choice, new_game, play, scores_with

from engine import front
from engine.analysis.verdicts import Measure
from engine.chances.statistics import NEW_GAME, Start
from engine.coach import review as reviewing
from engine.desk import DESK, Desk, Task
from engine.games.game import Game
from engine.games.goals import GoalError, ReachGoal, RiskGoal
from engine.games.position import Position, PositionError, position_as_json, position_from_json
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice_models import FAIR_DICE, dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from engine.solving import curves, goal_tables, solver
from engine.solving.goal_tables import solve_goal
from engine.solving.library import TableKey
from engine.strategies import players
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import OPTIMAL, StrategyError, strategy

FREE = RULE_SETS["free-joker"]
POSITION = position_from_json(EXAMPLE)


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


# What is meant


def test_settings():
    assert front.key_of() == TableKey(DEFAULT_RULES, FAIR_DICE)
    assert front.key_of("no-joker", "demon", 2) == TableKey(rule_set("no-joker", 2), dice_model("demon"))
    assert front.key_of(rule_set("no-joker", 4), dice_model("demon")).rules.rolls_per_turn == 4
    for bad in (("yatzy",), (None, "loaded"), (None, None, 9)):
        with pytest.raises(ValueError, match=r"^(rules|dice_model|rolls_per_turn): "):
            front.key_of(*bad)


@pytest.mark.parametrize("option", [(2, 2), (2, 4, 2), (), Category.TWOS, Category.CHANCE])
def test_starts(option):
    between = {"scores": {"aces": 3}, "rules": "no-joker"}
    assert front.start_of(between) == (TableKey(RULE_SETS["no-joker"]), Start(scores_with(aces=3)))
    with pytest.raises(PositionError, match=r"^dice: are missing"):
        front.start_of(between, option)
    if option == Category.CHANCE:
        with pytest.raises(PositionError, match=r"^score: "):
            front.start_of(POSITION, option)
    else:
        assert front.start_of(POSITION, option) == front.start_of(EXAMPLE, option)


# The desk


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


LATE = scores_with(**dict.fromkeys((category.key for category in Category if category > Category.SIXES), 0))
TARGET = ReachGoal(75)


def late(*points, dice=(2, 2, 4, 5, 6), rolls_left=2, bonuses=0, rules=FREE, chance=5):
    """Return a position of a game of which the upper boxes have these points and the others zeros or so."""
    scores = [*points, *(None,) * (6 - len(points)), *LATE[6:]]
    scores[Category.CHANCE] = chance
    return Position(dice, rolls_left, tuple(scores), bonuses, rules)


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


# Questions


def test_advise_with_a_goal():
    position = late(3, 6, 9, 12)
    here = position_as_json(position)
    analysis = front.advise(position, TARGET)
    assert analysis.measure is Measure.CHANCE
    assert front.advise(here | {"goal": {"reach": 75}}).options == analysis.options
    assert front.advise(here, TARGET).options == analysis.options
    assert front.advise(position).options != analysis.options
    assert front.advise(position).measure is None
    with pytest.raises(PositionError, match=r"^goal: is given twice$"):
        front.advise(here | {"goal": {"reach": 75}}, TARGET)
    with pytest.raises(GoalError, match=r"^goal\.reach: "):
        front.advise(here | {"goal": {"reach": -75}})


def test_to_beat_a_known_score_is_to_reach_more_or_to_share():
    """The other has 63 in the upper boxes, the bonus, and 5 in Chance."""
    position = late(3, 6, 9, 12, 15)
    known = Opponent(OPTIMAL, late(3, 6, 9, 12, 15, 18).scores)
    beat = front.advise(position, BeatGoal((known,)))
    reached, more = (front.advise(position, ReachGoal(target)) for target in (103, 104))
    for option in beat.options:
        if option.category is not None:
            share = [one.option(option.category).worth for one in (reached, more)]
            assert option.worth == pytest.approx(sum(share) / 2, rel=0, abs=1e-12)
    assert 0.0 < more.best.worth < beat.best.worth < reached.best.worth


@pytest.mark.parametrize("aim", [ReachGoal(75), RiskGoal(0.02)])
def test_others_may_play_for_a_goal(aim):
    """Who has one box left and no roll knows how often the others end below that, or with as much."""
    here, others = late(3, 6, 9, 12, 15, rolls_left=0, dice=(1, 1, 6, 6, 6)), late(3, 6, 9)
    ends = front.statistics({"scores": position_as_json(others)["scores"]}, player=aim).distribution
    final = here.points_so_far + 18 + 35
    won = sum(ends[:final]) + ends[final] / 2
    assert front.advise(here, BeatGoal((Opponent(aim, others.scores),))).best.worth == pytest.approx(won, abs=1e-12)


@pytest.mark.parametrize("goal", [TARGET, RiskGoal(0.01), BeatGoal((Opponent(OPTIMAL),))])
def test_goals_need_fair_dice(goal):
    for name in ("demon", "worst-of-2"):
        position = Position((2, 2, 4, 5, 6), 2, dice_model=dice_model(name))
        with pytest.raises(GoalError, match=rf"^goal: .* need fair dice, not {name}$"):
            front.advise(position, goal)


def test_best_chances():
    assert front.best_chance(ReachGoal(0)) == 1.0
    assert front.best_chance(ReachGoal(2000)) == 0.0


@pytest.mark.audit
def test_the_chance_of_the_highest_score():
    assert front.best_chance(ReachGoal(1576)) == 0.0
    assert 0.0 < front.best_chance(ReachGoal(1575)) < 1e-9
    assert front.best_chance(ReachGoal(1575), rules="no-yahtzee-bonus") == 0.0


def test_opponents_that_there_are_not():
    with pytest.raises(GoalError, match=r"^goal\.beat: strategy: plays-like-300 is too good"):
        front.best_chance(BeatGoal((Opponent(strategy("plays-like-300")),)))


@pytest.mark.parametrize("aversions", [(0.3,), (0.01, 1e-9), (float("nan"),)])
def test_aversions_that_there_are_not(aversions):
    with pytest.raises(GoalError, match=r"^goal\.risk: must be "):
        front.frontier(aversions)


def test_the_curve_is_that_of_the_cache(monkeypatch):
    asked = []

    def obtain_curve(rules, threads):
        asked.append((rules.key, threads))
        return (1.0, 0.5)
        yield

    monkeypatch.setattr(curves, "obtain_curve", obtain_curve)
    assert front.curve(rules="no-joker", threads=2) == (1.0, 0.5)
    assert asked == [("no-joker-3", 2)]


def test_advise(analyzer_of):
    assert front.advise(POSITION).options == analyzer_of(FREE).analyze(POSITION).options
    assert front.advise(EXAMPLE).options == front.advise(POSITION).options


@pytest.mark.parametrize("question", [front.advise, front.explain, front.answers, front.statistics])
@pytest.mark.parametrize("position", [Position((1, 2, 3, 4, 7), 2), Position((1, 2, 3, 4, 5), 3), {"dice": "1"}, None])
def test_a_position_that_cannot_come_up_is_refused(question, position):
    if position is None and question is front.statistics:
        return
    with pytest.raises(PositionError, match=r"^[a-z_]+: "):
        question(position)


def test_review_of_a_game_and_of_a_record(analyzer_of):
    game = play(new_game("front", FREE), analyzer_of(FREE), careless_choice(1))
    seen = reviewing.review(game, analyzer_of(FREE))
    assert front.review(game).points == front.review(Record(game)).points == seen.points
    back = Record(Game("back")).roll().score(Category.YAHTZEE).undo().score(Category.CHANCE)
    assert front.review(back).decisions[0].chosen.category is Category.YAHTZEE
    assert front.review(back.game).decisions[0].chosen.category is Category.CHANCE


@pytest.mark.parametrize("model", ["demon", "worst-of-2"])
def test_review_with_other_dice(model, delivery_of):
    dice = dice_model(model)
    seen = front.review(Game("x", FREE, dice).roll(landed=(1, 1, 2, 3, 6)))
    assert seen.tax == reviewing.tax(seen.game, DESK.analyzer(TableKey(FREE)))
    assert bool(seen.answers) == dice.is_deterministic


def test_explain_takes_options_keeps_and_categories():
    analysis = front.advise(POSITION)
    assert front.explain(POSITION).option == analysis.best
    for option in analysis.options:
        choice = option.category if option.category is not None else option.keep
        assert front.explain(POSITION, option) == front.explain(EXAMPLE, choice)
    with pytest.raises(PositionError, match=r"^keep: the dice 2 2 2 4 5 do not hold 6$"):
        front.explain(POSITION, (6,))


def test_statistics():
    whole = front.statistics()
    assert whole.start == NEW_GAME
    assert whole.final_score.mean == pytest.approx(front.solve().par, rel=0, abs=1e-9)
    assert front.statistics(rules="no-joker").final_score.mean == pytest.approx(253.970241189, abs=1e-8)
    analysis = front.advise(POSITION)
    for option in (None, Category.TWOS, (2, 2)):
        value = (analysis.best if option is None else analysis.option(option)).value
        assert front.statistics(POSITION, option).final_score.mean == pytest.approx(value, rel=0, abs=1e-9)


@pytest.mark.parametrize("given", [{"rules": "no-joker"}, {"dice_model": "demon"}])
def test_a_position_has_rules_and_dice_of_its_own(given):
    with pytest.raises(PositionError, match=r"^(rules|dice_model): belongs into the position"):
        front.statistics(POSITION, **given)


def test_an_option_needs_a_position():
    with pytest.raises(PositionError, match=r"^option: needs a position"):
        front.statistics(option=(2, 2))


@pytest.mark.parametrize("option", [None, Category.SIXES, (6,), ()])
def test_statistics_of_who_plays_for_a_goal(option):
    position = late(3, 6)
    for goal in (TARGET, BeatGoal((Opponent(strategy("greedy"), position.scores),)), RiskGoal(0.02), RiskGoal(-0.02)):
        analysis, found = front.advise(position, goal), front.statistics(position, option, player=goal)
        worth = (analysis.best if option is None else analysis.option(option)).worth
        chances = np.array(found.distribution)
        scores = np.arange(len(chances))
        if isinstance(goal, RiskGoal):
            assert -np.log(chances @ np.exp(-goal.aversion * scores)) / goal.aversion == pytest.approx(worth, abs=1e-9)
        elif goal is TARGET:
            assert found.at_least(75) == pytest.approx(worth, rel=0, abs=1e-10)
        else:
            others = front.statistics({"scores": position_as_json(position)["scores"]}, player="greedy").distribution
            below = np.pad(np.concatenate([[0.0], np.cumsum(others)]), (0, 2000), mode="edge")[scores]
            won = below + np.pad(others, (0, 2000))[scores] / 2
            assert chances @ won == pytest.approx(worth, rel=0, abs=1e-10)


def test_statistics_of_a_strategy():
    best, found = front.statistics(), front.statistics(player="optimal")
    assert found.distribution == pytest.approx(best.distribution, rel=0, abs=1e-12)
    found = front.statistics(player=strategy("greedy"), rules="no-joker")
    assert found.final_score.mean == pytest.approx(front.expected_score("greedy", rules="no-joker"), abs=1e-9)
    with pytest.raises(StrategyError, match=r"^strategy: "):
        front.statistics(player="lucky")
    for player in ("greedy", TARGET):
        with pytest.raises(StrategyError, match=r"^dice_model: strategies and goals need fair dice, not demon$"):
            front.statistics(player=player, dice_model="demon")


@pytest.mark.audit
def test_games_for_a_goal_that_nobody_meets_are_played_for_points():
    found = front.simulate(ReachGoal(2000), games=300, seed="x")
    assert found.counts.tolist() == front.simulate(games=300, seed="x").counts.tolist()
    with pytest.raises(GoalError, match=r"^goal\.risk: is not simulated"):
        front.simulate(RiskGoal(0.01))


def test_simulate():
    found = front.simulate("greedy", games=500, seed="x")
    assert found.games == 500
    assert found.counts.tolist() == front.simulate(strategy("greedy"), 500, "x", threads=1).counts.tolist()
    assert abs(found.mean - front.expected_score("greedy")) < 5 * found.standard_error
    assert front.expected_score("greedy") == pytest.approx(217.383, abs=1e-3)


def test_bad_requests_for_games():
    with pytest.raises(ValueError, match=r"^games: must be 1 or more, not 0$"):
        front.simulate(games=0)
    with pytest.raises(StrategyError, match=r"^strategy: must be one of"):
        front.simulate("lucky")
