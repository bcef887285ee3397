# SPDX-License-Identifier: MIT
"""What is said of finished games."""

from __future__ import annotations

from engine.games.record import Help
from yahtzee_gui.words import games


def test_what_helped_in_a_game_is_told_once():
    told = games.with_help((Help.HINT, Help.WARNING, Help.TAKEN_BACK))
    assert told == "With help: hints, warnings followed or choices taken back"
    assert games.with_help((Help.TAKEN_BACK,)) == "With help: choices taken back"
