# SPDX-License-Identifier: MIT
"""Results of matches: what the texts of finished matches say of each opponent, and of a series."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime

import pytest
from match_samples import played

from engine.games import saved
from engine.games.match import begin, next_match
from engine.matches.results import Results
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.library.match_results import MatchResults, MetOpponent, series_after, tally

NOW = datetime(2026, 11, 23, tzinfo=UTC)
THUMB, GREEDY = "rules-of-thumb", "greedy"
ALICE = [("Alice", ""), ("Thumb", THUMB), ("Greta", GREEDY)]


def finished(match, seed=1):
    """Return a match played to its end at random."""
    return played(match, random.Random(seed), 10_000)


@pytest.fixture(scope="module")
def matches():
    """Three matches of a series against two strategies."""
    first = finished(begin(ALICE, DEFAULT_RULES, "first", series=5))
    second = finished(next_match(first, "second"), 2)
    return first, second, finished(next_match(second, "third"), 3)


def test_every_opponent_has_results_of_their_own(matches):
    found = tally(map(saved.dumps, matches))
    assert set(found.against) == {MetOpponent("", THUMB, False), MetOpponent("", GREEDY, False)}
    expected = Results()
    for match in matches:
        totals = {seat.name: seat.game.points_so_far for seat in match.seats}
        expected = expected.including(totals["Alice"], totals["Thumb"])
    assert found.against[MetOpponent("", THUMB, False)] == expected


@pytest.mark.parametrize("seed", range(6))
def test_a_match_against_two_of_a_kind_counts_once(seed):
    three = [("Alice", ""), ("Greta", GREEDY), ("Greta 2", GREEDY)]
    match = finished(begin(three, DEFAULT_RULES, str(seed)), seed)
    own, *others = (seat.game.points_so_far for seat in match.seats)
    (found,) = tally([saved.dumps(match)]).against.values()
    assert found.matches == 1
    assert (found.won, found.lost) == (own > max(others), own < min(others))
    assert found.difference == own - round(sum(others) / 2)


def test_dice_that_are_linked_have_results_of_their_own():
    pair = [("Alice", ""), ("Thumb", THUMB)]
    texts = [saved.dumps(finished(begin(pair, DEFAULT_RULES, "seed", linked=linked))) for linked in (False, True)]
    assert set(tally(texts).against) == {MetOpponent("", THUMB, False), MetOpponent("", THUMB, True)}


def test_a_person_is_told_by_name():
    text = saved.dumps(finished(begin([("Alice", ""), ("Bob", "")], DEFAULT_RULES, "seed")))
    assert set(tally([text]).against) == {MetOpponent("Bob", "", False)}


def test_a_series_counts_its_matches_with_ties_in_shares(matches):
    found = tally(map(saved.dumps, matches)).series
    assert len(found) == 1
    wins = dict.fromkeys(found[0].names, 0.0)
    for match in matches:
        for seat, share in zip(match.seats, match.shares, strict=True):
            wins[seat.name] += share
    assert dict(zip(found[0].names, found[0].wins, strict=True)) == pytest.approx(wins)
    assert (found[0].played, found[0].length) == (3, 5)
    assert found[0].names[found[0].own] == "Alice"


def test_the_match_in_play_counts_once_whether_it_is_kept_already_or_not(matches):
    games = [FinishedGame.of(match, NOW) for match in matches]
    last = matches[-1]
    with_it, without = series_after(last, games), series_after(last, games[:-1])
    assert with_it == without
    assert with_it.played == 3


def test_a_match_by_itself_is_part_of_no_series(matches):
    alone = finished(begin(ALICE, DEFAULT_RULES, "alone"))
    assert series_after(alone, [FinishedGame.of(matches[0], NOW)]) is None
    assert tally([saved.dumps(alone)]).series == ()


def test_they_go_first_in_turn_and_keep_their_dice_apart(matches):
    assert [match.seats[0].name for match in matches] == ["Alice", "Thumb", "Greta"]
    assert len({match.seats[0].game.seed for match in matches}) == 3
    assert {match.series for match in matches} == {matches[0].series}


def test_with_linked_dice_or_several_people_the_same_one_goes_first():
    for players, linked in (([("Alice", ""), ("Thumb", THUMB)], True), ([("Alice", ""), ("Bob", "")], False)):
        match = begin(players, DEFAULT_RULES, "seed", linked=linked, series=3)
        assert next_match(match).seats[0].name == "Alice"


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "yahtzee-coach-match"}', '{"format": 5, "seats": []}'])
def test_what_is_no_match_counts_in_nothing(text):
    assert tally([text]) == MatchResults()


@pytest.mark.parametrize("series", [{"key": "first"}, {"key": "first", "best_of": "x"}, "five", {"best_of": 10**400}])
def test_a_damaged_series_is_none(matches, series):
    data = json.loads(saved.dumps(matches[0]))
    data["series"] = series
    assert tally([json.dumps(data)]).series == ()
