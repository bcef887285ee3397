# SPDX-License-Identifier: MIT
"""The strategy service answers what is asked, gives up what is wanted no more, and says why there is no answer."""

from __future__ import annotations

import threading

import pytest

from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.strategies import strategy
from yahtzee_gui.services.engine_queue import EngineQueue
from yahtzee_gui.services.strategy_service import StrategyService, WayQuestion

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
        may_end.wait(30)
        done.append(question)
        return question

    monkeypatch.setattr(StrategyService, "_found", found)
    told = []
    service.told.connect(lambda question, _answer: told.append(question))
    service.ask([GREEDY, MINCE])
    assert begun.wait(30)
    service.ask([GREEDY, THUMB])
    may_end.set()
    qtbot.waitUntil(lambda: told == [GREEDY, THUMB], timeout=30_000)
    assert done == [GREEDY, THUMB]


def test_who_cannot_play_says_why(service, qtbot, delivery_of):
    delivery_of(DEFAULT_RULES)  # so that it is found in the cache
    question = WayQuestion(strategy("plays-like-300"), DEFAULT_RULES)
    with qtbot.waitSignal(service.failed, timeout=120_000) as failed:
        service.ask([question])
    assert failed.args[0] == question
    assert "too good" in failed.args[1]
