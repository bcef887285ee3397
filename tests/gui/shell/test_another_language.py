# SPDX-License-Identifier: MIT
"""Another language is spoken at once: the window builds itself anew around the same game, and nothing is left over."""

from __future__ import annotations

import gc

import pytest
from gui_driver import activate, seeded
from PySide6.QtCore import SIGNAL, QEvent
from PySide6.QtWidgets import QApplication

from engine.games.notation import GameFault, Refusal
from yahtzee_gui import menu_words
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.menu_words import Page, Place
from yahtzee_gui.shell.menus import PlaceSwitch
from yahtzee_gui.words import names


@pytest.fixture(autouse=True)
def _english_afterwards(qapp):
    yield
    languages.install(qapp, "en")


def let_it_happen():
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def choose(window, code):
    """Choose a language on the settings page, which is opened for it unless it is open."""
    window.dialogs.show(Page.SETTINGS)
    page = window.dialogs.newest
    language = page.controls["language"]
    language.setCurrentIndex(language.findData(code))
    let_it_happen()


def texts(window):
    return window.scorecard.rows[0].name, window.menuBar().actions()[0].text(), window.tray.roll_button.text()


def sizes(window):
    tray = window.tray
    return tray.size(), window.card.size(), window.coach.size(), tray.dice[0].die_rect().size()


def test_everything_speaks_it_at_once_and_the_game_goes_on(open_player):
    player = open_player(game=seeded("said"), mode=CoachMode.LIVE)
    player.press_roll()
    player.press_die(1)
    player.settle()
    window, game = player.window, player.game
    window.resize(1100, 720)
    let_it_happen()
    english, before = texts(window), sizes(window)
    choose(window, "de")
    window.dialogs.leave()
    let_it_happen()
    assert sizes(window) == before, "sizes depend on the window, not on what it was before"
    assert texts(window) == ("Einser", "&Spiel", "4 Würfel werfen")
    assert window.controller.game is game
    assert window.tray.dice[1].isChecked()
    assert (window.width(), window.height()) == (1100, 720)
    assert "," in window.coach.options.rows[0].value[-1]
    choose(window, "en")
    assert texts(window) == english


def test_the_settings_page_is_there_again_and_the_other_pages_too(player):
    window = player.window
    window.dialogs.show(Page.STRATEGIES)
    choose(window, "nl")
    page = window.dialogs.newest
    assert page.windowTitle() == "Instellingen"
    assert page.controls["language"].currentData() == "nl"
    assert page.focusWidget() is page.controls["language"]
    assert window.dialogs.frame.title.text() == "Instellingen"
    assert window.dialogs.frame.back.text() == f"‹ {menu_words.page_title(Page.STRATEGIES)}" == "‹ Lab: Spelers"
    page.close()
    assert window.dialogs.frame.title.text() == menu_words.place_name(Place.LAB)
    assert window.dialogs.frame.tabs.segments.chosen_button.text() == "Spelers"


def test_keys_and_clicks_do_what_they_did(open_player):
    player = open_player(game=seeded("said"), mode=CoachMode.LIVE)
    choose(player.window, "de")
    player.window.dialogs.newest.close()
    player.tray, player.coach, player.scorecard = player.window.tray, player.window.coach, player.window.scorecard
    activate(player.qtbot, player.window)
    player.press_roll()
    assert len(player.game.events) == 1
    player.click_die(0)
    assert player.controller.kept[0]
    player.press("c")
    assert player.controller.mode is CoachMode.OFF
    player.undo()
    assert not player.game.events


def receivers(player):
    controller, services = player.controller, player.session.services
    return {
        "changed": controller.receivers(SIGNAL("changed(PyObject,PyObject)")),
        "rolled": controller.receivers(SIGNAL("rolled(PyObject,PyObject)")),
        "delivered": controller.table.receivers(SIGNAL("delivered(PyObject)")),
        "refused": services.game_files.receivers(SIGNAL("import_refused(PyObject)")),
        "failed": services.library.receivers(SIGNAL("failed(PyObject,QString)")),
        "history": services.library.receivers(SIGNAL("loaded(PyObject)")),
    }


@pytest.mark.audit
def test_nothing_is_left_over_however_often_it_changes(player):
    window = player.window
    for code in ("de", "en"):  # what is made once only is there now
        choose(window, code)
    widgets, children, listening = len(QApplication.allWidgets()), len(window.children()), receivers(player)
    assert min(listening.values()) > 0
    for turn in range(20):
        choose(window, ("de", "en")[turn % 2])
    assert len(QApplication.allWidgets()) == widgets
    assert len(window.children()) == children
    assert [one for one in window.menuBar().findChildren(PlaceSwitch) if one.isVisible()] == [window.switch]
    assert receivers(player) == listening


def test_what_is_told_afterwards_is_told_once_and_in_that_language(player):
    for code in ("nl", "en", "de"):
        choose(player.window, code)
    said = []
    player.window.announcer.announced.connect(said.append)
    player.session.services.game_files.import_refused.emit(Refusal(GameFault.NOT_TEXT))
    banner = player.window.banner
    assert banner.isVisible()
    assert "nicht öffnen" in banner.text
    assert said == [banner.text]


def test_a_question_that_waits_is_asked_again(open_player):
    player = open_player(game=seeded("said"), mode=CoachMode.WARN)
    player.press_roll()
    player.settle()
    boxes = player.controller.review.analysis.categories.values()
    player.controller.score(max(boxes, key=lambda option: option.points_lost).category)
    question = player.window.banner.text
    assert player.controller.confirmations.question is not None
    choose(player.window, "de")
    banner = player.window.banner
    assert not banner.isVisible()  # it is asked where it can be seen what about
    player.window.dialogs.leave()
    assert banner.isVisible()
    assert banner.text not in ("", question)
    banner.answers[0].click()
    assert player.controller.confirmations.question is None


def test_a_window_that_is_closed_stays_as_it_is(player, qapp):
    player.window.close()
    card = player.window.scorecard
    languages.install(qapp, "de")
    let_it_happen()
    assert player.window.scorecard is card
    assert names.scorecard() != card.accessibleName()
