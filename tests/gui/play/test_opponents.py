# SPDX-License-Identifier: MIT
"""Strategies take their turns in a match in sight; they can be skipped, taken back, killed, and gone on with."""

from __future__ import annotations

import pytest
from gui_driver import end, first_allowed, prepare_home
from own_library import under_way
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.games import saved
from engine.games.match import begin
from engine.matches.standings import beat_goals
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui import work
from yahtzee_gui.board import match_words
from yahtzee_gui.board.coach.view import choices_view
from yahtzee_gui.board.seat_strip import SeatButton
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.view import last_dice, tray_view
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed
from yahtzee_gui.menu_words import Page
from yahtzee_gui.play.ghost import turns_of

TWO = (("You", ""), ("Greta", "greedy"), ("Thumb", "rules-of-thumb"))


@pytest.fixture(autouse=True)
def _no_head_start(monkeypatch):
    monkeypatch.setattr(work, "_HEAD_START", 0.0)


@pytest.fixture
def at_table(open_player, tmp_path):
    """Return a function that opens a window with a match, saved as it is, and returns who plays there."""

    def open_one(match, mode=CoachMode.OFF, speed=DiceSpeed.OFF, folder=None):
        home = folder or tmp_path / "home"
        prepare_home(home, game=match, mode=mode)
        player = open_player(home)
        player.session.services.settings.dice_speed = speed
        player.window.tray.motion.set_speed(DiceSpeed.OFF)  # it is the opponents that are watched
        return player

    return open_one


def new_match(players=TWO, seed="table", **options):
    return begin(players, DEFAULT_RULES, seed, **options)


def wait_for_turn(player):
    player.wait(lambda: player.controller.match.is_over or player.controller.scene().is_my_turn)


def play_turn(player):
    """Roll once, score in the first box, and wait until it is a person's turn again."""
    player.press_roll()
    player.click_box(first_allowed(player.game))
    wait_for_turn(player)


def seats(player):
    return [seat.view for seat in player.window.seats.seats]


def late(players=TWO, turns=12, seed="table", **options):
    """Return a match after some turns, in each of which everyone has scored the first roll in the first box."""
    match = new_match(players, seed, **options)
    while match.seats[-1].turns < turns:
        place = match.to_move
        record = match.seats[place].record.roll()
        match = match.play(place, record.score(first_allowed(record.game)))
    return match


def turn_done(seat):
    """Return what a player did last, as the window writes it."""
    return match_words.deed(turns_of(seat.game)[-1])


def test_opponents_play_when_it_is_their_turn_and_the_strip_shows_everybody(at_table):
    player = at_table(new_match())
    play_turn(player)
    match = player.controller.match
    assert [seat.turns for seat in match.seats] == [1, 1, 1]
    assert [seat.name for seat in seats(player)] == ["You", "Greta", "Thumb"]
    assert [seat.total for seat in seats(player)] == [str(seat.game.points_so_far) for seat in match.seats]
    assert [seat.is_to_move for seat in seats(player)] == [True, False, False]
    assert seats(player)[0].detail == match_words.to_move()
    assert all(player.window.seats.seats[place].accessibleName() for place in range(3))


def test_an_opponent_plays_as_its_strategy_does(at_table, table_of):
    from engine.matches.challengers import challenger
    from engine.runtime.steps import finish
    from engine.strategies.players import step

    player = at_table(new_match())
    play_turn(player)
    for seat in player.controller.match.seats[1:]:
        one = finish(challenger(seat.strategy, table_of(DEFAULT_RULES), f"{seat.game.seed}:{seat.strategy}"))
        game = seat.game.start
        while not game.filled:
            game = step(game, finish(one.look(game, ())))
        assert seat.game == game


def test_undo_takes_back_ones_own_last_move_and_what_others_did_since_and_it_comes_again_the_same(at_table):
    player = at_table(new_match())
    play_turn(player)
    after = player.controller.match
    player.undo()
    back = player.controller.match
    assert [len(seat.game.events) for seat in back.seats] == [1, 0, 0]
    assert player.game.has_rolled
    player.redo()
    wait_for_turn(player)
    assert player.controller.match.seats == after.seats


def test_what_opponents_do_is_seen_step_by_step_and_skipped_by_a_key(at_table):
    player = at_table(new_match(), speed=DiceSpeed.NORMAL)
    play = player.window.tray
    player.press_roll()
    player.click_box(first_allowed(player.game))
    assert play.roll_button.text() == match_words.skip()
    assert player.scorecard.rows[0].spoken
    assert match_words.card_of("Greta") in [label.text() for label in player.scorecard.findChildren(QLabel)]
    player.wait(lambda: player.controller.match.seats[1].game.has_rolled)
    dice = player.controller.match.seats[1].game.dice
    assert [die.face for die in play.dice] == list(dice)
    assert not any(die.isEnabled() for die in play.dice)
    player.press_die(0)
    assert not any(player.controller.kept), "the dice are another player's"
    before = player.controller.match
    player.press_roll()
    assert player.controller.match is before, "who wants to skip is not to roll by the same key a moment later"
    assert play.roll_button.key == "F"
    headlines = []
    player.controller.changed.connect(lambda scene: headlines.append(tray_view(scene).sentence))
    player.press("f")
    assert headlines[0] == match_words.is_skipping(), "the key is answered at once, however long the others take"
    wait_for_turn(player)
    assert match_words.is_skipping() not in tray_view(player.controller.scene()).sentence
    assert not player.game.has_rolled
    told = {row.text: row.figure for row in choices_view(player.controller.scene())}
    for seat in player.controller.match.seats[1:]:
        assert told[seat.name] == turn_done(seat)
    shown, last = tray_view(player.controller.scene()), player.controller.match.seats[-1].game
    assert shown.left_over == last_dice(last), "the dice that were seen last, not one's own of the turn before"
    assert shown.sentence == tray_words.before_first_roll(2)
    assert [seat.turns for seat in player.controller.match.seats] == [1, 1, 1]


def test_a_click_and_a_key_open_the_card_of_another_seat_and_escape_brings_ones_own_back(at_table):
    player = at_table(late(turns=3))
    player.click(player.window.seats.seats[1])
    greta = player.controller.match.seats[1].game
    assert [row.points for row in player.scorecard.rows if row.category in greta.filled] == [
        str(points) for points in greta.filled.values()
    ]
    assert not any(row.can_score for row in player.scorecard.rows)
    player.press(Qt.Key.Key_O)
    assert player.controller.scene().card_seat == 2
    player.press(Qt.Key.Key_Escape)
    assert player.controller.scene().shows_own_card


def test_a_match_that_is_killed_in_an_opponents_turn_goes_on_as_it_would_have(at_table, tmp_path):
    whole = at_table(new_match(), folder=tmp_path / "whole")
    play_turn(whole)
    expected = whole.controller.match
    player = at_table(new_match(), speed=DiceSpeed.NORMAL, folder=tmp_path / "killed")
    player.press_roll()
    player.click_box(first_allowed(player.game))
    player.wait(lambda: player.controller.match.seats[1].game.has_rolled)
    player.wait(lambda: bool(under_way(tmp_path / "killed")[0].seats[1].game.events))
    (half,) = under_way(tmp_path / "killed")
    assert half.to_move == 1
    assert half.seats[1].game.has_rolled
    resumed = at_table(half, folder=tmp_path / "resumed")
    wait_for_turn(resumed)
    assert [seat.game for seat in resumed.controller.match.seats] == [seat.game for seat in expected.seats]
    end(player.session)


def test_the_match_is_over_when_the_last_one_has_finished_and_not_before(at_table):
    player = at_table(late(turns=12), speed=DiceSpeed.NORMAL)
    player.press_roll()
    player.click_box(first_allowed(player.game))
    assert player.game.is_over
    assert not player.controller.scene().is_over
    assert player.window.tray.isVisible()
    player.press("f")
    player.wait(lambda: player.controller.match.is_over)
    player.wait(lambda: player.window.end_page.isVisible())
    history = player.session.services.library
    player.wait(lambda: history.figures is not None and history.figures.games == 1)
    assert saved.loads(history.figures.latest[0].text) == player.controller.match


def test_seats_that_are_gone_are_not_seen_any_more(at_table):
    player = at_table(new_match((*TWO, ("Paula", "optimal"))))
    player.controller.open_record(new_match())
    shown = [seat for seat in player.window.seats.findChildren(SeatButton) if seat.isVisible()]
    assert shown == player.window.seats.seats
    assert len(shown) == 3


def test_people_at_the_same_screen_take_turns_each_with_an_own_card(at_table):
    player = at_table(new_match((("Ann", ""), ("Bob", ""))))
    said = []
    player.window.announcer.announced.connect(said.append)
    first = player.game
    player.press_roll()
    player.click_box(first_allowed(player.game))
    player.wait(lambda: player.controller.match.to_move == 1)
    assert player.game.start != first.start
    assert not player.game.events
    assert [seat.is_to_move for seat in seats(player)] == [False, True]
    assert any(match_words.your_turn("Bob") in text for text in said)
    player.undo()
    assert player.controller.match.to_move == 0


def test_screen_readers_hear_what_opponents_did(at_table):
    player = at_table(new_match())
    said = []
    player.window.announcer.announced.connect(said.append)
    play_turn(player)
    for seat in player.controller.match.seats[1:]:
        spoken = match_words.did_spoken(seat.name, turn_done(seat), seat.game.points_so_far)
        assert any(spoken in text for text in said)
    QTest.qWait(0)


def test_looking_back_makes_opponents_wait(at_table):
    player = at_table(late(turns=10), mode=CoachMode.AFTER, speed=DiceSpeed.FAST)
    player.press_roll()
    player.click_box(first_allowed(player.game))
    player.wait(lambda: bool(player.controller.scene().decisions))
    player.controller.review_cursor.view(player.controller.scene().decisions[0])
    before = player.controller.match
    QTest.qWait(900)
    assert player.controller.match is before
    player.press_roll()
    player.press("f")
    wait_for_turn(player)


def test_a_position_of_a_match_is_set_up_with_whom_to_beat(at_table):
    player = at_table(late(turns=11))
    player.press_roll()
    player.window.dialogs.show(Page.SET_UP)
    match, judged = player.controller.match, player.window.dialogs.session(Page.SET_UP).judged
    assert judged.goal == beat_goals(match, match.person)[-1]
    assert len(judged.others) == len(match.seats) - 1
