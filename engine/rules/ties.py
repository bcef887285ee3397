# SPDX-License-Identifier: MIT
"""A tie is two options that are worth the same, though their values are rarely rounded the same.

The one rule for ties, everywhere: of equal options the first is taken, boxes as on the scorecard, then keeps as in
KEEPS (`engine.rules.dice`), small before large.
"""

from __future__ import annotations

from collections.abc import Sequence

EQUAL = 1e-11
"""Values that differ by no more are equal: points, chances, and values by ratio where they have no scale of their own.

Worked out in whole numbers, the options of all 405,055,224 decisions (free joker) that are worth the same differ by at
most 8.5e-14 in float64, and what is really worth less than the best is so by at least 4.416e-9 (with other rules by
more). So anything from 2e-12 to 4e-9 tells them apart everywhere, and this is about the middle of it, as ratios go.
Points on the scorecard add no more than 2e-13. Chances are at most 1 and rounded finer still; whatever differs by less
than this in a chance, or in the mean of a box, is nothing to anybody.
"""

ABOUT_WITHIN = 0.005
"""How far a chance that is about right may be from the exact one (`engine.solving.coarse_tables`)."""


def of_equivalents(aversion: float) -> float:
    """Return the same for certain scores that are as good to a player with an `aversion` to risk.

    They are logarithms of worths, divided by it, and worths are equal by ratio.
    """
    return EQUAL / abs(aversion)


def loss(best: float, value: float, equal: float = EQUAL) -> float:
    """Return how much less than the best value a value is: nothing if the two are equal."""
    return best - value if best - value > equal else 0.0


def ranked(values: Sequence[float], equal: float = EQUAL) -> list[int]:
    """Return the places of `values`, the largest first and equal ones as they stand."""
    places = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    start, most = 0, max(values, default=0.0)
    for end, place in enumerate(places):
        if most - values[place] > equal:
            places[start:end] = sorted(places[start:end])
            start, most = end, values[place]
    places[start:] = sorted(places[start:])
    return places
