# SPDX-License-Identifier: MIT
"""A whole game is what a player makes of the dice of a seed, from the first roll to the last box, step by step.

Games by the thousand are a matter of `engine.strategies.simulate`, which has dice of its own; here the dice are those
that a player in the window meets (`engine.games.game`).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.analysis.analyzer import Analyzer
from engine.games.game import Game
from engine.games.position import Position
from engine.strategies.players import Player
from engine.strategies.strategies import Choice

Decide = Callable[[Position], Choice]
"""Says what to do in a position."""


def by_value(analyzer: Analyzer) -> Decide:
    """Return perfect play: the option that the coach calls best, in every position."""

    def decide(position: Position) -> Choice:
        options = analyzer.analyze(position).options
        best = next(option for option in options if option.category is not None or option.is_reroll)
        return Choice(best.keep, best.category)

    return decide


def by_strategy(player: Player, seed: str) -> Decide:
    """Return the play of a strategy; what it leaves to chance follows from `seed` too, so it plays the same again.

    Each decision has a number of its own in the game, and its chance comes from that: who goes on with a game that was
    kept, or goes back and plays again, meets the same choices.
    """
    name = f"{seed}:{player.strategy.name}"
    return lambda position: player.choose(position, Random(f"{name}:{len(position.filled)}:{position.rolls_left}"))


def step(game: Game, decide: Decide) -> Game:
    """Return a game that is not over after one more action: the first roll of a turn, or what is decided.

    Raises:
        IllegalMove: if the game is over.
        ValueError: if the dice are not fair.
    """
    position = game.position
    if position is None:
        return game.roll()
    choice = decide(position)
    if choice.category is not None:
        return game.score(choice.category)
    return game.roll(game.places_of(choice.keep or ()))


def play(start: Game, decide: Decide) -> Game:
    """Return `start` played to its end.

    Raises:
        ValueError: if the dice are not fair.
    """
    game = start
    while not game.is_over:
        game = step(game, decide)
    return game
