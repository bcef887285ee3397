# SPDX-License-Identifier: MIT
"""The command line of the window, and the demonstration for machines without a screen."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile

import pytest
from checkout import ROOT
from gui_driver import forget_window

from engine.rules.categories import CATEGORIES
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.app import Program, _picture_folder, main
from yahtzee_gui.desktop import identity
from yahtzee_gui.desktop.preferences import Appearance, CoachMode, DiceSpeed
from yahtzee_gui.wording import names
from yahtzee_gui.wording.game import play
from yahtzee_gui.wording.pages import demonstration as demonstration_words

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def run(arguments, folder, **environment):
    """Run the program where there is no screen."""
    inherited = {name: value for name, value in os.environ.items() if name not in SCREENS}
    return subprocess.run(
        [sys.executable, "-m", "yahtzee_gui", *arguments],
        env=inherited | {"PYTHONPATH": str(ROOT)} | environment,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


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
        main([option])
    assert ended.value.code == 0
    assert said in capsys.readouterr().out


@pytest.fixture(scope="module")
def demonstration(delivery_of, tmp_path_factory):
    """The program run without a screen: what it said, and the folder it ran in."""
    delivery_of(DEFAULT_RULES)
    folder = tmp_path_factory.mktemp("demonstration")
    return run(["--seed", "seen by nobody"], folder), folder


@pytest.mark.slow
def test_without_a_screen_it_says_so_and_plays_to_the_end(demonstration):
    done, _folder = demonstration
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("There is no display")


@pytest.mark.slow
def test_without_a_screen_it_saves_pictures(demonstration):
    done, folder = demonstration
    pictures = sorted((folder / "yahtzee-demo").glob("*.png"))
    assert len(pictures) >= 3
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)
    assert f"{len(pictures)} pictures are in {folder / 'yahtzee-demo'}" in done.stdout


@pytest.mark.slow
def test_without_a_screen_it_prints_the_report_of_a_perfect_game(demonstration):
    lines = demonstration[0].stdout.splitlines()
    found = re.findall(r"^  (\S.*?)\s{2,}(\d+)$", "\n".join(lines), re.MULTILINE)
    boxes = {name: int(points) for name, points in found}
    assert "Seed seen by nobody, Free joker rules" in lines
    assert set(boxes) == {names.category(category) for category in CATEGORIES} | {play.total()}
    split = next(line for line in lines if line.startswith(f"{boxes[play.total()]} points = "))
    assert "254.5896 par" in split
    assert split.endswith(" 0.0 points lost")
    assert "Accuracy 100.0 %" in lines


@pytest.mark.slow
def test_a_demonstration_saves_nothing_of_the_player(demonstration, session_home):
    assert not list(session_home.glob(".local/share/*/current-game.json"))
    assert not list(session_home.glob(".config/*/settings.ini"))


def test_pictures_go_where_they_are_wanted_or_where_they_can(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    (tmp_path / "taken").write_text("a file")
    elsewhere = tmp_path / "temporary" / "yahtzee-demo"
    assert _picture_folder(tmp_path / "new" / "one") == tmp_path / "new" / "one"
    assert _picture_folder(tmp_path / "taken") == elsewhere
    assert elsewhere.is_dir()
    assert (tmp_path / "taken").read_text() == "a file"
    elsewhere.rmdir()
    elsewhere.write_text("a file")
    made = _picture_folder(tmp_path / "taken")
    assert made.is_dir()
    assert made.parent == tmp_path / "temporary"


@pytest.mark.slow
@pytest.mark.audit
def test_pictures_that_cannot_go_where_they_were_wanted_go_elsewhere(demonstration, tmp_path):
    (tmp_path / "taken").write_text("a file")
    done = run(["--demo", "--pictures", "taken"], tmp_path, TMPDIR=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr) == (0, "")
    assert list((tmp_path / "yahtzee-demo").glob("*.png"))
    assert (tmp_path / "taken").read_text() == "a file"


def test_a_demonstration_on_a_screen_plays_by_itself_in_a_window_of_its_own(qapp, qtbot, delivery_of):
    delivery_of(DEFAULT_RULES)
    program = Program()
    player = program.open_demo("seen by everybody", pause=0)
    session = program.sessions[0]
    session.window.tray.set_speed(DiceSpeed.OFF)
    with qtbot.waitSignal(player.finished, timeout=60_000):
        player.start()
    assert session.controller.mode is CoachMode.LIVE
    assert session.controller.review.points_lost < 1e-9
    assert session.window.windowTitle().startswith(demonstration_words.demo_title())
    folder = session.services.store.path.parent
    session.window.close()
    program.join()
    assert not folder.exists()
    forget_window(session)


def test_windows_side_by_side_keep_their_own_colours_and_each_can_open_a_demonstration(qapp, qtbot, delivery_of):
    delivery_of(DEFAULT_RULES)
    program = Program()
    program.open_demo("first", pause=0)
    first = program.sessions[0].window
    first.demoRequested.emit()
    second = program.sessions[1].window
    first.set_appearance(Appearance.LIGHT)
    second.set_appearance(Appearance.DARK)
    lightness = [session.window.grab().toImage().pixelColor(4, 300).lightness() for session in program.sessions]
    assert lightness[1] < 60 < 200 < lightness[0]
    for session in program.sessions:
        session.window.close()
    program.join()
    for session in program.sessions:
        forget_window(session)
