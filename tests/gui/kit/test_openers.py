# SPDX-License-Identifier: MIT
"""Of each page one is open at most; an open one comes to the front, takes colours, and is brought up to date."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget

from yahtzee_gui.kit.openers import OpenPages, PageSpec
from yahtzee_gui.menu_words import Page
from yahtzee_gui.theme.colors import DARK, LIGHT


class Sheet(QDialog):
    """A page that remembers what was done with it, and asks for something."""

    asked = Signal(int)

    def __init__(self, parent):
        super().__init__(parent)
        self.done_with_it = []
        self.button = QPushButton(self)

    def set_colors(self, colors):
        self.done_with_it.append(colors)


class Service(QObject):
    """What pages follow, and outlives them."""

    told = Signal(str, int)


class Table:
    """The open pages of a small table, the rules pages that were made for it, and what was heard of them."""

    def __init__(self, window):
        self.service, self.made, self.heard = Service(), [], []
        self.pages = OpenPages(window, lambda: LIGHT)
        self.pages.openers |= {
            Page.RULES: self.rules,
            Page.ABOUT: lambda: PageSpec(QDialog(window)),
            Page.HISTORY: lambda: None,
        }

    def rules(self):
        page = Sheet(self.pages.window)
        self.made.append(page)
        return PageSpec(
            page,
            does=((page.asked, self.heard.append), (self.service.told, lambda text, _number: self.heard.append(text))),
            follows=(self.service.told,),
            refresh=lambda: page.done_with_it.append("refreshed"),
            closed=lambda: self.heard.append("closed"),
            session=QObject(),
            resumes_at=page.button,
        )


@pytest.fixture
def table(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    yield Table(window)
    window.close()


def deleted():
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def test_a_page_is_made_connected_and_shown_once(table):
    table.pages.show(Page.RULES)
    table.pages.show(Page.RULES)
    (page,) = table.made
    assert page.isVisible()
    page.asked.emit(3)
    table.service.told.emit("done", 1)
    assert table.heard == [3, "done"]
    assert page.done_with_it == ["refreshed"]
    assert table.pages.get(Page.RULES) is table.pages.newest is page


def test_a_page_that_was_closed_hears_nothing_any_more_and_is_made_anew(table):
    table.pages.show(Page.RULES)
    session = table.pages.session(Page.RULES)
    assert session.parent() is table.made[0]
    table.made[0].close()
    assert table.heard == ["closed"]
    assert table.pages.get(Page.RULES) is table.pages.newest is table.pages.session(Page.RULES) is None
    table.service.told.emit("late", 1)
    deleted()
    table.service.told.emit("later", 1)
    assert table.heard == ["closed"]
    table.pages.show(Page.RULES)
    assert len(table.made) == 2


def test_a_page_that_cannot_be_made_now_is_not_open(table):
    table.pages.show(Page.HISTORY)
    assert table.pages.get(Page.HISTORY) is None


def test_only_what_is_open_is_refreshed_and_coloured(table):
    pages, made = table.pages, table.made
    pages.refresh(Page.RULES)
    assert made == []
    pages.show(Page.RULES)
    pages.show(Page.ABOUT)  # has no colours of its own to change, and nothing to refresh
    pages.refresh(Page.ABOUT)
    assert made[0].done_with_it == []
    pages.refresh(Page.RULES)
    pages.set_colors(DARK)
    assert made[0].done_with_it == ["refreshed", DARK]


def test_pages_that_are_dropped_are_not_told_and_come_again_where_they_were(table):
    pages = table.pages
    pages.show(Page.RULES)
    pages.show(Page.ABOUT)
    table.made[0].move(70, 50)
    dropped = pages.drop()
    table.service.told.emit("late", 1)
    assert table.heard == []
    assert pages.newest is None
    pages.show_again(dropped)
    before, page = table.made
    assert not before.isVisible()
    assert (page.pos().x(), page.pos().y()) == (70, 50)
    assert page.focusWidget() is page.button
    assert [which for which, _ in pages.drop()] == [Page.RULES, Page.ABOUT]
