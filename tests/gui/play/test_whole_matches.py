# SPDX-License-Identifier: MIT
"""Whole matches through real widgets: against every face there is and a person, with own dice and with linked ones."""

from __future__ import annotations

import pytest
from gui_driver import first_allowed, prepare_home
from PySide6.QtWidgets import QApplication

from engine.games.match import begin
from engine.matches.standings import FEW_OPEN
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.strategies import Face
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed

FACES = [(face.key, face.value) for face in Face]


def figures(player):
    """Return the chances of the seats in whole per cents; 1 for less than 1."""
    return [float(seat.view.chance.strip("<> ").split("\u00a0")[0].split()[0]) for seat in player.window.seats.seats]


def is_told(player):
    """Return whether the chances of all seats are those of the match as it is."""
    scene = player.controller.scene()  # whose options may go by points until the next roll, though all is known
    return (
        scene.said.outlook is not None
        and not scene.waits_for_goal
        and all(seat.view.chance[:1] in "<>0123456789" for seat in player.window.seats.seats)
    )


@pytest.mark.audit
@pytest.mark.parametrize(
    ("players", "linked"),
    [([("You", ""), *FACES[:5]], True), ([("You", ""), ("Bea", ""), *FACES[5:]], False)],
    ids=["linked", "with a person"],
)
def test_whole_matches_against_every_face(open_player, tmp_path, players, linked):
    home = tmp_path / "home"
    prepare_home(home, game=begin(players, DEFAULT_RULES, "whole", linked=linked), mode=CoachMode.LIVE)
    player = open_player(home)
    player.session.services.settings.dice_speed = DiceSpeed.OFF
    player.wait(lambda: player.controller.match is not None)
    while not player.controller.match.is_over:
        player.wait(lambda: player.controller.match.is_over or player.controller.scene().is_my_turn)
        if player.controller.match.is_over:
            break
        player.press_roll()
        if player.game.scores.count(None) <= FEW_OPEN:
            player.wait(lambda: is_told(player))
            exact = player.controller.scene().said.outlook.chances
            assert sum(exact) == pytest.approx(1.0, abs=1e-6)
            assert figures(player) == [pytest.approx(100 * share, abs=1.0) for share in exact]
        player.click_box(first_allowed(player.game))
    match = player.controller.match
    player.wait(lambda: player.controller.review is not None and not player.controller.scene().is_waiting)
    QApplication.processEvents()
    assert [seat.turns for seat in match.seats] == [13] * len(players)
    assert sum(match.shares) == pytest.approx(1.0)
    review = player.controller.review
    total = review.start + review.luck + review.others - review.points_lost
    assert total == pytest.approx(100 * match.shares[match.person], abs=1e-8)
    assert player.window.end_page.isVisible()
