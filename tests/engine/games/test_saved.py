# SPDX-License-Identifier: MIT
"""Matches come back from their text as they were, and what is none is refused with a sentence."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from match_samples import at_table, played

from engine.games import notation, saved
from engine.games.game import Game
from engine.games.goals import WinGoal
from engine.games.match import MatchSeries, begin, next_match
from engine.games.notation import GameFault, NotationError
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES


@settings(max_examples=40)
@given(
    st.integers(1, 3), st.integers(1, 3), st.booleans(), st.integers(0, 2**32), st.integers(0, 200), st.integers(0, 4)
)
def test_every_moment_of_a_match_comes_back(people, strategies, linked, seed, steps, back):
    match = played(at_table(1 if linked else people, strategies, linked=linked), random.Random(seed), steps)
    for _ in range(back):
        if match.can_undo:
            match = match.undo()
    assert saved.loads(saved.dumps(match)) == match
    assert saved.own_record(match) == match.seats[match.own].record


def test_a_match_of_a_series_comes_back_with_it():
    match = begin([("Alice", ""), ("Thumb", "rules-of-thumb")], DEFAULT_RULES, "first", series=5)
    assert match.series == MatchSeries("first", 5)
    assert saved.loads(saved.dumps(match)) == match
    assert next_match(match, "second").series == match.series
    assert "series" not in saved.dumps(at_table(1, 1))


def test_a_record_is_written_as_ever():
    record = Record(Game("alone")).roll()
    assert saved.dumps(record) == notation.dumps(record)
    assert saved.loads(saved.dumps(record)) == record
    assert saved.own_record(record) is record


def changed(**fields):
    match = played(at_table(1, 1), random.Random(4), 30)
    data = json.loads(saved.dumps(match))
    return json.dumps(data | fields)


def with_seat(number, **fields):
    data = json.loads(changed())
    data["seats"][number] |= fields
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "fault", "sentence"),
    [
        (changed(format="something"), GameFault.NOT_A_GAME, "not a saved game"),
        ("[]", GameFault.NOT_A_GAME, "not a saved game"),
        (changed(version=2), GameFault.OTHER_VERSION, "another version"),
        (changed(version=True), GameFault.OTHER_VERSION, "another version"),
        (notation.dumps(Record(goal=WinGoal())), GameFault.DOES_NOT_FOLLOW, "goal: a game of one cannot be won"),
        (changed(seats=3), GameFault.FIELD, "seats: must be a list"),
        (changed(seats=[3, 4]), GameFault.FIELD, "seats.1: must be a JSON object, not 3"),
        (changed(seats=[]), GameFault.DOES_NOT_FOLLOW, "2 to 6 seats"),
        (changed(linked="yes"), GameFault.FIELD, "linked"),
        (changed(linked=True), GameFault.DOES_NOT_FOLLOW, "one seed"),
        (changed(series=5), GameFault.FIELD, "series: must be a JSON object, not 5"),
        (changed(series={"key": 4, "best_of": 5}), GameFault.FIELD, "series.key: must be text"),
        (
            changed(series={"key": "first", "best_of": True}),
            GameFault.FIELD,
            "series.best_of: must be a whole number",
        ),
        (changed(series={"key": "first", "best_of": 4}), GameFault.DOES_NOT_FOLLOW, "at most 3, 5, 7, 9 matches"),
        (with_seat(0, name=3), GameFault.FIELD, "seats.1.name: must be text"),
        (with_seat(0, name="\ud800"), GameFault.FIELD, "seats.1.name: must be text"),
        (with_seat(1, strategy=""), GameFault.FIELD, "seats.2.strategy: must be the name of a strategy, or null"),
        (with_seat(1, strategy=7), GameFault.FIELD, "seats.2.strategy: must be the name of a strategy, or null"),
        (with_seat(1, game=None), GameFault.FIELD, "seats.2.game: must be a JSON object, not None"),
        (with_seat(1, game={"format": "x"}), GameFault.NOT_A_GAME, "not a saved game"),
    ],
)
def test_what_is_no_match_is_refused(text, fault, sentence):
    with pytest.raises(NotationError, match=sentence) as refused:
        saved.loads(text)
    assert refused.value.refusal.fault is fault


def test_a_match_from_a_file_is_coached_for_its_people():
    match = played(at_table(2, 1), random.Random(4), 30).imported()
    assert [seat.record.is_coached for seat in match.seats] == [True, True, False]


@pytest.mark.parametrize("version", [1.0, True, "1", 2, None])
def test_only_the_whole_number_is_the_version(version):
    game = json.loads(notation.dumps(Record(Game("alone"))))
    for text in (changed(version=version), json.dumps(game | {"version": version})):
        with pytest.raises(NotationError) as refused:
            saved.loads(text)
        assert refused.value.refusal.fault is GameFault.OTHER_VERSION


def test_a_saved_game_cannot_have_a_file_opened(tmp_path):
    (tmp_path / "mine.toml").write_text('name = "Mine"\nbox = [{key = "aces"}]\n')
    file = f"@{tmp_path / 'mine.toml'}"
    game = json.loads(notation.dumps(Record(Game("alone"))))
    begun = {"rules": file, "dice": [], "rolls_left": 3}
    for data in (
        game | {"rules": file},
        game | {"begins": begun},
        json.loads(with_seat(0, game=game | {"rules": file})),
    ):
        with pytest.raises(NotationError, match=r"rules: a text can't name a file"):
            saved.loads(json.dumps(data))


def test_by_rules_where_first_rolls_score_more_people_play_for_points():
    """No chance is known there: a match of people waited for its verdicts for ever."""
    chance = DEFAULT_RULES.box(Category.CHANCE)
    boxes = tuple(replace(box, first_roll=40) if box is chance else box for box in DEFAULT_RULES.boxes)
    rules = replace(DEFAULT_RULES, boxes=boxes)
    assert rules.counts_first_rolls
    match = begin([("Anna", ""), ("Ben", "")], rules, "first rolls")
    assert [seat.record.goal for seat in match.seats] == [None, None]
    to_win = begin([("Anna", ""), ("Ben", "")], DEFAULT_RULES, "first rolls")
    assert [seat.record.goal for seat in to_win.seats] == [WinGoal(), WinGoal()]


def test_what_earlier_versions_noted_of_judges_is_left_out():
    text = notation.dumps(Record(Game("judged")).roll())
    data = json.loads(text) | {"judged_by": {"0": None}}
    assert notation.loads(json.dumps(data)) == notation.loads(text)
