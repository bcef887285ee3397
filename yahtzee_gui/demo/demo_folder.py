# SPDX-License-Identifier: MIT
"""A demo folder has the files of a demonstration: fresh, of a name that cannot be guessed, and for its user alone.

It is locked as long as its process lives, so that the next start can tell those that were left behind by one that was
killed, and remove them.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import stat
import tempfile
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

_BEGIN = "yahtzee-demo-"
_NAME = re.compile(_BEGIN + r"[a-z0-9_]{8}")


class DemoFolder:
    """A folder at `path`, there until `remove`."""

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix=_BEGIN))
        self._lock = _lock(str(self.path))

    def remove(self) -> None:
        """Remove the folder with all that is in it."""
        shutil.rmtree(self.path, ignore_errors=True)
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def remove_left_demos() -> None:
    """Remove the folders of demonstrations whose process ended without doing so."""
    if fcntl is None:
        return
    try:
        with os.scandir(tempfile.gettempdir()) as entries:
            found = [entry.path for entry in entries if _NAME.fullmatch(entry.name)]
    except OSError:
        return
    for name in found:
        lock = _lock(name)
        if lock is not None:
            shutil.rmtree(name, ignore_errors=True)
            os.close(lock)


def _lock(name: str) -> int | None:
    """Open and lock a folder of this user, which is no link; None if it is locked already, or cannot be locked."""
    with contextlib.suppress(OSError, AttributeError):
        handle = os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
        try:
            found = os.fstat(handle)
            if found.st_uid == os.getuid() and not stat.S_IMODE(found.st_mode) & 0o077:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return handle
        except OSError:
            pass
        os.close(handle)
    return None
