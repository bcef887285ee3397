# SPDX-License-Identifier: MIT
"""Pages are gone to from the table and back; each is open once at most, takes colours, and is brought up to date."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui import menu_words
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.menu_words import Page


class Sheet(PlacePage):
    """A page that remembers what was done with it, and asks for something."""

    asked = Signal(int)

    def __init__(self, parent):
        super().__init__(parent)
        self.setWindowTitle("Rules")
        self.done_with_it = []
        self.button = QPushButton(self)


class Service(QObject):
    """What pages follow, and outlives them."""

    told = Signal(str, int)


class Table:
    """The open pages of a window with a small table, and what was made and heard of them."""

    def __init__(self, window):
        self.window, self.service, self.made, self.heard = window, Service(), [], []
        self.pages = PageStack(window)
        self.table = QWidget()
        self.roll = QPushButton("Roll", self.table)
        QShortcut("R", self.table).activated.connect(lambda: self.heard.append("rolled"))
        self.pages.places.set_table(self.table, tuple)
        window.setCentralWidget(self.pages.places)
        self.pages.openers |= {
            Page.RULES: self.rules,
            Page.ABOUT: self.about,
            Page.WELCOME: lambda: PageSpec(QDialog(window)),
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

    def about(self):
        page = PlacePage(self.pages.window)
        page.setWindowTitle("About")
        QVBoxLayout(page).addWidget(QPushButton("one"))
        page.setMinimumSize(2000, 1500)
        return PageSpec(page)


@pytest.fixture
def table(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    made = Table(window)
    made.roll.setFocus()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield made
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
    assert table.table.isVisible()


def test_only_what_is_open_is_refreshed(table):
    pages, made = table.pages, table.made
    pages.refresh(Page.RULES)
    assert made == []
    pages.show(Page.RULES)
    pages.show(Page.ABOUT)  # has nothing to refresh
    pages.refresh(Page.ABOUT)
    assert made[0].done_with_it == []
    pages.refresh(Page.RULES)
    assert made[0].done_with_it == ["refreshed"]


def test_a_page_that_is_set_aside_comes_back_as_it_was(table):
    pages = table.pages
    pages.show(Page.RULES)
    pages.set_aside(Page.RULES)
    (page,) = table.made
    assert (pages.aside, pages.get(Page.RULES)) == (Page.RULES, None)
    assert table.table.isVisible()
    pages.bring_back()
    assert pages.get(Page.RULES) is page
    assert (pages.aside, page.isVisible(), page.done_with_it) == (None, True, [])
    pages.set_aside(Page.RULES)
    pages.show(Page.RULES)
    assert table.made == [page], "gone to again it is the same, too"
    pages.set_aside(Page.RULES)
    assert pages.drop() == []
    table.service.told.emit("late", 1)
    pages.bring_back()
    assert (table.heard, pages.newest) == ([], None)


def test_pages_that_are_dropped_are_not_told_and_come_again_as_they_were(table):
    pages = table.pages
    pages.show(Page.ABOUT)
    pages.show(Page.RULES)
    dropped = pages.drop()
    table.service.told.emit("late", 1)
    assert table.heard == []
    assert pages.newest is None
    assert table.table.isVisible()
    pages.show_again(dropped)
    before, page = table.made
    assert not before.isVisible()
    assert page.isVisible()
    assert page.button.hasFocus()
    assert pages.drop() == [Page.ABOUT, Page.RULES]


def test_a_page_covers_what_was_there_and_leads_back_to_it(table, qtbot):
    pages = table.pages
    pages.show(Page.ABOUT)
    assert not table.table.isVisible()
    assert (pages.place.back.text(), pages.place.title.text()) == ("‹ Game", "About")
    pages.show(Page.RULES)
    assert not pages.get(Page.ABOUT).isVisible()
    assert (pages.place.back.text(), pages.place.title.text()) == ("‹ About", "Rules")
    assert not pages.newest.isWindow()
    qtbot.mouseClick(pages.place.back, Qt.MouseButton.LeftButton)
    assert pages.get(Page.ABOUT).isVisible()
    qtbot.keyClick(table.window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert table.table.isVisible()
    assert not pages.go_back()
    qtbot.keyClick(table.window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert table.table.isVisible()


def test_the_mouse_button_that_goes_back_elsewhere_does_here(table, qtbot):
    table.pages.show(Page.RULES)
    qtbot.mouseClick(table.pages.place, Qt.MouseButton.BackButton)
    assert table.table.isVisible()


def test_a_page_visited_again_moves_to_the_end_of_the_trail_and_leads_back_to_where_one_was(table):
    pages = table.pages
    pages.show(Page.RULES)
    pages.show(Page.ABOUT)
    pages.show(Page.RULES)
    assert len(table.made) == 1
    assert table.made[0].isVisible()
    assert pages.place.back.text() == menu_words.back_to("About")
    assert pages.go_back()
    assert pages.newest is pages.get(Page.ABOUT)
    assert pages.place.back.text() == menu_words.back_to(menu_words.table_title())
    pages.show(Page.RULES)
    assert pages.place.back.text() == menu_words.back_to("About")
    table.heard.clear()
    pages.leave()
    assert table.table.isVisible()
    assert pages.newest is None
    assert table.heard == ["closed"]


def test_the_keyboard_goes_along_and_comes_back_to_where_it_was(table):
    pages, focused = table.pages, QApplication.focusWidget
    assert focused() is table.roll
    pages.show(Page.RULES)
    assert focused() is pages.place.back
    table.made[0].button.setFocus()
    pages.show(Page.ABOUT)
    assert focused() is pages.place.back
    pages.go_back()
    assert focused() is table.made[0].button
    pages.go_back()
    assert focused() is table.roll


def test_keys_of_the_table_do_nothing_while_it_is_covered(table, qtbot):
    qtbot.keyClick(table.window, "r")
    assert table.heard == ["rolled"]
    table.pages.show(Page.ABOUT)
    qtbot.keyClick(table.window, "r")
    qtbot.keyClick(QApplication.focusWidget(), "r")
    assert table.heard == ["rolled"]
    table.pages.leave()
    qtbot.keyClick(table.window, "r")
    assert table.heard == ["rolled", "rolled"]


def test_a_page_for_which_the_window_is_too_small_scrolls_below_its_header(table):
    table.pages.show(Page.ABOUT)
    place = table.pages.place
    assert table.window.width() < 2000
    assert place.scrolled.verticalScrollBar().maximum() > 0
    assert place.scrolled.horizontalScrollBar().maximum() > 0
    assert place.back.geometry().bottom() < place.scrolled.geometry().top()


def test_a_dialog_over_the_table_leaves_it_to_be_played_at(table, qtbot):
    table.pages.show(Page.WELCOME)
    assert table.pages.newest.isWindow()
    assert table.table.isVisible()
    assert table.pages.place is None
    table.pages.show(Page.RULES)
    table.pages.leave()
    assert table.pages.newest is table.pages.get(Page.WELCOME)
