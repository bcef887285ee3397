# SPDX-License-Identifier: MIT
"""The command line of the window, and the demonstration for machines without a screen."""

from __future__ import annotations

import os
import re
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import weakref
from types import SimpleNamespace

import patience
import pytest
from audits import daily, daily_rows
from checkout import ROOT
from gui_driver import forget_window
from late_games import late_game
from own_library import under_way
from PySide6.QtCore import QEvent

from engine.games.game import Game
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import files
from yahtzee_gui import app
from yahtzee_gui.app import Program, _picture_folder, main
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.demo import words as demonstration_words
from yahtzee_gui.desktop import identity
from yahtzee_gui.desktop.preferences import Appearance, CoachMode, DiceSpeed
from yahtzee_gui.desktop.prerequisites import missing_packages, told
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.menu_words import Page
from yahtzee_gui.words import names

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def run(arguments, folder, **environment):
    """Run the program where there is no screen."""
    inherited = {name: value for name, value in os.environ.items() if name not in SCREENS}
    command = [sys.executable, "-m", "yahtzee_gui", *arguments]
    return patience.run(command, env=inherited | {"PYTHONPATH": str(ROOT)} | environment, cwd=folder, text=True)


@pytest.mark.parametrize("arguments", [["--nonsense"], ["stray"], ["--seed"], ["--pictures"]])
def test_a_wrong_command_line_is_one_sentence_and_exits_2(arguments, capsys):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("yahtzee-gui: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(("option", "said"), [("--version", identity.DISPLAY_NAME), ("--help", "--demo")])
def test_what_asks_for_text_needs_no_screen(option, said, capsys):
    with pytest.raises(SystemExit) as ended:
        sys.exit(main([option]))
    assert ended.value.code == 0
    assert said in capsys.readouterr().out


@pytest.fixture(scope="module")
def demonstration(delivery_of, tmp_path_factory):
    """The program run without a screen: what it said, and the folder it ran in."""
    delivery_of(DEFAULT_RULES)
    folder = tmp_path_factory.mktemp("demonstration")
    return run(["--seed", "seen by nobody"], folder), folder


@pytest.mark.audit
def test_without_a_screen_it_says_so_and_plays_to_the_end(demonstration):
    done, _folder = demonstration
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("There is no display")


@pytest.mark.audit
def test_without_a_screen_it_saves_pictures(demonstration):
    done, folder = demonstration
    pictures = sorted((folder / "yahtzee-demo").glob("*.png"))
    assert len(pictures) >= 3
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)
    assert f"{len(pictures)} pictures are in {folder / 'yahtzee-demo'}" in done.stdout


@pytest.mark.audit
def test_without_a_screen_it_prints_the_report_of_a_perfect_game(demonstration):
    lines = demonstration[0].stdout.splitlines()
    found = re.findall(r"^  (\S.*?)\s{2,}(\d+)$", "\n".join(lines), re.MULTILINE)
    boxes = {name: int(points) for name, points in found}
    assert "Seed seen by nobody, rules: free joker" in lines
    assert set(boxes) == {names.category(category) for category in CATEGORIES} | {tray_words.total()}
    split = next(line for line in lines if line.startswith(f"{boxes[tray_words.total()]} points = "))
    assert "254.5896 par" in split
    assert split.endswith(" 0.0 cost")
    assert f"100.0 % {end_page_words.accuracy()}" in lines


@pytest.mark.audit
def test_without_a_screen_it_saves_nothing_of_the_player(demonstration, session_home):
    assert not list(session_home.glob(".local/share/*/library.sqlite3"))
    assert not list(session_home.glob(".config/*/settings.ini"))


def test_a_demonstration_that_nobody_sees_ends_with_its_report(qapp, delivery_of, tmp_path, monkeypatch, capsys):
    """From a card with one open box; audits play a whole one. Its window went before the report was made."""
    delivery_of(DEFAULT_RULES)
    scores, made = (*(0 for _ in CATEGORIES[1:]), None), []
    monkeypatch.setattr(app, "Game", lambda seed: late_game(seed, DEFAULT_RULES, scores))
    monkeypatch.setattr(app, "Program", lambda settings: made.append(Program(settings)) or made[0])
    monkeypatch.setattr(app, "make_application", lambda _: qapp)
    monkeypatch.setattr(app, "_PATIENCE_AT_THE_END", threading.TIMEOUT_MAX)
    assert main(["--demo", "--seed", "seen by nobody", "--pictures", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.startswith("Seed seen by nobody, rules: free joker\n")
    assert f"pictures are in {tmp_path}." in said.out
    assert "end.png" in [path.name for path in tmp_path.iterdir()]
    forget_window(made[0].sessions[0])
    qapp.removePostedEvents(qapp, QEvent.Type.Quit.value)  # of its last window; no later test is to end by that


@pytest.fixture
def temporary(tmp_path, monkeypatch):
    """The folder of temporary files, and an empty one to be in."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    for name in ("temporary", "here"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "temporary"


def test_pictures_go_where_they_are_wanted_or_into_the_folder_one_is_in(tmp_path, temporary):
    assert _picture_folder(tmp_path / "new" / "one") == tmp_path / "new" / "one"
    assert _picture_folder(None).resolve() == tmp_path / "here" / "yahtzee-demo"
    assert _picture_folder(None).resolve() == tmp_path / "here" / "yahtzee-demo"


def test_pictures_that_cannot_go_there_go_where_nobody_else_can_enter(tmp_path, temporary):
    (tmp_path / "taken").write_text("a file")
    made = [_picture_folder(tmp_path / "taken") for _ in range(2)]
    assert len(set(made)) == 2
    assert {folder.parent for folder in made} == {temporary}
    assert {stat.S_IMODE(folder.stat().st_mode) for folder in made} == {0o700}
    assert (tmp_path / "taken").read_text() == "a file"


def link(path):
    (path.parent / "canary").mkdir()
    path.symlink_to(path.parent / "canary")


def open_to_all(path):
    path.mkdir()
    path.chmod(0o777)


@pytest.mark.parametrize("make", [link, open_to_all])
def test_a_folder_that_somebody_put_there_gets_no_pictures(tmp_path, temporary, make):
    make(tmp_path / "here" / "yahtzee-demo")
    assert _picture_folder(None).parent == temporary
    assert list((tmp_path / "here" / "yahtzee-demo").iterdir()) == []


@pytest.mark.slow
@pytest.mark.audit
def test_pictures_that_cannot_go_where_they_were_wanted_go_elsewhere(demonstration, tmp_path):
    (tmp_path / "taken").write_text("a file")
    done = run(["--demo", "--pictures", "taken"], tmp_path, TMPDIR=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr) == (0, "")
    assert list(tmp_path.glob("yahtzee-demo-pictures-*/*.png"))
    assert (tmp_path / "taken").read_text() == "a file"


def of_the_player(home):
    """Return what the player's folders hold, and when it was written."""
    return {path: path.stat().st_mtime_ns for path in home.rglob("*") if path.is_file()}


@pytest.mark.audit
def test_a_demonstration_on_a_screen_plays_by_itself_in_a_window_of_its_own(qapp, qtbot, delivery_of, session_home):
    delivery_of(DEFAULT_RULES)
    before = of_the_player(session_home)
    program = Program()
    player = program.open_demo(Game("seen by everybody"), pause=0)
    session = program.sessions[0]
    session.window.tray.motion.set_speed(DiceSpeed.OFF)
    with qtbot.waitSignal(player.finished):
        player.start()
    assert session.controller.mode is CoachMode.LIVE
    assert session.controller.review.points_lost < 1e-9
    assert session.window.windowTitle().startswith(demonstration_words.demo_title())
    folder = session.services.library.path.parent
    session.window.close()
    program.join_saving()
    program.join_workers()
    assert not folder.exists()
    assert of_the_player(session_home) == before, "nothing of the player's is touched"
    forget_window(session)


def test_windows_side_by_side_wear_the_same_colours_and_each_can_open_a_demonstration(qapp, qtbot, delivery_of):
    delivery_of(DEFAULT_RULES)
    program = Program()
    program.open_demo(Game("first"), pause=0)
    first = program.sessions[0].window
    first.watchRequested.emit(Game(), "")
    second = program.sessions[1].window
    for window, appearance, least, most in ((first, Appearance.LIGHT, 200, 255), (second, Appearance.DARK, 0, 60)):
        window.settings.appearance = appearance
        for session in program.sessions:
            assert least <= session.window.grab().toImage().pixelColor(4, 300).lightness() <= most
    for session in program.sessions:
        session.window.close()
    program.join_saving()
    program.join_workers()
    for session in program.sessions:
        forget_window(session)


def watched_to_the_end(program, qtbot):
    """Return what there was of a window that was opened to watch a game and is closed, and its folder."""
    program.open_demo(Game("watched"), pause=0).start()
    (session,) = program.sessions
    qtbot.waitUntil(lambda: session.controller.review is not None)
    parts = session, session.window, session.controller, session.services, session.services.coach
    session.window.close()
    return [weakref.ref(part) for part in parts], session.services.folder


def test_all_of_a_window_beside_the_players_is_given_back_once_it_is_closed(qapp, qtbot, delivery_of):
    """24 of them took 440 MB."""
    delivery_of(DEFAULT_RULES)
    program = Program()
    left, folder = watched_to_the_end(program, qtbot)
    qtbot.waitUntil(lambda: not any(one() for one in left))  # what compiles ends first
    assert program.sessions == []
    assert not folder.exists()
    program.join_saving()
    program.join_workers()


def test_a_closed_window_is_forgotten_once_however_late_its_timer_is_deleted(qapp, qtbot, delivery_of, monkeypatch):
    """A walk at random found it: the timer went on, and the window was taken out of the list again and again."""
    delivery_of(DEFAULT_RULES)
    forget, forgotten = Program._forget, []
    monkeypatch.setattr(app, "_LOOK", 1)
    monkeypatch.setattr(Program, "_forget", lambda _program, *given: forgotten.append(given))
    program = Program()
    program.open_demo(Game("first"), pause=0)
    program.sessions[0].window.close()
    qtbot.waitUntil(lambda: bool(forgotten))
    qtbot.wait(50)
    assert len(forgotten) == 1
    forget(program, *forgotten[0])
    assert program.sessions == []
    program.join_saving()
    program.join_workers()


# ---- starts that open no window, and how windows are ended from outside ---------------------------------------------


@pytest.mark.parametrize(
    ("environment", "said"),
    daily_rows(
        [
            ({"QT_QPA_PLATFORM": "nonsense"}, {"nonsense"}),
            ({"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":4711"}, {":4711"}),
            ({"QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": "nothing"}, {"wayland", "nothing", "plugin"}),
        ]
    ),
)
def test_a_platform_that_qt_cannot_use_is_one_sentence_and_no_core_dump(tmp_path, environment, said):
    tmp_path.chmod(0o700)
    done = run([], tmp_path, XDG_DATA_HOME=str(tmp_path), XDG_RUNTIME_DIR=str(tmp_path), **environment)
    assert (done.returncode, done.stdout) == (1, "")
    packages = missing_packages()
    if packages:
        assert done.stderr == f"yahtzee-gui: {told(packages)}\n"
        return
    assert done.stderr.startswith("yahtzee-gui: no window can be opened here: ")
    assert done.stderr.count("\n") == 1
    assert any(words in done.stderr for words in said)


def start(home, *arguments):
    """Start the program offscreen, with a home of its own, and return it when its window is there."""
    folders = {name: str(home) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR")}
    inherited = {name: value for name, value in os.environ.items() if name not in SCREENS}
    child = subprocess.Popen(
        [sys.executable, "-m", "yahtzee_gui", *arguments],
        env=inherited | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"} | folders,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    folder = home / files.APP_FOLDER
    patience.until(lambda: under_way(folder) or child.poll() is not None)
    assert under_way(folder)
    return child


@pytest.mark.slow
@pytest.mark.parametrize("number", daily([signal.SIGINT, signal.SIGTERM]))
def test_a_signal_closes_the_window_with_its_status_and_without_a_word(tmp_path, number):
    tmp_path.chmod(0o700)
    with start(tmp_path) as child:
        child.send_signal(number)
        out, said = patience.outcome(child)
    said = said.replace("This plugin does not support propagateSizeHints()\n", "")  # of a screen that is none
    assert (child.returncode, out, said) == (128 + number, "", "")
    assert len(under_way(tmp_path / files.APP_FOLDER)) == 1
    assert "geometry" in (tmp_path / files.APP_FOLDER / "settings.ini").read_text(), "as if the player had closed it"
    assert [path.name for path in tmp_path.iterdir()] == [files.APP_FOLDER]


@pytest.mark.audit
@pytest.mark.slow
def test_a_second_start_shows_the_window_that_is_open_and_ends(tmp_path):
    tmp_path.chmod(0o700)
    with start(tmp_path) as first:
        with start(tmp_path) as second:
            assert patience.outcome(second) == ("", "")
        assert second.returncode == 0
        assert first.poll() is None
        with start(tmp_path, "--version") as asked:
            assert patience.outcome(asked)[0].startswith(identity.DISPLAY_NAME)
        first.send_signal(signal.SIGKILL)
    left = tmp_path / files.APP_FOLDER / ".game.json.abcdefgh.tmp"
    left.write_text("half a game")
    with start(tmp_path) as third:  # a game was under way before: that it runs shows in what it clears away
        patience.until(lambda: not left.exists() or third.poll() is not None)
        third.send_signal(signal.SIGTERM)
        patience.outcome(third)
    assert (third.returncode, left.exists()) == (143, False)


def test_the_players_window_comes_to_the_front(qapp, qtbot, delivery_of):
    delivery_of(DEFAULT_RULES)
    program = Program()
    program.show_player()  # before there is one, nothing happens
    session = program.open_player()
    session.window.showMinimized()
    program.show_player("a-token")
    assert not session.window.isMinimized()
    assert session.window.isVisible()
    session.window.close()
    program.join_saving()
    program.join_workers()
    forget_window(session)


def test_what_only_pages_need_is_imported_when_the_window_is_painted():
    later = (*app._NEEDED_LATER, "yahtzee_gui.demo.demo_player", "engine.rules.par")
    code = f"import sys, yahtzee_gui.app; print([name for name in {later!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_what_opens_pages_is_made_soon_after_the_start_and_once(player, qtbot):
    services, window = player.session.services, player.window
    qtbot.waitUntil(lambda: "practice_log" in vars(services))
    beside, asked = window.beside, services.practice_log
    window.dialogs.show(Page.HELP)
    assert set(window.dialogs.openers) == set(Page)
    assert (window.beside, services.practice_log) == (beside, asked)


def test_a_page_that_is_wanted_sooner_is_there(open_session, monkeypatch):
    monkeypatch.setattr(app.Session, "_get_ready", lambda *_: None)
    session = open_session()
    assert not session.window.dialogs.openers
    session.window.dialogs.show(Page.SETTINGS)
    assert session.window.dialogs.get(Page.SETTINGS) is not None


@pytest.mark.parametrize("is_busy", [True, False])
def test_the_end_does_not_wait_for_what_cannot_be_interrupted(monkeypatch, is_busy):
    gate, left, done = threading.Event(), [], []
    if not is_busy:
        gate.set()
    program = SimpleNamespace(join_saving=lambda: done.append("saved"), join_workers=gate.wait)
    stopper = SimpleNamespace(number=0, end=lambda: done.append("ended"))
    monkeypatch.setattr(app, "_PATIENCE_AT_THE_END", 0.05 if is_busy else threading.TIMEOUT_MAX)
    monkeypatch.setattr(app.process, "leave_with", left.append)
    app._end(program, None, stopper, 3)
    gate.set()
    assert left == ([3] if is_busy else [])
    assert done[0] == "saved"
