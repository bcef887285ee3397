# SPDX-License-Identifier: MIT
"""A session has six positions: what is due, one of a game, a quarter handled well, and one thing to find in each."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from random import Random

from engine.training.retry import SESSION, Candidate, draw
from engine.training.schedule import UNASKED, ScheduleCard

TODAY = date(2026, 5, 1)


def candidate(game, place=1, lost=2.0, gap=1.0, card=UNASKED):
    return Candidate(game, place, game, lost, gap, card)


MISTAKES = [candidate(game, place) for game in range(20) for place in (1, 2)]
WELL = [candidate(game, place, lost=0.0) for game in range(20) for place in (3, 4)]


def test_a_session_is_six_positions_one_of_a_game_and_about_a_quarter_handled_well():
    sizes = Counter()
    for seed in range(400):
        session = draw([*MISTAKES, *WELL], TODAY, Random(seed))
        assert len(session) == SESSION == len({one.game for one in session})
        sizes[sum(not one.is_mistake for one in session)] += 1
    assert sizes.keys() == {1, 2}
    assert 0.2 < (sizes[1] + 2 * sizes[2]) / (400 * SESSION) < 0.3


def test_places_of_those_handled_well_tell_nothing():
    places = Counter()
    for seed in range(300):
        session = draw([*MISTAKES, *WELL], TODAY, Random(seed))
        places.update(at for at, one in enumerate(session) if not one.is_mistake)
    assert len(places) == SESSION
    assert min(places.values()) > max(places.values()) / 3


def test_nothing_is_asked_that_has_two_answers_or_is_not_due():
    later = ScheduleCard(1, 0, TODAY + timedelta(days=1))
    fixed, parked = ScheduleCard(3, 0), ScheduleCard(0, 3, TODAY)
    one = candidate(1, lost=3.0)
    close = candidate(2, lost=3.0, gap=0.24)
    waiting = [candidate(game, card=card) for game, card in ((3, later), (4, fixed), (5, parked))]
    assert draw([one, close, *waiting], TODAY, Random(1)) == (one,)
    assert not draw([close, *waiting, *WELL], TODAY, Random(1)), "without a mistake to ask there is no session"


def test_what_is_due_longest_comes_first_then_what_is_newest():
    due = [candidate(game, card=ScheduleCard(1, 0, TODAY - timedelta(days=game))) for game in range(4)]
    new = [candidate(game) for game in range(10, 20)]
    assert {one.game for one in draw([*new, *due], TODAY, Random(1))} == {0, 1, 2, 3, 18, 19}


def test_what_was_handled_well_and_missed_when_it_was_asked_is_asked_again():
    missed = candidate(1, lost=0.0, card=ScheduleCard(0, 1, TODAY))
    assert draw([missed], TODAY, Random(1)) == (missed,)


def test_in_one_game_the_costliest_mistake_comes_first():
    few = [candidate(1, place, lost=lost) for place, lost in ((1, 1.0), (2, 5.0), (3, 2.0))]
    assert [one.place for one in draw(few, TODAY, Random(1))] == [2]
    assert not candidate(1, lost=0.24).is_mistake


def test_the_game_that_was_just_played_comes_first():
    due = [candidate(game, card=ScheduleCard(1, 0, TODAY - timedelta(days=game))) for game in range(8)]
    for seed in range(20):
        session = draw([*due, *WELL, candidate(99), candidate(99, 2, lost=0.0)], TODAY, Random(seed), first=99)
        assert (session[0].game, session[0].is_mistake) == (99, True)
    assert 99 not in {one.game for one in draw([*due, candidate(99)], TODAY, Random(1))}


def test_how_long_a_session_is_hangs_on_the_games_alone():
    for games, with_mistakes, expected in (
        (1, 1, 1),
        (2, 1, 2),
        (9, 3, 4),
        (5, 5, 5),
        (6, 5, 6),
        (6, 6, 6),
        (20, 20, 6),
    ):
        few = [one for one in MISTAKES if one.game < with_mistakes] + [one for one in WELL if one.game < games]
        assert len(draw(few, TODAY, Random(0))) == expected
        assert {len(draw(few, TODAY, Random(seed))) for seed in range(20)} == {expected}
    assert draw(WELL, TODAY, Random(0)) == ()
