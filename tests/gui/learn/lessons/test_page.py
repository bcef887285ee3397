# SPDX-License-Identifier: MIT
"""A lesson from its list to its result through the real window, by keys; and what is kept of it in its file."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from itertools import pairwise

import pytest
from gui_driver import activate
from gui_layout import LARGE, LEAST, cut, let_layouts_settle
from own_library import OwnLibrary, note_in
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QMessageBox

from engine.rules.categories import Category
from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.key_bindings import Keys
from yahtzee_gui.kit.cards import WideText
from yahtzee_gui.kit.on_screen import ScrolledWhole
from yahtzee_gui.kit.plain import plain
from yahtzee_gui.learn.exercises.exercise_dialog import EXERCISES, RESULT, START
from yahtzee_gui.learn.exercises.session import SessionScene
from yahtzee_gui.learn.exercises.training_log import (
    TEST,
    Begun,
    LessonDone,
    TakenTest,
    TrainingKeeper,
    TrainingLog,
    dumps,
    loads,
    now,
)
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.lessons.page import LessonDialog
from yahtzee_gui.learn.lessons.rule_rows import RuleLine, RuleRows, RuleSheet
from yahtzee_gui.learn.lessons.session import CourseScene, first_to_learn
from yahtzee_gui.learn.lessons.view import lesson_view
from yahtzee_gui.learn.lessons.worked_row import WorkedView
from yahtzee_gui.library import database
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.menu_words import Page
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.words import options


def choose(page, qtbot, exercise, answer):
    """Make a choice by keys: mark the dice, or go to the box and take it."""
    if isinstance(answer, Category):
        page.board.scorecard.go_to(answer)
        qtbot.keyClick(page.board.scorecard.table, Qt.Key.Key_Return)
        if page.board.answer.headline.text() == "":  # it is chosen now, and not scored yet
            qtbot.keyClick(page.board.scorecard.table, Qt.Key.Key_Return)
        return
    left = list(answer)
    for place, face in enumerate(exercise.position.dice):
        if face in left:
            left.remove(face)
            qtbot.keyClick(page, getattr(Qt.Key, f"Key_{place + 1}"))
    qtbot.keyClick(page, Qt.Key.Key_Space)


def test_a_lesson_is_read_done_by_keys_and_kept(open_player, qtbot, monkeypatch):
    player = open_player()
    dialogs = player.window.dialogs
    dialogs.show(Page.LESSONS)
    page = dialogs.newest
    activate(qtbot, page)
    course = dialogs.session(Page.LESSONS)
    assert page.name.text() == "1  Keep matching dice"
    page.lessons.setFocus()
    for _ in range(2):
        qtbot.keyClick(page.lessons, Qt.Key.Key_Down)
    assert page.name.text() == "3  What a box usually scores"
    assert "average" in page.sentences[0].text()
    assert "score where you beat the box's figure by the most" in page.rules.text
    brought = "you average 215.9: 12.2 more than without lesson 3."
    assert page.pupil.text() == f"Follow lessons 1 to 3 and nothing else, and {brought}"
    assert page.averages.isVisible()
    assert page.goal.text() == "✓ learned at 8 of 10 on the first try"
    qtbot.waitUntil(lambda: bool(course.scene().worked))
    assert not cut(page)
    assert (page.rows[0].isVisible(), page.rules.isVisible(), page.rows[1].isVisible()) == (True, False, False)
    page.unfold.click()
    assert (page.rules.isVisible(), page.rows[1].isVisible()) == (True, True)
    assert page.rows[0].taught.text().startswith("With this lesson: ")
    assert all(row.taught.text().startswith("With this lesson: ") for row in page.rows), "examples are no exceptions"
    page.others.setFocus()
    qtbot.keyClick(page.others, Qt.Key.Key_Space)
    assert page.lessons.hasFocus(), "and not the way back, which another press would take"
    qtbot.waitUntil(lambda: page.begin.isEnabled() and bool(course.scene().worked))
    assert page.rows[2].other.text().startswith("Without lesson 3: ")

    qtbot.keyClick(page.lessons, Qt.Key.Key_Return)
    assert page.view.part == EXERCISES
    training = course.training
    needed = page.parts.layout().minimumSize().height()
    assert needed == page.parts.currentWidget().minimumSizeHint().height() < page.parts.widget(0).sizeHint().height()
    assert not any(training.trial.record.kept), "Enter only opened the exercises"
    assert not training.results
    page.board.scorecard.go_to(next(iter(training.trial.record.game.position.allowed())))
    qtbot.keyClick(page.board.scorecard.table, Qt.Key.Key_Return)
    assert training.trial.box is not None
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert (page.view.part, training.trial.box) == (EXERCISES, None)
    asked, tried = [], []
    for number in range(10):
        exercise = training.trial.exercise
        qtbot.waitUntil(lambda: training.trial.exercise.position in training.analyses)
        assert page.board.heading.text() == f"What a box usually scores · Position {number + 1} of 10"
        assert not (exercise.is_exception and number < 3), "the first ones are plain"
        choose(page, qtbot, exercise, exercise.habit if number else exercise.taught)
        qtbot.waitUntil(lambda count=number: len(training.results) > count)
        if training.is_tried:
            tried.append(number)
            if number < 9:  # the last answer is the last of what is written down
                qtbot.waitUntil(lambda: any(one.is_tried for one in course.scene().session.log.begun))
            qtbot.keyClick(page, Qt.Key.Key_Escape)
            assert page.begin.text() == f"Continue with position {number + 1} of 10", "it is not found yet"
            qtbot.mouseClick(page.begin, Qt.MouseButton.LeftButton)
        for _ in range(3):
            qtbot.keyClick(page, Qt.Key.Key_H)
        if number in tried:
            qtbot.waitUntil(lambda: not any(one.is_tried for one in course.scene().session.log.begun))
        assert ("An exception: the lesson says" in page.board.answer.note.text()) is exercise.is_exception
        if number == 0:
            qtbot.waitUntil(lambda: course.scene().session.training.comparison is not None)
            other = course.scene().session.training.comparison.inquiry.against
            qtbot.waitUntil(lambda other=other: options.option(other) in page.board.answer.note.text())
            monkeypatch.setattr(QMessageBox, "exec", lambda question: asked.append(question.text()))
            qtbot.keyClick(page, Qt.Key.Key_Escape)
            assert (page.view.part, page.begin.text()) == (START, "Continue with position 2 of 10")
            qtbot.mouseClick(page.others, Qt.MouseButton.LeftButton)
            assert asked == ["Get new positions? You will lose your 1 answer so far."]
            qtbot.mouseClick(page.begin, Qt.MouseButton.LeftButton)
        if number == 1:
            qtbot.mouseClick(page.board.answer.analyse_button, Qt.MouseButton.LeftButton)
            set_up = dialogs.session(Page.SET_UP)
            assert set_up.position.roll == exercise.position.roll, "to be changed there, and played on from"
            assert set_up.position.scores == exercise.position.scores
            dialogs.get(Page.SET_UP).close()
            qtbot.waitUntil(lambda: page.isVisible())
        qtbot.keyClick(page, Qt.Key.Key_N)
    assert tried
    assert page.view.part == RESULT
    found = sum(one.is_found for one in training.results)
    assert page.outcome.headline.text() == f"3  What a box usually scores: {found} of 10 solved"
    assert found < 8
    assert "the lesson is learned" in page.outcome.text.text()
    assert page.again.hasFocus(), "the next lesson is not pressed on a player who has not learned this one"
    assert page.outcome.table.rowCount() == 10
    keeper = player.session.services.training
    qtbot.waitUntil(lambda: keeper.log.best(3) is not None)
    assert page.lessons.item(2, 2).text() == f"{found} of 10"
    home = player.session.services.folder
    qtbot.waitUntil(lambda: '"lesson": 3' in (note_in(home, "training") or ""))
    saved = json.loads(note_in(home, "training"))
    assert [(row["lesson"], row["found"], row["of"]) for row in saved["lessons"]] == [(3, found, 10)]

    qtbot.keyClick(page.outcome.table, Qt.Key.Key_Down)
    page.outcome.table.activated.emit(page.outcome.table.model().index(4, 0))
    assert page.board.heading.text().endswith("Position 5 of 10")
    for part in (RESULT, START):  # a step at a time
        qtbot.keyClick(page, Qt.Key.Key_Escape)
        assert page.view.part == part
    page.begin.setFocus()
    qtbot.keyClick(page.begin, Qt.Key.Key_Return)
    assert page.view.part == EXERCISES
    page.back.setFocus()
    qtbot.keyClick(page.back, Qt.Key.Key_Return)
    assert page.view.part == START
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert dialogs.newest is None
    assert dialogs.session(Page.LESSONS) is None


@pytest.mark.parametrize("language", ["de", "nl"])
def test_every_lesson_can_be_read_whole_on_the_smallest_page(qtbot, qapp, language):
    languages.install(qapp, language)
    lower = list(Category)[6:12]
    worked = (WorkedView(where=f"{lessons_words.where(12, 2)} · {lessons_words.open_boxes(lower)}"),) * 3
    views = [
        replace(lesson_view(CourseScene(lesson, SessionScene(log=DONE))), worked=worked, remark="…")
        for lesson in Lesson
    ]
    page = LessonDialog(Keys(), views[0])
    qtbot.addWidget(page)
    style_sheet.dress(page)
    page.show()
    for view in views:
        page.set_view(view)
        page.grab()
        figures = lessons_words.averages_line(view.averages)
        assert page.in_card.text == "\n".join(filter(None, (page.rules.text, figures)))
        assert bool(figures) == (lessons_words.averages_heading() in view.scoring[-1].sentence), "what a line points to"
        shown = (
            *page.sentences,
            page.goal,
            page.pupil,
            page.effect,
            *(row.where for row in page.rows),
        )
        explained = view.effect_explained
        assert {label.text() for label in shown if label.toolTip() not in ("", plain(explained))} == set()
    table = page.lessons
    metrics = QFontMetrics(table.font())
    room = [table.columnWidth(column) - 2 * style_sheet.TABLE_HEADING_PADDING for column in (0, 2)]
    for row in range(table.rowCount()):
        assert metrics.horizontalAdvance(table.item(row, 0).text()) <= room[0]
        assert metrics.horizontalAdvance(table.item(row, 2).text()) <= room[1]
    languages.install(qapp, "en")


# ---- the log ----


@pytest.fixture
def keeper(qapp, tmp_path):
    """Return a function that opens the log in the library of a folder."""
    made = []

    def make():
        for one in made:
            one.settle()
        made.append(OwnLibrary(tmp_path))
        return TrainingKeeper(made[-1])

    yield make
    for one in made:
        one.end()


DONE = TrainingLog(tuple(LessonDone(lesson.value, now(), 10, 10) for lesson in Lesson))
BEGUN = Begun(3, "seed", (("{}", "556"), ("{}", "-"), ("{}", "chance")), is_tried=True)
LOG = TrainingLog(
    (LessonDone(1, "2026-11-22T17:00:00+00:00", 9, 10), LessonDone(2, now(), 3, 10), LessonDone(1, now(), 5, 10)),
    (TakenTest(now(), "seed", (0.0, 0.25, 3.5)),),
)


def test_the_costly_choices_of_a_day_are_counted_and_forgotten_the_next(keeper, qtbot):
    first, day = keeper(), date(2026, 11, 29)
    for of in (6, 2):
        with qtbot.waitSignal(first.changed):
            first.add_choice(day, of)
    second = keeper()
    with qtbot.waitSignal(second.changed):
        second.load()
    assert second.log.choices_of(day) == (2, 6), "the first of a day says how many there are to be"
    assert second.log.choices_of(date(2026, 11, 30)) == (0, 0)


def test_what_is_done_is_read_again(keeper, qtbot):
    first = keeper()
    for done in (*LOG.lessons, *LOG.tests):
        with qtbot.waitSignal(first.changed):
            first.add(done)
    for begun in (replace(BEGUN, is_tried=False), BEGUN, Begun(TEST, "other", ())):
        with qtbot.waitSignal(first.changed):
            first.keep(begun)
    with qtbot.waitSignal(first.changed):
        first.drop(TEST)
    second = keeper()
    with qtbot.waitSignal(second.changed):
        second.load()
    assert second.log == replace(LOG, begun=(BEGUN,)) == loads(dumps(second.log))
    with qtbot.waitSignal(second.changed):
        second.add(LessonDone(3, now(), 9, 10))
    assert not second.log.begun, "what is done is begun no more"
    assert LOG.best(1).found == 9
    assert first_to_learn(LOG) is Lesson.MADE_HANDS  # three of ten are not enough
    assert first_to_learn(None) is Lesson.PAIRS


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        '{"version": 2}',
        '{"version": 1, "lessons": [{"lesson": 13, "at": "2026-11-22T17:00:00+00:00", "found": 1, "of": 10}]}',
        '{"version": 1, "lessons": [{"lesson": true, "at": "2026-11-22T17:00:00+00:00", "found": 1, "of": 10}]}',
        '{"version": 1, "lessons": [{"lesson": 1, "at": "2026-11-22T17:00:00+00:00", "found": 11, "of": 10}]}',
        '{"version": 1, "tests": [{"seed": "s", "at": "yesterday", "lost": [1]}]}',
        '{"version": 1, "tests": [{"seed": "s", "at": "2026-11-22T17:00:00+00:00", "lost": [-1]}]}',
        '{"version": 1, "tests": [{"seed": "s", "at": "2026-11-22T17:00:00+00:00", "lost": [NaN]}]}',
        '{"version": 1, "tests": {}}',
        '{"version": 1, "begun": [{"lesson": 13, "seed": "s", "given": []}]}',
        '{"version": 1, "begun": [{"lesson": 0, "seed": "s", "given": [["{}", "77"]]}]}',
        '{"version": 1, "begun": [{"lesson": 0, "seed": "s", "given": [["{}"]]}]}',
        '{"version": 1, "choices": {"day": "2026-02-30", "answered": 1, "of": 6}}',
    ],
)
def test_a_damaged_log_is_put_aside_and_a_new_one_begun(keeper, qtbot, tmp_path, content):
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        opened.put_note("training", content)
    one, told = keeper(), []
    one.put_aside.connect(told.append)
    with qtbot.waitSignal(one.changed):
        one.load()
    assert told == [str(tmp_path / "damaged-training-1.json")]
    assert (tmp_path / "damaged-training-1.json").read_text() == content
    one.add(LOG.lessons[0])
    second = keeper()
    with qtbot.waitSignal(second.changed):
        second.load()
    assert second.log.lessons == LOG.lessons[:1]


def test_a_log_that_cannot_be_read_now_is_told_once_and_never_written_over(keeper, qtbot, tmp_path, monkeypatch):
    """Here another program has the file for itself; once it has not, all is there and is written."""
    monkeypatch.setattr(database, "_PATIENCE", 0.01)
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        opened.put_note("training", dumps(TrainingLog(LOG.lessons[:1])))
    one, told = keeper(), []
    one.failed.connect(lambda *_: told.append(True))
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        for _ in range(2):
            with qtbot.waitSignal(one.changed):
                one.add(LOG.lessons[1])
        assert told == [True]
        assert one.log.lessons == LOG.lessons[1:2] * 2  # what was done is known as long as the window is open
    with qtbot.waitSignal(one.changed):
        one.add(LOG.lessons[2])
    second = keeper()
    with qtbot.waitSignal(second.changed):
        second.load()
    assert second.log.lessons == one.log.lessons == (LOG.lessons[0], *LOG.lessons[1:2] * 2, LOG.lessons[2])


def sentences_of(rules):
    """Return the labels of the sentences of a list that are seen, from top to bottom."""
    shown = [label for label in rules.findChildren(WideText) if label.isVisible() and label.text() in rules.text]
    return sorted((label for label in shown if label.text()), key=lambda label: label.mapTo(rules, QPoint()).y())


def assert_whole_lines(sheet):
    """Assert that what is seen of a list begins and ends with a whole line."""
    let_layouts_settle()
    view = sheet.viewport()
    lines = [label for label in sheet.findChildren(WideText) if label.text() and not label.isHidden()]
    places = [QRect(line.mapTo(view, QPoint()), line.size()) for line in lines]
    seen = [place for place in places if place.intersects(view.rect())]
    assert seen
    assert all(view.rect().contains(place) for place in seen)


@pytest.mark.parametrize("kind", [RuleRows, RuleSheet])
@pytest.mark.parametrize("width", [400, 560, 1100])
def test_the_list_takes_the_width_there_is_and_no_line_lies_on_another(qtbot, kind, width):
    rules = kind()
    qtbot.addWidget(rules)
    lines = tuple(
        RuleLine(str(number), f"{number}: " + "keep whatever there is " * (number % 5)) for number in (1, 8, 9)
    )
    rules.show_rules(lines, (RuleLine("10", "10: score " + "whatever there is " * 9, is_new=True),))
    rules.resize(width, 500)
    rules.show()
    for _ in range(3):
        let_layouts_settle()
    shown = sentences_of(rules)
    assert len(shown) == 4
    assert not cut(rules)
    for label, below in pairwise(shown):
        assert label.mapTo(rules, QPoint(0, label.height())).y() <= below.mapTo(rules, QPoint()).y()
    assert len({label.mapTo(rules, QPoint()).x() for label in shown}) == 1, "both parts begin at one place"
    assert all(label.width() > width - 160 for label in shown)


def test_an_exercise_fits_on_a_screen_of_1600_by_1000_at_150_per_cent(open_player, qtbot, qapp):
    languages.install(qapp, "de", ())
    try:
        player = open_player()
        player.window.setUpdatesEnabled(True)
        player.window.resize(1058, 629)
        player.window.dialogs.show(Page.LESSONS)
        page, course = player.window.dialogs.newest, player.window.dialogs.session(Page.LESSONS)
        activate(qtbot, page)
        qtbot.waitUntil(lambda: bool(course.scene().worked))
        course.begin()
        for _ in range(3):
            let_layouts_settle()
        areas = [area for area in page.findChildren(ScrolledWhole) if area.isVisible()]
        assert [area.verticalScrollBar().maximum() for area in areas] == [0]
        assert all(die.shows_key is die.isEnabled() for die in page.board.tray.dice), "the keys are needed"
        card, rules = page.board.answer, page.in_card
        assert rules.isVisible()
        places = [QRect(label.mapTo(rules, QPoint()), label.size()) for label in sentences_of(rules)]
        assert sum(rules.rect().contains(place) for place in places) >= 3
        assert_whole_lines(rules)
        for step in (1, 7, 25, 1000, -30):  # wherever it is left
            rules.verticalScrollBar().setValue(rules.verticalScrollBar().value() + step)
            qtbot.waitUntil(lambda: not rules._scrolled.isActive())
            assert_whole_lines(rules)
        assert not any(area.verticalScrollBar().maximum() for area in areas), "nothing scrolls in what scrolls"
        before = page.board.tray.geometry(), card.geometry()
        for _ in range(2):  # nothing kept
            qtbot.keyClick(page.board.tray.roll_button, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: bool(card.headline.text()))
        let_layouts_settle()
        assert card.headline.isVisible()
        assert rules.isVisible(), "what explains the answer stays"
        assert (page.board.tray.geometry(), card.geometry()) == before, "the dice stay where they are"
    finally:
        languages.install(qapp, "en", ())


@pytest.mark.parametrize(("lesson", "size"), [(1, (1240, 770)), (9, (1240, 770)), (9, (1058, 629)), (9, (972, 540))])
def test_the_list_stays_below_the_answer_with_the_line_that_decides_in_sight(open_player, qtbot, lesson, size):
    player = open_player()
    player.window.setUpdatesEnabled(True)
    player.window.resize(*size)
    player.window.dialogs.show(Page.LESSONS)
    page, course = player.window.dialogs.newest, player.window.dialogs.session(Page.LESSONS)
    activate(qtbot, page)
    course.choose(Lesson(lesson))
    qtbot.waitUntil(lambda: bool(course.scene().worked))
    course.begin()
    card, rules = page.board.answer, page.in_card
    together = rules.parentWidget().parentWidget().parentWidget()
    assert not [label for label in rules.findChildren(WideText) if label.property("role") == "applies"]
    choose(page, qtbot, course.training.trial.exercise, course.training.trial.exercise.taught)
    qtbot.waitUntil(lambda: page.view.board.answer.can_go_on and bool(page.view.board.answer.reason))
    for _ in range(4):
        let_layouts_settle()
    applies = [label for label in rules.findChildren(WideText) if label.property("role") == "applies"]
    assert len(applies) == 1, "one line decides"
    assert applies[0].text() in card.note.text()
    assert applies[0].accessibleName() == f"{applies[0].text()} This line decides here."
    assert card.reason.height() >= card.reason.heightForWidth(card.reason.width())
    scrolls = [area for area in (together, rules) if area.verticalScrollBar().maximum() > 0]
    assert len(scrolls) < 2, "nothing scrolls in what scrolls"
    assert [area.focusPolicy() for area in scrolls] == [Qt.FocusPolicy.StrongFocus] * len(scrolls)
    if together in scrolls:
        together.ensureWidgetVisible(applies[0], 0, 0)
        assert size[1] < 700, "only where there may be room for a strip at most"
    else:
        assert rules.height() >= 4 * applies[0].fontMetrics().height()
        assert_whole_lines(rules)
        fits = applies[0].geometry().bottom() < rules.height()
        assert not (fits and rules.verticalScrollBar().value()), "the heading is in sight, too, where it can be"
        assert fits or lesson != 1, "the first lesson has a short list"
    place = QRect(applies[0].mapTo(together.viewport(), QPoint()), applies[0].size())
    assert together.viewport().rect().contains(place)
    for room in (LARGE, LEAST):
        player.window.resize(*room)
        for _ in range(3):
            let_layouts_settle()
    assert page.board.minimumSizeHint().width() <= LEAST[0], "letters were larger before"
    course.training.go_on()
    let_layouts_settle()
    assert not [label for label in rules.findChildren(WideText) if label.property("role") == "applies"]
