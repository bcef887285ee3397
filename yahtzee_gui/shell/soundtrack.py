# SPDX-License-Identifier: MIT
"""The soundtrack gives what the player does its sounds. They tell nothing of how good a choice was."""

from __future__ import annotations

from collections.abc import Set

from PySide6.QtCore import QObject

from engine.games.game import Game
from yahtzee_gui.desktop.sounds import Sound, SoundPlayer
from yahtzee_gui.play.controller import GameController, News
from yahtzee_gui.play.moments import moments_of_event
from yahtzee_gui.play.scene import Scene


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
