# SPDX-License-Identifier: MIT
"""A second start shows the window that is open, whatever became of the program that had it before."""

from __future__ import annotations

import math
import os
import socket
import stat
import sys
import threading
from pathlib import Path

import patience
import pytest
from checkout import ROOT

from yahtzee_gui.desktop import one_window
from yahtzee_gui.desktop.one_window import OneWindow, StartOutcome

LOCK = "window.lock"


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


def address_of(home):
    return Path((home / LOCK).read_text())


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


def test_a_start_after_the_end_of_the_first_is_the_first(start, home):
    first = start(home)
    assert first.claim() is StartOutcome.FIRST
    first.listen()
    folder = address_of(home).parent
    first.release()
    assert not folder.exists()
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


def test_nobody_else_can_come_to_the_socket(start, home):
    first = start(home)
    first.claim()
    first.listen()
    folder = address_of(home).parent
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((home / LOCK).stat().st_mode) == 0o600
    assert stat.S_IMODE(home.stat().st_mode) == 0o700


def test_a_socket_in_a_folder_of_others_is_not_asked(start, home, qtbot, tmp_path):
    first = start(home)
    first.claim()
    folder = tmp_path / "yahtzee-coach-abc"
    folder.mkdir(mode=0o777)
    folder.chmod(0o777)
    with socket.socket(socket.AF_UNIX) as trap:
        trap.bind(str(folder / "window"))
        trap.listen()
        (home / LOCK).write_text(str(folder / "window"))
        assert start(home).claim(0.2) is StartOutcome.UNANSWERED
        trap.setblocking(False)
        with pytest.raises(BlockingIOError):
            trap.accept()


@pytest.mark.parametrize(
    "written", ["", "relative/window", "/tmp/other-abc/window", "/" + "x" * 300, "/tmp/yahtzee-coach-a/../x"]
)
def test_what_is_no_address_is_not_asked_and_nothing_is_removed_for_it(start, home, written):
    home.mkdir()
    (home / LOCK).write_text(written)
    assert start(home).claim() is StartOutcome.FIRST


def is_let_go(visitor):
    """Return whether the window has closed the connection, and maybe answered before."""
    try:
        return visitor.recv(100) in (b"", b"shown\n")
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("said", [b"", b"nonsense\n", b"\x00" * 1000, b"show " + b"x" * 1000, b"show \xff\xfe\n"])
def test_what_is_no_question_does_no_harm(start, home, qtbot, said):
    first = start(home)
    first.claim()
    first.listen()
    asked = []
    first.asked.connect(asked.append)
    with socket.socket(socket.AF_UNIX) as visitor:
        visitor.connect(str(address_of(home)))
        visitor.sendall(said)
        visitor.shutdown(socket.SHUT_WR)
        visitor.setblocking(False)
        qtbot.waitUntil(lambda: is_let_go(visitor))
    assert asked == ([""] if said.startswith(b"show ") else [])


def test_who_says_nothing_is_not_waited_for(start, home, qtbot):
    first = start(home)
    first.claim()
    first.listen()
    silent = [socket.socket(socket.AF_UNIX) for _ in range(5)]
    for visitor in silent:
        visitor.connect(str(address_of(home)))
    assert claim_beside(start(home), qtbot) is StartOutcome.SHOWN
    for visitor in silent:
        visitor.close()


def pipe(path):
    os.mkfifo(path)


def folder(path):
    path.mkdir()


def link(path):
    (path.parent / "canary").write_text("somebody else's")
    path.symlink_to(path.parent / "canary")


@pytest.mark.parametrize("make", [pipe, folder, link])
def test_without_a_file_to_lock_every_start_opens_a_window(start, home, make):
    home.mkdir()
    make(home / LOCK)
    one = start(home)
    assert one.claim() is StartOutcome.FIRST
    one.listen()
    assert start(home).claim() is StartOutcome.FIRST
    if make is link:
        assert (home / "canary").read_text() == "somebody else's"


def test_without_a_folder_every_start_opens_a_window(start, home):
    home.write_text("a file in its place")
    assert start(home).claim() is StartOutcome.FIRST


def test_a_long_temporary_folder_is_no_place_for_a_socket(start, home, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_RUNTIME_DIR", "relative")
    monkeypatch.setattr(one_window.tempfile, "gettempdir", lambda: str(tmp_path / ("x" * 120)))
    one = start(home)
    one.claim()
    one.listen()
    assert str(address_of(home)).startswith("/tmp/yahtzee-coach-")


KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from yahtzee_gui.desktop.one_window import OneWindow

app = QCoreApplication([])
one = OneWindow(Path(sys.argv[1]))
one.claim()
one.listen()
print("listens", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_a_killed_program_left_is_neither_asked_nor_kept(start, home):
    command = [sys.executable, "-c", KILLED, str(home)]
    done = patience.run(command, cwd=ROOT, text=True)
    assert done.stdout == "listens\n"
    left = address_of(home)
    assert left.exists()
    assert start(home).claim(0.0) is StartOutcome.FIRST
    assert not left.parent.exists()
