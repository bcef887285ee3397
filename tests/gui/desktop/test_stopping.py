# SPDX-License-Identifier: MIT
"""Signals of the system close the windows, and say so in the exit status."""

from __future__ import annotations

import os
import signal
import sys

import patience
import pytest
from checkout import ROOT

from yahtzee_gui.desktop.process import Stopper


@pytest.fixture
def stopper(qtbot):
    made = Stopper()
    made.start()
    yield made
    made.end()


@pytest.fixture(autouse=True)
def _signals_can_be_heard():
    """Ignore no signal, as a process does that was started in the background or by nohup, and all that it starts."""
    ignored = [
        number
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)
        if signal.getsignal(number) is signal.SIG_IGN
    ]
    for number in ignored:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    yield
    for number in ignored:
        signal.signal(number, signal.SIG_IGN)


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_is_heard_while_qt_waits(stopper, qtbot, number, status):
    with qtbot.waitSignal(stopper.asked):
        os.kill(os.getpid(), number)
    assert stopper.status == status


def test_without_a_signal_there_is_no_status(stopper):
    assert stopper.status is None


def test_signals_are_as_before_afterwards(qtbot):
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    stopper = Stopper()
    stopper.start()
    stopper.end()
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before
    assert signal.set_wakeup_fd(-1) == -1


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_while_the_program_is_being_imported_ends_it_without_a_word(number, status):
    code = f"""
import os, sys
class Interrupter:
    @staticmethod
    def find_spec(name, *_):
        if name == "PySide6.QtWidgets":
            os.kill(os.getpid(), {int(number)})
sys.meta_path.insert(0, Interrupter)
from yahtzee_gui.__main__ import main
main()
"""
    done = patience.run([sys.executable, "-c", code], cwd=ROOT, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (status, "", "")
