# SPDX-License-Identifier: MIT
"""Matches played at random, for tests of what matches are."""

from __future__ import annotations

import random

from engine.games.match import Match, begin
from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import DEFAULT_RULES

PEOPLE, STRATEGIES = ("Ann", "Bob", "Cleo"), (("Greta", "greedy"), ("Mince", "mince"), ("Thumb", "rules-of-thumb"))


def step(match: Match, rng: random.Random) -> Match:
    """Return the match after whoever is to move has rolled or scored, somehow."""
    place = match.to_move
    record = match.seats[place].record
    game = record.game
    if not game.has_rolled:
        return match.play(place, record.roll())
    kept = tuple(rng.random() < 0.5 for _ in range(5))
    if game.can_roll(kept) and rng.random() < 0.5:
        return match.play(place, record.mark(kept).roll())
    return match.play(place, record.score(rng.choice([box for box in CATEGORIES if game.can_score(box)])))


def go_on(match: Match, record: Record) -> Match:
    """Return the match after the person in play went on to `record`."""
    return match.play(match.person, record)


def played(match: Match, rng: random.Random, steps: int) -> Match:
    """Return the match after at most a number of steps."""
    for _ in range(steps):
        if match.is_over:
            break
        match = step(match, rng)
    return match


def at_table(people: int, strategies: int, *, linked: bool = False, seed: str = "table", others_begin: bool = False):
    """Return a match of people and strategies before its first roll."""
    seated = [(name, "") for name in PEOPLE[:people]]
    playing = list(STRATEGIES[:strategies])
    return begin(playing + seated if others_begin else seated + playing, DEFAULT_RULES, seed, linked=linked)
