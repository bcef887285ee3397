# SPDX-License-Identifier: MIT
"""The sizes in which windows are looked at, and whether a text is cut in them."""

from __future__ import annotations

import pytest
from audits import daily
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from yahtzee_gui.kit.labels import ElidedLabel

LEAST = (980, 600)
"""The least size of the main window: where the screen has no more, in English."""
SMALLEST, COMFORTABLE, LARGE = (1000, 680), (1240, 800), (1800, 1100)

SIZES = pytest.mark.parametrize("size", daily([SMALLEST, COMFORTABLE, LARGE]), ids=["smallest", "comfortable", "large"])


def let_layouts_settle():
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # an answer may have come


def resize(player, size):
    player.window.resize(*size)
    let_layouts_settle()
    assert (player.window.width(), player.window.height()) == size


def is_cut(label):
    if label.wordWrap():
        if getattr(label, "is_left_out", False):
            return False
        return label.heightForWidth(label.width()) > label.height()
    return label.sizeHint().width() > label.width() or label.sizeHint().height() > label.height()


def cut(window):
    """Return the texts of the visible labels and buttons that have less room than they need."""
    found = []
    for label in window.findChildren(QLabel):
        if label.isVisible() and label.text() and not isinstance(label, ElidedLabel) and is_cut(label):
            found.append(label.text())
    for button in window.findChildren(QPushButton):
        needed = QFontMetrics(button.font()).horizontalAdvance(button.text())
        if button.isVisible() and needed > button.width() - 4:
            found.append(button.text())
    return found
