# SPDX-License-Identifier: MIT
"""Verhoeff's games, as he published them: the best player for fair dice meets the demon, which ends with 19 points, or
meets nothing but misfortune, which ends with 12.

The guide opens a game in a window of its own and goes to its first decision; from there the coach comments on each. Of
the second game he gives how each turn ends; the rolls before are the likeliest (`engine.lab.lowest`).
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.desktop.resources import asset
from yahtzee_gui.library.game_files import GameFiles
from yahtzee_gui.shell.banner import Notice
from yahtzee_gui.shell.main_window import MainWindow
from yahtzee_gui.words import demons


@dataclass(frozen=True)
class Story:
    """A game that is led through: its file among the assets, and what is said of it."""

    game: str
    title: Callable[[], str]
    introduction: Callable[[], str]


AGAINST_THE_DEMON = Story("games/verhoeff.json", demons.verhoeff_title, demons.verhoeff_introduction)
LOWEST = Story("games/lowest.json", demons.lowest_title, demons.lowest_introduction)


class VerhoeffGuide(QObject):
    """Leads through the game of `story` in `window`, which has been opened for it."""

    def __init__(self, window: MainWindow, store: GameFiles, story: Story) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._store = store
        self._story = story
        self._is_on_its_way = False

    def start(self) -> None:
        """Read the game; its first decision shows as soon as the demon's table is there."""
        self._controller.set_mode(CoachMode.LIVE)
        self._controller.changed.connect(self._begin)
        self._window.banner.show_notice(Notice(self._story.introduction()))
        self._store.import_from(asset(self._story.game))

    def _begin(self) -> None:
        """Go to the first decision, once the game has been reviewed."""
        review = self._controller.review
        if review is not None and review.decisions and not self._is_on_its_way:
            self._is_on_its_way = True
            self._controller.changed.disconnect(self._begin)
            self._controller.review_cursor.view(review.decisions[0])
