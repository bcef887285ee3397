# SPDX-License-Identifier: MIT
"""Times and numbers that no clock and no game has: wherever they are read, they keep nothing else from being read."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from fuzzing import fuzzed
from history_samples import finished, played_record
from hypothesis import given
from hypothesis import strategies as st
from own_library import OwnLibrary

from engine.games import saved
from engine.training.retry import ScheduleCard
from yahtzee_gui.desktop.own_files import day_in, time_at, time_in
from yahtzee_gui.learn.log import loads
from yahtzee_gui.library import schema, transfer
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.decision_tables import Spot, card_in
from yahtzee_gui.library.finished_game import FinishedGame, seats_of
from yahtzee_gui.library.history_files import Fault, HistoryFiles, Merged
from yahtzee_gui.library.transfer import Entry
from yahtzee_gui.words import games as games_words

AT = datetime(2026, 5, 1, 12, 30, 15, tzinfo=UTC)
HUGE = 10**400
ABSURD_TIMES = [
    "0001-01-01T00:00:00+23:59",
    "9999-12-31T23:59:59-23:59",
    "9999-12-31T23:59:59+00:00",
    "0001-01-01T00:00:00+00:00",
    "1969-12-31T23:59:59+00:00",
    "2026-01-01T00:00:00",
    "yesterday",
    "",
    None,
    5,
]


def signed(line, **values):
    """Return a line of a transfer with other values, and the checksum that they have."""
    data = {**json.loads(line), **values}
    data["checksum"] = schema.checksum([data[name] for name in schema.COLUMNS])
    return (json.dumps(data) + "\n").encode()


def changed(line, **values):
    """Return a line of a transfer with other values, and the checksum of those that it had."""
    return (json.dumps({**json.loads(line), **values}) + "\n").encode()


@pytest.fixture(scope="module")
def game():
    return FinishedGame.of(played_record("absurd"), AT)


@pytest.mark.parametrize("written", ABSURD_TIMES)
def test_a_time_that_no_clock_shows_is_none(written):
    assert time_in(written) is None
    if isinstance(written, str):
        assert games_words.finished_at(written) == written


def test_times_and_days_are_read_as_they_are_written():
    assert time_in("2026-05-01T21:30:15+09:00") == AT
    assert time_in(AT.isoformat()) == AT == time_at(AT.timestamp())
    assert [time_at(seconds) for seconds in (-1, 253_402_300_800, 1e18, float("inf"), float("nan"))] == [None] * 5
    assert day_in("2026-05-01") == date(2026, 5, 1)
    assert [day_in(text) for text in ("9999-12-31", "0001-01-01", "soon", 7, None)] == [None] * 5


@pytest.mark.parametrize("written", ABSURD_TIMES)
@pytest.mark.parametrize("write", [signed, changed])
def test_an_imported_game_has_a_time_that_can_be_shown(game, written, write):
    entry = transfer.entry_in(write(transfer.line_of(Entry(game)), finished_at=written))
    assert replace(entry.game, finished_at=game.finished_at) == game
    assert entry.game.finished_at == "1970-01-01T00:00:00+00:00"


@pytest.mark.parametrize(
    "column", ["score", "par", "luck", "ones", "rolls_per_turn", "decisions", "accuracy", "coached"]
)
@pytest.mark.parametrize("value", [HUGE, -HUGE, 1e300, float("nan"), True, -1, [1]])
@pytest.mark.parametrize("write", [signed, changed])
def test_an_imported_number_is_one_that_a_game_can_have(game, column, value, write):
    graded = replace(game, grade=finished().grade)
    entry = transfer.entry_in(write(transfer.line_of(Entry(graded)), **{column: value}))
    known = replace(graded, grade=replace(graded.grade, **{column: value})) if column in schema.GRADE_COLUMNS else None
    assert entry.game in ((game, known) if value == -1 and write is signed else (game,))


@pytest.mark.parametrize("number", [HUGE, 1e300, float("nan")])
def test_decisions_cards_and_seats_have_numbers_that_can_be(game, number):
    decision = {"points_lost": number, "position": {"dice": [1, 1, 1, 1, number]}}
    line = transfer.line_of(Entry(replace(game, grade=finished().grade)))
    found = transfer.entry_in(changed(line, all_decisions=[decision], practice=[{"place": number, "right": 0}]))
    assert (found.decisions, found.cards) == ((), ())
    assert seats_of('{"format": "yahtzee-coach-match", "seats": [{"name": 5, "strategy": null, "game": []}]}') == ()
    with pytest.raises(ValueError, match="goal"):
        saved.loads(json.dumps({**json.loads(game.text), "goal": {"risk": number}}))


@fuzzed
@given(data=st.data())
def test_whatever_stands_in_a_line_it_is_a_game_that_can_be_kept_or_none(data):
    line = transfer.line_of(Entry(FinishedGame.of(played_record("fuzzed"), AT)))
    odd = st.sampled_from([HUGE, -HUGE, 1e308, float("inf"), None, True, [], {}, "", "9999-12-31T23:59:59-23:59"])
    names = [*schema.COLUMNS, "checksum", "all_decisions", "practice"]
    values = data.draw(st.dictionaries(st.sampled_from(names), odd | st.text() | st.integers(), max_size=4))
    for write in (signed, changed):
        entry = transfer.entry_in(write(line, **values))
        if entry is not None:
            assert schema.is_whole(schema.row_of(entry.game))
            assert time_in(entry.game.finished_at) is not None


def test_an_import_answers_whatever_happens(qtbot, tmp_path, monkeypatch):
    store, told = OwnLibrary(tmp_path), []
    files = HistoryFiles(store, store.thread)
    files.imported.connect(told.append)
    files.import_failed.connect(lambda *fault: told.append(fault))
    lines = [
        transfer.first_line().encode(),
        b'{"score": 1' + b"0" * 400 + b"}\n",
        b'{"score": 1' + b"0" * 5000 + b"}\n",
    ]
    (tmp_path / "file").write_bytes(b"".join(lines))
    files.import_from(tmp_path / "file")
    qtbot.waitUntil(lambda: len(told) == 1)
    assert told == [Merged(0, 0, 2)]

    def fail(*_):
        raise ZeroDivisionError("never thought of")

    monkeypatch.setattr(LibraryFile, "merge", fail)
    files.import_from(tmp_path / "file")
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told[1] == (Fault.SYSTEM, "never thought of")
    store.end()


LESSON = {"lesson": 1, "at": AT.isoformat(), "found": 9, "of": 10}
LOG = {
    "version": 1,
    "lessons": [LESSON],
    "tests": [{"at": AT.isoformat(), "seed": "s", "lost": [0.0, 2.5]}],
    "begun": [],
}
WRONG_LOGS = {
    "a test lost": {**LOG, "tests": [{**LOG["tests"][0], "lost": [HUGE]}]},
    "a test lost much": {**LOG, "tests": [{**LOG["tests"][0], "lost": [1e308]}]},
    "a lesson of": {**LOG, "lessons": [{**LESSON, "of": HUGE}]},
    "a lesson at": {**LOG, "lessons": [{**LESSON, "at": "0001-01-01T00:00:00+23:59"}]},
    "a lesson": {**LOG, "lessons": [{**LESSON, "lesson": HUGE}]},
    "a version": {**LOG, "version": HUGE},
}


@pytest.mark.parametrize("wrong", WRONG_LOGS.values(), ids=WRONG_LOGS)
def test_a_training_log_with_absurd_numbers_is_none(wrong):
    assert loads(json.dumps(LOG)).lessons
    with pytest.raises(ValueError, match=r"."):
        loads(json.dumps(wrong))


@pytest.mark.parametrize(
    "card", [(HUGE, 0, 0, None), (1, -1, 0, None), (1, 0, "0", None), (1, 0, 0, "9999-12-31"), (1, 2.5, 0, None)]
)
def test_a_card_of_the_practice_has_counts_and_a_day_that_can_be(card):
    def written(*values):
        return ("seed", "free-joker", 3, "fair", "", *values)

    spot = Spot(finished("seed", rules="free-joker").key, 1)
    assert card_in(written(1, 2, 3, "2026-05-01")) == (spot, ScheduleCard(2, 3, date(2026, 5, 1)))
    assert card_in(written(*card)) is None
