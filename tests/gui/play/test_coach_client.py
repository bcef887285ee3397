# SPDX-License-Identifier: MIT
"""The coach client: whose choices are judged when several people sit at one screen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from coach_answers import Answers

from engine.analysis.verdicts import Measure
from engine.game_review.review import Review, ReviewedMoment, TimelinePoint
from engine.games.match import begin
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.play.coach_client import CoachClient


@pytest.fixture
def match():
    return begin([("Anna", ""), ("Ben", ""), ("Cleo", "")], DEFAULT_RULES, "one screen")


def pending(record):
    """Return what is known of a record before its chances are."""
    return Review(record.game, 0.0, (), 0.0, None, measure=Measure.CHANCE, is_current=False, is_complete=False)


def test_the_turn_that_was_handed_on_is_asked_about_until_its_last_choice_is_judged(qapp, match):
    services = Answers()
    client = CoachClient(services, services, *[lambda *_: None] * 3)
    after = match.play(0, match.record.roll().score(Category.CHANCE))
    client.follow(after.record, after)
    client.ask(tells_passed=True)
    anna = after.seats[0].record
    assert services.asked == [anna]
    services.reviewed(pending(anna))
    assert client.said.passed.game is anna.game
    assert services.asked == [anna], "its verdict is still to come"
    client.ask(tells_passed=True)
    assert services.asked == [anna, anna]
    client.follow(after.record, after)
    client.ask()
    assert services.asked[-1] is after.record, "in Live there is a list to be shown"


def test_the_choices_of_the_others_are_judged_before_their_next_turns(qapp, match):
    services = Answers()
    client = CoachClient(services, services, *[lambda *_: None] * 3)
    client.follow(match.record, match)
    client.ask()
    services.reviewed(pending(match.record))
    assert not services.prefetched
    stands = TimelinePoint(ReviewedMoment.START, 1, 0.0)
    services.reviewed(Review(match.record.game, 0.0, (stands,), 0.0, None, is_complete=False))
    assert [record for record, _goals in services.prefetched] == [seat.record for seat in match.seats[1:]]
    after = match.play(0, match.record.roll().score(Category.CHANCE))
    client.follow(after.record, after)
    client.ask()
    services.reviewed(Review(after.record.game, 0.0, (stands,), 0.0, None))
    found = [record for record, _goals in services.prefetched]
    assert found == [after.seats[2].record, after.seats[0].record], "whose turn comes next is looked at first"


def test_where_people_play_for_points_no_one_is_judged_by_chance(qapp):
    """Where first rolls score more no chance is known: the one who handed the screen on waited for theirs for ever."""
    chance = DEFAULT_RULES.box(Category.CHANCE)
    boxes = tuple(replace(box, first_roll=40) if box is chance else box for box in DEFAULT_RULES.boxes)
    match = begin([("Anna", ""), ("Ben", "")], replace(DEFAULT_RULES, boxes=boxes), "first rolls")
    match = match.play(0, match.record.roll().score(Category.CHANCE))
    services = Answers()
    client = CoachClient(services, services, *[lambda *_: None] * 3)
    client.follow(match.record, match)
    client.ask(tells_passed=True)
    client.ask()
    assert services.asked == [match.seats[0].record, match.record]
    assert services.goals == [None, None]
    stands = TimelinePoint(ReviewedMoment.START, 1, 0.0)
    services.reviewed(Review(match.record.game, 0.0, (stands,), 0.0, None))
    client.prefetch_review(match)
    assert services.prefetched == []
