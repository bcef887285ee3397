# SPDX-License-Identifier: MIT
"""Finished games for the history."""

from __future__ import annotations

from dataclasses import replace

from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.services.history.finished_game import FinishedGame

FACES = (20, 21, 22, 23, 24, 25)


def finished(seed="one", **changes):
    """Return a finished game with round figures."""
    game = FinishedGame(
        finished_at="2026-05-01T12:30:15+00:00",
        seed=seed,
        rules=DEFAULT_RULES.name,
        rolls_per_turn=3,
        dice_model="fair",
        coached=False,
        score=250,
        par=254.5,
        luck=5.5,
        points_lost=10.0,
        decisions=30,
        accuracy=90.0,
        faces=FACES,
        text="the text of the game",
    )
    return replace(game, **changes)
