# SPDX-License-Identifier: MIT
"""Puzzles, the daily five, the exercises of a lesson and the skill test, each to its result on the one board."""

from __future__ import annotations

from datetime import date

import pytest
from gui_layout import cut, let_layouts_settle
from gui_practice import Learner
from own_library import note_in
from PySide6.QtCore import Qt

from engine.games.position import Position
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import position_text
from engine.training.exercises import Exercise
from engine.training.progress import per_game
from engine.training.puzzles import LEAST_DEVIATION, NEW_PLAYER, TODAY, Rating
from engine.training.themes import Theme
from yahtzee_gui.kit.layouts import WideText
from yahtzee_gui.learn.log import TEST, TakenTest, loads
from yahtzee_gui.learn.practice.practice import PracticeStage
from yahtzee_gui.learn.practice.source import THEMES, still_given
from yahtzee_gui.learn.practice.sources import words
from yahtzee_gui.learn.practice.sources.puzzles import Puzzles, solved
from yahtzee_gui.menu_words import Page


@pytest.fixture
def learner(player, qtbot):
    return Learner(player, qtbot)


def test_answers_of_other_positions_are_none():
    asked = [Exercise(Position((1, 1, 6, 6, 6), 2)), Exercise(Position((1, 6, 6, 6, 6), 0))]
    known, last = (position_text(one.position) for one in asked)
    assert still_given(asked, [(known, "666")]) == ("666",)
    for answers in ([(last, "sixes")], [(known, "66666")], [(known, "16666")], [(known, "666"), (last, "sixes")]):
        assert still_given(asked, answers) == ()
    assert still_given([asked[1], asked[0]], [(last, "666")]) == (), "no roll is left"


def test_the_list_of_a_lesson_has_all_the_room_that_is_left(learner):
    """Beside an exercise it was cut, and the room below was empty."""
    learner.window.resize(1240, 800)
    learner.window.setUpdatesEnabled(True)
    learner.ways.practise_lesson(Lesson(4))
    learner.asked()
    for _ in range(3):
        let_layouts_settle()
    page = learner.page
    assert page.lines.verticalScrollBar().maximum(), "it would need more"
    below = next(one for one in page.how if one.isVisible())
    assert below.geometry().top() - page.lines.geometry().bottom() < 20
    assert below.parentWidget().contentsRect().bottom() - below.geometry().bottom() < 30


# ---- puzzles ----


def test_the_daily_five_is_left_and_gone_on_with_in_another_window(learner, open_player, qtbot):
    keeper = learner.services.practice_log
    learner.ways.solve_puzzles(date.today())
    practice = learner.asked()
    first = [trial.exercise for trial in practice.trials]
    assert len(first) == len(TODAY)
    assert not learner.page.abouts.isVisible(), "the same for everyone"
    said = " ".join(label.text() for label in learner.page.how)
    assert said.startswith("Five puzzles, easy to hard, the same for everyone. Your first choice moves your rating.")
    assert "as hard as you are strong" not in said, "they are not"
    for number in range(2):
        assert learner.page.number.text() == f"{number + 1} of 5"
        assert "difficulty" not in learner.told.lower()
        learner.answer(well=not number)
        assert practice.position == first[number].position, "to be copied, set up and played on from"
        assert "Difficulty" in learner.told
        learner.press(Qt.Key.Key_Space)
    learner.wait(lambda: len(keeper.log.answers) == 2)
    learner.start_again()
    learner.ways.solve_puzzles(date.today())
    practice = learner.asked()
    assert [trial.exercise for trial in practice.trials] == first
    assert practice.number == 2
    for _ in range(3):
        learner.answer()
        learner.press(Qt.Key.Key_Space)
    assert practice.stage is PracticeStage.RESULT
    page = learner.page
    for _ in range(3):
        let_layouts_settle()
    assert not cut(page)
    assert page.result.figure.text() == "4 of 5"
    assert [page.result.table.item(row, 4).text() for row in range(5)] == [
        words.rating_figure(one.difficulty.value) for one in first
    ]
    before, after = page.result.outcome.bars
    rating = keeper.log.answers[-1].after
    assert (before.figure, after.figure) == (words.rating(NEW_PLAYER), words.rating(rating))
    learner.wait(lambda: len(keeper.log.answers) == len(TODAY))
    for _ in range(2):
        learner.ways.solve_puzzles(date.today())
        learner.wait(lambda: learner.practice.stage is PracticeStage.RESULT)
        assert learner.page.result.figure.text() == "4 of 5", "they are asked once a day"
        learner.start_again()
    assert len(keeper.log.answers) == len(TODAY)
    qtbot.waitUntil(lambda: loads(note_in(learner.services.folder, "practice")) == keeper.log)


def test_puzzles_are_about_what_is_chosen_and_there_are_always_more(learner):
    learner.ways.solve_puzzles()
    assert len(learner.asked().trials) == 10
    learner.page.abouts.activated.emit(THEMES.index(Theme.MADE_HAND))
    learner.asked()
    assert {trial.exercise.about for trial in learner.practice.trials} == {Theme.MADE_HAND}
    learner.answer(well=False)
    learner.press(Qt.Key.Key_Escape)
    assert learner.page.result.figure.text() == "0 of 1"
    rating = learner.practice.source.rating()
    learner.ways.solve_puzzles()
    learner.asked()
    assert learner.source.before.value == pytest.approx(rating.value)


def test_puzzles_that_were_left_go_on_when_the_program_is_started_again(learner):
    keeper = learner.services.practice_log
    asked = {}
    for theme in (None, Theme.STOPPING):
        learner.ways.practise(Puzzles(learner.services.practice, keeper, theme))
        asked[theme] = [trial.exercise for trial in learner.asked().trials]
        for well in (True, False):
            learner.answer(well=well)
            learner.press(Qt.Key.Key_Space)
    learner.ways.solve_puzzles(date.today())
    learner.asked()
    learner.answer()
    learner.start_again()
    for theme, exercises in asked.items():
        learner.ways.practise(Puzzles(learner.services.practice, keeper, theme))
        practice = learner.asked()
        assert [trial.exercise for trial in practice.trials] == exercises
        assert practice.number == 2
        learner.wait(lambda practice=practice: len(practice.results) == 2)
    for _ in range(8):
        learner.answer()
        learner.press(Qt.Key.Key_Space)
    assert learner.page.result.figure.text() == "9 of 10"
    learner.page.again.click()
    assert [trial.exercise for trial in learner.asked().trials] != exercises, "those are done"


def test_an_inaccuracy_counts_half():
    assert [solved(lost) for lost in ([0.0, 0.2], [0.0, 0.5], [3.0])] == ["2", "1.5", "0"]


def test_the_ends_of_a_rating_are_those_of_the_figures_beside_it():
    known = Rating(1629.4, 206.6 / Rating(0.0, 1.0).half)
    assert words.rating(known) == "1\u2009629 ± 207"
    assert words.rating_between(known) == "About 95 % certain to be between 1\u2009422 and 1\u2009836."


@pytest.mark.parametrize(
    ("value", "said"),
    [(1930, "at least 1\u2009852: hardly"), (1250, "at most 1\u2009328: hardly"), (0, "at most 78: hardly")],
)
def test_who_solves_all_or_none_may_be_better_or_worse_than_puzzles_tell(value, said):
    """It said "between" of a rating that still rose with every answer."""
    assert said in words.rating_between(Rating(value, LEAST_DEVIATION))
    assert words.rating_between(NEW_PLAYER) == "Too few answers yet to say more."


# ---- lessons ----


def test_the_keyboard_is_at_the_board_and_never_at_the_way_back(learner):
    """Space on *That's my choice* led back to the lessons."""
    learner.window.dialogs.show(Page.LESSONS)
    begin = learner.window.dialogs.newest.begin
    learner.wait(begin.isEnabled)
    learner.player.click(begin)
    learner.asked()
    assert learner.page.tray.roll_button.hasFocus()
    learner.answer(well=False)
    for _ in range(2):
        learner.player.click(learner.window.dialogs.frame.back)
        assert learner.page is None
        learner.ways.practise_lesson(Lesson(1))
        learner.asked()
        assert learner.page.isAncestorOf(learner.window.focusWidget()), "opened again, too, and left by a click"


def test_the_exercises_of_a_lesson_to_their_result(learner):
    keeper = learner.services.practice_log
    learner.ways.practise_lesson(Lesson(3))
    practice, tried = learner.asked(), []
    lines = learner.page.lines
    assert any("score where you beat the box's figure" in label.text() for label in lines.findChildren(WideText))
    figures = next(label for label in learner.page.how if label.isVisible())
    assert figures.text().startswith("The figure for each box: Aces\u00a02, Twos\u00a05"), "in sight without scrolling"
    for number in range(10):
        exercise = practice.trial.exercise
        applies = [label for label in lines.findChildren(object) if label.property("role") == "applies"]
        assert applies == [], "no line is lit before the choice"
        assert not (exercise.is_exception and number < 3), "the first ones are plain"
        learner.choose(exercise.habit if number else exercise.taught)
        if practice.is_tried:
            tried.append(number)
            if number < 9:  # the last answer is the last of what is written down
                learner.wait(lambda: any(one.is_tried for one in keeper.log.begun))
            practice.show_best()
        assert ("An exception: the lesson says" in learner.told) is exercise.is_exception
        applies = [label for label in lines.findChildren(object) if label.property("role") == "applies"]
        assert len(applies) == 1, "one line decides"
        learner.press(Qt.Key.Key_N)
    assert tried
    assert practice.stage is PracticeStage.RESULT
    page = learner.page
    for _ in range(3):
        let_layouts_settle()
    assert not cut(page)
    assert page.result.figure.text() == f"{practice.found} of 10"
    assert practice.found < 8
    assert "the lesson is learned" in page.result.text.text()
    assert page.result.outcome.lesson is Lesson(3), "to be read again"
    learner.wait(lambda: keeper.log.best(3) is not None)
    assert [(one.lesson, one.found, one.of) for one in keeper.log.lessons] == [(3, practice.found, 10)]
    assert not keeper.log.begun
    page.result.lesson.click()
    assert learner.window.dialogs.newest.lessons.item(2, 2).text() == f"{practice.found} of 10"


# ---- the skill test ----


def test_a_test_is_taken_told_compared_and_kept(learner, qtbot):
    keeper = learner.services.practice_log
    keeper.change(lambda log: log.with_done(TakenTest("2026-11-20T18:00:00+00:00", "earlier", (0.0, 0.2, 2.8))))
    learner.ways.take_test()
    practice = learner.asked()
    for number in range(20):
        assert practice.number == number
        assert "Difficulty" not in learner.told
        learner.choose(learner.best(worst=number % 5 == 0))
        if number == 6:
            learner.wait(lambda: any(one.lesson == TEST and len(one.given) == 7 for one in keeper.log.begun))
            learner.press(Qt.Key.Key_Escape)
            assert learner.page is None, "nothing is told yet"
            learner.start_again()
            given = practice.answers
            learner.ways.take_test()
            practice = learner.asked()
            assert (practice.number, practice.answers) == (7, given)
    assert practice.stage is PracticeStage.RESULT
    page, outcome = learner.page, learner.page.result.outcome
    for _ in range(3):
        let_layouts_settle()
    assert not cut(page)
    lost = [one.lost for one in practice.results]
    interval = per_game(lost)
    assert page.result.figure.text() == f"{interval.mean:.2f}"
    assert "Last time: 1.00." in page.result.text.text()
    hard = [page.result.table.item(row, 4).text() for row in range(20)]
    assert sum(text.endswith("◆") for text in hard) == 3
    assert {text.removesuffix(" ◆") for text in hard} == {"easy", "medium", "hard"}
    assert "cost you the most: " in page.result.text.text()
    compared, earlier = outcome.compared
    assert compared.rows[0][0] == "Perfect play"
    figures = [float(figure) for _, figure in compared.rows]
    assert figures == sorted(figures)
    assert compared.rows[compared.own] == (words.player_name(""), f"{interval.mean:.2f}")
    assert [figure for _, figure in earlier.rows] == ["1.00"]
    table = page.result.compared[0]
    assert page.result.explained.text() == table.accessibleDescription() == "You: Your choices in this test."
    for _ in figures:
        qtbot.keyClick(table, Qt.Key.Key_Up)
    assert page.result.explained.text() == "Perfect play: Takes the best option every time."
    learner.wait(lambda: page.result.lesson.isVisible())
    assert "would have saved you" in page.result.sentence.text()
    assert keeper.log.tests[-1].lost == tuple(lost)
    assert not keeper.log.begun
    page.result.lesson.click()
    assert page.result.lesson.text().endswith(learner.window.dialogs.newest.name.text().split("  ")[1])


@pytest.mark.parametrize(
    ("interval", "said"),
    [
        (per_game([0.0] * 20), "Better than"),
        (per_game([0.0] * 19 + [0.3]), "Better than"),
        (per_game([0.0] * 15 + [2.0] * 5), "Worse than"),
        (per_game([3.0, 5.0] * 10), "Clearly worse than"),
    ],
)
def test_only_what_is_sure_is_called_sure(interval, said):
    """It said "clearly better" where nothing was lost; one choice in twenty made at random loses nothing so often."""
    assert words.against_aim(interval).startswith(said)
