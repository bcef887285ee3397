# SPDX-License-Identifier: MIT
"""The page of progress shows what games say, as charts, tables and files, and leads to the games behind it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from gui_driver import stand_alone
from gui_layout import cut
from history_samples import finished
from made_up_games import made_up_games
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.analysis.verdicts import Verdict
from engine.game_review import perfect_games
from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES, rule_set
from engine.strategies.rule_lists.course import AVERAGES
from engine.training.progress import By, progress
from engine.training.puzzles import Rating
from engine.training.themes import Theme
from yahtzee_gui.desktop.key_bindings import Keys
from yahtzee_gui.kit.charts.chart_card import exported
from yahtzee_gui.kit.charts.series import ColumnsChart
from yahtzee_gui.learn.log import PracticeLog
from yahtzee_gui.learn.progress import words as progress_words
from yahtzee_gui.learn.progress.page import ProgressPage
from yahtzee_gui.learn.progress.view import compared_view, games_behind, in_order, scores_view
from yahtzee_gui.learn.progress.words import ProgressChart
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, LIGHT, wear
from yahtzee_gui.words import buttons as charts_words

GAMES = made_up_games(60, weak=Theme.BAD_TURN)
PROGRESS = progress(GAMES)
HISTORY = History().including(finished("one")).including(finished("two", coached=True, score=300))


AT = datetime(2026, 11, 23, 12, 0, tzinfo=UTC)


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    widget.resize(1000, 680)
    widget.setStyleSheet(style_sheet.style_sheet(LIGHT))
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def page(window):
    dialog = ProgressPage(Keys(), window)
    dialog.show_progress(PROGRESS, None, AT)
    stand_alone(dialog)
    return dialog


def lines(table):
    return [
        [table.item(row, column).text() for column in range(table.columnCount())] for row in range(table.rowCount())
    ]


def items_of(view):
    """Return how many items a chart of any kind shows."""
    return len(next(getattr(view, kind) for kind in ("points", "bars", "columns") if hasattr(view, kind)))


def solved_puzzles():
    log = PracticeLog()
    for number in range(12):
        one = log.answered(AT + timedelta(minutes=number), 3.0 * (number % 2), Rating(1500.0, 100.0))
        log = replace(log, answers=(*log.answers, one))
    return log


def test_one_sentence_says_whether_the_player_plays_better_now():
    def said(*lost):
        games = [replace(game, points_lost=one) for game, one in zip(GAMES, lost, strict=False)]
        return progress_words.headline(progress(games))

    assert said(*[60.0, 70.0] * 15, *[5.0, 6.0] * 10).startswith("You play better now: a choice costs you 0.")
    assert said(*[5.0, 6.0] * 15, *[60.0, 70.0] * 10).startswith("You played better before: ")
    assert said(*[5.0, 6.0] * 30).startswith("You play about as well as before: ")
    assert said(30.0, 20.0).startswith("A choice costs you ")
    assert progress_words.headline(progress([])) == ""


def test_few_games_have_dots_and_a_sentence_on_what_is_not_there_yet(page):
    page.show_progress(progress(GAMES[:1]), None, AT)
    assert (len(page.losses.chart.view.points), page.losses.note.text()) == (1, "Intervals appear after 5 games.")
    page.show_progress(progress([]), None, AT)
    assert page.losses.chart.view.message.startswith("Each game of Yahtzee for points")
    assert page.losses.note.text() == ""


def test_the_rating_of_puzzles_has_its_line_here(page):
    page.turn_to(ProgressChart.RATING)
    assert not page.rating.save.isEnabled()
    assert page.about_rating.text().startswith("Everyone starts here.")
    page.show_progress(PROGRESS, solved_puzzles(), AT)
    assert len(page.rating.chart.view.points) == 12
    assert page.rating.isVisible()
    assert "certain" in page.about_rating.text()
    assert cut(page) == []


def test_every_chart_has_a_table_that_says_the_same(page, qtbot):
    page.show_progress(PROGRESS, solved_puzzles(), AT)
    for face, card in zip(ProgressChart, page.cards, strict=True):
        page.turn_to(face)
        card.as_table.click()
        assert lines(card.table) == [list(row) for row in card.figures.rows]
        assert card.as_table.text() == charts_words.as_chart()
        assert cut(page) == []
        for text in (charts_words.as_table(), charts_words.as_chart()):
            QTest.keyClick(page, Qt.Key.Key_T)
            assert card.as_table.text() == text
        assert len(card.figures.rows) == len(card.figures.data) == items_of(card.chart.view)
    page.by_choice.buttons[By.TURN].setChecked(True)
    assert [row[0] for row in lines(page.where.table)] == [f"Turn {turn}" for turn in range(1, 14)]
    page.where.as_table.click()
    assert page.where.table is not None
    with qtbot.waitSignal(page.groupRequested) as asked:
        page.where.chart.itemRequested.emit(4)
    assert asked.args == [By.TURN, 4]


def test_verdicts_are_one_click_away(page):
    page.verdict_choice.buttons[True].setChecked(True)
    bar = page.where.chart.view.bars[0]
    (group, *_) = in_order(PROGRESS, By.THEME)
    assert group.name is Theme.BAD_TURN
    assert bar.value == pytest.approx(100 * sum(group.losses.verdicts[Verdict.INACCURACY :]) / group.losses.decisions)
    wear(DARK)


def test_from_no_game_to_two(page):
    page.show_progress(None, None, AT)
    assert page.losses.chart.accessibleDescription() == ""  # it is just being worked out
    page.show_progress(progress([]), None, AT)
    for card in (page.losses, page.where, page.scores):
        assert card.chart.accessibleDescription()
        assert not card.save.isEnabled()
    page.show_progress(progress(GAMES[:2]), None, AT)
    assert "(" not in page.summary.text()
    assert page.explained.text() == "Intervals appear after 5 games."
    assert page.losses.save.isEnabled()


def test_the_scores_stand_over_the_exact_distribution():
    scores = [game.score for game in GAMES]
    view = scores_view(scores, DEFAULT_RULES)
    assert sum(column.value for column in view.columns) == len(scores)
    assert sum(column.expected for column in view.columns) == pytest.approx(len(scores))
    assert [view.columns[place].label for place in (0, 1, -1)] == ["< 120", "120", "≥ 420"]
    low = scores_view([37], DEFAULT_RULES)
    assert (low.columns[0].card[0], low.columns[-1].label) == ("less than 120", "≥ 320")
    chart = ColumnsChart()
    chart.set_view(low)
    assert chart._scale(QRectF(0, 0, 600, 300)).ticks == (0.0, 1.0), "games are counted in whole numbers"
    third = view.columns[2]
    assert third.expected == pytest.approx(60 * perfect_games.share_of_games(140, 160, DEFAULT_RULES))
    assert scores_view(scores, rule_set("free-joker", 4)).columns[2].expected is None
    assert len(scores_view(scores * 2, DEFAULT_RULES).columns) > len(view.columns)  # narrower ranges


def test_strategies_pupils_and_the_player_are_on_one_chart(page):
    bars = {bar.name: bar for bar in compared_view(PROGRESS.per_game).bars}
    assert [bar.value for bar in bars.values()] == sorted(bar.value for bar in bars.values())
    assert (bars["Perfect play"].value, bars["Perfect play"].figure) == (0.0, "254.6")
    assert bars["Lessons 1 to 12"].value == pytest.approx(PARS[DEFAULT_RULES] - AVERAGES[12])
    assert bars["Lessons 1 and 2"].value == pytest.approx(PARS[DEFAULT_RULES] - AVERAGES[2])
    assert (bars["Lesson 1 alone"].figure, bars["Greedy player"].figure) == ("161.6", "217.4")
    you = bars["You"]
    assert you.is_strong
    assert (you.low, you.value, you.high) == (PROGRESS.per_game.low, PROGRESS.per_game.mean, PROGRESS.per_game.high)
    low, average, high = (PARS[DEFAULT_RULES] - one for one in (you.high, you.value, you.low))
    assert you.figure == f"without luck: {average:.1f} ({low:.1f} to {high:.1f})"
    notes = [progress_words.compared_note(progress(GAMES[:games]).per_game) for games in (0, 1, 5)]
    assert ["interval" in note for note in notes] == [False, True, True]
    assert notes[1].endswith("an interval for you after 5 games"), "one game has none"
    assert len(bars) == 12 + 3 + 1 + 1
    assert "You" not in {bar.name for bar in compared_view(None).bars}
    page.choice.buttons[ProgressChart.COMPARED].setChecked(True)
    assert page.compared.isVisible()
    assert page.compared.save.isEnabled()


def test_luck_is_nothing_in_the_long_run_and_that_is_said_when_it_is_so(page):
    assert page.luck.text().startswith("60 games with fair dice: luck ")
    assert page.luck_in_words.text().endswith("and so far yours has.")
    lucky = progress(made_up_games(20))
    assert "5 % of players" in progress_words.luck_in_words(type(lucky.luck)(40.0, (28.0, 52.0)))


def test_the_games_behind_a_figure_are_those_that_lost_there_the_costliest_first():
    (group, *_) = in_order(PROGRESS, By.THEME)
    there = [game.by_theme[Theme.BAD_TURN].lost for game in games_behind(PROGRESS, By.THEME, group)]
    assert there == sorted(there, reverse=True)


def test_a_chart_becomes_a_picture_a_drawing_and_figures(page):
    png = exported(page.losses.chart, page.losses.figures, ".png")
    image = QImage.fromData(png, "PNG")
    assert (image.width(), image.height()) == (1920, 1080)
    svg = exported(page.where.chart, page.where.figures, ".svg").decode()
    assert svg.startswith("<?xml")
    assert page.where.heading.text() in svg
    assert exported(page.scores.chart, page.scores.figures, ".csv") == page.scores.figures.as_csv()
    with pytest.raises(ValueError, match="ending"):
        exported(page.scores.chart, page.scores.figures, ".pdf")
