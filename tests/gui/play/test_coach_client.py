# SPDX-License-Identifier: MIT
"""The coach client: a choice in a match goes by one measure, whatever comes to be known meanwhile."""

from __future__ import annotations

from dataclasses import replace

import pytest
from coach_answers import Answers

from engine.analysis.verdicts import Measure
from engine.game_review.review import PartialReview, Review, ReviewedMoment, TimelinePoint
from engine.games.match import begin
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.play.coach_client import CoachClient


@pytest.fixture
def match():
    return begin([("You", ""), ("Greta", "greedy")], DEFAULT_RULES, "one measure")


def told(services, record, options, *, chances):
    """Have the services say what they know of a record: the options by points, or by chances."""
    by_points = Review(record.game, 0.0, (), 0.0, options)
    stands = (TimelinePoint(ReviewedMoment.START, 1, 0.0),)
    analysis = object() if options is not None else None
    by_chance = Review(record.game, 0.0, stands, 0.0, analysis, measure=Measure.CHANCE)
    if services.asked or not chances:
        services.asked.clear()
        services.estimated(record, by_points, PartialReview(by_chance if chances else None, is_current=chances))
    else:
        services.reviewed(by_chance)


@pytest.mark.parametrize("is_in_time", [True, False])
def test_a_choice_in_a_match_goes_by_what_its_options_went_by_first(qapp, match, is_in_time):
    services = Answers()
    client, record = CoachClient(services, services), match.record
    client.follow(record, match)
    client.ask()
    told(services, record, None, chances=is_in_time)
    rolled = replace(record, game=record.game.roll())
    client.follow(rolled, match)
    options = object()
    told(services, rolled, options, chances=False)
    assert client.review.analysis is options
    assert not client.estimate.is_ready
    if not is_in_time:
        client.go_by_points()  # as the controller says where they are shown
    told(services, rolled, options, chances=True)  # which came while the player looked at the points
    if services.asked:
        told(services, rolled, object(), chances=True)
    if is_in_time:
        assert client.estimate is None
        assert client.review.analysis is not options
    else:
        assert client.review.analysis is options
        assert client.estimate.is_ready
        assert not client.estimate.is_current
    again = replace(rolled, game=rolled.game.roll())
    client.forget()
    client.follow(again, match)
    told(services, again, object(), chances=True)
    assert client.estimate is None, "they hold from the next roll on"


def test_what_was_noted_meanwhile_is_no_reason_to_wait_for_chances_that_are_there(qapp, match):
    """In Live a hint is noted in the record after it was asked about: the window stayed at 99 % until the next roll."""
    services = Answers()
    client, record = CoachClient(services, services), match.record
    client.follow(record, match)
    rolled = replace(record, game=record.game.roll())
    client.follow(rolled, match)
    client.ask()
    told(services, rolled, object(), chances=False)
    client.go_by_points()
    client.note(rolled.with_hint(), match)
    told(services, rolled, object(), chances=True)
    assert services.asked[0] is rolled, "the services answer what was asked about, no other"
    told(services, rolled, object(), chances=True)
    assert client.estimate.is_ready
