# SPDX-License-Identifier: MIT
"""The page of a race: everybody's way through the same dice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.race.race import Race
from yahtzee_gui.race.view import race_view

if TYPE_CHECKING:
    from yahtzee_gui.race.page import RaceView


def open_race(pages: PageStack, controller: GameController, race: Race) -> PageSpec:
    """Return the page, which follows the game, and where it is chosen whom to race in it."""
    from yahtzee_gui.race.page import RaceDialog

    def view() -> RaceView:
        return replace(race_view(controller.scene()), rival=race.rival, rivals=race.rivals)

    page = RaceDialog(view(), pages.window)
    return PageSpec(
        page,
        does=((page.rivalRequested, race.set_rival),),
        follows=(controller.changed,),
        refresh=lambda: page.set_view(view()),
    )
