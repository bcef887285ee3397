# SPDX-License-Identifier: MIT
"""A damaged library is put aside as it is; a copy, and what can be read, take its place; and that is told once."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from audits import daily
from history_samples import finished, played_record
from learning_samples import careless_entry
from own_library import OwnLibrary, note_in, put_under_way, under_way

from engine.games.game import Game
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from engine.training.retry import ScheduleCard
from yahtzee_gui.library import backups
from yahtzee_gui.library.database import NAME, SIDE_FILES, LibraryFile, is_damage
from yahtzee_gui.library.decision_tables import Spot
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.library.library import Problem
from yahtzee_gui.library.schema import STEPS

AT = datetime(2026, 5, 1, 12, 30, 15, tzinfo=UTC)
DAY = date(2026, 5, 4)
CARD = ScheduleCard(1, 2, DAY)


@pytest.fixture(scope="module")
def entries(analyzer_of):
    """Two games with decisions: one is in the copy, one is newer."""
    return [careless_entry(analyzer_of(DEFAULT_RULES), seed) for seed in (1, 2)]


@pytest.fixture(scope="module")
def kept(tmp_path_factory, entries):
    """A folder with a library, a copy of it, and what was done since: a game in play, notes, practice, games."""
    home = tmp_path_factory.mktemp("kept")
    with closing(LibraryFile(home / NAME)) as opened:
        opened.merge(entries[:1])
        opened.add([FinishedGame.of(played_record(f"old {number}"), AT) for number in range(40)])
        opened.put_note("training", '{"then": 1}')
        backups.back_up(opened, home / NAME, DAY)
        opened.merge(entries[1:])
        opened.add([FinishedGame.of(played_record(f"new {number}"), AT) for number in range(40)])
        opened.put_note("training", '{"now": 1}')
        opened.practise([(Spot(entries[0].game.key, 7), CARD)])
    put_under_way(home, Record(Game("in play")), Record(Game("waits")))
    return home


@pytest.fixture
def home(tmp_path, kept):
    return shutil.copytree(kept, tmp_path / "home")


@pytest.fixture
def alone(home):
    """The same without a copy."""
    shutil.rmtree(home / backups.FOLDER)
    return home


class Started:
    """What a start tells of a damaged library, once all of it is read and something was written."""

    def __init__(self, home, qtbot):
        library, loaded, self.recovered, self.failed = OwnLibrary(home), [], [], []
        library.recovered.connect(self.recovered.append)
        library.failed.connect(lambda *problem: self.failed.append(problem))
        library.loaded.connect(loaded.append)
        library.resume()
        library.load()
        library.ask(lambda opened: opened.check())
        library.keep(finished("after"))
        library.settle()
        qtbot.waitUntil(lambda: bool(loaded) and loaded[-1].scores.get(finished("after").key) is not None)
        library.end()
        self.seeds, self.entries = set(), {}
        if not self.failed:
            with closing(LibraryFile(home / NAME, is_checked=True)) as opened:
                self.entries = {entry.game.seed: entry for entry in opened.entries()}
            self.seeds = {*self.entries} - {"after"}


@pytest.fixture
def start(qtbot):
    return lambda home: Started(home, qtbot)


def some(word, first=0, last=40):
    return {f"{word} {number}" for number in range(first, last)}


def cut(content):
    return content[: len(content) // 2]


def page(number):
    return lambda content: content[: 4096 * number] + b"\xa5" * 4096 + content[4096 * (number + 1) :]


def other_program(_):
    with closing(sqlite3.connect(":memory:")) as other:
        other.execute("CREATE TABLE game (name TEXT)")
        return other.serialize()


DAMAGES = {
    "half": cut,
    "noise": lambda content: random.Random(1).randbytes(len(content)),
    "zeros": lambda content: bytes(len(content)),
    "empty": lambda content: b"",
    "the head": page(0),
    "the first page": page(1),
    "a page": page(20),
    "no version": lambda content: content[:60] + bytes(4) + content[64:],
    "a version to come": lambda content: content[:60] + b"\0\0\0\x63" + content[64:],
    "another program's": other_program,
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_the_copy_takes_the_place_and_the_damaged_file_stays_as_it_is(home, start, entries, damage):
    content = damage((home / NAME).read_bytes())
    (home / NAME).write_bytes(content)
    found = start(home)
    ((aside, day, games, read),) = found.recovered
    assert (aside, day, games) == (home / "damaged-library-1.sqlite3", DAY, len(found.seeds))
    assert aside.read_bytes() == content
    assert found.failed == []
    old = some("old") | {entries[0].game.seed}
    assert old <= found.seeds <= old | some("new") | {entries[1].game.seed}
    assert read == len(found.seeds - old)
    assert found.entries[entries[0].game.seed].decisions == entries[0].decisions
    again = start(home)
    assert (again.recovered, again.failed, again.seeds) == ([], [], found.seeds), "told once"


def test_what_is_newer_than_the_copy_is_merged_in(home, start, entries):
    """One wrong cell: all else can be read."""
    change(home, "UPDATE game SET score = 1 WHERE seed = 'old 7'")
    found = start(home)
    assert [(one.copied, one.read) for one in found.recovered] == [(DAY, 41)]
    assert found.seeds == some("old") | some("new") | {one.game.seed for one in entries}
    assert [found.entries[entry.game.seed].game for entry in entries] == [entry.game for entry in entries]
    assert [found.entries[entry.game.seed].decisions for entry in entries] == [entries[0].decisions, ()]
    with closing(LibraryFile(home / NAME)) as opened:
        assert entries[1].game in opened.ungraded()[1], "they are worked out again"
    assert found.entries["old 7"].game == FinishedGame.of(played_record("old 7"), AT)
    assert found.entries[entries[0].game.seed].cards == ((7, CARD),)
    assert note_in(home, "training") == '{"now": 1}'
    assert [record.game.seed for record in under_way(home)] == ["in play", "waits"]


@pytest.mark.parametrize("damage", [page(20), page(40), DAMAGES["no version"]])
def test_without_a_copy_there_is_what_can_be_read(alone, start, entries, damage):
    content = damage((alone / NAME).read_bytes())
    (alone / NAME).write_bytes(content)
    found = start(alone)
    ((aside, day, games, read),) = found.recovered
    assert (day, games, read) == (None, len(found.seeds), len(found.seeds))
    assert aside.read_bytes() == content
    assert len(found.seeds) > 20
    assert found.seeds <= some("old") | some("new") | {one.game.seed for one in entries}


def test_where_nothing_can_be_read_a_new_library_is_begun(alone, start):
    (alone / NAME).write_bytes(b"no library" * 999)
    found = start(alone)
    assert [(one.copied, one.games) for one in found.recovered] == [(None, 0)]
    assert found.failed == []
    (alone / NAME).write_bytes(b"nor this" * 999)
    assert [one.aside for one in start(alone).recovered] == [alone / "damaged-library-2.sqlite3"]
    assert (alone / "damaged-library-1.sqlite3").read_bytes() == b"no library" * 999


def test_a_library_that_is_gone_comes_back_from_its_copy(home, start):
    (home / NAME).unlink()
    found = start(home)
    assert [(one.aside, one.copied) for one in found.recovered] == [(None, DAY)]
    assert found.seeds >= some("old")


def test_a_copy_that_is_damaged_itself_is_passed_over(home, start):
    with closing(LibraryFile(home / NAME)) as opened:
        backups.back_up(opened, home / NAME, date(2026, 5, 9))
    newest, older = backups.backups(home / NAME)
    newest.path.write_bytes(page(0)(newest.path.read_bytes()))
    (home / NAME).write_bytes(b"")
    assert [one.copied for one in start(home).recovered] == [older.day]


# ---- single cells ---------------------------------------------------------------------------------------------------


def change(home, command, *values):
    with closing(sqlite3.connect(home / NAME)) as file, file:
        assert file.execute(command, values).rowcount > 0


CELLS = {
    "another digit": ("score", 999),
    "text for a number": ("score", "many"),
    "bytes for a number": ("score", b"\x00\xff"),
    "a number for text": ("seed", 17),
    "no text at all": ("rules", "houserules"),
    "bytes that are no text": ("rules", b"\xff\xfe"),
    "no time": ("finished_at", "yesterday"),
    "a huge number": ("ones", 2**62),
    "a grade in part": ("par", 1.5),
    "no checksum": ("checksum", ""),
    "no game": ("text", "gone"),
    "half a letter": ("text", b'{"\xc3\x28"}'),
}


@pytest.mark.parametrize(("column", "value"), CELLS.values(), ids=CELLS)
def test_a_wrong_cell_is_found_and_its_game_restored_from_its_text(alone, start, entries, column, value):
    """Without a copy; where the text itself is wrong the game is in the damaged file only."""
    change(alone, f"UPDATE game SET {column} = ? WHERE seed = ?", value, "new 39")
    found, game = start(alone), FinishedGame.of(played_record("new 39"), AT)
    assert len(found.recovered) == 1
    everything = some("old") | some("new") | {one.game.seed for one in entries}
    assert found.seeds == everything - ({"new 39"} if column == "text" else set())
    if column != "text":
        assert found.entries["new 39"].game == game


ODD = {
    "a decision": ("decision", "UPDATE decision SET theme = 'weather' WHERE place = 1"),
    "no text in a decision": ("decision", "UPDATE decision SET first = CAST(x'ff41' AS TEXT)"),
    "a position": ("decision", "UPDATE decision SET position = x'00'"),
    "the game of a decision": ("decision", "UPDATE decision SET game = game + 1000"),
    "a card": ("practice", "UPDATE practice SET wrong = 'often'"),
    "the game of a card": ("practice", "UPDATE practice SET seed = CAST(x'ff41' AS TEXT)"),
    "a note": ("note", "UPDATE note SET text = 'no JSON'"),
    "no text in a note": ("note", "UPDATE note SET text = CAST(x'22ff22' AS TEXT)"),
    "the game in play": ("under_way", "UPDATE under_way SET text = x'00' WHERE place = 0"),
    "no text in a game": ("under_way", """UPDATE under_way SET text = CAST(replace(text, 'in play', x'ff') AS TEXT)"""),
}


@pytest.mark.parametrize("with_copy", [True, False])
@pytest.mark.parametrize(("table", "command"), ODD.values(), ids=ODD)
def test_nothing_in_the_other_tables_stops_a_recovery(home, start, entries, with_copy, table, command):
    if not with_copy:
        shutil.rmtree(home / backups.FOLDER)
    with closing(sqlite3.connect(home / NAME)) as file, file:
        assert file.execute(command).rowcount > 0
    change(home, "UPDATE game SET score = 1 WHERE seed = 'new 7'")
    found = start(home)
    assert len(found.recovered) == 1
    assert found.failed == []
    assert found.seeds == some("old") | some("new") | {one.game.seed for one in entries}
    if with_copy:
        assert found.entries[entries[0].game.seed].decisions == entries[0].decisions
    if table != "under_way":
        assert [record.game.seed for record in under_way(home)] == ["in play", "waits"]


@pytest.mark.parametrize("seed", daily(range(300), 10))
def test_a_bad_byte_loses_no_game_of_the_copy(home, start, seed):
    chance, content = random.Random(seed), bytearray((home / NAME).read_bytes())
    at = chance.choice((chance.randrange(100), chance.randrange(3 * 4096), chance.randrange(len(content))))
    content[at] ^= 1 << chance.randrange(8)
    (home / NAME).write_bytes(content)
    found = start(home)
    assert found.failed == []
    assert found.seeds >= some("old")
    assert all(one.aside.read_bytes() == content for one in found.recovered)
    for seed_ in found.seeds & (some("old") | some("new")):
        game = found.entries[seed_].game
        right = FinishedGame.of(played_record(seed_), datetime.fromisoformat(game.finished_at))  # rows have no checksum
        assert game == right, "nothing wrong is shown but the time: a bit of that is seen by nobody"
        usual = FinishedGame.of(played_record(seed_), AT).finished_at
        assert sum(one != other for one, other in zip(game.finished_at, usual, strict=True)) <= 1


# ---- the files of it ------------------------------------------------------------------------------------------------


def test_what_had_not_reached_the_file_itself_is_read_too(home, start, tmp_path):
    """As a program leaves it that was killed."""
    with closing(LibraryFile(home / NAME)) as opened:
        opened.add([FinishedGame.of(played_record("newest"), AT)])
        killed = shutil.copytree(home, tmp_path / "killed")
    change_bytes = bytearray((killed / NAME).read_bytes())
    change_bytes[4096 * 20 : 4096 * 21] = b"\xa5" * 4096
    (killed / NAME).write_bytes(change_bytes)
    found = start(killed)
    assert len(found.recovered) == 1
    assert "newest" in found.seeds
    assert not {f"{NAME}{side}" for side in SIDE_FILES[1:]} & set(os.listdir(killed))


def pipe(path):
    os.mkfifo(path)


def folder(path):
    path.mkdir()


def link(path):
    (path.parent / "canary").write_bytes(b"somebody else's")
    path.symlink_to(path.parent / "canary")


def link_to_nothing(path):
    path.symlink_to(path.parent / "nothing")


def huge(path):
    with open(path, "wb") as file:
        file.truncate(2**40)


@pytest.mark.parametrize("end", ["", "-wal", "-journal"])
@pytest.mark.parametrize("make", [pipe, folder, link, link_to_nothing, huge])
def test_what_is_no_file_is_put_aside_unread(home, start, make, end):
    if not end:
        (home / NAME).unlink()
    make(home / f"{NAME}{end}")
    found = start(home)
    ((aside, *_),) = found.recovered
    assert found.failed == []
    assert found.seeds >= some("old") | (some("new") if end else set())
    assert os.path.lexists(f"{aside}{end}")
    assert not (home / "nothing").exists()
    if make is link:
        assert (home / "canary").read_bytes() == b"somebody else's"


# ---- where it cannot be done ----------------------------------------------------------------------------------------


def full_disk(*_):
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise error


@pytest.mark.parametrize("step", ["put_in_place", "put_read", "put_aside"])
def test_without_room_the_damaged_library_stays_and_is_mended_later(home, start, monkeypatch, step):
    content = DAMAGES["no version"]((home / NAME).read_bytes())
    (home / NAME).write_bytes(content)

    def no_room(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        if step == "put_in_place":
            patch.setattr(backups, step, no_room)
        elif step == "put_read":
            patch.setattr(LibraryFile, step, full_disk)
        else:
            patch.setattr(backups.own_files, step, no_room)
        found = start(home)
    assert found.recovered == []
    assert len(found.failed) == 1
    assert found.failed[0][0] is Problem.NOT_WRITTEN
    assert (home / NAME).read_bytes() == content
    later = start(home)
    assert len(later.recovered) == 1
    assert later.seeds >= some("old")


def test_a_recovery_that_was_stopped_before_its_last_step_is_finished(home, start, monkeypatch):
    (home / NAME).write_bytes(cut((home / NAME).read_bytes()))

    def stop(old):
        if str(old) == str(home / NAME):
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, "rename", lambda old, new, rename=os.rename: rename(old, new) or stop(old))
        with pytest.raises(KeyboardInterrupt):
            backups.recover(home / NAME)
    assert not (home / NAME).exists()
    found = start(home)
    assert found.recovered == []
    assert found.seeds >= some("old")


@pytest.mark.parametrize(
    ("code", "damage"),
    [
        (sqlite3.SQLITE_CORRUPT, True),
        (sqlite3.SQLITE_CORRUPT_INDEX, True),
        (sqlite3.SQLITE_NOTADB, True),
        (sqlite3.SQLITE_FULL, False),
        (sqlite3.SQLITE_READONLY_DIRECTORY, False),
        (sqlite3.SQLITE_BUSY, False),
        (sqlite3.SQLITE_IOERR, False),
        (None, False),
    ],
)
def test_only_a_wrong_file_is_damage(code, damage):
    error = sqlite3.DatabaseError("?")
    if code is not None:
        error.sqlite_errorcode = code
    assert is_damage(error) is damage


@pytest.mark.parametrize("times", [1, 2])
def test_a_file_is_looked_at_anew_before_it_is_moved(home, qtbot, monkeypatch, times):
    """What another program has mended meanwhile, or what only one connection has seen, stays."""
    library, told, add, calls = OwnLibrary(home), [], LibraryFile.add, []
    library.recovered.connect(told.append)
    library.load()
    library.settle()

    def damaged_at_first(opened, games):
        calls.append(games)
        if len(calls) == 1:
            error = sqlite3.DatabaseError("database disk image is malformed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT_INDEX
            raise error
        return add(opened, games)

    monkeypatch.setattr(LibraryFile, "add", damaged_at_first)
    if times > 1:
        change(home, "UPDATE game SET score = 1 WHERE seed = 'new 7'")
    library.keep(finished("after"))
    library.settle()
    library.end()
    qtbot.wait(1)
    assert len(told) == times - 1
    with closing(LibraryFile(home / NAME)) as opened:
        assert opened.find(finished("after").key) == finished("after")


def test_a_library_of_a_newer_version_is_not_touched(home, start):
    with closing(sqlite3.connect(home / NAME)) as file, file:
        file.execute("CREATE TABLE of_the_future (seed TEXT)")
        file.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    content, beside = (home / NAME).read_bytes(), sorted(os.listdir(home))
    found = start(home)
    assert (found.failed, found.recovered) == ([(Problem.NEWER_VERSION, str(home / NAME))], [])
    assert (home / NAME).read_bytes() == content
    assert sorted(os.listdir(home)) == beside


def test_a_game_on_the_copy_and_in_the_file_is_there_once_and_as_it_is_newer(home, start, entries):
    """It was graded since the copy."""
    graded = replace(FinishedGame.of(played_record("old 3"), AT), grade=finished().grade)
    with closing(LibraryFile(home / NAME)) as opened:
        opened.grade(graded)
    change(home, "UPDATE game SET score = 1 WHERE seed = 'old 7'")
    found = start(home)
    assert found.entries["old 3"].game == graded
    assert [one.read for one in found.recovered] == [41]
