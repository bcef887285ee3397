# SPDX-License-Identifier: MIT
"""Nothing is cut, lies on something else or scrolls in what scrolls: on no page, in no moment, size or language.

A part of the walk is gone every day, the whole of it in audits. `EYE_PICTURES` names a folder for pictures of it.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from audits import audited
from gui_driver import seeded
from gui_eye import Eye
from gui_layout import COMFORTABLE, LARGE, LEAST, SMALLEST, let_layouts_settle
from gui_walk import SEED, Walk
from learning_samples import careless_entry
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QPushButton, QVBoxLayout, QWidget

import engine
from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.coach.option_list import OptionList, paint_row
from yahtzee_gui.board.coach.view import option_row
from yahtzee_gui.board.scorecard import Scorecard
from yahtzee_gui.board.scorecard_table import ScoreRow
from yahtzee_gui.board.timeline import this_turn
from yahtzee_gui.board.timeline import words as timeline_words
from yahtzee_gui.board.timeline.final_score import (
    CompareRow,
    CompareTable,
    CompareView,
    FinalBin,
    FinalScoreFace,
    FinalScoreView,
)
from yahtzee_gui.board.timeline.this_turn import BoxChart, BoxRow, ThisTurnView
from yahtzee_gui.board.tray import drawn_dice
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.lines import AnswerLine
from yahtzee_gui.board.tray.page import DiceTray
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.history.list_page import ListPage
from yahtzee_gui.history.session import GamesSession
from yahtzee_gui.kit.charts.figure_table import ROW, Column, FigureTable, WholeLines
from yahtzee_gui.kit.charts.series import Series, SeriesChart, SeriesView
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, draw_text, whole_lines
from yahtzee_gui.kit.labels import ElidedLabel, Label, WrappedLabel
from yahtzee_gui.kit.on_screen import ScrolledWhole
from yahtzee_gui.library.database import Removed
from yahtzee_gui.library.library import Library
from yahtzee_gui.menu_words import Page
from yahtzee_gui.rules_lab import words as lab_words
from yahtzee_gui.shell.banner import Banner, BannerAnswer, Notice
from yahtzee_gui.strategies import words as strategies_words
from yahtzee_gui.strategies.published import UPPER_BONUS, YAHTZEE_BONUS
from yahtzee_gui.theme import fonts, style_sheet
from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.words import games

LAPTOP = (1058, 629)
"""What a window has on 1600 x 1000 at 150 %."""
SIZES = {"least": LEAST, "150 %": LAPTOP, "smallest": SMALLEST, "comfortable": COMFORTABLE, "large": LARGE}
MENU_ROOM = LAPTOP[1] - 60


@pytest.fixture
def eye(monkeypatch):
    """An eye on what is painted from now on."""
    return Eye(monkeypatch)


@pytest.fixture
def speak(qapp):
    """Return a function that has windows speak a language."""
    yield lambda language: languages.install(qapp, language, ())
    languages.install(qapp, "en", ())


def looked_at(eye, stops, window, sizes):
    """Go through the stops in all sizes, and return what is wrong there."""
    folder, found = os.environ.get("EYE_PICTURES"), set()
    for name, widget in stops:
        for size in sizes:
            room = QSize(*SIZES[size])
            widget.resize(room if widget is window else widget.sizeHint().boundedTo(room))
            for _ in range(2):  # what is in it has its size, and then what is in that
                let_layouts_settle()
            found |= {(size, name, *seen) for seen in eye.look(widget)}
            if folder:
                widget.grab().save(str(Path(folder) / f"{name}-{size}.png".replace(" ", "-")))
    return found


# ---- the eye sees ----


class _Row(QWidget):
    """One option, painted as its list does."""

    def __init__(self, row, size):
        super().__init__()
        self._row = row
        self.resize(size)

    def paintEvent(self, event):
        painter = QPainter(self)
        paint_row(painter, self.rect().toRectF(), self._row, lit=True)


class _Painted(QWidget):
    """Two texts, painted at a distance."""

    def __init__(self, away, room):
        super().__init__()
        self._away, self._room = away, room
        self.resize(200, 60)

    def paintEvent(self, event):
        painter = QPainter(self)
        for number, text in enumerate(("one text", "another text")):
            place = self.rect().adjusted(number * self._away, 0, 0, 0)
            place.setWidth(self._room)
            draw_text(painter, place.toRectF(), text, fonts.font(13), LIGHT.q("text"), AlignLeft)


def seen_by(eye, qtbot, widget):
    qtbot.addWidget(widget)
    widget.show()
    return eye.look(widget)


def kinds(eye, qtbot, widget):
    return {seen.kind for seen in seen_by(eye, qtbot, widget)}


@pytest.mark.parametrize(
    ("away", "room", "seen"),
    [(100, 95, set()), (20, 95, {"one text on another"}), (100, 40, {"ends in an ellipsis"})],
)
def test_it_sees_painted_texts(eye, qtbot, away, room, seen):
    assert kinds(eye, qtbot, _Painted(away, room)) == seen


def test_it_sees_a_button_and_a_label_that_are_cut_or_lie_on_each_other(eye, qtbot):
    page = QWidget()
    page.resize(300, 100)
    button, label = QPushButton("A button with many words", page), Label("A label with many words", page)
    button.setGeometry(0, 0, 60, 30)
    label.setGeometry(100, 0, 60, 30)
    assert kinds(eye, qtbot, page) == {"cut"}
    button.resize(button.sizeHint())
    label.resize(label.sizeHint())
    assert kinds(eye, qtbot, page) == {"one on another"}
    label.move(0, 50)
    button.move(200, 0)
    assert kinds(eye, qtbot, page) == {"out of reach"}
    button.move(0, 0)
    assert kinds(eye, qtbot, page) == set()


def test_it_sees_what_scrolls_in_what_scrolls_sideways_and_by_half_a_line(eye, qtbot):
    page, content = QWidget(), QWidget()
    lines = QListWidget()
    lines.addItems([str(number) for number in range(60)])
    lines.setFixedSize(300, 10 * lines.sizeHintForRow(0) + 9)
    content.setLayout(QVBoxLayout())
    content.layout().addWidget(lines)
    page.setLayout(QHBoxLayout())
    page.layout().addWidget(ScrolledWhole(content))
    page.resize(200, 200)
    assert kinds(eye, qtbot, page) >= {"scrolls in a scroll", "scrolls sideways", "half a line"}


def test_it_sees_a_hint_and_a_cell_that_are_cut_and_a_field_that_shows_its_end(eye, qtbot):
    page, hint, name = QWidget(), QLineEdit(), QLineEdit()
    table = FigureTable("figures", [Column("a", 60, has_words=True)])
    hint.setPlaceholderText("a hint with many words")
    name.setText("a name with many words")
    page.setLayout(QVBoxLayout())
    for part in (hint, name, table):
        part.setFixedWidth(80)
        page.layout().addWidget(part)
    table.set_rows([["a cell with many words"]])
    found = [(seen.kind, seen.text) for seen in seen_by(eye, qtbot, page)]
    assert sorted(found) == [
        ("cut", "a cell with many words"),
        ("cut", "a hint with many words"),
        ("shows its end", "a name with many words"),
    ]
    name.setCursorPosition(0)
    for part in (hint, table):
        part.hide()
    assert kinds(eye, qtbot, page) == set()


# ---- what the window is made of ----


def test_a_few_lines_leave_out_an_aside_and_the_last_remark_rather_than_half_a_line(eye, qtbot):
    label = WrappedLabel("muted", AlignLeft)
    label.set_text("Previous turn: Threes for 0 −16.3 ?? (taken back: keep a 4, −1.5) · best: keep 2 2")
    for size in ((174, 36), (160, 36), (200, 36), (600, 20)):
        label.resize(*size)
        assert kinds(eye, qtbot, label) == set()
    label.resize(174, 36)
    label.grab()
    assert label.toolTip() == label.text()


@pytest.mark.parametrize("width", [40, 60, 90, 130, 160, 174, 190, 220, 400])
@pytest.mark.parametrize(
    "text",
    [
        "Alle fünf gewürfelt (−2,9 ??), | am besten: Große Straße mit 40",
        "Vorige Runde: | Sechser mit 6 (−35,3 Pkt. ??), | am besten: 4 4 4 behalten",
        "Behalten: 3 4 5 6 ★",
        "Previous turn: | Yahtzee for 50 ★",
    ],
)
def test_a_mark_of_a_verdict_is_never_cut_and_never_begins_a_line(qtbot, monkeypatch, text, width):
    painted = []
    label = WrappedLabel("strip", AlignCenter)
    qtbot.addWidget(label)
    label.set_text(" ".join(part.strip().replace(" ", "\u00a0") for part in text.split("|")))
    label.resize(width, 36)
    draw = QPainter.drawText
    monkeypatch.setattr(
        QPainter,
        "drawText",
        lambda painter, rect, flags, shown: (
            painted.append((shown, rect, painter.boundingRect(rect, int(flags), shown))),
            draw(painter, rect, flags, shown),
        ),
    )
    label.grab()
    ((shown, room, needed),) = painted
    assert needed.width() <= room.width()
    assert needed.height() <= room.height()
    mark = "★" if "★" in text else "??"
    assert mark in shown
    assert f" {mark}" not in shown


@pytest.mark.parametrize("text", ["Gespielt hast du dann: 5 5 5 behalten, ★ am besten", "Behalten: 3 4 5 6 7 ★"])
def test_no_line_ends_between_two_dice_of_a_keep(qtbot, text):
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    for width in range(40, 240, 5):
        rect = QRect(0, 0, width, 36)
        _font, shown = whole_lines(fonts.font(13), text.replace(" ", "\u00a0"), rect, int(flags))
        assert not re.search(r"\d \d", shown)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_best_option_has_room_for_its_figure_in_the_lowest_row(eye, qtbot, speak, language, analyzer_of):
    speak(language)
    options = OptionList()
    row = option_row(analyzer_of(DEFAULT_RULES).analyze(engine.Game(SEED, DEFAULT_RULES).roll().position).best)
    options.resize(305, 98)
    options.show()
    options.set_rows([row] * 9, to_top=True)
    rows = [options.visualRect(options.model().index(number, 0)) for number in range(3)]
    assert all(rect.bottom() < options.viewport().height() for rect in rows), "three of them are seen"
    assert kinds(eye, qtbot, _Row(row, rows[0].size())) == set()


def test_a_chance_of_this_turn_and_the_points_beside_it_do_not_touch(qtbot, monkeypatch):
    placed = []
    monkeypatch.setattr(this_turn, "draw_fitted", lambda _painter, rect, text, *_: placed.append((text, rect)))
    chart = BoxChart()
    qtbot.addWidget(chart)
    chart.set_view(ThisTurnView((BoxRow("Dreierpasch", 0.4, "40,1\xa0%", "20,9", 0.9, "90 %", keep=(6, 6)),)))
    chart.resize(353, 60)
    chart.grab()
    chance, points = (next(rect for text, rect in placed if text == wanted) for wanted in ("40,1\xa0%", "20,9"))
    needed = QFontMetricsF(fonts.font(12)).horizontalAdvance("20,9")
    assert points.right() - needed >= chance.right() + 4


def test_a_line_of_several_remarks_leaves_out_the_last_rather_than_cut_it(eye, qtbot):
    label = ElidedLabel("muted", AlignLeft)
    label.set_text("the first remark · the second remark · the third remark")
    label.resize(230, 20)
    assert kinds(eye, qtbot, label) == set()
    assert label.toolTip() == label.text()
    label.resize(500, 20)
    label.grab()
    assert label.toolTip() == ""


def test_a_table_that_takes_what_height_is_left_shows_whole_lines(eye, qtbot):
    table = FigureTable("figures", [Column("a", 100, has_words=True)])
    table.set_rows([[str(number)] for number in range(50)])
    holder = WholeLines(table, 3)
    for height in range(200, 200 + ROW, 5):
        holder.resize(140, height)
        assert kinds(eye, qtbot, holder) == set()
        assert height - ROW < table.height() <= height
    assert holder.minimumSizeHint().height() >= 4 * ROW


def test_long_heads_of_the_boxes_of_a_turn_have_room_where_it_is_narrow(eye, qtbot):
    chart = BoxChart()
    rows = (BoxRow("Small straight", 0.5, "50 %", "30", 0.9, "90 %", keep=(1, 2, 3, 4)),)
    chart.set_view(ThisTurnView(rows, heads=("eindigt hier · punten", "beste Chance, mit")))
    chart.resize(305, 60)
    assert kinds(eye, qtbot, chart) == set()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_zeros_of_this_turn_have_room_in_the_narrowest_card(eye, qtbot, speak, language):
    speak(language)
    chart = BoxChart()
    qtbot.addWidget(chart)
    rows = (
        BoxRow("Yahtzee", 0.04, "4,0\xa0%", "50", 0.046, "4,6\xa0%", keep=(1, 2, 3, 4)),
        BoxRow(timeline_words.or_zero(), 0.9, "90,0\xa0%", "0", is_zero=True),
    )
    chart.set_view(ThisTurnView(rows))
    chart.resize(291, 90)
    assert kinds(eye, qtbot, chart) == set()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("options", [1, 2])
def test_the_score_that_most_games_reach_is_named_whole(eye, qtbot, speak, language, options):
    speak(language)
    table = CompareTable()
    qtbot.addWidget(table)
    row = CompareRow(timeline_words.percentile(5), ("164",) * options)
    table.set_view(CompareView(timeline_words.one_option(), ("2 2",) * options, ((2, 2),) * options, (row,)))
    table.resize(300, 70)
    assert kinds(eye, qtbot, table) == set()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_menu_fits_on_a_screen_of_1600_by_1000_at_150_per_cent(open_player, speak, language):
    speak(language)
    for action in open_player().window.menuBar().actions():
        assert action.menu().sizeHint().height() <= MENU_ROOM, action.text()


@pytest.mark.parametrize("seed", [SEED, "another"])
def test_an_end_page_does_not_scroll_at_150_per_cent(open_player, speak, seed):
    speak("de")
    player = open_player()
    window = player.window
    window.setUpdatesEnabled(True)
    window.resize(*LAPTOP)
    player.controller.open_record(Record(engine.play("greedy", seed)))
    player.wait(window.end_page.payoff.perfect.isVisible)
    assert scrolled(window) == [0]
    assert window.end_page.costs.rows[1].isVisible()


def scrolled(window):
    """Return how far each visible part of `window` can be scrolled once everything has its place."""
    for _ in range(3):
        let_layouts_settle()
    return [area.verticalScrollBar().maximum() for area in window.findChildren(ScrolledWhole) if area.isVisible()]


# ---- the walk ----


@pytest.mark.parametrize("language", ["en", *audited("de", "nl")])
def test_a_game_shows_everything_whole(eye, open_player, speak, language):
    speak(language)
    player = open_player()
    walk = Walk(player)
    assert looked_at(eye, walk.game(), player.window, ["least"]) == set()
    assert looked_at(eye, walk.own_dice(), player.window, ["150 %"]) == set()


@pytest.mark.parametrize("language", ["de", *audited("en", "nl")])
def test_pages_without_games_show_everything_whole(eye, open_player, speak, language):
    speak(language)
    player = open_player()
    walk = Walk(player)
    assert looked_at(eye, walk.pages(), player.window, ["150 %"]) == set()
    assert looked_at(eye, walk.new_game(), player.window, ["least"]) == set()


@pytest.mark.audit
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_whole_window_shows_everything_whole(eye, open_player, speak, analyzer_of, language):
    speak(language)
    entries = tuple(careless_entry(analyzer_of(DEFAULT_RULES), seed) for seed in range(6))
    player = open_player()
    assert looked_at(eye, Walk(player, entries).everywhere(), player.window, SIZES) == set()


# ---- what a stranger at 150 % saw cut ----


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_tabs_of_the_lab_stand_still_whatever_stands_beside_them(open_player, speak, language):
    speak(language)
    dialogs, places = open_player().window.dialogs, set()
    dialogs.window.resize(*LEAST)
    for page in (Page.TURN_CHANCES, Page.RULES_LAB, Page.STRATEGIES, Page.SET_UP, Page.RULES_LAB):
        dialogs.turn(page)
        if page is Page.RULES_LAB:
            dialogs.get(page).remark.set_text(lab_words.opened())
            dialogs.frame.fit_letters()
        let_layouts_settle()
        tabs = dialogs.frame.tabs
        places |= {(tabs.currentIndex(), *(button.geometry().getRect() for button in tabs.segments.buttons.values()))}
    assert len(places) == 1


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_why_the_dice_wait_has_room_in_the_narrowest_tray(qtbot, speak, language):
    speak(language)
    line = AnswerLine()
    qtbot.addWidget(line)
    line.set_line(games.dice_wait())
    assert line.shown_within(295)[1] == games.dice_wait()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_what_was_chosen_has_room_beside_its_verdict(eye, open_player, speak, language):
    speak(language)
    player = open_player(game=seeded(SEED), mode=CoachMode.AFTER)
    player.window.resize(*LAPTOP)
    player.press_roll()
    player.settle()
    player.press_box(Category.SMALL_STRAIGHT)
    player.settle_explained()
    let_layouts_settle()
    (line, *_) = player.card.why.told
    assert line.isVisible()
    assert [seen for seen in eye.look(player.card) if "_ToldLine" in seen.where] == []


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("width", [274, 287])
def test_a_bonus_out_of_reach_leaves_its_name_whole(eye, qtbot, speak, language, width):
    speak(language)
    card = Scorecard()
    text, shorter = tray_words.upper_bonus(33, 63, 35, missing=5), tray_words.upper_bonus_lost(33, 63)
    card.set_rows([ScoreRow(tray_words.upper_bonus_name(), points=text, bar=0.5, shorter=shorter)])
    card.resize(width, 480)
    assert kinds(eye, qtbot, card) == set()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_what_became_of_a_deletion_is_told_whole(eye, qtbot, speak, language):
    speak(language)
    library = Library(None)
    session = GamesSession(library)
    page = ListPage(library, session)
    session.changed.connect(page.show_change)
    library.removed.emit(Removed(tuple(range(12)), 1))
    page.resize(980, 520)
    assert kinds(eye, qtbot, page) == set()


@pytest.mark.parametrize("height", [100, 112])
def test_the_picture_of_final_scores_can_be_read_in_the_lowest_card(qtbot, height):
    face = FinalScoreFace()
    qtbot.addWidget(face)
    face.setStyleSheet(style_sheet.style_sheet(LIGHT))
    chances = (("2 2 2", "50.1 %"),)
    bins = (FinalBin(100, 299, (60.0,)), FinalBin(300, 499, (40.0,)))
    face.set_view(FinalScoreView(bins, 250, "250 or more", chances, button=("Work out the best chance",)))
    face.resize(303, height)
    face.show()
    let_layouts_settle()
    assert face.button.isVisible()
    assert face.button.geometry().bottom() < face.chart.y(), "beside what it is about"
    assert face.chart.height() >= face.chart.minimumHeight() > 0


@pytest.mark.parametrize("width", [240, 300, 358, 420, 700])
def test_the_button_for_the_best_chance_gives_way_to_the_chances(eye, qtbot, speak, width):
    speak("de")
    face = FinalScoreFace()
    face.setStyleSheet(style_sheet.style_sheet(LIGHT))
    bins = (FinalBin(100, 299, (60.0,)), FinalBin(300, 499, (40.0,)))
    button, short = timeline_words.find_best(), timeline_words.short_find_best()
    chances = (("Kleine Straße 30", "38,4\N{NO-BREAK SPACE}%"),)
    face.set_view(FinalScoreView(bins, 250, "250 oder mehr", chances, button=(button, short)))
    face.resize(width, 130)
    assert kinds(eye, qtbot, face) == set()
    assert face.chances.width() >= face.chances.needed()
    assert face.button.width() >= face.button.sizeHint().width()
    assert face.button.text() == (button if width >= 420 else short)
    assert (face.button.y() > face.chances.geometry().bottom()) is (width == 240)


@pytest.mark.parametrize("width", [317, 526])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_names_give_way_to_the_figures_of_final_scores(monkeypatch, qtbot, speak, width, language):
    """In German at 150 % the table was wider than the card; elsewhere the button cut the chances short."""
    speak(language)
    painted, draw = [], QPainter.drawText
    monkeypatch.setattr(QPainter, "drawText", lambda painter, *args: (painted.append(args[-1]), draw(painter, *args)))
    face = FinalScoreFace()
    qtbot.addWidget(face)
    face.setStyleSheet(style_sheet.style_sheet(LIGHT))
    names = timeline_words.short(Option(200.0, 0.0, Verdict.BEST, keep=())), "2 4 5 6"
    chances = tuple(zip(names, ("29,7 %", "30,7 %"), strict=True))
    bins = (FinalBin(100, 299, (60.0, 55.0)), FinalBin(300, 499, (40.0, 45.0)))
    button = timeline_words.find_best(), timeline_words.short_find_best()
    rows = tuple(CompareRow(timeline_words.percentile(5), (f"{number}2,8 %", f"{number}3,1 %")) for number in range(9))
    compared = CompareView(timeline_words.two_options(), names, ((), (2, 4, 5, 6)), rows)
    face.set_view(FinalScoreView(bins, 250, timeline_words.or_more(250), chances, button=button), compared)
    face.resize(width, 190)
    face.show()
    let_layouts_settle()
    painted.clear()
    face.grab()
    assert face.rect().contains(face.compare.geometry())
    assert {figure for row in rows for figure in row.figures} <= set(painted)
    assert [any(text.endswith(chance) for text in painted) for _, chance in chances] == [True, True]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("width", [440, 500, 900])
def test_no_name_of_a_box_lies_on_another_below_columns(eye, qtbot, speak, width, language):
    """All players compared by box: the names were cut, and ran into each other."""
    speak(language)
    parts = [*DEFAULT_RULES.categories, UPPER_BONUS, YAHTZEE_BONUS]
    labels = tuple(strategies_words.part(part, DEFAULT_RULES) for part in parts)
    values = tuple(float(number) for number in range(len(labels)))
    chart = SeriesChart()
    chart.set_view(SeriesView("By box", labels, (Series("You", values),), ((),) * len(labels), as_columns=True))
    chart.resize(width, 460)
    assert kinds(eye, qtbot, chart) == set()
    if folder := os.environ.get("EYE_PICTURES"):
        chart.grab().save(str(Path(folder) / f"by-box-{language}-{width}.png"))


def test_the_dice_of_this_turn_can_be_read_in_the_narrowest_card(qtbot, monkeypatch):
    sizes = []
    monkeypatch.setattr(drawn_dice, "draw_die", lambda _painter, rect, *_: sizes.append(rect.width()))
    chart = BoxChart()
    qtbot.addWidget(chart)
    chart.set_view(
        ThisTurnView((BoxRow("Full house", 0.2, "21,6\xa0%", "25", 0.3, "30,6\xa0%", keep=(2, 2, 2, 4, 6)),))
    )
    chart.resize(291, 60)
    chart.grab()
    assert min(sizes) >= 9


def test_a_notice_is_in_sight_where_the_table_is_higher_than_the_window(qtbot):
    """On the end page of a match the ways back were below the edge."""
    table, card, tray = QWidget(), QWidget(), DiceTray()
    table.setFixedSize(600, 900)
    tray.setParent(table)
    tray.hide()
    card.setParent(table)
    card.setGeometry(0, 780, 600, 114)
    area = ScrolledWhole(table)
    qtbot.addWidget(area)
    area.resize(620, 560)
    area.show()
    banner = Banner(tray, card, card, list)
    banner.show_notice(Notice("A game from your list.", (BannerAnswer("Back to the list", lambda: None),)))
    for scrolled in (0, 200, area.verticalScrollBar().maximum()):
        area.verticalScrollBar().setValue(scrolled)
        let_layouts_settle()
        place = QRect(banner.mapTo(area.viewport(), QPoint()), banner.size())
        assert area.viewport().rect().contains(place)
    assert banner.y() >= card.y(), "where there is room it is in the card"
