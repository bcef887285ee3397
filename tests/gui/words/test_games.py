# SPDX-License-Identifier: MIT
"""What is said of finished games."""

from __future__ import annotations

from engine.games.assistance import Help
from yahtzee_gui.words import games


def test_what_made_a_game_an_assisted_one_is_told_once():
    told = games.assisted((Help.HINT, Help.WARNING, Help.TAKEN_BACK))
    assert told == "Assisted: hints, warnings followed or choices taken back"
    assert games.assisted((Help.TAKEN_BACK,)) == "Assisted: choices taken back"
