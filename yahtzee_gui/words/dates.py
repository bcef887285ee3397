# SPDX-License-Identifier: MIT
"""Days as the window writes them, in the order of its language."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale, QTime

from yahtzee_gui.words.base import tr


def _written(day: date, pattern: str) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def long_day(day: date) -> str:
    """Return a day with the name of its month."""
    return _written(day, tr("d MMMM yyyy", "a date: d is the day, MMMM the name of the month, yyyy the year"))


def minute(time: datetime) -> str:
    """Return a time to the minute, with its day: the name of the month is short."""
    day = _written(time.date(), tr("d MMM yyyy", "a date: d is the day, MMM the month in short, yyyy the year"))
    return f"{day}, {QLocale().toString(QTime(time.hour, time.minute), QLocale.FormatType.ShortFormat)}"


def month(day: date) -> str:
    """Return the month of a day, with its year."""
    return _written(day, "MMMM yyyy")


def weekday(number: int) -> str:
    """Return the short name of a day of the week, from 1 for Monday to 7 for Sunday."""
    return QLocale().standaloneDayName(number, QLocale.FormatType.ShortFormat)


def first_weekday() -> int:
    """Return the day with which weeks begin, 1 for Monday to 7 for Sunday."""
    return QLocale().firstDayOfWeek().value
