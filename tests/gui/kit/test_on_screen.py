# SPDX-License-Identifier: MIT
"""Windows stay within the screen; a dialog that is too large scrolls, and keeps its buttons in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from yahtzee_gui.kit import on_screen
from yahtzee_gui.kit.on_screen import keep_on_screen, room_for

SCREEN = QRect(0, 28, 1366, 740)


@pytest.fixture(autouse=True)
def screen(monkeypatch):
    """A screen with a bar at its top."""
    monkeypatch.setattr(on_screen, "area_of", lambda window: SCREEN)
    return SCREEN


@pytest.fixture
def window_of(qapp, qtbot):
    def make(kind=QWidget, size=(300, 200), at=None):
        window = kind()
        qtbot.addWidget(window)
        window.resize(*size)
        if at is not None:
            window.move(*at)
        return window

    return make


def whole(window):
    """Return where the window is with what a window manager puts around it."""
    return window.geometry().marginsAdded(on_screen._frame_of(window))


def test_a_window_that_fits_stays_as_it_is(window_of):
    window = window_of(size=(800, 600), at=(100, 90))
    window.show()
    before = window.geometry()
    keep_on_screen(window)
    assert window.geometry() == before


@pytest.mark.parametrize("size", [(5000, 600), (800, 5000), (5000, 5000), (1366, 768)])
@pytest.mark.parametrize("at", [None, (0, 0), (-300, -300), (2000, 900)])
def test_a_window_that_does_not_fit_is_brought_onto_the_screen(window_of, size, at):
    window = window_of(size=size, at=at)
    window.show()
    keep_on_screen(window)
    assert SCREEN.contains(whole(window))
    assert window.width() == min(size[0], room_for(window).width())


def test_before_it_is_there_it_is_made_small_enough(window_of):
    window = window_of(size=(5000, 5000))
    keep_on_screen(window)
    assert window.size() == room_for(window)
    assert SCREEN.size().expandedTo(window.size()) == SCREEN.size()


def test_where_nobody_sees_a_window_it_has_the_size_it_wants(window_of, monkeypatch):
    monkeypatch.undo()
    window = window_of(size=(5000, 5000))
    assert room_for(window) is None
    window.show()
    keep_on_screen(window)
    assert window.size() == QSize(5000, 5000)


class Tall(QDialog):
    """A dialog of forty lines with two buttons in its last row; `fixed` as some are."""

    def __init__(self, *, fixed=False, rows=40):
        super().__init__()
        column = QVBoxLayout(self)
        if fixed:
            column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        self.lines = [QLabel(f"Line {number}") for number in range(rows)]
        for line in self.lines:
            line.setFixedHeight(30)
            column.addWidget(line)
        self.ok, self.cancel = QPushButton("OK"), QPushButton("Cancel")
        row = QHBoxLayout()
        row.addWidget(self.cancel)
        row.addWidget(self.ok)
        column.addLayout(row)


def visible_whole(dialog, widget):
    return dialog.rect().contains(QRect(widget.mapTo(dialog, widget.rect().topLeft()), widget.size()))


@pytest.mark.parametrize("fixed", [False, True])
def test_a_dialog_that_is_too_high_scrolls_and_its_buttons_stay(window_of, qtbot, fixed):
    dialog = Tall(fixed=fixed)
    qtbot.addWidget(dialog)
    dialog.show()
    keep_on_screen(dialog)
    qtbot.waitExposed(dialog)
    assert SCREEN.contains(whole(dialog))
    (area,) = dialog.findChildren(QScrollArea)
    assert area.verticalScrollBar().maximum() > 0
    assert area.horizontalScrollBar().maximum() == 0
    for line in dialog.lines:
        assert area.widget().isAncestorOf(line)
    for button in (dialog.ok, dialog.cancel):
        assert visible_whole(dialog, button)
        assert not area.isAncestorOf(button)


def test_a_dialog_whose_foot_is_one_button_keeps_it_too(qtbot):
    dialog = Tall()
    dialog.layout().addWidget(close := QPushButton("Close"))
    qtbot.addWidget(dialog)
    dialog.show()
    keep_on_screen(dialog)
    assert visible_whole(dialog, close)
    assert not dialog.findChild(QScrollArea).isAncestorOf(close)


def test_a_dialog_that_fits_is_left_alone_and_one_scrolls_once_only(qtbot):
    small, tall = Tall(rows=5), Tall()
    for dialog in (small, tall):
        qtbot.addWidget(dialog)
        dialog.show()
        keep_on_screen(dialog)
        keep_on_screen(dialog)
    assert small.findChildren(QScrollArea) == []
    assert len(tall.findChildren(QScrollArea)) == 1


def test_its_frame_is_looked_at_again_once_it_is_there(window_of, qtbot, monkeypatch):
    window = window_of(size=(1300, 690), at=(4, 62))
    window.show()
    keep_on_screen(window)
    monkeypatch.setattr(on_screen, "_frame_of", lambda window: on_screen.QMargins(10, 60, 10, 10))
    qtbot.waitUntil(lambda: SCREEN.contains(whole(window)))
    assert window.height() == 740 - 70
