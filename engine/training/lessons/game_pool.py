# SPDX-License-Identifier: MIT
"""A game pool plays the games that exercises are drawn from, and chooses for comparison: perfect play and strategies.

What a strategy leaves to chance is looked at as a whole: with the same chance each it keeps one of the 32 parts of the
dice, so what it loses in a position is a mean over these, and exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING

from engine.analysis.options import Analysis
from engine.games.game import Game
from engine.games.position import Position
from engine.rules.dice import DICE_PER_ROLL
from engine.strategies.strategies import OPTIMAL, Strategy, strategy
from engine.training.lessons.exercise import Chosen

if TYPE_CHECKING:
    # Compiled code is loaded by those who play, not by those who only name what was learnt from it.
    from engine.solving.value_table import ValueTable
    from engine.strategies.players import Player
    from engine.strategies.whole_games import Decide

_PARTS = 2**DICE_PER_ROLL
"""How many parts of five dice may be kept."""


class _Draw(Random):
    """Chance that always falls the same."""

    def __init__(self, draw: float) -> None:
        super().__init__(0)
        self.draw = draw

    def random(self) -> float:
        """Return what was drawn."""
        return self.draw


_DRAWS = tuple(_Draw((part + 0.5) / _PARTS) for part in range(_PARTS))


class GamePool:
    """Strategies by name under the rules of a table. Not for several threads at once.

    Names are those of `engine.strategies.strategies` that need no search: no ``plays-like-N`` and ``error-N``.
    """

    def __init__(self, table: ValueTable) -> None:
        from engine.analysis.analyzer import Analyzer

        self.rules = table.rules
        self.analyzer = Analyzer(table)
        self.table = table
        self._players: dict[str, Player] = {}

    def choice(self, name: str, position: Position) -> Chosen | None:
        """Return what a strategy does in a position; None where it leaves that to chance."""
        first, last = (self._choose(name, position, draw) for draw in (_DRAWS[0], _DRAWS[-1]))
        return first if first == last else None

    def some_choice(self, name: str, position: Position, random: Random) -> Chosen:
        """Return what a strategy may do in a position."""
        return self._choose(name, position, random)

    def lost(self, name: str, analysis: Analysis) -> float:
        """Return how many points a strategy loses in a position, where chance decides on the mean: exactly."""
        if strategy(name) == OPTIMAL:
            return 0.0
        choice = self.choice(name, analysis.position)
        if choice is not None:
            return analysis.option(choice).lost
        choices = (self._choose(name, analysis.position, draw) for draw in _DRAWS)
        return sum(analysis.option(one).lost for one in choices) / _PARTS

    def games(self, names: Iterable[str], seed: str) -> Iterator[tuple[str, list[Position]]]:
        """Yield who played, and the positions of a game; the games go round among `names`, without an end."""
        everybody = tuple(names)
        number = 0
        while True:
            name = everybody[number % len(everybody)]
            yield name, self._positions(name, f"{seed}:{number}")
            number += 1

    def _choose(self, name: str, position: Position, random: Random) -> Chosen:
        choice = self._player(name).choose(position, random)
        return choice.category if choice.category is not None else choice.keep or ()

    def _player(self, name: str) -> Player:
        from engine.strategies.players import Player

        if name not in self._players:
            self._players[name] = Player(strategy(name), self.table)
        return self._players[name]

    def _positions(self, name: str, seed: str) -> list[Position]:
        from engine.strategies.whole_games import step

        decide = self._decide(strategy(name), seed)
        game, found = Game(seed, self.rules), []
        while not game.is_over:
            if game.position is not None:
                found.append(game.position)
            game = step(game, decide)
        return found

    def _decide(self, player: Strategy, seed: str) -> Decide:
        from engine.strategies.whole_games import by_strategy, by_value

        return by_value(self.analyzer) if player == OPTIMAL else by_strategy(self._player(player.name), seed)
