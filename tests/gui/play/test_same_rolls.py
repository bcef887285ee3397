# SPDX-License-Identifier: MIT
"""The same rolls played by others: a ghost a turn behind, the daily game, the same rolls again."""

from __future__ import annotations

from datetime import date, datetime

import pytest
from audits import daily
from gui_driver import CTRL, end, first_allowed, seeded
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

import engine
from engine.games import notation
from engine.games.game import Game
from engine.games.goals import ReachGoal
from engine.games.record import Record
from engine.rules.dice import DEMON
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.desktop.preferences import CoachMode, Rival
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.view import shared_result
from yahtzee_gui.history import days_words
from yahtzee_gui.library.days import by_day
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.new_game.starter import GameToBegin, Table
from yahtzee_gui.play.ghost import ghost_of, turns_of
from yahtzee_gui.shell.announcer import ghost_spoken
from yahtzee_gui.words import games, goals, names

DAY = date(2026, 11, 22)
SEED = "today-2026-11-22"


@pytest.fixture
def on_day(open_player):
    """Return a function that opens a window on a day, with the coach in some mode."""

    def open_one(mode=CoachMode.OFF, day=DAY, **options):
        player = open_player(mode=mode, **options)
        player.starter = player.session.starter
        player.starter.today = lambda: day
        player.history = player.session.services.library
        player.wait(lambda: player.history.figures is not None)
        return player

    return open_one


def race(player, rival, seed="race"):
    player.starter.begin(GameToBegin(player.game.rules, seed=seed, rival=rival))
    player.settle()
    player.wait(lambda: player.controller.scene().others.ghost.game is not None)


def raced(player):
    """Return what *Your choices* shows of the ghost: its name, and its total after each finished turn, newest first."""
    player.settle()
    return tuple(row.beside for row in player.coach.choices.rows if row.beside)


def totals(game, turns):
    """Return what a ghost with that game shows after so many turns."""
    return tuple(str(turn.total) for turn in reversed(turns_of(game)[:turns]))


def finish(player):
    """Play to the end, and wait until the history has it."""
    before = player.history.figures.games
    player.play_to_end()
    player.wait(lambda: player.history.figures.games > before)


def over(seed):
    game = seeded(seed)
    while not game.is_over:
        game = game.roll()
        game = game.score(first_allowed(game))
    return game


# ---- the ghost ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", daily(list(CoachMode), 2))
def test_a_turn_of_the_ghost_shows_once_the_player_has_finished_it(on_day, mode):
    player = on_day(mode)
    race(player, Rival.PERFECT)
    perfect, name = engine.play(seed="race"), names.rival(Rival.PERFECT)
    assert raced(player) == ()
    for number in range(3):
        player.press_roll()
        player.settle()
        player.click_box(first_allowed(player.game))
        if player.controller.confirmations.question is not None:  # in Warn
            assert totals(perfect, number + 1) != raced(player)[1:]
            player.controller.confirmations.go_ahead()
        player.settle()
        assert raced(player) == (name, *totals(perfect, number + 1))
    after = raced(player)
    player.press_roll()
    player.settle()
    assert raced(player) == after, "a roll tells nothing of the ghost"
    player.undo()
    player.undo()
    player.settle()
    assert raced(player) == (name, *totals(perfect, 2)), "a turn taken back is not finished any more"


def test_the_ghost_says_where_it_stands_after_each_turn(on_day):
    player = on_day()
    race(player, Rival.PERFECT)
    said = []
    player.window.announcer.announced.connect(said.append)
    player.press_roll()
    assert not any(names.rival(Rival.PERFECT) in text for text in said)
    player.click_box(first_allowed(player.game))
    player.wait(lambda: any(names.rival(Rival.PERFECT) in text for text in said))
    assert ghost_spoken(player.controller.scene()) in said


def test_a_race_goes_on_where_it_was_left(on_day, open_player):
    player = on_day()
    race(player, Rival.GREEDY)
    player.play_turn()
    seen = raced(player)
    assert seen
    player.session.window.close()
    player.session.join()
    again = open_player(mode=CoachMode.OFF)
    again.wait(lambda: again.controller.scene().others.ghost.game is not None)
    assert raced(again) == seen


def test_the_ghost_of_a_game_that_an_earlier_version_saved_comes_along(on_day, open_player, tmp_path):
    player = on_day()
    player.starter.begin(GameToBegin(player.game.rules, seed="race"))
    player.play_turn()
    end(player.session)
    with (tmp_path / "home" / "settings.ini").open("a") as settings:
        settings.write("[play]\nrace=perfect-play race\n")
    again = open_player(mode=CoachMode.OFF)
    again.wait(lambda: again.controller.scene().others.ghost is not None)
    again.wait(lambda: raced(again) == (names.rival(Rival.PERFECT), *totals(engine.play(seed="race"), 1)))


def test_a_race_belongs_to_its_game(on_day, open_player):
    player = on_day()
    race(player, Rival.GREEDY)
    player.play_turn()
    player.starter.begin(GameToBegin(player.game.rules))
    assert raced(player) == ()
    player.starter.begin_day()
    assert raced(player) == ()
    player.undo()
    player.undo()
    assert player.game.seed == "race"
    player.wait(lambda: player.controller.scene().others.ghost is not None)
    assert raced(player)
    player.redo()
    assert raced(player) == ()
    player.session.window.close()
    player.session.join()
    again = open_player(mode=CoachMode.OFF)
    assert raced(again) == ()


def test_nobody_is_raced_in_a_match(on_day):
    """The ghost would play an opponent's linked dice as that one does, and tell of it before the opponent moves."""
    player = on_day()
    race(player, Rival.RULES_OF_THUMB)
    player.play_turn()
    player.starter.begin(GameToBegin(player.game.rules, table=Table(linked=True)))
    assert raced(player) == ()
    player.play_turn()
    assert raced(player) == ()


def test_dice_that_are_not_fair_have_no_ghost_and_no_hindsight(on_day, delivery_of):
    player = on_day()
    delivery_of(player.game.rules, DEMON)
    player.starter.begin(GameToBegin(player.game.rules, DEMON, rival=Rival.PERFECT))
    player.wait_for_table()
    assert raced(player) == ()
    assert ghost_of(player.controller.record) is Rival.NO_ONE
    player.starter.begin_again()
    assert player.controller.scene().others.ghost is None


def test_the_same_dice_again_in_a_game_under_way_have_no_earlier_self_to_race(on_day):
    player = on_day()
    player.play_turn()
    player.starter.begin_again()
    player.play_turn()
    assert player.controller.scene().others.ghost is None
    assert raced(player) == ()


def test_dice_of_a_game_that_was_left_are_known_after_a_restart_too(open_player):
    player = open_player(mode=CoachMode.OFF)
    player.session.starter.begin(GameToBegin(DEFAULT_RULES, seed="left behind"))
    player.press_roll()
    player.session.starter.begin(GameToBegin(DEFAULT_RULES))
    end(player.session)
    again = open_player()
    again.session.starter.begin(GameToBegin(RULE_SETS["no-joker"], seed="left behind"))
    assert again.controller.record.is_coached
    again.session.starter.begin(GameToBegin(DEFAULT_RULES, seed="never seen"))
    assert not again.controller.record.is_coached


def test_it_is_said_when_dice_that_were_seen_make_a_game_an_assisted_one(on_day, open_player):
    """The trial: today's game had been left, and began again without a word."""
    player = on_day()
    player.starter.begin_day()
    player.play_turn()
    player.starter.begin(GameToBegin(player.game.rules))
    player.play_turn()
    player.starter.begin(GameToBegin(RULE_SETS["no-joker"], seed=SEED))
    both = f"{new_game_words.dice_known()} {coach_words.all_still_there()}"
    assert player.window.banner.text == both
    player.undo()
    player.starter.begin(GameToBegin(player.game.rules))
    assert new_game_words.dice_known() not in player.window.banner.text
    end(player.session)
    again = open_player()
    again.session.starter.begin_day(DAY)
    assert again.controller.game.events, "it waited, and is gone on with"
    assert not again.controller.record.is_coached
    assert new_game_words.dice_known() not in again.window.banner.text


# ---- the game of the day --------------------------------------------------------------------------------------------


def test_todays_game_has_the_dice_of_its_date_and_counts_once(on_day):
    player = on_day()
    player.window.menus.item("today").trigger()
    assert player.game.seed == SEED
    assert player.tray.badge.text() == games.game_of_day(DAY)
    finish(player)
    player.settle()
    assert player.window.end_page.payoff.badge.text() == games.game_of_day(DAY)
    player.controller.review_cursor.view_step(-1)
    assert player.tray.badge.text() == "", "while looking back the review bar stands there"
    player.controller.review_cursor.view(None)
    first = player.game.points_so_far
    assert [result.score for result in by_day(player.history.figures.days)[DAY]] == [first]
    player.wait(lambda: player.controller.scene().others.foresight is not None)
    player.starter.begin_day()
    player.wait(lambda: player.window.banner.text == new_game_words.dealt_before(first))
    assert not player.controller.record.is_coached
    player.press_roll()
    while player.game.rolls_left:
        player.press_roll()
    player.click_box(first_allowed(player.game))
    player.play_to_end()
    player.settle()
    assert end_page_words.played_before(score=first) in player.window.end_page.payoff.detail.text()
    assert end_page_words.not_first_time() in shared_result(player.controller.scene())
    assert [result.score for result in by_day(player.history.figures.days)[DAY]] == [first]


def test_todays_game_does_not_begin_in_live_left_over_from_the_game_before(on_day):
    """Trial B: a match in Live came before, and the game of the day counted nowhere."""
    player = on_day(mode=CoachMode.LIVE)
    player.starter.begin_day()
    assert player.controller.mode is CoachMode.AFTER
    assert player.window.banner.text == ("The daily game begins in Feedback: in Live it would count as one with help.")
    player.press_roll()
    player.settle()
    assert not player.controller.record.is_coached
    player.controller.set_mode(CoachMode.LIVE)
    assert player.controller.record.is_coached
    assert player.window.banner.text == games.with_help_now()


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.WARN, CoachMode.AFTER])
def test_todays_game_begins_in_any_other_mode_that_was_chosen(on_day, mode):
    player = on_day(mode=mode)
    player.starter.begin_day()
    assert player.controller.mode is mode
    assert not player.window.banner.isVisible()


def test_todays_game_goes_on_if_it_has_been_begun(on_day):
    player = on_day()
    assert player.starter.day_in_play is None
    player.starter.begin_day()
    player.play_turn()
    assert player.starter.day_in_play == DAY
    player.starter.begin_day()
    assert len(player.game.filled) == 1
    begun = player.controller.record
    player.starter.begin(GameToBegin(player.game.rules, seed="another"))
    player.play_turn()
    player.starter.begin_day()
    assert player.controller.record == begun
    assert not player.controller.record.is_coached
    player.starter.begin(GameToBegin(RULE_SETS["no-joker"], seed=SEED))
    assert player.game.events == ()
    assert player.controller.record.is_coached, "by other rules it is another game, with the same dice"


def test_todays_game_goes_on_after_others_by_whatever_rules_it_was_begun(on_day):
    """The trial: Kniffel came between, and today's game began again by its rules, with a ghost of the first."""
    player = on_day()
    race(player, Rival.GREEDY, seed=SEED)
    player.play_turn()
    begun = player.controller.record
    for number in range(2):
        player.starter.begin(GameToBegin(rule_set("kniffel"), seed=f"between {number}"))
        player.play_turn()
    player.window.dialogs.show(Page.DAYS)
    page = player.window.dialogs.newest
    assert (page.headline.text(), page.play.text()) == (days_words.begun(), days_words.go_on())
    player.click(page.play)
    assert player.controller.record == begun
    assert ghost_of(player.controller.record) is Rival.GREEDY


def test_todays_game_by_other_rules_says_so_and_has_no_race_of_the_first(on_day):
    player = on_day()
    race(player, Rival.GREEDY, seed=SEED)
    player.play_turn()
    player.starter.begin(GameToBegin(rule_set("kniffel"), seed=SEED))
    assert raced(player) == ()
    kniffel = names.rules_among_games(rule_set("kniffel"))
    assert player.tray.badge.text() == f"{games.game_of_day(DAY)} · {kniffel}"
    player.undo()
    assert ghost_of(player.controller.record) is Rival.GREEDY


def test_a_copy_that_is_played_on_is_not_todays_game(on_day):
    player = on_day(CoachMode.AFTER)
    player.starter.begin_day()
    finish(player)
    player.settle()
    player.controller.review_cursor.view_step(-1)
    player.controller.play_on()
    assert not player.game.is_over
    player.starter.begin_day()
    assert player.game.events == ()


def test_a_game_begun_before_midnight_stays_that_of_its_day(on_day):
    player = on_day()
    player.starter.begin_day()
    player.play_turn()
    player.starter.today = lambda: date(2026, 11, 23)
    finish(player)
    assert set(by_day(player.history.figures.days)) == {DAY}
    assert games.game_of_day(DAY) in shared_result(player.controller.scene())
    player.starter.begin_day()
    assert player.game.seed == "today-2026-11-23"


def test_a_clock_set_back_gives_the_same_game_and_keeps_its_first_result(on_day):
    player = on_day(day=date(2026, 11, 23))
    player.starter.begin_day()
    finish(player)
    score = player.game.points_so_far
    for day in (DAY, date(2026, 11, 23)):
        player.starter.today = lambda day=day: day
        player.starter.begin_day()
    player.wait(lambda: player.window.banner.text == new_game_words.dealt_before(score))
    assert [results[0].score for results in by_day(player.history.figures.days).values()] == [score]


def test_a_day_that_was_missed_can_be_played(on_day):
    player = on_day()
    player.window.dialogs.show(Page.DAYS)
    page = player.window.dialogs.newest
    page.grid.go_to(date(2026, 11, 3))
    player.click(page.play)
    assert player.game.seed == "today-2026-11-03"
    finish(player)
    player.starter.begin(GameToBegin(player.game.rules))
    player.window.dialogs.show(Page.DAYS)
    page = player.window.dialogs.newest
    page.grid.go_to(date(2026, 11, 3))
    player.click(page.look)
    player.wait(lambda: player.game.seed == "today-2026-11-03" and player.game.is_over)


@pytest.fixture
def choose(monkeypatch):
    """Return a function that has the import dialog answered with a path."""
    return lambda path: monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))


def test_a_game_finished_elsewhere_takes_nobodys_place(on_day, open_player, tmp_path, choose):
    path = tmp_path / "theirs.json"
    path.write_text(notation.dumps(Record(over(SEED))), encoding="utf-8")
    choose(path)
    player = on_day()
    player.press(Qt.Key.Key_O, CTRL)
    player.wait(lambda: player.game.seed == SEED and player.game.is_over)
    player.starter.begin(GameToBegin(player.game.rules, seed="own"))
    finish(player)
    assert player.history.figures.days == ()
    player.press(Qt.Key.Key_O, CTRL)
    player.wait(lambda: player.game.seed == SEED)
    player.session.window.close()
    player.session.join()
    again = open_player(mode=CoachMode.OFF)
    history = again.session.services.library
    again.wait(lambda: history.figures is not None)
    assert again.game.is_over
    assert again.controller.record.finished_elsewhere
    assert [key.seed for key in history.figures.keys if not key.goal] == ["own"]
    assert {(key.seed, key.goal) for key in history.figures.keys} == {("own", ""), (SEED, "imported")}, "kept apart"
    assert history.figures.games == 1


# ---- the same dice again --------------------------------------------------------------------------------------------


def test_the_same_dice_again_race_the_earlier_self(on_day):
    player = on_day()
    player.starter.begin(GameToBegin(player.game.rules, seed="again"))
    finish(player)
    first = player.controller.game
    player.settle()
    player.click(player.window.end_page.again.same)
    player.wait(lambda: player.controller.scene().others.ghost is not None)
    assert (player.game.seed, player.game.events) == ("again", ())
    assert player.controller.scene().others.ghost.rival is Rival.EARLIER
    player.wait(lambda: player.window.banner.text == new_game_words.dealt_before(first.points_so_far))
    player.play_turn()
    assert raced(player)[1:] == totals(first, 1)
    player.undo()
    player.undo()
    player.undo()
    assert player.game == first


def test_the_same_dice_again_for_a_goal_are_said_to_be_known(on_day):
    """The trial: nothing said that the second game for 250 with these dice won't count."""
    player = on_day()
    player.starter.begin(GameToBegin(player.game.rules, seed="for 250", goal=ReachGoal(250)))
    finish(player)
    first = player.controller.game
    player.starter.begin_again()
    said = f"{new_game_words.dealt_before(first.points_so_far)} {goals.begins(ReachGoal(250), is_coached=False)}"
    player.wait(lambda: player.window.banner.text == said)


def test_dice_that_were_seen_but_not_finished_make_a_coached_game(on_day):
    player = on_day()
    player.starter.begin(GameToBegin(player.game.rules, seed="peeped"))
    assert not player.controller.record.is_coached
    player.play_turn()
    assert player.window.menus.item("again").isEnabled()
    player.window.menus.item("again").trigger()
    assert player.game.events == ()
    assert player.controller.record.is_coached
    assert not player.window.menus.item("again").isEnabled()


def test_dice_that_were_finished_by_other_rules_make_a_coached_game(on_day):
    player = on_day()
    player.starter.begin(GameToBegin(player.game.rules, seed="known"))
    finish(player)
    for number in range(25):  # more than undo remembers
        player.starter.begin(GameToBegin(player.game.rules, seed=str(number)))
    player.starter.begin(GameToBegin(RULE_SETS["no-joker"], seed="known"))
    assert player.controller.record.is_coached
    player.starter.begin(GameToBegin(RULE_SETS["no-joker"], seed="unknown"))
    assert not player.controller.record.is_coached


def test_new_dice_are_never_known(on_day):
    player = on_day()
    player.starter.begin(GameToBegin(player.game.rules))
    first = player.game.seed
    player.starter.begin(GameToBegin(player.game.rules))
    assert player.game.seed != first
    assert not player.controller.record.is_coached


# ---- the end --------------------------------------------------------------------------------------------------------


def test_the_end_page_tells_perfect_play_on_these_dice_and_shows_it_beside(on_day):
    player = on_day()
    player.starter.begin(GameToBegin(player.game.rules, seed="the end"))
    player.play_to_end()
    perfect, page = engine.play(seed="the end"), player.window.end_page
    player.wait(page.payoff.perfect.isVisible)
    assert page.payoff.perfect.text() == end_page_words.perfect_play(perfect.points_so_far)
    assert page.payoff.other_rolls.isVisible()
    player.wait(lambda: player.controller.scene().others.foresight is not None)
    assert player.controller.scene().others.foresight.points_so_far == engine.hindsight("the end").points_so_far
    watched = []
    player.window.watchRequested.disconnect()
    player.window.watchRequested.connect(lambda game, name: watched.append((game, name)))
    player.click(page.payoff.perfect)
    assert [(game.seed, game.points_so_far, name) for game, name in watched] == [
        ("the end", perfect.points_so_far, names.rival(Rival.PERFECT))
    ]
    player.undo()
    scene = player.controller.scene()
    assert (scene.others.perfect, scene.others.foresight) == (None, None)


def test_the_result_of_a_day_is_copied_as_text(on_day, qapp):
    player = on_day(CoachMode.AFTER)
    player.starter.begin_day()
    assert not player.window.menus.item("copy").isEnabled()
    player.play_to_end()
    player.settle()
    offered = player.window.end_page.again.menu.actions()
    assert offered[0] is player.window.menus.item("copy")
    offered[0].trigger()
    assert qapp.clipboard().text() == shared_result(player.controller.scene())
    assert player.window.banner.text == end_page_words.result_copied()


def test_the_finished_time_is_a_time(on_day):
    player = on_day()
    player.starter.begin_day()
    finish(player)
    (results,) = by_day(player.history.figures.days).values()
    assert datetime.fromisoformat(results[0].finished_at).tzinfo is not None
    assert Game(SEED) == Game(results[0].key.seed)


@pytest.mark.parametrize("rival", [Rival.PERFECT, Rival.EARLIER])
def test_a_race_outlives_the_deletion_of_its_games(on_day, rival):
    player = on_day()
    race(player, Rival.PERFECT)
    finish(player)
    if rival is Rival.EARLIER:
        player.click(player.window.end_page.again.same)
        player.starter.begin(GameToBegin(player.game.rules, seed="race", rival=rival))
        player.wait(lambda: player.controller.scene().others.ghost is not None)
    seen, removed = raced(player), []
    player.history.removed.connect(removed.append)
    player.history.remove((1,))
    player.wait(lambda: bool(removed))
    player.settle()
    assert len(removed[0].keys) == 1
    assert (player.controller.scene().others.ghost.rival, raced(player)) == (rival, seen)
    if rival is Rival.EARLIER:
        player.play_turn()
        assert raced(player) != seen
