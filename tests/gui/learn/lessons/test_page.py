# SPDX-License-Identifier: MIT
"""A lesson from its list to its result through the real window, by keys; and what is kept of it in its file."""

from __future__ import annotations

from itertools import pairwise

import pytest
from gui_driver import activate
from gui_layout import cut, let_layouts_settle
from gui_practice import Learner, known_course
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QWidget

from engine.rules.categories import CATEGORIES
from engine.strategies.rule_lists.course import Lesson
from engine.training.lesson_effects import EFFECTS
from yahtzee_gui.desktop import languages
from yahtzee_gui.kit.labels import plain
from yahtzee_gui.kit.layouts import WideText, filled
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.lessons.page import LessonPage, rule_lines
from yahtzee_gui.learn.lessons.parts import RuleLine, RuleRows, RuleSheet
from yahtzee_gui.learn.log import LessonDone, PracticeLog, now, written
from yahtzee_gui.menu_words import Page
from yahtzee_gui.theme import style_sheet


def read_of(rules):
    """Return all that a list of rules says, a line each."""
    return "\n".join(label.text() for label in rules.findChildren(WideText))


def test_a_lesson_is_read_and_leads_to_its_exercises_by_keys(open_player, qtbot, monkeypatch):
    learner = Learner(open_player(), qtbot)
    dialogs = learner.window.dialogs
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
    assert "score where you beat the box's figure by the most" in read_of(page.rules)
    brought = "you average 215.9: 12.2 more than without lesson 3."
    assert page.pupil.text() == f"Follow lessons 1 to 3 and nothing else, and {brought}"
    assert page.averages.isVisible()
    assert page.goal.text() == "✓ learned at 8 of 10 on the first try"
    qtbot.waitUntil(lambda: bool(course.worked))
    assert not cut(page)
    assert (page.rows[0].isVisible(), page.rules.isVisible(), page.rows[1].isVisible()) == (True, False, False)
    page.unfold.click()
    assert (page.rules.isVisible(), page.rows[1].isVisible()) == (True, True)
    assert all(row.taught.text().startswith("With this lesson: ") for row in page.rows), "examples are no exceptions"
    page.others.setFocus()
    qtbot.keyClick(page.others, Qt.Key.Key_Space)
    assert page.lessons.hasFocus(), "and not another button, which another press would take"
    qtbot.waitUntil(lambda: page.begin.isEnabled() and bool(course.worked))
    assert page.rows[2].other.text().startswith("Without lesson 3: ")
    sheet = course.sheet

    qtbot.keyClick(page.lessons, Qt.Key.Key_Return)
    practice = learner.asked()
    assert learner.page.name.text() == "Lesson 3: What a box usually scores"
    assert [trial.exercise for trial in practice.trials] == list(sheet.exercises)
    assert "score where you beat the box's figure" in read_of(learner.page.lines), "beside the question"
    learner.answer()
    learner.press(Qt.Key.Key_Space)
    learner.press(Qt.Key.Key_Escape)
    learner.press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.begin.text() == "Continue with position 2 of 10")
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda question: asked.append(question.text()))
    qtbot.mouseClick(page.others, Qt.MouseButton.LeftButton)
    assert asked == ["Get new positions? You will lose your 1 answer so far."]
    for pressed in (page.lessons, page):
        qtbot.keyClick(pressed, Qt.Key.Key_Space)
        assert (learner.practice, learner.practice.number) == (practice, 1)
        dialogs.turn(Page.LESSONS)
    page.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert learner.page.isVisible()
    dialogs.turn(Page.LESSONS)
    qtbot.mouseClick(page.begin, Qt.MouseButton.LeftButton)
    assert (learner.practice, learner.practice.number) == (practice, 1)


DONE = PracticeLog(tuple(LessonDone(lesson.value, written(now()), 10, 10) for lesson in Lesson))


@pytest.mark.parametrize("language", ["de", "nl"])
def test_every_lesson_can_be_read_whole_on_the_smallest_page(qtbot, qapp, language):
    languages.install(qapp, language)
    where = f"{lessons_words.where(12, 2)} · {lessons_words.open_boxes(list(CATEGORIES)[6:12])}"
    course = known_course(Lesson.PAIRS, DONE)
    page = LessonPage(course)
    page.resize(984, 640)
    qtbot.addWidget(page)
    style_sheet.dress(page)
    page.show()
    for lesson in Lesson:
        course.lesson = lesson
        page.show_course()
        page.remark.setText("…")
        for row in page.rows:
            row.show_texts(where)
        page.grab()
        figures = lessons_words.averages_line(lessons_words.averages(lesson))
        last = rule_lines(lesson)[-1].sentence
        assert bool(figures) == (lessons_words.averages_heading() in last), "what a line points to"
        shown = (
            *page.sentences,
            page.goal,
            page.pupil,
            page.effect,
            *(row.where for row in page.rows),
        )
        explained = lessons_words.effect_explained(EFFECTS[lesson])
        assert {label.text() for label in shown if label.toolTip() not in ("", plain(explained))} == set()
    table = page.lessons
    metrics = QFontMetrics(table.font())
    room = [table.columnWidth(column) - 2 * style_sheet.TABLE_HEADING_PADDING for column in (0, 2)]
    for row in range(table.rowCount()):
        assert metrics.horizontalAdvance(table.item(row, 0).text()) <= room[0]
        assert metrics.horizontalAdvance(table.item(row, 2).text()) <= room[1]
    languages.install(qapp, "en")


def sentences_of(rules):
    """Return the labels of the sentences of a list that are seen, from top to bottom."""
    shown = [label for label in rules.findChildren(WideText) if label.isVisible() and label.text()[:1].isdecimal()]
    return sorted(shown, key=lambda label: label.mapTo(rules, QPoint()).y())


@pytest.mark.parametrize("width", [400, 560, 1100])
def test_the_list_takes_the_width_there_is_and_no_line_lies_on_another(qtbot, width):
    rules = RuleRows()
    qtbot.addWidget(rules)
    lines = tuple(
        RuleLine(str(number), f"{number}: " + "keep whatever there is " * (number % 5)) for number in (1, 8, 9)
    )
    rules.show_lines((*lines, RuleLine("10", "10: score " + "whatever there is " * 9, is_new=True, is_scoring=True)))
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


def test_the_list_beside_an_exercise_is_never_scrolled_sideways(qtbot):
    beside, sheet = QWidget(), RuleSheet()
    qtbot.addWidget(beside)
    filled(QHBoxLayout(beside), (QWidget(), 1), sheet)
    beside.resize(300, 300)
    beside.show()
    let_layouts_settle()
    sheet.show_lines(rule_lines(Lesson.PAIRS))
    for _ in range(3):
        let_layouts_settle()
    assert sheet.horizontalScrollBar().maximum() == 0, "its numbers would be out of sight"
