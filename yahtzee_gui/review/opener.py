# SPDX-License-Identifier: MIT
"""The page of the chances of a turn."""

from __future__ import annotations

from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.work import Engine


def open_turn_chances(pages: PageStack, engine: Engine, controller: GameController) -> PageSpec:
    """Return the page as it is kept: each time that it is gone to, it has the hands of the game in play."""
    from yahtzee_gui.review.turn_chances_page import TurnChancesPage

    page = TurnChancesPage(engine, controller, pages.window)
    return PageSpec(page, refresh=page.refresh, stays=True)
