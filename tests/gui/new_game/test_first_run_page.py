# SPDX-License-Identifier: MIT
"""The first run: three pages that can be skipped, over a game that can be played."""

from __future__ import annotations

from itertools import combinations

import pytest
from gui_driver import Player, SlowLibrary, activate, end
from gui_screen import Screen
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget

from engine.games.position import NO_SCORES, Position
from engine.rules.categories import Category
from engine.rules.dice_models import FAIR_DICE
from engine.rules.scoring import DEFAULT_RULES, UPPER_BONUS, UPPER_BONUS_AT, is_yahtzee
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game import first_run_page, first_run_words
from yahtzee_gui.new_game.first_run_page import EXAMPLE, FACTS, FirstRunDialog
from yahtzee_gui.new_game.first_run_parts import ExampleRows, ModeCard, ModeMiniature
from yahtzee_gui.play.table_watch import TableState
from yahtzee_gui.settings.settings import Settings

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
    assert first_run_words.welcome_heading() in labels
    assert first_run_words.welcome_rules() in labels


@pytest.mark.parametrize("leave", ["skip", "escape", "to the end"])
def test_it_does_not_show_at_the_second_start(newcomer, dialog, slow_library, open_session, qtbot, tmp_path, leave):
    if leave == "skip":
        newcomer.click(dialog.skip)
    elif leave == "escape":
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        for _ in range(2):
            newcomer.click(dialog.forward)
    assert newcomer.window.dialogs.get(Page.WELCOME) is None
    slow_library.let(ALL_STEPS)
    newcomer.wait_for_table()
    end(newcomer.session)
    again = open_session(tmp_path / "fresh", welcomed=False)
    assert again.window.dialogs.get(Page.WELCOME) is None
    assert not again.window.findChildren(FirstRunDialog)
    slow_library.let(ALL_STEPS)


def test_the_pages_go_forward_and_back(newcomer, dialog):
    headings = [
        first_run_words.welcome_heading(),
        first_run_words.welcome_coach_heading(),
    ]
    shown = []
    for _ in headings:
        shown += [text for text in Screen(newcomer.window).labels(dialog) if text in headings]
        if len(shown) < 2:
            newcomer.click(dialog.forward)
    assert shown == headings
    assert dialog.forward.text() == first_run_words.start_playing()
    newcomer.click(dialog.back)
    assert first_run_words.welcome_heading() in Screen(newcomer.window).labels(dialog)


def test_progress_is_true_and_only_grows(newcomer, dialog, slow_library):
    shown = []
    dialog.progress.valueChanged.connect(shown.append)
    for step in range(1, SlowLibrary.STEPS):
        slow_library.let(1)
        newcomer.wait(lambda step=step: dialog.progress.value() == 1000 * step / SlowLibrary.STEPS)
        assert f"{10 * step} %" in dialog.progress_text.text()
    slow_library.let(2)
    newcomer.wait_for_table()
    assert shown == sorted(shown)
    assert shown[-1] == dialog.progress.maximum()
    assert dialog.progress_text.text() == coach_words.table_ready(newcomer.controller.table.status.par, DEFAULT_RULES)
    assert not dialog.cancel_button.isVisible()


def test_progress_of_the_real_solver_only_grows(open_session, qtbot, tmp_path, empty_cache):
    player = Player(open_session(tmp_path / "fresh", welcomed=False), qtbot)
    shown = []
    player.window.dialogs.get(Page.WELCOME).progress.valueChanged.connect(shown.append)
    player.wait_for_table()
    assert shown == sorted(shown)
    assert len(set(shown)) > 10
    assert shown[-1] == player.window.dialogs.get(Page.WELCOME).progress.maximum()


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
    assert dialog.progress.value() == 0
    newcomer.press_roll()
    assert newcomer.game.has_rolled
    newcomer.click(dialog.cancel_button)
    slow_library.let(ALL_STEPS)
    newcomer.wait_for_table()
    assert not dialog.cancel_button.isVisible()


def test_after_cancel_and_skip_a_banner_offers_to_build(newcomer, dialog, slow_library):
    newcomer.click(dialog.cancel_button)
    slow_library.let(1)
    newcomer.wait(lambda: newcomer.controller.table.status.state is TableState.CANCELLED)
    newcomer.click(dialog.skip)
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
    newcomer.click(dialog.skip)
    assert newcomer.window.banner.isVisible()
    newcomer.click(newcomer.card.why.button)
    slow_library.let(ALL_STEPS)
    newcomer.wait_for_table()
    assert not newcomer.window.banner.isVisible()


def test_the_choice_of_a_mode_takes_effect_and_is_remembered(newcomer, dialog, slow_library, tmp_path):
    newcomer.click(dialog.forward)
    newcomer.click(dialog.choices[CoachMode.OFF], dialog.choices[CoachMode.OFF].rect().center())
    assert newcomer.controller.mode is CoachMode.OFF
    assert newcomer.coach.mode_switch.buttons[CoachMode.OFF].isChecked()
    end_with_table(newcomer, slow_library)
    assert Settings(tmp_path / "fresh" / "settings.ini").coach_mode is CoachMode.OFF


def test_every_mode_can_be_chosen(dialog):
    assert list(dialog.choices) == list(CoachMode)


def test_after_is_chosen_until_another_is_and_a_card_shows_which(newcomer, dialog):
    newcomer.click(dialog.forward)
    chosen = [mode for mode, button in dialog.choices.items() if button.isChecked()]
    assert chosen == [CoachMode.AFTER], "which teaches more, as the page says"
    cards = dialog.findChildren(ModeCard)
    newcomer.click(cards[list(CoachMode).index(CoachMode.LIVE)], QPoint(20, 20))  # on its picture
    assert newcomer.controller.mode is CoachMode.LIVE
    assert [card.property("chosen") for card in cards] == [False, False, False, True]
    assert first_run_words.about_modes() in Screen(newcomer.window).labels(dialog)


def test_each_mode_has_a_picture_of_its_own(dialog):
    pictures = [picture.grab().toImage() for picture in dialog.findChildren(ModeMiniature)]
    assert len(pictures) == len(CoachMode)
    assert all(one != other for one, other in combinations(pictures, 2))


def test_the_example_is_exact(dialog, analyzer_of):
    position = Position(EXAMPLE.roll, 2, NO_SCORES, 0, DEFAULT_RULES, FAIR_DICE)
    analysis = analyzer_of(DEFAULT_RULES).analyze(position)
    assert analysis.best.keep == EXAMPLE.keep
    assert analysis.best.value == pytest.approx(EXAMPLE.kept, abs=0.005)
    assert analysis.keeps[()].value == pytest.approx(EXAMPLE.other, abs=0.005)
    said = dialog.findChild(ExampleRows).accessibleName()
    assert "263.2" in said
    assert "249.5" in said


def test_the_dice_beside_the_bonuses_are_what_the_words_say(dialog):
    upper, yahtzee = FACTS
    assert sorted(upper).count(3) == 3
    assert is_yahtzee(yahtzee)
    assert f"{UPPER_BONUS_AT} points" in first_run_words.welcome_facts()[0]
    assert f"{UPPER_BONUS} more" in first_run_words.welcome_facts()[0]


def test_everything_is_reached_by_keys_alone(newcomer, dialog, qtbot):
    activate(qtbot, dialog)
    assert dialog.focusWidget() is dialog.forward
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    seen = set()
    for _ in range(12):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        seen.add(dialog.focusWidget())
    assert {dialog.choices[CoachMode.AFTER], dialog.back, dialog.forward, dialog.cancel_button} <= seen
    dialog.choices[CoachMode.AFTER].setFocus()
    for key, mode in (
        (Qt.Key.Key_Up, CoachMode.OFF),
        (Qt.Key.Key_Right, CoachMode.WARN),
        (Qt.Key.Key_Down, CoachMode.LIVE),
    ):
        qtbot.keyClick(dialog.focusWidget(), key)
        assert newcomer.controller.mode is mode


def test_every_picture_has_a_name_or_none_is_needed(dialog):
    for picture in dialog.findChildren(Picture):
        assert picture.accessibleName()
    for button in dialog.choices.values():
        assert button.text()
        assert button.accessibleDescription()


def test_all_pages_fit_into_the_smallest_window(dialog):
    pages = dialog.findChild(QStackedWidget)
    for page in range(pages.count()):
        if page:
            dialog.forward.click()
        QApplication.processEvents()
        assert pages.currentIndex() == page
        assert (dialog.width(), dialog.height()) <= (1000, 680)
        shown = pages.currentWidget()
        assert shown.minimumSizeHint().height() <= shown.height()
        for widget in shown.findChildren(QLabel):
            assert shown.rect().contains(widget.geometry().translated(widget.parentWidget().mapTo(shown, QPoint())))


def test_the_welcome_pages_open_once(newcomer, dialog):
    newcomer.window.dialogs.show(Page.WELCOME)
    assert newcomer.window.findChildren(FirstRunDialog) == [dialog]
    assert newcomer.window.dialogs.get(Page.WELCOME) is dialog


def test_the_welcome_pages_open_again_from_the_menu(player):
    assert player.window.dialogs.get(Page.WELCOME) is None
    player.window.dialogs.show(Page.WELCOME)
    dialog = player.window.dialogs.get(Page.WELCOME)
    assert dialog.isVisible()
    assert dialog.progress.value() == dialog.progress.maximum()
    assert not dialog.cancel_button.isVisible()


def end_with_table(player, slow_library):
    slow_library.let(ALL_STEPS)
    player.wait_for_table()
    end(player.session)


def test_a_page_that_has_room_on_a_low_screen_does_not_scroll(qtbot, monkeypatch):
    """At 150 % the first scrolled because the second is higher."""
    monkeypatch.setattr(first_run_page, "room_for", lambda _window: QSize(1058, 560))
    dialog = FirstRunDialog(CoachMode.AFTER)
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    bar = dialog._scrolled.verticalScrollBar()
    assert bar.maximum() == 0
    dialog.forward.click()
    QApplication.processEvents()
    assert bar.maximum() > 0
