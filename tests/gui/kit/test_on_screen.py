# SPDX-License-Identifier: MIT
"""Windows stay within the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

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


def test_where_has_no_display_a_window_it_has_the_size_it_wants(window_of, monkeypatch):
    monkeypatch.undo()
    window = window_of(size=(5000, 5000))
    assert room_for(window) is None
    window.show()
    keep_on_screen(window)
    assert window.size() == QSize(5000, 5000)


def test_its_frame_is_looked_at_again_once_it_is_there(window_of, qtbot, monkeypatch):
    window = window_of(size=(1300, 690), at=(4, 62))
    window.show()
    keep_on_screen(window)
    monkeypatch.setattr(on_screen, "_frame_of", lambda window: on_screen.QMargins(10, 60, 10, 10))
    qtbot.waitUntil(lambda: SCREEN.contains(whole(window)))
    assert window.height() == 740 - 70
