# SPDX-License-Identifier: MIT
"""Requests: what the player asks for by keys and buttons that mean different things at different moments."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.analysis.options import Option
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.table_watch import TableState


class Requests(QObject):
    """Asks `controller` for what is meant at this moment.

    Signals:
        boxPointedAt: the category of the box that the keyboard is to go to.
    """

    boxPointedAt = Signal(object)

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller

    def next_mode(self) -> None:
        """Go on to the next coach mode."""
        self._controller.set_mode(self._controller.mode.following())

    def roll_or_return(self) -> None:
        """Roll; from a look back, return to the game. While a box is chosen, nothing: no keep is to be rolled away.

        Dice in the air only land.
        """
        scene = self._controller.scene()
        if scene.viewed is not None:
            self._controller.look_back.view(None)
        elif scene.is_landing:
            self._controller.land()
        elif scene.box is None:
            self._controller.roll()

    def press(self) -> None:
        """Do what the big button says: score the box that is chosen, or roll, or return to the game."""
        box = self._controller.scene().box
        if box is not None:
            self._controller.score(box)
        else:
            self.roll_or_return()

    def step_back(self) -> None:
        """Do what Escape is for: not the choice that is asked about, no box any more, or no look back any more."""
        if self._controller.choices.question is not None:
            self._controller.choices.think_again()
        elif self._controller.scene().box is not None:
            self._controller.choose_box(None)
        else:
            self._controller.look_back.view(None)

    def take_option(self, option: Option) -> None:
        """Keep what a chosen option keeps, or go to its box; rolling and scoring stay with the player."""
        if not self._controller.scene().offers(option):
            return
        if option.keep is not None:
            self._controller.keep(option.keep)
        elif option.category is not None:
            self._controller.choose_box(option.category)
            self.boxPointedAt.emit(option.category)

    def build_or_cancel(self) -> None:
        """Have a hint tell more, stop building the table, or build it."""
        if self._controller.scene().sight.hint:
            self._controller.hint()
        elif self._controller.table.state is TableState.BUILDING:
            self._controller.table.cancel()
        else:
            self._controller.table.build()
