# SPDX-License-Identifier: MIT
"""Days as the window writes them, in the order of its language."""

from __future__ import annotations

import re
from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale, QTime


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
