# SPDX-License-Identifier: MIT
"""The arrow keys in the list: the row that is gone to is explained, and they start at the one that is."""

from __future__ import annotations

import pytest
from gui_driver import seeded
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from engine.analysis.verdicts import Verdict
from yahtzee_gui.board.coach.option_list import ROW_HEIGHT, OptionRow, paint_row
from yahtzee_gui.kit import presses


@pytest.fixture
def rolled(open_player):
    player = open_player(game=seeded("arrows"))
    player.press_roll()
    player.settle()
    return player


def explained(player):
    """Return the row of the option that is explained."""
    options = [row.option for row in player.coach.options.rows]
    return next(place for place, option in enumerate(options) if option is player.controller.scene().explained[0])


def press(player, *keys):
    for key in keys:
        player.qtbot.keyClick(player.coach.options, key)


def current(player):
    return player.coach.options.currentIndex().row()


def test_every_row_that_is_gone_to_is_explained(rolled):
    rolled.coach.options.setFocus()
    press(rolled, Qt.Key.Key_Home)
    for place in range(1, 6):
        press(rolled, Qt.Key.Key_Down)
        assert (current(rolled), explained(rolled)) == (place, place)
    press(rolled, Qt.Key.Key_End)
    assert explained(rolled) == current(rolled) == len(rolled.coach.options.rows) - 1


def test_the_arrows_go_on_from_the_keep_that_the_dice_stand_for(rolled):
    rolled.coach.options.setFocus()
    press(rolled, Qt.Key.Key_Home, Qt.Key.Key_Down)
    best = rolled.controller.scene().analysis.options
    keep = next(option.keep for option in best[3:] if option.is_reroll and option.keep)
    rolled.controller.keep(keep)
    here = explained(rolled)
    assert here > 1
    assert current(rolled) == here
    press(rolled, Qt.Key.Key_Up)
    assert explained(rolled) == here - 1


def test_they_start_anew_with_another_roll(rolled):
    rolled.coach.options.setFocus()
    press(rolled, Qt.Key.Key_End)
    rolled.controller.roll()
    rolled.settle()
    here = explained(rolled)
    assert current(rolled) == here
    press(rolled, Qt.Key.Key_Up if here else Qt.Key.Key_Down)
    assert explained(rolled) == abs(here - 1)


def test_nobody_is_taken_to_a_row_by_the_list_itself(rolled):
    rolled.press_die(0)
    assert rolled.controller.review_cursor.look.selected is None
    rolled.press_die(1)
    assert rolled.controller.review_cursor.look.selected is None
    assert current(rolled) == explained(rolled)


@pytest.mark.parametrize("height", [600, 640, 701, 800, 913])
def test_no_row_is_seen_in_part(rolled, height):
    rolled.window.resize(1240, height)
    rolled.settle()
    options = rolled.coach.options
    for place in (0, options.verticalScrollBar().maximum() // 2, options.verticalScrollBar().maximum()):
        options.verticalScrollBar().setValue(place)
        seen = [options.visualRect(options.model().index(row, 0)) for row in range(len(options.rows))]
        viewport = options.viewport().rect()
        assert all(viewport.contains(rect) or not viewport.intersects(rect) for rect in seen)
        assert any(viewport.contains(rect) for rect in seen)


@pytest.mark.parametrize("bar", [0.0, 0.4, 3.0])
def test_figures_stand_in_one_column_whatever_else_is_in_a_row(qtbot, bar):
    def value_ends(row):
        picture = QImage(340, ROW_HEIGHT, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        paint_row(painter, QRectF(picture.rect()), row, lit=False, framed=False)
        painter.end()
        ink = [x for x in range(120, 220) if any(picture.pixelColor(x, y).value() < 90 for y in range(ROW_HEIGHT))]
        return max(ink)

    judged = OptionRow("", value="240.0", loss="−3.0 ?", verdict=Verdict.MISTAKE, bar=bar)
    assert value_ends(OptionRow("", value="240.0")) == value_ends(judged)


def test_a_click_meant_for_what_was_there_before_chooses_no_row(rolled, monkeypatch):
    """The list grew into the place of the tabs when the chances came, under a click on its way to one of them."""
    options, chosen = rolled.coach.options, []
    options.optionRequested.connect(chosen.append)
    for patience, asked in ((1000.0, 0), (0.0, 1)):
        monkeypatch.setattr(presses, "FIRST_MOMENT", patience)
        options.resize(options.width(), options.height() + ROW_HEIGHT)
        row = options.visualRect(options.model().index(2, 0)).center()
        rolled.qtbot.mouseClick(options.viewport(), Qt.MouseButton.LeftButton, pos=row)
        assert len(chosen) == asked
