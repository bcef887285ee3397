# SPDX-License-Identifier: MIT
"""Exercises on the board, through real widgets: by mouse and by keys, tried again, shown; and in silence, as a test."""

from __future__ import annotations

import pytest
from gui_layout import let_layouts_settle
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QPushButton

from engine.analysis.explainer import Explainer
from engine.analysis.verdicts import Verdict
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.training.lessons.exercise import Exercise, Mark
from engine.training.retry import RetryExercise
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.kit import presses
from yahtzee_gui.kit.on_screen import ScrolledWhole
from yahtzee_gui.learn.exercises import training as training_module
from yahtzee_gui.learn.exercises import words as exercises_words
from yahtzee_gui.learn.exercises.exercise_board import ExerciseBoard
from yahtzee_gui.learn.exercises.training import Training
from yahtzee_gui.learn.exercises.view import board_view
from yahtzee_gui.play.explaining import Comparison
from yahtzee_gui.play.visibility import ExerciseStage
from yahtzee_gui.words import names

DILEMMAS = (Position((1, 1, 6, 6, 6), 2), Position((1, 1, 3, 4, 6), 1), Position((6, 6, 6, 6, 1), 0))


class Asked:
    """Stands in for who explains: remembers what it is asked."""

    def __init__(self):
        self.inquiries = []

    def ask(self, _engine, inquiry, then):
        self.inquiries.append(inquiry)
        self.tell = then


@pytest.fixture
def at_the_board(qtbot, engine, delivery_of, monkeypatch):
    """Return a function that puts a player at a board with Verhoeff's dilemmas."""
    explainer, boards = Asked(), []
    monkeypatch.setattr(training_module, "ask_comparison", explainer.ask)
    engine.workspace.take(delivery_of(DEFAULT_RULES))

    def begin(exercises=None, *, is_test=False, keys=Keys()):  # noqa: B008 - it never changes
        asked = exercises or [Exercise(one) for one in DILEMMAS]
        training = Training(asked, engine, is_test=is_test)
        board = ExerciseBoard(keys)
        boards.append((board, training))

        def refresh():
            board.set_view(board_view(training.scene()))

        training.changed.connect(refresh)
        board.toggleRequested.connect(training.toggle)
        board.boxChosen.connect(training.choose_box)
        board.scoreRequested.connect(training.score)
        board.pressed.connect(training.press)
        board.showRequested.connect(training.show)
        board.bestRequested.connect(training.show_best)
        board.optionRequested.connect(training.look_into)
        board.nextRequested.connect(training.go_on)
        refresh()
        qtbot.addWidget(board)
        board.show()
        board.activateWindow()
        qtbot.waitUntil(board.isActiveWindow)
        board.begin()
        return board, training, explainer

    return begin


def spoken(widget):
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def keep_nothing(board, qtbot):
    for _ in range(2):
        qtbot.keyClick(board, Qt.Key.Key_Space)


def test_one_press_too_many_rolls_no_dice_where_none_is_kept(at_the_board, qtbot):
    board, training, _ = at_the_board([Exercise(DILEMMAS[1])])
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert (training.trial.tries, board.view.tray.sentence) == ((), "Roll all five?")
    assert board.view.tray.caption == "Press again to roll all five dice."
    for key in (Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_Space):
        qtbot.keyClick(board, key)
    assert not training.trial.tries, "since another die was thought of, it is asked again"
    qtbot.keyClick(board, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    assert training.trial.first.chosen.keep == ()


def test_one_press_too_many_rolls_no_hand_away(at_the_board, qtbot):
    board, training, _ = at_the_board([Exercise(Position((2, 3, 4, 5, 6), 1))])
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert (training.trial.tries, board.view.tray.sentence) == ((), "You have a large straight")
    qtbot.keyClick(board, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    assert training.trial.first.chosen.keep == ()


def test_a_choice_is_made_tried_again_and_found_by_keys_alone(at_the_board, qtbot):
    board, training, explainer = at_the_board()
    assert board.tray.sentence.verdict is None  # nothing that follows from values shows before the choice
    assert board.answer.reason.text() == exercises_words.what_is_asked(can_roll=True)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Space):
        qtbot.keyClick(board, key)
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    assert board.answer.headline.text() == "Keep 1 1: ?? blunder, lost 15.9"  # said once, with what it cost
    assert board.answer.reason.text() == "Try again: keep different dice and roll, or score a box."
    assert "265" not in board.answer.reason.text()  # the answer is still to be found
    assert (board.tray.sentence.verdict, board.answer.show_button.text()) == (None, "Hint (H)")
    assert not explainer.inquiries

    assert training.trial.record.kept == (True, True, False, False, False)
    assert not board.tray.roll_button.isEnabled()
    qtbot.keyClick(board, Qt.Key.Key_Space)  # the same again is no second try
    assert len(training.trial.tries) == 1
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_Space):
        qtbot.keyClick(board, key)
    assert board.tray.sentence.verdict is Verdict.BEST
    assert board.answer.headline.text().startswith("★ Solved")
    assert [judged.is_found for judged in training.trial.tries] == [False, True]
    assert not training.results[0].is_found  # the first choice is the one that counts
    assert explainer.inquiries[-1].option.keep == (1, 1)  # what was wrong with it is explained
    assert board.answer.note.text() == "Your first choice is judged: keep 1 1, −15.9 ??."
    assert spoken(board.marks) == "1: blunder, 2: still to come, 3: still to come"

    qtbot.keyClick(board, Qt.Key.Key_N)
    assert board.heading.text() == "Position 2 of 3"
    keep_nothing(board, qtbot)
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    first = training.trial.first
    qtbot.keyClick(board, Qt.Key.Key_5)
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert [judged.is_found for judged in training.trial.tries] == [False, False]
    assert training.trial.told is first  # it is shown now, and judged by what counts
    assert board.answer.headline.text().startswith("Roll all five dice: ")
    assert board.answer.note.text().startswith("Your first choice is judged: roll all five dice, ")
    assert board.tray.sentence.sentence == "Keep 3 4, roll three"
    qtbot.keyClick(board, Qt.Key.Key_Space)

    qtbot.keyClick(board, Qt.Key.Key_Down)  # on the scorecard
    for _ in Category:
        if training.trial.box is not Category.SIXES:
            qtbot.keyClick(board.scorecard.table, Qt.Key.Key_Down)
    assert training.trial.box is Category.SIXES
    with qtbot.waitSignal(training.finished):
        qtbot.keyClick(board.scorecard.table, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: bool(training.trial.tries))
        qtbot.keyClick(board, Qt.Key.Key_Space)
    assert training.is_over
    assert training.found == 1
    assert board.marks.marks == (Verdict.BLUNDER, first.chosen.verdict, Verdict.BEST)


def test_the_button_with_the_keyboard_is_the_one_that_is_pressed_and_a_box_is_taken_back(at_the_board, qtbot):
    board, training, _ = at_the_board()
    assert not any(button.isVisible() for button in board.answer.buttons), "no button that can do nothing"
    assert not board.take_back()
    qtbot.keyClick(board, Qt.Key.Key_Down)
    assert training.trial.box is not None
    assert board.take_back()
    assert training.trial.box is None
    assert board.tray.roll_button.hasFocus(), "on a die Enter would let go what its digit has kept"
    keep_nothing(board, qtbot)
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    assert board.tray.dice[0].isEnabled()
    board.answer.show_button.setFocus()
    told = [board.answer.show_button.text()]
    for _ in range(2):
        qtbot.keyClick(board.answer.show_button, Qt.Key.Key_Space)
        told.append(board.answer.show_button.text())
    assert told == ["Hint (H)", "Another hint (H)", "Show the best (H)"]
    assert board.answer.note.text() == "Keep 3 dice."
    qtbot.keyClick(board.answer.show_button, Qt.Key.Key_Space)
    assert training.trial.stage is ExerciseStage.DONE
    assert board.tray.roll_button.hasFocus()  # the one button that leads on
    qtbot.keyClick(board.tray.roll_button, Qt.Key.Key_Space)
    assert board.heading.text() == "Position 2 of 3"


def test_the_mouse_does_the_same_and_a_close_choice_counts_as_found(at_the_board, qtbot):
    board, training, _ = at_the_board()
    row = board.scorecard.box_centre(Category.FULL_HOUSE)
    qtbot.mouseClick(board.scorecard.table.viewport(), Qt.MouseButton.LeftButton, pos=row)
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    for _ in range(3):
        qtbot.mouseClick(board.answer.show_button, Qt.MouseButton.LeftButton)
    assert board.answer.view.verdict is Verdict.BLUNDER
    assert "lost 11." in board.answer.headline.text()
    assert not any(row.can_score for row in board.scorecard.rows)  # it is decided
    qtbot.mouseClick(board.tray.roll_button, Qt.MouseButton.LeftButton)
    for die in board.tray.dice[:2]:
        qtbot.mouseClick(die, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(board.tray.roll_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    assert board.answer.headline.text() == "★ Close enough: keep 1 1, <\u20090.1 · best: keep 3 4".replace("★", "≈")
    assert [die.isChecked() for die in board.tray.dice] == [True, True, False, False, False], "what was chosen"
    assert not any(row.is_chosen for row in board.scorecard.rows)
    assert board.tray.sentence.verdict is training.trial.first.chosen.verdict


def test_after_a_wrong_choice_the_best_is_one_press_away(at_the_board, qtbot):
    board, training, _ = at_the_board()
    keep_nothing(board, qtbot)
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    assert (board.answer.show_button.text(), board.answer.best_button.text()) == ("Hint (H)", "Show the best")
    qtbot.mouseClick(board.answer.best_button, Qt.MouseButton.LeftButton)
    assert training.trial.stage is ExerciseStage.DONE
    assert board.tray.sentence.verdict is Verdict.BEST
    assert not board.answer.best_button.isVisible()


def test_after_the_last_position_no_button_speaks_of_a_next_one(at_the_board, qtbot):
    board, training, _ = at_the_board([Exercise(DILEMMAS[0])])
    for key in (Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_Space):
        qtbot.keyClick(board, key)
    qtbot.waitUntil(lambda: training.trial.stage is ExerciseStage.DONE)
    assert board.tray.roll_button.text() == exercises_words.to_the_result()
    said = exercises_words.to_the_result()
    assert [button for button in board.findChildren(QPushButton) if said in button.text()] == [board.tray.roll_button]


def test_a_box_that_was_judged_is_chosen_no_more_and_escape_is_not_promised(at_the_board, qtbot):
    board, training, _ = at_the_board()
    board.scorecard.boxChosen.emit(Category.CHANCE)
    assert board.view.tray.caption == tray_words.how_to_score()
    board.scorecard.scoreRequested.emit(Category.CHANCE)
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    assert (training.trial.box, board.take_back()) == (None, False)
    assert board.view.tray.caption != tray_words.how_to_score()
    board.scorecard.boxChosen.emit(Category.CHANCE)
    assert not board.view.tray.can_press
    assert board.view.tray.caption == "You tried that already.", "what Enter doesn't do isn't promised"
    board.scorecard.boxChosen.emit(Category.FULL_HOUSE)
    assert board.view.tray.can_press
    assert board.view.tray.caption == tray_words.how_to_score()


def test_after_a_wrong_choice_the_right_dice_are_clicked_at_once(at_the_board, qtbot):
    board, training, _ = at_the_board()
    for _ in range(2):  # nothing kept
        qtbot.mouseClick(board.tray.roll_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    for die in board.tray.dice[2:]:
        qtbot.mouseClick(die, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(board.tray.roll_button, Qt.MouseButton.LeftButton)
    assert [judged.is_found for judged in training.trial.tries] == [False, True]


def test_once_it_is_done_every_option_can_be_looked_into(at_the_board, qtbot, delivery_of):
    board, training, explainer = at_the_board()
    qtbot.keyClick(board, Qt.Key.Key_T)
    assert board.left.currentWidget() is board.scorecard, "nothing is listed before the choice"
    for key in (Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_Space):
        qtbot.keyClick(board, key)
    qtbot.waitUntil(lambda: training.trial.stage is ExerciseStage.DONE)
    qtbot.keyClick(board, Qt.Key.Key_T)
    assert board.options.isVisible()
    assert board.options.item(0, 0).text() == "Keep 6 6 6"
    assert board.answer.list_button.text() == "Scorecard (T)"
    qtbot.keyClick(board.options, Qt.Key.Key_Down)
    second = training.trial.first.analysis.options[1]
    assert (explainer.inquiries[-1].option, explainer.inquiries[-1].against) == (second, training.trial.first.best)
    assert board.answer.headline.text().startswith(board.options.item(1, 0).text())
    inquiry, teacher = explainer.inquiries[-1], Explainer(delivery_of(DEFAULT_RULES, "fair").table)
    finish(teacher.prepare())
    explained = [teacher.explain(inquiry.position, option) for option in (inquiry.option, inquiry.against)]
    explainer.tell(Comparison(inquiry, *explained))
    # The better one first; dice alone stand for keeping them.
    listed = [board.options.item(row, 0).text().removeprefix("Keep ") for row in (0, 1)]
    assert [names.plain(option) for option in board.pairs.view.options] == listed
    assert board.pairs.isVisible()
    qtbot.keyClick(board, Qt.Key.Key_N)
    assert board.left.currentWidget() is board.scorecard


def test_a_good_choice_is_compared_with_what_was_played_or_taught(at_the_board, qtbot):
    exercise = RetryExercise(DILEMMAS[0], played=Category.FULL_HOUSE)
    board, _, explainer = at_the_board(exercises=[exercise])
    for key in (Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_Space):
        qtbot.keyClick(board, key)
    qtbot.waitUntil(lambda: bool(explainer.inquiries))
    assert explainer.inquiries[-1].option.keep == (6, 6, 6)
    assert explainer.inquiries[-1].against.category is Category.FULL_HOUSE


def test_a_test_takes_one_choice_of_each_and_is_silent_until_all_are_done(at_the_board, qtbot):
    board, training, explainer = at_the_board(is_test=True)
    answered, told = [], []
    training.answered.connect(lambda number, judgement: answered.append((number, judgement.is_found)))
    training.changed.connect(lambda: told.append(board.answer.headline.text()))
    keep_nothing(board, qtbot)
    qtbot.waitUntil(lambda: board.heading.text() == "Position 2 of 3")
    assert board.marks.marks == (Mark.TAKEN, Mark.CURRENT, Mark.OPEN)
    qtbot.keyClick(board, Qt.Key.Key_H)  # nothing to be shown
    assert board.answer.headline.text() == ""
    assert not any(button.isVisible() for button in board.answer.buttons)
    keep_nothing(board, qtbot)
    qtbot.waitUntil(lambda: board.heading.text() == "Position 3 of 3")
    training.look_at(0)  # not yet
    assert board.heading.text() == "Position 3 of 3"
    assert not explainer.inquiries
    assert set(told) == {""}  # not for a moment
    training.score(Category.CHANCE)  # only chosen yet
    with qtbot.waitSignal(training.finished):
        training.score(Category.CHANCE)
    training.look_at(0)
    assert board.answer.view.verdict is Verdict.BLUNDER
    assert len(explainer.inquiries) == 1
    assert [number for number, _ in answered] == [0, 1, 2]


def test_keys_that_the_player_changed_hold_here_too(at_the_board, qtbot):
    board, training, _ = at_the_board(keys=Keys().changing(Action.KEEP_1, "Q"))
    qtbot.keyClick(board, Qt.Key.Key_1)
    assert not any(training.trial.record.kept)
    qtbot.keyClick(board, Qt.Key.Key_Q)
    assert training.trial.record.kept == (True, False, False, False, False)


def test_a_table_that_is_lacking_is_got(at_the_board, qtbot, engine):
    _, training, _ = at_the_board()
    engine.workspace.clear()
    training.analyses.clear()
    training.analyse(DILEMMAS[0])
    qtbot.waitUntil(lambda: DILEMMAS[0] in training.analyses)


def test_what_leads_to_a_position_does_not_answer_it(at_the_board, qtbot, monkeypatch):
    board, training, _ = at_the_board(is_test=True)
    keep_nothing(board, qtbot)
    assert board.heading.text() == "Position 2 of 3"
    now = 10.0
    monkeypatch.setattr(presses, "FIRST_MOMENT", 0.5)
    monkeypatch.setattr(presses.time, "monotonic", lambda: now)
    qtbot.keyClick(board, Qt.Key.Key_Space)  # the clock has gone back: this position has just come
    board.scorecard.scoreRequested.emit(Category.CHANCE)
    qtbot.mouseClick(board.tray.roll_button, Qt.MouseButton.LeftButton)
    assert board.heading.text() == "Position 2 of 3"
    assert not training.trial.tries


def test_a_position_begins_at_its_top_and_its_judgement_is_scrolled_to(at_the_board, qtbot):
    board, training, _ = at_the_board()
    area = ScrolledWhole(board)
    qtbot.addWidget(area)
    board.setMinimumSize(900, 700)
    area.resize(920, 300)
    area.show()
    area.activateWindow()
    qtbot.waitUntil(area.isActiveWindow)
    bar = area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(0)
    training.toggle(0)
    training.press()
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    bottom = board.answer.rect().bottomLeft()
    qtbot.waitUntil(lambda: board.answer.mapTo(area, bottom).y() < area.viewport().height())
    assert bar.value() > 0
    training.toggle(1)
    training.press()
    training.go_on()
    assert board.heading.text() == "Position 2 of 3"
    assert bar.value() == 0
    area.takeWidget().setParent(None)  # it is closed by itself


def test_escape_goes_back_from_all_options_first(at_the_board, qtbot):
    board, training, _ = at_the_board([Exercise(DILEMMAS[0])])
    training.press()
    training.press()
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    for _ in range(3):
        training.show()
    board.turn()
    assert board.left.currentWidget() is not board.scorecard
    assert board.take_back()
    assert board.left.currentWidget() is board.scorecard
    assert not board.take_back()


def test_a_hint_before_the_first_choice_is_answered_with_a_sentence(at_the_board, qtbot):
    board, training, _ = at_the_board([Exercise(DILEMMAS[0])])
    training.show()
    said = exercises_words.no_hint_yet(is_silent=False)
    assert any(said in label.text() for label in board.answer.findChildren(QLabel))
    assert training.trial.hint is None, "it tells nothing"
    training.press()
    training.press()
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    assert not any(said in label.text() for label in board.answer.findChildren(QLabel))


def test_the_last_hint_names_the_box_and_says_nothing_else(at_the_board, qtbot):
    board, training, _ = at_the_board([Exercise(DILEMMAS[2])])
    training.score(Category.CHANCE)
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    best = training.trial.first.best
    training.show()
    training.show()
    assert best.category is not None
    assert board.answer.note.text() == f"The best box is {names.category(best.category)}."
    assert not board.answer.reason.text()


def test_in_a_test_a_click_chooses_a_box_and_the_button_or_another_click_takes_it(at_the_board, qtbot):
    asked = [Exercise(Position((1, 2, 2, 4, 6), 0)), Exercise(Position((1, 6, 6, 6, 6), 0))]
    board, training, _ = at_the_board(asked, is_test=True)
    board.scorecard.scoreRequested.emit(Category.TWOS)
    assert (training.trial.box, training.results) == (Category.TWOS, ())
    board.scorecard.scoreRequested.emit(Category.CHANCE)
    assert (training.trial.box, training.results) == (Category.CHANCE, ())
    board.scorecard.scoreRequested.emit(Category.CHANCE)
    qtbot.waitUntil(lambda: len(training.results) == 1)
    assert training.results[0].chosen.category is Category.CHANCE
    board.scorecard.scoreRequested.emit(Category.SIXES)
    board.tray.roll_button.click()
    qtbot.waitUntil(lambda: len(training.results) == 2)
    assert training.results[1].chosen.category is Category.SIXES


def test_nothing_moves_when_an_answer_is_told(at_the_board, qtbot):
    board, _training, _ = at_the_board()
    board.resize(984, 640)
    let_layouts_settle()

    def places():
        let_layouts_settle()
        return [part.geometry() for part in (*board.tray.dice, board.tray.roll_button, board.answer)]

    before = places()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Space):
        qtbot.keyClick(board, key)
    qtbot.waitUntil(lambda: board.answer.show_button.isVisible())
    assert places() == before, "with a button for a hint"
    for _ in range(3):
        qtbot.keyClick(board, Qt.Key.Key_H)
    assert board.answer.analyse_button.isVisible()
    assert places() == before, "with the buttons that lead on"
