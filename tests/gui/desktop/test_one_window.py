# SPDX-License-Identifier: MIT
"""A second start shows the window that is open, whatever became of the program that had it before."""

from __future__ import annotations

import math
import stat
import sys
import threading

import patience
import pytest
from checkout import ROOT

from yahtzee_gui.desktop import own_files
from yahtzee_gui.desktop.process import OneWindow, StartOutcome

FOLDER = "window"


@pytest.fixture
def home(tmp_path):
    return tmp_path / "games"


@pytest.fixture
def start(qtbot):
    """Return a function that makes a start, which is let go in the end."""
    made = []

    def make(folder):
        one = OneWindow(folder)
        made.append(one)
        return one

    yield make
    for one in made:
        one.release()


def claim_beside(one, qtbot, patience=math.inf):
    """Return what another start finds out while the window of this process goes on."""
    told = []
    thread = threading.Thread(target=lambda: told.append(one.claim(patience)))
    thread.start()
    qtbot.waitUntil(lambda: bool(told))
    thread.join()
    return told[0]


def test_a_second_start_shows_the_first_window(start, home, qtbot, monkeypatch):
    first, second = start(home), start(home)
    assert first.claim() is StartOutcome.FIRST
    first.listen()
    asked = []
    first.asked.connect(asked.append)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "a-token_1")
    assert claim_beside(second, qtbot) is StartOutcome.SHOWN
    assert claim_beside(start(home), qtbot) is StartOutcome.SHOWN
    qtbot.waitUntil(lambda: len(asked) == 2)
    assert asked == ["a-token_1"] * 2


def test_a_request_that_comes_while_another_is_looked_for_keeps_what_it_brings(start, home, qtbot, monkeypatch):
    """It was taken away unread: the window was shown without what the desktop gave to bring it to the front."""
    first, read, asked = start(home), own_files.read, []
    first.claim()

    def late(path, most):
        monkeypatch.setattr(own_files, "read", read)
        try:
            return read(path, most)
        finally:  # nothing was there; now something is
            own_files.write(path, b"a-token_1", most)

    monkeypatch.setattr(own_files, "read", late)
    first.asked.connect(asked.append)
    first.listen()
    qtbot.waitUntil(lambda: bool(asked))
    assert asked == ["a-token_1"]


def test_a_start_after_the_end_of_the_first_is_the_first(start, home):
    first = start(home)
    assert first.claim() is StartOutcome.FIRST
    first.listen()
    first.release()
    assert start(home).claim() is StartOutcome.FIRST


def test_a_start_while_the_first_one_ends_waits_for_it(start, home, qtbot):
    first, second = start(home), start(home)
    first.claim()
    first.listen()
    first.close()  # the window is gone, games are still being written
    timer = threading.Timer(0.3, first.release)
    timer.start()
    assert second.claim(math.inf) is StartOutcome.FIRST
    timer.join()


def test_a_window_that_does_not_answer_is_told(start, home):
    first = start(home)
    first.claim()
    assert start(home).claim(0.1) is StartOutcome.UNANSWERED
    first.listen()  # but its events are not looked at
    assert start(home).claim(0.1) is StartOutcome.UNANSWERED


def test_other_folders_have_windows_of_their_own(start, tmp_path):
    assert start(tmp_path / "one").claim() is StartOutcome.FIRST
    assert start(tmp_path / "two").claim() is StartOutcome.FIRST


def test_nobody_else_can_ask(start, home):
    start(home).claim()
    assert stat.S_IMODE((home / FOLDER).stat().st_mode) == 0o700
    assert stat.S_IMODE(home.stat().st_mode) == 0o700


@pytest.mark.parametrize("said", [b"", b"nonsense\n", b"\x00" * 1000, b"x" * 300, b"\xff\xfe"])
def test_whatever_stands_in_a_request_shows_the_window_and_does_no_harm(start, home, qtbot, said):
    first, asked = start(home), []
    first.claim()
    first.asked.connect(asked.append)
    first.listen()
    (home / FOLDER / "request").write_bytes(said)
    qtbot.waitUntil(lambda: bool(asked))
    assert asked == ["x" * 300 if said.startswith(b"x") else ""]
    assert not (home / FOLDER / "request").exists()


def test_a_request_that_is_a_link_is_not_followed(start, home, qtbot):
    first, asked = start(home), []
    first.claim()
    first.asked.connect(asked.append)
    (home / "canary").write_text("a-token")
    (home / FOLDER / "request").symlink_to(home / "canary")
    first.listen()
    assert asked == [""]
    assert (home / "canary").read_text() == "a-token"


def test_without_a_folder_every_start_opens_a_window(start, home):
    home.write_text("a file in its place")
    assert start(home).claim() is StartOutcome.FIRST
    assert start(home).claim() is StartOutcome.FIRST


KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from yahtzee_gui.desktop import own_files
from yahtzee_gui.desktop.process import OneWindow

app = QCoreApplication([])
one = OneWindow(Path(sys.argv[1]))
one.claim()
one.listen()
print("listens", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_program_that_was_killed_holds_nothing(start, home):
    done = patience.run([sys.executable, "-c", KILLED, str(home)], cwd=ROOT, text=True)
    assert done.stdout == "listens\n"
    (home / FOLDER / "request").write_text("left before")
    assert start(home).claim(0.0) is StartOutcome.FIRST
