# SPDX-License-Identifier: MIT
"""The page of a race: everybody's way through the same dice."""

from __future__ import annotations

from yahtzee_gui.kit.openers import OpenPages, PageSpec
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.race.view import race_view


def open_race(pages: OpenPages, controller: GameController) -> PageSpec:
    """Return the page, which follows the game."""
    from yahtzee_gui.race.page import RaceDialog

    page = RaceDialog(pages.colors(), race_view(controller.scene()), pages.window)
    return PageSpec(
        page,
        follows=(controller.changed,),
        refresh=lambda: page.set_view(race_view(controller.scene())),
    )
