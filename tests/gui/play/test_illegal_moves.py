# SPDX-License-Identifier: MIT
"""An illegal move in the window does nothing, and the window says why where there is something to say."""

from __future__ import annotations

import pytest
from gui_driver import first_allowed, seeded
from PySide6.QtCore import Qt

from engine.analysis.verdicts import Verdict
from engine.games.game import Game
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS
from yahtzee_gui.board.tray import words as tray_words

FORCED = RULE_SETS["forced-joker"]


def place_click(player, category):
    player.click_box(category)


def place_enter(player, category):
    """Go to a box by the keys, and press Enter twice: where the keys pass it over, at its line all the same."""
    row = next(number for number, line in enumerate(player.scorecard.rows) if line.category is category)
    player.scorecard.enter()
    player.scorecard.table.setCurrentIndex(player.scorecard.table.model().index(row, 0))
    for _ in range(2):
        player.press(Qt.Key.Key_Return)


BY_BOTH = pytest.mark.parametrize("take", [place_click, place_enter])


@BY_BOTH
def test_a_filled_box_is_not_scored_again(player, take):
    player.play_turn(Category.CHANCE)
    player.press_roll()
    before = player.game
    take(player, Category.CHANCE)
    assert player.game is before


@BY_BOTH
def test_no_box_is_scored_before_the_first_roll(player, take):
    for category in CATEGORIES:
        take(player, category)
    assert player.game.events == ()


@BY_BOTH
def test_no_box_is_scored_twice_with_one_roll(player, take):
    player.play_turn(Category.CHANCE)
    before = player.game
    take(player, Category.ACES)
    assert player.game is before


def test_the_lines_that_are_no_boxes_cannot_be_scored(player):
    player.press_roll()
    before = player.game
    table = player.scorecard.table
    for row, line in enumerate(player.scorecard.rows):
        if line.category is None:
            player.click(table.viewport(), table.line_rect(row).center().toPoint())
    assert player.game is before


def test_a_right_click_scores_nothing(player, qtbot):
    player.press_roll()
    table = player.scorecard.table
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=player.scorecard.box_centre(Category.CHANCE))
    assert not player.game.filled


def test_a_press_that_ends_on_another_box_scores_nothing(player, qtbot):
    player.press_roll()
    viewport = player.scorecard.table.viewport()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=player.scorecard.box_centre(Category.ACES))
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=player.scorecard.box_centre(Category.CHANCE))
    assert not player.game.filled


def test_a_double_click_on_a_box_scores_once(player):
    player.press_roll()
    viewport = player.scorecard.table.viewport()
    at = player.scorecard.box_centre(Category.CHANCE)
    player.click(viewport, at)
    player.qtbot.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    player.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)
    assert list(player.game.filled) == [Category.CHANCE]


def test_with_no_roll_left_dice_and_roll_button_do_nothing_and_say_why(player):
    for _ in range(3):
        player.press_roll()
    before = player.game
    player.press_roll()
    player.click_roll()
    for place in range(5):
        player.click_die(place)
        player.press_die(place)
    assert player.game is before
    assert not any(player.controller.kept)
    assert player.scorecard.table.hasFocus(), "where nothing is left to roll, Roll leads to the scorecard"


def test_the_controller_refuses_what_a_widget_should_not_have_asked_for(player):
    controller = player.controller
    controller.score(Category.CHANCE)
    controller.toggle(0)
    controller.keep((1,))
    assert player.game.events == ()
    assert not any(controller.kept)
    player.play_turn(Category.CHANCE)
    player.press_roll()
    before = player.game
    controller.score(Category.CHANCE)
    for place in range(5):
        controller.toggle(place)
    controller.roll()
    assert player.game is before


def test_dice_cannot_be_kept_before_the_first_roll(player):
    for place in range(5):
        player.click_die(place)
        player.press_die(place)
        assert not player.tray.dice[place].isEnabled()
    assert not any(player.controller.kept)
    player.press_roll()
    assert player.game.events[0].kept == (False,) * 5


def test_nothing_can_be_done_after_the_game(player):
    player.play_to_end()
    player.settle()
    before = player.game
    for place in range(5):
        player.press_die(place)
    for category in CATEGORIES:
        player.click_box(category)
    assert player.game is before


# Forced jokers


def forced_joker_game():
    """Return a game in which the dice must go into one of several open boxes."""
    for seed in range(5000):
        game = Game(f"joker {seed}", FORCED)
        while not game.is_over:
            game = seek_yahtzee(game.roll())
            if game.position is not None:
                allowed = game.position.allowed()
                if len(allowed) == 1 and len(game.filled) < 10:
                    return game
                game = score_away(game)
    raise AssertionError("no game with a forced joker")


def seek_yahtzee(game):
    """Keep the commonest face until five are alike or no roll is left."""
    while game.rolls_left and len(set(game.dice)) > 1:
        face = max(game.dice, key=game.dice.count)
        game = game.roll(tuple(die == face for die in game.dice))
    return game


def score_away(game):
    """Take Yahtzee for five alike, and else a lower box, so that the upper ones stay open."""
    if len(set(game.dice)) == 1 and game.can_score(Category.YAHTZEE):
        return game.score(Category.YAHTZEE)
    order = [*CATEGORIES[6:11], Category.CHANCE, *CATEGORIES[:6], Category.YAHTZEE]
    return game.score(next(category for category in order if game.can_score(category)))


@pytest.fixture(scope="module")
def joker_game():
    return forced_joker_game()


def test_a_forced_joker_leaves_one_box_and_the_others_say_why(open_player, joker_game):
    player = open_player(game=joker_game)
    must = first_allowed(player.game)
    assert must is CATEGORIES[joker_game.dice[0] - 1]
    for line in player.scorecard.rows:
        is_open = line.category is not None and player.game.scores[line.category] is None
        if not is_open:
            continue
        assert line.can_score == (line.category is must)
        if line.category is not must:
            assert line.points == "–"
            assert line.cost == ""
            assert line.hint == tray_words.not_allowed_by_joker()
            assert tray_words.not_allowed_by_joker() in line.spoken


def test_boxes_that_a_joker_may_not_take_do_nothing(open_player, joker_game):
    player = open_player(game=joker_game)
    must = first_allowed(player.game)
    before = player.game
    for category in CATEGORIES:
        if category is not must:
            player.click_box(category)
            place_enter(player, category)
    assert player.game is before
    player.click_box(must)
    assert player.game.scores[must] == sum(joker_game.dice)
    assert player.game.yahtzee_bonuses == joker_game.yahtzee_bonuses + 1


def test_the_coach_ranks_only_what_a_joker_may_take(open_player, joker_game):
    player = open_player(game=joker_game)
    categories = [row.option.category for row in player.coach.options.rows if row.option.category is not None]
    assert categories == [first_allowed(player.game)]


def test_the_only_option_is_called_no_choice(open_player):
    game = forced_last_box()
    player = open_player(game=game)
    player.click_box(first_allowed(game))
    player.settle()
    assert player.game.is_over
    last = player.controller.review.decisions[-1]
    assert not last.counts
    assert last.verdict is Verdict.BEST


def forced_last_box():
    """Return a game at its last decision, which is none."""
    game = seeded("the last box")
    while len(game.filled) < 12:
        game = game.roll()
        game = game.score(first_allowed(game))
    for _ in range(3):
        game = game.roll()
    return game
