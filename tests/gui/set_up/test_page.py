# SPDX-License-Identifier: MIT
from __future__ import annotations

import json

import pytest
from gui_driver import seeded
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import api
from engine.analysis.verdicts import Measure
from engine.games import lines, notation
from engine.games.game import Game
from engine.games.goals import ReachGoal, WinGoal
from engine.games.match import Match, Seat
from engine.games.position import check_scorecard
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice_models import DEMON, FAIR_DICE
from engine.rules.scoring import DEFAULT_RULES, points_so_far, rule_set, rule_set_as_data
from engine.strategies.goals import BeatGoal, goal_as_json
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.set_up import words
from yahtzee_gui.set_up.others import OthersFault, others_as_text, read_others
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
        self.player.wait(lambda: bool(self.page.coach.view.rows) and not self.page.view.why.remark)


@pytest.fixture
def table(player):
    return Table(player)


def test_a_seven_is_told_that_no_die_shows_it(table):
    table.type("27")
    assert table.page.told.text() == tray_words.no_such_face()
    assert table.page.view.tray.faces[0] == 2


def test_the_position_at_home_is_entered_by_keys_alone(table):
    table.type("22452\n\n8\n\n\n15\n18\n\n\n25\n\n\n50\n20\n1\n")
    assert table.page.view.line == LINE
    assert table.page.line.text() == LINE
    table.wait_for_values()
    best = table.page.coach.view.rows[0]
    assert best.option.keep == (2, 2, 2)
    assert table.page.scorecard.rows[15].points == "236"
    assert table.page.view.tray.title == "Turn 7 of 13"


def test_an_entry_that_cannot_be_says_why_and_escape_puts_back_what_stood_there(table):
    table.type("22452\n\n\n\n\n15\n")
    table.wait_for_values()
    values = table.page.coach.view.rows
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Up)
    table.type("17")
    page = table.page
    assert page.scorecard.rows[4].is_wrong
    assert page.scorecard.rows[4].points == "17"
    assert page.bubble.isVisible()
    assert page.bubble.text() == "Fives can score 0, 5, 10, 15, 20 or 25. Esc puts the 15 back."
    assert page.coach.view.heading == "Figures from before you typed “17”"
    assert page.view.why.remark == "", "it is said once"
    assert page.coach.view.rows == values
    assert not page.play.isEnabled()
    assert page.told.text() == "Fives can score 0, 5, 10, 15, 20 or 25."  # beside the buttons that are disabled
    assert page.coach.fades
    die = page.tray.dice[0]
    assert not page.bubble.geometry().intersects(QRect(die.mapTo(page, QPoint()), die.size()))
    table.type("\x1b")
    assert page.scorecard.rows[4].points == "15"
    assert not page.bubble.isVisible()
    assert page.play.isEnabled()
    assert page.told.text() == words.how()
    assert not page.coach.fades


def test_figures_of_the_first_digit_are_not_said_to_be_from_before_the_entry(table):
    """Of "19" for Aces the "1" could be: its figures stood under "from before you typed 19"."""
    table.type("22452\n1")
    table.wait_for_values()
    values = table.page.coach.view.rows
    table.type("9")
    assert table.page.scorecard.rows[0].is_wrong
    assert table.page.coach.view.rows == values
    assert table.page.coach.view.heading == "Figures from before the last change"


def test_tab_goes_down_the_card_and_touches_no_dice(table):
    table.type("22452\t")
    assert table.page.scorecard.table.writer.hasFocus(), "the next digit belongs to Aces, not to a die"
    table.type("3\t6\t9\t")
    assert table.page.view.line.split()[2:7] == ["22452", "r2", "3", "6", "9"]
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    table.type("12")
    assert table.page.view.line.split()[4:7] == ["3", "6", "12"]


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
    assert table.page.view.draft.dice == (2, None, None, None, None)
    assert table.page.coach.view.heading == "Figures from before the last change"
    assert table.page.told.text() == "4 dice are still missing."
    table.type("\x1b")
    assert table.page.view.line.split()[2] == "66431"
    table.type("22222\x1b")
    assert table.window.dialogs.frame is None


def test_clear_begins_with_fair_dice(open_player):
    player = open_player(game=seeded("abc", model=DEMON))
    table = Table(player)
    assert table.page.view.draft.dice_model == DEMON
    table.player.click(table.page.clear)
    assert table.page.view.draft.dice_model == FAIR_DICE


def test_the_game_is_untouched_until_play_from_here_which_one_undo_takes_back(open_player):
    player = open_player(game=seeded("abc"))
    player.click_roll()
    before = player.game
    table = Table(player)
    assert table.page.view.line.split()[2] == "".join(map(str, before.dice))
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
    table.window.dialogs.show(Page.SET_UP)
    assert table.page.view.line.split()[2] == "66666", "what was typed is as it was left"
    assert table.page.scorecard.rows[0].points == "5"


def test_a_match_says_that_its_totals_were_taken(open_player):
    player = open_player()
    seats = (
        Seat("You", Record(seeded("a"), goal=WinGoal()), ""),
        Seat("Greta", Record(seeded("b"), goal=None), "greedy"),
    )
    player.controller.open_record(Match(seats, linked=False))
    table = Table(player)
    assert table.page.view.draft.others
    assert table.page.told.text() == words.others_of_match()
    assert table.page.view.why.sentence == words.waiting()
    table.type("22345")
    assert table.page.view.why.sentence == words.solving()
    table.page.others.textEdited.emit("")
    assert table.page.told.text() != words.others_of_match()


def test_leaving_keeps_the_draft(table):
    table.type("66666")
    table.type("\x1b")
    assert table.window.dialogs.frame is None
    table.window.dialogs.show(Page.SET_UP)
    assert table.page.view.line.split()[2] == "66666"
    table.player.click(table.page.start_over)
    assert table.page.view.line.split()[2] == "-"


def test_a_draft_stays_with_the_game_that_it_was_written_beside(table):
    """The trials: a position came back in another game, long after it had been set up, a broken one too."""
    table.type("22452\n\n5\t")
    assert table.page.view.why_not
    table.type("\x1b")
    table.window.dialogs.show(Page.SET_UP)
    assert table.page.scorecard.rows[1].points == "5", "it is still to be put right"
    table.type("\x1b")
    table.player.press_roll()
    table.controller.new_game(own_dice=True)
    table.window.dialogs.show(Page.SET_UP)
    assert table.page.scorecard.rows[1].points == ""
    assert table.page.view.line.split()[2] == "-", "that game has no dice yet"
    assert table.page.view.draft.own_dice
    table.type("66666\x1b")
    table.controller.new_game(dice_model=DEMON)
    table.window.dialogs.show(Page.SET_UP)
    assert table.page.view.line.split()[1:3] == ["demon", "-"]
    table.type("\x1b")
    for dice, points in (("66666", ""), ("22452", "5")):
        table.controller.undo()
        table.window.dialogs.show(Page.SET_UP)
        assert table.page.view.draft.dice == tuple(map(int, dice)), "in its own game it stays as it was left"
        assert table.page.scorecard.rows[1].points == points
        table.type("\x1b")


@pytest.mark.parametrize("way", ["button", "menu"])
def test_a_draft_stays_in_the_game_played_from_it_and_after_its_undo(table, way):
    table.type("66666")
    if way == "button":
        table.player.click(table.page.play)
    else:
        table.window.beside.clipboard.play_from_here()
    assert table.controller.game.dice == (6,) * 5
    table.player.press_roll()
    for _ in range(2):
        table.window.dialogs.show(Page.SET_UP)
        assert table.page.view.line.split()[2] == "66666"
        table.type("\x1b")
        while table.controller.game.begins is not None:
            table.controller.undo()


def test_what_is_pasted_belongs_to_the_game_on_the_table(table):
    table.type("66666\x1b")
    table.controller.new_game()
    table.window.beside.clipboard.open(LINE)
    assert table.page.view.line == LINE
    table.type("\x1b")
    table.controller.new_game()
    table.window.beside.clipboard.open("no position")
    assert table.page.view.line.split()[2] == "-"
    assert table.page.view.remark


def test_the_coach_says_what_is_to_be_put_right_where_five_dice_are_there(table):
    assert table.page.view.why.sentence == words.waiting()
    table.type("\t\t5\t")
    assert table.page.scorecard.rows[1].is_wrong
    assert table.page.view.why.sentence == words.waiting(), "dice are missing, too"
    table.page.tray.setFocus()
    table.type("22452")
    assert table.page.view.why.sentence == "Twos can score 0, 2, 4, 6, 8 or 10."


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


def test_setting_up_the_decision_in_play_is_a_hint(open_player):
    player = open_player(game=seeded("abc"), mode=CoachMode.OFF)
    player.click_roll()
    assert not player.session.controller.record.hinted
    table = Table(player)
    table.wait_for_values()
    assert player.session.controller.record.hinted


def test_a_line_json_and_yatzy_solvers_notation_are_pasted(player):
    clipboard = player.window.beside.clipboard
    found = lines.read_line(LINE).position
    for text in (LINE, json.dumps({"dice": [2, 2, 4, 5, 2], "rolls_left": 2, "scores": {"twos": 8}})):
        QGuiApplication.clipboard().setText(text)
        clipboard.paste()
        page = player.window.dialogs.get(Page.SET_UP)
        assert page.view.line.split()[2] == "22452"
    assert found is not None
    clipboard.open("dice 1 3 3 5 6 | rolls 2 | upper 9 | filled threes,chance")
    assert page.view.line == "free-joker fair 13356 r2 - - 9 - - - - - - - - - 5"
    assert "chance" in page.told.text()


def test_what_cannot_be_pasted_is_kept_with_the_reason(player):
    clipboard = player.window.beside.clipboard
    clipboard.open("hello there, you")
    page = player.window.dialogs.get(Page.SET_UP)
    assert page.line.text() == "hello there, you"
    assert "a position or a game" in page.told.text()
    clipboard.open(LINE.replace("22452", "22459"))
    assert "dice" in page.told.text()
    assert page.line.text().split()[2] == "22459"


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


def test_a_game_that_could_not_be_kept_is_not_pasted(player):
    clipboard, page = player.window.beside.clipboard, lambda: player.window.dialogs.get(Page.SET_UP)
    before = player.controller.record
    clipboard.open(notation.dumps(Record(Game("x" * 201))))
    assert page().told.text() == words.cannot_be_opened("“seed” has more than 200 characters")
    clipboard.open(notation.dumps(Record(Game("x" * 4_000_000))))
    assert page().told.text() == words.cannot_be_opened("it's too large for a game")
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
    assert lines.read_line(table.page.view.line).position == viewed.before.position


def test_ctrl_v_opens_a_position_from_the_table_from_the_page_and_from_a_lesson(player):
    window = player.window
    for face, place in zip("123", (None, Page.SET_UP, Page.LESSONS), strict=True):
        if place is not None:
            window.dialogs.show(place)
        QGuiApplication.clipboard().setText(LINE.replace("22452", 5 * face))
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert window.dialogs.get(Page.SET_UP).view.line.split()[2] == 5 * face
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
    table.page.line.setText(LATE)
    table.page.textRequested.emit(LATE)
    table.wait_for_values()
    before = table.page.coach.view.rows
    table.page.others.setFocus()
    QTest.keyClicks(table.page.others, "190")
    table.player.wait(lambda: table.page.coach.view.measure is Measure.CHANCE and not table.page.view.why.remark)
    goal = BeatGoal(read_others("190", DEFAULT_RULES))
    position = lines.read_line(LATE).position
    best = api.advise(position, goal=goal).best
    row = table.page.coach.view.rows[0]
    assert row.option.value == pytest.approx(best.value)
    assert (row.option.keep, row.option.category) == (best.keep, best.category)
    assert row.value != before[0].value
    assert lines.read_line(table.page.view.line).goal == goal_as_json(goal)
    assert not table.page.goal.aims.isEnabled()
    assert table.page.goal.aims.currentText() == new_game_words.to_win()
    assert table.page.coach.status.text() != words.perfect_others()
    table.page.others.setText("")
    table.page.others.textEdited.emit("190, - - 9 12 15 18 20 25 25 30 40 50 20")
    table.player.wait(lambda: table.page.coach.status.text() == words.perfect_others())
    table.page.others.textEdited.emit("")
    assert table.page.goal.aims.currentText() == new_game_words.points()


def test_no_list_by_points_stands_there_until_the_chances_do(table):
    """The trial: with others to beat the list by points stood there as if it were the answer."""
    table.page.textRequested.emit(LATE)
    table.wait_for_values()
    assert not table.page.coach.fades
    table.page.others.textEdited.emit("190")
    coach = table.page.coach
    waits = goals.line_waits(Measure.CHANCE)
    assert (table.page.view.why.sentence, coach.view.rows) == (waits, ())
    table.player.wait(lambda: coach.view.measure is Measure.CHANCE)
    assert table.page.view.why.sentence != waits
    assert not coach.fades
    table.page.others.textEdited.emit("200")
    assert (coach.view.heading, table.page.view.why.sentence) == (words.as_before(""), waits)
    table.player.wait(lambda: table.page.view.why.sentence != waits)
    assert coach.view.heading != words.as_before("")


def test_others_who_cannot_be_are_refused_while_they_are_typed(table):
    table.page.textRequested.emit(LATE)
    table.page.others.setFocus()
    QTest.keyClicks(table.page.others, "3 - 9")
    assert table.page.told.text() == table.page.view.others_fault == words.others_fault(OthersFault.NO_CARD)
    assert not table.page.play.isEnabled()
    table.page.others.selectAll()
    QTest.keyClicks(table.page.others, "212, 3 - 9 12 - 18 - - 25 30 - - 21 ")
    assert not table.page.view.others_fault
    assert table.page.play.isEnabled()


def test_a_line_with_others_comes_back_as_it_was_typed(player):
    goal = {"beat": [{"strategy": "optimal", "scores": {"threes": 9, "fours": 12}, "yahtzee_bonuses": 0}]}
    text = lines.position_line(lines.read_line(LATE).position, goal)
    player.window.beside.clipboard.open(text)
    page = player.window.dialogs.get(Page.SET_UP)
    assert page.others.text() == "- - 9 12 - - - - - - - - -"
    assert page.view.line == text


def test_a_game_against_those_who_are_done_is_played_to_pass_the_best_of_them(table):
    table.page.textRequested.emit(LATE)
    table.page.others.textEdited.emit("190, 212")
    table.player.click(table.page.play)
    assert table.controller.record.goal == ReachGoal(213)


@pytest.mark.parametrize("total", [5, 63, 98, 212, 375, 376, 520, 1575])
def test_a_total_is_that_of_a_card_that_can_be(total):
    (other,) = read_others(str(total), DEFAULT_RULES)
    filled = dict(zip(CATEGORIES, other.scores, strict=True))
    check_scorecard(filled, other.yahtzee_bonuses, DEFAULT_RULES)
    assert points_so_far(DEFAULT_RULES, filled, other.yahtzee_bonuses) == total


@pytest.mark.parametrize("text", ["4", "1576", "x", "1 2 3", "1,2,3,4,5,6", "3 - 8 - - - - - - - - - 1"])
def test_what_is_no_total_and_no_card_is_refused(text):
    assert isinstance(read_others(text, DEFAULT_RULES), OthersFault)


# ---- dice of one's own ----


def test_a_game_from_here_is_played_with_dice_of_ones_own(table):
    table.page.textRequested.emit(LATE)
    table.page.dice_models.setCurrentIndex(table.page.dice_models.findData("own"))
    table.page.dice_models.activated.emit(table.page.dice_models.currentIndex())
    assert table.page.view.draft.own_dice
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
    assert player.window.dialogs.get(Page.SET_UP).view.draft.own_dice


def test_enter_after_the_card_comes_to_which_roll_it_is(table):
    table.type("22452\n" + "\n" * len(CATEGORIES) + "\n")
    rolls = list(table.page.rolls.buttons.values())
    assert table.window.focusWidget() in rolls
    table.wait_for_values()
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Right)
    assert table.page.view.draft.rolls_left == 1


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
    assert page.view.draft.rules == mine
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
    assert page.view.line == LINE


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
    table.page.chosen.emit(rule_set("yatzy"), FAIR_DICE, None, False)
    click_line(table, 7)
    assert list(table.page.points.buttons) == ["", "0", "2", "4", "6", "8", "10", "12"]
    assert table.page.others.placeholderText() == "only in Yahtzee with fair dice"
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


def test_cards_of_another_game_are_read_and_written_with_its_boxes():
    rules, text = rule_set("yatzy"), "3 - - 12 - - 8 - - - - 20 - - 50"
    others = read_others(text, rules)
    assert [one.card(rules)[:4] for one in others] == [(3, None, None, 12)]
    assert others_as_text(others, rules) == text
