# SPDX-License-Identifier: MIT
"""T shows what the coach's card shows as a table: the reason by box, and of the graph the list of choices."""

from __future__ import annotations

import pytest
from gui_driver import menu_action

from yahtzee_gui.board.coach.why import Side
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.menu_words import menu_items


def test_of_the_reason_it_shows_the_points_by_box_and_leads_back(player):
    player.press_roll()
    player.settle_explained()
    why = player.window.card.why
    assert (player.window.card.face, why.side) == (CardFace.WHY, Side.WHY)
    player.press("t")
    assert why.side is Side.PARTS
    menu_action(player.window, menu_items()["tables"]).trigger()
    assert why.side is Side.WHY


def test_of_the_graph_it_goes_to_the_list_of_choices(player):
    player.play_turn()
    player.settle()
    player.window.ahead.turn_to(CardFace.GRAPH)
    player.press("t")
    assert player.coach.choices.hasFocus()


def test_of_a_game_that_is_over_it_looks_back_and_goes_to_the_list(player):
    player.play_to_end()
    player.settle()
    player.press("t")
    player.settle()
    scene = player.controller.scene()
    assert scene.viewed is scene.decisions[-1]
    assert player.coach.choices.isVisible()
    assert player.coach.choices.hasFocus()


@pytest.mark.parametrize("face", [CardFace.THIS_TURN, CardFace.FINAL_SCORE])
def test_where_the_figures_are_written_out_it_changes_nothing(player, face):
    player.press_roll()
    player.settle()
    player.window.ahead.turn_to(face)
    before = player.window.focusWidget()
    player.press("t")
    assert (player.window.card.face, player.window.focusWidget()) == (face, before)
