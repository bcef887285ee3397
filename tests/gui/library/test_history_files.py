# SPDX-License-Identifier: MIT
"""A history goes elsewhere and comes back with all that is kept of it; reading merges, and nothing here is lost."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from engine_samples import careless_choice, new_game, play
from history_samples import finished, played_record
from own_library import OwnLibrary

from engine.game_review.review import review
from engine.games.record import Aid, Record
from engine.rules.scoring import DEFAULT_RULES
from engine.training.decisions import decisions_of
from engine.training.retry import ScheduleCard
from yahtzee_gui.library import transfer
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.finished_game import FinishedGame, Grade
from yahtzee_gui.library.history_files import Fault, HistoryFiles, Merged
from yahtzee_gui.library.transfer import Entry

AT = datetime(2026, 5, 1, 12, 30, 15, tzinfo=UTC)
CARD = ScheduleCard(1, 2, date(2026, 5, 4))


@pytest.fixture(scope="module")
def entry(analyzer_of):
    """A game with its grade, its decisions and a mistake that was asked again."""
    game = play(new_game(7, DEFAULT_RULES), analyzer_of(DEFAULT_RULES), careless_choice(7))
    record, found = Record(game, aids={1: Aid("warn", 1)}), review(game, analyzer_of(DEFAULT_RULES))
    graded = FinishedGame.of(record, AT).with_grade(Grade.of(found))
    return Entry(graded, decisions_of(found, record), ((3, CARD), (9, ScheduleCard(3, 0))))


GOAL = replace(finished("for a goal"), goal="reach 300", grade=replace(finished().grade, accuracy=None))


@pytest.fixture(scope="module")
def entries(entry):
    others = finished("späte Würfel 🎲", grade=None), finished("helped", coached=True, score=300), GOAL
    return (entry, *(Entry(game) for game in others))


class KeptHistory:
    """A history in a folder, and what its files told."""

    def __init__(self, folder, qtbot):
        self.store = OwnLibrary(folder)
        self.files = HistoryFiles(self.store, self.store.thread)
        self.told = []
        self.qtbot = qtbot
        self.files.exported.connect(lambda path, games: self.told.append((path, games)))
        self.files.imported.connect(self.told.append)
        self.files.export_failed.connect(lambda fault, detail: self.told.append(("export", fault, detail)))
        self.files.import_failed.connect(lambda fault, detail: self.told.append(("import", fault, detail)))

    def export(self, path):
        self.files.export(path)
        return self._answer()

    def read(self, path):
        self.files.import_from(path)
        return self._answer()

    def _answer(self):
        self.qtbot.waitUntil(lambda: bool(self.told))
        return self.told.pop()

    def kept(self):
        with closing(LibraryFile(self.store.path)) as database:
            return tuple(database.entries())

    def keep(self, entries):
        with closing(LibraryFile(self.store.path)) as database:
            return database.merge(entries)

    def end(self):
        self.store.end()


@pytest.fixture
def history_at(qtbot, tmp_path):
    opened = []

    def open_one(name="home"):
        opened.append(KeptHistory(tmp_path / name, qtbot))
        return opened[-1]

    yield open_one
    for history in opened:
        history.end()


def test_all_that_is_kept_comes_back_elsewhere(history_at, entries, tmp_path):
    here, there = history_at(), history_at("there")
    assert here.keep(entries) == 4
    file = tmp_path / "history.jsonl"
    assert here.export(file) == (str(file), 4)
    told = []
    there.store.loaded.connect(told.append)
    assert there.read(file) == Merged(4, 0, 0)
    assert there.kept() == here.kept() == entries
    there.qtbot.waitUntil(lambda: bool(told))
    assert told[-1].games == 4
    assert there.read(file) == Merged(0, 4, 0), "merged again, nothing changes"
    assert there.kept() == entries
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5
    assert file.read_text(encoding="utf-8").startswith(transfer.first_line())
    if os.name == "posix":
        assert file.stat().st_mode & 0o077 == 0


def test_games_that_wait_to_be_written_go_along(history_at, tmp_path, qtbot, monkeypatch):
    def full_disk(database, games):
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    history = history_at()
    history.keep([Entry(finished("written"))])
    with monkeypatch.context() as patched:
        patched.setattr(LibraryFile, "add", full_disk)
        for seed in ("waiting", "written"):
            history.store.keep(finished(seed))
        qtbot.waitUntil(lambda: len(history.store.unwritten) == 2)
        assert history.export(tmp_path / "all.jsonl")[1] == 2
    assert [one.game.seed for one in history.kept()] == ["written"], "it was not written by then"


def test_what_is_here_stays_as_it_is(history_at, entry, entries, tmp_path):
    here, there = history_at(), history_at("there")
    here.keep(entries)
    here.export(tmp_path / "all.jsonl")
    other_end = replace(entry.game, grade=None, text=entry.game.text.replace("\n", "\n ", 1))
    own = Entry(other_end, cards=((3, ScheduleCard(2, 0, date(2026, 5, 9))),)), Entry(finished("own", score=77))
    there.keep(own)
    assert there.read(tmp_path / "all.jsonl") == Merged(3, 1, 0)
    kept = {one.game.key: one for one in there.kept()}
    assert (kept[entry.game.key].game, kept[entry.game.key].decisions) == (other_end, ()), "played otherwise here"
    assert dict(kept[entry.game.key].cards) == {3: ScheduleCard(2, 0, date(2026, 5, 9)), 9: ScheduleCard(3, 0)}
    assert kept[own[1].game.key] == own[1]
    assert len(kept) == 5


def test_a_game_that_is_not_graded_here_gets_its_grade_and_decisions(history_at, entry, tmp_path):
    here, there = history_at(), history_at("there")
    here.keep([entry])
    here.export(tmp_path / "all.jsonl")
    there.keep([Entry(replace(entry.game, grade=None))])
    assert there.read(tmp_path / "all.jsonl") == Merged(0, 1, 0)
    assert there.kept() == (entry,)


def test_games_stand_in_the_order_in_which_they_were_finished(history_at):
    history = history_at()
    late, early = finished("late", finished_at="2026-05-02T08:00:00+00:00"), finished("early")
    history.keep([Entry(late), Entry(early)])
    with closing(LibraryFile(history.store.path)) as database:
        assert database.read().latest == (late, early)
        assert database.read().bests_before == {late.key: 250, early.key: None}


# ---- what is no history ---------------------------------------------------------------------------------------------

SOMETHING_ELSE = {
    "empty": b"",
    "a game": b'{"format": "yahtzee-coach-game", "version": 1}\n',
    "text": b"Dear diary\n",
    "bytes": b"\xff\xfe\x00" * 50,
    "a list": b"[1, 2]\n",
    "deep": b"[" * 100_000,
    "twice": b'{"format": "yahtzee-coach-history", "format": "yahtzee-coach-history", "version": 1}\n',
}


@pytest.mark.parametrize("name", SOMETHING_ELSE)
def test_something_else_is_told_in_one_answer(history_at, tmp_path, name):
    history = history_at()
    (tmp_path / "file").write_bytes(SOMETHING_ELSE[name])
    assert history.read(tmp_path / "file") == ("import", Fault.NO_HISTORY, "")
    assert not history.store.path.exists()


@pytest.mark.parametrize("version", ["2", '"1"', "true", "null", "1.5"])
def test_another_version_is_told(history_at, tmp_path, version):
    (tmp_path / "file").write_text(f'{{"format": "{transfer.FORMAT}", "version": {version}}}\n')
    found = history_at().read(tmp_path / "file")
    assert found[:2] == ("import", Fault.OTHER_VERSION)


def test_what_the_system_refuses_is_told(history_at, tmp_path):
    history = history_at()
    assert history.read(tmp_path) == ("import", Fault.NO_FILE, "")
    assert history.read(tmp_path / "nothing") == ("import", Fault.SYSTEM, "No such file or directory")
    (tmp_path / "a file").write_text("in the place of a folder")
    history.keep([Entry(finished())])
    found = history.export(tmp_path / "a file" / "all.jsonl")
    assert found[:2] == ("export", Fault.SYSTEM)


def test_a_history_of_its_own_that_cannot_be_opened_is_left_alone(history_at, tmp_path):
    history = history_at()
    history.store.path.parent.mkdir()
    history.store.path.write_bytes(b"not a database" * 100)
    (tmp_path / "file").write_text(transfer.first_line())
    for found in (history.read(tmp_path / "file"), history.export(tmp_path / "out")):
        assert found[1] is Fault.OWN_HISTORY
    assert history.store.path.read_bytes() == b"not a database" * 100
    assert not (tmp_path / "out").exists()


def changed(line, **values):
    return (json.dumps({**json.loads(line), **values}) + "\n").encode()


def test_a_line_that_was_changed_is_restored_from_its_game_or_left_out(entry):
    line = transfer.line_of(entry).encode()
    assert transfer.entry_in(line) == entry
    record = played_record("row")
    for name, value in (("score", 999), ("par", 1.5), ("seed", 3), ("checksum", None), ("coached", True)):
        again = transfer.entry_in(changed(line, **{name: value}))
        assert (again.game, again.decisions) == (replace(entry.game, grade=None), ()), name
    for wrong in ({"text": "no game"}, {"text": None}, {"text": transfer.line_of(Entry(finished()))}):
        assert transfer.entry_in(changed(line, **wrong)) is None
    other = FinishedGame.of(record, AT)
    assert transfer.entry_in(changed(line, text=other.text)).game == other


def test_decisions_and_cards_that_do_not_fit_are_left_out(entry):
    line = transfer.line_of(entry).encode()
    decisions = json.loads(line)["all_decisions"]
    dearer = [{**one, "points_lost": one["points_lost"] + 0.5} for one in decisions]
    for wrong in (None, 3, [], decisions[1:], [*decisions, decisions[-1]], dearer, [None], ["one"]):
        assert transfer.entry_in(changed(line, all_decisions=wrong)) == replace(entry, decisions=())
    for wrong in (None, 3, [3], [{}], [{"place": -1, "right": 0, "wrong": 0, "due": None}],
                  [{"place": 1, "right": 0, "wrong": True, "due": None}],
                  [{"place": 1, "right": 0, "wrong": 0, "due": "soon"}],
                  [{"place": 1, "right": 0, "wrong": 10**9, "due": None}]):  # fmt: skip
        assert transfer.entry_in(changed(line, practice=wrong)) == replace(entry, cards=())


@pytest.mark.parametrize("line", [b"", b"{", b"[]", b"{}", b"\xff", b'{"text": 5}', b'{"text": {"a": []}}', b"null"])
def test_other_lines_tell_no_game(line):
    assert transfer.entry_in(line) is None


def test_lines_that_tell_no_game_are_counted_and_the_others_taken(history_at, entries, tmp_path):
    lines = [transfer.first_line(), "\n", *map(transfer.line_of, entries), "noise\n", "{}\n"]
    (tmp_path / "file").write_text("".join(lines), encoding="utf-8")
    history = history_at()
    assert history.read(tmp_path / "file") == Merged(4, 0, 2)
    assert len(history.kept()) == 4
