# SPDX-License-Identifier: MIT
"""Times in files may have been written by anybody: only those count that every clock and calendar can show."""

from __future__ import annotations

from datetime import UTC, date, datetime

_FIRST, _END = datetime(1970, 1, 1, tzinfo=UTC), datetime(9999, 1, 1, tzinfo=UTC)


def time_in(text: object) -> datetime | None:
    """Return the time that `text` tells in ISO 8601, zone included, in UTC; None if it tells none, or an absurd one."""
    if not isinstance(text, str):
        return None
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    # Compared first: a time at either end of the calendar cannot even be moved to another zone.
    return found.astimezone(UTC) if found.tzinfo is not None and _FIRST <= found < _END else None


def time_at(seconds: float) -> datetime | None:
    """Return the time this many seconds after 1970 began, as files have it; None if it is an absurd one."""
    return datetime.fromtimestamp(seconds, UTC) if 0 <= seconds < _END.timestamp() else None


def day_in(text: object) -> date | None:
    """Return the day that `text` tells in ISO 8601; None if it tells none, or an absurd one."""
    if not isinstance(text, str):
        return None
    try:
        found = date.fromisoformat(text)
    except ValueError:
        return None
    return found if _FIRST.date() <= found < _END.date() else None
