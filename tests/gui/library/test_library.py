# SPDX-License-Identifier: MIT
"""The history keeps finished games through damage, full disks, other versions, and the end of the process."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import textwrap
import threading
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from audits import daily
from checkout import ROOT
from history_samples import FACES, GRADE, finished, played_record
from own_library import OwnLibrary
from patience import wait_for

from engine.game_review import review as review_module
from engine.game_review.fairness import faces_rolled
from engine.game_review.levels import Level
from engine.games import notation
from engine.games.game import Game
from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from engine.rules.dice_models import DEMON, dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from engine.runtime import files
from engine.training import decisions as decisions_module
from yahtzee_gui.library import database as database_module
from yahtzee_gui.library import schema
from yahtzee_gui.library.database import LATEST, LibraryFile, is_damage
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, Grade, game_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.library import Problem
from yahtzee_gui.library.schema import VERSION
from yahtzee_gui.words import units

NOW = datetime(2026, 5, 1, 12, 30, 15, 999, tzinfo=UTC)
OFFICIAL = "forced-joker"


class Keeper:
    """A store in a folder, and everything it has told."""

    def __init__(self, folder, qtbot):
        self.store = OwnLibrary(folder)
        self.histories, self.failures, self.aside, self.ungraded = [], [], [], []
        self._qtbot = qtbot
        self.store.loaded.connect(self.histories.append)
        self.store.failed.connect(lambda trouble, detail: self.failures.append((trouble, detail)))
        self.store.ungraded.connect(self.ungraded.append)
        self.store.put_aside.connect(lambda path, games: self.aside.append((path, games)))

    def wait(self):
        """Wait until the worker has done everything so far and its signals have come."""
        done = threading.Event()
        self.store._worker.submit(done.set)
        wait_for(done)
        expected = len(self.histories)
        self.store.load()
        self._qtbot.waitUntil(lambda: len(self.histories) > expected)
        return self.histories[-1]

    def record(self, *games):
        for game in games:
            self.store.keep(game)
        return self.wait()

    def end(self):
        self.store.close()
        self.store.join()


@pytest.fixture
def open_keeper(qtbot, tmp_path):
    opened = []

    def open_one(folder=tmp_path / "home"):
        keeper = Keeper(folder, qtbot)
        opened.append(keeper)
        return keeper

    yield open_one
    for keeper in opened:
        keeper.end()


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


# ---- what is kept of a game -----------------------------------------------------------------------------------------


def played(seed, analyzer, *, worst=False):
    """Return a game played to its end: by the best options, or by the worst boxes without a second roll."""
    game = Game(seed)
    while not game.is_over:
        game = game.roll()
        analysis = analyzer.analyze(game.position)
        boxes = [option for option in analysis.options if option.category is not None]
        game = game.score(boxes[-1 if worst else 0].category)
    return game


def test_a_finished_game_has_the_figures_of_its_review(analyzer_of):
    game = played("figures", analyzer_of(DEFAULT_RULES), worst=True)
    review = review_module.review(game, analyzer_of(DEFAULT_RULES))
    record = Record(game).with_hint()
    ungraded = FinishedGame.of(record, NOW)
    assert ungraded.grade is None
    grade = Grade.of(review)
    kept = ungraded.with_grade(grade)
    assert kept.key == ungraded.key == game_key(game) == GameKey("figures", "free-joker", 3, "fair")
    assert (kept.score, kept.coached, kept.dice_model) == (game.points_so_far, True, "fair")
    assert kept.text == notation.dumps(record)
    assert (grade.par, grade.luck, grade.accuracy) == (review.par, units.luck_of(review), review.accuracy)
    assert kept.score == pytest.approx(grade.par + grade.luck - grade.points_lost, abs=0.2)
    assert grade.points_lost > 50
    assert grade.accuracy == pytest.approx(100 * 0.75 ** (grade.points_lost / grade.decisions))
    assert kept.faces == faces_rolled(game)
    assert sum(kept.faces) == 5 * len(CATEGORIES)


def test_the_time_is_kept_in_utc():
    there = NOW.astimezone(timezone(timedelta(hours=9)))
    assert FinishedGame.of(played_record("time"), there).finished_at == "2026-05-01T12:30:15+00:00"


def test_a_game_that_goes_on_is_not_finished():
    with pytest.raises(ValueError, match="not over"):
        FinishedGame.of(Record(Game("on").roll()), NOW)


def test_only_the_same_end_of_the_same_game_is_the_same_finish():
    game = finished("a")
    assert game.is_same_finish(replace(game, grade=None, finished_at="later"))
    assert not game.is_same_finish(finished("b"))
    assert not game.is_same_finish(finished("a", text="played otherwise"))


# ---- the figures ----------------------------------------------------------------------------------------------------


def including(*games):
    history = History()
    for game in games:
        history = history.including(game)
    return history


MIXED = (
    finished("a", score=200, points_lost=3.0, decisions=20, luck=-10.0),
    finished("b", score=300, points_lost=6.0, decisions=30, luck=4.0),
    finished("c", score=900, coached=True, luck=100.0),
    finished("d", score=280, rules=OFFICIAL, points_lost=1.0, decisions=10, luck=1.0),
    finished("e", score=120, rolls_per_turn=2, luck=0.0, points_lost=0.0, decisions=5),
    finished("f", score=40, dice_model="demon", luck=-500.0, faces=(100, 0, 0, 0, 0, 0)),
    finished("g", score=60, dice_model="demon", luck=-400.0, faces=(100, 0, 0, 0, 0, 0)),
    finished("h", score=700, dice_model="best-of-3", luck=900.0),
)


BESTS = {"a": None, "b": 200, "c": 300, "d": None, "e": None, "f": None, "g": 40, "h": None, "i": 300, "j": 310}


def test_the_best_before_a_game_is_that_of_its_kind_without_help(open_keeper):
    """The same from the file as from games that wait in memory, and for a game that is not kept yet."""
    games = [*MIXED, finished("i", score=310), finished("j", score=250)]
    keeper = open_keeper()
    for history in (including(*games), keeper.record(*games)):
        assert {game.seed: history.best_before(game.key) for game in games} == BESTS
        assert history.best_before(finished("new").key) == 310
        assert history.best_before(finished("new", rules=OFFICIAL).key) == 280
    assert History().best_before(games[0].key) is None


def test_the_best_before_a_game_is_not_told_where_it_is_not_known():
    """Of games older than the latest ones there are sums only."""
    old = finished("a")
    assert replace(including(old, finished("b", score=300)), bests_before={}).best_before(old.key) is None


def same(one, other):
    """Return whether two histories say the same, whatever the order of their tallies."""
    by_kind = [{tally.kind: tally for tally in history.tallies} for history in (one, other)]
    return by_kind[0] == by_kind[1] and one.keys == other.keys and one.latest == other.latest


def check_mixed(history):
    assert (history.games, history.fair_games) == (8, 5)
    assert history.best(DEFAULT_RULES) == 300
    assert history.best(RULE_SETS[OFFICIAL]) == 280
    assert history.best(replace(DEFAULT_RULES, rolls_per_turn=2)) == 120
    assert history.best(DEFAULT_RULES, DEMON) == 60
    assert history.best(DEFAULT_RULES, dice_model("best-of-3")) == 700
    assert history.best(RULE_SETS["no-joker"]) is None
    assert sorted((tally.games for tally in history.tallies if not tally.coached), reverse=True) == [2, 2, 1, 1, 1]
    assert history.faces == tuple(5 * count for count in FACES)
    assert history.luck == pytest.approx(95.0)
    basis = history.level_basis
    assert (basis.games, basis.decisions, basis.points_lost) == (4, 65, pytest.approx(10.0))
    assert [game.seed for game in history.latest] == list("hgfedcba")


def test_the_figures_of_mixed_games():
    check_mixed(including(*MIXED))


def test_the_database_adds_up_as_the_figures_do(tmp_path):
    with closing(LibraryFile(tmp_path / NAME)) as database:
        database.add(MIXED)
        check_mixed(database.read())
        assert same(database.read(), including(*MIXED))


UNGRADED = (
    finished("a", score=200, points_lost=3.0, decisions=20, luck=-10.0),
    finished("b", score=310, grade=None, faces=(1, 0, 0, 0, 0, 0)),
    finished("c", score=333, grade=None, rules=OFFICIAL),
)


@pytest.mark.parametrize("way", ["added up", "read"])
def test_games_without_a_grade_are_in_neither_level_nor_luck_but_in_all_else(tmp_path, way):
    if way == "read":
        with closing(LibraryFile(tmp_path / NAME)) as database:
            database.add(UNGRADED)
            history = database.read()
            assert database.ungraded() == (1, UNGRADED[::-1]), "the first has a grade, but its decisions are not known"
    else:
        history = including(*UNGRADED)
    assert (history.games, history.ungraded_games, history.fair_games, history.games_of_luck) == (3, 2, 3, 1)
    assert history.best(DEFAULT_RULES) == 310
    assert history.best(RULE_SETS[OFFICIAL]) == 333
    assert history.luck == -10.0
    basis = history.level_basis
    assert (basis.games, basis.decisions, basis.points_lost) == (1, 20, 3.0)
    assert history.faces == tuple(2 * count + (face == 0) for face, count in enumerate(FACES))
    assert history.latest == tuple(reversed(UNGRADED))
    assert same(history, including(*UNGRADED))


@pytest.mark.parametrize("way", ["added up", "read"])
def test_a_game_whose_dice_were_typed_here_and_there_has_no_luck_of_ours(tmp_path, way):
    record = Record(Game("mixed"), own_dice=True)
    for turn, box in enumerate(CATEGORIES):
        record = record.roll(None if turn % 2 else (1, 2, 3, 4, 6), is_typed=not turn % 2).score(box)
    mixed = FinishedGame.of(record, NOW)
    assert 0 < sum(mixed.faces) < 5 * len(CATEGORIES)
    games = mixed.with_grade(replace(GRADE, luck=40.0)), finished("ours", luck=2.0)
    if way == "read":
        with closing(LibraryFile(tmp_path / NAME)) as database:
            database.add(games)
            history, read = database.read(), list(database.decisions.games())
        assert [row[-1] for row in sorted(read, key=lambda row: row[1])] == [1, 0]
    else:
        history = including(*games)
    assert (history.games, history.games_of_luck, history.luck) == (2, 1, 2.0)


def test_an_empty_history():
    history = History()
    assert (history.games, history.fair_games, history.luck, history.faces) == (0, 0, 0, (0,) * 6)
    assert (history.tallies, history.level_basis.level) == ((), None)


def test_a_coached_game_is_in_neither_high_scores_nor_level():
    history = including(*(finished(str(number), coached=True, score=999) for number in range(20)))
    assert history.best(DEFAULT_RULES) is None
    assert history.level_basis.games == 0
    assert history.fair_games == 20


def test_other_dice_count_in_their_own_high_scores_alone():
    history = including(*(finished(str(number), dice_model="worst-of-5") for number in range(20)))
    assert history.best(DEFAULT_RULES) is None
    assert history.best(DEFAULT_RULES, dice_model("worst-of-5")) == 250
    assert (history.level_basis.games, history.fair_games, history.luck) == (0, 0, 0)
    assert sum(history.faces) == 0


def test_ten_own_games_make_a_level():
    games = [finished(str(number), points_lost=4.5, decisions=30) for number in range(10)]
    assert including(*games[:9]).level_basis.level is None
    assert including(*games).level_basis.level is Level.EXPERT


# ---- the store ------------------------------------------------------------------------------------------------------


def test_it_begins_empty_and_says_so(open_keeper, home):
    keeper = open_keeper()
    assert keeper.wait() == History()
    assert (home / FILE).exists()
    assert not keeper.failures + keeper.aside


def test_recorded_games_are_there_at_the_next_start(open_keeper):
    keeper = open_keeper()
    assert same(keeper.record(*MIXED), including(*MIXED))
    keeper.end()
    assert same(open_keeper().wait(), including(*MIXED))


def test_every_field_comes_back_as_it_was(open_keeper):
    game = finished(
        "späte Würfel ' \" ; -- 🎲",
        coached=True,
        luck=-1 / 3,
        par=0.1 + 0.2,
        text="{\n é \n}",
        faces=(1, 2, 3, 4, 5, 6),
    )
    keeper = open_keeper()
    keeper.record(game)
    keeper.end()
    (back,) = open_keeper().wait().latest
    assert back == game
    assert (type(back.coached), type(back.score), type(back.grade.luck)) == (bool, int, float)


def test_the_first_finish_of_a_game_counts(open_keeper):
    keeper = open_keeper()
    first = finished("same", score=200)
    keeper.record(first)
    assert keeper.record(finished("same", score=300, coached=True)).latest == (first,)
    keeper.end()
    assert open_keeper().record(finished("same", score=400)).latest == (first,)


@pytest.mark.parametrize("change", [{"rules": OFFICIAL}, {"rolls_per_turn": 4}, {"dice_model": "demon"}])
def test_the_same_seed_otherwise_is_another_game(open_keeper, change):
    assert open_keeper().record(finished("same"), finished("same", **change)).games == 2


def test_only_the_newest_are_listed_and_all_are_counted(open_keeper):
    games = [finished(str(number)) for number in range(LATEST + 5)]
    keeper = open_keeper()
    with closing(LibraryFile(keeper.store.path)) as database:
        database.add(games)
    history = keeper.wait()
    assert history.games == LATEST + 5
    assert history.latest == tuple(reversed(games))[:LATEST]


def test_each_record_tells_the_new_figures(open_keeper, qtbot):
    keeper = open_keeper()
    for number in (1, 2, 3):
        keeper.store.keep(finished(str(number)))
    qtbot.waitUntil(lambda: len(keeper.histories) == 3)
    assert [history.games for history in keeper.histories] == [1, 2, 3]


# ---- grades ---------------------------------------------------------------------------------------------------------


def test_a_game_is_kept_when_it_is_over_and_its_grade_is_asked_for(open_keeper, qtbot):
    keeper = open_keeper()
    keeper.wait()
    before = datetime.now(UTC).replace(microsecond=0)
    keeper.store.finish(played_record("over"))
    history = keeper.wait()
    (kept,) = history.latest
    assert (kept.key, kept.grade) == (GameKey("over", "free-joker", 3, "fair"), None)
    assert before <= datetime.fromisoformat(kept.finished_at) <= datetime.now(UTC)
    assert (kept,) in keeper.ungraded


@pytest.fixture(scope="module")
def reviewed(analyzer_of):
    """Return a function that plays a game and returns it as finished, not graded, with its review."""

    def make(seed, box=0):
        record = played_record(seed)
        if box:
            record = record.undo().undo().roll().roll().score(record.game.events[-1].category)
        review = review_module.review(record.game, analyzer_of(DEFAULT_RULES), record.first_choices)
        return FinishedGame.of(record, NOW), review

    return make


def test_a_grade_comes_to_its_game_and_stays(open_keeper, reviewed):
    keeper = open_keeper()
    game, review = reviewed("one")
    assert keeper.record(game, finished("other")).ungraded_games == 1
    keeper.store.grade(game, review)
    history, graded = keeper.wait(), game.with_grade(Grade.of(review))
    assert history.latest == (finished("other"), graded)
    assert history.ungraded_games == 0
    keeper.store.grade(game, replace(review, luck=99.0))
    assert keeper.wait().latest[1] == graded
    keeper.end()
    assert open_keeper().wait().latest[1] == graded


def test_a_grade_of_another_end_of_the_game_is_none_of_its_own(open_keeper, reviewed):
    keeper = open_keeper()
    (game, _), (other, review) = reviewed("one"), reviewed("one", box=1)
    assert other.key == game.key
    keeper.record(game, other)
    keeper.store.grade(other, review)
    assert keeper.wait().latest == (game,)


def test_games_that_are_not_graded_or_have_no_decisions_are_asked_for_at_every_start(open_keeper, reviewed):
    keeper = open_keeper()
    game, review = reviewed("four")
    keeper.record(finished("one", grade=None), finished("two"), finished("three", grade=None), game)
    keeper.store.grade(game, review)
    keeper.end()
    for _ in range(2):
        again = open_keeper()
        again.wait()
        assert again.ungraded[0] == (finished("three", grade=None), finished("two"), finished("one", grade=None))
        again.end()


def test_older_games_are_asked_for_as_many_at_a_time_as_are_listed(open_keeper, monkeypatch):
    monkeypatch.setattr(database_module, "LATEST", 2)
    keeper = open_keeper()
    games = [finished(str(number), grade=None) for number in range(5)]
    keeper.record(*games)
    keeper.end()
    again = open_keeper()
    again.wait()
    for _ in range(4):
        again.store.ask_for_older()
    again.wait()
    assert again.ungraded[:3] == [(games[4], games[3]), (games[2], games[1]), (games[0],)]
    assert again.ungraded[3] == (games[4], games[3]), "opened again, from the start"


def test_a_game_with_typed_rolls_that_another_engine_graded_is_graded_again(open_keeper, analyzer_of, monkeypatch):
    """Its luck was wrong once."""
    record = Record(Game("typed"), own_dice=True)
    for box in DEFAULT_RULES.categories:
        record = record.roll((1, 2, 3, 4, 6), is_typed=True).score(box)
    game, review = FinishedGame.of(record, NOW), review_module.review(record.game, analyzer_of(DEFAULT_RULES))
    keeper = open_keeper()
    keeper.record(game)
    with monkeypatch.context() as patch:
        patch.setattr(decisions_module, "answers_fingerprint", lambda: "another")
        keeper.store.grade(game, replace(review, luck=review.luck - 9.0))
        keeper.wait()
    keeper.end()
    again = open_keeper()
    again.wait()
    (asked,) = again.ungraded[0]
    assert asked.key == game.key
    again.store.grade(asked, review)
    assert again.wait().latest[0].grade == Grade.of(review)
    again.end()
    last = open_keeper()
    last.wait()
    assert not any(last.ungraded)


def test_it_is_told_when_the_decisions_of_older_games_have_become_known(open_keeper, reviewed, qtbot):
    keeper, told = open_keeper(), []
    keeper.store.decided.connect(lambda: told.append(1))
    games = [reviewed(name) for name in ("one", "two")]
    keeper.record(*(game.with_grade(Grade.of(review)) for game, review in games))
    history = keeper.wait()
    for game, review in games:
        keeper.store.grade(game.with_grade(Grade.of(review)), review)
    keeper.store.ask_for_older()
    qtbot.waitUntil(lambda: bool(told))
    keeper.store.ask_for_older()
    assert keeper.wait() == history
    assert told == [1]


def test_a_game_that_could_not_be_written_is_graded_while_it_waits(open_keeper, home, reviewed):
    home.write_text("a file where the folder should be")
    keeper = open_keeper()
    game, review = reviewed("one")
    keeper.record(game)
    keeper.store.grade(game, review)
    graded = game.with_grade(Grade.of(review))
    assert keeper.wait().latest == (graded,)
    home.unlink()
    keeper.end()
    assert open_keeper().wait().latest == (graded,)


# ---- an older version -----------------------------------------------------------------------------------------------

# Written by the program of the first version of the table, with three games that it had reviewed.
FIRST_VERSION = ROOT / "tests" / "support" / "history-1.sqlite3"


FIRST_GAMES = (
    finished("late", luck=-1 / 3, dice_model="demon", score=19, text='{"é": "🎲"}'),
    finished("helped", coached=True, score=300, rules=OFFICIAL),
    finished("early", points_lost=0.1, decisions=1),
)


def test_a_history_of_the_first_version_is_taken_over_with_every_game_and_grade(open_keeper, home):
    home.mkdir()
    shutil.copy(FIRST_VERSION, home / FILE)
    keeper = open_keeper()
    history = keeper.record(finished("new", grade=None))
    assert not keeper.failures + keeper.aside
    assert history.latest == (finished("new", grade=None), *FIRST_GAMES)
    assert history.ungraded_games == 1
    keeper.end()
    with closing(sqlite3.connect(home / FILE)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall() == [
            ("decision",),
            ("game",),
            ("graded",),
            ("practice",),
            ("unreadable",),
        ]
        assert connection.execute("SELECT number FROM game ORDER BY number").fetchall() == [(1,), (2,), (3,), (4,)]
    again = open_keeper()
    assert again.record(replace(FIRST_GAMES[0], score=1)).latest == history.latest  # known as the same games, too


def test_a_history_that_cannot_be_taken_over_stays_as_it_was(home, monkeypatch):
    home.mkdir()
    shutil.copy(FIRST_VERSION, home / FILE)
    monkeypatch.setattr(schema, "INSERT_AT", "INSERT INTO nowhere VALUES (1)")
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        LibraryFile(home / FILE)
    monkeypatch.undo()
    with closing(LibraryFile(home / FILE)) as database:
        assert database.read().latest == FIRST_GAMES


# ---- two programs, and where ----------------------------------------------------------------------------------------


def test_two_programs_share_a_history(open_keeper):
    one, other = open_keeper(), open_keeper()
    one.record(finished("one"))
    other.record(finished("two"))
    assert one.record(finished("three")).games == 3
    assert not one.failures + other.failures


def test_a_game_that_another_program_wrote_meanwhile_counts_with_the_next(open_keeper, qtbot):
    one, other = open_keeper(), open_keeper()
    one.record(finished("one"))
    other.record(finished("two"))
    one.store.keep(finished("three"))  # nothing loads the whole file for it
    qtbot.waitUntil(lambda: one.histories[-1].games == 3)


def test_the_history_is_in_the_users_data_folder(session_home):
    assert OwnLibrary().path == session_home / ".local/share" / files.APP_FOLDER / FILE


def test_commits_are_flushed(tmp_path):
    with closing(LibraryFile(tmp_path / NAME)) as database:
        assert database._pragma("journal_mode") == "wal"
        assert database._pragma("synchronous") == 2


# ---- damage ---------------------------------------------------------------------------------------------------------


def whole_file(path, games=200):
    with closing(LibraryFile(path)) as database:
        database.add([finished(str(number), text="x" * 2000) for number in range(games)])
    return path.read_bytes()


def overwritten(content):
    """Return a database whose pages but for the first are filled with noise."""
    noise = random.Random(5)
    return content[:4096] + bytes(noise.randrange(256) for _ in range(len(content) - 4096))


def something_else(path, version=0):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.execute(f"PRAGMA user_version = {version}")
    content = path.read_bytes()
    path.unlink()
    return content


DAMAGES = ["no database", "header alone", "half", "noise", "another program's", "another program's first version"]


@pytest.fixture(scope="module")
def damaged(tmp_path_factory):
    folder = tmp_path_factory.mktemp("damaged")
    content = whole_file(folder / FILE)
    return {
        "no database": b"this is not a database, and never was one" * 100,
        "header alone": content[:100],
        "half": content[: len(content) // 2],
        "noise": overwritten(content),
        "another program's": something_else(folder / "other"),
        "another program's first version": something_else(folder / "other", VERSION),
    }


def flipped(content, place, bit):
    return content[:place] + bytes([content[place] ^ 1 << bit]) + content[place + 1 :]


def without(content, path, table):
    path.write_bytes(content)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"DROP TABLE {table}")
    return path.read_bytes()


@pytest.mark.parametrize("kind", ["schema is no text", "earlier version", "no version", "no table of unreadable games"])
def test_damage_of_the_head_of_the_file_hides_no_game(open_keeper, home, kind):
    home.mkdir()
    content = whole_file(home / "whole", 40)
    damaged = {
        "schema is no text": lambda: flipped(content, content.index(b"finished_at TEXT"), 7),
        "earlier version": lambda: flipped(content, 63, 0),
        "no version": lambda: flipped(content, 62, 0),
        "no table of unreadable games": lambda: without(content, home / "whole", "unreadable"),
    }[kind]()
    (home / "whole").unlink(missing_ok=True)
    (home / FILE).write_bytes(damaged)
    keeper = open_keeper()
    latest = keeper.record(finished("after")).latest
    assert [len(game.text) for game in latest[1:]] == [2000] * 40
    assert keeper.aside == [(str(home / "damaged-history-1.sqlite3"), 40)]
    assert not keeper.failures


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_history_is_put_aside_whole_and_a_new_one_begun(open_keeper, home, damaged, kind):
    home.mkdir()
    (home / FILE).write_bytes(damaged[kind])
    keeper = open_keeper()
    latest = keeper.record(finished("after")).latest
    assert latest[0] == finished("after")
    # What can still be read in it goes on in the new one.
    assert {len(game.text) for game in latest[1:]} == ({2000} if kind == "half" else set())
    aside = home / "damaged-history-1.sqlite3"
    assert keeper.aside == [(str(aside), len(latest) - 1)]
    assert not keeper.failures
    assert aside.read_bytes() == damaged[kind]
    keeper.end()
    again = open_keeper()
    assert again.wait().latest == latest
    assert not again.aside


def test_a_second_damaged_history_does_not_replace_the_first(open_keeper, home):
    home.mkdir()
    for number in (1, 2):
        (home / FILE).write_bytes(b"damaged %d" % number * 50)
        keeper = open_keeper()
        keeper.wait()
        keeper.end()
    for number in (1, 2):
        assert (home / f"damaged-history-{number}.sqlite3").read_bytes() == b"damaged %d" % number * 50


def test_a_history_grows_no_larger_than_it_is_read_and_that_is_told(open_keeper, home, monkeypatch):
    monkeypatch.setattr(database_module, "LARGEST", 400_000)
    keeper = open_keeper()
    keeper.record(*(finished(str(number), text="x" * 10_000) for number in range(60)))
    ((trouble, why),) = keeper.failures
    assert (trouble, why) == (Problem.NOT_WRITTEN, "database or disk is full")
    keeper.end()
    assert (home / FILE).stat().st_size <= 400_000
    again = open_keeper()
    assert 20 < again.wait().games < 60
    assert not again.aside


def test_where_a_damaged_history_is_is_told_also_if_no_new_one_can_be_written(open_keeper, home, damaged, monkeypatch):
    home.mkdir()
    (home / FILE).write_bytes(damaged["half"])
    monkeypatch.setattr(LibraryFile, "add", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))
    keeper = open_keeper()
    keeper.wait()
    assert keeper.aside == [(str(home / "damaged-history-1.sqlite3"), 0)]
    assert keeper.failures == [(Problem.NOT_WRITTEN, "full")]


def test_what_had_not_reached_the_file_itself_is_put_aside_with_it(tmp_path):
    for end in ("", "-wal", "-shm"):
        (tmp_path / (FILE + end)).write_text(f"content{end}")
    (tmp_path / "damaged-history-1.sqlite3-wal").write_text("an older one")
    target = database_module.put_aside(tmp_path / NAME)
    assert target.name == "damaged-history-2.sqlite3"
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "damaged-history-1.sqlite3-wal",
        "damaged-history-2.sqlite3",
        "damaged-history-2.sqlite3-shm",
        "damaged-history-2.sqlite3-wal",
    ]
    assert (tmp_path / "damaged-history-2.sqlite3-wal").read_text() == "content-wal"


@pytest.mark.parametrize("times", [1, 2])
def test_damage_that_shows_only_while_a_game_is_recorded(open_keeper, home, monkeypatch, times):
    """A file is looked at anew before it is moved: what another program has mended meanwhile, or made, stays."""
    keeper = open_keeper()
    keeper.record(finished("before"))
    add, calls = LibraryFile.add, []

    def damaged_at_first(database, games):
        calls.append(games)
        if len(calls) <= times:
            error = sqlite3.DatabaseError("database disk image is malformed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT_INDEX
            raise error
        add(database, games)

    monkeypatch.setattr(LibraryFile, "add", damaged_at_first)
    assert keeper.record(finished("after")).latest == (finished("after"), finished("before"))
    aside = home / "damaged-history-1.sqlite3"
    assert keeper.aside == ([(str(aside), 1)] if times > 1 else [])
    if times > 1:
        with closing(LibraryFile(aside)) as database:
            assert database.read().latest == (finished("before"),)


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


# ---- a newer version ------------------------------------------------------------------------------------------------


def test_a_history_of_a_newer_version_is_not_touched(open_keeper, home):
    home.mkdir()
    with closing(sqlite3.connect(home / FILE)) as connection:
        connection.execute("CREATE TABLE game_of_the_future (seed TEXT)")
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    content = (home / FILE).read_bytes()
    keeper = open_keeper()
    assert keeper.record(finished("now"), finished("later")).games == 2
    assert keeper.failures == [(Problem.NEWER_VERSION, str(home / FILE))]
    assert not keeper.aside
    keeper.end()
    assert (home / FILE).read_bytes() == content
    assert [path.name for path in home.iterdir()] == [FILE]


# ---- disks and folders ----------------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_made_gives_one_sentence(open_keeper, home):
    home.write_text("a file where the folder should be")
    keeper = open_keeper()
    keeper.wait()
    history = keeper.record(*MIXED)
    assert same(history, including(*MIXED))
    assert keeper.failures == [(Problem.NOT_WRITTEN, "File exists")]
    assert home.read_text() == "a file where the folder should be"


def test_what_could_not_be_written_is_written_once_it_can_be(open_keeper, home):
    home.write_text("a file where the folder should be")
    keeper = open_keeper()
    keeper.record(finished("one"), finished("two"))
    home.unlink()
    assert keeper.record(finished("three")).games == 3
    keeper.end()
    assert [game.seed for game in open_keeper().wait().latest] == ["three", "two", "one"]


def test_what_could_not_be_written_is_tried_again_at_the_end(open_keeper, home):
    home.write_text("a file where the folder should be")
    keeper = open_keeper()
    keeper.record(finished("one"))
    home.unlink()
    keeper.end()
    assert open_keeper().wait().latest == (finished("one"),)


def full_disk(database, games):
    """Stand for `LibraryFile.add` on a disk without room."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise error


def test_a_full_disk_is_told_once_until_there_is_room_again(open_keeper, monkeypatch):
    keeper, add = open_keeper(), LibraryFile.add
    keeper.record(finished("before"))
    for number, full in enumerate((True, True, False, True)):
        monkeypatch.setattr(LibraryFile, "add", full_disk if full else add)
        history = keeper.record(finished(str(number)))
        assert history.games == 2 + number
        assert history.latest[0] == finished(str(number))
    assert keeper.failures == [(Problem.NOT_WRITTEN, "database or disk is full")] * 2
    assert not keeper.aside
    monkeypatch.setattr(LibraryFile, "add", add)
    keeper.end()
    assert open_keeper().wait().games == 5


def test_a_page_limit_stands_for_a_disk_that_is_really_full(tmp_path):
    """SQLite's own error, not one made up here: the transaction leaves nothing behind."""
    with closing(LibraryFile(tmp_path / NAME)) as database:
        database.add([finished("small")])
        database._pragma("max_page_count = 12")
        with pytest.raises(sqlite3.OperationalError, match="full") as caught:
            database.add([finished("fits"), finished("huge", text="x" * 100_000)])
        assert not is_damage(caught.value)
        assert database.read().games == 1
        database._pragma("max_page_count = 1000")
        database.add([finished("huge", text="x" * 100_000)])
        assert database.read().games == 2


def test_a_locked_history_is_a_failure_and_no_damage(open_keeper, home, monkeypatch):
    connect = sqlite3.connect
    monkeypatch.setattr(database_module, "_PATIENCE", 0.0)
    keeper = open_keeper()
    keeper.record(finished("before"))
    with closing(connect(home / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        keeper.record(finished("meanwhile"))
        other.execute("ROLLBACK")
    assert keeper.failures == [(Problem.NOT_WRITTEN, "database is locked")]
    assert keeper.record(finished("after")).games == 3
    assert not keeper.aside


# ---- the end of the process -----------------------------------------------------------------------------------------

# The child records one game after the other and tells the number of each once `loaded` has said that it is kept.
CHILD = textwrap.dedent(
    """
    import sys
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication, QObject
    from history_samples import finished
    from engine.training.schedule import ScheduleCard
    from yahtzee_gui.library.practice_table import Spot
    from yahtzee_gui.library.library import Library

    class Recorder(QObject):
        def __init__(self, first):
            super().__init__()
            self.number = first
            self.store = OwnLibrary(Path(sys.argv[1]))
            self.store.loaded.connect(self.go_on)
            self.store.load()

        def go_on(self, history):
            if self.number in {int(game.seed) for game in history.latest}:
                print(self.number, flush=True)
                self.number += 1
            game = finished(str(self.number), text="x" * 5000)
            self.store.change(lambda file: file.practise([(Spot(game.key, 1), ScheduleCard(1, 0))]))
            self.store.keep(game)

    app = QCoreApplication([])
    recorder = Recorder(int(sys.argv[2]))
    app.exec()
    """
)


@pytest.mark.slow
@pytest.mark.parametrize("times", daily([2, 12]))
def test_killing_the_process_loses_no_game_that_was_recorded(tmp_path, times):
    paths = map(str, (ROOT, ROOT / "tests" / "support"))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    told, chance = [], random.Random(3)
    for _ in range(times):
        command = [sys.executable, "-c", CHILD, str(tmp_path), str(len(told) + 1000)]
        with subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
            for _ in range(chance.randrange(1, 40)):
                told.append(int(child.stdout.readline()))
            child.kill()
            told += [int(line) for line in child.stdout.read().split("\n")[:-1]]
        with closing(LibraryFile(tmp_path / NAME)) as database:
            kept = {int(key.seed) for key in database.read().keys}
        assert set(told) <= kept
        # What was on its way when the process ended may have arrived.
        assert len(kept - set(told)) <= 1
        told = sorted(kept)
    assert not list(tmp_path.glob("damaged-*"))


# ---- a folder that cannot be written --------------------------------------------------------------------------------


@pytest.fixture
def write_protected(home, monkeypatch):
    """A history with two games in a folder that nothing can be written to; for root, too, who may write anywhere."""
    with closing(LibraryFile(home / FILE)) as database:
        database.add([finished("first"), finished("second", grade=None)])
    monkeypatch.setattr(database_module, "cannot_be_written", Path.is_file)
    home.chmod(0o500)
    yield home
    home.chmod(0o700)


def test_a_folder_that_cannot_be_written_shows_the_games_it_holds(open_keeper, write_protected, analyzer_of):
    content, beside = (write_protected / FILE).read_bytes(), sorted(write_protected.iterdir())
    keeper = open_keeper()
    assert keeper.wait().games == 2
    assert keeper.failures == [(Problem.READ_ONLY, str(write_protected))]
    assert keeper.ungraded == [], "no grade could be kept"
    keeper.store.keep(finished("third"))
    game = played("third", analyzer_of(DEFAULT_RULES))
    keeper.store.grade(
        finished("second", grade=None), review_module.review(game, analyzer_of(DEFAULT_RULES)), Record(game)
    )
    assert keeper.wait().games == 3, "it counts as long as the program runs"
    assert [game.seed for game in keeper.store.waiting] == ["third"]
    assert {problem for problem, _ in keeper.failures} == {Problem.READ_ONLY}
    keeper.end()
    assert not keeper.aside
    assert (write_protected / FILE).read_bytes() == content
    assert sorted(write_protected.iterdir()) == beside


def test_an_older_history_that_cannot_be_written_is_told(open_keeper, write_protected):
    write_protected.chmod(0o700)
    with closing(sqlite3.connect(write_protected / FILE)) as connection:
        for table in ("decision", "graded", "practice"):
            connection.execute(f"DROP TABLE IF EXISTS {table}")
        connection.execute("PRAGMA user_version = 4")
        connection.commit()
    keeper = open_keeper()
    keeper.wait()
    (problem, detail) = keeper.failures[0]
    assert problem is Problem.NOT_WRITTEN
    assert "older version" in detail


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_what_cannot_be_written_is_found_out(write_protected, monkeypatch):
    monkeypatch.undo()
    assert database_module.cannot_be_written(write_protected / FILE)
