# SPDX-License-Identifier: MIT
"""Moments are celebrated in the window when they happen first, once the dice lie there, and never on the way back."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from gui_driver import seeded
from history_samples import played_record
from PySide6.QtCore import QPoint, QRect

from engine.games.game import Game, rolled_faces, written_seed
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import WORST_OF_2
from engine.rules.scoring import DEFAULT_RULES, is_yahtzee
from yahtzee_gui.board.tray import words
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.menu_words import Page
from yahtzee_gui.words import games

MODES = pytest.mark.parametrize("mode", CoachMode)


@pytest.fixture(scope="module")
def lucky():
    """A seed that gives a Yahtzee with the first roll."""
    return next(f"lucky {n}" for n in range(100_000) if is_yahtzee(rolled_faces(f"lucky {n}", 1, 1)))


@pytest.fixture
def said():
    return []


def on_screen(widget):
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


def listen(player, said):
    player.window.announcer.announced.connect(said.append)
    return player


def card(player):
    return player.window.celebration


def title(player):
    """Return the word that is shown."""
    return card(player).word or None


@pytest.fixture(autouse=True)
def open_player(open_player):
    """A function that opens a window in which things move, though its dice are there at once."""

    def open_moving(**given):
        player = open_player(**given)
        player.tray.motion.set_speed(DiceSpeed.FAST)
        return player

    return open_moving


def roll(player):
    """Roll, and have the dice land at once."""
    player.press_roll()
    player.tray.motion.skip()


@MODES
def test_a_yahtzee_is_celebrated_once_and_not_on_the_way_back(open_player, lucky, said, mode):
    player = listen(open_player(game=seeded(lucky), mode=mode), said)
    roll(player)
    assert title(player) == words.yahtzee_rolled("Yahtzee")
    assert [text for text in said if text.endswith("Yahtzee.")]
    for step in (player.undo, player.redo, player.undo, lambda: roll(player)):
        step()
        assert title(player) is None


def test_it_is_over_the_sentence_and_covers_no_die(open_player, lucky):
    player = open_player(game=seeded(lucky), mode=CoachMode.LIVE)
    roll(player)
    place = on_screen(card(player))
    assert place == on_screen(player.tray.sentence)
    assert not [die for die in player.tray.dice if on_screen(die).intersects(place)]
    player.click_die(2)
    assert player.controller.kept == (False, False, True, False, False)
    assert title(player) is None, "what is kept can be read"


def test_the_same_rolls_again_bring_the_same_moment(open_player, lucky):
    player = open_player(game=seeded(lucky), mode=CoachMode.OFF)
    roll(player)
    player.window._starter.begin_again()
    assert title(player) is None
    roll(player)
    assert title(player) == words.yahtzee_rolled("Yahtzee")


def test_where_nothing_moves_nothing_pops_up(open_player, lucky, said):
    player = listen(open_player(game=seeded(lucky), mode=CoachMode.OFF), said)
    player.tray.motion.set_speed(DiceSpeed.OFF)
    player.press_roll()
    assert title(player) is None
    assert player.tray.sentence.sentence == "Yahtzee!", "the line says it"
    assert [text for text in said if text.endswith("Yahtzee.")]


@pytest.mark.parametrize("celebrates", [True, False])
def test_a_large_straight_is_celebrated_and_the_next_roll_waits_for_nothing(open_player, said, celebrates):
    game = seeded(written_seed([[(2, 4, 3, 5, 6)]]))
    player = listen(open_player(game=game, mode=CoachMode.OFF), said)
    player.window.celebrations.set_enabled(celebrates)
    roll(player)
    assert title(player) == ("Large straight!" if celebrates else None)
    assert [text for text in said if text.endswith("Large straight.")]
    roll(player)
    assert len(player.game.events) == 2


def test_it_waits_until_the_dice_have_landed(open_player, lucky):
    player = open_player(game=seeded(lucky), mode=CoachMode.OFF)
    player.tray.motion.set_speed(DiceSpeed.NORMAL)
    player.controller.roll()
    assert player.tray.motion.is_tumbling
    assert title(player) is None
    player.tray.motion.skip()
    assert title(player) == words.yahtzee_rolled("Yahtzee")


def test_an_opened_game_is_not_celebrated(open_player, lucky):
    player = open_player(game=seeded(lucky).roll(), mode=CoachMode.OFF)
    assert title(player) is None
    player.controller.open_record(Record(seeded(lucky).roll()))
    assert title(player) is None


def test_it_can_be_switched_off(open_player, lucky):
    player = open_player(game=seeded(lucky), mode=CoachMode.OFF)
    player.window.dialogs.show(Page.SETTINGS)
    page = player.window.dialogs.newest
    assert page.controls["celebrates"].isChecked()
    page.controls["celebrates"].click()
    page.close()
    assert player.session.services.settings.celebrates is False
    roll(player)
    assert title(player) is None


def test_the_hundred_is_celebrated_where_it_is_scored(open_player, delivery_of):
    delivery_of(DEFAULT_RULES, WORST_OF_2)
    fives = (5,) * 5
    game = Game("told", DEFAULT_RULES, WORST_OF_2).roll(landed=fives).score(Category.YAHTZEE).roll(landed=fives)
    player = open_player(game=game, mode=CoachMode.OFF)
    player.press_box(Category.FIVES)
    assert title(player) == words.yahtzee_bonus_earned("Yahtzee", 100)


def test_the_upper_bonus_is_celebrated_and_said_where_it_is_earned(open_player, delivery_of, said):
    delivery_of(DEFAULT_RULES, WORST_OF_2)
    game = Game("told", DEFAULT_RULES, WORST_OF_2)
    for face, box in ((6, Category.SIXES), (5, Category.FIVES), (4, Category.FOURS)):
        game = game.roll(landed=(face,) * 4 + (1,)).score(box)
    player = listen(open_player(game=game.roll(landed=(3, 3, 3, 1, 1)), mode=CoachMode.AFTER), said)
    player.press_box(Category.THREES)
    assert title(player) == words.upper_bonus_earned(35)
    assert [text for text in said if text.endswith("Upper bonus: +35.")]


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
        elif record.game.turn < len(CATEGORIES):
            record = record.score(best.category)
        else:
            return record, best.category


def test_a_flawless_game_that_is_the_best_one_has_one_word(open_player, nearly_perfect, said):
    record, last = nearly_perfect
    player = listen(open_player(game=record, mode=CoachMode.OFF), said)
    know_earlier_game(player)
    player.press_box(last)
    player.settle()
    assert title(player) == games.flawless()
    assert sum(end_page_words.new_best() in text for text in said) == 1, "that is said by the end page alone"
    assert on_screen(card(player)).center().y() == on_screen(player.window.end_page.payoff.praise).center().y()
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


def test_a_coached_game_is_neither(open_player, nearly_perfect):
    record, last = nearly_perfect
    player = open_player(game=record.with_hint(), mode=CoachMode.OFF)
    know_earlier_game(player)
    player.press_box(last)
    player.settle()
    assert title(player) is None
