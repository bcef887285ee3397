# SPDX-License-Identifier: MIT
"""A finished game reaches the history whatever happens to its table, to the file, and to the program in between."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
import threading
from contextlib import closing
from datetime import UTC, datetime
from random import Random

import pytest
from audits import daily
from checkout import ROOT
from gui_driver import GAME_FILE, end
from history_samples import played_record
from match_samples import at_table, played
from own_library import OwnLibrary
from patience import wait_for

from engine.games import notation, saved
from engine.games.record import Record
from engine.runtime import files
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.history.view import game_row
from yahtzee_gui.library.database import VERSION, LibraryFile
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.library.games_list import GameFilter, ListedGames
from yahtzee_gui.play.table_watch import TableState

HISTORY = "history.sqlite3"
AT = datetime(2026, 5, 1, 12, 30, tzinfo=UTC)


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


def kept(home):
    with closing(LibraryFile(home / HISTORY)) as database:
        return database.read()


def wait_for_games(qtbot, session, count):
    history = session.services.library
    qtbot.waitUntil(lambda: history.figures is not None and history.figures.games == count)


def almost_over(seed):
    """Return a record one score before its end."""
    return played_record(seed).undo()


def finish(session, qtbot):
    """Score the last box and begin another game at once, as a player in a hurry does."""
    controller = session.controller
    controller.score(next(box for box in controller.game.position.allowed()))
    assert controller.game.is_over
    controller.new_game()


@pytest.mark.parametrize("state", [TableState.BUILDING, TableState.CANCELLED, TableState.FAILED])
def test_a_game_is_kept_without_its_table_and_graded_when_there_is_one(slow_library, open_session, home, qtbot, state):
    session = open_session(home, game=almost_over("no table"), table=False)
    if state is TableState.CANCELLED:
        session.controller.table.cancel()
    if state is TableState.FAILED:
        slow_library.error = MemoryError()
    if state is not TableState.BUILDING:
        slow_library.let(1000)
        qtbot.waitUntil(lambda: session.controller.table.status.state is state)
    finish(session, qtbot)
    wait_for_games(qtbot, session, 1)
    assert session.services.library.figures.ungraded_games == 1
    slow_library.error = None
    slow_library.let(1000)
    session.controller.table.build()
    qtbot.waitUntil(lambda: session.services.library.figures.ungraded_games == 0)
    end(session)
    assert [path.name for path in home.glob("finished-*")] == []


@pytest.fixture
def stopped_history(monkeypatch):
    """Have the history never get to a game: the program ends before."""
    monkeypatch.setattr("yahtzee_gui.library.store.HistoryStore.keep", lambda *_: None)
    return monkeypatch


def test_a_game_that_the_history_did_not_get_in_time_is_there_after_the_next_start(
    stopped_history, open_session, home, qtbot
):
    session = open_session(home, game=almost_over("in time"))
    finish(session, qtbot)
    end(session)
    assert not (home / HISTORY).exists() or not kept(home).games
    stopped_history.undo()
    session = open_session(home)
    wait_for_games(qtbot, session, 1)
    end(session)
    assert [key.seed for key in kept(home).keys] == ["in time"]
    assert list(home.glob("finished-*")) == []


def test_games_finished_while_a_newer_version_has_the_history_wait_beside_it(open_session, home, qtbot):
    home.mkdir()
    LibraryFile(home / HISTORY).close()
    with closing(sqlite3.connect(home / HISTORY)) as file:
        file.execute(f"PRAGMA user_version = {VERSION + 1}")
    session = open_session(home, game=almost_over("waits"))
    finish(session, qtbot)
    end(session)
    assert len(list(home.glob("finished-*"))) == 1
    with closing(sqlite3.connect(home / HISTORY)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION}")
    session = open_session(home)
    wait_for_games(qtbot, session, 1)
    end(session)
    assert list(home.glob("finished-*")) == []


def test_when_a_game_was_finished_is_remembered(qtbot, home):
    record = played_record("then")
    store = OwnLibrary(home)
    store.finish(record)
    store.end()
    (path,) = home.glob("finished-*")
    os.utime(path, (AT.timestamp(), AT.timestamp()))
    store, told = OwnLibrary(home), []
    store.unfiled.connect(lambda found, at: told.append((found, at)))
    with qtbot.waitSignal(store.loaded):
        store.load()
    assert told == [(record, AT)]
    store.forget(notation.dumps(record))
    store.end()
    assert not path.exists()


def test_a_finished_game_that_is_damaged_is_put_aside(qtbot, home):
    home.mkdir()
    (home / f"finished-{'0' * 16}.json").write_bytes(b"not a game")
    (home / "finished-notes.json").write_bytes(b"somebody's")
    store, aside = OwnLibrary(home), []
    store.put_aside.connect(aside.append)
    with qtbot.waitSignal(store.loaded):
        store.load()
    store.end()
    assert aside == [str(home / "damaged-game-1.json")]
    assert (home / "finished-notes.json").read_bytes() == b"somebody's"


# ---- what lies in the place of a game -------------------------------------------------------------------------------


def pipe(path):
    os.mkfifo(path)


def folder(path):
    path.mkdir()


def device(path):
    path.symlink_to("/dev/zero")


def link(path):
    (path.parent / "canary").write_text(notation.dumps(Record()))
    path.symlink_to(path.parent / "canary")


def huge(path):
    with open(path, "wb") as file:
        file.truncate(2**40)


@pytest.mark.parametrize("make", [pipe, folder, device, link, huge])
def test_what_is_no_file_is_put_aside_and_saving_goes_on(qtbot, home, make):
    home.mkdir()
    make(home / GAME_FILE)
    store, aside, loaded = OwnLibrary(home), [], []
    store.put_aside.connect(aside.append)
    store.loaded.connect(lambda play, waiting: loaded.append(play))
    store.load()
    record = Record().roll()
    store.save(record)
    store.end()
    qtbot.waitUntil(lambda: bool(loaded))
    assert (loaded, aside) == ([None], [str(home / "damaged-game-1.json")])
    assert notation.loads((home / GAME_FILE).read_text()) == record
    assert os.path.lexists(aside[0])
    if make is link:
        assert notation.loads((home / "canary").read_text()).game.events == ()


def test_saving_goes_on_while_a_file_of_the_players_choice_does_not_answer(qtbot, home, monkeypatch):
    asked, go_on = threading.Event(), threading.Event()

    def slow(path, most):
        asked.set()
        wait_for(go_on)
        return b""

    monkeypatch.setattr(files, "read_file", slow)
    store, refused = OwnLibrary(home), []
    store.import_refused.connect(refused.append)
    store.import_from(home / "far away")
    wait_for(asked)
    store.save(Record().roll())
    qtbot.waitUntil((home / GAME_FILE).exists)
    go_on.set()
    store.end()
    qtbot.waitUntil(lambda: bool(refused))


# ---- the end of the process -----------------------------------------------------------------------------------------

# Finishes games as fast as it can and tells of each, with a history that is always a little late.
CHILD = textwrap.dedent(
    """
    import sys, time
    from pathlib import Path
    from PySide6.QtCore import QTimer
    from history_samples import played_record
    from yahtzee_gui.app import Session, make_application
    from yahtzee_gui.play.table_watch import TableWatch
    from yahtzee_gui.library.database import LibraryFile

    add = LibraryFile.add
    def late(database, games):
        time.sleep(0.05)
        add(database, games)
    LibraryFile.add = late
    TableWatch.build = lambda *_: None
    app = make_application()
    session = Session(Path(sys.argv[1]))
    numbers = iter(range(int(sys.argv[2]), 10**9))

    def act():
        if session.controller.game is None:
            return
        number = next(numbers)
        session.controller.open_record(played_record(str(number)))
        session.controller.new_game()
        session.services.thread.do(lambda: print(number, flush=True))

    timer = QTimer()
    timer.timeout.connect(act)
    timer.start(5)
    session._start()
    app.exec()
    """
)


@pytest.mark.slow
@pytest.mark.parametrize("times", daily([1, 20]))
def test_killing_the_process_loses_no_game_that_was_over(tmp_path, times):
    """What was over and saved before the kill is in the history after the next start, however late that is."""
    paths = map(str, (ROOT, ROOT / "tests" / "support"))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    told = []
    for attempt in range(times):
        command = [sys.executable, "-c", CHILD, str(tmp_path), str(1000 * attempt)]
        with subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
            told += [int(child.stdout.readline()) for _ in range(5 + attempt)]
            child.send_signal(signal.SIGKILL)
            told += [int(line) for line in child.stdout.read().split("\n")[:-1]]
    saved = {notation.loads(path.read_text()).game.seed for path in tmp_path.glob("finished-*")}
    filed = {key.seed for key in kept(tmp_path).keys} if (tmp_path / HISTORY).exists() else set()
    assert {str(number) for number in told} <= saved | filed
    assert saved, "the history was late"


def on_the_table(session, qtbot, seed):
    """Have a game finished that stays on the table, and return the history's number of it once it is kept."""
    controller = session.controller
    controller.score(next(box for box in controller.game.position.allowed()))
    wait_for_games(qtbot, session, 1)
    assert controller.game.is_over
    assert controller.game.seed == seed


@pytest.mark.parametrize("comes_back", [False, True])
def test_a_game_that_was_deleted_and_is_still_on_the_table_is_not_kept_again(open_session, home, qtbot, comes_back):
    session = open_session(home, game=almost_over("deleted"))
    on_the_table(session, qtbot, "deleted")
    history, removed = session.services.library, []
    history.removed.connect(removed.append)
    history.remove((1,))
    wait_for_games(qtbot, session, 0)
    qtbot.waitUntil(lambda: bool(removed))
    if comes_back:
        history.restore(removed[0])
        wait_for_games(qtbot, session, 1)
    session.controller.undo()
    session.controller.redo()
    end(session)
    assert kept(home).games == int(comes_back)
    session = open_session(home)
    qtbot.waitUntil(lambda: session.controller.game is not None and session.controller.game.is_over)
    wait_for_games(qtbot, session, int(comes_back))
    controller = session.controller
    controller.undo()
    controller.undo()
    controller.roll()
    controller.score(next(box for box in controller.game.position.allowed()))
    assert controller.game.is_over
    wait_for_games(qtbot, session, int(comes_back))
    end(session)
    assert kept(home).games == int(comes_back)


def test_what_was_lost_in_a_deleted_game_is_offered_for_practice_no_more(open_session, home, qtbot):
    session = open_session(home, game=almost_over("deleted"))
    on_the_table(session, qtbot, "deleted")
    history, page, removed = session.services.library, session.window.end_page, []
    qtbot.waitUntil(lambda: page.payoff.retry.isVisibleTo(page))
    history.removed.connect(removed.append)
    history.remove((1,))
    qtbot.waitUntil(lambda: bool(removed) and not page.payoff.retry.isVisibleTo(page))
    assert not page.practice.practise.isVisibleTo(page)
    assert page.practice.remark.text() in ("", end_page_words.deleted_game())
    history.restore(removed[0])
    qtbot.waitUntil(lambda: page.payoff.retry.isVisibleTo(page))


# ---- games that come from elsewhere ----


OTHERS = {"game": played_record("theirs"), "match": played(at_table(1, 1), Random(1), 500)}


@pytest.mark.parametrize("play", OTHERS.values(), ids=OTHERS)
def test_a_finished_game_from_elsewhere_is_in_the_list_and_counts_in_nothing(open_session, home, qtbot, play):
    """The trial: a game that was pasted was in no list, and gone with the next one."""
    session = open_session(home, table=False)
    wait_for_games(qtbot, session, 0)
    session.window.beside.clipboard.open(saved.dumps(play))
    history = session.services.library
    qtbot.waitUntil(lambda: len(history.figures.keys) == 1)
    session.controller.new_game()
    end(session)
    assert list(home.glob("finished-*")) == []
    session = open_session(home)
    history = session.services.library
    qtbot.waitUntil(lambda: history.figures is not None and len(history.figures.keys) == 1)
    figures, record = history.figures, saved.own_record(play)
    assert (figures.games, figures.ungraded_games, figures.latest, figures.days) == (0, 0, (), ())
    assert figures.best(record.game.rules) is None
    assert figures.first_result(game_key(record.game, record.goal)) is None
    with closing(LibraryFile(home / HISTORY)) as database:
        found = database.list.find(ListedGames())
        assert (len(found.numbers), found.total, found.best, found.ungraded, found.imported) == (1, 0, 0, 0, 1)
        (game,) = database.list.at(found.numbers).values()
        assert list(database.list.texts(GameFilter())) == []
        assert database.ungraded(2**62)[1] == ()
    assert game_row(game)[-1] == "imported"
    assert saved.own_record(saved.loads(game.text)).game == record.game


def test_a_game_from_elsewhere_takes_no_place_and_keeps_its_own(open_session, home, qtbot):
    """The same dice finished here are another game, before and after it is opened."""
    session = open_session(home, game=almost_over("mine"), table=False)
    finish(session, qtbot)
    wait_for_games(qtbot, session, 1)
    clipboard, history = session.window.beside.clipboard, session.services.library
    clipboard.open(saved.dumps(played_record("mine")))
    clipboard.open(saved.dumps(played_record("theirs")))
    qtbot.waitUntil(lambda: len(history.figures.keys) == 2)
    end(session)
    session = open_session(home, game=almost_over("theirs"), table=False)
    finish(session, qtbot)
    wait_for_games(qtbot, session, 2)
    end(session)
    keys = {(key.seed, key.goal) for key in kept(home).keys}
    assert keys == {("mine", ""), ("theirs", "imported"), ("theirs", "")}, "one's own is there once"
