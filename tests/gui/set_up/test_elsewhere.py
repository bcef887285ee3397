# SPDX-License-Identifier: MIT
"""Copying, Set up and Play from here where no game is in play: at exercises that are done, and in a look back."""

from __future__ import annotations

import pytest
from gui_practice import Learner
from history_samples import played_record
from PySide6.QtGui import QGuiApplication

from engine.games import lines
from engine.games.notation import GameFault, Refusal
from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.menu_words import Page
from yahtzee_gui.set_up import words
from yahtzee_gui.words import faults


@pytest.fixture
def learner(player, qtbot):
    """Someone in front of the first exercise of a lesson, before any answer."""
    learner = Learner(player, qtbot)
    learner.ways.practise_lesson(Lesson.PAIRS)
    learner.asked()
    return learner


def test_nothing_of_an_exercise_leaves_it_before_it_is_done(learner):
    clipboard = learner.window.beside.clipboard
    told = []
    clipboard.told.connect(told.append)
    before = learner.player.session.controller.record
    clipboard.copy_line()
    clipboard.play_from_here()
    assert told == [words.nothing_to_copy(), words.nothing_to_play()]
    assert learner.player.session.controller.record is before


def test_a_finished_exercise_is_copied_set_up_and_played_from(learner):
    player, clipboard = learner.player, learner.window.beside.clipboard
    learner.answer()
    position = learner.practice.position
    clipboard.copy_line()
    assert lines.read_line(QGuiApplication.clipboard().text()).position == position
    player.window.dialogs.show(Page.SET_UP)
    set_up = player.window.dialogs.get(Page.SET_UP)
    assert lines.read_line(set_up.line).position == position
    set_up.close()
    before = player.session.controller.record
    learner.page.play.click()
    record = player.session.controller.record
    assert record.game.begins == position
    assert record.is_coached
    player.undo()
    assert player.session.controller.record.game == before.game


def test_a_finished_game_is_copied_and_a_choice_in_it_set_up_and_played_from(open_player):
    player = open_player(game=played_record("over"), mode=CoachMode.AFTER)
    player.settle()
    controller, clipboard = player.session.controller, player.window.beside.clipboard
    clipboard.copy_line()
    assert lines.read_line(QGuiApplication.clipboard().text()).game.game == player.game
    told = []
    clipboard.told.connect(told.append)
    clipboard.play_from_here()
    assert told == [words.nothing_to_play()]
    controller.review_cursor.view_step(-1)
    position = controller.scene().viewed.before.position
    clipboard.copy_line()
    assert lines.read_line(QGuiApplication.clipboard().text()).position == position
    player.window.dialogs.show(Page.SET_UP)
    set_up = player.window.dialogs.get(Page.SET_UP)
    assert lines.read_line(set_up.line).position == position
    set_up.close()
    clipboard.play_from_here()
    assert controller.record.game.begins == position


def test_a_pasted_game_that_cannot_be_says_why_in_the_language_of_the_window(player):
    clipboard, set_up = player.window.beside.clipboard, player.window.dialogs
    clipboard.open('{"format": "yahtzee-coach-game", "version": 99}')
    reason = faults.game_refusal(Refusal(GameFault.OTHER_VERSION, detail="99"))
    assert set_up.get(Page.SET_UP).text.reason.text() == words.cannot_be_opened(reason)
