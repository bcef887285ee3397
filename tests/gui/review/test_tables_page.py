# SPDX-License-Identifier: MIT
"""The charts as tables: the same figures as in the charts, no more, and a way back to every decision."""

from __future__ import annotations

import pytest
from gui_driver import activate, first_allowed, seeded
from gui_twin import shown_value
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from engine.games.game import Rolled
from yahtzee_gui.board.coach import explanation_words
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.explanation_view import part_lines
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.menu_words import Page
from yahtzee_gui.review.tables_page import ChartTablesDialog
from yahtzee_gui.theme.colors import DARK, wear
from yahtzee_gui.words import announcing, glossary, names, numbers, options

TURN, WHAT, EXPECTED, VERDICT, LOST, LUCK = range(6)


def tables(player):
    """Press T and return the page that comes up, which has the keyboard then."""
    player.press("t")
    dialog = player.window.findChildren(ChartTablesDialog)[-1]
    activate(player.qtbot, dialog)
    return dialog


def cells(table):
    return [
        [table.item(row, column).text() for column in range(table.columnCount())] for row in range(table.rowCount())
    ]


def play(player, turns):
    for _ in range(turns):
        player.press_roll()
        player.settle()
        player.click_die(0)
        player.press_roll()
        player.settle()
        player.click_box(next(iter(player.game.position.allowed())))
        player.settle()


def shown_line(review):
    """Return how the game stood at each point as it is written: after a choice as in the list of its options."""
    points = review.points
    return [shown_value(one.decision.taken) if one.decision else f"{one.expected:.1f}" for one in points]


@pytest.fixture
def after(open_player):
    """Someone whose coach judges afterwards."""
    return open_player(game=seeded("tables"), mode=CoachMode.AFTER)


def test_there_is_a_line_for_every_mark_of_the_chart(after):
    play(after, 2)
    marks = after.window.card.chart.view.marks
    lines = cells(tables(after).lines)
    assert [line[EXPECTED] for line in lines] == shown_line(after.controller.review)
    assert len(lines) == len(marks)
    for mark, line in zip(marks, lines, strict=True):
        if mark.verdict is not None:
            assert line[VERDICT] == names.verdict(mark.verdict)
            assert line[LOST]


def test_the_small_tables_have_all_the_room_of_their_card(after):
    """Words were cut in a table that filled half of it, beside an empty half."""
    after.window.resize(1400, 900)
    dialog = tables(after)
    after.settle()
    dialog.resize(1400, 900)
    table = dialog.split
    assert table.width() == table.parentWidget().layout().contentsRect().width()
    assert table.horizontalHeader().length() == table.viewport().width() > table.total_width


def test_lines_say_what_happened_and_what_it_changed(after):
    play(after, 2)
    review = after.controller.review
    lines = cells(tables(after).lines)
    rolls = [announcing.roll_in_line(event.dice) for event in after.game.events if isinstance(event, Rolled)]
    assert [line[WHAT] for line in lines if line[LUCK]] == rolls
    assert [line[WHAT] for line in lines[1:] if not line[LUCK]] == [options.option(d.taken) for d in review.decisions]
    values = [float(value) for value in shown_line(review)]
    for before, value, line in zip(values, values[1:], lines[1:], strict=False):
        if line[LUCK]:
            assert line[LUCK] == numbers.signed(value - before)
        elif line[LOST].startswith("−"):
            assert float(line[LOST][1:]) == pytest.approx(before - value)
    assert {line[TURN] for line in lines[1:]} == {"1", "2"}


def test_the_rolls_since_the_last_decision_are_no_hint(after):
    play(after, 1)
    dialog = tables(after)
    before = cells(dialog.lines)
    after.controller.roll()
    after.settle()
    assert cells(dialog.lines) == before
    after.controller.roll()
    after.settle()
    assert len(cells(dialog.lines)) == len(before) + 2


def test_with_the_coach_off_the_tables_are_empty(after):
    play(after, 1)
    dialog = tables(after)
    after.controller.set_mode(CoachMode.OFF)
    assert (cells(dialog.lines), cells(dialog.split), cells(dialog.endings)) == ([], [], [])
    assert dialog.message.text() == coach_words.timeline_is_off()
    assert cells(dialog.parts) == []
    assert dialog.about.text() == announcing.no_endings()


def test_enter_on_a_decision_looks_back_at_it(after):
    play(after, 1)
    dialog = tables(after)
    decision = after.controller.review.decisions[0]
    row = [line[WHAT] for line in cells(dialog.lines)].index(options.option(decision.taken))
    assert dialog.lines.hasFocus()
    for _ in range(row):
        after.qtbot.keyClick(dialog.lines, Qt.Key.Key_Down)
    assert dialog.look.isEnabled()
    after.qtbot.keyClick(dialog.lines, Qt.Key.Key_Return)
    assert after.controller.scene().viewed is decision
    assert not dialog.isVisible()


def test_enter_on_a_roll_does_nothing(after):
    play(after, 1)
    dialog = tables(after)
    after.qtbot.keyClick(dialog.lines, Qt.Key.Key_Down)
    assert not dialog.look.isEnabled()
    after.qtbot.keyClick(dialog.lines, Qt.Key.Key_Return)
    assert after.controller.scene().viewed is None
    assert dialog.isVisible()


def test_the_decision_that_is_looked_back_at_is_chosen(after):
    play(after, 2)
    after.controller.review_cursor.view_step(-2)
    dialog = tables(after)
    chosen = dialog.lines.selectionModel().selectedRows()[0].row()
    assert cells(dialog.lines)[chosen][WHAT] == options.option(after.controller.scene().viewed.taken)


def test_the_endings_are_those_of_the_chart(player):
    player.press_roll()
    player.settle()
    player.wait(lambda: player.controller.scene().comparison is not None)
    dialog = tables(player)
    endings = player.controller.scene().comparison.explanation.endings
    assert endings
    assert cells(dialog.endings) == [
        [names.category(one.category), explanation_words.chance(one.chance)] for one in endings
    ]
    assert dialog.facts.text() == player.card.why.view.facts


def test_all_parts_of_both_options_are_a_table(player):
    player.press_roll()
    player.settle()
    player.wait(lambda: player.controller.scene().comparison is not None)
    dialog = tables(player)
    comparison = player.controller.scene().comparison
    assert cells(dialog.parts) == [list(line) for line in part_lines(comparison)]
    assert len(cells(dialog.parts)) == 16
    compared = map(explanation_words.in_short, (comparison.inquiry.option, comparison.inquiry.against))
    assert dialog.about.text() == names.plain(explanation_words.against(*compared))
    assert dialog.reason.text() == player.card.why.view.sentence
    assert dialog.spread.text() == glossary.spread()


def test_the_split_is_that_of_the_end_page(player):
    dialog = tables(player)
    assert dialog.no_split.text() == announcing.split_waits()
    while not player.game.is_over:
        player.controller.roll()
        player.controller.score(first_allowed(player.game))
    player.settle()
    bars = player.window.end_page.payoff.split.bars
    assert len(bars) == 4
    assert cells(dialog.split) == [[bar.name, bar.number] for bar in bars]
    player.controller.review_cursor.view_mistake(1)  # what is looked back at does not take away what is known
    assert cells(dialog.split) == [[bar.name, bar.number] for bar in bars]


def test_the_key_shows_the_table_of_the_decision_looked_back_at_in_a_finished_game(player):
    player.play_to_end()
    player.settle()
    for step in (-1, -1, -9):
        player.controller.review_cursor.view_step(step)
        scene = player.controller.scene()
        player.wait(lambda: player.controller.scene().comparison is not None)
        dialog = tables(player)
        assert dialog.lines.currentIndex().row() == scene.points.index(
            next(point for point in scene.points if point.decision is scene.viewed)
        )
        endings = player.controller.scene().comparison.explanation.endings
        assert endings
        assert cells(dialog.endings) == [
            [names.category(one.category), explanation_words.chance(one.chance)] for one in endings
        ]
        dialog.close()
        activate(player.qtbot, player.window)


def test_the_end_page_draws_no_endings_and_so_the_table_has_none(player):
    player.play_to_end()
    player.settle()
    player.wait(lambda: player.controller.scene().comparison is not None)
    dialog = tables(player)
    assert cells(dialog.endings) == []
    assert cells(dialog.parts) == []
    assert dialog.about.text() == announcing.no_endings()


def test_screen_readers_find_four_named_tables(after):
    play(after, 1)
    dialog = tables(after)
    for table, name in (
        (dialog.lines, coach_words.timeline()),
        (dialog.split, announcing.split_heading()),
        (dialog.parts, explanation_words.parts_heading()),
        (dialog.endings, explanation_words.endings_heading()),
    ):
        found = QAccessible.queryAccessibleInterface(table)
        assert found.role() == QAccessible.Role.Table
        assert found.text(QAccessible.Text.Name) == name


@pytest.mark.parametrize("is_painted", [True])
def test_the_focus_can_be_seen_in_a_table(after):
    play(after, 1)
    dialog = tables(after)
    wear(DARK)
    dialog.order.buttons[False].setFocus()
    before = dialog.lines.grab().toImage()
    dialog.lines.setFocus()
    assert dialog.lines.grab().toImage() != before


def test_there_is_one_page_at_most(player):
    dialog = tables(player)
    player.window.dialogs.show(Page.TABLES)
    assert player.window.findChildren(ChartTablesDialog) == [dialog]
