# SPDX-License-Identifier: MIT
"""Numbers as the window writes them, with the decimal point or comma of its language."""

from __future__ import annotations

from PySide6.QtCore import QLocale

MINUS = "−"
_THIN_SPACE = "\u2009"


def decimal(number: float, places: int) -> str:
    """Return a number with so many decimal places: the one place that knows how the language marks them."""
    # Python's rounding and not Qt's, which differs on ties: figures are to be the same in every language.
    return f"{number:.{places}f}".replace(".", QLocale().decimalPoint())


def grouped(number: float, places: int = 0) -> str:
    """Return a number that may be large, its digits in groups of three."""
    return f"{number:,.{places}f}".translate({ord(","): _THIN_SPACE, ord("."): QLocale().decimalPoint()})


def whole(number: int) -> str:
    """Return a whole number, its digits in groups of three."""
    return grouped(number)


def value(expected: float) -> str:
    """Return an expected final score, to one decimal."""
    return decimal(expected, 1)


def lost(points_lost: float) -> str:
    """Return points lost as a loss: two figures are enough to compare, small losses keep two decimals."""
    if points_lost < 0.005:
        return "0"
    decimals = 0 if points_lost >= 9.95 else 1 if points_lost >= 0.095 else 2
    return MINUS + decimal(points_lost, decimals)


def signed(number: float) -> str:
    """Return a number to one decimal with its sign, a true minus, and no sign for what rounds to zero."""
    sign = "" if f"{abs(number):.1f}" == "0.0" else "+" if number > 0 else MINUS
    return sign + decimal(abs(number), 1)
