# SPDX-License-Identifier: MIT
"""Opponents are the strategies of a match that is in play: here they take their turns in sight, step by step.

A turn is worked out as a whole and then shown: the dice roll, it is seen what is kept, and where they are scored. A
player who does not want to wait has the rest done at once, until the next person is to move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer

from engine.games.game import Game, Rolled
from engine.games.match import Match
from engine.games.record import Record
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.services.opponent_service import OpponentService


class _Pauses(NamedTuple):
    """How long it takes, in milliseconds, before a turn begins, dice are kept, the others rolled, a box is filled."""

    begin: int
    keep: int
    roll: int
    score: int


_PAUSES = {DiceSpeed.NORMAL: _Pauses(600, 450, 500, 900), DiceSpeed.FAST: _Pauses(250, 200, 250, 450)}


class Opponents(QObject):
    """Has strategies play in the match of `controller` when it is their turn."""

    def __init__(self, controller: GameController, service: OpponentService, speed: Callable[[], DiceSpeed]) -> None:
        super().__init__(controller)
        self._controller = controller
        self._service = service
        self._speed = speed
        self._at: Match | None = None
        self._steps: Sequence[Record] = ()
        self._skips = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        controller.changed.connect(self._follow)
        controller.table.delivered.connect(service.take_delivery)
        service.played.connect(self._take_played)

    def skip(self) -> None:
        """Have everything done at once until the next person is to move."""
        if self._controller.scene().watched is not None:
            self._skips = True
            self._controller.note_skipping()
            self._go_on()

    def _follow(self, scene: Scene) -> None:
        """See whose turn it is: ask for what a strategy does, go on with it, or forget what was asked for."""
        match = scene.match
        if match is None or match.to_move is None or match.seats[match.to_move].is_person:
            self._forget()
            self._skips = False
        elif match is not self._at:
            self._forget()
            self._at = match
            self._service.play(match)
        else:
            self._go_on()

    def _forget(self) -> None:
        self._at, self._steps = None, ()
        self._timer.stop()

    def _take_played(self, match: Match, steps: Sequence[Record]) -> None:
        if match is self._at:
            self._steps = steps
            self._foresee(match, steps[-1])
            self._go_on()

    def _foresee(self, match: Match, record: Record) -> None:
        """Have the coach think ahead while the last turn is shown before a person's."""
        assert match.to_move is not None
        after = match.play(match.to_move, record)
        if after.to_move is not None and after.seats[after.to_move].is_person:
            self._controller.foresee(after)

    def _go_on(self) -> None:
        """Show the next step when it is due; who looks back, or at dice in the air, is not disturbed."""
        if not self._steps:
            return
        if self._skips or self._speed() not in _PAUSES:
            self._show(len(self._steps))
        elif self._can_show() and not self._timer.isActive():
            self._timer.start(self._pause())

    def _can_show(self) -> bool:
        scene = self._controller.scene()
        return scene.viewed is None and not scene.is_landing

    def _pause(self) -> int:
        """Return how long the next step waits, in milliseconds."""
        assert self._at is not None
        assert self._at.to_move is not None
        before, after = self._at.seats[self._at.to_move].game, self._steps[0].game
        pauses = _PAUSES[self._speed()]
        if not after.has_rolled:
            return pauses.score
        if after is before:
            return pauses.keep
        return pauses.roll if before.has_rolled else pauses.begin

    def _step(self) -> None:
        if self._steps and self._can_show():
            self._show(1)

    def _show(self, count: int) -> None:
        """Have the controller go on by a number of steps, and remember what is still to be shown of the turn."""
        match, rest = self._at, self._steps[count:]
        assert match is not None
        assert match.to_move is not None
        self._timer.stop()
        record = self._steps[count - 1]
        after = match.play(match.to_move, record)
        has_rolled = bool(rest) and record.game is not match.seats[match.to_move].game
        self._at, self._steps = (after, rest) if rest else (None, ())
        self._controller.let_play(after, rolled_places(record.game) if has_rolled else ())


def rolled_places(game: Game) -> tuple[int, ...]:
    """Return the places of the dice that the last event of `game` rolled."""
    last = game.events[-1]
    return tuple(place for place, kept in enumerate(last.kept) if not kept) if isinstance(last, Rolled) else ()
