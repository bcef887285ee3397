# SPDX-License-Identifier: MIT
"""Celebrations: when which moment of the game is celebrated, once each, and never before the dice have landed."""

from __future__ import annotations

from collections.abc import Callable, Set

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel

from engine.games.game import Game
from engine.games.record import Record
from yahtzee_gui.board.tray import celebration_words as words
from yahtzee_gui.board.tray.celebration import Celebration
from yahtzee_gui.play.controller import GameController, News
from yahtzee_gui.play.moments import Moment, is_news, moments_of
from yahtzee_gui.play.oversights import hand_on_table
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import games
from yahtzee_gui.words.boxes import category, five_alike, speaking_of


class Celebrations(QObject):
    """Watches the game of `controller` and has its greatest moment at a time celebrated.

    Args:
        controller: whose game it is.
        best_before: returns the highest score of the player's own games of that kind that were finished before.
        shown: what shows the word.
        lines: over which line it shows it: during the game, and once that is over.
        moves: tells whether things are to move: else nothing is celebrated, for the lines themselves say it.
    """

    def __init__(
        self,
        controller: GameController,
        best_before: Callable[[Game | None], int | None],
        shown: Celebration,
        lines: tuple[QLabel, QLabel],
        moves: Callable[[], bool],
    ) -> None:
        super().__init__(shown)
        self._best_before = best_before
        self._shown = shown
        self._lines = lines
        self._moves = moves
        self._is_enabled = True
        self._record = controller.record
        self._is_due = False
        controller.changed.connect(self._notice)

    def set_enabled(self, is_enabled: bool) -> None:
        """Celebrate from now on, or no longer."""
        self._is_enabled = is_enabled
        if not is_enabled:
            self._shown.stop()

    def _notice(self, scene: Scene, news: Set[News]) -> None:
        """Find out whether something happened that is to be celebrated, and do that as soon as it may be seen."""
        record, before = scene.record, self._record
        if record is None:
            return
        if before is None or record.game is not before.game:
            self._is_due = is_news(before, record)
            self._shown.stop()
        if News.MARKED in news:
            self._shown.stop()
        self._record = record
        if self._is_due and not scene.choosing.is_landing and not (scene.is_over and scene.waits_for_review):
            self._is_due = False
            self._celebrate(scene, record)

    def _celebrate(self, scene: Scene, record: Record) -> None:
        best_before = self._best_before(record.game) if scene.is_over else None
        found = moments_of(record, scene.report, best_before, scene.others.first_result)
        if found and self._is_enabled and self._moves():
            self._shown.start(word_for(min(found), record.game), self._lines[scene.is_over])


def word_for(moment: Moment, game: Game) -> str:
    """Return what is said of a moment of `game`, as it is after it."""
    rules = game.rules
    with speaking_of(rules):
        match moment:
            case Moment.FLAWLESS:
                return games.flawless()
            case Moment.BEST:
                return words.new_best(game.points_so_far)
            case Moment.YAHTZEE_BONUS:
                return words.yahtzee_bonus(five_alike(rules), rules.yahtzee_bonus)
            case Moment.UPPER_BONUS:
                return words.upper_bonus(rules.upper_bonus)
            case Moment.LARGE_STRAIGHT if (hand := hand_on_table(game)) is not None:
                return words.yahtzee(category(hand))
        return words.yahtzee(five_alike(rules))
