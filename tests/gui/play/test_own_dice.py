# SPDX-License-Identifier: MIT
from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.game_review.fairness import NO_FACES, faces_rolled
from engine.games import saved
from engine.games.match import begin
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board import match_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.view import tray_view
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.coach_state import TableState

KEYS = {
    "\n": Qt.Key.Key_Return,
    " ": Qt.Key.Key_Space,
    "\b": Qt.Key.Key_Backspace,
    "\x1b": Qt.Key.Key_Escape,
    "v": Qt.Key.Key_Down,
    "s": Qt.Key.Key_S,
}


class RealTable:
    """Someone who rolls at a table and types; every key goes where the keyboard is."""

    def __init__(self, player, people=0):
        self.player, self.window = player, player.window
        self.controller = player.session.controller
        if people:
            names = [(f"Player {number}", "") for number in range(1, people + 1)]
            self.controller.open_record(begin(names, DEFAULT_RULES, own_dice=True))
        else:
            self.controller.new_game(own_dice=True)
        player.wait(lambda: self.controller.table.status.state is TableState.READY)

    @property
    def game(self):
        return self.controller.game

    def type(self, text):
        for letter in text:
            here = self.window.focusWidget() or self.window
            if letter == "r":
                QTest.keyClick(here, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
            elif letter in KEYS:
                QTest.keyClick(here, KEYS[letter])
            else:
                QTest.keyClicks(here, letter)

    @property
    def tray(self):
        return self.window.tray


@pytest.fixture
def table(player):
    return RealTable(player)


def test_a_turn_by_keys_alone(table):
    assert table.controller.scene().enters
    table.type("21663")
    assert table.game.dice == (2, 1, 6, 6, 3)
    table.type("66")
    assert table.controller.kept == (False, False, True, True, False)
    table.type(" 255")
    assert table.game.dice == (2, 5, 6, 6, 5)
    assert table.controller.kept == (False, False, True, True, False)
    table.type(" ")
    assert table.controller.scene().entered == (None, None, 6, 6, None)
    table.type("1\b461")
    assert table.game.dice == (4, 6, 6, 6, 1)
    assert not table.game.rolls_left
    table.type("svvvvv\n")
    assert table.game.filled == {Category.SIXES: 18}
    assert table.controller.scene().enters
    assert all(event.is_typed for event in table.game.events[:3])
    assert not table.controller.record.is_coached


@pytest.mark.parametrize("before", ["", "21", "21663", "21663 1"])
@pytest.mark.parametrize("digit", "0789")
def test_a_digit_that_no_die_shows_is_told(table, before, digit):
    table.type(before)
    scene = table.controller.scene()
    table.type(digit)
    assert table.window.banner.text == tray_words.no_such_face()
    assert (table.controller.scene().entered, table.controller.kept) == (scene.entered, scene.kept)


def test_a_face_that_no_die_left_shows_is_told(table):
    table.type("22445")
    table.type("5")
    before = table.controller.kept
    assert any(before)
    table.type("5")
    assert table.controller.kept == before
    assert table.window.banner.text == tray_words.no_other_shows().format(face=5)


def test_a_digit_that_the_player_has_given_a_key_of_does_that(table):
    table.player.session.services.settings.keys = Keys().changing(Action.HINT, "7")
    table.type("217")
    assert table.window.banner.text == tray_words.no_hint_in_live()


def test_a_roll_is_corrected_by_a_button_that_is_there_where_rolls_are_typed(table):
    button = table.tray.correct
    assert button.isVisible()
    assert not button.isEnabled()
    assert button.accessibleDescription() == tray_words.nothing_to_correct()
    table.type("21663")
    table.player.click(button)
    assert table.controller.scene().typed.slip == 0
    table.type("21666")
    assert table.game.dice == (2, 1, 6, 6, 6)
    table.controller.new_game()
    assert button.isHidden()


def test_what_is_typed_after_a_roll_is_kept_beside_what_was_kept(table):
    table.type("2166366 255")
    assert table.controller.kept == (False, False, True, True, False)
    table.type("66")
    assert table.controller.kept == (False, False, True, True, False)
    table.type("55")
    assert table.controller.kept == (False, True, True, True, True)


def test_new_dice_like_those_kept_are_added_by_typing_them(table):
    """The trial: 4 4 kept, 4 4 6 rolled, and 44 typed let go of both and kept the same two again."""
    table.type("4412344 ")
    table.type("446")
    table.type("44")
    assert table.game.kept_dice(table.controller.kept) == (4, 4, 4, 4)
    table.type("4444")
    assert table.game.kept_dice(table.controller.kept) == (4, 4, 4, 4)


def test_backspace_lets_go_of_what_was_typed_last_and_then_of_the_rest(table):
    table.type("2166366 255")
    table.type("2\b")
    assert table.controller.kept == (False, False, True, True, False)
    table.type("\b")
    assert table.controller.kept == (False, False, True, False, False)
    table.type("\b\b")
    assert table.controller.kept == (False,) * 5


def test_the_tray_says_what_digits_do(table):
    table.type("21663")
    caption = table.tray.caption.text
    assert caption() == tray_words.type_what_to_keep()
    table.type("66")
    assert caption() == tray_words.type_more_to_keep()


def test_the_button_says_that_the_player_rolls_at_a_table(table):
    table.type("2166366")
    assert table.tray.roll_button.text() == tray_words.roll_at_table(3)
    table.type(" ")
    table.player.click(table.tray.program)
    assert table.tray.roll_button.text() == tray_words.roll_at_table(3)


def test_who_is_asked_what_they_rolled_is_not_asked_to_roll_as_well(player):
    table = RealTable(player, people=2)
    table.type("21663s\n")
    assert table.tray.sentence.sentence == match_words.what_did_they_roll("Player 2")


def test_a_digit_goes_to_no_dice_of_the_players_own_while_a_choice_is_asked_about(open_player):
    """It may be a face of the next roll; where the program rolls it stands for a die, and takes the question back."""
    player = open_player(mode=CoachMode.WARN)
    player.controller.open_record(Record(own_dice=True).roll((6, 6, 6, 6, 1), is_typed=True))
    player.settle()
    player.press_box(Category.ACES)
    player.wait(lambda: player.controller.confirmations.question is not None)
    kept = player.controller.kept
    for key in "12345\b":
        QTest.keyClicks(player.window, key) if key != "\b" else QTest.keyClick(player.window, Qt.Key.Key_Backspace)
    assert player.controller.confirmations.question is not None
    assert player.controller.kept == kept


def test_escape_says_that_other_dice_were_kept(table):
    table.type("2166366 2\x1b")
    scene = table.controller.scene()
    assert not scene.enters
    assert scene.kept == (False, False, True, True, False)
    table.type("\b\b2 1234")
    assert table.game.dice == (2, 1, 2, 3, 4)


@pytest.mark.parametrize("mode", [CoachMode.WARN, CoachMode.LIVE])
@pytest.mark.parametrize("typed", ["", "2"])
def test_no_box_can_be_scored_with_the_roll_before_while_the_next_is_typed(open_player, mode, typed):
    """The trial: a click scored the roll before, and the one on the table was lost."""
    table = RealTable(open_player(mode=mode))
    table.type("6611266 ")
    table.player.settle()
    table.type(typed)
    before = table.controller.scene()
    boxes = [row for row in table.window.scorecard.rows if row.category is not None]
    assert {(row.points, row.can_score) for row in boxes} == {("", False)}
    for choose in (
        lambda: table.player.click_box(Category.SIXES),
        lambda: table.type("s\n\n"),
        lambda: table.type("vv\n"),
        lambda: table.player.click_die(0),
    ):
        choose()
        assert table.window.banner.text == tray_words.type_roll_first()
        assert (table.controller.scene().entered, table.game) == (before.entered, before.game)
        assert table.controller.scene().question is None
        table.player.click(table.window.banner.dismiss)
    assert table.tray.sentence.sentence == tray_words.what_do_others_show("6 6")
    assert not table.tray.hint.isEnabled()
    if mode is CoachMode.LIVE:
        table.player.click_option(5)
        assert table.controller.scene().entered == before.entered
    table.player.click_box(Category.SIXES)
    table.type("\x1b")
    assert not table.window.banner.isVisible(), "Escape does what it says"
    assert not table.controller.scene().enters
    table.type(" 234")
    assert table.game.dice == (6, 6, 2, 3, 4)


def test_neither_space_nor_enter_rolls_for_the_player(table):
    table.type("  \n")
    assert not table.game.has_rolled
    table.player.click(table.tray.program)
    assert table.game.has_rolled
    assert not table.game.has_typed_dice
    table.type(" 12345")
    assert table.game.has_typed_dice
    assert sum(faces_rolled(table.game)) == 5


def test_a_face_is_clicked_as_well(table):
    for face in (1, 1, 2, 3, 6):
        table.player.click(table.tray.faces.buttons[face - 1])
    assert table.game.dice == (1, 1, 2, 3, 6)


def test_a_slip_is_corrected_where_it_is(table):
    table.type("2166366 255svvvvv\n")
    assert table.game.filled == {Category.SIXES: 12}
    table.type("11112")
    table.type("r")
    assert table.controller.scene().typed.slip == 3
    table.type("11116")
    assert table.game.dice == (1, 1, 1, 1, 6)
    table.player.settle()
    table.controller.review_cursor.view_step(-1)
    table.type("r653")
    assert table.game.filled == {Category.SIXES: 18}
    assert table.game.dice == (1, 1, 1, 1, 6)
    assert not table.controller.record.taken_back


def test_undo_takes_back_that_a_roll_was_typed_again(table):
    """It took back the roll itself, and nothing led to the one typed first."""
    table.type("21663")
    before = table.controller.record
    table.type("r21666")
    assert table.game.dice == (2, 1, 6, 6, 6)
    table.controller.note_help()
    table.player.undo()
    assert table.controller.record == before.with_hint(), "help that was given stays given"
    table.player.undo()
    assert not table.game.has_rolled


def test_the_last_roll_typed_at_the_table_is_corrected_though_the_dice_were_handed_on(player):
    """Trial B: after the first turn of the second person it opened the roll of the first one, without a name."""
    table, said = RealTable(player, people=3), []
    for face in ("1", "2", "3"):
        table.type(f"{4 * face}5{4 * face} 6 4")
        table.controller.score(Category.CHANCE)
    match = table.controller.match
    assert [seat.turns for seat in match.seats] == [1, 1, 1]
    table.window.announcer.announced.connect(said.append)
    table.type("r")
    scene = table.controller.scene()
    assert (scene.typed.seat, match.person) == (2, 0)
    view = tray_view(scene)
    assert view.sentence == "Player 3, turn 1, third roll. Type that roll again."
    assert said == ["Player 3, turn 1, third roll. Type that roll again."]
    assert view.faces == (3, 3, 3, 3, None)
    table.type("1")
    seats = table.controller.match.seats
    assert seats[2].game.filled == {Category.CHANCE: 13}
    assert [seat.game for seat in seats[:2]] == [seat.game for seat in match.seats[:2]]
    table.player.undo()
    assert [seat.game for seat in table.controller.match.seats] == [seat.game for seat in match.seats], (
        "as it was typed"
    )
    table.player.undo()
    table.type("r1")
    assert table.game.dice == (3, 3, 3, 3, 1), "her score is taken back, with the dice as they were corrected"
    assert not any(seat.record.is_coached for seat in table.controller.match.seats)


def test_an_opponent_who_plays_on_does_not_end_the_correction(player):
    controller = player.controller
    controller.open_record(begin([("Ann", ""), ("Greta", "greedy")], DEFAULT_RULES, own_dice=True))
    player.wait_for_table()
    for face in (1, 1, 1, 1, 5):
        controller.type_face(face)
    controller.score(Category.CHANCE)
    controller.correct_roll()
    assert controller.match.to_move == 1
    player.wait(lambda: controller.match.to_move == 0)
    assert tray_view(controller.scene()).sentence == "Turn 1, first roll. Type that roll again."
    for face in (1, 1, 1, 1, 6):
        controller.type_face(face)
    assert controller.match.seats[0].game.filled == {Category.CHANCE: 10}


def test_undo_takes_back_a_slip_and_is_no_choice_taken_back(table):
    table.type("21663")
    table.player.undo()
    assert table.controller.scene().enters
    table.type("21665")
    assert table.game.dice == (2, 1, 6, 6, 5)
    assert not table.controller.record.is_coached
    table.controller.roll()
    table.type("4")
    assert table.controller.scene().enters, "the next roll is asked for"
    table.player.undo()
    assert not table.controller.scene().enters
    assert table.game.dice == (2, 1, 6, 6, 5), "only the question is taken back"


def test_a_warning_comes_before_the_dice_are_rolled(open_player):
    table = RealTable(open_player(mode=CoachMode.WARN))
    table.type("66661")
    table.player.settle()
    table.type("1 ")
    table.player.wait(lambda: table.controller.confirmations.question is not None)
    assert not table.controller.scene().enters
    table.controller.confirmations.go_ahead()
    assert table.controller.scene().enters


def test_a_whole_game_for_two_by_keys_alone(player):
    table = RealTable(player, people=2)
    chance = random.Random(30)
    for _ in range(26):
        faces = [chance.randint(1, 6) for _ in range(5)]
        table.type("".join(map(str, faces)))
        if chance.random() < 0.5:
            kept = str(faces[0])
            table.type(kept + " ")
            missing = table.controller.scene().entered.count(None)
            table.type("".join(str(chance.randint(1, 6)) for _ in range(missing)))
        table.type("s\n")
    match = table.controller.match
    assert match.is_over
    for seat in match.seats:
        assert seat.game.has_typed_dice
        assert faces_rolled(seat.game) == NO_FACES
        assert not seat.record.is_coached
        assert seat.record.own_dice
    assert saved.loads(saved.dumps(match)) == match


def test_a_game_counts_like_any_other_but_for_the_faces(open_player):
    table = RealTable(open_player(mode=CoachMode.OFF))
    chance = random.Random(5)
    for _ in range(13):
        table.type("".join(str(chance.randint(1, 6)) for _ in range(5)) + "s\n")
    history = table.player.session.services.library
    table.player.wait(lambda: history.figures is not None and history.figures.games == 1)
    assert table.game.is_over
    assert history.figures.fair_games == 0, "its dice are not the program's"
    assert history.figures.faces == NO_FACES
    assert history.figures.best(DEFAULT_RULES) == table.game.points_so_far


def test_the_same_dice_again_are_the_players_own(table):
    table.type("21663")
    table.player.session.starter.begin_again()
    assert table.controller.scene().enters
    assert not table.game.events
    assert not table.controller.record.is_coached


def test_the_game_goes_on_after_a_restart(open_player, tmp_path):
    folder = tmp_path / "mine"
    table = RealTable(open_player(folder))
    table.type("2166366 255")
    record = table.controller.record
    table.player.session.window.close()
    table.player.session.join()
    again = open_player(folder)
    assert again.session.controller.record.game == record.game
    assert again.session.controller.record.own_dice


def test_enter_after_a_typed_roll_chooses_no_box_until_a_key_goes_to_one(table):
    table.window.scorecard.table.setFocus(Qt.FocusReason.TabFocusReason)
    table.type("33512\n\n")
    assert table.controller.scene().choosing.box is None
    assert not table.game.filled
    table.type("vv\n")
    assert list(table.game.filled) == [Category.TWOS]


def test_in_a_program_game_enter_chooses_no_box_that_no_key_went_to(player):
    player.window.scorecard.table.setFocus(Qt.FocusReason.TabFocusReason)
    player.press_roll()
    player.settle()
    player.window.scorecard.table.setFocus(Qt.FocusReason.TabFocusReason)
    player.press(Qt.Key.Key_Return)
    assert player.controller.scene().choosing.box is None
    player.press(Qt.Key.Key_Return)
    assert not player.game.filled


@pytest.mark.parametrize("size", [(980, 600), (1067, 640)])
def test_dice_are_whole_in_a_low_match_at_the_table(player, size):
    table = RealTable(player, people=2)
    table.window.resize(*size)
    for typed in ("", "33512", "33"):
        table.type(typed)
        QApplication.processEvents()
        for die in table.tray.dice:
            assert die.rect().contains(die.die_rect().toAlignedRect().adjusted(-2, -2, 2, 2))
            assert die.die_rect().width() >= 40
