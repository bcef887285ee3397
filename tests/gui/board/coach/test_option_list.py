# SPDX-License-Identifier: MIT
"""The arrow keys in the list: the row that is gone to is explained, and they start at the one that is."""

from __future__ import annotations

import pytest
from gui_driver import seeded
from PySide6.QtCore import Qt


@pytest.fixture
def rolled(open_player):
    player = open_player(game=seeded("arrows"))
    player.press_roll()
    player.settle()
    return player


def explained(player):
    """Return the row of the option that is explained."""
    options = [row.option for row in player.coach.options.rows]
    return next(place for place, option in enumerate(options) if option is player.controller.scene().explained[0])


def press(player, *keys):
    for key in keys:
        player.qtbot.keyClick(player.coach.options, key)


def current(player):
    return player.coach.options.currentIndex().row()


def test_every_row_that_is_gone_to_is_explained(rolled):
    rolled.coach.options.setFocus()
    press(rolled, Qt.Key.Key_Home)
    for place in range(1, 6):
        press(rolled, Qt.Key.Key_Down)
        assert (current(rolled), explained(rolled)) == (place, place)
    press(rolled, Qt.Key.Key_End)
    assert explained(rolled) == current(rolled) == len(rolled.coach.options.rows) - 1


def test_the_arrows_go_on_from_the_keep_that_the_dice_stand_for(rolled):
    rolled.coach.options.setFocus()
    press(rolled, Qt.Key.Key_Home, Qt.Key.Key_Down)
    best = rolled.controller.scene().analysis.options
    keep = next(option.keep for option in best[3:] if option.is_reroll and option.keep)
    rolled.controller.keep(keep)
    here = explained(rolled)
    assert here > 1
    assert current(rolled) == here
    press(rolled, Qt.Key.Key_Up)
    assert explained(rolled) == here - 1


def test_they_start_anew_with_another_roll(rolled):
    rolled.coach.options.setFocus()
    press(rolled, Qt.Key.Key_End)
    rolled.controller.roll()
    rolled.settle()
    here = explained(rolled)
    assert current(rolled) == here
    press(rolled, Qt.Key.Key_Up if here else Qt.Key.Key_Down)
    assert explained(rolled) == abs(here - 1)


def test_nobody_is_taken_to_a_row_by_the_list_itself(rolled):
    rolled.press_die(0)
    assert rolled.controller.review_cursor.selected is None
    rolled.press_die(1)
    assert rolled.controller.review_cursor.selected is None
    assert current(rolled) == explained(rolled)
