# SPDX-License-Identifier: MIT
"""Nothing moves about: every widget keeps its place through play, and no text is cut in the smallest window."""

from __future__ import annotations

from itertools import pairwise

import pytest
from audits import daily
from gui_driver import SlowLibrary, first_allowed, seeded
from gui_layout import COMFORTABLE, LARGE, LEAST, SIZES, SMALLEST, cut, let_layouts_settle, resize
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication

from engine.games.match import begin
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.scorecard_table import MIN_ROW
from yahtzee_gui.desktop.preferences import Appearance, CoachMode
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.on_screen import Fade
from yahtzee_gui.menu_words import Page
from yahtzee_gui.shell.banner import BannerAnswer, Notice


def places(window):
    """Return the rectangles, in the window, of everything that is to stay where it is."""
    tray, card, coach = window.tray, window.scorecard, window.coach
    widgets = {
        "tray": tray,
        "scorecard": card,
        "coach": coach,
        "card below the dice": window.card,
        "its tabs": window.card.tabs,
        "strip": window.strip,
        "turns": window.strip.cells,
        "boxes": card.table,
        "modes": coach.mode_switch,
        "roll": tray.roll_button,
        "sentence": tray.sentence,
        "caption": tray.caption,
        **{f"die {place + 1}": die for place, die in enumerate(tray.dice)},
        **{f"mode {mode.value}": button for mode, button in coach.mode_switch.buttons.items()},
    }
    found = {name: QRect(widget.mapTo(window, QPoint()), widget.size()) for name, widget in widgets.items()}
    for category in CATEGORIES:
        found[category.key] = QRect(card.box_centre(category), card.table.size())
    return found


@SIZES
def test_nothing_moves_while_playing(open_player, size):
    player = open_player(game=seeded("still"), mode=CoachMode.LIVE)
    resize(player, size)
    start = places(player.window)
    seen = 0

    def look():
        nonlocal seen
        for settled in (False, True):
            if settled:
                player.settle()
            let_layouts_settle()
            assert places(player.window) == start
            seen += 1

    for _ in range(5):
        for place in (0, 2):
            player.press_roll()
            look()
            player.click_die(place)
            look()
        player.press("c")
        look()
        player.press_roll()
        look()
        player.press("c")
        look()
        player.click_box(first_allowed(player.game))
        look()
    assert seen == 5 * 2 * 8


@SIZES
def test_nothing_moves_for_undo_hints_questions_and_looks_back(open_player, size):
    player = open_player(game=seeded("still"), mode=CoachMode.LIVE)
    player.play_turn()
    player.press_roll()
    player.settle()
    resize(player, size)
    start, controller = places(player.window), player.controller

    def look():
        player.settle_explained()
        let_layouts_settle()
        assert places(player.window) == start

    for action in (player.undo, player.redo):
        action()
        look()
    controller.review_cursor.view(controller.review.decisions[0])
    look()
    controller.review_cursor.view(None)
    for mode in (CoachMode.WARN, CoachMode.AFTER, CoachMode.OFF):
        controller.set_mode(mode)
        player.settle()
        look()
        if mode is CoachMode.WARN:
            controller.score(Category.YAHTZEE)
            look()
            assert controller.confirmations.question is not None
            controller.confirmations.think_again()
    player.press("h")
    look()


def test_nothing_moves_when_all_are_kept_nor_for_a_banner_or_another_appearance(player):
    resize(player, COMFORTABLE)
    start = places(player.window)
    player.press_roll()
    for place in range(5):
        player.press_die(place)
    let_layouts_settle()
    assert places(player.window) == start
    player.window.banner.show_notice(
        Notice("A sentence that is shown over the window.", (BannerAnswer("Do it", list),))
    )
    let_layouts_settle()
    assert player.window.banner.isVisible()
    assert places(player.window) == start
    for appearance in (Appearance.DARK, Appearance.LIGHT):
        player.window.settings.appearance = appearance
        let_layouts_settle()
        assert places(player.window) == start


def test_nothing_moves_when_the_table_arrives(open_session, slow_library, qtbot):
    session = open_session()
    let_layouts_settle()
    start = places(session.window)
    slow_library.let(1 + SlowLibrary.STEPS)
    qtbot.waitUntil(lambda: session.controller.review is not None)
    let_layouts_settle()
    assert places(session.window) == start


@SIZES
def test_the_end_page_has_the_place_of_tray_and_coach_and_gives_it_back(player, size):
    resize(player, size)
    start, window = places(player.window), player.window
    player.play_to_end()
    player.settle()
    let_layouts_settle()
    assert not window.coach.isVisible()
    assert not window.strip.isVisible(), "the page has its own"
    assert not window.card.isVisible()
    assert places(window)["scorecard"] == start["scorecard"]
    page = QRect(window.end_page.mapTo(window, QPoint()), window.end_page.size())
    assert (page.left(), page.top()) == (start["tray"].left(), start["tray"].top())
    assert (page.right(), page.bottom()) == (start["coach"].right(), start["strip"].bottom())
    player.controller.review_cursor.view_step(-1)
    let_layouts_settle()
    assert places(window) == start


@SIZES
def test_the_review_bar_covers_no_die_and_has_room_for_its_words(player, size):
    resize(player, size)
    player.play_to_end()
    player.settle()
    player.controller.review_cursor.view_mistake(1)
    let_layouts_settle()
    bar = player.window.review_bar
    assert bar.isVisible()
    assert bar.width() == player.tray.width()
    for die in player.tray.dice:
        assert die.y() + die.die_rect().y() >= bar.height()
    assert_whole(player.window)
    assert not {bar.title.text(), bar.mistakes.text(), bar.decisions.text()} & set(elided(player.window))


# Cut text


def elided(window):
    """Return the texts of the visible labels that end in an ellipsis: after painting, their tooltip has the whole."""
    window.grab()
    labels = window.findChildren(ElidedLabel)
    return [label.text() for label in labels if label.isVisible() and label.toolTip() == label.text() != ""]


def assert_whole(window):
    let_layouts_settle()
    assert cut(window) == []


@pytest.mark.parametrize("turns", daily([4, 13]))
def test_no_text_is_cut_in_the_smallest_window(open_player, turns):
    """With longer sentences, `test_long_translations` does the same for a whole game."""
    player = open_player(game=seeded("small"), mode=CoachMode.LIVE)
    resize(player, SMALLEST)
    assert_whole(player.window)
    assert elided(player.window) == []
    for _ in range(turns):
        for place in range(2):
            player.press_roll()
            player.click_die(place)
            player.settle()
            assert_whole(player.window)
        player.press_roll()
        player.settle()
        assert_whole(player.window)
        player.click_box(first_allowed(player.game))
        player.settle()
        assert_whole(player.window)
    player.play_to_end()
    player.settle()
    assert_whole(player.window)
    assert player.window.end_page.isVisible()


def test_no_text_is_cut_with_the_coach_off(open_player):
    player = open_player(mode=CoachMode.OFF)
    resize(player, SMALLEST)
    player.press_roll()
    assert_whole(player.window)
    assert elided(player.window) == []


def test_no_text_is_cut_while_the_table_is_built(open_session, slow_library, qtbot):
    session = open_session()
    session.window.resize(*SMALLEST)
    slow_library.let(5)
    controller = session.controller
    qtbot.waitUntil(
        lambda: controller.table.status.progress is not None and controller.table.status.progress.fraction >= 0.5
    )
    assert_whole(session.window)


def test_no_text_of_the_welcome_is_cut(player):
    player.window.dialogs.show(Page.WELCOME)
    assert_whole(player.window.dialogs.get(Page.WELCOME))


@pytest.mark.parametrize("length", [1, 4])
def test_a_banner_has_room_for_its_sentence(player, length):
    resize(player, SMALLEST)
    sentence = coach_words.table_unsaved("No space left on device ") * length
    player.window.banner.show_notice(Notice(sentence, (BannerAnswer(coach_words.build_table(), list),)))
    assert_whole(player.window)
    assert player.window.rect().contains(player.window.banner.geometry())


@pytest.mark.parametrize("size", [LEAST, SMALLEST, LARGE])
@pytest.mark.parametrize("length", [1, 2, 4])
def test_what_is_told_covers_no_die_where_it_is_too_high_for_that_it_stands_in_the_card(player, size, length):
    player.press_roll()
    resize(player, size)
    banner, tray = player.window.banner, player.tray
    banner.show_notice(Notice("Your other game is waiting. " * length, (BannerAnswer("Back to it", lambda: None),)))
    let_layouts_settle()
    assert_whole(player.window)
    place = in_window(banner)
    assert [die for die in tray.dice if in_window(die).intersects(place)] == []
    over = tray if size is LARGE else player.window.card
    assert in_window(over).contains(place)
    assert place.top() - in_window(over).top() < 10


@pytest.mark.parametrize("size", [LEAST, SMALLEST, LARGE])
def test_a_question_has_the_card_of_the_coach_and_nothing_else(player, size):
    resize(player, size)
    banner, card = player.window.banner, player.window.card
    answers = tuple(BannerAnswer(text, list) for text in ("Think again", "Show the best", "Play anyway"))
    banner.show_notice(Notice("You lose 12.3 points if you keep 2 2. " * 2, answers, is_question=True))
    let_layouts_settle()
    assert_whole(player.window)
    assert in_window(card).contains(in_window(banner))
    for one in (card.tabs, card.why, card.chart):
        below = player.window.childAt(in_window(one).center())
        assert not card.isAncestorOf(below), "nothing of what is asked about shows behind it"


def in_window(widget):
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def test_the_window_gets_no_smaller_than_it_can_show(player):
    player.window.resize(400, 300)
    for _ in range(3):  # the window, the area that scrolls, and what is in it
        let_layouts_settle()
    assert (player.window.width(), player.window.height()) == LEAST
    assert not scrolls(player.window)


def scrolls(window):
    """Return whether a part of the window has to be scrolled to."""
    area = window.centralWidget().currentWidget()
    return area.verticalScrollBar().maximum() > 0 or area.horizontalScrollBar().maximum() > 0


def test_a_table_that_is_higher_than_the_window_fades_at_its_lower_edge(player):
    """The trial: on the end page of a match nothing said that the graph is below the edge."""
    area = player.window.centralWidget().currentWidget()
    fade = area.findChild(Fade)
    assert not fade.isVisible()
    area.widget().setMinimumHeight(area.height() + 60)
    let_layouts_settle()
    assert fade.isVisible()
    assert fade.geometry().bottom() == area.viewport().geometry().bottom()
    area.verticalScrollBar().setValue(60)
    assert not fade.isVisible()


def test_at_its_least_the_window_shows_all_of_a_game(open_player):
    player = open_player(game=seeded("small"), mode=CoachMode.LIVE)
    resize(player, LEAST)
    player.play_turn()
    player.press_roll()
    player.click_die(2)
    player.settle()
    assert_whole(player.window)
    assert elided(player.window) == []
    assert not scrolls(player.window)
    player.play_to_end()
    player.settle()
    assert_whole(player.window)
    assert player.window.end_page.height() >= player.window.end_page.needed_height


def test_below_that_the_window_scrolls_and_goes_to_what_has_the_keyboard(player):
    player.window.setMinimumSize(0, 0)
    resize(player, (640, 420))
    assert scrolls(player.window)
    area = player.window.centralWidget().currentWidget()
    player.tray.roll_button.setFocus()
    for _ in range(12):
        player.press(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        if area.isAncestorOf(focused) and focused.height() < 200:
            middle = focused.mapTo(area.viewport(), focused.rect().center())
            assert area.viewport().rect().contains(middle), focused


# Dice and coach grow with the window


def test_dice_grow_with_the_window_up_to_what_is_good(player):
    sizes = []
    for size in (LEAST, SMALLEST, COMFORTABLE, (1600, 1000), LARGE):
        resize(player, size)
        sizes.append(player.tray.dice[0].die_rect().width())
        places = [die.geometry() for die in player.tray.dice]
        assert all(left.right() < right.left() for left, right in pairwise(places))
        assert player.tray.contentsRect().contains(places[0].united(places[-1]))
    assert sizes == sorted(sizes)
    assert sizes[1] < sizes[2] < sizes[3]
    assert sizes[-1] == 120


def test_the_coach_grows_with_the_window(player):
    widths = []
    for size in (LEAST, SMALLEST, COMFORTABLE, (1600, 1000), LARGE):
        resize(player, size)
        widths.append(player.coach.width())
    assert widths == sorted(set(widths))
    assert widths[-1] == 440


def test_in_the_lowest_window_the_lines_of_the_scorecard_make_room_for_seats(player):
    resize(player, LEAST)
    player.controller.open_record(begin([("You", ""), ("Ann", "")], DEFAULT_RULES, "rows"))
    let_layouts_settle()
    assert player.window.seats.isVisible()
    assert not scrolls(player.window)
    assert player.scorecard.table.rowHeight(0) >= MIN_ROW


@pytest.mark.parametrize("height", [700, 800, 1000])
def test_the_lines_of_the_scorecard_are_as_high_in_a_match_as_alone(open_player, height):
    player = open_player(mode=CoachMode.OFF)
    player.window.resize(1240, height)
    alone = player.scorecard.table.rowHeight(0)
    player.controller.open_record(begin([("You", ""), ("Ann", "")], DEFAULT_RULES, "rows"))
    assert player.window.seats.isVisible()
    let_layouts_settle()
    assert player.scorecard.table.rowHeight(0) == alone
