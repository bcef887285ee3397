# SPDX-License-Identifier: MIT
"""An outlook is how a match may end for everybody, from the exact distributions of all final scores.

The seats are taken to end independently of each other. That is exact for whose turns are all done, or would stay
hidden; while others have turns to come that are seen, one can adapt to them, and with linked dice their luck is one's
own: then it is about so (docs/method.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.distribution.statistics import Outcome
from engine.rules.ties import EQUAL
from engine.strategies.opponents import chance_to_beat
from engine.turn.lattice import FloatArray


@dataclass(frozen=True)
class ToBeat:
    """What it takes to beat one of the others.

    Attributes:
        place: the seat of the other.
        score: the lowest final score that is above the other's at least half the time; a tie counts one half.
        chance: the chance of the seat whose outlook it is to end above the other, 0 to 1.
    """

    place: int
    score: int
    chance: float


@dataclass(frozen=True)
class Outlook:
    """How a match may end.

    Attributes:
        place: the seat whose outlook it is.
        chances: the chance of each seat to win, 0 to 1, a tie of n counting 1/n.
        to_beat: each of the others.
        upper_bonus: the chance of the upper bonus for the seat at `place`.
    """

    place: int
    chances: tuple[float, ...]
    to_beat: tuple[ToBeat, ...]
    upper_bonus: float


def outlook(place: int, outcomes: Sequence[Outcome]) -> Outlook:
    """Return the outlook of the seat at `place` where the seats end like this, in their order."""
    ends = [np.array(outcome.distribution) for outcome in outcomes]
    chances = tuple(chance_to_beat(own, [*ends[:seat], *ends[seat + 1 :]]) for seat, own in enumerate(ends))
    to_beat = tuple(
        ToBeat(seat, _even_score(other), chance_to_beat(ends[place], [other]))
        for seat, other in enumerate(ends)
        if seat != place
    )
    bonus = sum(chance for points, chance in outcomes[place].upper_bonus.items() if points)
    return Outlook(place, chances, to_beat, bonus)


def _even_score(ends: FloatArray) -> int:
    """Return the lowest score that beats a player who ends like this at least half the time."""
    below = np.concatenate([[0.0], np.cumsum(ends)])
    beaten = below + np.concatenate([ends, [0.0]]) / 2
    return int(np.argmax(beaten >= 0.5 - EQUAL))
