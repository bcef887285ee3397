# SPDX-License-Identifier: MIT
"""The welcome of a first start: one page, over a game that can be played."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from gui_driver import Player, SlowLibrary, activate, end
from gui_screen import Screen
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel

from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES, UPPER_BONUS, UPPER_BONUS_AT, is_yahtzee
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game import welcome, words
from yahtzee_gui.new_game.welcome import FACTS, FirstRunDialog, ModeCard, ModeMiniature
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.settings.settings import Settings


def texts_of(widget):
    return [label.text() for label in widget.findChildren(QLabel)]


ALL_STEPS = 1 + SlowLibrary.STEPS


@pytest.fixture
def newcomer(open_session, slow_library, qtbot, tmp_path):
    """Someone who starts the program for the first time; the table waits for the test."""
    player = Player(open_session(tmp_path / "fresh", welcomed=False), qtbot)
    qtbot.waitUntil(lambda: slow_library.asked == [DEFAULT_RULES])
    return player


@pytest.fixture
def dialog(newcomer):
    return newcomer.window.dialogs.get(Page.WELCOME)


def test_it_shows_on_a_fresh_home(newcomer, dialog):
    assert dialog.isVisible()
    assert not dialog.isModal()
    labels = Screen(newcomer.window).labels(dialog)
    assert words.welcome_heading() in labels
    assert words.welcome_rules() in labels


@pytest.mark.parametrize("leave", ["start", "escape"])
def test_it_does_not_show_at_the_second_start(newcomer, dialog, slow_library, open_session, qtbot, tmp_path, leave):
    if leave == "start":
        newcomer.click(dialog.start)
    else:
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert newcomer.window.dialogs.get(Page.WELCOME) is None
    slow_library.let(ALL_STEPS)
    newcomer.wait_for_table()
    end(newcomer.session)
    again = open_session(tmp_path / "fresh", welcomed=False)
    assert again.window.dialogs.get(Page.WELCOME) is None
    assert not again.window.findChildren(FirstRunDialog)
    slow_library.let(ALL_STEPS)


def test_how_far_the_coach_is_is_one_true_line(newcomer, dialog, slow_library):
    for step in range(1, SlowLibrary.STEPS):
        slow_library.let(1)
        wanted = coach_words.getting_ready(step / SlowLibrary.STEPS)
        assert f"{10 * step} %" in wanted
        newcomer.wait(lambda wanted=wanted: dialog.progress.text() == wanted)
    slow_library.let(2)
    newcomer.wait_for_table()
    assert dialog.progress.text() == words.is_ready()
    assert not dialog.cancel_button.isVisible()


def test_progress_of_the_real_solver_only_grows(open_session, qtbot, tmp_path, empty_cache):
    player = Player(open_session(tmp_path / "fresh", welcomed=False), qtbot)
    dialog, shown = player.window.dialogs.get(Page.WELCOME), []
    player.controller.table.progressed.connect(lambda: shown.append(dialog.progress.text()))
    player.wait_for_table()
    done = [int(number) for text in shown for number in re.findall(r"(\d+) %", text)]
    assert done == sorted(done)
    assert len(set(done)) > 1, "how many are seen depends on how busy the machine is"


def test_the_game_is_played_while_the_pages_show(newcomer, dialog, qtbot):
    newcomer.press_roll()
    newcomer.click_die(2)
    newcomer.press_die(4)
    assert newcomer.controller.kept == (False, False, True, False, True)
    newcomer.click_roll()
    newcomer.click_box(Category.CHANCE)
    assert newcomer.game.scores[Category.CHANCE] is not None
    assert dialog.isVisible()


def test_cancel_stops_and_the_same_button_builds_after_all(newcomer, dialog, slow_library):
    newcomer.click(dialog.cancel_button)
    slow_library.let(1)
    newcomer.wait(lambda: newcomer.controller.table.status.state is TableState.CANCELLED)
    assert dialog.cancel_button.text() == coach_words.build_table()
    newcomer.press_roll()
    assert newcomer.game.has_rolled
    newcomer.click(dialog.cancel_button)
    slow_library.let(ALL_STEPS)
    newcomer.wait_for_table()
    assert not dialog.cancel_button.isVisible()


def test_after_cancel_a_banner_offers_to_build(newcomer, dialog, slow_library):
    newcomer.click(dialog.cancel_button)
    slow_library.let(1)
    newcomer.wait(lambda: newcomer.controller.table.status.state is TableState.CANCELLED)
    newcomer.click(dialog.start)
    banner = newcomer.window.banner
    assert banner.text == coach_words.table_missing()
    assert banner.answers[0].text() == coach_words.build_table()
    newcomer.click(banner.answers[0])
    slow_library.let(ALL_STEPS)
    newcomer.wait_for_table()
    assert not banner.isVisible()


def test_a_banner_that_is_no_longer_true_goes(newcomer, dialog, slow_library):
    newcomer.click(dialog.cancel_button)
    slow_library.let(1)
    newcomer.wait(lambda: newcomer.controller.table.status.state is TableState.CANCELLED)
    newcomer.click(dialog.start)
    assert newcomer.window.banner.isVisible()
    newcomer.click(newcomer.card.why.button)
    slow_library.let(ALL_STEPS)
    newcomer.wait_for_table()
    assert not newcomer.window.banner.isVisible()


def test_the_choice_of_a_mode_takes_effect_and_is_remembered(newcomer, dialog, slow_library, tmp_path):
    newcomer.click(dialog.choices[CoachMode.OFF], dialog.choices[CoachMode.OFF].rect().center())
    assert newcomer.controller.mode is CoachMode.OFF
    assert newcomer.coach.mode_switch.buttons[CoachMode.OFF].isChecked()
    end_with_table(newcomer, slow_library)
    assert Settings(tmp_path / "fresh" / "settings.ini").coach_mode is CoachMode.OFF


def test_every_mode_can_be_chosen(dialog):
    assert list(dialog.choices) == list(CoachMode)


def test_after_is_chosen_until_another_is_and_a_card_shows_which(newcomer, dialog):
    chosen = [mode for mode, button in dialog.choices.items() if button.isChecked()]
    assert chosen == [CoachMode.AFTER], "which teaches more, as the page says"
    recommended = [card for card in dialog.findChildren(ModeCard) if words.recommended() in texts_of(card)]
    assert [card.button for card in recommended] == [dialog.choices[CoachMode.AFTER]]
    cards = dialog.findChildren(ModeCard)
    newcomer.click(cards[list(CoachMode).index(CoachMode.LIVE)], QPoint(20, 20))  # on its picture
    assert newcomer.controller.mode is CoachMode.LIVE
    assert [card.property("chosen") for card in cards] == ["false", "false", "false", "true"]
    assert words.about_modes() in Screen(newcomer.window).labels(dialog)


def test_each_mode_has_a_picture_of_its_own(dialog):
    pictures = [picture.grab().toImage() for picture in dialog.findChildren(ModeMiniature)]
    assert len(pictures) == len(CoachMode)
    assert all(one != other for one, other in combinations(pictures, 2))


def test_the_dice_beside_the_bonuses_are_what_the_words_say(dialog):
    upper, yahtzee = FACTS
    assert sorted(upper).count(3) == 3
    assert is_yahtzee(yahtzee)
    assert f"{UPPER_BONUS_AT} points" in words.welcome_facts()[0]
    assert f"{UPPER_BONUS} more" in words.welcome_facts()[0]


def test_every_mode_says_what_it_does(dialog):
    for button in dialog.choices.values():
        assert button.text()
        assert button.accessibleDescription()


def test_the_welcome_pages_open_once(newcomer, dialog):
    newcomer.window.dialogs.show(Page.WELCOME)
    assert newcomer.window.findChildren(FirstRunDialog) == [dialog]
    assert newcomer.window.dialogs.get(Page.WELCOME) is dialog


def test_the_welcome_pages_open_again_from_the_menu(player):
    assert player.window.dialogs.get(Page.WELCOME) is None
    player.window.dialogs.show(Page.WELCOME)
    dialog = player.window.dialogs.get(Page.WELCOME)
    assert dialog.isVisible()
    assert dialog.progress.text() == words.is_ready()
    assert not dialog.cancel_button.isVisible()


def end_with_table(player, slow_library):
    slow_library.let(ALL_STEPS)
    player.wait_for_table()
    end(player.session)


def test_everything_is_reached_by_keys_alone(newcomer, dialog, qtbot):
    activate(qtbot, dialog)
    assert dialog.focusWidget() is dialog.start
    seen = set()
    for _ in range(8):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        seen.add(dialog.focusWidget())
    assert {dialog.choices[CoachMode.AFTER], dialog.start, dialog.cancel_button} <= seen
    dialog.choices[CoachMode.AFTER].setFocus()
    for key, mode in (
        (Qt.Key.Key_Up, CoachMode.OFF),
        (Qt.Key.Key_Right, CoachMode.WARN),
        (Qt.Key.Key_Down, CoachMode.LIVE),
    ):
        qtbot.keyClick(dialog.focusWidget(), key)
        assert newcomer.controller.mode is mode


def test_it_fits_into_the_smallest_window_and_scrolls_on_a_lower_screen(dialog, monkeypatch):
    assert (dialog.width(), dialog.height()) <= (1000, 680)
    page, bar = dialog._page, dialog._scrolled.verticalScrollBar()
    assert bar.maximum() == 0
    for label in page.findChildren(QLabel):
        assert page.rect().contains(label.geometry().translated(label.parentWidget().mapTo(page, QPoint())))
    monkeypatch.setattr(welcome, "room_for", lambda _window: QSize(1058, 400))
    dialog.hide()
    dialog.show()
    QApplication.processEvents()
    assert dialog.height() <= 400
    assert bar.maximum() > 0
