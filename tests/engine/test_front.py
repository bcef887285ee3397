# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from command_samples import EXAMPLE
from engine_samples import careless_choice, new_game, play, scores_with

from engine import front
from engine.chances.statistics import NEW_GAME, Start
from engine.coach import review as reviewing
from engine.desk import DESK, Desk, Task
from engine.games.game import Game
from engine.games.position import Position, PositionError, position_from_json
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice_models import FAIR_DICE, dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from engine.solving.library import TableKey
from engine.strategies.strategies import StrategyError, strategy

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


# Questions


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
