# SPDX-License-Identifier: MIT
"""Looking back is a mode of its own: a bar says where, and its buttons do what the keys do."""

from __future__ import annotations

import pytest
from gui_driver import end, first_allowed, seeded
from gui_layout import let_layouts_settle
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible

from engine.games.record import Record
from engine.rules.categories import Category
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.badge import BadgeView
from yahtzee_gui.board.tray.page import DiceTray, TrayView
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.review.review_bar import ReviewBar, ReviewView
from yahtzee_gui.words import glossary, options, reviews


@pytest.fixture
def mistaken(open_player):
    """Someone in After mode who has made mistakes in two turns and rolled for the third."""
    record = Record(seeded("a quiet game")).roll().score(Category.YAHTZEE).roll().score(Category.LARGE_STRAIGHT).roll()
    player = open_player(game=record, mode=CoachMode.AFTER)
    assert [decision.event for decision in player.controller.scene().mistakes] == [1, 3]
    return player


def viewed(player):
    decision = player.controller.scene().viewed
    return decision.event if decision is not None else None


def test_the_bar_is_there_only_while_something_is_looked_back_at(mistaken):
    bar = mistaken.window.review_bar
    assert not bar.isVisible()
    mistaken.press("n")
    assert bar.isVisible()
    assert bar.title.text() == "Turn 1, 2 rolls left"
    mistaken.press(Qt.Key.Key_Escape)
    assert not bar.isVisible()


def test_its_buttons_go_from_mistake_to_mistake_and_from_decision_to_decision(mistaken):
    bar = mistaken.window.review_bar
    mistaken.press("n")
    assert bar.mistakes.text() == reviews.mistake_of(1, 2)
    assert bar.decisions.text() == reviews.decision_of(1, 2)
    assert not bar.previous_decision.isEnabled()
    mistaken.click(bar.next_mistake)
    assert (viewed(mistaken), bar.mistakes.text()) == (3, reviews.mistake_of(2, 2))
    mistaken.click(bar.previous_decision)
    assert viewed(mistaken) == 1
    mistaken.click(bar.previous_mistake)
    assert viewed(mistaken) == 3
    mistaken.click(bar.next_decision)
    assert viewed(mistaken) is None


def test_back_leads_to_the_game_as_it_is(mistaken):
    mistaken.press("n")
    mistaken.click(mistaken.window.review_bar.back)
    assert viewed(mistaken) is None


def test_play_on_tries_again_on_a_copy_in_an_unfinished_game_too(mistaken):
    """The trial: the running game itself went back, and what came after was lost with the first new choice."""
    record, banner = mistaken.controller.record, mistaken.window.banner
    mistaken.press("n")
    mistaken.click(mistaken.window.review_bar.play_on)
    assert len(mistaken.game.events) == 1
    assert viewed(mistaken) is None
    assert banner.text == coach_words.tries_again()
    assert mistaken.controller.record.is_coached
    mistaken.click_box(first_allowed(mistaken.game))
    mistaken.press_roll()
    assert not banner.isVisible(), "it would cover the graph for the rest of the game"
    assert mistaken.tray.badge.text() == tray_words.a_copy(), "which says it as long as it is so"
    mistaken.window.menus.item("back").trigger()
    assert mistaken.controller.record == record
    assert not banner.isVisible()
    mistaken.redo()
    assert len(mistaken.game.events) == 3
    assert banner.text == coach_words.tries_again()
    for _ in range(3):
        mistaken.undo()
    assert mistaken.controller.record == record


def test_a_copy_of_a_running_game_does_not_count_and_is_gone_after_a_restart(mistaken, open_player):
    record = mistaken.controller.record
    mistaken.press("n")
    mistaken.click(mistaken.window.review_bar.play_on)
    mistaken.controller.set_mode(CoachMode.OFF)
    mistaken.play_to_end()
    mistaken.settle()
    assert mistaken.window.end_page.isVisible()
    end(mistaken.session)
    again = open_player()
    assert again.controller.game == record.game
    assert again.controller.record.hinted, "its dice are known by now"
    history = again.session.services.library
    again.wait(lambda: history.figures is not None)
    assert history.figures.games == 0


def test_play_on_leaves_a_finished_game_alone_and_undo_leads_back(open_player):
    player = open_player(game=seeded("finished"), mode=CoachMode.AFTER)
    player.play_to_end()
    player.settle()
    record, bar = player.controller.record, player.window.review_bar
    player.press("n")
    assert bar.mistakes.text() == reviews.mistake_of(1, len(player.controller.scene().mistakes))
    player.click(bar.play_on)
    player.settle()
    assert not player.game.is_over
    assert not bar.isVisible()
    player.undo()
    player.settle()
    assert player.controller.record == record
    assert player.window.end_page.isVisible()


def test_a_decision_that_is_no_mistake_says_how_many_there_are(open_player):
    player = open_player(game=seeded("one"), mode=CoachMode.LIVE)
    player.press_roll()
    player.settle()
    best = player.controller.review.analysis.best
    player.controller.keep(best.keep)
    player.controller.roll()
    player.settle()
    player.controller.review_cursor.view_step(-1)
    bar = player.window.review_bar
    assert bar.mistakes.text() == reviews.mistakes(0) == "No costly choices"
    assert not bar.next_mistake.isEnabled()
    assert bar.decisions.text() == reviews.decision_of(1, 1)


def test_the_keyboard_alone_is_enough_and_stays_in_the_bar(mistaken):
    bar = mistaken.window.review_bar
    mistaken.press("n")
    mistaken.press("n")
    bar.previous_decision.setFocus(Qt.FocusReason.TabFocusReason)
    mistaken.press(Qt.Key.Key_Return)
    assert viewed(mistaken) == 1
    assert bar.back.hasFocus(), "the button that had the keyboard cannot be pressed any more"
    mistaken.press(Qt.Key.Key_Return)
    assert viewed(mistaken) is None


def test_a_costly_first_choice_is_what_is_shown_and_compared_with_the_best(open_player):
    player = open_player(game=seeded("a quiet game"), mode=CoachMode.AFTER)
    player.press_roll()
    player.settle()
    player.press_roll()  # all five again
    player.settle()
    player.undo()
    player.settle()
    analysis = player.controller.review.analysis
    assert analysis.keeps[()].lost >= 1.0
    player.controller.keep(analysis.best.keep)
    player.press_roll()
    player.settle()
    player.press("n")
    scene, window = player.controller.scene(), player.window
    assert scene.kept_dice == ()
    assert not any(scene.kept)
    chosen, best = scene.viewed.chosen, scene.viewed.best
    assert [row.option for row in window.coach.options.rows if row.is_chosen] == [chosen]
    assert (scene.inquiry.option, scene.inquiry.against) == (chosen, best)
    told = window.card.why.view.told
    assert [line.judged for line in told] == [options.marked_verdict(chosen), ""]
    assert told[1].text == why_words.was_best(best)


def test_a_turn_can_be_clicked_in_the_strip_and_a_best_choice_says_why(open_player):
    player = open_player(game=seeded("one"), mode=CoachMode.AFTER)
    player.press_roll()
    player.settle()
    best = player.controller.review.analysis.best
    player.controller.keep(best.keep)
    player.press_roll()
    player.settle()
    turns = player.window.strip.cells
    player.click(turns, turns.place(0, QRectF(turns.rect())).toPoint())
    assert viewed(player) == 1
    player.settle_explained()
    assert player.controller.scene().explained[0] is best
    assert player.window.card.why.isVisible()


def test_a_click_near_a_costly_mark_means_it(mistaken):
    chart = graph_of(mistaken)
    for event, beside in ((1, -18), (3, 18)):
        place, _ = place_of(mistaken, event)
        mistaken.click(chart, place + QPoint(beside, 0))
        assert viewed(mistaken) == event


def test_screen_readers_find_its_title_and_name_every_button(mistaken):
    bar = mistaken.window.review_bar
    mistaken.press("n")
    names = [QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name) for button in bar.focus_order()]
    assert names == [
        reviews.previous_decision(),
        reviews.next_decision(),
        reviews.previous_mistake(),
        reviews.next_mistake(),
        tray_words.play_on(),
        tray_words.back_to_game(),
    ]
    assert bar.accessibleName() == bar.title.text()


# The card on the timeline


def graph_of(player):
    """Turn the card to its graph."""
    player.click(player.window.card.tabs.buttons[CardFace.GRAPH])
    let_layouts_settle()
    assert player.window.card.chart.isVisible()
    return player.window.card.chart


def place_of(player, event):
    """Return a place over the decision of `event` on the line, at half the height, and its mark."""
    chart = player.window.card.chart
    decisions = [mark for mark in chart.view.marks if mark.event is not None]
    number = next(number for number, mark in enumerate(decisions) if mark.event == event)
    x = chart.place(number, QRectF(chart.rect())).x()
    return QPoint(round(x), chart.rect().center().y()), decisions[number]


def test_the_mouse_shows_a_card_beside_the_decision_it_points_at(mistaken):
    chart = graph_of(mistaken)
    assert chart.card == ()
    place, mark = place_of(mistaken, 3)
    before = chart.grab().toImage()

    def points_there():
        """Come from elsewhere, as a mouse does: on a busy machine the window may just have been told that it left."""
        mistaken.qtbot.mouseMove(chart, chart.rect().topLeft())
        mistaken.qtbot.mouseMove(chart, place)
        return chart.card == mark.card

    mistaken.wait(points_there)
    assert chart.grab().toImage() != before
    mistaken.qtbot.mouseMove(chart, chart.rect().topRight())
    assert chart.card == ()


def test_stepping_by_the_keyboard_shows_the_card_of_the_decision_that_is_looked_at(mistaken):
    chart = graph_of(mistaken)
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    assert chart.card == ()
    mistaken.press(Qt.Key.Key_Left)
    assert viewed(mistaken) == 3
    assert chart.card == place_of(mistaken, 3)[1].card
    mistaken.press(Qt.Key.Key_Left)
    assert chart.card == place_of(mistaken, 1)[1].card


def test_the_row_of_marks_can_be_clicked_and_explains_itself(mistaken):
    chart = graph_of(mistaken)
    place, _ = place_of(mistaken, 3)
    row = chart.row_of_marks(QRectF(chart.rect()))
    mistaken.click(chart, QPoint(place.x(), round(row.center().y())))
    assert viewed(mistaken) == 3
    mistaken.window.grab()
    assert glossary.marks() in mistaken.window.card.tabs.buttons[CardFace.GRAPH].toolTip()


@pytest.mark.parametrize("height", [302, 331, 411])
def test_kept_dice_lie_below_the_bar_where_the_tray_is_low(qtbot, height):
    """In a match at 150 % their upper third was covered."""
    tray = DiceTray()
    qtbot.addWidget(tray)
    bar = ReviewBar(tray)
    tray.resize(395, height)
    tray.set_view(TrayView("Turn 2 of 13", faces=(5, 4, 5, 5, 4), kept=(True, False, True, True, False)))
    bar.set_view(ReviewView("Turn 2, 2 rolls left"))
    tray.show()
    bottom = bar.geometry().bottom()
    for die in tray.dice:
        assert die.mapTo(tray, die.die_rect().topLeft().toPoint()).y() > bottom


def test_a_badge_that_the_bar_had_takes_no_room_from_the_dice_afterwards(qtbot):
    """They stayed small in the next match, after a look back at a game from Games played."""
    tray = DiceTray()
    qtbot.addWidget(tray)
    bar = ReviewBar(tray)
    tray.resize(514, 340)
    tray.set_view(TrayView("Turn 2 of 13", faces=(5, 4, 5, 5, 4)))
    tray.show()
    before = tray.dice[0].die_rect().size()
    bar.set_view(ReviewView("Turn 2, 2 rolls left", origin=BadgeView(tray_words.from_games_played())))
    qtbot.waitUntil(lambda: tray.dice[0].die_rect().size() != before)
    bar.set_view(None)
    qtbot.waitUntil(lambda: tray.dice[0].die_rect().size() == before)
