# SPDX-License-Identifier: MIT
"""The service that reviews games by their goals: what is asked and answered, dropped, and let go of at the end."""

from __future__ import annotations

import random

import pytest
from engine_samples import play_at_random, random_bonuses, random_scores
from late_games import late_game

from engine.analysis.verdicts import Measure
from engine.games.goals import ReachGoal
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import strategy
from yahtzee_gui.services.goal_service import GoalService

GOAL = ReachGoal(220)
LONG = 300_000


@pytest.fixture
def service(qtbot, delivery_of):
    made = GoalService()
    made.take_delivery(delivery_of(DEFAULT_RULES))
    yield made
    made.close()
    made.join()


def finished(seed):
    rng = random.Random(seed)
    scores = random_scores(rng, 2)
    game = late_game(seed, DEFAULT_RULES, tuple(scores), random_bonuses(rng, DEFAULT_RULES, scores))
    return Record(play_at_random(game, rng)[-1], goal=GOAL)


def test_a_review_comes_by_the_goal_and_all_is_let_go_of_at_the_end(service, qtbot):
    record = finished(1)
    with qtbot.waitSignal(service.reviewed, timeout=LONG) as answered:
        service.review(record, (GOAL,))
    found, review = answered.args
    assert found is record
    assert review.measure is Measure.CHANCE
    assert review.prospect == 100.0 * (record.game.points_so_far >= GOAL.target)
    service.close()
    service.join()
    assert (service._desk._goals, len(service._desk._deliveries)) == ([], 0)


def test_others_may_be_given_turn_by_turn(service, qtbot):
    record = finished(2)
    game = record.game
    rival = BeatGoal((Opponent(strategy("greedy"), game.scores, game.yahtzee_bonuses),))
    with qtbot.waitSignal(service.reviewed, timeout=LONG) as answered:
        service.review(record, (rival,) * 14)
    assert answered.args[1].prospect == 50.0  # a tie with somebody who has the same card


def test_only_the_newest_question_is_answered_and_none_that_is_dropped(service, qtbot):
    first, second = finished(3), finished(4)
    answers = []
    service.reviewed.connect(lambda record, _review: answers.append(record))
    service.review(first, (GOAL,))
    service.forget()
    with qtbot.waitSignal(service.looked_at, timeout=LONG) as looked:
        service.look_at("text", second, (GOAL,))
    assert looked.args[1].game is second.game
    assert answers == []
