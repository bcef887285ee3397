# SPDX-License-Identifier: MIT
"""Numbers as the window writes them."""

from __future__ import annotations

MINUS = "−"


def value(expected: float) -> str:
    """Return an expected final score, to one decimal."""
    return f"{expected:.1f}"


def lost(points_lost: float) -> str:
    """Return points lost as a loss: two figures are enough to compare, small losses keep two decimals."""
    if points_lost < 0.005:
        return "0"
    decimals = 0 if points_lost >= 9.95 else 1 if points_lost >= 0.095 else 2
    return f"{MINUS}{points_lost:.{decimals}f}"


def signed(number: float) -> str:
    """Return a number to one decimal with its sign, a true minus, and no sign for what rounds to zero."""
    text = f"{abs(number):.1f}"
    return text if text == "0.0" else f"{'+' if number > 0 else MINUS}{text}"
