# SPDX-License-Identifier: MIT
"""The ghost service plays the dice of a game for others: a strategy, perfect play, and whoever knew them all before.

It has a worker of its own: a game takes a moment, and the first one of a strategy compiles for some seconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.games.game import Game
from engine.steps import finish
from engine.strategies.strategies import Kind, Strategy
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.services.company.table_player import Closing, TablePlayer

if TYPE_CHECKING:
    from engine.strategies.whole_games import Decide

_STRATEGIES = {
    Rival.RULES_OF_THUMB: Strategy(Kind.RULES_OF_THUMB),
    Rival.MINCE: Strategy(Kind.MINCE),
    Rival.GREEDY: Strategy(Kind.GREEDY),
}


class GhostService(TablePlayer):
    """Plays games with fair dice by the tables that have been delivered; what is asked for before waits for its table.

    Signals:
        played: the `Rival`, and the finished `Game` that it made of the dice asked for last.
        compared: the finished `Game`s of perfect play, and of foresight, with the dice asked for last.
    """

    played = Signal(Rival, Game)
    compared = Signal(Game, Game)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("ghosts", {Rival.PERFECT.value}, parent)  # the coach has that compiled
        self._race: tuple[Game, Rival] | None = None
        self._comparison: Game | None = None

    # ---- called on the GUI thread ----

    def play(self, start: Game, rival: Rival) -> None:
        """Have `rival`, perfect play or a strategy, play from `start`; ends in `played` unless another is asked for."""
        self._race = race = (start, rival)
        self._worker.submit(lambda: self._play(race))

    def compare(self, start: Game) -> None:
        """Find out what perfect play and foresight make of `start`; ends in `compared` unless others are asked for."""
        self._comparison = start
        self._worker.submit(lambda: self._compare(start))

    # ---- run on the worker ----

    def _go_on(self) -> None:
        if self._race is not None:
            self._play(self._race)
        if self._comparison is not None:
            self._compare(self._comparison)

    def _play(self, race: tuple[Game, Rival]) -> None:
        start, rival = race
        if race is self._race and start.rules in self._tables:
            game = self._game_of(rival, start)
            if game is not None:
                self.played.emit(rival, game)

    def _compare(self, start: Game) -> None:
        if start is not self._comparison or start.rules not in self._tables:
            return
        perfect = self._game_of(Rival.PERFECT, start)
        if perfect is None:
            return
        from engine.coach.hindsight import hindsight

        with self._first_times.compiling("hindsight"):
            self.compared.emit(perfect, hindsight(start))

    def _game_of(self, rival: Rival, start: Game) -> Game | None:
        """Return what `rival` makes of `start`; None if the window is closed meanwhile."""
        if self._closing.is_set():
            return None
        from engine.strategies.whole_games import play

        try:
            with self._first_times.compiling(rival.value):
                return play(start, self._decide(rival, start))
        except Closing:
            return None

    def _decide(self, rival: Rival, start: Game) -> Decide:
        from engine.analysis.analyzer import Analyzer
        from engine.strategies import players, whole_games

        table, key = self._tables[start.rules], (start.rules, rival)
        if rival is Rival.PERFECT:
            analyzer = self._players.setdefault(key, Analyzer(table))
            return whole_games.by_value(analyzer)
        if key not in self._players:
            self._players[key] = finish(players.player(_STRATEGIES[rival], table), self._check)
        return whole_games.by_strategy(self._players[key], start.seed)
