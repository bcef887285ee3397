# SPDX-License-Identifier: MIT
"""Presses that were not meant: held keys, as the window system reports them, and answers in the first moment."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui.board.coach.option_list import OptionList
from yahtzee_gui.board.scorecard_field import CellWriter
from yahtzee_gui.history.month_grid import MonthGrid
from yahtzee_gui.kit import input
from yahtzee_gui.kit.charts.intervals import Point, PointsChart, PointsView
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.kit.input import FirstMoment
from yahtzee_gui.kit.on_screen import ScrollPage
from yahtzee_gui.rules_lab.fields import Stepper

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class Keyboard:
    """Presses keys as the window system does: in the window that has the keyboard, each at its time."""

    def __init__(self, window):
        self.window = window

    def send(self, kind, key, text, at, *, repeats=False):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, repeats)
        event.setTimestamp(at)
        QCoreApplication.sendEvent(self.window.windowHandle(), event)

    def hold(self, key, text, *, taken_for_new=False):
        """Hold a key for two repeats; they may be `taken_for_new` presses, as under X11 after something took long."""
        self.send(PRESS, key, text, 1000)
        for at in (1500, 1540):
            self.send(RELEASE, key, text, at, repeats=not taken_for_new)
            self.send(PRESS, key, text, at, repeats=not taken_for_new)
        self.send(RELEASE, key, text, 1550)


@pytest.fixture
def window(qtbot):
    window = QWidget()
    column = QVBoxLayout(window)
    window.button, window.line = QPushButton(), QLineEdit()
    column.addWidget(window.button)
    column.addWidget(window.line)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is window.windowHandle())
    return window


@pytest.mark.parametrize("taken_for_new", [False, True])
def test_a_key_that_is_held_decides_once(window, taken_for_new):
    clicks = []
    window.button.clicked.connect(lambda: clicks.append(1))
    window.button.setFocus()
    Keyboard(window).hold(Qt.Key.Key_Space, " ", taken_for_new=taken_for_new)
    assert len(clicks) == 1
    Keyboard(window).hold(Qt.Key.Key_Space, " ", taken_for_new=taken_for_new)
    assert len(clicks) == 2


def test_a_letter_that_is_typed_goes_on_while_its_key_is_held(window):
    window.line.setFocus()
    Keyboard(window).hold(Qt.Key.Key_A, "a")
    assert window.line.text() == "aaa"


def test_an_arrow_goes_on_while_its_key_is_held(window):
    window.line.setText("abc")
    window.line.setFocus()
    Keyboard(window).hold(Qt.Key.Key_Left, "")
    assert window.line.cursorPosition() == 0


def test_a_shortcut_is_not_looked_up_for_a_repeat(window):
    window.button.setFocus()
    keyboard = Keyboard(window)
    keyboard.send(RELEASE, Qt.Key.Key_Space, " ", 1500)
    announced = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
    announced.setTimestamp(1500)
    announced.ignore()
    QCoreApplication.sendEvent(window.windowHandle(), announced)
    assert announced.isAccepted()


def test_nothing_is_answered_in_the_first_moment(monkeypatch):
    now = 10.0
    monkeypatch.setattr(input, "FIRST_MOMENT", 0.5)
    monkeypatch.setattr(input.time, "monotonic", lambda: now)
    moment = FirstMoment()
    now = 10.4
    assert not moment.is_over
    now = 10.5
    assert moment.is_over
    moment.begin()
    assert not moment.is_over


# Keys with Alt, Ctrl or Meta


def row_of_choices():
    row = Segments(("one", "two"), str)
    row.set_choice("one")
    return row, row.buttons["one"]


def options():
    shown = OptionList()
    return shown, shown


def scroll_page():
    shown = ScrollPage()
    shown.content.setMinimumHeight(5000)
    return shown, shown


def stepper():
    field = Stepper("Points")
    return field, field.line


def month():
    shown = MonthGrid("Days", date(2026, 1, 15))
    return shown, shown


def cell():
    around = QWidget()
    return around, CellWriter(around, lambda step: True)


def chart():
    shown = PointsChart()
    shown.set_view(PointsView("Points lost", tuple(Point(float(n), (f"card {n}",)) for n in range(5))))
    return shown, shown


@pytest.mark.parametrize("made", [row_of_choices, options, scroll_page, stepper, month, cell, chart])
def test_what_takes_arrows_leaves_those_with_alt_or_meta_to_the_window(qtbot, made):
    """Alt+Left, which goes back, was taken for the arrow."""
    shown, focused = made()
    qtbot.addWidget(shown)
    shown.show()
    focused.setFocus()
    for held in (Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.MetaModifier):
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            for kind in (QEvent.Type.ShortcutOverride, PRESS):
                event = QKeyEvent(kind, key, held)
                event.ignore()
                QCoreApplication.sendEvent(focused, event)
                assert not event.isAccepted(), (key, held, kind)
