# SPDX-License-Identifier: MIT
"""A scene source is who has a scene that the coach's card is about: the game in play, one set up, or one practised.

The review cursor is where the player looks there: at an earlier decision or the game as it is, and at an option.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent

from engine.analysis.options import Option
from engine.game_review.review import Decision
from yahtzee_gui.play.scene import AT_THE_GAME, LookedAt, Scene


class SceneSource(QObject):
    """What looks ahead of a scene, or around it, asks one of these.

    Signals:
        changed: the `Scene` that is to be shown now, and what is new since the last one.
    """

    changed = Signal(Scene, frozenset)

    def scene(self) -> Scene:
        raise NotImplementedError


class ReviewCursor(QObject):
    """Goes from decision to decision of the scene that `scene` returns; it can look only where that may be seen.

    `look` is where that is; what is compared against in another decision does no harm.

    Args:
        scene: returns the scene that is shown.
        moved: hears that another decision is looked at, or another option pointed at or compared against.
    """

    def __init__(self, scene: Callable[[], Scene], moved: Callable[[], object]) -> None:
        super().__init__()
        self._scene, self._moved = scene, moved
        self.look = AT_THE_GAME
        self._before_peek: Option | None = None

    def end(self) -> None:
        """Look at the game as it is, because it goes on; the caller tells so."""
        self.look = LookedAt(against=self.look.against)

    def select(self, option: Option | None) -> None:
        """Have an option explained that the player points at."""
        if option is not self.look.selected:
            self.look = replace(self.look, selected=option)
            self._moved()

    def compare_against(self, option: Option | None = None) -> None:
        """Have options compared against one, or no longer; by default the one that is explained now."""
        scene = self._scene()
        if option is None and scene.explained is not None:
            option = scene.explained[0]
        if option is None or scene.analysis is None or option not in scene.analysis.options:
            return
        self.look = replace(self.look, against=option if option != self.look.against else None)
        self._moved()

    def peek(self) -> None:
        """Look at the option that this one is compared against, if there is one, until the key is let go."""
        scene = self._scene()
        other = scene.compared_to(*scene.explained) if scene.explained is not None and scene.analysis else None
        if other is not None:
            self._before_peek = self.look.selected
            QCoreApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
            self.select(other)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End a look at another option when the key is let go, or the window is left."""
        is_up = event.type() is QEvent.Type.KeyRelease and isinstance(event, QKeyEvent) and not event.isAutoRepeat()
        if is_up or event.type() is QEvent.Type.WindowDeactivate:
            QCoreApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            self.select(self._before_peek)
        return False

    def view(self, decision: Decision | None) -> None:
        """Look at an earlier decision, or at the game as it is."""
        event = decision.event if decision is not None else None
        if event != self.look.place:
            self.look = LookedAt(event, against=self.look.against)
            self._moved()

    def view_event(self, event: int) -> None:
        """Look at the decision at one place of the log; not while the choices shown are of who handed the screen on."""
        if self._scene().before_passing is None:
            self.view(next((found for found in self._scene().decisions if found.event == event), None))

    def view_mistake(self, step: int) -> None:
        """Look at the next mistake (1), or the one before (-1), round and round."""
        mistakes, here = self._scene().mistakes[::step], self.look.place
        if mistakes:
            beyond = [found for found in mistakes if here is None or (found.event - here) * step > 0]
            self.view((beyond or mistakes)[0])

    def view_step(self, step: int) -> None:
        """Look at the next decision (1), or the one before (-1); after the last one comes the game as it is."""
        stops: list[Decision | None] = [*self._scene().decisions, None]
        events = [stop.event if stop is not None else None for stop in stops]
        here = events.index(self.look.place) if self.look.place in events else len(stops) - 1
        self.view(stops[max(0, min(here + step, len(stops) - 1))])
