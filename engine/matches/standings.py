# SPDX-License-Identifier: MIT
"""A standing is a match as one of its seats sees it: who is to be beaten, by the scorecards as they lie there.

Strategies are taken to play as they do. A seat that may not, because it is a person or looks at the others as
well, is taken to play for points, as well as can be. This module has names only and is free of numpy.
"""

from __future__ import annotations

from engine.games.match import Match, card_after
from engine.rules.scoring import RuleSet
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import OPTIMAL, PLAYS_TO_WIN, Strategy, strategy

_SOON_EXACT = 9
"""The most open boxes with which exact chances take no time."""
FEW_OPEN = 8
"""The most open boxes with which it takes no time to look again while a round is still going on."""


def takes_long(rules: RuleSet, filled: int) -> bool:
    """Return whether exact chances take long in the turn with this many filled boxes; about right, they are quick."""
    return len(rules.boxes) - filled > _SOON_EXACT


def played_as(name: str) -> Strategy:
    """Return how the seat of a strategy of that name, or of a person (no name), is taken to play.

    Raises:
        StrategyError: if there is no such strategy.
    """
    return strategy(name) if name and name != PLAYS_TO_WIN else OPTIMAL


def beat_goal(match: Match, place: int, turn: int | None = None) -> BeatGoal:
    """Return what the seat at `place` plays for: as the others stood when it began a turn (from 0), or stand now.

    Raises:
        StrategyError: if the strategy of a player does not exist.
    """
    others = []
    for number, seat in enumerate(match.seats):
        if number != place:
            turns = len(seat.game.rules.boxes) if turn is None else turn + (number < place)
            others.append(Opponent(played_as(seat.strategy), *card_after(seat.game, turns)))
    return BeatGoal(tuple(others))


def beat_goals(match: Match, place: int) -> tuple[BeatGoal, ...]:
    """Return what the seat at `place` plays for in each turn up to the one it is in; the last one holds from there on.

    While a round is going on after the seat's own turn, what it plays for next is left out, unless that takes no time:
    it is going to be another thing before the turn comes.

    Raises:
        StrategyError: if the strategy of a player does not exist.
    """
    game = match.seats[place].game
    comes = match.to_move in (place, None) or game.scores.count(None) <= FEW_OPEN
    turns = range(max(1, len(game.filled) + comes))
    return tuple(beat_goal(match, place, turn) for turn in turns)
