# SPDX-License-Identifier: MIT
"""Kept goal tables are those of the first turns of matches, on disk: the next match against the same others needs none.

Such a table takes a minute of a processor and is 24 MB large; the last `MOST_KEPT` that were used stay. A file is one
line of JSON (format, version, engine, what was asked, checksum), and then the worth of final scores and the worth by
points so far as little-endian float64: where each line begins and ends follows from the rest. What does not fit in
every respect is not taken: the table is solved again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.distribution.statistics import new_game
from engine.rules import turn_states
from engine.runtime import files
from engine.strategies.goals import goal_as_json, is_approximate
from engine.workspace.goal_shelf import Asked

if TYPE_CHECKING:
    from engine.solving.goal_tables import GoalTable

MOST_KEPT = 3
_FORMAT, _VERSION = "yahtzee-coach-goal-table", 1
_PREFIX = "goal-"
_MAX_HEADER, _LARGEST = 65_536, 100_000_000


def is_kept(asked: Asked) -> bool:
    """Return whether a table is one of those that are kept: for the first turns of a game alone."""
    is_first = asked.start == new_game(asked.rules) and asked.until < len(asked.rules.boxes)
    return is_first and not is_approximate(asked.goal)


def path_of(asked: Asked) -> Path:
    """Return where a table is kept."""
    name = hashlib.sha256(json.dumps(_as_json(asked), sort_keys=True).encode()).hexdigest()[:16]
    return files.engine_cache() / f"{_PREFIX}{name}.bin"


def _as_json(asked: Asked) -> dict[str, Any]:
    return {"rules": asked.rules.key, "goal": goal_as_json(asked.goal, asked.rules), "until": asked.until}


def save(asked: Asked, table: GoalTable) -> None:
    """Keep a table, and let go of those that were not used for longest. That it cannot be kept is no loss."""
    with contextlib.suppress(OSError, files.FingerprintError):
        worth = table.worth
        data = [worth.values, *(table.lines[filled].pool for filled in range(asked.until + 1))]
        chunks = [array.astype("<f8", copy=False).data.cast("B") for array in data if len(array)]
        header = {**_expected(asked), "worth": [worth.first, worth.below, worth.above, len(worth.values)]}
        header["sha256"] = _checksum(header["worth"], chunks)
        files.write_result(path_of(asked), [json.dumps(header).encode() + b"\n", *chunks])
        _remove_oldest(path_of(asked).parent)


def load(asked: Asked) -> GoalTable | None:
    """Return a table that was kept; None without one that fits."""
    with contextlib.suppress(OSError, ValueError, KeyError, TypeError, RecursionError, files.FingerprintError):
        content = files.read_own_file(path_of(asked), _LARGEST)
        line = content[:_MAX_HEADER].partition(b"\n")[0]
        data = memoryview(content)[len(line) + 1 :]
        header = json.loads(line)
        expected = {**_expected(asked), "sha256": _checksum(header["worth"], [data])}
        if any(header[key] != value for key, value in expected.items()):
            return None
        table = _filled(asked, header["worth"], data)
        os.utime(path_of(asked))  # it was used last
        return table
    return None


def _expected(asked: Asked) -> dict[str, Any]:
    return {"format": _FORMAT, "version": _VERSION, "engine": files.engine_fingerprint(), "asked": _as_json(asked)}


def _checksum(worth: list[Any], chunks: list[memoryview]) -> str:
    found = hashlib.sha256(json.dumps(worth).encode())
    for chunk in chunks:
        found.update(chunk)
    return found.hexdigest()


def _filled(asked: Asked, worth: list[Any], data: memoryview) -> GoalTable:
    """Return the table of which `data` has the figures.

    Raises:
        ValueError: if there are more of them than it has, or fewer.
    """
    import numpy as np

    from engine.solving.goal_tables import Beginning, Worth, empty_table

    first, below, above, count = worth
    # A copy: behind a header of any length the numbers stand at addresses that compiled code may not read.
    figures = np.frombuffer(data, dtype="<f8").astype(np.float64)
    begin = Beginning(turn_states.turn_state(asked.rules, {}), 0, 0)
    table = empty_table(asked.rules, Worth(first, figures[:count], below, above), begin, range(asked.until + 1))
    at = count
    for filled in sorted(table.lines):
        pool = table.lines[filled].pool
        pool[:] = figures[at : at + len(pool)]
        at += len(pool)
    if at != len(figures):
        raise ValueError("the figures are not those of the table")
    return table


def _remove_oldest(folder: Path) -> None:
    """Remove what was not used for longest."""
    kept = sorted(folder.glob(f"{_PREFIX}*.bin"), key=lambda path: path.lstat().st_mtime)
    for path in kept[:-MOST_KEPT]:
        path.unlink(missing_ok=True)
