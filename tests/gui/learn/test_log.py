# SPDX-License-Identifier: MIT
"""The log of practice: what it says, how it is read and written, and what earlier versions kept in its place."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from own_library import OwnLibrary

from engine.games.position import Position
from engine.rules.scoring import rule_set
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import position_text
from engine.training.puzzles import NEW_PLAYER, Rating
from yahtzee_gui.learn.log import (
    CHOICES,
    TEST,
    Begun,
    ChoicesDone,
    LessonDone,
    PracticeKeeper,
    PracticeLog,
    TakenTest,
    TodaysAnswers,
    dumps,
    lessons_learned,
    loads,
    next_to_learn,
    now,
    written,
)
from yahtzee_gui.learn.progress.view import rating_line
from yahtzee_gui.library import database
from yahtzee_gui.library.database import NAME, LibraryFile

AT = datetime(2026, 11, 23, 12, 0, tzinfo=UTC)
DAY = date(2026, 11, 23)
HARD = Rating(1600.0, 100.0)
BEGUN = Begun(3, "seed", (("{}", "556"), ("{}", "-"), ("{}", "chance")), is_tried=True)
LOG = PracticeLog(
    (
        LessonDone(1, "2026-11-22T17:00:00+00:00", 9, 10),
        LessonDone(2, written(now()), 3, 10),
        LessonDone(1, written(now()), 5, 10),
    ),
    (TakenTest(written(now()), "seed", (0.0, 0.25, 3.5)),),
)

TRAINING = """{
 "version": 1,
 "lessons": [{"lesson": 1, "at": "2026-11-22T17:00:00+00:00", "found": 9, "of": 10},
  {"lesson": 2, "at": "2026-11-22T18:00:00+00:00", "found": 3, "of": 10}],
 "tests": [{"at": "2026-11-22T19:00:00+00:00", "seed": "seed", "lost": [0.0, 0.25, 3.5]}],
 "begun": [{"lesson": 3, "seed": "other", "given": [["{}", "556"], ["{}", "-"]], "is_tried": true}],
 "choices": {"day": "2026-11-23", "answered": 2, "of": 6}
}"""
PUZZLES = """{"version": 1,
"today": {"day": "2026-11-23", "given": [["{}", "556"], ["{}", "chance"]]},
"answers": [
 {"at": "2026-11-23T12:00:00+00:00", "lost": 0.0, "difficulty": 1400.0, "rating": 1632.6115814426034,
  "deviation": 256.91545034848804, "day": ""},
 {"at": "2026-11-23T12:03:00+00:00", "lost": 0.0, "difficulty": 1700.0, "rating": 1619.1816057278616,
  "deviation": 171.69604338582562, "day": "2026-11-23"},
 {"at": "2026-11-23T12:04:00+00:00", "lost": 0.3, "difficulty": 1800.0, "rating": 1650.771272312945,
  "deviation": 158.38680759374452, "day": "2026-11-23"}]}
"""
"""The notes as the version before this log wrote them."""


@pytest.fixture
def keeper(qapp, tmp_path):
    """Return a function that opens the log in the library of a folder."""
    made = []

    def make():
        for one in made:
            one.settle()
        made.append(OwnLibrary(tmp_path))
        return PracticeKeeper(made[-1])

    yield make
    for one in made:
        one.end()


def loaded(keeper, qtbot):
    one = keeper()
    with qtbot.waitSignal(one.changed):
        one.load()
    return one


def changed(one, qtbot, grown):
    with qtbot.waitSignal(one.changed):
        one.change(grown)


# ---- what it says ----


def log_of(*lost, day=None):
    """Return a log in which so much was lost in puzzles, a minute apart."""
    log = PracticeLog()
    for number, one in enumerate(lost):
        log = log.with_answer(log.answered(AT + timedelta(minutes=number), one, HARD, day))
    return log


def test_every_answer_to_a_puzzle_moves_the_rating():
    log = log_of(0.0, 30.0, 0.5)
    up, down, little = (one.rating for one in log.answers)
    assert NEW_PLAYER.value < up > down
    assert abs(little - down) < abs(up - down), "an inaccuracy counts half"
    deviations = [one.deviation for one in log.answers]
    assert deviations == sorted(deviations, reverse=True)
    assert log.rating(AT + timedelta(days=700)).deviation > log.rating(AT + timedelta(hours=1)).deviation
    assert log.rating(AT + timedelta(days=700)).value == little


def test_the_costly_choices_of_a_day_are_counted_and_forgotten_the_next(keeper, qtbot):
    first = keeper()
    for of in (6, 2):
        changed(first, qtbot, lambda log, of=of: log.with_choice(DAY, of))
    second = loaded(keeper, qtbot)
    assert second.log.choices_of(DAY) == (2, 6), "the first of a day says how many there are to be"
    assert second.log.choices_of(date(2026, 11, 24)) == (0, 0)


def test_many_games_that_are_begun_cost_no_lesson_and_no_test():
    begun = Begun(3, "s", (("{}", "556"),)), Begun(TEST, "other", (("{}", "-"),))
    log = PracticeLog(begun=begun)
    for number in range(120):
        log = log.with_begun(Begun(CHOICES, "", (("{}", "556"),), about=f"game {number}"))
    assert log.begun[:2] == begun
    assert [one.about for one in log.begun[2:]] == [f"game {number}" for number in range(20, 120)]


def test_a_try_that_is_left_is_not_asked_for_once_it_is_answered_elsewhere():
    spots = tuple(("seed", "yahtzee", 3, "fair", "", place) for place in range(3))
    begun = Begun(CHOICES, "", (("{}", "556"),), is_tried=True, spots=spots)
    assert PracticeLog(begun=(begun,)).with_choice(DAY, 3, spots[0]).begun == (replace(begun, is_tried=False),)
    assert PracticeLog(begun=(begun,)).with_choice(DAY, 3, spots[1]).begun == (replace(begun, spots=spots[::2]),)


# ---- the note ----


def test_a_log_is_read_as_it_was_written():
    today = TodaysAnswers(DAY.isoformat(), (("{}", "556"), ("{}", "chance")))
    log = replace(LOG, begun=(BEGUN,), answers=log_of(0.0, 2.5, day=DAY).answers, today=today)
    assert loads(dumps(log)) == log
    assert loads(dumps(PracticeLog())) == PracticeLog()
    assert len(log.of_day(DAY)) == 2
    assert log.given(date(2026, 11, 24)) == ()


def test_what_is_done_is_read_again(keeper, qtbot):
    first = keeper()
    for done in (*LOG.lessons, *LOG.tests):
        changed(first, qtbot, lambda log, done=done: log.with_done(done))
    for begun in (replace(BEGUN, is_tried=False), BEGUN, Begun(TEST, "other", ())):
        changed(first, qtbot, lambda log, begun=begun: log.with_begun(begun))
    changed(first, qtbot, lambda log: log.without(TEST))
    second = loaded(keeper, qtbot)
    assert second.log == replace(LOG, begun=(BEGUN,)) == loads(dumps(second.log))
    changed(second, qtbot, lambda log: log.with_done(LessonDone(3, written(now()), 9, 10)))
    assert not second.log.begun, "what is done is begun no more"
    assert LOG.best(1).found == 9
    assert next_to_learn(LOG) is Lesson.MADE_HANDS  # three of ten are not enough
    assert next_to_learn(None) is Lesson.PAIRS


def test_what_an_earlier_version_kept_is_read_once_and_says_the_same(keeper, qtbot, tmp_path):
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        opened.put_note("training", TRAINING)
        opened.put_note("puzzles", PUZZLES)
    one = loaded(keeper, qtbot)
    log = one.log
    rating = log.rating(AT + timedelta(days=9))
    assert (rating.value, rating.deviation) == pytest.approx((1650.771272312945, 160.24223558841337), abs=1e-9)
    assert [len(log.of_day(DAY)), len(log.given(DAY)), len(log.answers)] == [2, 2, 3]
    assert lessons_learned(log) == {Lesson.PAIRS}
    assert log.begun_of(3) == Begun(3, "other", (("{}", "556"), ("{}", "-")), is_tried=True)
    assert log.choices == ChoicesDone("2026-11-23", 2, 6)
    assert [test.lost for test in log.tests] == [(0.0, 0.25, 3.5)]
    changed(one, qtbot, lambda log: log.with_choice(DAY, 6))
    with closing(LibraryFile(tmp_path / NAME)) as opened:  # another old program was used meanwhile
        opened.put_note("training", "{}")
    again = loaded(keeper, qtbot)
    assert again.log == one.log == log.with_choice(DAY, 6)


ROW = json.loads(dumps(log_of(1.0)))["answers"][0]
DAMAGED = (
    "",
    "[]",
    '{"version": 2}',
    '{"answers": []}',
    '{"version": 1, "lessons": [{"lesson": 13, "at": "2026-11-22T17:00:00+00:00", "found": 1, "of": 10}]}',
    '{"version": 1, "lessons": [{"lesson": true, "at": "2026-11-22T17:00:00+00:00", "found": 1, "of": 10}]}',
    '{"version": 1, "lessons": [{"lesson": 1, "at": "2026-11-22T17:00:00+00:00", "found": 11, "of": 10}]}',
    '{"version": 1, "tests": [{"seed": "s", "at": "yesterday", "lost": [1]}]}',
    '{"version": 1, "tests": [{"seed": "s", "at": "2026-11-22T17:00:00+00:00", "lost": [-1]}]}',
    '{"version": 1, "tests": [{"seed": "s", "at": "2026-11-22T17:00:00+00:00", "lost": [NaN]}]}',
    '{"version": 1, "tests": {}}',
    '{"version": 1, "begun": 3}',
    '{"version": 1, "begun": [{"lesson": 13, "seed": "s", "given": []}]}',
    '{"version": 1, "begun": [{"lesson": 0, "seed": "s", "given": [["{}", "77"]]}]}',
    '{"version": 1, "begun": [{"lesson": 0, "seed": "s", "given": [["{}"]]}]}',
    '{"version": 1, "choices": {"day": "2026-02-30", "answered": 1, "of": 6}}',
    '{"version": 1, "today": {"day": "2026-11-23", "given": [["{}", "nothing"]]}}',
    '{"version": 1, "answers": {}}',
    *(
        json.dumps({"version": 1, "answers": [{**ROW, **wrong}]})
        for wrong in (
            {"rating": 1e300},
            {"rating": True},
            {"deviation": 0},
            {"lost": -1},
            {"at": "0001-01-01T00:00:00+23:59"},
            {"day": "2026-02-30"},
        )
    ),
)


@pytest.mark.parametrize("content", DAMAGED)
def test_a_damaged_log_is_put_aside_and_a_new_one_begun(keeper, qtbot, tmp_path, content):
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        opened.put_note("practice", content)
    one, told = keeper(), []
    one.put_aside.connect(told.append)
    with qtbot.waitSignal(one.changed):
        one.load()
    assert told == [str(tmp_path / "damaged-practice-1.json")]
    assert (tmp_path / "damaged-practice-1.json").read_text() == content
    changed(one, qtbot, lambda log: log.with_done(LOG.lessons[0]))
    assert loaded(keeper, qtbot).log.lessons == LOG.lessons[:1]


def test_what_is_begun_and_cannot_be_read_costs_no_more_than_itself(keeper, qtbot, tmp_path):
    data = json.loads(dumps(replace(LOG, begun=(BEGUN, Begun(TEST, "other", ())), answers=log_of(1.0).answers)))
    data["begun"].insert(1, {"lesson": 4, "seed": "s", "given": [["{}", "no_box"]]})
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        opened.put_note("practice", json.dumps(data))
    one, told = keeper(), []
    one.put_aside.connect(told.append)
    with qtbot.waitSignal(one.changed):
        one.load()
    assert told == [str(tmp_path / "damaged-practice-1.json")]
    assert (one.log.lessons, one.log.tests, len(one.log.answers)) == (LOG.lessons, LOG.tests, 1)
    assert one.log.begun == (BEGUN, Begun(TEST, "other", ()))


@pytest.mark.parametrize(("name", "box"), [("yatzy", "one_pair"), ("yatzy", "two_pairs"), ("generala", "poker")])
def test_a_choice_is_read_by_the_rules_of_its_position(name, box):
    position = position_text(Position((1, 2, 3, 4, 6), 0, rules=rule_set(name)))
    log = PracticeLog(LOG.lessons, begun=(Begun(CHOICES, "", ((position, box),)),))
    assert loads(dumps(log)) == log
    with pytest.raises(ValueError, match="a position and a choice"):
        loads(dumps(log).replace(f'"{box}"', '"no_box"'))


def test_of_what_an_earlier_version_kept_the_part_that_is_whole_is_read(keeper, qtbot, tmp_path):
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        opened.put_note("training", "no log")
        opened.put_note("puzzles", PUZZLES)
    one, told = keeper(), []
    one.put_aside.connect(told.append)
    with qtbot.waitSignal(one.changed):
        one.load()
    assert told == [str(tmp_path / "damaged-training-1.json")]
    assert (len(one.log.answers), one.log.lessons) == (3, ())


def test_a_log_that_cannot_be_read_now_is_told_once_and_never_written_over(keeper, qtbot, tmp_path, monkeypatch):
    """Here another program has the file for itself; once it has not, all is there and is written."""
    monkeypatch.setattr(database, "_PATIENCE", 0.01)
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        opened.put_note("practice", dumps(PracticeLog(LOG.lessons[:1])))
    one, told = keeper(), []
    one.failed.connect(lambda *_: told.append(True))
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        for _ in range(2):
            changed(one, qtbot, lambda log: log.with_done(LOG.lessons[1]))
        assert told == [True]
        assert one.log.lessons == LOG.lessons[1:2] * 2  # what was done is known as long as the window is open
    changed(one, qtbot, lambda log: log.with_done(LOG.lessons[2]))
    second = loaded(keeper, qtbot)
    assert second.log.lessons == one.log.lessons == (LOG.lessons[0], *LOG.lessons[1:2] * 2, LOG.lessons[2])


def test_the_line_shows_the_latest_answers_with_their_interval():
    log = log_of(*[0.0, 5.0, 0.3] * 120)
    line = rating_line(log, log.rating(AT))
    assert len(line.points) == len(line.figures.rows) == 300
    assert line.start == "299 puzzles ago"
    last = log.answers[-1]
    assert (line.points[-1].low, line.points[-1].high) == (last.rating - last.after.half, last.rating + last.after.half)
    assert line.low < min(point.value for point in line.points) < line.high
    assert rating_line(None, NEW_PLAYER).points == ()
