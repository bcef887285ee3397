# SPDX-License-Identifier: MIT
"""The keyboard alone is enough, and Space does one thing only."""

from __future__ import annotations

import pytest
from gui_driver import Player, SlowLibrary, first_allowed
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from yahtzee_gui import wording
from yahtzee_gui.modes import CoachMode
from yahtzee_gui.pages.help import ShortcutsDialog
from yahtzee_gui.table_watch import TableState
from yahtzee_gui.widgets.banner import Answer, Notice

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
SPACE = Qt.Key.Key_Space


def rolls(game):
    return len(game.events)


def hold_space(window, times):
    """Press Space and hold it until the keyboard has repeated it `times` times."""
    QTest.simulateEvent(window, True, SPACE, NO_MODIFIER, " ", False)
    for _ in range(times):
        QTest.simulateEvent(window, True, SPACE, NO_MODIFIER, " ", True)
    QTest.simulateEvent(window, False, SPACE, NO_MODIFIER, " ", False)


def test_a_whole_game_without_the_mouse(player):
    while not player.game.is_over:
        player.press_roll()
        player.press_die(player.game.turn % 5)
        player.press_roll()
        assert player.game.events[-1].kept[(player.game.turn) % 5]
        player.press_box(first_allowed(player.game))
    player.settle()
    assert player.window.summary.isVisible()
    assert player.game.points_so_far > 0


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.LIVE])
def test_space_does_not_press_a_focused_mode_button(player, mode):
    other = CoachMode.LIVE if mode is CoachMode.OFF else CoachMode.OFF
    player.controller.set_mode(other)
    button = player.coach.mode_switch.buttons[mode]
    button.setFocus()
    player.press_roll()
    assert button.hasFocus()
    assert rolls(player.game) == 1
    assert player.controller.mode is other


def test_space_on_the_roll_button_rolls_once(player):
    player.tray.roll_button.setFocus()
    player.press_roll()
    assert rolls(player.game) == 1


def test_space_on_a_die_rolls_and_does_not_keep_it(player):
    player.press_roll()
    player.click_die(2)
    assert player.controller.kept[2]
    player.tray.dice[1].setFocus()
    player.press_roll()
    assert rolls(player.game) == 2
    assert player.game.events[-1].kept == (False, False, True, False, False)


def test_space_in_the_scorecard_rolls_and_scores_nothing(player):
    player.press(Qt.Key.Key_S)
    player.press_roll()
    player.press_roll()
    assert rolls(player.game) == 2
    assert not player.game.filled


def test_space_after_the_game_does_not_press_new_game(player):
    player.play_to_end()
    player.settle()
    player.window.summary.new_game.setFocus()
    events = player.game.events
    player.press_roll()
    assert player.game.events == events
    assert QApplication.activeModalWidget() is None


def test_a_held_space_rolls_once(player):
    hold_space(player.window, times=20)
    assert rolls(player.game) == 1


def test_a_held_digit_keeps_once(player):
    player.press_roll()
    QTest.simulateEvent(player.window, True, Qt.Key.Key_3, NO_MODIFIER, "3", False)
    for _ in range(5):
        QTest.simulateEvent(player.window, True, Qt.Key.Key_3, NO_MODIFIER, "3", True)
    QTest.simulateEvent(player.window, False, Qt.Key.Key_3, NO_MODIFIER, "3", False)
    assert player.controller.kept == (False, False, True, False, False)


def test_a_double_click_on_roll_rolls_once(player):
    player.double_click(player.tray.roll_button)
    assert rolls(player.game) == 1


def test_two_clicks_on_roll_roll_twice(player):
    player.click_roll()
    player.click_roll()
    assert rolls(player.game) == 2


def test_keeping_all_five_is_no_roll_and_says_why(player):
    player.press_roll()
    for place in range(5):
        player.press_die(place)
    button = player.tray.roll_button
    assert not button.isEnabled()
    assert button.text() == wording.nothing_to_roll_short()
    assert button.toolTip() == wording.nothing_to_roll()
    player.press_roll()
    player.click_roll()
    assert rolls(player.game) == 1
    player.press_die(0)
    assert button.isEnabled()
    assert button.text() == wording.roll_button(1)
    assert not button.toolTip()


# Every control by keyboard: Enter presses the button that has the focus, since Space rolls.


def test_enter_presses_a_mode_button(player):
    player.coach.mode_switch.buttons[CoachMode.OFF].setFocus()
    player.press(Qt.Key.Key_Return)
    assert player.controller.mode is CoachMode.OFF


def test_enter_keeps_the_focused_die(player):
    player.press_roll()
    player.tray.dice[3].setFocus()
    player.press(Qt.Key.Key_Enter)
    assert player.controller.kept == (False, False, False, True, False)


def test_enter_presses_the_button_of_a_banner(player):
    pressed = []
    answer = Answer("Do it", lambda: pressed.append(True))
    player.window.banner.show_notice(Notice("Something is to be done.", (answer,)))
    player.window.banner.answers[0].setFocus()
    player.press(Qt.Key.Key_Return)
    assert pressed == [True]
    assert not player.window.banner.isVisible()


def test_enter_cancels_the_table_and_builds_it_after_all(open_session, slow_library, qtbot):
    player = Player(open_session(), qtbot)
    qtbot.waitUntil(lambda: player.coach.button.isVisible())
    player.coach.button.setFocus()
    player.press(Qt.Key.Key_Return)
    slow_library.let(1)
    player.wait(lambda: player.controller.table.state is TableState.CANCELLED)
    player.coach.button.setFocus()
    player.press(Qt.Key.Key_Return)
    slow_library.let(SlowLibrary.STEPS)
    player.wait_for_table()


def test_tab_reaches_every_button_that_can_be_pressed(player):
    player.press_roll()
    player.settle()
    player.tray.dice[0].setFocus()
    reached = set()
    for _ in range(60):
        reached.add(QApplication.focusWidget())
        player.press(Qt.Key.Key_Tab)
    wanted = {*player.tray.dice, player.tray.roll_button, player.scorecard.table, player.coach.options}
    buttons = player.window.findChildren(QPushButton)
    wanted |= {button for button in buttons if button.isVisible() and button.isEnabled() and not button.isCheckable()}
    assert wanted <= reached
    assert any(button in reached for button in player.coach.mode_switch.buttons.values())


def test_the_shortcuts_page_names_the_keys(player):
    player.press(Qt.Key.Key_F1)
    dialog = player.window.findChild(ShortcutsDialog)
    texts = [label.text() for label in dialog.findChildren(type(player.coach.message))]
    for keys, action in wording.shortcuts():
        assert keys in texts
        assert action in texts
