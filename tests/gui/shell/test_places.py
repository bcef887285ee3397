# SPDX-License-Identifier: MIT
"""Places in the real window: keys and menus go with what is seen, and another game brings the table back."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from gui_driver import CTRL, activate, seeded
from gui_layout import let_layouts_settle
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QMenuBar, QWidget

import engine
from engine.games.record import Record
from yahtzee_gui import menu_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.learn.log import PuzzleAnswer, now
from yahtzee_gui.learn.practice.sources.choice_sets import ChoicesStanding
from yahtzee_gui.library.database import Removed
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.menu_words import Page, Place
from yahtzee_gui.shell.banner import Notice
from yahtzee_gui.shell.menus import IN_SWITCH, PlaceSwitch, hang


@pytest.fixture
def guest(open_player):
    """Someone in the middle of a turn."""
    player = open_player(game=seeded("places"), mode=CoachMode.AFTER)
    player.press_roll()
    player.settle()
    return player


def press(player, key, modifier=Qt.KeyboardModifier.NoModifier):
    player.qtbot.keyClick(QApplication.focusWidget() or player.window, key, modifier)


def test_keys_of_the_game_do_nothing_on_a_place(guest):
    game, kept, mode = guest.game, guest.controller.kept, guest.controller.mode
    for page in (Page.HELP, Page.FAIRNESS):
        guest.window.dialogs.show(page)
        for key in "123csnhob":
            press(guest, key)
        press(guest, Qt.Key.Key_Z, CTRL)
    guest.window.dialogs.frames.setFocus()
    press(guest, Qt.Key.Key_Space)
    assert (guest.game, guest.controller.kept, guest.controller.mode) == (game, kept, mode)
    guest.window.dialogs.leave()
    press(guest, "1")
    assert guest.controller.kept[0]


def test_space_after_a_file_was_saved_rolls_no_dice_that_has_no_display(guest, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "sheet.pdf"), "PDF (*.pdf)"))
    guest.window.dialogs.show(Page.LEARN)
    guest.window.dialogs.show(Page.OPENINGS)
    page, game = guest.window.dialogs.newest, guest.game
    guest.wait(lambda: page.table.rowCount() > 0 and page.save.isEnabled())
    page.save.setFocus()
    press(guest, Qt.Key.Key_Space)
    activate(guest.qtbot, guest.window)
    focused = QApplication.focusWidget()
    assert page.isAncestorOf(focused)
    page.table.setFocus()
    press(guest, Qt.Key.Key_Space)
    assert guest.game is game


def test_escape_goes_back_a_step_at_a_time_and_then_belongs_to_the_game(guest):
    window = guest.window
    window.dialogs.show(Page.SETTINGS)
    window.dialogs.show(Page.HELP)
    window.banner.show_notice(Notice("Something was saved."))
    assert window.dialogs.frame.isAncestorOf(window.banner)
    assert window.banner.isVisible()
    press(guest, Qt.Key.Key_Escape)
    assert not window.banner.isVisible()
    for wanted in (Page.SETTINGS, None):
        press(guest, Qt.Key.Key_Escape)
        assert window.dialogs.newest is (window.dialogs.get(wanted) if wanted is not None else None)
    assert window.tray.isVisible()


def chosen(window):
    """Return the place that the switch shows as chosen, if it shows one."""
    return next((place for place, button in window.switch.buttons.items() if button.isChecked()), None)


def test_the_switch_is_in_sight_everywhere_says_where_one_is_and_leads_there(guest):
    window, dialogs = guest.window, guest.window.dialogs
    guest.wait(lambda: guest.session.services.library.figures is not None)
    assert window.menuBar().isAncestorOf(window.switch)
    for key, place in zip("1234", IN_SWITCH, strict=True):
        press(guest, key, CTRL)
        assert (dialogs.place, chosen(window), window.switch.isVisible()) == (place, place, True)
    guest.click(dialogs.frame.tabs.segments.buttons[Page.TURN_CHANCES])
    guest.click(window.switch.buttons[Place.LEARN])
    assert (chosen(window), dialogs.get(Page.LEARN).isVisible()) == (Place.LEARN, True)
    guest.click(window.switch.buttons[Place.LAB])
    assert dialogs.get(Page.TURN_CHANCES).isVisible(), "a place remembers its tab"
    dialogs.show(Page.SETTINGS)
    assert chosen(window) is Place.LAB
    guest.click(window.switch.buttons[Place.LAB])
    assert dialogs.get(Page.TURN_CHANCES).isVisible(), "what lay over the place is gone"
    dialogs.show(Page.SETTINGS)
    guest.click(window.switch.buttons[Place.PLAY])
    assert (chosen(window), window.tray.isVisible()) == (Place.PLAY, True)
    dialogs.show(Page.HELP)
    assert chosen(window) is None
    press(guest, Qt.Key.Key_Escape)
    assert (chosen(window), window.tray.isVisible()) == (Place.PLAY, True)


def test_a_place_that_cannot_be_gone_to_is_not_shown_as_chosen(guest):
    guest.window.dialogs.openers[Page.LEARN] = lambda: None
    guest.click(guest.window.switch.buttons[Place.LEARN])
    assert (chosen(guest.window), guest.window.tray.isVisible()) == (Place.PLAY, True)


def test_the_arrows_go_from_place_to_place_and_the_switch_keeps_the_keyboard(guest):
    switch = guest.window.switch
    switch.buttons[Place.PLAY].setFocus(Qt.FocusReason.TabFocusReason)
    press(guest, Qt.Key.Key_Right)
    assert (chosen(guest.window), switch.buttons[Place.LEARN].hasFocus()) == (Place.LEARN, True)
    press(guest, Qt.Key.Key_Left)
    assert (chosen(guest.window), switch.buttons[Place.PLAY].hasFocus()) == (Place.PLAY, True)


def test_a_menu_bar_of_the_system_leaves_the_switch_a_row_of_its_own(guest, qtbot, monkeypatch):
    window, below = QMainWindow(), QWidget()
    qtbot.addWidget(window)
    monkeypatch.setattr(QMenuBar, "isNativeMenuBar", lambda _bar: True)
    switch = PlaceSwitch()
    window.setCentralWidget(hang(switch, window.menuBar(), below))
    window.resize(700, 400)
    window.show()
    let_layouts_settle()
    assert not window.menuBar().isAncestorOf(switch)
    assert switch.isVisible()
    assert switch.mapTo(window, switch.rect().bottomRight()).y() < below.mapTo(window, below.rect().topLeft()).y()
    assert window.width() - switch.mapTo(window, switch.rect().bottomRight()).x() < 20, "at the right end"


def test_a_look_at_the_lab_tells_nothing_of_the_game_in_play(guest):
    dialogs = guest.window.dialogs
    press(guest, "4", CTRL)
    assert dialogs.get(Page.SET_UP).line.split()[2] == "-"
    guest.click(guest.window.switch.buttons[Place.PLAY])
    assert not guest.controller.record.is_coached
    press(guest, "u")
    assert dialogs.get(Page.SET_UP).line.split()[2] == "".join(map(str, guest.game.dice))


def test_a_position_stays_in_the_lab_whatever_is_played(guest):
    """It was gone after a match."""
    dialogs = guest.window.dialogs
    press(guest, "4", CTRL)
    for face in "66666":
        press(guest, face)
    press(guest, "1", CTRL)
    guest.controller.new_game(own_dice=True)
    press(guest, "4", CTRL)
    assert dialogs.get(Page.SET_UP).line.split()[2] == "66666"


def test_odds_and_players_stay_as_they_were_left(guest):
    """Odds forgot their dice with Esc, the players who was ticked, and worked everything out again."""
    dialogs = guest.window.dialogs
    dialogs.turn(Page.TURN_CHANCES)
    dialogs.newest.target.setCurrentIndex(2)
    dialogs.turn(Page.STRATEGIES)
    players, session = dialogs.newest, dialogs.session(Page.STRATEGIES)
    press(guest, Qt.Key.Key_Escape)
    assert guest.window.tray.isVisible()
    dialogs.show(Page.STRATEGIES)
    assert (dialogs.newest, dialogs.session(Page.STRATEGIES)) == (players, session)
    guest.click(dialogs.frame.tabs.segments.buttons[Page.TURN_CHANCES])
    assert dialogs.newest.target.currentIndex() == 2


def test_the_number_beside_learn_is_of_one_session_and_can_be_taken_away(guest):
    services, switch = guest.session.services, guest.window.switch
    today = guest.window.beside.learning.today
    assert switch.badge.isHidden()
    guest.wait(lambda: services.practice_log.log is not None)
    standing = ChoicesStanding(mistakes=666, due=666, session=6)
    today._take(standing)
    assert (today.due, switch.badge.text(), switch.badge.isVisible()) == (6, "6", True)
    assert "6" in switch.buttons[Place.LEARN].accessibleDescription()
    answer = PuzzleAnswer(now().isoformat(), 0.0, 1500.0, 1500.0, 80.0, now().astimezone().date().isoformat())
    services.practice_log.change(lambda log: log.with_answer(answer))
    assert (today.due, switch.badge.text()) == (6, "6"), "the first puzzle does not make it more"
    before = replace(answer, at=(now() - timedelta(days=2)).isoformat(), day="")
    services.practice_log.change(lambda log: replace(log, answers=(before,)).with_answer(answer))
    guest.wait(lambda: switch.badge.text() == "10")
    services.settings.shows_due = False
    assert switch.badge.isHidden()
    services.settings.shows_due = True
    assert switch.badge.isVisible()


def test_another_game_brings_the_table_back(guest):
    guest.window.dialogs.show(Page.LEARN)
    guest.window.dialogs.show(Page.HELP)
    guest.controller.open_record(Record(engine.play("greedy", "a game of the history")))
    assert guest.window.dialogs.frame is None
    assert guest.window.end_page.isVisible()


def test_where_one_is_is_said(guest):
    said = []
    guest.window.announcer.announced.connect(said.append)
    guest.window.dialogs.show(Page.HELP)
    title = guest.window.dialogs.newest.windowTitle()
    guest.window.dialogs.leave()
    assert said == [title, menu_words.place_name(Place.PLAY)]


def test_the_window_fills_the_screen_and_remembers_it(guest):
    window = guest.window
    press(guest, Qt.Key.Key_F11)
    guest.wait(window.isFullScreen)
    assert window.menus.item("full_screen").isChecked()
    geometry = window.saveGeometry()
    press(guest, Qt.Key.Key_F11)
    guest.wait(lambda: not window.isFullScreen())
    assert not window.menus.item("full_screen").isChecked()
    window.restoreGeometry(geometry)
    assert window.isFullScreen()


def test_letters_grow_with_the_window_and_shrink_again(guest):
    window = guest.window
    window.resize(1240, 800)
    window.dialogs.show(Page.SETTINGS)
    page = window.dialogs.newest
    texts = [page.controls["celebrates"], page.keys.reset_button, window.dialogs.frame.title]
    usual = [text.font().pixelSize() for text in texts]
    for size, larger in (((1860, 1200), 1.5), ((1240, 800), 1.0)):
        window.resize(*size)
        QApplication.processEvents()
        now = [text.font().pixelSize() for text in texts]
        assert now == [pytest.approx(before * larger, abs=1) for before in usual]


def open_history(player):
    """Return the page of the games played, once the figures it shows are read."""
    dialogs = player.window.dialogs
    player.wait(lambda: dialogs.show(Page.HISTORY) or dialogs.get(Page.HISTORY) is not None)
    return dialogs.get(Page.HISTORY)


def test_undo_on_the_games_played_is_heard_wherever_the_keyboard_is(guest, monkeypatch):
    game, library, restored = guest.game, guest.session.services.library, []
    open_history(guest)
    monkeypatch.setattr(library, "restore", lambda removed, then: restored.append(removed))
    library.removed.emit(Removed((game_key(game),), 1))
    guest.window.dialogs.frame.tabs.focus_chosen()
    press(guest, Qt.Key.Key_Z, CTRL)
    assert (restored, guest.game) == ([Removed((game_key(game),), 1)], game)


def test_space_starts_what_is_to_do_today_whenever_learn_is_opened(guest, qtbot):
    """The tabs had the keyboard when it was opened again, and Space pressed those."""
    window, dialogs = guest.window, guest.window.dialogs
    dialogs.show(Page.LEARN)
    page = dialogs.get(Page.LEARN)
    guest.wait(page.plan.start.isVisible)
    for _ in range(2):
        guest.wait(lambda: window.focusWidget() is page.plan.start)
        dialogs.frame.tabs.focus_chosen()
        dialogs.leave()
        guest.settle()
        dialogs.show(Page.LEARN)


def test_a_notice_leaves_the_buttons_at_the_bottom_of_a_page_free(guest):
    window = guest.window
    page = open_history(guest)
    window.banner.show_notice(Notice("Saved."))
    guest.settle()
    button = page.new_game
    guest.wait(button.isVisible)
    assert window.banner.isVisible()
    over = QRect(window.banner.mapTo(window, QPoint()), window.banner.size())
    assert not over.intersects(QRect(button.mapTo(window, QPoint()), button.size()))


def test_escape_closes_a_notice_before_a_page_takes_it(guest):
    window = guest.window
    window.beside.learning.take_test()
    page = window.dialogs.newest
    window.banner.show_notice(Notice("Something was saved."))
    assert window.banner.isVisible()
    press(guest, Qt.Key.Key_Escape)
    assert (window.banner.isVisible(), window.dialogs.newest) == (False, page)
    press(guest, Qt.Key.Key_Escape)
    assert window.dialogs.newest is None
