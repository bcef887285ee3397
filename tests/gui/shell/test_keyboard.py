# SPDX-License-Identifier: MIT
"""The keyboard alone is enough, and Space does one thing only."""

from __future__ import annotations

from functools import partial
from itertools import product

import pytest
from audits import daily, daily_rows
from gui_driver import CTRL, Player, SlowLibrary, activate, first_allowed, seeded
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget

from engine.games.game import written_seed
from engine.games.match import begin
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui import menu_words
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.help.page import HelpPage
from yahtzee_gui.kit import input
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.kit.input import Ringed, shows_ring
from yahtzee_gui.menu_words import HelpPart, Page, Place
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.shell.banner import BannerAnswer, Notice
from yahtzee_gui.words import games

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
    assert player.window.end_page.isVisible()
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


def test_space_after_the_game_begins_another_but_not_in_its_first_moment(player, monkeypatch):
    """One press of Space too many, meant for a roll, must not begin a game."""
    player.play_to_end()
    player.settle()
    ended = player.game
    monkeypatch.setattr(input, "FIRST_MOMENT", 1000.0)
    player.press_roll()
    assert player.game is ended
    monkeypatch.setattr(input, "FIRST_MOMENT", 0.0)
    player.window.end_page.again.same.setFocus()
    player.press_roll()
    assert (player.game.seed, player.game.events) == (ended.seed, ()), "the button that has the keyboard comes first"
    player.play_to_end()
    player.settle()
    player.scorecard.table.setFocus()
    player.press_roll()
    assert (player.game.events, player.game.rules) == ((), ended.rules)
    assert player.game.seed != ended.seed
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


def test_keeping_all_five_is_no_roll_and_leads_to_the_scorecard(player):
    player.press_roll()
    for place in range(5):
        player.press_die(place)
    button = player.tray.roll_button
    assert button.text() == tray_words.choose_a_box()
    for press in (player.press_roll, player.click_roll, player.click_roll):
        press()
        assert player.scorecard.table.hasFocus()
        assert player.scorecard.table.shows_ring, "nothing seemed to happen"
        assert player.controller.scene().choosing.box is None, "pressed once too often, it scores nothing"
    assert rolls(player.game) == 1
    player.press_die(0)
    assert button.text() == tray_words.roll_button(1)


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
    answer = BannerAnswer("Do it", lambda: pressed.append(True))
    player.window.banner.show_notice(Notice("Something is to be done.", (answer,)))
    player.window.banner.answers[0].setFocus()
    player.press(Qt.Key.Key_Return)
    assert pressed == [True]
    assert not player.window.banner.isVisible()


def test_enter_cancels_the_table_and_builds_it_after_all(open_session, slow_library, qtbot):
    player = Player(open_session(), qtbot)
    qtbot.waitUntil(lambda: player.card.why.button.isVisible())
    player.card.why.button.setFocus()
    player.press(Qt.Key.Key_Return)
    slow_library.let(1)
    player.wait(lambda: player.controller.table.status.state is TableState.CANCELLED)
    player.card.why.button.setFocus()
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


# The order in which Tab goes


def tab_order(player, first, back=False):
    """Return the controls that Tab comes to from `first` on, until it is there again."""
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert first.hasFocus()
    found = [first]
    while len(found) < 40:
        player.press(Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
        if QApplication.focusWidget() is first:
            return found
        found.append(QApplication.focusWidget())
    raise AssertionError(f"Tab does not come back: {found}")


def explanation_of(player):
    """Return what Tab comes to in the card that says why, once it is there: its tab, and the links below the reason."""
    player.wait(lambda: player.controller.scene().comparison is not None)
    why = player.card.why
    assert why.by_box.isVisible()
    assert why.what_if.isVisible()
    against = [player.card.against] if player.card.against.isVisible() else []
    return [tab_of_the_card(player), *against, *scrolled(why), why.by_box, why.what_if]


def scrolled(part):
    """Return what scrolls in a part of the window, and so has the keyboard."""
    return [one for one in part.focus_order() if isinstance(one, QScrollArea) and can_be_reached(one)]


def can_be_reached(widget):
    return widget.isVisible() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def assert_order(player, *expected):
    """Hold that Tab goes through all of these, then to the places, and from there to the first of these again."""
    expected = (*expected, player.window.switch.buttons[Place.PLAY])
    assert tab_order(player, expected[0]) == list(expected)
    assert tab_order(player, expected[0], back=True) == [expected[0], *expected[:0:-1]]


def mode_button(player):
    """Return the button of the mode that is on: Tab comes to no other one, the arrow keys do."""
    return player.coach.mode_switch.buttons[player.controller.mode]


def tab_of_the_card(player):
    """Return the tab of the card below the dice that is shown."""
    return player.window.card.tabs.buttons[player.window.card.face]


def lossy_turn(player):
    """Roll once, and score what is worst."""
    player.press_roll()
    player.settle()
    boxes = player.controller.review.analysis.categories.values()
    player.press_box(max(boxes, key=lambda option: option.points_lost).category)


def test_order_at_the_start(open_player):
    player = open_player(mode=CoachMode.OFF)
    coach = mode_button(player), player.coach.choices
    assert_order(player, player.tray.roll_button, player.scorecard.table, *coach, tab_of_the_card(player))


def test_order_within_a_turn(open_player):
    player = open_player(game=seeded("order"))
    player.press_roll()
    player.press_roll()
    player.settle()
    tray, coach = player.tray, player.coach
    assert_order(
        player,
        *tray.dice,
        tray.roll_button,
        player.scorecard.table,
        mode_button(player),
        coach.options,
        *([coach.more] if coach.more.isVisible() else []),
        coach.choices,
        *explanation_of(player),
        player.window.strip.cells,
        tray.undo,
    )


def test_order_where_a_decision_can_be_retried(open_player):
    player = open_player(game=seeded("order"), mode=CoachMode.AFTER)
    lossy_turn(player)
    player.settle()
    player.settle_explained()
    why, cells = player.card.why, player.window.strip.cells
    assert why.retry.isVisible()
    roll, table, choices = player.tray.roll_button, player.scorecard.table, player.coach.choices
    card = tab_of_the_card(player), *scrolled(why), why.retry, why.by_box
    assert_order(player, roll, table, mode_button(player), choices, *card, cells, player.tray.undo)


def test_order_while_something_is_asked(open_player):
    player = open_player(game=seeded("order"), mode=CoachMode.WARN)
    lossy_turn(player)
    banner = player.window.banner
    assert banner.isVisible()
    assert banner.answers[0].hasFocus()
    tray, table = player.tray, player.scorecard.table
    answers = [answer for answer in banner.answers if answer.isVisible()]
    coach, tab = (mode_button(player), player.coach.choices), tab_of_the_card(player)
    assert_order(player, *tray.dice, tray.roll_button, table, *coach, *answers, tab, tray.undo, tray.hint)


def test_order_while_looking_back(open_player):
    player = open_player(game=seeded("order"), mode=CoachMode.AFTER)
    lossy_turn(player)
    player.settle()
    player.controller.review_cursor.view_step(-1)
    coach, cells, bar = player.coach, player.window.strip.cells, player.window.review_bar
    roll, table = player.tray.roll_button, player.scorecard.table
    buttons = [button for button in bar.focus_order() if button.isEnabled()]
    assert bar.back in buttons
    explanation = explanation_of(player)
    coach.options.setFocus(Qt.FocusReason.TabFocusReason)  # it comes to the choice that was made
    more = [coach.more] if coach.more.isVisible() else []
    assert not player.tray.undo.isEnabled(), "what it would undo is not seen"
    right = mode_button(player), coach.options, *more, coach.choices
    assert_order(player, *buttons, roll, table, *right, *explanation, cells)


def test_order_at_the_end(open_player):
    player = open_player(game=seeded("order"), mode=CoachMode.OFF)
    player.play_to_end()
    player.settle()
    end_page = player.window.end_page
    player.wait(end_page.payoff.perfect.isVisible)
    controls = [control for control in end_page.focus_order() if control.isVisible()]
    rows = [row for row in end_page.costs.rows if row.isVisible()]
    assert rows
    assert controls[:3] == [end_page.payoff.perfect, end_page.costs.practise, rows[0]]
    assert_order(player, *controls, player.scorecard.table)


def test_a_roll_takes_the_keyboard_out_of_the_coachs_list(open_player):
    player = open_player(game=seeded("order"), mode=CoachMode.LIVE)
    player.press_roll()
    player.settle()
    player.coach.options.setFocus()
    player.press(Qt.Key.Key_Down)
    assert player.coach.options.hasFocus()
    player.press_roll()
    player.settle()
    assert not player.coach.options.hasFocus()
    player.press(Qt.Key.Key_Down)
    assert player.scorecard.table.hasFocus()


def test_the_focus_stays_somewhere_when_its_control_goes(open_player):
    player = open_player(game=seeded("order"), mode=CoachMode.OFF)
    player.press_roll()
    player.tray.dice[2].setFocus(Qt.FocusReason.TabFocusReason)
    player.press_roll()
    player.press_roll()
    assert not player.tray.dice[2].isEnabled()
    assert QApplication.focusWidget() is player.tray.roll_button


@pytest.mark.parametrize("by", ["roll", "die"])
def test_in_a_match_the_focus_stays_at_the_button_after_the_last_roll(open_player, by):
    """The trial: it went to the first seat, where Enter does nothing for the game."""
    player = open_player(mode=CoachMode.OFF)
    player.controller.open_record(begin([("You", ""), ("Ann", "")], DEFAULT_RULES, "focus"))
    player.wait_for_table()
    player.press_roll()
    (player.tray.roll_button if by == "roll" else player.tray.dice[2]).setFocus(Qt.FocusReason.TabFocusReason)
    player.press_roll()
    player.press_roll()
    assert QApplication.focusWidget() is player.tray.roll_button
    player.press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is player.scorecard.table


PLACES = {
    "nothing": lambda player: None,
    "roll": lambda player: player.tray.roll_button,
    "die": lambda player: player.tray.dice[2],
    "table": lambda player: player.scorecard.table,
    "undo": lambda player: player.tray.undo,
    "hint": lambda player: player.tray.hint,
    "notice": lambda player: player.window.banner.dismiss,
}


@pytest.fixture
def spoken(qapp):
    """Have the program speak a language during the test."""
    yield partial(languages.install, qapp)
    languages.install(qapp, "en")


WARNED = [
    (place, *case)
    for case in product((Qt.Key.Key_Return, Qt.Key.Key_Escape), (1, 3), (("en", (1600, 1000)), ("de", (980, 600))))
    for place in PLACES
]
"""Where the keyboard was, which key answers, after how many rolls, in which language and size."""


@pytest.mark.parametrize(
    ("place", "key", "rolls", "spoken_in"),
    daily_rows([*WARNED[::3], *WARNED[1::3], *WARNED[2::3]], len(WARNED[::3])),
)
def test_after_a_warning_enter_takes_no_roll_back(open_player, spoken, rolls, place, key, spoken_in):
    language, size = spoken_in
    spoken(language)
    player = open_player(game=seeded("order"), mode=CoachMode.WARN)
    player.window.resize(*size)
    for _ in range(rolls):
        player.press_roll()
        player.settle()
    tray = player.tray
    player.window.banner.show_notice(Notice("Something to tell."))
    QApplication.focusWidget().clearFocus()
    before = PLACES[place](player)
    if before is not None:
        before.setFocus(Qt.FocusReason.TabFocusReason)
    boxes = player.controller.review.analysis.categories.values()
    player.controller.score(max(boxes, key=lambda option: option.points_lost).category)
    assert player.window.banner.answers[0].hasFocus()
    events = len(player.game.events)
    player.press(key)
    assert player.controller.confirmations.question is None
    if place in ("roll", "die", "table") and before.isEnabled():
        assert before.hasFocus()
    assert QApplication.focusWidget() in (tray.roll_button, *tray.dice, player.scorecard.table)
    player.press(Qt.Key.Key_Return)
    assert len(player.game.events) >= events


@pytest.mark.parametrize("deed", ["undo", "hint"])
def test_what_goes_away_does_not_hand_the_keyboard_to_undo(open_player, deed):
    player = open_player(game=seeded("order"), mode=CoachMode.AFTER)
    player.press_roll()
    player.settle()
    button = getattr(player.tray, deed)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(3):
        if button.isEnabled():
            player.press(Qt.Key.Key_Return)
    button.setEnabled(False)
    assert QApplication.focusWidget() not in (player.tray.undo, player.tray.hint)
    assert QApplication.focusWidget() is not None
    player.window.card.chart.setFocus(Qt.FocusReason.TabFocusReason)
    player.window.card.chart.hide()
    assert QApplication.focusWidget() not in (player.tray.undo, player.tray.hint)


def test_back_from_a_page_the_keyboard_does_not_go_to_a_link_of_the_end_page(open_player):
    player = open_player(game=seeded("order"), mode=CoachMode.OFF)
    player.play_to_end()
    QApplication.focusWidget().clearFocus()
    player.window.dialogs.show(Page.SETTINGS)
    player.press(Qt.Key.Key_Escape)
    assert player.window.dialogs.frame is None
    end_page = player.window.end_page
    assert QApplication.focusWidget() not in (end_page.again.share, end_page.payoff.perfect, end_page.costs.through)
    assert QApplication.focusWidget() is not None


def test_a_ring_shows_the_keyboard_but_not_the_mouse():
    reasons = Qt.FocusReason
    for before in (False, True):
        assert shows_ring(reasons.TabFocusReason, before)
        assert shows_ring(reasons.OtherFocusReason, before)
        assert not shows_ring(reasons.MouseFocusReason, before)
        assert shows_ring(reasons.ActiveWindowFocusReason, before) is before


def test_one_rule_says_everywhere_whether_a_ring_shows_and_where_keys_go_one_does(player):
    player.press_roll()
    player.settle()
    rows = player.coach.options
    for part in (rows, player.window.card.chart, player.scorecard.table):
        part.setFocus(Qt.FocusReason.MouseFocusReason)
        assert not part.has_ring, "it was clicked"
    rows.setFocus(Qt.FocusReason.MouseFocusReason)
    player.press(Qt.Key.Key_Down)
    assert rows.has_ring, "keys go there now"
    assert sum(one.has_ring for one in player.window.findChildren(QWidget) if isinstance(one, Ringed)) == 1
    player.qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.viewport().rect().center())
    assert not rows.has_ring, "the mouse is used again"


def test_a_digit_takes_a_warning_back_and_changes_that_die_but_not_in_its_first_moment(open_player, monkeypatch):
    player = open_player(game=seeded("order"), mode=CoachMode.WARN)
    player.press_roll()
    player.settle()
    boxes, confirmations = player.controller.review.analysis.categories.values(), player.controller.confirmations
    monkeypatch.setattr(input, "FIRST_MOMENT", 1000.0)
    player.controller.score(max(boxes, key=lambda option: option.points_lost).category)
    player.press(Qt.Key.Key_2)
    assert confirmations.question is not None, "it was pressed for the dice of the next roll"
    assert not any(player.controller.kept)
    monkeypatch.setattr(input, "FIRST_MOMENT", 0.0)
    player.press(Qt.Key.Key_2)
    assert confirmations.question is None
    assert player.controller.kept == (False, True, False, False, False)
    assert player.window.banner.text == games.with_help_now(), "the warning is gone, and was help"
    assert not player.game.filled


# From decision to decision


@pytest.fixture
def looking_back(open_player):
    """Someone who looks back at the last of three decisions."""
    player = open_player(game=seeded("order"), mode=CoachMode.AFTER)
    for _ in range(3):
        player.press_roll()
    player.press_box(first_allowed(player.game))
    player.settle()
    player.controller.review_cursor.view_step(-1)
    return player


def test_arrows_step_from_decision_to_decision(looking_back):
    player = looking_back
    decisions = player.controller.review.decisions
    assert player.controller.scene().viewed is decisions[2]
    for key, place in ((Qt.Key.Key_Left, 1), (Qt.Key.Key_Left, 0), (Qt.Key.Key_Left, 0), (Qt.Key.Key_Right, 1)):
        player.press(key)
        assert player.controller.scene().viewed is decisions[place]
    player.press(Qt.Key.Key_Right)
    player.press(Qt.Key.Key_Right)
    assert player.controller.scene().viewed is None


def test_arrows_step_whatever_has_the_focus(looking_back):
    player = looking_back
    bar = player.window.review_bar
    for widget in (player.tray.roll_button, player.scorecard.table, player.coach.options, bar.next_decision, bar.back):
        widget.setFocus()
        before = player.controller.scene().viewed.event
        player.press(Qt.Key.Key_Left)
        assert player.controller.scene().viewed.event != before or before == player.controller.review.decisions[0].event
        player.press(Qt.Key.Key_Right)
        player.controller.review_cursor.view(player.controller.review.decisions[-1])
        assert widget.hasFocus()


def test_arrows_in_the_mode_switch_choose_the_mode_even_then(looking_back):
    mode_button(looking_back).setFocus()
    looking_back.press(Qt.Key.Key_Left)
    assert looking_back.controller.mode is CoachMode.WARN


def test_arrows_with_alt_leave_the_mode_and_the_look_back_alone(looking_back):
    """Alt and an arrow was taken for the arrow alone, by a row of choices and by the graph."""
    viewed = looking_back.controller.scene().viewed
    for widget in (mode_button(looking_back), looking_back.window.card):
        widget.setFocus()
        looking_back.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        assert looking_back.controller.mode is CoachMode.AFTER
        assert looking_back.controller.scene().viewed is viewed


@pytest.mark.parametrize("page", [Page.SETTINGS, Page.STRATEGIES])
def test_alt_left_goes_back_from_a_page_that_opens_with_a_row_of_choices(player, page):
    player.window.dialogs.show(page)
    shown = player.window.dialogs.newest
    shown.findChild(Segments).findChild(QPushButton).setFocus()
    player.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert player.window.dialogs.newest is None


def test_arrows_do_not_look_back_by_themselves(looking_back):
    looking_back.controller.review_cursor.view(None)
    looking_back.scorecard.enter()
    looking_back.press(Qt.Key.Key_Left)
    assert looking_back.controller.scene().viewed is None


def test_escape_leaves_a_look_back_wherever_the_keyboard_is(looking_back):
    player, window = looking_back, looking_back.window
    places = [widget for widget in window.findChildren(QWidget) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for place in places:
        player.controller.review_cursor.view(player.controller.review.decisions[0])
        if not (place.isVisibleTo(window) and place.isEnabled()):
            continue
        place.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        assert player.controller.scene().viewed is None, place


def test_escape_leaves_a_look_back_before_it_lets_go_of_a_box(looking_back):
    player = looking_back
    player.controller.review_cursor.view(None)
    player.press_roll()
    player.settle()
    box = next(iter(player.game.position.allowed()))
    player.controller.choose_box(box)
    player.controller.review_cursor.view_step(-1)
    assert player.controller.scene().viewed is not None
    player.press(Qt.Key.Key_Escape)
    assert (player.controller.scene().viewed, player.controller.scene().choosing.box) == (None, box)
    player.press(Qt.Key.Key_Escape)
    assert player.controller.scene().choosing.box is None


def test_the_strip_steps_from_turn_to_turn_by_its_own_arrows(looking_back):
    player, cells = looking_back, looking_back.window.strip.cells
    player.controller.review_cursor.view(None)
    cells.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
        player.press(key)
        assert player.controller.scene().viewed.turn == 1, "there is no other turn"
        assert cells.hasFocus()


def test_the_graph_steps_by_its_own_arrows(looking_back):
    player, chart = looking_back, looking_back.window.card.chart
    player.controller.review_cursor.view(None)
    player.click(player.card.tabs.buttons[CardFace.GRAPH])
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    player.press(Qt.Key.Key_Left)
    assert player.controller.scene().viewed is player.controller.review.decisions[-1]
    assert chart.hasFocus()
    player.press(Qt.Key.Key_Right)
    assert player.controller.scene().viewed is None


def test_with_the_coach_off_there_is_no_step_back(looking_back):
    player, chart = looking_back, looking_back.window.card.chart
    player.controller.review_cursor.view(None)
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    player.controller.set_mode(CoachMode.OFF)
    assert not chart.hasFocus()
    assert chart.focusPolicy() is Qt.FocusPolicy.NoFocus
    player.controller.review_cursor.view_step(-1)
    assert player.controller.scene().viewed is None


def test_shift_f1_shows_the_same_list_of_keys_as_the_settings(player):
    player.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    page = player.window.dialogs.newest
    assert isinstance(page, HelpPage)
    assert page.contents.list.currentItem().text() == menu_words.help_parts()[HelpPart.KEYS]
    assert page.keys.names[Action.HINT].text() == "H"
    assert page.keys.names[Action.HINT].isVisible()
    page.keys.set_key(Action.HINT, "X")
    assert player.session.services.settings.keys.name(Action.HINT) == "X"


# Up, Down and Enter reach the scorecard whatever was clicked


CLICKS = {
    "a die": lambda player: player.click_die(3),
    "Roll": lambda player: player.click_roll(),
    "a mode": lambda player: player.click(player.coach.mode_switch.buttons[CoachMode.AFTER]),
    "the chart": lambda player: player.click(player.window.card.chart),
    "nothing": lambda player: player.click(player.tray),
}


@pytest.mark.parametrize("click", CLICKS.values(), ids=CLICKS.keys())
@pytest.mark.parametrize("start", daily(["coach", "roll", "die", "nobody"]))
def test_up_down_and_enter_reach_the_scorecard_whatever_was_clicked(open_player, click, start):
    player = open_player(game=seeded("reach"), mode=CoachMode.LIVE)
    player.click_roll()
    player.settle()
    focused = {"roll": player.tray.roll_button, "die": player.tray.dice[0], "coach": mode_button(player)}
    if start in focused:
        focused[start].setFocus(Qt.FocusReason.TabFocusReason)
    elif QApplication.focusWidget() is not None:
        QApplication.focusWidget().clearFocus()
    click(player)
    player.settle()
    for key, row in ((Qt.Key.Key_Down, 0), (Qt.Key.Key_Down, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Up, 1)):
        player.press(key)
        assert player.scorecard.table.hasFocus()
        assert player.scorecard.table.currentIndex().row() == row
    player.press(Qt.Key.Key_Return)
    assert list(player.game.filled) == [Category.TWOS]


def test_a_click_leaves_the_keyboard_where_it_was(player):
    player.press_roll()
    player.settle()
    player.scorecard.enter()
    for widget in (player.tray.dice[1], player.tray.roll_button, player.coach.mode_switch.buttons[CoachMode.OFF]):
        player.click(widget)
        assert player.scorecard.table.hasFocus()


def test_in_the_coachs_list_the_arrows_go_from_row_to_row(player):
    player.press_roll()
    player.settle()
    keep = next(
        number for number, row in enumerate(player.coach.options.rows) if row.dice
    )  # a box takes the keys along
    player.click_option(keep)
    assert player.coach.options.hasFocus()
    player.press(Qt.Key.Key_Down)
    player.press(Qt.Key.Key_Down)
    assert player.coach.options.currentIndex().row() == keep + 2
    assert not player.scorecard.table.currentIndex().isValid()


def test_in_the_smallest_window_the_end_page_shows_what_has_the_keyboard(open_player):
    player = open_player(game=seeded("order"), mode=CoachMode.LIVE)
    player.play_to_end()
    player.settle()
    player.window.resize(980, 600)
    QApplication.processEvents()
    area = player.window.centralWidget().currentWidget()
    player.window.end_page.costs.practise.setFocus()
    while QApplication.focusWidget() is not player.window.end_page.again.share:
        player.press(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert area.viewport().rect().contains(focused.mapTo(area.viewport(), focused.rect().center())), focused


def test_the_cursor_of_the_scorecard_starts_anew_with_a_game(player):
    player.press_roll()
    player.go_to_box(Category.FULL_HOUSE)
    player.new_game()
    assert not player.scorecard.table.hasFocus()
    assert not player.scorecard.table.currentIndex().isValid()
    player.press(Qt.Key.Key_Down)
    assert player.scorecard.table.currentIndex().row() == 0


# One mode is marked


def test_the_mode_that_has_the_keyboard_is_the_one_that_is_chosen(player):
    mode_button(player).setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(5):
        player.press("c")
        buttons = player.coach.mode_switch.buttons
        assert [mode for mode, button in buttons.items() if button.isChecked()] == [player.controller.mode]
        assert [mode for mode, button in buttons.items() if button.hasFocus()] == [player.controller.mode]


# Closing


def test_ctrl_w_closes_the_page_in_front_and_the_game_stays(player):
    for page in (Page.HELP, Page.SETTINGS):
        player.window.dialogs.show(page)
    first = player.window.dialogs.newest
    activate(player.qtbot, first)
    player.qtbot.keyClick(first, Qt.Key.Key_W, CTRL)
    assert player.window.dialogs.newest is not first
    activate(player.qtbot, player.window)
    player.press(Qt.Key.Key_W, CTRL)
    assert player.window.dialogs.newest is None
    player.press(Qt.Key.Key_W, CTRL)
    assert player.window.isVisible()


def test_ctrl_w_closes_the_question_for_a_new_game(player):
    game = player.game

    def close():
        dialog = QApplication.activeModalWidget()
        activate(player.qtbot, dialog)
        player.qtbot.keyClick(dialog, Qt.Key.Key_W, CTRL)
        was_open.append(dialog.isVisible())
        dialog.reject()  # or a failure would wait for ever

    was_open = []
    QTimer.singleShot(0, close)
    player.press(Qt.Key.Key_N, CTRL)
    assert was_open == [False]
    assert player.game is game


@pytest.mark.parametrize("page", daily([None, *Page], 4))
def test_ctrl_q_closes_every_window_of_the_program(open_player, tmp_path, page):
    player, other = open_player(tmp_path / "one"), open_player(tmp_path / "two")
    where = player.window
    if page is not None:
        player.window.dialogs.show(page)
        where = player.window.dialogs.newest or where
    activate(player.qtbot, where)
    player.qtbot.keyClick(where, Qt.Key.Key_Q, CTRL)
    assert not player.window.isVisible()
    assert not other.window.isVisible()
    assert [window for window in QApplication.topLevelWidgets() if window.isVisible()] == []


# Other keys


def show(page, action):
    """Open the groups of keys, and return the button of an action."""
    for group in page.keys.groups:
        group.open(True)
    return page.keys.buttons[action]


@pytest.fixture
def rekeyed(player):
    """Someone who rolls with R, keeps the first die with Q, and asks for hints with Space."""
    player.window.dialogs.show(Page.SETTINGS)
    page = player.window.dialogs.newest
    for action, key in ((Action.ROLL, Qt.Key.Key_R), (Action.KEEP_1, Qt.Key.Key_Q), (Action.HINT, Qt.Key.Key_Space)):
        show(page, action).click()
        player.qtbot.keyClick(page.keys.buttons[action], key)
    page.close()
    activate(player.qtbot, player.window)
    return player


def test_changed_keys_do_what_they_stand_for_and_the_old_ones_nothing(rekeyed):
    player = rekeyed
    player.controller.set_mode(CoachMode.OFF)
    player.press("h")
    player.press(Qt.Key.Key_R)
    assert rolls(player.game) == 1
    player.press(Qt.Key.Key_1)
    assert not any(player.controller.kept)
    player.press(Qt.Key.Key_Q)
    assert player.controller.kept[0]
    player.settle()
    player.press_roll()
    assert rolls(player.game) == 1
    assert player.controller.scene().visibility.hint


def test_changed_keys_are_shown_wherever_keys_are(rekeyed):
    player = rekeyed
    assert player.tray.roll_button.key == "R"
    assert player.tray.dice[0].key == "Q"
    assert player.window.menus.item("hint").shortcut().toString() == "Space"
    player.window.dialogs.show(Page.HELP)
    names = player.window.dialogs.newest.keys.names
    assert [names[action].text() for action in (Action.ROLL, Action.KEEP_1, Action.KEEP_2)] == ["R", "Q", "2"]


def test_changed_keys_are_kept(rekeyed):
    rekeyed.session.services.settings.sync()
    settings = Settings(rekeyed.session.services.settings.path)
    assert dict(settings.keys.changed) == {Action.ROLL: "R", Action.KEEP_1: "Q", Action.HINT: "Space"}


@pytest.mark.parametrize(
    ("key", "modifier", "sentence"),
    daily_rows(
        [
            (Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier, menu_words.key_fixed(menu_words.key("Alt+L"))),
            (Qt.Key.Key_Return, NO_MODIFIER, menu_words.key_fixed(menu_words.key("Return"))),
            (Qt.Key.Key_W, CTRL, menu_words.key_fixed(menu_words.key("Ctrl+W"))),
        ],
        2,
    ),
)
def test_a_key_that_is_always_the_same_is_refused_with_a_sentence(player, key, modifier, sentence):
    player.window.dialogs.show(Page.SETTINGS)
    page = player.window.dialogs.newest
    show(page, Action.ROLL).click()
    player.qtbot.keyClick(page.keys.buttons[Action.ROLL], key, modifier)
    assert page.keys.remarks[Action.ROLL].text() == sentence
    assert page.keys.remarks[Action.ROLL].isVisible()
    assert not page.note.text()  # it is said in the row, not at the foot
    assert page.keys.names[Action.ROLL].text() == menu_words.space_key()
    assert player.session.services.settings.keys == Keys()
    assert player.window.isVisible()


def test_a_key_that_is_taken_changes_hands_and_it_is_said(player):
    player.window.dialogs.show(Page.SETTINGS)
    page = player.window.dialogs.newest
    show(page, Action.ROLL).click()
    player.qtbot.keyClick(page.keys.buttons[Action.ROLL], Qt.Key.Key_H)
    said = menu_words.key_taken("Roll the dice", "H", "Hint for this decision", "Space")
    assert said == "Roll the dice: H from now on. “Hint for this decision” had it, and has Space now."
    assert page.keys.remarks[Action.ROLL].text() == page.keys.buttons[Action.ROLL].accessibleDescription() == said
    assert [page.keys.names[one].text() for one in (Action.ROLL, Action.HINT)] == ["H", menu_words.space_key()]
    page.close()
    activate(player.qtbot, player.window)
    player.press("h")
    assert rolls(player.game) == 1


def test_all_keys_can_be_as_at_first(rekeyed):
    rekeyed.window.dialogs.show(Page.SETTINGS)
    rekeyed.window.dialogs.newest.keys.reset_button.click()
    rekeyed.window.dialogs.newest.close()
    activate(rekeyed.qtbot, rekeyed.window)
    rekeyed.press_roll()
    assert rolls(rekeyed.game) == 1
    assert rekeyed.session.services.settings.keys == Keys()


def test_the_ring_on_the_scorecard_shows_only_to_those_who_use_keys(player):
    table = player.scorecard.table
    player.press_roll()
    player.settle()
    player.click_box(Category.ACES)
    assert not table.shows_ring, "a box was scored with the mouse"
    player.press_roll()
    player.settle()
    player.press(Qt.Key.Key_Down)
    assert table.shows_ring
    assert player.controller.scene().choosing.box is Category.TWOS, "the box that is filled is passed over"
    player.press(Qt.Key.Key_Up)
    assert player.controller.scene().choosing.box is Category.CHANCE, "from the first open box on to the last"
    player.press(Qt.Key.Key_Home)
    assert player.controller.scene().choosing.box is Category.TWOS
    player.press(Qt.Key.Key_End)
    assert player.controller.scene().choosing.box is Category.CHANCE
    player.click_box(Category.SIXES)
    assert not table.shows_ring


def test_the_key_of_the_scorecard_chooses_a_box_that_enter_scores(player):
    player.press_roll()
    player.settle()
    player.press(Qt.Key.Key_S)
    assert player.controller.scene().choosing.box is Category.ACES
    player.press(Qt.Key.Key_Return)
    assert list(player.game.filled) == [Category.ACES]


def test_no_ring_stays_at_the_box_that_was_just_scored_until_keys_go_there(player):
    table = player.scorecard.table
    player.press_roll()
    player.settle()
    player.press(Qt.Key.Key_S)
    assert table.shows_ring
    player.press(Qt.Key.Key_Return)
    player.settle()
    assert not table.shows_ring
    table.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not table.shows_ring, "the keyboard came back by itself"
    player.press(Qt.Key.Key_Down)
    assert table.shows_ring
    player.press_roll()
    player.settle()
    player.controller.review_cursor.view_step(-1)
    assert not table.shows_ring, "in a look back it would be at a box of another decision"


def test_undo_and_hint_stand_on_the_table(player):
    tray = player.tray
    player.new_game()
    player.press_roll()
    player.settle()
    assert tray.undo.isVisible()
    assert (tray.undo.isEnabled(), tray.hint.isVisible()) == (True, False), "in Live there is nothing to tell"
    player.controller.set_mode(CoachMode.AFTER)
    assert tray.hint.isEnabled()
    player.click(tray.hint)
    assert player.controller.scene().choosing.hint is not None
    player.click(tray.undo)
    assert not player.game.has_rolled
    assert "Ctrl+Z" in tray.undo.toolTip()


def test_no_ring_shows_where_the_focus_goes_by_itself_while_the_mouse_is_used(player, monkeypatch):
    monkeypatch.setattr(Ringed, "uses_mouse", True)
    table = player.scorecard.table
    player.tray.roll_button.setFocus()
    for _ in range(3):
        player.press_roll()
        player.settle()
    assert not table.shows_ring
    player.click(player.tray.roll_button)
    assert table.hasFocus(), "the button has no roll left, and points there"
    assert table.shows_ring, "that was asked for: strangers clicked, and saw nothing happen"
    player.press(Qt.Key.Key_Down)
    assert table.shows_ring


def test_one_press_too_many_does_not_roll_dice_that_have_just_landed(player, monkeypatch):
    player.press_roll()
    player.settle()
    monkeypatch.setattr(input, "FIRST_MOMENT", 1000.0)
    before = player.game
    player.press_roll()
    assert player.game is before
    player.press_die(0)
    player.press_roll()
    assert player.game is not before, "who marks a die has looked at the dice"


def test_one_press_with_nothing_kept_rolls_none_of_the_dice_and_a_second_one_all(open_player):
    player = open_player(game=seeded(written_seed([[(1, 3, 4, 6, 6)]])))
    player.press_roll()
    player.settle()
    before, said = player.game, []
    player.window.announcer.announced.connect(said.append)
    player.press(Qt.Key.Key_Space)
    assert player.game is before
    assert player.tray.sentence.sentence == "Roll all five?"
    assert player.tray.caption.text() == "Press again to roll all five dice."
    assert said == ["Roll all five? Press again to roll all five dice."]
    for key in (Qt.Key.Key_1, Qt.Key.Key_1):
        player.press(key)
    assert player.tray.sentence.sentence != "Roll all five?", "another die was thought of"
    player.press(Qt.Key.Key_Space)
    assert player.game.rolls_left == before.rolls_left - 1, "who marked a die and took it back has chosen"


def test_the_second_press_rolls_all_five_but_not_in_the_first_moment_of_the_question(player, monkeypatch):
    player.press_roll()
    player.settle()
    monkeypatch.setattr(input, "FIRST_MOMENT", 0.0)
    before = player.game
    player.press(Qt.Key.Key_Space)
    monkeypatch.setattr(input, "FIRST_MOMENT", 1000.0)
    player.press(Qt.Key.Key_Space)
    assert player.game is before, "pressed twice in haste"
    monkeypatch.setattr(input, "FIRST_MOMENT", 0.0)
    player.press(Qt.Key.Key_Space)
    assert player.game.rolls_left == before.rolls_left - 1


@pytest.fixture
def keeping_twos(open_player):
    """Return a function that opens a window where 2 2 2 was kept, and these faces came up beside it."""

    def open_one(faces, mode):
        game = seeded(written_seed([[(2, 2, 2, 1, 3), faces]]))
        player = open_player(game=game.roll(), mode=mode)
        player.controller.keep((2, 2, 2))
        player.controller.roll()
        assert player.controller.kept == (True, True, True, False, False)
        player.settle()
        return player

    return open_one


@pytest.mark.parametrize("mode", CoachMode)
@pytest.mark.parametrize("by_key", [True, False], ids=["key", "click"])
@pytest.mark.parametrize(
    ("faces", "headline", "caption"),
    [
        ((2, 2), "You have a Yahtzee", "Press again to roll 2 dice."),
        ((6, 6), "You have a full house", "Press again to roll 2 dice."),
        ((5, 2), "Another 2 came up", "Press again to roll 2 dice."),
    ],
)
def test_one_press_rolls_no_hand_away_and_a_second_one_does(keeping_twos, mode, by_key, faces, headline, caption):
    player, said = keeping_twos(faces, mode), []
    player.window.announcer.announced.connect(said.append)
    press = partial(player.press, SPACE) if by_key else partial(player.click, player.tray.roll_button)
    before = player.game
    press()
    assert player.game is before
    assert (player.tray.sentence.sentence, player.tray.caption.text()) == (headline, caption)
    assert said == [f"{headline}. {caption}"]
    press()
    if mode is CoachMode.WARN:
        player.wait(lambda: player.controller.confirmations.question is not None)
    else:
        assert rolls(player.game) == rolls(before) + 1


def test_who_marks_a_die_of_the_roll_rolls_at_once(keeping_twos):
    player = keeping_twos((5, 2), CoachMode.OFF)
    player.press(Qt.Key.Key_5)
    before = player.game
    player.press(SPACE)
    assert rolls(player.game) == rolls(before) + 1


def test_nothing_is_asked_where_nothing_is_rolled_away(keeping_twos):
    player = keeping_twos((5, 6), CoachMode.OFF)
    before = player.game
    player.press(SPACE)
    assert rolls(player.game) == rolls(before) + 1


def test_a_warning_waits_until_all_five_are_meant(player):
    """Who forgot to mark dice hasn't chosen: the choice warned of would be the one that is judged."""
    player.controller.set_mode(CoachMode.WARN)
    player.press_roll()
    player.settle()
    player.press(Qt.Key.Key_Space)
    scene = player.controller.scene()
    assert scene.choosing.may_roll_anyway
    assert scene.question is None
