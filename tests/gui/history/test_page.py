# SPDX-License-Identifier: MIT
"""The page of the games played: its list, filter and order, deleting, the best ten, and the boxes."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from gui_driver import stand_alone
from history_samples import finished, played_record
from own_library import OwnLibrary
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QMenu, QMessageBox, QWidget

from engine.game_review.box_averages import box_averages
from engine.game_review.levels import Level
from engine.games.assistance import help_in
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.history import words as history_words
from yahtzee_gui.history.games_table import COLUMNS, GamesModel, GamesTable
from yahtzee_gui.history.opener import answered_by
from yahtzee_gui.history.page import HistoryDialog, Look
from yahtzee_gui.history.session import GamesSession
from yahtzee_gui.history.view import adds_up, boxes_view, game_row
from yahtzee_gui.library.box_tally import BoxTally
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.finished_game import FinishedGame, Grade
from yahtzee_gui.library.games_list import GameColumn, GameFilter, GamesList
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, LIGHT, theme, wear
from yahtzee_gui.words import games, glossary, names

TODAY = date(2026, 11, 23)
TIME = datetime(2026, 5, 1, 12, 30, tzinfo=UTC)
GAME = FinishedGame(
    finished_at="2026-05-01T12:30:15+00:00",
    seed="0",
    rules="free-joker",
    rolls_per_turn=3,
    dice_model="fair",
    coached=False,
    score=250,
    faces=(20, 21, 22, 23, 24, 25),
    text="the text of the game",
    grade=Grade(par=254.5, luck=-5.5, points_lost=6.0, decisions=40, accuracy=95.77),
)
MIXED = (
    GAME,
    replace(GAME, seed="helped", coached=True, score=500),
    replace(GAME, seed="other rules", rules="forced-joker", rolls_per_turn=5, score=290),
    replace(GAME, seed="fiend", dice_model="worst-of-3", score=90),
    replace(GAME, seed="goal", goal="reach 300", score=333, grade=replace(GAME.grade, accuracy=None)),
)


CONTROL = Qt.KeyboardModifier.ControlModifier


def history_of(*found):
    history = History()
    for game in found:
        history = history.including(game)
    return history


class Beside:
    """A page beside a history file, as it is opened in the window."""

    def __init__(self, qtbot, store, session, page):
        self.qtbot, self.store, self.session, self.page = qtbot, store, session, page
        self.opened = []
        page.gameRequested.connect(self.opened.append)
        page.begin()
        self.settle()

    def settle(self):
        """Wait until the history has answered everything that was asked, and what was asked because of that.

        Deleting again takes five answers: the numbers, the deletion, the choices and the list, its lines.
        """
        for _ in range(6):
            self.page.grab()
            answers = []
            self.store.ask(lambda _: None, answers.append)
            self.qtbot.waitUntil(lambda answers=answers: bool(answers))

    def lines(self):
        table = self.page.table
        shown = [column for column in range(len(COLUMNS) + 1) if not table.isColumnHidden(column)]
        model = table.lines
        return [[model.data(model.index(row, column)) for column in shown] for row in range(model.rowCount())]

    def scores(self):
        return [line[-5] for line in self.lines()]

    def choose(self, combo, text):
        combo.setCurrentIndex(combo.findText(text))
        combo.activated.emit(combo.currentIndex())
        self.settle()

    def look(self, look):
        self.page.looks.buttons[look].click()
        self.settle()

    def press(self, button):
        assert button.isVisible()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        self.settle()


@pytest.fixture
def open_page(qtbot, tmp_path, engine):
    """Return a function that opens the page beside a history with some games."""
    stores = []

    def open_one(*found, folder="home", session=None):
        path = tmp_path / folder / NAME
        with closing(LibraryFile(path)) as database:
            database.add(found)
        window = QWidget()
        window.setPalette(style_sheet.palette(theme()))
        window.setStyleSheet(style_sheet.style_sheet(theme()))
        qtbot.addWidget(window)
        store = OwnLibrary(path.parent)
        stores.append((store, window))
        with qtbot.waitSignal(store.loaded):
            store.load()
        session = GamesSession(store, engine)
        page = HistoryDialog(store.figures, window, looks=tuple(Look), today=lambda: TODAY)
        for signal, slot in answered_by(store, session, page):
            signal.connect(slot)
        session.look_for_choices()
        page.resize(1000, 640)
        stand_alone(page)
        return Beside(qtbot, store, session, page)

    yield open_one
    for store, _ in stores:
        store.end()


def test_games_are_listed_newest_first_with_what_they_have_together(open_page):
    beside = open_page(*MIXED)
    assert beside.scores() == ["333", "90", "290", "500", "250"]
    assert beside.lines()[-1] == [*game_row(GAME)]
    assert beside.lines()[-2][-1] == games.coached_mark(True)
    assert beside.page.summary.text() == "5 games, average 292.6, best 500, 1 of them assisted."


def test_a_game_that_is_not_graded_is_listed_as_such(open_page):
    beside = open_page(replace(GAME, grade=None), finished("other"))
    assert beside.lines()[-1][3:] == ["250", "not yet", "–", "–", ""]
    assert "The coach still has one to look at." in beside.page.summary.text()


def test_before_the_first_game_there_is_one_sentence_and_nothing_else(open_page):
    page = open_page().page
    assert page.message.text() == history_words.no_games()
    assert page.body.currentWidget() is page.message
    for part in (page.looks, page.filter, page.look, page.delete, page.undo, page.sorting, page.filter.search):
        assert not part.isVisible()
    assert not page.card.isEnabled()


def test_a_file_that_cannot_be_read_is_said(open_page, monkeypatch):
    beside = open_page(GAME)
    monkeypatch.setattr(GamesList, "find", lambda *_: 1 // 0)
    beside.page.begin()
    beside.settle()
    assert beside.page.message.text() == history_words.not_read()


def test_only_choices_that_leave_something_out_are_offered(open_page):
    beside = open_page(GAME, finished("other", finished_at=GAME.finished_at))
    bar = beside.page.filter
    assert [combo.isVisible() for combo in (bar.rules, bar.dice, bar.goal, bar.help, bar.opponent, bar.time)] == [
        False, False, False, False, False, True,
    ]  # fmt: skip
    assert not bar.everything.isVisible()
    assert [bar.time.itemText(n) for n in range(bar.time.count())] == [
        "Any time", "Last 7 days", "Last 30 days", "Last 365 days", "2026",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("combo", "text", "scores"),
    [
        ("rules", "Yahtzee, forced joker, 5 rolls", ["290"]),
        ("dice", "Fiend", ["90"]),
        ("goal", "Reach 300", ["333"]),
        ("goal", "For points", ["90", "290", "500", "250"]),
        ("help", "Without help", ["333", "90", "290", "250"]),
        ("help", "Assisted", ["500"]),
        ("time", "2026", ["333", "90", "290", "500", "250"]),
        ("time", "Last 30 days", []),
    ],
)
def test_a_choice_leaves_its_games_and_all_can_be_shown_again(open_page, combo, text, scores):
    beside = open_page(*MIXED)
    beside.choose(getattr(beside.page.filter, combo), text)
    assert beside.scores() == scores
    if not scores:
        assert beside.page.message.text() == history_words.nothing_found()
    beside.press(beside.page.filter.everything)
    assert len(beside.scores()) == 5
    assert not beside.page.filter.everything.isVisible()


def test_words_are_searched_for_soon_after_they_are_written(open_page, qtbot):
    beside = open_page(*MIXED)
    with qtbot.waitSignal(beside.page.listRequested) as asked:
        qtbot.keyClicks(beside.page.filter.search, "fie")
    assert asked.args[0].asked == GameFilter(text="fie"), "once, when all is written"
    beside.settle()
    assert beside.scores() == ["90"]
    beside.page.filter.search.clear()
    beside.settle()
    assert len(beside.scores()) == 5
    qtbot.keyClick(beside.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert beside.page.focusWidget() is beside.page.filter.search


def test_headings_and_the_choice_put_games_in_order_and_agree(open_page, qtbot):
    beside = open_page(*MIXED)
    page, header = beside.page, beside.page.table.horizontalHeader()

    def heading(column):
        return page.table.lines.headerData(COLUMNS.index(column) + 1, Qt.Orientation.Horizontal)

    def click(column):
        place = header.sectionViewportPosition(COLUMNS.index(column) + 1) + 20
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=header.rect().center().__class__(place, 10))
        beside.settle()

    assert heading(GameColumn.FINISHED) == "Finished ↓"
    click(GameColumn.SCORE)
    assert beside.scores() == ["500", "333", "290", "250", "90"]
    assert (heading(GameColumn.SCORE), page.way.text(), page.sorting.currentText()) == ("Score ↓", "↓", "Score")
    click(GameColumn.SCORE)
    assert beside.scores() == ["90", "250", "290", "333", "500"]
    assert (heading(GameColumn.SCORE), page.way.text()) == ("Score ↑", "↑")
    assert page.way.accessibleName() == history_words.rising()
    beside.choose(page.sorting, "Dice")
    assert [line[2] for line in beside.lines()] == ["Fair"] * 4 + ["Fiend"]
    page.way.setFocus()
    qtbot.keyClick(page.way, Qt.Key.Key_Space)
    beside.settle()
    assert beside.lines()[0][2] == "Fiend"


@pytest.mark.parametrize("way", ["button", "enter", "double click", "menu"])
def test_a_game_can_be_looked_at(open_page, qtbot, monkeypatch, way):
    beside = open_page(*MIXED)
    table = beside.page.table
    table.setFocus()
    table.choose(2)
    place = table.visualRect(table.lines.index(2, 1)).center()
    if way == "button":
        qtbot.mouseClick(beside.page.look, Qt.MouseButton.LeftButton)
    elif way == "enter":
        qtbot.keyClick(table, Qt.Key.Key_Return)
    elif way == "double click":
        for click in (qtbot.mouseClick, qtbot.mouseDClick):
            click(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    else:
        menu_action(monkeypatch, table, place, 0).trigger()
    assert beside.opened == [MIXED[2].key]


def menu_action(monkeypatch, table, place, number):
    """Return an entry of the menu of a line; opened, it would grab mouse and keyboard, which there are not here."""
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)
    table.customContextMenuRequested.emit(place)
    (menu,) = table.window().findChildren(QMenu)
    return menu.actions()[number]


def answer(monkeypatch, button):
    """Answer the question whether several games may go, and return what was asked."""
    asked = []

    def exec_(question):
        asked.append(question.text())
        next(one for one in question.buttons() if one.text() == button()).click()

    monkeypatch.setattr(QMessageBox, "exec", exec_)
    return asked


def test_several_games_go_after_a_question_and_one_without(open_page, qtbot, monkeypatch):
    beside = open_page(*MIXED)
    asked = answer(monkeypatch, history_words.keep_them)
    beside.page.table.setFocus()
    qtbot.keyClick(beside.page.table, Qt.Key.Key_A, CONTROL)
    qtbot.keyClick(beside.page.table, Qt.Key.Key_Backspace)
    beside.settle()
    assert asked == ["Delete 5 games? You can undo this until you close the program."]
    assert beside.store.figures.games == 5
    beside.page.table.choose(1)
    qtbot.keyClick(beside.page.table, Qt.Key.Key_Delete)
    beside.settle()
    assert (len(asked), beside.store.figures.games) == (1, 4)


@pytest.mark.parametrize("way", ["button", "key", "menu"])
def test_games_are_deleted_and_come_back(open_page, qtbot, monkeypatch, way):
    asked = answer(monkeypatch, history_words.delete)
    beside = open_page(*MIXED)
    page, before = beside.page, beside.lines()
    page.table.setFocus()
    page.table.choose(1)
    page.table.choose(2, only=False)
    assert not page.look.isEnabled()
    if way == "button":
        qtbot.mouseClick(page.delete, Qt.MouseButton.LeftButton)
    elif way == "key":
        qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    else:
        place = page.table.visualRect(page.table.lines.index(1, 1)).center()
        menu_action(monkeypatch, page.table, place, 1).trigger()
    beside.settle()
    assert beside.scores() == ["333", "500", "250"]
    assert asked == [history_words.delete_question(2)]
    assert page.remark.text() == history_words.deleted(2)
    assert beside.lines()[page.table.currentIndex().row()][-5] == "250", "the one at their place is chosen"
    assert beside.store.figures.games == 3
    if way == "key":
        qtbot.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        beside.settle()
    else:
        beside.press(page.undo)
    assert (beside.lines(), page.remark.text()) == (before, "2 games are back.")
    assert not page.undo.isVisible()


def test_what_was_deleted_last_comes_back_first_and_nothing_is_lost(open_page, monkeypatch):
    beside = open_page(*MIXED)
    for _ in range(2):
        beside.page.table.choose(0)
        beside.press(beside.page.delete)
    assert beside.scores() == ["290", "500", "250"]

    def full_disk(*_):
        raise OSError("no room")

    with monkeypatch.context() as patched:
        patched.setattr("yahtzee_gui.library.removal.restore", full_disk)
        beside.press(beside.page.undo)
    assert beside.scores() == ["290", "500", "250"]
    beside.press(beside.page.undo)
    assert beside.scores() == ["90", "290", "500", "250"]
    beside.press(beside.page.undo)
    assert len(beside.scores()) == 5
    assert not beside.page.undo.isVisible()


def test_a_game_that_was_finished_again_meanwhile_is_not_put_back(open_page):
    beside = open_page(*MIXED)
    beside.page.table.choose(0)
    beside.press(beside.page.delete)
    beside.store.keep(replace(MIXED[-1], score=111, grade=None))
    beside.settle()
    beside.press(beside.page.undo)
    assert beside.page.remark.text() == history_words.not_put_back()
    assert beside.scores()[0] == "111"


def test_a_new_game_is_added_to_an_open_page_and_what_is_chosen_stays(open_page):
    beside = open_page(*MIXED)
    beside.page.table.choose(2)
    beside.store.keep(replace(GAME, seed="new", score=123))
    beside.settle()
    assert beside.scores()[0] == "123"
    assert beside.scores()[beside.page.table.currentIndex().row()] == "290"


def test_lines_are_read_when_they_are_seen_only(open_page, monkeypatch):
    asked = []
    real = GamesList.at
    monkeypatch.setattr(GamesList, "at", lambda self, numbers: asked.append(numbers) or real(self, numbers))
    beside = open_page(*(replace(GAME, seed=f"game {number}", score=number) for number in range(1000)))
    assert sum(map(len, asked)) <= 100
    table, model = beside.page.table, beside.page.table.lines
    table.setFocus()
    beside.qtbot.keyClick(table, Qt.Key.Key_End)
    beside.settle()
    assert model.data(model.index(999, 4)) == "0"
    assert sum(map(len, asked)) <= 200
    beside.qtbot.keyClick(table, Qt.Key.Key_Home)
    assert table.currentIndex().row() == 0
    table.keyboardSearch("x")
    assert sum(map(len, asked)) <= 200


# ---- the best ten, and the boxes ------------------------------------------------------------------------------------


def test_the_best_ten_count_without_help_with_fair_dice_and_for_points(open_page):
    many = [replace(GAME, seed=str(number), score=100 + number) for number in range(12)]
    beside = open_page(*many, *MIXED[1:])
    beside.look(Look.BEST)
    assert beside.scores() == ["290", *(str(111 - number) for number in range(9))]
    assert [line[0] for line in beside.lines()] == [str(place) for place in range(1, 11)]
    assert beside.page.summary.text() == history_words.best_usual()
    assert not beside.page.filter.help.isVisible()
    assert not beside.page.sorting.isVisible()
    beside.page.table.choose(0)
    beside.page.look.click()
    assert beside.opened == [MIXED[2].key]


def test_games_that_cannot_be_compared_have_no_average_together(open_page):
    yatzy = [replace(GAME, seed=f"yatzy {number}", rules="yatzy", score=180 + 20 * number) for number in range(2)]
    beside = open_page(*MIXED[:2], *yatzy)
    said = beside.page.summary.text()
    assert said == "4 games, 1 of them assisted. Choose one kind of game to see its average and best score."
    assert {line[1] for line in beside.lines()} == {"Yahtzee, free joker", "Yatzy"}
    beside.choose(beside.page.filter.rules, "Yatzy")
    assert beside.page.summary.text() == "2 games, average 190.0, best 200."
    beside.look(Look.BEST)
    assert beside.page.summary.text() == f"Yatzy: {history_words.best_usual()}"
    assert beside.scores() == ["200", "180"]


def test_a_best_score_is_told_among_games_of_its_own_rules_only():
    yatzy = replace(GAME, seed="yatzy", rules="yatzy", score=180)
    history = history_of(GAME, yatzy)
    assert history.best_before(replace(yatzy, seed="next").key) == 180
    assert history.best_before(replace(GAME, seed="next").key) == GAME.score
    assert history.best_before(replace(GAME, seed="kniffel", rules="kniffel").key) is None


def test_the_best_of_other_dice_are_told_as_such(open_page):
    beside = open_page(*MIXED)
    beside.look(Look.BEST)
    beside.choose(beside.page.filter.dice, "Fiend")
    assert beside.scores() == ["90"]
    assert beside.page.summary.text() == "Your best games without help. Dice: Fiend. Goal: For points."
    helped = open_page(replace(MIXED[3], coached=True), GAME, folder="helped")
    helped.look(Look.BEST)
    helped.choose(helped.page.filter.dice, "Fiend")
    assert helped.page.message.text() == history_words.no_best()


@pytest.mark.parametrize("goal", ["win", "reach 250"])
@pytest.mark.parametrize("look", [Look.BEST, Look.BOXES])
def test_a_match_or_a_goal_without_help_is_no_game_that_counts_and_that_is_said(open_page, look, goal):
    """It said that games with help don't count; the only game had none."""
    beside = open_page(replace(GAME, goal=goal, coached=False))
    assert beside.scores() == [str(GAME.score)]
    beside.look(look)
    assert "For a goal, a match or other dice, choose it above" in beside.page.message.text()


def real_games(count):
    return [replace(FinishedGame.of(played_record(f"box {number}"), TIME), coached=False) for number in range(count)]


def test_boxes_are_held_against_perfect_play(open_page):
    found = real_games(3)
    beside = open_page(*found, *MIXED)
    beside.look(Look.BOXES)
    page = beside.page
    filled = [played_record(f"box {number}").game.filled for number in range(3)]
    lines = [[page.boxes.item(row, column).text() for column in range(5)] for row in range(page.boxes.rowCount())]
    assert page.summary.text() == (
        "Your averages in 3 games (Yahtzee, free joker, fair dice, for points, without help)."
        " The averages of perfect play are exact."
    )
    perfect = box_averages(DEFAULT_RULES)
    for name, box in (("Aces", Category.ACES), ("Chance", Category.CHANCE)):
        line = next(line for line in lines if line[0] == name)
        own = sum(boxes[box] for boxes in filled) / 3
        assert line[1:3] == [f"{own:.1f}", f"{perfect.boxes[box]:.1f}"]
        assert line[4] == f"{100 * sum(not boxes[box] for boxes in filled) / 3:.0f} %"
    assert [line[0] for line in lines if line[2].endswith("%")] == ["Upper bonus earned", "Yahtzee scored"]
    assert [line[2] for line in lines if line[2].endswith("%")] == ["68 %", "34 %"]
    assert not any(combo.isVisible() for combo in (page.filter.dice, page.filter.goal, page.filter.help))
    beside.choose(page.filter.rules, "Yahtzee, forced joker, 5 rolls")
    assert page.message.text() == history_words.none_usual(), "its text tells no game"


def test_what_is_not_written_down_of_perfect_play_is_not_told():
    tally = BoxTally(2, dict.fromkeys(CATEGORIES, 20), {}, 1, 0)
    for rules in (("free-joker", 5), ("of a later version", 3)):
        view = boxes_view(tally, rules)
        assert "only shown here for Yahtzee with three rolls a turn" in view.text
        assert [row[1:] for row in view.rows if row[0] == "Aces"] == [("10.0", "–", "–", "0 %")]
    assert boxes_view(tally, None).rows == boxes_view(BoxTally(), ("free-joker", 3)).rows == ()


# ---- looks and keys -------------------------------------------------------------------------------------------------


def test_the_keyboard_reaches_everything(open_page, qtbot):
    beside = open_page(*MIXED)
    page = beside.page
    page.table.choose(0)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    reached = set()
    for _ in range(16):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        reached.add(page.focusWidget())
    bar = page.filter
    wanted = {bar.search, bar.rules, bar.dice, bar.goal, bar.help, bar.time, page.sorting, page.way, page.table}
    assert wanted | {page.looks.buttons[Look.ALL], page.look, page.delete, page.card} == reached


def test_everything_has_a_name(open_page):
    page = open_page(*MIXED).page
    bar = page.filter
    for part in (page.table, page.boxes, page.looks, bar.search, bar.rules, bar.time, page.sorting, page.way):
        assert QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name)


LONG = [
    replace(GAME, seed=str(number), dice_model=f"worst-of-{2 + number % 40}", grade=replace(GAME.grade, luck=-123.4))
    for number in range(200)
]
UNGRADED = [GAME, *[replace(GAME, seed=str(number), grade=None, coached=True) for number in (1, 2)]]


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("found", [(), MIXED, LONG, UNGRADED], ids=["empty", "mixed", "long", "ungraded"])
def test_nothing_is_cut_off_and_it_fits_into_the_smallest_window(open_page, found, colors):
    wear(colors)
    beside = open_page(*found)
    page = beside.page
    page.resize(page.minimumSize())
    beside.settle()
    assert page.minimumWidth() <= 980
    assert page.minimumHeight() <= 500
    assert page.minimumSizeHint().width() <= page.minimumWidth()
    for label in page.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            needed = label.fontMetrics().boundingRect(0, 0, label.width(), 1000, Qt.TextFlag.TextWordWrap, label.text())
            assert needed.height() <= label.height() + 2, label.text()
    table = page.table
    assert table.horizontalHeader().length() <= table.viewport().width()
    assert not (table.viewport().height()) % table.rowHeight(0) if found else True, "no half line"
    for column in range(1, len(COLUMNS) + 1):
        assert table.sizeHintForColumn(column) <= table.columnWidth(column), column


def test_the_gui_thread_never_reads_the_file(open_page, monkeypatch):
    import threading

    seen = []
    real = LibraryFile.__getattribute__

    def noted(self, name):
        seen.append(threading.current_thread())
        return real(self, name)

    monkeypatch.setattr(LibraryFile, "__getattribute__", noted)
    beside = open_page(folder="noted")
    seen.clear()  # the file was made here
    beside.store.keep(GAME)
    beside.settle()
    for look in (Look.BEST, Look.BOXES, Look.ALL):
        beside.look(look)
    beside.page.table.choose(0)
    beside.press(beside.page.delete)
    beside.press(beside.page.undo)
    assert seen
    assert threading.main_thread() not in seen


# ---- the words ------------------------------------------------------------------------------------------------------


def test_every_level_has_its_own_name():
    assert len({games.level(level) for level in Level}) == len(Level)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("fair", "Fair"),
        ("worst-of-12", "Worst of 12"),
        ("best-of-2", "Angel"),
        ("best-of-7", "Best of 7"),
        ("worst-of-2", "Imp"),
        ("worst-of-3", "Fiend"),
        ("demon", "Demon"),
        ("perfect-demon", "Archdemon"),
        ("of a later version", "of a later version"),
    ],
)
def test_names_of_dice(name, text):
    assert names.stored_dice_model_name(name) == text


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (("free-joker", 3), "Yahtzee, free joker"),
        (("no-joker", 1), "Yahtzee, no joker, one roll"),
        (("yatzy", 3), "Yatzy"),
        (("of a later version", 3), "of a later version"),
    ],
)
def test_names_of_rules(rules, text):
    assert games.rules_and_rolls(*rules) == text


def test_a_time_that_is_none_is_shown_as_it_is():
    assert games.finished_at("yesterday") == "yesterday"


def test_what_games_have_together():
    said = history_words.games_summary(2, 300, 200, 0, 1)
    assert said == "2 games, average 150.0, best 200. The coach still has one to look at."
    assert history_words.games_summary(1, 200, 200, 1, 0) == "One game, 200 points, assisted."
    assert history_words.games_summary(2, 300, 200, 2, 0).endswith(", both assisted.")
    assert history_words.games_summary(3, 400, 200, 3, 0).endswith(", all assisted.")
    assert ", all assisted. " in history_words.games_summary(3, 400, 200, 3, 0, are_mixed=True)
    assert history_words.games_summary(1, 200, 200, 1, 0, are_mixed=True).startswith("One game, 1 of them")


def test_times_are_written_as_the_language_does(monkeypatch):
    before = QLocale()
    try:
        countries = {"de": "1. Mai 2026", "nl": "1 mei 2026", "en_US": "May 1, 2026", "en_GB": "1 May 2026"}
        for code, text in countries.items():
            QLocale.setDefault(QLocale(code))
            assert games.finished_at("2026-05-01T12:30:15+00:00").startswith(f"{text}, ")
            assert games.finished_on("2026-05-01T12:30:15+00:00") == text, "the same, with the whole name of the month"
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("code", ["C", "en_US", "en_AU", "de", "nl"])
@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_no_time_is_cut_in_the_list(qtbot, code, zoom):
    before = QLocale()
    try:
        QLocale.setDefault(QLocale(code))
        table = GamesTable()
        qtbot.addWidget(table)
        table.setStyleSheet(style_sheet.style_sheet(LIGHT))
        table.set_zoom(zoom)
        times = [f"2026-{month:02}-28T{hour}:48:00+00:00" for month in range(1, 13) for hour in (10, 22)]
        table.show_games(tuple(range(1, 25)))
        column = 1 + COLUMNS.index(GameColumn.FINISHED)
        table.lines.data(table.lines.index(0, column))
        table.lines.take({number: replace(GAME, finished_at=time) for number, time in enumerate(times, 1)})
        assert table.lines.data(table.lines.index(21, column)) == games.finished_at(times[21])
        needed = max(table.sizeHintForIndex(table.lines.index(row, column)).width() for row in range(24))
        assert needed <= table.columnWidth(column)
    finally:
        QLocale.setDefault(before)


def test_the_card_of_five_games_is_asked_for_where_there_are_games(open_page, qtbot):
    page = open_page(GAME).page
    with qtbot.waitSignal(page.card.clicked):
        qtbot.keyClick(page.card, Qt.Key.Key_Space)


def test_columns_say_what_they_are_and_an_assisted_game_what_made_it_so():
    record = replace(played_record("helped"), hinted=True)
    found = [FinishedGame.of(record, TIME), FinishedGame.of(played_record("alone"), TIME), replace(GAME, coached=True)]
    lines = GamesModel()
    lines.set_numbers((1, 2, 3))
    help_, tip = 1 + COLUMNS.index(GameColumn.HELP), Qt.ItemDataRole.ToolTipRole
    assert lines.data(lines.index(0, help_), tip) is None, "it has not come yet"
    lines.take(dict(enumerate(found, 1)))
    said = [lines.data(lines.index(row, help_), tip) for row in range(3)]
    assert said == [f"{games.assisted(help_in(record))}\n{glossary.coached()}", "", glossary.coached()]
    assert lines.data(lines.index(0, 1), tip) is None
    headings = [lines.headerData(column, Qt.Orientation.Horizontal, tip) for column in range(lines.columnCount())]
    assert headings[-3:] == [glossary.accuracy(), glossary.luck(), glossary.coached()]
    assert headings[1] is None
    assert glossary.entry(headings[-4]) == glossary.points_lost()
    assert history_words.by_first_choices() in headings[-4]


@pytest.mark.parametrize(
    ("grade", "row_luck", "said"),
    [((254.6, -5.5, 6.0), "−5.5", "254.6 par − 5.5 luck − 6.1 first choices = 243"),
     ((254.64, -5.56, 6.06), "−5.5", "254.6 par − 5.5 luck − 6.1 first choices = 243"),
     ((254.6, -5.5, 9.2), "−5.5", "254.6 par − 5.5 luck − 9.2 first choices + 3.1 choices made again = 243")],
)  # fmt: skip
def test_the_figures_of_a_game_add_up_to_its_score_with_what_was_chosen_again(grade, row_luck, said):
    par, luck, lost = grade
    found = replace(GAME, score=243, grade=Grade(par, luck, lost, 40, 95.0))
    assert row_luck in game_row(found)
    first, *glossary_lines = adds_up(found).split("\n")
    assert first == said
    assert game_row(found)[-2] == row_luck
    assert bool(glossary_lines) == ("again" in said)
    assert adds_up(replace(GAME, grade=None)) == ""
    lines = GamesModel()
    lines.set_numbers((1,))
    place = lines.index(0, 1 + COLUMNS.index(GameColumn.SCORE))
    assert not lines.data(place), "it is asked for"
    lines.take({1: found})
    assert lines.data(place, Qt.ItemDataRole.ToolTipRole).startswith(said)


def test_a_chance_adds_up_to_whether_the_goal_was_met():
    grade = Grade(61.0, 10.0, 4.0, 40, None)
    missed, met = (replace(GAME, score=score, goal="reach 250", grade=grade) for score in (249, 250))
    assert adds_up(missed).split("\n")[0].endswith("= 0")
    assert adds_up(met).split("\n")[0].endswith("= 100")


def test_what_was_deleted_last_is_still_told_on_a_new_page_as_long_as_it_can_come_back(qtbot, open_page):
    beside = open_page(GAME)
    page = beside.page
    page.table.choose(0)
    page.delete.click()
    beside.settle()
    assert page.undo.isVisible()
    assert page.remark.text() == history_words.deleted(1)
    again = HistoryDialog(beside.store.figures, deleted=beside.session.deleted)
    qtbot.addWidget(again)
    assert again.remark.text() == history_words.deleted(1)
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    beside.settle()
    assert beside.scores() == ["250"]
    assert beside.session.deleted == 0


def test_a_game_that_came_back_is_chosen_and_no_key_deletes_another_one(open_page, qtbot):
    """The trial: the first game deleted and put back, then Space, and the next one was gone."""
    beside = open_page(*MIXED)
    page, before = beside.page, beside.scores()
    page.table.choose(0)
    first = page.table.chosen
    page.delete.setFocus()
    qtbot.keyClick(page.delete, Qt.Key.Key_Space)
    beside.settle()
    assert beside.scores() == before[1:]
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    beside.settle()
    assert page.table.chosen == first
    assert page.focusWidget() is page.table
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    beside.settle()
    assert beside.scores() == before


@pytest.mark.parametrize("way", ["tab", "page"])
def test_that_a_game_is_back_is_not_said_on_another_tab_nor_later(open_page, qtbot, way):
    beside = open_page(*MIXED)
    page = beside.page
    for _ in range(2):
        page.table.choose(0)
        page.delete.click()
        beside.settle()
    page.undo.click()
    beside.settle()
    assert page.remark.text() == history_words.put_back(1)
    leave_it(beside, way)
    assert page.remark.text() == history_words.deleted(1), "that can still be undone"
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    beside.settle()
    assert page.remark.text() == history_words.put_back(1)
    leave_it(beside, way)
    assert page.remark.text() == ""


def leave_it(beside, way):
    """Go to another tab, or leave the page and come back."""
    if way == "tab":
        beside.look(Look.BEST if beside.page.looked_at is Look.ALL else Look.ALL)
    else:
        beside.page.hide()
        beside.page.show()


def test_the_order_of_the_list_is_kept_for_the_next_time(open_page, qtbot):
    beside = open_page(*MIXED)
    beside.choose(beside.page.sorting, "Score")
    beside.press(beside.page.way)
    beside.look(Look.BEST)
    again = HistoryDialog(beside.store.figures, order=beside.session.order)
    qtbot.addWidget(again)
    assert again.sorting.currentText() == "Score"
    assert again.way.text() == "\u2191"


@pytest.mark.parametrize("key", [CONTROL, "Ctrl+Shift+Z"], ids=["Ctrl+Y", "Ctrl+Shift+Z"])
def test_what_came_back_can_be_deleted_again_by_key(open_page, qtbot, key):
    beside = open_page(*MIXED)
    page, before = beside.page, beside.scores()
    page.table.choose(1)
    beside.press(page.delete)
    after = beside.scores()

    def press(letter, modifiers=CONTROL):
        qtbot.keyClick(page.table, letter, modifiers)
        beside.settle()

    for _ in range(2):
        press(Qt.Key.Key_Z)
        assert beside.scores() == before
        press(*((Qt.Key.Key_Y,) if key is CONTROL else (Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)))
        assert beside.scores() == after
    page.table.choose(0)
    press(Qt.Key.Key_Z)
    beside.press(page.delete)
    left = beside.scores()
    press(Qt.Key.Key_Y)
    assert beside.scores() == left, "nothing came back since then"


def test_games_from_positions_are_in_no_average_of_the_list():
    assert history_words.games_summary(1, 0, 0, 1, 0, begun=1) == "One game, from a set-up position."
    said = history_words.games_summary(3, 400, 210, 0, 0, begun=1)
    assert said == "3 games, average 200.0, best 210 (without one from a set-up position)."
