# SPDX-License-Identifier: MIT
"""The pictures to play with: what moves with a choice, by keys alone, and to scale."""

from __future__ import annotations

import pytest
from gui_practice import known_course
from PySide6.QtCore import Qt

from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.learn.lessons.page import LessonPage
from yahtzee_gui.theme.colors import DARK, wear


@pytest.fixture
def page(qtbot):
    page = LessonPage(known_course(Lesson.PAIRS))
    qtbot.addWidget(page)
    page.show()
    return page


def read(page, lesson):
    page._course.lesson = lesson
    page.show_course()
    return page.handles[lesson]


def figures(handle):
    return {bar.name: bar.figure for bar in handle.bars.view.bars}


def test_the_chances_move_with_the_dice_that_are_kept_by_keys(page, qtbot):
    handle = page.handles[Lesson.PAIRS]
    assert figures(handle) == {
        "Three of a kind": "69 %",
        "Full house": "27 %",
        "Four of a kind": "23 %",
        "Yahtzee": "3 %",
    }
    dice, rolls = handle.rows
    assert dice.accessibleName() == "Try it: how many sixes do you keep?"
    dice.buttons[1].setFocus()
    qtbot.keyClick(dice.buttons[1], Qt.Key.Key_Right)
    assert figures(handle)["Yahtzee"] == "9 %"
    rolls.buttons[0].setFocus()
    qtbot.keyClick(rolls.buttons[0], Qt.Key.Key_Right)
    assert figures(handle)["Yahtzee"] == "3 %"
    assert handle.bars.accessibleDescription().endswith("Yahtzee: 3 %")


def test_a_lesson_about_straights_and_one_about_the_bonus_have_their_own(page):
    handle = read(page, Lesson.MADE_HANDS)
    handle.choose(0, 2)
    handle.choose(1, 1)
    assert handle.bars.view.most == 1.0, "every answer to the same scale"
    assert figures(handle) == {"Small straight": "100 %", "Large straight": "33 %"}
    handle = read(page, Lesson.PACE)
    assert (figures(handle), len(handle.rows)) == ({"Upper bonus": "67 %"}, 1)
    assert handle.said.text().startswith("3 fours in Fours: 249.4 on average. The last one is worth 12.0")
    handle.choose(0, 0)
    assert handle.said.text() == "0 fours in Fours: 221.3 on average."
    assert figures(read(page, Lesson.PAIRS))["Yahtzee"] == "3 %", "as it was left"
    wear(DARK)
    page._course.lesson = Lesson.RUNS
    page.show_course()
    assert not any(handle.isVisible() for handle in page.handles.values())
