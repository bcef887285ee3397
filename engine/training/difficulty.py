# SPDX-License-Identifier: MIT
"""How hard a position is, as a rating: the one at which players of known strength do on it what they do.

The players are strategies, those of the lessons among them, whose choice is known, and five who err: they take an
option with the weight max(0, 1 - points lost / reach)^8, like ``plays-like-N`` (docs/commands.md). Each has a `credit`
for what it loses, on the mean where chance decides. With a player's strength r_i and s_i for its credit, the difficulty
d is where

    sum (E(r_i, d) - s_i) = 0,    E(r, d) = 1 / (1 + 10^((d - r) / 400)),

the maximum likelihood of a Rasch model; a new player's rating is in the sum, too, so that what everyone gets right
has a difficulty as well. The strengths are those at which the same equation holds the other way round, over many
positions (`strengths`); they are written down, and a test works them out again. Everything is exact and by itself:
the same position is as hard on every machine, and no player's answers change that.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

from engine.analysis.options import Analysis
from engine.analysis.verdicts import Verdict, verdict
from engine.training.lessons.exercise import FOUND_UP_TO, is_deed
from engine.training.lessons.game_pool import GamePool
from engine.training.rating import LARGEST, NEW, Rating

PLAYERS = ("greedy", "mince", "rules-of-thumb", *(f"pupil-{lessons}" for lessons in range(1, 13)))
"""The strategies that say how hard a position is."""
REACHES = (32.0, 16.0, 8.0, 4.0, 2.0)
"""How many points those lose at most who err."""
STRENGTHS = (
    *(1404.0, 1611.0, 1594.0),
    *(1481.0, 1558.0, 1657.0, 1687.0, 1721.0, 1804.0, 1854.0, 1875.0, 1892.0, 1911.0, 1916.0, 1923.0),
    *(1365.0, 1509.0, 1727.0, 2030.0, 2343.0),
)
"""The strength of each of the `PLAYERS`, and then of those who err: a new player is at 1500."""
_ERRS = 8  # as in the kernels of ``plays-like-N``
_Q = log(10.0) / 400.0
_STEP, _STEPS, _NEAR = 200.0, 60, 1e-6
_ROUNDS = 40


def credit(lost: float) -> float:
    """Return the credit for a choice by the points it loses: 1 if it is found, 1/2 for an inaccuracy, else 0."""
    judged = verdict(lost)
    return 1.0 if judged <= FOUND_UP_TO else 0.5 if judged is Verdict.INACCURACY else 0.0


def credits_of(pool: GamePool, analysis: Analysis) -> tuple[float, ...]:
    """Return the credit of each of the `PLAYERS` in a position, and then of those who err."""
    choices = (pool.choice(name, analysis.position) for name in PLAYERS)
    known = (credit(analysis.option(choice).lost) if choice is not None else 0.5 for choice in choices)
    return (*known, *(_erring(analysis, reach) for reach in REACHES))


def is_trivial(credits: Sequence[float]) -> bool:
    """Return whether every one of the `PLAYERS` finds what is best: there is nothing to puzzle over."""
    return min(credits[: len(PLAYERS)]) == 1.0


def difficulty(credits: Sequence[float], strengths: Sequence[float] = STRENGTHS) -> Rating:
    """Return how hard a position is on which players of these strengths have these credits."""
    found, info = NEW, 1.0 / LARGEST**2
    for _ in range(_STEPS):
        chances = [_expected(strength, found) for strength in strengths]
        info = _Q * _Q * sum(chance * (1.0 - chance) for chance in chances) + 1.0 / LARGEST**2
        step = (_Q * (sum(chances) - sum(credits)) - (found - NEW) / LARGEST**2) / info
        found += min(max(step, -_STEP), _STEP)
        if abs(step) < _NEAR:
            break
    return Rating(found, 1.0 / sqrt(info))


def strengths(positions: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Return the strengths of players from their credits on many positions, a row for each position."""
    found = [NEW] * len(positions[0])
    for _ in range(_ROUNDS):
        hard = [difficulty(row, found).value for row in positions]
        found = [_strength(found[n], hard, sum(row[n] for row in positions)) for n in range(len(found))]
    return tuple(found)


def _strength(start: float, hard: Sequence[float], credit: float) -> float:
    """Return the strength whose expected credit on positions this `hard` is the one given."""
    found = start
    for _ in range(_STEPS):
        chances = [_expected(found, one) for one in hard]
        step = (credit - sum(chances)) / (_Q * sum(chance * (1.0 - chance) for chance in chances))
        found += min(max(step, -_STEP), _STEP)
        if abs(step) < _NEAR:
            break
    return found


def _expected(strength: float, hard: float) -> float:
    return 1.0 / (1.0 + exp(-_Q * (strength - hard)))


def _erring(analysis: Analysis, reach: float) -> float:
    """Return the mean credit of a player who never takes an option that loses `reach` points or more."""
    lost = [option.lost for option in analysis.options if is_deed(option)]
    weights = [max(0.0, 1.0 - one / reach) ** _ERRS for one in lost]
    return sum(weight * credit(one) for weight, one in zip(weights, lost, strict=True)) / sum(weights)
