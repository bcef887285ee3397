# SPDX-License-Identifier: MIT
"""A celebration is short, swallows nothing, gives way to any press, and stands still where things are not to move."""

from __future__ import annotations

import pytest
from gui_driver import activate
from patience import FOREVER
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui.board.tray import celebration
from yahtzee_gui.board.tray.celebration import LENGTH, Celebration, CelebrationView, Emblem
from yahtzee_gui.theme.colors import DARK, wear

VIEW = CelebrationView(Emblem.DIE, "Yahtzee!", "Five of a kind on roll 2 of 3", 5)


@pytest.fixture
def scene(qtbot):
    """A page with a button and a line to write in, and a celebration over them."""
    page = QWidget()
    page.button, page.line = QPushButton("Press"), QLineEdit()
    column = QVBoxLayout(page)
    column.addWidget(page.button)
    column.addWidget(page.line)
    qtbot.addWidget(page)
    page.resize(500, 300)
    page.show()
    activate(qtbot, page)
    page.card = Celebration(page)
    return page


def active_timers(widget):
    return [timer for timer in widget.findChildren(QTimer) if timer.isActive()]


def picture(card, now):
    card.show_at(now)
    return card.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("moves", [True, False])
def test_it_ends_by_itself_and_leaves_nothing_running(scene, qtbot, moves):
    assert LENGTH <= 1500
    scene.card.start(VIEW, moves=moves)
    assert scene.card.isVisible()
    assert scene.card.is_moving is moves
    qtbot.waitUntil(lambda: not scene.card.isVisible())
    assert scene.card.view is None
    assert not active_timers(scene.card)


@pytest.fixture
def lasting(monkeypatch):
    """A celebration would last: whatever ends it isn't its own end."""
    monkeypatch.setattr(celebration, "LENGTH", FOREVER)


@pytest.mark.usefixtures("lasting")
def test_a_click_goes_through_and_ends_it(scene, qtbot):
    pressed = []
    scene.button.clicked.connect(lambda: pressed.append(True))
    scene.card.start(VIEW, moves=True)
    at = scene.card.mapToGlobal(scene.card.rect().center())
    assert scene.childAt(scene.mapFromGlobal(at)) is not scene.card
    qtbot.mouseClick(scene.button, Qt.MouseButton.LeftButton)
    assert pressed == [True]
    qtbot.waitUntil(lambda: not scene.card.isVisible())


@pytest.mark.usefixtures("lasting")
def test_a_key_is_written_and_ends_it(scene, qtbot):
    scene.line.setFocus()
    scene.card.start(VIEW, moves=False)
    qtbot.keyClick(scene.line, Qt.Key.Key_A)
    assert scene.line.text() == "a"
    qtbot.waitUntil(lambda: not scene.card.isVisible())


def test_it_never_takes_the_focus(scene):
    scene.line.setFocus()
    scene.card.start(VIEW, moves=True)
    assert scene.line.hasFocus()


def test_what_moves_looks_different_later_and_what_stands_still_does_not(scene):
    scene.card.start(VIEW, moves=True)
    assert picture(scene.card, 400) != picture(scene.card, 700)
    scene.card.start(VIEW, moves=False)
    assert picture(scene.card, 400) == picture(scene.card, 700)


def test_it_grows_with_what_it_covers(scene):
    scene.card.start(VIEW, moves=False)
    scene.resize(700, 320)
    assert scene.card.size() == scene.size()


def test_the_next_one_takes_the_place_of_the_first(scene):
    other = CelebrationView(Emblem.STAR, "A flawless game")
    scene.card.start(VIEW, moves=True)
    scene.card.start(other, moves=False)
    assert (scene.card.view, scene.card.is_moving) == (other, False)


@pytest.mark.parametrize("emblem", Emblem)
def test_every_emblem_is_painted_and_follows_the_theme(scene, emblem):
    scene.card.start(CelebrationView(emblem, "Title"), moves=False)
    light = picture(scene.card, 0)
    wear(DARK)
    assert picture(scene.card, 0) != light
