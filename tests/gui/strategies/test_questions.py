# SPDX-License-Identifier: MIT
"""Questions about ways to play are answered, what is wanted no more is given up, and why there is no answer is said."""

from __future__ import annotations

import threading
from itertools import accumulate, product

import pytest
from patience import wait_for

from engine.games.game import Game
from engine.rules.dice import BEST_OF_2, WORST_OF_2
from engine.rules.scoring import DEFAULT_RULES, rule_set
from engine.strategies import players
from engine.strategies.players import by_strategy, play
from engine.strategies.strategies import StrategyError, strategy
from engine.workspace.workspace import Workspace
from yahtzee_gui.library.files import FileThread
from yahtzee_gui.strategies import session as session_module
from yahtzee_gui.strategies.entrants import SEED, Choices, GameQuestion, WayQuestion, Who, answer_to
from yahtzee_gui.strategies.rule_lists import OwnLists
from yahtzee_gui.strategies.session import Strategies
from yahtzee_gui.work import one_step


def found(question):
    """Return the answer to a question."""
    workspace = Workspace()
    return workspace.get(answer_to(workspace, question))


def test_what_is_wanted_no_more_is_not_worked_out(engine, qtbot, monkeypatch, tmp_path):
    begun, may_end, done = threading.Event(), threading.Event(), []

    def answer(question):
        begun.set()
        wait_for(may_end)
        done.append(question.way)
        return question

    monkeypatch.setattr(session_module, "answer_to", lambda _workspace, question: one_step(answer, question))
    worker = FileThread("files")
    lists = OwnLists(worker, tmp_path)
    session = Strategies(engine, lists, Choices())
    session.toggle(Who.RULES_OF_THUMB.value)
    session.toggle(Who.GREEDY.value)
    assert qtbot.waitUntil(begun.is_set) is None
    session.toggle(Who.GREEDY.value)
    session.toggle(Who.MINCE.value)
    session._work_out()
    may_end.set()
    qtbot.waitUntil(lambda: not session.fractions)
    assert done.count(strategy("optimal")) == done.count(strategy("mince")) == 1
    assert strategy("greedy") not in done
    session.close()
    worker.close()
    worker.join()


def test_who_cannot_play_says_why(delivery_of):
    delivery_of(DEFAULT_RULES)  # so that it is found in the cache
    with pytest.raises(StrategyError, match="too good"):
        found(WayQuestion(strategy("plays-like-300"), DEFAULT_RULES))


def test_with_other_dice_games_end_as_counting_all_rolls_says():
    rules = rule_set({"name": "One roll", "rolls_per_turn": 1, "upper_bonus": 0, "box": [{"key": "chance"}]})
    sums = [sum(roll) for roll in product(range(1, 7), repeat=5)]
    or_less = list(accumulate(sums.count(score) / len(sums) for score in range(31)))
    expected = ([1 - (1 - one) ** 2 for one in or_less], [one**2 for one in or_less])
    for model, chances in zip((WORST_OF_2, BEST_OF_2), expected, strict=True):
        told = found(WayQuestion(model, rules))
        assert list(accumulate(told.distribution)) == pytest.approx(chances, abs=1e-12)
        assert told.lost_by_turn == (0.0,)


def test_a_game_is_played_as_the_strategy_plays_it(delivery_of):
    table, greedy = delivery_of(DEFAULT_RULES).table, strategy("greedy")
    told = found(GameQuestion(greedy, DEFAULT_RULES, "watched"))
    assert told == play(Game("watched"), by_strategy(players.Player(greedy, table), SEED))
