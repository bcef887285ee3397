# SPDX-License-Identifier: MIT
"""A session has six positions: what is due, of many games, a quarter handled well. After a game it has all of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

from engine.analysis.verdicts import verdict
from engine.training.retry import SESSION, UNASKED, Candidate, ScheduleCard, costliest_first, draw

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


def test_nothing_is_asked_that_is_not_due_or_that_leaves_nothing_to_find():
    later = ScheduleCard(1, 0, TODAY + timedelta(days=1))
    fixed, parked = ScheduleCard(3, 0), ScheduleCard(0, 3, TODAY)
    two_answers = candidate(2, lost=3.0, gap=0.24)
    nothing_to_find = candidate(6, lost=0.0, gap=0.24)
    waiting = [candidate(game, card=card) for game, card in ((3, later), (4, fixed), (5, parked))]
    assert draw([two_answers, nothing_to_find, *waiting], TODAY, Random(1)) == (two_answers,)
    assert not draw([*waiting, *WELL], TODAY, Random(1)), "without a mistake to ask there is no session"


def test_what_is_due_longest_comes_first_then_what_is_newest():
    due = [candidate(game, card=ScheduleCard(1, 0, TODAY - timedelta(days=game))) for game in range(4)]
    new = [candidate(game) for game in range(10, 20)]
    assert {one.game for one in draw([*new, *due], TODAY, Random(1))} == {0, 1, 2, 3, 18, 19}


def test_what_was_handled_well_and_missed_when_it_was_asked_is_asked_again():
    missed = candidate(1, lost=0.0, card=ScheduleCard(0, 1, TODAY))
    assert draw([missed], TODAY, Random(1)) == (missed,)


def test_one_game_is_enough_for_a_session_and_its_costliest_mistakes_come_first():
    few = [candidate(1, place, lost=float(place)) for place in range(1, 9)]
    assert {one.place for one in draw(few, TODAY, Random(1))} == {3, 4, 5, 6, 7, 8}
    mixed = draw([*few, *(candidate(1, place, lost=0.0) for place in (20, 21))], TODAY, Random(1))
    assert len(mixed) == SESSION
    assert any(not one.is_mistake for one in mixed)
    assert not candidate(1, lost=0.24).is_mistake


@dataclass(frozen=True)
class Decided:
    """A decision of a game, as far as a session asks about it."""

    points_lost: float
    counts: bool = True

    @property
    def verdict(self):
        return verdict(self.points_lost)


def test_after_a_game_all_that_cost_something_is_asked_costliest_first():
    game = [Decided(0.3), Decided(6.0), Decided(0.24), Decided(0.0), Decided(1.5), Decided(2.0, counts=False)]
    assert [one.points_lost for one in costliest_first(game)] == [6.0, 1.5, 0.3]


def test_how_long_a_session_is_hangs_on_what_is_due_alone():
    for games, with_mistakes, expected in ((1, 1, 3), (2, 1, 3), (9, 2, 5), (3, 3, 6), (9, 3, 6), (20, 20, 6)):
        few = [one for one in MISTAKES if one.game < with_mistakes] + [one for one in WELL if one.game < games]
        assert len(draw(few, TODAY, Random(0))) == expected
        assert {len(draw(few, TODAY, Random(seed))) for seed in range(20)} == {expected}
    assert draw(WELL, TODAY, Random(0)) == ()
