# SPDX-License-Identifier: MIT
"""The page of learning says how well one plays as far as it is known, and leads to the games behind it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from gui_driver import stand_alone
from gui_eye import Eye
from gui_layout import cut, let_layouts_settle
from made_up_games import made_up_games
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.analysis.verdicts import Verdict
from engine.games.assistance import Help
from engine.games.position import Position
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import StoredDecision, Unit, position_text
from engine.training.lessons.exercise import Mark
from engine.training.progress import progress
from engine.training.themes import Theme
from yahtzee_gui.desktop.key_bindings import Keys
from yahtzee_gui.kit.charts.axes import LABEL
from yahtzee_gui.kit.charts.columns import ColumnsChart
from yahtzee_gui.kit.places import PageFrame
from yahtzee_gui.learn import words as learn_words
from yahtzee_gui.learn.exercises.training_log import TEST, Begun, LessonDone, TakenTest, TrainingLog
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.page import LearnDialog
from yahtzee_gui.learn.progress import losses_view
from yahtzee_gui.learn.puzzles import words as puzzles_words
from yahtzee_gui.learn.retry import words as retry_words
from yahtzee_gui.learn.retry.retry_sets import AskedMistake, RetryStanding
from yahtzee_gui.learn.view import course_view, learn_view, lesson_at
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.library.practice_table import Spot
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.words import names

WAITING = AskedMistake(
    Spot(GameKey("seed", "free-joker", 3, "fair"), 4),
    "2026-03-01T10:00:00+00:00",
    250,
    StoredDecision(
        place=4, turn=3, roll=1, position=position_text(Position((1, 3, 3, 4, 6), 2)), first="46", stood="46",
        best="33", points_lost=3.0, lost_as_played=3.0, verdict=Verdict.MISTAKE, gap=1.0, luck=0.0, mode="off", hints=0,
        undone=False, theme=Theme.PAIRS_OR_STRAIGHTS, box=None, unit=Unit.POINTS, engine="",
    ),
)  # fmt: skip
AT = "2026-03-01T10:00:00+00:00"


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    widget.resize(1000, 680)
    widget.setStyleSheet(style_sheet.style_sheet(LIGHT))
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def page(window):
    dialog = LearnDialog(Keys(), learn_view(None), window)
    stand_alone(dialog)
    dialog.resize(window.size())
    return dialog


def test_the_keyboard_begins_with_what_waits_and_else_with_the_lessons(page, qtbot):
    assert page.focusWidget() is page.lessons
    page.set_view(learn_view(None, RetryStanding(mistakes=9, due=9, session=6)))
    assert page.focusWidget() is page.retry
    with qtbot.waitSignal(page.retry.clicked):
        QTest.keyClick(page.retry, Qt.Key.Key_Space)
    assert page.isVisible()


def test_the_page_from_no_game_to_many(page, qtbot):
    page.set_view(learn_view(progress([])))
    assert page.summary.text().startswith("Finish a game")
    assert "becomes a dot here" in page.losses.accessibleDescription()
    said = page.losses.accessibleDescription()
    assert "Matches, games with a goal or other dice, and games such as Yatzy or Kniffel don't count here" in said
    with_help = [replace(game, coached=True, help=(Help.TAKEN_BACK,)) for game in made_up_games(2)]
    page.set_view(learn_view(progress(with_help), RetryStanding(mistakes=28, due=28, session=2)))
    assert page.summary.text() == (
        "2 games for points so far, all assisted (choices taken back): they don't count towards your level."
        " Play one without help and it counts."
    )
    live = [replace(game, help=(Help.LIVE,)) for game in with_help]
    page.set_view(learn_view(progress(live)))
    how = (
        "A game with the coach on “Warn”, “Feedback” or “Off” counts if you use no hint, follow no warning and take "
        "nothing back."
    )
    assert page.summary.text().endswith(how)
    page.set_view(learn_view(progress(with_help), RetryStanding(mistakes=28, due=28, session=2)))
    assert (page.waiting.text(), page.retry.isEnabled()) == ("Next session: 2 positions", True)
    page.set_view(learn_view(progress(made_up_games(2))))
    assert page.summary.text() == "2 games for points without help · 8 more to get a level"
    assert page.window_text.text() == ""  # no mean yet, and none is spoken of
    games = made_up_games(60, weak=Theme.BAD_TURN)
    page.set_view(learn_view(progress(games)))
    assert page.summary.text().startswith("Last 20 games: 0.")
    assert " · all 60: 0." in page.summary.text()
    assert page.window_text.text() == "moving average of 10 games, with its interval"
    (bar,) = page.weaknesses.view.bars
    assert bar.name == names.theme(Theme.BAD_TURN)
    assert " to " in bar.figure
    with qtbot.waitSignal(page.gameRequested) as asked:
        page.losses.itemRequested.emit(7)
    assert losses_view.game_at(progress(games), *asked.args).key == games[7].key
    assert cut(page) == []
    assert (page.width(), page.height()) == (1000, 680)


def test_where_one_line_is_too_narrow_for_what_is_said_at_the_top_it_becomes_two(page):
    live = [replace(game, coached=True, help=tuple(Help)) for game in made_up_games(2)]
    page.set_view(learn_view(progress(live)))
    line = page.summary.fontMetrics().height()
    assert page.summary.fontMetrics().horizontalAdvance(page.summary.text()) > page.summary.width()
    assert page.summary.height() >= 2 * line
    page.set_view(learn_view(None))
    assert page.summary.height() == line


def test_what_waits_what_is_next_and_what_was_tested(page, qtbot):
    log = TrainingLog(
        (LessonDone(1, AT, 8, 10), LessonDone(2, AT, 8, 10), LessonDone(4, AT, 9, 10)),
        (TakenTest(AT, "x", (0.0, 0.5, 0.1)),),
    )
    standing = RetryStanding(mistakes=61, due=9, learning=17, fixed=41, parked=3, session=6, well=1)
    page.set_view(learn_view(progress([]), standing, log))
    assert page.waiting.text() == "Next session: 6 positions"
    assert (
        page.stages.text().replace("\u00a0", " ") == "9 due · 17 coming back · 41 learned · 3 set aside"
    )  # as on the page itself
    assert not page.dice.isVisible()
    page.set_view(learn_view(progress([]), replace(standing, first=WAITING), log))
    assert (page.dice.accessibleName(), page.position.text()) == ("1 3 3 4 6", "Turn 3 · 2 rolls left")
    assert page.session.marks == (Mark.OPEN,) * 6
    assert "not every one is a trap" in page.retry.toolTip()
    assert cut(page) == []
    strong = [place for place, column in enumerate(page.course.view.columns) if column.is_strong]
    assert strong == [1, 2, 4], "each lesson fills its bar at once, whatever came before it"
    assert page.lessons.text() == "Start lesson 3"
    assert page.next_lesson[0].text() == "Next: lesson 3, What a box usually scores"
    assert page.next_lesson[1].text() == "worth 12.1 points a game: 215.9 on average"
    assert page.proficiency.text() == learn_words.take_test()
    begun = replace(log, begun=(Begun(TEST, "seed", (("position", "666"),)),))
    assert learn_view(progress([]), standing, begun).take_test == learn_words.go_on_with_test() == "Continue"
    halfway = replace(log, begun=(Begun(3, "seed", (("position", "666"),)),))
    assert learn_view(progress([]), standing, halfway).start_lesson == "Continue lesson 3", (
        "as the page of lessons says"
    )
    assert page.last_test[1].text() == "last time 0.20 per decision · target below 0.20"
    everything = TrainingLog(tuple(LessonDone(lesson, AT, 10, 10) for lesson in range(1, 13)))
    page.set_view(learn_view(None, RetryStanding(), everything))
    assert page.next_lesson[0].text() == "All twelve lessons done"
    assert not page.retry.isEnabled()
    assert page.stages.text() == ""
    assert cut(page) == []


def test_the_key_shows_every_chart_as_a_table_of_which_a_line_does_the_same(page, qtbot):
    page.set_view(learn_view(progress(made_up_games(60, weak=Theme.BAD_TURN))))
    assert page.as_tables.text() == "Tables (T)"
    page.course.setFocus()
    QTest.keyClick(page, Qt.Key.Key_T)
    course, games, weaknesses = (twin.table for twin in page.twins)
    assert course.hasFocus()
    assert [course.item(5, column).text() for column in range(3)] == ["5  Three of each face", "230.3", "6.2"]
    assert (games.rowCount(), weaknesses.item(0, 0).text()) == (60, names.theme(Theme.BAD_TURN))
    assert cut(page) == []
    course.selectRow(5)
    with qtbot.waitSignal(page.lessonRequested) as asked:
        QTest.keyClick(course, Qt.Key.Key_Return)
    assert lesson_at(*asked.args) is Lesson(5)
    QTest.keyClick(page, Qt.Key.Key_T)
    assert (page.as_tables.text(), page.course.hasFocus()) == ("Tables (T)", True)


def test_the_course_shows_the_exact_averages_of_the_pupil(page):
    assert [column.figure for column in page.course.view.columns[:3]] == ["111.2", "161.6", "203.7"]
    page.course.point_at(5)
    name = lessons_words.numbered(Lesson(5))
    said = f"{name}. After lessons 1 to 5. averages 230.3, 6.2 more. 24.2 short of perfect play"
    assert page.course.accessibleDescription() == said
    assert [row[4] for row in course_view({Lesson(2)}).figures.rows][:4] == ["", "", "✓", ""]
    asked = []
    page.lessonRequested.connect(asked.append)
    QTest.keyClick(page.course, Qt.Key.Key_Return)
    assert [lesson_at(column) for column in (*asked, 0)] == [Lesson(5), Lesson(1)]
    chart = ColumnsChart()
    chart.set_view(page.course.view)
    scale = chart._scale(chart._plot(QRectF(0, 0, 900, 240)))
    tops = [scale.y(column.value) for column in chart.view.columns]
    line = scale.y(chart.view.line.value)
    begins = [chart._top_of_figure(top, scale) for top in tops]
    assert not any(begin < line < begin + LABEL for begin in begins), "the line across cuts no figure"
    assert (begins[0] < tops[0], begins[-1] > tops[-1]) == (True, True), "and none stands above it"


def test_before_the_first_game_the_cards_say_what_will_stand_there():
    view = learn_view(None, RetryStanding())
    assert view.losses.message == learn_words.no_points()
    assert view.weaknesses.message == learn_words.nothing_known()
    assert not learn_view(None, None).losses.message, "what is still read is not known to be nothing"


def test_the_positions_of_a_day_add_up_to_what_is_due():
    view = learn_view(None, RetryStanding(mistakes=2, due=2, session=3, well=1))
    assert view.retry[0] == "Next session: 2 due, mixed with 1 you played well"
    assert retry_words.today(6, 9, 1) == "Next session: 5 of the 9 due, mixed with 1 you played well"
    assert retry_words.today(6, 9, 0) == "Next session: 6 positions"


@pytest.mark.parametrize("room", [(980, 570), (1240, 770)])
def test_everything_has_room_in_the_smallest_window_and_stays_whole_when_it_fills(room, window, monkeypatch):
    window.resize(*room)
    page = LearnDialog(Keys(), learn_view(None), window)
    place = PageFrame(page, window)
    place.set_way_back("‹ Game", "")
    place.resize(window.size())
    window.show()
    let_layouts_settle()
    log = TrainingLog((), (TakenTest(AT, "x", (0.0, 0.5, 0.1)),))
    standing = RetryStanding(mistakes=666, due=666, session=6, well=1, first=WAITING)
    games = progress(made_up_games(60, weak=Theme.BAD_TURN))
    page.set_view(learn_view(games, standing, log, puzzles_words.not_tried()))
    assert page.about.geometry().bottom() < page.retry.y(), "not even before the card has found its new order"
    assert Eye(monkeypatch).look(window) == set()
    assert place.scrolled.verticalScrollBar().maximum() == 0
    assert page.about.is_left_out == (room[1] < 600)
    assert "trap" in page.retry.toolTip()
    tops = [label.y() for label, _ in (page.rating, page.last_test, page.book)]
    assert tops[1] - tops[0] == tops[2] - tops[1], "the three ways stand at even distances"
