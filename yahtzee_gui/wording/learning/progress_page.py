# SPDX-License-Identifier: MIT
"""The page of progress in words."""

from __future__ import annotations

from engine.learning.progress import GameLosses
from yahtzee_gui.wording.base import tr
from yahtzee_gui.wording.numbers import signed
from yahtzee_gui.wording.pages.history_page import finished_at


def losses_name(*, by_decision: bool) -> str:
    """Return what the points of the chart are."""
    return tr("Points lost a decision") if by_decision else tr("Points lost a game")


def game_card(game: GameLosses, lost: str, *, by_decision: bool) -> tuple[str, ...]:
    """Return what is said of one game."""
    figure = tr("{lost} points lost a decision") if by_decision else tr("{lost} points lost")
    score = tr("{score} points, luck {luck}").format(score=game.score, luck=signed(game.luck, 0))
    return figure.format(lost=lost), score, finished_at(game.finished_at)
