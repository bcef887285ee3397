# SPDX-License-Identifier: MIT
"""The list of the games played: filter, order, deleting, the chosen game; and what the boxes bring."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from gui_driver import stand_alone
from history_samples import finished, played_record
from learning_samples import careless_entry
from own_library import OwnLibrary
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QMenu, QMessageBox, QWidget

from engine.analysis.verdicts import Verdict
from engine.game_review.levels import Level
from engine.game_review.perfect_games import box_averages
from engine.games.record import help_in
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.history import words as history_words
from yahtzee_gui.history.boxes_page import BoxesLook, BoxesPage
from yahtzee_gui.history.game_panel import GamePanel, costly_choices, expected_scores
from yahtzee_gui.history.games_table import COLUMNS, GamesModel, GamesTable, share_of_bar
from yahtzee_gui.history.list_page import ListPage
from yahtzee_gui.history.session import GamesSession
from yahtzee_gui.history.view import adds_up, boxes_view, game_line
from yahtzee_gui.library.box_figures import BoxTally
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.finished_game import FinishedGame, Grade, Place
from yahtzee_gui.library.games_list import FoundGames, GameColumn, GameFilter, GameOrder, GamesList, ListedGame
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, LIGHT, theme, wear
from yahtzee_gui.words import games, glossary, names, numbers

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
    grade=Grade(par=261.5, luck=-5.5, points_lost=6.0, decisions=40, accuracy=95.77),
)


def scored(score, **changes):
    """Return the same game with another score, and a par from which its figures add up to it."""
    return replace(GAME, score=score, grade=replace(GAME.grade, par=score + 11.5), **changes)


MIXED = (
    GAME,
    scored(500, seed="helped", coached=True),
    scored(290, seed="other rules", rules="forced-joker", rolls_per_turn=5),
    scored(90, seed="fiend", dice_model="worst-of-3"),
    replace(GAME, seed="goal", goal="reach 300", score=333, grade=replace(GAME.grade, par=111.5, accuracy=None)),
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
        if isinstance(page, ListPage):
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
        model = table.lines
        return [
            [model.data(model.index(row, column)) for column in range(len(COLUMNS))] for row in range(model.rowCount())
        ]

    def columns(self):
        return [column for place, column in enumerate(COLUMNS) if not self.page.table.isColumnHidden(place)]

    def scores(self):
        return [line[2] for line in self.lines()]

    def choose(self, combo, text):
        combo.setCurrentIndex(combo.findText(text))
        combo.activated.emit(combo.currentIndex())
        self.settle()

    def press(self, button):
        assert button.isVisible()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        self.settle()


@pytest.fixture
def open_page(qtbot, tmp_path):
    """Return a function that opens the page beside a history with some games."""
    stores = []

    def open_one(*found, folder="home", boxes=False):
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
        session = GamesSession(store)
        if boxes:
            page = BoxesPage(store, window)
        else:
            page = ListPage(store, session, window, today=lambda: TODAY)
            session.changed.connect(page.show_change)
            session.came_back.connect(page.table.choose_all)
        store.loaded.connect(page.set_history)
        page.resize(1000, 640)
        stand_alone(page)
        return Beside(qtbot, store, session, page)

    yield open_one
    for store, _ in stores:
        store.end()


def facts(page):
    return {name.text(): figure.text() for name, figure in page.panel.facts.lines if name.text()}


def test_games_are_listed_newest_first_with_what_they_have_together(open_page):
    beside = open_page(*MIXED)
    assert beside.scores() == ["333", "90", "290", "500", "250"]
    assert beside.lines()[-1] == [*game_line(ListedGame(GAME, 6.0), GAME.kind)]
    assert beside.lines()[-2][-1] == games.help_mark()
    assert beside.page.summary.text() == "5 games, the newest first"
    assert beside.page.panel.together.text() == "These 5 games"
    assert facts(beside.page) == {
        "Best score": "500",
        "Average": "292.6",
        "Cost, last ten games\nfor points, fair dice": "6.0 a game",
        "Luck\nfor points, fair dice": "−5.5 a game",
        "With help": "1",
    }
    beside.choose(beside.page.filter.goal, "For points")
    beside.choose(beside.page.filter.dice, "Fair")
    assert facts(beside.page)["Luck"] == "−5.5 a game", "there are no others among them"


def test_what_is_as_usual_is_not_said_and_a_column_that_says_the_same_of_all_is_not_there(open_page):
    beside = open_page(*MIXED, replace(GAME, seed="another"))
    said = [line[1] for line in beside.lines()]
    assert said == ["", "Reach 300", "Fiend", "Yahtzee, forced joker, 5 rolls", "", ""]
    assert beside.columns() == [*COLUMNS]
    beside.choose(beside.page.filter.help, "With help")
    assert beside.columns() == [column for column in COLUMNS if column not in (GameColumn.GAME, GameColumn.HELP)]
    beside.press(beside.page.filter.everything)
    assert beside.columns() == [*COLUMNS]


def test_a_game_that_is_not_graded_is_listed_as_such(open_page):
    beside = open_page(replace(GAME, grade=None), finished("other"))
    assert beside.lines()[-1][2:] == ["250", "–", "not yet", "–", ""]
    assert facts(beside.page)["Not looked at yet by the coach"] == "1"


def test_what_cost_most_is_a_mark_and_beside_the_list(open_page, analyzer_of):
    entry = careless_entry(analyzer_of(DEFAULT_RULES), 7)
    beside = open_page(GAME)
    beside.store.change(lambda database: database.merge([entry]))
    beside.page.begin()
    beside.settle()
    table, panel = beside.page.table, beside.page.panel
    table.choose([line[2] for line in beside.lines()].index(str(entry.game.score)))
    beside.settle()
    costly = [one for one in entry.decisions if one.counts and one.verdict >= Verdict.INACCURACY]
    worst = max(costly, key=lambda one: one.points_lost)
    row = beside.lines()[table.currentIndex().row()]
    assert row[4].endswith(names.mark(max(one.verdict for one in entry.decisions if one.counts)))
    assert panel.score.text() == str(entry.game.score)
    counted = [one for one in entry.decisions if one.counts]
    best = sum(one.verdict is Verdict.BEST for one in counted)
    assert panel.best_choices.text() == f"{best} of {len(counted)} best"
    shown = costly_choices(entry.decisions)
    assert len(shown) == len(costly)
    assert shown[0].turn == worst.turn
    assert words_of(panel.costs).startswith(f"turn {worst.turn}: ")
    values = expected_scores(entry.game, entry.decisions)
    assert values[0] == entry.game.grade.par
    assert values[-1] == pytest.approx(entry.game.score, abs=0.2)
    assert panel.practise.text() == f"Practise these {len(costly)}"
    asked = []
    beside.page.practiseRequested.connect(asked.append)
    panel.practise.click()
    assert [game.key for game in asked] == [entry.game.key]
    beside.page.begun = lambda game: "Continue" if game.key == entry.game.key else ""
    beside.page.set_under_way(())
    assert panel.practise.text() == "Continue"


def words_of(picture):
    return QAccessible.queryAccessibleInterface(picture).text(QAccessible.Text.Description)


def test_without_room_for_it_the_list_is_there_alone(open_page):
    page = open_page(*MIXED).page
    assert not page.panel.isVisible()
    page.resize(1240, 700)
    assert page.panel.isVisible()


def test_games_behind_a_figure_are_left_until_the_chip_is_taken_off(open_page):
    beside = open_page(*MIXED)
    chip = beside.page.filter.chip
    assert not chip.isVisible()
    beside.page.filter.show_behind("Games with “Straights”", (GAME.key, MIXED[3].key))
    beside.settle()
    assert beside.scores() == ["90", "250"]
    assert chip.text() == "Games with “Straights” ×"
    beside.press(chip)
    assert len(beside.scores()) == 5
    assert not chip.isVisible()


def test_before_the_first_game_there_is_a_sentence_and_a_way_to_begin(open_page):
    page = open_page().page
    assert page.new_game.isVisible()
    for part in (page.filter, page.undo, page.filter.search, page.panel):
        assert not part.isVisible()


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
        ("help", "With help", ["500"]),
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
    with qtbot.waitSignal(beside.page.filter.filterRequested):
        qtbot.keyClicks(beside.page.filter.search, "fie")
    assert beside.page.filter.chosen == GameFilter(text="fie"), "once, when all is written"
    beside.settle()
    assert beside.scores() == ["90"]
    beside.page.filter.search.clear()
    beside.settle()
    assert len(beside.scores()) == 5
    qtbot.keyClick(beside.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert beside.page.focusWidget() is beside.page.filter.search


def test_headings_put_games_in_order(open_page, qtbot):
    beside = open_page(*MIXED)
    page, header = beside.page, beside.page.table.horizontalHeader()

    def heading(column):
        return page.table.lines.headerData(COLUMNS.index(column), Qt.Orientation.Horizontal)

    def click(column):
        place = header.sectionViewportPosition(COLUMNS.index(column)) + 20
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=header.rect().center().__class__(place, 10))
        beside.settle()

    assert heading(GameColumn.FINISHED) == "Finished ↓"
    click(GameColumn.SCORE)
    assert beside.scores() == ["500", "333", "290", "250", "90"]
    assert (heading(GameColumn.SCORE), page.summary.text()) == ("Score ↓", "5 games, the best first")
    click(GameColumn.SCORE)
    assert beside.scores() == ["90", "250", "290", "333", "500"]
    assert heading(GameColumn.SCORE) == "Score ↑"
    click(GameColumn.GAME)
    assert [line[1] for line in beside.lines()] == sorted((line[1] for line in beside.lines()), key=str.casefold)


def test_the_best_ten_are_ten_without_help_by_score_until_the_chip_is_taken_off(open_page):
    more = (scored(score, seed=f"more {score}") for score in range(200, 210))
    beside = open_page(*MIXED, *more)
    beside.page.resize(1240, 700)
    filter_bar = beside.page.filter
    assert filter_bar.chip.isHidden()
    beside.press(beside.page.panel.best)
    assert beside.scores() == ["333", "290", "250", "209", "208", "207", "206", "205", "204", "203"]
    assert (filter_bar.help.currentText(), filter_bar.chip.text()) == ("Without help", "The best ten ×")
    beside.press(filter_bar.chip)
    assert len(beside.scores()) == 14


@pytest.mark.parametrize("way", ["button", "enter", "double click", "menu"])
def test_a_game_can_be_looked_at(open_page, qtbot, monkeypatch, way):
    beside = open_page(*MIXED)
    table = beside.page.table
    table.setFocus()
    table.choose(2)
    place = table.visualRect(table.lines.index(2, 0)).center()
    if way == "button":
        beside.page.resize(1240, 700)
        qtbot.mouseClick(beside.page.panel.open, Qt.MouseButton.LeftButton)
    elif way == "enter":
        qtbot.keyClick(table, Qt.Key.Key_Return)
    elif way == "double click":
        for click in (qtbot.mouseClick, qtbot.mouseDClick):
            click(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    else:
        menu_action(monkeypatch, table, place, 0).trigger()
    assert beside.opened == [MIXED[2].key]


def press_delete(beside):
    beside.qtbot.keyClick(beside.page.table, Qt.Key.Key_Delete)
    beside.settle()


def menu_action(monkeypatch, table, place, number):
    """Return an entry of the menu of a line; opened, it would grab mouse and keyboard, which there are not here."""
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)
    table.customContextMenuRequested.emit(place)
    menu = next(menu for menu in table.window().findChildren(QMenu) if not isinstance(menu.parent(), QMenu))
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


@pytest.mark.parametrize("way", ["key", "menu"])
def test_games_are_deleted_and_come_back(open_page, qtbot, monkeypatch, way):
    asked = answer(monkeypatch, history_words.delete)
    beside = open_page(*MIXED)
    page, before = beside.page, beside.lines()
    page.table.setFocus()
    page.table.choose(1)
    page.table.choose(2, only=False)
    if way == "key":
        qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    else:
        place = page.table.visualRect(page.table.lines.index(1, 1)).center()
        menu_action(monkeypatch, page.table, place, 1).trigger()
    beside.settle()
    assert beside.scores() == ["333", "500", "250"]
    assert asked == [history_words.delete_question(2)]
    assert page.remark.text() == history_words.deleted(2)
    assert beside.lines()[page.table.currentIndex().row()][2] == "250", "the one at their place is chosen"
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
        press_delete(beside)
    assert beside.scores() == ["290", "500", "250"]

    def full_disk(*_):
        raise OSError("no room")

    with monkeypatch.context() as patched:
        patched.setattr("yahtzee_gui.library.database.LibraryFile.restore", full_disk)
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
    press_delete(beside)
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
    assert model.data(model.index(999, 2)) == "0"
    assert sum(map(len, asked)) <= 200
    beside.qtbot.keyClick(table, Qt.Key.Key_Home)
    assert table.currentIndex().row() == 0
    table.keyboardSearch("x")
    assert sum(map(len, asked)) <= 200


# ---- figures, and the boxes -----------------------------------------------------------------------------------------


def test_games_that_cannot_be_compared_have_no_average_together(open_page):
    yatzy = [replace(GAME, seed=f"yatzy {number}", rules="yatzy", score=180 + 20 * number) for number in range(2)]
    beside = open_page(*MIXED[:2], *yatzy)
    assert "Average" not in facts(beside.page)
    assert "Best score" not in facts(beside.page)
    beside.choose(beside.page.filter.rules, "Yatzy")
    assert (facts(beside.page)["Average"], facts(beside.page)["Best score"]) == ("190.0", "200")


def test_a_best_score_is_told_among_games_of_its_own_rules_only():
    yatzy = replace(GAME, seed="yatzy", rules="yatzy", score=180)
    history = history_of(GAME, yatzy)
    assert history.best_before(replace(yatzy, seed="next").key) == 180
    assert history.best_before(replace(GAME, seed="next").key) == GAME.score
    assert history.best_before(replace(GAME, seed="kniffel", rules="kniffel").key) is None


@pytest.mark.parametrize("goal", ["win", "reach 250"])
def test_a_match_or_a_goal_is_in_no_average_and_that_is_said(open_page, goal):
    beside = open_page(replace(GAME, goal=goal, coached=False), boxes=True)
    assert beside.page.message.text() == history_words.none_usual()


def test_games_are_shown_side_by_side_by_a_switch(open_page):
    beside = open_page(*real_games(3), boxes=True)
    page = beside.page
    beside.press(page.looks.buttons[BoxesLook.CARD])
    assert page.card.isVisible()
    assert not page.filter.isVisible()
    assert page.card.which.text().startswith("Card 1: games 1 to 5")
    beside.press(page.looks.buttons[BoxesLook.AVERAGES])
    assert page.table.isVisible()
    assert page.filter.isVisible()


def real_games(count):
    return [replace(FinishedGame.of(played_record(f"box {number}"), TIME), coached=False) for number in range(count)]


def test_boxes_are_held_against_perfect_play(open_page):
    found = real_games(3)
    beside = open_page(*found, *MIXED, boxes=True)
    page = beside.page
    filled = [played_record(f"box {number}").game.filled for number in range(3)]
    lines = [[page.table.item(row, column).text() for column in range(5)] for row in range(page.table.rowCount())]
    assert page.explained.text() == (
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
    page.resize(1240, 700)
    page.table.choose(1)
    beside.settle()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    reached = set()
    for _ in range(16):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        reached.add(page.focusWidget())
    bar = page.filter
    panel = page.panel
    wanted = {bar.search, bar.rules, bar.dice, bar.goal, bar.help, bar.time, page.table}
    assert wanted | {panel.more, panel.open, panel.again, panel.best, panel.progress} == reached


def test_everything_has_a_name(open_page):
    page = open_page(*MIXED).page
    bar = page.filter
    for part in (page.table, bar.search, bar.rules, bar.time, page.panel.more):
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
    for place, column in enumerate(COLUMNS):
        if not table.isColumnHidden(place) and column is not GameColumn.GAME:  # a tag is told whole by its hint
            assert table.sizeHintForColumn(place) <= table.columnWidth(place), column


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
    beside.page.table.choose(0)
    press_delete(beside)
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
        table.show_games(FoundGames(tuple(range(1, 25))))
        column = COLUMNS.index(GameColumn.FINISHED)
        table.lines.data(table.lines.index(0, column))
        table.lines.take({number: ListedGame(replace(GAME, finished_at=time)) for number, time in enumerate(times, 1)})
        assert table.lines.data(table.lines.index(21, column)) == games.finished_at(times[21])
        needed = max(table.sizeHintForIndex(table.lines.index(row, column)).width() for row in range(24))
        assert needed <= table.columnWidth(column)
    finally:
        QLocale.setDefault(before)


def test_a_goal_is_said_where_all_games_have_it_or_it_is_the_only_game(open_page):
    beside = open_page(replace(GAME, goal="reach 300"))
    assert [line[1] for line in beside.lines()] == ["Reach 300"]
    assert GameColumn.GAME in beside.columns()


def test_bars_are_shares_of_the_highest_cost_in_their_own_unit():
    chance = replace(GAME, goal="reach 300", grade=replace(GAME.grade, accuracy=None))
    highest = 40.0, 8.0
    assert share_of_bar(ListedGame(GAME, 10.0), highest) == 0.25
    assert share_of_bar(ListedGame(chance, 4.0), highest) == 0.5
    assert share_of_bar(ListedGame(GAME), highest) == 0.0


def test_a_game_that_comes_in_is_chosen(qtbot):
    table = GamesTable()
    qtbot.addWidget(table)
    table.show_games(FoundGames((2, 1)))
    table.choose(1)
    table.show_games(FoundGames((2,)))
    table.show_games(FoundGames((2, 1)))
    table.choose(1)
    table.show_games(FoundGames((1, 2)))
    assert table.chosen == (1,), "as it was"
    table.choose(1)
    table.show_games(FoundGames((3, 2, 1)))
    assert table.chosen == (3,)


def test_columns_say_what_they_are_and_an_assisted_game_what_made_it_so():
    record = replace(played_record("helped"), hinted=True)
    found = [FinishedGame.of(record, TIME), FinishedGame.of(played_record("alone"), TIME), replace(GAME, coached=True)]
    lines = GamesModel()
    lines.set_numbers((1, 2, 3))
    help_, tip = COLUMNS.index(GameColumn.HELP), Qt.ItemDataRole.ToolTipRole
    assert lines.data(lines.index(0, help_), tip) is None, "it has not come yet"
    lines.take(dict(enumerate(map(ListedGame, found), 1)))
    said = [lines.data(lines.index(row, help_), tip) for row in range(3)]
    assert said == [f"{games.with_help(help_in(record))}\n{glossary.with_help()}", "", glossary.with_help()]
    assert lines.data(lines.index(0, 0), tip) is None
    headings = [lines.headerData(column, Qt.Orientation.Horizontal, tip) for column in range(lines.columnCount())]
    assert (headings[3], *headings[-2:]) == (glossary.luck(), glossary.accuracy(), glossary.with_help())
    assert headings[0] is None
    assert glossary.entry(headings[4]) == glossary.cost()
    assert glossary.taken_back() in headings[4]


@pytest.mark.parametrize(
    ("grade", "taken_back", "said"),
    [
        ((254.6, -5.5, 6.1), 0, "254.6 par − 5.5 luck − 6.1 cost = 243"),
        ((254.64, -5.56, 6.06), 0, "254.6 par − 5.5 luck − 6.1 cost = 243"),
        ((254.6, -5.5, 9.2), 1, "254.6 par − 5.5 luck − 6.1 cost = 243\n9.2 at first: one was taken back"),
    ],
)
def test_the_figures_of_a_game_add_up_to_its_score_and_what_was_taken_back_is_a_remark(grade, taken_back, said):
    found = replace(GAME, score=243, grade=Grade(*grade, 40, 95.0))
    listed = ListedGame(found, 6.1, Verdict.BLUNDER, taken_back)
    assert adds_up(listed) == said
    assert game_line(listed, None)[2:5] == ("243", "−5.5", "6.1 ??")
    assert adds_up(ListedGame(replace(GAME, grade=None))) == ""
    lines = GamesModel()
    lines.set_numbers((1,))
    place = lines.index(0, COLUMNS.index(GameColumn.SCORE))
    assert not lines.data(place), "it is asked for"
    lines.take({1: listed})
    assert lines.data(place, Qt.ItemDataRole.ToolTipRole) == said


def test_a_chance_adds_up_to_whether_the_goal_was_met():
    grade = Grade(61.0, 10.0, 4.0, 40, None)
    missed, met = (replace(GAME, score=score, goal="reach 250", grade=grade) for score in (249, 250))
    assert adds_up(ListedGame(missed, 4.0)).split("\n")[0].endswith("= 0")
    assert adds_up(ListedGame(met, 4.0)).split("\n")[0].endswith("= 100")


def test_of_one_game_nothing_is_said_of_all_and_of_none_no_number(open_page):
    """Beside a single game stood its score as the best one and as the average; beside an empty list "These 0 games"."""
    beside = open_page(GAME)
    assert (beside.page.panel.together.text(), facts(beside.page)) == ("", {})
    assert [history_words.listed(number, GameOrder()) for number in (0, 1, 2)] == [
        "",
        "One game",
        "2 games, the newest first",
    ]


def test_the_panel_tells_what_was_taken_back_by_figure_and_by_choice(qtbot, analyzer_of):
    entry = careless_entry(analyzer_of(DEFAULT_RULES), 7)
    costly = max((one for one in entry.decisions if one.counts), key=lambda one: one.points_lost)
    decisions = [replace(one, stood=one.best, lost_as_played=0.0) if one is costly else one for one in entry.decisions]
    panel = GamePanel()
    qtbot.addWidget(panel)
    panel.show_game(entry.game, decisions)
    first = numbers.decimal(entry.game.grade.points_lost, 1)
    assert panel.rest.text().endswith(f"{first} at first: one was taken back")
    assert [row.was_taken_back for row in costly_choices(decisions)[:2]] == [True, False]
    assert panel.costs.accessibleDescription().count(", taken back") == 1
    panel.show_game(entry.game, entry.decisions)
    assert "taken back" not in panel.rest.text()


def test_the_panel_marks_a_best_choice_that_was_taken_back_for_a_worse_one(qtbot, analyzer_of):
    entry = careless_entry(analyzer_of(DEFAULT_RULES), 7)
    costly = max((one for one in entry.decisions if one.counts), key=lambda one: one.points_lost)
    first = {"first": costly.best, "points_lost": 0.0, "verdict": Verdict.BEST}
    decisions = [replace(one, **first) if one is costly else one for one in entry.decisions]
    assert costly_choices(decisions) == costly_choices(entry.decisions), "by what was played, and not struck out"
    panel = GamePanel()
    qtbot.addWidget(panel)
    panel.show_game(entry.game, entry.decisions)
    best = panel.best_choices.text()
    panel.show_game(entry.game, decisions)
    assert panel.best_choices.text() == best


def test_in_a_match_the_others_turns_are_a_part_of_the_sum():
    seats = (Place("Anna", 243, is_own=True), Place("Ben", 240, is_own=False))
    found = replace(GAME, score=243, goal="win", seats=seats, grade=Grade(50.0, 20.0, 4.0, 40, None))
    assert adds_up(ListedGame(found, 4.0)) == "50.0 par + 20.0 luck − 4.0 cost + 34.0 opponents = 100"


def test_what_was_deleted_last_is_still_told_on_a_new_page_as_long_as_it_can_come_back(qtbot, open_page):
    beside = open_page(GAME)
    page = beside.page
    page.table.choose(0)
    press_delete(beside)
    beside.settle()
    assert page.undo.isVisible()
    assert page.remark.text() == history_words.deleted(1)
    again = ListPage(beside.store, beside.session)
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
    press_delete(beside)
    assert beside.scores() == before[1:]
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    beside.settle()
    assert page.table.chosen == first
    assert page.focusWidget() is page.table
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    beside.settle()
    assert beside.scores() == before


def test_that_a_game_is_back_is_not_said_later(open_page, qtbot):
    beside = open_page(*MIXED)
    page = beside.page
    for _ in range(2):
        page.table.choose(0)
        press_delete(beside)
        beside.settle()
    page.undo.click()
    beside.settle()
    assert page.remark.text() == history_words.put_back(1)
    leave_it(beside)
    assert page.remark.text() == history_words.deleted(1), "that can still be undone"
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    beside.settle()
    assert page.remark.text() == history_words.put_back(1)
    leave_it(beside)
    assert page.remark.text() == ""


def leave_it(beside):
    """Leave the page and come back."""
    beside.page.hide()
    beside.page.show()


def test_the_order_of_the_list_is_kept_for_the_next_time(open_page, qtbot):
    beside = open_page(*MIXED)
    for _ in range(2):
        beside.page.table.orderRequested.emit(GameColumn.SCORE)
    again = ListPage(beside.store, beside.session)
    qtbot.addWidget(again)
    assert again.table.lines.headerData(2, Qt.Orientation.Horizontal) == "Score \u2191"


@pytest.mark.parametrize("key", [CONTROL, "Ctrl+Shift+Z"], ids=["Ctrl+Y", "Ctrl+Shift+Z"])
def test_what_came_back_can_be_deleted_again_by_key(open_page, qtbot, key):
    beside = open_page(*MIXED)
    page, before = beside.page, beside.scores()
    page.table.choose(1)
    press_delete(beside)
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
    press_delete(beside)
    left = beside.scores()
    press(Qt.Key.Key_Y)
    assert beside.scores() == left, "nothing came back since then"


def test_games_from_positions_and_imported_ones_are_in_no_average():
    found = FoundGames((1, 2, 3, 4), frozenset({GAME.kind}), best=210, total=400, begun=1, imported=1)
    assert history_words.facts(found) == [
        ("Best score", "210"),
        ("Average", "200.0"),
        ("Imported", "1"),
        ("From a set-up position", "1"),
    ]
    assert history_words.facts(FoundGames((1,), frozenset({GAME.kind}), begun=1)) == [("From a set-up position", "1")]
