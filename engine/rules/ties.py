# SPDX-License-Identifier: MIT
"""A tie is two options that are worth the same, though their values are rarely rounded the same.

The one rule for ties, everywhere: of equal options the first is taken, boxes as on the scorecard, then keeps as in
KEEPS (`engine.rules.dice`), small before large. Which roll a demon takes among equal ones: `engine.turn.dice_models`.
"""

from __future__ import annotations

from collections.abc import Sequence

EQUAL = 3e-12
"""Values that differ by no more are equal: points, chances, and values by ratio where they have no scale of their own.

It goes by rounding: no value of a ready-made game is off by more than 6.6e-13 in float64, options that are worth the
same differ by at most 8.5e-14 (405,055,224 decisions of free joker), and points on the scorecard add no more than
2e-13. Chances are at most 1 and rounded finer still.

That it tells what is equal from what is not is proved for fair dice and the rule sets that have a certificate
(docs/certificates): what is really worth less than the best is so by at least 2.3e-9, and any two options of a decision
that are not equal differ by at least 1.9e-11, as far as that is worked out. Of other rules nobody knows before they are
certified (`engine.lab.certify`): American boxes where three and four alike score the dice that match, with neither
jokers nor extra points, have a best option and another 1.4975e-11 apart. What is taken for equal without being so
differs by no more than this and rounding.
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
