# SPDX-License-Identifier: MIT
"""The card of five games: what stands on it, and turning to other cards."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from gui_driver import stand_alone
from history_samples import played_record
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.rules.scoring import RULE_SETS
from yahtzee_gui.history.boxes_page import FiveGamesCard
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, theme, wear

NOW = datetime(2026, 5, 1, tzinfo=UTC)
GAMES = [FinishedGame.of(played_record(f"card {number}"), NOW) for number in range(7)]
FORCED = FinishedGame.of(played_record("forced", RULE_SETS["forced-joker"]), NOW)


def history_of(*games):
    history = History()
    for game in games:
        history = history.including(game)
    return history


@pytest.fixture
def open_card(qtbot):
    """Return a function that opens the card over a window that has the style sheet, as the program does."""
    windows = []

    def open_one(history):
        window = QWidget()
        windows.append(window)
        window.setStyleSheet(style_sheet.style_sheet(theme()))
        qtbot.addWidget(window)
        dialog = FiveGamesCard()
        dialog.setParent(window)
        dialog.set_history(history)
        stand_alone(dialog)
        qtbot.waitExposed(dialog)
        return dialog

    return open_one


def lines(dialog):
    table = dialog.table
    return [
        [table.item(row, column).text() for column in range(table.columnCount())] for row in range(table.rowCount())
    ]


def headings(dialog):
    return [dialog.table.horizontalHeaderItem(column).text() for column in range(dialog.table.columnCount())]


def test_the_newest_card_has_its_games_with_the_best_and_the_total(open_card):
    dialog = open_card(history_of(*GAMES))
    found = lines(dialog)
    assert len(found) == 16
    sixth, seventh = GAMES[5].score, GAMES[6].score
    assert found[-1] == ["Total", str(sixth), str(seventh), "", "", "", str(max(sixth, seventh)), str(sixth + seventh)]
    assert headings(dialog) == ["Box", "Game 6", "Game 7", "Game 8", "Game 9", "Game 10", "Best", "Total"]
    assert dialog.which.text() == "Card 2: games 6 to 10, the oldest on the left"
    best, total = max(sixth, seventh), sixth + seventh
    assert dialog.summary.text() == f"2 games: best {best}, total {total}, {total / 2:.1f} on average"


def test_columns_add_up(open_card):
    dialog = open_card(history_of(*GAMES[:5]))
    found = lines(dialog)
    for column in range(1, 6):
        assert sum(int(line[column]) for line in found[:-1]) == int(found[-1][column]) == GAMES[column - 1].score
    for line in found:
        numbers = [int(text) for text in line[1:6]]
        assert [int(text) for text in line[6:]] == [max(numbers), sum(numbers)]


def test_cards_are_turned_by_keys(open_card, qtbot):
    dialog = open_card(history_of(*GAMES))
    assert (dialog.earlier.isEnabled(), dialog.later.isEnabled()) == (True, False)
    size = dialog.size()
    qtbot.keyClick(dialog.earlier, Qt.Key.Key_Space)
    assert dialog.which.text().startswith("Card 1: games 1 to 5")
    assert headings(dialog)[1] == "Game 1"
    assert (dialog.earlier.isEnabled(), dialog.later.isEnabled(), dialog.size() == size) == (False, True, True)
    qtbot.keyClick(dialog.later, Qt.Key.Key_Space)
    assert dialog.which.text().startswith("Card 2")


def test_rules_and_dice_are_chosen_where_there_are_several(open_card, qtbot):
    dialog = open_card(history_of(*GAMES))
    assert not dialog.kind.isVisible()
    dialog = open_card(history_of(FORCED, *GAMES))
    assert [dialog.kind.itemText(place) for place in range(dialog.kind.count())] == [
        "Yahtzee, free joker · Fair",
        "Yahtzee, forced joker · Fair",
    ]
    dialog.kind.setFocus()
    qtbot.keyClick(dialog.kind, Qt.Key.Key_Down)
    assert dialog.which.text().startswith("Card 1: games 1 to 5")
    assert lines(dialog)[-1][1] == str(FORCED.score)
    dialog.set_history(history_of(FORCED, *GAMES, replace(GAMES[0], seed="another")))
    assert lines(dialog)[-1][1] == str(FORCED.score)


def test_without_games_it_says_so(open_card):
    dialog = open_card(History())
    assert (dialog.which.text(), lines(dialog)) == ("", [])
    wear(DARK)
    assert not dialog.earlier.isEnabled()
