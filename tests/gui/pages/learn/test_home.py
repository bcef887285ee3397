# SPDX-License-Identifier: MIT
"""The home page of learning says how well one plays as far as it is known, and leads to the games behind it."""

from __future__ import annotations

import pytest
from gui_layout import cut
from made_up_games import made_up_games
from PySide6.QtWidgets import QWidget

from engine.learning.progress import progress
from engine.learning.themes import Theme
from yahtzee_gui.pages.learn.home import HomeDialog
from yahtzee_gui.presenter import losses
from yahtzee_gui.presenter.learning import home_view
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.wording import names


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    widget.resize(1000, 680)
    widget.setStyleSheet(style_sheet.style_sheet(LIGHT))
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def page(window):
    dialog = HomeDialog(LIGHT, home_view(None), window)
    dialog.show()
    return dialog


def test_the_page_from_no_game_to_many(page, qtbot):
    page.set_view(home_view(progress([])))
    assert page.summary.text().startswith("Finish a game")
    assert "becomes a point here" in page.losses.accessibleDescription()
    page.set_view(home_view(progress(made_up_games(2))))
    assert page.summary.text() == "2 graded games without help · 8 more give you a level"
    assert page.window_text.text() == ""  # no mean yet, and none is spoken of
    games = made_up_games(60, weak=Theme.BAD_TURN)
    page.set_view(home_view(progress(games)))
    assert page.summary.text().startswith("60 games, 0.")
    assert page.window_text.text() == "moving mean of 10 games, with its interval"
    (bar,) = page.weaknesses._view.bars
    assert bar.name == names.theme(Theme.BAD_TURN)
    assert "±" in bar.figure
    with qtbot.waitSignal(page.gameRequested) as asked:
        page.losses.itemRequested.emit(7)
    assert losses.game_at(progress(games), *asked.args).key == games[7].key
    assert cut(page) == []
    assert (page.width(), page.height()) == (1000, 680)


def test_the_course_shows_the_exact_averages_of_the_pupil(page):
    assert [column.figure for column in page.course._view.columns[:3]] == ["111", "162", "207"]
    page.course.point_at(5)
    assert page.course.accessibleDescription() == "After lessons 1 to 5. averages 228.7, 4.9 more"
