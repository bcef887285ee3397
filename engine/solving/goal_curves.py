# SPDX-License-Identifier: MIT
"""A curve is the best chance to reach each final score, every one under the best play for that target alone.

One goal table answers all targets: it begins with any number of points from -600 to -1 and has to get to 0. It takes
half a minute of a processor and half a gigabyte, its result is five kilobytes, so that is kept in the cache
(`engine.solving.notes`).
"""

from __future__ import annotations

from collections.abc import Generator

from engine.rules.scoring import RuleSet
from engine.runtime.steps import StepsDone
from engine.solving import notes
from engine.solving.goal_tables import Beginning, reach, solve_goal

MOST = 600
"""The highest target."""
_NEW_GAME = (0, 0, 0, 0)
NOTE = "curve"


def obtain_curve(rules: RuleSet, *, threads: int | None = None) -> Generator[StepsDone, None, tuple[float, ...]]:
    """Find the curve of `rules` or work it out, and keep it if the cache can be written.

    Yields how far it is (closing the generator cancels) and returns the best chances to reach 1, 2, ... `MOST`.

    Args:
        rules: the rule set.
        threads: how many threads work; all processors by default.
    """
    kept = notes.read(NOTE, rules)
    if kept is not None and len(kept) == MOST:
        return kept
    begin = Beginning(_NEW_GAME, -MOST, -1)
    table = yield from solve_goal(rules, reach(0), begin, keep=range(1), threads=threads)
    chances = table.line(_NEW_GAME, -MOST, MOST)[::-1].tolist()
    notes.write(NOTE, rules, chances)
    return tuple(chances)
