# SPDX-License-Identifier: MIT
"""With the coach off, nothing that follows from values may show before the game is over."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from gui_driver import seeded
from gui_screen import Screen, all_strings

from engine import library, state
from engine.categories import Category
from engine.rules import DEFAULT_RULES
from engine.table import ValueTable
from yahtzee_gui import wording
from yahtzee_gui.modes import CoachMode

SEED = "a quiet game"
MARKS = ("★", "≈", "?!", "??")
TELLING = re.compile(r"\d\.\d|\b(best|close|inaccuracy|mistake|blunder|luck|lost|loses|accuracy)\b", re.IGNORECASE)


@pytest.fixture
def quiet(open_player):
    """Someone whose coach is off."""
    return open_player(game=seeded(SEED), mode=CoachMode.OFF)


def texts_of_play(player):
    """Return every text of the window but those of the modes, and par, which the rules alone decide."""
    same_in_every_game = {player.coach.status.text(), player.coach.message.text()}
    same_in_every_game |= {wording.coach_mode_explained(mode) for mode in CoachMode}
    for item in wording.menu_items().values():
        same_in_every_game |= {item, item.replace("&", "").rstrip("…")}
    return [text for text in all_strings(player.window) if text not in same_in_every_game]


def assert_quiet(player):
    player.settle()
    for text in texts_of_play(player):
        assert not TELLING.search(text), text
        assert not any(mark in text for mark in MARKS), text
    assert not player.coach.options.isVisible()
    assert player.coach.options.rows == ()
    assert player.coach.chosen.row is None
    assert Screen(player.window).value_line() == ("", None, "")
    assert Screen(player.window).marks() == []
    assert all(row.verdict is None and not row.cost for row in player.scorecard.rows)


def play_a_turn(player, look):
    """Roll three times with some keeps, score in the first box that is allowed, and look after each action."""
    for roll in range(3):
        player.press_roll()
        look()
        if roll < 2:
            player.click_die((player.game.turn + roll) % 5)
            look()
    for category in Category:
        if player.game.can_score(category):
            player.click_box(category)
            break
    look()


def test_nothing_derived_from_values_is_shown_until_the_game_is_over(quiet):
    assert_quiet(quiet)
    for _ in range(12):
        play_a_turn(quiet, lambda: assert_quiet(quiet))
    quiet.press_roll()
    assert_quiet(quiet)


def test_the_search_finds_what_live_mode_shows(player):
    """The search of the test above would find something if it were there."""
    player.press_roll()
    player.settle()
    found = texts_of_play(player)
    assert any(TELLING.search(text) for text in found)
    assert any(mark in text for text in found for mark in MARKS)


def test_after_the_end_the_report_is_there(quiet):
    quiet.play_to_end()
    quiet.settle()
    screen = Screen(quiet.window)
    assert quiet.window.summary.isVisible()
    assert wording.final_score(quiet.game.points_so_far) in screen.labels()
    assert wording.accuracy(quiet.controller.review.accuracy) in screen.labels()
    assert len(screen.marks()) == 1 + 13 * 2
    assert len(quiet.coach.options.rows) > 3


def other_values(table):
    """Return a table by which quite other options are good, with the same par."""
    values = table.values.copy()
    finite = ~np.isnan(values)
    values[finite] = np.random.default_rng(1).uniform(0, 300, finite.sum())
    values[state.START_INDEX] = table.par
    return ValueTable(table.rules, values)


def deliver(delivery):
    def obtain(rules, model, **options):
        yield library.Progress(library.Step.LOAD, 0.5)
        return delivery

    return obtain


def watch_three_turns(player):
    """Play three turns and return all texts and the picture of the window after every action."""
    seen = []

    def look():
        player.settle()
        seen.append((all_strings(player.window), player.window.grab().toImage()))

    for _ in range(3):
        play_a_turn(player, look)
    return seen


def test_texts_and_pixels_do_not_depend_on_the_values(open_player, delivery_of, tmp_path, monkeypatch):
    true = delivery_of(DEFAULT_RULES)
    false = replace(true, table=other_values(true.table))
    seen = []
    for number, delivery in enumerate((true, false)):
        monkeypatch.setattr(library, "obtain", deliver(delivery))
        player = open_player(tmp_path / str(number), game=seeded(SEED), mode=CoachMode.OFF)
        seen.append(watch_three_turns(player))
        player.window.hide()
    assert len(seen[0]) == 18
    assert seen[0] == seen[1]


def test_the_pictures_of_live_mode_do_depend_on_them(open_player, delivery_of, tmp_path, monkeypatch):
    """The comparison of the test above would find a difference if there were one."""
    true = delivery_of(DEFAULT_RULES)
    pictures = []
    for number, table in enumerate((true.table, other_values(true.table))):
        monkeypatch.setattr(library, "obtain", deliver(replace(true, table=table)))
        player = open_player(tmp_path / str(number), game=seeded(SEED), mode=CoachMode.LIVE)
        player.press_roll()
        player.settle()
        pictures.append(player.window.grab().toImage())
        player.window.hide()
    assert pictures[0] != pictures[1]


# Switching


def test_c_goes_from_mode_to_mode(player):
    assert player.controller.mode is CoachMode.LIVE
    for mode in CoachMode:
        player.press("c")
        assert player.controller.mode is mode
        assert player.coach.mode_switch.buttons[mode].isChecked()


def test_a_click_chooses_the_mode_and_shows_or_hides_the_values(player):
    player.press_roll()
    player.click(player.coach.mode_switch.buttons[CoachMode.OFF])
    assert player.controller.mode is CoachMode.OFF
    assert_quiet(player)
    player.click(player.coach.mode_switch.buttons[CoachMode.LIVE])
    player.settle()
    assert player.controller.mode is CoachMode.LIVE
    assert len(player.coach.options.rows) > 10
