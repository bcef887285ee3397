# SPDX-License-Identifier: MIT
"""A curve is the best chance to reach each final score, every one under the best play for that target alone.

One goal table answers all targets: it begins with any number of points from -600 to -1 and has to get to 0. It takes
most of a minute and a gigabyte, its result is five kilobytes, so that is kept in the cache: a line of JSON with the
engine that made it and a checksum.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

from engine import files
from engine.rules.scoring import RuleSet
from engine.solving.goal_tables import Beginning, reach, solve_goal
from engine.solving.layers import SolveProgress

MOST = 600
"""The highest target."""
_NEW_GAME = (0, 0, 0, 0)
_FORMAT = "yahtzee-coach-curve"


def curve_path(rules: RuleSet) -> Path:
    """Return where the curve of `rules` is kept."""
    return files.engine_cache() / f"curve-{rules.key}.json"


def _content(rules: RuleSet, chances: list[float]) -> dict[str, Any]:
    digest = hashlib.sha256(json.dumps(chances).encode()).hexdigest()
    known = {"format": _FORMAT, "engine": files.engine_fingerprint(), "rules": rules.key}
    return {**known, "sha256": digest, "chances": chances}


def _kept(rules: RuleSet) -> tuple[float, ...] | None:
    """Return the curve that was kept; None where there is none to be trusted."""
    try:
        content = json.loads(curve_path(rules).read_bytes())
        chances = [float(chance) for chance in content["chances"]]
    except (OSError, ValueError, TypeError, KeyError, OverflowError, RecursionError):
        return None
    return tuple(chances) if content == _content(rules, chances) and len(chances) == MOST else None


def obtain_curve(rules: RuleSet, *, threads: int | None = None) -> Generator[SolveProgress, None, tuple[float, ...]]:
    """Find the curve of `rules` or work it out, and keep it if the cache can be written.

    Yields how far it is (closing the generator cancels) and returns the best chances to reach 1, 2, ... `MOST`.

    Args:
        rules: the rule set.
        threads: how many threads work; all processors by default.
    """
    kept = _kept(rules)
    if kept is not None:
        return kept
    begin = Beginning(_NEW_GAME, -MOST, -1)
    table = yield from solve_goal(rules, reach(0), begin, keep=range(1), threads=threads)
    chances = table.line(_NEW_GAME, -MOST, MOST)[::-1].tolist()
    with contextlib.suppress(OSError):
        files.write_atomically(curve_path(rules), [json.dumps(_content(rules, chances)).encode()])
    return tuple(chances)
