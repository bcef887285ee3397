# SPDX-License-Identifier: MIT
"""The page of a race: everybody's way through the same dice."""

from __future__ import annotations

from yahtzee_gui import presenter
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.window.dialogs.openers import OpenPages, PageSpec


def open_race(pages: OpenPages, controller: GameController) -> PageSpec:
    """Return the page, which follows the game."""
    from yahtzee_gui.pages.played.race import RaceDialog

    page = RaceDialog(pages.colors(), presenter.race_view(controller.scene()), pages.window)
    return PageSpec(
        page,
        follows=(controller.changed,),
        refresh=lambda: page.set_view(presenter.race_view(controller.scene())),
    )
