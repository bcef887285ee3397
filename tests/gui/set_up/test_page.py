# SPDX-License-Identifier: MIT
from __future__ import annotations

import itertools
import json
from random import Random

import pytest
from gui_driver import seeded
from gui_layout import SMALLEST, let_layouts_settle, resize
from gui_screen import Screen
from match_samples import played
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox

from engine import api
from engine.analysis.verdicts import Measure
from engine.games import lines, notation
from engine.games.game import Game
from engine.games.goals import ReachGoal, WinGoal
from engine.games.match import Match, Seat, begin
from engine.games.record import Record
from engine.games.texts import PaperError, PaperFault
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DEMON, FAIR_DICE
from engine.rules.scoring import DEFAULT_RULES, rule_set, rule_set_as_data
from engine.strategies.goals import BeatGoal, goal_as_json
from yahtzee_gui.board.coach.why import Side
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.menu_words import Page, Place
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.set_up import words
from yahtzee_gui.set_up.draft import read_other
from yahtzee_gui.set_up.parts import Kind
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import goals

LINE = "free-joker fair 22452 r2 - 8 - - 15 18 - - 25 - - 50 20 +1"
KEYS = {"\t": Qt.Key.Key_Tab, "\n": Qt.Key.Key_Return, "\b": Qt.Key.Key_Backspace, "\x1b": Qt.Key.Key_Escape}


class Table:
    """Someone in front of the page, with a keyboard."""

    def __init__(self, player):
        self.player, self.window = player, player.window
        self.controller = player.session.controller
        self.window.dialogs.show(Page.SET_UP)

    @property
    def page(self):
        return self.window.dialogs.get(Page.SET_UP)

    def type(self, text):
        for letter in text:
            here = self.window.focusWidget()
            if letter in KEYS:
                QTest.keyClick(here, KEYS[letter])
            else:
                QTest.keyClicks(here, letter)

    def wait_for_values(self):
        self.player.wait(lambda: bool(self.page.coach.view.rows) and not self.page.set_up.is_waiting)


@pytest.fixture
def table(player):
    return Table(player)


def test_faces_are_typed_from_the_tabs_and_from_lists_but_not_from_a_field_of_text(table):
    table.window.dialogs.turn(Page.RULES_LAB)
    table.window.dialogs.frame.tabs.focus_chosen()
    table.window.dialogs.turn(Page.SET_UP)
    assert not table.page.isAncestorOf(table.window.focusWidget())
    table.type("66352")
    assert table.page.set_up.draft.dice == (6, 6, 3, 5, 2)
    assert table.page.tray.hasFocus()
    for place in (table.page.rules, table.page.coach.options, table.page.play):
        table.page.set_up.go_to_die(0)
        place.setFocus()
        table.type("4")
        assert table.page.set_up.draft.dice == (4, 6, 3, 5, 2)
        table.page.set_up.go_to_die(0)
        table.type("6")
    table.page.notes.setFocus()
    table.page.set_up.ahead.turn_to(CardFace.NOTES)
    table.page.notes.setFocus()
    table.type("123")
    assert table.page.notes.toPlainText() == "123"
    assert table.page.set_up.draft.dice == (6, 6, 3, 5, 2)


def test_a_seven_is_told_that_no_die_shows_it(table):
    table.type("27")
    assert table.page.told.text() == tray_words.no_such_face()
    assert table.page.tray._view.faces[0] == 2


def test_the_position_at_home_is_entered_by_keys_alone(table):
    table.type("22452\n\n8\n\n\n15\n18\n\n\n25\n\n\n50\n20\n1\n")
    assert table.page.line == LINE
    table.wait_for_values()
    best = table.page.coach.view.rows[0]
    assert best.option.keep == (2, 2, 2)
    assert table.page.scorecard.rows[15].points == "236"
    assert table.page.tray._view.title == "Turn 7 of 13"


def test_an_entry_that_cannot_be_says_why_below_it_and_the_list_empties(table):
    table.type("22452\n\n\n\n\n15\n")
    table.wait_for_values()
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Up)
    table.type("17")
    page = table.page
    assert page.scorecard.rows[4].is_wrong
    assert page.scorecard.rows[4].points == "17"
    assert page.bubble.isVisible()
    assert page.bubble.text() == "Fives can score 0, 5, 10, 15, 20 or 25. Esc puts the 15 back."
    writer = page.scorecard.table.writer
    assert page.bubble.y() > writer.mapTo(page, writer.rect().bottomLeft()).y()
    assert page.coach.view.rows == ()
    assert page.card.view.why.sentence == "Fives can score 0, 5, 10, 15, 20 or 25."
    assert not page.play.isEnabled()
    assert not page.copy.isEnabled()
    table.type("\x1b")
    assert page.scorecard.rows[4].points == "15"
    assert not page.bubble.isVisible()
    assert page.play.isEnabled()
    table.wait_for_values()


def test_nothing_is_ranked_before_five_faces_are_typed(table):
    assert [text for text in Screen(table.window).labels(table.page) if "five faces" in text] == [words.type_dice()]
    table.type("2245")
    assert table.page.coach.view.rows == ()
    assert table.page.tray._view.sentence == "1 die is still missing."
    assert table.page.card.view.why.sentence == "", "the tray says it, once"
    table.type("2")
    table.wait_for_values()
    table.type("6")
    assert table.page.coach.view.rows == ()


@pytest.mark.parametrize("goal", [{"beat": []}, {"beat": [{"strategy": "nobody"}]}, {"foo": 1}])
def test_a_pasted_line_for_a_goal_that_cannot_be_says_why_instead_of_leaving_it_out(table, goal):
    table.window.beside.clipboard.open(f"{LINE} goal={json.dumps(goal, separators=(',', ':'))}")
    assert table.page.text.isVisible()
    assert table.page.text.reason.text() != words.text_example()
    assert "22452" not in table.page.line


def test_a_pasted_line_for_a_score_as_json_opens_with_it(table):
    table.window.beside.clipboard.open(f'{LINE} goal={{"reach":300}}')
    assert table.page.set_up.draft.goal == ReachGoal(300)


def test_tab_goes_down_the_card_and_touches_no_dice(table):
    table.type("22452\t")
    assert table.page.scorecard.table.writer.hasFocus(), "the next digit belongs to Aces, not to a die"
    table.type("3\t6\t9\t")
    assert table.page.line.split()[2:7] == ["22452", "r2", "3", "6", "9"]
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    table.type("12")
    assert table.page.line.split()[4:7] == ["3", "6", "12"]


def test_a_wrong_entry_that_was_left_is_emptied_by_escape_and_the_page_stays(table):
    table.type("22452\n7\t")
    assert table.page.scorecard.rows[0].is_wrong
    assert not table.page.bubble.isVisible(), "it stands by the entry where the keyboard is, not over another"
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Up)
    assert table.page.bubble.isVisible()
    assert table.page.bubble.text() == "Aces can score 0 to 5."
    table.type("\x1b")
    assert table.window.dialogs.frame is not None
    assert table.page.scorecard.rows[0].points == ""


def test_escape_puts_the_dice_back_in_whose_place_others_are_typed(table):
    table.type("66431")
    table.wait_for_values()
    table.type("2")
    assert table.page.set_up.draft.dice == (2, None, None, None, None)
    assert table.page.tray._view.sentence == "4 dice are still missing."
    table.type("\x1b")
    assert table.page.line.split()[2] == "66431"
    table.type("22222\x1b")
    assert table.window.dialogs.frame is None


def test_clear_begins_with_fair_dice(open_player):
    player = open_player(game=seeded("abc", model=DEMON))
    table = Table(player)
    assert table.page.set_up.draft.dice_model == DEMON
    table.player.click(table.page.clear)
    assert table.page.set_up.draft.dice_model == FAIR_DICE


def test_the_game_is_untouched_until_play_from_here_which_one_undo_takes_back(open_player):
    player = open_player(game=seeded("abc"))
    player.click_roll()
    before = player.game
    table = Table(player)
    assert table.page.line.split()[2] == "".join(map(str, before.dice))
    table.type("66666\n5\n")
    assert player.game is before
    table.type("\b")
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Up)
    table.type("5")
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    player.wait(lambda: table.window.dialogs.frame is None)
    record = table.controller.record
    assert record.game.begins.dice == (6, 6, 6, 6, 6)
    assert record.game.filled == {Category.ACES: 5}
    assert record.is_coached
    player.undo()
    assert player.game == before


def test_the_others_of_a_match_come_with_it_and_the_list_waits_for_the_chance(open_player):
    player = open_player()
    seats = (
        Seat("You", Record(seeded("a"), goal=WinGoal()), ""),
        Seat("Greta", Record(seeded("b"), goal=None), "greedy"),
    )
    player.controller.open_record(Match(seats, linked=False))
    table = Table(player)
    assert table.page.set_up.draft.others == ("greedy: - - - - - - - - - - - - -",)
    assert table.page.others[0].isVisible(), "they are seen without a click"
    table.type("22345")
    assert table.page.card.view.why.sentence == goals.line_waits(Measure.CHANCE)
    assert table.page.coach.view.rows == ()


def test_what_was_typed_is_there_after_escape_after_a_match_and_after_a_start(table, open_player):
    """It was gone after a match."""
    table.type("66666\n\n5\x1b\x1b")
    assert table.window.dialogs.frame is None
    table.window.dialogs.show(Page.SET_UP)
    assert table.page.line.split()[2] == "66666", "nothing else was looked at"
    table.window.dialogs.leave()
    table.controller.new_game(own_dice=True)
    table.player.press_roll()
    table.window.dialogs.turn(Page.SET_UP)
    assert table.page.line.split()[2] == "66666", "a tab has what it was left with"


def test_the_last_ten_positions_come_back_by_a_click(table):
    for face in "123456123456":
        table.type(5 * face)
        table.page.clear.click()
    table.player.click(table.page.saved.kinds.buttons[Kind.RECENT])
    listed = table.page.saved.list
    assert listed.count() == 6, "each once"
    assert listed.item(0).text().startswith("Without a name, 6 6 6 6 6, turn 1")
    listed.itemClicked.emit(listed.item(1))
    assert table.page.line.split()[2] == "55555"
    table.type("\x1b")
    table.controller.new_game()
    table.player.press_roll()
    table.window.dialogs.show(Page.SET_UP)
    assert table.page.set_up.draft.dice == table.controller.game.dice, "a game that is news is set up"
    table.player.click(table.page.saved.kinds.buttons[Kind.RECENT])
    assert ", 5 5 5 5 5," in table.page.saved.list.item(0).text(), "and what was there is the first of the last ten"


def test_a_position_is_among_the_last_ten_once_others_are_typed_or_the_page_is_left(table):
    """The trial: nothing came there, as nobody cleared the card."""
    table.type("22452")
    table.type("33366")
    table.player.click(table.page.saved.kinds.buttons[Kind.RECENT])
    assert table.page.saved.list.item(0).text().split(", ")[1] == "2 2 4 5 2"
    table.player.window.dialogs.turn_to(Place.LEARN)
    table.player.window.dialogs.turn_to(Place.LAB)
    table.player.click(table.page.saved.kinds.buttons[Kind.RECENT])
    assert table.page.saved.list.item(0).text().split(", ")[1] == "3 3 3 6 6", "also where one went elsewhere"
    table.player.click(table.page.clear)
    table.type("12345")
    assert table.page.set_up.draft.dice == (1, 2, 3, 4, 5), "the keyboard is at the dice"


def test_the_coach_says_what_is_to_be_put_right_where_five_dice_are_there(table):
    assert table.page.card.view.why.sentence == ""
    table.type("\t\t5\t")
    assert table.page.scorecard.rows[1].is_wrong
    table.page.tray.setFocus()
    table.type("22452")
    assert table.page.card.view.why.sentence == "Twos can score 0, 2, 4, 6, 8 or 10."


def test_a_small_window_scrolls_to_the_entry_that_has_the_keyboard(table):
    table.window.resize(980, 600)
    table.window.dialogs.frame.page.setMinimumHeight(1100)  # as letters half as large again make it
    QApplication.processEvents()
    table.type("22452")
    for _ in range(14):
        table.type("\n")
        table.player.qtbot.wait(5)
        writer, seen = table.page.scorecard.table.writer, table.window.dialogs.frame.scrolled.viewport()
        if writer.hasFocus():
            place = QRect(writer.mapTo(seen, QPoint()), writer.size())
            assert seen.rect().contains(place), place


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.WARN, CoachMode.AFTER])
def test_a_look_at_ones_own_roll_says_that_it_counts_as_help_before_it_shows_anything(open_player, mode):
    """U in mid-game made it a game with help, without a word."""
    player = open_player(game=seeded("abc"), mode=mode)
    player.click_roll()
    table = Table(player)
    page, record = table.page, lambda: player.session.controller.record
    assert page.set_up.draft.dice == player.game.dice
    assert page.card.view.why.sentence == words.counts_as_help()
    page.set_up.ahead.turn_to(CardFace.FINAL_SCORE)
    assert page.card.view.final.bins == ()
    page.set_up.ahead.turn_to(None)
    QTest.qWait(50)
    assert (page.coach.view.rows, record().hinted) == ((), False)
    table.player.click(page.card.why.button)
    table.wait_for_values()
    assert record().hinted


def test_another_position_is_no_help_and_asks_nothing(open_player):
    player = open_player(game=seeded("abc"), mode=CoachMode.OFF)
    player.click_roll()
    player.window.dialogs.turn(Page.SET_UP)
    table = Table(player)
    table.page.clear.click()
    table.type("".join(str(7 - face) for face in player.game.dice))
    table.wait_for_values()
    assert not player.session.controller.record.hinted


def test_what_the_coach_shows_anyway_is_not_asked_about(open_player):
    player = open_player(game=seeded("abc"), mode=CoachMode.LIVE)
    player.click_roll()
    table = Table(player)
    table.wait_for_values()


def test_a_line_json_and_yatzy_solvers_notation_are_pasted(player):
    clipboard = player.window.beside.clipboard
    found = lines.read_line(LINE).position
    for text in (LINE, json.dumps({"dice": [2, 2, 4, 5, 2], "rolls_left": 2, "scores": {"twos": 8}})):
        QGuiApplication.clipboard().setText(text)
        clipboard.paste()
        page = player.window.dialogs.get(Page.SET_UP)
        assert page.line.split()[2] == "22452"
    assert found is not None
    clipboard.open("dice 1 3 3 5 6 | rolls 2 | upper 9 | filled threes,chance")
    assert page.line == "free-joker fair 13356 r2 - - 9 - - - - - - - - - 5"
    assert "chance" in page.told.text()


def test_what_cannot_be_pasted_is_kept_with_the_reason(player):
    clipboard = player.window.beside.clipboard
    clipboard.open("hello there, you")
    page = player.window.dialogs.get(Page.SET_UP)
    assert page.text.isVisible()
    assert page.text.field.toPlainText() == "hello there, you"
    assert page.text.reason.text() == words.unknown_text()
    clipboard.open(LINE.replace("22452", "22459"))
    assert "dice" in page.text.reason.text()
    page.text.field.setPlainText(LINE)
    player.click(page.text.open)
    assert (page.line, page.card.isVisible()) == (LINE, True)


PAPER = """25566>66 346>666 62 sixes
13335>333 26 three of a kind"""


def test_a_game_from_paper_is_typed_put_right_and_opened(player):
    player.window.dialogs.show(Page.SET_UP)
    page = player.window.dialogs.get(Page.SET_UP)
    player.click(page.saved.type)
    page.text.field.setPlainText(PAPER.replace("26", "263"))
    player.click(page.text.open)
    assert page.text.reason.text() == "Line 2: 2 dice are rolled here, not 263."
    assert page.text.field.textCursor().selectedText() == "263", "it is said at its place"
    page.text.field.setPlainText(PAPER)
    player.click(page.text.open)
    assert player.window.dialogs.frame is None
    assert player.game.filled == {Category.SIXES: 24, Category.THREE_OF_A_KIND: 17}
    assert player.controller.record.is_coached, "as if it had been imported"


def test_a_game_from_paper_is_known_when_it_is_pasted_and_can_have_several_players(player):
    QGuiApplication.clipboard().setText("Anna: 66662>6666 6 sixes\nBen: 11111 yahtzee\nAnna: 12345 large straight")
    QTest.keyClick(player.window.focusWidget(), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    match = player.controller.match
    assert [(seat.name, len(seat.game.filled)) for seat in match.seats] == [("Anna", 2), ("Ben", 1)]


@pytest.mark.parametrize("kind", PaperFault)
def test_each_fault_of_a_game_from_paper_has_its_sentence(kind):
    said = words.paper_fault(PaperError(kind, 3, "abc", count=7, dice="12345"))
    assert said.startswith("Line 3: ")
    assert "{" not in said


def test_a_game_is_pasted_and_copied(open_player):
    player = open_player(game=seeded("abc"))
    player.play_to_end()
    clipboard, controller = player.window.beside.clipboard, player.session.controller
    over = controller.record
    clipboard.copy_line()
    line = QGuiApplication.clipboard().text()
    assert lines.read_line(line).game.game == over.game
    clipboard.copy_json()
    assert notation.loads(QGuiApplication.clipboard().text()).game == over.game
    clipboard.open(line)
    assert controller.record.game == over.game
    assert controller.record is not over
    assert controller.record.finished_elsewhere


def test_of_a_match_it_is_said_whose_game_is_copied(player):
    """One card of several came without a name."""
    clipboard, told = player.window.beside.clipboard, []
    clipboard.told.connect(told.append)
    for you, whose in (("You", "Your card"), ("Ada", "Ada's card")):
        match = played(begin([(you, ""), ("Greta", "greedy")], DEFAULT_RULES, "whose"), Random(1), 10_000)
        clipboard.copy_game(match)
        assert lines.read_line(QGuiApplication.clipboard().text()).game.game == match.seats[0].game
        assert told.pop() == f"{whose}: {words.copied()}"


def test_a_game_that_could_not_be_kept_is_not_pasted(player):
    clipboard, page = player.window.beside.clipboard, lambda: player.window.dialogs.get(Page.SET_UP)
    before = player.controller.record
    clipboard.open(notation.dumps(Record(Game("x" * 201))))
    assert page().text.reason.text() == words.cannot_be_opened("“seed” has more than 200 characters")
    clipboard.open(notation.dumps(Record(Game("x" * 4_000_000))))
    assert page().text.reason.text() == words.cannot_be_opened("it's too large for a game")
    assert player.controller.record is before
    clipboard.open(notation.dumps(Record(Game("x" * 200))))
    assert player.game.seed == "x" * 200


def test_the_page_is_copied_as_a_line_and_as_a_picture_that_says_it(table):
    clipboard = table.window.beside.clipboard
    clipboard.open(LINE)
    clipboard.copy_line()
    assert QGuiApplication.clipboard().text() == LINE
    assert table.window.menus.item("copy_picture").isEnabled()
    table.window.menus.item("copy_picture").trigger()
    assert QGuiApplication.clipboard().image().width() > 500
    assert table.window._picture().text("Description") == LINE


def test_the_moment_looked_back_at_is_set_up(open_player):
    player = open_player(game=seeded("abc"), mode=CoachMode.AFTER)
    player.play_turn()
    player.settle()
    player.session.controller.review_cursor.view_step(-1)
    viewed = player.session.controller.scene().viewed
    table = Table(player)
    assert lines.read_line(table.page.line).position == viewed.before.position


def test_ctrl_v_opens_a_position_from_the_table_from_the_page_and_from_a_lesson(player):
    window = player.window
    for face, place in zip("123", (None, Page.SET_UP, Page.LESSONS), strict=True):
        if place is not None:
            window.dialogs.show(place)
        QGuiApplication.clipboard().setText(LINE.replace("22452", 5 * face))
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert window.dialogs.get(Page.SET_UP).line.split()[2] == 5 * face
        window.dialogs.leave()


def test_a_game_begins_from_the_moment_on_the_table(open_player):
    player = open_player(game=seeded("abc"))
    player.play_turn()
    player.click_roll()
    before, clipboard = player.game, player.window.beside.clipboard
    clipboard.play_from_here()
    assert player.game.begins == before.position
    assert player.game.events == ()
    assert player.session.controller.record.is_coached
    player.click_roll()
    assert player.game.begins == before.position
    player.undo()
    player.undo()
    assert player.game == before


def test_the_table_is_copied_as_a_line(player):
    clipboard = player.window.beside.clipboard
    clipboard.copy_line()
    assert lines.read_line(QGuiApplication.clipboard().text()).position.dice == ()
    player.click_roll()
    clipboard.copy_line()
    assert lines.read_line(QGuiApplication.clipboard().text()).position == player.game.position


# ---- others to beat ----

LATE = "free-joker fair 22452 r2 - 8 9 12 15 18 - 20 25 30 0 0 20"


def test_others_are_typed_and_the_coach_goes_for_winning(table):
    page = table.page
    page.text.opened.emit(LATE)
    table.wait_for_values()
    before = page.coach.view.rows
    page.more.setChecked(True)
    page.others[0].setFocus()
    QTest.keyClicks(page.others[0], "190")
    assert (page.coach.view.rows, page.card.view.why.sentence) == ((), goals.line_waits(Measure.CHANCE))
    table.player.wait(lambda: page.coach.view.measure is Measure.CHANCE)
    goal = BeatGoal((read_other("190", DEFAULT_RULES).opponent,))
    best = api.advise(lines.read_line(LATE).position, goal=goal).best
    row = page.coach.view.rows[0]
    assert row.option.value == pytest.approx(best.value)
    assert (row.option.keep, row.option.category) == (best.keep, best.category)
    assert row.value != before[0].value
    assert lines.read_line(page.line).goal == goal_as_json(goal)
    assert not page.goal.aims.isEnabled()
    assert page.goal.aims.currentText() == new_game_words.to_win()
    assert page.coach.status.text() != words.perfect_others()
    QTest.keyClicks(page.others[1], "- - 9 12 15 18 20 25 25 30 40 50 20")
    table.player.wait(lambda: page.coach.status.text() == words.perfect_others())
    page.set_up.ahead.turn_to(CardFace.FINAL_SCORE)
    table.player.wait(lambda: bool(page.card.view.final and page.card.view.final.bins))
    for field in reversed(page.others[:2]):
        field.clear()
        field.textEdited.emit("")
    assert page.goal.aims.currentText() == new_game_words.points()


def test_a_card_of_an_opponent_is_written_on_like_ones_own(table):
    page = table.page
    page.text.opened.emit(LATE)
    page.more.setChecked(True)
    table.player.click(page.seats[0])
    assert page.scorecard.table.writer.hasFocus()
    table.type("3\n\n9\n7")
    assert page.others[0].text() == "3 - 9 7 - - - - - - - - -"
    assert page.bubble.text().startswith("Fours can score")
    assert page.bubble.isVisible()
    assert not page.play.isEnabled()
    table.type("\b8")
    assert page.scorecard.rows[-1].points == "20"
    QTest.keyClick(page.tray, Qt.Key.Key_O)
    assert page.scorecard.rows[1].points == "8", "one's own card again"
    table.player.click(page.seats[1])
    page.others[1].setFocus()
    QTest.keyClicks(page.others[1], "212")
    assert page.scorecard.rows[-1].points == "212"
    assert [one.total for one in page.set_up.judged.others.values()] == [None, 212]


def test_whose_card_is_written_on_is_seen_at_its_button(table):
    page = table.page
    page.text.opened.emit(LATE)
    page.more.setChecked(True)
    table.player.click(page.seats[0])
    QTest.keyClicks(page.scorecard.table.writer, "3\t")
    grounds = [button.grab().toImage().pixelColor(8, 8) for button in (page.yours, page.seats[0])]
    assert grounds == [theme().q("card"), theme().q("selection")]


def test_an_opponent_who_cannot_be_says_why_below_the_field(table):
    page = table.page
    page.text.opened.emit(LATE)
    page.more.setChecked(True)
    page.others[0].setFocus()
    QTest.keyClicks(page.others[0], "4")
    table.player.wait(page.bubble.isVisible)
    assert page.bubble.text() == "No game can end with that total."
    assert not page.play.isEnabled()
    QTest.keyClicks(page.others[0], "00 ")
    table.player.wait(lambda: not page.bubble.isVisible())
    assert page.play.isEnabled()


def test_a_line_with_others_comes_back_as_it_was_typed(player):
    goal = {"beat": [{"strategy": "optimal", "scores": {"threes": 9, "fours": 12}, "yahtzee_bonuses": 0}]}
    text = lines.position_line(lines.read_line(LATE).position, goal)
    player.window.beside.clipboard.open(text)
    page = player.window.dialogs.get(Page.SET_UP)
    assert page.others[0].text() == "- - 9 12 - - - - - - - - -"
    assert page.line == text


def test_a_game_against_those_who_are_done_is_played_to_pass_the_best_of_them(table):
    table.page.text.opened.emit(LATE)
    for seat, text in enumerate(("190", "212"), 1):
        table.page.others[seat - 1].textEdited.emit(text)
    table.player.click(table.page.play)
    assert table.controller.record.goal == ReachGoal(213)


def test_a_fridays_position_with_two_in_mid_game_is_played_on_as_a_match(table):
    page = table.page
    page.text.opened.emit("free-joker fair 22452 r2 - 8 9 12 15 - - 20 25 - 0 0 20")
    page.others[0].textEdited.emit("3 6 - 12 15 18 - 20 25 30 - - 21")
    page.others[1].textEdited.emit("greedy: 3 6 - 12 15 18 - 20 25 - - - 21")
    assert not page.set_up.can_play, "the second one has missed a turn"
    page.others[1].textEdited.emit("greedy: 3 6 - 12 15 18 - 20 25 30 - - 21")
    table.player.click(page.play)
    match = table.controller.match
    assert [(seat.turns, seat.strategy) for seat in match.seats] == [(9, ""), (9, "optimal"), (9, "greedy")]
    assert match.to_move == match.person == 0
    assert match.record.game.dice == (2, 2, 4, 5, 2)
    assert match.record.goal == WinGoal()


# ---- the coach's card ----


def test_the_keys_of_the_table_turn_the_card(table):
    page, face = table.page, lambda: table.page.card.face
    page.text.opened.emit(LINE)
    table.wait_for_values()
    table.player.wait(lambda: bool(page.card.view.why.parts))
    for key, expected in (("w", CardFace.THIS_TURN), ("e", CardFace.FINAL_SCORE), ("e", CardFace.WHY)):
        table.type(key)
        assert face() is expected
    table.type("t")
    assert page.card.why.side is Side.PARTS
    table.type("t\n")
    writer = page.scorecard.table.writer
    assert writer.hasFocus()
    QTest.keyClick(writer, Qt.Key.Key_E)
    assert (face(), writer.text()) == (CardFace.FINAL_SCORE, ""), "a letter is nothing to be written in a box"
    table.player.wait(lambda: bool(page.card.view.final and page.card.view.final.bins))
    best = page.set_up.scene().explained[0]
    page.set_up.review_cursor.compare_against(page.coach.view.rows[3].option)
    assert page.set_up.scene().against is page.coach.view.rows[3].option is not best


def test_a_peek_lasts_as_long_as_its_key_and_other_keys_leave_alone_what_is_explained(table):
    page = table.page
    page.text.opened.emit(LINE)
    table.wait_for_values()
    cursor, explained = page.set_up.review_cursor, lambda: page.set_up.scene().explained[0]
    third, other = page.coach.view.rows[2].option, page.coach.view.rows[3].option
    cursor.compare_against(other)
    cursor.select(third)
    QTest.keyClick(page.tray, Qt.Key.Key_Shift)
    assert explained() is third
    QTest.keyPress(page.tray, Qt.Key.Key_V)
    assert explained() is other
    QTest.keyRelease(page.tray, Qt.Key.Key_V)
    assert explained() is third
    QTest.keyPress(page.tray, Qt.Key.Key_V)
    QApplication.sendEvent(page.window(), QEvent(QEvent.Type.WindowDeactivate))
    assert explained() is third, "the window is left, and hears no more of the key"


def test_what_would_change_it_is_found(table):
    """The panel stayed empty for ever."""
    page = table.page
    page.text.opened.emit("free-joker fair 22452 r1 - 8 9 12 15 18 - 20 25 30 0 0 -")
    table.wait_for_values()
    table.player.wait(lambda: page.card.view.why.has_changes)
    table.player.click(page.card.why.what_if)
    table.player.wait(lambda: bool(page.card.why.changes.heading.pieces) and page.set_up.changes.state.is_around)
    assert page.set_up.changes.state.analysis.position == page.set_up.position


def test_a_finished_card_answers(table):
    """It only said that the game is over."""
    table.type("\t" + "\t".join(["3", "6", "9", "12", "15", "18", "22", "0", "25", "30", "40", "50", "21"]))
    page = table.page
    said = page.card.view.why
    assert said.sentence.startswith("A finished card: 286 points. Better than 81 % of a perfect player")
    assert len(said.parts) == len(CATEGORIES)
    assert {row.name: (row.points, row.number) for row in said.parts}["Four of a kind"] == (-13.1, "0\u2009·\u200913.1")
    library = table.player.session.services.library
    table.player.wait(lambda: library.figures is not None)
    table.player.click(page.card.why.button)
    table.player.wait(lambda: [game.score for game in library.figures.latest if game.is_card] == [286])
    table.type("\b\b0\t")
    QTest.keyClick(page.scorecard.table.writer, Qt.Key.Key_Up)
    assert not page.play.isEnabled()


def test_notes_are_kept_with_a_saved_position_and_are_its_name(table):
    page = table.page
    page.text.opened.emit(LINE)
    table.player.click(page.saved.save)
    assert page.card.face is CardFace.NOTES
    table.type("The one at home")
    assert page.saved.list.item(0).text() == "The one at home, 2 2 4 5 2, turn 7"
    table.player.click(page.clear)
    assert page.notes.toPlainText() == ""
    page.saved.list.itemClicked.emit(page.saved.list.item(0))
    assert (page.line, page.notes.toPlainText()) == (LINE, "The one at home")
    table.player.click(page.saved.save)
    assert page.saved.list.count() == 0


# ---- dice of one's own ----


def test_a_game_from_here_is_played_with_dice_of_ones_own(table):
    table.page.text.opened.emit(LATE)
    table.page.dice_models.setCurrentIndex(table.page.dice_models.findData("own"))
    table.page.dice_models.activated.emit(table.page.dice_models.currentIndex())
    assert table.page.set_up.draft.own_dice
    table.player.click(table.page.play)
    record = table.controller.record
    assert record.own_dice
    assert record.game.begins == lines.read_line(LATE).position
    table.controller.keep((2, 2, 2))
    table.controller.roll()
    table.type("66")
    assert sorted(table.controller.game.dice) == [2, 2, 2, 6, 6]
    assert table.controller.game.has_typed_dice


def test_from_a_game_with_dice_of_ones_own_one_plays_on_with_them(player):
    player.session.controller.new_game(own_dice=True)
    player.window.beside.clipboard.play_from_here()
    assert player.session.controller.record.own_dice
    player.window.dialogs.show(Page.SET_UP)
    assert player.window.dialogs.get(Page.SET_UP).set_up.draft.own_dice


def test_enter_after_the_card_comes_to_which_roll_it_is(table):
    table.type("22452\n" + "\n" * len(CATEGORIES) + "\n")
    rolls = list(table.page.rolls.buttons.values())
    assert table.window.focusWidget() in rolls
    table.wait_for_values()
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Right)
    assert table.page.set_up.draft.rolls_left == 1


# ---- rules of one's own ----


def test_own_rules_that_are_removed_are_offered_no_more_but_those_that_are_set_up(table):
    kniffel = rule_set_as_data(rule_set("kniffel"))
    mine, other = (rule_set(kniffel | {"name": name, "upper_bonus": 30}) for name in ("Mine", "Other"))
    page = table.page
    before = [page.rules.itemText(place) for place in range(page.rules.count())]
    page.offer_own([mine, other])
    assert page.rules.count() == len(before) + 2
    page.rules.setCurrentIndex(page.rules.findText("Mine"))
    page.rules.activated.emit(page.rules.currentIndex())
    assert page.set_up.draft.rules == mine
    page.offer_own([])
    assert (page.rules.currentText(), page.rules.count()) == ("Mine", len(before) + 1)
    page.rules.setCurrentIndex(0)
    page.rules.activated.emit(0)
    assert [page.rules.itemText(place) for place in range(page.rules.count())] == before


# ---- by mouse alone ----


def click_line(table, row):
    """Click a line of the card."""
    line = table.page.scorecard.table.line_rect(row)
    table.player.click(table.page.scorecard.table.viewport(), line.center().toPoint())


def test_the_position_at_home_is_entered_by_mouse_alone(table):
    page = table.page
    for face in (2, 2, 4, 5, 2):
        table.player.click(page.tray.faces.buttons[face - 1])
    for row, points in ((1, "8"), (4, "15"), (5, "18"), (9, "25"), (12, "50"), (13, "20"), (14, "100")):
        click_line(table, row)
        assert page.points.isVisible(), row
        table.player.click(page.points.buttons[points])
        assert not page.points.isVisible()
    assert page.line == LINE


def test_points_are_offered_for_a_clicked_box_until_something_is_typed_or_escape(table):
    page = table.page
    click_line(table, 5)
    assert list(page.points.buttons) == ["", "0", "6", "12", "18", "24", "30"]
    assert page.scorecard.table.writer.hasFocus()
    table.type("18")
    assert not page.points.isVisible()
    table.player.click(page.scorecard.table.writer)
    assert page.points.buttons["18"].property("primary") == "true"
    table.type("\x1b")
    assert not page.points.isVisible()
    assert page.scorecard.rows[5].points == "", "as it was when the keyboard came there"
    click_line(table, 5)
    table.type("\x1b")
    assert not page.points.isVisible()
    assert table.window.dialogs.frame is not None
    click_line(table, 14)
    assert not page.points.isVisible(), "without a Yahtzee there is nothing to choose"


def test_points_of_other_games_are_those_of_their_boxes(table):
    page = table.page
    page.set_up.change(page.set_up.draft.played_with(rule_set("yatzy"), FAIR_DICE, None))
    click_line(table, 7)
    assert list(table.page.points.buttons) == ["", "0", "2", "4", "6", "8", "10", "12"]
    table.player.click(table.page.points.buttons["8"])
    table.player.click(table.page.scorecard.table.writer)
    table.player.click(table.page.points.buttons[""])
    assert table.page.scorecard.rows[7].points == ""


def test_there_is_one_cursor_on_the_dice_or_on_the_card(table):
    def marked():
        return [place for place, die in enumerate(table.page.tray.dice) if die.has_cursor]

    assert marked() == [0]
    table.type("22452")
    assert marked() == [4]
    table.type("\n")
    assert table.page.scorecard.table.writer.hasFocus()
    assert marked() == []
    table.type("3")
    assert marked() == []
    table.page.tray.setFocus()
    assert marked() == [4]


def test_the_whole_page_has_room_on_a_laptop_at_150_per_cent(table):
    """Dice, coach and total are seen together."""
    table.window.resize(1058, 629)
    assert table.page.minimumSizeHint().height() <= 629 - 72  # menus, title and way back


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_what_can_be_chosen_is_whole_in_a_narrow_window(open_player, qapp, language):
    languages.install(qapp, language, ())
    try:
        table = Table(open_player())
        resize(table.player, SMALLEST)
        let_layouts_settle()
        page = table.page
        left = [button.geometry() for button in page.rolls.buttons.values() if button.isVisible()]
        assert all(one.right() < other.left() for one, other in itertools.pairwise(left))
        assert page.rolls.rect().contains(left[-1])
        assert page.tray.rect().contains(page.rolls.mapTo(page.tray, page.rolls.rect().bottomRight()))
        field = page.rules.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option_of(page.rules), QStyle.SubControl.SC_ComboBoxEditField, page.rules
        )
        assert page.rules.fontMetrics().horizontalAdvance(page.rules.currentText()) <= field.width()
    finally:
        languages.install(qapp, "en", ())


def option_of(combo):
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    return option
