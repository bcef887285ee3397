# SPDX-License-Identifier: MIT
"""A celebration is short, stays within a line of text, and takes nothing: no click, no key, no focus."""

from __future__ import annotations

import pytest
from gui_driver import activate
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui.board.tray.lines import CELEBRATION_LENGTH, Celebration
from yahtzee_gui.theme.colors import DARK, wear


@pytest.fixture
def scene(qtbot):
    """A page with a line of text, a button and a line to write in, and a celebration."""
    page = QWidget()
    page.button, page.said, page.line = QPushButton("Press"), QLabel("What is said"), QLineEdit()
    column = QVBoxLayout(page)
    for part in (page.button, page.said, page.line):
        column.addWidget(part)
    qtbot.addWidget(page)
    page.resize(500, 300)
    page.show()
    activate(qtbot, page)
    page.shown = Celebration(page)
    return page


def picture(widget):
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_it_ends_by_itself_and_leaves_nothing_running(scene, qtbot):
    assert CELEBRATION_LENGTH <= 1500
    scene.shown.start("Yahtzee!", scene.said)
    assert scene.shown.isVisible()
    qtbot.waitUntil(lambda: not scene.shown.isVisible())
    assert not scene.shown.word
    assert not [timer for timer in scene.shown.findChildren(QTimer) if timer.isActive()]


def test_it_stays_within_its_line(scene):
    scene.shown.start("Yahtzee!", scene.said)
    assert scene.shown.geometry() == scene.said.geometry()
    scene.said.setFixedHeight(20)
    scene.layout().activate()
    scene.shown.start("Yahtzee!", scene.said)
    assert scene.shown.height() == 34, "a low line is not cut"
    assert scene.shown.geometry().center().y() == pytest.approx(scene.said.geometry().center().y(), abs=1)


def test_it_covers_all_of_what_is_said_there(scene):
    scene.shown.start("Hm", scene.said)
    scene.shown.show_at(500)
    nothing = picture(scene.shown)
    scene.said.setText("A much longer sentence than the word")
    scene.shown.show_at(500)
    assert picture(scene.shown) != nothing


def test_a_click_and_a_key_go_through(scene, qtbot):
    pressed = []
    scene.button.clicked.connect(lambda: pressed.append(True))
    scene.line.setFocus()
    scene.shown.start("Yahtzee!", scene.button)
    assert scene.line.hasFocus()
    at = scene.button.geometry().center()
    assert scene.childAt(at) is scene.button
    qtbot.mouseClick(scene.button, Qt.MouseButton.LeftButton)
    assert pressed == [True]
    scene.line.setFocus()
    qtbot.keyClick(scene.line, Qt.Key.Key_A)
    assert scene.line.text() == "a"
    assert scene.shown.isVisible()


def test_it_moves_and_follows_the_theme(scene):
    scene.shown.start("Yahtzee!", scene.said)
    shown = []
    for now in (400, 700):
        scene.shown.show_at(now)
        shown.append(picture(scene.shown))
    wear(DARK)
    shown.append(picture(scene.shown))
    assert shown[0] != shown[1] != shown[2]


def test_it_goes_where_its_line_goes(scene):
    scene.shown.start("Yahtzee!", scene.said)
    scene.resize(700, 420)
    scene.shown.show_at(400)
    assert scene.shown.geometry() == scene.said.geometry()


def test_the_next_one_takes_the_place_of_the_first(scene):
    scene.shown.start("Yahtzee!", scene.said)
    scene.shown.start("A flawless game", scene.said)
    assert scene.shown.word == "A flawless game"
