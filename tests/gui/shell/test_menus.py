# SPDX-License-Identifier: MIT
"""The menus ask, each item for its own thing, and show what is so; they need neither window nor game for that."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QMetaMethod
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from yahtzee_gui import menu_words as words
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.menu_words import Page
from yahtzee_gui.shell.menus import Menus
from yahtzee_gui.words import names

CHOICES = [("modeRequested", mode, names.coach_mode) for mode in CoachMode]
SUBMENUS = {"share", "famous"}
PAGES = {page.item for page in Page} & words.menu_items().keys()
DEEDS = sorted(words.menu_items().keys() - PAGES - SUBMENUS - {"guess_first"})


def note(asked, signal, *what):
    asked.append((signal, what))


@pytest.fixture
def menus(qtbot):
    """Menus of an empty window, and all that they have asked for."""
    window = QMainWindow()
    qtbot.addWidget(window)
    made, asked = Menus(window.menuBar()), []
    for signal in {"pageRequested"} | {signal for signal, *_ in CHOICES}:
        getattr(made, signal).connect(partial(note, asked, signal))
    made.do({item: partial(note, asked, item) for item in DEEDS})
    yield made, asked
    window.close()


def action(menus, text):
    (found,) = (
        one
        for one in menus.parent().findChildren(QAction)
        if one.text().replace("&", "") == text.replace("&", "") and one.menu() is None
    )
    return found


@pytest.mark.parametrize("item", DEEDS)
def test_an_item_does_its_own_thing(menus, item):
    made, asked = menus
    action(made, words.menu_items()[item]).trigger()
    assert asked == [(item, ())]


@pytest.mark.parametrize("page", sorted(PAGES))
def test_an_item_asks_for_its_own_page(menus, page):
    made, asked = menus
    action(made, words.menu_items()[page]).trigger()
    assert asked == [("pageRequested", (next(one for one in Page if one.item == page),))]


@pytest.mark.parametrize("page", [page for page in Page if page.place is not None], ids=lambda page: page.item)
def test_a_tab_has_its_own_name_in_its_place(speak, page):
    for language in ("en", "de", "nl"):
        speak(language)
        tabs = words.tabs()
        assert [one for one in tabs if one.place is page.place and tabs[one] == tabs[page]] == [page]


def test_every_item_of_the_window_does_something(player):
    made = player.window.menus
    items = [made.item(item) for item in (*DEEDS, *PAGES, "guess_first")]
    assert all(item.isSignalConnected(QMetaMethod.fromSignal(item.triggered)) for item in items)


@pytest.mark.parametrize(("signal", "choice", "name"), CHOICES)
def test_a_choice_is_asked_for_and_checked(menus, signal, choice, name):
    made, asked = menus
    action(made, name(choice)).trigger()
    assert asked == [(signal, (choice,))]
    assert action(made, name(choice)).isChecked()


def test_what_is_set_is_checked_and_asks_for_nothing(menus):
    made, asked = menus
    made.refresh(CoachMode.WARN, {}, "", is_covered=False, guesses_first=False)
    checked = {words.plain(one.text()) for one in made.parent().findChildren(QAction) if one.isChecked()}
    assert checked == {names.coach_mode(CoachMode.WARN)}
    assert asked == []


@pytest.mark.parametrize("is_covered", [False, True])
def test_what_cannot_be_done_now_is_disabled(menus, is_covered):
    made, _ = menus
    can = {"undo": True, "hint": True, "redo": False, "copy": True, "save_review": False}
    made.refresh(CoachMode.LIVE, can, "", is_covered=is_covered, guesses_first=False)
    found = {item: made.item(item).isEnabled() for item in can}
    at_the_table = {"undo": not is_covered, "hint": not is_covered, "redo": False}
    assert found == {**at_the_table, "copy": True, "save_review": False}


@pytest.fixture
def speak(qapp):
    """Return what installs a language; English comes back, whatever the test says."""
    yield lambda language: languages.install(qapp, language, ())
    languages.install(qapp, "en", ())


def test_no_two_items_of_a_menu_answer_to_one_letter(speak):
    for language in ("en", "de", "nl"):
        speak(language)
        window = QMainWindow()
        made = Menus(window.menuBar())
        for menu in window.menuBar().findChildren(QMenu):
            items = [one.text() for one in menu.actions() if "&" in one.text()]
            letters = [item[item.index("&") + 1].lower() for item in items]
            twice = [item for item, letter in zip(items, letters, strict=True) if letters.count(letter) > 1]
            assert twice == [], (language, menu.title())
            bare = [one.text() for one in menu.actions() if one.text() and "&" not in one.text()]
            assert [item for item in bare if set(item.lower()) - set(letters)] == [], "all its letters are taken"
        made.deleteLater()
        window.close()
