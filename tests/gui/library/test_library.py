# SPDX-License-Identifier: MIT
"""The history keeps finished games through damage, full disks, other versions, and the end of the process."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from history_samples import finished, played_record, without_grade
from own_library import OwnLibrary

from engine.game_review import review as review_module
from engine.game_review.fairness import faces_rolled
from engine.games import notation
from engine.games.game import Game
from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import files
from engine.training import decisions as decisions_module
from yahtzee_gui.library import database as database_module
from yahtzee_gui.library.database import LATEST, NAME, LibraryFile, is_damage
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, Grade, game_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.library import Problem
from yahtzee_gui.words import units

NOW = datetime(2026, 5, 1, 12, 30, 15, 999, tzinfo=UTC)
OFFICIAL = "forced-joker"
SOME = tuple(finished(seed) for seed in "abc")


class Keeper:
    """A store in a folder, and everything it has told."""

    def __init__(self, folder, qtbot):
        self.store = OwnLibrary(folder)
        self.histories, self.failures, self.recovered, self.ungraded = [], [], [], []
        self._qtbot = qtbot
        self.store.loaded.connect(self.histories.append)
        self.store.failed.connect(lambda problem, detail: self.failures.append((problem, detail)))
        self.store.ungraded.connect(self.ungraded.append)
        self.store.recovered.connect(self.recovered.append)

    def wait(self):
        """Load the figures, wait until everything so far is done and its signals have come, and return the figures."""
        done = []
        self.store.load()
        self.store.ask(lambda _: None, done.append)
        self._qtbot.waitUntil(lambda: bool(done))
        return self.histories[-1]

    def record(self, *games):
        for game in games:
            self.store.keep(game)
        return self.wait()

    def end(self):
        self.store.end()


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


# ---- the store ------------------------------------------------------------------------------------------------------


def test_it_begins_empty_and_says_so(open_keeper, home):
    keeper = open_keeper()
    assert keeper.wait() == History()
    assert (home / NAME).exists()
    assert not keeper.failures + keeper.recovered


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


def test_a_game_may_be_kept_while_another_program_has_the_file(open_keeper, home, monkeypatch):
    """That is told, and no damage."""
    monkeypatch.setattr(database_module, "_PATIENCE", 0.0)
    keeper = open_keeper()
    keeper.record(finished("before"))
    with closing(sqlite3.connect(home / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        keeper.record(finished("meanwhile"))
        other.execute("ROLLBACK")
    assert keeper.failures == [(Problem.NOT_WRITTEN, "database is locked")]
    assert keeper.record(finished("after")).games == 3
    assert not keeper.recovered


def test_who_asks_is_answered_whatever_happens(open_keeper, qtbot):
    keeper, answers = open_keeper(), []
    for read in (lambda _: 1 // 0, lambda opened: opened.find(finished().key), lambda _: 5):
        keeper.store.ask(read, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 3)
    assert answers == [None, None, 5]


def test_a_file_that_was_renamed_is_not_written_to(open_keeper, home):
    keeper = open_keeper()
    keeper.record(finished("before"))
    os.rename(home / NAME, home / "elsewhere")
    shutil.rmtree(home / "backups")
    assert keeper.record(finished("after")).latest == (finished("after"),)
    keeper.end()
    assert open_keeper().wait().latest == (finished("after"),)


def test_only_the_newest_are_listed_and_all_are_counted(open_keeper):
    games = [finished(str(number)) for number in range(LATEST + 5)]
    keeper = open_keeper()
    with closing(LibraryFile(keeper.store.path)) as database:
        database.add(games)
    history = keeper.wait()
    assert history.games == LATEST + 5
    assert history.latest == tuple(reversed(games))[:LATEST]


# ---- grades ---------------------------------------------------------------------------------------------------------


def test_a_game_is_kept_when_it_is_over_and_its_grade_is_asked_for(open_keeper, qtbot):
    keeper = open_keeper()
    keeper.wait()
    before = datetime.now(UTC).replace(microsecond=0)
    keeper.store.keep(FinishedGame.of(played_record("over"), datetime.now(UTC)))
    history = keeper.wait()
    (kept,) = history.latest
    assert (kept.key, kept.grade) == (GameKey("over", "free-joker", 3, "fair"), None)
    assert before <= datetime.fromisoformat(kept.finished_at) <= datetime.now(UTC)
    qtbot.waitUntil(lambda: (kept,) in keeper.ungraded)


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
    assert without_grade(keeper.record(game, finished("other"))) == 1
    keeper.store.grade(game, review)
    history, graded = keeper.wait(), game.with_grade(Grade.of(review))
    assert history.latest == (finished("other"), graded)
    assert without_grade(history) == 0
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
        patch.setattr(decisions_module, "engine_fingerprint", lambda: "another")
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


# ---- two programs, and where ----------------------------------------------------------------------------------------


def test_a_game_that_another_program_wrote_meanwhile_counts_with_the_next(open_keeper, qtbot):
    one, other = open_keeper(), open_keeper()
    one.record(finished("one"))
    other.record(finished("two"))
    one.store.keep(finished("three"))  # nothing loads the whole file for it
    qtbot.waitUntil(lambda: one.histories[-1].games == 3)
    assert not one.failures + other.failures


def test_the_history_is_in_the_users_data_folder(session_home):
    assert OwnLibrary().path == session_home / ".local/share" / files.APP_FOLDER / NAME


def test_commits_are_flushed(tmp_path):
    with closing(LibraryFile(tmp_path / NAME)) as database:
        assert database._pragma("journal_mode") == "wal"
        assert database._pragma("synchronous") == 2


def test_a_history_grows_no_larger_than_it_is_read_and_that_is_told(open_keeper, home, monkeypatch):
    monkeypatch.setattr(database_module, "LARGEST", 400_000)
    keeper = open_keeper()
    keeper.record(*(finished(str(number), text="x" * 10_000) for number in range(60)))
    ((problem, why),) = keeper.failures
    assert (problem, why) == (Problem.NOT_WRITTEN, "database or disk is full")
    keeper.end()
    assert (home / NAME).stat().st_size <= 400_000
    again = open_keeper()
    assert 20 < again.wait().games < 60
    assert not again.recovered


# ---- disks and folders ----------------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_made_gives_one_sentence(open_keeper, home):
    home.write_text("a file where the folder should be")
    keeper = open_keeper()
    keeper.wait()
    history = keeper.record(*SOME)
    assert history.latest == SOME[::-1]
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
    assert not keeper.recovered
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


# ---- a folder that cannot be written --------------------------------------------------------------------------------


@pytest.fixture
def write_protected(home, monkeypatch):
    """A history with two games in a folder that nothing can be written to; for root, too, who may write anywhere."""
    with closing(LibraryFile(home / NAME)) as database:
        database.add([finished("first"), finished("second", grade=None)])
    monkeypatch.setattr(database_module, "cannot_be_written", Path.is_file)
    home.chmod(0o500)
    yield home
    home.chmod(0o700)


def test_a_folder_that_cannot_be_written_shows_the_games_it_holds(open_keeper, write_protected, analyzer_of):
    content, beside = (write_protected / NAME).read_bytes(), sorted(write_protected.iterdir())
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
    assert [game.seed for game in keeper.store.unwritten] == ["third"]
    assert {problem for problem, _ in keeper.failures} == {Problem.READ_ONLY}
    keeper.end()
    assert not keeper.recovered
    assert (write_protected / NAME).read_bytes() == content
    assert sorted(write_protected.iterdir()) == beside


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_what_cannot_be_written_is_found_out(write_protected, monkeypatch):
    monkeypatch.undo()
    assert database_module.cannot_be_written(write_protected / NAME)
