# SPDX-License-Identifier: MIT
"""A standing is a match as one of its seats sees it: who is to be beaten, by the scorecards as they lie there.

Strategies are taken to play as they do. Whoever cannot be known to, because it is a person or looks at the others as
well, is taken to play for points, as well as can be. This module has names only and is free of numpy.
"""

from __future__ import annotations

from engine.games.match import Match
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import OPTIMAL, PLAYS_TO_WIN, Strategy, strategy


def played_as(name: str) -> Strategy:
    """Return how the seat of a strategy of that name, or of a person (no name), is taken to play.

    Raises:
        StrategyError: if there is no such strategy.
    """
    return strategy(name) if name and name != PLAYS_TO_WIN else OPTIMAL


def beat_goal(match: Match, place: int, event: int | None = None) -> BeatGoal:
    """Return what the seat at `place` plays for: as the others stood when it made an event of its log, or stand now.

    Raises:
        StrategyError: if somebody plays a strategy that there is not.
    """
    cards = match.cards_of_others(place, event)
    others = zip(match.others(place), cards, strict=True)
    return BeatGoal(tuple(Opponent(played_as(seat.strategy), *card) for seat, card in others))
