# SPDX-License-Identifier: MIT
"""Copying, Set up and Play from here where no game is in play: at exercises that are done, and in a look back."""

from __future__ import annotations

import pytest
from gui_driver import activate
from history_samples import played_record
from PySide6.QtGui import QGuiApplication

from engine.games import lines
from engine.games.notation import GameFault, Refusal
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.learn.exercises.exercise_dialog import EXERCISES
from yahtzee_gui.menu_words import Page
from yahtzee_gui.set_up import words
from yahtzee_gui.words import faults


@pytest.fixture
def lesson(player, qtbot):
    """Someone in front of the first exercise of a lesson, before any answer."""
    dialogs = player.window.dialogs
    dialogs.show(Page.LESSONS)
    page, session = dialogs.newest, dialogs.session(Page.LESSONS)
    activate(qtbot, page)
    player.wait(lambda: page.view.can_begin)
    page.begin.click()
    player.wait(lambda: page.view.part == EXERCISES and page.view.board.tray.can_press)
    return player, page, session


def finish(player, page, session):
    """Answer the exercise in whatever way, and have the best shown; return its position."""
    for _ in range(1 + (session.training.trial.choice == ())):  # all five are rolled by a second press
        page.board.pressed.emit()
    player.wait(lambda: bool(page.view.board.answer.headline))
    while session.position is None:
        page.board.showRequested.emit()
    return session.training.trial.record.game.position


def test_nothing_of_an_exercise_leaves_it_before_it_is_done(lesson):
    player, _page, _session = lesson
    clipboard = player.window.beside.clipboard
    told = []
    clipboard.told.connect(told.append)
    before = player.session.controller.record
    clipboard.copy_line()
    clipboard.play_from_here()
    assert told == [words.nothing_to_copy(), words.nothing_to_play()]
    assert player.session.controller.record is before


def test_a_finished_exercise_is_copied_set_up_and_played_from(lesson):
    player, page, session = lesson
    position, clipboard = finish(player, page, session), player.window.beside.clipboard
    clipboard.copy_line()
    assert lines.read_line(QGuiApplication.clipboard().text()).position == position
    player.window.dialogs.show(Page.SET_UP)
    set_up = player.window.dialogs.get(Page.SET_UP)
    assert lines.read_line(set_up.line).position == position
    set_up.close()
    before = player.session.controller.record
    clipboard.play_from_here()
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
