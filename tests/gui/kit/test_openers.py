# SPDX-License-Identifier: MIT
"""Pages are gone to from the table and back; each is open once at most, takes colours, and is brought up to date."""

from __future__ import annotations

import gc
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui import menu_words
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.menu_words import Page, Place
from yahtzee_gui.theme import style_sheet


class Sheet(PlacePage):
    """A page that remembers what was done with it, and asks for something."""

    asked = Signal(int)

    def __init__(self, parent):
        super().__init__(parent)
        self.setWindowTitle("Sheet")
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
        self.pages.frames.set_table(self.table, tuple)
        window.setCentralWidget(self.pages.frames)
        self.pages.openers |= {
            Page.SHARING: self.sheet,
            Page.HELP: self.large,
            Page.WELCOME: lambda: PageSpec(QDialog(window)),
            Page.HISTORY: lambda: None,
            Page.LEARN: partial(self.sheet, stays=True),
            Page.PROGRESS: self.sheet,
            Page.LESSONS: self.sheet,
            Page.SETTINGS: self.sheet,
            Page.STRATEGIES: self.sheet,
            Page.SET_UP: self.sheet,
        }

    def sheet(self, *, stays=False):
        page = Sheet(self.pages.window)
        self.made.append(page)
        return PageSpec(
            page,
            does=((page.asked, self.heard.append), (self.service.told, lambda text, _number: self.heard.append(text))),
            follows=(self.service.told,),
            refresh=lambda: page.done_with_it.append("refreshed"),
            closed=lambda: self.heard.append("closed"),
            session=QObject(),
            stays=stays,
            resumes_at=page.button,
        )

    def large(self):
        page = PlacePage(self.pages.window)
        page.setWindowTitle("Large")
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
    table.pages.show(Page.SHARING)
    table.pages.show(Page.SHARING)
    (page,) = table.made
    assert page.isVisible()
    page.asked.emit(3)
    table.service.told.emit("done", 1)
    assert table.heard == [3, "done"]
    assert page.done_with_it == ["refreshed"]
    assert table.pages.get(Page.SHARING) is table.pages.newest is page


def test_a_page_that_was_closed_hears_nothing_any_more_and_is_made_anew(table):
    table.pages.show(Page.SHARING)
    session = table.pages.session(Page.SHARING)
    assert session.parent() is table.made[0]
    table.made[0].close()
    assert table.heard == ["closed"]
    assert table.pages.get(Page.SHARING) is table.pages.newest is table.pages.session(Page.SHARING) is None
    table.service.told.emit("late", 1)
    deleted()
    table.service.told.emit("later", 1)
    assert table.heard == ["closed"]
    table.pages.show(Page.SHARING)
    assert len(table.made) == 2


def test_a_page_that_cannot_be_made_now_is_not_open(table):
    table.pages.show(Page.HISTORY)
    assert table.pages.get(Page.HISTORY) is None
    assert table.table.isVisible()


def test_only_what_is_open_is_refreshed(table):
    pages, made = table.pages, table.made
    pages.refresh(Page.SHARING)
    assert made == []
    pages.show(Page.SHARING)
    pages.show(Page.HELP)  # has nothing to refresh
    pages.refresh(Page.HELP)
    assert made[0].done_with_it == []
    pages.refresh(Page.SHARING)
    assert made[0].done_with_it == ["refreshed"]


def test_a_page_that_stays_comes_back_as_it_was_and_up_to_date(table):
    pages = table.pages
    pages.show(Page.LEARN)
    (page,) = table.made
    pages.set_aside()
    assert (pages.aside, pages.get(Page.LEARN)) == (Page.LEARN, None)
    assert table.table.isVisible()
    table.service.told.emit("unseen", 1)
    assert (table.heard, page.done_with_it) == (["unseen"], []), "it hears, and shows it when it is seen"
    pages.bring_back()
    assert pages.get(Page.LEARN) is page
    assert (pages.aside, page.isVisible(), page.done_with_it) == (None, True, ["refreshed"])
    page.close()
    pages.show(Page.LEARN)
    assert (table.made, page.isVisible()) == ([page], True)
    page.close()
    assert pages.drop() == []
    table.service.told.emit("late", 1)
    deleted()
    pages.show(Page.LEARN)
    assert (table.heard, len(table.made)) == (["unseen"], 2)


def test_pages_that_are_dropped_are_not_told_and_come_again_as_they_were(table):
    pages = table.pages
    pages.show(Page.HELP)
    pages.show(Page.SHARING)
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
    assert pages.drop() == [Page.HELP, Page.SHARING]


def test_a_page_covers_what_was_there_and_leads_back_to_it(table, qtbot):
    pages = table.pages
    pages.show(Page.HELP)
    assert not table.table.isVisible()
    assert (pages.frame.back.text(), pages.frame.title.text()) == ("", "Large")
    pages.show(Page.SHARING)
    assert not pages.get(Page.HELP).isVisible()
    assert (pages.frame.back.text(), pages.frame.title.text()) == ("‹ Large", "Sheet")
    assert not pages.newest.isWindow()
    qtbot.mouseClick(pages.frame.back, Qt.MouseButton.LeftButton)
    assert pages.get(Page.HELP).isVisible()
    qtbot.keyClick(table.window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert table.table.isVisible()
    assert not pages.go_back()
    qtbot.keyClick(table.window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert table.table.isVisible()


def test_the_mouse_button_that_goes_back_elsewhere_does_here(table, qtbot):
    table.pages.show(Page.SHARING)
    qtbot.mouseClick(table.pages.frame, Qt.MouseButton.BackButton)
    assert table.table.isVisible()


def test_a_page_visited_again_moves_to_the_end_of_the_trail_and_leads_back_to_where_one_was(table):
    pages = table.pages
    pages.show(Page.SHARING)
    pages.show(Page.HELP)
    pages.show(Page.SHARING)
    assert len(table.made) == 1
    assert table.made[0].isVisible()
    assert pages.frame.back.text() == menu_words.back_to("Large")
    assert pages.go_back()
    assert pages.newest is pages.get(Page.HELP)
    assert pages.frame.back.isHidden(), "the table is always in sight"
    pages.show(Page.SHARING)
    assert pages.frame.back.text() == menu_words.back_to("Large")
    table.heard.clear()
    pages.leave()
    assert table.table.isVisible()
    assert pages.newest is None
    assert table.heard == ["closed"]


def test_the_keyboard_goes_along_and_comes_back_to_where_it_was(table):
    pages, focused = table.pages, QApplication.focusWidget
    assert focused() is table.roll
    pages.show(Page.SHARING)
    assert pages.frame.isAncestorOf(focused())
    table.made[0].button.setFocus()
    pages.show(Page.HELP)
    assert focused() is pages.frame.page
    pages.go_back()
    assert focused() is table.made[0].button
    pages.go_back()
    assert focused() is table.roll


def test_keys_of_the_table_do_nothing_while_it_is_covered(table, qtbot):
    qtbot.keyClick(table.window, "r")
    assert table.heard == ["rolled"]
    table.pages.show(Page.HELP)
    qtbot.keyClick(table.window, "r")
    qtbot.keyClick(QApplication.focusWidget(), "r")
    assert table.heard == ["rolled"]
    table.pages.leave()
    qtbot.keyClick(table.window, "r")
    assert table.heard == ["rolled", "rolled"]


def test_a_page_for_which_the_window_is_too_small_scrolls_below_its_header(table):
    table.pages.show(Page.HELP)
    place = table.pages.frame
    assert table.window.width() < 2000
    assert place.scrolled.verticalScrollBar().maximum() > 0
    assert place.scrolled.horizontalScrollBar().maximum() > 0
    assert place.title.geometry().bottom() < place.scrolled.geometry().top()


def test_a_dialog_over_the_table_leaves_it_to_be_played_at(table, qtbot):
    table.pages.show(Page.WELCOME)
    assert table.pages.newest.isWindow()
    assert table.table.isVisible()
    assert table.pages.frame is None
    table.pages.show(Page.SHARING)
    table.pages.leave()
    assert table.pages.newest is table.pages.get(Page.WELCOME)


def test_tabs_of_a_place_take_each_others_place_and_lead_back_to_the_table(table, qtbot):
    pages = table.pages
    pages.show(Page.LEARN)
    assert (pages.place, pages.frame.title.text(), pages.frame.tabs.segments.chosen_button.text()) == (
        Place.LEARN,
        menu_words.place_name(Place.LEARN),
        menu_words.tabs()[Page.LEARN],
    )
    qtbot.mouseClick(pages.frame.tabs.segments.buttons[Page.PROGRESS], Qt.MouseButton.LeftButton)
    assert pages.frame.page is pages.get(Page.PROGRESS)
    pages.show(Page.LESSONS)
    assert (pages.place, pages.frame.back.text()) == (Place.LEARN, menu_words.back_to("Learn: Progress"))
    pages.show(Page.LEARN)
    assert pages.frame.page is pages.get(Page.LEARN), "a link to another tab does so, too"
    assert pages.go_back()
    assert (pages.place, table.table.isVisible()) == (Place.PLAY, True)


def test_a_place_remembers_the_tab_and_a_link_to_another_place_leads_back(table):
    pages = table.pages
    pages.turn(Page.PROGRESS)
    pages.show(Page.STRATEGIES)
    assert (pages.place, pages.frame.back.text()) == (Place.LAB, menu_words.back_to("Learn: Progress"))
    assert pages.go_back()
    assert pages.place is Place.LEARN
    pages.turn_to(Place.LAB)
    assert pages.frame.page is pages.get(Page.STRATEGIES)
    assert pages.frame.back.isHidden()
    pages.turn_to(Place.GAMES)
    assert pages.place is Place.LAB, "its page can't be made now"
    pages.turn_to(Place.LEARN)
    assert pages.frame.page is pages.get(Page.PROGRESS)
    pages.show(Page.SETTINGS)
    assert pages.place is Place.LEARN, "it is gone back to from there"
    pages.turn_to(Place.PLAY)
    assert pages.newest is None
    pages.show(Page.SETTINGS)
    assert pages.place is None


def test_tabs_are_a_list_where_they_have_no_room_and_the_window_may_become_that_narrow(table, qtbot):
    pages = table.pages
    pages.turn(Page.STRATEGIES)
    tabs = pages.frame.tabs
    table.window.resize(1240, 400)
    assert tabs.currentWidget() is tabs.segments
    table.window.resize(300, 400)
    assert table.window.width() == 300
    assert (tabs.currentWidget(), tabs.list.currentText()) == (tabs.list, menu_words.tabs()[Page.STRATEGIES])
    tabs.list.setFocus()
    tabs.list.activated.emit(tabs.list.findData(Page.SET_UP))
    assert pages.frame.page is pages.get(Page.SET_UP)
    tabs.list.setCurrentIndex(tabs.list.findData(Page.SET_UP))
    tabs.list.activated.emit(tabs.list.currentIndex())
    assert tabs.list.currentData() is Page.STRATEGIES, "each page has tabs of its own"
    assert QApplication.focusWidget() is pages.frame.tabs.list, "the keyboard stays with the tabs"


def test_tabs_come_near_to_each_other_before_they_are_a_list(table):
    style_sheet.dress(table.window)
    table.pages.turn(Page.STRATEGIES)
    tabs = table.pages.frame.tabs
    tabs.fit(1000)
    wide = tabs.sizeHint().width()
    tabs.fit(wide - 20)
    assert tabs.currentWidget() is tabs.segments
    assert tabs.sizeHint().width() <= wide - 20
    tabs.fit(1000)
    assert tabs.sizeHint().width() == wide


def test_a_page_that_is_no_tab_lies_over_its_place_which_is_gone_back_to(table):
    pages = table.pages
    pages.openers |= {Page.PRACTICE: table.sheet, Page.LESSONS: table.sheet}
    pages.turn(Page.PROGRESS)
    pages.show(Page.PRACTICE)
    assert (pages.place, pages.frame.tabs, pages.frame.title.text()) == (Place.LEARN, None, "Practice")
    assert pages.frame.back.text() == "‹ Learn: Progress"
    pages.turn_to(Place.LEARN)
    assert pages.frame.page is pages.get(Page.PROGRESS), "its tab, not what lay over it"
    pages.show(Page.LESSONS)
    pages.go_back()
    assert pages.frame.page is pages.get(Page.PROGRESS)
    pages.show(Page.LESSONS)
    pages.show(Page.LEARN)
    assert (pages.get(Page.LESSONS), pages.frame.back.isHidden()) == (None, True)
    pages.turn(Page.PROGRESS)
    pages.leave()
    pages.show(Page.LESSONS)
    assert (pages.place, pages.frame.back.isHidden()) == (Place.LEARN, True)
