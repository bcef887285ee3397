# SPDX-License-Identifier: MIT
"""The ghost service plays the dice of a game for others: a strategy, perfect play, and a player who knew them all.

A game takes a moment, and the first one of a strategy compiles for some seconds.
"""

from __future__ import annotations

from PySide6.QtCore import Signal

from engine.games.game import Game
from engine.solving.library import TableKey
from engine.strategies.strategies import Strategy, StrategyKind
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency
from yahtzee_gui.services.table_player import TablePlayer

_STRATEGIES = {
    Rival.RULES_OF_THUMB: Strategy(StrategyKind.RULES_OF_THUMB),
    Rival.MINCE: Strategy(StrategyKind.MINCE),
    Rival.GREEDY: Strategy(StrategyKind.GREEDY),
}


class GhostService(TablePlayer):
    """Plays games with fair dice by the tables that have been had; what is asked for before waits for its table.

    Signals:
        played: the `Rival`, and the finished `Game` that it made of the dice asked for last.
        compared: the finished `Game`s of perfect play, and of foresight, with the dice asked for last.
    """

    played = Signal(Rival, Game)
    compared = Signal(Game, Game)

    def __init__(self, queue: EngineQueue) -> None:
        super().__init__(queue, Urgency.GHOSTS)
        self._race: tuple[Game, Rival] | None = None
        self._comparison: tuple[Game] | None = None
        self._played: tuple[Game, Rival] | None = None  # of the builder, as the next one
        self._compared: tuple[Game] | None = None

    # ---- called on the GUI thread ----

    def play(self, start: Game, rival: Rival) -> None:
        """Have `rival`, perfect play or a strategy, play from `start`; ends in `played` unless another is asked for."""
        self._race = race = (start, rival)
        self._queue.put(self._urgency, lambda: self._play(race))

    def compare(self, start: Game) -> None:
        """Find out what perfect play and foresight make of `start`; ends in `compared` unless others are asked for."""
        self._comparison = comparison = (start,)
        self._queue.put(self._urgency, lambda: self._compare(comparison))

    # ---- run on the builder ----

    def _go_on(self) -> None:
        if self._race is not None:
            self._play(self._race)
        if self._comparison is not None:
            self._compare(self._comparison)

    def _play(self, race: tuple[Game, Rival]) -> None:
        start, rival = race
        if race is self._race and race is not self._played and self._can_play(start.rules):
            self.played.emit(rival, self._game_of(rival, start))
            self._played = race

    def _compare(self, comparison: tuple[Game]) -> None:
        (start,) = comparison
        if comparison is not self._comparison or comparison is self._compared or not self._can_play(start.rules):
            return
        perfect = self._game_of(Rival.PERFECT, start)
        from engine.game_review.hindsight import hindsight

        with self._queue.first_times.compiling("hindsight"):
            self.compared.emit(perfect, hindsight(start))
        self._compared = comparison

    def _game_of(self, rival: Rival, start: Game) -> Game:
        from engine.strategies.whole_games import by_strategy, by_value, play

        if rival is Rival.PERFECT:  # the coach has that compiled
            return play(start, by_value(self._workspace.analyzer(TableKey(start.rules))))
        with self._queue.first_times.compiling(rival.value):
            return play(start, by_strategy(self._workspace.player(_STRATEGIES[rival], start.rules), start.seed))
