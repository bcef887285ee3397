# SPDX-License-Identifier: MIT
"""Moments are celebrated in the window when they happen first, once the dice lie there, and never on the way back."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from gui_driver import seeded
from history_samples import played_record
from PySide6.QtCore import Qt

from engine.games.game import Game, rolled_faces, written_seed
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice_models import WORST_OF_2
from engine.rules.scoring import DEFAULT_RULES, is_yahtzee
from yahtzee_gui.board.tray import celebration_words as words
from yahtzee_gui.board.tray.celebration_view import celebration_spoken
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.menu_words import Page
from yahtzee_gui.play.moments import Moment
from yahtzee_gui.words import games

MODES = pytest.mark.parametrize("mode", CoachMode)


@pytest.fixture(scope="module")
def lucky():
    """A seed that gives a Yahtzee with the first roll."""
    return next(f"lucky {n}" for n in range(100_000) if is_yahtzee(rolled_faces(f"lucky {n}", 1, 1)))


@pytest.fixture
def said():
    return []


def listen(player, said):
    player.window.announcer.announced.connect(said.append)
    return player


def card(player):
    return player.window.celebration


def title(player):
    return card(player).view.title if card(player).view is not None else None


def skip(player):
    """Press a key that does nothing else."""
    player.press(Qt.Key.Key_F12)
    player.wait(lambda: not card(player).isVisible())


@MODES
def test_a_yahtzee_is_celebrated_once_and_not_on_the_way_back(open_player, lucky, said, mode):
    player = listen(open_player(game=seeded(lucky), mode=mode), said)
    player.press_roll()
    assert title(player) == words.yahtzee("Yahtzee")
    assert not card(player).is_moving  # the dice of these tests do not tumble
    assert sum(words.yahtzee("Yahtzee") in text for text in said) == 1
    skip(player)
    for step in (player.undo, player.redo, player.undo, player.press_roll):
        step()
        assert title(player) is None
    assert sum(words.yahtzee("Yahtzee") in text for text in said) == 1


@pytest.mark.parametrize("celebrates", [True, False])
def test_a_large_straight_is_announced_and_the_next_roll_waits_for_nothing(open_player, said, celebrates):
    game = seeded(written_seed([[(2, 4, 3, 5, 6)]]))
    player = listen(open_player(game=game, mode=CoachMode.OFF), said)
    player.window.celebrations.set_enabled(celebrates)
    player.press_roll()
    assert title(player) == ("Large straight!" if celebrates else None)
    assert ("Large straight! On roll 1 of 3." in said) == celebrates
    player.press_roll()
    assert len(player.game.events) == 2


def test_it_waits_until_the_dice_have_landed(open_player, lucky):
    player = open_player(game=seeded(lucky), mode=CoachMode.OFF)
    player.tray.set_speed(DiceSpeed.NORMAL)
    player.controller.roll()
    assert player.tray.motion.is_tumbling
    assert title(player) is None
    player.tray.motion.skip()
    assert title(player) == words.yahtzee("Yahtzee")
    assert card(player).is_moving


def test_a_key_that_ends_it_does_what_it_does(open_player, lucky):
    player = open_player(game=seeded(lucky), mode=CoachMode.OFF)
    player.press_roll()
    player.press_die(2)
    assert player.controller.kept == (False, False, True, False, False)
    player.wait(lambda: not card(player).isVisible())


def test_an_opened_game_is_not_celebrated(open_player, lucky):
    player = open_player(game=seeded(lucky).roll(), mode=CoachMode.OFF)
    assert title(player) is None
    player.controller.open_record(Record(seeded(lucky).roll()))
    assert title(player) is None


def test_switched_off_it_is_neither_shown_nor_said(open_player, lucky, said):
    player = listen(open_player(game=seeded(lucky), mode=CoachMode.OFF), said)
    player.window.dialogs.show(Page.SETTINGS)
    page = player.window.dialogs.newest
    assert page.controls["celebrates"].isChecked()
    page.controls["celebrates"].click()
    page.close()
    assert player.session.services.settings.celebrates is False
    player.press_roll()
    assert title(player) is None
    assert words.yahtzee("Yahtzee") not in " ".join(said)


def test_the_hundred_is_celebrated_where_it_is_scored(open_player, delivery_of):
    delivery_of(DEFAULT_RULES, WORST_OF_2)
    fives = (5,) * 5
    game = Game("told", DEFAULT_RULES, WORST_OF_2).roll(landed=fives).score(Category.YAHTZEE).roll(landed=fives)
    player = open_player(game=game, mode=CoachMode.OFF)
    player.press_box(Category.FIVES)
    assert title(player) == words.yahtzee_bonus("Yahtzee", 100)
    assert card(player).view.detail == words.yahtzee_bonus_with(Category.FIVES, 25)


def know_earlier_game(player):
    """Have the history know of a game, a bad one."""
    history, earlier = player.session.services.library, played_record("earlier")
    history.keep(FinishedGame.of(earlier, datetime.now(UTC)))
    best = earlier.game.points_so_far
    player.wait(lambda: history.figures is not None and history.figures.best(DEFAULT_RULES) == best)


@pytest.fixture
def nearly_perfect(analyzer_of):
    """A flawless game but for its last box, which is the only one left."""
    analyzer, record = analyzer_of(DEFAULT_RULES), Record(seeded("flawless"))
    while True:
        position = record.game.position
        best = analyzer.analyze(position).best if position is not None else None
        if best is None:
            record = record.roll()
        elif best.category is None:
            record = record.mark(record.game.places_of(best.keep)).roll()
        elif record.game.turn < len(Category):
            record = record.score(best.category)
        else:
            return record, best.category


def test_a_flawless_game_that_is_the_best_one_has_one_card(open_player, nearly_perfect, said):
    record, last = nearly_perfect
    player = listen(open_player(game=record, mode=CoachMode.OFF), said)
    know_earlier_game(player)
    player.press_box(last)
    player.settle()
    score = player.game.points_so_far
    assert title(player) == games.flawless()
    assert words.new_best(score) in card(player).view.detail
    assert sum(games.flawless() in text for text in said) == 1, "the end page praises another thing"
    assert sum(end_page_words.new_best() in text for text in said) == 1, "that is said by the end page alone"
    assert card(player).view.is_low, "the result stays in sight"
    skip(player)
    player.undo()
    player.redo()
    player.settle()
    assert title(player) is None


def test_a_first_game_is_no_best_one(open_player, nearly_perfect):
    record, last = nearly_perfect
    player = open_player(game=record, mode=CoachMode.OFF)
    player.wait(lambda: player.session.services.library.figures is not None)
    player.press_box(last)
    player.settle()
    assert title(player) == games.flawless()
    assert card(player).view.detail == words.nothing_lost()
    assert celebration_spoken((Moment.FLAWLESS,), card(player).view) == ""


def test_a_coached_game_is_neither(open_player, nearly_perfect):
    record, last = nearly_perfect
    player = open_player(game=record.with_hint(), mode=CoachMode.OFF)
    know_earlier_game(player)
    player.press_box(last)
    player.settle()
    assert title(player) is None
