# SPDX-License-Identifier: MIT
"""Differences are where two strategies part: how often, in which decisions, and what it costs.

One of them plays games with the dice of a seed, and at each of its decisions the other is asked what it would do. What
a choice costs is told by the values of best play, as the coach does (`engine.analysis.analyzer`): positive where the
player's choice is worth less than the one that the other would have made. The first roll of a game is no matter of
chance: all 252 are asked for, by their chances.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import field
from itertools import count
from math import sqrt

from engine.analysis.analyzer import Analyzer
from engine.analysis.options import Option
from engine.games.game import Game
from engine.games.position import NO_SCORES, Position
from engine.rules.dice import DICE_PER_ROLL, FACES, ROLLS, ways
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.strategies.players import Decide, step


@dataclass
class Tally:
    """What happened at decisions of one kind: how many there were, in how many both differ, and what that cost."""

    decisions: int = 0
    differ: int = 0
    cost: float = 0.0

    def note(self, cost: float | None) -> None:
        """Take in a decision; `cost` is None where both do the same."""
        self.decisions += 1
        if cost is not None:
            self.differ += 1
            self.cost += cost


@dataclass(frozen=True)
class Parting:
    """A position where two strategies differ: what the player takes, what the other would, and what that costs."""

    position: Position
    taken: Option
    other: Option

    @property
    def cost(self) -> float:
        """By how much the player's choice is worth less than the other's."""
        return self.other.value - self.taken.value


@dataclass
class Differences:
    """What two strategies do differently in the games of the first.

    `all`, `by_rolls_left` and `by_turn` count decisions; `costliest` are the positions where they differ most, either
    way; `opening` has every first roll of a game where they do, and `opening_chance` how likely such a roll is.
    """

    games: int = 0
    all: Tally = field(default_factory=Tally)
    by_rolls_left: dict[int, Tally] = field(default_factory=dict)
    by_turn: dict[int, Tally] = field(default_factory=dict)
    costliest: list[Parting] = field(default_factory=list)
    opening: list[Parting] = field(default_factory=list)
    cost_squares: float = 0.0

    @property
    def opening_chance(self) -> float:
        """How likely the first roll of a game is one at which they differ."""
        return sum(ways(one.position.roll) for one in self.opening) / len(FACES) ** DICE_PER_ROLL

    @property
    def cost_per_game(self) -> float:
        """What the differences cost the player in a game, on the mean."""
        return self.all.cost / self.games

    @property
    def standard_error(self) -> float:
        """The standard error of the cost per game."""
        variance = self.cost_squares / self.games - self.cost_per_game**2
        return sqrt(max(variance, 0.0) / self.games)


_MOST = 10


def differences(
    rules: RuleSet, analyzer: Analyzer, player: Decide, other: Decide, games: int, seed: str
) -> Generator[StepsDone, None, Differences]:
    """Find out where `other` would do something else in games of `player`.

    Yields how far it is after each game (closing the generator cancels) and returns what was found. The same seed gives
    the same games.

    The analyzer is for these rules and fair dice; there is at least one game.
    """
    found = Differences(
        games, opening=sorted(_openings(rules, analyzer, player, other), key=lambda one: -abs(one.cost))
    )
    for number in range(games):
        cost = sum(_play(_game(rules, seed, number), analyzer, player, other, found))
        found.cost_squares += cost * cost
        yield StepsDone(number + 1, games)
    return found


def _openings(rules: RuleSet, analyzer: Analyzer, player: Decide, other: Decide) -> Iterator[Parting]:
    for roll in ROLLS:
        parting = _parting(Position(roll, rules.rolls_per_turn - 1, NO_SCORES, 0, rules), analyzer, player, other)
        if parting is not None:
            yield parting


def partings(rules: RuleSet, analyzer: Analyzer, player: Decide, other: Decide, seed: str) -> Iterator[Parting | None]:
    """Yield game after game of `player`, without end, each position where `other` would do something else.

    After each game comes None, so that the caller can stop. To practise where a rule list differs from perfect play,
    take the list as the player and perfect play as the other. The arguments are those of `differences`.
    """
    for number in count():
        yield from (
            one for _, one in _decisions(_game(rules, seed, number), analyzer, player, other) if one is not None
        )
        yield None


def _game(rules: RuleSet, seed: str, number: int) -> Game:
    return Game(f"{seed}:{number}", rules)


def _play(game: Game, analyzer: Analyzer, player: Decide, other: Decide, found: Differences) -> Iterator[float]:
    """Play a game, take in its decisions, and yield what each difference costs."""
    for (turn, rolls_left), parting in _decisions(game, analyzer, player, other):
        cost = None if parting is None else parting.cost
        by_rolls = found.by_rolls_left.setdefault(rolls_left, Tally())
        for tally in (found.all, by_rolls, found.by_turn.setdefault(turn, Tally())):
            tally.note(cost)
        if parting is not None:
            found.costliest = sorted([*found.costliest, parting], key=lambda one: -abs(one.cost))[:_MOST]
            yield parting.cost


def _decisions(
    game: Game, analyzer: Analyzer, player: Decide, other: Decide
) -> Iterator[tuple[tuple[int, int], Parting | None]]:
    """Play a game, and yield for each decision its turn and rolls left, and where both part; None where they don't."""
    while not game.is_over:
        position = game.position
        if position is not None:
            yield (game.turn, position.rolls_left), _parting(position, analyzer, player, other)
        game = step(game, player)


def _parting(position: Position, analyzer: Analyzer, player: Decide, other: Decide) -> Parting | None:
    """Return where two strategies part in a position; None where they do the same."""
    taken, instead = player(position), other(position)
    if taken == instead:
        return None
    analysis = analyzer.analyze(position)
    return Parting(position, analysis.option(taken), analysis.option(instead))
