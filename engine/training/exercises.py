# SPDX-License-Identifier: MIT
"""An exercise is a position the player is asked about: one choice, and a judgement on it. Lessons, tests and practice
all ask in this way.

A choice counts as found where it loses so little that its verdict is best or close (`engine.analysis.verdicts`, 0.25
points): no exercise asks to tell apart what hardly differs.

A game pool plays the games that exercises are drawn from, and chooses for comparison: perfect play and strategies.

What a strategy leaves to chance is looked at as a whole: with the same chance each it keeps one of the 32 parts of the
dice, so what it loses in a position is a mean over these, and exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import cycle
from random import Random
from typing import TYPE_CHECKING

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Verdict, least_lost
from engine.games.game import Game
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.strategies import OPTIMAL, strategy

if TYPE_CHECKING:
    from engine.solving.value_table import ValueTable
    from engine.strategies.players import Player


Chosen = Category | Dice
"""What is chosen in a position: the box to score, or the dice to keep, in any order."""

FOUND_UP_TO = Verdict.CLOSE
"""The worst verdict on a choice that counts as found."""


class Mark(Enum):
    """How an exercise among several stands before the verdict on its first choice may be told."""

    OPEN = "open"
    CURRENT = "current"
    TAKEN = "taken"  # a choice was made, and what it was worth is not told yet


@dataclass(frozen=True)
class Exercise:
    """A position, and what it is about, if that is known: a lesson or a theme."""

    position: Position
    about: Enum | None = None

    @property
    def against(self) -> tuple[Chosen, ...]:
        """What a good choice is compared with: the first of these that is worth less, where there is one."""
        return ()


@dataclass(frozen=True)
class Judgement:
    """What a choice was worth among all options of its position."""

    analysis: Analysis
    chosen: Option

    @property
    def best(self) -> Option:
        """The best option."""
        return self.analysis.best

    @property
    def lost(self) -> float:
        """What the choice loses: points, or percentage points of a chance that is played for."""
        return self.chosen.lost

    @property
    def is_found(self) -> bool:
        """Whether the choice is as good as the best one, or nearly."""
        return self.chosen.verdict <= FOUND_UP_TO


def judge(analysis: Analysis, choice: Chosen) -> Judgement:
    """Return the judgement on a choice.

    Raises:
        PositionError: if the position does not have that option.
    """
    return Judgement(analysis, analysis.option(choice))


def gap(analysis: Analysis) -> float | None:
    """Return by how much the best option is better than the next one of another value; None if all are alike.

    To keep all five dice and roll none is no option of its own.
    """
    others = (option for option in analysis.deeds if option.lost > 0.0)
    second = min(others, key=lambda option: option.lost, default=None)
    return second.lost if second is not None else None


def is_decision(analysis: Analysis) -> bool:
    """Return whether there is something to find: the next option loses more than a choice may that counts as found."""
    found = gap(analysis)
    return found is not None and found >= least_lost(Verdict(FOUND_UP_TO + 1), analysis.measure)


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
        first, last = (self.some_choice(name, position, draw) for draw in (_DRAWS[0], _DRAWS[-1]))
        return first if first == last else None

    def lost(self, name: str, analysis: Analysis) -> float:
        """Return how many points a strategy loses in a position, where chance decides on the mean: exactly."""
        if strategy(name) == OPTIMAL:
            return 0.0
        choice = self.choice(name, analysis.position)
        if choice is not None:
            return analysis.option(choice).lost
        choices = (self.some_choice(name, analysis.position, draw) for draw in _DRAWS)
        return sum(analysis.option(one).lost for one in choices) / _PARTS

    def games(self, names: Iterable[str], seed: str) -> Iterator[tuple[str, list[Position]]]:
        """Yield who played, and the positions of a game; the games go round among `names`, without an end."""
        for number, name in enumerate(cycle(names)):
            yield name, self._positions(name, f"{seed}:{number}")

    def some_choice(self, name: str, position: Position, random: Random) -> Chosen:
        """Return what a strategy may do in a position."""
        return self._player(name).choose(position, random)

    def _player(self, name: str) -> Player:
        from engine.strategies.players import Player

        if name not in self._players:
            self._players[name] = Player(strategy(name), self.table)
        return self._players[name]

    def _positions(self, name: str, seed: str) -> list[Position]:
        from engine.strategies.players import by_strategy, by_value, step

        is_perfect = strategy(name) == OPTIMAL
        decide = by_value(self.analyzer) if is_perfect else by_strategy(self._player(name), seed)
        game, found = Game(seed, self.rules), []
        while not game.is_over:
            if game.position is not None:
                found.append(game.position)
            game = step(game, decide)
        return found
