# SPDX-License-Identifier: MIT
"""A whole proficiency test through the real window, by keys: silent to its end, then told, compared, and kept."""

from __future__ import annotations

import pytest
from gui_driver import activate
from gui_layout import cut
from PySide6.QtCore import Qt

from engine.games.position import Position
from engine.training.decisions import position_text
from engine.training.lessons.exercise import Exercise
from engine.training.proficiency import result
from yahtzee_gui.learn.exercises.exercise_dialog import EXERCISES, RESULT
from yahtzee_gui.learn.exercises.training import still_given
from yahtzee_gui.learn.exercises.training_log import TakenTest
from yahtzee_gui.learn.proficiency import words as proficiency_words
from yahtzee_gui.learn.words import with_ends
from yahtzee_gui.menu_words import Page


def gone_on_with(dialogs, keeper, left, qtbot):
    """Return the page and the training of the test that was left after seven answers, and is gone on with.

    It is where it was left, and a page that is made anew begins with it.
    """
    answers, lost = left.answers, [one.lost for one in left.results]
    qtbot.waitUntil(lambda: [one.given for one in keeper.log.begun] == [answers])
    dialogs.show(Page.PROFICIENCY)
    assert (dialogs.newest.view.part, dialogs.session(Page.PROFICIENCY).training) == (EXERCISES, left)
    dialogs.drop()
    dialogs.show(Page.PROFICIENCY)
    page = dialogs.newest
    qtbot.waitUntil(lambda: page.view.part == EXERCISES)
    activate(qtbot, page)
    assert (page.board.heading.text(), page.anew.isVisible()) == ("Skill test · Position 8 of 20", True)
    assert not cut(page)
    training = dialogs.session(Page.PROFICIENCY).training
    qtbot.waitUntil(lambda: [one.lost for one in training.results] == lost)
    assert training.answers == answers
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert dialogs.get(Page.PROFICIENCY) is None, "there is no start to choose anything at"
    dialogs.show(Page.PROFICIENCY)
    activate(qtbot, page)
    assert (page.view.part, dialogs.session(Page.PROFICIENCY).training) == (EXERCISES, training)
    return page, training


def test_answers_of_other_positions_are_none():
    asked = [Exercise(Position((1, 1, 6, 6, 6), 2)), Exercise(Position((1, 6, 6, 6, 6), 0))]
    known, last = (position_text(one.position) for one in asked)
    assert still_given(asked, [(known, "666")]) == ("666",)
    for answers in ([(last, "sixes")], [(known, "66666")], [(known, "16666")], [(known, "666"), (last, "sixes")]):
        assert still_given(asked, answers) == ()
    assert still_given([asked[1], asked[0]], [(last, "666")]) == (), "no roll is left"


def test_a_test_is_taken_told_compared_and_kept(open_player, qtbot):
    player = open_player()
    keeper = player.session.services.training
    keeper.add(TakenTest("2026-11-20T18:00:00+00:00", "earlier", (0.0, 0.2, 2.8)))
    dialogs = player.window.dialogs
    dialogs.show(Page.PROFICIENCY)
    page = dialogs.newest
    qtbot.waitUntil(lambda: page.view.part == EXERCISES)
    activate(qtbot, page)
    assert not page.anew.isVisible(), "nothing is answered yet"
    assert not cut(page)
    training = dialogs.session(Page.PROFICIENCY).training
    for number in range(20):
        assert page.board.heading.text().endswith(f"Position {number + 1} of 20")
        assert page.board.answer.headline.text() == ""
        record = training.trial.record
        if record.can_keep:  # keep nothing, whatever lies there
            for _ in range(2):
                qtbot.keyClick(page, Qt.Key.Key_Space)
        else:
            page.board.scorecard.go_to(next(iter(record.game.position.allowed())))
            qtbot.keyClick(page.board.scorecard.table, Qt.Key.Key_Return)
            qtbot.keyClick(page.board.scorecard.table, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda of=training, count=number: len(of.results) > count)
        if number == 6:
            page.close()
            page, training = gone_on_with(dialogs, keeper, training, qtbot)
    assert page.view.part == RESULT
    assert not cut(page)
    assert [page.earlier.item(0, column).text() for column in range(2)][1] == "1.00"
    assert page.earlier.rowCount() == 1, "this test stands above"
    lost = [one.lost for one in training.results]
    interval = result(lost)
    assert page.outcome.headline.text() == f"{with_ends(interval, 2)} points lost per decision"
    assert "Last time: 1.00." in page.outcome.text.text()
    hard = [page.outcome.table.item(row, 2).text() for row in range(20)]
    assert sum(text.endswith("◆") for text in hard) == 3
    assert {text.removesuffix(" ◆") for text in hard} == {"easy", "medium", "hard"}
    assert "You lost the most on “" in page.outcome.text.text()
    names = [page.compared.item(row, 0).text() for row in range(page.compared.rowCount())]
    figures = [float(page.compared.item(row, 1).text()) for row in range(page.compared.rowCount())]
    assert names[0] == "Perfect play"
    assert figures == sorted(figures)
    assert figures[names.index(proficiency_words.who(""))] == round(interval.mean, 2)
    assert page.explained.text() == page.compared.accessibleDescription() == "You: Your choices in this test."
    for _ in names:
        qtbot.keyClick(page.compared, Qt.Key.Key_Up)
    assert page.explained.text() == "Perfect play: Takes the best option every time."
    qtbot.waitUntil(lambda: len(keeper.log.tests) == 2)
    qtbot.waitUntil(lambda: page.remedy.text().startswith("Lesson "))
    number = page.remedy.text().split(":")[0]
    assert page.why_remedy.text().startswith(f"{number} would have saved you ")
    qtbot.mouseClick(page.remedy, Qt.MouseButton.LeftButton)
    lessons = dialogs.newest
    assert page.remedy.text().endswith(lessons.name.text().split("  ")[1])
    dialogs.go_back()
    assert keeper.log.tests[-1].lost == tuple(lost)

    page.outcome.table.activated.emit(page.outcome.table.model().index(3, 0))
    assert page.board.heading.text().endswith("Position 4 of 20")
    assert page.board.answer.headline.text() != ""
    assert not keeper.log.begun
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert page.view.part == RESULT
    assert page.outcome.table.rowCount() == 20
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert dialogs.session(Page.PROFICIENCY) is None


@pytest.mark.parametrize(
    ("interval", "said"),
    [
        (result([0.0] * 20), "Better than"),
        (result([0.0] * 19 + [0.3]), "Better than"),
        (result([0.0] * 15 + [2.0] * 5), "Worse than"),
        (result([3.0, 5.0] * 10), "Clearly worse than"),
    ],
)
def test_only_what_is_sure_is_called_sure(interval, said):
    """It said "clearly better" where nothing was lost; one choice in twenty made at random loses nothing so often."""
    assert proficiency_words.against_aim(interval).startswith(said)
