# SPDX-License-Identifier: MIT
"""Games under way and finished are there after the next start, whatever happens to the program in between."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
import threading
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from audits import audited, daily
from checkout import ROOT
from gui_driver import end, seeded
from history_samples import played_record, without_grade
from match_samples import at_table, played
from own_library import OwnLibrary, put_under_way, under_way
from patience import wait_for

from engine.games import notation, saved
from engine.games.game import Game
from engine.games.goals import ReachGoal
from engine.games.match import begin
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import DEMON, DICE_PER_ROLL
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import files
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.history import list_page as under_way_page
from yahtzee_gui.history.view import game_line
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.library.games_list import GameFilter, GameOrder
from yahtzee_gui.menu_words import Page
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.settings import words as settings_words
from yahtzee_gui.shell import words

AT = datetime(2026, 5, 1, 12, 30, tzinfo=UTC)


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


def kept(home):
    with closing(LibraryFile(home / NAME)) as database:
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
    assert without_grade(session.services.library.figures) == 1
    slow_library.error = None
    slow_library.let(1000)
    session.controller.table.build()
    qtbot.waitUntil(lambda: without_grade(session.services.library.figures) == 0)
    end(session)


# ---- the end of the process -----------------------------------------------------------------------------------------

# Finishes games as fast as it can and tells of each, with a library that is always a little late.
CHILD = textwrap.dedent(
    """
    import sys, time
    from pathlib import Path
    from PySide6.QtCore import QTimer
    from history_samples import played_record
    from yahtzee_gui.app import Session, make_application
    from yahtzee_gui.play.coach_state import TableWatch
    from yahtzee_gui.library.database import LibraryFile

    add = LibraryFile.add
    def late(database, games):
        time.sleep(0.05)
        return add(database, games)
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
    """However late the library is."""
    paths = map(str, (ROOT, ROOT / "tests" / "support"))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    told = []
    for attempt in range(times):
        command = [sys.executable, "-c", CHILD, str(tmp_path), str(1000 * attempt)]
        with subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
            told += [int(child.stdout.readline()) for _ in range(5 + attempt)]
            child.send_signal(signal.SIGKILL)
            told += [int(line) for line in child.stdout.read().split("\n")[:-1]]
        assert {str(number) for number in told} <= {key.seed for key in kept(tmp_path).keys}
    assert not list(tmp_path.glob("damaged-*"))


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
        history.restore(removed[0], lambda _: None)
        wait_for_games(qtbot, session, 1)
    session.controller.undo()
    session.controller.confirmations.go_ahead()
    session.controller.redo()
    end(session)
    assert kept(home).games == int(comes_back)
    session = open_session(home)
    qtbot.waitUntil(lambda: session.controller.game is not None and session.controller.game.is_over)
    wait_for_games(qtbot, session, int(comes_back))
    controller = session.controller
    controller.undo()
    controller.confirmations.go_ahead()
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
    qtbot.waitUntil(lambda: page.costs.practise.isVisibleTo(page))
    history.removed.connect(removed.append)
    history.remove((1,))
    qtbot.waitUntil(lambda: bool(removed) and not page.costs.practise.isVisibleTo(page))
    assert page.costs.not_asked.text() == end_page_words.deleted_game()
    history.restore(removed[0], lambda _: None)
    qtbot.waitUntil(lambda: page.costs.practise.isVisibleTo(page))


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
    session = open_session(home)
    history = session.services.library
    qtbot.waitUntil(lambda: history.figures is not None and len(history.figures.keys) == 1)
    figures, record = history.figures, saved.own_record(play)
    assert (figures.games, without_grade(figures), figures.latest, figures.days) == (0, 0, (), ())
    assert figures.best(record.game.rules) is None
    assert figures.scores.get(game_key(record.game, record.goal)) is None
    with closing(LibraryFile(home / NAME)) as database:
        found = database.list.find(GameFilter(), GameOrder(), lambda *told: told[-1])
        assert (len(found.numbers), found.total, found.best, found.ungraded, found.imported) == (1, 0, 0, 0, 1)
        (game,) = database.list.at(found.numbers).values()
        assert list(database.list.texts(GameFilter())) == []
        assert database.ungraded(2**62)[1] == ()
    assert game_line(game, None)[-1] == "imported"
    assert saved.own_record(saved.loads(game.game.text)).game == record.game


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


# ---- games under way ----


def test_an_unfinished_game_goes_on_where_it_was(open_player, home):
    player = open_player(home)
    player.play_turn(Category.CHANCE)
    player.press_roll()
    player.click_die(1)
    player.press_roll()
    left = player.game
    faces, boxes = [die.face for die in player.tray.dice], player.scorecard.rows
    end(player.session)
    again = open_player(home)
    assert again.game == left
    assert [die.face for die in again.tray.dice] == faces
    assert [row.points for row in again.scorecard.rows] == [row.points for row in boxes]
    assert not again.window.banner.isVisible()
    assert again.window.dialogs.get(Page.WELCOME) is None


def test_every_game_that_waits_is_led_back_to_after_a_restart(open_session, home):
    """The trial: a demon's game and a match, each left for another game, were gone after the next start."""
    session = open_session(home, game=Record(seeded("first")).roll(), table=False)
    match = begin([("Ann", ""), ("Ben", "")], DEFAULT_RULES)
    demon = Record(Game("demon", DEFAULT_RULES, DEMON)).roll((1, 1, 2, 3, 6))
    left = [session.controller.record, match.play(match.person, match.record.roll()), demon]
    for play in left[1:]:
        session.controller.open_record(play)
    session.controller.new_game()
    for _ in range(2):  # nor is one lost by a start after which nothing is done
        end(session)
        session = open_session(home, table=False)
        controller, found = session.controller, []
        assert not controller.game.events
        assert session.window.banner.text == coach_words.all_still_there()
        while controller.undo_history.left is not None and len(found) < len(left):
            session.window.menus.item("back").trigger()
            found.append(controller.play)
        assert [saved.dumps(play) for play in found] == [saved.dumps(play) for play in reversed(left)]
        left.reverse()  # the one gone back to last is left last
        controller.new_game()
    end(session)
    assert under_way(home)[0] == controller.play


def games_page(session, qtbot):
    """Open the page of the games played, which has those under way."""
    qtbot.waitUntil(lambda: session.services.library.figures is not None)
    session.window.dialogs.show(Page.HISTORY)
    return session.window.dialogs.get(Page.HISTORY)


def test_games_under_way_are_listed_after_a_restart_and_gone_on_with_as_they_were(open_session, home, qtbot):
    solo = Record(seeded("solo"), goal=ReachGoal(200)).roll().score(Category.CHANCE).roll().score(Category.FIVES)
    session = open_session(home, game=solo.undo(), table=False)
    match = begin([("Ann", ""), ("Ben", "")], DEFAULT_RULES)
    typed = Record(seeded("typed"), own_dice=True).roll((1, 2, 3, 4, 5), is_typed=True)
    for play in (
        match.play(match.person, match.record.roll()),
        Record(Game("demon", DEFAULT_RULES, DEMON)).roll((1, 1, 2, 3, 6)),
        typed,
    ):
        session.controller.open_record(play)
    for _ in range(2):
        listed = games_page(session, qtbot).under_way.games
        assert [play.game.seed for play in session.controller.undo_history.under_way[:2]] == ["typed", "demon"]
        assert [game.waits for game in listed] == [False, True, True, True], "the one on the table can't be deleted"
        assert [game.texts for game in listed] == [
            ("Yahtzee, free joker · on the table", "Real dice", "1 of 13", "0"),
            ("Yahtzee, free joker", "Demon", "1 of 13", "0"),
            ("Match against Ben", "Fair", "1 of 13", "0 : 0"),
            ("Reach 200 · Yahtzee, free joker", "Fair", "2 of 13", str(solo.undo().game.points_so_far)),
        ]
        end(session)
        session = open_session(home, table=False)
    page, window = games_page(session, qtbot), session.window
    under_way = page.under_way
    under_way.table.setCurrentCell(3, 0)
    under_way.go_on.click()
    assert window.dialogs.get(Page.HISTORY) is None
    controller = session.controller
    assert saved.dumps(controller.play) == saved.dumps(solo.undo())
    controller.redo()
    assert controller.game == solo.game, "what was undone there can be done again"
    assert len(controller.undo_history.under_way) == 4
    controller.undo()
    window.menus.item("back").trigger()
    assert controller.game.seed == "typed", "the way back leads to the one that was left for it"
    assert len(controller.undo_history.under_way) == 4
    under_way = games_page(session, qtbot).under_way
    under_way.table.setCurrentCell(0, 0)
    under_way.go_on.click()
    assert controller.game.seed == "typed"
    assert window.dialogs.get(Page.HISTORY) is None, "to go on with the one on the table is to go back to it"


def test_a_game_that_waits_is_given_up_after_a_question(open_session, home, qtbot, monkeypatch):
    session = open_session(home, game=Record(seeded("given up")).roll(), table=False)
    session.controller.new_game()
    page, answers, asked = games_page(session, qtbot), [False, True], []
    monkeypatch.setattr(under_way_page, "may_lose", lambda *what: (asked.append(what), answers.pop(0))[1])
    for is_there in (True, False):
        page.under_way.delete.click()
        assert [play.game.seed for play in session.controller.undo_history.under_way] == ["given up"] * is_there
        assert page.under_way.isVisible() is is_there
    assert len(asked) == 2
    assert not session.window.menus.item("back").isVisible()
    end(session)
    assert [play.game.has_rolled for play in under_way(home)] == [False]


def test_games_that_wait_in_a_copy_wait_again_when_it_is_opened(open_session, home):
    session = open_session(home, game=Record(seeded("mine")).roll(), table=False)
    waiting = tuple(Record(seeded(seed)).roll() for seed in ("waits", "mine"))
    session.services.library.resumed.emit(Record(seeded("of the copy")).roll(), waiting)
    assert [play.game.seed for play in session.controller.undo_history.under_way] == ["of the copy", "mine", "waits"]


def test_a_game_of_a_day_that_waits_is_gone_on_with_after_a_restart(open_session, home):
    session = open_session(home, table=False)
    session.starter.begin_day()
    session.controller.roll()
    day, seed = session.controller.record, session.controller.game.seed
    session.controller.new_game()
    end(session)
    again = open_session(home, table=False)
    assert [game.seed for game in again.starter.days_begun.values()] == [seed]
    again.starter.begin_day()
    assert again.controller.record == day
    assert not again.controller.record.hinted, "its dice were seen in this game alone"
    assert again.controller.undo_history.left is None


def test_what_is_tried_on_a_copy_or_looked_at_waits_no_more_after_a_restart(open_session, home):
    session = open_session(home, game=Record(seeded("own")).roll().roll(), table=False)
    own = session.controller.record
    session.controller.open_kept(played_record("looked at"))
    end(session)
    again = open_session(home, table=False)
    assert again.controller.record == own
    assert again.controller.undo_history.left is None


def test_a_finished_game_shows_its_report_again(open_player, home):
    player = open_player(home)
    player.play_to_end()
    left = player.game
    end(player.session)
    again = open_player(home)
    assert again.game == left
    assert again.window.end_page.isVisible()


def test_every_action_is_saved(open_player, home):
    player = open_player(home)
    saved = []
    for action in (player.press_roll, player.press_roll, lambda: player.click_box(Category.CHANCE)):
        action()
        player.wait(lambda: under_way(home) == [player.controller.record])
        saved.append(player.game)
    assert [len(game.events) for game in saved] == [1, 2, 3]


def begins_like(sentence):
    """Return how a sentence about a reason begins, whatever the reason is."""
    return sentence("?").split("?")[0]


def test_a_folder_that_cannot_be_written_is_told_once_for_the_library_and_the_settings(open_player, home):
    home.write_text("a file where the folder should be")
    player = open_player(home, welcomed=True)
    player.window.dialogs.get(Page.WELCOME).accept()
    player.session.services.settings.dice_speed = DiceSpeed.OFF  # there was no file to take it from
    player.window.take_setting("dice_speed")
    player.play_turn()
    player.play_turn()
    assert len(player.game.filled) == 2
    banner, told = player.window.banner, []
    for _ in range(2):
        player.wait(banner.isVisible)
        told.append(banner.text)
        player.click(banner.dismiss)
    expected = {
        begins_like(sentence) for sentence in (lambda why: words.unsaved(reason=why), settings_words.settings_unsaved)
    }
    assert all(any(text.startswith(start) for text in told) for start in expected), told
    player.play_turn()
    player.settle()
    end(player.session)
    assert not banner.text
    assert home.read_text() == "a file where the folder should be"


def resumed(qtbot, folder):
    """Return the games under way that a library has, and where those are that cannot be read."""
    library, aside = OwnLibrary(folder), []
    library.put_aside.connect(aside.append)
    with qtbot.waitSignal(library.resumed) as found:
        library.resume()
    library.end()
    return found.args, aside


HUGE = 10**400


def with_huge(values):
    """Return the text of a game with other values."""
    return json.dumps({**json.loads(saved.dumps(Record(seeded("damaged")))), **values})


DAMAGED = {
    "no JSON": "not a game",
    "half": saved.dumps(Record(seeded("damaged")).roll())[:90],
    "other dice": saved.dumps(Record(seeded("damaged")).roll()).replace('"damaged"', '"another"'),
    "another program's": '{"format": "something else"}',
    "deep": "[" * 50_000,
    "a huge risk": with_huge({"goal": {"risk": HUGE}}),
    "a huge goal": with_huge({"goal": {"reach": HUGE}}),
    "huge rules": with_huge({"rolls_per_turn": HUGE}),
}


@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED)
def test_a_game_that_cannot_be_read_is_put_aside_and_keeps_no_other_from_being_read(qtbot, home, text):
    waits = Record(seeded("waits")).roll()
    with closing(LibraryFile(home / NAME)) as opened:
        opened.put_under_way([text, saved.dumps(waits), text])
    found, aside = resumed(qtbot, home)
    assert found == [None, (waits,)]
    assert aside == [str(home / f"damaged-game-{number}.json") for number in (1, 2)]
    assert [Path(path).read_text() for path in aside] == [text] * 2


def test_games_that_cannot_be_read_at_the_start_are_not_written_over(qtbot, home, monkeypatch):
    put_under_way(home, Record(seeded("in play")), Record(seeded("waits")))
    store, read = OwnLibrary(home), LibraryFile.under_way

    def is_locked(_):
        raise sqlite3.OperationalError("database is locked")

    monkeypatch.setattr(LibraryFile, "under_way", is_locked)
    with qtbot.waitSignal(store.resumed) as resumed:
        store.resume()
    assert resumed.args == [None, ()]
    monkeypatch.setattr(LibraryFile, "under_way", read)
    for number in range(2):
        store.save(Record(seeded(f"new {number}")))
        store.settle()
    assert [play.game.seed for play in under_way(home)] == ["new 1", "in play", "waits"]
    store.end()


def test_of_a_game_that_was_put_aside_it_is_told_in_the_window(open_player, home):
    with closing(LibraryFile(home / NAME)) as opened:
        opened.put_under_way(["not a game"])
    player = open_player(home)
    player.wait(player.window.banner.isVisible)
    assert player.window.banner.text == coach_words.game_put_aside(str(home / "damaged-game-1.json"))
    player.press_roll()
    assert len(player.game.events) == 1


def test_a_slow_disk_gets_the_newest_game_next(home, monkeypatch):
    written, writing, go_on = [], threading.Event(), threading.Event()

    def slow(_opened, texts):
        written.append(notation.loads(texts[0]))
        writing.set()
        wait_for(go_on)

    monkeypatch.setattr(LibraryFile, "put_under_way", slow)
    library, games = OwnLibrary(home), [Record(seeded(f"slow {number}")) for number in range(9)]
    library.save(games[0])
    wait_for(writing)
    for game in games[1:]:
        library.save(game)
    go_on.set()
    library.end()
    assert written == [games[0], games[-1]]


# The child acts as soon as its last action is on the disk, and tells before the next one is.
ACTIONS = textwrap.dedent(
    """
    import threading
    from PySide6.QtCore import QTimer
    from yahtzee_gui.app import Program, make_application
    from yahtzee_gui.settings.settings import Settings

    Settings().welcomed = True
    app = make_application()
    program = Program()
    session = program.open_player()
    controller, written = session.controller, threading.Event()
    written.set()

    def act():
        game = controller.game
        if game is None or game.is_over or not written.is_set():
            return
        written.clear()
        if game.rolls_left and len(game.events) % 3 != 2:
            controller.roll()
        else:
            controller.score(next(box for box in game.position.allowed()))
        session.services.thread.do(written.set)
        print(len(controller.game.events), flush=True)

    timer = QTimer()
    timer.timeout.connect(act)
    timer.start(5)
    app.exec()
    """
)


@pytest.mark.slow
@pytest.mark.parametrize("actions", [7, *audited(1, 20)])
def test_killing_the_process_loses_at_most_the_action_in_flight(delivery_of, tmp_path, actions):
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with subprocess.Popen(
        [sys.executable, "-c", ACTIONS], env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as child:
        done = [int(child.stdout.readline()) for _ in range(actions)][-1]
        child.kill()
        told = [int(line) for line in child.stdout.read().split()]
    at_least = max([done, *told]) - 1
    plays = under_way(tmp_path / files.APP_FOLDER)
    if not at_least and not plays:
        return  # the action in flight was the first of all: the game before it has nothing to be kept
    game = plays[0].game
    assert len(game.events) >= at_least
    assert not game.has_rolled or len(game.dice) == DICE_PER_ROLL
