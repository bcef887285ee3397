# SPDX-License-Identifier: MIT
"""Verhoeff's game: the best player for fair dice meets the demon, as he published it. It ends with 19 points.

The guide opens the game in a window of its own and goes to its first decision; from there the coach comments on each.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.desktop.resources import asset
from yahtzee_gui.services.storage import GameStore
from yahtzee_gui.widgets.coach.banner import Notice
from yahtzee_gui.window.main_window import MainWindow
from yahtzee_gui.wording.game import demons

_GAME = "games/verhoeff.json"


class VerhoeffGuide(QObject):
    """Leads through the game in `window`, which has been opened for it."""

    def __init__(self, window: MainWindow, store: GameStore) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._store = store
        self._is_on_its_way = False

    def start(self) -> None:
        """Read the game; its first decision shows as soon as the demon's table is there."""
        self._controller.set_mode(CoachMode.LIVE)
        self._controller.changed.connect(self._begin)
        self._window.banner.show_notice(Notice(demons.verhoeff_introduction()))
        self._store.import_from(asset(_GAME))

    def _begin(self) -> None:
        """Go to the first decision, once the game has been reviewed."""
        review = self._controller.review
        if review is not None and review.decisions and not self._is_on_its_way:
            self._is_on_its_way = True
            self._controller.changed.disconnect(self._begin)
            self._controller.look_back.view(review.decisions[0])
