# SPDX-License-Identifier: MIT
"""The announcer tells screen readers what happens: rolls, scores, verdicts, questions, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from engine.games.game import Game
from engine.games.match import Match
from engine.rules.categories import Category
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.match.view import table_spoken
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.race.view import ghost_spoken
from yahtzee_gui.shell.spoken import (
    choosing_spoken,
    ending_spoken,
    hint_spoken,
    keeping_spoken,
    last_event_spoken,
    look_back_spoken,
    standing_spoken,
    verdict_spoken,
)
from yahtzee_gui.words import announcing


class Announcer(QObject):
    """Says what is new in the game of `controller`, in the name of `window`; `best_before` knows the player's best.

    Nothing else in the window has the focus and changes at that moment, so a screen reader would not notice.

    Signals:
        announced: the sentences that were just said.
    """

    announced = Signal(str)

    def __init__(
        self, controller: GameController, window: QWidget, best_before: Callable[[Game | None], int | None]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._best_before = best_before
        self._game: Game | None = None
        self._match: Match | None = None
        self._mode = controller.mode
        self._viewed: int | None = None
        self._owes_verdict = False
        self._hint = ""
        self._box: Category | None = None
        controller.changed.connect(self._notice)
        controller.marked.connect(self._say_keeping)
        controller.finished.connect(self._say_ending)

    def say(self, text: str) -> None:
        """Say `text` when the screen reader has come to the end of what it says."""
        self._say(text, QAccessible.AnnouncementPoliteness.Polite)

    def say_at_once(self, text: str) -> None:
        """Say `text` even if the screen reader has to break off."""
        self._say(text, QAccessible.AnnouncementPoliteness.Assertive)

    def _say(self, text: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        if not text:
            return
        event = QAccessibleAnnouncementEvent(self._window, text)
        event.setPoliteness(politeness)
        QAccessible.updateAccessibility(event)
        self.announced.emit(text)

    def _say_keeping(self, scene: Scene) -> None:
        self.say(keeping_spoken(scene))

    def _say_ending(self, scene: Scene) -> None:
        self.say(ending_spoken(scene, self._best_before(scene.game)))

    def _notice(self, scene: Scene) -> None:
        """Find out what changed, and say it."""
        self._notice_mode(scene)
        self._notice_table(scene)
        self._notice_game(scene)
        self._notice_look_back(scene)
        self._notice_verdict(scene)
        self._notice_hint(scene)
        self._notice_box(scene)

    def _notice_mode(self, scene: Scene) -> None:
        if scene.mode is not self._mode:
            self._mode = scene.mode
            self.say(coach_words.coach_mode_spoken(self._mode))

    def _notice_table(self, scene: Scene) -> None:
        """Say what opponents did in turns that are over now, and who is to move where several people play."""
        before, match = self._match, scene.match
        self._match = match
        if before is not None and match is not None and match is not before:
            self.say(table_spoken(before, match))

    def _notice_game(self, scene: Scene) -> None:
        """Say what happened last if the game went on by one event, or where it stands after any other change."""
        before, game = self._game, scene.game
        if game is None or game is before:
            return
        self._game, self._viewed, self._hint = game, None, ""
        goes_on = before is not None and before.seed == game.seed and before.events == game.events[:-1]
        self._owes_verdict = goes_on and bool(game.events)
        if not self._owes_verdict:
            self.say(standing_spoken(game))
            return
        self.say(last_event_spoken(game))
        if not game.has_rolled:
            self.say(ghost_spoken(scene))

    def _notice_look_back(self, scene: Scene) -> None:
        viewed, game = scene.viewed, scene.game
        event = viewed.event if viewed is not None else None
        if event == self._viewed:
            return
        self._viewed = event
        if viewed is not None:
            self.say(look_back_spoken(viewed))
        elif game is not None:
            self.say(announcing.sentences([tray_words.back_to_game(), standing_spoken(game)]))

    def _notice_verdict(self, scene: Scene) -> None:
        """Say once what the last decision was worth, as soon as it is reviewed and if it may be judged."""
        if self._owes_verdict and scene.review is not None:
            self._owes_verdict = False
            self.say(verdict_spoken(scene))

    def _notice_hint(self, scene: Scene) -> None:
        hint = hint_spoken(scene)
        if hint != self._hint:
            self._hint = hint
            self.say(hint)

    def _notice_box(self, scene: Scene) -> None:
        if scene.box is not self._box:
            self._box = scene.box
            if scene.box is not None:
                self.say(choosing_spoken(scene))
