# SPDX-License-Identifier: MIT
"""The arrow keys in the list: the row that is gone to is explained, and they start at the one that is."""

from __future__ import annotations

import pytest
from gui_driver import seeded
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLabel

from engine.analysis.verdicts import Verdict
from yahtzee_gui.board.coach.option_list import ROW_HEIGHT, OptionList, OptionRow, paint_row
from yahtzee_gui.kit import input
from yahtzee_gui.words import options as option_words


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


@pytest.mark.parametrize("bar", [0.2, 0.4, 1.0, 3.0])
def test_bars_are_to_scale_and_five_points_fill_their_room(qtbot, bar):
    def bar_ends(row):
        picture = QImage(340, ROW_HEIGHT, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        paint_row(painter, QRectF(picture.rect()), row, lit=False)
        painter.end()
        middle = ROW_HEIGHT // 2
        ink = [x for x in range(picture.width()) if picture.pixelColor(x, middle) != Qt.GlobalColor.white]
        return min(ink), max(ink)

    whole = bar_ends(OptionRow(verdict=Verdict.MISTAKE, bar=1.0))
    left, right = bar_ends(OptionRow(verdict=Verdict.MISTAKE, bar=bar))
    assert left == whole[0]
    assert whole[1] == pytest.approx(340 - 9 - 58 - 6, abs=3), "up to where the figures begin"
    assert right - left == pytest.approx((whole[1] - whole[0]) * min(1.0, bar), abs=3)
    assert bar_ends(OptionRow(value=("303.5 expected", "303.5")))[0] == pytest.approx(left, abs=3), "in one column"


def test_rows_in_a_fold_show_in_its_place_when_it_is_clicked_and_keep_no_key_away(qtbot):
    best, *others = (OptionRow(str(number), spoken=str(number)) for number in range(4))
    fold = OptionRow("2 more", folded=tuple(others[:2]), spoken="2 more")
    options, pointed = OptionList(), []
    qtbot.addWidget(options)
    options.resize(300, 400)
    options.show()
    options.pointedAt.connect(pointed.append)
    options.set_rows((best, fold, others[2]), to_top=True)
    assert [row.text for row in options.rows] == ["0", "2 more", "3"]
    place = options.visualRect(options.model().index(1, 0)).center()
    qtbot.mouseClick(options.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [row.text for row in options.rows] == ["0", "1", "2", "3"]
    options.set_rows((best, fold, others[2]), to_top=False)
    assert len(options.rows) == 4, "it stays open for this decision"
    options.set_rows((best, fold, others[2]), to_top=True)
    assert len(options.rows) == 3
    assert not pointed


def test_how_many_options_are_out_of_sight_is_told_and_a_click_goes_on_to_them(rolled):
    options, more = rolled.coach.options, rolled.coach.more
    rolled.window.resize(1000, 680)
    rolled.settle()
    hidden = options.below
    assert hidden
    assert more.text() == option_words.more(len(hidden))
    while options.below:
        before = len(options.below)
        more.click()
        assert len(options.below) < before
    assert not more.text()


def test_a_click_meant_for_what_was_there_before_chooses_no_row(rolled, monkeypatch):
    """The list grew into the place of the tabs when the chances came, under a click on its way to one of them."""
    options, chosen = rolled.coach.options, []
    options.optionRequested.connect(chosen.append)
    for patience, asked in ((1000.0, 0), (0.0, 1)):
        monkeypatch.setattr(input, "FIRST_MOMENT", patience)
        options.resize(options.width(), options.height() + ROW_HEIGHT)
        row = options.visualRect(options.model().index(2, 0)).center()
        rolled.qtbot.mouseClick(options.viewport(), Qt.MouseButton.LeftButton, pos=row)
        assert len(chosen) == asked


def test_costs_below_a_tenth_are_told_whole_below_the_list(rolled):
    """The breaker: "they cost < or more"."""
    option = rolled.coach.options.rows[0].option
    rows = [OptionRow("best", option=option), *(OptionRow("close", loss="<\u20090.1 ≈", bar=0.01) for _ in range(60))]
    rolled.coach.options.set_rows(rows, to_top=True)
    rolled.settle()
    wanted = option_words.cost_more("<\u20090.1")
    rolled.wait(lambda: wanted in [label.text() for label in rolled.coach.findChildren(QLabel)])
