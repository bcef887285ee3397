# SPDX-License-Identifier: MIT
"""What a new game is played for: par, 300, the best score so far, or any other."""

from __future__ import annotations

import pytest
from gui_layout import let_layouts_settle
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

from engine.games.goals import ReachGoal
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.new_game import goal_words
from yahtzee_gui.new_game.goal_choice import Aim, GoalChoice
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.words import goals


@pytest.fixture
def choice(qtbot):
    made = GoalChoice(280)
    qtbot.addWidget(made)
    made.show()
    return made


def choose(choice, aim):
    row = list(Aim).index(aim)
    choice.aims.setCurrentIndex(row)
    choice.aims.activated.emit(row)


def test_par_is_the_first_choice_and_no_goal(choice):
    assert (choice.aim, choice.goal) == (Aim.PAR, None)
    assert not choice.field.isEnabled()
    assert choice.remark == goal_words.par_explained()


def test_three_hundred_the_best_one_or_any_other(choice, qtbot):
    choose(choice, Aim.ROUND)
    assert choice.goal == ReachGoal(300)
    choice.set_offers(287, DEFAULT_RULES)
    choose(choice, Aim.BEST)
    assert choice.goal == ReachGoal(287)
    assert choice.aims.currentText() == goal_words.reach_best(287)
    choose(choice, Aim.OTHER)
    assert choice.field.hasFocus() or choice.field.isEnabled()
    choice.field.selectAll()
    qtbot.keyClicks(choice.field, "241")
    qtbot.keyClick(choice.field, Qt.Key.Key_Tab)
    assert (choice.goal, choice.problem) == (ReachGoal(241), "")
    assert choice.remark == goal_words.reach_explained(241)


def test_a_score_of_ones_own_has_to_be_typed_and_is_typed_over(choice, qtbot):
    """The trials: typing 250 gave 3002; and who left the field before typing got a game for 300."""
    choose(choice, Aim.OTHER)
    assert (choice.field.text(), choice.goal) == ("", None)
    assert choice.problem
    assert choice.focusWidget() is choice.field
    qtbot.keyClicks(choice.field, "250")
    assert choice.goal == ReachGoal(250)
    choose(choice, Aim.ROUND)
    choose(choice, Aim.OTHER)
    assert choice.field.selectedText() == "250"


@pytest.mark.parametrize("text", ["", "3", "2000"])
def test_a_score_that_no_game_can_have_is_told_in_a_sentence(choice, qtbot, text):
    choose(choice, Aim.OTHER)
    choice.field.selectAll()
    qtbot.keyClick(choice.field, Qt.Key.Key_Delete)
    qtbot.keyClicks(choice.field, text)
    assert choice.goal is None
    assert choice.remark == choice.problem == goal_words.score_out_of_range(5, 1575)
    choose(choice, Aim.ROUND)
    assert (choice.goal, choice.problem, choice.field.text()) == (ReachGoal(300), "", "300")


def test_without_a_best_score_there_is_none_to_reach(choice):
    choice.set_offers(287, DEFAULT_RULES)
    choose(choice, Aim.BEST)
    choice.set_offers(None, DEFAULT_RULES)
    assert choice.goal is None
    item = choice.aims.model().item(list(Aim).index(Aim.BEST))
    assert not item.isEnabled()


@pytest.mark.parametrize("goal", list(filter(None, goals.RISK_GOALS)))
def test_a_liking_for_risk_is_chosen_here_and_says_what_it_does(choice, goal):
    choice.set_goal(goal)
    choice.aims.activated.emit(choice.aims.currentIndex())
    assert choice.goal == goal
    assert not choice.problem
    assert goals.risk_name(goal) in choice.aims.currentText()
    assert choice.remark == goals.risk_explained(goal, DEFAULT_RULES)


def test_dice_that_are_not_fair_allow_no_goal(choice):
    choose(choice, Aim.ROUND)
    choice.set_possible(False)
    assert (choice.goal, choice.aims.isEnabled()) == (None, False)
    assert choice.remark == goal_words.needs_fair_dice()


def test_what_is_chosen_is_read_whole(choice):
    choice.setStyleSheet(style_sheet.style_sheet(LIGHT))
    for row in range(choice.aims.count()):
        choice.aims.setCurrentIndex(row)
        choice.aims.activated.emit(row)
        let_layouts_settle()
        option = QStyleOptionComboBox()
        choice.aims.initStyleOption(option)
        style, parts = choice.aims.style(), QStyle.SubControl
        room = style.subControlRect(QStyle.ComplexControl.CC_ComboBox, option, parts.SC_ComboBoxEditField, choice.aims)
        text = choice.aims.fontMetrics().horizontalAdvance(choice.aims.currentText())
        assert text <= room.width(), (choice.aims.currentText(), text, room.width())
