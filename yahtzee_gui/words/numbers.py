# SPDX-License-Identifier: MIT
"""Numbers and days as the window writes them, with the decimal point or comma, and in the order, of its language."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale, QTime

from engine.analysis.verdicts import Measure, verdict

MINUS = "−"
_THIN_SPACE = "\u2009"
_ON_THE_SPOT = 1e-6  # what is as near to a whole number is one
_ROUNDING = 1e-9  # how far a certainty, added up from many chances, can be off in per cent


def decimal(number: float, places: int) -> str:
    """Return a number with its decimal places: the only function that knows how the language marks them."""
    # Python's rounding and not Qt's, which differs on ties: figures are to be the same in every language.
    return f"{number:.{places}f}".replace(".", QLocale().decimalPoint())


def grouped(number: float, places: int = 0) -> str:
    """Return a number that may be large, its digits in groups of three."""
    return f"{number:,.{places}f}".translate({ord(","): _THIN_SPACE, ord("."): QLocale().decimalPoint()})


def whole(number: int) -> str:
    """Return a whole number, its digits in groups of three."""
    return grouped(number)


def done(share: float) -> int:
    """Return how much of a work is done, in whole per cent: 100 is never told while it still goes on."""
    return min(99, math.floor(100 * share + _ON_THE_SPOT))


def value(expected: float) -> str:
    """Return an expected final score, to one decimal."""
    return decimal(expected, 1)


def shown_loss(points_lost: float, measure: Measure | None = None) -> float:
    """Return points lost as they are written: to one decimal, and never so that they would earn another verdict."""
    rounded, earned = round(points_lost, 1), verdict(points_lost, measure)
    if not rounded or verdict(rounded, measure) is earned:
        return rounded
    return max(0.0, round(rounded + math.copysign(0.1, points_lost - rounded), 1))


def beside_its_loss(amount: float, points_lost: float, measure: Measure | None = None) -> float:
    """Return what an option is worth as it is written: the best one's figure minus the loss that is written.

    Written each by itself, 244.9 beside 245.9 would lose 0.9.
    """
    return round(round(amount + points_lost, 1) - shown_loss(points_lost, measure), 1)


def is_nothing(points_lost: float, measure: Measure | None = None) -> bool:
    """Return whether so little is lost that it is not worth a figure."""
    return points_lost < (0.05 if measure is Measure.CHANCE else 0.005)


def lost(points_lost: float, measure: Measure | None = None) -> str:
    """Return points, or percentage points of a chance, as a loss."""
    if is_nothing(points_lost, measure):
        return "0"
    shown = shown_loss(points_lost, measure)
    return MINUS + decimal(shown, 1) if shown else under(0.1)


def cost(points_lost: float, measure: Measure | None = None) -> str:
    """Return the same as what a choice costs."""
    return lost(points_lost, measure).lstrip(MINUS)


def under(limit: float, places: int = 1) -> str:
    """Return the figure of what is not nothing, and less than the least that is written."""
    return f"<{_THIN_SPACE}{decimal(limit, places)}"


def per_cent(amount: float, places: int) -> str:
    """Return a chance given in per cent, without its sign: one that isn't nothing, or all, isn't written so."""
    least, shown = 10.0**-places, float(f"{amount:.{places}f}") + 0.0  # what is rounded to nothing has no minus
    if amount > 0.0 and not shown:
        return under(least, places)
    if amount < 100.0 - _ROUNDING and shown == 100.0:
        return f">{_THIN_SPACE}{decimal(100.0 - least, places)}"
    return decimal(shown, places)


def signed(number: float, places: int = 1) -> str:
    """Return a number with its sign, a true minus, and no sign for what rounds to zero."""
    sign = "" if not float(f"{abs(number):.{places}f}") else "+" if number > 0 else MINUS
    return sign + decimal(abs(number), places)


def rounded_together(numbers: Sequence[float], total: float, places: int) -> list[float]:
    """Return numbers rounded so that they add up to their sum `total` rounded: each to one of its two neighbours.

    Those that lack least to the next one up are rounded up (the method of the largest remainder).
    """
    scale = 10**places
    floors = [math.floor(number * scale + _ON_THE_SPOT) for number in numbers]
    lacking = [floor + 1 - number * scale for floor, number in zip(floors, numbers, strict=True)]
    missing = round(float(f"{total:.{places}f}") * scale) - sum(floors)
    upwards = set(sorted(range(len(numbers)), key=lacking.__getitem__)[: max(0, missing)])
    return [(floor + (place in upwards)) / scale for place, floor in enumerate(floors)]


def of_a_hundred(chances: Sequence[float], kept: int | None = None, places: int = 1) -> list[float]:
    """Return chances in per cent, which come to 100, rounded to `places` so that they still do.

    That at `kept` is rounded as it is alone; the others share what is left.
    """
    if kept is None:
        return rounded_together(chances, 100.0, places)
    own, others = round(chances[kept], places), [*chances[:kept], *chances[kept + 1 :]]
    rounded = rounded_together(others, 100.0 - own, places)
    return [*rounded[:kept], own, *rounded[kept:]]


def _written(day: date, pattern: str) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def _pattern() -> str:
    """Return how the country writes a day with the name of its month: its long form without the day of the week."""
    return re.sub(r"^[\s,]+|[\s,]+$", "", re.sub(r"'[^']*'\s*dddd|dddd[,.]?", "", QLocale().dateFormat()))


def long_day(day: date) -> str:
    """Return a day with the name of its month."""
    return _written(day, _pattern())


def minute(time: datetime) -> str:
    """Return a time to the minute, with its day: the name of the month is short."""
    day = _written(time.date(), _pattern().replace("MMMM", "MMM"))
    return f"{day}, {QLocale().toString(QTime(time.hour, time.minute), QLocale.FormatType.ShortFormat)}"


def minutes_of_a_year() -> tuple[str, ...]:
    """Return times as `minute` writes them, the longest among them: late in every month, before and after noon."""
    first = datetime(2028, 1, 28, 10, 58)
    return tuple(minute(first.replace(month=month, hour=hour)) for month in range(1, 13) for hour in (10, 22))


def month(day: date) -> str:
    """Return the month of a day, with its year."""
    return _written(day, "MMMM yyyy")


def weekday(number: int) -> str:
    """Return the short name of a day of the week, from 1 for Monday to 7 for Sunday."""
    return QLocale().standaloneDayName(number, QLocale.FormatType.ShortFormat)


def first_weekday() -> int:
    """Return the day with which weeks begin, 1 for Monday to 7 for Sunday."""
    return QLocale().firstDayOfWeek().value
