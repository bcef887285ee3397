# SPDX-License-Identifier: MIT
"""A match moves the window and the twin together, and compares them after every move."""

from __future__ import annotations

import pytest
from gui_driver import places_of
from gui_screen import Screen

from yahtzee_gui.board.tray import words as play_words
from yahtzee_gui.words import announcing


class Match:
    """The window and the twin, moved together and compared after every move."""

    def __init__(self, player, twin):
        self.player, self.twin = player, twin
        self.screen = Screen(player.window)
        self.compared = 0

    def compare(self):
        self.player.settle()
        twin, screen = self.twin, self.screen
        assert self.player.game == twin.game
        assert self.player.controller.kept == twin.kept
        assert screen.score_lines() == twin.score_lines()
        if not twin.game.is_over:
            assert screen.choice_line() == twin.choice_line()
            assert screen.option_rows() == twin.option_rows()
            self.compare_tray()
        self.compare_timeline()
        self.compared += 1

    def compare_tray(self):
        tray, game = self.player.tray, self.twin.game
        assert [die.face for die in tray.dice] == list(game.dice or (None,) * 5)
        assert [die.isChecked() for die in tray.dice] == list(self.twin.kept)
        assert play_words.turn(game.turn, 13) in self.screen.labels(tray)
        assert announcing.rolls_left(3 - (self.twin.rolls_done if game.dice else 0)) in self.screen.labels(tray)

    def compare_timeline(self):
        assert_same_marks(self.screen.marks(), self.twin.marks)
        assert self.screen.timeline_summary() == self.twin.timeline_summary()

    # Moves

    def toggle(self, place, by_key):
        (self.player.press_die if by_key else self.player.click_die)(place)
        self.twin.toggle(place)
        self.compare()

    def roll(self, by_key):
        (self.player.press_roll if by_key else self.player.click_roll)()
        self.twin.roll()
        self.compare()

    def score(self, category, by_key):
        (self.player.press_box if by_key else self.player.click_box)(category)
        self.twin.score(category)
        self.compare()

    def do(self, option, rng):
        """Do what an option says, by mouse or by keys."""
        if option.category is not None:
            self.score(option.category, by_key=rng.random() < 0.5)
            return
        wanted = places_of(self.twin.game, option.keep)
        for place in rng.sample(range(5), 5):
            if self.twin.kept[place] != wanted[place]:
                self.toggle(place, by_key=rng.random() < 0.5)
        self.roll(by_key=rng.random() < 0.5)


def assert_same_marks(shown, expected):
    """Compare places, heights and verdicts of the points of the timeline."""
    for number in (0, 1):
        assert [mark[number] for mark in shown] == pytest.approx([mark[number] for mark in expected], rel=0, abs=1e-9)
    assert [mark[2] for mark in shown] == [mark[2] for mark in expected]


def choose(options, twin, rng):
    """Choose the best option mostly, and now and then one of a kind that has not been chosen yet, or any."""
    seen = {decision["chosen"].verdict for decision in twin.counted}
    fresh = [option for option in options if option.verdict not in seen]
    return rng.choice(fresh or options) if rng.random() < 0.4 else options[0]


def legal(analysis):
    return [option for option in analysis.options if option.category is not None or option.is_reroll]
