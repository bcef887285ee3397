# SPDX-License-Identifier: MIT
"""The review bar as it is shown."""

from __future__ import annotations

from engine.game_review.review import Decision
from yahtzee_gui.board.tray.badge import BadgeView
from yahtzee_gui.board.tray.view import badge, origin, way_from_look_back
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.review.review_bar import ReviewView
from yahtzee_gui.words import decisions
from yahtzee_gui.words.boxes import of_its_game


@of_its_game
def review_view(scene: Scene) -> ReviewView | None:
    """Return what the review bar shows, or None while nothing is looked back at."""
    viewed, game = scene.viewed, scene.game
    if viewed is None or game is None:
        return None
    counted = [decision for decision in scene.decisions if decision.counts]
    mistake, decision = _place(viewed, scene.mistakes), _place(viewed, counted)
    mistakes = len(scene.mistakes)
    none = decisions.uncounted(viewed)
    return ReviewView(
        title=decisions.when(viewed),
        badge=badge(game),
        origin=BadgeView(origin(scene)) if origin(scene) else None,
        back=way_from_look_back(scene),
        mistakes=decisions.mistake_of(mistake, mistakes) if mistake else decisions.mistakes(mistakes),
        has_other_mistakes=mistakes > bool(mistake),
        decisions=decisions.decision_of(decision, len(counted)) if decision else none,
        has_earlier=viewed is not scene.decisions[0],
        play_on_hint=decisions.play_on_explained(is_over=game.is_over),
    )


def _place(viewed: Decision, among: list[Decision]) -> int:
    """Return which of these decisions is looked at, from 1 on; 0 if none of them."""
    return next((number for number, decision in enumerate(among, 1) if decision is viewed), 0)
