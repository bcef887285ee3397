# SPDX-License-Identifier: MIT
"""Outlooks count every way in which independent games can end, and standings see the others as they stood."""

from __future__ import annotations

import random
from itertools import product

import pytest
from match_samples import at_table, played

from engine.distribution.statistics import Outcome, Start
from engine.games.match import begin
from engine.matches.standings import beat_goal, beat_goals, played_as
from engine.matches.win_chances import outlook
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.strategies import OPTIMAL, PLAYS_TO_WIN, StrategyError


def outcome(*chances, bonus=0.0):
    return Outcome(Start(), tuple(chances), {}, {0: 1.0 - bonus, 35: bonus})


def naive(outcomes):
    """Return the chances to win by going through every combination of final scores."""
    shares = [0.0] * len(outcomes)
    for scores in product(*(range(len(one.distribution)) for one in outcomes)):
        chance = 1.0
        for one, score in zip(outcomes, scores, strict=True):
            chance *= one.distribution[score]
        best = [place for place, score in enumerate(scores) if score == max(scores)]
        for place in best:
            shares[place] += chance / len(best)
    return shares


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_those_of_all_ways_in_which_it_can_end(seats):
    rng = random.Random(seats)
    outcomes = []
    for _ in range(seats):
        weights = [rng.random() if rng.random() < 0.7 else 0.0 for _ in range(rng.randint(3, 7))] + [0.1]
        outcomes.append(outcome(*(weight / sum(weights) for weight in weights), bonus=rng.random()))
    for place in range(seats):
        found = outlook(place, outcomes)
        assert found.chances == pytest.approx(naive(outcomes), abs=1e-14)
        assert sum(found.chances) == pytest.approx(1.0, abs=1e-14)
        assert found.upper_bonus == outcomes[place].upper_bonus[35]
        for other in found.to_beat:
            both = [outcomes[place], outcomes[other.place]]
            assert other.chance == pytest.approx(naive(both)[0], abs=1e-14)
            beaten = [naive([outcome(*[0.0] * score, 1.0), both[1]])[0] for score in range(10)]
            assert other.score == next(score for score, chance in enumerate(beaten) if chance >= 0.5)


def test_who_has_finished_is_beaten_by_half_a_point_more_or_tied():
    found = outlook(0, [outcome(0.25, 0.25, 0.5), outcome(0.0, 1.0)])
    assert found.to_beat[0].score == 1, "a tie is half the game"
    assert found.to_beat[0].chance == 0.5 + 0.125


def test_a_chance_of_ones_own_leaves_the_others_the_rest_as_they_share_it():
    ends = [outcome(0.2, 0.3, 0.5), outcome(0.5, 0.25, 0.25), outcome(0.25, 0.5, 0.25)]
    plain, found = outlook(0, ends), outlook(0, ends, 0.7)
    assert found.chances[0] == 0.7
    assert sum(found.chances) == pytest.approx(1.0, abs=1e-12)
    assert found.chances[1] / found.chances[2] == pytest.approx(plain.chances[1] / plain.chances[2])
    assert [one.score for one in found.to_beat] == [one.score for one in plain.to_beat]
    assert all(one.chance >= 0.7 for one in found.to_beat), "to win is to beat each of them"
    assert outlook(0, ends[:2], 0.4).to_beat[0].chance == 0.4, "to beat the only other is to win"
    nothing_left = outlook(0, [outcome(0.0, 1.0), outcome(1.0), outcome(1.0)], 0.9)
    assert nothing_left.chances == pytest.approx((0.9, 0.05, 0.05))


def test_the_others_are_seen_as_they_stood_when_a_turn_began():
    rng = random.Random(5)
    match = at_table(1, 2)
    seen = {}
    while not match.is_over:
        if match.to_move == 0 and not match.seats[0].game.has_rolled:
            seen[match.seats[0].turns] = beat_goal(match, 0)
        match = played(match, rng, 1)
    found = beat_goals(match, 0)
    assert len(found) == 14
    assert found[:13] == tuple(seen[turn] for turn in range(13))
    assert found[13] == beat_goal(match, 0)
    assert all(None not in other.scores for other in found[13].others)


def test_what_changes_before_the_next_turn_is_looked_at_only_where_it_takes_no_time():
    match, rng, seen = at_table(1, 2), random.Random(5), []
    while not match.is_over:
        match = played(match, rng, 1)
        if match.to_move == 1 and not match.seats[1].game.has_rolled:  # the person has just scored
            seen.append(len(beat_goals(match, 0)) - match.seats[0].turns)
    assert seen == [0] * 4 + [1] * 9


def test_whose_play_cannot_be_known_is_taken_to_play_for_points():
    assert played_as("") == played_as(PLAYS_TO_WIN) == OPTIMAL
    match = begin([("Ann", ""), ("Bob", ""), ("Victor", PLAYS_TO_WIN)], DEFAULT_RULES, "x")
    assert {other.strategy for other in beat_goal(match, 0).others} == {OPTIMAL}
    with pytest.raises(StrategyError):
        played_as("somebody")
