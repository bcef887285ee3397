# SPDX-License-Identifier: MIT
"""What a new game is played for: points, more or less carefully or daringly, or a score."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.games.goals import ReachGoal
from engine.rules.scoring import DEFAULT_RULES, rule_set
from yahtzee_gui.new_game import words
from yahtzee_gui.new_game.parts import GoalChoice, goal_explained, goal_name
from yahtzee_gui.words import goals


@pytest.fixture
def choice(qtbot):
    made = GoalChoice()
    qtbot.addWidget(made)
    made.show()
    return made


def choose(choice, name):
    choice.aims.setCurrentIndex(choice.aims.findText(name))
    choice.aims.activated.emit(choice.aims.currentIndex())


def test_points_are_the_first_choice_and_no_goal(choice):
    assert (choice.aims.currentText(), choice.goal, choice.problem) == (words.points(), None, "")
    assert not choice.field.isVisible()


def test_a_score_is_typed_over_the_one_that_stands_there(choice, qtbot):
    """The trials: typing 250 gave 3002."""
    choose(choice, words.a_score())
    assert (choice.goal, choice.field.selectedText()) == (ReachGoal(300), "300")
    assert choice.focusWidget() is choice.field
    qtbot.keyClicks(choice.field, "250")
    assert choice.goal == ReachGoal(250)


@pytest.mark.parametrize("text", ["", "3", "2000"])
def test_a_score_that_no_game_can_have_is_told_in_a_sentence(choice, qtbot, text):
    choose(choice, words.a_score())
    qtbot.keyClick(choice.field, Qt.Key.Key_Delete)
    qtbot.keyClicks(choice.field, text)
    assert choice.goal is None
    assert choice.problem == choice.field.accessibleDescription() == words.score_out_of_range(5, 1575)
    assert choice.field.property("wrong") == "true"
    choose(choice, words.points())
    assert choice.problem == ""


@pytest.mark.parametrize("goal", [None, ReachGoal(287), *filter(None, goals.RISK_GOALS)])
def test_every_goal_can_be_shown_and_is_chosen_then(choice, goal):
    choice.set_goal(ReachGoal(200))
    choice.set_goal(goal)
    assert choice.goal == goal
    assert goal_name(goal)


def test_the_list_goes_from_points_to_ever_more_careful_and_ever_more_daring(choice):
    told = [choice.aims.itemText(row) for row in range(choice.aims.count())]
    assert told == [
        "Points",
        *("A little careful", "Careful", "Very careful"),
        *("A little daring", "Daring", "Very daring"),
        "A score",
    ]


def test_what_a_goal_means_is_said_with_figures():
    very = goals.RISK_GOALS[0]
    assert goal_explained(None, DEFAULT_RULES, None) == words.par_explained()
    assert goals.risk_explained(very, DEFAULT_RULES) in goal_explained(very, DEFAULT_RULES, None)
    assert "250" in goal_explained(very, DEFAULT_RULES, None)
    assert goal_explained(very, rule_set("yatzy"), None) == ""
    assert words.your_best(341) in goal_explained(ReachGoal(300), DEFAULT_RULES, 341)


def test_where_nothing_can_be_chosen_it_is_points_or_to_win(choice):
    choose(choice, words.a_score())
    choice.set_possible(False, wins=True)
    assert (choice.goal, choice.isEnabled(), choice.aims.currentText()) == (None, False, words.to_win())
    choice.set_possible(True, wins=False)
    assert (choice.isEnabled(), choice.aims.currentText()) == (True, words.points())
