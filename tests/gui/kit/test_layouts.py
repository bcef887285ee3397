# SPDX-License-Identifier: MIT
"""Layouts: what is discarded is gone at once, and Python keeps nothing of their items."""

from __future__ import annotations

import shiboken6
from gui_driver import layout_items
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from yahtzee_gui.kit.labels import Label
from yahtzee_gui.kit.layouts import discard, filled
from yahtzee_gui.kit.on_screen import Zoom


def let_go():
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_what_is_discarded_leaves_its_layout_at_once_and_is_deleted_later(qtbot):
    page, stack, labels = QWidget(), QStackedWidget(), [Label(str(number)) for number in range(4)]
    qtbot.addWidget(page)
    row = filled(QHBoxLayout(), labels[1], labels[2])
    column = filled(QVBoxLayout(page), labels[0], row, stack)
    stack.addWidget(labels[3])
    page.show()
    for label in labels:
        discard(label)
    assert (column.count(), row.count(), stack.count()) == (2, 0, 0)
    assert not any(label.isVisible() for label in labels)
    assert all(shiboken6.isValid(label) for label in labels), "it may be what has just been clicked"
    let_go()
    assert not any(shiboken6.isValid(label) for label in labels)


def test_a_page_that_is_made_larger_leaves_no_layout_items_in_python(qtbot):
    page, row = QWidget(), filled(QHBoxLayout(), Label("one"), Label("two"), spacing=10)
    qtbot.addWidget(page)
    column = filled(QVBoxLayout(page), Label("over"), row, spacing=20, margins=(10, 10, 10, 10))
    Zoom(page).show(1.5, "")
    assert (column.spacing(), row.spacing(), column.contentsMargins().left()) == (30, 15, 15)
    assert layout_items() == []


def test_a_layout_item_in_python_would_be_found(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    column = filled(QVBoxLayout(page), Label("over"))
    column.itemAt(0)
    assert len(layout_items()) == 1
    shiboken6.delete(page)  # with which PySide lets go of it
