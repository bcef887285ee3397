# SPDX-License-Identifier: MIT
"""Dated copies of the library: when they are made, which of them stay, and how one takes the library's place."""

from __future__ import annotations

import os
from contextlib import closing
from datetime import date, timedelta

import pytest
from history_samples import finished
from own_library import OwnLibrary, note_in, put_under_way, under_way

from engine.games.game import Game
from engine.games.record import Record
from yahtzee_gui.learn.log import LessonDone, PracticeKeeper, loads, now, written
from yahtzee_gui.library import backups, library
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.library import Problem
from yahtzee_gui.menu_words import Page
from yahtzee_gui.settings import page
from yahtzee_gui.shell import words
from yahtzee_gui.words.numbers import long_day

TODAY = date(2026, 5, 20)  # a Wednesday


class Day(date):
    """The day that the clock shows, which a test sets."""

    now = TODAY

    @classmethod
    def today(cls):
        return cls.now


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    monkeypatch.setattr(library, "date", Day)
    monkeypatch.setattr(backups, "date", Day)
    monkeypatch.setattr(Day, "now", TODAY)
    return Day


@pytest.fixture
def path(tmp_path):
    return tmp_path / NAME


@pytest.fixture
def opened(tmp_path):
    found = OwnLibrary(tmp_path)
    yield found
    found.end()


def names(path):
    return [one.path.name.removeprefix("library-").removesuffix(".sqlite3") for one in backups.backups(path)]


def seeds(copy):
    with closing(LibraryFile(copy)) as file:
        return {key.seed for key in file.read().keys}


def test_a_copy_is_made_once_a_day_when_something_has_changed(opened, path, clock):
    opened.load()
    opened.settle()
    assert names(path) == ["2026-05-20"]
    opened.keep(finished("one"))
    opened.settle()
    assert names(path) == ["2026-05-20"], "once a day"
    clock.now += timedelta(days=1)
    opened.keep(finished("two"))
    opened.settle()
    assert names(path) == ["2026-05-21", "2026-05-20"]
    assert [seeds(one.path) for one in backups.backups(path)] == [{"one", "two"}, set()]
    clock.now += timedelta(days=1)
    opened.load()
    opened.settle()
    assert names(path) == ["2026-05-21", "2026-05-20"], "nothing has changed since"
    assert {path.name for path in path.parent.iterdir()} >= {NAME, backups.FOLDER}
    assert not [name for name in os.listdir(path.parent / backups.FOLDER) if name.endswith((".tmp", "-wal", "-shm"))]


def test_before_several_games_are_deleted_there_is_a_copy_of_them(opened, path, qtbot):
    removed = []
    opened.removed.connect(removed.append)
    for seed in ("one", "two", "three"):
        opened.keep(finished(seed))
    opened.remove((1,))
    opened.settle()
    assert names(path) == ["2026-05-20"], "one game can be put back"
    opened.remove((2, 3))
    qtbot.waitUntil(lambda: len(removed) == 2)
    assert names(path) == ["2026-05-20-2", "2026-05-20"]
    assert seeds(backups.backups(path)[0].path) == {"two", "three"}
    assert seeds(path) == set()


def test_nothing_is_deleted_in_bulk_that_cannot_be_copied(opened, path, qtbot, monkeypatch):
    failed = []
    opened.failed.connect(lambda *problem: failed.append(problem))
    for seed in ("one", "two"):
        opened.keep(finished(seed))
    opened.settle()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backups, "back_up", full)
    opened.remove((1, 2))
    qtbot.waitUntil(lambda: bool(failed))
    assert failed == [(Problem.NOT_WRITTEN, "No space left on device")]
    assert seeds(path) == {"one", "two"}


@pytest.mark.parametrize("way", [1, -1], ids=["forward", "back"])
def test_a_clock_that_jumps_makes_copies_all_the_same_and_loses_none(tmp_path, path, clock, way):
    for number, seed in enumerate(("one", "two", "three")):
        opened = OwnLibrary(tmp_path)
        opened.keep(finished(seed))
        opened.end()
        os.utime(path, ns=(10**18 + way * number * 10**17,) * 2)
        clock.now += way * timedelta(days=4000)
    assert len(names(path)) == 3
    assert sorted(len(seeds(one.path)) for one in backups.backups(path)) == [1, 2, 3]


def test_the_last_seven_days_stay_and_the_last_of_each_of_four_weeks(path):
    with closing(LibraryFile(path)) as opened:
        for day in range(100, -1, -1):
            for _ in range(1 + (day % 2)):
                backups.back_up(opened, path, TODAY - timedelta(days=day))
    made = [(TODAY - one.day).days for one in backups.backups(path)]
    assert made == [0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 10, 17, 24]
    assert {(TODAY - timedelta(days=day)).isoweekday() for day in made[-3:]} == {7}, "the last day of its week"


def test_days_without_a_copy_count_as_none(path):
    with closing(LibraryFile(path)) as opened:
        for month in range(1, 9):
            backups.back_up(opened, path, date(2026, month, 1))
    assert len(names(path)) == 8, "however long ago they are"


def test_what_else_lies_in_the_folder_is_no_copy_and_stays(path):
    folder = path.parent / backups.FOLDER
    folder.mkdir()
    others = ["library-2026-02-30.sqlite3", "library.sqlite3", "notes.txt", "library-2026-01-01.sqlite3"]
    for name in others[:-1]:
        (folder / name).write_text("somebody's")
    (folder / others[-1]).symlink_to(folder / "notes.txt")
    with closing(LibraryFile(path)) as opened:
        backups.back_up(opened, path, TODAY)
    assert names(path) == ["2026-05-20"]
    assert set(others) < set(os.listdir(folder))


@pytest.mark.parametrize("failing", ["copy_to", "check"])
def test_a_copy_that_fails_leaves_nothing_behind(path, monkeypatch, failing):
    def full(*_):
        raise OSError(28, "No space left on device")

    with closing(LibraryFile(path)) as opened:
        monkeypatch.setattr(LibraryFile, failing, full)
        with pytest.raises(OSError, match="No space"):
            backups.back_up(opened, path, TODAY)
    assert os.listdir(path.parent / backups.FOLDER) == []


def test_a_copy_takes_the_place_of_the_library_and_of_that_a_copy_is_made(opened, path, qtbot, clock):
    """Another program has the library open meanwhile: nothing of its file comes into the copy."""
    put_under_way(path.parent, Record(Game("then")))
    opened.keep(finished("then"))
    opened.settle()
    put_under_way(path.parent, Record(Game("now")))
    clock.now += timedelta(days=1)
    resumed, told = [], []
    opened.backup_opened.connect(told.append)
    opened.resumed.connect(lambda play, _: resumed.append(play.game.seed))
    (copy,) = backups.backups(path)
    with closing(LibraryFile(path)) as other:
        other.add([finished("now")])
        opened.open_backup(copy)
        qtbot.waitUntil(lambda: bool(resumed and told))
    assert (resumed, told) == (["then"], [copy])
    assert seeds(path) == {"then"}
    assert names(path) == ["2026-05-21", "2026-05-20"]
    assert seeds(backups.backups(path)[0].path) == {"then", "now"}
    opened.keep(finished("after"))
    opened.settle()
    assert seeds(path) == {"then", "after"}
    assert [record.game.seed for record in under_way(path.parent)] == ["then"]


def test_a_damaged_copy_is_not_opened(opened, path, qtbot):
    opened.keep(finished("one"))
    opened.settle()
    (copy,) = backups.backups(path)
    content = copy.path.read_bytes()
    copy.path.write_bytes(content[:4096] + b"\xa5" * (len(content) - 4096))
    failed, told = [], []
    opened.failed.connect(lambda *problem: failed.append(problem))
    opened.backup_opened.connect(told.append)
    opened.open_backup(copy)
    qtbot.waitUntil(lambda: bool(failed))
    assert told == []
    assert [problem for problem, _ in failed] == [Problem.NOT_WRITTEN]
    assert seeds(path) == {"one"}
    assert os.listdir(path.parent / backups.FOLDER) == [copy.path.name]


def test_what_was_learned_after_a_copy_goes_with_it_too(opened, path, qtbot, clock):
    keeper = PracticeKeeper(opened)
    with qtbot.waitSignal(keeper.changed):
        keeper.load()
    before = LessonDone(1, written(now()), 3, 4)
    keeper.change(lambda log: log.with_done(before))
    opened.keep(finished("then"))
    opened.settle()
    (copy,) = backups.backups(path)
    keeper.change(lambda log: log.with_done(LessonDone(2, written(now()), 4, 4)))
    assert len(keeper.log.lessons) == 2
    opened.open_backup(copy)
    qtbot.waitUntil(lambda: keeper.log.lessons == (before,))
    keeper.change(lambda log: log.with_done(LessonDone(3, written(now()), 1, 4)))
    opened.settle()
    assert [done.lesson for done in loads(note_in(path.parent, "practice")).lessons] == [1, 3]


def test_the_window_goes_back_to_the_game_of_the_copy_and_says_so(open_player, tmp_path, qtbot, monkeypatch):
    monkeypatch.setattr(page, "may_lose", lambda *_: True)
    player = open_player(tmp_path)
    kept = player.session.services.library
    player.wait(lambda: kept.figures is not None)  # its copy of the day is made
    player.press_roll()
    player.settle()
    kept.change(lambda file: backups.back_up(file, kept.path, TODAY))
    then = player.controller.record
    player.controller.new_game()
    player.session.window.dialogs.show(Page.SETTINGS)
    button = player.session.window.dialogs.newest.data.open_button
    qtbot.waitUntil(button.isEnabled)
    button.click()
    player.wait(lambda: player.controller.record == then)
    said = words.backup_opened(day=long_day(TODAY))
    player.wait(lambda: player.window.banner.isVisible() and said in player.window.banner.text)
