# SPDX-License-Identifier: MIT
"""Own files are those that the program keeps for its player: in its own folders, by names of its own.

So nothing but an ordinary file belongs in their place. A link would have another file read, and one day written; it is
refused like folders, pipes and devices, before it is opened. What is refused, or cannot be read, is put aside under
another name and never written over. Nothing is written that is too large to be read again: `read` and `write` of a
file are given the same limit. Times in them may have been written by anybody: only those count that every clock and
calendar can show.
"""

from __future__ import annotations

import errno
import itertools
import os
import stat
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path

from engine.runtime import files


def read(path: Path, most: int) -> bytes:
    """Return what the file at `path` holds.

    Args:
        path: a file of the program's own.
        most: how many bytes it may hold.

    Raises:
        OSError: if it is no ordinary file of that size, or cannot be read; `files.FileRefused` for what it is.
    """
    check(path, most)
    return files.read_file(path, most)


def write(path: Path, content: bytes, most: int) -> None:
    """Have the file at `path` hold `content` (`files.write_atomically`), unless it could not be read back.

    Args:
        path: a file of the program's own.
        content: what it is to hold.
        most: how many bytes `read` takes of it.

    Raises:
        files.FileTooLarge: if it would hold more; it is as it was then.
        OSError: if it cannot be written.
    """
    if len(content) > most:
        raise files.FileTooLarge(errno.EFBIG, f"it would hold more than {most:,} bytes", str(path))
    files.write_atomically(path, [content])


def check(path: Path, most: int) -> None:
    """Accept an ordinary file of `most` bytes at the most.

    Raises:
        files.FileRefused: if it is something else, or a link, wherever that leads.
        OSError: if there is nothing, or it cannot be looked at.
    """
    found = os.lstat(path)
    if not stat.S_ISREG(found.st_mode):
        raise files.FileRefused(errno.EINVAL, "it is no ordinary file", str(path))
    if found.st_size > most:
        raise files.FileTooLarge(errno.EFBIG, f"it holds more than {most:,} bytes", str(path))


def make_private(path: Path) -> None:
    """Leave the file at `path` to its owner alone, whatever rights there were to it.

    Raises:
        OSError: if that cannot be done.
    """
    rights = stat.S_IMODE(os.lstat(path).st_mode)
    if rights & 0o077:
        os.chmod(path, rights & 0o700)


def put_aside(path: Path, name: str, ends: Sequence[str] = ("",)) -> Path:
    """Rename what lies at `path` to ``damaged-`` and the first number that is free, and return where it is then.

    Args:
        path: what is put aside: a file, or whatever lies in its place.
        name: what stands between ``damaged-`` and the number.
        ends: what may be appended to `path` for files that belong to it; they are renamed first.

    Raises:
        OSError: if it cannot be renamed.
    """
    target = free_name(path, name, ends)
    for end in sorted(ends, reverse=True):
        if not end or os.path.lexists(f"{path}{end}"):
            os.rename(f"{path}{end}", f"{target}{end}")
    return target


def free_name(path: Path, name: str, ends: Sequence[str] = ("",)) -> Path:
    """Return ``damaged-``, a name and the first number that is free, beside `path` and ending like it."""
    names = (path.with_name(f"damaged-{name}-{number}{path.suffix}") for number in itertools.count(1))
    return next(aside for aside in names if not any(os.path.lexists(f"{aside}{end}") for end in ends))


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
