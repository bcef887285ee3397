# SPDX-License-Identifier: MIT
"""The strategy service answers what is asked, gives up what is wanted no more, and says why there is no answer."""

from __future__ import annotations

import threading
from itertools import accumulate, product

import pytest
from patience import wait_for

from engine.games.game import Game
from engine.rules.dice_models import BEST_OF_2, WORST_OF_2
from engine.rules.scoring import DEFAULT_RULES, rule_set
from engine.strategies import players
from engine.strategies.strategies import strategy
from engine.strategies.whole_games import by_strategy, play
from yahtzee_gui.services.engine_queue import EngineQueue
from yahtzee_gui.services.strategy_service import SEED, GameQuestion, StrategyService, WayQuestion

GREEDY, MINCE, THUMB = (WayQuestion(strategy(name), DEFAULT_RULES) for name in ("greedy", "mince", "rules-of-thumb"))


@pytest.fixture
def service(qtbot):
    queue = EngineQueue()
    made = StrategyService(queue)
    yield made
    queue.close()
    queue.join()


def test_what_is_wanted_no_more_is_not_worked_out(service, qtbot, monkeypatch):
    begun, may_end, done = threading.Event(), threading.Event(), []

    def found(_service, question):
        begun.set()
        wait_for(may_end)
        done.append(question)
        return question

    monkeypatch.setattr(StrategyService, "_found", found)
    told = []
    service.told.connect(lambda question, _answer: told.append(question))
    service.ask([GREEDY, MINCE])
    wait_for(begun)
    service.ask([GREEDY, THUMB])
    may_end.set()
    qtbot.waitUntil(lambda: told == [GREEDY, THUMB])
    assert done == [GREEDY, THUMB]


def test_who_cannot_play_says_why(service, qtbot, delivery_of):
    delivery_of(DEFAULT_RULES)  # so that it is found in the cache
    question = WayQuestion(strategy("plays-like-300"), DEFAULT_RULES)
    with qtbot.waitSignal(service.failed) as failed:
        service.ask([question])
    assert failed.args[0] == question
    assert "too good" in failed.args[1]


def test_with_other_dice_games_end_as_counting_all_rolls_says(service, qtbot):
    rules = rule_set({"name": "One roll", "rolls_per_turn": 1, "upper_bonus": 0, "box": [{"key": "chance"}]})
    told = {}
    service.told.connect(told.__setitem__)
    questions = [WayQuestion(model, rules) for model in (WORST_OF_2, BEST_OF_2)]
    service.ask(questions)
    qtbot.waitUntil(lambda: len(told) == len(questions))
    sums = [sum(roll) for roll in product(range(1, 7), repeat=5)]
    or_less = list(accumulate(sums.count(score) / len(sums) for score in range(31)))
    for question, expected in zip(
        questions, ([1 - (1 - one) ** 2 for one in or_less], [one**2 for one in or_less]), strict=True
    ):
        assert list(accumulate(told[question].distribution)) == pytest.approx(expected, abs=1e-12)
        assert told[question].lost_by_turn == (0.0,)


def test_a_game_is_played_as_the_strategy_plays_it(service, qtbot, delivery_of):
    table, greedy = delivery_of(DEFAULT_RULES).table, strategy("greedy")
    with qtbot.waitSignal(service.told) as told:
        service.ask([GameQuestion(greedy, DEFAULT_RULES, "watched")])
    assert told.args[1] == play(Game("watched"), by_strategy(players.Player(greedy, table), SEED))
