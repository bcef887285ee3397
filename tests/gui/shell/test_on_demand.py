# SPDX-License-Identifier: MIT
"""Four keys say aloud what the window shows: the dice, the player's card, the others' totals, the coach's words."""

from __future__ import annotations

import pytest
from gui_driver import seeded
from PySide6.QtCore import Qt

from engine.games.game import rolled_faces
from engine.games.match import begin
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.choosing import Concern
from yahtzee_gui.words import announcing, names

SEED = "spoken"
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Listener:
    """Someone at a window who hears what is said, and asks by keys."""

    def __init__(self, player):
        self.player, self.said = player, []
        player.window.announcer.announced.connect(self.said.append)

    def hear(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        self.said.clear()
        self.player.press(key, modifier)
        (told,) = self.said
        return told


@pytest.fixture
def listener_of(open_player):
    def make(mode, game=None):
        return Listener(open_player(game=game or seeded(SEED), mode=mode))

    return make


def test_the_dice_are_said_with_turn_rolls_left_and_what_is_kept(listener_of):
    listener = listener_of(CoachMode.OFF)
    assert listener.hear(Qt.Key.Key_D) == f"Turn 1 of 13. {tray_words.before_first_roll(1)}."
    listener.player.press_roll()
    listener.player.settle()
    faces = rolled_faces(SEED, 1, 1)
    assert listener.hear(Qt.Key.Key_D) == f"Turn 1 of 13. Dice {names.dice(faces)}, 2 rolls left."
    listener.player.click_die(2)
    assert listener.hear(Qt.Key.Key_D).endswith(f" {tray_words.keeping((faces[2],))}.")


def test_the_own_card_is_said_with_total_bonus_and_open_boxes(listener_of):
    listener = listener_of(CoachMode.OFF)
    listener.player.play_turn(Category.TWOS)
    listener.player.play_turn(Category.CHANCE)
    scores = listener.player.game.scores
    twos, total = scores[Category.TWOS], listener.player.game.points_so_far
    told = listener.hear(Qt.Key.Key_S, SHIFT)
    assert told.startswith(
        f"Total: {total}. Yahtzee bonuses: 0. Upper bonus: {twos} of 63 · {63 - twos} to go. Open: Aces, "
    )
    assert told.endswith(f" Twos: {twos}. Chance: {scores[Category.CHANCE]}.")
    assert "Chance, " not in told.partition("Open: ")[2]


def test_in_a_match_the_others_are_said_and_the_card_stays_the_own_one(listener_of):
    listener = listener_of(CoachMode.OFF)
    player = listener.player
    assert listener.hear(Qt.Key.Key_O, SHIFT) == announcing.nobody_else()
    player.controller.open_record(begin((("You", ""), ("Greta", "greedy")), DEFAULT_RULES, SEED, linked=True))
    player.play_turn(Category.CHANCE)
    player.wait(lambda: player.controller.scene().is_my_turn)
    match = player.controller.scene().match
    totals = {seat.name: seat.game.points_so_far for seat in match.seats}
    assert totals["Greta"] > 0
    told = listener.hear(Qt.Key.Key_O, SHIFT)
    assert told.startswith(f"Greta: {totals['Greta']}") or told.startswith(f"Greta, {totals['Greta']}")
    assert "You" not in told
    own = listener.hear(Qt.Key.Key_S, SHIFT)
    player.press("o")
    assert player.controller.scene().card_seat == 1
    assert listener.hear(Qt.Key.Key_S, SHIFT) == own
    assert own.startswith(f"Total: {totals['You']}.")


def test_what_the_coach_said_last_is_said_again(listener_of):
    listener = listener_of(CoachMode.AFTER)
    player = listener.player
    assert listener.hear(Qt.Key.Key_C, SHIFT) == coach_words.coach_judges()
    player.press_roll()
    player.settle()
    worst = max(player.controller.review.analysis.categories.values(), key=lambda option: option.points_lost)
    player.press_box(worst.category)
    player.settle_explained()
    told = listener.hear(Qt.Key.Key_C, SHIFT)
    assert names.verdict(worst.verdict) in told
    assert player.card.why.view.sentence in told
    player.controller.set_mode(CoachMode.OFF)
    assert listener.hear(Qt.Key.Key_C, SHIFT) == coach_words.coach_is_off()


def test_a_warning_is_said_again_and_nothing_of_what_is_better(listener_of):
    listener = listener_of(CoachMode.WARN)
    player = listener.player
    player.press_roll()
    player.settle()
    worst = max(player.controller.review.analysis.categories.values(), key=lambda option: option.points_lost)
    player.go_to_box(worst.category)
    player.press(Qt.Key.Key_Return)
    question = player.controller.confirmations.question
    assert question.concern is Concern.COSTLY
    assert listener.hear(Qt.Key.Key_C, SHIFT) == coach_words.warning(question.option)


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.WARN, CoachMode.AFTER])
def test_no_key_says_a_value_before_the_choice(listener_of, mode):
    listener = listener_of(mode)
    listener.player.press_roll()
    listener.player.settle()
    best = listener.player.controller.review.analysis.best
    for key, modifier in ((Qt.Key.Key_D, Qt.KeyboardModifier.NoModifier), *((k, SHIFT) for k in _SHIFTED)):
        told = listener.hear(key, modifier)
        assert f"{best.value:.1f}" not in told
        assert not any(names.verdict(verdict) in told.split() for verdict in type(best.verdict))


_SHIFTED = Qt.Key.Key_S, Qt.Key.Key_O, Qt.Key.Key_C
