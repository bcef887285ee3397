# SPDX-License-Identifier: MIT
"""Throws that do not count are seen above the dice: as they are thrown away, for a moment, or until the next action."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer

from yahtzee_gui.board.tray.lines import AnswerLine
from yahtzee_gui.board.tray.page import DiceTray, TrayView
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.theme.colors import DARK, wear
from yahtzee_gui.words import games

BEFORE, AFTER = (1, 3, 6, 6, 4), (5, 2, 6, 6, 2)
FIRST, SECOND = (1, 1, 6, 6, 3), (4, 4, 6, 6, 5)
KEPT = (False, False, True, True, False)
ROLLED = (0, 1, 4)


def view(faces=BEFORE, rolls_done=1, kept=KEPT):
    return TrayView(faces=faces, kept=kept, rolls_done=rolls_done, can_keep=True)


@pytest.fixture
def open_tray(qtbot):
    """Return a function that shows a tray with dice on the table."""

    def show(speed):
        tray = DiceTray()
        qtbot.addWidget(tray)
        tray.resize(520, 430)
        with qtbot.waitExposed(tray):
            tray.show()
        tray.motion.set_speed(speed)
        tray.set_view(view())
        return tray

    return show


def throw(tray, *discarded):
    tray.set_view(view(AFTER, 2))
    tray.tumble(ROLLED, throws=len(discarded) + 1, shown=discarded)


def column(tray, place):
    """Return what is painted above a die."""
    rect = tray.dice[place].geometry()
    rect.setBottom(rect.top() + 16)
    return tray.grab(rect).toImage()


def test_where_nothing_moves_they_lie_there_until_the_next_action(open_tray):
    tray = open_tray(DiceSpeed.OFF)
    empty = [column(tray, place) for place in range(5)]
    throw(tray, FIRST, SECOND)
    assert tray.discards.shown == (FIRST, SECOND)
    assert tray.discards.accessibleName() == games.thrown_away((FIRST, SECOND))
    assert [column(tray, place) != empty[place] for place in range(5)] == [place in ROLLED for place in range(5)]
    tray.set_view(view(AFTER, 2, kept=(True, *KEPT[1:])))
    assert tray.discards.shown == ()
    assert column(tray, 1) == empty[1]


def test_the_next_throw_takes_their_place(open_tray):
    tray = open_tray(DiceSpeed.OFF)
    throw(tray, FIRST)
    tray.set_view(view(BEFORE, 3))
    tray.tumble(ROLLED, throws=2, shown=[SECOND])
    assert tray.discards.shown == (SECOND,)
    tray.set_view(view(AFTER, 1))
    tray.tumble(ROLLED)
    assert tray.discards.shown == ()


def test_where_dice_tumble_each_is_seen_once_it_is_thrown_away(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    throw(tray, FIRST, SECOND)
    motion, seen = tray.motion, [tray.discards.shown]
    start, third = motion._thrown_at, motion.length / 3
    for share in (0.2, 1.0, 1.2, 2.0):
        motion.show_at(start + share * third)
        seen.append(tray.discards.shown)
    assert seen == [(), (), (FIRST,), (FIRST,), (FIRST, SECOND)]


def test_after_the_landing_they_fade_and_are_gone(open_tray, qtbot):
    tray = open_tray(DiceSpeed.FAST)
    throw(tray, FIRST)
    tray.motion.skip()
    assert tray.discards.shown == (FIRST,)
    strong = column(tray, 0)
    tray.discards.fade(1400)
    assert column(tray, 0) != strong
    tray.discards.fade(10_000)
    assert tray.discards.shown == ()
    assert not any(timer.isActive() for timer in tray.discards.findChildren(QTimer))


def test_clicks_go_through_to_the_dice(open_tray, qtbot):
    tray = open_tray(DiceSpeed.OFF)
    throw(tray, FIRST)
    asked = []
    tray.toggleRequested.connect(asked.append)
    die = tray.dice[0]
    assert tray.discards.geometry().contains(die.geometry().center())
    assert tray.childAt(die.geometry().center()) is die
    qtbot.mouseClick(die, Qt.MouseButton.LeftButton)
    assert asked == [0]


# The answer of a demon


@pytest.fixture
def line(qtbot):
    line = AnswerLine()
    qtbot.addWidget(line)
    line.resize(310, 22)
    return line


def test_an_answer_is_seen_as_dice_and_read_as_a_sentence(line):
    line.set_line("The Demon will answer with 1 1 2 3 4")
    words = line.grab().toImage()
    line.set_line("The Demon will answer with 1 1 2 3 4", (1, 1, 2, 3, 4))
    assert line.text() == "The Demon will answer with 1 1 2 3 4"
    assert line.answer == (1, 1, 2, 3, 4)
    assert line.grab().toImage() != words
    line.set_line("5 dice would be rolled")
    assert line.answer == ()


def test_dice_that_the_line_does_not_name_are_not_seen(line):
    line.set_line("5 dice would be rolled", (1, 1, 2, 3, 4))
    assert line.answer == ()


@pytest.mark.parametrize("text", ["{} it is", "The {} it is", "A sentence for so short a line: {} it is"])
def test_dice_stand_where_the_sentence_has_them_and_never_leave_the_line(line, text):
    line.set_line(text.format("6 6 6 6 6"), (6,) * 5)
    image = line.grab().toImage()
    left = [image.pixelColor(0, y) for y in range(image.height())]
    right = [image.pixelColor(image.width() - 1, y) for y in range(image.height())]
    assert len({color.rgb() for color in left + right}) == 1


def test_another_theme_reaches_the_dice_as_they_are_painted(open_tray):
    tray = open_tray(DiceSpeed.OFF)
    before = [die.grab().toImage() for die in tray.dice]
    wear(DARK)
    assert all(die.grab().toImage() != was for die, was in zip(tray.dice, before, strict=True))
