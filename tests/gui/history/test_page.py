# SPDX-License-Identifier: MIT
"""The page of the history: level, high scores and games, and opening one of them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from audits import daily
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QWidget

from engine.game_review.levels import Level, LevelBasis
from yahtzee_gui.history import words as history_words
from yahtzee_gui.history.page import HistoryDialog
from yahtzee_gui.play.finished_game import FinishedGame, Grade
from yahtzee_gui.store.history_figures import History
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, LIGHT
from yahtzee_gui.words import games, names

GAME = FinishedGame(
    finished_at="2026-05-01T12:30:15+00:00",
    seed="0",
    rules="free-joker",
    rolls_per_turn=3,
    dice_model="fair",
    coached=False,
    score=250,
    faces=(20, 21, 22, 23, 24, 25),
    text="the text of the game",
    grade=Grade(par=254.5, luck=-5.5, points_lost=6.0, decisions=40, accuracy=95.77),
)


def history_of(*games):
    history = History()
    for number, game in enumerate(games):
        history = history.including(replace(game, seed=str(number)))
    return history


TWELVE = history_of(*[replace(GAME, score=200 + number) for number in range(12)])
MIXED = history_of(
    GAME,
    replace(GAME, coached=True, score=500),
    replace(GAME, rules="forced-joker", rolls_per_turn=5, score=290),
    replace(GAME, dice_model="worst-of-3", score=90),
)


@pytest.fixture
def open_page(qtbot):
    """Return a function that opens the page over a window that has the style sheet, as the program does."""
    windows = []

    def open_one(history, colors=LIGHT):
        window = QWidget()
        windows.append(window)
        window.setPalette(style_sheet.palette(colors))
        window.setStyleSheet(style_sheet.style_sheet(colors))
        qtbot.addWidget(window)
        dialog = HistoryDialog(colors, history, window)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return open_one


def lines(table):
    return [
        [table.item(row, column).text() for column in range(table.columnCount())] for row in range(table.rowCount())
    ]


def test_twelve_own_games_show_the_level(open_page):
    dialog = open_page(TWELVE)
    assert dialog.level.text() == "Expert"
    assert dialog.level_basis.text() == "0.15 points lost per decision in 12 games with fair dice and without help."


def test_without_ten_games_it_says_how_many_are_missing(open_page):
    dialog = open_page(MIXED)
    assert dialog.level.text() == history_words.no_level()
    assert dialog.level_basis.text().startswith("8 more games")


def test_high_scores_are_apart_for_each_kind_and_leave_out_coached_games(open_page):
    assert lines(open_page(MIXED).scores) == [
        ["Forced joker, 5 rolls", "Fair", "1", "290", "290.0"],
        ["Free joker", "Fair", "1", "250", "250.0"],
        ["Free joker", "Fiend", "1", "90", "90.0"],
    ]


def test_the_games_are_listed_newest_first_with_the_coached_ones_marked(open_page):
    found = lines(open_page(MIXED).games)
    assert [line[3] for line in found] == ["90", "290", "500", "250"]
    assert [line[7] for line in found] == ["", "", "assisted", ""]
    assert found[-1][1:] == ["Free joker", "Fair", "250", "6.0", "95.8 %", "−5.5", ""]
    assert found[-1][0] == games.finished_at(GAME.finished_at)


def test_a_game_that_is_not_graded_is_listed_as_such(open_page):
    dialog = open_page(UNGRADED)
    assert [line[3:] for line in lines(dialog.games)] == [
        ["250", "not yet", "–", "–", "assisted"],
        ["250", "not yet", "–", "–", "assisted"],
        ["250", "6.0", "95.8 %", "−5.5", ""],
    ]
    assert dialog.games_text.text() == history_words.games_summary(3, 2, 2)
    assert "2 are still being graded" in dialog.games_text.text()


def test_before_the_first_game(open_page):
    dialog = open_page(History())
    assert dialog.games_text.text() == history_words.no_games()
    assert dialog.no_scores.text() == history_words.no_high_scores()
    assert lines(dialog.games) == lines(dialog.scores) == []
    assert not dialog.look.isEnabled()


def test_a_new_game_is_added_to_an_open_page(open_page):
    dialog = open_page(TWELVE)
    dialog.games.selectRow(3)
    dialog.set_history(TWELVE.including(replace(GAME, seed="new", score=333)))
    assert lines(dialog.games)[0][3] == "333"
    assert len(lines(dialog.games)) == 13
    assert not dialog.look.isEnabled()


@pytest.mark.parametrize("way", ["button", "enter", "double click"])
def test_a_game_can_be_looked_at(open_page, qtbot, way):
    dialog = open_page(TWELVE)
    asked = []
    dialog.gameRequested.connect(asked.append)
    dialog.games.setFocus()
    dialog.games.setCurrentCell(2, 0)
    if way == "button":
        qtbot.mouseClick(dialog.look, Qt.MouseButton.LeftButton)
    elif way == "enter":
        qtbot.keyClick(dialog.games, Qt.Key.Key_Return)
    else:
        place = dialog.games.visualItemRect(dialog.games.item(2, 0)).center()
        for click in (qtbot.mouseClick, qtbot.mouseDClick):
            click(dialog.games.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked == [TWELVE.latest[2]]
    assert not dialog.isVisible()


def test_closing_asks_for_nothing(open_page, qtbot):
    dialog = open_page(TWELVE)
    asked = []
    dialog.gameRequested.connect(asked.append)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert not asked


def test_the_keyboard_reaches_everything(open_page, qtbot):
    dialog = open_page(TWELVE)
    dialog.games.selectRow(0)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    reached = set()
    for _ in range(6):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.add(dialog.focusWidget())
    assert reached == {dialog.scores, dialog.games, dialog.look, dialog.card, dialog.close_button}


def test_tables_have_names(open_page):
    dialog = open_page(TWELVE)
    for table in (dialog.scores, dialog.games):
        interface = QAccessible.queryAccessibleInterface(table)
        assert interface.role() == QAccessible.Role.Table
        assert interface.text(QAccessible.Text.Name)


MANY = history_of(
    *[
        replace(GAME, dice_model=f"worst-of-{2 + number % 40}", grade=replace(GAME.grade, luck=-123.4))
        for number in range(200)
    ]
)
UNGRADED = history_of(GAME, *[replace(GAME, grade=None, coached=True)] * 2)


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    "history",
    daily([History(), MIXED, TWELVE, MANY, UNGRADED], 3),
    ids=["empty", "mixed", "twelve", "many", "ungraded"],
)
def test_nothing_is_cut_off_and_it_fits_into_the_smallest_window(open_page, history, colors):
    dialog = open_page(history, colors)
    assert dialog.width() <= 1000
    assert dialog.height() <= 680
    for label in dialog.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            needed = label.fontMetrics().boundingRect(0, 0, label.width(), 1000, Qt.TextFlag.TextWordWrap, label.text())
            assert needed.height() <= label.height() <= needed.height() + 2, label.text()
    for table in (dialog.scores, dialog.games):
        assert table.horizontalHeader().length() <= table.viewport().width()
        for column in range(table.columnCount()):
            assert table.sizeHintForColumn(column) <= table.columnWidth(column), (table.accessibleName(), column)


# ---- the words ------------------------------------------------------------------------------------------------------


def test_every_level_has_its_own_name():
    assert len({games.level(level) for level in Level}) == len(Level)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("fair", "Fair"),
        ("worst-of-12", "Worst of 12"),
        ("best-of-2", "Angel"),
        ("best-of-7", "Best of 7"),
        ("worst-of-2", "Imp"),
        ("worst-of-3", "Fiend"),
        ("demon", "Demon"),
        ("perfect-demon", "Archdemon"),
        ("of a later version", "of a later version"),
    ],
)
def test_names_of_dice(name, text):
    assert names.stored_dice_model_name(name) == text


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (("free-joker", 3), "Free joker"),
        (("no-joker", 1), "No joker, one roll"),
        (("of a later version", 3), "of a later version"),
    ],
)
def test_names_of_rules(rules, text):
    assert games.rules_and_rolls(*rules) == text


def test_a_time_that_is_none_is_shown_as_it_is():
    assert games.finished_at("yesterday") == "yesterday"


def test_one_game_is_missing():
    assert history_words.level_basis(LevelBasis(games=9)).startswith("One more game")
    assert history_words.games_summary(2, 0, 1).startswith("2 games. One is still being graded")
    assert history_words.games_summary(1234, 1, 0) == "1\u2009234 games, 1 of them assisted"


def test_the_card_of_five_games_is_asked_for_where_there_are_games(open_page, qtbot):
    dialog = open_page(TWELVE)
    with qtbot.waitSignal(dialog.cardRequested):
        qtbot.keyClick(dialog.card, Qt.Key.Key_Space)
    assert not open_page(History()).card.isEnabled()
