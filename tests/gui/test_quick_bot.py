# SPDX-License-Identifier: MIT
"""The robot waits as long as anybody works, and fails when nobody does."""

from __future__ import annotations

import threading

import patience
import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.exceptions import TimeoutError as NotCome


class Sender(QObject):
    """Something that tells."""

    told = Signal(int)


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(patience, "_MOST", 20)


def test_what_never_comes_fails(qtbot, hasty):
    with pytest.raises(patience.NothingHappens):
        qtbot.waitUntil(lambda: False)
    sender = Sender()
    with pytest.raises(NotCome), qtbot.waitSignal(sender.told):
        pass
    with pytest.raises(NotCome), qtbot.waitSignals([sender.told, sender.destroyed]):
        pass
    with pytest.raises(patience.NothingHappens), qtbot.waitExposed(QWidget()):
        pass


def test_what_takes_longer_than_patience_comes_while_somebody_works(qtbot, hasty, monkeypatch):
    monkeypatch.setattr(patience, "_CHECK", 5)
    done = iter(range(1000))
    monkeypatch.setattr(patience, "done_by_others", lambda: next(done))
    sender, looks = Sender(), []
    qtbot.waitUntil(lambda: looks.append(None) or len(looks) > 60)
    with qtbot.waitSignal(sender.told) as told:
        QTimer.singleShot(1000, lambda: sender.told.emit(3))
    assert told.args == [3]


def test_a_signal_of_another_thread_is_heard(qtbot):
    sender = Sender()
    thread = threading.Thread(target=lambda: sender.told.emit(4))
    with qtbot.waitSignal(sender.told) as told:
        thread.start()
    thread.join()
    assert told.args == [4]
