# SPDX-License-Identifier: MIT
"""An outlook is how a match may end for everybody, from the exact distributions of all final scores.

The seats are taken to end independently of each other. That is exact for whose turns are all done, or would stay
hidden; while others have turns to come that are seen, one can adapt to them, and with linked dice their luck is one's
own: then it is about so (docs/method.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from engine.distribution.statistics import Outcome
from engine.rules.ties import EQUAL
from engine.runtime.lazy_dataclass import dataclass
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


def outlook(place: int, outcomes: Sequence[Outcome], chance: float | None = None) -> Outlook:
    """Return the outlook of the seat at `place` where the seats end like this, in their order.

    With a `chance` of that seat, which comes of playing to win, its outcome may be that of playing for points: the
    others then share what is left as they would, and what is beaten of them is at least as likely as to win.
    """
    ends = [np.array(outcome.distribution) for outcome in outcomes]
    chances = tuple(chance_to_beat(own, [*ends[:seat], *ends[seat + 1 :]]) for seat, own in enumerate(ends))
    least = 0.0
    if chance is not None:
        left = sum(chances) - chances[place]
        shares = (one / left if left > 0.0 else 1.0 / (len(chances) - 1) for one in chances)
        chances = tuple(chance if seat == place else (1.0 - chance) * one for seat, one in enumerate(shares))
        least = chance
    to_beat = tuple(
        ToBeat(seat, _even_score(other), max(least, chance_to_beat(ends[place], [other])))
        for seat, other in enumerate(ends)
        if seat != place
    )
    if chance is not None and len(to_beat) == 1:  # to beat the only other is to win
        to_beat = (replace(to_beat[0], chance=chance),)
    bonus = sum(chance for points, chance in outcomes[place].upper_bonus.items() if points)
    return Outlook(place, chances, to_beat, bonus)


def _even_score(ends: FloatArray) -> int:
    """Return the lowest score that beats a player who ends like this at least half the time."""
    below = np.concatenate([[0.0], np.cumsum(ends)])
    beaten = below + np.concatenate([ends, [0.0]]) / 2
    return int(np.argmax(beaten >= 0.5 - EQUAL))
