# SPDX-License-Identifier: MIT
"""Why a hint that is asked for cannot be had, as it is shown."""

from __future__ import annotations

from yahtzee_gui.board.coach import words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import goals


def why_no_hint(scene: Scene) -> str:
    """Return why there is no hint now, or none that tells more; nothing if there is one."""
    if scene.can_hint or scene.game is None:
        return ""
    if scene.viewed is not None or scene.is_over or not scene.is_my_turn:
        return words.no_hint_here()
    if not scene.game.has_rolled or scene.is_landing:
        return words.no_hint_before_dice()
    if not scene.table.is_ready:
        return words.coach_without_table()
    if scene.is_estimate:
        return goals.estimate_explained(scene.likely_measure)
    return words.no_hint_in_live() if scene.mode is CoachMode.LIVE else words.hint_told_all()
