# SPDX-License-Identifier: MIT
"""The board of practice through real widgets: by mouse and by keys, tried again, shown; nothing told too early."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui_layout import cut, let_layouts_settle
from gui_practice import Learner
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from engine.analysis.verdicts import Verdict
from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.training.exercises import Exercise
from engine.training.retry import RetryExercise
from engine.training.themes import Theme
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.kit import input
from yahtzee_gui.learn.practice import view
from yahtzee_gui.learn.practice.practice import PracticeStage
from yahtzee_gui.learn.practice.source import Drawn, Source, SourceOutcome, Told
from yahtzee_gui.menu_words import Page
from yahtzee_gui.play.visibility import ExerciseStage

DILEMMAS = (Position((1, 1, 6, 6, 6), 2), Position((1, 1, 3, 4, 6), 1), Position((6, 6, 6, 6, 1), 0))
SECRETS = "the kind", "the lesson", "the game"


class Known(Source):
    """Asks positions that are known, and has something to tell of each."""

    key = "known"

    def __init__(self, engine, exercises, *, is_silent=False):
        super().__init__(engine)
        self.exercises, self.is_silent = exercises, is_silent

    def name(self) -> str:
        return "Known positions"

    def draw(self, then: Callable[[Drawn], object]) -> None:
        then(Drawn(self.exercises))

    def why_nothing(self) -> str:
        return "Nothing here."

    def told(self, _number: int) -> Told:
        return Told((SECRETS[2],), (("Kind of choice", SECRETS[0]), ("Lesson", SECRETS[1])))

    def outcome(self) -> SourceOutcome:
        return SourceOutcome("1 of 3", "right")

    def more(self) -> str:
        return "More"

    def again(self) -> Source:
        return Known(self.engine, self.exercises)


@pytest.fixture
def asked(player, qtbot):
    """Return a function that puts a learner at a board with Verhoeff's dilemmas."""

    def begin(positions=DILEMMAS, *, is_silent=False):
        learner = Learner(player, qtbot)
        exercises = [one if isinstance(one, Exercise) else Exercise(one) for one in positions]
        learner.ways.practise(Known(learner.services.engine, exercises, is_silent=is_silent))
        learner.asked()
        return learner

    return begin


def seen(learner):
    """Return all that stands on the page and in its title row."""
    labels = learner.window.dialogs.frame.findChildren(QAbstractButton)
    return f"{learner.told} {' '.join(one.text() for one in labels if one.isVisible())}"


def click(learner, widget):
    learner.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def keys(learner, pressed):
    for key in pressed:
        learner.press(getattr(Qt.Key, f"Key_{key}") if key != " " else Qt.Key.Key_Space)


def test_one_press_too_many_rolls_no_dice_where_none_is_kept(asked):
    learner = asked(DILEMMAS[1:])
    keys(learner, " ")
    assert learner.practice.trial.tries == ()
    assert learner.page.tray.sentence.sentence == "Roll all five?"
    keys(learner, "11 ")
    assert not learner.practice.trial.tries, "since another die was thought of, it is asked again"
    keys(learner, " ")
    learner.wait(lambda: bool(learner.practice.trial.tries))
    assert learner.practice.trial.first.chosen.keep == ()


def test_one_press_too_many_rolls_no_hand_away(asked):
    learner = asked([Position((2, 3, 4, 5, 6), 1)])
    keys(learner, " ")
    assert learner.practice.trial.tries == ()
    assert learner.page.tray.sentence.sentence == "You have a large straight"


def test_a_choice_is_made_tried_again_and_found_by_keys_alone(asked):
    learner = asked()
    page, practice = learner.page, learner.practice
    assert not any(secret in seen(learner) for secret in SECRETS)
    assert page.card.view.title == "What would you do?"
    assert page.legend.isVisible()
    keys(learner, "12 ")
    learner.wait(lambda: bool(practice.trial.tries))
    assert page.card.why.told[0].told.judged == "?? blunder, cost 15.9"
    assert "There is a better one." in page.card.why.view.sentence
    assert not any(secret in seen(learner) for secret in SECRETS), "the answer is still to be found"
    assert "265" not in learner.told
    assert practice.trial.record.kept == (True, True, False, False, False)
    assert page.tray.roll_button.hasFocus(), "nothing that leaves gets the keyboard"
    keys(learner, " ")  # the same again is no second try
    assert len(practice.trial.tries) == 1
    assert view.tray(practice, practice.scene()).caption == "You tried that already."
    keys(learner, "12345 ")
    assert practice.trial.stage is ExerciseStage.DONE
    assert [judged.is_found for judged in practice.trial.tries] == [False, True]
    assert not practice.results[0].is_found, "the first choice is the one that counts"
    assert page.tray.sentence.verdict is Verdict.BEST
    assert all(secret in seen(learner) for secret in SECRETS)
    assert page.positions.accessibleName().startswith("1: blunder 15.9 ??. 2: still to come")
    learner.wait(lambda: practice.scene().comparison is not None)
    inquiry = practice.scene().inquiry
    assert (inquiry.option.keep, inquiry.against.keep) == ((6, 6, 6), (1, 1)), "what was wrong with it is explained"

    keys(learner, " ")
    assert page.number.text() == "2 of 3"
    assert not any(secret in seen(learner) for secret in SECRETS)
    keys(learner, "  ")
    learner.wait(lambda: bool(practice.trial.tries))
    keys(learner, "5 ")
    assert [judged.is_found for judged in practice.trial.tries] == [False, False]
    assert practice.trial.stage is ExerciseStage.DONE
    assert page.tray.sentence.sentence == "Keep 3 4, roll three", "the best is shown"
    keys(learner, " ")

    for _ in CATEGORIES:
        if practice.trial.box is not Category.SIXES:
            learner.press(Qt.Key.Key_Down)
    assert practice.trial.box is Category.SIXES
    learner.press(Qt.Key.Key_Return)
    learner.wait(lambda: practice.trial.stage is ExerciseStage.DONE)
    keys(learner, " ")
    assert (practice.stage, practice.found) == (PracticeStage.RESULT, 1)


def test_a_click_on_a_box_answers_and_buttons_leave_the_keyboard_at_the_table(asked):
    learner = asked()
    page, practice = learner.page, learner.practice
    row = page.scorecard.box_centre(Category.FULL_HOUSE)
    learner.qtbot.mouseClick(page.scorecard.table.viewport(), Qt.MouseButton.LeftButton, pos=row)
    learner.wait(lambda: bool(practice.trial.tries))
    told = []
    for _ in range(2):
        click(learner, page.card.why.button)
        told.append(page.card.why.view.sentence)
    assert told[1].endswith("Keep 3 dice.")
    assert not page.card.why.button.isVisible(), "only the answer is left"
    click(learner, page.card.why.retry)
    assert practice.trial.stage is ExerciseStage.DONE
    assert not page.stop.hasFocus()
    assert not any(row.can_score for row in page.scorecard.rows), "it is decided"
    click(learner, page.tray.roll_button)
    for die in page.tray.dice[:2]:
        click(learner, die)
    click(learner, page.tray.roll_button)
    learner.wait(lambda: bool(practice.trial.tries))
    assert practice.trial.stage is ExerciseStage.DONE, "a close choice counts as found"
    assert [die.isChecked() for die in page.tray.dice] == [True, True, False, False, False], "what was chosen"


def test_a_hint_comes_in_steps_after_the_first_choice_and_none_before(asked):
    learner = asked()
    keys(learner, "H")
    assert learner.page.card.why.view.sentence.startswith("Choose first")
    keys(learner, "12 ")
    learner.wait(lambda: bool(learner.practice.trial.tries))
    keys(learner, "H")
    learner.wait(lambda: "for" in learner.page.card.why.view.sentence)
    keys(learner, "H")
    assert "Keep 3 dice." in learner.page.card.why.view.sentence
    keys(learner, "H")
    assert learner.practice.trial.stage is ExerciseStage.DONE
    assert learner.page.tray.roll_button.hasFocus()


def test_a_box_that_is_chosen_is_taken_back_with_escape_which_else_leaves(asked):
    learner = asked()
    learner.press(Qt.Key.Key_Down)
    assert learner.practice.trial.box is not None
    learner.press(Qt.Key.Key_Escape)
    assert learner.practice.trial.box is None
    assert learner.page.tray.roll_button.hasFocus(), "on a die Enter would let go what its digit has kept"
    learner.press(Qt.Key.Key_Escape)
    assert learner.page is None, "without an answer there is no result"


def test_a_session_that_was_left_goes_on_where_it_was(asked):
    learner = asked()
    practice = learner.practice
    learner.answer()
    keys(learner, " ")
    learner.press(Qt.Key.Key_Escape)
    assert practice.stage is PracticeStage.RESULT
    assert learner.page.again.text() == "Continue with position 2 of 3"
    assert not learner.page.result.plan.isVisible(), "one thing to continue with"
    assert learner.page.result.table.rowCount() == 1, "what is not answered is not listed"
    learner.press(Qt.Key.Key_Escape)
    assert learner.page is None
    learner.ways.practise(Known(learner.services.engine, practice.source.exercises))
    assert (learner.practice, practice.stage, practice.number) == (practice, PracticeStage.ASKING, 1)
    keys(learner, "1")
    learner.window.dialogs.leave()
    learner.ways.practise(Known(learner.services.engine, practice.source.exercises))
    assert practice.trial.record.kept[0], "with what was marked"


def test_all_options_are_listed_and_compared_once_it_is_done(asked):
    learner = asked()
    page, practice = learner.page, learner.practice
    keys(learner, "TBWE")
    assert page.side.currentWidget() is not page.options, "nothing is listed before the choice"
    assert page.card.face is CardFace.WHY
    learner.answer()
    keys(learner, "T")
    options = page.options.options
    assert options.rows[0].dice == (6, 6, 6)
    second = next(row.option for row in options.rows[1:] if row.option is not None)
    options.optionRequested.emit(second)
    assert practice.scene().explained[0] is second
    learner.wait(lambda: practice.scene().comparison is not None)
    options.againstRequested.emit(options.rows[0].option)
    assert practice.scene().against is options.rows[0].option
    learner.press(Qt.Key.Key_Escape)
    assert page.side.currentWidget() is not page.options
    assert learner.page is page, "Escape took back the list"
    keys(learner, "E")
    learner.wait(lambda: bool(page.card.final.chart.view.bins))
    keys(learner, "W")
    learner.wait(lambda: page.card.face is CardFace.THIS_TURN)
    keys(learner, "W")
    assert len(page.card.view.others) > 3, "what B offers"
    keys(learner, "N")
    assert page.number.text() == "2 of 3"


def test_a_good_choice_is_compared_with_what_was_played(asked):
    learner = asked([RetryExercise(DILEMMAS[0], Theme.MADE_HAND, Category.FULL_HOUSE)])
    keys(learner, "345 ")
    learner.wait(lambda: learner.practice.scene().comparison is not None)
    inquiry = learner.practice.scene().inquiry
    assert (inquiry.option.keep, inquiry.against.category) == ((6, 6, 6), Category.FULL_HOUSE)
    assert not any(line.isVisible() for line in learner.page.card.why.told), "the tray says that it is best"


def test_a_silent_session_tells_nothing_before_its_end(asked):
    learner = asked(is_silent=True)
    practice, page = learner.practice, learner.page
    keys(learner, "H")
    assert page.card.why.view.sentence == "There are no hints in a test."
    for number in range(3):
        assert practice.number == number
        assert not any(secret in seen(learner) for secret in SECRETS)
        assert page.tray.sentence.verdict is None
        learner.choose(learner.best(worst=True))
        if number < 2:
            assert page.positions.accessibleName().split(". ")[number] == f"{number + 1}: chosen taken"
            keys(learner, "TN")
            assert practice.number == number + 1
    assert practice.stage is PracticeStage.RESULT
    page.result.table.activated.emit(page.result.table.model().index(1, 0))
    assert (practice.stage, practice.number) == (PracticeStage.ASKING, 1)
    assert all(secret in seen(learner) for secret in SECRETS), "at the end all is told"
    assert page.stop.text() == "Back to the result"
    learner.press(Qt.Key.Key_Escape)
    assert practice.stage is PracticeStage.RESULT


@pytest.mark.parametrize("is_silent", [False, True])
def test_only_keys_are_named_that_do_something(asked, is_silent):
    for rolls_left in (1, 0):
        learner = asked([Position((1, 2, 3, 4, 6), rolls_left)], is_silent=is_silent)
        there = [line.isVisible() for line in learner.page.key_lines]
        assert there == [rolls_left > 0, True, not is_silent, True]


def test_a_silent_session_is_left_without_a_result(asked):
    learner = asked(is_silent=True)
    learner.choose(learner.best())
    learner.press(Qt.Key.Key_Escape)
    assert learner.page is None


def test_what_brought_the_page_answers_nothing(asked, monkeypatch):
    monkeypatch.setattr(input, "FIRST_MOMENT", 1000.0)
    learner = asked()
    keys(learner, "3  ")
    assert not learner.practice.trial.was_warned
    assert learner.practice.trial.tries == ()


def test_nothing_to_ask_is_said(player, qtbot):
    learner = Learner(player, qtbot)
    learner.ways.practise(Known(learner.services.engine, []))
    assert learner.page.remark.text() == "Nothing here."
    learner.press(Qt.Key.Key_Escape)
    assert learner.page is None
    learner.window.dialogs.show(Page.PRACTICE)


@pytest.mark.parametrize("size", [(1240, 800), (1000, 680), (980, 600)])
def test_nothing_is_cut_whatever_is_told(asked, size):
    learner = asked()
    learner.window.setUpdatesEnabled(True)
    learner.window.resize(*size)
    for _ in range(3):
        let_layouts_settle()
    assert not cut(learner.page)
    learner.choose(learner.best(worst=True))
    let_layouts_settle()
    assert not cut(learner.page)
    learner.practice.show_best()
    learner.wait(lambda: learner.practice.scene().comparison is not None)
    for _ in range(3):
        let_layouts_settle()
    assert not cut(learner.page)
