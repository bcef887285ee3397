# SPDX-License-Identifier: MIT
"""The unfinished game survives closing, damaged files, full disks and the end of the process."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import threading
from functools import partial
from pathlib import Path

import pytest
from audits import audited
from checkout import ROOT
from gui_driver import CTRL, GAME_FILE, end, seeded
from gui_screen import Screen
from history_samples import played_record
from own_library import OwnLibrary
from patience import wait_for
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from engine.games import notation, saved
from engine.games.game import Game
from engine.games.match import begin
from engine.games.notation import GameFault, Refusal
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL
from engine.rules.dice_models import DEMON
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import files
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.history import fairness_words
from yahtzee_gui.library.game_files import LARGEST_GAME
from yahtzee_gui.menu_words import Page
from yahtzee_gui.settings import words as settings_words
from yahtzee_gui.words import file_dialogs


@pytest.fixture
def home(tmp_path):
    return tmp_path / "the player's home"


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
    left = [session.controller.record, match.go_on(match.record.roll()), demon]
    for play in left[1:]:
        session.controller.open_record(play)
    session.controller.new_game()
    for _ in range(2):  # nor is one lost by a start after which nothing is done
        end(session)
        session = open_session(home, table=False)
        controller, found = session.controller, []
        assert not controller.game.events
        assert session.window.banner.text == coach_words.still_there()
        while controller.left is not None and len(found) < len(left):
            session.window.menus.back.trigger()
            found.append(controller.play)
        assert [saved.dumps(play) for play in found] == [saved.dumps(play) for play in reversed(left)]
        left.reverse()  # the one gone back to last is left last
        controller.new_game()
    end(session)
    assert saved.loads((home / GAME_FILE).read_text()) == controller.play, "who reads the game finds the one in play"


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
    assert again.controller.left is None


def test_what_is_tried_on_a_copy_or_looked_at_waits_no_more_after_a_restart(open_session, home):
    session = open_session(home, game=Record(seeded("own")).roll().roll(), table=False)
    own = session.controller.record
    session.controller.open_kept(played_record("looked at"))
    end(session)
    again = open_session(home, table=False)
    assert again.controller.record == own
    assert again.controller.left is None


def test_a_game_that_waits_and_cannot_be_read_keeps_no_other_from_being_read(qtbot, tmp_path):
    games = [Record(seeded(name)).roll() for name in ("now", "waits", "damaged")]
    store = OwnLibrary(tmp_path)
    store.save(games[0], tuple(games[1:]))
    store.end()
    path = tmp_path / GAME_FILE
    content = path.read_bytes().replace(b'\\"seed\\": \\"damaged', b'\\"seed\\": \\"DAMAGED')
    path.write_bytes(content)
    again, aside = OwnLibrary(tmp_path), []
    again.put_aside.connect(aside.append)
    with qtbot.waitSignal(again.loaded) as found:
        again.load()
    again.end()
    assert found.args == [games[0], (games[1],)]
    assert aside == [str(tmp_path / "damaged-game-1.json")]
    assert Path(aside[0]).read_bytes() == content


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
        player.wait(lambda: home.joinpath(GAME_FILE).exists())
        player.wait(lambda: notation.loads((home / GAME_FILE).read_text()) == player.controller.record)
        saved.append(player.game)
    assert [len(game.events) for game in saved] == [1, 2, 3]


DAMAGED = {
    "empty": b"",
    "no JSON": b"\x00\xff not a game",
    "half": notation.dumps(Record(seeded("damaged")).roll()).encode()[:90],
    "other dice": notation.dumps(Record(seeded("damaged")).roll()).encode().replace(b'"damaged"', b'"another"'),
    "another program's": b'{"format": "something else"}',
    "deep": b"[" * 50_000,
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_game_is_put_aside_whole_and_named(open_player, home, content):
    home.mkdir()
    (home / GAME_FILE).write_bytes(content)
    player = open_player(home)
    player.wait(player.window.banner.isVisible)
    aside = home / "damaged-game-1.json"
    assert player.window.banner.text == coach_words.game_put_aside(str(aside))
    assert str(aside) in player.window.banner.label.text()
    assert aside.read_bytes() == content
    player.press_roll()
    assert len(player.game.events) == 1


def test_a_second_damaged_game_does_not_replace_the_first(open_player, home):
    for number in (1, 2):
        home.mkdir(exist_ok=True)
        (home / GAME_FILE).write_bytes(b"damaged %d" % number)
        player = open_player(home)
        player.wait(player.window.banner.isVisible)
        end(player.session)
    assert (home / "damaged-game-1.json").read_bytes() == b"damaged 1"
    assert (home / "damaged-game-2.json").read_bytes() == b"damaged 2"


def unreadable(words):
    return coach_words.import_refused(Refusal(GameFault.UNREADABLE, detail=words))


def begins_like(sentence):
    """Return how a sentence about a reason begins, whatever the reason is."""
    return sentence("?").split("?")[0]


def test_a_folder_that_cannot_be_written_is_told_once_for_game_and_history_and_settings(open_player, home):
    home.write_text("a file where the folder should be")
    player = open_player(home, welcomed=True)
    player.window.dialogs.get(Page.WELCOME).accept()
    player.session.services.settings.dice_speed = DiceSpeed.OFF  # there was no file to take it from
    player.window.take_setting("dice_speed")
    player.play_turn()
    player.play_turn()
    assert len(player.game.filled) == 2
    banner, told = player.window.banner, []
    for _ in range(3):
        player.wait(banner.isVisible)
        told.append(banner.text)
        player.click(banner.dismiss)
    expected = {
        begins_like(sentence)
        for sentence in (coach_words.game_unsaved, fairness_words.history_unsaved, settings_words.settings_unsaved)
    }
    assert all(any(text.startswith(start) for text in told) for start in expected), told
    player.play_turn()
    player.settle()
    end(player.session)
    assert not banner.text
    assert home.read_text() == "a file where the folder should be"


def test_the_warning_comes_again_after_saving_has_worked_in_between(qtbot, tmp_path, monkeypatch):
    store, told = OwnLibrary(tmp_path), []
    store.save_failed.connect(told.append)
    write = files.write_atomically

    def tried(path, chunks, *, is_full, told):
        told.set()
        if is_full:
            raise OSError(28, "No space left on device")
        write(path, chunks)

    for is_full in (True, True, False, True):
        done = threading.Event()
        monkeypatch.setattr(files, "write_atomically", partial(tried, is_full=is_full, told=done))
        store.save(Record(seeded("disk")))
        wait_for(done)
    store.end()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == ["No space left on device"] * 2


def test_a_game_that_could_not_be_read_back_is_not_written_and_that_is_told(qtbot, tmp_path):
    store, told, aside = OwnLibrary(tmp_path), [], []
    store.save_failed.connect(told.append)
    store.save(Record(seeded("kept")))
    written = threading.Event()
    store._worker.submit(written.set)
    wait_for(written)
    store.save(Record(Game("x" * LARGEST_GAME)))
    store.end()
    qtbot.waitUntil(lambda: len(told) == 1)
    assert f"{LARGEST_GAME:,} bytes" in told[0]
    again = OwnLibrary(tmp_path)
    again.put_aside.connect(aside.append)
    with qtbot.waitSignal(again.loaded) as found:
        again.load()
    again.end()
    assert found.args[0] == Record(seeded("kept"))
    assert aside == []


def test_a_slow_disk_gets_the_newest_game_next(tmp_path, monkeypatch):
    written, writing, go_on = [], threading.Event(), threading.Event()

    def slow(path, chunks):
        written.append(notation.loads(b"".join(chunks).decode()))
        writing.set()
        wait_for(go_on)

    monkeypatch.setattr(files, "write_atomically", slow)
    store, games = OwnLibrary(tmp_path), [Record(seeded(f"slow {number}")) for number in range(9)]
    store.save(games[0])
    wait_for(writing)
    for game in games[1:]:
        store.save(game)
    go_on.set()
    store.end()
    assert written == [games[0], games[-1]]


def test_games_are_kept_in_the_users_data_folder(session_home):
    assert OwnLibrary().path == session_home / ".local/share" / files.APP_FOLDER / GAME_FILE


# Export and import, through the dialogs' answers and real files


@pytest.fixture
def choose(monkeypatch):
    """Return a function that has both file dialogs answered with a path, or cancelled (None)."""
    titles = []

    def answer_with(path):
        def answer(_parent, title, *_rest):
            titles.append(title)
            return (str(path) if path is not None else "", "")

        for dialog in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(QFileDialog, dialog, answer)
        return titles

    return answer_with


def export(player):
    player.press(Qt.Key.Key_S, CTRL)


def import_game(player):
    player.press(Qt.Key.Key_O, CTRL)


def wait_for_notice(player):
    player.wait(player.window.banner.isVisible)
    text = player.window.banner.text
    player.click(player.window.banner.dismiss)
    return text


def record_with_everything():
    """A record with a choice taken back, undone events, and marks."""
    record = Record(seeded("exported")).roll().score(Category.ACES).undo().score(Category.CHANCE)
    return record.roll().roll().undo().mark((True, False, True, False, False))


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.LIVE])
def test_a_game_goes_out_to_a_file_and_comes_back_in_another_window(open_player, tmp_path, choose, mode):
    path = tmp_path / "my game.json"
    choose(path)
    first = open_player(tmp_path / "one", game=record_with_everything(), mode=mode)
    export(first)
    assert wait_for_notice(first) == coach_words.game_exported(str(path))
    record = first.controller.record
    assert notation.loads(path.read_text(encoding="utf-8")) == record
    end(first.session)
    written = path.read_bytes()
    second = open_player(tmp_path / "two", mode=mode)
    second.play_turn(Category.TWOS)
    import_game(second)
    second.wait(lambda: second.game == record.game)
    assert second.controller.record == record.with_hint()
    assert path.read_bytes() == written
    assert second.window.banner.text == coach_words.still_there()


def test_an_imported_game_is_coached_and_saved_and_can_be_undone(open_player, home, tmp_path, choose):
    path = tmp_path / "honest.json"
    path.write_text(notation.dumps(Record(seeded("honest"))), encoding="utf-8")
    choose(path)
    player = open_player(home, mode=CoachMode.OFF)
    player.play_turn(Category.TWOS)
    own = player.controller.record
    import_game(player)
    player.wait(lambda: player.game.seed == "honest")
    assert player.controller.record.is_coached
    player.undo()
    assert player.controller.record == own
    assert not own.is_coached
    player.redo()
    assert player.game.seed == "honest"
    end(player.session)
    again = open_player(home)
    assert again.game.seed == "honest"
    assert again.controller.record.is_coached


def test_an_imported_game_says_so_at_its_end_and_is_kept_as_coached(open_player, home, tmp_path, choose):
    game = seeded("ends soon")
    while len(game.filled) < 12:
        game = game.roll()
        game = game.score(next(box for box in Category if game.can_score(box)))
    path = tmp_path / "nearly.json"
    path.write_text(notation.dumps(Record(game)), encoding="utf-8")
    choose(path)
    player = open_player(home, mode=CoachMode.OFF)
    finished = []
    player.session.services.library.loaded.connect(finished.append)
    import_game(player)
    player.wait(lambda: player.game.seed == "ends soon")
    player.play_turn()
    player.settle()
    assert end_page_words.coached_game() in Screen(player.window).labels(player.window.end_page)
    player.wait(lambda: any(tally.coached for history in finished for tally in history.tallies))


REFUSED = {
    "empty": (b"", Refusal(GameFault.NOT_A_GAME)),
    "another program's": (b'{"format": "something else"}', Refusal(GameFault.NOT_A_GAME)),
    "not text": (b"\xff\xfe\x00\x01", Refusal(GameFault.NOT_TEXT)),
    "half": (notation.dumps(Record(seeded("half")).roll()).encode()[:90], Refusal(GameFault.NOT_A_GAME)),
    "other dice": (
        notation.dumps(Record(seeded("right")).roll()).encode().replace(b'"right"', b'"wrong"'),
        Refusal(GameFault.DOES_NOT_FOLLOW, "events"),
    ),
    "deep": (b"[" * 50_000, Refusal(GameFault.NOT_A_GAME)),
    "too large": (
        notation.dumps(Record(seeded("large"))).encode() + b" " * 4_000_000,
        Refusal(GameFault.TOO_LARGE),
    ),
}


@pytest.mark.parametrize(("content", "refusal"), REFUSED.values(), ids=REFUSED.keys())
def test_a_file_that_is_no_game_is_refused_with_a_sentence_and_left_alone(
    open_player, home, tmp_path, choose, content, refusal
):
    path = tmp_path / "refused.json"
    path.write_bytes(content)
    choose(path)
    player = open_player(home)
    player.press_roll()
    before = player.game
    import_game(player)
    text = wait_for_notice(player)
    assert text == coach_words.import_refused(refusal)
    assert text.endswith(".")
    assert text.count("\n") == 0
    assert path.read_bytes() == content
    assert player.game is before
    assert [file.name for file in tmp_path.iterdir() if file != home] == ["refused.json"]


@pytest.mark.parametrize("make", [lambda path: None, lambda path: path.mkdir()], ids=["missing", "a folder"])
def test_what_is_no_file_is_refused(open_player, home, tmp_path, choose, make):
    path = tmp_path / "nothing.json"
    make(path)
    choose(path)
    player = open_player(home)
    before = player.game
    import_game(player)
    assert wait_for_notice(player).startswith(begins_like(unreadable))
    assert player.game is before


def test_a_target_that_cannot_be_written_is_told_and_play_goes_on(open_player, home, tmp_path, choose):
    (tmp_path / "a file").write_text("mine")
    choose(tmp_path / "a file" / "game.json")
    player = open_player(home)
    player.press_roll()
    for _ in range(2):
        export(player)
        assert wait_for_notice(player).startswith(begins_like(coach_words.export_failed))
    assert (tmp_path / "a file").read_text() == "mine"
    player.press_roll()
    assert len(player.game.events) == 2


@pytest.mark.parametrize("chosen", ["game", "my.game", "game.JSON", "game.json"])
def test_an_exported_game_has_its_ending(open_player, home, tmp_path, choose, chosen):
    path = tmp_path / (chosen if chosen.lower().endswith(".json") else f"{chosen}.json")
    choose(tmp_path / chosen)
    player = open_player(home)
    export(player)
    assert wait_for_notice(player) == coach_words.game_exported(str(path))
    assert notation.loads(path.read_text(encoding="utf-8")) == player.controller.record
    assert {file.name for file in tmp_path.iterdir()} == {home.name, path.name}


@pytest.mark.parametrize("replaces", [True, False])
def test_a_file_is_not_written_over_unasked_for_its_ending(open_player, home, tmp_path, choose, replaces):
    path = tmp_path / "game.json"
    path.write_text("somebody's")
    choose(tmp_path / "game")
    player, asked = open_player(home), []

    def answer():
        box = QApplication.activeModalWidget()
        asked.append(box.text())
        next(button for button in box.buttons() if (button.text() == file_dialogs.replace()) is replaces).click()

    QTimer.singleShot(0, answer)
    player.window.beside.files.export_game()
    assert asked == [file_dialogs.replace_question("game.json")]
    if replaces:
        assert wait_for_notice(player) == coach_words.game_exported(str(path))
        assert notation.loads(path.read_text(encoding="utf-8")) == player.controller.record
    else:
        player.session.services.library.close()
        player.session.services.library.join()
        assert path.read_text() == "somebody's"


def pipe(path):
    os.mkfifo(path)


def link_to_a_device(path):
    path.symlink_to("/dev/zero")


def huge(path):
    with open(path, "wb") as file:
        file.truncate(2**40)


@pytest.mark.parametrize(
    ("make", "fault"),
    [(pipe, GameFault.NO_FILE), (link_to_a_device, GameFault.NO_FILE), (huge, GameFault.TOO_LARGE)],
)
def test_what_would_block_or_never_end_is_refused_before_it_is_read(open_player, home, tmp_path, choose, make, fault):
    path = tmp_path / "odd.json"
    make(path)
    choose(path)
    player = open_player(home)
    before = player.game
    import_game(player)
    assert wait_for_notice(player) == coach_words.import_refused(Refusal(fault))
    assert player.game is before
    player.press_roll()
    player.wait(lambda: len(notation.loads((home / GAME_FILE).read_text()).game.events) == 1)


FACES = ["7", '"2"', "null"]


@pytest.mark.parametrize("face", FACES)
def test_a_face_that_is_none_changes_nothing_in_the_window(open_player, home, tmp_path, choose, face):
    """With dice that are not fair, what the file says is not compared with what the seed gives."""
    text = notation.dumps(Record(seeded("odd faces", model=DEMON)).roll((1, 2, 2, 4, 5)))
    path = tmp_path / "odd.json"
    path.write_text(text.replace("[1, 2, 2, 4, 5]", f"[1, 2, {face}, 4, 5]"))
    choose(path)
    player = open_player(home)
    player.press_roll()
    player.settle()
    before, screen = player.controller.record, player.window.grab().toImage()
    import_game(player)
    assert wait_for_notice(player).startswith(begins_like(unreadable))
    assert player.controller.record is before
    assert player.window.grab().toImage() == screen


def test_a_view_that_cannot_be_made_leaves_the_window_whole(open_player, home, monkeypatch):
    """Whatever the reason, no half of a window shows another game than the other half."""
    player = open_player(home)
    player.press_roll()
    player.settle()
    screen = player.window.grab().toImage()

    def broken(*_):
        raise TypeError("a view")

    monkeypatch.setattr("yahtzee_gui.shell.renderer.card_title", broken)
    with pytest.raises(TypeError, match="a view"):
        player.window.show_scene(player.controller.scene())
    monkeypatch.undo()
    assert player.window.grab().toImage() == screen


def test_an_export_replaces_the_file_that_was_chosen_whole(open_player, home, tmp_path, choose):
    path = tmp_path / "old.json"
    path.write_text("x" * 100_000)
    choose(path)
    player = open_player(home)
    player.press_roll()
    player.settle()
    export(player)
    wait_for_notice(player)
    assert notation.loads(path.read_text(encoding="utf-8")) == player.controller.record


def test_a_cancelled_dialog_does_nothing(open_player, home, tmp_path, choose):
    titles = choose(None)
    player = open_player(home)
    record = player.controller.record
    export(player)
    import_game(player)
    assert titles == [file_dialogs.export_title(), file_dialogs.import_title()]
    assert player.controller.record is record
    assert [file.name for file in tmp_path.iterdir()] == [home.name]


# The end of the process. The child acts as soon as its last action is on the disk, and tells before the next one is.

CHILD = textwrap.dedent(
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
        [sys.executable, "-c", CHILD], env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as child:
        done = [int(child.stdout.readline()) for _ in range(actions)][-1]
        child.kill()
        told = [int(line) for line in child.stdout.read().split()]
    at_least = max([done, *told]) - 1
    file = tmp_path / files.APP_FOLDER / GAME_FILE
    if not at_least and not file.exists():
        return  # the action in flight was the first of all: the game before it has nothing to be kept
    game = notation.loads(file.read_text()).game
    assert len(game.events) >= at_least
    assert not game.has_rolled or len(game.dice) == DICE_PER_ROLL


@pytest.mark.parametrize("strategy", ["no-such", "plays-like-9999", "@/etc/hosts"])
def test_an_opponent_who_cannot_be_is_refused(strategy, qtbot, tmp_path):
    """A file may say anything; a match with such a seat would stand still."""
    match = begin([("You", ""), ("Other", "greedy")], DEFAULT_RULES, "seed")
    (tmp_path / "match.json").write_text(saved.dumps(match).replace('"greedy"', f'"{strategy}"'))
    store = OwnLibrary(tmp_path / "home")
    told = []
    for signal in (store.import_refused, store.imported):
        signal.connect(told.append)
    store.import_from(tmp_path / "match.json")
    store.end()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [Refusal(GameFault.FIELD, "strategy")]
