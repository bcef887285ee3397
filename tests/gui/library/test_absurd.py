# SPDX-License-Identifier: MIT
"""Times and numbers that no clock and no game has: wherever they are read, they keep nothing else from being read."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from fuzzing import fuzzed
from history_samples import finished, played_record
from hypothesis import given
from hypothesis import strategies as st
from own_library import OwnLibrary

from engine.games import saved
from engine.games.game import Game
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice_models import DEMON, dice_model
from engine.rules.scoring import DEFAULT_RULES
from engine.training.schedule import ScheduleCard
from yahtzee_gui.desktop.times import day_in, time_at, time_in
from yahtzee_gui.history.view import game_row
from yahtzee_gui.learn.exercises.training_log import LessonDone, TrainingKeeper, TrainingLog, loads
from yahtzee_gui.library import rows, transfer
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.finished_game import FinishedGame, seats_of
from yahtzee_gui.library.history_files import Fault, HistoryFiles, Merged
from yahtzee_gui.library.practice_table import Spot, card_in
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
    data["checksum"] = rows.checksum([data[name] for name in rows.COLUMNS])
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
    known = replace(graded, grade=replace(graded.grade, **{column: value})) if column in rows.GRADE_COLUMNS else None
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
    names = [*rows.COLUMNS, "checksum", "all_decisions", "practice"]
    values = data.draw(st.dictionaries(st.sampled_from(names), odd | st.text() | st.integers(), max_size=4))
    for write in (signed, changed):
        entry = transfer.entry_in(write(line, **values))
        if entry is not None:
            assert rows.is_whole(rows.row_of(entry.game))
            assert time_in(entry.game.finished_at) is not None


def put(path, row, checksum=None):
    """Write a row into the file at `path`, as one might by hand."""
    with closing(sqlite3.connect(path)) as connection, connection:
        names = ", ".join((*rows.COLUMNS, "checksum"))
        values = [*row, rows.checksum(row) if checksum is None else checksum]
        connection.execute(f"INSERT INTO game ({names}) VALUES ({', '.join('?' * len(values))})", values)


WRONG = {
    "time": {"finished_at": "0001-01-01T00:00:00+23:59"},
    "score": {"score": 2**62},
    "faces": {"ones": 2**62, "twos": 2**62},
    "luck": {"luck": 1e308, "points_lost": -1e308},
    "no number": {"score": "many"},
    "rolls": {"rolls_per_turn": -3},
}


@pytest.mark.parametrize("checksum", [None, "wrong"], ids=["signed", "not signed"])
@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_row_that_was_made_by_hand_hides_nothing_and_keeps_no_game_out(qtbot, tmp_path, game, wrong, checksum):
    with closing(LibraryFile(tmp_path / NAME)) as database:
        database.add([finished("before")])
    for seed, text in (("no game", "no text"), ("absurd", game.text)):
        values = dict(zip(rows.COLUMNS, rows.row_of(replace(game, seed=seed, text=text)), strict=False))
        values |= finished_grade() if "luck" in wrong else {}
        put(tmp_path / NAME, [*(values | wrong).values()], checksum)
    store = OwnLibrary(tmp_path)
    with qtbot.waitSignal(store.loaded):
        store.load()
    with qtbot.waitSignal(store.loaded):
        store.keep(finished("after"))
    assert {one.seed for one in store.figures.latest} == {"before", "absurd", "after"}
    assert store.figures.unreadable == 1
    assert all(game_row(one)[0] for one in store.figures.latest)
    store.end()


def finished_grade():
    return dict(zip(rows.GRADE_COLUMNS, rows.grade_values(finished()), strict=True))


def test_an_import_answers_whatever_happens(qtbot, tmp_path, monkeypatch):
    store, told = OwnLibrary(tmp_path), []
    files = HistoryFiles(store)
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
    for worker in (files, store):
        worker.close()
        worker.join()


def test_who_asks_the_history_is_answered_whatever_happens(qtbot, tmp_path):
    store = OwnLibrary(tmp_path)
    with qtbot.waitSignal(store.answered) as answered:
        store.ask("what?", lambda database: 1 // 0)
    assert answered.args == ["what?", None]
    store.end()


def test_a_history_that_cannot_be_read_for_any_reason_is_put_aside_and_told(qtbot, tmp_path, monkeypatch):
    with closing(LibraryFile(tmp_path / NAME)) as database:
        database.add([finished("one"), finished("two")])
    real, first = rows.is_whole, []

    def fails_at_first(row):
        if len(first) < 2:  # it is looked at again before it is moved
            first.append(row)
            raise ZeroDivisionError("never thought of")
        return real(row)

    monkeypatch.setattr(rows, "is_whole", fails_at_first)
    store, aside = OwnLibrary(tmp_path), []
    store.put_aside.connect(lambda path, games: aside.append((path, games)))
    with qtbot.waitSignal(store.loaded):
        store.load()
    assert aside == [(str(tmp_path / "damaged-history-1.sqlite3"), 2)]
    assert [one.seed for one in store.figures.latest] == ["two", "one"]
    store.end()


# ---- dice that are not fair -----------------------------------------------------------------------------------------


def unfair(seed, model):
    """Return a game with dice that are not fair, played to its end."""
    record = Record(Game(seed, DEFAULT_RULES, model))
    while not record.game.is_over:
        record = record.roll(record.game.thrown(throw=1))
        record = record.score(next(box for box in Category if record.game.can_score(box)))
    return FinishedGame.of(record, AT)


def one_bit_off(text):
    """Yield a game's text with one face after the other changed by one bit, where that is a face again."""
    for match in re.finditer(r'"roll": \[([1-6, ]+)\]', text):
        for at in range(match.start(1), match.end(1), 3):
            for bit in range(3):
                face = chr(ord(text[at]) ^ 1 << bit)
                if face in "123456":
                    yield text[:at] + face + text[at + 1 :]


@pytest.mark.parametrize("model", [DEMON, dice_model("worst-of-2")], ids=str)
def test_no_changed_face_of_unfair_dice_is_believed(tmp_path, model):
    game = unfair("unfair", model)
    row = rows.row_of(game)
    assert rows.restored((*row[:-1], row[-1]), None) == game
    texts = list(one_bit_off(game.text))
    assert len(texts) > 100
    place = rows.COLUMNS.index("text")
    assert not any(rows.restored((*row[:place], text, *row[place + 1 :]), None) for text in texts)
    assert any(rows.restored((*row[:place], text, *row[place + 1 : -1]), None) is None for text in texts)
    with closing(LibraryFile(tmp_path / NAME)) as database:
        database.add([game])
    with closing(sqlite3.connect(tmp_path / NAME)) as connection, connection:
        connection.execute("UPDATE game SET text = ?", (texts[0],))
    with closing(LibraryFile(tmp_path / NAME)) as database:
        assert (database.found_unreadable, database.read().games) == (1, 0)


@pytest.mark.parametrize("column", ["score", "ones", "coached", "rules", "seed"])
def test_a_damaged_column_of_unfair_dice_is_restored_from_a_text_that_is_as_it_was(column):
    game = unfair("unfair", DEMON).with_grade(finished().grade)
    row = list(rows.row_of(game))
    row[rows.COLUMNS.index(column)] = "damaged"
    assert rows.restored(row, None) == replace(game, grade=None)
    row[rows.COLUMNS.index("luck")] += 1.0
    assert rows.restored(row, None) is None


def loaded(qtbot, home):
    """Return what a game store finds in a folder: the current game, the unfiled ones, and what it puts aside."""
    store, unfiled, aside = OwnLibrary(home), [], []
    store.unfiled.connect(lambda play, at: unfiled.append((play, at)))
    store.put_aside.connect(aside.append)
    with qtbot.waitSignal(store.loaded) as found:
        store.load()
    store.end()
    return found.args[0], unfiled, aside


def finish(home, play):
    store = OwnLibrary(home)
    store.save(play)
    store.finish(play)
    store.end()
    return next(home.glob("finished-*"))


def test_an_unfiled_game_with_a_changed_face_is_put_aside(qtbot, tmp_path):
    play = saved.loads(unfair("unfair", DEMON).text)
    path = finish(tmp_path, play)
    path.write_text(next(one_bit_off(path.read_text())))
    current, unfiled, aside = loaded(qtbot, tmp_path)
    assert (current, unfiled, aside) == (play, [], [str(tmp_path / "damaged-game-1.json")])


# ---- other files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [-(10**6), 253_402_300_800, 10**12])
def test_a_file_time_that_no_calendar_has_keeps_no_game_from_loading(qtbot, tmp_path, monkeypatch, seconds):
    play = played_record("then")
    path, real = finish(tmp_path, play), os.stat

    def stat(name, *arguments, **options):  # not every file system has such times
        found = real(name, *arguments, **options)
        return os.stat_result((*found[:7], seconds, seconds, seconds)) if os.fspath(name) == str(path) else found

    monkeypatch.setattr(os, "stat", stat)
    current, [(unfiled, at)], aside = loaded(qtbot, tmp_path)
    assert (current, unfiled, aside) == (play, play, [])
    assert time_in(at.isoformat()) is not None


@pytest.mark.parametrize("wrong", [{"goal": {"risk": HUGE}}, {"goal": {"reach": HUGE}}, {"rolls_per_turn": HUGE}])
def test_a_number_of_400_digits_keeps_no_game_from_loading(qtbot, tmp_path, wrong):
    text = json.dumps({**json.loads(saved.dumps(played_record("huge"))), **wrong})
    (tmp_path / "current-game.json").write_text(text)
    (tmp_path / f"finished-{'0' * 16}.json").write_text(text)
    current, unfiled, aside = loaded(qtbot, tmp_path)
    assert (current, unfiled, len(aside)) == (None, [], 2)


def test_an_exception_nobody_thought_of_keeps_no_game_from_loading(qtbot, tmp_path, monkeypatch):
    play = played_record("good")
    finish(tmp_path, play)
    (tmp_path / f"finished-{'0' * 16}.json").write_text("odd")
    real = saved.loads

    def loads_or_fails(text):
        if text == "odd":
            raise ZeroDivisionError
        return real(text)

    monkeypatch.setattr(saved, "loads", loads_or_fails)
    current, unfiled, aside = loaded(qtbot, tmp_path)
    assert (current, [one for one, _ in unfiled], len(aside)) == (play, [play], 1)


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
def test_a_training_log_that_cannot_be_read_is_put_aside_and_never_written_over(qtbot, tmp_path, wrong):
    assert loads(json.dumps(LOG).encode()).lessons
    path, content = tmp_path / "training.json", json.dumps(wrong)
    path.write_text(content)
    worker = Worker("files")
    keeper = TrainingKeeper(worker, tmp_path)
    with qtbot.waitSignals([keeper.put_aside, keeper.changed]):
        keeper.load()
    assert keeper.log == TrainingLog()
    with qtbot.waitSignal(keeper.changed):
        keeper.add(LessonDone(1, AT.isoformat(), 1, 10))
    worker.close()
    worker.join()
    assert (tmp_path / "damaged-training-1.json").read_text() == content
    assert loads(path.read_bytes()).lessons == keeper.log.lessons


def test_a_training_log_is_not_taken_for_empty_before_it_was_read(qtbot, tmp_path, monkeypatch):
    """What fails while it is read, and cannot be put aside, is in the way of everything that would write over it."""
    path = tmp_path / "training.json"
    path.write_text("not a log")
    monkeypatch.setattr("yahtzee_gui.desktop.own_files.put_aside", lambda *_: (_ for _ in ()).throw(OSError("no")))
    worker = Worker("files")
    keeper = TrainingKeeper(worker, tmp_path)
    with qtbot.waitSignal(keeper.changed):
        keeper.add(LessonDone(1, AT.isoformat(), 1, 10))
    worker.close()
    worker.join()
    assert path.read_text() == "not a log"


@pytest.mark.parametrize(
    "card", [(HUGE, 0, 0, None), (1, -1, 0, None), (1, 0, "0", None), (1, 0, 0, "9999-12-31"), (1, 2.5, 0, None)]
)
def test_a_card_of_the_practice_has_counts_and_a_day_that_can_be(card):
    def written(*values):
        row = ("seed", "free-joker", 3, "fair", "", *values)
        return (*row, rows.checksum(row))

    spot = Spot(finished("seed", rules="free-joker").key, 1)
    assert card_in(written(1, 2, 3, "2026-05-01")) == (spot, ScheduleCard(2, 3, date(2026, 5, 1)))
    assert card_in(written(*card)) is None
