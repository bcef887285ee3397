# SPDX-License-Identifier: MIT
"""Effects go with what happens in the game: its sounds, and its celebrations.

Sounds tell nothing of how good a choice was. A moment is celebrated once, and never before the dice have landed.
"""

from __future__ import annotations

from collections.abc import Set

from PySide6.QtCore import QObject

from engine.games.game import Game
from engine.games.record import Record
from yahtzee_gui.board.tray import words
from yahtzee_gui.desktop.other_programs import Sound, SoundPlayer
from yahtzee_gui.play.controller import GameController, News
from yahtzee_gui.play.moments import Moment, hand_on_table, is_news, moments_of, moments_of_event
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.shell.layout import TableWindow
from yahtzee_gui.words import games
from yahtzee_gui.words.boxes import category, five_alike, speaking_of


class Soundtrack(QObject):
    """Plays a sound for every action of `controller`."""

    def __init__(self, controller: GameController, player: SoundPlayer) -> None:
        super().__init__(controller)
        self._controller = controller
        self._player = player
        controller.rolled.connect(self._play_roll)
        controller.changed.connect(self._play_choice)

    def _play_roll(self) -> None:
        self._play_event(self._controller.game, Sound.ROLL)

    def _play_choice(self, scene: Scene, news: Set[News]) -> None:
        if News.MARKED in news:
            self._player.play(Sound.KEEP)
        if News.SCORED in news:
            is_over = scene.game is not None and scene.game.is_over
            self._play_event(scene.game, Sound.GAME_OVER if is_over else Sound.SCORE)

    def _play_event(self, game: Game | None, usual: Sound) -> None:
        """Play the usual sound of a roll or a score, or that of a moment to celebrate."""
        self._player.play(Sound.MOMENT if game is not None and moments_of_event(game) else usual)


class Celebrations(QObject):
    """Watches the game of `window` and has its greatest moment at a time celebrated, if things are to move."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window, self._shown = window, window.celebration
        self._is_enabled = True
        self._record = window.controller.record
        self._is_due = False
        window.controller.changed.connect(self._notice)

    def set_enabled(self, is_enabled: bool) -> None:
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
        best_before = self._window.best_before(record.game) if scene.is_over else None
        found = moments_of(record, scene.report, best_before, scene.others.first_result)
        if found and self._is_enabled and self._window.tray.motion.is_wanted:
            line = self._window.end_page.payoff.praise if scene.is_over else self._window.tray.sentence
            self._shown.start(word_for(min(found), record.game), line)


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
                return words.yahtzee_bonus_earned(five_alike(rules), rules.yahtzee_bonus)
            case Moment.UPPER_BONUS:
                return words.upper_bonus_earned(rules.upper_bonus)
            case Moment.LARGE_STRAIGHT if (hand := hand_on_table(game)) is not None:
                return words.yahtzee_rolled(category(hand))
        return words.yahtzee_rolled(five_alike(rules))
